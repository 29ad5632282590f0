//! Matches and positions for the tests of this module.

use super::Course;
use super::rng::Rng;
use crate::rules::{
    Burnt, BySide, Entry, GrandSlam, Opening, Options, Phase, Position, Refill, Round, Rounds,
    Side, Variant, Victory,
};

/// Options of any kind that go together.
pub(super) fn any_options(rng: &mut Rng, variant: Variant) -> Options {
    fn any<T: Copy>(rng: &mut Rng, all: &[T]) -> T {
        rng.any_of(all).unwrap()
    }
    let mut options = Options::new(variant);
    let holes: Vec<u8> = (variant.holes_min()..=10).collect();
    options.holes = any(rng, &holes);
    options.seeds = any(rng, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    options.rounds = Rounds::Fixed(any(rng, &[1, 1, 3, 5]));
    options.opening = Opening::Starts(any(rng, &Side::BOTH));
    match variant {
        Variant::Congkak => {
            options.burnt = any(rng, &[Burnt::Forfeit, Burnt::Skip, Burnt::Off]);
            options.refill = any(rng, &[Refill::Partial, Refill::Full, Refill::Even]);
            options.victory = any(rng, &[Victory::Rounds, Victory::Seeds, Victory::Holes]);
            options.lot = any(rng, &Side::BOTH);
            if rng.happens(600) {
                options.opening = Opening::Simultaneous;
            }
            if options.burnt != Burnt::Off && rng.happens(300) {
                options.rounds = Rounds::Burnout;
            }
        }
        Variant::Kalah => {}
        Variant::Oware => {
            options.grand_slam = any(rng, &[GrandSlam::Capture, GrandSlam::None]);
        }
    }
    assert_eq!(options.check(), Ok(()));
    options
}

/// An entry of random picks; `None` when the match is over.
pub(super) fn any_entry(course: &Course, rng: &mut Rng) -> Option<Entry> {
    let mat = course.mat();
    let mut pick = |side| rng.any_of(&mat.choices(side));
    match (pick(Side::South), pick(Side::North)) {
        (Some(south), Some(north)) => Some(Entry::Wave(BySide {
            south: south.label,
            north: north.label,
        })),
        (Some(hole), None) | (None, Some(hole)) => Some(Entry::Pick(hole)),
        (None, None) => None,
    }
}

/// A match after so many entries of random picks; `None` if it is over by then.
pub(super) fn course_after(options: Options, entries: u32, rng: &mut Rng) -> Option<Course> {
    let mut course = Course::new(options).unwrap();
    for _ in 0..entries {
        let entry = any_entry(&course, rng)?;
        course.advance(entry).unwrap();
    }
    (course.mat().phase() != Phase::Over).then_some(course)
}

/// The round of a text, with options under which it can come about.
pub(super) fn position(text: &str) -> (Options, Position) {
    let round: Round = text.parse().unwrap();
    let word = text.split(' ').next().unwrap();
    let variant = Variant::ALL
        .into_iter()
        .find(|variant| variant.word() == word);
    let options = Options {
        holes: round.board().size(),
        ..Options::new(variant.unwrap())
    };
    (options, Position::from(&round))
}
