//! A database: what [`play`](crate::play) needs to keep, and the ids of it. Decides nothing.
//!
//! It is a file of SQLite, or a server of PostgreSQL. One connection of a process writes; its others
//! only read. A write that fails leaves everything as it was. The SQL keeps to what both share; where
//! they differ, `engine` has it side by side.

mod analyses;
mod blocks;
mod carry;
mod challenges;
mod clocks;
mod columns;
mod doors;
mod engine;
mod ids;
mod kinds;
mod match_state;
mod matches;
mod offers;
mod outbox;
mod privacy;
mod processes;
mod puzzles;
mod remembered;
mod settings;
mod standings;
mod upgrade;

pub use blocks::Block;
pub use carry::Carried;
pub use challenges::{Challenge, ChallengeState, NewChallenge};
pub use clocks::{Clock, Pace};
pub use doors::Door;
pub use ids::{
    ChallengeId, ChannelId, Id, MatchId, MessageId, Moment, NoticeId, OfferId, PlayerId, PuzzleId,
    ServerId,
};
pub use kinds::{Measure, OfferKind, Pool, Setting};
pub use match_state::MatchState;
pub use matches::{
    CalledOff, KeptMatch, MatchRow, NewMatch, OpenMatch, Place, Practice, PrivateBoard, SecretPick,
};
pub use offers::{Offer, OfferState};
pub use outbox::Due;
pub use privacy::{Known, NOBODY};
pub use processes::{ALIVE_FOR, Peer, Span};
pub use puzzles::{NewPuzzle, PuzzleAnswer, PuzzleRow};
pub use settings::{Chosen, Owner};
pub use standings::{
    Board, BoardLine, BoardPage, CountedBand, Counts, Filter, HeadToHead, HoleTotal, KeptBoard,
    KeptResult, KeptTotals, MatchResult, PastMatch, Period, RatingPoint, RoundResult, SeasonLength,
    ServerResult, SideRating, SideResult, Totals, date,
};

use anyhow::Context;
use engine::{Address, Engine, WRITE_WITHIN};
use remembered::Remembered;
use sqlx::migrate::MigrateError;
use sqlx::{Any, AnyPool, ConnectOptions, Connection, Transaction};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use upgrade::Looks;

/// How many connections read at the same time.
const READERS: u32 = 4;

/// Why a database could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address cannot be used.
    #[error(
        "DATABASE_URL is {url:?}, which is no database this program knows; \
         write sqlite:// and a path, for example sqlite://data/congkak.db, \
         or postgres://USER:PASSWORD@HOST:PORT/DATABASE, where signs of the password such as \
         @ : / ? # % are written %40 %3A %2F %3F %23 %25"
    )]
    BadAddress {
        /// What was asked for.
        url: String,
    },
    /// There is something, or nothing, that cannot be opened.
    #[error(
        "the database at {url} cannot be opened ({reason}); check DATABASE_URL, and the permissions there"
    )]
    Unreachable {
        /// What was asked for.
        url: String,
        /// What the database or the system said.
        reason: String,
    },
    /// There is none, and who asks does not make one.
    #[error("there is no database at {url}; check DATABASE_URL, and the folder that this runs in")]
    Missing {
        /// What was asked for.
        url: String,
    },
    /// Something else is kept there.
    #[error(
        "the database at {url} is not one of this program's, and is left as it is; check DATABASE_URL"
    )]
    Foreign {
        /// What was asked for.
        url: String,
    },
    /// It is to be filled, and is full.
    #[error(
        "the database at {url} has something in it already, and is left as it is; \
         migrate-database fills an empty one"
    )]
    NotEmpty {
        /// What was asked for.
        url: String,
    },
    /// It was to be filled, and that was cut short.
    #[error(
        "the database at {url} is half copied from another; run migrate-database again, \
         which begins anew, or take the database away"
    )]
    HalfCopied {
        /// What was asked for.
        url: String,
    },
    /// A newer program has written it.
    #[error(
        "the database at {url} was written by a newer version of this program (migration {version}); \
         run that version, or restore a backup made before the update"
    )]
    Newer {
        /// What was asked for.
        url: String,
        /// The first migration that this program does not have.
        version: i64,
    },
}

impl OpenError {
    /// Whether another try would end as this one: nobody but who runs the bot can help.
    #[must_use]
    pub const fn is_for_good(&self) -> bool {
        !matches!(self, Self::Unreachable { .. })
    }
}

