//! Colours and materials: one fixed palette a theme, and how its colours mix.

use std::sync::OnceLock;

/// A look of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// Carved wood.
    #[default]
    Wood,
    /// Dark slate, easy on the eyes at night.
    Night,
    /// Black and white with few strong colours, for those who see little.
    Contrast,
}

impl Theme {
    /// Every theme, in the order people are offered them.
    pub const ALL: [Self; 3] = [Self::Wood, Self::Night, Self::Contrast];

    /// The word by which settings name the theme.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Night => "night",
            Self::Contrast => "contrast",
        }
    }
}

/// A colour without transparency.
pub(super) type Rgb = [u8; 3];

/// What marks, text and shadows are drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Ink {
    /// Digits and names on plates.
    Text,
    /// What is there but does not matter now: a zero, a label that cannot be pressed.
    Dim,
    /// Under text.
    Plate,
    /// Text on a bright plate.
    Dark,
    /// Whose turn it is, and what can be picked.
    Gold,
    /// How the last seeds went.
    Sky,
    /// What was captured.
    Coral,
    /// Shadows, outlines and cracks.
    Black,
    /// The lid of a burnt hole.
    Char,
    /// The rim of a burnt hole.
    Ember,
}

impl Ink {
    pub(super) const ALL: [Self; 10] = [
        Self::Text,
        Self::Dim,
        Self::Plate,
        Self::Dark,
        Self::Gold,
        Self::Sky,
        Self::Coral,
        Self::Black,
        Self::Char,
        Self::Ember,
    ];
}

/// The colours of a theme, before they are numbered.
pub(super) struct Colours {
    /// The board, from its darkest grain to its brightest edge.
    pub(super) wood: [Rgb; 5],
    /// The inside of holes and stores, likewise.
    pub(super) bowl: [Rgb; 4],
    /// Three sorts of seeds, each from shadow to highlight.
    pub(super) seeds: [[Rgb; 4]; 3],
    /// The dark of a cowrie's mouth.
    pub(super) mouth: Rgb,
    /// How much of the grain shows, from 0.
    pub(super) grain: f32,
    /// How deep holes and edges look, from 0.
    pub(super) relief: f32,
    /// A line around holes and stores, for themes without relief.
    pub(super) line: Option<Rgb>,
    inks: [Rgb; Ink::ALL.len()],
}

impl Colours {
    pub(super) const fn of(theme: Theme) -> Self {
        match theme {
            Theme::Wood => Self {
                wood: [
                    hex("3f210f"),
                    hex("7a4520"),
                    hex("b07038"),
                    hex("cf9455"),
                    hex("f0c58c"),
                ],
                bowl: [hex("160a04"), hex("351c0d"), hex("5c3519"), hex("9a643a")],
                seeds: [
                    [hex("4a3018"), hex("b99768"), hex("f0dfba"), hex("fffdf4")],
                    [hex("262a2e"), hex("6f7a83"), hex("b4c0c6"), hex("f4f9fa")],
                    [hex("3d170d"), hex("9c4a30"), hex("d98a69"), hex("ffe3d2")],
                ],
                mouth: hex("331c0c"),
                grain: 1.0,
                relief: 1.0,
                line: None,
                inks: [
                    hex("fff4dd"),
                    hex("b9a184"),
                    hex("1e1006"),
                    hex("241204"),
                    hex("ffc940"),
                    hex("8fe0ff"),
                    hex("ff8a66"),
                    hex("0a0401"),
                    hex("2b2522"),
                    hex("c24a1c"),
                ],
            },
            Theme::Night => Self {
                wood: [
                    hex("12171f"),
                    hex("202937"),
                    hex("2e3a4c"),
                    hex("405066"),
                    hex("7186a3"),
                ],
                bowl: [hex("05070b"), hex("0c1119"), hex("18212e"), hex("3a4a60")],
                seeds: [
                    [hex("2a2f3a"), hex("8f97a6"), hex("dfe3ea"), hex("ffffff")],
                    [hex("102f33"), hex("2f8d8f"), hex("8cdcd4"), hex("eefffb")],
                    [hex("331d3a"), hex("8a5aa0"), hex("cfa5e0"), hex("fbf0ff")],
                ],
                mouth: hex("242936"),
                grain: 0.55,
                relief: 0.9,
                line: None,
                inks: [
                    hex("f2f6fc"),
                    hex("9aa7ba"),
                    hex("0b0f16"),
                    hex("161204"),
                    hex("ffd166"),
                    hex("7cdcff"),
                    hex("ff8f7a"),
                    hex("020305"),
                    hex("1d1c1e"),
                    hex("b84a24"),
                ],
            },
            Theme::Contrast => Self {
                wood: [
                    hex("000000"),
                    hex("0c0c0c"),
                    hex("181818"),
                    hex("242424"),
                    hex("ffffff"),
                ],
                bowl: [hex("000000"), hex("000000"), hex("040404"), hex("101010")],
                seeds: [
                    [hex("404040"), hex("b0b0b0"), hex("f4f4f4"), hex("ffffff")],
                    [hex("404040"), hex("a0a0a0"), hex("e0e0e0"), hex("ffffff")],
                    [hex("404040"), hex("909090"), hex("d0d0d0"), hex("ffffff")],
                ],
                mouth: hex("000000"),
                grain: 0.0,
                relief: 0.0,
                line: Some(hex("ffffff")),
                inks: [
                    hex("ffffff"),
                    hex("b4b4b4"),
                    hex("000000"),
                    hex("000000"),
                    hex("ffe600"),
                    hex("4de1ff"),
                    hex("ff8a5c"),
                    hex("000000"),
                    hex("303030"),
                    hex("ffffff"),
                ],
            },
        }
    }

