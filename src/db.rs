//! SQLite: what [`play`](crate::play) needs to keep, and the ids of it. Decides nothing.
//!
//! One connection of a process writes; its others only read. A write that fails leaves everything as
//! it was.
//! The SQL keeps to what SQLite and PostgreSQL share.

mod blocks;
mod challenges;
mod clocks;
mod columns;
mod doors;
mod ids;
mod kinds;
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
pub use challenges::{Challenge, ChallengeState, NewChallenge};
pub use clocks::{Clock, Pace};
pub use doors::Door;
pub use ids::{
    ChallengeId, ChannelId, Id, MatchId, MessageId, Moment, NoticeId, OfferId, PlayerId, PuzzleId,
    ServerId,
};
pub use kinds::{Measure, OfferKind, Pool, Setting};
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
use remembered::Remembered;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Sqlite, Transaction};
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use upgrade::Looks;

/// How many connections read at the same time.
const READERS: u32 = 4;
/// How long a statement waits for another process that writes, a backup for example.
const BUSY_WAIT: Duration = Duration::from_secs(2);

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("./migrations");

/// Why a database could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address cannot be used.
    #[error(
        "DATABASE_URL is {url:?}, which is no database this program knows; \
         write sqlite:// and a path, for example sqlite://data/congkak.db"
    )]
    BadAddress {
        /// What was asked for.
        url: String,
    },
    /// There is something, or nothing, that cannot be opened.
    #[error(
        "the database at {url} cannot be opened ({reason}); check DATABASE_URL, the folder and its permissions"
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

/// An open database. Cloning it shares its connections.
#[derive(Clone, Debug)]
pub struct Db {
    writer: SqlitePool,
    readers: SqlitePool,
    demand: Arc<Demand>,
    remembered: Arc<Remembered>,
    // None: not one that other processes know of, such as a command.
    process: Option<i64>,
}

/// What to do where there is no database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Absent {
    Make,
    Refuse,
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
    tx: Transaction<'static, Sqlite>,
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
        Self::open_or(url, Absent::Make).await
    }

    /// Opens the database at `url`, where there is one, and brings it up to date.
    ///
    /// # Errors
    ///
    /// As for [`Db::open`]; or there is none.
    pub async fn open_existing(url: &str) -> Result<Self, OpenError> {
        Self::open_or(url, Absent::Refuse).await
    }

    async fn open_or(url: &str, absent: Absent) -> Result<Self, OpenError> {
        let unreachable = |reason: String| OpenError::Unreachable {
            url: url.to_owned(),
            reason,
        };
        let bad_address = || OpenError::BadAddress {
            url: url.to_owned(),
        };
        if !url.starts_with("sqlite:") {
            return Err(bad_address());
        }
        let options = SqliteConnectOptions::from_str(url).map_err(|_| bad_address())?;
        // Without a file, SQLite keeps all in memory, and each connection sees its own.
        if options.get_filename() == Path::new("") {
            return Err(bad_address());
        }
        match absent {
            Absent::Make => {
                if let Some(folder) = options.get_filename().parent()
                    && folder != Path::new("")
                {
                    std::fs::create_dir_all(folder).map_err(|e| unreachable(e.to_string()))?;
                }
            }
            Absent::Refuse => {
                let is_there = options.get_filename().try_exists();
                if !is_there.map_err(|e| unreachable(e.to_string()))? {
                    return Err(OpenError::Missing {
                        url: url.to_owned(),
                    });
                }
            }
        }
        let looks = upgrade::look(&options)
            .await
            .map_err(|e| unreachable(format!("{e:#}")))?;
        match (looks, absent) {
            (Looks::Ours, _) | (Looks::New, Absent::Make) => {}
            (Looks::Foreign, _) | (Looks::New, Absent::Refuse) => {
                return Err(OpenError::Foreign {
                    url: url.to_owned(),
                });
            }
        }
        let options = options
            .create_if_missing(absent == Absent::Make)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A killed process loses nothing; a power cut can take back the last moments.
            .synchronous(SqliteSynchronous::Normal)
            .busy_timeout(BUSY_WAIT)
            // What is deleted is overwritten: a secret pick shall not stay in a free page.
            .pragma("secure_delete", "on");
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options.clone())
            .await
            .map_err(|e| unreachable(e.to_string()))?;
        upgrade::copy_before(&writer, options.get_filename())
            .await
            .map_err(|e| unreachable(format!("{e:#}")))?;
        match upgrade::migrate(&writer).await {
            Ok(()) => {}
            Err(
                MigrateError::VersionMissing(version) | MigrateError::VersionTooNew(version, _),
            ) => {
                return Err(OpenError::Newer {
                    url: url.to_owned(),
                    version,
                });
            }
            Err(e) => return Err(unreachable(e.to_string())),
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options)
            .await
            .map_err(|e| unreachable(e.to_string()))?;
        Ok(Self {
            writer,
            readers,
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

    fn writing(&self, tx: Transaction<'static, Sqlite>) -> Write {
        Write {
            tx,
            remembered: Arc::clone(&self.remembered),
            has_chosen: false,
            process: self.process,
        }
    }

    async fn begin(&self) -> sqlx::Result<Transaction<'static, Sqlite>> {
        let asked = Instant::now();
        // The default transaction is deferred and can fail when it first writes.
        let begun = self.writer.begin_with("begin immediate").await;
        let waited = u64::try_from(asked.elapsed().as_micros()).unwrap_or(u64::MAX);
        let demand = &self.demand;
        demand.waited_micros.fetch_add(waited, Ordering::Relaxed);
        if begun.as_ref().is_err_and(is_busy) {
            demand.busy.fetch_add(1, Ordering::Relaxed);
        }
        begun
    }

    /// Writes a consistent copy of the whole database to `file`, while it is in use.
    ///
    /// # Errors
    ///
    /// `file` exists or cannot be written.
    pub async fn backup(&self, file: &Path) -> anyhow::Result<()> {
        let name = file
            .to_str()
            .context("the name of a backup must be UTF-8")?;
        sqlx::query("vacuum into $1")
            .bind(name)
            .execute(&self.readers)
            .await
            .with_context(|| format!("backing up to {name}"))?;
        Ok(())
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

/// Whether somebody else has the database locked.
fn is_busy(error: &sqlx::Error) -> bool {
    // SQLITE_BUSY, in the low byte of the extended code (https://sqlite.org/rescode.html#busy).
    error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code)
        .and_then(|code| code.parse::<u32>().ok())
        .is_some_and(|code| code & 0xff == 5)
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

    #[tokio::test]
    async fn a_database_that_somebody_else_keeps_locked_is_counted() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("busy.db").display());
        let db = Db::open(&url).await.unwrap();
        let other = Db::open(&url).await.unwrap();
        let held = other.write().await.unwrap();
        assert!(db.write().await.is_err());
        assert_eq!(db.busy_count(), 1);
        assert!(db.waited() >= BUSY_WAIT);
        drop(held);
        assert!(db.write().await.is_ok());
    }
}
