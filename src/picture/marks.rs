//! Marks of the board itself: plates, who is doing what, what can be picked, burnt holes.
//!
//! Each has a shape of its own, so that nothing is told by colour alone.

use super::Seat;
use super::layout::{Area, Layout, Point, Row};
use super::paint::{Canvas, Stencil};
use super::shape::{Shape, cross, path, polygon, ring, scaled, star};
use super::theme::Ink;

/// The stencils of a size.
pub(super) struct Marks {
    /// The plate of a rim.
    pub(super) rim: Stencil,
    /// The plate of a label.
    pub(super) chip: Stencil,
    /// The plate of the round.
    pub(super) round: Stencil,
    /// The plates of a hole's and of a store's count.
    pub(super) count: Stencil,
    pub(super) store_count: Stencil,
    /// A thin ring around a hole that can be picked.
    pub(super) playable: Stencil,
    /// Before the rounds won.
    pub(super) star: Stencil,
    /// Instead of the count of a burnt hole.
    pub(super) cross: Stencil,
    arrow_up: Stencil,
    arrow_down: Stencil,
    hourglass: Stencil,
    tick: Stencil,
    turning: Stencil,
    relays: Stencil,
    crown: Stencil,
    equals: Stencil,
    lid: Stencil,
    lid_rim: Stencil,
    lid_cross: Stencil,
}

impl Marks {
    pub(super) fn new(layout: &Layout) -> Self {
        let scale = layout.scale;
        let radius = layout.radius;
        let zero = Point::new(0.0, 0.0);
        let plate = |area: Area, corner: f32| {
            let half = Area::around(zero, area.width() / 2.0, area.height() / 2.0);
            Stencil::filled(&Shape::rounded(half, corner * scale))
        };
        let around = Area::around(zero, radius + 8.0 * scale, radius + 8.0 * scale);
        let crossed = |area: Area, half: f32, width: f32| {
            let (a, b) = cross(half, scale);
            Stencil::new(area, |at| {
                path(at, &a).min(path(at, &b)) - width * scale / 2.0
            })
        };
        Self {
            rim: plate(layout.rim(Row::Lower), 20.0),
            chip: plate(layout.label(Row::Lower, 0), 15.0),
            round: plate(layout.round(), 14.0),
            count: plate(layout.count(Row::Lower, 0), 16.0),
            store_count: plate(layout.store_count(Row::Lower), 22.0),
            playable: Stencil::new(around, |at| ring(at, radius + 1.0 * scale, 3.5 * scale)),
            star: filled(&star(13.0), scale),
            cross: crossed(symbol(scale), 13.0, 7.0),
            arrow_up: filled(&[(0.0, -14.0), (15.0, 12.0), (-15.0, 12.0)], scale),
            arrow_down: filled(&[(0.0, 14.0), (15.0, -12.0), (-15.0, -12.0)], scale),
            hourglass: hourglass(scale),
            tick: stroked(&[&[(-11.0, 1.0), (-3.0, 9.0), (12.0, -9.0)]], scale),
            turning: turning(scale),
            relays: Stencil::new(around, |at| ring(at, radius + 1.0 * scale, 7.0 * scale)),
            crown: crown(scale),
            equals: stroked(
                &[&[(-11.0, -6.0), (11.0, -6.0)], &[(-11.0, 6.0), (11.0, 6.0)]],
                scale,
            ),
            lid: Stencil::filled(&Shape::circle(zero, radius - 3.0 * scale)),
            lid_rim: Stencil::new(around, |at| ring(at, radius - 4.0 * scale, 3.0 * scale)),
            lid_cross: crossed(around, radius / scale * 0.52, 7.0),
        }
    }

    /// The mark beside a name.
    pub(super) fn seat(&self, seat: Seat, row: Row) -> Option<&Stencil> {
        match (seat, row) {
            (Seat::Waits, _) => None,
            (Seat::ToMove, Row::Lower) => Some(&self.arrow_up),
            (Seat::ToMove, Row::Upper) => Some(&self.arrow_down),
            (Seat::ToPick, _) => Some(&self.hourglass),
            (Seat::Picked, _) => Some(&self.tick),
            (Seat::Relays(_), _) => Some(&self.turning),
            (Seat::Won, _) => Some(&self.crown),
            (Seat::Drew, _) => Some(&self.equals),
        }
    }

    /// Marks the hole from which a hand goes on by itself, `beside` being between it and the middle.
    pub(super) fn draw_relay(&self, canvas: &mut Canvas, at: Point, beside: Point) {
        canvas.stamp(at, &self.relays, Ink::Gold);
        canvas.stamp(beside, &self.chip, Ink::Plate);
        canvas.stamp(beside, &self.turning, Ink::Gold);
    }

    /// Closes a burnt hole with a charred lid.
    pub(super) fn draw_burnt(&self, canvas: &mut Canvas, at: Point) {
        canvas.stamp(at, &self.lid, Ink::Char);
        canvas.stamp(at, &self.lid_rim, Ink::Ember);
        canvas.stamp(at, &self.lid_cross, Ink::Ember);
    }
}

/// The square in which a symbol beside a name is drawn.
fn symbol(scale: f32) -> Area {
    Area::around(Point::new(0.0, 0.0), 20.0 * scale, 20.0 * scale)
}

fn filled(points: &[(f32, f32)], scale: f32) -> Stencil {
    let points = scaled(points, scale);
    Stencil::new(symbol(scale), |at| polygon(at, &points))
}

fn stroked(lines: &[&[(f32, f32)]], scale: f32) -> Stencil {
    let lines: Vec<_> = lines.iter().map(|line| scaled(line, scale)).collect();
    Stencil::new(symbol(scale), |at| {
        let near = lines.iter().map(|line| path(at, line));
        near.fold(f32::MAX, f32::min) - 3.0 * scale
    })
}

fn hourglass(scale: f32) -> Stencil {
    const HALF: [(f32, f32); 5] = [
        (-12.0, -15.0),
        (12.0, -15.0),
        (12.0, -11.0),
        (2.0, 0.0),
        (12.0, 11.0),
    ];
    let other = HALF.iter().map(|(x, y)| (-x, -y));
    let points: Vec<_> = HALF.iter().copied().chain(other).collect();
    filled(&points, scale)
}

/// An arrow that turns: the hand goes on by itself.
fn turning(scale: f32) -> Stencil {
    let head = scaled(&[(13.0, -12.0), (13.0, 1.0), (1.0, -3.0)], scale);
    Stencil::new(symbol(scale), |at| {
        let open = at.x > 4.0 * scale && at.y < 0.0 && at.y > -11.0 * scale;
        let arc = if open {
            f32::MAX
        } else {
            ring(at, 10.0 * scale, 5.0 * scale)
        };
        arc.min(polygon(at, &head))
    })
}

/// A crown: who has won.
pub(super) fn crown(scale: f32) -> Stencil {
    filled(
        &[
            (-15.0, -9.0),
            (-7.0, 0.0),
            (0.0, -13.0),
            (7.0, 0.0),
            (15.0, -9.0),
            (12.0, 12.0),
            (-12.0, 12.0),
        ],
        scale,
    )
}
