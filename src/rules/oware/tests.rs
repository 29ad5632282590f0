use super::super::check::{check, check_last, check_refused, choices};
use super::super::{CannotPick, LastSeed, Round, RoundEndReason};

#[track_caller]
fn ended(round: &str) -> Option<RoundEndReason> {
    round.parse::<Round>().unwrap().ended()
}

#[test]
fn a_hand_is_laid_towards_the_last_hole_and_the_other_side_past_the_stores() {
    check(
        "oware S 4 4 4 4 4 4 [0] / 4 4 4 4 4 4 [0]",
        5,
        "oware N 4 4 4 4 0 5 [0] / 5 5 5 4 4 4 [0]",
    );
}

#[test]
fn north_sows_on_into_the_first_hole_of_south() {
    check(
        "oware N 4 4 4 4 4 4 [0] / 4 4 4 4 4 4 [0]",
        6,
        "oware S 5 5 5 5 4 4 [0] / 4 4 4 4 4 0 [0]",
    );
}

#[test]
fn twelve_seeds_skip_the_hole_they_left() {
    check(
        "oware S 0 0 0 0 12 0 [0] / 4 4 4 4 4 4 [0]",
        5,
        "oware N 1 1 1 1 0 2 [0] / 5 5 5 5 5 5 [0]",
    );
}

#[test]
fn twenty_three_seeds_skip_it_twice() {
    check(
        "oware S 0 0 0 0 23 0 [0] / 4 4 4 4 4 4 [0]",
        5,
        "oware N 2 2 2 2 0 3 [0] / 6 6 6 6 6 6 [0]",
    );
}

#[test]
fn a_hole_of_the_opponent_made_two_is_captured() {
    check_last(
        "oware S 0 0 0 0 0 2 [0] / 0 1 0 0 0 3 [0]",
        6,
        LastSeed::Captured,
        "oware N 0 0 0 0 0 0 [2] / 1 0 0 0 0 3 [0]",
    );
}

#[test]
fn a_hole_of_the_opponent_made_three_is_captured() {
    check(
        "oware S 0 0 0 0 0 2 [0] / 0 2 0 0 0 3 [0]",
        6,
        "oware N 0 0 0 0 0 0 [3] / 1 0 0 0 0 3 [0]",
    );
}

#[test]
fn a_hole_of_the_opponent_made_one_or_four_is_not() {
    for (before, after) in [("0", "1"), ("3", "4")] {
        check_last(
            &format!("oware S 0 0 0 0 0 2 [0] / 0 {before} 0 0 0 3 [0]"),
            6,
            LastSeed::Stayed,
            &format!("oware N 0 0 0 0 0 0 [0] / 1 {after} 0 0 0 3 [0]"),
        );
    }
}

#[test]
fn an_own_hole_made_two_is_not_captured() {
    check(
        "oware S 1 1 0 0 0 0 [0] / 2 2 0 0 0 0 [0]",
        1,
        "oware N 0 2 0 0 0 0 [0] / 2 2 0 0 0 0 [0]",
    );
}

#[test]
fn captures_go_on_backwards_while_holes_are_two_or_three() {
    check(
        "oware S 0 0 0 0 0 4 [0] / 1 2 1 2 0 30 [0]",
        6,
        "oware N 0 0 0 0 0 0 [10] / 0 0 0 0 0 30 [0]",
    );
}

#[test]
fn captures_stop_at_a_hole_that_is_neither() {
    check(
        "oware S 0 0 0 0 0 4 [0] / 1 3 1 2 0 3 [0]",
        6,
        "oware N 0 0 0 0 0 0 [5] / 2 4 0 0 0 3 [0]",
    );
}

#[test]
fn captures_need_the_last_seed() {
    check(
        "oware S 0 0 0 0 0 4 [0] / 1 1 1 3 0 3 [0]",
        6,
        "oware N 0 0 0 0 0 0 [0] / 2 2 2 4 0 3 [0]",
    );
}

#[test]
fn captures_stop_at_the_end_of_the_row() {
    check(
        "oware S 0 0 0 0 1 2 [0] / 1 1 0 0 0 5 [0]",
        6,
        "oware N 0 0 0 0 1 0 [4] / 0 0 0 0 0 5 [0]",
    );
}

