//! The fonts that come with the program, and setting a line in them.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use cosmic_text::fontdb::{Database, Source};
use cosmic_text::{
    Attrs, Buffer, Fallback, Family, FontSystem, Metrics, Shaping, SwashCache, SwashContent,
    Weight, Wrap,
};
use unicode_script::Script;

use super::paint::Stencil;
use super::text::Line;
use super::theme::COVER_MAX;

/// Made by `assets/fonts/subset.sh`.
const FILES: [&[u8]; 4] = [
    include_bytes!("../../assets/fonts/digits.ttf"),
    include_bytes!("../../assets/fonts/scripts.ttc"),
    include_bytes!("../../assets/fonts/cjk.otf"),
    include_bytes!("../../assets/fonts/emoji.ttf"),
];
/// Stands for a character that no font has.
const UNKNOWN: &str = "·";

/// What a line is set in.
#[derive(Clone, Copy, Debug)]
pub(super) enum Face {
    /// Narrow digits.
    Digits,
    /// Any script.
    Names,
}

impl Face {
    const fn family(self) -> &'static str {
        match self {
            Self::Digits => "Noto Sans SemiCondensed",
            Self::Names => "Noto Sans",
        }
    }
}

/// A line that is set and can be measured, but not drawn yet.
pub(super) struct Set(Buffer);

/// Sets a line of text.
pub(super) fn set(text: &str, face: Face, size: f32) -> Set {
    set_in(&mut press().fonts, text, face, size)
}

/// The text with a dot for each character that no font has, so that no empty box is drawn.
pub(super) fn legible(text: &str, face: Face, size: f32) -> String {
    let set = set(text, face, size);
    let mut unknown: Vec<_> = set.unknown().collect();
    unknown.sort_unstable();
    unknown.dedup();
    let mut legible = text.to_owned();
    for (start, end) in unknown.into_iter().rev() {
        if text.get(start..end).is_some() {
            legible.replace_range(start..end, UNKNOWN);
        }
    }
    legible
}

impl Set {
    /// How far the line reaches.
    pub(super) fn advance(&self) -> f32 {
        self.0.layout_runs().map(|run| run.line_w).sum()
    }

    /// Where in the text are characters that no font has.
    fn unknown(&self) -> impl Iterator<Item = (usize, usize)> {
        self.0
            .layout_runs()
            .flat_map(|run| run.glyphs)
            .filter(|glyph| glyph.glyph_id == 0)
            .map(|glyph| (glyph.start, glyph.end))
    }

    /// Draws the line, its zero at the left end of the base line.
    pub(super) fn draw(&self) -> Line {
        let Press { fonts, glyphs } = &mut *press();
        let mut line = Line {
            stencil: Stencil::default(),
            advance: self.advance(),
        };
        for glyph in self.0.layout_runs().flat_map(|run| run.glyphs) {
            let placed = glyph.physical((0.0, 0.0), 1.0);
            let Some(image) = glyphs.get_image_uncached(fonts, placed.cache_key) else {
                continue;
            };
            let width = usize::try_from(image.placement.width).unwrap_or(0);
            if image.content != SwashContent::Mask || width == 0 {
                continue;
            }
            let left = pixels(placed.x + image.placement.left);
            let mut top = pixels(placed.y - image.placement.top);
            for row in image.data.chunks_exact(width) {
                line.stencil.row(left, top, row.iter().copied().map(cover));
                top += 1.0;
            }
        }
        line
    }
}

struct Press {
    fonts: FontSystem,
    glyphs: SwashCache,
}

fn press() -> MutexGuard<'static, Press> {
    static PRESS: OnceLock<Mutex<Press>> = OnceLock::new();
    let press = PRESS.get_or_init(|| {
        let mut fonts = Database::new();
        for file in FILES {
            fonts.load_font_source(Source::Binary(Arc::new(file)));
        }
        let locale = "en".to_owned();
        Mutex::new(Press {
            fonts: FontSystem::new_with_locale_and_db_and_fallback(locale, fonts, Families),
            glyphs: SwashCache::new(),
        })
    });
    press.lock().unwrap_or_else(PoisonError::into_inner)
}

fn set_in(fonts: &mut FontSystem, text: &str, face: Face, size: f32) -> Set {
    let mut buffer = Buffer::new_empty(Metrics::new(size, size * 1.3));
    let family = Family::Name(face.family());
    let attributes = Attrs::new().family(family).weight(Weight::BOLD);
    buffer.set_wrap(Wrap::None);
    buffer.set_text(text, &attributes, Shaping::Advanced, None);
    buffer.shape_until_scroll(fonts, false);
    Set(buffer)
}

