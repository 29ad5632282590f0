//! The search against plain minimax, solved games, and small cases that anyone can see through.

use super::*;
use crate::ai::Course;
use crate::ai::check::{any_options, course_after, position};
use crate::ai::rng::Rng;
use crate::ai::worth::Sure;
use crate::rules::{Entry, Hole, Opening, Round, Side, Trail};

const DEEP: Limits = Limits {
    depth: 200,
    nodes: 400_000,
};

/// The lead of the side to move at the end, by trying everything; `None` where that is too much, or
/// where a position of Oware comes back on the way.
fn minimax(position: &Position, trail: &Trail, left: &mut u32) -> Option<i32> {
    *left = left.checked_sub(1)?;
    let by = position.to_move();
    if position.ended().is_some() {
        return Some(lead(position.stores(), by) * SEED);
    }
    let mut trail = trail.clone();
    if trail.comes_back(position) {
        return None;
    }
    let mut best = -INFINITE;
    for label in position.choices() {
        let mut next = *position;
        next.sow(label).unwrap();
        let value = minimax(&next, &trail, left)?;
        best = best.max(if next.to_move() == by { value } else { -value });
    }
    Some(best)
}

/// What each pick is worth by minimax, by label.
fn by_minimax(position: &Position) -> Option<Vec<(u8, i32)>> {
    let by = position.to_move();
    let mut left = 5_000;
    let values = position.choices().map(|label| {
        let mut next = *position;
        next.sow(label).unwrap();
        let value = minimax(&next, &Trail::default(), &mut left)?;
        Some((label, if next.to_move() == by { value } else { -value }))
    });
    values.collect()
}

fn task<'a>(options: &'a Options, position: &Position, aim: Aim) -> Task<'a> {
    Task {
        options,
        position: *position,
        earlier: &[],
        aim,
        wanted: Wanted::Each,
        limits: Limits {
            depth: 200,
            nodes: 50_000,
        },
        blur: Blur::default(),
        stop: None,
    }
}

/// Late positions of random play, under all options, in which minimax comes to an end.
fn for_each_late_position(
    variant: Variant,
    mut see: impl FnMut(&Options, &Position, Vec<(u8, i32)>),
) {
    const POSITIONS: u32 = 40;
    let mut seen = 0;
    for rng_seed in 0..20_000 {
        let mut rng = Rng::new(rng_seed);
        let mut options = any_options(&mut rng, variant);
        options.holes = options.holes.min(7);
        options.seeds = options.seeds.min(4);
        if variant == Variant::Oware {
            // Where there is more room, something comes back.
            (options.holes, options.seeds) = (options.holes.min(4), options.seeds.min(2));
        }
        let picks = 5 + rng.below(40);
        let course = course_after(options, picks, &mut rng);
        let Some(position) = course.and_then(|course| course.position()) else {
            continue;
        };
        // One pick that ends the round is too little to see anything.
        let values = by_minimax(&position).filter(|_| position.choices().len() > 1);
        if let Some(values) = values {
            seen += 1;
            see(&options, &position, values);
        }
        if seen == POSITIONS {
            return;
        }
    }
    unreachable!("only {seen} late positions");
}

#[track_caller]
fn check_leads(variant: Variant) {
    for_each_late_position(variant, |options, position, values| {
        let found = search(&task(options, position, Aim::Seeds));
        assert_eq!(found.picks.len(), values.len());
        for (label, value) in values {
            let worth = found
                .picks
                .iter()
                .find(|(picked, _)| *picked == label)
                .unwrap()
                .1;
            assert_eq!(
                i32::from(worth.lead),
                value,
                "{label}: {}",
                Round::from(*position)
            );
            assert_eq!(
                worth.sure,
                Sure::Lead,
                "{label}: {}",
                Round::from(*position)
            );
        }
        let best = found.picks.iter().map(|(_, worth)| worth.lead).max();
        assert_eq!(found.worth().map(|worth| worth.lead), best);
    });
}

#[test]
fn the_lead_in_congkak_is_that_of_plain_minimax() {
    check_leads(Variant::Congkak);
}

