//! Picks for another program: a line in, a pick out.
//!
//! A line names the game, the level, a seed of chance and the picks made so far, which begin with
//! South's: `kalah 6 1 3 6 2`. The answer is the hole to pick, from its owner's left, or `-` where
//! the match is over. `benches/sparring.py` plays other programs by it; docs/strength.md has the
//! results.

#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a program that prints, and ends at the first fault"
)]

#[path = "../benches/engine/playouts.rs"]
#[expect(dead_code, reason = "the game is wanted, and no random play of it")]
mod playouts;

use congkak::ai::{Course, Level};
use congkak::rules::{Entry, Hole, Variant};
use playouts::options;
use std::io::BufRead;

fn main() {
    for line in std::io::stdin().lock().lines() {
        let line = line.unwrap();
        match pick(&line) {
            Some(hole) => println!("{}", hole.label),
            None => println!("-"),
        }
    }
}

/// What a level picks after the picks of a line.
fn pick(line: &str) -> Option<Hole> {
    let mut words = line.split(' ');
    let game = words.next().expect("a game");
    let mut variants = Variant::ALL.into_iter();
    let variant = variants.find(|variant| variant.word() == game);
    let mut number = || words.next()?.parse::<u64>().ok();
    let level = number().and_then(|number| Level::new(u8::try_from(number).ok()?));
    let rng_seed = number().expect("a seed of chance");
    let options = options(variant.expect("a game that there is"));
    let mut course = Course::new(options).unwrap();
    while let Some(label) = number() {
        let label = u8::try_from(label).unwrap();
        let side = course.mat().to_move()?;
        course
            .advance(Entry::Pick(Hole::new(side, label)))
            .expect("a pick that can be made");
    }
    let side = course.mat().to_move()?;
    course.pick(side, level.expect("a level from 1 to 6"), rng_seed)
}
