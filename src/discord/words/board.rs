//! The board in words, for those who cannot see the picture.

use super::{Language, Under, board_words, game, listed, names, plain_name, rounds, texts};
use crate::play::Scene;
use crate::rules::{Board, Hole, Side};

/// The board in a few sentences that can be played from; the description of its picture.
pub(in crate::discord) fn alt_text(language: Language, scene: &Scene, below: Side) -> String {
    let position = &scene.position;
    let board = position.board();
    let wins = position.wins();
    let mut sentences = vec![texts::alt_game(
        language,
        game(position.options().variant),
        rounds(position.options().rounds),
        position.round(),
        wins[below],
        wins[below.other()],
    )];
    if let Some(bot) = scene.row.practice {
        sentences.push(texts::alt_practice(language, bot.level));
    }
    for side in [below, below.other()] {
        let name = plain_name(language, &scene.row.names[side]);
        let row = row(language, board, side);
        sentences.push(texts::alt_side(language, name, row, board.store(side)));
    }
    if let Some(side) = position.to_move() {
        let name = plain_name(language, &scene.row.names[side]);
        let choices = position.choices(side);
        let choices = listed(language, choices.iter().map(|hole| hole.label));
        sentences.push(texts::alt_to_move(language, name, choices));
    }
    sentences.join(" ")
}

/// A side's holes from its own left: `1: 7, 2: 0, 3: burnt …`.
pub(super) fn row(language: Language, board: &Board, side: Side) -> String {
    let holes = board.holes(side).map(|hole| {
        if board.is_burnt(hole) {
            texts::alt_hole(language, hole.label, "burnt")
        } else {
            texts::alt_hole(language, hole.label, board.seeds(hole))
        }
    });
    listed(language, holes)
}

/// The board in letters of one width, `below`'s row at the bottom, with such buttons under it.
pub(in crate::discord) fn text_board(
    language: Language,
    scene: &Scene,
    below: Side,
    under: Under,
) -> String {
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
    let names = names(language, &scene.row.names);
    format!(
        "{}\n**{}**\n```\n     {}\n     {}\n{:3}  {gap}  {:3}\n     {}\n     {}\n```\n**{}**",
        board_words(language, scene, under),
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
