use super::*;

use Standing::{Picks, Relays};

const LOT: Side = Side::North;

/// Sows from these labels of South and of North, and compares the board and what comes next.
#[track_caller]
fn check(before: &str, south: u8, north: u8, after: &str, end: WavesEnd) -> Waves {
    let mut waves = Waves::new();
    check_from(&mut waves, before, BySide { south, north }, after, end);
    waves
}

#[track_caller]
fn check_from(
    waves: &mut Waves,
    before: &str,
    picks: BySide<u8>,
    after: &str,
    end: WavesEnd,
) -> BySide<Option<LastSeed>> {
    let mut board: Board = before.parse().unwrap();
    let mut shown = board;
    let mut last_seed = BySide::default();
    let see = &mut |step| super::super::check::show(&mut shown, step);
    let ended = waves.sow(&mut board, picks, LOT, &mut last_seed, see);
    assert_eq!(board.to_string(), after);
    assert_eq!(shown, board, "the steps");
    assert_eq!(ended, end);
    last_seed
}

fn south(label: u8) -> Hole {
    Hole::new(Side::South, label)
}

fn north(label: u8) -> Hole {
    Hole::new(Side::North, label)
}

#[test]
fn at_first_both_must_pick() {
    let waves = Waves::new();
    assert_eq!(
        waves.awaited(),
        BySide {
            south: true,
            north: true
        }
    );
    assert_eq!(waves.relaying(), BySide::default());
}

#[test]
fn both_hands_are_lifted_and_then_laid_in_step_the_longer_one_alone_at_the_end() {
    let mut board: Board = "1 0 1 [0] / 2 0 1 [0]".parse().unwrap();
    let mut steps = Vec::new();
    let picks = BySide { south: 3, north: 1 };
    Waves::new().sow(
        &mut board,
        picks,
        LOT,
        &mut BySide::default(),
        &mut |step| {
            steps.push(match step {
                Step::Lift { from, .. } => format!("lift {from}"),
                Step::Drop { by, .. } => format!("drop {by}"),
                Step::Capture { from, .. } => format!("capture {from}"),
                Step::Sweep { from, .. } => format!("sweep {from}"),
            });
        },
    );
    assert_eq!(
        steps,
        [
            "lift S3",
            "lift N1",
            "drop south",
            "drop north",
            "drop north",
            "capture S2"
        ]
    );
}

#[test]
fn a_hand_that_ends_in_the_own_store_picks_again_in_the_next_wave() {
    let waves = check(
        "1 1 1 [0] / 1 1 1 [0]",
        1,
        1,
        "0 1 1 [1] / 0 1 1 [1]",
        WavesEnd::GoesOn,
    );
    assert_eq!(waves.standing, Waves::new().standing);
}

#[test]
fn a_hand_that_ends_in_a_hole_with_seeds_relays_in_the_next_wave_without_a_pick() {
    let waves = check(
        "1 1 1 [0] / 0 1 1 [0]",
        1,
        3,
        "0 1 1 [1] / 0 2 0 [0]",
        WavesEnd::GoesOn,
    );
    assert_eq!(waves.standing.south, Picks);
    assert_eq!(waves.standing.north, Relays(north(2)));
}

#[test]
fn waves_that_need_no_pick_follow_at_once() {
    check(
        "2 2 2 [0] / 2 2 2 [0]",
        1,
        1,
        // Both relay from the other's hole 3, and capture with the last of three seeds.
        "0 3 0 [3] / 0 3 0 [3]",
        WavesEnd::BothOut(LOT),
    );
}

#[test]
fn a_lone_last_seed_on_the_own_side_captures_and_its_player_is_out() {
    check(
        "1 0 1 [0] / 1 4 1 [0]",
        3,
        1,
        "1 0 0 [5] / 0 0 1 [1]",
        WavesEnd::Alone(Side::North, Picks),
    );
}

#[test]
fn a_lone_last_seed_on_the_other_side_stays_and_its_player_is_out() {
    check(
        "1 1 0 [0] / 2 1 1 [0]",
        1,
        1,
        "0 1 1 [1] / 0 1 1 [1]",
        WavesEnd::Alone(Side::South, Picks),
    );
}

