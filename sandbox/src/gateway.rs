//! The WebSocket side of Discord: hello, identify, resume, heartbeats, and the events of a session.

use std::sync::Arc;

use axum::extract::ConnectInfo;
use axum::extract::State as Extension;
use axum::extract::ws::CloseFrame;
use axum::extract::ws::Message;
use axum::extract::ws::WebSocket;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::response::Redirect;
use axum::response::Response;
use serde_json::Value;
use serde_json::json;

use crate::changes::Change;
use crate::connection::Knife;
use crate::core::Core;
use crate::faults::Effect;
use crate::limits;
use crate::snowflake;
use crate::state::State;
use crate::state::sessions;
use crate::state::sessions::Order;
use crate::wire;

/// Discord's close codes. Docs: Opcodes and Status Codes, "Gateway close event codes".
mod close {
    pub(super) const UNKNOWN_OPCODE: u16 = 4001;
    pub(super) const DECODE_ERROR: u16 = 4002;
    pub(super) const NOT_AUTHENTICATED: u16 = 4003;
    pub(super) const AUTHENTICATION_FAILED: u16 = 4004;
    pub(super) const ALREADY_AUTHENTICATED: u16 = 4005;
    pub(super) const INVALID_SEQ: u16 = 4007;
    pub(super) const SESSION_TIMED_OUT: u16 = 4009;
    pub(super) const INVALID_SHARD: u16 = 4010;
    pub(super) const SHARDING_REQUIRED: u16 = 4011;
    pub(super) const DISALLOWED_INTENTS: u16 = 4014;
}

/// Takes a bot's connection; a browser is sent to the page.
pub(crate) async fn connect(
    Extension(core): Extension<Arc<Core>>,
    ConnectInfo(knife): ConnectInfo<Knife>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let Ok(upgrade) = upgrade else {
        return Redirect::temporary("/_sandbox/").into_response();
    };
    match core.change(|state| state.faults.for_request("GET", "/")) {
        None => {}
        Some(Effect::DropBefore | Effect::DropAfter) => {
            knife.cut();
            return std::future::pending().await;
        }
        Some(Effect::HangBefore | Effect::HangAfter) => return std::future::pending().await,
        Some(Effect::Slow(by)) => {
            let by_ms = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
            core.clock.reached(core.clock.now_ms() + by_ms).await;
        }
        Some(_) => return StatusCode::SERVICE_UNAVAILABLE.into_response(),
    }
    upgrade.on_upgrade(move |socket| Connection::new(core, knife).serve(socket))
}

/// One connection, which may serve a session.
struct Connection {
    core: Arc<Core>,
    knife: Knife,
    number: u64,
    session: Option<String>,
    /// The last event sent on this connection.
    seq: u64,
}

/// Why a connection ends.
enum End {
    /// The other side is gone, or the line is cut.
    Gone,
    /// We close it, with this code.
    Close(u16),
}

impl Connection {
    fn new(core: Arc<Core>, knife: Knife) -> Self {
        let number = core.change(|state| {
            state.sessions.connections += 1;
            state.sessions.connections
        });
        Self {
            core,
            knife,
            number,
            session: None,
            seq: 0,
        }
    }

