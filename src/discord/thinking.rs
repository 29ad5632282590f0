//! The bot as an opponent: looks for matches that await its pick, thinks, and picks.
//!
//! Nothing is kept of what is under way: after a kill the same matches are found again. Thinking is
//! done on threads that may block, a few at the same time, so that answers to people come as ever.

use super::Bot;
use crate::db::MatchId;
use crate::play::{self, PlayError, Press, Refusal, Scene};
use anyhow::bail;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Notify, Semaphore};
use tokio::task::JoinSet;
use tracing::error;

/// How many picks, hints and the like are worked out at the same time; more wait their turn.
const THOUGHTS_AT_ONCE: usize = 2;
/// How many matches one look finds.
const MATCHES_AT_ONCE: u32 = 500;
/// How long the bot waits at most, before it looks whether a pick of it is awaited, where nothing
/// rings.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// After how long a match is taken to be left by the process in whose shards it is played. That two
/// think about one match is no harm: only one pick is taken.
const LEFT_AFTER: Duration = Duration::from_secs(10);
/// How long it waits after something broke.
const BROKEN_WAIT: Duration = Duration::from_secs(1);
/// How long an answer to a person waits for the bot's own turn, to show it, too. Discord gives an
/// answer three seconds.
const SHOWN_WITHIN: Duration = Duration::from_millis(700);

/// What thinking needs.
pub(super) struct Thinking {
    // Rung when a pick of the bot may be awaited.
    bell: Notify,
    // Rung, for all who listen, when a turn of the bot is over.
    done: Notify,
    permits: Semaphore,
}

impl Default for Thinking {
    fn default() -> Self {
        Self {
            bell: Notify::new(),
            done: Notify::new(),
            permits: Semaphore::new(THOUGHTS_AT_ONCE),
        }
    }
}

impl Bot {
    /// Works something out on a thread that may block; `None` where that went wrong.
    pub(super) async fn work_out<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _permit = self.thinking.permits.acquire().await.ok()?;
        let metrics = Arc::clone(&self.metrics);
        let timed = move || {
            let started = Instant::now();
            let worked_out = work();
            metrics.thought(started.elapsed());
            worked_out
        };
        tokio::task::spawn_blocking(timed)
            .await
            .inspect_err(|panic| error!("thinking: {panic}"))
            .ok()
    }

    /// The match once the bot has played, where a pick of it is awaited: a while later, or as it
    /// is.
    pub(super) async fn after_bot(&self, mut scene: Scene) -> Scene {
        if !scene.awaits_bot() {
            return scene;
        }
        self.thinking.bell.notify_one();
        let mat = scene.row.id;
        let deadline = tokio::time::Instant::now() + SHOWN_WITHIN;
        loop {
            let done = self.thinking.done.notified();
            tokio::pin!(done);
            // What is rung from here on is heard, also while the match is loaded.
            done.as_mut().enable();
            match play::scene(&self.db, mat).await {
                Ok(newer) => scene = newer,
                // What the person did is kept, and was shown so far.
                Err(why) => {
                    error!(match_id = %mat, "waiting for the bot in match {mat}: {why}");
                    return scene;
                }
            }
            if !scene.awaits_bot() || tokio::time::timeout_at(deadline, done).await.is_err() {
                return scene;
            }
        }
    }

    /// Has the bot look whether a pick of it is awaited.
    pub(super) fn wake_bot(&self) {
        self.thinking.bell.notify_one();
    }
}

/// Plays for the bot for as long as it runs. A match in which that takes long holds no other back.
pub(super) async fn run(bot: Arc<Bot>) {
    let mut turns = JoinSet::new();
    let mut under_way = HashSet::new();
    loop {
        let mut wait = LOOK_EVERY;
        match bot.db.matches_awaiting_bot(MATCHES_AT_ONCE).await {
            Ok(matches) => {
                let now = bot.now();
                for (mat, server, since) in matches {
                    let is_left = now.since(since) >= LEFT_AFTER;
                    if (bot.peers.has(server) || is_left) && under_way.insert(mat) {
                        let bot = Arc::clone(&bot);
                        turns.spawn(async move { (mat, take_turn(&bot, mat).await) });
                    }
                }
            }
            Err(broken) => {
                bot.metrics.database_failed();
                error!("looking for what awaits the bot: {broken:#}");
                wait = BROKEN_WAIT;
            }
        }
        tokio::select! {
            () = bot.thinking.bell.notified() => {}
            () = tokio::time::sleep(wait) => {}
            Some(turn) = turns.join_next() => match turn {
                Ok((mat, Ok(()))) => { under_way.remove(&mat); }
                Ok((mat, Err(broken))) => {
                    under_way.remove(&mat);
                    bot.metrics.database_failed();
                    error!(match_id = %mat, "playing in match {mat}: {broken:#}");
                    tokio::time::sleep(BROKEN_WAIT).await;
                }
                Err(panic) => {
                    // Which match it was is lost with it; none is under way when all are done.
                    error!("playing for the bot: {panic}");
                    turns.join_all().await;
                    turns = JoinSet::new();
                    under_way.clear();
                }
            },
        }
    }
}

/// Picks for the bot in a match until no pick of it is awaited.
async fn take_turn(bot: &Bot, mat: MatchId) -> anyhow::Result<()> {
    while pick(bot, mat).await? {}
    bot.thinking.done.notify_waiters();
    bot.bell.notify_one();
    Ok(())
}

/// Makes a pick of the bot, if one is awaited.
async fn pick(bot: &Bot, mat: MatchId) -> anyhow::Result<bool> {
    let scene = match play::scene(&bot.db, mat).await {
        Ok(scene) if scene.awaits_bot() => Arc::new(scene),
        Ok(_) | Err(PlayError::Refused(_)) => return Ok(false),
        Err(PlayError::Broken(broken)) => return Err(broken),
    };
    let thought = {
        let scene = Arc::clone(&scene);
        bot.work_out(move || play::think(&scene)).await
    };
    // A thought that went wrong, which was logged, is no reason to let a person wait for ever.
    let label = thought.flatten().or_else(|| play::any_pick(&scene));
    let (Some(label), Some(practice)) = (label, scene.row.practice) else {
        bail!("nothing can be picked");
    };
    let press = Press {
        mat,
        revision: scene.row.revision,
        player: scene.row.players[practice.side],
        label,
        answer: None,
        message: None,
    };
    match play::pick(&bot.db, bot.now(), press).await {
        // Or the person was faster: resigned, or took a turn back. What is so now is looked at anew.
        Ok(_)
        | Err(PlayError::Refused(
            Refusal::Stale { .. }
            | Refusal::NoSuchMatch
            | Refusal::MatchOver { .. }
            | Refusal::MatchOff { .. },
        )) => Ok(true),
        Err(PlayError::Refused(refusal)) => bail!("picked {label}, refused: {refusal:?}"),
        Err(PlayError::Broken(broken)) => Err(broken),
    }
}
