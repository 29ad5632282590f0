//! Bringing a database up to date, with a copy of how it was.

use super::MIGRATIONS;
use anyhow::Context;
use sqlx::Connection;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How often a migration is tried.
const TRIES: u32 = 4;
/// After how long it is tried again.
const TRY_AGAIN_AFTER: Duration = Duration::from_millis(250);

/// Whose a database looks to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Looks {
    /// Nothing is in it, or there is none.
    New,
    /// Ours.
    Ours,
    /// Another program's.
    Foreign,
}

/// Looks whose the database is, and changes nothing.
///
/// # Errors
///
/// It cannot be read.
pub(super) async fn look(options: &SqliteConnectOptions) -> anyhow::Result<Looks> {
    if !options.get_filename().exists() {
        return Ok(Looks::New);
    }
    let options = options.clone().create_if_missing(false);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    let (tables, ours): (i64, i64) = sqlx::query_as(
        "select count(*), count(case when name = '_sqlx_migrations' then 1 end) from sqlite_master",
    )
    .fetch_one(&mut connection)
    .await?;
    // sqlx keeps such a table in any program's database. It is empty where the first start was killed.
    let mut is_ours = ours > 0;
    if is_ours {
        let known = "select count(*), count(case when version = 1 and checksum = $1 then 1 end)
                     from _sqlx_migrations";
        let first = MIGRATIONS.iter().next().context("there are migrations")?;
        let (applied, known): (i64, i64) = sqlx::query_as(known)
            .bind(first.checksum.as_ref())
            .fetch_one(&mut connection)
            .await?;
        is_ours = applied == 0 || known == 1;
    }
    connection.close().await?;
    Ok(match tables {
        0 => Looks::New,
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
pub(super) async fn copy_before(pool: &SqlitePool, file: &Path) -> anyhow::Result<()> {
    let table = "select count(*) from sqlite_master where name = '_sqlx_migrations'";
    let is_new = sqlx::query_scalar::<_, i64>(table).fetch_one(pool).await? == 0;
    if is_new {
        return Ok(());
    }
    let applied = "select coalesce(max(version), 0) from _sqlx_migrations";
    let applied: i64 = sqlx::query_scalar(applied).fetch_one(pool).await?;
    let newest = MIGRATIONS.iter().map(|migration| migration.version).max();
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
        .execute(pool)
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
pub(super) async fn migrate(pool: &SqlitePool) -> Result<(), MigrateError> {
    let mut tries = 1;
    loop {
        match MIGRATIONS.run(pool).await {
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
