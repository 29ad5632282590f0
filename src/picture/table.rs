//! A leaderboard: ranks, names, bars and numbers.

use super::layout::{Area, Point};
use super::paint::Stencil;
use super::shape::{polygon, scaled};
use super::sheet::{MARGIN, Sheet, WIDTH, number_within};
use super::text;
use super::theme::{Ink, Theme};

/// A leaderboard to be drawn.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    /// The lines, from above.
    pub lines: Vec<TableLine<'a>>,
    /// Colours.
    pub theme: Theme,
}

/// A line of a leaderboard.
#[derive(Clone, Copy, Debug)]
pub struct TableLine<'a> {
    /// The rank.
    pub rank: i64,
    /// The name, as Discord gives it; any script, any length.
    pub name: &'a str,
    /// The number.
    pub value: i64,
    /// Whether the number is not settled yet: its bar is hollow, and a question mark follows it.
    pub is_provisional: bool,
    /// Whether it is the line of who asked: an arrow points to it, and it is bright.
    pub is_own: bool,
    /// Whether others come between this line and the one above: three dots say so.
    pub is_apart: bool,
}

const ROW: f32 = 76.0;
/// The height of the dots before a line that is apart.
const GAP: f32 = 34.0;
const SIZE: f32 = 42.0;
/// Where a rank ends, a name begins and ends, and a bar begins and ends.
const RANK: f32 = 152.0;
const NAME: f32 = 172.0;
const NAME_END: f32 = 530.0;
const BAR: f32 = 550.0;
const BAR_END: f32 = 750.0;
/// How wide a rank and a number may be.
const RANK_ROOM: f32 = 88.0;
const VALUE_ROOM: f32 = 170.0;
/// Instead of a name that is not there.
const NOBODY: &str = "–";
/// The shortest bar there is.
const BAR_MIN: f32 = 10.0;

/// Draws a leaderboard as a PNG, 1000 pixels wide.
#[must_use]
pub fn table_png(table: &Table<'_>) -> Vec<u8> {
    let apart = table.lines.iter().filter(|line| line.is_apart);
    let gaps = apart.map(|_| GAP).sum::<f32>();
    let rows: f32 = table.lines.iter().map(|_| ROW).sum();
    let mut sheet = Sheet::new(table.theme, rows + gaps + MARGIN * 2.0);
    let most = table.lines.iter().map(|line| line.value).max().unwrap_or(0);
    let mut top = MARGIN;
    for line in &table.lines {
        if line.is_apart {
            for dot in [-1.0, 0.0, 1.0] {
                let at = Point::new(NAME + 20.0 + dot * 18.0, top + GAP / 2.0);
                sheet.fill(Area::around(at, 4.0, 4.0), 4.0, Ink::Dim);
            }
            top += GAP;
        }
        row(&mut sheet, line, top, most);
        top += ROW;
    }
    sheet.png()
}

fn row(sheet: &mut Sheet, line: &TableLine<'_>, top: f32, most: i64) {
    let middle = top + ROW / 2.0;
    let (ink, bar) = if line.is_own {
        let plate = Area::new(
            MARGIN - 12.0,
            top + 3.0,
            WIDTH - MARGIN + 12.0,
            top + ROW - 3.0,
        );
        sheet.fill(plate, 18.0, Ink::Gold);
        sheet.stamp(Point::new(MARGIN + 14.0, middle), &arrow(), Ink::Dark);
        (Ink::Dark, Ink::Dark)
    } else {
        (Ink::Text, Ink::Gold)
    };
    let (rank, size) = number_within(line.rank, SIZE, RANK_ROOM);
    sheet.write_to(RANK, middle, &rank, size, ink);
    let name = if line.name.trim().is_empty() {
        NOBODY
    } else {
        line.name
    };
    let name = text::name(name, SIZE * 0.92, NAME_END - NAME);
    sheet.write(NAME, middle, &name, SIZE * 0.92, ink);
    // Of nothing there is no bar.
    if line.value > 0 {
        let length = (BAR_END - BAR) * share(line.value, most);
        let area = Area::new(
            BAR,
            middle - 14.0,
            BAR + length.max(BAR_MIN).round(),
            middle + 14.0,
        );
        if line.is_provisional {
            sheet.outline(area, 8.0, 4.0, bar);
        } else {
            sheet.fill(area, 8.0, bar);
        }
    }
    let right = WIDTH - MARGIN - 30.0;
    let (value, size) = number_within(line.value, SIZE, VALUE_ROOM);
    sheet.write_to(right, middle, &value, size, ink);
    if line.is_provisional {
        let mark = text::name("?", SIZE * 0.92, 40.0);
        sheet.write(right + 4.0, middle, &mark, SIZE * 0.92, ink);
    }
}

/// The part that a number is of the greatest.
#[expect(clippy::cast_precision_loss, reason = "a bar has some hundred pixels")]
fn share(value: i64, most: i64) -> f32 {
    if most <= 0 {
        return 0.0;
    }
    (value as f32 / most as f32).clamp(0.0, 1.0)
}

/// An arrow that points to the right.
fn arrow() -> Stencil {
    let points = scaled(&[(-11.0, -14.0), (13.0, 0.0), (-11.0, 14.0)], 1.0);
    let around = Area::around(Point::new(0.0, 0.0), 16.0, 16.0);
    Stencil::new(around, |at| polygon(at, &points))
}
