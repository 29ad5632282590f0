//! Results and what is counted from them, by matches that are really played.

#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test stops at the first fault"
)]

#[path = "standings/boards.rs"]
mod boards;
#[path = "standings/carried.rs"]
mod carried;
#[path = "standings/counted.rs"]
mod counted;
#[path = "standings/forgotten.rs"]
mod forgotten;
#[path = "standings/profiles.rs"]
mod profiles;
#[path = "standings/seasons.rs"]
mod seasons;
#[path = "databases/site.rs"]
mod site;
#[path = "standings/village.rs"]
mod village;
