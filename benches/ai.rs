//! How fast the opponent is: nodes a second in each game, and the time of a pick at each level.
//!
//! `cargo bench --bench ai`; docs/strength.md has the numbers.

#![expect(
    clippy::unwrap_used,
    reason = "a pick that cannot be made ends the run"
)]

use congkak::ai::{Course, Level, Limits, Wanted};
use congkak::rules::{Entry, Hole, Opening, Options, Phase, Side, Variant};
use divan::{Bencher, counter::ItemsCount};

fn main() {
    divan::main();
}

/// A match of open picks after so many of the first holes that can be picked, or as long as it lasts.
fn course(options: &Options, picks: u32) -> Course {
    let mut course = Course::new(*options).unwrap();
    for _ in 0..picks {
        let mut next = course.clone();
        let side = course.mat().to_move().unwrap();
        let label = course.mat().open_round().unwrap().choices().next().unwrap();
        next.advance(Entry::Pick(Hole::new(side, label.label)))
            .unwrap();
        if next.mat().phase() != Phase::Play {
            break;
        }
        course = next;
    }
    course
}

fn options(variant: Variant) -> Options {
    Options {
        opening: Opening::Starts(Side::South),
        ..Options::new(variant)
    }
}

/// The start of a round; an item is a position looked at.
#[divan::bench(args = Variant::ALL, sample_count = 20, sample_size = 1)]
fn nodes(bencher: Bencher, variant: Variant) {
    let course = course(&options(variant), 0);
    let limits = Limits {
        depth: 100,
        nodes: 200_000,
    };
    let search = || course.search(limits, Wanted::Best, None).unwrap();
    let nodes = search().nodes;
    bencher.counter(ItemsCount::new(nodes)).bench(search);
}

/// A pick at each level, in the middle of a round.
#[divan::bench_group(sample_count = 20, sample_size = 1)]
mod pick {
    use super::{Bencher, Level, Options, Variant, course, options};

    const LEVELS: [u8; 6] = [1, 2, 3, 4, 5, 6];

    fn pick(bencher: Bencher, level: u8, options: &Options) {
        let course = course(options, 6);
        let level = Level::new(level).unwrap();
        let side = course.mat().to_move().unwrap();
        let mut rng_seed = 0;
        bencher.bench_local(|| {
            rng_seed += 1;
            course.pick(side, level, rng_seed)
        });
    }

    #[divan::bench(args = LEVELS)]
    fn congkak(bencher: Bencher, level: u8) {
        pick(bencher, level, &options(Variant::Congkak));
    }

    #[divan::bench(args = LEVELS)]
    fn kalah(bencher: Bencher, level: u8) {
        pick(bencher, level, &options(Variant::Kalah));
    }

    #[divan::bench(args = LEVELS)]
    fn oware(bencher: Bencher, level: u8) {
        pick(bencher, level, &options(Variant::Oware));
    }

    /// The strongest level on the largest board, which takes longest.
    #[divan::bench(args = Variant::ALL)]
    fn ten_holes(bencher: Bencher, variant: Variant) {
        let large = Options {
            holes: 10,
            seeds: 10,
            ..options(variant)
        };
        pick(bencher, 6, &large);
    }
}

/// The first pick of Congkak's hidden opening, at each level.
#[divan::bench(args = [3, 4, 5, 6], sample_count = 20, sample_size = 1)]
fn hidden_pick(bencher: Bencher, level: u8) {
    let course = Course::new(Options::new(Variant::Congkak)).unwrap();
    let level = Level::new(level).unwrap();
    bencher.bench(|| course.pick(Side::North, level, 1));
}

/// The same with ten holes of ten seeds.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn hidden_pick_of_ten_holes(bencher: Bencher) {
    let course = Course::new(Options {
        holes: 10,
        seeds: 10,
        ..Options::new(Variant::Congkak)
    });
    let course = course.unwrap();
    bencher.bench(|| course.pick(Side::North, Level::ALL[5], 1));
}
