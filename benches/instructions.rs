//! Plays so many random games and no more, to count the instructions of: see docs/engine.md.
//!
//! `cargo bench --bench instructions -- congkak 10000` prints the game and how many games, picks,
//! and seeds of South there were. Whoever starts it measures.

#[path = "engine/playouts.rs"]
mod playouts;

use congkak::rules::{Position, Trail, Variant};
use playouts::{Rng, options, play};
use std::io::Write;

fn main() -> std::io::Result<()> {
    // Cargo adds `--bench`.
    let mut words = std::env::args().skip(1).filter(|word| word != "--bench");
    let (game, games) = (words.next(), words.next());
    let mut variants = Variant::ALL.into_iter();
    let variant = variants.find(|variant| game.as_deref() == Some(variant.word()));
    let games = games.and_then(|games| games.parse().ok());
    let (Some(variant), Some(games)) = (variant, games) else {
        // A run of all benches, without words of ours.
        return Ok(());
    };
    let start = Position::new(&options(variant));
    let (mut rng, mut trail) = (Rng::new(), Trail::default());
    let (mut picks, mut souths) = (0, 0);
    for _ in 0..games {
        let (played, seeds) = play(start, &mut rng, &mut trail, variant);
        picks += u64::from(played);
        souths += u64::from(seeds);
    }
    let game = variant.word();
    writeln!(
        std::io::stdout(),
        "{game} games {games} picks {picks} souths {souths}"
    )
}
