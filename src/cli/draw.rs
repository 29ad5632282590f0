//! `congkak replay RECORD --png FILE --gif FILE`: a record as pictures.

use crate::picture::{self, Theme, View};
use crate::rules::{Match, Played, Record};
use anyhow::Context;

/// The board after the last entry of the record `text`, as a PNG.
///
/// # Errors
///
/// What is wrong with the record.
pub fn png(text: &str) -> anyhow::Result<Vec<u8>> {
    drawn(text, |view, played| {
        let mut view = view;
        view.last = played.last();
        picture::png(&view)
    })
}

/// The whole record `text` as a GIF that plays once.
///
/// # Errors
///
/// What is wrong with the record.
pub fn gif(text: &str) -> anyhow::Result<Vec<u8>> {
    drawn(text, |view, played| {
        picture::gif(&view, &played.iter().collect::<Vec<_>>())
    })
}

fn drawn(text: &str, draw: impl Fn(View<'_>, &[Played]) -> Vec<u8>) -> anyhow::Result<Vec<u8>> {
    let record = Record::parse(text).context("reading the record")?;
    let (mat, played): (Match, Vec<Played>) = record.replay()?;
    // Where the record names nobody, the rims stay empty: a picture has no words of its own.
    let names = record
        .names
        .as_ref()
        .map(|name| name.as_deref().unwrap_or(""));
    Ok(draw(View::of(&mat, names, Theme::default()), &played))
}