    /// What a seed throws into a hollow.
    pub(super) const fn shadow(&self) -> Rgb {
        let [darkest, ..] = self.bowl;
        darkest
    }

    pub(super) fn ink(&self, ink: Ink) -> Rgb {
        Ink::ALL
            .iter()
            .zip(self.inks)
            .find_map(|(at, rgb)| (*at == ink).then_some(rgb))
            .expect("every ink is in the list")
    }
}

/// Steps between no ink and only ink.
pub(super) const COVER_MAX: u8 = 15;
/// The palette entry of what is not there.
pub(super) const NOTHING: u8 = 0;
/// Steps of transparency at the outer edge.
const ALPHAS: u8 = 7;
const COLOURS: usize = 256;

/// The numbered colours of a theme.
pub(super) struct Palette {
    pub(super) colours: Colours,
    /// What each number looks like.
    pub(super) rgb: Vec<Rgb>,
    /// How opaque the first numbers are; all others are wholly.
    pub(super) alpha: Vec<u8>,
    inks: [u8; Ink::ALL.len()],
    mixed: [OnceLock<Vec<u8>>; Ink::ALL.len()],
}

impl Palette {
    pub(super) fn new(theme: Theme) -> Self {
        let colours = Colours::of(theme);
        let [edge, ..] = colours.wood;
        let mut rgb = vec![[0, 0, 0]];
        let mut alpha = vec![0];
        for step in 1..=ALPHAS {
            rgb.push(edge);
            alpha.push(step * 32);
        }
        let inks = Ink::ALL.map(|ink| {
            rgb.push(colours.ink(ink));
            u8::try_from(rgb.len() - 1).expect("inks are numbered first")
        });
        ramp(&mut rgb, &colours.wood, 29);
        ramp(&mut rgb, &colours.bowl, 22);
        let [first, second, third] = &colours.seeds;
        ramp(&mut rgb, first, 13);
        ramp(&mut rgb, second, 10);
        ramp(&mut rgb, third, 10);
        rgb.push(colours.mouth);
        // Between text and what it stands on, so that its edges are smooth.
        let plate = colours.ink(Ink::Plate);
        for (ink, ground, steps) in [
            (Ink::Text, plate, 14),
            (Ink::Dim, plate, 8),
            (Ink::Gold, plate, 10),
            (Ink::Gold, colours.wood[2], 4),
            (Ink::Sky, plate, 8),
            (Ink::Sky, colours.wood[2], 4),
            (Ink::Coral, plate, 8),
            (Ink::Coral, colours.wood[2], 4),
            (Ink::Ember, colours.ink(Ink::Char), 4),
        ] {
            between(&mut rgb, ground, colours.ink(ink), steps);
        }
        debug_assert!(rgb.len() <= COLOURS, "{} colours are too many", rgb.len());
        rgb.truncate(COLOURS);
        Self {
            colours,
            rgb,
            alpha,
            inks,
            mixed: Default::default(),
        }
    }

