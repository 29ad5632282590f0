//! Carrying a whole database over into another, of the same kind or of the other.
//!
//! All is read in one transaction, so that it is of one moment. Until the copy is whole and proven, a
//! table of its own says so in the target: then only a new beginning may touch it, which takes away
//! what an earlier one left.

use super::engine::Engine;
use super::{Db, Write};
use anyhow::{Context, ensure};
use sqlx::any::{AnyArguments, AnyRow, AnyTypeInfoKind};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Column, Executor, Row};

/// The table that stands in a target whose copy is not whole.
pub(super) const HALF_COPIED: &str = "congkak_half_copied";

/// Every table and its key, each after those that it refers to; but none of what processes tell each
/// other.
pub(super) const TABLES: [(&str, &str); 24] = [
    ("matches", "match_id"),
    ("challenges", "challenge_id"),
    ("secret_picks", "match_id, side"),
    ("private_boards", "match_id, side"),
    ("clocks", "match_id, side"),
    ("offers", "offer_id"),
    ("outbox", "outbox_id"),
    ("doors", "channel_id, message_id"),
    ("round_results", "match_id, round"),
    ("match_results", "match_id"),
    ("player_results", "server_id, player_id, game, number"),
    ("players", "server_id, player_id"),
    ("totals", "server_id, game, period, player_id"),
    ("boards", "server_id, game, period"),
    (
        "bands",
        "server_id, game, period, measure, score, player_id",
    ),
    ("hole_totals", "server_id, game, player_id, label"),
    ("seasons", "server_id, period"),
    ("puzzles", "puzzle_id"),
    ("puzzle_answers", "puzzle_id, player_id"),
    ("settings", "owner, owner_id"),
    ("vacations", "vacation_id"),
    ("blocks", "player_id, blocked_id"),
    ("gone_servers", "server_id"),
    ("heartbeats", "name"),
];

/// The tables that number their rows themselves, by their keys.
const NUMBERED: [(&str, &str); 6] = [
    ("matches", "match_id"),
    ("challenges", "challenge_id"),
    ("offers", "offer_id"),
    ("outbox", "outbox_id"),
    ("puzzles", "puzzle_id"),
    ("vacations", "vacation_id"),
];

/// How many rows are read and written at a time.
const ROWS: usize = 500;
/// How many values a statement may have: SQLite takes 32,766, PostgreSQL 65,535.
const VALUES_MAX: usize = 30_000;

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carried {
    /// Which.
    pub table: &'static str,
    /// Rows that are there by now.
    pub rows: i64,
    /// Rows that there will be.
    pub of: i64,
}

/// Notes in a target that its copy is not whole, before anything else is there.
pub(super) async fn mark(target: &mut AnyConnection) -> sqlx::Result<()> {
    let mark = format!("create table if not exists {HALF_COPIED} (since bigint)");
    target.execute(sqlx::raw_sql(AssertSqlSafe(mark))).await?;
    Ok(())
}

impl Db {
    /// Fills this database, opened by [`Db::open_to_fill`], with all that is in another. `tell` hears
    /// how far it has come. What is there of an earlier try is taken away first.
    ///
    /// # Errors
    ///
    /// One of the databases does not answer, or they are not alike afterwards.
    pub async fn fill_from(
        &self,
        from: &Self,
        tell: &mut impl FnMut(Carried),
    ) -> anyhow::Result<()> {
        let mut write = self.write().await?;
        for (table, _) in TABLES.iter().rev() {
            let all = format!("delete from {table}");
            sqlx::query(AssertSqlSafe(all))
                .execute(&mut *write.tx)
                .await
                .with_context(|| format!("emptying {table}"))?;
        }
        write.commit().await?;
        let mut snapshot = from.snapshot().await?;
        for (table, key) in TABLES {
            self.fill_table(&mut snapshot, table, key, tell).await?;
        }
        let mut write = self.write().await?;
        for (table, key) in NUMBERED {
            let last = last_number(&mut snapshot, from.engine, table, key).await?;
            number_from(&mut write, self.engine, table, key, last).await?;
        }
        write.commit().await
    }

    async fn fill_table(
        &self,
        snapshot: &mut Write,
        table: &'static str,
        key: &str,
        tell: &mut impl FnMut(Carried),
    ) -> anyhow::Result<()> {
        let of = count(snapshot, table).await?;
        let (mut rows, mut last) = (0, None);
        loop {
            let page = page(snapshot, table, key, last.as_ref())
                .await
                .with_context(|| format!("reading {table}"))?;
            if page.is_empty() {
                break;
            }
            let mut write = self.write().await?;
            insert(&mut write, table, &page)
                .await
                .with_context(|| format!("filling {table}"))?;
            write.commit().await?;
            rows += i64::try_from(page.len())?;
            last = page.into_iter().last();
            tell(Carried { table, rows, of });
        }
        let mut filled = self.snapshot().await?;
        let there = count(&mut filled, table).await?;
        ensure!(
            rows == of && there == of,
            "{table} has {of} rows, of which {rows} were copied, and {there} are there"
        );
        Ok(())
    }

