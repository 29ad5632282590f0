//! What a position is worth: for sure, or as a guess.

use crate::rules::{BySide, Match, Position, Rounds, Side, Variant, Victory};

/// A seed, in the parts that searches count in.
pub(super) const SEED: i32 = 100;

/// What it adds to win the round, for who wants to win it: more than any two leads differ by that
/// an undecided round can have.
pub(super) const WON: i32 = 12_000;

/// More than anything is worth.
pub(super) const INFINITE: i32 = 32_500;

/// What a player wants of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// To have more than half of the seeds; by how much comes second.
    Win,
    /// As many seeds more than the other side as can be.
    Seeds,
}

/// What to want of the round that is being played.
///
/// A lead counts for itself where its seeds do, and where seeds are carried into another round:
/// there, who has more of them has the holes of the next round, and mostly wins it.
pub(super) fn aim(mat: &Match, position: &Position) -> Aim {
    let options = mat.options();
    let stores = position.stores();
    let is_decided = stores.south.max(stores.north) > mat.board().total() / 2;
    let wins = mat.wins();
    let is_last = match options.rounds {
        Rounds::Fixed(rounds) => mat.round() == rounds || wins.south.max(wins.north) == rounds / 2,
        Rounds::Burnout => false,
    };
    let is_carried = match options.variant {
        Variant::Congkak => options.victory != Victory::Rounds || !is_last,
        Variant::Kalah | Variant::Oware => false,
    };
    if is_decided || is_carried {
        Aim::Seeds
    } else {
        Aim::Win
    }
}

/// What a search says that a position, or a pick, is worth to a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Worth {
    /// The lead in seeds at the round's end, in hundredths, as far as it was looked; where the round
    /// is sure to be won or lost, the lead at the time when it is.
    pub lead: i16,
    /// How sure it is.
    pub sure: Sure,
}

/// How sure a [`Worth`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sure {
    /// A guess at the end of a search that could not look further.
    Guess,
    /// The round is sure to be won, drawn or lost, whatever the other side does.
    Result(std::cmp::Ordering),
    /// Looked to the end of the round by both sides: the lead is exact.
    Lead,
}

impl Worth {
    /// From a search's value for `side` to move; `is_complete` where nothing was left open.
    pub(super) fn new(aim: Aim, value: i32, is_complete: bool) -> Self {
        let is_decided = aim == Aim::Win && value.abs() >= WON;
        let lead = value - if is_decided { value.signum() * WON } else { 0 };
        let sure = match (is_decided, is_complete, aim) {
            (true, _, _) => Sure::Result(value.cmp(&0)),
            (false, true, Aim::Win) => Sure::Result(std::cmp::Ordering::Equal),
            (false, true, Aim::Seeds) => Sure::Lead,
            (false, false, _) => Sure::Guess,
        };
        Self {
            lead: i16::try_from(lead).unwrap_or(if lead > 0 { i16::MAX } else { i16::MIN }),
            sure,
        }
    }

    /// The same from the other side of the board.
    #[must_use]
    pub fn for_the_other_side(self) -> Self {
        Self {
            lead: -self.lead,
            sure: match self.sure {
                Sure::Result(result) => Sure::Result(result.reverse()),
                sure @ (Sure::Guess | Sure::Lead) => sure,
            },
        }
    }

    /// What hidden picks are worth on the whole, some of which may win the round and some lose it.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "brought into the range before"
    )]
    pub(super) fn mean(value: f64) -> Self {
        let (won, most) = (f64::from(WON), f64::from(i16::MAX));
        let is_sure = value.abs() >= won;
        let lead = if is_sure {
            value - won.copysign(value)
        } else {
            value
        };
        Self {
            lead: lead.clamp(-most, most) as i16,
            sure: if is_sure {
                Sure::Result(value.total_cmp(&0.0))
            } else {
                Sure::Guess
            },
        }
    }

    /// From -1, sure to be lost, to 1, sure to be won, on a board of so many seeds.
    ///
    /// A guess lies between: an eighth of all seeds ahead is about 0.76.
    #[must_use]
    pub fn outlook(self, total: u8) -> f64 {
        match self.sure {
            Sure::Result(result) => f64::from(result as i8),
            Sure::Lead => f64::from(i32::from(self.lead).signum()),
            Sure::Guess => {
                (f64::from(self.lead) / (f64::from(SEED) * f64::from(total) / 8.0)).tanh()
            }
        }
    }

    /// One number to compare by, in hundredths of seeds: a round that is won counts for more than
    /// any lead.
    #[must_use]
    pub fn score(self) -> i32 {
        let bonus = match self.sure {
            Sure::Result(std::cmp::Ordering::Greater) => WON,
            Sure::Result(std::cmp::Ordering::Less) => -WON,
            Sure::Result(std::cmp::Ordering::Equal) | Sure::Guess | Sure::Lead => 0,
        };
        i32::from(self.lead) + bonus
    }
}

/// How many seeds `side` is ahead by in the stores.
#[inline]
pub(super) fn lead(stores: BySide<u8>, side: Side) -> i32 {
    i32::from(stores[side]) - i32::from(stores[side.other()])
}

/// What counts in a guess besides the stores, in parts of a seed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Each seed that lies on the own side rather than on the other.
    pub(super) row: i32,
    /// To be the one who moves.
    pub(super) move_next: i32,
}

impl Weights {
    pub(super) const fn of(variant: Variant) -> Self {
        match variant {
            Variant::Congkak => Self {
                row: 10,
                move_next: 300,
            },
            Variant::Kalah => Self {
                row: 15,
                move_next: 100,
            },
            Variant::Oware => Self {
                row: 20,
                move_next: 50,
            },
        }
    }

    /// A guess at the lead of the side to move, without that in the stores.
    #[inline]
    pub(super) fn guess(self, position: &Position) -> i32 {
        let rows = position.in_rows();
        self.row * lead(rows, position.to_move()) + self.move_next
    }
}
