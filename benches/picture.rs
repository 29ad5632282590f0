//! How long a picture takes, beside other ways to draw a like one.
//!
//! Run it with `cargo bench --bench picture`.

#![expect(
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench prints what it finds, and stops at the first fault"
)]

use std::fmt::Write;
use std::sync::OnceLock;

use congkak::picture::{Theme, View, gif, png};
use congkak::rules::{BySide, Match, Played, Record};
use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use image::RgbaImage;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

fn main() {
    divan::main();
}

/// 256 positions of whole games, each with what led to it.
fn positions() -> &'static [(Match, Played)] {
    static POSITIONS: OnceLock<Vec<(Match, Played)>> = OnceLock::new();
    POSITIONS.get_or_init(|| {
        let vectors = include_str!("../tests/vectors/congkak.jsonl");
        let mut positions = Vec::new();
        for line in vectors.lines() {
            let vector: serde_json::Value = serde_json::from_str(line).unwrap();
            let record = Record::parse(vector["record"].as_str().unwrap()).unwrap();
            let mut mat = Match::new(record.options).unwrap();
            for entry in record.entries {
                let played = mat.play(entry).unwrap();
                positions.push((mat.clone(), played));
            }
        }
        positions.truncate(256);
        positions
    })
}

fn view((mat, played): &(Match, Played), theme: Theme) -> View<'_> {
    let names = BySide {
        south: "South",
        north: "North",
    };
    let mut view = View::of(mat, names, theme);
    view.last = Some(played);
    view
}

/// A board drawn and encoded; the slowest sample is the 256th of 256 boards.
#[divan::bench(args = Theme::ALL, sample_count = 256, sample_size = 1)]
fn board(bencher: Bencher<'_, '_>, theme: Theme) {
    let mut boards = positions().iter().cycle();
    black_box(png(&view(boards.next().unwrap(), theme)));
    bencher
        .with_inputs(|| view(boards.next().unwrap(), theme))
        .bench_local_refs(|view| png(view));
}

/// What is played back.
#[derive(Clone, Copy, Debug)]
enum Stretch {
    /// The entry with the longest animation among them.
    Entry,
    /// A whole match.
    Match,
}

/// An animation, whose frames and bytes are printed.
#[divan::bench(args = [Stretch::Entry, Stretch::Match], sample_count = 50, sample_size = 1)]
fn animation(bencher: Bencher<'_, '_>, stretch: Stretch) {
    let positions = positions();
    let longest = || {
        let frames = |at: &usize| {
            frames(&gif(
                &view(&positions[*at], Theme::Wood),
                &[&positions[*at].1],
            ))
        };
        (0..positions.len()).max_by_key(frames).unwrap()
    };
    let (last, plays) = match stretch {
        Stretch::Entry => {
            let longest = longest();
            (longest, vec![&positions[longest].1])
        }
        Stretch::Match => {
            let over = positions
                .iter()
                .position(|(mat, _)| mat.outcome().is_some());
            let last = over.unwrap();
            let plays = positions.iter().take(last + 1);
            (last, plays.map(|(_, played)| played).collect())
        }
    };
    let view = view(&positions[last], Theme::Wood);
    let bytes = gif(&view, &plays);
    println!(
        "{stretch:?}: {} entries, {} frames, {} bytes",
        plays.len(),
        frames(&bytes),
        bytes.len()
    );
    bencher
        .counter(BytesCount::of_slice(&bytes))
        .bench_local(|| gif(&view, &plays));
}

/// How many frames an animation has.
fn frames(bytes: &[u8]) -> usize {
    let mut options = ::gif::DecodeOptions::new();
    options.skip_frame_decoding(true);
    let mut decoder = options.read_info(bytes).unwrap();
    let mut frames = 0;
    while decoder.next_frame_info().unwrap().is_some() {
        frames += 1;
    }
    frames
}

/// The sizes of the boards, which are no matter of time, and printed once.
#[divan::bench(args = Theme::ALL, sample_count = 1, sample_size = 1)]
fn board_sizes(bencher: Bencher<'_, '_>, theme: Theme) {
    let sizes = positions()
        .iter()
        .map(|position| png(&view(position, theme)).len());
    let mut sizes: Vec<usize> = sizes.collect();
    sizes.sort_unstable();
    println!(
        "{theme:?}: {} boards, median {} bytes, p99 {}, largest {}",
        sizes.len(),
        sizes[sizes.len() / 2],
        sizes[sizes.len() * 99 / 100],
        sizes[sizes.len() - 1]
    );
    bencher.bench_local(|| png(&view(&positions()[0], theme)));
}

/// The same pixels as RGBA, encoded by the `image` crate as it comes.
#[divan::bench(sample_count = 30, sample_size = 1)]
fn encoded_by_image(bencher: Bencher<'_, '_>) {
    let bytes = png(&view(&positions()[0], Theme::Wood));
    let picture = image::load_from_memory(&bytes).unwrap().into_rgba8();
    bencher.bench_local(|| encode(&picture));
}

/// A like board, without text and marks, as an SVG through resvg.
#[divan::bench(sample_count = 30, sample_size = 1)]
fn drawn_by_resvg(bencher: Bencher<'_, '_>) {
    let svg = svg(positions()[0].0.board());
    bencher.bench_local(|| {
        let tree = Tree::from_str(&svg, &Options::default()).unwrap();
        let mut pixels = Pixmap::new(1000, 536).unwrap();
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        let picture = RgbaImage::from_raw(1000, 536, pixels.take_demultiplied()).unwrap();
        encode(&picture)
    });
}

fn encode(picture: &RgbaImage) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture
        .write_to(&mut bytes, image::ImageFormat::Png)
        .unwrap();
    bytes.into_inner()
}

fn svg(board: &congkak::rules::Board) -> String {
    let mut svg = String::from(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="536">
        <defs>
        <linearGradient id="wood" y2="1" x2="0"><stop stop-color="#c98f50"/><stop offset="1" stop-color="#a0652f"/></linearGradient>
        <radialGradient id="bowl" cy=".7"><stop stop-color="#5c3519"/><stop offset="1" stop-color="#160a04"/></radialGradient>
        <radialGradient id="seed" cx=".4" cy=".3"><stop stop-color="#fffdf4"/><stop offset="1" stop-color="#b99768"/></radialGradient>
        </defs>
        <rect x="2" y="2" width="996" height="532" rx="40" fill="url(#wood)" stroke="#3f210f" stroke-width="3"/>
        <rect x="16" y="92" width="120" height="384" rx="34" fill="url(#bowl)"/>
        <rect x="864" y="60" width="120" height="384" rx="34" fill="url(#bowl)"/>"##,
    );
    for (y, side) in [
        (342, congkak::rules::Side::South),
        (194, congkak::rules::Side::North),
    ] {
        for (x, seeds) in (0..).map(|place| 200 + 100 * place).zip(board.row(side)) {
            write!(
                svg,
                r#"<circle cx="{x}" cy="{y}" r="46" fill="url(#bowl)"/>"#
            )
            .unwrap();
            for seed in 0..i32::from(*seeds) {
                let (dx, dy) = (seed * 17 % 50 - 25, seed * 29 % 50 - 25);
                write!(
                    svg,
                    r#"<ellipse cx="{}" cy="{}" rx="13" ry="9" transform="rotate({} {} {})" fill="url(#seed)"/>"#,
                    x + dx, y + dy, seed * 37 % 360, x + dx, y + dy
                )
                .unwrap();
            }
        }
    }
    svg.push_str("</svg>");
    svg
}
