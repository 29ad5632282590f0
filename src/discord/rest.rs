//! What the bot asks of Discord, each request bounded in time and with a policy for its failure.
//!
//! serenity's own HTTP client has no time limit, sleeps through a 429 without bound and forgets its
//! `retry_after`; so it only registers commands and starts the gateway, and the rest is here.

use super::card::{Audience, Card, EPHEMERAL};
use super::here::Entry;
use crate::config::Config;
use crate::db::{ChannelId, MessageId, PlayerId, ServerId, Span};
use crate::watch::{Kind, Metrics};
use anyhow::Context;
use reqwest::header::{AUTHORIZATION, HeaderValue};
use reqwest::{Method, StatusCode, multipart};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long a request may take that a person waits for.
const ANSWER_WITHIN: Duration = Duration::from_millis(2500);
/// How long a look may take before an answer is given.
const LOOK_WITHIN: Duration = Duration::from_secs(1);
/// How long any other request may take.
const REQUEST_WITHIN: Duration = Duration::from_secs(10);
/// How long a failed answer waits before it is tried a second and last time.
const ANSWER_AGAIN_AFTER: Duration = Duration::from_millis(150);
/// Requests a second outside interactions, of all processes; Discord allows 50 in all.
const REQUESTS_PER_SEC: usize = 45;
/// After how many invalid requests nothing is sent any more that can wait. Discord blocks an
/// address for an hour after 10,000 of them in 10 minutes.
const INVALID_REQUESTS_MAX: usize = 2000;
/// After how many invalid requests not even answers are sent, which cannot wait.
const INVALID_ANSWERS_MAX: usize = 8000;
/// How long all waits before it looks again whether requests may go out.
const SHUT_FOR: Duration = Duration::from_secs(30);
/// The time in which invalid requests are counted.
const INVALID_WITHIN: Duration = Duration::from_mins(10);

/// Why Discord did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub(super) enum RestError {
    /// Too much was asked; try again after so long.
    #[error("Discord asks to wait {} ms", after.as_millis())]
    Wait {
        /// How long.
        after: Duration,
    },
    /// Discord refuses, and would refuse again.
    #[error("Discord refuses: {status} {code} {message}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's own code; 0 where it gives none.
        code: u64,
        /// What it says.
        message: String,
    },
    /// The bot is a guest there, and nobody has asked anything lately that it could answer.
    #[error("the bot is a guest there, and has nothing to answer")]
    NoDoor,
    /// Discord is out of order or out of reach. What was asked may have been done.
    #[error("Discord cannot be reached: {0}")]
    Unreachable(String),
}

/// Discord's codes that are told apart.
pub(super) mod code {
    pub(crate) const UNKNOWN_CHANNEL: u64 = 10003;
    pub(crate) const UNKNOWN_GUILD: u64 = 10004;
    pub(crate) const UNKNOWN_MEMBER: u64 = 10007;
    pub(crate) const UNKNOWN_MESSAGE: u64 = 10008;
    pub(crate) const ARCHIVED: u64 = 50083;
    pub(crate) const HAS_THREAD: u64 = 160_004;
    pub(crate) const UNKNOWN_USER: u64 = 10013;
    pub(crate) const ALREADY_ANSWERED: u64 = 40060;
    pub(crate) const MISSING_ACCESS: u64 = 50001;
    pub(crate) const MISSING_PERMISSIONS: u64 = 50013;
    /// Refusals that stay refusals: things gone, DMs closed or blocked, threads archived.
    pub(crate) const FINAL: [u64; 9] = [
        UNKNOWN_CHANNEL,
        UNKNOWN_GUILD,
        UNKNOWN_MESSAGE,
        10062,
        MISSING_ACCESS,
        50007,
        MISSING_PERMISSIONS,
        ARCHIVED,
        50278,
    ];
}

impl RestError {
    /// Whether asking again would be pointless. Other refusals may pass: a proxy's, or a token's
    /// that is being changed.
    pub(super) fn is_final(&self) -> bool {
        match self {
            Self::Refused { status, code, .. } => {
                matches!(status, 400 | 404) || code::FINAL.contains(code)
            }
            Self::NoDoor => true,
            Self::Wait { .. } | Self::Unreachable(_) => false,
        }
    }

