//! The worker that empties the outbox: tells what must be told, again and again until it is told
//! or can never be.

use super::rest::{RestError, code};
use super::words::{self, Language};
use super::{Bot, show, standings};
use crate::db::{ChallengeState, Due, MessageId, Period, PrivateBoard};
use crate::play::{self, BoardPlace, Notice, Owed, PlayError, Refusal, Scene, Seat};
use crate::rules::{Phase, Side};
use anyhow::Context;
use rand::Rng;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tracing::{error, warn};

/// How many lanes are told at the same time.
const LANES_AT_ONCE: usize = 8;
/// How many notices one look at the outbox takes.
const DUE_AT_ONCE: u32 = 64;
/// How long the worker sleeps at most when nothing rings.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// How long the worker waits where something is due that cannot be begun yet.
const DUE_WAIT: Duration = Duration::from_millis(100);
/// How long the worker waits before it looks again when the database does not answer.
const BROKEN_WAIT: Duration = Duration::from_secs(1);
/// The first wait after a failure; each further one is twice as long.
const RETRY_FIRST: Duration = Duration::from_millis(500);
/// The longest wait after a failure.
const RETRY_LONGEST: Duration = Duration::from_mins(5);
/// How long a notice is tried.
const GIVE_UP_AFTER: Duration = Duration::from_hours(24);

/// Why a notice was not told.
enum Untold {
    /// Discord did not do it.
    Discord(RestError),
    /// We could not.
    Broken(anyhow::Error),
}

impl From<RestError> for Untold {
    fn from(error: RestError) -> Self {
        Self::Discord(error)
    }
}

impl From<anyhow::Error> for Untold {
    fn from(error: anyhow::Error) -> Self {
        Self::Broken(error)
    }
}

/// Empties the outbox for as long as the bot runs. A lane that takes long holds no other back.
pub(super) async fn run(bot: Arc<Bot>) {
    let mut telling = JoinSet::new();
    let mut lanes = HashSet::new();
    loop {
        let mut wait = match begin(&bot, &mut telling, &mut lanes).await {
            Ok(wait) => wait,
            Err(broken) => {
                error!("emptying the outbox: {broken:#}");
                BROKEN_WAIT
            }
        };
        tokio::select! {
            () = bot.bell.notified() => {}
            () = tokio::time::sleep(wait) => {}
            Some(told) = telling.join_next() => {
                wait = Duration::ZERO;
                match told {
                    Ok((lane, Ok(()))) => { lanes.remove(&lane); }
                    Ok((lane, Err(broken))) => {
                        lanes.remove(&lane);
                        error!("telling a notice: {broken:#}");
                        wait = BROKEN_WAIT;
                    }
                    Err(panic) => {
                        // Which lane it was is lost with it; none is under way when all are done.
                        error!("telling a notice: {panic}");
                        telling.join_all().await;
                        telling = JoinSet::new();
                        lanes.clear();
                    }
                }
                tokio::time::sleep(wait).await;
            }
        }
    }
}

/// Begins to tell what is due in lanes where nothing is under way, and says how long there is
/// nothing else to do.
async fn begin(
    bot: &Arc<Bot>,
    telling: &mut JoinSet<(i64, anyhow::Result<()>)>,
    lanes: &mut HashSet<i64>,
) -> anyhow::Result<Duration> {
    play::expire_challenges(&bot.db, Bot::now()).await?;
    play::close_seasons(&bot.db, Bot::now()).await?;
    for due in bot.db.outbox_due(Bot::now(), DUE_AT_ONCE).await? {
        if lanes.len() < LANES_AT_ONCE && lanes.insert(due.lane) {
            let bot = Arc::clone(bot);
            telling.spawn(async move { (due.lane, deliver(&bot, &due).await) });
        }
    }
    let now = Bot::now();
    let next = bot.db.outbox_next().await?;
    Ok(next.map_or(LOOK_EVERY, |next| {
        let millis = u64::try_from(next.millis() - now.millis()).unwrap_or(0);
        // What is due already is under way, or waits for a lane; both end with a lane that is done.
        Duration::from_millis(millis).clamp(DUE_WAIT, LOOK_EVERY)
    }))
}

