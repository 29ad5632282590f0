use super::*;
use crate::rules::{Record, Rounds};

/// The match that a record leads to, given its headers (one a line) and its moves.
#[track_caller]
fn mat(headers: &str, moves: &str) -> Match {
    let record = Record::parse(&format!("{headers}\n\n{moves}")).unwrap();
    record.position().unwrap()
}

/// Refuses an entry, and leaves the match as it was.
#[track_caller]
fn check_refused(mat: &Match, entry: Entry, why: CannotPlay) {
    let mut after = mat.clone();
    assert_eq!(after.play(entry), Err(why));
    assert_eq!(&after, mat);
}

fn hole(side: Side, label: u8) -> Hole {
    Hole::new(side, label)
}

fn wave(south: u8, north: u8) -> Entry {
    Entry::Wave(BySide { south, north })
}

const SOUTH: Outcome = Outcome::Won(Side::South);
const NORTH: Outcome = Outcome::Won(Side::North);

#[test]
fn congkak_begins_with_a_pick_of_both() {
    let mat = Match::new(Options::new(Variant::Congkak)).unwrap();
    assert_eq!(mat.phase(), Phase::Opening);
    assert_eq!(mat.awaited(), BySide::from_fn(|_| true));
    assert_eq!(mat.to_move(), None);
    assert_eq!(mat.choices(Side::South).len(), 7);
    assert_eq!(mat.choices(Side::North).len(), 7);
}

#[test]
fn with_a_seat_that_starts_there_is_no_opening() {
    let mat = mat("opening: north", "");
    assert_eq!(mat.phase(), Phase::Play);
    assert_eq!(mat.to_move(), Some(Side::North));
    assert_eq!(mat.choices(Side::South), []);
    assert_eq!(
        mat.can_pick(hole(Side::South, 1)),
        Err(CannotPick::NotYourTurn)
    );
}

#[test]
fn a_wave_of_two_picks_needs_both() {
    let mat = Match::new(Options::new(Variant::Congkak)).unwrap();
    let alone = Entry::Pick(hole(Side::South, 1));
    check_refused(&mat, alone, CannotPlay::PickMissing(Side::North));
    let alone = Entry::Pick(hole(Side::North, 1));
    check_refused(&mat, alone, CannotPlay::PickMissing(Side::South));
}

#[test]
fn each_pick_of_a_wave_is_looked_at() {
    let mat = Match::new(Options::new(Variant::Congkak)).unwrap();
    let why = CannotPick::NoSuchHole;
    let no_hole = |side, label| CannotPlay::Pick {
        hole: hole(side, label),
        why,
    };
    check_refused(&mat, wave(8, 1), no_hole(Side::South, 8));
    check_refused(&mat, wave(1, 0), no_hole(Side::North, 0));
}

#[test]
fn in_open_play_there_are_no_waves() {
    let mat = mat("opening: south", "");
    let why = CannotPick::NotYourTurn;
    let hole = hole(Side::North, 1);
    check_refused(&mat, wave(1, 1), CannotPlay::Pick { hole, why });
}

#[test]
fn a_relay_in_the_opening_waits_for_the_pick_of_the_other() {
    let mut mat = mat("holes: 7\nseeds: 4", "S5+N4");
    assert_eq!(mat.phase(), Phase::Opening);
    assert_eq!(mat.relaying().south, Some(hole(Side::South, 1)));
    assert_eq!(mat.relaying().north, None);
    assert_eq!(mat.choices(Side::South), []);
    assert_eq!(mat.to_move(), None);
    let why = CannotPick::NotAwaited;
    let from = hole(Side::South, 1);
    check_refused(
        &mat,
        Entry::Pick(from),
        CannotPlay::Pick { hole: from, why },
    );
    check_refused(&mat, wave(1, 7), CannotPlay::Pick { hole: from, why });
    let played = mat.play(Entry::Pick(hole(Side::North, 7))).unwrap();
    assert!(played.opening_ended);
    assert!(played.laps.south > 0);
}