    async fn serve(mut self, mut socket: WebSocket) {
        let end = self.talk(&mut socket).await;
        if let End::Close(code) = end {
            let frame = CloseFrame {
                code,
                reason: "".into(),
            };
            // The other side may be gone already.
            let _ = socket.send(Message::Close(Some(frame))).await;
        }
        self.leave(&end);
        if matches!(end, End::Close(_)) {
            // Read on until the other side has closed too, so that it sees the code and not a reset.
            while let Some(Ok(_)) = socket.recv().await {}
        }
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> End {
        let mut versions = self.core.versions();
        let hello = json!({ "op": 10, "d": { "heartbeat_interval": limits::HEARTBEAT_MS } });
        if send(socket, hello.to_string()).await.is_err() {
            return End::Gone;
        }
        loop {
            versions.mark_unchanged();
            if let Err(end) = self.send_due(socket).await {
                return end;
            }
            tokio::select! {
                changed = versions.changed() => if changed.is_err() {
                    return End::Gone;
                },
                received = socket.recv() => {
                    let step = match received {
                        None | Some(Err(_)) => Err(End::Gone),
                        Some(Ok(Message::Text(text))) => self.hear(socket, &text).await,
                        Some(Ok(Message::Close(frame))) => {
                            self.said_goodbye(frame.as_ref());
                            Err(End::Gone)
                        }
                        Some(Ok(_)) => Ok(()),
                    };
                    if let Err(end) = step {
                        return end;
                    }
                }
            }
        }
    }

    /// Sends what the session has and this connection has not sent yet, and carries out orders.
    async fn send_due(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let Some(id) = self.session.clone() else {
            return Ok(());
        };
        let (frames, orders) = self.core.change_quietly(|state| {
            let Some(session) = state.sessions.get_mut(&id) else {
                return (Vec::new(), vec![Order::Close(close::SESSION_TIMED_OUT)]);
            };
            if session.connection != Some(self.number) {
                // Another connection has resumed this session.
                return (Vec::new(), vec![Order::Drop]);
            }
            // Numbers have no gaps: what is new is at the end.
            let new = usize::try_from(session.seq - self.seq).unwrap_or(usize::MAX);
            let known = session.sent.len().saturating_sub(new);
            let frames: Vec<(u64, String)> = session.sent.iter().skip(known).cloned().collect();
            (frames, session.orders.drain(..).collect())
        });
        for (seq, frame) in frames {
            send(socket, frame).await?;
            self.seq = seq;
        }
        for order in orders {
            match order {
                Order::Close(code) => return Err(End::Close(code)),
                Order::Drop => {
                    self.knife.cut();
                    return Err(End::Gone);
                }
                Order::Reconnect => send(socket, json!({ "op": 7, "d": null }).to_string()).await?,
                Order::Invalid { resumable } => {
                    if !resumable {
                        self.forget();
                    }
                    send(socket, json!({ "op": 9, "d": resumable }).to_string()).await?;
                }
            }
        }
        Ok(())
    }

    /// Acts on what the bot sent.
    async fn hear(&mut self, socket: &mut WebSocket, text: &str) -> Result<(), End> {
        let Ok(frame) = serde_json::from_str::<Value>(text) else {
            return Err(End::Close(close::DECODE_ERROR));
        };
        let data = frame.get("d").unwrap_or(&Value::Null);
        match frame.get("op").and_then(Value::as_u64) {
            Some(1) => send(socket, json!({ "op": 11 }).to_string()).await,
            Some(2) if self.session.is_some() => Err(End::Close(close::ALREADY_AUTHENTICATED)),
            Some(2) => self.identify(socket, data).await,
            Some(6) => self.resume(socket, data).await,
            Some(3 | 4 | 8 | 31) if self.session.is_none() => {
                Err(End::Close(close::NOT_AUTHENTICATED))
            }
            Some(8) => {
                self.core.change(|state| state.tell_chunk(data));
                Ok(())
            }
            Some(3 | 4 | 31) => Ok(()),
            _ => Err(End::Close(close::UNKNOWN_OPCODE)),
        }
    }

    async fn identify(&mut self, socket: &mut WebSocket, data: &Value) -> Result<(), End> {
        let number = |pointer: &str| data.pointer(pointer).and_then(Value::as_u64);
        let intents = number("/intents").unwrap_or(0);
        let shard = (
            number("/shard/0").unwrap_or(0),
            number("/shard/1").unwrap_or(1),
        );
        let identified = self.core.change(|state| {
            check_token(state, data)?;
            if shard.0 >= shard.1 {
                return Err(close::INVALID_SHARD);
            }
            if state.guilds_of(shard).len() > state.options.guilds_a_shard {
                return Err(close::SHARDING_REQUIRED);
            }
            let privileged = intents & sessions::PRIVILEGED;
            if privileged & !state.options.privileged_intents != 0 {
                return Err(close::DISALLOWED_INTENTS);
            }
            if !state.may_identify(shard.0) {
                return Ok(None);
            }
            Ok(Some(state.identify(self.number, shard, intents)))
        });
        match identified.map_err(End::Close)? {
            Some(session) => {
                self.session = Some(session);
                self.seq = 0;
                Ok(())
            }
            None => send(socket, json!({ "op": 9, "d": false }).to_string()).await,
        }
    }

    async fn resume(&mut self, socket: &mut WebSocket, data: &Value) -> Result<(), End> {
        let id = data.get("session_id").and_then(Value::as_str);
        let id = id.unwrap_or_default().to_owned();
        let seq = data.get("seq").and_then(Value::as_u64).unwrap_or(0);
        let number = self.number;
        let resumed = self
            .core
            .change(|state| {
                check_token(state, data)?;
                let Some(session) = state.sessions.get_mut(&id) else {
                    return Ok(false);
                };
                if seq > session.seq {
                    return Err(close::INVALID_SEQ);
                }
                let kept = session.sent.front().map_or(0, |(first, _)| *first);
                if seq + 1 < kept {
                    return Ok(false);
                }
                session.connection = Some(number);
                session.push("RESUMED", &json!({}));
                state.sessions.resumes += 1;
                state.changes.push(Change::Gateway);
                Ok(true)
            })
            .map_err(End::Close)?;
        if resumed {
            self.session = Some(id);
            self.seq = seq;
            return Ok(());
        }
        send(socket, json!({ "op": 9, "d": false }).to_string()).await
    }

    /// Ends the session for good.
    fn forget(&mut self) {
        if let Some(id) = self.session.take() {
            self.core.change(|state| {
                state.sessions.list.retain(|session| session.id != id);
                state.changes.push(Change::Gateway);
            });
        }
    }

    /// A bot that closes with 1000 or 1001 does not want to resume.
    fn said_goodbye(&mut self, frame: Option<&CloseFrame>) {
        if frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001)) {
            self.forget();
        }
    }

    /// Leaves the session to be resumed, unless the close code forbids it.
    fn leave(&mut self, end: &End) {
        if matches!(
            end,
            End::Close(close::INVALID_SEQ | close::SESSION_TIMED_OUT)
        ) {
            self.forget();
        }
        let Some(id) = self.session.take() else {
            return;
        };
        self.core.change(|state| {
            if let Some(session) = state.sessions.get_mut(&id)
                && session.connection == Some(self.number)
            {
                session.connection = None;
            }
            state.changes.push(Change::Gateway);
        });
    }
}

