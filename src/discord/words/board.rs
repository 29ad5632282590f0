//! The board in words, for those who cannot see the picture.

use super::{English, Indonesian, Language, game, name, plain_name};
use crate::play::Scene;
use crate::rules::{Board, Hole, Rounds, Side};
use std::fmt::Write as _;

/// The board in a few sentences that can be played from; the description of its picture.
pub(in crate::discord) fn alt_text(language: Language, scene: &Scene, below: Side) -> String {
    let position = &scene.position;
    let board = position.board();
    let mut text = match (language, position.options().rounds) {
        (_, Rounds::Fixed(1)) => format!("{}.", game(position.options().variant)),
        (English, Rounds::Fixed(rounds)) => format!(
            "{}, round {} of {rounds}, rounds won {} to {}.",
            game(position.options().variant),
            position.round(),
            position.wins()[below],
            position.wins()[below.other()]
        ),
        (English, Rounds::Burnout) => format!(
            "{}, round {}, rounds won {} to {}.",
            game(position.options().variant),
            position.round(),
            position.wins()[below],
            position.wins()[below.other()]
        ),
        (Indonesian, Rounds::Fixed(rounds)) => format!(
            "{}, ronde {} dari {rounds}, ronde menang {} lawan {}.",
            game(position.options().variant),
            position.round(),
            position.wins()[below],
            position.wins()[below.other()]
        ),
        (Indonesian, Rounds::Burnout) => format!(
            "{}, ronde {}, ronde menang {} lawan {}.",
            game(position.options().variant),
            position.round(),
            position.wins()[below],
            position.wins()[below.other()]
        ),
    };
    for side in [below, below.other()] {
        let name = plain_name(&scene.row.names[side]);
        let row = row(language, board, side);
        let store = board.store(side);
        let _ = match language {
            English => write!(text, " {name}: holes {row}; store {store}."),
            Indonesian => write!(text, " {name}: lubang {row}; rumah {store}."),
        };
    }
    if let Some(side) = position.to_move() {
        let name = plain_name(&scene.row.names[side]);
        let choices: Vec<String> = position
            .choices(side)
            .iter()
            .map(|hole| hole.label.to_string())
            .collect();
        let choices = choices.join(", ");
        let _ = match language {
            English => write!(text, " {name} to move: {choices}."),
            Indonesian => write!(text, " Giliran {name}: {choices}."),
        };
    }
    text
}

/// A side's holes from its own left: `1: 7, 2: 0, 3: burnt …`.
fn row(language: Language, board: &Board, side: Side) -> String {
    let holes: Vec<String> = board
        .holes(side)
        .map(|hole| format!("{}: {}", hole.label, seeds(language, board, hole)))
        .collect();
    holes.join(", ")
}

fn seeds(language: Language, board: &Board, hole: Hole) -> String {
    match (board.is_burnt(hole), language) {
        (false, _) => board.seeds(hole).to_string(),
        (true, English) => "burnt".to_owned(),
        (true, Indonesian) => "hangus".to_owned(),
    }
}

/// The board in letters of one width, `below`'s row at the bottom.
pub(in crate::discord) fn text_board(scene: &Scene, below: Side) -> String {
    let board = scene.position.board();
    let above = below.other();
    let cell = |hole: Hole| {
        if board.is_burnt(hole) {
            "  ×".to_owned()
        } else {
            format!("{:3}", board.seeds(hole))
        }
    };
    let labels = |side: Side| -> Vec<String> {
        board
            .holes(side)
            .map(|hole| format!("{:3}", hole.label))
            .collect()
    };
    let cells = |side: Side| -> Vec<String> { board.holes(side).map(cell).collect() };
    let reversed = |mut row: Vec<String>| {
        row.reverse();
        row.concat()
    };
    // A player's store is at the own left in Congkak, and at the own right in the other games.
    let (left, right) = match scene.position.options().variant {
        crate::rules::Variant::Congkak => (below, above),
        crate::rules::Variant::Kalah | crate::rules::Variant::Oware => (above, below),
    };
    let gap = " ".repeat(3 * usize::from(board.size()));
    let names = scene.row.names.as_ref().map(|player| name(player));
    format!(
        "▲ {}\n```\n     {}\n     {}\n{:3}  {gap}  {:3}\n     {}\n     {}\n```▼ {}",
        names[above],
        reversed(labels(above)),
        reversed(cells(above)),
        board.store(left),
        board.store(right),
        cells(below).concat(),
        labels(below).concat(),
        names[below],
    )
}
