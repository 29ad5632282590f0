use super::super::check::{check, check_last, check_refused, choices};
use super::super::{CannotPick, LastSeed};

#[test]
fn a_hand_is_laid_towards_the_last_hole_the_own_store_and_the_other_side() {
    check(
        "kalah S 4 4 4 4 4 4 [0] / 4 4 4 4 4 4 [0]",
        5,
        "kalah N 4 4 4 4 0 5 [1] / 5 5 4 4 4 4 [0]",
    );
}

#[test]
fn north_sows_as_south_does() {
    check(
        "kalah N 4 4 4 4 4 4 [0] / 4 4 4 4 4 4 [0]",
        5,
        "kalah S 5 5 4 4 4 4 [0] / 4 4 4 4 0 5 [1]",
    );
}

#[test]
fn the_store_of_the_opponent_is_passed_by() {
    check(
        "kalah S 1 1 0 0 0 9 [0] / 0 0 0 0 0 1 [0]",
        6,
        "kalah N 2 2 0 0 0 0 [1] / 1 1 1 1 1 2 [0]",
    );
}

#[test]
fn a_last_seed_in_the_own_store_gives_another_pick() {
    check_last(
        "kalah S 4 4 4 4 4 4 [0] / 4 4 4 4 4 4 [0]",
        3,
        LastSeed::OwnStore,
        "kalah S 4 4 0 5 5 5 [1] / 4 4 4 4 4 4 [0]",
    );
}

#[test]
fn a_last_seed_short_of_the_store_or_beyond_it_does_not() {
    let before = "kalah S 0 4 0 6 0 1 [0] / 4 4 4 4 4 4 [0]";
    check(before, 2, "kalah N 0 0 1 7 1 2 [0] / 4 4 4 4 4 4 [0]");
    check(before, 4, "kalah N 0 4 0 0 1 2 [1] / 5 5 5 4 4 4 [0]");
}

#[test]
fn a_last_seed_in_an_own_empty_hole_takes_the_opposite_hole_too() {
    check_last(
        "kalah S 0 1 0 0 0 2 [0] / 0 0 0 4 0 1 [0]",
        2,
        LastSeed::Captured,
        "kalah N 0 0 0 0 0 2 [5] / 0 0 0 0 0 1 [0]",
    );
}

#[test]
fn a_last_seed_opposite_an_empty_hole_stays() {
    check_last(
        "kalah S 0 1 0 0 0 2 [0] / 0 0 0 0 4 1 [0]",
        2,
        LastSeed::Stayed,
        "kalah N 0 0 1 0 0 2 [0] / 0 0 0 0 4 1 [0]",
    );
}

#[test]
fn a_last_seed_in_an_own_hole_with_seeds_stays() {
    check(
        "kalah S 0 1 1 0 0 2 [0] / 0 0 0 4 0 1 [0]",
        2,
        "kalah N 0 0 2 0 0 2 [0] / 0 0 0 4 0 1 [0]",
    );
}

#[test]
fn a_last_seed_in_an_empty_hole_of_the_opponent_stays() {
    check(
        "kalah S 4 0 0 0 0 2 [0] / 0 0 0 0 0 1 [0]",
        6,
        "kalah N 4 0 0 0 0 0 [1] / 1 0 0 0 0 1 [0]",
    );
}

#[test]
fn thirteen_seeds_come_home_to_the_hole_they_left_and_capture() {
    check(
        "kalah S 13 0 0 0 0 0 [0] / 0 0 0 0 0 5 [0]",
        1,
        "kalah N 0 1 1 1 1 1 [8] / 1 1 1 1 1 0 [0]",
    );
}

#[test]
fn fourteen_seeds_go_on_past_the_hole_they_left() {
    check(
        "kalah S 14 0 0 0 0 0 [0] / 0 0 0 0 0 5 [0]",
        1,
        "kalah N 1 2 1 1 1 1 [1] / 1 1 1 1 1 6 [0]",
    );
}

#[test]
fn the_round_ends_when_the_mover_has_no_seeds_left() {
    check_last(
        "kalah S 0 0 0 0 0 1 [3] / 0 2 0 0 0 1 [4]",
        6,
        LastSeed::RoundEnded,
        "kalah - 0 0 0 0 0 0 [4] / 0 0 0 0 0 0 [7]",
    );
}

#[test]
fn the_round_ends_when_a_capture_leaves_the_opponent_none() {
    check_last(
        "kalah S 1 0 0 3 0 0 [3] / 0 0 0 0 2 0 [4]",
        1,
        LastSeed::Captured,
        "kalah - 0 0 0 0 0 0 [9] / 0 0 0 0 0 0 [4]",
    );
}

#[test]
fn an_empty_hole_cannot_be_picked() {
    check_refused(
        "kalah S 0 4 4 4 4 4 [0] / 4 4 4 4 4 4 [0]",
        1,
        CannotPick::Empty,
    );
}

#[test]
fn a_hole_beyond_the_row_cannot_be_picked() {
    let round = "kalah S 4 4 4 4 4 4 [0] / 4 4 4 4 4 4 [0]";
    check_refused(round, 0, CannotPick::NoSuchHole);
    check_refused(round, 7, CannotPick::NoSuchHole);
    check_refused(round, 255, CannotPick::NoSuchHole);
}

#[test]
fn nothing_can_be_picked_when_the_round_is_over() {
    check_refused("kalah - 0 0 [5] / 0 0 [3]", 1, CannotPick::Over);
}

#[test]
fn every_own_hole_with_seeds_can_be_picked() {
    assert_eq!(
        choices("kalah N 1 1 1 1 1 1 [0] / 0 4 0 1 0 9 [0]"),
        [2, 4, 6]
    );
}

#[test]
fn one_hole_a_side_is_a_game() {
    check("kalah S 1 [0] / 1 [0]", 1, "kalah - 0 [1] / 0 [1]");
    check("kalah S 3 [0] / 3 [0]", 1, "kalah - 0 [6] / 0 [0]");
}

#[test]
fn ten_holes_a_side_are_a_game() {
    check(
        "kalah S 4 4 4 4 4 4 4 4 4 4 [0] / 4 4 4 4 4 4 4 4 4 4 [0]",
        7,
        "kalah S 4 4 4 4 4 4 0 5 5 5 [1] / 4 4 4 4 4 4 4 4 4 4 [0]",
    );
}