#[test]
fn the_last_hole_of_the_opponent_can_be_captured() {
    check(
        "oware S 0 0 0 0 7 0 [0] / 9 0 0 0 0 2 [0]",
        5,
        "oware N 0 0 0 0 0 1 [3] / 10 1 1 1 1 0 [0]",
    );
}

#[test]
fn a_grand_slam_is_captured() {
    check(
        "oware S 4 0 0 0 0 2 [0] / 1 1 0 0 0 0 [0]",
        6,
        // North has nothing to move, so each keeps what lies on the own side.
        "oware - 0 0 0 0 0 0 [8] / 0 0 0 0 0 0 [0]",
    );
}

#[test]
fn a_grand_slam_captures_nothing_where_so_agreed() {
    check_last(
        "oware none S 4 0 0 0 0 2 [0] / 1 1 0 0 0 0 [0]",
        6,
        LastSeed::Stayed,
        "oware none N 4 0 0 0 0 0 [0] / 2 2 0 0 0 0 [0]",
    );
}

#[test]
fn less_than_a_grand_slam_is_captured_even_then() {
    check(
        "oware none S 4 0 0 0 0 2 [0] / 1 1 0 0 0 1 [0]",
        6,
        "oware none N 4 0 0 0 0 0 [4] / 0 0 0 0 0 1 [0]",
    );
}

#[test]
fn an_opponent_without_seeds_must_be_given_some() {
    let round = "oware S 0 0 3 2 2 0 [9] / 0 0 0 0 0 0 [9]";
    assert_eq!(choices(round), [5]);
    check_refused(round, 3, CannotPick::MustFeed);
    check_refused(round, 4, CannotPick::MustFeed);
}

#[test]
fn an_opponent_with_seeds_need_not_be_given_any() {
    assert_eq!(
        choices("oware S 0 0 3 2 2 0 [9] / 1 0 0 0 0 0 [9]"),
        [3, 4, 5]
    );
}

#[test]
fn the_round_ends_when_an_opponent_without_seeds_cannot_be_given_any() {
    check(
        "oware S 0 0 3 2 0 0 [9] / 0 0 0 0 0 1 [9]",
        3,
        "oware N 0 0 0 3 1 1 [9] / 0 0 0 0 0 1 [9]",
    );
    check(
        "oware N 0 0 0 0 0 0 [9] / 1 2 0 0 0 1 [9]",
        6,
        "oware S 1 0 0 0 0 0 [9] / 1 2 0 0 0 0 [9]",
    );
    assert_eq!(
        ended("oware S 0 0 3 2 0 0 [9] / 0 0 0 0 0 0 [9]"),
        Some(RoundEndReason::CannotFeed)
    );
}

#[test]
fn each_side_then_keeps_what_lies_on_it() {
    check(
        "oware S 0 0 0 0 0 1 [9] / 0 0 0 2 0 0 [9]",
        6,
        "oware - 0 0 0 0 0 0 [9] / 0 0 0 0 0 0 [12]",
    );
}

#[test]
fn the_round_ends_when_a_side_has_more_than_half_of_the_seeds() {
    check(
        "oware S 2 0 0 0 0 1 [23] / 1 0 0 0 0 1 [20]",
        6,
        "oware - 2 0 0 0 0 0 [25] / 0 0 0 0 0 1 [20]",
    );
    assert_eq!(
        ended("oware S 2 0 0 0 0 0 [25] / 0 0 0 0 0 1 [20]"),
        Some(RoundEndReason::Majority)
    );
}

#[test]
fn just_half_of_the_seeds_is_not_the_end() {
    check(
        "oware S 2 0 0 0 0 1 [22] / 1 0 0 0 0 2 [20]",
        6,
        "oware N 2 0 0 0 0 0 [24] / 0 0 0 0 0 2 [20]",
    );
}

#[test]
fn just_half_of_the_seeds_each_is_the_end() {
    check(
        "oware S 0 0 0 0 0 1 [22] / 1 0 0 0 0 0 [24]",
        6,
        "oware - 0 0 0 0 0 0 [24] / 0 0 0 0 0 0 [24]",
    );
}

#[test]
fn a_hand_that_gives_and_takes_back_all_still_gives() {
    // Every hole of North gets its second seed, and all twelve are captured. North cannot move, so
    // that South keeps the other five, too.
    check(
        "oware S 0 0 0 0 0 17 [0] / 0 0 0 0 0 0 [9]",
        6,
        "oware - 0 0 0 0 0 0 [17] / 0 0 0 0 0 0 [9]",
    );
}