async fn deliver(bot: &Bot, due: &Due) -> anyhow::Result<()> {
    let id = due.outbox_id;
    let notice: Notice = match serde_json::from_str(&due.notice) {
        Ok(notice) => notice,
        Err(unreadable) => {
            // A newer version wrote it, perhaps, and will be back.
            put_off(bot, due, RETRY_LONGEST).await?;
            return Err(unreadable).with_context(|| format!("reading notice {id}"));
        }
    };
    let why = match tell(bot, due, &notice).await {
        Ok(()) => return Ok(()),
        Err(Untold::Broken(broken)) => {
            put_off(bot, due, retry_after(due.attempts)).await?;
            return Err(broken);
        }
        Err(Untold::Discord(RestError::Wait { after })) => return put_off(bot, due, after).await,
        Err(Untold::Discord(why)) => why,
    };
    // A permission may be given back: the board is then shown after all.
    let is_board = matches!(notice, Notice::Board { .. });
    if why.is_final() && !(is_board && why.is_lack_of_permission()) {
        warn!(notice_id = %id, "giving up notice {id}: {why}");
        return play::settle(&bot.db, Owed(id)).await;
    }
    let age = Bot::now().millis() - due.created_at;
    if age > i64::try_from(GIVE_UP_AFTER.as_millis()).unwrap_or(i64::MAX) {
        warn!(notice_id = %id, "giving up notice {id} after a day: {why}");
        return play::settle(&bot.db, Owed(id)).await;
    }
    warn!(notice_id = %id, "notice {id} must wait: {why}");
    put_off(bot, due, retry_after(due.attempts)).await
}

/// Twice as long after each failure, with some chance in it, so that not all come back at once.
fn retry_after(attempts: i64) -> Duration {
    let doublings = u32::try_from(attempts.clamp(0, 16)).unwrap_or(16);
    let wait = RETRY_FIRST
        .saturating_mul(1 << doublings)
        .min(RETRY_LONGEST);
    wait.mul_f64(rand::rng().random_range(0.75..1.25))
}

async fn put_off(bot: &Bot, due: &Due, after: Duration) -> anyhow::Result<()> {
    let mut write = bot.db.write().await?;
    write.put_off(due.outbox_id, Bot::now().plus(after)).await?;
    write.commit().await
}

async fn tell(bot: &Bot, due: &Due, notice: &Notice) -> Result<(), Untold> {
    match notice {
        Notice::Challenge { challenge, answer } => {
            let Some(challenge) = bot.db.challenge(*challenge).await? else {
                return settle(bot, due).await;
            };
            let card = show::challenge(&challenge);
            let channel = challenge.offer.channel;
            if let Some(message) = challenge.message {
                bot.rest.edit(channel, message, &card).await?;
                return settle(bot, due).await;
            }
            // What nobody has seen open need not be shown closed.
            if challenge.state != ChallengeState::Open {
                return settle(bot, due).await;
            }
            let nonce = format!("c{}", challenge.id);
            let message = match adopt(bot, answer.as_deref()).await? {
                Some(message) => message,
                None => bot.rest.post(channel, &card, &nonce).await?,
            };
            play::challenge_shown(&bot.db, challenge.id, Owed(due.outbox_id), message).await?;
            Ok(())
        }
        Notice::Board {
            mat,
            revision,
            place,
            answer,
        } => match load(bot, *mat, *revision).await? {
            Some(scene) => board(bot, due, &scene, *place, answer.as_deref()).await,
            None => settle(bot, due).await,
        },
        Notice::Ready { mat, revision } => {
            if let Some(scene) = load(bot, *mat, *revision).await?
                && let Some(message) = scene.row.message
            {
                let card = show::channel_board(bot, &scene, BoardPlace::Same).await;
                bot.rest.edit(scene.row.channel, message, &card).await?;
            }
            settle(bot, due).await
        }
        Notice::PrivateBoard {
            mat,
            side,
            revision,
        } => match load(bot, *mat, *revision).await? {
            Some(scene) => private_board(bot, due, &scene, *side).await,
            None => settle(bot, due).await,
        },
        Notice::Retire {
            channel, message, ..
        } => {
            bot.rest.retire(*channel, *message).await?;
            settle(bot, due).await
        }
        Notice::Look { server, player } => {
            let is_there = bot.rest.is_member(*server, *player).await?;
            play::found(&bot.db, *server, *player, is_there).await?;
            settle(bot, due).await
        }
        Notice::Season {
            server,
            period,
            channel,
            language,
        } => {
            let language = Language::of(language);
            let card = match Period::of_code(*period) {
                Some(period) => standings::season(bot, language, *server, period).await?,
                None => None,
            };
            if let Some(card) = card {
                let nonce = format!("s{}", due.outbox_id);
                bot.rest.post(*channel, &card, &nonce).await?;
            }
            settle(bot, due).await
        }
    }
}

async fn settle(bot: &Bot, due: &Due) -> Result<(), Untold> {
    play::settle(&bot.db, Owed(due.outbox_id)).await?;
    Ok(())
}

