//! Bringing a database up to date, with a copy of how it was.

use super::carry::HALF_COPIED;
use super::engine::{Address, Engine, TRIES, TRY_AGAIN_AFTER};
use anyhow::Context;
use sqlx::migrate::MigrateError;
use sqlx::{AnyConnection, ConnectOptions, Connection};
use std::path::{Path, PathBuf};

/// Whose a database looks to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Looks {
    /// Nothing is in it, or there is none.
    New,
    /// Ours.
    Ours,
    /// Another program's.
    Foreign,
    /// To be ours, once all of another is in it.
    HalfCopied,
}

/// All tables, those in which sqlx keeps the migrations, and the one called `$1`.
const SQLITE_TABLES: &str = "
    select count(*), count(case when name = '_sqlx_migrations' then 1 end),
           count(case when name = $1 then 1 end)
    from sqlite_master";

// Where we would make ours. What belongs to an extension of the server is nobody's.
const POSTGRES_TABLES: &str = "
    select count(*), count(case when c.relname = '_sqlx_migrations' then 1 end),
           count(case when c.relname = $1 then 1 end)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and not exists (select 1 from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')";

/// Looks whose the database is, and changes nothing.
///
/// # Errors
///
/// It cannot be read.
pub(super) async fn look(address: &Address) -> anyhow::Result<Looks> {
    if address.file().is_some_and(|file| !file.exists()) {
        return Ok(Looks::New);
    }
    let mut connection = address.options(false)?.connect().await?;
    let engine = address.engine();
    let (tables, ours, half): (i64, i64, i64) = sqlx::query_as(match engine {
        Engine::Sqlite => SQLITE_TABLES,
        Engine::Postgres => POSTGRES_TABLES,
    })
    .bind(HALF_COPIED)
    .fetch_one(&mut connection)
    .await?;
    // sqlx keeps such a table in any program's database. It is empty where the first start was killed.
    let mut is_ours = ours > 0;
    if is_ours {
        let known = "select count(*), count(case when version = $1 and checksum = $2 then 1 end)
                     from _sqlx_migrations";
        let first = engine.migrations().iter().next();
        let first = first.context("there are migrations")?;
        let (applied, known): (i64, i64) = sqlx::query_as(known)
            .bind(first.version)
            .bind(first.checksum.as_ref())
            .fetch_one(&mut connection)
            .await?;
        is_ours = applied == 0 || known == 1;
    }
    connection.close().await?;
    Ok(match tables {
        0 => Looks::New,
        _ if half > 0 => Looks::HalfCopied,
        _ if is_ours => Looks::Ours,
        _ => Looks::Foreign,
    })
}

/// Copies the database to `FILE.before-VERSION`, if migrations up to that version are about to
/// change it. A copy that is there already is of an earlier try, and stays.
///
/// # Errors
///
/// The copy cannot be written; then nothing is to be changed.
pub(super) async fn copy_before(connection: &mut AnyConnection, file: &Path) -> anyhow::Result<()> {
    let table = "select count(*) from sqlite_master where name = '_sqlx_migrations'";
    let tables: i64 = sqlx::query_scalar(table)
        .fetch_one(&mut *connection)
        .await?;
    if tables == 0 {
        return Ok(());
    }
    let applied = "select coalesce(max(version), 0) from _sqlx_migrations";
    let applied: i64 = sqlx::query_scalar(applied)
        .fetch_one(&mut *connection)
        .await?;
    let migrations = Engine::Sqlite.migrations();
    let newest = migrations.iter().map(|migration| migration.version).max();
    let Some(newest) = newest.filter(|newest| applied > 0 && applied < *newest) else {
        return Ok(());
    };
    let copy = copy_of(file, newest);
    if copy.exists() {
        return Ok(());
    }
    let name = copy.to_str().context("the name of a copy must be UTF-8")?;
    sqlx::query("vacuum into $1")
        .bind(name)
        .execute(connection)
        .await
        .with_context(|| format!("copying it to {name} before the update"))?;
    Ok(())
}

/// Brings the database up to date. Another process that has started at the same time may do the same,
/// and be in the way: then it is tried again.
///
/// # Errors
///
/// The database is newer, or it went wrong each time.
pub(super) async fn migrate(
    engine: Engine,
    connection: &mut AnyConnection,
) -> Result<(), MigrateError> {
    let mut tries = 1;
    loop {
        match engine.migrations().run(&mut *connection).await {
            Ok(()) => return Ok(()),
            Err(newer @ (MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..))) => {
                return Err(newer);
            }
            Err(error) if tries == TRIES => return Err(error),
            Err(_) => {}
        }
        tries += 1;
        tokio::time::sleep(TRY_AGAIN_AFTER).await;
    }
}

/// Where the copy of a database is that was made before it was brought to `version`.
pub(super) fn copy_of(file: &Path, version: i64) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".before-{version}"));
    name.into()
}
