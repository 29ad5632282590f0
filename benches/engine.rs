//! How fast the engine is: random games and counted trees, beside slower ways to do the same.
//!
//! `cargo bench --bench engine`; docs/engine.md has the numbers and how they compare to others'.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a pick that cannot be made ends the run"
)]

#[path = "engine/naive.rs"]
mod naive;
#[path = "engine/playouts.rs"]
mod playouts;
#[path = "engine/rounds.rs"]
mod rounds;

fn main() {
    divan::main();
}

/// Random games of one round, from the start to the end; an item is a game.
#[divan::bench_group(sample_count = 20)]
mod games {
    use super::playouts::{self, Rng, options};
    use congkak::rules::{Position, Trail, Variant};
    use divan::{Bencher, counter::ItemsCount};

    const GAMES: u32 = 2_000;

    #[divan::bench(args = Variant::ALL)]
    fn position(bencher: Bencher, variant: Variant) {
        let start = Position::new(&options(variant));
        let (mut rng, mut trail) = (Rng::new(), Trail::default());
        bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
            (0..GAMES).for_each(|_| {
                divan::black_box(playouts::play(start, &mut rng, &mut trail, variant));
            });
        });
    }

    #[divan::bench(args = Variant::ALL)]
    fn round(bencher: Bencher, variant: Variant) {
        let mut rng = Rng::new();
        let games = GAMES / 10;
        bencher.counter(ItemsCount::new(games)).bench_local(|| {
            (0..games).for_each(|_| {
                divan::black_box(super::rounds::play(&options(variant), &mut rng));
            });
        });
    }

    #[divan::bench(args = Variant::ALL)]
    fn naive(bencher: Bencher, variant: Variant) {
        let mut rng = Rng::new();
        let games = GAMES / 10;
        bencher.counter(ItemsCount::new(games)).bench_local(|| {
            (0..games).for_each(|_| {
                divan::black_box(super::naive::play(variant, &mut rng));
            });
        });
    }
}

/// Every sequence of five picks from the start, the last one sown too; an item is a pick.
#[divan::bench_group(sample_count = 20)]
mod perft {
    use super::playouts::options;
    use congkak::rules::{Hole, Position, Round, Variant};
    use divan::{Bencher, counter::ItemsCount};

    const PICKS: u32 = 5;

    fn position_picks(position: Position, left: u32) -> u32 {
        let picks = position.choices().map(|label| {
            let mut next = position;
            next.sow(label).unwrap();
            1 + if left > 1 {
                position_picks(next, left - 1)
            } else {
                0
            }
        });
        picks.sum()
    }

    fn round_picks(round: Round, left: u32) -> u32 {
        let picks = round.choices().map(|hole: Hole| {
            let mut next = round;
            next.sow(hole, &mut |_| {}).unwrap();
            1 + if left > 1 {
                round_picks(next, left - 1)
            } else {
                0
            }
        });
        picks.sum()
    }

    #[divan::bench(args = Variant::ALL)]
    fn position(bencher: Bencher, variant: Variant) {
        let start = Position::new(&options(variant));
        let picks = position_picks(start, PICKS);
        bencher
            .counter(ItemsCount::new(picks))
            .bench(|| position_picks(divan::black_box(start), PICKS));
    }

    #[divan::bench(args = Variant::ALL)]
    fn round(bencher: Bencher, variant: Variant) {
        let start = Round::from(Position::new(&options(variant)));
        let picks = round_picks(start, PICKS);
        bencher
            .counter(ItemsCount::new(picks))
            .bench(|| round_picks(divan::black_box(start), PICKS));
    }
}

/// What one press of a button costs the rules: a match of three rounds from its text.
#[divan::bench_group]
mod record {
    use congkak::rules::Record;

    const TEXT: &str = include_str!("engine/match.txt");

    #[divan::bench]
    fn parse() -> Record {
        divan::black_box(TEXT).parse().unwrap()
    }

    #[divan::bench]
    fn position(bencher: divan::Bencher) {
        let record: Record = TEXT.parse().unwrap();
        bencher.bench(|| divan::black_box(&record).position().unwrap());
    }

    #[divan::bench]
    fn replay(bencher: divan::Bencher) {
        let record: Record = TEXT.parse().unwrap();
        bencher.bench(|| divan::black_box(&record).replay().unwrap());
    }

    #[divan::bench]
    fn write(bencher: divan::Bencher) {
        let record: Record = TEXT.parse().unwrap();
        bencher.bench(|| divan::black_box(&record).to_string());
    }
}
