//! Seeds: what one looks like, and how many of them make a heap.

use std::ops::Range;

use super::art::{Known, blend, hash, rgb_of, tone, tone_of};
use super::layout::{Area, Point, whole};
use super::paint::Canvas;
use super::shape::middle;
use super::theme::Palette;
use crate::rules::Variant;

/// Directions in which a seed can lie.
const TURNS: u32 = 16;
/// Seeds in a hole that are drawn one by one.
const SINGLY: u8 = 30;
/// Seeds of a heap that are drawn at all.
const DRAWN_MAX: u8 = 60;

/// A seed seen from above with its shadow: rows of palette indices, and where each begins.
struct Sprite {
    side: usize,
    rows: Vec<(usize, Vec<u8>)>,
}

/// The seeds of one variant, theme and size.
pub(super) struct Seeds {
    length: f32,
    sprites: Vec<Sprite>,
}

impl Seeds {
    pub(super) fn new(variant: Variant, length: f32, palette: &Palette) -> Self {
        let mut known = Known::new(palette);
        let mut direction = Point::new(1.0, 0.0);
        let mut sprites = Vec::new();
        for turn in 0..TURNS {
            for kind in Kind::of(variant) {
                sprites.push(sprite(*kind, direction, length, palette, &mut known, turn));
            }
            direction = turned(direction, EIGHTH_OF_HALF);
        }
        Self { length, sprites }
    }

    /// Lays the seeds of a round hole that holds `counts.end`, on top of those of one that held
    /// `counts.start`. One more is always the same heap and one on top.
    pub(super) fn heap(
        &self,
        canvas: &mut Canvas,
        centre: Point,
        radius: f32,
        counts: Range<u8>,
        salt: u32,
    ) {
        let reach = radius - self.length * 0.56;
        let mut direction = Point::new(0.6, -0.8);
        for seed in 0..drawn(counts.end) {
            direction = turned(direction, GOLDEN);
            if seed < drawn(counts.start) {
                continue;
            }
            let far = spread(seed) * reach;
            let at = Point::new(
                centre.x + direction.x * far + self.jitter(seed, salt, 1),
                centre.y + direction.y * far + self.jitter(seed, salt, 2),
            );
            self.lay(canvas, at, seed, salt);
        }
    }

    /// Lays the seeds of a store that holds `counts.end`, on top of those of one that held
    /// `counts.start`, from the middle on.
    pub(super) fn pile(&self, canvas: &mut Canvas, area: Area, counts: Range<u8>, salt: u32) {
        let across = whole((area.width() / (self.length * 0.74)).floor()).max(1);
        let rows = whole((area.height() / (self.length * 0.78)).floor()).max(1);
        let places = across * rows;
        let centre = area.centre();
        for seed in counts.start..counts.end.min(DRAWN_MAX + 40) {
            let spot = usize::from(seed) % places;
            // From the middle outwards, left and right, then row after row up and down.
            let (column, row) = (spot % across, spot / across);
            let x = outwards(column, across) * self.length * 0.74;
            let y = outwards(row, rows) * self.length * 0.78;
            let at = Point::new(
                centre.x + x + self.jitter(seed, salt, 3) * 2.0,
                centre.y + y + self.jitter(seed, salt, 4) * 2.0,
            );
            self.lay(canvas, at, seed, salt);
        }
    }

    fn jitter(&self, seed: u8, salt: u32, axis: u32) -> f32 {
        (f32::from(hash(u32::from(seed), salt, axis)) / 255.0 - 0.5) * self.length * 0.22
    }

    fn lay(&self, canvas: &mut Canvas, at: Point, seed: u8, salt: u32) {
        let which = usize::from(hash(u32::from(seed), salt, 5)) % self.sprites.len().max(1);
        let Some(sprite) = self.sprites.get(which) else {
            return;
        };
        let half = sprite.side / 2;
        let (left, top) = (
            whole(at.x).saturating_sub(half),
            whole(at.y).saturating_sub(half),
        );
        for (y, (x, row)) in sprite.rows.iter().enumerate() {
            canvas.copy(left + x, top + y, row);
        }
    }
}

