use super::super::check::{check, check_last, check_refused, choices};
use super::super::{CannotPick, LastSeed};

#[test]
fn a_hand_is_laid_towards_hole_one_and_the_own_store() {
    check_last(
        "congkak S 7 7 7 7 7 7 7 [0] / 7 7 7 7 7 7 7 [0]",
        7,
        LastSeed::OwnStore,
        "congkak S 8 8 8 8 8 8 0 [1] / 7 7 7 7 7 7 7 [0]",
    );
}

#[test]
fn beyond_the_store_come_the_opponents_holes_from_the_last_one_down() {
    check(
        "congkak S 2 0 1 [0] / 1 1 0 [0]",
        1,
        "congkak N 0 0 1 [1] / 1 1 1 [0]",
    );
}

#[test]
fn the_store_of_the_opponent_is_passed_by() {
    check(
        "congkak S 5 1 0 [0] / 0 0 1 [0]",
        1,
        // Store, three holes of North, and South's hole 3, where it takes North's hole 1.
        "congkak N 0 1 0 [3] / 0 1 2 [0]",
    );
}

#[test]
fn north_sows_as_south_does() {
    check(
        "congkak N 0 0 1 [0] / 5 1 0 [0]",
        1,
        "congkak S 0 1 2 [0] / 0 1 0 [3]",
    );
}

#[test]
fn the_hole_that_was_lifted_is_not_skipped() {
    check(
        "congkak S 7 1 0 [0] / 1 1 1 [0]",
        1,
        // All around, into the hole it left, which is empty: a capture.
        "congkak N 0 2 1 [4] / 2 2 0 [0]",
    );
}

#[test]
fn a_hand_goes_on_from_an_own_hole_with_seeds() {
    check(
        "congkak S 0 3 1 [0] / 1 0 0 [0]",
        3,
        // 3 -> 2, lift 4 -> 1, store, North 3, North 2.
        "congkak N 1 0 0 [1] / 1 1 1 [0]",
    );
}

#[test]
fn a_hand_goes_on_from_a_hole_of_the_opponent_with_seeds() {
    check(
        "congkak S 2 0 1 [0] / 0 0 2 [0]",
        1,
        // 1 -> store, North 3, lift 3 -> North 2, North 1, South 3, lift 2 -> 2, 1: takes North 3.
        "congkak N 0 1 0 [2] / 1 1 0 [0]",
    );
}

#[test]
fn a_last_seed_in_an_empty_hole_of_the_opponent_stays() {
    check_last(
        "congkak S 2 0 1 [0] / 1 1 0 [0]",
        1,
        LastSeed::Stayed,
        "congkak N 0 0 1 [1] / 1 1 1 [0]",
    );
}

#[test]
fn a_last_seed_in_an_own_empty_hole_takes_the_opposite_hole_too() {
    check_last(
        "congkak S 1 0 1 [0] / 1 5 1 [0]",
        3,
        LastSeed::Captured,
        "congkak N 1 0 0 [6] / 1 0 1 [0]",
    );
}

/// The decided case of RULES.md §3.3.
#[test]
fn a_last_seed_opposite_an_empty_hole_is_banked_alone() {
    check_last(
        "congkak S 1 0 1 [0] / 1 0 1 [0]",
        3,
        LastSeed::Captured,
        "congkak N 1 0 0 [1] / 1 0 1 [0]",
    );
}

/// The decided case of RULES.md §3.4.
#[test]
fn the_round_ends_after_a_lap_that_leaves_a_side_empty_though_it_would_go_on() {
    check_last(
        "congkak S 2 0 0 [0] / 0 0 2 [0]",
        1,
        LastSeed::RoundEnded,
        "congkak - 0 0 0 [1] / 0 0 0 [3]",
    );
}

#[test]
fn the_round_ends_though_the_player_could_pick_again() {
    check_last(
        "congkak S 1 0 0 [0] / 0 0 2 [0]",
        1,
        LastSeed::RoundEnded,
        "congkak - 0 0 0 [1] / 0 0 0 [2]",
    );
}

#[test]
fn the_round_ends_when_a_capture_leaves_a_side_empty() {
    check_last(
        "congkak S 1 0 1 [0] / 0 5 0 [0]",
        3,
        LastSeed::Captured,
        "congkak - 0 0 0 [7] / 0 0 0 [0]",
    );
}

#[test]
fn the_seeds_left_go_to_the_side_they_lie_on() {
    check(
        "congkak S 1 0 0 [3] / 1 0 2 [4]",
        1,
        "congkak - 0 0 0 [4] / 0 0 0 [7]",
    );
}

