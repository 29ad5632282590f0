//! What differs between SQLite and PostgreSQL, side by side. All other SQL is of both.
//!
//! On each, one transaction writes at a time, over all processes: on SQLite by the lock of its
//! file, on PostgreSQL by a lock of our own that each [`Write`](super::Write) begins with. So
//! whatever reads, decides and writes in one does not meet another that does.

use crate::secret::without_password;
use anyhow::{Context, bail};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers};
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Executor, Transaction};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

/// How long a transaction waits for another process that writes, a backup for example.
pub(super) const BUSY_WAIT: Duration = Duration::from_millis(1500);
/// How long a transaction may stand still before the server ends it: who has vanished holds the
/// one lock no longer than this.
const IDLE_MAX: Duration = Duration::from_secs(30);
/// How long a connection to read by is waited for, to a server that is down. Then the player is told, which
/// must be within three seconds, and can take four such waits: for whose press it is, for the deed, and
/// twice for the language.
const REACH_WITHIN: Duration = Duration::from_millis(600);
/// How long one to a file is waited for, which nobody keeps for long: only where the whole machine stands
/// still.
const OPEN_WITHIN: Duration = Duration::from_secs(30);
/// How long the one to write by is waited for: behind others, one of whom may wait for a locked database.
pub(super) const WRITE_WITHIN: Duration = Duration::from_secs(1);

/// How often it is tried to begin with a database that another process begins with, too.
pub(super) const TRIES: u32 = 4;
/// After how long it is tried again.
pub(super) const TRY_AGAIN_AFTER: Duration = Duration::from_millis(250);

static SQLITE_MIGRATIONS: Migrator = sqlx::migrate!("./migrations");
static POSTGRES_MIGRATIONS: Migrator = sqlx::migrate!("./migrations/postgres");

/// Which of the two keeps a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Engine {
    /// A file, in this process.
    Sqlite,
    /// A server.
    Postgres,
}

/// Where a database is. Its text is never shown whole: it may have a password.
#[derive(Clone)]
pub(super) enum Address {
    /// A file of SQLite, and what was said of how to open it.
    Sqlite { file: PathBuf, parameters: String },
    /// The address of a server of PostgreSQL.
    Postgres(AnyConnectOptions),
}

impl Address {
    /// The address that `url` is; `None` where it is none that we know.
    pub(super) fn parse(url: &str) -> Option<Self> {
        install_default_drivers();
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let mut options = AnyConnectOptions::from_str(url).ok()?;
            let url = &mut options.database_url;
            // Who looks at the server's list of connections shall know ours.
            if !url
                .query_pairs()
                .any(|(name, _)| name == "application_name")
            {
                url.query_pairs_mut()
                    .append_pair("application_name", "congkak");
            }
            return Some(Self::Postgres(options));
        }
        if !url.starts_with("sqlite:") {
            return None;
        }
        let options = SqliteConnectOptions::from_str(url).ok()?;
        let parameters = url.split_once('?').map_or("", |(_, parameters)| parameters);
        let file = options.get_filename().to_owned();
        // Without a file, SQLite keeps all in memory, and each connection sees its own.
        let is_memory = url.contains(":memory:") || parameters.contains("mode=memory");
        if file == Path::new("") || is_memory {
            return None;
        }
        let kept = parameters
            .split('&')
            .filter(|parameter| !["", "mode=rw", "mode=rwc"].contains(parameter));
        Some(Self::Sqlite {
            file,
            parameters: kept.collect::<Vec<_>>().join("&"),
        })
    }

    pub(super) const fn engine(&self) -> Engine {
        match self {
            Self::Sqlite { .. } => Engine::Sqlite,
            Self::Postgres(_) => Engine::Postgres,
        }
    }

    /// The file, where it is one.
    pub(super) fn file(&self) -> Option<&Path> {
        match self {
            Self::Sqlite { file, .. } => Some(file),
            Self::Postgres(_) => None,
        }
    }

    /// How to connect; `makes` a file where there is none.
    pub(super) fn options(&self, makes: bool) -> sqlx::Result<AnyConnectOptions> {
        install_default_drivers();
        match self {
            Self::Sqlite { file, parameters } => {
                // No sign of a name means anything in an address then.
                let mut url = "sqlite:".to_owned();
                for byte in file.as_os_str().as_encoded_bytes() {
                    write!(url, "%{byte:02X}").map_err(|e| sqlx::Error::Configuration(e.into()))?;
                }
                let mode = if makes { "mode=rwc" } else { "" };
                let all = [mode, parameters]
                    .into_iter()
                    .filter(|part| !part.is_empty());
                let all: Vec<&str> = all.collect();
                if !all.is_empty() {
                    url = format!("{url}?{}", all.join("&"));
                }
                AnyConnectOptions::from_str(&url)
            }
            Self::Postgres(options) => Ok(options.clone()),
        }
    }
}