/// What the database or the system said, without what is around it: that says it once more.
fn reason(error: &(dyn std::error::Error + 'static)) -> String {
    if let Some(sqlx::Error::Database(said)) = error.downcast_ref() {
        return said.message().to_owned();
    }
    error.source().map_or_else(|| error.to_string(), reason)
}

/// An open database. Cloning it shares its connections.
#[derive(Clone, Debug)]
pub struct Db {
    engine: Engine,
    writer: AnyPool,
    readers: AnyPool,
    demand: Arc<Demand>,
    remembered: Arc<Remembered>,
    // None: not one that other processes know of, such as a command.
    process: Option<i64>,
}

/// What a database is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// To be the bot's; made where there is none.
    Run,
    /// To look into what there is.
    Look,
    /// To be filled; made where there is none.
    Fill,
}

/// How much the one writer was wanted since the start.
#[derive(Debug, Default)]
struct Demand {
    waited_micros: AtomicU64,
    busy: AtomicU64,
}

/// A transaction that writes. Dropped without [`Write::commit`], it never was.
#[derive(Debug)]
pub struct Write {
    tx: Transaction<'static, Any>,
    remembered: Arc<Remembered>,
    // Whether settings were written, so that what is remembered of them may be wrong.
    has_chosen: bool,
    process: Option<i64>,
}

impl Db {
    /// Opens the database at `url`, makes it where there is none, and brings it up to date.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the address, the file or its version.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        Self::open_for(url, Purpose::Run).await
    }

    /// Opens the database at `url`, where there is one, and brings it up to date.
    ///
    /// # Errors
    ///
    /// As for [`Db::open`]; or there is none.
    pub async fn open_existing(url: &str) -> Result<Self, OpenError> {
        Self::open_for(url, Purpose::Look).await
    }

    /// Opens the database at `url` to be filled from another: an empty one, or one whose filling was
    /// cut short. Until [`Db::is_filled`], nothing else opens it.
    ///
    /// # Errors
    ///
    /// As for [`Db::open`]; or something is kept there.
    pub async fn open_to_fill(url: &str) -> Result<Self, OpenError> {
        Self::open_for(url, Purpose::Fill).await
    }

    async fn open_for(url: &str, purpose: Purpose) -> Result<Self, OpenError> {
        let shown = || engine::shown(url);
        let unreachable = |reason: String| OpenError::Unreachable {
            url: shown(),
            reason,
        };
        let Some(address) = Address::parse(url) else {
            return Err(OpenError::BadAddress { url: shown() });
        };
        let engine = address.engine();
        match (purpose, address.file()) {
            (_, None) => {}
            (Purpose::Run | Purpose::Fill, Some(file)) => {
                if let Some(folder) = file.parent()
                    && folder != Path::new("")
                {
                    std::fs::create_dir_all(folder).map_err(|e| unreachable(e.to_string()))?;
                }
            }
            (Purpose::Look, Some(file)) => {
                if !file.try_exists().map_err(|e| unreachable(e.to_string()))? {
                    return Err(OpenError::Missing { url: shown() });
                }
            }
        }
        let looks = upgrade::look(&address)
            .await
            .map_err(|e| unreachable(reason(e.as_ref())))?;
        match (looks, purpose) {
            (Looks::Ours, Purpose::Run | Purpose::Look)
            | (Looks::New, Purpose::Run | Purpose::Fill)
            | (Looks::HalfCopied, Purpose::Fill) => {}
            (Looks::Foreign, _) | (Looks::New, Purpose::Look) => {
                return Err(OpenError::Foreign { url: shown() });
            }
            (Looks::Ours, Purpose::Fill) => return Err(OpenError::NotEmpty { url: shown() }),
            (Looks::HalfCopied, _) => return Err(OpenError::HalfCopied { url: shown() }),
        }
        let broken = |e: sqlx::Error| unreachable(reason(&e));
        let options = address.options(purpose != Purpose::Look).map_err(broken)?;
        // Of its own, where nothing ends it that takes long.
        let mut upgrading = options.connect().await.map_err(broken)?;
        if let Some(file) = address.file() {
            engine.prepare(&mut upgrading).await.map_err(broken)?;
            upgrade::copy_before(&mut upgrading, file)
                .await
                .map_err(|e| unreachable(format!("{e:#}")))?;
        }
        if purpose == Purpose::Fill {
            carry::mark(&mut upgrading).await.map_err(broken)?;
        }
        match upgrade::migrate(engine, &mut upgrading).await {
            Ok(()) => {}
            Err(
                MigrateError::VersionMissing(version) | MigrateError::VersionTooNew(version, _),
            ) => {
                return Err(OpenError::Newer {
                    url: shown(),
                    version,
                });
            }
            Err(e) => return Err(unreachable(e.to_string())),
        }
        upgrading.close().await.map_err(broken)?;
        Ok(Self {
            engine,
            writer: engine
                .pool(options.clone(), 1, WRITE_WITHIN)
                .await
                .map_err(broken)?,
            readers: engine
                .pool(options, READERS, engine.read_within())
                .await
                .map_err(broken)?,
            demand: Arc::default(),
            remembered: Arc::default(),
            process: None,
        })
    }

    /// How long writes have waited for the one writer since the start, in all.
    #[must_use]
    pub fn waited(&self) -> Duration {
        Duration::from_micros(self.demand.waited_micros.load(Ordering::Relaxed))
    }

    /// How often somebody else kept the database locked for too long, since the start.
    #[must_use]
    pub fn busy_count(&self) -> u64 {
        self.demand.busy.load(Ordering::Relaxed)
    }

    /// Begins to write. There is one writer: others wait here until it commits or gives up.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn write(&self) -> anyhow::Result<Write> {
        let tx = match self.begin().await {
            // Of a commit that failed, on a full disk for example, SQLite has undone everything,
            // but sqlx counts on: this connection would never begin again.
            Err(sqlx::Error::InvalidSavePointStatement) => {
                let stuck = self.writer.acquire().await;
                stuck.context("taking the writer")?.close().await.ok();
                self.begin().await
            }
            begun => begun,
        };
        let tx = tx.context("beginning to write")?;
        Ok(self.writing(tx))
    }

    /// Sees the database as it is now, to read much that must fit together while others write.
    /// It is for reading: it holds nobody up, and nothing can be written with it.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn snapshot(&self) -> anyhow::Result<Write> {
        let begun = self.engine.begin_to_read(&self.readers).await;
        let tx = begun.context("beginning to read")?;
        Ok(self.writing(tx))
    }

    fn writing(&self, tx: Transaction<'static, Any>) -> Write {
        Write {
            tx,
            remembered: Arc::clone(&self.remembered),
            has_chosen: false,
            process: self.process,
        }
    }

    async fn begin(&self) -> sqlx::Result<Transaction<'static, Any>> {
        let asked = Instant::now();
        let begun = self.engine.begin(&self.writer).await;
        let waited = u64::try_from(asked.elapsed().as_micros()).unwrap_or(u64::MAX);
        let demand = &self.demand;
        demand.waited_micros.fetch_add(waited, Ordering::Relaxed);
        let is_busy = |error| self.engine.is_busy(error);
        if begun.as_ref().is_err_and(is_busy) {
            demand.busy.fetch_add(1, Ordering::Relaxed);
        }
        begun
    }

    /// Writes a consistent copy of the whole database to `file`, while it is in use.
    ///
    /// # Errors
    ///
    /// `file` exists or cannot be written; or the database is of PostgreSQL, which has a program of
    /// its own for this.
    pub async fn backup(&self, file: &Path) -> anyhow::Result<()> {
        self.engine.backup(&self.readers, file).await
    }

    /// Waits for what is under way, and closes all connections.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