    /// Whether the bot lacks a permission, which may be given back.
    pub(super) fn is_lack_of_permission(&self) -> bool {
        self.is(code::MISSING_ACCESS) || self.is(code::MISSING_PERMISSIONS)
    }

    /// Whether Discord has answered with this code.
    pub(super) fn is(&self, wanted: u64) -> bool {
        matches!(self, Self::Refused { code, .. } if *code == wanted)
    }
}

/// An answer to an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AnswerKind {
    /// A new message.
    Message(Audience),
    /// The message of the button, changed.
    Update,
}

/// Which interaction is answered.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) id: u64,
    pub(super) token: String,
    pub(super) kind: Kind,
    /// When we heard of it.
    pub(super) since: Instant,
    /// What its answer leaves open, where the bot is a guest.
    pub(super) entry: Option<Entry>,
}

/// Discord, as the bot asks it.
#[derive(Debug)]
pub(super) struct Rest {
    client: reqwest::Client,
    base: String,
    authorization: HeaderValue,
    application: u64,
    pace: Mutex<Pace>,
    metrics: Arc<Metrics>,
}

/// What was asked lately, so that limits are kept before Discord must say so.
#[derive(Debug)]
struct Pace {
    // How many requests a second may go out; none where a proxy keeps count of them.
    most: Option<usize>,
    // The moments of the last requests outside interactions, oldest first.
    sent: VecDeque<Instant>,
    // The moments of the last 401, 403 and 429, oldest first.
    invalid: VecDeque<Instant>,
    // Set by a 429 that speaks for all routes.
    closed_until: Option<Instant>,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            most: Some(REQUESTS_PER_SEC),
            sent: VecDeque::new(),
            invalid: VecDeque::new(),
            closed_until: None,
        }
    }
}

impl Pace {
    /// For a process that runs some of the shards: its share of what all may do.
    fn of_share(span: Span) -> Self {
        let share = REQUESTS_PER_SEC * span.count() as usize / span.total as usize;
        Self {
            most: Some(share.max(1)),
            ..Self::default()
        }
    }

    /// Without a limit of our own: a proxy keeps Discord's, for all processes.
    fn of_proxied() -> Self {
        Self {
            most: None,
            ..Self::default()
        }
    }

    /// How long to wait before another answer; none where it may go out now. Answers are outside
    /// of Discord's limits, but not of how many requests may be invalid.
    fn wait_to_answer(&mut self, now: Instant) -> Option<Duration> {
        forget_before(&mut self.invalid, now, INVALID_WITHIN);
        (self.invalid.len() >= INVALID_ANSWERS_MAX).then_some(SHUT_FOR)
    }

    /// How long to wait before another request; none where it may go out now, which is noted.
    fn wait(&mut self, now: Instant) -> Option<Duration> {
        let wait = self.busy_for(now);
        if wait.is_none() && self.most.is_some() {
            self.sent.push_back(now);
        }
        wait
    }

    /// How long no other request may go out.
    fn busy_for(&mut self, now: Instant) -> Option<Duration> {
        forget_before(&mut self.invalid, now, INVALID_WITHIN);
        if self.invalid.len() >= INVALID_REQUESTS_MAX {
            return Some(SHUT_FOR);
        }
        if let Some(until) = self.closed_until
            && until > now
        {
            return Some(until - now);
        }
        forget_before(&mut self.sent, now, Duration::from_secs(1));
        if self.most.is_some_and(|most| self.sent.len() >= most) {
            let oldest = self.sent.front().copied().unwrap_or(now);
            return Some((oldest + Duration::from_secs(1)).saturating_duration_since(now));
        }
        None
    }
}

fn forget_before(moments: &mut VecDeque<Instant>, now: Instant, within: Duration) {
    while moments
        .front()
        .is_some_and(|&moment| now.duration_since(moment) >= within)
    {
        moments.pop_front();
    }
}

