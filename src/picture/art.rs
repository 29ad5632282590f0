//! The empty board: wood, carved holes and stores, as if lit from the upper left.
//!
//! Only additions, multiplications, divisions and square roots: they give the same bits on every
//! machine, so that a picture does too.

use super::layout::{Area, Layout, Point, Row, whole};
use super::shape::{Shape, cover, middle};
use super::theme::{Colours, Ink, NOTHING, Palette, Rgb};

/// Draws the board without seeds, digits and names, as palette indices row by row, with a zero
/// before each row.
pub(super) fn empty_board(layout: &Layout, palette: &Palette) -> Vec<u8> {
    let mut slab = Slab::new(layout, &palette.colours);
    slab.plane();
    slab.edges();
    for row in Row::BOTH {
        slab.bowl(&Shape::rounded(layout.store(row), 34.0 * layout.scale));
        for column in 0..layout.holes {
            let centre = layout.hole_at(row, column);
            slab.bowl(&Shape::circle(centre, layout.radius));
            let rounded = |area: Area, corner: f32| Shape::rounded(area, corner * layout.scale);
            slab.plate(&rounded(layout.count(row, column), 16.0));
            slab.plate(&rounded(layout.label(row, column), 15.0));
        }
        slab.plate(&Shape::rounded(
            layout.store_count(row),
            22.0 * layout.scale,
        ));
        slab.plate(&Shape::rounded(layout.rim(row), 20.0 * layout.scale));
    }
    slab.numbered(palette)
}

/// Radius of the board's corners.
const CORNER: f32 = 40.0;

type Tone = [f32; 3];

/// The board in true colour, while it is made.
struct Slab<'a> {
    layout: &'a Layout,
    colours: &'a Colours,
    pixels: Vec<Tone>,
}

impl<'a> Slab<'a> {
    fn new(layout: &'a Layout, colours: &'a Colours) -> Self {
        Self {
            layout,
            colours,
            pixels: vec![[0.0; 3]; layout.width * layout.height],
        }
    }

    /// Paints the pixels of an area anew from where they are and what they were.
    fn each(&mut self, area: Area, mut paint: impl FnMut(Point, Tone) -> Tone) {
        let (left, right) = (whole(area.left.floor()), whole(area.right.ceil()));
        let (top, bottom) = (whole(area.top.floor()), whole(area.bottom.ceil()));
        let rows = self.pixels.chunks_exact_mut(self.layout.width);
        for (y, row) in rows.enumerate().take(bottom).skip(top) {
            for (x, pixel) in row.iter_mut().enumerate().take(right).skip(left) {
                *pixel = paint(middle(x, y), *pixel);
            }
        }
    }

    /// Sawn wood: long fibres along the board, and the year's rings as slow waves across it.
    ///
    /// The grain is two pixels high and runs far: finer would only be seen by the compressor.
    /// Between the holes of a row it is the same each time, for the compressor's sake too.
    fn plane(&mut self) {
        let (scale, grain) = (self.layout.scale, self.colours.grain);
        let wood = self.colours.wood;
        let layout = self.layout;
        let height = layout.height_px();
        self.each(layout.board, |at, _| {
            let x = (layout.grain(at) / scale / 4.0).floor() * 4.0;
            let y = f32::midpoint(at.y, 0.5).floor() * 2.0 / scale;
            let drift = noise(x * 0.0032, y * 0.011, 1) * 36.0;
            let rings = wave((y + drift) * 0.046 + noise(x * 0.0015, y * 0.02, 2) * 1.5);
            let fibres = noise(x * 0.006, y * 0.47, 3);
            let light = 0.53 - 0.08 * (y * scale / height);
            tone(
                &wood,
                light + grain * (0.16 * (rings - 0.5) + 0.11 * (fibres - 0.5)),
            )
        });
    }