    /// The number of an ink's own colour.
    pub(super) fn ink(&self, ink: Ink) -> u8 {
        self.inks.get(ink as usize).copied().unwrap_or(NOTHING)
    }

    /// The number of the opaque colour that is nearest.
    pub(super) fn nearest(&self, [red, green, blue]: Rgb) -> u8 {
        let mut best = (u32::MAX, NOTHING);
        for (number, [r, g, b]) in (0..=u8::MAX).zip(&self.rgb).skip(usize::from(ALPHAS) + 1) {
            let [r, g, b] = [r.abs_diff(red), g.abs_diff(green), b.abs_diff(blue)].map(u32::from);
            // The eye tells greens apart best, blues worst.
            let distance = 3 * r * r + 6 * g * g + b * b;
            if distance < best.0 {
                best = (distance, number);
            }
        }
        best.1
    }

    /// The number at the outer edge for how much of the pixel the board covers.
    pub(super) fn edge(cover: f32) -> Option<u8> {
        let step = super::layout::whole(cover * 8.0).min(8);
        let step = u8::try_from(step).unwrap_or(8);
        (step <= ALPHAS).then_some(step)
    }

    /// For each cover from 0 to [`COVER_MAX`], what each number becomes with that much of an ink.
    pub(super) fn mixed(&self, ink: Ink) -> &[u8] {
        let Some(slot) = self.mixed.get(ink as usize) else {
            return &[];
        };
        slot.get_or_init(|| {
            let over = self.colours.ink(ink);
            let mut table = Vec::with_capacity(COLOURS * (usize::from(COVER_MAX) + 1));
            for cover in 0..=COVER_MAX {
                for number in 0..=u8::MAX {
                    let ground = self.rgb.get(usize::from(number)).copied();
                    table.push(match (cover, ground) {
                        (0, _) | (_, None) => number,
                        (COVER_MAX, _) => self.ink(ink),
                        // Nothing is drawn past the edge of the board.
                        _ if number <= ALPHAS => number,
                        (_, Some(ground)) => self.nearest(mix(ground, over, cover, COVER_MAX)),
                    });
                }
            }
            table
        })
    }
}

/// The colour `part` of `whole` of the way from one to another.
fn mix(from: Rgb, to: Rgb, part: u8, whole: u8) -> Rgb {
    let [part, whole] = [part, whole].map(u32::from);
    let mut mixed = from;
    for (channel, to) in mixed.iter_mut().zip(to) {
        let sum = u32::from(*channel) * (whole - part) + u32::from(to) * part;
        *channel = u8::try_from((sum + whole / 2) / whole).unwrap_or(u8::MAX);
    }
    mixed
}

/// Appends `count` colours that lead evenly through `stops`, both ends included.
fn ramp(rgb: &mut Vec<Rgb>, stops: &[Rgb], count: u8) {
    let legs = u8::try_from(stops.len().saturating_sub(1)).unwrap_or(1);
    for step in 0..count {
        let way = u16::from(step) * u16::from(legs);
        let last = u16::from(count - 1);
        let leg = (way / last).min(u16::from(legs) - 1);
        let part = u8::try_from(way - leg * last).unwrap_or(0);
        let mut ends = stops.iter().skip(usize::from(leg));
        if let (Some(from), Some(to)) = (ends.next(), ends.next()) {
            rgb.push(mix(*from, *to, part, count - 1));
        }
    }
}

/// Appends `steps` colours strictly between two.
fn between(rgb: &mut Vec<Rgb>, from: Rgb, to: Rgb, steps: u8) {
    for step in 1..=steps {
        rgb.push(mix(from, to, step, steps + 1));
    }
}

/// A colour from its six hexadecimal digits.
const fn hex(digits: &str) -> Rgb {
    let (digits, _) = digits.as_bytes().as_chunks::<2>();
    let [red, green, blue] = digits else {
        panic!("a colour has six digits")
    };
    [byte(*red), byte(*green), byte(*blue)]
}

const fn byte([high, low]: [u8; 2]) -> u8 {
    nibble(high) << 4 | nibble(low)
}

const fn nibble(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        b'a'..=b'f' => digit - b'a' + 10,
        _ => panic!("not a hexadecimal digit"),
    }
}
