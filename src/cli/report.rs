//! Telling what a recount has found.

use std::io::{self, Write};

/// Writes the first differences, a line each, and how many there are in all.
///
/// # Errors
///
/// `out` cannot be written to.
pub fn report(lines: &[String], count: usize, out: &mut impl Write) -> io::Result<()> {
    for line in lines {
        writeln!(out, "{line}")?;
    }
    match count {
        0 => writeln!(out, "all is as it was counted"),
        1 => writeln!(out, "1 difference"),
        count => writeln!(out, "{count} differences"),
    }
}
