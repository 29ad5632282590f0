//! A place for a test's database: a file of SQLite; or, where the same tests run once more, a schema
//! of its own on the server of PostgreSQL that `CONGKAK_TEST_POSTGRES` names.

use sqlx::any::install_default_drivers;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use std::cell::Cell;
use std::io::Write;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};

const SERVER: &str = "CONGKAK_TEST_POSTGRES";

/// The number of the next schema of this process.
static NEXT: AtomicU32 = AtomicU32::new(0);
static TOLD: Once = Once::new();

thread_local! {
    static ON_POSTGRES: Cell<bool> = const { Cell::new(false) };
}

/// Where a test's database is. It is gone with this.
pub(crate) struct Site {
    url: String,
    kind: Kind,
}

enum Kind {
    Folder { _folder: tempfile::TempDir },
    Schema { server: String, name: String },
}

impl Site {
    /// A place with nothing in it.
    pub(crate) async fn new() -> Self {
        if !ON_POSTGRES.get() {
            return Self::file();
        }
        let server = std::env::var(SERVER).unwrap();
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{}_{number}", std::process::id());
        run(&server, format!("create schema {name}")).await.unwrap();
        Self {
            url: format!("{server}?options=-c%20search_path%3D{name}&application_name={name}"),
            kind: Kind::Schema { server, name },
        }
    }

    /// A place for a file, wherever the others are.
    pub(crate) fn file() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("test.db").display());
        let kind = Kind::Folder { _folder: folder };
        Self { url, kind }
    }

    /// Its address.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Whether it is on a server of PostgreSQL.
    pub(crate) fn is_postgres(&self) -> bool {
        matches!(self.kind, Kind::Schema { .. })
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let Kind::Schema { server, name } = &self.kind else {
            return;
        };
        let server = server.clone();
        // Whoever still holds a transaction open keeps the schema, until the server is gone.
        let query = format!("set lock_timeout = 1000; drop schema {name} cascade");
        std::thread::spawn(move || {
            let mut builder = tokio::runtime::Builder::new_current_thread();
            let runtime = builder.enable_all().build().unwrap();
            runtime.block_on(run(&server, query)).ok();
        })
        .join()
        .ok();
    }
}

async fn run(server: &str, query: String) -> sqlx::Result<()> {
    install_default_drivers();
    let mut connection = AnyConnection::connect(server).await?;
    connection
        .execute(sqlx::raw_sql(AssertSqlSafe(query)))
        .await?;
    connection.close().await
}

/// Ends what [`on_postgres`] began, also where the test fails.
struct Back;

impl Drop for Back {
    fn drop(&mut self) {
        ON_POSTGRES.set(false);
    }
}

/// Runs a test whose places are on PostgreSQL. Without a server, says so.
pub(crate) fn on_postgres(test: fn()) {
    if std::env::var_os(SERVER).is_none() {
        // Past what holds the words of tests back.
        TOLD.call_once(|| {
            let told = "SKIPPED on PostgreSQL: CONGKAK_TEST_POSTGRES names no server; \
                        tests/postgres.sh starts one\n";
            std::io::stderr().write_all(told.as_bytes()).ok();
        });
        return;
    }
    ON_POSTGRES.set(true);
    let _back = Back;
    test();
}

/// The same tests once more, on PostgreSQL: `tests/tidy.rs` sees that none is missing.
macro_rules! on_postgres_too {
    ($($test:ident)*) => {
        mod on_postgres_too {
            $(
                #[test]
                fn $test() {
                    crate::site::on_postgres(super::$test);
                }
            )*
        }
    };
}
pub(crate) use on_postgres_too;
