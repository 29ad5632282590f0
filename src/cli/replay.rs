//! `congkak replay RECORD [--json]`: a record, move by move, as data or as boards to read.

use crate::rules::{
    Board, BySide, Entry, Hole, Match, Options, Outcome, Phase, Played, Record, RoundEnd,
    RoundEndReason, Side, Variant,
};
use anyhow::Context;
use serde::Serialize;
use std::io::Write;

/// Replays the record `text` and writes one object a line (RULES.md §9), or boards for people.
///
/// Nothing is written of a record that is wrong.
///
/// # Errors
///
/// What is wrong with the record, or why `out` could not be written to.
pub fn replay(text: &str, json: bool, out: &mut impl Write) -> anyhow::Result<()> {
    let record = Record::parse(text).context("reading the record")?;
    let mut mat = Match::new(record.options)?;
    if json {
        write_line(&Line::new(&mat, None), out)?;
    } else {
        writeln!(out, "{}\n{}", start(&record.options), board(&mat))?;
    }
    for &entry in &record.entries {
        let played = mat.play(entry)?;
        if json {
            write_line(&Line::new(&mat, Some(&played)), out)?;
        } else {
            writeln!(out, "\n{}", told(&played))?;
            if let Some(round_end) = &played.round_end {
                writeln!(out, "{}", ended(round_end))?;
            }
            writeln!(out, "{}", board(&mat))?;
        }
    }
    Ok(())
}

fn write_line(line: &Line, out: &mut impl Write) -> anyhow::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    writeln!(out)?;
    Ok(())
}

/// The object of RULES.md §9, its fields in that order.
#[derive(Serialize)]
struct Line {
    r#move: Option<String>,
    round: u8,
    phase: &'static str,
    to_move: Vec<&'static str>,
    holes: Pair<Vec<u8>>,
    stores: Pair<u8>,
    burnt: Pair<Vec<u8>>,
    sown: u16,
    captured: u8,
    round_ended: bool,
    wins: Pair<u8>,
    winner: Option<&'static str>,
}

#[derive(Serialize)]
struct Pair<T> {
    south: T,
    north: T,
}

impl<T> Pair<T> {
    fn from_fn(f: impl FnMut(Side) -> T) -> Self {
        let BySide { south, north } = BySide::from_fn(f);
        Self { south, north }
    }
}

impl Line {
    /// A position, and the move that led to it.
    fn new(mat: &Match, played: Option<&Played>) -> Self {
        let board = mat.board();
        let awaited = mat.awaited();
        let to_move = Side::BOTH.iter().filter(|&&side| awaited[side]);
        Self {
            r#move: played.map(|played| played.entry.to_string()),
            round: mat.round(),
            phase: match mat.phase() {
                Phase::Opening => "opening",
                Phase::Play => "play",
                Phase::Over => "over",
            },
            to_move: to_move.map(|side| side.word()).collect(),
            holes: Pair::from_fn(|side| board.row(side).to_vec()),
            stores: Pair::from_fn(|side| board.store(side)),
            burnt: Pair::from_fn(|side| {
                let burnt = board.holes(side).filter(|&hole| board.is_burnt(hole));
                burnt.map(|hole| hole.label).collect()
            }),
            sown: played.map_or(0, |played| played.sown),
            captured: played.map_or(0, |played| played.captured.south + played.captured.north),
            round_ended: played.is_some_and(|played| ended_by_play(played).is_some()),
            wins: Pair::from_fn(|side| mat.wins()[side]),
            winner: mat.outcome().map(|outcome| match outcome {
                Outcome::Won(side) => side.word(),
                Outcome::Draw => "draw",
            }),
        }
    }
}

/// The end of the round, unless a word ended the match before it.
fn ended_by_play(played: &Played) -> Option<&RoundEnd> {
    let round_end = played.round_end.as_ref();
    round_end.filter(|round_end| round_end.reason != RoundEndReason::ByWord)
}

fn start(options: &Options) -> String {
    format!(
        "{}, {} holes of {} seeds",
        options.variant.word(),
        options.holes,
        options.seeds
    )
}

/// What a move did, in a line of words.
fn told(played: &Played) -> String {
    let mut parts = vec![match played.entry {
        Entry::Resigned(side) => return format!("{}: {side} resigns", played.entry),
        Entry::OutOfTime(side) => return format!("{}: {side} ran out of time", played.entry),
        Entry::DrawAgreed => return format!("{}: a draw is agreed", played.entry),
        Entry::Pick(_) | Entry::Wave(_) => format!("{}: {} sown", played.entry, played.sown),
    }];
    for (side, &captured) in played.captured.iter() {
        if captured > 0 {
            parts.push(format!("{captured} captured by {side}"));
        }
    }
    if played.opening_ended {
        parts.push("the opening is over".to_owned());
    }
    parts.join(", ")
}

