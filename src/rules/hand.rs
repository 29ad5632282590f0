//! A hand of seeds on its way around the board.

use super::{Board, Burnt, Hole, Place, Side, Step};

/// The places in the order a player sows them, which differs by variant.
pub(super) type Path = fn(size: u8, by: Side, from: Place) -> Place;

/// The seeds a player lifted and has yet to lay.
pub(super) struct Hand {
    pub(super) by: Side,
    pub(super) seeds: u8,
    at: Place,
    path: Path,
    burnt: Burnt,
}

/// Where a seed was laid, and where it went.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Laid {
    pub(super) at: Place,
    pub(super) into: Place,
}

impl Hand {
    /// Lifts all seeds of a hole.
    pub(super) fn lift(
        board: &mut Board,
        (path, burnt): (Path, Burnt),
        by: Side,
        from: Hole,
        see: &mut impl FnMut(Step),
    ) -> Self {
        let seeds = board.take(from);
        see(Step::Lift { by, from, seeds });
        Self {
            by,
            seeds,
            at: Place::Hole(from),
            path,
            burnt,
        }
    }

    /// Moves on to the next place, past burnt holes where those are skipped.
    pub(super) fn advance(&mut self, board: &Board) -> Place {
        loop {
            // Never endless: the hand's own store, or in Oware some hole, is on every path and is not burnt.
            self.at = (self.path)(board.size(), self.by, self.at);
            match self.at {
                Place::Hole(hole) if self.burnt == Burnt::Skip && board.is_burnt(hole) => {}
                place => return place,
            }
        }
    }

    /// Lays one seed at the place it has moved to.
    pub(super) fn lay(&mut self, board: &mut Board, see: &mut impl FnMut(Step)) -> Laid {
        let at = self.at;
        let into = match at {
            Place::Hole(hole) if board.is_burnt(hole) => Place::Store(self.by.other()),
            place => place,
        };
        board.add(into);
        self.seeds -= 1;
        see(Step::Drop {
            by: self.by,
            at,
            into,
        });
        Laid { at, into }
    }
}

/// Banks all that lies in a hole for `by`. Emptying an empty hole is no step.
pub(super) fn capture(board: &mut Board, by: Side, from: Hole, see: &mut impl FnMut(Step)) {
    let seeds = board.bank(from, by);
    if seeds > 0 {
        see(Step::Capture { by, from, seeds });
    }
}

/// Ends a round: whatever lies in holes goes to the store of the side it lies on.
pub(super) fn sweep(board: &mut Board, see: &mut impl FnMut(Step)) {
    for side in Side::BOTH {
        for from in board.holes(side) {
            let seeds = board.bank(from, side);
            if seeds > 0 {
                see(Step::Sweep { from, seeds });
            }
        }
    }
}

/// Counter-clockwise with the own store on the way: Kalah.
pub(super) fn counter_clockwise(size: u8, by: Side, from: Place) -> Place {
    match from {
        Place::Store(_) => Place::Hole(Hole::new(by.other(), 1)),
        Place::Hole(Hole { side, label }) if label < size => {
            Place::Hole(Hole::new(side, label + 1))
        }
        Place::Hole(Hole { side, .. }) if side == by => Place::Store(by),
        Place::Hole(_) => Place::Hole(Hole::new(by, 1)),
    }
}

/// Counter-clockwise through the holes alone: Oware.
pub(super) fn around_the_holes(size: u8, by: Side, from: Place) -> Place {
    match counter_clockwise(size, by, from) {
        store @ Place::Store(_) => counter_clockwise(size, by, store),
        hole @ Place::Hole(_) => hole,
    }
}

/// Clockwise with the own store on the way: Congkak.
pub(super) fn clockwise(size: u8, by: Side, from: Place) -> Place {
    match from {
        Place::Store(_) => Place::Hole(Hole::new(by.other(), size)),
        Place::Hole(Hole { side, label }) if label > 1 => Place::Hole(Hole::new(side, label - 1)),
        Place::Hole(Hole { side, .. }) if side == by => Place::Store(by),
        Place::Hole(_) => Place::Hole(Hole::new(by, size)),
    }
}
