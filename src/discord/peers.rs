//! The other processes on the same database: which interactions must be taken on before they are
//! answered, and when a shard may identify.
//!
//! A process that runs all shards is alone: it takes over at once whatever another has left. One that
//! runs a range has others beside it, and perhaps one with the same shards that it replaces. Then
//! Discord tells both of every interaction, and the first to write that down answers it. Nobody writes
//! anything down while there is no such other: a newcomer says so in the database before it
//! identifies, and waits until everyone has had time to see it; and who could not look for a while
//! writes everything down.

use super::Bot;
use crate::config::Shards;
use crate::db::{ALIVE_FOR, ServerId, Span};
use poise::serenity_prelude as serenity;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::OwnedMutexGuard;
use tracing::{debug, error, info};

/// How often a process looks for others.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// For how long what it has seen is relied upon.
const SEEN_FOR: Duration = Duration::from_secs(2);
/// How long a newcomer waits before it identifies, where another has some of its shards: longer than
/// [`SEEN_FOR`].
const NEWCOMER_WAIT: Duration = Duration::from_secs(3);
/// How long interactions are still taken on after the other was seen last: what came to both may wait
/// in one of them.
const OVERLAP_LASTS: Duration = Duration::from_mins(1);
/// How often a process says that it lives: three times before it is taken for dead.
const LIVE_EVERY: Duration = Duration::from_secs(5);
/// The same, of a process that is alone: nobody waits to take over from it.
const LIVE_ALONE_EVERY: Duration = Duration::from_mins(1);
/// For how long a process that is alone is taken for alive.
const ALIVE_ALONE_FOR: Duration = Duration::from_mins(3);
/// After how long what dead processes have left is forgotten.
const FORGET_AFTER: Duration = Duration::from_mins(15);
/// How far apart serenity starts two shards: then it waits for the gate, if that is shut.
const STARTS_APART: Duration = Duration::from_millis(5050);
/// How often it is looked whether a shard has been started.
const STARTED_WITHIN: Duration = Duration::from_millis(20);

/// What a process knows of the others.
#[derive(Debug)]
pub(super) struct Peers {
    span: Span,
    has_others: bool,
    seen: Mutex<Seen>,
}

#[derive(Debug)]
struct Seen {
    // When the process last looked.
    at: Instant,
    // Until when interactions may come to another, too.
    overlap_until: Option<Instant>,
    ids: BTreeSet<i64>,
}

impl Peers {
    /// For the shards that the settings say, where Discord offers so many.
    pub(super) fn new(shards: Shards, offered: u32) -> Self {
        let (span, has_others) = match shards {
            Shards::Auto => (Span::all(offered.max(1)), false),
            Shards::All(total) => (Span::all(total), false),
            Shards::Range { first, last, total } => (Span { first, last, total }, true),
        };
        Self {
            span,
            has_others,
            seen: Mutex::new(Seen {
                at: Instant::now(),
                overlap_until: None,
                ids: BTreeSet::new(),
            }),
        }
    }

    /// The shards that this process runs.
    pub(super) const fn span(&self) -> Span {
        self.span
    }

    /// Whether this process is the one that registers the commands.
    pub(super) const fn is_first(&self) -> bool {
        self.span.first == 0
    }

    /// Whether what happens in a server comes to this process. Where the bot is a guest, that may be so.
    pub(super) fn has(&self, server: ServerId) -> bool {
        if server.is_guest() || !self.has_others {
            return true;
        }
        let shard = (server.to_discord() >> 22) % u64::from(self.span.total);
        (u64::from(self.span.first)..=u64::from(self.span.last)).contains(&shard)
    }

    /// Whether an interaction must be taken on before it is answered.
    fn must_take_on(&self, now: Instant) -> bool {
        let seen = self.seen();
        let overlaps = seen.overlap_until.is_some_and(|until| now < until);
        let is_unsure = self.has_others && now.saturating_duration_since(seen.at) > SEEN_FOR;
        overlaps || is_unsure
    }

