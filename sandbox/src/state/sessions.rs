//! The bot's gateway sessions: what was dispatched to each, and what it must still be sent.
//!
//! A session outlives its connection, so that a bot may resume it. The sockets are `gateway`'s.

use std::collections::HashMap;
use std::collections::VecDeque;
use std::time::Instant;

use serde_json::Value;
use serde_json::json;

use crate::changes::Change;
use crate::faults::EventFault;
use crate::limits;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::wire;

/// Intent for guilds, channels, threads and roles.
pub(crate) const GUILDS: u64 = 1;
/// Privileged intent for members.
pub(crate) const GUILD_MEMBERS: u64 = 1 << 1;
/// Privileged intent for presences.
pub(crate) const GUILD_PRESENCES: u64 = 1 << 8;
/// Intent for messages in guilds.
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
/// Intent for messages in DMs.
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
/// Privileged intent for what people wrote.
pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;
/// The intents an application must be granted before it may ask for them.
pub(crate) const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;

/// What a session must have asked for to get an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// Always sent.
    Nothing,
    Intents(u64),
}

/// What a socket is told to do besides sending events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Close with a code.
    Close(u16),
    /// Ask to reconnect (op 7).
    Reconnect,
    /// Declare the session invalid (op 9), resumable or not.
    Invalid { resumable: bool },
    /// Cut the connection without a word.
    Drop,
}

#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    /// This shard, of how many.
    pub(crate) shard: (u64, u64),
    pub(crate) intents: u64,
    /// The last sequence number given.
    pub(crate) seq: u64,
    /// Dispatched events, oldest first, as text to send.
    pub(crate) sent: VecDeque<(u64, String)>,
    /// The connection it is served on.
    pub(crate) connection: Option<u64>,
    pub(crate) orders: VecDeque<Order>,
}

impl Session {
    fn wants(&self, guild_id: Option<Snowflake>, need: Need) -> bool {
        let (shard, shards) = self.shard;
        let home = guild_id.map_or(0, |id| (id.0 >> 22) % shards.max(1));
        let asked = match need {
            Need::Nothing => true,
            Need::Intents(bits) => self.intents & bits == bits,
        };
        home == shard && asked
    }

    pub(crate) fn push(&mut self, event: &str, payload: &Value) {
        self.seq += 1;
        let frame = json!({ "op": 0, "s": self.seq, "t": event, "d": payload });
        self.sent.push_back((self.seq, frame.to_string()));
        if self.sent.len() > limits::REPLAYED_EVENTS {
            self.sent.pop_front();
        }
    }
}

/// All sessions that are open or may be resumed.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    pub(crate) list: Vec<Session>,
    /// Events a fault holds back: when they are due, and what they are.
    pub(crate) delayed: Vec<Delayed>,
    pub(crate) identifies: u64,
    /// Identifies that were refused: too soon after another of their bucket.
    pub(crate) collisions: u64,
    /// When one of each bucket was last let in, by the machine's time.
    let_in: HashMap<u64, Instant>,
    /// Times a session was resumed.
    pub(crate) resumes: u64,
    /// Connections that were ever made.
    pub(crate) connections: u64,
    count: u64,
}

/// An event that is kept back until its time has come.
#[derive(Debug)]
pub(crate) struct Delayed {
    pub(crate) due_ms: u64,
    /// Whether a task waits for the time already.
    pub(crate) awaited: bool,
    event: String,
    guild_id: Option<Snowflake>,
    need: Need,
    payload: Value,
}

impl Sessions {
    pub(crate) fn get_mut(&mut self, id: &str) -> Option<&mut Session> {
        self.list.iter_mut().find(|session| session.id == id)
    }

    /// Opens a session; sessions of the same shard that lost their connection are over.
    fn open(&mut self, connection: u64, shard: (u64, u64), intents: u64) -> String {
        self.identifies += 1;
        self.count += 1;
        self.list
            .retain(|s| s.connection.is_some() || s.shard != shard);
        let id = format!("session{:08x}", self.count);
        self.list.push(Session {
            id: id.clone(),
            shard,
            intents,
            seq: 0,
            sent: VecDeque::new(),
            connection: Some(connection),
            orders: VecDeque::new(),
        });
        id
    }
}

