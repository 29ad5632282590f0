//! One round in which turns alternate: what can be picked, what a pick does, when it is over.

use super::{
    Board, Burnt, GrandSlam, Hole, LastSeed, Options, RoundEndReason, Side, Step, Variant, congkak,
    hand, kalah, oware,
};
use std::fmt;

/// A round of open picks, with one side to move. Small and copied freely.
///
/// It does not know earlier positions, so Oware's end by repetition is for its owner to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    variant: Variant,
    burnt: Burnt,
    grand_slam: GrandSlam,
    board: Board,
    to_move: Side,
    ended: Option<RoundEndReason>,
}

impl Round {
    /// A round on `board` in which `to_move` picks next. It may be over already.
    #[must_use]
    pub fn new(options: &Options, board: Board, to_move: Side) -> Self {
        Self::start(options, board, to_move, &mut |_| {})
    }

    /// [`Round::new`], with an account of the sweep in case it is over already.
    pub(super) fn start(
        options: &Options,
        board: Board,
        to_move: Side,
        see: &mut impl FnMut(Step),
    ) -> Self {
        let mut round = Self {
            variant: options.variant,
            burnt: options.burnt,
            grand_slam: options.grand_slam,
            board,
            to_move,
            ended: None,
        };
        round.end_if_over(see);
        round
    }

    /// A round that stood like this before.
    pub(super) const fn restored(
        (variant, burnt, grand_slam): (Variant, Burnt, GrandSlam),
        board: Board,
        to_move: Side,
        ended: Option<RoundEndReason>,
    ) -> Self {
        Self {
            variant,
            burnt,
            grand_slam,
            board,
            to_move,
            ended,
        }
    }

    pub(super) fn without_stores(mut self) -> Self {
        for side in Side::BOTH {
            self.board.set_store(side, 0);
        }
        self
    }

    pub(super) const fn variant(&self) -> Variant {
        self.variant
    }

    pub(super) const fn burnt(&self) -> Burnt {
        self.burnt
    }

    pub(super) const fn grand_slam(&self) -> GrandSlam {
        self.grand_slam
    }

    /// How many seeds lie where.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whose pick is awaited; meaningless once the round is over.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// Why the round is over; `None` while it is not.
    #[must_use]
    pub const fn ended(&self) -> Option<RoundEndReason> {
        self.ended
    }

    /// The holes that can be picked, from label 1 on: exactly those that [`Round::sow`] accepts.
    pub fn choices(&self) -> impl Iterator<Item = Hole> + use<> {
        let round = *self;
        let side = round.to_move;
        round
            .board
            .holes(side)
            .filter(move |&hole| round.can_pick(hole).is_ok())
    }

    /// Whether a hole can be picked.
    ///
    /// # Errors
    ///
    /// The rule that forbids it.
    pub fn can_pick(&self, hole: Hole) -> Result<(), CannotPick> {
        if self.ended.is_some() {
            return Err(CannotPick::Over);
        }
        if hole.side != self.to_move {
            return Err(CannotPick::NotYourTurn);
        }
        can_lift(&self.board, hole)?;
        let must_feed = self.variant == Variant::Oware && self.board.is_bare(hole.side.other());
        if must_feed && !oware::feeds(&self.board, hole) {
            return Err(CannotPick::MustFeed);
        }
        Ok(())
    }

    /// Sows a pick and all that follows from it: further laps, captures, the closing sweep.
    ///
    /// `see` is told what the hand did, in order. No seed is gained or lost.
    ///
    /// # Errors
    ///
    /// The rule that forbids the hole; the round is left as it was.
    pub fn sow(&mut self, from: Hole, see: &mut impl FnMut(Step)) -> Result<LastSeed, CannotPick> {
        self.can_pick(from)?;
        Ok(self.sow_from(from, see))
    }

    /// Sows a hole that is known to be the mover's to lift, on either side of the board.
    pub(super) fn sow_from(&mut self, from: Hole, see: &mut impl FnMut(Step)) -> LastSeed {
        let by = self.to_move;
        let board = &mut self.board;
        let last_seed = match self.variant {
            Variant::Congkak => congkak::sow(board, self.burnt, by, from, see),
            Variant::Kalah => kalah::sow(board, by, from, see),
            Variant::Oware => oware::sow(board, self.grand_slam, by, from, see),
        };
        if last_seed != LastSeed::OwnStore {
            self.to_move = by.other();
        }
        self.end_if_over(see);
        last_seed
    }

    /// Ends an Oware round in which a position came back: each side keeps what lies on it.
    pub fn end_by_repetition(&mut self, see: &mut impl FnMut(Step)) {
        self.ended = Some(RoundEndReason::Repetition);
        hand::sweep(&mut self.board, see);
    }

    fn end_if_over(&mut self, see: &mut impl FnMut(Step)) {
        self.ended = match self.variant {
            Variant::Congkak | Variant::Kalah => Side::BOTH
                .iter()
                .any(|&side| self.board.is_bare(side))
                .then_some(RoundEndReason::SideEmpty),
            Variant::Oware if oware::is_decided(&self.board) => Some(RoundEndReason::Majority),
            Variant::Oware => self
                .choices()
                .next()
                .is_none()
                .then_some(RoundEndReason::CannotFeed),
        };
        // When the stores have decided, nothing that lies in holes changes it.
        if let Some(RoundEndReason::SideEmpty | RoundEndReason::CannotFeed) = self.ended {
            hand::sweep(&mut self.board, see);
        }
    }
}

/// Whether a hole is on the board, is not burnt, and has seeds.
pub(super) fn can_lift(board: &Board, hole: Hole) -> Result<(), CannotPick> {
    if !(1..=board.size()).contains(&hole.label) {
        Err(CannotPick::NoSuchHole)
    } else if board.is_burnt(hole) {
        Err(CannotPick::Burnt)
    } else if board.seeds(hole) == 0 {
        Err(CannotPick::Empty)
    } else {
        Ok(())
    }
}

/// Why a hole cannot be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CannotPick {
    /// The match, or the round, is over.
    Over,
    /// In the opening: no pick of this side is awaited.
    NotAwaited,
    /// It is the other side's turn.
    NotYourTurn,
    /// The board has no such hole.
    NoSuchHole,
    /// The hole is burnt.
    Burnt,
    /// The hole is empty.
    Empty,
    /// In the opening: the other side is about to relay from the hole (RULES.md §4.5).
    RelayedFrom,
    /// Oware: the other side has no seeds, and this hole would give it none.
    MustFeed,
}

impl fmt::Display for CannotPick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Over => "the match is over",
            Self::NotAwaited => "no pick of this side is awaited",
            Self::NotYourTurn => "it is the other side's turn",
            Self::NoSuchHole => "the board has no such hole",
            Self::Burnt => "the hole is burnt",
            Self::Empty => "the hole is empty",
            Self::RelayedFrom => "the other side is about to relay from the hole",
            Self::MustFeed => "the other side has no seeds, and this hole would give it none",
        })
    }
}

impl std::error::Error for CannotPick {}