#[test]
fn from_the_start_every_hole_but_the_last_lays_fifteen_seeds_and_banks_ten() {
    use super::super::{Hole, Round, Side, Step};
    for label in 1..=6 {
        let text = "congkak S 7 7 7 7 7 7 7 [0] / 7 7 7 7 7 7 7 [0]";
        let mut round: Round = text.parse().unwrap();
        let mut laid = 0;
        round
            .sow(Hole::new(Side::South, label), &mut |step| {
                laid += u8::from(matches!(step, Step::Drop { .. }));
            })
            .unwrap();
        assert_eq!((laid, round.board().store(Side::South)), (15, 10));
        assert_eq!(round.to_move(), Side::North);
    }
}

#[test]
fn an_empty_hole_cannot_be_picked() {
    check_refused("congkak S 0 1 1 [0] / 1 1 1 [0]", 1, CannotPick::Empty);
}

#[test]
fn a_burnt_hole_cannot_be_picked() {
    check_refused("congkak S x 1 1 [0] / 1 1 1 [0]", 1, CannotPick::Burnt);
    check_refused("congkak skip S x 1 1 [0] / 1 1 1 [0]", 1, CannotPick::Burnt);
}

#[test]
fn a_hole_beyond_the_row_cannot_be_picked() {
    check_refused("congkak S 1 1 1 [0] / 1 1 1 [0]", 0, CannotPick::NoSuchHole);
    check_refused("congkak S 1 1 1 [0] / 1 1 1 [0]", 4, CannotPick::NoSuchHole);
}

#[test]
fn every_own_hole_with_seeds_can_be_picked() {
    assert_eq!(choices("congkak N 1 1 1 1 [0] / 0 4 x 1 [0]"), [2, 4]);
}

#[test]
fn a_seed_laid_in_a_burnt_hole_is_the_opponents() {
    check(
        "congkak S 1 x 3 [0] / 1 x 0 [0]",
        3,
        // 3 -> 2, lost; 1; store.
        "congkak S 2 x 0 [1] / 1 x 0 [1]",
    );
    check(
        "congkak N 1 0 0 [0] / 3 x 1 [0]",
        1,
        // 1 -> store, South 3, South 2.
        "congkak S 1 1 1 [0] / 0 x 1 [1]",
    );
}

#[test]
fn a_seed_laid_in_a_burnt_hole_is_the_opponents_on_the_opponents_side_too() {
    check(
        "congkak S 3 0 1 [0] / 1 0 x [0]",
        1,
        // 1 -> store; North 3, lost to its owner; North 2.
        "congkak N 0 0 1 [1] / 1 1 x [1]",
    );
}

#[test]
fn a_last_seed_in_a_burnt_hole_ends_the_turn_without_a_capture() {
    check_last(
        "congkak S 1 x 1 [0] / 1 5 1 [0]",
        3,
        LastSeed::Burnt,
        "congkak N 1 x 0 [0] / 1 5 1 [1]",
    );
}

#[test]
fn a_burnt_hole_can_be_skipped_instead() {
    check(
        "congkak skip S 0 x 1 [0] / 1 5 1 [0]",
        3,
        // 3 -> 1, which is empty: it takes North's hole 3.
        "congkak skip - 0 x 0 [2] / 0 0 0 [6]",
    );
    check(
        "congkak skip S 1 x 5 [0] / 1 1 x [0]",
        3,
        // 3 -> 1, store, North 2, North 1, South 3: it takes North's hole 1.
        "congkak skip N 2 x 0 [4] / 0 2 x [0]",
    );
}

#[test]
fn a_capture_opposite_a_burnt_hole_is_of_the_last_seed_alone() {
    for rule in ["", "skip "] {
        check(
            &format!("congkak {rule}S 1 0 1 [0] / 1 x 1 [0]"),
            3,
            &format!("congkak {rule}N 1 0 0 [1] / 1 x 1 [0]"),
        );
    }
}

#[test]
fn the_lap_limit_is_beyond_the_longest_pick() {
    // A hand of 150 seeds goes round the three open places and relays for as long as it can.
    let text = "congkak skip S 100 x x [0] / 100 x x [0]";
    let mut round: super::super::Round = text.parse().unwrap();
    let mut laps = 0;
    let hole = round.choices().next().unwrap();
    let count = &mut |step| laps += u32::from(matches!(step, super::super::Step::Lift { .. }));
    round.sow(hole, count).unwrap();
    assert!(laps < u32::from(super::LAPS_MAX) / 10, "{laps}");
}