fn cover(alpha: u8) -> u8 {
    let cover = (u16::from(alpha) * u16::from(COVER_MAX) + 127) / 255;
    u8::try_from(cover).unwrap_or(COVER_MAX)
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a line is some thousand pixels long at most"
)]
fn pixels(length: i32) -> f32 {
    length as f32
}

/// Which family has which script. The library's own list names the fonts of desktop systems.
struct Families;

impl Fallback for Families {
    fn common_fallback(&self) -> &[&'static str] {
        &[
            "Noto Sans CJK JP",
            "Noto Emoji",
            "Noto Sans Symbols",
            "Noto Sans Symbols2",
            "Noto Sans Math",
        ]
    }

    fn forbidden_fallback(&self) -> &[&'static str] {
        &[]
    }

    fn script_fallback(&self, script: Script, _locale: &str) -> &[&'static str] {
        match script {
            Script::Adlam => &["Noto Sans Adlam"],
            Script::Arabic => &["Noto Sans Arabic"],
            Script::Armenian => &["Noto Sans Armenian"],
            Script::Balinese => &["Noto Sans Balinese"],
            Script::Batak => &["Noto Sans Batak"],
            Script::Bengali => &["Noto Sans Bengali"],
            Script::Buginese => &["Noto Sans Buginese"],
            Script::Buhid => &["Noto Sans Buhid"],
            Script::Canadian_Aboriginal => &["Noto Sans CanAborig"],
            Script::Chakma => &["Noto Sans Chakma"],
            Script::Cham => &["Noto Sans Cham"],
            Script::Cherokee => &["Noto Sans Cherokee"],
            Script::Coptic => &["Noto Sans Coptic"],
            Script::Deseret => &["Noto Sans Deseret"],
            Script::Devanagari => &["Noto Sans Devanagari"],
            Script::Ethiopic => &["Noto Sans Ethiopic"],
            Script::Georgian => &["Noto Sans Georgian"],
            Script::Glagolitic => &["Noto Sans Glagolitic"],
            Script::Gothic => &["Noto Sans Gothic"],
            Script::Gujarati => &["Noto Sans Gujarati"],
            Script::Gurmukhi => &["Noto Sans Gurmukhi"],
            Script::Bopomofo
            | Script::Han
            | Script::Hangul
            | Script::Hiragana
            | Script::Katakana => &["Noto Sans CJK JP"],
            Script::Hanifi_Rohingya => &["Noto Sans Hanifi Rohingya"],
            Script::Hanunoo => &["Noto Sans Hanunoo"],
            Script::Hebrew => &["Noto Sans Hebrew"],
            Script::Javanese => &["Noto Sans Javanese"],
            Script::Kannada => &["Noto Sans Kannada"],
            Script::Khmer => &["Noto Sans Khmer"],
            Script::Lao => &["Noto Sans Lao"],
            Script::Lepcha => &["Noto Sans Lepcha"],
            Script::Limbu => &["Noto Sans Limbu"],
            Script::Lisu => &["Noto Sans Lisu"],
            Script::Malayalam => &["Noto Sans Malayalam"],
            Script::Meetei_Mayek => &["Noto Sans MeeteiMayek"],
            Script::Mongolian => &["Noto Sans Mongolian"],
            Script::Myanmar => &["Noto Sans Myanmar"],
            Script::New_Tai_Lue => &["Noto Sans NewTaiLue"],
            Script::Nko => &["Noto Sans NKo"],
            Script::Ogham => &["Noto Sans Ogham"],
            Script::Ol_Chiki => &["Noto Sans Ol Chiki"],
            Script::Oriya => &["Noto Sans Oriya"],
            Script::Osage => &["Noto Sans Osage"],
            Script::Rejang => &["Noto Sans Rejang"],
            Script::Runic => &["Noto Sans Runic"],
            Script::Saurashtra => &["Noto Sans Saurashtra"],
            Script::Sinhala => &["Noto Sans Sinhala"],
            Script::Sundanese => &["Noto Sans Sundanese"],
            Script::Syloti_Nagri => &["Noto Sans Syloti Nagri"],
            Script::Syriac => &["Noto Sans Syriac"],
            Script::Tagalog => &["Noto Sans Tagalog"],
            Script::Tagbanwa => &["Noto Sans Tagbanwa"],
            Script::Tai_Le => &["Noto Sans Tai Le"],
            Script::Tamil => &["Noto Sans Tamil"],
            Script::Telugu => &["Noto Sans Telugu"],
            Script::Thaana => &["Noto Sans Thaana"],
            Script::Thai => &["Noto Sans Thai"],
            Script::Tibetan => &["Noto Serif Tibetan"],
            Script::Tifinagh => &["Noto Sans Tifinagh"],
            Script::Vai => &["Noto Sans Vai"],
            Script::Yi => &["Noto Sans Yi"],
            _ => &[],
        }
    }
}
