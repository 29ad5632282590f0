//! Pixels: a canvas of palette indices, and stencils to draw through.

use super::layout::{Area, Point, whole};
use super::shape::{Shape, cover, middle};
use super::theme::{COVER_MAX, Ink, Palette};

/// A picture in palette indices.
///
/// Each row has a zero before it: the filter byte of a PNG, so that the pixels can be compressed
/// as they lie here.
pub(super) struct Canvas {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) pixels: Vec<u8>,
    pub(super) palette: &'static Palette,
}

impl Canvas {
    /// Pixels from a row to the next.
    pub(super) const fn stride(&self) -> usize {
        self.width + 1
    }

    /// Draws an ink through a stencil whose own zero is put at a point.
    pub(super) fn stamp(&mut self, at: Point, stencil: &Stencil, ink: Ink) {
        let mixed = self.palette.mixed(ink);
        let full = self.palette.ink(ink);
        let (x, y) = (place(at.x), place(at.y));
        for run in &stencil.runs {
            let place = (usize::try_from(x + run.left), usize::try_from(y + run.top));
            let (Ok(left), Ok(top)) = place else {
                continue;
            };
            let start = top * self.stride() + 1 + left;
            let room = self.width.saturating_sub(left).min(run.to - run.from);
            let Some(pixels) = self.pixels.get_mut(start..start + room) else {
                continue;
            };
            if run.solid {
                pixels.fill(full);
                continue;
            }
            let covers = stencil.covers.get(run.from..run.to).unwrap_or_default();
            for (pixel, cover) in pixels.iter_mut().zip(covers) {
                let place = usize::from(*cover) << 8 | usize::from(*pixel);
                *pixel = mixed.get(place).copied().unwrap_or(*pixel);
            }
        }
    }

    /// Puts an area back to what it was in another canvas of the same size.
    pub(super) fn restore(&mut self, area: Area, pixels: &[u8]) {
        let (left, right) = (whole(area.left.floor()), whole(area.right.ceil()));
        let (top, bottom) = (whole(area.top.floor()), whole(area.bottom.ceil()));
        let (stride, width) = (self.stride(), self.width);
        let columns = 1 + left.min(width)..1 + right.min(width);
        let rows = self.pixels.chunks_exact_mut(stride);
        let rows = rows.zip(pixels.chunks_exact(stride));
        for (row, old) in rows.take(bottom).skip(top) {
            if let (Some(row), Some(old)) = (row.get_mut(columns.clone()), old.get(columns.clone()))
            {
                row.copy_from_slice(old);
            }
        }
    }

    /// Copies a row of pixels to a place.
    pub(super) fn copy(&mut self, left: usize, top: usize, row: &[u8]) {
        let start = top * self.stride() + 1 + left;
        if let Some(pixels) = self.pixels.get_mut(start..start + row.len()) {
            pixels.copy_from_slice(row);
        }
    }
}

/// The nearest whole number of pixels, to the left or above zero, too.
#[expect(
    clippy::cast_possible_truncation,
    reason = "pictures are a few thousand pixels wide"
)]
fn place(length: f32) -> i32 {
    length.round() as i32
}

/// A shape to draw an ink through: runs of covered pixels around its own zero.
#[derive(Clone, Debug, Default)]
pub(super) struct Stencil {
    runs: Vec<Run>,
    covers: Vec<u8>,
}

#[derive(Clone, Copy, Debug)]
struct Run {
    left: i32,
    top: i32,
    from: usize,
    to: usize,
    /// Whether all of it is covered wholly.
    solid: bool,
}

impl Run {
    #[expect(
        clippy::cast_precision_loss,
        reason = "pictures are a few thousand pixels high"
    )]
    fn top(&self) -> f32 {
        self.top as f32
    }
}

impl Stencil {
    /// The points of an area whose `distance` is not outside.
    pub(super) fn new(area: Area, distance: impl Fn(Point) -> f32) -> Self {
        let (left, top) = (area.left.floor(), area.top.floor());
        let columns = whole(area.right.ceil() - left);
        let rows = whole(area.bottom.ceil() - top);
        let mut stencil = Self::default();
        for y in 0..rows {
            let covers = (0..columns).map(|x| {
                let at = middle(x, y);
                let covered = cover(distance(Point::new(at.x + left, at.y + top)));
                u8::try_from(whole(covered * f32::from(COVER_MAX))).unwrap_or(0)
            });
            stencil.row(left, top + middle(0, y).y - 0.5, covers);
        }
        stencil
    }

    /// A filled shape.
    pub(super) fn filled(shape: &Shape) -> Self {
        Self::new(shape.area().grown(1.0), |at| shape.distance(at).0)
    }

    /// Adds a row of covers, from 0 to [`COVER_MAX`].
    pub(super) fn row(&mut self, left: f32, top: f32, covers: impl Iterator<Item = u8>) {
        let mut open: Option<Run> = None;
        for (x, cover) in covers.enumerate() {
            let solid = cover == COVER_MAX;
            if open.is_some_and(|run| cover == 0 || run.solid != solid) {
                self.runs.extend(open.take());
            }
            if cover == 0 {
                continue;
            }
            self.covers.push(cover);
            let run = open.get_or_insert(Run {
                left: place(left + middle(x, 0).x - 0.5),
                top: place(top),
                from: self.covers.len() - 1,
                to: 0,
                solid,
            });
            run.to = self.covers.len();
        }
        self.runs.extend(open);
    }

    /// The same shape put elsewhere, added to this one.
    pub(super) fn add(&mut self, other: &Self, by: Point) {
        let shift = self.covers.len();
        self.covers.extend_from_slice(&other.covers);
        self.runs.extend(other.runs.iter().map(|run| Run {
            left: run.left + place(by.x),
            top: run.top + place(by.y),
            from: run.from + shift,
            to: run.to + shift,
            solid: run.solid,
        }));
    }

    /// The highest and the lowest line that it covers.
    pub(super) fn reach(&self) -> Option<(f32, f32)> {
        let tops = || self.runs.iter().map(Run::top);
        let top = tops().reduce(f32::min)?;
        let bottom = tops().reduce(f32::max)?;
        Some((top, bottom + 1.0))
    }

    /// Leaves out what lies higher or lower.
    pub(super) fn keep_between(&mut self, top: f32, bottom: f32) {
        self.runs
            .retain(|run| run.top() >= top && run.top() + 1.0 <= bottom);
    }
}