fn ended(round_end: &RoundEnd) -> String {
    let BySide { south, north } = round_end.seeds;
    let round = round_end.round;
    match (round_end.reason, round_end.winner) {
        (RoundEndReason::ByWord, _) => format!("round {round} is cut short at {south} to {north}"),
        (_, Some(side)) => format!("round {round} goes to {side}, {south} to {north}"),
        (_, None) => format!("round {round} is a draw, {south} to {north}"),
    }
}

/// The board as South sees it, holes and stores where they lie, and who is to move.
fn board(mat: &Match) -> String {
    let board = mat.board();
    let north = seeds(board, Side::North, true);
    let south = seeds(board, Side::South, false);
    // A store lies at its player's left in Congkak, at the right otherwise: South's and North's swap.
    let (left, right) = match mat.options().variant {
        Variant::Congkak => (Side::South, Side::North),
        Variant::Kalah | Variant::Oware => (Side::North, Side::South),
    };
    let middle = format!(
        "{:>3} {} {}",
        board.store(left),
        "·".repeat(south.chars().count()),
        board.store(right)
    );
    format!(
        "    {north}    North\n{middle}\n    {south}    South\n{}",
        state(mat)
    )
}

/// A side's row from left to right as South sees it; `x` for a burnt hole.
fn seeds(board: &Board, side: Side, from_last: bool) -> String {
    let mut cells: Vec<_> = board.holes(side).map(|hole| cell(board, hole)).collect();
    if from_last {
        cells.reverse();
    }
    cells.join(" ")
}

fn cell(board: &Board, hole: Hole) -> String {
    if board.is_burnt(hole) {
        format!("{:>3}", 'x')
    } else {
        format!("{:>3}", board.seeds(hole))
    }
}

fn state(mat: &Match) -> String {
    let BySide { south, north } = mat.wins();
    let rounds = format!("round {}, won {south} : {north}", mat.round());
    match (mat.outcome(), mat.awaited()) {
        (Some(Outcome::Won(side)), _) => format!("{rounds}; {side} wins"),
        (Some(Outcome::Draw), _) => format!("{rounds}; nobody wins"),
        (
            None,
            BySide {
                south: true,
                north: true,
            },
        ) => format!("{rounds}; both to pick"),
        (None, BySide { south: true, .. }) => format!("{rounds}; south to pick"),
        (None, BySide { .. }) => format!("{rounds}; north to pick"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str, json: bool) -> String {
        let mut out = Vec::new();
        replay(text, json, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn boards_are_drawn_as_south_sees_them_with_stores_where_they_lie() {
        let kalah = "game: kalah\nholes: 3\nseeds: 3\nnorth: Budi\n\nS1 S2 N!";
        assert_eq!(
            told(kalah, false),
            "\
kalah, 3 holes of 3 seeds
      3   3   3    North
  0 ··········· 0
      3   3   3    South
round 1, won 0 : 0; south to pick

S1: 3 sown
      3   3   3    North
  0 ··········· 1
      0   4   4    South
round 1, won 0 : 0; south to pick

S2: 4 sown
      3   4   4    North
  0 ··········· 2
      0   0   5    South
round 1, won 0 : 0; north to pick

N!: north resigns
round 1 is cut short at 2 to 0
      3   4   4    North
  0 ··········· 2
      0   0   5    South
round 1, won 0 : 0; south wins
"
        );
    }

    #[test]
    fn souths_store_is_at_the_left_in_congkak() {
        let text = told("opening: south\n\nS7", false);
        assert!(text.contains("\n  1 ··"), "{text}");
    }

    #[test]
    fn json_is_one_object_a_line_the_start_first() {
        let text = told("game: oware\n\nS1 N1", true);
        let moves: Vec<_> = text.lines().map(|line| line.split(',').next()).collect();
        assert_eq!(
            moves,
            [r#"{"move":null"#, r#"{"move":"S1""#, r#"{"move":"N1""#].map(Some)
        );
    }

    #[test]
    fn of_a_record_that_is_wrong_nothing_is_written() {
        let mut out = Vec::new();
        let error = replay("game: kalah\n\nS1 S1", false, &mut out).unwrap_err();
        assert_eq!(
            format!("{error:#}"),
            "reading the record: line 3, \"S1\": it is the other side's turn; \
             legal here: N1 N2 N3 N4 N5 N6"
        );
        assert!(out.is_empty());
    }
}
