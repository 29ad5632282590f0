//! Pictures as people see them, compared with those in `pictures/`.
//!
//! `CONGKAK_NEW_PICTURES=1 cargo test --test pictures` writes them anew. It fails all the same:
//! whoever runs it is to look at what was written.

#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test stops at the first fault"
)]

#[path = "pictures/scenes.rs"]
mod scenes;
#[path = "pictures/sheets.rs"]
mod sheets;

use std::path::Path;

use congkak::picture::{Theme, View, gif, png};
use congkak::rules::{BySide, Record};
use image::codecs::gif::GifDecoder;
use image::{AnimationDecoder, ImageFormat, Rgba, RgbaImage};
use scenes::Scene;

/// How far a channel may be off: a level, for rounding.
const OFF_MAX: u8 = 1;

fn decoded(bytes: &[u8]) -> RgbaImage {
    image::load_from_memory(bytes).unwrap().into_rgba8()
}

/// Compares a picture with the kept one; says what is wrong.
fn check(name: &str, bytes: &[u8]) -> Result<(), String> {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/pictures/{name}.png"));
    if std::env::var_os("CONGKAK_NEW_PICTURES").is_some() {
        std::fs::write(&kept, bytes).unwrap();
        return Err(format!(
            "wrote {name}.png anew: look at it, then run the tests without"
        ));
    }
    let actual = decoded(bytes);
    let expected = std::fs::read(&kept).map_err(|error| format!("{name}.png: {error}"))?;
    let expected = decoded(&expected);
    let same = expected.dimensions() == actual.dimensions()
        && expected
            .pixels()
            .zip(actual.pixels())
            .all(|(a, b)| off(*a, *b) <= OFF_MAX);
    if same {
        return Ok(());
    }
    let path = std::env::temp_dir().join(format!("congkak-{name}.png"));
    beside(&expected, &actual)
        .save_with_format(&path, ImageFormat::Png)
        .unwrap();
    Err(format!(
        "{name} differs; expected | difference | actual: {}",
        path.display()
    ))
}

fn off(a: Rgba<u8>, b: Rgba<u8>) -> u8 {
    let channels = a.0.iter().zip(b.0);
    channels.map(|(a, b)| a.abs_diff(b)).max().unwrap()
}

/// What was expected, where it differs, and what came.
fn beside(expected: &RgbaImage, actual: &RgbaImage) -> RgbaImage {
    let (width, height) = (
        expected.width().max(actual.width()),
        expected.height().max(actual.height()),
    );
    RgbaImage::from_fn(width * 3, height, |x, y| {
        let at = |picture: &RgbaImage| {
            let pixel = picture.get_pixel_checked(x % width, y).copied();
            pixel.unwrap_or(Rgba([0; 4]))
        };
        match x / width {
            0 => at(expected),
            1 if off(at(expected), at(actual)) > OFF_MAX => Rgba([255, 0, 255, 255]),
            1 => Rgba([0, 0, 0, 255]),
            _ => at(actual),
        }
    })
}