#[test]
fn the_lead_in_kalah_is_that_of_plain_minimax() {
    check_leads(Variant::Kalah);
}

#[test]
fn the_lead_in_oware_is_that_of_plain_minimax() {
    check_leads(Variant::Oware);
}

#[test]
fn who_wins_is_what_plain_minimax_says() {
    for variant in Variant::ALL {
        for_each_late_position(variant, |options, position, values| {
            let stores = position.stores();
            let total = position.board().total();
            if stores.south.max(stores.north) > total / 2 {
                return;
            }
            let value = values.iter().map(|(_, value)| *value).max().unwrap();
            for wanted in [Wanted::Best, Wanted::Each] {
                let found = search(&Task {
                    wanted,
                    ..task(options, position, Aim::Win)
                });
                let sure = Sure::Result(value.cmp(&0));
                assert_eq!(
                    found.worth().unwrap().sure,
                    sure,
                    "{}",
                    Round::from(*position)
                );
                let best = found.best().unwrap();
                let (_, picked) = *values.iter().find(|(label, _)| *label == best).unwrap();
                assert_eq!(picked.signum(), value.signum());
            }
        });
    }
}

/// Minimax that guesses after so many picks, in Oware, where every pick takes as much depth.
fn shallow(search: &Search, position: &Position, depth: u32) -> i32 {
    let ahead = lead(position.stores(), position.to_move()) * SEED;
    if position.ended().is_some() {
        return ahead;
    }
    if depth == 0 {
        let rows = position.in_rows();
        let left = (i32::from(rows.south) + i32::from(rows.north)) * SEED;
        return ahead + search.weights.guess(position).clamp(-left, left);
    }
    let values = position.choices().map(|label| {
        let mut next = *position;
        next.sow(label).unwrap();
        -shallow(search, &next, depth - 1)
    });
    values.max().unwrap()
}

#[test]
fn a_search_that_is_not_deep_enough_guesses_as_plain_minimax_does() {
    for rng_seed in 0..40 {
        let mut rng = Rng::new(rng_seed);
        let options = Options {
            holes: 6,
            ..any_options(&mut rng, Variant::Oware)
        };
        let picks = rng.below(30);
        let Some(position) = course_after(options, picks, &mut rng).and_then(|it| it.position())
        else {
            continue;
        };
        for depth in 1..=4 {
            let task = Task {
                limits: Limits { depth, ..DEEP },
                ..task(&options, &position, Aim::Seeds)
            };
            let worth = search(&task).worth().unwrap();
            let value = shallow(&Search::new(&task), &position, u32::from(depth));
            assert_eq!(
                i32::from(worth.lead),
                value,
                "{depth}: {}",
                Round::from(position)
            );
        }
    }
}

#[track_caller]
fn check_kalah(holes: u8, values: &[i16]) {
    for (&value, seeds) in values.iter().zip(1..) {
        let options = Options {
            holes,
            seeds,
            ..Options::new(Variant::Kalah)
        };
        let start = Position::new(&options);
        let found = search(&Task {
            limits: DEEP,
            ..task(&options, &start, Aim::Seeds)
        });
        let worth = Worth {
            lead: 100 * value,
            sure: Sure::Lead,
        };
        assert_eq!(found.worth(), Some(worth), "{holes} holes of {seeds} seeds");
    }
}

#[test]
fn kalah_is_solved_as_it_was_solved_before() {
    // RULES.md §10.
    check_kalah(1, &[0, -2, 6, -2, 2, 0]);
    check_kalah(2, &[2, -2, -2, -10, 6, 8]);
    check_kalah(3, &[0, 4, 2, 2, 6, -8]);
    check_kalah(4, &[2, 6]);
    check_kalah(5, &[0, 2]);
    check_kalah(6, &[2]);
}

