//! Canvases as files.

use super::paint::Canvas;
use super::squeeze::{Hints, zlib};

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