fn check_token(state: &State, data: &Value) -> Result<(), u16> {
    let token = data.get("token").and_then(Value::as_str);
    let token = token.unwrap_or_default();
    if token.strip_prefix("Bot ").unwrap_or(token) == state.options.token {
        Ok(())
    } else {
        Err(close::AUTHENTICATION_FAILED)
    }
}

async fn send(socket: &mut WebSocket, frame: String) -> Result<(), End> {
    let sent = socket.send(Message::Text(frame.into())).await;
    sent.map_err(|_| End::Gone)
}

impl State {
    /// Answers a request for the members of a guild.
    fn tell_chunk(&mut self, data: &Value) {
        let Some(guild_id) = data.get("guild_id").and_then(snowflake::from_json) else {
            return;
        };
        let Some(guild) = self.guilds.get(&guild_id) else {
            return;
        };
        let wanted = data.get("user_ids").map(|ids| match ids.as_array() {
            Some(list) => list.iter().filter_map(snowflake::from_json).collect(),
            None => Vec::from_iter(snowflake::from_json(ids)),
        });
        let members: Vec<Value> = guild
            .members
            .keys()
            .filter(|id| wanted.as_ref().is_none_or(|wanted| wanted.contains(id)))
            .filter_map(|id| wire::member(self, guild, *id))
            .collect();
        let mut payload = json!({
            "guild_id": guild_id,
            "members": members,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
        });
        if let Some(nonce) = data.get("nonce") {
            wire::merge(&mut payload, json!({ "nonce": nonce }));
        }
        self.tell("GUILD_MEMBERS_CHUNK", guild_id, payload);
    }
}
