//! What is best in the opening of Congkak: the tables of docs/opening.md.
//!
//! `cargo run --release --example opening -- pairs 7 4000000` searches each pair of first picks on a
//! board of 7 holes with so many nodes, and solves the game of hidden choices that they make.
//! `cargo run --release --example opening -- win 5` finds the shortest first turn by which South, if it
//! starts alone, leaves North too few seeds to fill a hole. With a third number, only so many positions are
//! kept of each number of picks, and there may be a shorter one.

#![expect(
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a program that prints, and ends at the first fault"
)]

use congkak::ai::{Course, Hidden};
use congkak::rules::{BySide, Entry, Opening, Options, Position, Side, Variant};
use std::collections::HashSet;
use std::time::Instant;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| words.get(index).and_then(|word| word.parse::<u32>().ok());
    match (words.first().map(String::as_str), number(1), number(2)) {
        (Some("pairs"), Some(holes), Some(nodes)) => pairs(u8::try_from(holes).unwrap(), nodes),
        (Some("win"), Some(holes), kept) => {
            win(u8::try_from(holes).unwrap(), kept.unwrap_or(u32::MAX));
        }
        _ => println!("pairs HOLES NODES, or win HOLES [KEPT]"),
    }
}

fn options(holes: u8) -> Options {
    Options {
        holes,
        seeds: holes,
        ..Options::new(Variant::Congkak)
    }
}

fn pairs(holes: u8, nodes: u32) {
    let began = Instant::now();
    let course = Course::new(options(holes)).unwrap();
    let pairs = u32::from(holes) * u32::from(holes);
    let hidden = course.hidden(nodes.saturating_mul(pairs)).unwrap();
    println!("{holes} holes of {holes} seeds, {nodes} nodes a pair, in hundredths of seeds\n");
    print(&hidden);
    // The one pair of first picks after which both pick again.
    let mut again = course.clone();
    again
        .advance(Entry::Wave(BySide {
            south: holes,
            north: holes,
        }))
        .unwrap();
    if let Some(hidden) = again.hidden(nodes.saturating_mul(pairs)) {
        println!("\nafter S{holes}+N{holes}, as many nodes a pair\n");
        print(&hidden);
    }
    let secs = began.elapsed().as_secs_f32();
    println!(
        "\nvalue {:.1}, error {:.1e}, {secs:.0} s",
        hidden.mixed.value, hidden.mixed.gap
    );
}

fn print(hidden: &Hidden) {
    let labels: Vec<_> = hidden
        .picks
        .north
        .iter()
        .map(|hole| format!("N{}", hole.label))
        .collect();
    println!("| | {} | how often |", labels.join(" | "));
    println!("|---|{}---|", "---|".repeat(labels.len()));
    let shares: Vec<_> = hidden.shares(Side::South).collect();
    for ((hole, share), row) in shares.iter().zip(&hidden.values) {
        let row: Vec<_> = row.iter().map(|value| format!("{value:.0}")).collect();
        println!(
            "| S{} | {} | {:.1} % |",
            hole.label,
            row.join(" | "),
            share * 100.0
        );
    }
    let shares = hidden.shares(Side::North);
    let shares: Vec<_> = shares
        .map(|(_, share)| format!("{:.1} %", share * 100.0))
        .collect();
    println!("| how often | {} | |", shares.join(" | "));
}

/// A position inside South's first turn, and how it came about.
#[derive(Clone, Copy)]
struct Reached {
    position: Position,
    // The place among those of one pick less.
    from: usize,
    label: u8,
}

/// Goes through all positions of the first turn, those of fewer picks first: what it finds is shortest,
/// unless only so many are `kept` of each number of picks, those with the fullest store.
fn win(holes: u8, kept: u32) {
    let began = Instant::now();
    let start = Position::new(&Options {
        opening: Opening::Starts(Side::South),
        ..options(holes)
    });
    let total = start.board().total();
    let mut seen = HashSet::new();
    let mut levels = vec![vec![Reached {
        position: start,
        from: 0,
        label: 0,
    }]];
    while !levels.last().unwrap().is_empty() {
        let mut next_level = Vec::new();
        for (from, reached) in levels.last().unwrap().iter().enumerate() {
            for label in reached.position.choices() {
                let mut position = reached.position;
                position.sow(label).unwrap();
                let goes_on = position.ended().is_none() && position.to_move() == Side::South;
                let reached = Reached {
                    position,
                    from,
                    label,
                };
                if total - position.stores().south < holes {
                    let mut picks = vec![label];
                    let mut at = from;
                    for level in levels.iter().skip(1).rev() {
                        picks.push(level[at].label);
                        at = level[at].from;
                    }
                    picks.reverse();
                    println!(
                        "{holes} holes: {} picks, store {} of {total}: {picks:?}; {} positions, {:.1} s",
                        picks.len(),
                        position.stores().south,
                        seen.len(),
                        began.elapsed().as_secs_f32()
                    );
                    return;
                }
                if goes_on && seen.insert(position.fingerprint()) {
                    next_level.push(reached);
                }
            }
        }
        println!("{} picks: {} positions", levels.len(), next_level.len());
        next_level.sort_by_key(|reached| 255 - reached.position.stores().south);
        next_level.truncate(kept as usize);
        levels.push(next_level);
    }
    println!("{holes} holes: no such turn, of {} positions", seen.len());
}
