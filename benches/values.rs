//! Solves Kalah for the whole table of RULES.md §10, which takes minutes: `-- solve`.

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

fn main() -> std::io::Result<()> {
    if !std::env::args().any(|word| word == "solve") {
        // A run of all benches.
        return Ok(());
    }
    for (values, holes) in VALUES.iter().zip(1..) {
        for (&value, seeds) in values.iter().zip(1..) {
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
