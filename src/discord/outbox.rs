//! The worker that empties the outbox: tells what must be told, again and again until it is told
//! or can never be.

use super::card::Card;
use super::rest::{RestError, code};
use super::spot::Spot;
use super::words::{self, Language};
use super::{Bot, analysis, motion, puzzle, show, standings};
use crate::db::{
    ChallengeId, ChallengeState, Due, MatchId, MessageId, Moment, OfferId, OfferState, Period,
    PlayerId, PrivateBoard, PuzzleId, ServerId,
};
use crate::play::{
    self, BoardPlace, Notice, Owed, PicksIn, PlayError, Refusal, Reminders, Scene, Seat,
};
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
/// How many analyses are told at the same time, beside the lanes: they take long.
const ANALYSES_AT_ONCE: usize = 2;
/// How many notices one look at the outbox takes.
const DUE_AT_ONCE: u32 = 64;
/// How long the worker sleeps at most when nothing rings.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// How often the worker looks for challenges, clocks and seasons whose time has come. A busy outbox
/// is looked at many times a second, and what is counted in minutes need not be.
const MIND_EVERY: Duration = Duration::from_secs(1);
/// How long the worker waits where something is due that cannot be begun yet.
const DUE_WAIT: Duration = Duration::from_millis(100);
/// How long the worker waits before it looks again when the database does not answer.
const BROKEN_WAIT: Duration = Duration::from_secs(1);
/// The first wait after a failure; each further one is twice as long.
const RETRY_FIRST: Duration = Duration::from_millis(500);
/// The longest wait after a failure.
const RETRY_LONGEST: Duration = Duration::from_mins(5);
/// How long a thread waits for the message to begin at, where nobody has accepted it since.
const SHOWN_WITHIN: Duration = Duration::from_secs(6);
/// After how long it is looked again whether that message is there.
const SHOWN_AGAIN: Duration = Duration::from_millis(250);
/// How long a notice is tried.
const GIVE_UP_AFTER: Duration = Duration::from_hours(24);

/// After how many minutes of silence Discord archives a match's own thread: the most it takes, a week.
const ARCHIVE_MINUTES: u32 = 10_080;

/// Why a notice was not told.
pub(super) enum Untold {
    /// Discord did not do it.
    Discord(RestError),
    /// We could not.
    Broken(anyhow::Error),
}

impl Untold {
    /// Whether trying again would be pointless.
    fn is_final(&self) -> bool {
        matches!(self, Self::Discord(why) if why.is_final())
    }

    /// Whether Discord has answered with this code.
    fn is(&self, code: u64) -> bool {
        matches!(self, Self::Discord(why) if why.is(code))
    }

    /// Whether there is no way to show it where the bot is a guest.
    const fn is_no_door(&self) -> bool {
        matches!(self, Self::Discord(RestError::NoDoor))
    }
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
    let mut under_way = UnderWay::default();
    let mut beaten = bot.now();
    let mut minded = None;
    loop {
        bot.beat();
        if bot.now().since(beaten) >= play::BEAT_EVERY {
            beaten = bot.now();
            if let Err(broken) = every_minute(&bot).await {
                error!("looking after what is due each minute: {broken:#}");
            }
        }
        let mut wait = match begin(&bot, &mut telling, &mut under_way, &mut minded).await {
            Ok(wait) => wait,
            Err(broken) => {
                bot.metrics.database_failed();
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
                    Ok((lane, Ok(()))) => under_way.end(lane),
                    Ok((lane, Err(broken))) => {
                        under_way.end(lane);
                        error!("telling a notice: {broken:#}");
                        wait = BROKEN_WAIT;
                    }
                    Err(panic) => {
                        // Which lane it was is lost with it; none is under way when all are done.
                        error!("telling a notice: {panic}");
                        telling.join_all().await;
                        telling = JoinSet::new();
                        under_way = UnderWay::default();
                    }
                }
                tokio::time::sleep(wait).await;
            }
        }
    }
}

/// The lanes in which something is being told.
#[derive(Default)]
struct UnderWay {
    lanes: HashSet<i64>,
    // Those of analyses: they shall hold nothing else back.
    analyses: HashSet<i64>,
}

