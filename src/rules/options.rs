//! What two players agree on before a match.

use super::Side;

/// The rules in force. A closed set: match on it, never with a wildcard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Variant {
    /// Congkak: clockwise, with relays, captures and burnt holes.
    Congkak,
    /// Kalah: counter-clockwise, one lap, the store gives another pick.
    Kalah,
    /// Oware: counter-clockwise, nothing sown in stores, captures of twos and threes.
    Oware,
}

impl Variant {
    /// Every variant, in the order people are offered them.
    pub const ALL: [Self; 3] = [Self::Congkak, Self::Kalah, Self::Oware];

    /// The word of the record's header `game`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Congkak => "congkak",
            Self::Kalah => "kalah",
            Self::Oware => "oware",
        }
    }
}

/// How many rounds a match has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounds {
    /// An odd number, 1 to 15.
    Fixed(u8),
    /// Until one player cannot go on; at most 20. Congkak only.
    Burnout,
}

/// What a burnt hole does to a seed laid in it (RULES.md §6.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Burnt {
    /// The seed goes to the store of the opponent of the player who laid it.
    Forfeit,
    /// Sowing passes over the hole.
    Skip,
    /// Holes do not burn.
    Off,
}

/// How a side's holes are filled for the next round (RULES.md §6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refill {
    /// From hole 1; the last hole reached may get fewer.
    Partial,
    /// Only holes that get all their seeds.
    Full,
    /// Spread evenly over the holes that are not burnt.
    Even,
}

/// What wins a match (RULES.md §6.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Victory {
    /// More rounds won.
    Rounds,
    /// More seeds at the end of the last round.
    Seeds,
    /// More holes that the player could still open with.
    Holes,
}

/// Who starts the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Both at once, in waves of secret picks. Congkak only.
    Simultaneous,
    /// This seat alone.
    Starts(Side),
}

/// What happens when a sowing would take all that the opponent has in Oware (RULES.md §8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GrandSlam {
    /// It is captured like any other.
    Capture,
    /// The move stands and nothing is captured.
    None,
}

/// All that a match is played by. Public and unchecked: [`Options::check`] says what is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Which game.
    pub variant: Variant,
    /// Holes a side.
    pub holes: u8,
    /// Seeds a hole at the start.
    pub seeds: u8,
    /// How many rounds.
    pub rounds: Rounds,
    /// Congkak: what burnt holes do.
    pub burnt: Burnt,
    /// Congkak: how holes are filled again.
    pub refill: Refill,
    /// Congkak: what wins the match.
    pub victory: Victory,
    /// Who starts.
    pub opening: Opening,
    /// Congkak: the seat that plays first when the opening ends level (RULES.md §4.8).
    pub lot: Side,
    /// Oware: whether all of a side can be captured.
    pub grand_slam: GrandSlam,
}
