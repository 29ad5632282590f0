//! Games solved to the end: what the start of Kalah is worth, and the winning opening of Congkak.

#![expect(
    clippy::unwrap_used,
    reason = "a pick that cannot be made is a failure"
)]

#[path = "values/solver.rs"]
mod solver;

use congkak::rules::{Opening, Options, Position, Record, Side, Variant};
use std::collections::HashSet;

/// The start's value for boards of `holes` with 1, 2, 3 ... seeds a hole.
#[track_caller]
fn check_kalah(holes: u8, values: &[i16]) {
    for (&value, seeds) in values.iter().zip(1..) {
        let solved = solver::value(holes, seeds);
        assert_eq!(solved, value, "{holes} holes of {seeds} seeds");
    }
}

// The values are those of RULES.md §10. `cargo bench --bench values -- solve` has more of its table.

#[test]
fn kalah_of_one_hole_is_solved() {
    check_kalah(1, &[0, -2, 6, -2, 2, 0]);
}

#[test]
fn kalah_of_two_holes_is_solved() {
    check_kalah(2, &[2, -2, -2, -10, 6, 8]);
}

#[test]
fn kalah_of_three_holes_is_solved() {
    check_kalah(3, &[0, 4, 2, 2, 6, -8]);
}

#[test]
fn kalah_of_four_holes_is_solved() {
    check_kalah(4, &[2, 6, 6]);
}

#[test]
fn kalah_of_five_holes_is_solved() {
    check_kalah(5, &[0, 2, 6]);
}

#[test]
fn kalah_of_six_holes_is_solved() {
    check_kalah(6, &[2, 6]);
}

/// Congkak with South starting, after South has picked these.
fn congkak(holes: u8, picks: &[u8]) -> Position {
    let options = Options {
        holes,
        seeds: holes,
        opening: Opening::Starts(Side::South),
        ..Options::new(Variant::Congkak)
    };
    let mut position = Position::new(&options);
    for &label in picks {
        assert_eq!(position.to_move(), Side::South, "before {label}");
        position.sow(label).unwrap();
    }
    position
}

/// How many seeds are not South's, all told: with fewer than a hole starts with, North is done for.
fn not_souths(position: &Position) -> u8 {
    let board = position.board();
    board.total() - board.store(Side::South)
}

#[test]
fn congkak_of_four_holes_is_won_in_the_first_turn() {
    let picks = [4, 1, 3, 1, 4, 1, 4, 2, 3, 2, 4, 1];
    let position = congkak(4, &picks);
    assert_eq!(position.stores().south, 29);
    assert!(not_souths(&position) < 4);
    // The same as a record of a match that is over with it.
    let picks: Vec<_> = picks.map(|label| format!("S{label}")).to_vec();
    let text = format!("holes: 4\nrounds: 3\nopening: south\n\n{}", picks.join(" "));
    let mat = Record::parse(&text).unwrap().position().unwrap();
    assert_eq!(mat.board().store(Side::South), 29);
}

/// How many picks the shortest first turn needs that leaves North fewer than a hole starts with.
fn shortest_winning_turn(holes: u8) -> Option<u32> {
    let mut seen = HashSet::new();
    let mut turns = vec![congkak(holes, &[])];
    for picks in 1.. {
        let mut longer = Vec::new();
        for position in turns {
            for label in position.choices() {
                let mut next = position;
                next.sow(label).unwrap();
                if not_souths(&next) < holes {
                    return Some(picks);
                }
                let goes_on = next.ended().is_none() && next.to_move() == Side::South;
                if goes_on && seen.insert(next) {
                    longer.push(next);
                }
            }
        }
        if longer.is_empty() {
            return None;
        }
        turns = longer;
    }
    unreachable!("every turn is finite")
}

#[test]
fn congkak_of_four_holes_is_not_won_in_less() {
    assert_eq!(shortest_winning_turn(4), Some(12));
}

#[test]
fn congkak_of_three_holes_is_not_won_in_the_first_turn() {
    assert_eq!(shortest_winning_turn(3), None);
}
