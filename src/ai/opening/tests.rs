use super::*;
use crate::rules::{Options, Variant};

fn course(holes: u8, entries: &[Entry]) -> Course {
    let options = Options {
        holes,
        seeds: holes,
        ..Options::new(Variant::Congkak)
    };
    let mut course = Course::new(options).unwrap();
    for &entry in entries {
        course.advance(entry).unwrap();
    }
    course
}

fn wave(south: u8, north: u8) -> Entry {
    Entry::Wave(BySide { south, north })
}

#[test]
fn the_first_wave_is_worth_the_same_to_both() {
    let hidden = course(5, &[]).hidden(50_000).unwrap();
    for (index, row) in hidden.values.iter().enumerate() {
        for (column, value) in row.iter().enumerate() {
            assert!(
                (value + hidden.values[column][index]).abs() < 1_000.0,
                "{hidden:?}"
            );
        }
        // The same pick of both, and everything is the same for both.
        assert!(row[index].abs() < 1_000.0, "{hidden:?}");
    }
    assert!(hidden.mixed.value.abs() < 1_000.0);
}

#[test]
fn every_pick_of_a_wave_has_a_share_and_all_make_one() {
    let hidden = course(5, &[]).hidden(20_000).unwrap();
    for side in Side::BOTH {
        let labels: Vec<_> = hidden.shares(side).map(|(hole, _)| hole.label).collect();
        assert_eq!(labels, [1, 2, 3, 4, 5]);
        let sum: f64 = hidden.shares(side).map(|(_, share)| share).sum();
        assert!((sum - 1.0).abs() < 1e-9);
    }
}

#[test]
fn no_answer_to_the_mix_wins_more_than_its_value() {
    let hidden = course(4, &[]).hidden(20_000).unwrap();
    let norths: Vec<f64> = hidden.shares(Side::North).map(|(_, share)| share).collect();
    for row in &hidden.values {
        let gets: f64 = row
            .iter()
            .zip(&norths)
            .map(|(value, share)| value * share)
            .sum();
        assert!(gets <= hidden.mixed.value + 1e-6);
    }
}

#[test]
fn a_number_draws_each_pick_as_often_as_its_share() {
    let hole = |label| Hole::new(Side::South, label);
    let hidden = Hidden {
        picks: BySide {
            south: vec![hole(1), hole(2), hole(3)],
            north: vec![],
        },
        values: vec![vec![0.0]; 3],
        mixed: Mixed {
            value: 0.0,
            rows: vec![0.25, 0.0, 0.75],
            columns: vec![1.0],
            gap: 0.0,
        },
    };
    for (fraction, label) in [(0.0, 1), (0.24, 1), (0.25, 3), (0.99, 3), (1.0, 3)] {
        assert_eq!(hidden.drawn(Side::South, fraction), Some(hole(label)));
    }
    assert_eq!(hidden.drawn(Side::North, 0.5), None);
}

#[test]
fn the_lot_is_not_known_before_it_decides() {
    for lot in Side::BOTH {
        let options = Options {
            holes: 4,
            seeds: 4,
            lot,
            ..Options::new(Variant::Congkak)
        };
        let hidden = Course::new(options).unwrap().hidden(10_000).unwrap();
        let known = course(4, &[]).hidden(10_000).unwrap();
        for (row, known) in hidden
            .values
            .iter()
            .flatten()
            .zip(known.values.iter().flatten())
        {
            assert!((row - known).abs() < 1e-9);
        }
        assert_eq!(hidden.mixed, known.mixed);
    }
}

#[test]
fn a_side_that_relays_has_nothing_to_choose() {
    // Looked for among all openings of two waves: one in which only one side is awaited.
    let mut found = 0;
    for holes in 5..=7 {
        for (south, north) in (1..=holes).flat_map(|south| (1..=holes).map(move |it| (south, it))) {
            let after = course(holes, &[wave(south, north)]);
            let awaited = after.mat().awaited();
            if after.mat().phase() != Phase::Opening || awaited.south == awaited.north {
                continue;
            }
            found += 1;
            let hidden = after.hidden(2_000).unwrap();
            for side in Side::BOTH {
                assert_eq!(hidden.picks[side].is_empty(), !awaited[side]);
            }
            // Who chooses alone takes the best.
            let values = hidden.values.iter().flatten().copied();
            let best = if awaited.south {
                values.fold(f64::NEG_INFINITY, f64::max)
            } else {
                values.fold(f64::INFINITY, f64::min)
            };
            assert!((hidden.mixed.value - best).abs() < 1e-6, "{hidden:?}");
        }
    }
    assert!(found > 0);
}

#[test]
fn there_is_nothing_hidden_in_open_play() {
    assert_eq!(course(4, &[wave(1, 1)]).hidden(1_000).is_some(), {
        course(4, &[wave(1, 1)]).mat().phase() == Phase::Opening
    });
    let kalah = Course::new(Options::new(Variant::Kalah)).unwrap();
    assert_eq!(kalah.hidden(1_000), None);
}