/// How many seeds stand for `count` in a hole: all of them, until a heap is a heap.
pub(super) fn drawn(count: u8) -> u8 {
    if count <= SINGLY {
        count
    } else {
        (SINGLY + (count - SINGLY) / 3).min(DRAWN_MAX)
    }
}

/// How far from the middle the seed of a number lies: a layer, then smaller ones upon it.
fn spread(seed: u8) -> f32 {
    let (place, layer) = match seed {
        0..13 => (f32::from(seed) / 13.0, 1.0),
        13..22 => (f32::from(seed - 13) / 9.0, 0.72),
        22..28 => (f32::from(seed - 22) / 6.0, 0.46),
        _ => (f32::from(seed % 13) / 13.0, 0.9),
    };
    (place + 0.02).sqrt() * layer
}

/// How far from the middle a step of so many lies, from the middle outwards: 0, 1, -1, 2 …; where
/// the number is even, -0.5, 0.5, -1.5, 1.5 …
fn outwards(step: usize, number: usize) -> f32 {
    let far = f32::from(u8::try_from(step.div_ceil(2)).unwrap_or(u8::MAX));
    let signed = if step % 2 == 1 { far } else { -far };
    let off_centre = if number.is_multiple_of(2) { 0.5 } else { 0.0 };
    signed - off_centre
}

/// A direction turned by another.
fn turned(direction: Point, by: Point) -> Point {
    Point::new(
        direction.x * by.x - direction.y * by.y,
        direction.x * by.y + direction.y * by.x,
    )
}

/// An eighth of a half turn, so that sixteen make a whole one.
const EIGHTH_OF_HALF: Point = Point::new(0.923_879_5, 0.382_683_4);
/// The golden angle: however many follow one another, none lies behind another.
const GOLDEN: Point = Point::new(-0.737_368_9, 0.675_490_3);

/// Tones of a seed between shadow and highlight: few, since each change of tone costs bytes.
const TONES: f32 = 6.0;

/// What kinds of seeds there are.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// A cowrie with its mouth up.
    Mouth,
    /// A cowrie with its back up.
    Back,
    /// A pebble of one of the theme's sorts.
    Pebble(usize),
    /// A nickernut: nearly round.
    Nut,
}

impl Kind {
    const fn of(variant: Variant) -> &'static [Self] {
        match variant {
            Variant::Congkak => &[Self::Mouth, Self::Mouth, Self::Back],
            Variant::Kalah => &[Self::Pebble(0), Self::Pebble(1), Self::Pebble(2)],
            Variant::Oware => &[Self::Nut],
        }
    }

    /// Half of the length and of the width, as parts of the length.
    const fn halves(self) -> (f32, f32) {
        match self {
            Self::Mouth | Self::Back => (0.5, 0.345),
            Self::Pebble(_) => (0.48, 0.38),
            Self::Nut => (0.44, 0.41),
        }
    }

    const fn sort(self) -> usize {
        match self {
            Self::Mouth | Self::Back => 0,
            Self::Pebble(sort) => sort,
            Self::Nut => 1,
        }
    }
}

