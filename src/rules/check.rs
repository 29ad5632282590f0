//! What the tests of all variants share: the one place where they touch the API.

use super::{CannotPick, Hole, LastSeed, Position, Round, Step};

/// Sows hole `label` of the side to move, and compares the round that comes of it, text by text.
#[track_caller]
pub(super) fn check(before: &str, label: u8, after: &str) {
    sown(before, label, after);
}

/// [`check`], and how the last seed ended.
#[track_caller]
pub(super) fn check_last(before: &str, label: u8, last_seed: LastSeed, after: &str) {
    assert_eq!(sown(before, label, after), last_seed, "the last seed");
}

#[track_caller]
fn sown(before: &str, label: u8, after: &str) -> LastSeed {
    let start: Round = before.parse().expect("a round");
    let mut round = start;
    let mut shown = *start.board();
    let from = Hole::new(round.to_move(), label);
    let last_seed = round.sow(from, &mut |step| show(&mut shown, step));
    assert_eq!(round.to_string(), after);
    assert_eq!(round.board().total(), start.board().total(), "seeds");
    assert_eq!(&shown, round.board(), "the steps");
    let mut position = Position::from(&start);
    assert_eq!(position.sow(label), Ok(()));
    assert_eq!(Round::from(position).to_string(), after, "the fast board");
    last_seed.expect("a hole that can be picked")
}

/// Refuses hole `label` of the side to move, and leaves the round as it was.
#[track_caller]
pub(super) fn check_refused(before: &str, label: u8, why: CannotPick) {
    let mut round: Round = before.parse().expect("a round");
    let from = Hole::new(round.to_move(), label);
    assert!(round.choices().all(|hole| hole != from));
    assert_eq!(round.sow(from, &mut |_| {}), Err(why));
    assert_eq!(round.to_string(), before);
    let mut position = Position::from(&round);
    assert_eq!(position.sow(label), Err(why), "the fast board");
    assert_eq!(Round::from(position).to_string(), before, "the fast board");
}

/// The labels that can be picked.
#[track_caller]
pub(super) fn choices(round: &str) -> Vec<u8> {
    let round: Round = round.parse().expect("a round");
    let choices: Vec<_> = round.choices().map(|hole| hole.label).collect();
    let fast: Vec<_> = Position::from(&round).choices().collect();
    assert_eq!(choices, fast, "the fast board");
    choices
}

/// Does to a board what a picture of the step would show.
pub(super) fn show(board: &mut super::Board, step: Step) {
    match step {
        Step::Lift { from, seeds, .. } => assert_eq!(board.take(from), seeds),
        Step::Drop { into, .. } => board.add(into),
        Step::Capture { by, from, seeds } => assert_eq!(board.bank(from, by), seeds),
        Step::Sweep { from, seeds } => assert_eq!(board.bank(from, from.side), seeds),
    }
}
