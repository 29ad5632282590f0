//! Solves Kalah for the table of RULES.md §10: `-- solve`, in some minutes.
//!
//! 5 holes of 5 seeds and 6 of 4, which take this simple solver longer than a quarter of an hour, are
//! left for `-- solve all`.

#[path = "../tests/values/solver.rs"]
mod solver;

use std::io::{Error, Write};
use std::time::Instant;

/// By holes, and by seeds a hole from 1 on.
const VALUES: [&[i16]; 6] = [
    &[0, -2, 6, -2, 2, 0],
    &[2, -2, -2, -10, 6, 8],
    &[0, 4, 2, 2, 6, -8],
    &[2, 6, 6, 2, 4, 0],
    &[0, 2, 6, 10, 2],
    &[2, 6, 2, 8],
];

/// The holes and seeds of those that take long.
const LONG: [(u8, u8); 2] = [(5, 5), (6, 4)];

fn main() -> std::io::Result<()> {
    let said = |word: &str| std::env::args().any(|said| said == word);
    if !said("solve") {
        // A run of all benches.
        return Ok(());
    }
    for (values, holes) in VALUES.iter().zip(1..) {
        for (&value, seeds) in values.iter().zip(1..) {
            if LONG.contains(&(holes, seeds)) && !said("all") {
                continue;
            }
            let began = Instant::now();
            let solved = solver::value(holes, seeds);
            let secs = began.elapsed().as_secs_f32();
            let mut out = std::io::stdout();
            writeln!(
                out,
                "{holes} holes of {seeds} seeds: {solved:+} in {secs:.2} s"
            )?;
            if solved != value {
                return Err(Error::other(format!("not {solved:+}, but {value:+}")));
            }
        }
    }
    Ok(())
}