impl UnderWay {
    /// Whether there is room to begin with what is due; notes that it was begun.
    fn begin(&mut self, due: &Due) -> bool {
        let (lanes, most) = if play::is_analysis(&due.notice) {
            (&mut self.analyses, ANALYSES_AT_ONCE)
        } else {
            (&mut self.lanes, LANES_AT_ONCE)
        };
        lanes.len() < most && lanes.insert(due.lane)
    }

    fn end(&mut self, lane: i64) {
        self.lanes.remove(&lane);
        self.analyses.remove(&lane);
    }
}

/// What need not be looked after more often.
async fn every_minute(bot: &Bot) -> anyhow::Result<()> {
    play::beat(&bot.db, bot.now()).await?;
    play::forget_doors(&bot.db, bot.now()).await?;
    play::forget_servers(&bot.db, bot.now()).await
}

/// Begins to tell what is due in lanes where nothing is under way, and says how long there is
/// nothing else to do.
async fn begin(
    bot: &Arc<Bot>,
    telling: &mut JoinSet<(i64, anyhow::Result<()>)>,
    under_way: &mut UnderWay,
    minded: &mut Option<Moment>,
) -> anyhow::Result<Duration> {
    let now = bot.now();
    if minded.is_none_or(|at| now.since(at) >= MIND_EVERY) {
        play::expire_challenges(&bot.db, now).await?;
        play::mind_clocks(&bot.db, now).await?;
        play::close_seasons(&bot.db, now).await?;
        play::reveal_puzzles(&bot.db, now).await?;
        *minded = Some(now);
    }
    if let Some(wait) = bot.rest.busy_for() {
        return Ok(wait.min(LOOK_EVERY));
    }
    let mut due_now = bot.db.outbox_due(bot.now(), DUE_AT_ONCE).await?;
    let is_any_due = !due_now.is_empty();
    due_now.retain(|due| under_way.begin(due));
    let claimed = claim(bot, &due_now).await;
    if claimed.is_err() {
        for due in &due_now {
            under_way.end(due.lane);
        }
    }
    for (due, is_ours) in due_now.into_iter().zip(claimed?) {
        if !is_ours {
            under_way.end(due.lane);
            continue;
        }
        let bot = Arc::clone(bot);
        telling.spawn(async move { (due.lane, deliver(&bot, &due).await) });
    }
    // What is due already is under way, or waits for a lane; both end with a lane that is done.
    if is_any_due {
        return Ok(DUE_WAIT);
    }
    let now = bot.now();
    let next = bot.db.outbox_next(now).await?;
    Ok(next.map_or(LOOK_EVERY, |next| {
        let millis = u64::try_from(next.millis() - now.millis()).unwrap_or(0);
        Duration::from_millis(millis).clamp(DUE_WAIT, LOOK_EVERY)
    }))
}

/// Claims what is not this process's own yet, all at once. Says of each whether it is now: another
/// process may have been faster.
async fn claim(bot: &Bot, due_now: &[Due]) -> anyhow::Result<Vec<bool>> {
    let is_own = |due: &Due| bot.db.has_claimed(due);
    if due_now.iter().all(is_own) {
        return Ok(vec![true; due_now.len()]);
    }
    let mut write = bot.db.write().await?;
    let mut claimed = Vec::with_capacity(due_now.len());
    for due in due_now {
        claimed.push(is_own(due) || write.claim(due).await?);
    }
    write.commit().await?;
    Ok(claimed)
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
        // Nothing is wrong: the next press brings it.
        Err(Untold::Discord(RestError::NoDoor)) => {
            return play::unseen(&bot.db, bot.now(), id, &notice).await;
        }
        Err(Untold::Discord(why)) => why,
    };
    // A permission may be given back: the board is then shown after all, and an old one loses its
    // buttons; but nothing waits for that.
    let comes_back = why.is_lack_of_permission();
    let is_board = matches!(notice, Notice::Board { .. });
    let is_old = matches!(notice, Notice::Retire { .. });
    if why.is_final() && !(comes_back && (is_board || is_old)) {
        warn!(notice_id = %id, "giving up notice {id}: {why}");
        return give_up(bot, due, &notice, &why).await;
    }
    let age = bot.now().millis() - due.created_at;
    if age > i64::try_from(GIVE_UP_AFTER.as_millis()).unwrap_or(i64::MAX) {
        warn!(notice_id = %id, "giving up notice {id} after a day: {why}");
        return give_up(bot, due, &notice, &why).await;
    }
    warn!(notice_id = %id, "notice {id} must wait: {why}");
    if let (Notice::Retire { mat, .. }, true) = (&notice, comes_back) {
        let later = bot.now().plus(retry_after(due.attempts));
        let mut write = bot.db.write().await?;
        write.put_aside(id, Notice::aside(*mat), later).await?;
        return write.commit().await;
    }
    put_off(bot, due, retry_after(due.attempts)).await
}

