use super::*;

fn congkak(change: impl Fn(&mut Options)) -> Options {
    let mut options = Options::new(Variant::Congkak);
    change(&mut options);
    options
}

/// Refills after a round that ended with these seeds in South's store, and compares South's row.
#[track_caller]
fn check(options: &Options, before: &str, after: &str) {
    let board: Board = format!("{before} / 0 0 0 0 0 0 0 [98]").parse().unwrap();
    let next = next_board(options, &board).to_string();
    let (south, _) = next.split_once(" / ").unwrap();
    assert_eq!(south, after);
}

#[test]
fn each_hole_gets_seven_and_the_rest_stays_in_the_store() {
    for refill in [Refill::Partial, Refill::Full, Refill::Even] {
        let options = congkak(|options| options.refill = refill);
        check(&options, "0 0 0 0 0 0 0 [49]", "7 7 7 7 7 7 7 [0]");
        check(&options, "0 0 0 0 0 0 0 [55]", "7 7 7 7 7 7 7 [6]");
    }
}

#[test]
fn in_a_partial_refill_the_last_hole_reached_gets_what_there_is() {
    let options = congkak(|options| options.refill = Refill::Partial);
    check(&options, "0 0 0 0 0 0 0 [48]", "7 7 7 7 7 7 6 [0]");
    check(&options, "0 0 0 0 0 0 0 [36]", "7 7 7 7 7 1 x [0]");
    check(&options, "0 0 0 0 0 0 0 [35]", "7 7 7 7 7 x x [0]");
}

#[test]
fn in_a_full_refill_a_hole_gets_all_or_nothing() {
    let options = congkak(|options| options.refill = Refill::Full);
    check(&options, "0 0 0 0 0 0 0 [48]", "7 7 7 7 7 7 x [6]");
    check(&options, "0 0 0 0 0 0 0 [42]", "7 7 7 7 7 7 x [0]");
}

#[test]
fn in_an_even_refill_hole_one_gets_the_odd_seeds_first() {
    let options = congkak(|options| options.refill = Refill::Even);
    check(&options, "0 0 0 0 0 0 0 [48]", "7 7 7 7 7 7 6 [0]");
    check(&options, "0 0 0 0 0 0 0 [30]", "5 5 4 4 4 4 4 [0]");
    check(&options, "0 0 0 0 0 0 0 [7]", "1 1 1 1 1 1 1 [0]");
}

#[test]
fn an_even_refill_leaves_out_burnt_holes() {
    let options = congkak(|options| options.refill = Refill::Even);
    check(&options, "0 x 0 x 0 0 0 [22]", "5 x 5 x 4 4 4 [0]");
    check(&options, "0 x 0 x 0 0 0 [50]", "7 x 7 x 7 7 7 [15]");
}

#[test]
fn a_hole_stays_burnt_though_there_are_seeds_for_it() {
    for refill in [Refill::Partial, Refill::Full, Refill::Even] {
        let options = congkak(|options| options.refill = refill);
        check(&options, "0 0 0 0 0 x x [49]", "7 7 7 7 7 x x [14]");
    }
}

#[test]
fn a_hole_left_empty_burns_unless_burning_is_off() {
    for (burnt, row) in [
        (Burnt::Forfeit, "7 7 7 x x x x [0]"),
        (Burnt::Skip, "7 7 7 x x x x [0]"),
        (Burnt::Off, "7 7 7 0 0 0 0 [0]"),
    ] {
        let options = congkak(|options| options.burnt = burnt);
        check(&options, "0 0 0 0 0 0 0 [21]", row);
    }
}

#[test]
fn a_hole_that_did_not_burn_is_filled_again() {
    let options = congkak(|options| options.burnt = Burnt::Off);
    check(&options, "0 0 0 0 0 0 0 [49]", "7 7 7 7 7 7 7 [0]");
}

#[test]
fn kalah_and_oware_begin_each_round_anew() {
    for variant in [Variant::Kalah, Variant::Oware] {
        let options = Options::new(variant);
        let board: Board = "0 0 0 0 0 0 [30] / 0 0 0 0 0 0 [18]".parse().unwrap();
        assert_eq!(next_board(&options, &board), Board::new(6, 4));
    }
}

