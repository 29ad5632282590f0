//! Digits and names as stencils.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use unicode_bidi::{BidiClass, bidi_class};
use unicode_segmentation::UnicodeSegmentation;

use super::fonts::{self, Face};
use super::layout::{Area, Point};
use super::paint::{Canvas, Stencil};
use super::shape::ring;
use super::theme::Ink;

/// A line of text as a stencil, its zero at the left end of the base line.
#[derive(Debug, Default)]
pub(super) struct Line {
    pub(super) stencil: Stencil,
    /// How far it reaches.
    pub(super) advance: f32,
}

impl Line {
    /// How high it is, from its highest ink to its lowest.
    pub(super) fn height(&self) -> f32 {
        let reach = self.stencil.reach();
        reach.map_or(0.0, |(top, bottom)| bottom - top)
    }
}

/// The digits of one size.
pub(super) struct Digits {
    glyphs: Vec<Line>,
    plus: Line,
    stroke: Line,
    endless: Line,
    /// Half of the height of a digit.
    half: f32,
}

/// Draws the digits of a size.
pub(super) fn digits(size: f32) -> Digits {
    let one = |text: &str| fonts::set(text, Face::Digits, size).draw();
    Digits {
        glyphs: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
            .map(one)
            .into(),
        plus: one("+"),
        stroke: one("/"),
        endless: endless(size),
        half: size * 0.357,
    }
}

/// The sign for as many as it takes: the narrow fonts have none.
fn endless(size: f32) -> Line {
    let radius = size * 0.17;
    let area = Area::new(0.0, -size * 0.6, size * 0.9, 0.0);
    let at = |centre: f32| Point::new(size * centre, -size * 0.35);
    let (left, right) = (at(0.27), at(0.61));
    Line {
        stencil: Stencil::new(area, |point| {
            let from = |centre: Point| Point::new(point.x - centre.x, point.y - centre.y);
            let width = size * 0.1;
            ring(from(left), radius, width).min(ring(from(right), radius, width))
        }),
        advance: size * 0.88,
    }
}

impl Digits {
    /// The glyphs of a number, the first at the left.
    fn of(&self, number: u16) -> impl Iterator<Item = &Line> {
        [1000, 100, 10, 1]
            .into_iter()
            .filter(move |power| *power == 1 || number >= *power)
            .filter_map(move |power| self.glyphs.get(usize::from(number / power % 10)))
    }

    /// How high a digit is.
    #[cfg(test)]
    pub(super) fn height(&self) -> f32 {
        let zero = self.glyphs.first().and_then(|line| line.stencil.reach());
        zero.map_or(0.0, |(top, bottom)| bottom - top)
    }

    /// How wide a number is.
    pub(super) fn width(&self, number: u16) -> f32 {
        self.of(number).map(|line| line.advance).sum()
    }

    /// Draws a number from a left end, `middle` being half-way up.
    pub(super) fn draw(&self, canvas: &mut Canvas, left: f32, middle: f32, number: u16, ink: Ink) {
        self.lines(canvas, left, middle, self.of(number), ink);
    }

    /// Draws a number in the middle of a place.
    pub(super) fn draw_middle(&self, canvas: &mut Canvas, at: Point, number: u16, ink: Ink) {
        self.draw(canvas, at.x - self.width(number) / 2.0, at.y, number, ink);
    }

    /// Draws a number that was gained, such as `+9`.
    pub(super) fn draw_gain(&self, canvas: &mut Canvas, at: Point, number: u16, ink: Ink) {
        let lines = || std::iter::once(&self.plus).chain(self.of(number));
        let width: f32 = lines().map(|line| line.advance).sum();
        self.lines(canvas, at.x - width / 2.0, at.y, lines(), ink);
    }

    /// Draws which one of how many, such as `2/3`; of an unknown number with an endless sign.
    pub(super) fn draw_of(
        &self,
        canvas: &mut Canvas,
        at: Point,
        number: u16,
        last: Option<u16>,
        ink: Ink,
    ) {
        let lines = || {
            let endless = last.is_none().then_some(&self.endless);
            self.of(number)
                .chain([&self.stroke])
                .chain(last.into_iter().flat_map(|last| self.of(last)))
                .chain(endless)
        };
        let width: f32 = lines().map(|line| line.advance).sum();
        self.lines(canvas, at.x - width / 2.0, at.y, lines(), ink);
    }

    fn lines<'a>(
        &self,
        canvas: &mut Canvas,
        left: f32,
        middle: f32,
        lines: impl Iterator<Item = &'a Line>,
        ink: Ink,
    ) {
        let mut x = left;
        for line in lines {
            canvas.stamp(Point::new(x, middle + self.half), &line.stencil, ink);
            x += line.advance;
        }
    }
}

/// Names kept as drawn: those of the players of the last some hundred pictures.
const NAMES_MAX: usize = 256;
/// No name is drawn longer than this many characters, however narrow they are.
const LETTERS_MAX: usize = 40;
/// Marks that a letter can carry. Scripts need three; more are there to spill over.
const CARRIED_MAX: u8 = 3;
/// How far a name reaches above and below its base line, as parts of its size.
const ABOVE: f32 = 0.92;
const BELOW: f32 = 0.26;
/// The smallest part of its size to which a name is shrunk.
const SHRUNK_MIN: f32 = 0.5;
/// Stands for a name of which nothing can be seen, as it does in words.
const UNSEEN: &str = "\u{2014}";