    /// Notes that this database is whole.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn is_filled(&self) -> anyhow::Result<()> {
        let mut write = self.write().await?;
        let query = format!("drop table {HALF_COPIED}");
        write
            .tx
            .execute(sqlx::raw_sql(AssertSqlSafe(query)))
            .await
            .context("noting that the copy is whole")?;
        write.commit().await
    }

    /// When the bot last noted that it is alive, in milliseconds, if it ever did.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn last_beat(&self) -> anyhow::Result<Option<i64>> {
        sqlx::query_scalar("select max(beat_at) from heartbeats")
            .fetch_one(&self.readers)
            .await
            .context("looking for the last heartbeat")
    }
}

async fn count(read: &mut Write, table: &str) -> anyhow::Result<i64> {
    sqlx::query_scalar(AssertSqlSafe(format!("select count(*) from {table}")))
        .fetch_one(&mut *read.tx)
        .await
        .with_context(|| format!("counting {table}"))
}

/// The rows after `last`, in the order of the key.
async fn page(
    read: &mut Write,
    table: &str,
    key: &str,
    last: Option<&AnyRow>,
) -> anyhow::Result<Vec<AnyRow>> {
    let Some(last) = last else {
        let first = format!("select * from {table} order by {key} limit {ROWS}");
        let first = sqlx::query(AssertSqlSafe(first));
        return Ok(first.fetch_all(&mut *read.tx).await?);
    };
    let columns: Vec<&str> = key.split(", ").collect();
    let places: Vec<String> = (1..=columns.len())
        .map(|place| format!("${place}"))
        .collect();
    let next = format!(
        "select * from {table} where ({key}) > ({}) order by {key} limit {ROWS}",
        places.join(", ")
    );
    let mut next = sqlx::query(AssertSqlSafe(next));
    for column in columns {
        let place = last.try_column(column)?.ordinal();
        next = bind(next, last, place)?;
    }
    Ok(next.fetch_all(&mut *read.tx).await?)
}

async fn insert(write: &mut Write, table: &str, rows: &[AnyRow]) -> anyhow::Result<()> {
    let first = rows.first().context("a page has rows")?;
    let names: Vec<&str> = first.columns().iter().map(Column::name).collect();
    for rows in rows.chunks(VALUES_MAX / names.len()) {
        let row = |row: usize| {
            let places = (1..=names.len()).map(|place| format!("${}", row * names.len() + place));
            format!("({})", places.collect::<Vec<_>>().join(", "))
        };
        let values: Vec<String> = (0..rows.len()).map(row).collect();
        let query = format!(
            "insert into {table} ({}) values {}",
            names.join(", "),
            values.join(", ")
        );
        let mut query = sqlx::query(AssertSqlSafe(query)).persistent(rows.len() == ROWS);
        for row in rows {
            for place in 0..names.len() {
                query = bind(query, row, place)?;
            }
        }
        query.execute(&mut *write.tx).await?;
    }
    Ok(())
}

/// A value of a row, as what its column is declared to hold: whole numbers, or text.
fn bind<'q>(
    query: Query<'q, Any, AnyArguments>,
    row: &AnyRow,
    place: usize,
) -> anyhow::Result<Query<'q, Any, AnyArguments>> {
    Ok(match row.try_column(place)?.type_info().kind() {
        AnyTypeInfoKind::Text => query.bind(row.try_get::<Option<String>, _>(place)?),
        _ => query.bind(row.try_get::<Option<i64>, _>(place)?),
    })
}

/// The last number that a table has given, as far as that is known.
async fn last_number(
    read: &mut Write,
    engine: Engine,
    table: &str,
    key: &str,
) -> anyhow::Result<i64> {
    let given = match engine {
        // Of the outbox alone, whose numbers are never given twice.
        Engine::Sqlite => format!("select max(seq) from sqlite_sequence where name = '{table}'"),
        Engine::Postgres => {
            format!("select case when is_called then last_value end from {table}_{key}_seq")
        }
    };
    let there = format!("select max({key}) from {table}");
    let mut last = 0;
    for query in [given, there] {
        let number: Option<i64> = sqlx::query_scalar(AssertSqlSafe(query))
            .fetch_one(&mut *read.tx)
            .await
            .with_context(|| format!("looking for the last number of {table}"))?;
        last = last.max(number.unwrap_or(0));
    }
    Ok(last)
}

/// Lets a table give the numbers after `last`.
async fn number_from(
    write: &mut Write,
    engine: Engine,
    table: &str,
    key: &str,
    last: i64,
) -> anyhow::Result<()> {
    let queries = match engine {
        Engine::Sqlite if table != "outbox" => return Ok(()),
        Engine::Sqlite => vec![
            format!("delete from sqlite_sequence where name = '{table}'"),
            format!("insert into sqlite_sequence (name, seq) values ('{table}', {last})"),
        ],
        Engine::Postgres => vec![format!(
            "select setval('{table}_{key}_seq', {}, {})",
            last.max(1),
            last > 0
        )],
    };
    for query in queries {
        sqlx::query(AssertSqlSafe(query))
            .execute(&mut *write.tx)
            .await
            .with_context(|| format!("numbering {table}"))?;
    }
    Ok(())
}
