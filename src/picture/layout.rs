//! Where everything is, in pixels.

use crate::rules::{Hole, Side, Variant};

/// The width that all the numbers here are meant for; other widths are scaled.
const DESIGN_WIDTH: f32 = 1000.0;
/// The height that goes with it.
const DESIGN_HEIGHT: f32 = 536.0;
/// Where the holes may lie, between the stores.
const HOLES_LEFT: f32 = 148.0;
/// Holes lie no farther apart than this: what is left over goes to the stores.
const PITCH_MAX: f32 = 128.0;

/// A rectangle; the right and lower edges are outside.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) right: f32,
    pub(super) bottom: f32,
}

impl Area {
    pub(super) const fn new(left: f32, top: f32, right: f32, bottom: f32) -> Self {
        Self {
            left,
            top,
            right,
            bottom,
        }
    }

    pub(super) fn around(centre: Point, half_width: f32, half_height: f32) -> Self {
        Self {
            left: centre.x - half_width,
            top: centre.y - half_height,
            right: centre.x + half_width,
            bottom: centre.y + half_height,
        }
    }

    pub(super) fn centre(&self) -> Point {
        Point {
            x: f32::midpoint(self.left, self.right),
            y: f32::midpoint(self.top, self.bottom),
        }
    }

    pub(super) fn width(&self) -> f32 {
        self.right - self.left
    }

    pub(super) fn height(&self) -> f32 {
        self.bottom - self.top
    }

    /// The smallest rectangle around both.
    pub(super) fn and(&self, other: &Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// The rectangle with `by` more on each side.
    pub(super) fn grown(&self, by: f32) -> Self {
        Self {
            left: self.left - by,
            top: self.top - by,
            right: self.right + by,
            bottom: self.bottom + by,
        }
    }
}

/// A point; pixel centres are at halves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Point {
    pub(super) x: f32,
    pub(super) y: f32,
}

impl Point {
    pub(super) const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }
}

/// The row of the picture: the upper or the lower one, whoever owns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Row {
    Upper,
    Lower,
}

impl Row {
    pub(super) const BOTH: [Self; 2] = [Self::Upper, Self::Lower];
}

/// At which end of the own row a player's store lies, as that player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Hand {
    Left,
    Right,
}

impl Hand {
    pub(super) const fn of(variant: Variant) -> Self {
        match variant {
            Variant::Congkak => Self::Left,
            Variant::Kalah | Variant::Oware => Self::Right,
        }
    }
}

/// The numbers of one board.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) width: usize,
    pub(super) height: usize,
    /// Pixels for one unit of the design.
    pub(super) scale: f32,
    pub(super) holes: u8,
    pub(super) hand: Hand,
    /// The wooden board itself.
    pub(super) board: Area,
    /// Radius of a hole.
    pub(super) radius: f32,
    /// Length of a seed.
    pub(super) seed: f32,
    pitch: f32,
    first: f32,
    store_width: f32,
}

impl Layout {
    /// The layout for `holes` a side, `width` pixels wide.
    pub(super) fn new(holes: u8, hand: Hand, width: u16) -> Self {
        let scale = f32::from(width) / DESIGN_WIDTH;
        let room = DESIGN_WIDTH - 2.0 * HOLES_LEFT;
        let count = f32::from(holes.max(1));
        // A whole number of pixels, so that all holes are alike to the last pixel: what repeats
        // compresses.
        let pitch = ((room / count).min(PITCH_MAX) * scale).floor() / scale;
        let spare = (room - pitch * count).max(0.0);
        let store_width = 120.0 + (spare / 6.0).min(60.0);
        let radius = (pitch / 2.0 - 4.0).min(50.0);
        Self {
            width: usize::from(width),
            height: whole(DESIGN_HEIGHT * scale),
            scale,
            holes,
            hand,
            board: Area::new(
                2.0 * scale,
                2.0 * scale,
                (DESIGN_WIDTH - 2.0) * scale,
                (DESIGN_HEIGHT - 2.0) * scale,
            ),
            radius: radius * scale,
            seed: (radius * 0.2 + 17.0) * scale,
            pitch: pitch * scale,
            first: ((DESIGN_WIDTH / 2.0 - pitch * (count - 1.0) / 2.0) * scale).round(),
            store_width: store_width * scale,
        }
    }

    /// The row that `side` has when `bottom` is below.
    pub(super) fn row(side: Side, bottom: Side) -> Row {
        if side == bottom {
            Row::Lower
        } else {
            Row::Upper
        }
    }

    /// A height measured from the row's own rim inwards, as the height in the picture.
    fn inwards(&self, row: Row, y: f32) -> f32 {
        match row {
            Row::Upper => y * self.scale,
            Row::Lower => (DESIGN_HEIGHT - y) * self.scale,
        }
    }

    fn band(&self, row: Row, left: f32, right: f32, from: f32, to: f32) -> Area {
        let (a, b) = (self.inwards(row, from), self.inwards(row, to));
        Area::new(left, a.min(b), right, a.max(b))
    }

    /// The middle of a column of the picture, from 0 at the left.
    fn column(&self, column: u8) -> f32 {
        self.first + self.pitch * f32::from(column)
    }

    /// The column in which a row's owner sees the hole `label`.
    fn column_of(&self, row: Row, label: u8) -> u8 {
        match row {
            Row::Lower => label.saturating_sub(1),
            Row::Upper => self.holes.saturating_sub(label),
        }
    }

    /// The middle of a hole.
    pub(super) fn hole(&self, hole: Hole, bottom: Side) -> Point {
        let row = Self::row(hole.side, bottom);
        self.hole_at(row, self.column_of(row, hole.label))
    }

