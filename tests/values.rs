//! Games solved to the end: what the start of Kalah is worth, and the winning opening of Congkak.

#![expect(
    clippy::unwrap_used,
    reason = "a pick that cannot be made is a failure"
)]

use congkak::rules::{Opening, Options, Position, Record, Side, Variant};
use std::collections::{HashMap, HashSet};

/// More seeds than anyone can win by.
const INFINITE: i16 = 1_000;

/// What the side to move wins by under best play, from here on.
struct Solver {
    total: i16,
    // The least and the most that a position without its stores can be worth.
    known: HashMap<Position, (i16, i16)>,
}

impl Solver {
    fn value(position: &Position) -> i16 {
        let mut solver = Self {
            total: i16::from(position.board().total()),
            known: HashMap::new(),
        };
        solver.search(position, -INFINITE, INFINITE)
    }

    /// The seeds that lie in holes: nobody can win by more.
    fn left(&self, position: &Position) -> i16 {
        let stores = position.stores();
        self.total - i16::from(stores.south) - i16::from(stores.north)
    }

    /// Alpha-beta with a table: the value itself between `alpha` and `beta`, a bound of it beyond.
    fn search(&mut self, position: &Position, alpha: i16, beta: i16) -> i16 {
        let key = position.without_stores();
        let left = self.left(position);
        let (least, most) = self.known.get(&key).copied().unwrap_or((-left, left));
        if least >= beta || least == most {
            return least;
        }
        if most <= alpha {
            return most;
        }
        let (alpha, beta) = (alpha.max(least), beta.min(most));
        let mut best = -INFINITE;
        // What gives another pick first, and then from the store backwards.
        let mut labels: Vec<u8> = position.choices().collect();
        labels.reverse();
        labels.sort_by_key(|&label| !picks_again(position, label));
        for label in labels {
            let mut next = *position;
            next.sow(label).unwrap();
            let gain = lead(&next, position.to_move()) - lead(position, position.to_move());
            let (low, high) = (alpha.max(best) - gain, beta - gain);
            let rest = match next.ended() {
                Some(_) => 0,
                None if next.to_move() == position.to_move() => self.search(&next, low, high),
                None => -self.search(&next, -high, -low),
            };
            best = best.max(gain + rest);
            if best >= beta {
                break;
            }
        }
        let least = if best > alpha { best } else { least };
        let most = if best < beta { best } else { most };
        self.known.insert(key, (least, most));
        best
    }
}

fn picks_again(position: &Position, label: u8) -> bool {
    let mut next = *position;
    next.sow(label).unwrap();
    next.ended().is_none() && next.to_move() == position.to_move()
}

/// How many seeds `side` is ahead by in the stores.
fn lead(position: &Position, side: Side) -> i16 {
    let stores = position.stores();
    i16::from(stores[side]) - i16::from(stores[side.other()])
}

/// The start's value for boards of `holes` with 1, 2, 3 ... seeds a hole.
#[track_caller]
fn check_kalah(holes: u8, values: &[i16]) {
    for (&value, seeds) in values.iter().zip(1..) {
        let options = Options {
            holes,
            seeds,
            ..Options::new(Variant::Kalah)
        };
        let solved = Solver::value(&Position::new(&options));
        assert_eq!(solved, value, "{holes} holes of {seeds} seeds");
    }
}

// The values are those of RULES.md §10. The rest of its table takes longer: `cargo bench` has it.

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
