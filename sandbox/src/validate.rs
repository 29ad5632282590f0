//! What Discord checks before it does anything: lengths, counts, shapes.

pub(crate) mod commands;
pub(crate) mod components;
pub(crate) mod draft;
pub(crate) mod embeds;
pub(crate) mod fields;
pub(crate) mod mentions;
