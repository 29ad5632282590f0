//! Telling what a recount has found.

use std::io::{self, Write};

/// Writes the differences, a line each, and how many there are.
///
/// # Errors
///
/// `out` cannot be written to.
pub fn report(differences: &[String], out: &mut impl Write) -> io::Result<()> {
    for difference in differences {
        writeln!(out, "{difference}")?;
    }
    match differences.len() {
        0 => writeln!(out, "all is as it was counted"),
        1 => writeln!(out, "1 difference"),
        count => writeln!(out, "{count} differences"),
    }
}
