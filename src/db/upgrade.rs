//! Bringing a database up to date, with a copy of how it was.

use super::MIGRATIONS;
use anyhow::Context;
use sqlx::sqlite::SqlitePool;
use std::path::{Path, PathBuf};

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

/// Where the copy of a database is that was made before it was brought to `version`.
pub(super) fn copy_of(file: &Path, version: i64) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".before-{version}"));
    name.into()
}