/// `url` as it may be read by anybody: without a password.
pub(super) fn shown(url: &str) -> String {
    if url.starts_with("sqlite:") {
        return url.to_owned();
    }
    match AnyConnectOptions::from_str(url) {
        Ok(options) if options.database_url.has_host() => {
            let mut shown = options.database_url;
            shown.set_query(None);
            // Such as where the sign before the password is another than it should be.
            let is_name = |sign: char| sign.is_ascii_alphanumeric() || "_-.".contains(sign);
            if !shown.username().chars().all(is_name) {
                shown.set_username("***").ok();
            }
            if shown.password().is_some() {
                shown.set_password(Some("***")).ok();
            }
            shown.to_string()
        }
        _ => without_password(url),
    }
}

impl Engine {
    pub(super) fn migrations(self) -> &'static Migrator {
        match self {
            Self::Sqlite => &SQLITE_MIGRATIONS,
            Self::Postgres => &POSTGRES_MIGRATIONS,
        }
    }

    /// How long a connection to read by is waited for.
    pub(super) const fn read_within(self) -> Duration {
        match self {
            Self::Sqlite => OPEN_WITHIN,
            Self::Postgres => REACH_WITHIN,
        }
    }

    /// As many connections as `most`, each prepared for us, and waited for no longer than `within`.
    pub(super) async fn pool(
        self,
        options: AnyConnectOptions,
        most: u32,
        within: Duration,
    ) -> sqlx::Result<AnyPool> {
        let mut pool = AnyPoolOptions::new()
            .max_connections(most)
            .acquire_timeout(within)
            .after_connect(move |connection, _| Box::pin(self.prepare(connection)));
        // A file does not go away, and is not asked before each query whether it is there.
        pool = pool.test_before_acquire(self == Self::Postgres);
        pool.connect_with(options).await
    }

    /// Makes a new connection what we need.
    pub(super) async fn prepare(self, connection: &mut AnyConnection) -> sqlx::Result<()> {
        let wait = BUSY_WAIT.as_millis();
        let settings = match self {
            // A killed process loses nothing; a power cut can take back the last moments. What is
            // deleted is overwritten: a secret pick shall not stay in a free page.
            Self::Sqlite => format!(
                "pragma busy_timeout = {wait}; pragma foreign_keys = on;
                 pragma journal_mode = wal; pragma synchronous = normal;
                 pragma secure_delete = on;"
            ),
            Self::Postgres => format!(
                "set lock_timeout = {wait};
                 set idle_in_transaction_session_timeout = {};",
                IDLE_MAX.as_millis()
            ),
        };
        let mut tries = 1;
        loop {
            let set = sqlx::raw_sql(AssertSqlSafe(settings.as_str()));
            match connection.execute(set).await {
                // Of two processes that make the same file at once, one is refused without a wait.
                Err(error) if self.is_busy(&error) && tries < TRIES => {}
                done => return done.map(drop),
            }
            tries += 1;
            tokio::time::sleep(TRY_AGAIN_AFTER).await;
        }
    }

    /// Begins to write: from here to the end of the transaction, nobody else does.
    pub(super) async fn begin(self, writer: &AnyPool) -> sqlx::Result<Transaction<'static, Any>> {
        match self {
            // The default transaction is deferred and can fail when it first writes.
            Self::Sqlite => writer.begin_with("begin immediate").await,
            Self::Postgres => {
                let mut tx = writer.begin().await?;
                // By the number of a table of ours: several of our databases in one of the
                // server's, each in a schema, do not wait for each other.
                tx.execute("select pg_advisory_xact_lock('matches'::regclass::oid::bigint)")
                    .await?;
                Ok(tx)
            }
        }
    }

    /// Begins to read the database as it is now, whatever others write.
    pub(super) async fn begin_to_read(
        self,
        readers: &AnyPool,
    ) -> sqlx::Result<Transaction<'static, Any>> {
        match self {
            Self::Sqlite => readers.begin().await,
            Self::Postgres => {
                let begin = "begin isolation level repeatable read read only";
                readers.begin_with(begin).await
            }
        }
    }

    /// Whether an error says that somebody else writes, and for too long.
    pub(super) fn is_busy(self, error: &sqlx::Error) -> bool {
        let error = error.as_database_error();
        let Some(code) = error.and_then(sqlx::error::DatabaseError::code) else {
            return false;
        };
        match self {
            // SQLITE_BUSY, in the low byte of the extended code (https://sqlite.org/rescode.html#busy).
            Self::Sqlite => code.parse::<u32>().is_ok_and(|code| code & 0xff == 5),
            // lock_not_available (https://www.postgresql.org/docs/current/errcodes-appendix.html).
            Self::Postgres => code == "55P03",
        }
    }

    /// Writes a consistent copy of a whole database to `file`.
    pub(super) async fn backup(self, readers: &AnyPool, file: &Path) -> anyhow::Result<()> {
        let name = file
            .to_str()
            .context("the name of a backup must be UTF-8")?;
        if self == Self::Postgres {
            bail!(
                "a database of PostgreSQL is backed up by its own program: \
                 pg_dump --format=custom --file={name} \"$DATABASE_URL\""
            );
        }
        let was_there = file.exists();
        let copied = sqlx::query("vacuum into $1")
            .bind(name)
            .execute(readers)
            .await
            .with_context(|| format!("backing up to {name}"));
        if copied.is_err() && !was_there {
            // An empty file looks like a new database.
            std::fs::remove_file(file).ok();
        }
        copied.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_file_or_a_server() {
        for (url, engine) in [
            ("sqlite://data/a.db", Some(Engine::Sqlite)),
            ("sqlite:a.db?mode=rwc", Some(Engine::Sqlite)),
            ("postgres://a:b@localhost/c", Some(Engine::Postgres)),
            ("postgresql:///c?host=/tmp", Some(Engine::Postgres)),
            ("sqlite://", None),
            ("sqlite::memory:", None),
            ("sqlite://a.db?mode=memory", None),
            ("postgres:a", None),
            ("mysql://a", None),
        ] {
            let parsed = Address::parse(url).map(|address| address.engine());
            assert_eq!(parsed, engine, "{url}");
        }
    }

    #[test]
    fn a_password_is_not_shown() {
        let url = "postgres://ani:se%20cret@host:5433/congkak?password=secret";
        assert_eq!(shown(url), "postgres://ani:***@host:5433/congkak");
        for given in [
            "postgres://ani:secret@a b",
            "Postgres://ani:secret@127.0.0.1/x",
            " postgres://ani:secret@127.0.0.1/x",
            "\"postgres://ani:secret@127.0.0.1/x\"",
            "postgres:/ani:secret@127.0.0.1/x",
            "postgres://ani:se#secret@x/secret@127.0.0.1/x",
            "postgres://127.0.0.1:1x/a?password=secret",
            "psql://ani:secret@127.0.0.1/x",
            "mysql://ani:secret@127.0.0.1/x",
            "ani:secret@127.0.0.1",
            "postgres://ani;secret@127.0.0.1/x",
            "postgres://ani:secret/x",
        ] {
            assert!(!shown(given).contains("secret"), "{}", shown(given));
        }
        assert_eq!(shown("sqlite://a@b.db"), "sqlite://a@b.db");
    }

    #[tokio::test]
    async fn a_file_may_have_any_name() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["a b.db", "C:ü#%41[x]^|.db", "../.db"] {
            let file = folder.path().join("a").join(name);
            std::fs::create_dir_all(folder.path().join("a")).unwrap();
            let address = Address::Sqlite {
                file: file.clone(),
                parameters: String::new(),
            };
            let options = address.options(true).unwrap();
            let pool = address
                .engine()
                .pool(options, 1, OPEN_WITHIN)
                .await
                .unwrap();
            pool.execute("create table a (b)").await.unwrap();
            pool.close().await;
            assert!(file.exists(), "{name}");
        }
    }
}