    /// Rounds the outer edge. Worn smooth, it shows no grain.
    fn edges(&mut self) {
        let scale = self.layout.scale;
        let relief = self.colours.relief;
        let wood = self.colours.wood;
        let [darkest, ..] = wood.map(tone_of);
        let rim = self.colours.line.map_or(darkest, tone_of);
        let board = Shape::rounded(self.layout.board, CORNER * scale);
        let round = 8.0 * scale;
        self.each(self.layout.board, |at, was| {
            let (distance, out) = board.distance(at);
            let depth = -distance;
            let now = if depth < round && relief > 0.0 {
                let steep = 1.0 - depth.max(0.0) / round;
                let light = -(out.x * 0.45 + out.y * 0.9) * steep * relief;
                tone(&wood, 0.5 + 0.42 * light)
            } else {
                was
            };
            blend(now, rim, cover(depth - 2.5 * scale))
        });
    }

    /// Carves a hollow: dark towards the light, bright away from it, with a worn edge.
    ///
    /// Neither shows the grain, so that all holes are alike.
    fn bowl(&mut self, shape: &Shape) {
        /// Tones of the worn edge.
        const TONES: f32 = 3.0;
        let scale = self.layout.scale;
        let relief = self.colours.relief;
        let ramp = self.colours.bowl;
        let wood = self.colours.wood;
        let line = self.colours.line.map(tone_of);
        let deep = (shape.narrow() * 0.92).min(46.0 * scale);
        let worn = 2.6 * scale;
        self.each(shape.area().grown(4.0 * scale), |at, was| {
            let (distance, out) = shape.distance(at);
            let depth = -distance;
            // Bright below right, where the worn edge turns to the light.
            let lit = (out.x * 0.5 + out.y * 0.86) * relief;
            let edge = if line.is_some() {
                was
            } else {
                let edge = tone(&wood, 0.5 + (lit * TONES).round() / TONES * 0.40);
                blend(was, edge, cover(distance - worn))
            };
            let steep = (1.0 - depth / deep).clamp(0.0, 1.0);
            let steep = steep * steep;
            let light = 0.34 + lit * steep * 0.55;
            // The upper edge throws a soft shadow into the hollow.
            let thrown = (1.0 - depth / (13.0 * scale)).clamp(0.0, 1.0) * (-out.y).max(0.0);
            let inside = tone(&ramp, light - thrown * 0.18 * relief);
            let inside = match line {
                Some(line) => blend(inside, line, cover(depth - 3.0 * scale)),
                None => inside,
            };
            blend(edge, inside, cover(distance))
        });
    }

    /// Inlays a flat dark plate for text.
    fn plate(&mut self, shape: &Shape) {
        let plate = tone_of(self.colours.ink(Ink::Plate));
        let scale = self.layout.scale;
        let shine = tone(&self.colours.wood, 0.84);
        let lit = self.colours.relief > 0.0;
        self.each(shape.area().grown(3.0 * scale), |at, was| {
            let below = Point::new(at.x, at.y - 1.5 * scale);
            let edge = if lit {
                blend(was, shine, cover(shape.distance(below).0))
            } else {
                was
            };
            blend(edge, plate, cover(shape.distance(at).0))
        });
    }

    /// The nearest palette index for each pixel, and the see-through ones at the edge.
    fn numbered(&self, palette: &Palette) -> Vec<u8> {
        let mut known = Known::new(palette);
        let corner = CORNER * self.layout.scale;
        let board = Shape::rounded(self.layout.board, corner);
        let mut numbers = Vec::with_capacity(self.pixels.len() + self.layout.height);
        for (y, row) in self.pixels.chunks_exact(self.layout.width).enumerate() {
            numbers.push(NOTHING);
            for (x, pixel) in row.iter().enumerate() {
                let at = middle(x, y);
                let inner = self.layout.board.grown(-corner);
                let plain = (inner.left..inner.right).contains(&at.x)
                    && (inner.top..inner.bottom).contains(&at.y);
                let edge = if plain {
                    None
                } else {
                    Palette::edge(cover(board.distance(at).0))
                };
                numbers.push(match edge {
                    Some(0) => NOTHING,
                    Some(step) => step,
                    None => known.nearest(rgb_of(*pixel)),
                });
            }
        }
        numbers
    }
}