/// Settles a notice that cannot be told.
async fn give_up(bot: &Bot, due: &Due, notice: &Notice, why: &RestError) -> anyhow::Result<()> {
    let id = due.outbox_id;
    match *notice {
        // Whom no reminder reaches has been warned as far as one can; nobody waits for ever.
        Notice::Reminder { mat, side, set_at } => {
            play::reminded(&bot.db, bot.now(), mat, side, set_at, id).await
        }
        // The channel was deleted while nobody looked.
        Notice::Board { mat, .. } if is_gone(why) => {
            play::settle(&bot.db, Owed(id)).await?;
            let Some(row) = bot.db.match_row(mat).await? else {
                return Ok(());
            };
            match play::channel_gone(&bot.db, bot.now(), row.channel).await {
                Err(PlayError::Broken(broken)) => Err(broken),
                Ok(()) | Err(PlayError::Refused(_)) => Ok(()),
            }
        }
        _ => play::settle(&bot.db, Owed(id)).await,
    }
}

fn is_gone(why: &RestError) -> bool {
    why.is(code::UNKNOWN_CHANNEL) || why.is(code::UNKNOWN_GUILD)
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
    write.put_off(due.outbox_id, bot.now().plus(after)).await?;
    write.commit().await
}

async fn tell(bot: &Bot, due: &Due, notice: &Notice) -> Result<(), Untold> {
    match notice {
        Notice::Challenge { challenge, answer } => {
            let Some(challenge) = bot.db.challenge(*challenge).await? else {
                return settle(bot, due).await;
            };
            let card = show::challenge(&challenge);
            let spot = Spot::of_challenge(&challenge);
            if let Some(message) = challenge.message {
                spot.edit(bot, message, &card).await?;
                return settle(bot, due).await;
            }
            // What nobody has seen open need not be shown closed.
            if challenge.state != ChallengeState::Open {
                return settle(bot, due).await;
            }
            let nonce = format!("c{}", challenge.id);
            let message = match adopt(bot, answer.as_deref()).await? {
                Some(message) => message,
                None => spot.post(bot, &card, &nonce).await?,
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
            None => passed_board(bot, due, *mat, *revision, answer.as_deref()).await,
        },
        Notice::Ready { mat, revision } => {
            if let Some(scene) = load(bot, *mat, *revision).await?
                && let Some(message) = scene.row.message
            {
                let card = show::channel_board(bot, &scene, BoardPlace::Same).await;
                let spot = Spot::of_match(&scene.row);
                spot.edit(bot, message, &card).await?;
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
            mat,
            channel,
            message,
            opening,
        } => {
            let words = match opening {
                Some(entries) => old_opening(bot, *mat, *entries).await?,
                None => None,
            };
            let words = words.as_deref();
            match bot.db.match_row(*mat).await? {
                Some(row) if row.server.is_guest() => {
                    Spot::of_match(&row).retire(bot, *message, words).await?;
                }
                _ => bot.rest.retire(*channel, *message, words).await?,
            }
            settle(bot, due).await
        }
        Notice::Reminder { mat, side, set_at } => reminder(bot, due, *mat, *side, *set_at).await,
        Notice::Late { mat, side, set_at } => late(bot, due, *mat, *side, *set_at).await,
        Notice::Left { mat, side } => left(bot, due, *mat, *side).await,
        Notice::Offer { offer: id, .. } => offer(bot, due, *id).await,
        Notice::Thread { mat, challenge } => thread(bot, due, *mat, *challenge).await,
        Notice::Archive { thread, .. } => {
            bot.rest.archive(*thread).await?;
            settle(bot, due).await
        }
        Notice::Farewell { mat, side } => {
            if let Some(scene) = load_any(bot, *mat).await? {
                let player = scene.row.players[*side];
                let language = language_of(bot, player, &scene).await?;
                let card = Card::of_words(words::farewell(language, &scene, *side));
                send_to(bot, player, &card, &format!("f{mat}.{}", due.outbox_id)).await?;
            }
            settle(bot, due).await
        }
        Notice::Look { server, player } => {
            let has_left = bot.rest.has_left(*server, *player).await?;
            play::found(&bot.db, bot.now(), *server, *player, !has_left).await?;
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
        Notice::Analysis {
            mat,
            channel,
            language,
            has_thread,
            answer,
            player,
        } => {
            let place = analysis::Place {
                channel: *channel,
                language: Language::of(language),
                has_thread: *has_thread,
                answer,
                asker: *player,
            };
            if let Some(scene) = load_any(bot, *mat).await? {
                let nonce = format!("a{}", due.outbox_id);
                analysis::tell(bot, &scene, place, &nonce).await?;
            }
            settle(bot, due).await
        }
        Notice::Puzzle {
            puzzle: id, answer, ..
        } => puzzle_to_all(bot, due, *id, answer.as_deref()).await,
        Notice::Solution { puzzle: id, .. } => solution(bot, due, *id).await,
    }
}

/// Shows the puzzle of the day where it was asked for, if its answer has not.
async fn puzzle_to_all(
    bot: &Bot,
    due: &Due,
    id: PuzzleId,
    answer: Option<&str>,
) -> Result<(), Untold> {
    let row = bot.db.puzzle(id).await?;
    let row = row.filter(|row| row.message.is_none() && row.day == bot.now().day());
    let Some((row, channel)) = row.and_then(|row| row.channel.map(|channel| (row, channel))) else {
        return settle(bot, due).await;
    };
    let message = if let Some(message) = adopt(bot, answer).await? {
        message
    } else {
        let card = puzzle::to_all(bot, &row).await;
        bot.rest.post(channel, &card, &format!("z{id}")).await?
    };
    play::puzzle_shown(&bot.db, id, Owed(due.outbox_id), message).await?;
    Ok(())
}

/// Tells the solution of a puzzle whose day is over, where it was shown; that loses its buttons.
async fn solution(bot: &Bot, due: &Due, id: PuzzleId) -> Result<(), Untold> {
    let solution = play::solution(&bot.db, bot.now(), id).await?;
    if let Some(solution) = solution
        && let Some(channel) = solution.row.channel
    {
        if let Some(message) = solution.row.message {
            match bot.rest.retire(channel, message, None).await {
                // Somebody deleted it, or its thread went to sleep, which a new message ends.
                Err(error) if error.is(code::UNKNOWN_MESSAGE) || error.is(code::ARCHIVED) => {}
                retired => retired?,
            }
        }
        let card = puzzle::solution(bot, &solution).await;
        let nonce = format!("x{}", due.outbox_id);
        bot.rest.post(channel, &card, &nonce).await?;
    }
    settle(bot, due).await
}

/// Reminds a player, in the way that the player has chosen; where that is refused, in the other.
async fn reminder(
    bot: &Bot,
    due: &Due,
    mat: MatchId,
    side: Side,
    set_at: i64,
) -> Result<(), Untold> {
    let until = play::reminded_of(&bot.db, bot.now(), mat, side, set_at).await?;
    let (Some(scene), Some(until)) = (load_any(bot, mat).await?, until) else {
        return settle(bot, due).await;
    };
    let player = scene.row.players[side];
    let words = |language| words::reminder(language, &scene, side, until);
    match call(bot, due, &scene, player, words).await {
        Ok(()) => {}
        // Who shuts every door to reminders has been warned as far as one can.
        Err(Untold::Discord(why)) if why.is_final() => {
            warn!(match_id = %mat, "a reminder in match {mat} got through nowhere: {why}");
        }
        Err(why) => return Err(why),
    }
    play::reminded(&bot.db, bot.now(), mat, side, set_at, due.outbox_id).await?;
    Ok(())
}

/// Tells the opponent of a player whose time is up what can be done.
async fn late(bot: &Bot, due: &Due, mat: MatchId, side: Side, set_at: i64) -> Result<(), Untold> {
    let clock = play::clock_of(&bot.db, mat, side, set_at).await?;
    if let (Some(scene), Some(_)) = (load_any(bot, mat).await?, clock) {
        let opponent = scene.row.players[side.other()];
        let (server, player) = (scene.row.server, scene.row.players[side]);
        let has_left = has_left(bot, server, player).await?;
        let words = |language| words::late(language, &scene, side, has_left);
        call(bot, due, &scene, opponent, words).await?;
    }
    settle(bot, due).await
}

/// Tells the opponent of a player who has left the server, if the match is still on.
async fn left(bot: &Bot, due: &Due, mat: MatchId, side: Side) -> Result<(), Untold> {
    if let Some(scene) = load_any(bot, mat).await?
        && scene.row.is_open
    {
        let opponent = scene.row.players[side.other()];
        let settings = play::player_settings(&bot.db, opponent).await?;
        if settings.reminders != Reminders::None {
            let words = |language| words::left(language, &scene, side);
            call(bot, due, &scene, opponent, words).await?;
        }
    }
    settle(bot, due).await
}

/// Whether a player has left a server, as far as the bot can see: nothing depends on it.
async fn has_left(bot: &Bot, server: ServerId, player: PlayerId) -> Result<bool, RestError> {
    // Where the bot is a guest it sees no members.
    if server.is_guest() {
        return Ok(false);
    }
    match bot.rest.has_left(server, player).await {
        Err(RestError::Refused { .. }) => Ok(false),
        known => known,
    }
}

/// Calls a player of a match by DM or by a ping in its channel, whichever the player has chosen;
/// where that is refused for good, by the other.
async fn call(
    bot: &Bot,
    due: &Due,
    scene: &Scene,
    player: PlayerId,
    words: impl Fn(Language) -> String,
) -> Result<(), Untold> {
    let settings = play::player_settings(&bot.db, player).await?;
    let nonce = format!("w{}.{}", scene.row.id, due.outbox_id);
    let by_dm = Card::of_words(words(language_of(bot, player, scene).await?));
    let mut by_ping = Card::of_words(words(Language::of(&scene.row.language)));
    by_ping.pings = vec![player];
    let spot = Spot::of_match(&scene.row);
    if settings.reminders == Reminders::Ping {
        match spot.post(bot, &by_ping, &nonce).await {
            Err(why) if why.is_final() => send_to(bot, player, &by_dm, &nonce).await?,
            told => {
                told?;
            }
        }
    } else {
        match send_to(bot, player, &by_dm, &nonce).await {
            Err(why) if why.is_final() => {
                spot.post(bot, &by_ping, &nonce).await?;
            }
            told => told?,
        }
    }
    Ok(())
}

/// Sends a card to a player by DM.
async fn send_to(bot: &Bot, player: PlayerId, card: &Card, nonce: &str) -> Result<(), RestError> {
    let channel = bot.rest.dm(player).await?;
    bot.rest.post(channel, card, nonce).await.map(|_| ())
}

/// The language in which a player is spoken to in private; as the match, where that is not known.
async fn language_of(bot: &Bot, player: PlayerId, scene: &Scene) -> anyhow::Result<Language> {
    let settings = play::player_settings(&bot.db, player).await?;
    let locale = settings.language.as_deref();
    Ok(Language::of(locale.unwrap_or(&scene.row.language)))
}

/// Makes the own thread of a match, on the message of its challenge; where none can be had, the
/// match is played in the channel.
async fn thread(bot: &Bot, due: &Due, mat: MatchId, challenge: ChallengeId) -> Result<(), Untold> {
    let Some(scene) = load_any(bot, mat).await? else {
        return settle(bot, due).await;
    };
    let challenge = bot.db.challenge(challenge).await?;
    // Against the bot the match begins with the challenge, whose message may not be noted yet.
    let age = bot.now().since(Moment::from_millis(due.created_at));
    let is_shown = challenge
        .as_ref()
        .is_some_and(|challenge| challenge.message.is_some());
    if scene.row.practice.is_some() && !is_shown && age < SHOWN_WITHIN {
        return Err(Untold::Discord(RestError::Wait { after: SHOWN_AGAIN }));
    }
    let thread = match challenge.and_then(|challenge| challenge.message) {
        None => None,
        Some(message) => {
            let name = words::thread_name(Language::of(&scene.row.language), &scene);
            match bot
                .rest
                .thread(scene.row.channel, message, &name, ARCHIVE_MINUTES)
                .await
            {
                Ok(thread) => Some(thread),
                Err(why) if why.is_final() => {
                    warn!(match_id = %mat, "match {mat} gets no thread: {why}");
                    None
                }
                Err(why) => return Err(why.into()),
            }
        }
    };
    play::thread_made(&bot.db, bot.now(), mat, thread, due.outbox_id).await?;
    Ok(())
}

/// Shows an offer, or what became of it.
async fn offer(bot: &Bot, due: &Due, id: OfferId) -> Result<(), Untold> {
    let Some(offer) = bot.db.offer(id).await? else {
        return settle(bot, due).await;
    };
    let Some(scene) = load_any(bot, offer.mat).await? else {
        return settle(bot, due).await;
    };
    let card = show::offer(&scene, &offer);
    let spot = Spot::of_match(&scene.row);
    if let Some(message) = offer.message {
        spot.edit(bot, message, &card).await?;
        return settle(bot, due).await;
    }
    // What nobody has seen open need not be shown closed.
    if offer.state != OfferState::Open {
        return settle(bot, due).await;
    }
    let message = spot.post(bot, &card, &format!("o{id}")).await?;
    play::offer_shown(&bot.db, id, due.outbox_id, message).await?;
    Ok(())
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

/// The match, at whichever revision.
async fn load_any(bot: &Bot, mat: MatchId) -> Result<Option<Scene>, Untold> {
    match play::scene(&bot.db, mat).await {
        Ok(scene) => Ok(Some(scene)),
        Err(PlayError::Refused(_)) => Ok(None),
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

/// The words for a board of the opening that loses its buttons; none where the match is gone.
async fn old_opening(bot: &Bot, mat: MatchId, entries: usize) -> Result<Option<String>, Untold> {
    match play::opening_scene(&bot.db, mat, entries).await {
        Ok((scene, is_shown)) => {
            let language = Language::of(&scene.row.language);
            let words = words::old_opening_words(language, &scene, is_shown);
            Ok(Some(words))
        }
        Err(PlayError::Refused(_)) => Ok(None),
        Err(PlayError::Broken(broken)) => Err(Untold::Broken(broken)),
    }
}

async fn board(
    bot: &Bot,
    due: &Due,
    scene: &Scene,
    place: BoardPlace,
    answer: Option<&str>,
) -> Result<(), Untold> {
    let (mat, now) = (scene.row.id, bot.now());
    let spot = Spot::of_match(&scene.row);
    let owed = Some(Owed(due.outbox_id));
    if let (BoardPlace::Same, Some(message)) = (place, scene.row.message) {
        let mut card = show::channel_board(bot, scene, place).await;
        motion::channel_reveal(bot, scene, &mut card, motion::NOTICE_WAIT).await;
        match spot.edit(bot, message, &card).await {
            Ok(()) => return settle(bot, due).await,
            // Somebody deleted it, or its thread went to sleep, which a new message ends.
            Err(error) if error.is(code::UNKNOWN_MESSAGE) || error.is(code::ARCHIVED) => {}
            Err(error) if error.is_no_door() => {}
            Err(error) => return Err(error),
        }
    }
    let adopted = match place {
        BoardPlace::New => adopt(bot, answer).await?,
        BoardPlace::Same => None,
    };
    let message = if let Some(message) = adopted {
        message
    } else {
        let mut card = show::channel_board(bot, scene, BoardPlace::New).await;
        motion::channel_reveal(bot, scene, &mut card, motion::NOTICE_WAIT).await;
        // The notice, too, is in the nonce: the same revision can be shown anew on purpose.
        let nonce = format!("{mat}.{}.{}", scene.row.revision, due.outbox_id);
        spot.post(bot, &card, &nonce).await?
    };
    let revision = scene.row.revision;
    play::board_shown(&bot.db, now, mat, revision, message, owed).await?;
    Ok(())
}

/// A board of a revision that has passed need not be shown. But where it was the bot that moved on,
/// and an answer had shown this one when the process died, its message is the board from here on.
async fn passed_board(
    bot: &Bot,
    due: &Due,
    mat: MatchId,
    revision: i64,
    answer: Option<&str>,
) -> Result<(), Untold> {
    let row = bot.db.match_row(mat).await?;
    if row.is_some_and(|row| row.practice.is_some())
        && let Some(message) = adopt(bot, answer).await?
    {
        let owed = Some(Owed(due.outbox_id));
        play::board_shown(&bot.db, bot.now(), mat, revision, message, owed).await?;
        return Ok(());
    }
    settle(bot, due).await
}

async fn private_board(bot: &Bot, due: &Due, scene: &Scene, side: Side) -> Result<(), Untold> {
    let mat = scene.row.id;
    let own = match play::own_scene(&bot.db, mat, Seat::Side(side)).await {
        Ok(own) => own,
        Err(PlayError::Broken(broken)) => return Err(broken.into()),
        Err(PlayError::Refused(_)) => return settle(bot, due).await,
    };
    let language = language_of(bot, scene.row.players[side], scene).await?;
    let boards = bot.db.private_boards(mat).await?;
    let mut card = show::own_board(bot, language, &own).await;
    motion::own_reveal(bot, &own, &mut card, motion::NOTICE_WAIT).await;
    // From here on the match is played in the channel, and this board would grow old.
    if scene.position.phase() == Phase::Play {
        card.words = words::opening_over_words(language, scene);
        card.rows.clear();
    }
    match boards[side] {
        Some(PrivateBoard::Unwanted) => return settle(bot, due).await,
        Some(PrivateBoard::Shown(channel, message)) => {
            match bot.rest.edit(channel, message, &card).await {
                Ok(()) => return settle(bot, due).await,
                // The DM was deleted: it is sent anew while there is something to choose.
                Err(error) if error.is(code::UNKNOWN_MESSAGE) => {}
                Err(error) => return Err(error.into()),
            }
        }
        // DMs may have been opened since: they are tried once more in each wave.
        Some(PrivateBoard::Refused) | None => {}
    }
    // Nothing to choose: nothing to begin a DM with.
    if !scene.row.is_open || scene.position.phase() != Phase::Opening {
        return settle(bot, due).await;
    }
    let settings = play::player_settings(&bot.db, scene.row.players[side]).await?;
    let shown = if settings.picks_in == PicksIn::Channel {
        PrivateBoard::Unwanted
    } else {
        match send_dm(bot, scene, side, &card, due).await {
            Ok(shown) => shown,
            Err(refused) if refused.is_final() => PrivateBoard::Refused,
            Err(error) => return Err(error.into()),
        }
    };
    let was_refused = matches!(boards[side], Some(PrivateBoard::Refused));
    if was_refused && matches!(shown, PrivateBoard::Refused) {
        return settle(bot, due).await;
    }
    play::private_board_shown(&bot.db, bot.now(), scene, side, shown, due.outbox_id).await?;
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

    fn due(lane: i64, notice: &str) -> Due {
        Due {
            outbox_id: crate::db::NoticeId::new(lane),
            lane,
            notice: notice.to_owned(),
            attempts: 0,
            created_at: 0,
            claimed_by: None,
        }
    }

    #[test]
    fn analyses_hold_nothing_else_back() {
        let mut under_way = UnderWay::default();
        let analysis = "{\"analysis\":{\"mat\":1}}";
        for lane in (0..).take(ANALYSES_AT_ONCE) {
            assert!(under_way.begin(&due(lane, analysis)));
            assert!(!under_way.begin(&due(lane, analysis)));
        }
        assert!(!under_way.begin(&due(50, analysis)));
        for lane in (100..).take(LANES_AT_ONCE) {
            assert!(under_way.begin(&due(lane, "{\"board\":{}}")));
        }
        assert!(!under_way.begin(&due(60, "{\"board\":{}}")));
        under_way.end(0);
        under_way.end(100);
        assert!(under_way.begin(&due(50, analysis)));
        assert!(under_way.begin(&due(60, "{\"board\":{}}")));
    }

    #[test]
    fn each_wait_is_longer_until_the_longest() {
        assert!(retry_after(0) < Duration::from_secs(1));
        assert!(retry_after(4) > Duration::from_secs(5));
        assert!(retry_after(1000) < RETRY_LONGEST.mul_f64(1.25));
    }
}
