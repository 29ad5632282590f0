//! What two players agree on before a match.

use super::{HOLES_MAX, SEEDS_MAX, Side};
use std::fmt;

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

    /// The fewest holes a side can have.
    #[must_use]
    pub const fn holes_min(self) -> u8 {
        match self {
            Self::Kalah => 1,
            Self::Congkak | Self::Oware => 3,
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

impl Burnt {
    /// The word of the record's header `burnt`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Forfeit => "forfeit",
            Self::Skip => "skip",
            Self::Off => "off",
        }
    }
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

impl Refill {
    /// The word of the record's header `refill`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Partial => "partial",
            Self::Full => "full",
            Self::Even => "even",
        }
    }
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

impl Victory {
    /// The word of the record's header `victory`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rounds => "rounds",
            Self::Seeds => "seeds",
            Self::Holes => "holes",
        }
    }
}

/// Who starts the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Both at once, in waves of secret picks. Congkak only.
    Simultaneous,
    /// This seat alone.
    Starts(Side),
}

impl Opening {
    /// The word of the record's header `opening`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Simultaneous => "simultaneous",
            Self::Starts(side) => side.word(),
        }
    }
}

/// What happens when a sowing would take all that the opponent has in Oware (RULES.md §8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GrandSlam {
    /// It is captured like any other.
    Capture,
    /// The move stands and nothing is captured.
    None,
}

impl GrandSlam {
    /// The word of the record's header `grand_slam`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Capture => "capture",
            Self::None => "none",
        }
    }
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

/// The most rounds a match can have, when the number is fixed.
pub const ROUNDS_MAX: u8 = 15;
/// The most rounds a match until burnout can have.
pub const BURNOUT_ROUNDS_MAX: u8 = 20;

impl Options {
    /// The options of a variant that nobody changed.
    ///
    /// ```
    /// use congkak::rules::{Options, Variant};
    /// let options = Options::new(Variant::Congkak);
    /// assert_eq!((options.holes, options.seeds), (7, 7));
    /// assert_eq!(options.check(), Ok(()));
    /// ```
    #[must_use]
    pub const fn new(variant: Variant) -> Self {
        let (holes, seeds, burnt, opening) = match variant {
            Variant::Congkak => (7, 7, Burnt::Forfeit, Opening::Simultaneous),
            Variant::Kalah | Variant::Oware => (6, 4, Burnt::Off, Opening::Starts(Side::South)),
        };
        Self {
            variant,
            holes,
            seeds,
            rounds: Rounds::Fixed(1),
            burnt,
            refill: Refill::Partial,
            victory: Victory::Rounds,
            opening,
            lot: Side::South,
            grand_slam: GrandSlam::Capture,
        }
    }

    /// Whether a match can be played by these options.
    ///
    /// An option that the variant does not know must be as [`Options::new`] made it. The exception
    /// is `lot`, which is merely not asked where there is no simultaneous opening.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong, in the order of the fields.
    pub fn check(&self) -> Result<(), BadOptions> {
        let holes_min = self.variant.holes_min();
        if !(holes_min..=HOLES_MAX).contains(&self.holes) {
            return Err(BadOptions::Holes {
                min: holes_min,
                max: HOLES_MAX,
            });
        }
        if !(1..=SEEDS_MAX).contains(&self.seeds) {
            return Err(BadOptions::Seeds {
                min: 1,
                max: SEEDS_MAX,
            });
        }
        match self.rounds {
            Rounds::Fixed(rounds) if rounds % 2 == 1 && rounds <= ROUNDS_MAX => {}
            Rounds::Fixed(_) => return Err(BadOptions::Rounds { max: ROUNDS_MAX }),
            Rounds::Burnout => {
                if self.variant == Variant::Congkak && self.burnt == Burnt::Off {
                    return Err(BadOptions::BurnoutWithoutBurning);
                }
            }
        }
        let plain = Self::new(self.variant);
        let foreign = match self.variant {
            Variant::Congkak => [(self.grand_slam != plain.grand_slam, "grand_slam")].to_vec(),
            Variant::Kalah | Variant::Oware => [
                (self.rounds == Rounds::Burnout, "burnout"),
                (self.burnt != plain.burnt, "burnt"),
                (self.refill != plain.refill, "refill"),
                (self.victory != plain.victory, "victory"),
                (
                    self.opening == Opening::Simultaneous,
                    "a simultaneous opening",
                ),
                (
                    self.variant == Variant::Kalah && self.grand_slam != plain.grand_slam,
                    "grand_slam",
                ),
            ]
            .to_vec(),
        };
        match foreign.iter().find(|(is_set, _)| *is_set) {
            Some(&(_, option)) => Err(BadOptions::NotInVariant {
                variant: self.variant,
                option,
            }),
            None => Ok(()),
        }
    }

    /// Most rounds that the match can have.
    pub(super) const fn rounds_max(&self) -> u8 {
        match self.rounds {
            Rounds::Fixed(rounds) => rounds,
            Rounds::Burnout => BURNOUT_ROUNDS_MAX,
        }
    }
}

/// Why no match can be played by some [`Options`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadOptions {
    /// Too few or too many holes a side.
    Holes {
        /// The fewest that the variant knows.
        min: u8,
        /// The most.
        max: u8,
    },
    /// Too few or too many seeds a hole.
    Seeds {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// The number of rounds is even, or too great.
    Rounds {
        /// The most.
        max: u8,
    },
    /// A match until burnout needs holes that burn.
    BurnoutWithoutBurning,
    /// The variant does not know an option.
    NotInVariant {
        /// The variant.
        variant: Variant,
        /// What it does not know, as a record's header would name it.
        option: &'static str,
    },
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Holes { min, max } => write!(f, "a side has {min} to {max} holes"),
            Self::Seeds { min, max } => write!(f, "a hole starts with {min} to {max} seeds"),
            Self::Rounds { max } => {
                write!(f, "a match has an odd number of rounds from 1 to {max}")
            }
            Self::BurnoutWithoutBurning => {
                f.write_str("a match until burnout needs holes that burn")
            }
            Self::NotInVariant { variant, option } => {
                write!(f, "{} does not know {option}", variant.word())
            }
        }
    }
}

impl std::error::Error for BadOptions {}
