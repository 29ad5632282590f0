//! Writes `docs/pictures.png`: boards in every theme, on a dark and on a light ground.
//!
//! Run it with `cargo run --example pictures`.

#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "an example stops at the first fault"
)]

#[path = "../tests/pictures/scenes.rs"]
#[expect(dead_code, reason = "animations are not on the sheet")]
mod scenes;

use congkak::picture::{Theme, png};
use image::imageops::{FilterType, overlay, resize};
use image::{Rgba, RgbaImage};

/// Pixels between the pictures.
const GAP: u32 = 16;
const WIDTH: u32 = 600;

fn main() {
    let rows = [
        [("capture", Theme::Wood), ("opening", Theme::Wood)],
        [("burnt", Theme::Night), ("kalah", Theme::Wood)],
        [("oware", Theme::Night), ("won", Theme::Contrast)],
    ];
    let scenes = scenes::all();
    let height = WIDTH * 536 / 1000;
    let (cell_width, cell_height) = (WIDTH + 2 * GAP, height + 2 * GAP);
    let mut sheet = RgbaImage::new(cell_width * 2, cell_height * 3);
    for (y, row) in (0..).zip(rows) {
        for (x, (name, theme)) in (0..).zip(row) {
            let scene = scenes.iter().find(|scene| scene.name == name).unwrap();
            let picture = image::load_from_memory(&png(&scene.view(theme))).unwrap();
            let picture = resize(&picture.into_rgba8(), WIDTH, height, FilterType::Lanczos3);
            // The grounds of Discord's own themes.
            let ground = if x == 0 {
                [0x31, 0x33, 0x38, 0xff]
            } else {
                [0xff; 4]
            };
            let mut cell = RgbaImage::from_pixel(cell_width, cell_height, Rgba(ground));
            overlay(&mut cell, &picture, i64::from(GAP), i64::from(GAP));
            let (left, top) = (x * cell_width, y * cell_height);
            overlay(&mut sheet, &cell, i64::from(left), i64::from(top));
        }
    }
    let sheet = image::DynamicImage::from(sheet).into_rgb8();
    sheet.save("docs/pictures.png").unwrap();
}
