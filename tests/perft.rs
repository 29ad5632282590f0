//! Counted trees: `perft/` has how many sequences of picks there are, and who agreed on it.

#![expect(
    clippy::unwrap_used,
    reason = "a count that cannot be made is a failure"
)]

use congkak::rules::{GrandSlam, Hole, Opening, Options, Position, Round, Side, Variant};

/// Counts to the last length of `counts` with the fast board, and to a shorter one with [`Round`].
#[track_caller]
fn check(options: &Options, counts: &str) {
    let counts = counts.lines().filter(|line| !line.starts_with('#'));
    let counts: Vec<u64> = counts.map(|line| line.parse().unwrap()).collect();
    let start = Position::new(options);
    for (&count, length) in counts.iter().zip(1..) {
        assert_eq!(fast(start, length), count, "{length} picks");
        if length <= 6 {
            assert_eq!(slow(Round::from(start), length), count, "{length} picks");
        }
    }
}

fn fast(position: Position, length: u32) -> u64 {
    let choices = position.choices();
    if length == 1 {
        return u64::from(choices.len());
    }
    choices
        .map(|label| {
            let mut next = position;
            next.sow(label).unwrap();
            fast(next, length - 1)
        })
        .sum()
}

fn slow(round: Round, length: u32) -> u64 {
    if length == 1 {
        return round.choices().map(|_| 1).sum();
    }
    round
        .choices()
        .map(|hole: Hole| {
            let mut next = round;
            next.sow(hole, &mut |_| {}).unwrap();
            slow(next, length - 1)
        })
        .sum()
}

#[test]
fn congkak() {
    let options = Options {
        opening: Opening::Starts(Side::South),
        ..Options::new(Variant::Congkak)
    };
    check(&options, include_str!("perft/congkak-7x7.txt"));
}

#[test]
fn kalah() {
    let options = Options::new(Variant::Kalah);
    check(&options, include_str!("perft/kalah-6x4.txt"));
}

#[test]
fn oware() {
    let options = Options {
        grand_slam: GrandSlam::None,
        ..Options::new(Variant::Oware)
    };
    check(&options, include_str!("perft/oware-6x4.txt"));
}
