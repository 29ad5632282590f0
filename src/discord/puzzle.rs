//! The puzzle of a day: shown to all, answered in secret, and its solution.

use super::Bot;
use super::answer::{Reply, Then};
use super::card::{Button, Card, Picture, Style};
use super::custom_id::Ask;
use super::show::{button, drawn, theme};
use super::words::{self, Label, Language};
use crate::ai::Puzzle;
use crate::db::{Owner, PlayerId, PuzzleRow, ServerId};
use crate::picture::{self, Seat, Theme, View};
use crate::play::{
    self, ANSWER_MAX, OwnPuzzle, PlayError, PuzzleAsk, Solution, Verdict, puzzle_seed,
};
use crate::rules::{BySide, Entry, Hole, Played, Round, Rounds, Side, Variant};
use anyhow::Context;

/// Holes in a row of buttons: seven are four and three.
const HOLES_A_ROW: usize = 4;

/// Today's puzzle of a server: to all where nobody has been shown it yet, else to the asker alone,
/// with the own answer.
pub(super) async fn ask(
    bot: &Bot,
    language: Language,
    who: PlayerId,
    ask: PuzzleAsk,
) -> Result<Reply, PlayError> {
    let server = ask.server;
    let made = of_today(bot, server).await?;
    let (row, owed) = play::show_puzzle(&bot.db, bot.now(), ask, &made).await?;
    if let Some(owed) = owed {
        let card = to_all(bot, &row).await;
        return Ok(Reply::public(card, Then::PuzzleShown(row.id, owed)));
    }
    let own = play::own_puzzle(&bot.db, bot.now(), Some(server), row.id, who).await?;
    Ok(Reply::private(own_card(bot, language, who, &own).await))
}

/// Today's puzzle of a server, as it is kept, or made anew; on a thread that may block.
pub(super) async fn of_today(bot: &Bot, server: ServerId) -> anyhow::Result<Puzzle> {
    let day = bot.now().day();
    if let Some(row) = bot.db.puzzle_of_day(server, day).await? {
        return Ok(play::puzzle_of(&row));
    }
    let _permit = bot.drawings.acquire().await?;
    let seed = puzzle_seed(server, day);
    tokio::task::spawn_blocking(move || Puzzle::of_day(seed))
        .await
        .context("making a puzzle")
}

/// A puzzle for all to see, with a button for each hole: a press begins the presser's own answer.
pub(super) async fn to_all(bot: &Bot, row: &PuzzleRow) -> Card {
    let language = Language::of(&row.language);
    let mut card = Card::of_words(words::puzzle(language, row));
    card.rows = holes(row, &[]);
    let theme = theme(bot, &[Owner::Server(row.server)]).await;
    card.picture = board(bot, language, row, theme).await;
    card
}

/// A puzzle as one person sees it, with the own answer, to be changed while the day lasts.
pub(super) async fn own_card(
    bot: &Bot,
    language: Language,
    who: PlayerId,
    own: &OwnPuzzle,
) -> Card {
    let mut card = Card::of_words(words::own_puzzle(language, own));
    if own.verdict != Verdict::Secret {
        return card;
    }
    let at = own.picks.len();
    card.rows = holes(&own.row, &own.picks);
    if at > 0 {
        let back = Ask::PuzzleBack(own.row.id, place(at));
        card.rows.push(vec![button(
            language,
            Label::Takeback,
            back,
            Style::Secondary,
        )]);
    }
    let owners = [Owner::Player(who), Owner::Server(own.row.server)];
    let theme = theme(bot, &owners).await;
    card.picture = board(bot, language, &own.row, theme).await;
    card
}

/// A button for each hole, to be the next pick after `picks`. At first, only what has seeds can be
/// picked; later on, who knows.
fn holes(row: &PuzzleRow, picks: &[u8]) -> Vec<Vec<Button>> {
    let board = row.round.board();
    let buttons: Vec<Button> = board
        .holes(Side::South)
        .map(|hole| Button {
            label: hole.label.to_string(),
            custom_id: Ask::PuzzlePick(row.id, place(picks.len()), hole.label).to_string(),
            style: Style::Primary,
            is_enabled: picks.len() < ANSWER_MAX && (!picks.is_empty() || board.seeds(hole) > 0),
        })
        .collect();
    let rows = buttons.chunks(HOLES_A_ROW);
    rows.map(<[Button]>::to_vec).collect()
}

fn place(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

/// How a puzzle's board is shown: without names, as nobody sits there.
fn view(round: &Round, theme: Theme) -> View<'_> {
    View {
        variant: Variant::Congkak,
        board: round.board(),
        bottom: Side::South,
        names: BySide {
            south: "",
            north: "",
        },
        seats: BySide {
            south: Seat::ToMove,
            north: Seat::Waits,
        },
        playable: round.choices().collect(),
        last: None,
        round: 1,
        rounds: Rounds::Fixed(1),
        wins: BySide::default(),
        theme,
    }
}

async fn board(bot: &Bot, language: Language, row: &PuzzleRow, theme: Theme) -> Option<Picture> {
    let round = row.round;
    let bytes = drawn(bot, move || picture::png(&view(&round, theme))).await?;
    Some(Picture {
        file_name: "puzzle.png",
        description: words::alt_puzzle(language, row),
        bytes,
    })
}

/// The solution of a puzzle that is over, sown hole by hole, and who found it.
pub(super) async fn solution(bot: &Bot, solution: &Solution) -> Card {
    let row = &solution.row;
    let language = Language::of(&row.language);
    let mut card = Card::of_words(words::solution(language, solution));
    let theme = theme(bot, &[Owner::Server(row.server)]).await;
    let (round, labels) = (row.round, row.solution.clone());
    let bytes = drawn(bot, move || {
        let (after, played) = sown(round, &labels);
        let mut last = view(&after, theme);
        last.seats = BySide::default();
        last.playable.clear();
        picture::gif(&last, &played.iter().collect::<Vec<_>>())
    })
    .await;
    card.picture = bytes.map(|bytes| Picture {
        file_name: "solution.gif",
        description: words::alt_solution(language, row),
        bytes,
    });
    card
}

/// What picks do one after another, as far as they can be made.
fn sown(mut round: Round, labels: &[u8]) -> (Round, Vec<Played>) {
    let mut all = Vec::new();
    for &label in labels {
        let hole = Hole::new(Side::South, label);
        let before = *round.board();
        let mut steps = Vec::new();
        if round.sow(hole, &mut |step| steps.push(step)).is_err() {
            break;
        }
        all.push(Played {
            entry: Entry::Pick(hole),
            round: 1,
            before,
            steps,
            laps: BySide::default(),
            sown: 0,
            captured: BySide::default(),
            last_seed: BySide::default(),
            opening_ended: false,
            round_end: None,
        });
    }
    (round, all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solution_is_sown_to_its_goal() {
        let round: Round = "congkak S 0 6 0 3 0 0 3 [20] / 17 0 6 8 18 0 0 [17]"
            .parse()
            .unwrap();
        let (after, played) = sown(round, &[7, 1, 2]);
        assert_eq!(played.len(), 3);
        assert_eq!(after.board().store(Side::South), 48);
        assert_eq!(played[0].before, *round.board());
        // What cannot be picked ends it.
        let (after, played) = sown(round, &[1, 7]);
        assert_eq!((after, played.len()), (round, 0));
    }
}
