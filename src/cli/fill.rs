//! `congkak migrate-database`: telling how far the copy has come.

use crate::db::{Carried, Db};
use std::io::Write;

/// How many rows of a table go by before it is said how far it has come.
const TELL_EVERY: i64 = 50_000;

/// Fills `to` with all that is in `from`, and writes a line for each table that is done.
///
/// # Errors
///
/// A database does not answer, they are not alike afterwards, or `out` could not be written to.
pub async fn fill(to: &Db, from: &Db, out: &mut impl Write) -> anyhow::Result<()> {
    let mut written = Ok(());
    let mut tell = |carried: Carried| {
        let Carried { table, rows, of } = carried;
        if written.is_ok() && (rows == of || rows % TELL_EVERY == 0) {
            written = writeln!(out, "{table}: {rows} of {of} rows");
        }
    };
    to.fill_from(from, &mut tell).await?;
    Ok(written?)
}
