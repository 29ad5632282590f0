//! A round of at most seven holes a side, as the side to move sees it.

use super::Choices;
use super::bytes::{
    HOLES, STORE, at, at_either, bytes_of, filled, filled_reversed, mixed, opposite, store, stored,
    sum, twos_and_threes_back_from,
};
use super::rows::{Rows, forfeit, lay_in, open_places};
use crate::rules::congkak::LAPS_MAX;
use crate::rules::{Board, Burnt, BySide, GrandSlam, Round, RoundEndReason, Side, Variant};

/// Both sides as bytes, the one to move first. The turn passes by swapping them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Small {
    mine: u64,
    theirs: u64,
    // A bit for the byte of each burnt hole.
    burnt_mine: u8,
    burnt_theirs: u8,
    // Invariant: 1..=7.
    holes: u8,
    // Half of all seeds.
    half: u8,
    variant: Variant,
    burnt: Burnt,
    grand_slam: GrandSlam,
    to_move: Side,
    ended: Option<RoundEndReason>,
}

impl Small {
    /// The round, if it is small enough.
    pub(super) fn new(round: &Round) -> Option<Self> {
        let board = round.board();
        let mut small = Self {
            mine: 0,
            theirs: 0,
            burnt_mine: 0,
            burnt_theirs: 0,
            holes: Some(board.size()).filter(|&holes| holes <= STORE)?,
            half: board.total() / 2,
            variant: round.variant(),
            burnt: round.burnt(),
            grand_slam: round.grand_slam(),
            to_move: round.to_move(),
            ended: round.ended(),
        };
        let pack = |side| {
            let mut bytes = stored(board.store(side));
            let mut burnt = 0;
            for hole in board.holes(side) {
                let byte = small.byte_of(hole.label);
                bytes |= u64::from(board.seeds(hole)) << (8 * byte);
                burnt |= u8::from(board.is_burnt(hole)) << byte;
            }
            (bytes, burnt)
        };
        let (mine, theirs) = (pack(small.to_move), pack(small.to_move.other()));
        (small.mine, small.burnt_mine) = mine;
        (small.theirs, small.burnt_theirs) = theirs;
        Some(small)
    }

    #[inline]
    pub(super) const fn size(&self) -> u8 {
        self.holes
    }

    #[inline]
    pub(super) const fn mover(&self) -> Side {
        self.to_move
    }

    #[inline]
    pub(super) const fn ended(&self) -> Option<RoundEndReason> {
        self.ended
    }

    #[inline]
    pub(super) const fn stores(&self) -> BySide<u8> {
        let (mine, theirs) = (store(self.mine), store(self.theirs));
        match self.to_move {
            Side::South => BySide {
                south: mine,
                north: theirs,
            },
            Side::North => BySide {
                south: theirs,
                north: mine,
            },
        }
    }

    #[inline]
    pub(super) const fn in_rows(&self) -> BySide<u8> {
        let (mine, theirs) = (sum(self.mine & HOLES), sum(self.theirs & HOLES));
        match self.to_move {
            Side::South => BySide {
                south: mine,
                north: theirs,
            },
            Side::North => BySide {
                south: theirs,
                north: mine,
            },
        }
    }

    /// See [`Position::fingerprint`](super::Position::fingerprint): what does not change within a
    /// round is left out.
    #[inline]
    pub(super) fn fingerprint(&self) -> u64 {
        let side = u64::from(self.to_move == Side::North);
        mixed(mixed(self.mine, self.theirs), side)
    }

    /// The round without its stores, the same whichever side is to move.
    #[inline]
    pub(super) const fn without_stores(&self) -> Self {
        Self {
            mine: self.mine & HOLES,
            theirs: self.theirs & HOLES,
            to_move: Side::South,
            ..*self
        }
    }

    #[inline]
    pub(super) fn choices(&self) -> Choices {
        if self.ended.is_some() {
            return Choices { bits: 0 };
        }
        let holes = self.mine & HOLES;
        let mut bits = match self.variant {
            Variant::Congkak => filled_reversed(holes) >> 1,
            Variant::Kalah | Variant::Oware => filled(holes) >> (STORE - self.holes),
        };
        if self.must_feed() {
            for label in 1..=self.holes {
                bits &= !(u8::from(!self.reaches(label)) << (label - 1));
            }
        }
        Choices {
            bits: u16::from(bits),
        }
    }

    #[inline]
    pub(super) fn can_pick(&self, label: u8) -> bool {
        self.ended.is_none()
            && (1..=self.holes).contains(&label)
            && at(self.mine, self.byte_of(label)) > 0
            && (!self.must_feed() || self.reaches(label))
    }

    /// Oware: whether the other side has no seeds.
    #[inline]
    fn must_feed(&self) -> bool {
        self.variant == Variant::Oware && self.theirs & HOLES == 0
    }

    /// Oware: whether a hole has enough seeds to give the other side some.
    #[inline]
    fn reaches(&self, label: u8) -> bool {
        at(self.mine, self.byte_of(label)) > self.holes - label
    }

    /// Sows a hole that can be picked.
    #[inline]
    pub(super) fn sow(&mut self, label: u8) {
        let from = self.byte_of(label);
        match self.variant {
            Variant::Congkak => self.sow_congkak(from),
            Variant::Kalah => self.sow_kalah(from),
            Variant::Oware => self.sow_oware(from),
        }
    }