#[test]
fn who_is_left_in_the_opening_goes_on_and_then_who_finished_first_plays() {
    let mut mat = mat("seeds: 4", "S5+N4 N7");
    // South is out, North's last seed fell in the own store.
    assert_eq!(mat.to_move(), Some(Side::North));
    let played = mat.play(Entry::Pick(hole(Side::North, 1))).unwrap();
    assert_eq!(played.last_seed.north, Some(LastSeed::Stayed));
    assert_eq!(mat.to_move(), Some(Side::South));
}

#[test]
fn the_lot_decides_who_plays_first_when_both_leave_with_equal_hands() {
    assert_eq!(mat("lot: south", "S1+N1").to_move(), Some(Side::South));
    assert_eq!(mat("lot: north", "S1+N1").to_move(), Some(Side::North));
}

#[test]
fn a_pick_tells_its_laps_seeds_captures_and_end() {
    let mut mat = mat("opening: south", "");
    let played = mat.play(Entry::Pick(hole(Side::South, 1))).unwrap();
    assert_eq!(played.round, 1);
    assert_eq!(played.before, Board::new(7, 7));
    assert_eq!(played.laps, BySide { south: 2, north: 0 });
    assert_eq!(played.sown, 15);
    assert_eq!(played.captured, BySide { south: 9, north: 0 });
    assert_eq!(played.last_seed.south, Some(LastSeed::Captured));
    assert_eq!(played.last_seed.north, None);
    assert!(!played.opening_ended);
    assert_eq!(played.round_end, None);
}

#[test]
fn a_round_that_ends_is_told_and_the_next_one_begins() {
    let mut mat = mat("game: kalah\nholes: 1\nseeds: 1\nrounds: 3", "");
    let played = mat.play(Entry::Pick(hole(Side::South, 1))).unwrap();
    let round_end = played.round_end.unwrap();
    assert_eq!(round_end.reason, RoundEndReason::SideEmpty);
    assert_eq!(round_end.seeds, BySide { south: 1, north: 1 });
    assert_eq!(round_end.winner, None);
    assert_eq!((round_end.round, mat.round()), (1, 2));
    assert_eq!(mat.board(), &Board::new(1, 1));
    // In Kalah the start alternates.
    assert_eq!(mat.to_move(), Some(Side::North));
}

#[test]
fn a_match_of_one_round_goes_to_who_has_more_seeds() {
    let mat = mat("game: kalah\nholes: 1\nseeds: 3", "S1");
    assert_eq!((mat.outcome(), mat.phase()), (Some(SOUTH), Phase::Over));
    assert_eq!(mat.ended_by(), Some(EndedBy::Rounds));
    assert_eq!(mat.wins(), BySide { south: 1, north: 0 });
    assert_eq!(mat.awaited(), BySide::default());
    assert_eq!(mat.open_round(), None);
    assert_eq!(mat.can_pick(hole(Side::South, 1)), Err(CannotPick::Over));
}

#[test]
fn a_match_goes_to_who_won_more_than_half_of_the_rounds() {
    let headers = "game: kalah\nholes: 1\nseeds: 3\nrounds: 3";
    let once = mat(headers, "S1 N1");
    assert_eq!(
        (once.wins(), once.outcome()),
        (BySide { south: 1, north: 1 }, None)
    );
    assert_eq!(mat(headers, "S1 N1 S1").outcome(), Some(SOUTH));
}

#[test]
fn a_word_ends_a_match_at_any_time() {
    for moves in ["", "S1+N1 "] {
        let after = |word: &str| mat("rounds: 3", &format!("{moves}{word}"));
        for (word, outcome, ended_by) in [
            ("S!", NORTH, EndedBy::Resigned(Side::South)),
            ("N!", SOUTH, EndedBy::Resigned(Side::North)),
            ("S?", NORTH, EndedBy::OutOfTime(Side::South)),
            ("N?", SOUTH, EndedBy::OutOfTime(Side::North)),
            ("=", Outcome::Draw, EndedBy::DrawAgreed),
        ] {
            let (before, mat) = (after(""), after(word));
            assert_eq!(mat.outcome(), Some(outcome), "{moves}{word}");
            assert_eq!(mat.ended_by(), Some(ended_by));
            assert_eq!(mat.phase(), Phase::Over);
            assert_eq!(mat.board(), before.board());
            assert_eq!(mat.wins(), BySide::default());
        }
    }
}