#[test]
fn the_loser_of_a_round_of_congkak_starts_the_next() {
    let options = Options::new(Variant::Congkak);
    for winner in Side::BOTH {
        let starter = next_starter(&options, Some(winner), Some(winner.other()));
        assert_eq!(starter, winner.other());
    }
}

#[test]
fn after_a_draw_who_did_not_play_first_starts() {
    let options = Options::new(Variant::Congkak);
    assert_eq!(next_starter(&options, None, Some(Side::South)), Side::North);
    assert_eq!(next_starter(&options, None, Some(Side::North)), Side::South);
}

#[test]
fn a_drawn_round_that_ended_before_anyone_played_first_counts_as_souths() {
    let options = Options::new(Variant::Congkak);
    assert_eq!(next_starter(&options, None, None), Side::North);
}

#[test]
fn in_kalah_and_oware_the_start_alternates_whoever_won() {
    for variant in [Variant::Kalah, Variant::Oware] {
        let options = Options::new(variant);
        for winner in [None, Some(Side::South), Some(Side::North)] {
            let starter = next_starter(&options, winner, Some(Side::South));
            assert_eq!(starter, Side::North);
        }
    }
}

/// Whether a match is over after `round` rounds, with these wins and stores of South and North.
fn over(options: &Options, round: u8, wins: [u8; 2], stores: [u8; 2]) -> bool {
    is_over(options, round, pair(wins), &board(stores))
}

fn won(options: &Options, wins: [u8; 2], stores: [u8; 2]) -> Outcome {
    outcome(options, pair(wins), &board(stores))
}

fn pair([south, north]: [u8; 2]) -> BySide<u8> {
    BySide { south, north }
}

fn board([south, north]: [u8; 2]) -> Board {
    let row = "0 0 0 0 0 0 0";
    format!("{row} [{south}] / {row} [{north}]")
        .parse()
        .unwrap()
}

const SOUTH: Outcome = Outcome::Won(Side::South);
const NORTH: Outcome = Outcome::Won(Side::North);

#[test]
fn a_match_is_over_after_its_last_round() {
    let options = congkak(|options| options.rounds = Rounds::Fixed(3));
    assert!(!over(&options, 2, [1, 1], [49, 49]));
    assert!(over(&options, 3, [1, 1], [49, 49]));
}

#[test]
fn a_match_by_rounds_is_over_once_more_than_half_are_won() {
    let options = congkak(|options| options.rounds = Rounds::Fixed(5));
    assert!(!over(&options, 3, [2, 1], [49, 49]));
    assert!(over(&options, 3, [3, 0], [49, 49]));
    assert!(over(&options, 4, [1, 3], [49, 49]));
}

#[test]
fn a_match_by_seeds_or_holes_goes_on_though_more_than_half_are_won() {
    for victory in [Victory::Seeds, Victory::Holes] {
        let options = congkak(|options| {
            options.rounds = Rounds::Fixed(5);
            options.victory = victory;
        });
        assert!(!over(&options, 4, [4, 0], [49, 49]));
        assert!(over(&options, 5, [5, 0], [49, 49]));
    }
}

#[test]
fn a_match_is_over_when_a_player_cannot_fill_one_hole() {
    for victory in [Victory::Rounds, Victory::Seeds, Victory::Holes] {
        let options = congkak(|options| {
            options.rounds = Rounds::Fixed(15);
            options.victory = victory;
        });
        assert!(!over(&options, 1, [1, 0], [91, 7]));
        assert!(over(&options, 1, [1, 0], [92, 6]));
        assert!(over(&options, 1, [0, 1], [6, 92]));
    }
}

#[test]
fn in_kalah_and_oware_having_few_seeds_does_not_end_a_match() {
    for variant in [Variant::Kalah, Variant::Oware] {
        let mut options = Options::new(variant);
        options.rounds = Rounds::Fixed(3);
        assert!(!over(&options, 1, [1, 0], [48, 0]));
        assert!(over(&options, 2, [2, 0], [48, 0]));
    }
}