/// Draws a seed once, four by four samples a pixel.
fn sprite(
    kind: Kind,
    direction: Point,
    length: f32,
    palette: &Palette,
    known: &mut Known<'_>,
    salt: u32,
) -> Sprite {
    const FINE: usize = 4;
    let side = whole(length * 1.24) | 1;
    let half = f32::from(u8::try_from(side).unwrap_or(u8::MAX)) / 2.0;
    let (long, wide) = kind.halves();
    let (long, wide) = (long * length, wide * length);
    let own = |at: Point| {
        // Into the seed's own axes: along it and across it.
        let own = turned(at, Point::new(direction.x, -direction.y));
        (own.x / long, own.y / wide)
    };
    let shadow = palette.nearest(palette.colours.shadow());
    let mut colour = |x: usize, y: usize| {
        let hits = (0..FINE * FINE).filter(|fine| {
            let sub = middle(x * FINE + fine % FINE, y * FINE + fine / FINE);
            let (u, v) = own(Point::new(sub.x / 4.0 - half, sub.y / 4.0 - half));
            u * u + v * v < 1.0
        });
        let at = middle(x, y);
        let at = Point::new(at.x - half, at.y - half);
        if hits.count() * 2 >= FINE * FINE {
            let (u, v) = own(at);
            let rise = (1.0 - u * u - v * v).max(0.0).sqrt();
            let tilt = turned(Point::new(u * wide / long, v), direction);
            let body = shade(kind, u, v, rise, tilt, palette, salt);
            return Some(known.nearest(rgb_of(body)));
        }
        let (u, v) = own(Point::new(at.x - length * 0.03, at.y - length * 0.08));
        (u * u + v * v < 1.14).then_some(shadow)
    };
    let rows = (0..side)
        .map(|y| {
            let row: Vec<_> = (0..side).map(|x| colour(x, y)).collect();
            let start = row.iter().take_while(|colour| colour.is_none()).count();
            (start, row.into_iter().flatten().collect())
        })
        .collect();
    Sprite { side, rows }
}

/// The colour of a seed at a point of its surface.
fn shade(
    kind: Kind,
    u: f32,
    v: f32,
    rise: f32,
    tilt: Point,
    palette: &Palette,
    salt: u32,
) -> [f32; 3] {
    let colours = &palette.colours;
    let stops = colours
        .seeds
        .get(kind.sort())
        .copied()
        .unwrap_or([[0; 3]; 4]);
    let lambert = -tilt.x * 0.42 - tilt.y * 0.66 + rise * 0.62;
    let glow = (lambert - 0.72).max(0.0);
    let flat = colours.relief <= 0.0;
    let light = if flat {
        0.35 + rise * 0.7
    } else {
        0.30 + lambert * 0.62 + glow * glow * 3.0
    };
    let light = (light * TONES).round() / TONES;
    let body = tone(&stops, light);
    let mouth = tone_of(colours.mouth);
    match kind {
        Kind::Mouth => {
            let slit = 0.10 + 0.05 * u * u;
            let teeth = {
                let along = u * 5.5;
                let part = along - along.floor();
                (part - 0.5).abs() < 0.2
            };
            let near = v.abs();
            if u.abs() < 0.8 && near < slit {
                blend(mouth, body, 0.08)
            } else if u.abs() < 0.72 && near < slit + 0.20 && teeth {
                blend(mouth, body, 0.45)
            } else {
                body
            }
        }
        Kind::Back => {
            let ring = u * u + v * v;
            if (0.34..0.46).contains(&ring) {
                blend(body, tone(&stops, 0.30), 0.5)
            } else {
                body
            }
        }
        Kind::Pebble(_) => {
            let vein = v * 0.8 + u * (f32::from(hash(salt, 1, 9)) / 255.0 - 0.5);
            if (vein - 0.2).abs() < 0.07 {
                blend(body, tone(&stops, 0.95), 0.4)
            } else {
                body
            }
        }
        Kind::Nut => {
            let ring = (u * u + v * v) * 3.0;
            let part = ring - ring.floor();
            blend(
                body,
                tone(&stops, 0.2),
                if part < 0.16 { 0.25 } else { 0.0 },
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::outwards;

    #[test]
    fn however_many_lie_in_a_row_their_middle_is_the_middle() {
        for number in 1..=20 {
            let mut places: Vec<f32> = (0..number).map(|step| outwards(step, number)).collect();
            places.sort_by(f32::total_cmp);
            let (first, last) = (places[0], places[number - 1]);
            assert!((first + last).abs() < f32::EPSILON, "{number}: {places:?}");
            assert!(
                places
                    .windows(2)
                    .all(|two| (two[1] - two[0] - 1.0).abs() < f32::EPSILON),
                "{number}: {places:?}"
            );
        }
    }
}
