//! Who was ahead in a match, move by move: a line that leans towards the side that was.
//!
//! North's half is above and South's below, as on a board, each with its name at the edge. Each
//! half has a pattern of its own.

use super::chart::{height_at, stroke};
use super::layout::{Area, Point, whole};
use super::paint::Stencil;
use super::shape::{far, middle, polygon, scaled};
use super::sheet::{MARGIN, Sheet, WIDTH, number};
use super::text;
use super::theme::{COVER_MAX, Ink, Theme};
use crate::rules::{BySide, Side};

/// A match to be drawn.
#[derive(Clone, Debug)]
pub struct Balance<'a> {
    /// The names, as Discord gives them.
    pub names: BySide<&'a str>,
    /// Each round: how far South was ahead before its first move, and after each. From -100, lost
    /// for sure, to 100, won for sure.
    pub rounds: Vec<Vec<i8>>,
    /// The moves that mattered most, the first one most: counted from 1 through the whole match.
    pub marks: Vec<usize>,
    /// Colours.
    pub theme: Theme,
}

const HEIGHT: f32 = 620.0;
const NAME: f32 = 38.0;
const SIZE: f32 = 34.0;
/// Where the line may lie.
const PLOT: Area = Area::new(MARGIN + 24.0, 104.0, WIDTH - MARGIN - 24.0, HEIGHT - 144.0);
/// How much of the halves' ink lies on the paper.
const HALF_COVER: u8 = COVER_MAX / 3;
/// How wide a stripe of North's half is, with the gap beside it.
const STRIPE: usize = 16;
/// More moves than this are drawn with a thinner line.
const MANY_MOVES: usize = 200;
const MARK_RADIUS: f32 = 25.0;
/// Marks closer than this would lie on one another.
const MARK_ROOM: f32 = 56.0;

/// Draws who was ahead as a PNG, 1000 pixels wide.
#[must_use]
pub fn balance_png(balance: &Balance<'_>) -> Vec<u8> {
    let mut sheet = Sheet::new(balance.theme, HEIGHT);
    let lines = lines(balance);
    frame(&mut sheet, balance, &lines);
    for line in &lines {
        halves(&mut sheet, line);
    }
    // So many moves that a wide line would be all there is to see.
    let width = if moves(balance) > MANY_MOVES {
        2.5
    } else {
        6.0
    };
    let level = PLOT.centre().y;
    let middle = Area::new(PLOT.left, level - 1.5, PLOT.right, level + 1.5);
    sheet.fill(middle, 0.0, Ink::Dim);
    for line in &lines {
        stroke(&mut sheet, line, width, Ink::Text);
    }
    marks(&mut sheet, balance, &lines);
    sheet.png()
}

/// The line of each round.
fn lines(balance: &Balance<'_>) -> Vec<Vec<Point>> {
    let moves = moves(balance).max(1);
    let mut at = 0;
    let mut lines = Vec::new();
    for round in &balance.rounds {
        let points = round.iter().enumerate();
        let line: Vec<Point> = points
            .map(|(index, value)| place(at + index, moves, *value))
            .collect();
        at += round.len().saturating_sub(1);
        lines.push(line);
    }
    lines
}

fn moves(balance: &Balance<'_>) -> usize {
    let rounds = balance.rounds.iter();
    rounds.map(|round| round.len().saturating_sub(1)).sum()
}

/// Where a value stands after so many moves.
fn place(after: usize, moves: usize, value: i8) -> Point {
    let real = |count: usize| middle(count, 0).x - 0.5;
    let x = PLOT.left + PLOT.width() * real(after) / real(moves);
    let y = PLOT.centre().y + PLOT.height() / 2.0 * f32::from(value) / 100.0;
    Point::new(x, y)
}