    fn sow_congkak(&mut self, from: u8) {
        let rows = Rows::past_store(self.holes);
        let burnt = [self.burnt_mine, self.burnt_theirs];
        match self.burnt {
            _ if burnt == [0, 0] => self.sow_laps(from, |sides, from| rows.lay(sides, from)),
            Burnt::Skip => {
                let open = open_places(self.holes, burnt);
                self.sow_laps(from, |sides, from| lay_in(open, sides, from));
            }
            Burnt::Forfeit | Burnt::Off => {
                let burnt = burnt.map(bytes_of);
                self.sow_laps(from, |sides, from| {
                    let last = rows.lay(sides, from);
                    forfeit(sides, burnt);
                    last
                });
            }
        }
    }

    /// Sows all laps of a pick in Congkak; `lay` lays a hand and returns the byte of its last seed.
    #[inline]
    fn sow_laps(&mut self, from: u8, lay: impl Fn(&mut [u64; 2], u8) -> u8) {
        let mut sides = [self.mine, self.theirs];
        let mut from = from;
        for _ in 0..LAPS_MAX {
            let last = lay(&mut sides, from);
            // One question a lap, as the processor would guess every other wrong now and then.
            let relays = (at_either(sides, last) > 1) & (last != STORE);
            if relays & !is_over(sides) {
                from = last;
                continue;
            }
            // A last seed in a burnt hole is gone by now, and captures nothing.
            if last < STORE && at_either(sides, last) == 1 {
                take_both(self.holes, &mut sides, last);
            }
            self.end_turn(sides, last == STORE);
            return;
        }
        unreachable!("a pick of more than {LAPS_MAX} laps");
    }

    fn sow_kalah(&mut self, from: u8) {
        let mut sides = [self.mine, self.theirs];
        let last = Rows::past_store(self.holes).lay(&mut sides, from);
        let [mine, theirs] = sides;
        if last < STORE && at(mine, last) == 1 && at(theirs, opposite(self.holes, last)) > 0 {
            take_both(self.holes, &mut sides, last);
        }
        self.end_turn(sides, last == STORE);
    }

    fn sow_oware(&mut self, from: u8) {
        let mut sides = [self.mine, self.theirs];
        let last = Rows::past_origin(self.holes).lay(&mut sides, from);
        if last > STORE {
            self.take_twos_and_threes(&mut sides, last & 7);
        }
        self.pass_turn(sides);
        let [mine, theirs] = sides.map(store);
        if mine > self.half || (mine == self.half && theirs == self.half) {
            self.ended = Some(RoundEndReason::Majority);
        } else if self.mine & HOLES == 0 || (self.must_feed() && self.choices().is_empty()) {
            self.sweep(RoundEndReason::CannotFeed);
        }
    }

    /// Banks what a last seed captures in Oware.
    #[inline]
    fn take_twos_and_threes(&self, [mine, theirs]: &mut [u64; 2], last: u8) {
        let taken = *theirs & HOLES & twos_and_threes_back_from(*theirs, last);
        let left = *theirs & HOLES ^ taken;
        if self.grand_slam == GrandSlam::Capture || left != 0 {
            *mine += stored(sum(taken));
            *theirs ^= taken;
        }
    }

    /// Ends a pick in Congkak or Kalah.
    #[inline]
    fn end_turn(&mut self, sides: [u64; 2], picks_again: bool) {
        if picks_again {
            [self.mine, self.theirs] = sides;
        } else {
            self.pass_turn(sides);
        }
        if is_over(sides) {
            self.sweep(RoundEndReason::SideEmpty);
        }
    }

    #[inline]
    fn pass_turn(&mut self, [mine, theirs]: [u64; 2]) {
        (self.mine, self.theirs) = (theirs, mine);
        (self.burnt_mine, self.burnt_theirs) = (self.burnt_theirs, self.burnt_mine);
        self.to_move = self.to_move.other();
    }

    #[cold]
    fn sweep(&mut self, reason: RoundEndReason) {
        self.ended = Some(reason);
        for side in [&mut self.mine, &mut self.theirs] {
            *side = stored(sum(*side));
        }
    }

    /// The byte of a hole of either player.
    #[inline]
    const fn byte_of(&self, label: u8) -> u8 {
        match self.variant {
            Variant::Congkak => STORE - label,
            Variant::Kalah | Variant::Oware => STORE - 1 + label - self.holes,
        }
    }
}

/// Whether a side has no seed in its holes.
#[inline]
const fn is_over([mine, theirs]: [u64; 2]) -> bool {
    (mine & HOLES == 0) | (theirs & HOLES == 0)
}

/// Banks the seeds of an own byte, and of the one across the board.
#[inline]
fn take_both(holes: u8, [mine, theirs]: &mut [u64; 2], byte: u8) {
    let across = opposite(holes, byte);
    let (own, other) = (at(*mine, byte), at(*theirs, across));
    *mine -= u64::from(own) << (8 * byte);
    *theirs -= u64::from(other) << (8 * across);
    *mine += stored(own + other);
}

impl From<Small> for Round {
    fn from(small: Small) -> Self {
        let mut board = Board::new(small.holes, 0);
        let sides = [
            (small.to_move, small.mine, small.burnt_mine),
            (small.to_move.other(), small.theirs, small.burnt_theirs),
        ];
        for (side, bytes, burnt) in sides {
            board.set_store(side, store(bytes));
            for hole in board.holes(side) {
                let byte = small.byte_of(hole.label);
                board.set_seeds(hole, at(bytes, byte));
                if burnt >> byte & 1 == 1 {
                    board.set_burnt(hole);
                }
            }
        }
        let rules = (small.variant, small.burnt, small.grand_slam);
        Self::restored(rules, board, small.to_move, small.ended)
    }
}