impl Rest {
    pub(super) fn new(
        config: &Config,
        application: u64,
        span: Span,
        metrics: Arc<Metrics>,
    ) -> anyhow::Result<Self> {
        let mut authorization = HeaderValue::try_from(format!("Bot {}", config.token.expose()))
            .context("DISCORD_TOKEN has characters that no token has")?;
        authorization.set_sensitive(true);
        Ok(Self {
            client: reqwest::Client::builder()
                .user_agent(concat!(
                    "DiscordBot (congkak, ",
                    env!("CARGO_PKG_VERSION"),
                    ")"
                ))
                .connect_timeout(Duration::from_secs(2))
                .build()?,
            base: format!("{}/api/v10", config.api_base),
            authorization,
            application,
            pace: Mutex::new(if config.is_proxied() {
                Pace::of_proxied()
            } else {
                Pace::of_share(span)
            }),
            metrics,
        })
    }

    /// How long nothing may be sent that is no answer: what would be, need not be drawn before.
    pub(super) fn busy_for(&self) -> Option<Duration> {
        self.pace().busy_for(Instant::now())
    }

    /// Answers an interaction with a card. Returns the new message's id, where there is one.
    ///
    /// Tried twice: Discord takes only the first of two answers, so a second cannot double it.
    pub(super) async fn answer(
        &self,
        asked: &Asked,
        kind: AnswerKind,
        card: &Card,
    ) -> Result<Option<MessageId>, RestError> {
        let (number, audience) = match kind {
            AnswerKind::Message(audience) => (4, audience),
            AnswerKind::Update => (7, Audience::Channel),
        };
        let body = json!({ "type": number, "data": card.to_json(audience) });
        let path = format!(
            "/interactions/{}/{}/callback?with_response=true",
            asked.id, asked.token
        );
        let request = Request {
            method: Method::POST,
            path: &path,
            body: Some(&body),
            card: Some(card),
            within: ANSWER_WITHIN,
        };
        if let Some(after) = self.pace().wait_to_answer(Instant::now()) {
            return Err(RestError::Wait { after });
        }
        let answered = match self.send(&request).await {
            Err(RestError::Unreachable(_) | RestError::Wait { .. }) => {
                tokio::time::sleep(ANSWER_AGAIN_AFTER).await;
                self.send(&request).await
            }
            answered => answered,
        };
        match answered {
            Ok(answered) => Ok(answered.pointer("/resource/message").and_then(id_of)),
            // The first try got through after all.
            Err(error) if error.is(code::ALREADY_ANSWERED) => self.answered(&asked.token).await,
            Err(error) => Err(error),
        }
    }

