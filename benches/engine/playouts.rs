//! Random games, as any program that plays many of them would play them.

use congkak::rules::{GrandSlam, Opening, Options, Position, Side, Trail, Variant};

/// Numbers that are different enough for games (xorshift), and the same in every run.
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) const fn new() -> Self {
        Self(0x9e37_79b9_7f4a_7c15)
    }

    #[inline]
    pub(crate) fn below(&mut self, limit: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let below = ((self.0 >> 32) * u64::from(limit)) >> 32;
        u32::try_from(below).expect("below the limit")
    }
}

/// The game that is measured: one round of the usual size, South starting, and Oware as OpenSpiel
/// plays it.
pub(crate) const fn options(variant: Variant) -> Options {
    Options {
        opening: Opening::Starts(Side::South),
        grand_slam: match variant {
            Variant::Oware => GrandSlam::None,
            Variant::Congkak | Variant::Kalah => GrandSlam::Capture,
        },
        ..Options::new(variant)
    }
}

/// Plays a game to its end; returns how many picks it had, and the seeds of South.
#[inline]
pub(crate) fn play(
    start: Position,
    rng: &mut Rng,
    trail: &mut Trail,
    variant: Variant,
) -> (u32, u8) {
    let mut position = start;
    let mut picks = 0;
    trail.clear();
    loop {
        let choices = position.choices();
        // Only Oware goes round in circles.
        if choices.is_empty() || variant == Variant::Oware && trail.comes_back(&position) {
            return (picks, position.stores().south);
        }
        let label = choices.nth_label(rng.below(choices.len()));
        position
            .sow(label.expect("below their number"))
            .expect("a choice");
        picks += 1;
    }
}