#[test]
fn pictures_are_as_they_were() {
    let faults: Vec<String> = scenes::all()
        .iter()
        .flat_map(|scene| Theme::ALL.map(|theme| (scene, theme)))
        // One theme shows the shapes, and a few scenes all themes.
        .filter(|(scene, theme)| {
            *theme == Theme::Wood || ["capture", "burnt", "opening"].contains(&scene.name)
        })
        .filter_map(|(scene, theme)| {
            let name = format!("{}-{}", scene.name, theme.word());
            check(&name, &png(&scene.view(theme))).err()
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn tables_charts_and_podiums_are_as_they_were() {
    let faults: Vec<String> = sheets::all()
        .into_iter()
        .flat_map(|sheet| Theme::ALL.map(|theme| (sheet, theme)))
        .filter(|(sheet, theme)| *theme == Theme::Wood || sheet.in_all_themes)
        .filter_map(|(sheet, theme)| {
            let bytes = (sheet.draw)(theme);
            assert!(bytes.len() <= 70_000, "{} {}", sheet.name, bytes.len());
            assert_eq!(decoded(&bytes).width(), 1000);
            check(&format!("{}-{}", sheet.name, theme.word()), &bytes).err()
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_corners_are_transparent_and_the_edge_is_soft() {
    let picture = decoded(&png(&scenes::all()[0].view(Theme::Wood)));
    assert_eq!(picture.get_pixel(0, 0).0[3], 0);
    assert_eq!(picture.get_pixel(500, 268).0[3], 255);
    let between = picture
        .pixels()
        .filter(|pixel| (1..255).contains(&pixel.0[3]));
    assert!(between.count() > 50);
}

#[test]
fn a_picture_is_a_thousand_pixels_wide_and_small() {
    for scene in scenes::all() {
        for theme in Theme::ALL {
            let bytes = png(&scene.view(theme));
            assert_eq!(decoded(&bytes).width(), 1000);
            assert!(bytes.len() <= 70_000, "{} {}", scene.name, bytes.len());
        }
    }
}

/// The frames of the animation of a scene's last entry.
fn frames(scene: &Scene) -> Vec<RgbaImage> {
    let plays: Vec<_> = scene.last().into_iter().collect();
    let bytes = gif(&scene.view(Theme::Wood), &plays);
    assert!(bytes.len() <= BYTES_MAX, "{} {}", scene.name, bytes.len());
    let decoder = GifDecoder::new(std::io::Cursor::new(bytes)).unwrap();
    let frames = decoder.into_frames().collect_frames().unwrap();
    frames.into_iter().map(image::Frame::into_buffer).collect()
}

#[test]
fn an_animation_ends_on_the_board() {
    for scene in scenes::all() {
        let mut seen = frames(&scene);
        let last = seen.pop().unwrap();
        // The same board with nothing played before it: drawn at once, not in steps.
        let still = gif(&scene.view(Theme::Wood), &[]);
        let still = decoded(&still);
        assert_eq!(last.dimensions(), still.dimensions());
        let differ = last.pixels().zip(still.pixels()).filter(|(a, b)| a != b);
        assert_eq!(differ.count(), 0, "{}", scene.name);
    }
}

#[test]
fn an_animation_has_a_frame_a_tick_and_no_more_than_some_hundred() {
    for scene in scenes::all() {
        let seeds = usize::from(scene.last().map_or(0, |last| last.sown));
        let count = frames(&scene).len();
        assert!(count <= FRAMES_MAX, "{} has {count} frames", scene.name);
        if seeds < 20 {
            // In a wave both hands lay a seed in the same tick.
            let ticks = seeds.div_ceil(2);
            assert!(count > ticks, "{} has {count} frames", scene.name);
        }
    }
}

/// What an animation may take (DESIGN.md).
const FRAMES_MAX: usize = 120;
const BYTES_MAX: usize = 450_000;

/// The frames and the seconds of an animation.
fn length(bytes: &[u8]) -> (usize, u32) {
    let decoder = GifDecoder::new(std::io::Cursor::new(bytes)).unwrap();
    let delays = decoder.into_frames().map(|frame| {
        let (millis, parts) = frame.unwrap().delay().numer_denom_ms();
        millis / parts
    });
    let delays: Vec<u32> = delays.collect();
    (delays.len(), delays.iter().sum::<u32>() / 1000)
}

#[test]
fn an_animation_of_a_whole_match_stays_within_its_bounds() {
    for (vectors, lines) in [
        (include_str!("vectors/congkak.jsonl"), 3),
        (include_str!("vectors/rounds.jsonl"), 6),
        (include_str!("vectors/kalah.jsonl"), 2),
        (include_str!("vectors/oware.jsonl"), 2),
    ] {
        for (number, line) in vectors.lines().take(lines).enumerate() {
            let vector: serde_json::Value = serde_json::from_str(line).unwrap();
            let record = Record::parse(vector["record"].as_str().unwrap()).unwrap();
            let (mat, plays) = record.replay().unwrap();
            let names = BySide {
                south: "South",
                north: "North",
            };
            for theme in [Theme::Wood, Theme::Contrast] {
                let plays: Vec<_> = plays.iter().collect();
                let bytes = gif(&View::of(&mat, names, theme), &plays);
                let (frames, seconds) = length(&bytes);
                let game = mat.options().variant.word();
                let told = format!("{game} {number}: {frames} frames, {seconds} s");
                assert!(bytes.len() <= BYTES_MAX, "{told}, {} bytes", bytes.len());
                assert!((20..=FRAMES_MAX).contains(&frames), "{told}");
                assert!((5..=60).contains(&seconds), "{told}");
            }
        }
    }
}
