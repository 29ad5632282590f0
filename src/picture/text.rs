//! Digits and names as stencils, from the fonts that come with the program.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use cosmic_text::fontdb::{Database, Source};
use cosmic_text::{
    Attrs, Buffer, Fallback, Family, FontSystem, Metrics, Shaping, SwashCache, SwashContent,
    Weight, Wrap,
};
use unicode_script::Script;

use super::layout::Point;
use super::paint::{Canvas, Stencil};
use super::theme::{COVER_MAX, Ink};

const DIGITS: &[u8] = include_bytes!("../../assets/fonts/digits.ttf");
const DIGITS_FAMILY: &str = "Noto Sans SemiCondensed";
const NAMES: [&[u8]; 1] = [include_bytes!("../../assets/fonts/names-latin.ttf")];
const NAMES_FAMILY: &str = "Noto Sans";

/// A line of text as a stencil, its zero at the left end of the base line.
#[derive(Debug, Default)]
pub(super) struct Line {
    pub(super) stencil: Stencil,
    /// How far it reaches.
    pub(super) advance: f32,
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
    let one = |text: &str| draw(text, DIGITS_FAMILY, size);
    Digits {
        glyphs: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
            .map(one)
            .into(),
        plus: one("+"),
        stroke: one("/"),
        endless: one("∞"),
        half: size * 0.357,
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
const NAMES_MAX: usize = 512;
/// No name is drawn longer than this many characters, however narrow they are.
const NAME_CHARS_MAX: usize = 48;

/// Draws a name, shortened with an ellipsis where it is wider than `room`.
pub(super) fn name(name: &str, size: f32, room: f32) -> Arc<Line> {
    type Kept = VecDeque<((String, u32, u32), Arc<Line>)>;
    static KEPT: Mutex<Kept> = Mutex::new(VecDeque::new());
    let key = (name.to_owned(), size.to_bits(), room.to_bits());
    {
        let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, line)) = kept.iter().find(|(kept, _)| *kept == key) {
            return Arc::clone(line);
        }
    }
    let line = Arc::new(fit(name, size, room));
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.len() == NAMES_MAX {
        kept.pop_front();
    }
    kept.push_back((key, Arc::clone(&line)));
    line
}

fn fit(name: &str, size: f32, room: f32) -> Line {
    let mut chars: Vec<char> = name.chars().take(NAME_CHARS_MAX).collect();
    let mut line = draw(name, NAMES_FAMILY, size);
    while line.advance > room && !chars.is_empty() {
        chars.pop();
        let shorter: String = chars.iter().chain(&['…']).collect();
        line = draw(&shorter, NAMES_FAMILY, size);
    }
    line
}

struct Press {
    fonts: FontSystem,
    glyphs: SwashCache,
}

struct Fallbacks;

impl Fallback for Fallbacks {
    fn common_fallback(&self) -> &[&'static str] {
        &[]
    }

    fn forbidden_fallback(&self) -> &[&'static str] {
        &[]
    }

    fn script_fallback(&self, _script: Script, _locale: &str) -> &[&'static str] {
        &[]
    }
}

fn press() -> &'static Mutex<Press> {
    static PRESS: OnceLock<Mutex<Press>> = OnceLock::new();
    PRESS.get_or_init(|| {
        let mut fonts = Database::new();
        for font in NAMES.iter().chain([&DIGITS]) {
            fonts.load_font_source(Source::Binary(Arc::new(*font)));
        }
        let locale = "en".to_owned();
        Mutex::new(Press {
            fonts: FontSystem::new_with_locale_and_db_and_fallback(locale, fonts, Fallbacks),
            glyphs: SwashCache::new(),
        })
    })
}

fn draw(text: &str, family: &str, size: f32) -> Line {
    let mut press = press().lock().unwrap_or_else(PoisonError::into_inner);
    let Press { fonts, glyphs } = &mut *press;
    let mut buffer = Buffer::new_empty(Metrics::new(size, size * 1.3));
    let attributes = Attrs::new()
        .family(Family::Name(family))
        .weight(Weight::BOLD);
    buffer.set_wrap(Wrap::None);
    buffer.set_text(text, &attributes, Shaping::Advanced, None);
    buffer.shape_until_scroll(fonts, false);
    let mut line = Line::default();
    for run in buffer.layout_runs() {
        line.advance = run.line_w;
        for glyph in run.glyphs {
            let placed = glyph.physical((0.0, 0.0), 1.0);
            let Some(image) = glyphs.get_image_uncached(fonts, placed.cache_key) else {
                continue;
            };
            if image.content != SwashContent::Mask {
                continue;
            }
            let width = whole_of(image.placement.width);
            if width == 0 {
                continue;
            }
            let mut stencil = Stencil::default();
            let mut top = pixels(-image.placement.top);
            for row in image.data.chunks_exact(width) {
                let covers = row.iter().map(|alpha| {
                    let cover = (u16::from(*alpha) * u16::from(COVER_MAX) + 127) / 255;
                    u8::try_from(cover).unwrap_or(COVER_MAX)
                });
                stencil.row(pixels(image.placement.left), top, covers);
                top += 1.0;
            }
            line.stencil
                .add(&stencil, Point::new(pixels(placed.x), pixels(placed.y)));
        }
    }
    line
}

fn whole_of(length: u32) -> usize {
    usize::try_from(length).unwrap_or(0)
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a glyph is some hundred pixels at most"
)]
fn pixels(length: i32) -> f32 {
    length as f32
}
