//! What must hold for every picture, whatever it shows.

use std::collections::HashSet;

use super::board::{self, Content, Kit};
use super::fonts::{self, Face};
use super::layout::{Hand, Layout, Row};
use super::lzw::Lzw;
use super::paint::Canvas;
use super::squeeze::{Hints, zlib};
use super::theme::{Colours, Ink, Rgb, Theme};
use super::{View, text};
use crate::rules::{Board, BySide, HOLES_MAX, Hole, Match, Options, Side, Variant};

const STILL: u16 = 1000;

fn inflated(bytes: &[u8]) -> Vec<u8> {
    fdeflate::decompress_to_vec(bytes).unwrap()
}

/// Bytes that follow no pattern, the same every time.
fn noise(length: usize, kinds: u8) -> Vec<u8> {
    let mut state = 1_u32;
    let mut byte = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        u8::try_from(state >> 24).unwrap() % kinds
    };
    (0..length).map(|_| byte()).collect()
}

#[test]
fn what_is_squeezed_comes_back() {
    for kinds in [1, 2, 5, 255] {
        for length in [1, 3, 4, 5, 300, 70_000] {
            let known = noise(length, kinds);
            let mut other = known.clone();
            other.reverse();
            for stride in [1, 7, 1001] {
                let hints = Hints::new(&known, stride);
                for raw in [&known, &other] {
                    assert_eq!(
                        inflated(&zlib(raw, &hints)),
                        *raw,
                        "{kinds} {length} {stride}"
                    );
                }
            }
        }
    }
}

#[test]
fn what_a_frame_holds_comes_back() {
    // One frame after another, as they come.
    let mut lzw = Lzw::new();
    for kinds in [1, 2, 5, 255] {
        for length in [1_u16, 2, 300, 60_000] {
            let pixels = noise(usize::from(length), kinds);
            let mut encoder = gif::Encoder::new(Vec::new(), length, 1, &[0; 768]).unwrap();
            let frame = gif::Frame {
                width: length,
                height: 1,
                buffer: lzw.compress(&pixels).into(),
                ..gif::Frame::default()
            };
            encoder.write_lzw_pre_encoded_frame(&frame).unwrap();
            let bytes = encoder.into_inner().unwrap();
            let mut options = gif::DecodeOptions::new();
            options.set_color_output(gif::ColorOutput::Indexed);
            let mut decoder = options.read_info(bytes.as_slice()).unwrap();
            let frame = decoder.read_next_frame().unwrap().unwrap();
            assert_eq!(frame.buffer, pixels, "{kinds} {length}");
        }
    }
}

/// How much brighter one colour is than another, from 1 to 21 (WCAG 2).
fn contrast(a: [f32; 3], b: [f32; 3]) -> f32 {
    let brightness = |[red, green, blue]: [f32; 3]| 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let (a, b) = (brightness(a) + 0.05, brightness(b) + 0.05);
    a.max(b) / a.min(b)
}

fn light(rgb: Rgb) -> [f32; 3] {
    rgb.map(|channel| {
        let part = f32::from(channel) / 255.0;
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    })
}

