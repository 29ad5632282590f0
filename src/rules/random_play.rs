//! Laws that hold in every match: played at random, over all options.

use super::check::show;
use super::{
    Board, Burnt, BySide, CannotPlay, Entry, GrandSlam, Hole, LastSeed, Match, Opening, Options,
    Phase, Played, Position, Record, Refill, Round, RoundEndReason, Rounds, Side, Trail, Variant,
    Victory,
};

/// More entries than any match of random play has.
const ENTRIES_MAX: usize = 50_000;

/// Numbers that are different enough, and the same in every run (splitmix64).
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn any_of<T: Copy>(&mut self, all: &[T]) -> T {
        let index = self.next() % all.len() as u64;
        all[usize::try_from(index).unwrap()]
    }

    fn up_to(&mut self, least: u8, most: u8) -> u8 {
        self.any_of(&(least..=most).collect::<Vec<_>>())
    }

    /// Once in so many times.
    fn once_in(&mut self, times: u64) -> bool {
        self.next().is_multiple_of(times)
    }

    fn options(&mut self, variant: Variant) -> Options {
        let side = self.any_of(&Side::BOTH);
        let mut options = Options {
            holes: self.up_to(variant.holes_min(), 10),
            seeds: self.up_to(1, 10),
            rounds: Rounds::Fixed(self.any_of(&[1, 1, 3, 5, 7, 15])),
            opening: Opening::Starts(side),
            ..Options::new(variant)
        };
        match variant {
            Variant::Congkak => {
                options.burnt = self.any_of(&[Burnt::Forfeit, Burnt::Skip, Burnt::Off]);
                options.refill = self.any_of(&[Refill::Partial, Refill::Full, Refill::Even]);
                options.victory = self.any_of(&[Victory::Rounds, Victory::Seeds, Victory::Holes]);
                options.lot = self.any_of(&Side::BOTH);
                if !self.once_in(3) {
                    options.opening = Opening::Simultaneous;
                }
                if options.burnt != Burnt::Off && self.once_in(3) {
                    options.rounds = Rounds::Burnout;
                }
                // A lot that is never asked is not written.
                if options.opening != Opening::Simultaneous {
                    options.lot = Side::South;
                }
            }
            Variant::Kalah => {}
            Variant::Oware => {
                options.grand_slam = self.any_of(&[GrandSlam::Capture, GrandSlam::None]);
            }
        }
        options
    }

    fn entry(&mut self, mat: &Match) -> Entry {
        if self.once_in(2_000) {
            let side = self.any_of(&Side::BOTH);
            let words = [
                Entry::Resigned(side),
                Entry::OutOfTime(side),
                Entry::DrawAgreed,
            ];
            return self.any_of(&words);
        }
        let mut pick = |side| self.any_of(&mat.choices(side));
        match mat.awaited() {
            BySide {
                south: true,
                north: true,
            } => Entry::Wave(BySide::from_fn(|side| pick(side).label)),
            BySide { south: true, .. } => Entry::Pick(pick(Side::South)),
            BySide { .. } => Entry::Pick(pick(Side::North)),
        }
    }
}

/// Plays matches at random until the end, and looks at the laws all the way.
///
/// Ten times as many where the compiler optimises: `cargo test --release rules::random_play`.
fn play(variant: Variant, matches: u64) {
    let matches = if cfg!(debug_assertions) {
        matches
    } else {
        10 * matches
    };
    for rng_seed in 0..matches {
        let mut rng = Rng(rng_seed << 32 | variant as u64);
        let options = rng.options(variant);
        let mut mat = Match::new(options).unwrap();
        let mut record = Record::new(options);
        while mat.phase() != Phase::Over {
            assert!(record.entries.len() < ENTRIES_MAX, "{options:?}");
            check_awaited(&mat);
            if rng.once_in(50) {
                check_what_cannot_be_picked(&mat);
            }
            let entry = rng.entry(&mat);
            let fast = mat
                .open_round()
                .map(|round| (*round, Position::from(round)));
            let played = mat.play(entry).unwrap();
            check_played(&options, &played, &mat);
            if let (Some((round, position)), Entry::Pick(hole)) = (fast, entry) {
                check_fast(round, position, hole, &played);
            }
            record.push(entry);
            if rng.once_in(100) {
                assert_eq!(record.position().unwrap(), mat);
            }
        }
        check_end(&mat);
        check_record(&record, &mat);
    }
}