#[test]
fn a_match_until_burnout_goes_on_while_both_can_but_not_beyond_twenty_rounds() {
    let options = congkak(|options| options.rounds = Rounds::Burnout);
    assert!(!over(&options, 19, [19, 0], [91, 7]));
    assert!(over(&options, 20, [20, 0], [91, 7]));
    assert!(over(&options, 2, [2, 0], [92, 6]));
}

#[test]
fn more_rounds_won_win_a_match() {
    let options = Options::new(Variant::Congkak);
    assert_eq!(won(&options, [2, 1], [40, 58]), SOUTH);
    assert_eq!(won(&options, [1, 2], [58, 40]), NORTH);
}

#[test]
fn equal_rounds_are_decided_by_the_seeds_of_the_last() {
    let options = Options::new(Variant::Congkak);
    assert_eq!(won(&options, [1, 1], [50, 48]), SOUTH);
    assert_eq!(won(&options, [1, 1], [49, 49]), Outcome::Draw);
}

#[test]
fn by_seeds_those_of_the_last_round_win_a_match() {
    let options = congkak(|options| options.victory = Victory::Seeds);
    assert_eq!(won(&options, [3, 0], [48, 50]), NORTH);
    assert_eq!(won(&options, [3, 0], [49, 49]), Outcome::Draw);
}

#[test]
fn what_decided_a_match_is_known_with_its_score() {
    let by = |victory, wins, stores| {
        let options = congkak(|options| options.victory = victory);
        let decision = decision(&options, pair(wins), &board(stores));
        (decision.by, [decision.score.south, decision.score.north])
    };
    let agreed = DecidedBy::Victory;
    assert_eq!(
        by(Victory::Rounds, [2, 1], [40, 58]),
        (agreed(Victory::Rounds), [2, 1])
    );
    assert_eq!(
        by(Victory::Rounds, [1, 1], [40, 58]),
        (DecidedBy::LastRound, [40, 58])
    );
    assert_eq!(
        by(Victory::Seeds, [2, 1], [40, 58]),
        (agreed(Victory::Seeds), [40, 58])
    );
    assert_eq!(
        by(Victory::Holes, [2, 1], [42, 56]),
        (agreed(Victory::Holes), [6, 7])
    );
    assert_eq!(
        by(Victory::Holes, [2, 1], [50, 48]),
        (DecidedBy::LastRound, [50, 48])
    );
}

#[test]
fn by_holes_those_that_could_still_be_opened_win_a_match() {
    let options = congkak(|options| options.victory = Victory::Holes);
    assert_eq!(won(&options, [3, 0], [42, 56]), NORTH);
    let row = |burnt: &str, store| format!("{burnt} [{store}]");
    let board = |south, north| -> Board { format!("{south} / {north}").parse().unwrap() };
    // A burnt hole cannot be opened, however many seeds there are.
    let burnt = board(row("0 0 0 0 0 0 x", 60), row("0 0 0 0 0 0 0", 38));
    assert_eq!(outcome(&options, pair([0, 0]), &burnt), SOUTH);
    let burnt = board(row("0 0 0 0 x x x", 60), row("0 0 0 0 0 0 0", 38));
    assert_eq!(outcome(&options, pair([0, 0]), &burnt), NORTH);
}

#[test]
fn equal_holes_are_decided_by_the_seeds_of_the_last_round() {
    let options = congkak(|options| options.victory = Victory::Holes);
    assert_eq!(won(&options, [0, 3], [50, 48]), SOUTH);
    assert_eq!(won(&options, [0, 3], [49, 49]), Outcome::Draw);
}

#[test]
fn by_holes_a_hole_that_is_not_quite_filled_counts_if_the_refill_reaches_it() {
    // 43 seeds are six holes and one seed, 55 are all seven.
    for (refill, holes) in [(Refill::Partial, 7), (Refill::Full, 6), (Refill::Even, 7)] {
        let options = congkak(|options| options.refill = refill);
        assert_eq!(
            holes_to_open(&options, &board([43, 55]), Side::South),
            holes
        );
    }
}