/// What people see who lack one kind of cones (Machado, Oliveira and Fernandes, 2009).
const SIGHTS: [(&str, [[f32; 3]; 3]); 4] = [
    (
        "all cones",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "no red",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "no green",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "no blue",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

#[test]
fn text_stands_out_from_its_plate() {
    for theme in Theme::ALL {
        let colours = Colours::of(theme);
        for (ink, plate) in [
            (Ink::Text, Ink::Plate),
            (Ink::Dim, Ink::Plate),
            (Ink::Dark, Ink::Gold),
            (Ink::Dark, Ink::Sky),
            (Ink::Sky, Ink::Plate),
        ] {
            let ratio = contrast(light(colours.ink(ink)), light(colours.ink(plate)));
            assert!(ratio >= 4.5, "{theme:?}: {ink:?} on {plate:?} is {ratio}");
        }
        let [.., floor, _] = colours.bowl;
        let ratio = contrast(light(colours.ink(Ink::Coral)), light(floor));
        assert!(ratio >= 3.0, "{theme:?}: what was captured is {ratio}");
    }
}

#[test]
fn marks_stand_out_whichever_cones_see_them() {
    for theme in Theme::ALL {
        let colours = Colours::of(theme);
        for (sight, matrix) in SIGHTS {
            let seen = |ink: Ink| {
                let rgb = light(colours.ink(ink));
                matrix.map(|row| {
                    let sum: f32 = row
                        .iter()
                        .zip(rgb)
                        .map(|(part, channel)| part * channel)
                        .sum();
                    sum.clamp(0.0, 1.0)
                })
            };
            for (mark, ground) in [
                (Ink::Gold, Ink::Plate),
                (Ink::Sky, Ink::Black),
                (Ink::Coral, Ink::Black),
                (Ink::Ember, Ink::Char),
            ] {
                let ratio = contrast(seen(mark), seen(ground));
                let least = if mark == Ink::Ember { 1.8 } else { 4.5 };
                assert!(
                    ratio >= least,
                    "{theme:?}, {sight}: {mark:?} on {ground:?} is {ratio}"
                );
            }
        }
    }
}

const MANY_SCRIPTS: &[&str] = &[
    "Siti Nurhaliza",
    "Żółć Nguyễn Ærøskøbing",
    "Ελευθερία",
    "Владимир Їжак",
    "Հայերեն",
    "ქართული",
    "שָׁלוֹם",
    "مُحَمَّد",
    "ދިވެހި",
    "አማርኛ",
    "हिन्दी क्षत्रिय",
    "বাংলা",
    "ਪੰਜਾਬੀ",
    "ગુજરાતી",
    "ଓଡ଼ିଆ",
    "தமிழ்",
    "తెలుగు",
    "ಕನ್ನಡ",
    "മലയാളം",
    "සිංහල",
    "สวัสดี",
    "ພາສາລາວ",
    "မြန်မာ",
    "ខ្មែរ",
    "བོད་ཡིག",
    "ᠮᠣᠩᠭᠣᠯ",
    "日本語 さくら カタカナ",
    "中文 龙凤 繁體",
    "한국어 뷁",
    "ᏣᎳᎩ",
    "ᐃᓄᒃᑎᑐᑦ",
    "ꦗꦮ",
    "ᬩᬮᬶ",
    "🐚🔥👨‍👩‍👧🇲🇾❤️✅",
    "𝓕𝓪𝓷𝓬𝔂 𝕹𝖆𝖒𝖊 Ⓐ ★ ♥ → ꧁༒꧂",
];

#[test]
fn names_in_many_scripts_have_no_missing_glyph() {
    for name in MANY_SCRIPTS {
        assert_eq!(fonts::legible(name, Face::Names, 36.0), *name);
    }
}

#[test]
fn nothing_of_a_name_is_cut_however_high_its_script_stacks() {
    let high = [
        "ꦏ꧀ꦱꦠꦿꦶꦪ",
        "ꦥꦿꦶꦪ꧀ꦪꦶ ꦱꦸꦫꦏꦂꦠ",
        "བསྒྲུབས ཀྱྀ",
        "ស្ត្រី ខ្ញុំ",
        "ᬦᬶᬓ᭄ᬭᬶ ᬒᬁ",
        "ကြိုးစားမှု",
        "ปิ่นปั๊ม ก็",
        "ශ්‍රී ක්‍ෂි",
        "ക്ഷ്മി ശ്രീ",
        "ﷺ ﷲ",
        "Ậ Ǟ Ṩ",
    ];
    for name in MANY_SCRIPTS.iter().chain(&high) {
        let whole = text::small_enough(name, 36.0, 700.0);
        let drawn = text::name(name, 36.0, 700.0);
        assert!(whole.height() > 0.0, "{name} is not there");
        assert!(whole.height() <= 36.0 * 1.18, "{name}: {}", whole.height());
        // Moved, perhaps, but with all of its rows.
        let rows = (whole.height(), drawn.height());
        assert!((rows.0 - rows.1).abs() < 0.5, "{name}: {rows:?}");
        assert!(whole.height() >= 12.0, "{name} is too small to read");
    }
}

#[test]
fn a_name_of_nothing_that_can_be_seen_is_a_dash() {
    let dash = text::name("\u{2014}", 36.0, 700.0);
    for name in [
        "\u{3164}",
        "\u{200b}\u{200d}",
        "\u{2800}\u{2800}",
        "\u{202e}",
        "\u{fe0f}",
        "\u{e0041}",
    ] {
        let line = text::name(name, 36.0, 700.0);
        assert_eq!(line.stencil.reach(), dash.stencil.reach(), "{name:?}");
        assert!(line.advance > 0.0, "{name:?}");
    }
    // Where nobody is named, nothing stands for it.
    assert_eq!(text::name("", 36.0, 700.0).stencil.reach(), None);
}

#[test]
fn a_character_that_no_font_has_becomes_a_dot() {
    assert_eq!(fonts::legible("a\u{13000}b", Face::Names, 36.0), "a·b");
}

#[test]
fn names_stay_in_their_room() {
    let zalgo: String = "zalgo"
        .chars()
        .flat_map(|letter| {
            [
                letter, '\u{35c}', '\u{337}', '\u{345}', '\u{313}', '\u{35c}', '\u{337}',
            ]
        })
        .collect();
    let long = "W".repeat(500);
    let steered = "\u{202e}evil\u{202c} \u{2066}name";
    for name in [
        "",
        " ",
        "Ani",
        &zalgo,
        &long,
        steered,
        "བསྒྲུབས ཀྱྀ",
        "ก็็็็็็็็็็",
        "👨‍👩‍👧".repeat(60).as_str(),
    ] {
        let line = text::name(name, 36.0, 700.0);
        assert!(line.advance <= 700.0, "{name} is {}", line.advance);
        if let Some((top, bottom)) = line.stencil.reach() {
            assert!(
                top >= -38.0 && bottom <= 13.0,
                "{name} reaches from {top} to {bottom}"
            );
        }
    }
}

#[test]
fn a_name_that_is_too_long_ends_in_an_ellipsis() {
    let (short, long) = (
        text::name("Aminah", 36.0, 700.0),
        text::name(&"Aminah".repeat(9), 36.0, 700.0),
    );
    assert!(long.advance > 640.0 && short.advance < 200.0);
}

fn opening(options: Options) -> Match {
    Match::new(options).unwrap()
}

const NAMES: BySide<&str> = BySide {
    south: "South",
    north: "North",
};

/// The pixels of a hole with so many seeds, its count included.
fn hole(count: u8) -> Vec<u8> {
    let kit = Kit::get(Theme::Wood, Variant::Congkak, 7, STILL);
    let hole = Hole::new(Side::South, 3);
    let mut canvas = Canvas {
        width: kit.layout.width,
        height: kit.layout.height,
        pixels: kit.empty.clone(),
        palette: kit.palette,
    };
    board::fill(&mut canvas, &kit, Side::South, hole, Content::Seeds(count));
    canvas.pixels
}

#[test]
fn every_count_looks_different() {
    let all: HashSet<_> = (0..=98).map(hole).collect();
    assert_eq!(all.len(), 99);
}

#[test]
fn digits_are_high_and_every_count_fits_its_plate() {
    for holes in 1..=HOLES_MAX {
        let layout = Layout::new(holes, Hand::Left, STILL);
        let digits = text::digits(layout.count_size());
        assert!(digits.height() >= 36.0);
        assert!(
            digits.width(98) + 8.0 <= layout.count(Row::Lower, 0).width(),
            "{holes} holes"
        );
        let stores = text::digits(66.0);
        assert!(
            stores.width(200) <= layout.store_count(Row::Lower).width(),
            "{holes} holes"
        );
    }
}

#[test]
fn the_turned_board_is_the_same_board() {
    for holes in 1..=HOLES_MAX {
        for hand in [Hand::Left, Hand::Right] {
            let layout = Layout::new(holes, hand, STILL);
            for side in Side::BOTH {
                for label in 1..=holes {
                    let hole = Hole::new(side, label);
                    let (there, here) = (
                        layout.hole(hole, Side::South),
                        layout.hole(hole, Side::North),
                    );
                    assert!(
                        (there.x + here.x - 1000.0).abs() <= 1.0,
                        "{hole} of {holes}"
                    );
                    assert!((there.y + here.y - 536.0).abs() <= 1.0, "{hole} of {holes}");
                }
            }
            // Hole 1 is at the left of whoever looks from below, and a store at the own hand.
            let first = layout.hole(Hole::new(Side::North, 1), Side::North);
            let last = layout.hole(Hole::new(Side::North, holes), Side::North);
            assert!(holes == 1 || first.x < last.x);
            let store = layout.store(Row::Lower).centre();
            assert_eq!(store.x < first.x, hand == Hand::Left);
        }
    }
}

#[test]
fn without_names_a_picture_has_digits_and_shapes_only() {
    // Text comes from two places: the digits of a size, and the names. With no names there are digits.
    let mat = opening(Options::new(Variant::Congkak));
    let kit = Kit::get(Theme::Wood, Variant::Congkak, 7, STILL);
    let unnamed = View::of(
        &mat,
        BySide {
            south: "",
            north: " ",
        },
        Theme::Wood,
    );
    let named = View::of(&mat, NAMES, Theme::Wood);
    let (unnamed, named) = (board::board(&kit, &unnamed), board::board(&kit, &named));
    let rows = |canvas: &Canvas| -> Vec<Vec<u8>> {
        canvas
            .pixels
            .chunks_exact(canvas.stride())
            .map(<[u8]>::to_vec)
            .collect()
    };
    for (y, (without, with)) in rows(&unnamed).into_iter().zip(rows(&named)).enumerate() {
        if (54..482).contains(&y) {
            assert_eq!(without, with, "row {y} holds part of a name");
        }
    }
}

#[test]
fn the_fullest_and_the_emptiest_board_can_be_drawn() {
    for (variant, size) in [
        (Variant::Congkak, HOLES_MAX),
        (Variant::Kalah, 1),
        (Variant::Oware, 3),
    ] {
        for seeds in [0, 1, u8::MAX] {
            let mat = opening(Options::new(variant));
            let board = Board::new(size, seeds);
            let mut view = View::of(&mat, NAMES, Theme::Night);
            view.board = &board;
            assert!(super::png(&view).len() > 1000);
        }
    }
}
