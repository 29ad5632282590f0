use super::*;
use crate::ai::check::{any_entry, any_options};
use crate::ai::rng::Rng;

#[test]
fn the_course_of_a_record_is_that_of_its_entries() {
    for variant in Variant::ALL {
        for rng_seed in 0..20 {
            let mut rng = Rng::new(rng_seed);
            let options = any_options(&mut rng, variant);
            let mut course = Course::new(options).unwrap();
            let mut record = Record::new(options);
            while let Some(entry) = any_entry(&course, &mut rng)
                && record.entries.len() < 50
            {
                course.advance(entry).unwrap();
                record.push(entry);
            }
            let same = Course::of(&record).unwrap();
            assert_eq!(same.mat(), course.mat());
            assert_eq!(same.earlier, course.earlier);
            assert_eq!(course.mat(), &record.position().unwrap());
            // The lot is told when it has decided, and not before.
            let is_hidden = course.mat().phase() == Phase::Opening;
            assert_eq!(course.other_lot().is_some(), is_hidden);
        }
    }
}

#[test]
fn a_record_that_cannot_be_replayed_has_no_course() {
    let mut record = Record::new(Options::new(Variant::Kalah));
    record.push(Entry::Pick(crate::rules::Hole::new(
        crate::rules::Side::North,
        1,
    )));
    assert!(Course::of(&record).is_err());
}

#[test]
fn an_entry_that_cannot_be_played_changes_nothing() {
    let mut course = Course::new(Options::new(Variant::Oware)).unwrap();
    let north = Entry::Pick(crate::rules::Hole::new(crate::rules::Side::North, 1));
    assert!(course.play(north).is_err() && course.advance(north).is_err());
    assert_eq!(
        course.mat(),
        &Match::new(Options::new(Variant::Oware)).unwrap()
    );
}

#[test]
fn the_positions_of_oware_since_the_last_capture_are_kept() {
    let record = Record::parse("game: oware\n\nS1 N1 S2").unwrap();
    assert_eq!(Course::of(&record).unwrap().earlier.len(), 3);
    // Nothing of Kalah comes back.
    let record = Record::parse("game: kalah\n\nS1 N1").unwrap();
    assert_eq!(Course::of(&record).unwrap().earlier.len(), 0);
}