/// The match, if it is still at `revision`: something newer is told by its own notice.
async fn load(bot: &Bot, mat: crate::db::MatchId, revision: i64) -> Result<Option<Scene>, Untold> {
    match play::scene(&bot.db, mat).await {
        Ok(scene) if scene.row.revision == revision => Ok(Some(scene)),
        Ok(_) | Err(PlayError::Refused(Refusal::NoSuchMatch)) => Ok(None),
        Err(PlayError::Refused(refusal)) => {
            Err(Untold::Broken(anyhow::anyhow!("refused: {refusal:?}")))
        }
        Err(PlayError::Broken(broken)) => Err(Untold::Broken(broken)),
    }
}

/// The message with which an interaction was answered after all, before the process died or the
/// connection broke.
async fn adopt(bot: &Bot, answer: Option<&str>) -> Result<Option<MessageId>, RestError> {
    match answer {
        Some(token) => bot.rest.answered(token).await,
        None => Ok(None),
    }
}

async fn board(
    bot: &Bot,
    due: &Due,
    scene: &Scene,
    place: BoardPlace,
    answer: Option<&str>,
) -> Result<(), Untold> {
    let (channel, mat, now) = (scene.row.channel, scene.row.id, Bot::now());
    let owed = Some(Owed(due.outbox_id));
    if let (BoardPlace::Same, Some(message)) = (place, scene.row.message) {
        let card = show::channel_board(bot, scene, place).await;
        match bot.rest.edit(channel, message, &card).await {
            Ok(()) => return settle(bot, due).await,
            // Somebody deleted it: the board is shown anew.
            Err(error) if error.is(code::UNKNOWN_MESSAGE) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let adopted = match place {
        BoardPlace::New => adopt(bot, answer).await?,
        BoardPlace::Same => None,
    };
    let message = if let Some(message) = adopted {
        message
    } else {
        let card = show::channel_board(bot, scene, BoardPlace::New).await;
        // The notice, too, is in the nonce: the same revision can be shown anew on purpose.
        let nonce = format!("{mat}.{}.{}", scene.row.revision, due.outbox_id);
        bot.rest.post(channel, &card, &nonce).await?
    };
    let revision = scene.row.revision;
    play::board_shown(&bot.db, now, mat, revision, message, owed).await?;
    Ok(())
}

async fn private_board(bot: &Bot, due: &Due, scene: &Scene, side: Side) -> Result<(), Untold> {
    let mat = scene.row.id;
    let own = match play::own_scene(&bot.db, mat, Seat::Side(side)).await {
        Ok(own) => own,
        Err(PlayError::Broken(broken)) => return Err(broken.into()),
        Err(PlayError::Refused(_)) => return settle(bot, due).await,
    };
    let language = Language::of(&scene.row.language);
    let boards = bot.db.private_boards(mat).await?;
    let mut card = show::own_board(bot, language, &own).await;
    // From here on the match is played in the channel, and this board would grow old.
    if scene.position.phase() == Phase::Play {
        card.words = words::opening_over_words(language, scene);
        card.rows.clear();
    }
    match boards[side] {
        Some(PrivateBoard::Refused) => return settle(bot, due).await,
        Some(PrivateBoard::Shown(channel, message)) => {
            match bot.rest.edit(channel, message, &card).await {
                Ok(()) => return settle(bot, due).await,
                // The DM was deleted: it is sent anew while there is something to choose.
                Err(error) if error.is(code::UNKNOWN_MESSAGE) => {}
                Err(error) => return Err(error.into()),
            }
        }
        None => {}
    }
    if scene.position.phase() != Phase::Opening {
        return settle(bot, due).await;
    }
    let shown = match send_dm(bot, scene, side, &card, due).await {
        Ok(shown) => shown,
        Err(refused) if refused.is_final() => PrivateBoard::Refused,
        Err(error) => return Err(error.into()),
    };
    play::private_board_shown(&bot.db, Bot::now(), scene, side, shown, due.outbox_id).await?;
    Ok(())
}

async fn send_dm(
    bot: &Bot,
    scene: &Scene,
    side: Side,
    card: &super::card::Card,
    due: &Due,
) -> Result<PrivateBoard, RestError> {
    let channel = bot.rest.dm(scene.row.players[side]).await?;
    let nonce = format!("p{}.{}", scene.row.id, due.outbox_id);
    let message = bot.rest.post(channel, card, &nonce).await?;
    Ok(PrivateBoard::Shown(channel, message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_wait_is_longer_until_the_longest() {
        assert!(retry_after(0) < Duration::from_secs(1));
        assert!(retry_after(4) > Duration::from_secs(5));
        assert!(retry_after(1000) < RETRY_LONGEST.mul_f64(1.25));
    }
}
