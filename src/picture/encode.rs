//! Canvases as files.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame};

use super::layout::{Area, whole};
use super::lzw::Lzw;
use super::paint::Canvas;
use super::squeeze::{Hints, zlib};
use super::theme::{NOTHING, Palette};

/// The canvas as a PNG with a palette.
pub(super) fn png(canvas: &Canvas, hints: &Hints) -> Vec<u8> {
    let palette = canvas.palette;
    let size = |length: usize| u32::try_from(length).unwrap_or(u32::MAX).to_be_bytes();
    // Eight bits a pixel, palette colours, and the only method of each kind that there is.
    let kind = [8, 3, 0, 0, 0];
    let head = [&size(canvas.width)[..], &size(canvas.height), &kind].concat();
    let pixels = zlib(&canvas.pixels, hints);
    let mut bytes = Vec::with_capacity(pixels.len() + 1024);
    bytes.extend_from_slice(b"\x89PNG\r\n\x1a\n");
    chunk(&mut bytes, *b"IHDR", &head);
    chunk(&mut bytes, *b"PLTE", palette.rgb.as_flattened());
    chunk(&mut bytes, *b"tRNS", &palette.alpha);
    chunk(&mut bytes, *b"IDAT", &pixels);
    chunk(&mut bytes, *b"IEND", &[]);
    bytes
}

fn chunk(bytes: &mut Vec<u8>, name: [u8; 4], content: &[u8]) {
    let length = u32::try_from(content.len()).unwrap_or(u32::MAX);
    bytes.extend_from_slice(&length.to_be_bytes());
    bytes.extend_from_slice(&name);
    bytes.extend_from_slice(content);
    let mut sum = crc32fast::Hasher::new();
    sum.update(&name);
    sum.update(content);
    bytes.extend_from_slice(&sum.finalize().to_be_bytes());
}

/// A GIF that plays once, each frame holding no more than what it changes.
pub(super) struct Reel {
    encoder: Encoder<Vec<u8>>,
    palette: &'static Palette,
    lzw: Lzw,
    /// The last frame, as it is seen.
    shown: Vec<u8>,
    /// The pixels of the frame being made.
    buffer: Vec<u8>,
    /// The last frame: written when it is known how long it is shown.
    last: Frame<'static>,
}

impl Reel {
    /// The shortest that a frame is shown, in hundredths of a second: players slow down what is
    /// quicker.
    const DELAY_MIN: u16 = 7;

    /// A reel whose first frame is `first`.
    pub(super) fn new(first: &Canvas) -> Self {
        let palette = first.palette;
        let size = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
        let (width, height) = (size(first.width), size(first.height));
        let colours = palette.rgb.as_flattened();
        let encoder = Encoder::new(Vec::with_capacity(256 << 10), width, height, colours)
            .expect("memory takes the head of a GIF, and a palette has at most 256 colours");
        let mut reel = Self {
            encoder,
            palette,
            lzw: Lzw::new(),
            shown: first.pixels.clone(),
            buffer: Vec::new(),
            last: Frame::default(),
        };
        // A GIF knows no half transparency.
        let half = |number: &u8| match palette.alpha.get(usize::from(*number)) {
            Some(alpha) if *alpha < 128 => NOTHING,
            _ => *number,
        };
        for row in first.pixels.chunks_exact(first.stride()) {
            let (_, pixels) = row.split_at(1);
            reel.buffer.extend(pixels.iter().map(half));
        }
        reel.last = reel.frame(0, 0, width, height);
        reel
    }

    /// How many bytes it has so far.
    pub(super) fn len(&self) -> usize {
        self.encoder.get_ref().len() + self.last.buffer.len()
    }

    /// Shows the last frame so many hundredths of a second longer.
    pub(super) fn wait(&mut self, delay: usize) {
        let delay = u16::try_from(delay).unwrap_or(u16::MAX);
        self.last.delay = self.last.delay.saturating_add(delay);
    }

    /// Adds what has changed within an area.
    pub(super) fn add(&mut self, canvas: &Canvas, area: Area) {
        let stride = canvas.stride();
        let columns =
            (1 + whole(area.left.floor())).min(stride)..(1 + whole(area.right.ceil())).min(stride);
        let (top, bottom) = (
            whole(area.top.floor()),
            whole(area.bottom.ceil()).min(canvas.height),
        );
        let rows = || {
            let now = canvas
                .pixels
                .chunks_exact(stride)
                .zip(self.shown.chunks_exact(stride));
            now.enumerate()
                .take(bottom)
                .skip(top)
                .filter_map(|(y, (now, old))| {
                    Some((y, now.get(columns.clone())?, old.get(columns.clone())?))
                })
        };
        // What really differs is often much less.
        let (mut first, mut last) = (usize::MAX, 0);
        let (mut left, mut right) = (usize::MAX, 0);
        for (y, now, old) in rows() {
            if now == old {
                continue;
            }
            first = first.min(y);
            last = y;
            let differs = |(now, old): (&u8, &u8)| now != old;
            let mut pairs = now.iter().zip(old);
            left = left.min(pairs.position(differs).unwrap_or(0));
            let mut pairs = now.iter().zip(old);
            right = right.max(pairs.rposition(differs).unwrap_or(0));
        }
        if first == usize::MAX {
            // Nothing has changed: the last frame is simply shown longer.
            return;
        }
        let mut buffer = std::mem::take(&mut self.buffer);
        for (_, now, old) in rows().filter(|(y, ..)| (first..=last).contains(y)) {
            let now = now.get(left..=right).unwrap_or_default();
            let pairs = now.iter().zip(old.get(left..=right).unwrap_or_default());
            buffer.extend(pairs.map(|(now, old)| if now == old { NOTHING } else { *now }));
        }
        self.buffer = buffer;
        for y in first..=last {
            let row = y * stride + columns.start;
            let changed = row + left..row + right + 1;
            if let (Some(shown), Some(now)) = (
                self.shown.get_mut(changed.clone()),
                canvas.pixels.get(changed),
            ) {
                shown.copy_from_slice(now);
            }
        }
        let size = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
        let next = self.frame(
            size(columns.start - 1 + left),
            size(first),
            size(right - left + 1),
            size(last - first + 1),
        );
        self.write();
        self.last = next;
    }

    /// The frame of the pixels in the buffer, which is empty afterwards.
    fn frame(&mut self, left: u16, top: u16, width: u16, height: u16) -> Frame<'static> {
        let frame = Frame {
            dispose: DisposalMethod::Keep,
            transparent: Some(NOTHING),
            top,
            left,
            width,
            height,
            buffer: Cow::Owned(self.lzw.compress(&self.buffer)),
            ..Frame::default()
        };
        self.buffer.clear();
        frame
    }

    fn write(&mut self) {
        self.last.delay = self.last.delay.max(Self::DELAY_MIN);
        self.encoder
            .write_lzw_pre_encoded_frame(&self.last)
            .expect("memory takes a frame of the right length");
    }

    /// The whole file.
    pub(super) fn finish(mut self) -> Vec<u8> {
        debug_assert_eq!(
            self.palette.alpha.first(),
            Some(&0),
            "nothing is seen through"
        );
        self.write();
        self.encoder
            .into_inner()
            .expect("memory takes the end of a GIF")
    }
}
