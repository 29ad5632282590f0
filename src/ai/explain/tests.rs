use super::*;
use crate::rules::{BySide, Entry, Options, Variant};

fn done(text: &str, label: u8) -> Done {
    let round: Round = text.parse().unwrap();
    Done::of(&round, Hole::new(round.to_move(), label)).unwrap()
}

#[test]
fn a_last_seed_in_the_store_picks_again() {
    let done = done("kalah S 4 4 4 4 4 4 [0] / 4 4 4 4 4 4 [0]", 3);
    assert_eq!((done.lifted, done.laps, done.sown), (4, 1, 4));
    assert_eq!(
        (done.ends, done.gained, done.captured),
        (LastSeed::OwnStore, 1, 0)
    );
}

#[test]
fn a_capture_counts_what_is_banked() {
    let done = done("kalah S 0 2 0 0 0 4 [5] / 4 4 9 0 4 4 [5]", 2);
    assert_eq!(
        (done.ends, done.gained, done.captured),
        (LastSeed::Captured, 10, 10)
    );
    assert_eq!(done.round_end, None);
}

#[test]
fn all_laps_of_a_pick_are_counted() {
    let text = "congkak S 7 7 7 7 7 7 7 [0] / 7 7 7 7 7 7 7 [0]";
    let first = done(text, 1);
    assert!(
        first.laps > 1 && first.gained == 10 && first.sown == 15,
        "{first:?}"
    );
}

#[test]
fn who_sees_fewer_laps_is_told_less() {
    let round: Round = "congkak S 7 7 7 7 7 7 7 [0] / 7 7 7 7 7 7 7 [0]"
        .parse()
        .unwrap();
    let (seen, is_all) = Done::seen(&round, Hole::new(Side::South, 1), 1).unwrap();
    assert_eq!(
        (seen.laps, seen.sown, seen.gained, is_all),
        (1, 7, 1, false)
    );
}

#[test]
fn a_sweep_is_no_gain_of_the_pick() {
    let done = done("kalah S 0 0 0 0 0 1 [9] / 0 0 0 0 4 4 [9]", 6);
    assert_eq!((done.gained, done.captured), (1, 0));
    assert_eq!(done.round_end, Some(RoundEndReason::SideEmpty));
}

#[test]
fn what_cannot_be_picked_does_nothing() {
    let round: Round = "kalah S 0 2 0 [5] / 4 4 9 [5]".parse().unwrap();
    assert_eq!(Done::of(&round, Hole::new(Side::South, 1)), None);
    assert_eq!(Done::of(&round, Hole::new(Side::North, 1)), None);
}

const LIMITS: Limits = Limits {
    depth: 6,
    nodes: 5_000,
};

#[test]
fn a_hint_has_every_pick_and_the_best_turn() {
    let course = Course::new(Options::new(Variant::Kalah)).unwrap();
    let hint = course.hint(LIMITS).unwrap();
    let mut labels: Vec<_> = hint.picks.iter().map(|(done, _)| done.hole.label).collect();
    labels.sort_unstable();
    assert_eq!(labels, [1, 2, 3, 4, 5, 6]);
    let scores: Vec<_> = hint.picks.iter().map(|(_, worth)| -worth.score()).collect();
    assert!(scores.is_sorted());
    assert_eq!(hint.turn[0].hole, hint.picks[0].0.hole);
    // All but the last pick of the turn keep the right to move, and all are of one side.
    let (last, others) = hint.turn.split_last().unwrap();
    assert!(others.iter().all(|done| done.ends == LastSeed::OwnStore));
    assert_eq!(last.hole.side, Side::South);
}

#[test]
fn a_hint_tells_what_the_other_side_would_take() {
    let round: Round = "kalah S 1 0 9 0 0 1 [5] / 3 0 2 0 0 6 [5]".parse().unwrap();
    let course = Course::new(Options::new(Variant::Kalah)).unwrap();
    // North's hole 1 ends in its empty hole 4, opposite the nine.
    let threat = threat(&course, &round).unwrap();
    assert_eq!(
        (threat.hole, threat.captured),
        (Hole::new(Side::North, 1), 10)
    );
}

#[test]
fn there_is_no_hint_while_picks_are_hidden_and_after_the_end() {
    let mut course = Course::new(Options::new(Variant::Congkak)).unwrap();
    assert_eq!(course.hint(LIMITS), None);
    course
        .advance(Entry::Wave(BySide { south: 1, north: 1 }))
        .unwrap();
    assert!(course.hint(LIMITS).is_some());
    course.advance(Entry::DrawAgreed).unwrap();
    assert_eq!(course.hint(LIMITS), None);
}