impl Write {
    /// Makes all that was written lasting, at once.
    ///
    /// # Errors
    ///
    /// The database could not; then nothing was written.
    pub async fn commit(mut self) -> anyhow::Result<()> {
        if self.has_chosen {
            // Other processes remember settings, too.
            sqlx::query("update revisions set revision = revision + 1 where name = 'settings'")
                .execute(&mut *self.tx)
                .await
                .context("noting that settings were changed")?;
        }
        let committed = self.tx.commit().await;
        // Also where that failed: who knows what was written.
        if self.has_chosen {
            self.remembered.forget();
        }
        committed.context("committing")
    }
}

#[cfg(test)]
impl Db {
    /// A number from the database.
    pub(crate) async fn count_for_test(&self, query: &'static str) -> i64 {
        sqlx::query_scalar(query)
            .fetch_one(&self.readers)
            .await
            .unwrap()
    }
}

#[cfg(test)]
mod tests;

#[cfg(test)]
mod troubles {
    use super::*;

    #[tokio::test]
    async fn a_commit_that_fails_leaves_a_writer_that_can_begin_again() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("full.db").display());
        let db = Db::open(&url).await.unwrap();
        let moment = Moment::from_millis(0);
        let mut write = db.write().await.unwrap();
        write.owe(moment, moment, 1, "lost").await.unwrap();
        // What SQLite does by itself where the disk is full.
        sqlx::query("rollback")
            .execute(&mut *write.tx)
            .await
            .unwrap();
        assert!(write.commit().await.is_err());
        let mut write = db.write().await.unwrap();
        write.owe(moment, moment, 1, "kept").await.unwrap();
        write.commit().await.unwrap();
        let due = db.outbox_due(moment, 10).await.unwrap();
        assert_eq!(due.len(), 1);
    }
}