    /// Notes who else is alive. Returns whether somebody is gone.
    fn see(&self, at: Instant, others: &[crate::db::Peer]) -> bool {
        let mut seen = self.seen();
        seen.at = at;
        if others.iter().any(|other| other.span.overlaps(self.span)) {
            seen.overlap_until = Some(at + OVERLAP_LASTS);
        }
        let ids = others.iter().map(|other| other.id).collect();
        let before = std::mem::replace(&mut seen.ids, ids);
        !before.is_subset(&seen.ids)
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        // Nothing in Seen can be left half done by a panic.
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bot {
    /// Whether an interaction is this process's to answer.
    pub(super) async fn takes_on(&self, interaction: u64) -> bool {
        if !self.peers.must_take_on(Instant::now()) {
            return true;
        }
        match self.write_down(interaction).await {
            Ok(is_first) => {
                let whose = if is_first { "taken on" } else { "another's" };
                debug!(interaction_id = interaction, "{whose}");
                is_first
            }
            // Answered twice is better than not at all: Discord takes the first.
            Err(broken) => {
                self.metrics.database_failed();
                error!("taking an interaction on: {broken:#}");
                true
            }
        }
    }

    async fn write_down(&self, interaction: u64) -> anyhow::Result<bool> {
        let mut write = self.db.write().await?;
        let is_first = write.hear(self.now(), interaction).await?;
        write.commit().await?;
        Ok(is_first)
    }

    /// Begins the life of this process among the others. Where another has some of its shards, waits
    /// until that one knows of it.
    pub(super) async fn join_peers(&self) -> anyhow::Result<()> {
        let (span, has_others) = (self.peers.span, self.peers.has_others);
        let mut write = self.db.write().await?;
        if has_others {
            write.live(self.now(), span, ALIVE_FOR).await?;
        } else {
            write.be_alone().await?;
            write.live(self.now(), span, ALIVE_ALONE_FOR).await?;
        }
        write.commit().await?;
        self.look_for_peers().await?;
        if has_others && self.peers.must_take_on(Instant::now()) {
            info!("another process has some of these shards: both answer what comes from now on");
            tokio::time::sleep(NEWCOMER_WAIT).await;
        }
        Ok(())
    }

    /// Ends the life of this process: others may take over at once.
    pub(super) async fn leave_peers(&self) -> anyhow::Result<()> {
        let mut write = self.db.write().await?;
        write.leave().await?;
        write.commit().await
    }

    async fn look_for_peers(&self) -> anyhow::Result<()> {
        let looked = Instant::now();
        let others = self.db.peers(self.now()).await?;
        self.db.refresh().await?;
        if self.peers.see(looked, &others) {
            // What that one has claimed is to be told.
            self.bell.notify_one();
        }
        Ok(())
    }

    async fn live(&self) -> anyhow::Result<()> {
        let alive_for = if self.peers.has_others {
            ALIVE_FOR
        } else {
            ALIVE_ALONE_FOR
        };
        let mut write = self.db.write().await?;
        write.live(self.now(), self.peers.span, alive_for).await?;
        let then = self.now().minus(FORGET_AFTER);
        write.forget_processes(then).await?;
        write.commit().await
    }
}

/// Looks for others, and says that this process lives, for as long as it runs.
pub(super) async fn run(bot: Arc<Bot>) {
    let (look_every, live_every) = if bot.peers.has_others {
        (LOOK_EVERY, LIVE_EVERY)
    } else {
        (LIVE_ALONE_EVERY, LIVE_ALONE_EVERY)
    };
    let mut lived = Instant::now();
    loop {
        tokio::time::sleep(look_every).await;
        if let Err(broken) = bot.look_for_peers().await {
            bot.metrics.database_failed();
            error!("looking for other processes: {broken:#}");
        }
        if lived.elapsed() >= live_every {
            match bot.live().await {
                Ok(()) => lived = Instant::now(),
                Err(broken) => {
                    bot.metrics.database_failed();
                    error!("saying that this process lives: {broken:#}");
                }
            }
        }
    }
}

/// Starts the shards of this process, and runs them until they are shut down.
///
/// serenity starts one shard every five seconds, whatever Discord allows, and knows nothing of other
/// processes. So the address of the gateway, which every start of a shard reads, is a gate: it is kept
/// locked until no other process may be identifying in the same bucket.
pub(super) async fn start(
    bot: &Arc<Bot>,
    client: &mut serenity::Client,
    max_concurrency: u32,
) -> serenity::Result<()> {
    let span = bot.peers.span;
    let usher = if bot.peers.has_others {
        let gate = Arc::clone(&client.ws_url).lock_owned().await;
        let shards = Arc::clone(&client.shard_manager);
        let bot = Arc::clone(bot);
        Some(tokio::spawn(async move {
            usher(&bot, gate, &shards, max_concurrency).await;
        }))
    } else {
        None
    };
    // Unlike other ranges, serenity's has its end in it.
    let ran = client
        .start_shard_range(span.first..span.last, span.total)
        .await;
    if let Some(usher) = usher {
        usher.abort();
    }
    ran
}

/// Opens the gate for one shard after another.
async fn usher(
    bot: &Bot,
    mut gate: OwnedMutexGuard<String>,
    shards: &serenity::ShardManager,
    max_concurrency: u32,
) {
    let span = bot.peers.span;
    for shard in span.first..=span.last {
        if shard > span.first {
            tokio::time::sleep(STARTS_APART).await;
        }
        while let Some(wait) = ask_to_identify(bot, shard % max_concurrency.max(1)).await {
            tokio::time::sleep(wait).await;
        }
        let address = Arc::clone(OwnedMutexGuard::mutex(&gate));
        drop(gate);
        while !shards.has(serenity::ShardId(shard)).await {
            tokio::time::sleep(STARTED_WITHIN).await;
        }
        gate = address.lock_owned().await;
    }
}

/// How long a shard of a bucket must wait before it may identify; none where it may now.
async fn ask_to_identify(bot: &Bot, bucket: u32) -> Option<Duration> {
    let asked = async {
        let now = bot.now();
        let mut write = bot.db.write().await?;
        let may = write.may_identify(now, bucket).await?;
        write.commit().await?;
        anyhow::Ok(may.map_err(|free_at| free_at.since(now)))
    };
    match asked.await {
        Ok(may) => may.err().map(|wait| wait.max(STARTED_WITHIN)),
        Err(broken) => {
            bot.metrics.database_failed();
            error!("asking to identify: {broken:#}");
            Some(LOOK_EVERY)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::Peer;

    const RANGE: Shards = Shards::Range {
        first: 2,
        last: 3,
        total: 4,
    };

    fn another(first: u32, last: u32) -> Peer {
        let span = Span {
            first,
            last,
            total: 4,
        };
        Peer { id: 7, span }
    }

    #[test]
    fn interactions_are_taken_on_while_another_has_the_same_shards_and_a_while_after() {
        let (peers, start) = (Peers::new(RANGE, 1), Instant::now());
        peers.see(start, &[another(0, 1)]);
        assert!(!peers.must_take_on(start));
        peers.see(start, &[another(0, 1), another(3, 3)]);
        assert!(peers.must_take_on(start));
        let later = start + OVERLAP_LASTS;
        peers.see(later, &[another(0, 1)]);
        assert!(peers.must_take_on(start + OVERLAP_LASTS.saturating_sub(LOOK_EVERY)));
        assert!(!peers.must_take_on(later));
    }

    #[test]
    fn who_cannot_look_takes_everything_on_before_a_newcomer_identifies() {
        assert!(SEEN_FOR < NEWCOMER_WAIT);
        let (peers, start) = (Peers::new(RANGE, 1), Instant::now());
        peers.see(start, &[]);
        assert!(!peers.must_take_on(start + SEEN_FOR));
        assert!(peers.must_take_on(start + NEWCOMER_WAIT));
        let alone = Peers::new(Shards::Auto, 1);
        assert!(!alone.must_take_on(start + LIVE_ALONE_EVERY));
    }

    #[test]
    fn it_is_noticed_when_another_is_gone() {
        let (peers, start) = (Peers::new(RANGE, 1), Instant::now());
        assert!(!peers.see(start, &[another(0, 1)]));
        assert!(!peers.see(start, &[another(0, 1)]));
        assert!(peers.see(start, &[]));
    }

    #[test]
    fn a_server_is_of_one_shard() {
        let server = |shard: u64| ServerId::of_discord((4 * 1000 + shard) << 22 | 5);
        let peers = Peers::new(RANGE, 1);
        let has: Vec<bool> = (0..4).map(|shard| peers.has(server(shard))).collect();
        assert_eq!(has, [false, false, true, true]);
        assert!(peers.has(ServerId::of_guest(5)));
        assert!(Peers::new(Shards::Auto, 4).has(server(0)));
        assert_eq!(Peers::new(Shards::Auto, 4).span(), Span::all(4));
    }
}
