//! From what there is to what is shown: scenes and challenges as cards.

use super::Bot;
use super::card::{Button, Card, Picture, Style};
use super::custom_id::Ask;
use super::words::{self, Label, Language};
use crate::db::{Challenge, ChallengeId, ChallengeState, StandingsPage};
use crate::picture::{self, Theme, View};
use crate::play::{BoardPlace, OwnScene, Scene};
use crate::rules::{Phase, Side, Variant};
use tracing::error;

/// Discord's limit on the buttons of a row.
const BUTTONS_A_ROW: usize = 5;
/// How many lines a page of the leaderboard has.
pub(super) const LEADERBOARD_LINES: u32 = 10;

fn button(language: Language, label: Label, ask: Ask, style: Style) -> Button {
    Button {
        label: words::label(language, label).to_owned(),
        custom_id: ask.to_string(),
        style,
        is_enabled: true,
    }
}

/// A challenge, with its buttons while it is open.
pub(super) fn challenge(challenge: &Challenge) -> Card {
    let language = Language::of(&challenge.offer.language);
    let mut card = Card::of_words(words::challenge(language, challenge));
    if challenge.state == ChallengeState::Open {
        let mut row = accept_buttons(language, challenge.id);
        if challenge.offer.opponent.is_none() {
            row.retain(|button| button.label != words::label(language, Label::Decline));
        }
        row.push(button(
            language,
            Label::Cancel,
            Ask::Cancel(challenge.id),
            Style::Secondary,
        ));
        card.rows = vec![row];
        card.pings = challenge.offer.opponent.into_iter().collect();
    }
    card
}

/// The buttons of whoever is challenged.
pub(super) fn accept_buttons(language: Language, id: ChallengeId) -> Vec<Button> {
    vec![
        button(language, Label::Accept, Ask::Accept(id), Style::Success),
        button(language, Label::Decline, Ask::Decline(id), Style::Secondary),
    ]
}

/// The channel's board: South below, the words for all, the player to move pinged in a new one.
pub(super) async fn channel_board(bot: &Bot, scene: &Scene, place: BoardPlace) -> Card {
    let language = Language::of(&scene.row.language);
    let position = &scene.position;
    let mut card = Card::of_words(words::board_words(language, scene));
    let id = scene.row.id;
    match position.phase() {
        Phase::Opening => card.rows.push(vec![
            button(language, Label::OwnBoard, Ask::OwnBoard(id), Style::Primary),
            button(language, Label::Resign, Ask::Resign(id), Style::Secondary),
        ]),
        Phase::Play => {
            if let Some(side) = position.to_move() {
                let ask = |label| Ask::Pick(id, scene.row.revision, label);
                card.rows = hole_buttons(scene, side, None, ask);
            }
            card.rows.push(vec![
                button(
                    language,
                    Label::OwnBoard,
                    Ask::OwnBoard(id),
                    Style::Secondary,
                ),
                button(language, Label::Resign, Ask::Resign(id), Style::Secondary),
            ]);
        }
        Phase::Over => card.rows.push(vec![button(
            language,
            Label::Rematch,
            Ask::Rematch(id),
            Style::Primary,
        )]),
    }
    if place == BoardPlace::New && scene.goes_on().is_none() {
        card.pings = Side::BOTH
            .into_iter()
            .filter(|&side| position.awaited()[side] && !scene.ready[side])
            .map(|side| scene.row.players[side])
            .collect();
    }
    card.picture = draw(bot, language, scene, Side::South).await;
    card
}

/// A player's own board: the own row below, the own secret pick marked, buttons while it is
/// that player's to pick.
pub(super) async fn own_board(bot: &Bot, language: Language, own: &OwnScene) -> Card {
    let scene = &own.scene;
    let mut card = Card::of_words(words::own_board_words(language, own));
    let (id, revision) = (scene.row.id, scene.row.revision);
    if scene.position.awaited()[own.side] {
        let ask = |label| Ask::PickOwn(id, revision, label);
        card.rows = hole_buttons(scene, own.side, own.own_pick, ask);
    }
    let last = if scene.position.phase() == Phase::Over {
        button(language, Label::Rematch, Ask::Rematch(id), Style::Primary)
    } else {
        button(language, Label::Refresh, Ask::Refresh(id), Style::Secondary)
    };
    card.rows.push(vec![last]);
    card.picture = draw(bot, language, scene, own.side).await;
    card
}

/// One button a hole, in the order in which `side` sees them; those that cannot be picked are
/// there and cannot be pressed, so that a number is always found in its place.
fn hole_buttons(
    scene: &Scene,
    side: Side,
    chosen: Option<u8>,
    ask: impl Fn(u8) -> Ask,
) -> Vec<Vec<Button>> {
    let choices = scene.position.choices(side);
    let buttons: Vec<Button> = scene
        .position
        .board()
        .holes(side)
        .map(|hole| Button {
            label: hole.label.to_string(),
            custom_id: ask(hole.label).to_string(),
            style: if chosen == Some(hole.label) {
                Style::Success
            } else {
                Style::Primary
            },
            is_enabled: choices.contains(&hole),
        })
        .collect();
    // Rows of even length: seven holes are four and three, not five and two.
    let rows = buttons.len().div_ceil(BUTTONS_A_ROW);
    let a_row = buttons.len().div_ceil(rows.max(1)).max(1);
    buttons.chunks(a_row).map(<[Button]>::to_vec).collect()
}

/// Draws the board on a thread that may block. A picture that fails is left out: the words and
/// the buttons go out all the same.
async fn draw(bot: &Bot, language: Language, scene: &Scene, below: Side) -> Option<Picture> {
    let description = words::alt_text(language, scene, below);
    let Ok(permit) = bot.drawings.acquire().await else {
        return None;
    };
    let scene = scene.clone();
    let drawn = tokio::task::spawn_blocking(move || {
        let names = scene.row.names.as_ref().map(String::as_str);
        let mut view = View::of(&scene.position, names, Theme::default());
        view.bottom = below;
        view.last = scene.last.as_ref();
        for side in Side::BOTH {
            if scene.ready[side] && scene.position.awaited()[side] {
                view.seats[side] = picture::Seat::Picked;
            }
        }
        picture::png(&view)
    })
    .await;
    drop(permit);
    match drawn {
        Ok(bytes) => Some(Picture {
            file_name: "board.png",
            description,
            bytes,
        }),
        Err(panic) => {
            error!("drawing a board: {panic}");
            None
        }
    }
}

/// A page of the leaderboard, with the buttons that turn it.
pub(super) fn leaderboard(
    language: Language,
    page: u32,
    game: Option<Variant>,
    standings: &StandingsPage,
) -> Card {
    let mut card = Card::of_words(words::leaderboard(
        language,
        page,
        LEADERBOARD_LINES,
        game,
        standings,
    ));
    let turn = |label, to: Option<u32>, is_enabled| Button {
        is_enabled,
        ..button(
            language,
            label,
            Ask::Leaderboard(to.unwrap_or(page), game),
            Style::Secondary,
        )
    };
    let shown = i64::from(page + 1) * i64::from(LEADERBOARD_LINES);
    let (has_previous, has_next) = (page > 0, shown < standings.players);
    if has_previous || has_next {
        card.rows = vec![vec![
            turn(Label::Previous, page.checked_sub(1), has_previous),
            turn(Label::Next, page.checked_add(1), has_next),
        ]];
    }
    card
}
