use super::*;
use crate::ai::check::{any_entry, any_options, course_after};
use crate::rules::Opening;

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

#[test]
fn there_are_six_levels() {
    let numbers = Level::ALL.map(Level::number);
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6]);
    assert_eq!((Level::new(0), Level::new(7)), (None, None));
    assert!(Level::ALL.is_sorted());
}

/// Random play over all options; now and then one of the levels is asked.
#[track_caller]
fn check_picks(variant: Variant) {
    let mut asked = [0; 6];
    for rng_seed in 0..30 {
        let mut rng = Rng::new(rng_seed);
        let options = any_options(&mut rng, variant);
        let mut course = Course::new(options).unwrap();
        let mut entries = 0;
        while let Some(entry) = any_entry(&course, &mut rng)
            && entries < 60
        {
            if rng.happens(100) {
                // The strongest takes longest.
                let number = rng.any_of(&[1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]).unwrap();
                asked[usize::from(number - 1)] += 1;
                for side in Side::BOTH {
                    let pick = course.pick(side, level(number), rng.next());
                    assert_eq!(pick.is_some(), course.mat().awaited()[side], "{options:?}");
                    if let Some(hole) = pick {
                        assert_eq!(course.mat().can_pick(hole), Ok(()), "{options:?}");
                    }
                }
            }
            course.advance(entry).unwrap();
            entries += 1;
        }
    }
    assert!(asked.iter().all(|&asked| asked > 0), "{asked:?}");
}

#[test]
fn every_level_picks_in_any_position_of_congkak() {
    check_picks(Variant::Congkak);
}

#[test]
fn every_level_picks_in_any_position_of_kalah() {
    check_picks(Variant::Kalah);
}

#[test]
fn every_level_picks_in_any_position_of_oware() {
    check_picks(Variant::Oware);
}

#[test]
fn nobody_picks_for_who_is_not_awaited() {
    let mut course = Course::new(Options::new(Variant::Kalah)).unwrap();
    assert_eq!(course.pick(Side::North, level(6), 1), None);
    course.advance(crate::rules::Entry::DrawAgreed).unwrap();
    assert_eq!(course.pick(Side::South, level(1), 1), None);
}

#[test]
fn the_same_level_with_the_same_seed_picks_the_same() {
    for variant in Variant::ALL {
        let mut rng = Rng::new(3);
        let course = course_after(Options::new(variant), 3, &mut rng).unwrap();
        for number in 1..=5 {
            for side in Side::BOTH {
                let pick = course.pick(side, level(number), 17);
                assert_eq!(course.pick(side, level(number), 17), pick);
            }
        }
    }
}

#[test]
fn a_weak_level_picks_differently_with_another_seed() {
    let course = Course::new(Options::new(Variant::Kalah)).unwrap();
    let first = course.pick(Side::South, level(1), 0);
    assert!((1..50).any(|rng_seed| course.pick(Side::South, level(1), rng_seed) != first));
}

/// The rounds of this size that one level wins against another from the same starts, in either seat.
fn won(variant: Variant, levels: [Level; 2]) -> (u32, u32) {
    let (mut won, mut lost) = (0, 0);
    for rng_seed in 0..8 {
        let mut rng = Rng::new(rng_seed);
        let options = Options {
            opening: Opening::Starts(Side::South),
            ..Options::new(variant)
        };
        let start = course_after(options, 4, &mut rng).unwrap();
        for seat in Side::BOTH {
            let mut course = start.clone();
            while let Some(side) = course.mat().to_move() {
                let level = levels[usize::from(side != seat)];
                let pick = course.pick(side, level, rng.next()).unwrap();
                course.advance(crate::rules::Entry::Pick(pick)).unwrap();
            }
            match course.mat().outcome().unwrap() {
                crate::rules::Outcome::Won(side) if side == seat => won += 1,
                crate::rules::Outcome::Won(_) => lost += 1,
                crate::rules::Outcome::Draw => {}
            }
        }
    }
    (won, lost)
}

#[test]
fn a_level_that_searches_beats_one_that_does_not() {
    // docs/strength.md has it at length: this only notices when something is broken.
    for variant in Variant::ALL {
        let (won, lost) = won(variant, [level(4), level(1)]);
        assert!(won >= 2 * lost + 4, "{variant:?}: {won} to {lost}");
    }
}

#[test]
fn who_sees_one_lap_does_not_see_what_comes_of_the_second() {
    // Hole 1 ends in the own store at once; hole 7 only goes on from where its hand ends.
    let text = "congkak S 1 0 0 0 0 0 2 [9] / 9 0 0 3 0 0 9 [9]";
    let (_, position) = crate::ai::check::position(text);
    let mut rng = Rng::new(1);
    let sharp = Blur::default();
    assert_eq!(by_laps(&position, 1, sharp, &mut rng), Some(1));
}