#[test]
fn a_word_cuts_the_round_short() {
    let mut mat = mat("opening: south", "S1");
    let played = mat.play(Entry::Resigned(Side::South)).unwrap();
    let round_end = played.round_end.unwrap();
    assert_eq!(round_end.reason, RoundEndReason::ByWord);
    assert_eq!(round_end.winner, None);
    assert_eq!(&round_end.board, mat.board());
}

#[test]
fn nothing_can_be_played_after_the_end() {
    let mat = mat("", "S!");
    for entry in [
        Entry::Pick(hole(Side::South, 1)),
        wave(1, 1),
        Entry::Resigned(Side::North),
        Entry::OutOfTime(Side::South),
        Entry::DrawAgreed,
    ] {
        check_refused(&mat, entry, CannotPlay::Over);
    }
}

#[test]
fn an_oware_position_that_comes_back_ends_the_round() {
    // A seed each, going round and round out of reach of the other.
    let options = Options {
        holes: 3,
        seeds: 1,
        ..Options::new(Variant::Oware)
    };
    let mut mat = Match::new(options).unwrap();
    let board = "1 0 0 [2] / 1 0 0 [2]".parse().unwrap();
    mat.stage = Stage::Play(Round::new(&options, board, Side::South));
    mat.note_position(&mut |_| {});
    let mut picks = 0;
    let round_end = loop {
        let side = mat.to_move().unwrap();
        let first = *mat.choices(side).first().unwrap();
        picks += 1;
        if let Some(round_end) = mat.play(Entry::Pick(first)).unwrap().round_end {
            break round_end;
        }
    };
    // Both have gone half way round, and taken each other's places: the first return is the end.
    assert_eq!(picks, 6);
    assert_eq!(round_end.reason, RoundEndReason::Repetition);
    assert_eq!(round_end.seeds, BySide { south: 3, north: 3 });
}

#[test]
fn options_that_cannot_be_played_make_no_match() {
    use Variant::{Congkak, Kalah, Oware};
    let change = |variant, change: fn(&mut Options)| {
        let mut options = Options::new(variant);
        change(&mut options);
        let error = Match::new(options).unwrap_err();
        assert_eq!(options.check(), Err(error));
        error.to_string()
    };
    for (error, told) in [
        (change(Congkak, |o| o.holes = 2), "a side has 3 to 10 holes"),
        (change(Oware, |o| o.holes = 11), "a side has 3 to 10 holes"),
        (change(Kalah, |o| o.holes = 0), "a side has 1 to 10 holes"),
        (
            change(Congkak, |o| o.seeds = 0),
            "a hole starts with 1 to 10 seeds",
        ),
        (
            change(Kalah, |o| o.seeds = 11),
            "a hole starts with 1 to 10 seeds",
        ),
        (
            change(Kalah, |o| o.rounds = Rounds::Fixed(2)),
            "a match has an odd number of rounds from 1 to 15",
        ),
        (
            change(Congkak, |o| o.rounds = Rounds::Fixed(17)),
            "a match has an odd number of rounds from 1 to 15",
        ),
        (
            change(Congkak, |o| {
                o.rounds = Rounds::Burnout;
                o.burnt = crate::rules::Burnt::Off;
            }),
            "a match until burnout needs holes that burn",
        ),
        (
            change(Kalah, |o| o.rounds = Rounds::Burnout),
            "kalah does not know burnout",
        ),
        (
            change(Oware, |o| o.opening = Opening::Simultaneous),
            "oware does not know a simultaneous opening",
        ),
        (
            change(Congkak, |o| o.grand_slam = crate::rules::GrandSlam::None),
            "congkak does not know grand_slam",
        ),
    ] {
        assert_eq!(error, told);
    }
}