#[test]
fn a_position_that_came_before_ends_the_round_of_oware() {
    // Both have one seed that goes round: it comes back after each has been everywhere.
    let options = Options {
        holes: 3,
        seeds: 1,
        ..Options::new(Variant::Oware)
    };
    for rng_seed in 0..20 {
        let mut rng = Rng::new(rng_seed);
        let mut course = Course::new(options).unwrap();
        while let Some(side) = course.mat().to_move() {
            let found = course.search(DEEP, Wanted::Each, None).unwrap();
            let label = found.best().unwrap();
            let label = if rng.happens(500) {
                course.mat().choices(side)[0].label
            } else {
                label
            };
            // The worth of a pick that ends the round at once is what the match says it is.
            let mut after = course.clone();
            let played = after.play(Entry::Pick(Hole::new(side, label))).unwrap();
            if let Some(end) = played.round_end {
                let (_, worth) = *found.picks.iter().find(|(it, _)| *it == label).unwrap();
                let lead = i16::from(end.seeds[side]) - i16::from(end.seeds[side.other()]);
                assert_eq!(worth.lead, 100 * lead, "{:?}", end.reason);
            }
            course = after;
        }
    }
}

fn best(text: &str) -> u8 {
    let (options, position) = position(text);
    let limits = Limits {
        depth: 3,
        nodes: 50_000,
    };
    let found = search(&Task {
        limits,
        ..task(&options, &position, Aim::Seeds)
    });
    found.best().unwrap()
}

#[test]
fn it_takes_the_capture() {
    // Hole 2 of Kalah ends in the empty hole 4, opposite nine seeds.
    assert_eq!(best("kalah S 1 2 0 0 0 0 [5] / 4 4 9 0 4 4 [5]"), 2);
    // Hole 6 of Oware makes the last two holes of the other side three and two.
    assert_eq!(best("oware S 4 4 4 4 0 2 [0] / 2 1 5 5 5 5 [0]"), 6);
}

#[test]
fn it_picks_again_before_it_does_anything_else() {
    // Hole 6 ends in the store, then hole 5, then hole 6 again.
    let (options, position) = position("kalah S 0 0 0 0 2 1 [5] / 4 4 4 4 4 4 [5]");
    let found = search(&task(&options, &position, Aim::Seeds));
    assert_eq!(
        found.line.iter().take(3).copied().collect::<Vec<_>>(),
        [6, 5, 6]
    );
}

#[test]
fn it_does_not_leave_what_the_other_side_takes() {
    // North's hole 1 would end in its empty hole 4, opposite the twelve seeds of hole 3: they leave it.
    assert_eq!(best("kalah S 1 0 12 0 0 0 [5] / 3 0 2 0 0 6 [5]"), 3);
}

#[test]
fn it_says_at_once_what_is_forced() {
    let (options, position) = position("kalah S 0 0 7 0 0 0 [5] / 4 4 4 4 4 4 [5]");
    let found = search(&Task {
        wanted: Wanted::Best,
        ..task(&options, &position, Aim::Seeds)
    });
    assert_eq!((found.best(), found.depth), (Some(3), 1));
}

#[test]
fn the_same_search_finds_the_same() {
    for variant in Variant::ALL {
        let course = Course::new(Options {
            opening: Opening::Starts(Side::North),
            ..Options::new(variant)
        });
        let course = course.unwrap();
        let limits = Limits {
            depth: 60,
            nodes: 5_000,
        };
        let found = course.search(limits, Wanted::Each, None).unwrap();
        assert_eq!(course.search(limits, Wanted::Each, None).unwrap(), found);
        assert!(found.nodes <= limits.nodes + 200, "{}", found.nodes);
        assert_eq!(found.picks.len(), course.mat().choices(Side::North).len());
    }
}

#[test]
fn it_stops_when_it_is_told_to_and_has_an_answer() {
    let course = Course::new(Options::new(Variant::Kalah)).unwrap();
    let stop = AtomicBool::new(true);
    let found = course.search(DEEP, Wanted::Best, Some(&stop)).unwrap();
    assert!(found.best().is_some());
    assert!(found.nodes < 10_000, "{}", found.nodes);
}

#[test]
fn a_round_that_is_over_has_no_pick() {
    let (options, position) = position("kalah S 0 0 0 [5] / 4 4 4 [5]");
    let found = search(&task(&options, &position, Aim::Seeds));
    assert_eq!(
        (found.best(), found.worth(), found.line),
        (None, None, Vec::new())
    );
}
