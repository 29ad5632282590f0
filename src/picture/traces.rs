//! Traces: what the last entry did, drawn on the board that it led to.
//!
//! From where it was lifted, where seeds were laid, where the hands ended and what they captured:
//! dashes, chevrons, a double ring and a waved one, so that nothing is told by colour alone.

use super::board::Kit;
use super::layout::{Area, Layout, Point};
use super::paint::{Canvas, Stencil};
use super::shape::{Shape, dashed, path, ring, scaled, waved};
use super::theme::Ink;
use crate::rules::{Board, BySide, Hole, Place, Played, Side, Step};

/// The stencils of a size.
pub(super) struct TraceMarks {
    lifted: Pair,
    ended: Pair,
    leftwards: Pair,
    rightwards: Pair,
    taken: Pair,
    gain: Stencil,
}

impl TraceMarks {
    pub(super) fn new(layout: &Layout) -> Self {
        let scale = layout.scale;
        let radius = layout.radius;
        let zero = Point::new(0.0, 0.0);
        let around = Area::around(zero, radius + 8.0 * scale, radius + 8.0 * scale);
        let chevron = |way: f32| {
            let points = [(-4.0 * way, -7.0), (4.0 * way, 0.0), (-4.0 * way, 7.0)];
            let points = scaled(&points, scale);
            let area = Area::around(zero, 12.0 * scale, 12.0 * scale);
            Pair::new(area, 2.0 * scale, |at| path(at, &points) - 2.4 * scale)
        };
        Self {
            lifted: Pair::new(around, 1.5 * scale, |at| dashed(at, radius, 4.0 * scale)),
            ended: Pair::new(around, 1.5 * scale, |at| {
                ring(at, radius + 1.0 * scale, 5.0 * scale).min(ring(
                    at,
                    radius - 8.0 * scale,
                    2.5 * scale,
                ))
            }),
            leftwards: chevron(-1.0),
            rightwards: chevron(1.0),
            taken: Pair::new(around, 1.5 * scale, |at| {
                waved(at, radius - 2.0 * scale, 3.5 * scale) - 2.2 * scale
            }),
            gain: {
                let half = Area::around(zero, 37.0 * scale, 18.0 * scale);
                Stencil::filled(&Shape::rounded(half, 16.0 * scale))
            },
        }
    }
}

/// A mark and the dark around it that sets it off from anything.
struct Pair {
    body: Stencil,
    halo: Stencil,
}

impl Pair {
    fn new(area: Area, halo: f32, distance: impl Fn(Point) -> f32) -> Self {
        Self {
            body: Stencil::new(area.grown(1.0), &distance),
            halo: Stencil::new(area.grown(halo + 1.0), |at| distance(at) - halo),
        }
    }

    fn draw(&self, canvas: &mut Canvas, at: Point, ink: Ink) {
        canvas.stamp(at, &self.halo, Ink::Black);
        canvas.stamp(at, &self.body, ink);
    }
}

/// What an entry left behind to be seen.
pub(super) struct Traces {
    lifted: Vec<Hole>,
    sown: Vec<Hole>,
    ended: Vec<Hole>,
    captured: Vec<(Hole, u8)>,
    gained: BySide<u8>,
}

impl Traces {
    /// The traces of an entry that led to `board`; none where it led to another.
    pub(super) fn of(played: &Played, board: &Board) -> Option<Self> {
        let mut after = BySide::from_fn(|side| played.before.store(side));
        let mut traces = Self {
            lifted: Vec::new(),
            sown: Vec::new(),
            ended: Vec::new(),
            captured: Vec::new(),
            gained: BySide::default(),
        };
        let mut last = BySide::<Option<Place>>::default();
        for step in &played.steps {
            match *step {
                Step::Lift { by, from, .. } => {
                    if last[by].is_none() {
                        traces.lifted.push(from);
                    }
                }
                Step::Drop { by, at, into } => {
                    last[by] = Some(at);
                    if let Place::Hole(hole) = at
                        && !traces.sown.contains(&hole)
                    {
                        traces.sown.push(hole);
                    }
                    if let Place::Store(side) = into {
                        after[side] += 1;
                        traces.gained[side] += 1;
                    }
                }
                Step::Capture { by, from, seeds } => {
                    traces.captured.push((from, seeds));
                    after[by] += seeds;
                    traces.gained[by] += seeds;
                }
                Step::Sweep { from, seeds } => after[from.side] += seeds,
            }
        }
        for side in Side::BOTH {
            if let Some(Place::Hole(hole)) = last[side] {
                traces.ended.push(hole);
            }
        }
        let led_here = Side::BOTH
            .iter()
            .all(|side| after[*side] == board.store(*side));
        led_here.then_some(traces)
    }

    pub(super) fn draw(&self, canvas: &mut Canvas, kit: &Kit, bottom: Side, board: &Board) {
        let (marks, layout) = (&kit.trace_marks, &kit.layout);
        for hole in &self.sown {
            let row = Layout::row(hole.side, bottom);
            let chevron = if layout.sown_rightwards(row) {
                &marks.rightwards
            } else {
                &marks.leftwards
            };
            chevron.draw(canvas, layout.trail(*hole, bottom), Ink::Sky);
        }
        for hole in &self.lifted {
            marks
                .lifted
                .draw(canvas, layout.hole(*hole, bottom), Ink::Sky);
        }
        let captured = |hole: &Hole| self.captured.iter().any(|(taken, _)| taken == hole);
        for hole in self.ended.iter().filter(|hole| !captured(hole)) {
            marks
                .ended
                .draw(canvas, layout.hole(*hole, bottom), Ink::Sky);
        }
        for (hole, seeds) in &self.captured {
            let is_empty = board.seeds(*hole) == 0;
            let told = is_empty.then_some(*seeds);
            draw_taken(canvas, kit, layout.hole(*hole, bottom), told);
        }
        for side in Side::BOTH {
            let gained = u16::from(self.gained[side]);
            if gained > 0 {
                let row = Layout::row(side, bottom);
                let at = layout.gain(row);
                canvas.stamp(at, &marks.gain, Ink::Plate);
                kit.small.draw_gain(canvas, at, gained, Ink::Sky);
            }
        }
    }
}

/// Marks a hole from which seeds were taken, and tells how many.
pub(super) fn draw_taken(canvas: &mut Canvas, kit: &Kit, at: Point, seeds: Option<u8>) {
    kit.trace_marks.taken.draw(canvas, at, Ink::Coral);
    if let Some(seeds) = seeds {
        kit.small
            .draw_gain(canvas, at, u16::from(seeds), Ink::Coral);
    }
}