/// The names, the edges, where rounds begin, and the numbers of the first and the last move.
fn frame(sheet: &mut Sheet, balance: &Balance<'_>, lines: &[Vec<Point>]) {
    for edge in [PLOT.top, PLOT.bottom] {
        let line = Area::new(PLOT.left, edge - 1.0, PLOT.right, edge + 1.0);
        sheet.fill(line, 0.0, Ink::Char);
    }
    for begin in lines.iter().skip(1).filter_map(|line| line.first()) {
        let mut top = PLOT.top;
        while top < PLOT.bottom {
            let dash = Area::new(begin.x - 1.5, top, begin.x + 1.5, top + 10.0);
            sheet.fill(dash, 0.0, Ink::Dim);
            top += 20.0;
        }
    }
    for side in Side::BOTH {
        let (height, arrow): (f32, &[(f32, f32)]) = match side {
            Side::North => (60.0, &[(0.0, -15.0), (16.0, 12.0), (-16.0, 12.0)]),
            Side::South => (HEIGHT - 52.0, &[(0.0, 15.0), (16.0, -12.0), (-16.0, -12.0)]),
        };
        let arrow = scaled(arrow, 1.0);
        let around = Area::around(Point::new(0.0, 0.0), 20.0, 20.0);
        let stencil = Stencil::new(around, |at| polygon(at, &arrow));
        let left = PLOT.left + 16.0;
        sheet.stamp(Point::new(left, height), &stencil, Ink::Gold);
        let room = PLOT.width() - 60.0;
        let name = text::name(balance.names[side], NAME, room);
        sheet.write(left + 32.0, height, &name, NAME, Ink::Text);
    }
    let height = PLOT.bottom + 34.0;
    let last = i64::try_from(moves(balance)).unwrap_or(i64::MAX);
    sheet.write(PLOT.left, height, &number(1, SIZE), SIZE, Ink::Dim);
    if last > 1 {
        let label = number(last, SIZE);
        sheet.write_to(PLOT.right, height, &label, SIZE, Ink::Dim);
    }
}

/// Fills what lies between a line and the middle: North's half in stripes, South's evenly.
fn halves(sheet: &mut Sheet, line: &[Point]) {
    let (Some(first), Some(last)) = (line.first(), line.last()) else {
        return;
    };
    let (left, right) = (first.x.round(), last.x.round());
    let columns = whole(right - left);
    let level = PLOT.centre().y;
    let heights: Vec<f32> = (0..columns)
        .map(|x| height_at(line, left + middle(x, 0).x))
        .collect();
    let (mut north, mut south) = (Stencil::default(), Stencil::default());
    for y in whole(PLOT.top)..whole(PLOT.bottom) {
        let at = middle(0, y).y;
        let cover = |height: f32, is_inked: bool| {
            let (top, bottom) = (height.min(level), height.max(level));
            if is_inked && (top..bottom).contains(&at) {
                HALF_COVER
            } else {
                0
            }
        };
        if at < level {
            let heights = heights.iter().enumerate();
            let covers = heights.map(|(x, height)| cover(*height, (x + y) % STRIPE < STRIPE / 2));
            north.row(left, at - 0.5, covers);
        } else {
            let covers = heights.iter().map(|height| cover(*height, true));
            south.row(left, at - 0.5, covers);
        }
    }
    let zero = Point::new(0.0, 0.0);
    sheet.stamp(zero, &north, Ink::Sky);
    sheet.stamp(zero, &south, Ink::Gold);
}

/// Numbers the moves that mattered most, where the line has come to with them.
fn marks(sheet: &mut Sheet, balance: &Balance<'_>, lines: &[Vec<Point>]) {
    // The moves alone: without what each round began with.
    let after: Vec<Point> = lines
        .iter()
        .flat_map(|line| line.iter().skip(1).copied())
        .collect();
    let mut taken: Vec<Point> = Vec::new();
    for (rank, at) in (1..).zip(&balance.marks) {
        let Some(&point) = at.checked_sub(1).and_then(|index| after.get(index)) else {
            continue;
        };
        let mut mark = point;
        // Away from the edge, and from marks that are there.
        let inwards = if point.y < PLOT.centre().y { 1.0 } else { -1.0 };
        while taken.iter().any(|other| is_near(*other, mark)) {
            mark.y += inwards * MARK_ROOM;
        }
        taken.push(mark);
        stroke(sheet, &[point, mark], 4.0, Ink::Coral);
        let around = Area::around(Point::new(0.0, 0.0), MARK_RADIUS + 5.0, MARK_RADIUS + 5.0);
        let disc = |radius: f32| Stencil::new(around, |at| far(at) - radius);
        sheet.stamp(mark, &disc(MARK_RADIUS + 4.0), Ink::Plate);
        sheet.stamp(mark, &disc(MARK_RADIUS), Ink::Coral);
        let label = number(rank, SIZE);
        sheet.write_amid(mark, &label, SIZE, Ink::Dark);
    }
}

fn is_near(one: Point, other: Point) -> bool {
    far(Point::new(one.x - other.x, one.y - other.y)) < MARK_ROOM - 1.0
}