/// Whoever is awaited has a choice, and nobody else has.
fn check_awaited(mat: &Match) {
    let awaited = mat.awaited();
    for side in Side::BOTH {
        assert_eq!(mat.choices(side).is_empty(), !awaited[side]);
    }
    assert_ne!(awaited, BySide::default());
    match mat.phase() {
        Phase::Opening => assert_eq!(mat.to_move(), None),
        Phase::Play => assert!(mat.to_move().is_some_and(|side| awaited[side])),
        Phase::Over => unreachable!(),
    }
}

/// What is not among the choices is refused, for the reason told before, and changes nothing.
fn check_what_cannot_be_picked(mat: &Match) {
    let mut after = mat.clone();
    for side in Side::BOTH {
        let choices = mat.choices(side);
        for label in (0..=11).chain([255]) {
            let hole = Hole::new(side, label);
            assert_eq!(choices.contains(&hole), mat.can_pick(hole).is_ok());
            if let Err(why) = mat.can_pick(hole) {
                let played = after.play(Entry::Pick(hole));
                assert_eq!(played, Err(CannotPlay::Pick { hole, why }));
            }
        }
    }
    assert_eq!(&after, mat);
}

fn check_played(options: &Options, played: &Played, after: &Match) {
    let total = 2 * options.holes * options.seeds;
    // The steps lead from the board before to the one after.
    let mut shown = played.before;
    for &step in &played.steps {
        show(&mut shown, step);
    }
    let ended_on = played.round_end.map_or(*after.board(), |end| end.board);
    assert_eq!(shown, ended_on);
    // No seed is gained or lost.
    for board in [played.before, ended_on, *after.board()] {
        assert_eq!(board.total(), total);
    }
    // The bound of RULES.md §10, for each of the two hands that a wave may have.
    let (holes, total) = (u16::from(options.holes), u16::from(total));
    let bound = total * (2 * holes + 1) + 2 * holes;
    let hands = match played.entry {
        Entry::Wave(_) => 2,
        _ if played.laps.south > 0 && played.laps.north > 0 => 2,
        Entry::Pick(_) => 1,
        Entry::Resigned(_) | Entry::OutOfTime(_) | Entry::DrawAgreed => 0,
    };
    assert!(played.sown <= hands * bound);
    // A last seed in the own store gives another pick, and nothing else does.
    if let (Entry::Pick(hole), None, false) = (played.entry, played.round_end, played.opening_ended)
        && after.phase() == Phase::Play
    {
        let again = played.last_seed[hole.side] == Some(LastSeed::OwnStore);
        assert_eq!(after.to_move() == Some(hole.side), again);
    }
    for side in Side::BOTH {
        assert_eq!(played.laps[side] > 0, played.last_seed[side].is_some());
    }
}

/// The fast board comes to the same end.
fn check_fast(round: Round, mut position: Position, hole: Hole, played: &Played) {
    assert_eq!(Round::from(position), round);
    assert_eq!(position.to_move(), hole.side);
    let choices: Vec<_> = round.choices().map(|hole| hole.label).collect();
    assert_eq!(position.choices().collect::<Vec<_>>(), choices);
    position.sow(hole.label).unwrap();
    let mut round = round;
    round.sow(hole, &mut |_| {}).unwrap();
    assert_eq!(position.board(), *round.board());
    assert_eq!(position.ended(), round.ended());
    if round.ended().is_none() {
        assert_eq!(Round::from(position), round);
    } else {
        assert!(position.choices().is_empty());
        let seeds = played.round_end.unwrap().seeds;
        assert_eq!(position.stores(), seeds);
    }
}

fn check_end(mat: &Match) {
    assert!(mat.outcome().is_some() && mat.ended_by().is_some());
    assert_eq!(mat.awaited(), BySide::default());
    assert_eq!(mat.to_move(), None);
    assert_eq!(mat.relaying(), BySide::default());
    assert!(Side::BOTH.iter().all(|&side| mat.choices(side).is_empty()));
    let rounds = mat.wins().south + mat.wins().north;
    assert!(rounds <= mat.round() && mat.round() <= 20);
}

