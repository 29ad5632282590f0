//! A podium: the best of a season.

use super::layout::{Area, Point};
use super::marks::crown;
use super::sheet::{MARGIN, Sheet, WIDTH, number};
use super::text;
use super::theme::{Ink, Theme};

/// A podium to be drawn.
#[derive(Clone, Debug)]
pub struct Podium<'a> {
    /// Up to three places, the best first.
    pub places: Vec<PodiumPlace<'a>>,
    /// Colours.
    pub theme: Theme,
}

/// A place on a podium.
#[derive(Clone, Copy, Debug)]
pub struct PodiumPlace<'a> {
    /// The rank. Those who are level share it, and stand equally high.
    pub rank: i64,
    /// The name, as Discord gives it; any script, any length.
    pub name: &'a str,
    /// The number by which they stand there.
    pub value: i64,
}

const HEIGHT: f32 = 560.0;
const NAME: f32 = 40.0;
const RANK: f32 = 110.0;
const VALUE: f32 = 46.0;
const STEP_WIDTH: f32 = 296.0;
const STEP_GAP: f32 = 13.0;
/// The column of the first, the second and the third, from the left.
const COLUMNS: [f32; 3] = [1.0, 0.0, 2.0];

/// Draws a podium as a PNG, 1000 pixels wide.
#[must_use]
pub fn podium_png(podium: &Podium<'_>) -> Vec<u8> {
    let mut sheet = Sheet::new(podium.theme, HEIGHT);
    for (place, column) in podium.places.iter().zip(COLUMNS) {
        let left =
            (WIDTH - STEP_WIDTH * 3.0 - STEP_GAP * 2.0) / 2.0 + column * (STEP_WIDTH + STEP_GAP);
        step(&mut sheet, place, left);
    }
    sheet.png()
}

fn step(sheet: &mut Sheet, place: &PodiumPlace<'_>, left: f32) {
    let height = match place.rank {
        1 => 330.0,
        2 => 250.0,
        _ => 190.0,
    };
    let bottom = HEIGHT - MARGIN;
    let area = Area::new(left, bottom - height, left + STEP_WIDTH, bottom);
    let middle = area.centre().x;
    let ink = if place.rank == 1 {
        sheet.fill(area, 16.0, Ink::Gold);
        sheet.stamp(Point::new(middle, area.top - 112.0), &crown(2.0), Ink::Gold);
        Ink::Dark
    } else {
        sheet.outline(area, 16.0, 5.0, Ink::Gold);
        Ink::Text
    };
    let rank = number(place.rank, RANK);
    sheet.write_amid(Point::new(middle, area.top + 68.0), &rank, RANK, ink);
    let value = number(place.value, VALUE);
    sheet.write_amid(Point::new(middle, area.top + 148.0), &value, VALUE, ink);
    let name = text::name(place.name, NAME, STEP_WIDTH);
    sheet.write_amid(Point::new(middle, area.top - 36.0), &name, NAME, Ink::Text);
}