/// Finds palette indices, remembering those it has found.
pub(super) struct Known<'a> {
    palette: &'a Palette,
    found: Vec<u8>,
}

impl<'a> Known<'a> {
    pub(super) fn new(palette: &'a Palette) -> Self {
        Self {
            palette,
            found: vec![NOTHING; 1 << 21],
        }
    }

    /// The nearest index; the last bit of each channel is not looked at.
    pub(super) fn nearest(&mut self, rgb: Rgb) -> u8 {
        let [red, green, blue] = rgb.map(|channel| usize::from(channel >> 1));
        let Some(found) = self.found.get_mut(red << 14 | green << 7 | blue) else {
            return NOTHING;
        };
        if *found == NOTHING {
            *found = self.palette.nearest(rgb.map(|channel| channel & 0xfe | 1));
        }
        *found
    }
}

/// The colour at `place`, from 0 to 1, of colours that lie evenly.
pub(super) fn tone(stops: &[Rgb], place: f32) -> Tone {
    let legs = f32::from(u8::try_from(stops.len()).unwrap_or(2)) - 1.0;
    let way = place.clamp(0.0, 1.0) * legs;
    let leg = way.floor().min(legs - 1.0);
    let mut ends = stops.iter().skip(whole(leg));
    match (ends.next(), ends.next()) {
        (Some(from), Some(to)) => blend(tone_of(*from), tone_of(*to), way - leg),
        _ => [0.0; 3],
    }
}

pub(super) fn tone_of(rgb: Rgb) -> Tone {
    rgb.map(f32::from)
}

pub(super) fn blend(from: Tone, to: Tone, part: f32) -> Tone {
    let part = part.clamp(0.0, 1.0);
    let mut mixed = from;
    for (channel, to) in mixed.iter_mut().zip(to) {
        *channel += (to - *channel) * part;
    }
    mixed
}

pub(super) fn rgb_of(tone: Tone) -> Rgb {
    tone.map(|channel| u8::try_from(whole(channel.min(255.0))).unwrap_or(u8::MAX))
}

/// Smooth noise from 0 to 1, with a knot at each whole number.
fn noise(x: f32, y: f32, salt: u32) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let (u, v) = (ease(x - left), ease(y - top));
    let knot = |dx: f32, dy: f32| {
        let [x, y] = [left + dx, top + dy].map(|knot| u32::try_from(whole(knot)).unwrap_or(0));
        f32::from(hash(x, y, salt)) / 255.0
    };
    let upper = knot(0.0, 0.0) * (1.0 - u) + knot(1.0, 0.0) * u;
    let lower = knot(0.0, 1.0) * (1.0 - u) + knot(1.0, 1.0) * u;
    upper * (1.0 - v) + lower * v
}

fn ease(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

/// A wave from 0 to 1 and back for each whole step: slow to rise and quick to fall, like rings.
fn wave(x: f32) -> f32 {
    let part = x - x.floor();
    if part < 0.8 {
        ease(part / 0.8)
    } else {
        ease((1.0 - part) / 0.2)
    }
}

/// A byte that follows no pattern the eye can see, always the same for the same numbers.
pub(super) fn hash(x: u32, y: u32, salt: u32) -> u8 {
    let mut mixed = x
        .wrapping_mul(0x9e37_79b1)
        .wrapping_add(y.wrapping_mul(0x85eb_ca77))
        .wrapping_add(salt.wrapping_mul(0xc2b2_ae3d));
    mixed ^= mixed >> 15;
    mixed = mixed.wrapping_mul(0x2c1b_3c6d);
    mixed ^= mixed >> 12;
    mixed = mixed.wrapping_mul(0x297a_2d39);
    mixed ^= mixed >> 15;
    let [byte, ..] = mixed.to_le_bytes();
    byte
}