    /// The message for all that answers an interaction, if it was answered with one.
    pub(super) async fn answered(&self, token: &str) -> Result<Option<MessageId>, RestError> {
        let path = format!("/webhooks/{}/{token}/messages/@original", self.application);
        match self.get(&path).await {
            // Another copy of the same press may have been answered with a private refusal.
            Ok(message) => {
                let flags = message.get("flags").and_then(Value::as_u64).unwrap_or(0);
                Ok(id_of(&message).filter(|_| flags & EPHEMERAL == 0))
            }
            Err(RestError::Refused { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Makes the message that answered an interaction show `card` instead, whoever sees it.
    pub(super) async fn edit_answer(&self, token: &str, card: &Card) -> Result<(), RestError> {
        let body = edited(card, Audience::Asker);
        self.change(token, "@original", &body, Some(card)).await
    }

    /// Sends a card for all through an interaction that was answered.
    pub(super) async fn follow_up(&self, token: &str, card: &Card) -> Result<MessageId, RestError> {
        let sent = self
            .send(&Request {
                method: Method::POST,
                path: &format!("/webhooks/{}/{token}", self.application),
                body: Some(&card.to_json(Audience::Channel)),
                card: Some(card),
                within: REQUEST_WITHIN,
            })
            .await?;
        id_of(&sent).ok_or_else(|| RestError::Unreachable("a message without an id".to_owned()))
    }

    /// Makes a message show `card` instead, through the interaction that it goes back to.
    pub(super) async fn edit_through(
        &self,
        token: &str,
        message: MessageId,
        card: &Card,
    ) -> Result<(), RestError> {
        let body = edited(card, Audience::Channel);
        self.change(token, &message.to_string(), &body, Some(card))
            .await
    }

    /// Takes all buttons from a message, through the interaction that it goes back to.
    pub(super) async fn retire_through(
        &self,
        token: &str,
        message: MessageId,
        words: Option<&str>,
    ) -> Result<(), RestError> {
        let body = retired(words);
        self.change(token, &message.to_string(), &body, None).await
    }

    /// Changes a message through the interaction that it goes back to.
    async fn change(
        &self,
        token: &str,
        message: &str,
        body: &Value,
        card: Option<&Card>,
    ) -> Result<(), RestError> {
        self.send(&Request {
            method: Method::PATCH,
            path: &format!("/webhooks/{}/{token}/messages/{message}", self.application),
            body: Some(body),
            card,
            within: REQUEST_WITHIN,
        })
        .await
        .map(|_| ())
    }

    /// Sends a card to a channel, once: Discord drops another with the same `nonce` for a while.
    pub(super) async fn post(
        &self,
        channel: ChannelId,
        card: &Card,
        nonce: &str,
    ) -> Result<MessageId, RestError> {
        let mut body = card.to_json(Audience::Channel);
        if let Some(fields) = body.as_object_mut() {
            fields.insert("nonce".to_owned(), nonce.into());
            fields.insert("enforce_nonce".to_owned(), true.into());
        }
        let sent = self
            .paced(Request {
                method: Method::POST,
                path: &format!("/channels/{channel}/messages"),
                body: Some(&body),
                card: Some(card),
                within: REQUEST_WITHIN,
            })
            .await?;
        id_of(&sent).ok_or_else(|| RestError::Unreachable("a message without an id".to_owned()))
    }

    /// Makes a message of ours show `card` instead.
    pub(super) async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        card: &Card,
    ) -> Result<(), RestError> {
        let body = edited(card, Audience::Channel);
        self.paced(Request {
            method: Method::PATCH,
            path: &format!("/channels/{channel}/messages/{message}"),
            body: Some(&body),
            card: Some(card),
            within: REQUEST_WITHIN,
        })
        .await
        .map(|_| ())
    }

    /// Takes all buttons from a message of ours, and leaves the rest as it is; but the words, where
    /// others are given.
    pub(super) async fn retire(
        &self,
        channel: ChannelId,
        message: MessageId,
        words: Option<&str>,
    ) -> Result<(), RestError> {
        self.paced(Request {
            method: Method::PATCH,
            path: &format!("/channels/{channel}/messages/{message}"),
            body: Some(&retired(words)),
            card: None,
            within: REQUEST_WITHIN,
        })
        .await
        .map(|_| ())
    }

    /// Makes a public thread on a message, which Discord archives after so many minutes of silence. A
    /// second try finds the thread of the first: it has the message's id.
    pub(super) async fn thread(
        &self,
        channel: ChannelId,
        message: MessageId,
        name: &str,
        archive_minutes: u32,
    ) -> Result<ChannelId, RestError> {
        let made = self
            .paced(Request {
                method: Method::POST,
                path: &format!("/channels/{channel}/messages/{message}/threads"),
                body: Some(&json!({ "name": name, "auto_archive_duration": archive_minutes })),
                card: None,
                within: REQUEST_WITHIN,
            })
            .await;
        match made {
            Ok(made) => snowflake(&made)
                .map(ChannelId::of_discord)
                .ok_or_else(|| RestError::Unreachable("a thread without an id".to_owned())),
            Err(error) if error.is(code::HAS_THREAD) => {
                Ok(ChannelId::of_discord(message.to_discord()))
            }
            Err(error) => Err(error),
        }
    }

    /// Archives a thread.
    pub(super) async fn archive(&self, thread: ChannelId) -> Result<(), RestError> {
        self.paced(Request {
            method: Method::PATCH,
            path: &format!("/channels/{thread}"),
            body: Some(&json!({ "archived": true })),
            card: None,
            within: REQUEST_WITHIN,
        })
        .await
        .map(|_| ())
    }

    /// Whether a channel is there, as far as the bot can see. Somebody waits for the answer.
    pub(super) async fn has_channel(&self, channel: ChannelId) -> Result<bool, RestError> {
        let found = self
            .paced(Request {
                method: Method::GET,
                path: &format!("/channels/{channel}"),
                body: None,
                card: None,
                within: LOOK_WITHIN,
            })
            .await;
        match found {
            Ok(_) => Ok(true),
            Err(error) if error.is(code::UNKNOWN_CHANNEL) || error.is(code::MISSING_ACCESS) => {
                Ok(false)
            }
            Err(error) => Err(error),
        }
    }

    /// Whether a player is not a member of a server any more. Who is, no event tells without a
    /// privileged intent.
    pub(super) async fn has_left(
        &self,
        server: ServerId,
        player: PlayerId,
    ) -> Result<bool, RestError> {
        match self
            .get(&format!("/guilds/{server}/members/{player}"))
            .await
        {
            Err(error) if error.is(code::UNKNOWN_MEMBER) || error.is(code::UNKNOWN_USER) => {
                Ok(true)
            }
            Ok(_) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// The channel of the DMs with a player.
    pub(super) async fn dm(&self, player: PlayerId) -> Result<ChannelId, RestError> {
        let opened = self
            .paced(Request {
                method: Method::POST,
                path: "/users/@me/channels",
                body: Some(&json!({ "recipient_id": player.to_string() })),
                card: None,
                within: REQUEST_WITHIN,
            })
            .await?;
        snowflake(&opened)
            .map(ChannelId::of_discord)
            .ok_or_else(|| RestError::Unreachable("a channel without an id".to_owned()))
    }

    async fn get(&self, path: &str) -> Result<Value, RestError> {
        self.paced(Request {
            method: Method::GET,
            path,
            body: None,
            card: None,
            within: REQUEST_WITHIN,
        })
        .await
    }

    /// Sends a request that counts against the global limit.
    async fn paced(&self, request: Request<'_>) -> Result<Value, RestError> {
        let wait = self.pace().wait(Instant::now());
        match wait {
            Some(after) => Err(RestError::Wait { after }),
            None => self.send(&request).await,
        }
    }

    async fn send(&self, request: &Request<'_>) -> Result<Value, RestError> {
        let sent = tokio::time::timeout(request.within, self.send_unbounded(request))
            .await
            .unwrap_or_else(|_| {
                Err(RestError::Unreachable(format!(
                    "no answer within {} ms",
                    request.within.as_millis()
                )))
            });
        if let Err(RestError::Unreachable(_)) = &sent {
            self.metrics.requested(None);
        }
        sent
    }

    async fn send_unbounded(&self, request: &Request<'_>) -> Result<Value, RestError> {
        let unreachable = |e: reqwest::Error| RestError::Unreachable(e.without_url().to_string());
        let mut http = self
            .client
            .request(
                request.method.clone(),
                format!("{}{}", self.base, request.path),
            )
            .header(AUTHORIZATION, &self.authorization);
        if let Some(body) = request.body {
            let uploads: Vec<_> = request.card.into_iter().flat_map(Card::uploads).collect();
            http = if uploads.is_empty() {
                http.json(body)
            } else {
                let json = multipart::Part::text(body.to_string())
                    .mime_str("application/json")
                    .map_err(unreachable)?;
                let mut form = multipart::Form::new().part("payload_json", json);
                for (number, (file_name, bytes)) in uploads.into_iter().enumerate() {
                    let part = multipart::Part::bytes(bytes.to_vec());
                    form = form.part(
                        format!("files[{number}]"),
                        part.file_name(file_name.to_owned()),
                    );
                }
                http.multipart(form)
            };
        }
        let response = http.send().await.map_err(unreachable)?;
        let status = response.status();
        if !status.is_server_error() {
            self.metrics.requested(Some(status.as_u16()));
        }
        let retry_after = response
            .headers()
            .get("Retry-After")
            .and_then(|value| value.to_str().ok()?.parse().ok());
        let bytes = response.bytes().await.map_err(unreachable)?;
        let answer = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        if status.is_success() {
            Ok(answer)
        } else {
            Err(self.note_failure(status, retry_after, &answer))
        }
    }

    /// Says what kind of failure it is, and notes what it means for the requests to come.
    fn note_failure(&self, status: StatusCode, header: Option<f64>, answer: &Value) -> RestError {
        let now = Instant::now();
        if matches!(status.as_u16(), 401 | 403 | 429) {
            self.pace().invalid.push_back(now);
        }
        if status == StatusCode::TOO_MANY_REQUESTS {
            let told = answer.get("retry_after").and_then(Value::as_f64);
            let secs = told.or(header).unwrap_or(1.0);
            let after = Duration::try_from_secs_f64(secs).unwrap_or(Duration::from_mins(1));
            if answer.get("global") == Some(&Value::Bool(true)) {
                self.pace().closed_until = Some(now + after);
            }
            return RestError::Wait { after };
        }
        if status.is_server_error() {
            return RestError::Unreachable(format!("status {}", status.as_u16()));
        }
        RestError::Refused {
            status: status.as_u16(),
            code: answer.get("code").and_then(Value::as_u64).unwrap_or(0),
            message: answer
                .get("message")
                .and_then(Value::as_str)
                .unwrap_or_default()
                .to_owned(),
        }
    }

    fn pace(&self) -> std::sync::MutexGuard<'_, Pace> {
        // Nothing in Pace can be left half done by a panic.
        self.pace.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Request<'a> {
    method: Method,
    path: &'a str,
    body: Option<&'a Value>,
    card: Option<&'a Card>,
    within: Duration,
}

/// A message without buttons, with other words where such are given. Nobody is pinged by them.
fn retired(words: Option<&str>) -> Value {
    match words {
        Some(words) => json!({
            "components": [],
            "content": words,
            "allowed_mentions": { "parse": [] },
        }),
        None => json!({ "components": [] }),
    }
}

/// What an edit sends of a card: not the flag, which an edit cannot take back or set again.
fn edited(card: &Card, audience: Audience) -> Value {
    let mut body = card.to_json(audience);
    body.as_object_mut().map(|fields| fields.remove("flags"));
    body
}

/// The id of anything that Discord sends.
fn snowflake(thing: &Value) -> Option<u64> {
    thing.get("id")?.as_str()?.parse().ok()
}

fn id_of(message: &Value) -> Option<MessageId> {
    snowflake(message).map(MessageId::of_discord)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_beyond_the_pace_wait_for_the_oldest_to_be_a_second_old() {
        let (mut pace, start) = (Pace::default(), Instant::now());
        for _ in 0..REQUESTS_PER_SEC {
            assert_eq!(pace.wait(start), None);
        }
        let later = start + Duration::from_millis(400);
        assert_eq!(pace.wait(later), Some(Duration::from_millis(600)));
        assert_eq!(pace.wait(start + Duration::from_secs(1)), None);
    }

    #[test]
    fn each_process_has_its_share_of_the_pace() {
        let quarter = Span {
            first: 2,
            last: 2,
            total: 4,
        };
        let (mut pace, start) = (Pace::of_share(quarter), Instant::now());
        for _ in 0..11 {
            assert_eq!(pace.wait(start), None);
        }
        assert_eq!(pace.wait(start), Some(Duration::from_secs(1)));
        let (mut proxied, many) = (Pace::of_proxied(), 10 * REQUESTS_PER_SEC);
        assert!((0..many).all(|_| proxied.wait(start).is_none()));
        proxied.closed_until = Some(start + Duration::from_secs(2));
        assert!(proxied.wait(start).is_some());
    }

    #[test]
    fn many_invalid_requests_stop_all_that_can_wait() {
        let (mut pace, start) = (Pace::default(), Instant::now());
        pace.invalid
            .extend(std::iter::repeat_n(start, INVALID_REQUESTS_MAX));
        assert_eq!(pace.wait(start), Some(SHUT_FOR));
        assert_eq!(pace.wait_to_answer(start), None);
        assert_eq!(pace.wait(start + INVALID_WITHIN), None);
    }

    #[test]
    fn far_below_what_discord_takes_answers_stop_too() {
        let (mut pace, start) = (Pace::default(), Instant::now());
        pace.invalid
            .extend(std::iter::repeat_n(start, INVALID_ANSWERS_MAX));
        assert_eq!(pace.wait_to_answer(start), Some(SHUT_FOR));
        assert_eq!(pace.wait_to_answer(start + INVALID_WITHIN), None);
    }
}