#[test]
fn the_ends_are_judged_on_the_board_with_both_hands_laid() {
    // South's last seed would be alone in hole 2 and capture, were it not for North's there: so
    // South relays, as North does from hole 1, and ends in the store.
    let waves = check(
        "1 0 1 [0] / 4 1 1 [0]",
        3,
        1,
        "1 0 1 [1] / 0 2 2 [1]",
        WavesEnd::GoesOn,
    );
    assert_eq!(waves.standing.north, Relays(north(2)));
}

#[test]
fn who_goes_on_alone_may_do_so_by_relay() {
    check(
        "0 1 1 [0] / 1 1 1 [0]",
        2,
        3,
        "0 0 1 [1] / 1 2 0 [0]",
        WavesEnd::Alone(Side::North, Relays(north(2))),
    );
}

/// Decided in RULES.md §4.4.
#[test]
fn two_captures_of_one_pair_of_holes_bank_the_own_seed_each() {
    check(
        "1 0 1 [0] / 1 0 1 [0]",
        3,
        3,
        "1 0 0 [1] / 1 0 0 [1]",
        WavesEnd::BothOut(LOT),
    );
}

/// Decided in RULES.md §4.4.
#[test]
fn a_player_whose_relay_hole_is_captured_is_out() {
    let last_seed = check_from(
        &mut Waves::new(),
        "1 1 1 [0] / 1 0 1 [0]",
        BySide { south: 3, north: 3 },
        "1 0 0 [0] / 1 0 0 [3]",
        WavesEnd::BothOut(LOT),
    );
    assert_eq!(last_seed.south, Some(LastSeed::Stayed));
    assert_eq!(last_seed.north, Some(LastSeed::Captured));
}

/// Decided in RULES.md §4.4.
#[test]
fn two_players_who_would_relay_from_one_hole_are_both_out() {
    check(
        "1 0 1 [0] / 3 0 1 [0]",
        3,
        1,
        "1 2 1 [0] / 0 0 1 [1]",
        WavesEnd::BothOut(Side::South),
    );
}

#[test]
fn the_hole_that_the_other_is_about_to_relay_from_cannot_be_picked() {
    let board: Board = "0 2 1 [0] / 1 1 1 [0]".parse().unwrap();
    let waves = Waves {
        standing: BySide {
            south: Picks,
            north: Relays(south(2)),
        },
    };
    assert_eq!(waves.can_pick(&board, south(1)), Err(CannotPick::Empty));
    assert_eq!(
        waves.can_pick(&board, south(2)),
        Err(CannotPick::RelayedFrom)
    );
    assert_eq!(waves.can_pick(&board, south(3)), Ok(()));
    assert_eq!(
        waves.can_pick(&board, south(4)),
        Err(CannotPick::NoSuchHole)
    );
    assert_eq!(
        waves.can_pick(&board, north(1)),
        Err(CannotPick::NotAwaited)
    );
}

#[test]
fn a_player_whom_that_leaves_no_pick_is_out() {
    let last_seed = check_from(
        &mut Waves::new(),
        "1 0 1 [0] / 2 0 1 [0]",
        BySide { south: 1, north: 1 },
        "0 0 2 [1] / 0 0 1 [1]",
        WavesEnd::Alone(Side::North, Relays(south(3))),
    );
    assert_eq!(last_seed.south, Some(LastSeed::NoPick));
    assert_eq!(last_seed.north, Some(LastSeed::Relays));
}

#[test]
fn the_round_ends_when_a_side_is_empty_after_a_wave() {
    let last_seed = check_from(
        &mut Waves::new(),
        "1 0 0 [0] / 1 1 1 [0]",
        BySide { south: 1, north: 3 },
        "0 0 0 [1] / 1 2 0 [0]",
        WavesEnd::SideEmpty,
    );
    assert_eq!(last_seed.south, Some(LastSeed::RoundEnded));
    assert_eq!(last_seed.north, Some(LastSeed::RoundEnded));
}

#[test]
fn when_both_leave_in_one_wave_the_smaller_hand_of_it_plays_first() {
    check(
        "1 0 1 [0] / 2 0 1 [0]",
        3,
        1,
        "1 0 1 [1] / 0 0 1 [1]",
        WavesEnd::BothOut(Side::South),
    );
    check(
        "2 0 1 [0] / 1 0 1 [0]",
        1,
        3,
        "0 0 1 [1] / 1 0 1 [1]",
        WavesEnd::BothOut(Side::North),
    );
}
