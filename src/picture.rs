//! Boards, leaderboards and ratings as pictures: values in, bytes out.
//!
//! Nothing here knows who is asking, what was said, or in which language: a picture has digits,
//! shapes and names. Words belong to the message around it.
//!
//! A board is drawn in palette indices from start to end: an empty board per theme and size is
//! made once, seeds and marks are laid over a copy of it, and the copy is the PNG's pixels.

mod art;
mod balance;
mod board;
mod chart;
mod deflate;
mod encode;
mod film;
mod fonts;
mod layout;
mod lzw;
mod marks;
mod paint;
mod podium;
mod seeds;
mod shape;
mod sheet;
mod squeeze;
mod table;
mod text;
mod theme;
mod traces;

pub use balance::{Balance, balance_png};
pub use chart::{Chart, chart_png};
pub use podium::{Podium, PodiumPlace, podium_png};
pub use table::{Table, TableLine, table_png};
pub use theme::Theme;

use crate::rules::{
    Board, BySide, Hole, Match, Options, Outcome, Phase, Played, Rounds, Side, Variant,
};

/// All that a picture of a board shows.
#[derive(Clone, Debug)]
pub struct View<'a> {
    /// Which game: it decides at which end a player's store is, and what the seeds look like.
    pub variant: Variant,
    /// What lies where.
    pub board: &'a Board,
    /// Whose row is the lower one. The holes are labelled from each owner's own left.
    pub bottom: Side,
    /// The names on the rims, as Discord gives them; any script, any length.
    pub names: BySide<&'a str>,
    /// What each player is doing: the mark beside the name.
    pub seats: BySide<Seat>,
    /// The holes that can be picked now.
    pub playable: Vec<Hole>,
    /// The last entry, for its traces. They are left out where they would lie: when the board
    /// shown is not the one that the entry led to.
    pub last: Option<&'a Played>,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds there are. With only one, neither the round nor the wins are shown.
    pub rounds: Rounds,
    /// Rounds won.
    pub wins: BySide<u8>,
    /// Colours and material.
    pub theme: Theme,
}

impl<'a> View<'a> {
    /// The view of a match as it stands, for all to see: South below, and no traces.
    #[must_use]
    pub fn of(mat: &'a Match, names: BySide<&'a str>, theme: Theme) -> Self {
        let awaited = mat.awaited();
        let relaying = mat.relaying();
        let seats = BySide::from_fn(|side| match (mat.outcome(), mat.phase(), relaying[side]) {
            (Some(Outcome::Draw), ..) => Seat::Drew,
            (Some(Outcome::Won(winner)), ..) if winner == side => Seat::Won,
            (None, Phase::Opening, Some(hole)) => Seat::Relays(hole),
            (None, Phase::Opening, None) if awaited[side] => Seat::ToPick,
            (None, Phase::Play, _) if awaited[side] => Seat::ToMove,
            (Some(Outcome::Won(_)) | None, ..) => Seat::Waits,
        });
        let playable = Side::BOTH.iter().filter(|side| awaited[**side]);
        Self {
            variant: mat.options().variant,
            board: mat.board(),
            bottom: Side::South,
            names,
            seats,
            playable: playable.flat_map(|side| mat.choices(*side)).collect(),
            last: None,
            round: mat.round(),
            rounds: mat.options().rounds,
            wins: mat.wins(),
            theme,
        }
    }
}

/// What a player is doing, for the mark beside the name. Each has a shape of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Seat {
    /// Nothing is asked of this player: no mark.
    #[default]
    Waits,
    /// It is this player's turn: an arrow towards the row, and a bright rim.
    ToMove,
    /// A secret pick is awaited: an hourglass, and a bright rim.
    ToPick,
    /// The secret pick is in: a tick.
    Picked,
    /// The hand goes on by itself from this hole in the next wave: a turning arrow, and a ring.
    Relays(Hole),
    /// This player won the match: a crown.
    Won,
    /// The match was drawn: an equals sign.
    Drew,
}

/// Draws a board as a PNG with transparent corners, 1000 pixels wide.
///
/// Takes about a millisecond once warm and up to some hundred the first time that a theme, a size
/// and a handedness are drawn: call it where blocking is allowed.
#[must_use]
pub fn png(view: &View<'_>) -> Vec<u8> {
    board::png(view)
}

/// Draws the parts that all boards of the game most played are put together from, once: whoever plays
/// first does not wait for them.
pub fn prepare() {
    let Ok(mat) = Match::new(Options::new(Variant::Congkak)) else {
        return;
    };
    let names = BySide {
        south: "",
        north: "",
    };
    drop(png(&View::of(&mat, names, Theme::default())));
}

/// Draws what was played as a GIF, 720 pixels wide, that plays once and rests on the view.
///
/// It begins on the board of the first entry and shows each hand go round: lifts, seeds, relays,
/// captures and the sweep. Where there are many seeds, several are laid in a frame: it never has more than 120
/// frames or 450 KB. `view` is the
/// view after the last entry; with no entries it is all that is shown.
#[must_use]
pub fn gif(view: &View<'_>, plays: &[&Played]) -> Vec<u8> {
    film::gif(view, plays)
}

#[cfg(test)]
mod tests;