    /// The middle of the hole in a row and column of the picture.
    pub(super) fn hole_at(&self, row: Row, column: u8) -> Point {
        Point::new(self.column(column), self.inwards(row, 194.0))
    }

    /// The size of the digits of a hole's count: large, but on their plate where holes are narrow.
    pub(super) fn count_size(&self) -> f32 {
        (62.0 * self.scale).min(self.pitch * 0.74)
    }

    /// The plate of a hole's count.
    pub(super) fn count(&self, row: Row, column: u8) -> Area {
        let half = (self.pitch / 2.0 - self.scale).min(46.0 * self.scale);
        let x = self.column(column);
        self.band(row, x - half, x + half, 86.0, 138.0)
    }

    /// The plate of a hole's count.
    pub(super) fn count_of(&self, hole: Hole, bottom: Side) -> Area {
        let row = Self::row(hole.side, bottom);
        self.count(row, self.column_of(row, hole.label))
    }

    /// The chip of a hole's label.
    pub(super) fn label_of(&self, hole: Hole, bottom: Side) -> Area {
        let row = Self::row(hole.side, bottom);
        self.label(row, self.column_of(row, hole.label))
    }

    /// The chip of the label in a row and column of the picture.
    pub(super) fn label(&self, row: Row, column: u8) -> Area {
        let x = self.column(column);
        let half = 19.0 * self.scale;
        self.band(row, x - half, x + half, 54.0, 84.0)
    }

    /// Where a trace of the last entry is drawn beside a hole: between it and the middle.
    pub(super) fn trail(&self, hole: Hole, bottom: Side) -> Point {
        let row = Self::row(hole.side, bottom);
        let column = self.column_of(row, hole.label);
        Point::new(self.column(column), self.inwards(row, 255.0))
    }

    /// How far from the left a point's grain is taken: between the holes of a row, where little of
    /// it is seen, from beside the first, and back again to the left half-way, without a seam; beyond
    /// the last hole on from where that ends.
    pub(super) fn grain(&self, at: Point) -> f32 {
        let depth = at.y.min(self.height_px() - at.y) / self.scale;
        let start = self.first - self.pitch / 2.0;
        let end = start + self.pitch * f32::from(self.holes);
        if (86.0..246.0).contains(&depth) && (start..end).contains(&at.x) {
            let along = (at.x - start) % self.pitch;
            start + along.min(self.pitch - along)
        } else if (86.0..246.0).contains(&depth) && at.x >= end {
            start + (at.x - end)
        } else {
            at.x
        }
    }

    /// All that is drawn for a hole, but for its label.
    pub(super) fn field(&self, hole: Hole, bottom: Side) -> Area {
        let centre = self.hole(hole, bottom);
        let row = Self::row(hole.side, bottom);
        let half = (self.radius + 8.0 * self.scale).max(46.0 * self.scale);
        self.band(row, centre.x - half, centre.x + half, 85.0, 274.0)
    }

    /// Whether a row is sown towards the right of the picture.
    pub(super) fn sown_rightwards(&self, row: Row) -> bool {
        !self.store_is_left(row)
    }

    /// The rim of a row: name, mark and wins.
    pub(super) fn rim(&self, row: Row) -> Area {
        self.band(
            row,
            16.0 * self.scale,
            (DESIGN_WIDTH - 16.0) * self.scale,
            8.0,
            52.0,
        )
    }

    /// Whether a row's store is at the left of the picture.
    pub(super) fn store_is_left(&self, row: Row) -> bool {
        match (row, self.hand) {
            (Row::Lower, Hand::Left) | (Row::Upper, Hand::Right) => true,
            (Row::Lower, Hand::Right) | (Row::Upper, Hand::Left) => false,
        }
    }

    /// The store of a row's owner. It reaches to the owner's rim, and not to the other.
    pub(super) fn store(&self, row: Row) -> Area {
        let margin = 16.0 * self.scale;
        let (left, right) = if self.store_is_left(row) {
            (margin, margin + self.store_width)
        } else {
            let end = DESIGN_WIDTH * self.scale - margin;
            (end - self.store_width, end)
        };
        self.band(row, left, right, 60.0, DESIGN_HEIGHT - 92.0)
    }

    /// The plate of a store's count, at the owner's end of the store.
    pub(super) fn store_count(&self, row: Row) -> Area {
        let store = self.store(row);
        let inset = 6.0 * self.scale;
        self.band(row, store.left + inset, store.right - inset, 66.0, 128.0)
    }

    /// Where it is told what the last entry brought into a store.
    pub(super) fn gain(&self, row: Row) -> Point {
        let store = self.store(row).centre();
        Point::new(store.x, self.inwards(row, 152.0))
    }

    /// Where the seeds of a store lie.
    pub(super) fn store_heap(&self, row: Row) -> Area {
        let store = self.store(row);
        self.band(row, store.left, store.right, 132.0, DESIGN_HEIGHT - 96.0)
            .grown(-8.0 * self.scale)
    }

    /// The plate that tells the round: at the left, where the one store does not reach.
    pub(super) fn round(&self) -> Area {
        let row = match self.hand {
            Hand::Left => Row::Upper,
            Hand::Right => Row::Lower,
        };
        let margin = 16.0 * self.scale;
        self.band(row, margin, margin + self.store_width, 56.0, 88.0)
    }

    pub(super) fn height_px(&self) -> f32 {
        DESIGN_HEIGHT * self.scale
    }
}

/// The nearest whole number of pixels.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "pictures are a few thousand pixels wide, and negative lengths are none"
)]
pub(super) fn whole(length: f32) -> usize {
    length.max(0.0).round() as usize
}