impl State {
    /// Whether a shard may identify now: not within five seconds of another of its bucket.
    pub(crate) fn may_identify(&mut self, shard: u64) -> bool {
        let Some(concurrency) = self.options.max_concurrency else {
            return true;
        };
        let (bucket, now) = (shard % concurrency.max(1), Instant::now());
        let last = self.sessions.let_in.get(&bucket);
        if last.is_some_and(|last| now.duration_since(*last) < limits::IDENTIFY_GAP) {
            self.sessions.collisions += 1;
            return false;
        }
        self.sessions.let_in.insert(bucket, now);
        true
    }

    /// The guilds of a shard that the bot is in.
    pub(crate) fn guilds_of(&self, shard: (u64, u64)) -> Vec<Snowflake> {
        self.guilds
            .values()
            .filter(|guild| guild.members.contains_key(&self.bot))
            .map(|guild| guild.id)
            .filter(|guild| (guild.0 >> 22) % shard.1.max(1) == shard.0)
            .collect()
    }

    /// Starts a session with READY and the guilds of its shard.
    pub(crate) fn identify(&mut self, connection: u64, shard: (u64, u64), intents: u64) -> String {
        let id = self.sessions.open(connection, shard, intents);
        let mine = self.guilds_of(shard);
        let ready = wire::ready(self, &id, shard, &mine);
        let mut events = vec![("READY", ready)];
        for guild in mine.iter().filter_map(|id| self.guilds.get(id)) {
            if intents & GUILDS == 0 {
                break;
            }
            events.push(if guild.unavailable {
                (
                    "GUILD_DELETE",
                    json!({ "id": guild.id, "unavailable": true }),
                )
            } else {
                ("GUILD_CREATE", wire::guild_create(self, guild))
            });
        }
        if let Some(session) = self.sessions.get_mut(&id) {
            for (event, payload) in &events {
                session.push(event, payload);
            }
        }
        self.changes.push(Change::Gateway);
        id
    }

    /// Dispatches an event to every session it concerns, unless a fault interferes.
    ///
    /// Returns whether any session will get it.
    pub(crate) fn dispatch(
        &mut self,
        event: &str,
        guild_id: Option<Snowflake>,
        need: Need,
        payload: Value,
    ) -> bool {
        let in_guild = guild_id.is_none_or(|id| {
            let guild = self.guilds.get(&id);
            guild.is_some_and(|guild| guild.members.contains_key(&self.bot))
        });
        if !in_guild && event != "GUILD_DELETE" {
            return false;
        }
        match self.faults.for_event(event) {
            None => self.deliver(event, guild_id, need, &payload),
            Some(EventFault::Lose) => true,
            Some(EventFault::Repeat) => {
                self.deliver(event, guild_id, need, &payload);
                self.deliver(event, guild_id, need, &payload)
            }
            Some(EventFault::Delay(by)) => {
                self.sessions.delayed.push(Delayed {
                    due_ms: self.now_ms() + u64::try_from(by.as_millis()).unwrap_or(u64::MAX),
                    awaited: false,
                    event: event.to_owned(),
                    guild_id,
                    need,
                    payload,
                });
                true
            }
        }
    }

    fn deliver(
        &mut self,
        event: &str,
        guild_id: Option<Snowflake>,
        need: Need,
        payload: &Value,
    ) -> bool {
        let mut delivered = false;
        for session in &mut self.sessions.list {
            if session.wants(guild_id, need) {
                session.push(event, payload);
                delivered = true;
            }
        }
        delivered
    }

    /// Sends the delayed events whose time has come.
    pub(crate) fn release_delayed(&mut self) {
        let now_ms = self.now_ms();
        let (due, waiting) = std::mem::take(&mut self.sessions.delayed)
            .into_iter()
            .partition(|delayed| delayed.due_ms <= now_ms);
        self.sessions.delayed = waiting;
        let due: Vec<Delayed> = due;
        for delayed in due {
            self.deliver(
                &delayed.event,
                delayed.guild_id,
                delayed.need,
                &delayed.payload,
            );
        }
    }

    /// Gives every connected session an order.
    pub(crate) fn order(&mut self, order: Order) {
        for session in &mut self.sessions.list {
            if session.connection.is_none() {
                continue;
            }
            if order == Order::Drop {
                // At once, so that nothing dispatched from now on goes out on the old connection.
                session.connection = None;
            } else {
                session.orders.push_back(order);
            }
        }
    }
}
