//! Shapes as distances: how far a point is outside an outline, negative inside.

use super::layout::{Area, Point};

/// A shape with a distance to its outline: a rectangle with round corners, or a circle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    centre: Point,
    half_width: f32,
    half_height: f32,
    corner: f32,
}

impl Shape {
    pub(super) fn circle(centre: Point, radius: f32) -> Self {
        Self {
            centre,
            half_width: radius,
            half_height: radius,
            corner: radius,
        }
    }

    pub(super) fn rounded(area: Area, corner: f32) -> Self {
        let (half_width, half_height) = (area.width() / 2.0, area.height() / 2.0);
        Self {
            centre: area.centre(),
            half_width,
            half_height,
            corner: corner.min(half_width).min(half_height),
        }
    }

    /// Half of the smaller of its sides.
    pub(super) fn narrow(&self) -> f32 {
        self.half_width.min(self.half_height)
    }

    pub(super) fn area(&self) -> Area {
        Area::around(self.centre, self.half_width, self.half_height)
    }

    /// How far a point is outside, negative inside, and the direction straight outwards.
    pub(super) fn distance(&self, at: Point) -> (f32, Point) {
        let (dx, dy) = (at.x - self.centre.x, at.y - self.centre.y);
        let x = dx.abs() - (self.half_width - self.corner);
        let y = dy.abs() - (self.half_height - self.corner);
        let (sign_x, sign_y) = (1.0_f32.copysign(dx), 1.0_f32.copysign(dy));
        if x > 0.0 && y > 0.0 {
            let length = (x * x + y * y).sqrt();
            let out = Point::new(sign_x * x / length, sign_y * y / length);
            (length - self.corner, out)
        } else if x > y {
            (x - self.corner, Point::new(sign_x, 0.0))
        } else {
            (y - self.corner, Point::new(0.0, sign_y))
        }
    }
}

/// How much of a pixel is inside, when its middle is `distance` outside.
pub(super) fn cover(distance: f32) -> f32 {
    (0.5 - distance).clamp(0.0, 1.0)
}

/// The middle of a pixel.
#[expect(
    clippy::cast_precision_loss,
    reason = "pictures are a few thousand pixels wide"
)]
pub(super) fn middle(x: usize, y: usize) -> Point {
    Point::new(x as f32 + 0.5, y as f32 + 0.5)
}

/// A ring around zero.
pub(super) fn ring(at: Point, radius: f32, width: f32) -> f32 {
    (far(at) - radius).abs() - width / 2.0
}

/// How far a point is from zero.
pub(super) fn far(at: Point) -> f32 {
    (at.x * at.x + at.y * at.y).sqrt()
}

pub(super) fn scaled(points: &[(f32, f32)], scale: f32) -> Vec<Point> {
    points
        .iter()
        .map(|(x, y)| Point::new(x * scale, y * scale))
        .collect()
}

pub(super) fn cross(half: f32, scale: f32) -> (Vec<Point>, Vec<Point>) {
    (
        scaled(&[(-half, -half), (half, half)], scale),
        scaled(&[(-half, half), (half, -half)], scale),
    )
}

/// A star with five points, the first upwards.
pub(super) fn star(radius: f32) -> Vec<(f32, f32)> {
    /// Sine and cosine of each tenth of a turn.
    const TENTHS: [(f32, f32); 10] = [
        (0.0, 1.0),
        (0.587_785_25, 0.809_017),
        (0.951_056_5, 0.309_017),
        (0.951_056_5, -0.309_017),
        (0.587_785_25, -0.809_017),
        (0.0, -1.0),
        (-0.587_785_25, -0.809_017),
        (-0.951_056_5, -0.309_017),
        (-0.951_056_5, 0.309_017),
        (-0.587_785_25, 0.809_017),
    ];
    TENTHS
        .iter()
        .zip([radius, radius * 0.45].into_iter().cycle())
        .map(|((sine, cosine), far)| (sine * far, -cosine * far))
        .collect()
}

/// A ring in eight dashes.
pub(super) fn dashed(at: Point, radius: f32, width: f32) -> f32 {
    let gap = doubled(doubled(at));
    let band = (far(at) - radius).abs() - width / 2.0;
    band.max((gap.y.abs() - 0.86) * radius * 0.5)
}

/// A line round zero that waves eight times, `height` in and out.
pub(super) fn waved(at: Point, radius: f32, height: f32) -> f32 {
    let wave = doubled(doubled(doubled(at)));
    // Where the line runs steeply, it is nearer than straight in or out.
    let (off, steep) = (
        far(at) - radius - height * wave.x,
        8.0 * height * wave.y / radius,
    );
    off.abs() / (1.0 + steep * steep).sqrt()
}

/// The cosine and sine of twice the angle of a direction.
fn doubled(at: Point) -> Point {
    let far = far(at).max(f32::MIN_POSITIVE);
    let (x, y) = (at.x / far, at.y / far);
    Point::new(x * x - y * y, 2.0 * x * y)
}

/// How far a point is from an open path.
pub(super) fn path(at: Point, points: &[Point]) -> f32 {
    points
        .windows(2)
        .filter_map(|leg| match leg {
            [from, to] => Some(segment(at, *from, *to).0),
            _ => None,
        })
        .fold(f32::MAX, f32::min)
}

/// How far a point is outside a closed outline, negative inside.
pub(super) fn polygon(at: Point, points: &[Point]) -> f32 {
    let mut inside = false;
    let mut nearest = f32::MAX;
    for (from, to) in points.iter().zip(points.iter().cycle().skip(1)) {
        let (far, crosses) = segment(at, *from, *to);
        nearest = nearest.min(far);
        inside ^= crosses;
    }
    if inside { -nearest } else { nearest }
}

/// How far a point is from a straight leg, and whether a line from it to the right crosses it.
fn segment(at: Point, from: Point, to: Point) -> (f32, bool) {
    let (along_x, along_y) = (to.x - from.x, to.y - from.y);
    let (x, y) = (at.x - from.x, at.y - from.y);
    let length = (along_x * along_x + along_y * along_y).max(f32::MIN_POSITIVE);
    let part = ((x * along_x + y * along_y) / length).clamp(0.0, 1.0);
    let (dx, dy) = (x - along_x * part, y - along_y * part);
    let spans = (from.y > at.y) != (to.y > at.y);
    let crosses = spans && at.x < from.x + along_x * y / along_y;
    ((dx * dx + dy * dy).sqrt(), crosses)
}