/// The record replays to the same match, and its text to the same record.
fn check_record(record: &Record, mat: &Match) {
    let mut record = record.clone();
    record.result = mat.outcome();
    let text = record.to_string();
    assert_eq!(Record::parse(&text).as_ref(), Ok(&record), "{text}");
    assert_eq!(record.position().as_ref(), Ok(mat), "{text}");
    let (replayed, all_played) = record.replay().unwrap();
    assert_eq!(&replayed, mat, "{text}");
    assert_eq!(all_played.len(), record.entries.len());
}

#[test]
fn congkak_keeps_its_laws() {
    play(Variant::Congkak, 300);
}

#[test]
fn kalah_keeps_its_laws() {
    play(Variant::Kalah, 300);
}

#[test]
fn oware_keeps_its_laws() {
    play(Variant::Oware, 80);
}

#[test]
fn a_trail_finds_what_comes_back_as_a_match_does() {
    let mut came_back = 0;
    for rng_seed in 0..300 {
        let mut rng = Rng(rng_seed);
        let options = Options {
            holes: rng.up_to(3, 8),
            seeds: rng.up_to(1, 3),
            ..Options::new(Variant::Oware)
        };
        let mut mat = Match::new(options).unwrap();
        let mut trail = Trail::default();
        let ended = loop {
            let Some(&round) = mat.open_round() else {
                unreachable!("the match goes on");
            };
            assert!(!trail.comes_back(&Position::from(&round)));
            let pick = rng.any_of(&mat.choices(round.to_move()));
            let mut position = Position::from(&round);
            position.sow(pick.label).unwrap();
            if let Some(end) = mat.play(Entry::Pick(pick)).unwrap().round_end {
                let comes_back = trail.comes_back(&position);
                assert_eq!(comes_back, end.reason == RoundEndReason::Repetition);
                break comes_back;
            }
        };
        came_back += u32::from(ended);
    }
    assert!(came_back > 20, "{came_back}");
}

#[test]
fn every_size_of_board_is_played_to_an_end() {
    for variant in Variant::ALL {
        for holes in variant.holes_min()..=10 {
            for seeds in 1..=10 {
                let starts = Opening::Starts(Side::North);
                let options = Options {
                    holes,
                    seeds,
                    opening: starts,
                    ..Options::new(variant)
                };
                let mut mat = Match::new(options).unwrap();
                let mut rng = Rng(u64::from(holes) << 8 | u64::from(seeds));
                let mut picks = 0;
                while mat.outcome().is_none() && picks < ENTRIES_MAX {
                    let entry = rng.entry(&mat);
                    mat.advance(entry).unwrap();
                    picks += 1;
                }
                assert!(mat.outcome().is_some(), "{options:?}");
                assert_eq!(mat.board().total(), 2 * holes * seeds);
            }
        }
    }
}

#[test]
fn random_bytes_are_no_record_and_no_trouble() {
    let mut rng = Rng(1);
    let pieces = [
        "game: ",
        "congkak",
        "kalah",
        "oware",
        "\n",
        "\n\n",
        "holes: ",
        "seeds: ",
        "3",
        "10",
        "S1",
        "N1",
        "+",
        " ",
        "S",
        "N",
        "!",
        "?",
        "=",
        "#",
        ":",
        "rounds: ",
        "burnout",
        "opening: ",
        "south",
        "north",
        "0",
        "9",
        "é",
        "\r\n",
        "\0",
        "lot: ",
        "burnt: ",
        "skip",
    ];
    for _ in 0..20_000 {
        let length = rng.next() % 24;
        let text: String = (0..length).map(|_| rng.any_of(&pieces)).collect();
        if let Ok(record) = Record::parse(&text) {
            let mat = record.position().unwrap();
            check_record(&record, &mat);
        }
        // Any bytes at all.
        let bytes: Vec<_> = (0..length)
            .map(|_| rng.any_of(&[b'S', b'1', b' ', b'\n', 0, 255]))
            .collect();
        let _ = Record::parse(&String::from_utf8_lossy(&bytes));
        let _ = text.parse::<Round>();
        let _ = text.parse::<Board>();
    }
}
