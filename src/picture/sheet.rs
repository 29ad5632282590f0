//! A plain sheet to write on, for what is no board: tables, charts, podiums.

use super::board::palette;
use super::encode;
use super::fonts::{self, Face};
use super::layout::{Area, Point};
use super::paint::{Canvas, Stencil};
use super::shape::{Shape, cover, middle};
use super::squeeze::Hints;
use super::text::Line;
use super::theme::{Ink, NOTHING, Palette, Theme};

/// The width of a sheet. On a phone it is some 350 points wide, so that 36 pixels are 12 points.
pub(super) const WIDTH: f32 = 1000.0;
/// Between the edge and what is on it.
pub(super) const MARGIN: f32 = 30.0;
/// The radius of the corners.
const CORNER: f32 = 32.0;
/// The width of the rim.
const RIM: f32 = 5.0;

/// A sheet being drawn on.
pub(super) struct Sheet {
    canvas: Canvas,
}

impl Sheet {
    /// An empty sheet of a height.
    pub(super) fn new(theme: Theme, height: f32) -> Self {
        let palette = palette(theme);
        let size = |length: f32| super::layout::whole(length);
        let (width, height_px) = (size(WIDTH), size(height));
        let ground = Ground::of(palette);
        let sheet = Shape::rounded(Area::new(1.0, 1.0, WIDTH - 1.0, height - 1.0), CORNER);
        let mut pixels = Vec::with_capacity((width + 1) * height_px);
        for y in 0..height_px {
            pixels.push(0);
            pixels.extend((0..width).map(|x| {
                let (distance, _) = sheet.distance(middle(x, y));
                if distance > -RIM {
                    Palette::edge(cover(distance)).unwrap_or(ground.rim)
                } else {
                    ground.paper
                }
            }));
        }
        let canvas = Canvas {
            width,
            height: height_px,
            pixels,
            palette,
        };
        Self { canvas }
    }

    /// The sheet as a PNG.
    pub(super) fn png(&self) -> Vec<u8> {
        let hints = Hints::new(&self.canvas.pixels, self.canvas.stride());
        encode::png(&self.canvas, &hints)
    }

    pub(super) fn stamp(&mut self, at: Point, stencil: &Stencil, ink: Ink) {
        self.canvas.stamp(at, stencil, ink);
    }

    /// Fills a rectangle with round corners.
    pub(super) fn fill(&mut self, area: Area, corner: f32, ink: Ink) {
        let zero = Point::new(0.0, 0.0);
        let shape = Shape::rounded(
            Area::around(zero, area.width() / 2.0, area.height() / 2.0),
            corner,
        );
        self.stamp(area.centre(), &Stencil::filled(&shape), ink);
    }

    /// Draws the outline of a rectangle with round corners, inside of it.
    pub(super) fn outline(&mut self, area: Area, corner: f32, width: f32, ink: Ink) {
        let zero = Point::new(0.0, 0.0);
        let around = Area::around(zero, area.width() / 2.0, area.height() / 2.0);
        let shape = Shape::rounded(around, corner);
        let stencil = Stencil::new(around.grown(1.0), |at| {
            let (distance, _) = shape.distance(at);
            distance.max(-distance - width)
        });
        self.stamp(area.centre(), &stencil, ink);
    }

    /// Writes a line from its left end, the middle of its digits being at a height.
    pub(super) fn write(&mut self, left: f32, height: f32, line: &Line, size: f32, ink: Ink) {
        let base = (height + size * 0.357).round();
        self.stamp(Point::new(left.round(), base), &line.stencil, ink);
    }

    /// Writes a line up to its right end.
    pub(super) fn write_to(&mut self, right: f32, height: f32, line: &Line, size: f32, ink: Ink) {
        self.write(right - line.advance, height, line, size, ink);
    }

    /// Writes a line in the middle of a place.
    pub(super) fn write_amid(&mut self, at: Point, line: &Line, size: f32, ink: Ink) {
        self.write(at.x - line.advance / 2.0, at.y, line, size, ink);
    }
}

/// The colours of an empty sheet.
struct Ground {
    paper: u8,
    rim: u8,
}

impl Ground {
    fn of(palette: &Palette) -> Self {
        let [_, _, wood, ..] = palette.colours.wood;
        let rim = palette.colours.line.unwrap_or(wood);
        let paper = palette.ink(Ink::Plate);
        debug_assert_ne!(paper, NOTHING, "a sheet is there");
        Self {
            paper,
            rim: palette.nearest(rim),
        }
    }
}

/// A number, set in the narrow digits.
pub(super) fn number(number: i64, size: f32) -> Line {
    fonts::set(&number.to_string(), Face::Digits, size).draw()
}

/// A number that must not be wider than `room`, and its size: smaller where it has to be.
pub(super) fn number_within(number: i64, size: f32, room: f32) -> (Line, f32) {
    let line = self::number(number, size);
    if line.advance <= room {
        return (line, size);
    }
    let size = size * room / line.advance;
    (self::number(number, size), size)
}