/// Draws a name, shortened with an ellipsis where it is wider than `room`.
pub(super) fn name(name: &str, size: f32, room: f32) -> Arc<Line> {
    type Kept = VecDeque<((String, u32, u32, bool), Arc<Line>)>;
    static KEPT: Mutex<Kept> = Mutex::new(VecDeque::new());
    let is_given = !name.is_empty();
    let name: String = clean(name);
    let key = (name, size.to_bits(), room.to_bits(), is_given);
    {
        let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, line)) = kept.iter().find(|(kept, _)| *kept == key) {
            return Arc::clone(line);
        }
    }
    let mut line = fit(&key.0, size, room);
    if is_given && line.stencil.reach().is_none() {
        line = fit(UNSEEN, size, room);
    }
    let line = Arc::new(line);
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.len() == NAMES_MAX {
        kept.pop_front();
    }
    kept.push_back((key, Arc::clone(&line)));
    line
}

/// A name without what cannot be seen or spills over: control characters, overrides of the
/// direction, towers of marks.
fn clean(name: &str) -> String {
    let mut cleaned = String::with_capacity(name.len());
    let mut carried = 0;
    for letter in name.chars() {
        let class = bidi_class(letter);
        if letter.is_whitespace() {
            if !cleaned.is_empty() && !cleaned.ends_with(' ') {
                cleaned.push(' ');
            }
        } else if class == BidiClass::NSM {
            carried += 1;
            if carried <= CARRIED_MAX && !cleaned.is_empty() {
                cleaned.push(letter);
            }
            continue;
        } else if !letter.is_control() && !steers(class) {
            cleaned.push(letter);
        }
        carried = 0;
    }
    let mut ends = cleaned.grapheme_indices(true).skip(LETTERS_MAX * 2);
    if let Some((end, _)) = ends.next() {
        cleaned.truncate(end);
    }
    cleaned.truncate(cleaned.trim_end().len());
    cleaned
}

/// Whether a character only steers the direction of others.
fn steers(class: BidiClass) -> bool {
    use BidiClass::{FSI, LRE, LRI, LRO, PDF, PDI, RLE, RLI, RLO};
    matches!(class, FSI | LRE | LRI | LRO | PDF | PDI | RLE | RLI | RLO)
}

/// Sets a name in its place.
fn fit(name: &str, size: f32, room: f32) -> Line {
    let line = small_enough(name, size, room);
    within(line, size)
}

/// Sets a name as large as its height allows: some scripts stack higher than others. Nothing of it
/// is cut: it is set smaller, and only what would be too small to read then loses its marks.
pub(super) fn small_enough(name: &str, size: f32, room: f32) -> Line {
    /// How often a name is set anew: letters do not shrink evenly, as they are fitted to pixels.
    const TRIES: u8 = 4;
    let most = (ABOVE + BELOW) * size;
    let mut smaller = size;
    let mut line = shortened(name, smaller, room);
    for _ in 0..TRIES {
        let height = line.height();
        if height <= most {
            return line;
        }
        smaller = (smaller * most / height * 0.98).max(size * SHRUNK_MIN);
        line = shortened(name, smaller, room);
    }
    if line.height() <= most {
        return line;
    }
    let is_mark = |letter: &char| bidi_class(*letter) == BidiClass::NSM;
    let bare: String = name.chars().filter(|letter| !is_mark(letter)).collect();
    if bare == name {
        return line;
    }
    small_enough(&bare, size, room)
}

/// Sets a name with as many of its letters as fit.
fn shortened(name: &str, size: f32, room: f32) -> Line {
    let name = fonts::legible(name, Face::Names, size);
    let letters: Vec<&str> = name.graphemes(true).collect();
    let fits = |count: usize| {
        let set = if count == letters.len() {
            fonts::set(&name, Face::Names, size)
        } else {
            let kept: String = letters.iter().take(count).copied().collect();
            fonts::set(&format!("{}…", kept.trim_end()), Face::Names, size)
        };
        (set.advance() <= room).then_some(set)
    };
    let whole = (letters.len() <= LETTERS_MAX)
        .then(|| fits(letters.len()))
        .flatten();
    let set = whole.unwrap_or_else(|| {
        // The longest beginning that fits; an ellipsis alone always does.
        let (mut low, mut high) = (0, letters.len().min(LETTERS_MAX));
        while high - low > 1 {
            let middle = usize::midpoint(low, high);
            if fits(middle).is_some() {
                low = middle;
            } else {
                high = middle;
            }
        }
        fits(low).unwrap_or_else(|| fonts::set("", Face::Names, size))
    });
    set.draw()
}

/// Moves or cuts what reaches too far up or down.
fn within(line: Line, size: f32) -> Line {
    let (above, below) = (-ABOVE * size, BELOW * size);
    let Some((top, bottom)) = line.stencil.reach() else {
        return line;
    };
    let shift = if top < above {
        (above - top).min((below - bottom).max(0.0))
    } else if bottom > below {
        (below - bottom).max(above - top)
    } else {
        0.0
    };
    let mut stencil = Stencil::default();
    stencil.add(&line.stencil, Point::new(0.0, shift.round()));
    stencil.keep_between(above - size * 0.06, below + size * 0.06);
    Line { stencil, ..line }
}
