//! Pixels: a canvas of palette indices, and stencils to draw through.

use super::layout::{Area, Point, whole};
use super::shape::{Shape, cover, middle};
use super::theme::{COVER_MAX, Ink, NOTHING, Palette};

/// A picture in palette indices.
pub(super) struct Canvas {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) pixels: Vec<u8>,
    pub(super) palette: &'static Palette,
}

impl Canvas {
    /// Draws an ink through a stencil whose own zero is put at a point.
    pub(super) fn stamp(&mut self, at: Point, stencil: &Stencil, ink: Ink) {
        let mixed = self.palette.mixed(ink);
        let (x, y) = (at.x.round(), at.y.round());
        for run in &stencil.runs {
            let (left, top) = (x + run.left, y + run.top);
            if left < 0.0 || top < 0.0 {
                continue;
            }
            let start = whole(top) * self.width + whole(left);
            let room = self
                .width
                .saturating_sub(whole(left))
                .min(run.to - run.from);
            let Some(pixels) = self.pixels.get_mut(start..start + room) else {
                continue;
            };
            let covers = stencil.covers.get(run.from..run.to).unwrap_or_default();
            for (pixel, cover) in pixels.iter_mut().zip(covers) {
                let place = usize::from(*cover) << 8 | usize::from(*pixel);
                *pixel = mixed.get(place).copied().unwrap_or(*pixel);
            }
        }
    }

    /// Lays a sprite: its colours where it covers, shade where it has none.
    pub(super) fn lay(
        &mut self,
        left: usize,
        top: usize,
        side: usize,
        colours: &[u8],
        covers: &[u8],
    ) {
        let shade = self.palette.mixed(Ink::Black);
        let rows = self.pixels.chunks_exact_mut(self.width).skip(top);
        let sprite = colours.chunks_exact(side).zip(covers.chunks_exact(side));
        for (row, (colours, covers)) in rows.zip(sprite) {
            let pixels = row.iter_mut().skip(left);
            for (pixel, (colour, cover)) in pixels.zip(colours.iter().zip(covers)) {
                if *colour != NOTHING && *cover > COVER_MAX / 2 {
                    *pixel = *colour;
                } else if *cover > 0 {
                    let place = usize::from(*cover) << 8 | usize::from(*pixel);
                    *pixel = shade.get(place).copied().unwrap_or(*pixel);
                }
            }
        }
    }
}

/// A shape to draw an ink through: runs of covered pixels around its own zero.
#[derive(Clone, Debug, Default)]
pub(super) struct Stencil {
    runs: Vec<Run>,
    covers: Vec<u8>,
}

#[derive(Clone, Copy, Debug)]
struct Run {
    left: f32,
    top: f32,
    from: usize,
    to: usize,
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
            if cover == 0 {
                self.runs.extend(open.take());
                continue;
            }
            self.covers.push(cover);
            let run = open.get_or_insert(Run {
                left: left + middle(x, 0).x - 0.5,
                top,
                from: self.covers.len() - 1,
                to: 0,
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
            left: run.left + by.x,
            top: run.top + by.y,
            from: run.from + shift,
            to: run.to + shift,
        }));
    }
}
