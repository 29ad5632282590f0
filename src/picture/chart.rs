//! A rating over time: a line, and around it the band in which it truly may be.

use super::layout::{Area, Point, whole};
use super::paint::Stencil;
use super::shape::{far, middle, path};
use super::sheet::{MARGIN, Sheet, WIDTH, number};
use super::theme::{COVER_MAX, Ink, Theme};

/// Ratings to be drawn, the oldest first.
#[derive(Clone, Debug)]
pub struct Chart {
    /// The ratings and how far off each may be, in points.
    pub points: Vec<(i64, i64)>,
    /// Which match the first of them came after, from 1.
    pub first: i64,
    /// Colours.
    pub theme: Theme,
}

const HEIGHT: f32 = 560.0;
const SIZE: f32 = 38.0;
/// Where the line may lie.
const PLOT: Area = Area::new(150.0, 48.0, WIDTH - MARGIN - 96.0, HEIGHT - 84.0);
/// Steps between the lines of the grid; the first with few enough lines is taken.
const STEPS: [i64; 7] = [25, 50, 100, 200, 500, 1000, 5000];
const LINES_MAX: i64 = 6;
/// How much of the band's ink lies on the paper.
const BAND_COVER: u8 = COVER_MAX / 4;

/// Draws ratings as a PNG, 1000 pixels wide.
#[must_use]
pub fn chart_png(chart: &Chart) -> Vec<u8> {
    let mut sheet = Sheet::new(chart.theme, HEIGHT);
    let scale = Scale::of(chart);
    grid(&mut sheet, &scale);
    let points = &chart.points;
    let line = |value: fn(&(i64, i64)) -> i64| -> Vec<Point> {
        let at = |(index, point): (usize, &(i64, i64))| scale.at(index, value(point));
        let mut line: Vec<Point> = points.iter().enumerate().map(at).collect();
        // A single rating is a line, too.
        if let &[only] = line.as_slice() {
            line = vec![
                Point::new(PLOT.left, only.y),
                Point::new(PLOT.right, only.y),
            ];
        }
        line
    };
    let upper = line(|(rating, off)| rating + off);
    let lower = line(|(rating, off)| rating - off);
    let rating = line(|(rating, _)| *rating);
    band(&mut sheet, &upper, &lower);
    for edge in [&upper, &lower] {
        stroke(&mut sheet, edge, 3.0, Ink::Sky);
    }
    stroke(&mut sheet, &rating, 7.0, Ink::Gold);
    if let (Some(at), Some((value, _))) = (rating.last(), points.last()) {
        let dot = Stencil::new(Area::around(Point::new(0.0, 0.0), 15.0, 15.0), |at| {
            far(at) - 13.0
        });
        sheet.stamp(*at, &dot, Ink::Gold);
        let label = number(*value, SIZE);
        sheet.write(at.x + 20.0, at.y, &label, SIZE, Ink::Text);
    }
    below(&mut sheet, chart);
    sheet.png()
}

/// Which value is at which height.
struct Scale {
    from: i64,
    to: i64,
    step: i64,
    count: usize,
}

impl Scale {
    fn of(chart: &Chart) -> Self {
        let lows = chart.points.iter().map(|(rating, off)| rating - off);
        let highs = chart.points.iter().map(|(rating, off)| rating + off);
        let (low, high) = (lows.min().unwrap_or(1400), highs.max().unwrap_or(1600));
        let fits = |step: &&i64| (high - low) / **step < LINES_MAX;
        let step = STEPS.iter().find(fits).copied().unwrap_or(10_000);
        Self {
            from: low.max(0) / step * step,
            to: (high.div_euclid(step) + 1) * step,
            step,
            count: chart.points.len(),
        }
    }

    fn height(&self, value: i64) -> f32 {
        let part = real(value - self.from) / real(self.to - self.from);
        PLOT.bottom - part * PLOT.height()
    }

    fn at(&self, index: usize, value: i64) -> Point {
        let last = self.count.saturating_sub(1).max(1);
        let part = middle(index, 0).x - 0.5;
        let part = part / (middle(last, 0).x - 0.5);
        Point::new(PLOT.left + part * PLOT.width(), self.height(value))
    }
}

fn grid(sheet: &mut Sheet, scale: &Scale) {
    let mut value = scale.from;
    while value <= scale.to {
        let height = scale.height(value).round();
        let line = Area::new(PLOT.left, height - 1.0, PLOT.right, height + 1.0);
        sheet.fill(line, 0.0, Ink::Char);
        let label = number(value, SIZE);
        sheet.write_to(PLOT.left - 16.0, height, &label, SIZE, Ink::Dim);
        value += scale.step;
    }
}

/// Fills what lies between two lines that have the same columns.
fn band(sheet: &mut Sheet, upper: &[Point], lower: &[Point]) {
    let mut stencil = Stencil::default();
    let columns: Vec<(f32, f32)> = (0..whole(PLOT.width()))
        .map(|x| {
            let x = PLOT.left + middle(x, 0).x;
            (height_at(upper, x), height_at(lower, x))
        })
        .collect();
    for y in whole(PLOT.top)..whole(PLOT.bottom) {
        let at = middle(0, y).y;
        let covers = columns.iter().map(|(top, bottom)| {
            if (*top..*bottom).contains(&at) {
                BAND_COVER
            } else {
                0
            }
        });
        stencil.row(PLOT.left, at - 0.5, covers);
    }
    sheet.stamp(Point::new(0.0, 0.0), &stencil, Ink::Sky);
}

/// How high a line is at a column.
pub(super) fn height_at(line: &[Point], x: f32) -> f32 {
    let after = line.partition_point(|point| point.x < x);
    let from = line.get(after.saturating_sub(1));
    let to = line.get(after).or(from);
    match (from, to) {
        (Some(from), Some(to)) if to.x > from.x => {
            from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x)
        }
        (Some(point), _) => point.y,
        (None, _) => PLOT.bottom,
    }
}

/// Draws a line, a leg at a time: all of it at once would be measured from every pixel.
pub(super) fn stroke(sheet: &mut Sheet, line: &[Point], width: f32, ink: Ink) {
    for leg in line.windows(2) {
        let [from, to] = leg else { continue };
        let area = Area::new(
            from.x.min(to.x),
            from.y.min(to.y),
            from.x.max(to.x),
            from.y.max(to.y),
        );
        let stencil = Stencil::new(area.grown(width), |at| path(at, leg) - width / 2.0);
        sheet.stamp(Point::new(0.0, 0.0), &stencil, ink);
    }
}

/// Which matches the first and the last rating came after.
fn below(sheet: &mut Sheet, chart: &Chart) {
    let height = PLOT.bottom + 44.0;
    let last = chart.first + i64::try_from(chart.points.len()).unwrap_or(0) - 1;
    let label = number(chart.first, SIZE);
    sheet.write(PLOT.left, height, &label, SIZE, Ink::Dim);
    if last > chart.first {
        let label = number(last, SIZE);
        sheet.write_to(PLOT.right, height, &label, SIZE, Ink::Dim);
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "ratings have some thousand points"
)]
fn real(number: i64) -> f32 {
    number as f32
}
