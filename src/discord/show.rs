//! From what there is to what is shown: scenes and challenges as cards.

use super::Bot;
use super::card::{Button, Card, Picture, Style};
use super::custom_id::Ask;
use super::words::{self, Label, Language, Under};
use crate::db::{Challenge, ChallengeId, ChallengeState, Offer, OfferState, Owner};
use crate::picture::{self, Theme, View};
use crate::play::{BoardPlace, OwnScene, Reply, Scene, can_be_analysed};
use crate::rules::{BySide, Entry, Hole, Match, Opening, Options, Phase, Side, Variant};
use std::sync::Arc;
use std::time::Instant;
use tracing::error;

/// Discord's limit on the buttons of a row.
const BUTTONS_A_ROW: usize = 5;
/// The hole that an explained game shows being sown: one lap, which ends where it is clear to see.
fn example_hole(options: &Options) -> u8 {
    match options.variant {
        Variant::Congkak => options.holes,
        Variant::Kalah | Variant::Oware => options.holes.min(3),
    }
}

pub(super) fn button(language: Language, label: Label, ask: Ask, style: Style) -> Button {
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

/// An offer between players, with its buttons while it waits for an answer.
pub(super) fn offer(scene: &Scene, offer: &Offer) -> Card {
    let language = Language::of(&scene.row.language);
    let mut card = Card::of_words(words::offer(language, scene, offer));
    if offer.state == OfferState::Open {
        let ask = |reply| Ask::Offer(offer.id, reply);
        card.rows = vec![vec![
            button(language, Label::Agree, ask(Reply::Accept), Style::Success),
            button(
                language,
                Label::Decline,
                ask(Reply::Decline),
                Style::Secondary,
            ),
            button(
                language,
                Label::Withdraw,
                ask(Reply::Withdraw),
                Style::Secondary,
            ),
        ]];
        card.pings = vec![scene.row.players[offer.side.other()]];
    }
    card
}

/// Whether it is said that a side's time is up.
pub(super) fn is_late(scene: &Scene, side: Side) -> bool {
    scene.clocks[side].is_some_and(|clock| clock.late_at.is_some())
}

/// The channel's board: South below, the words for all, the player to move pinged in a new one.
///
/// Against the bot it is the person's own row that is below, whose picks of the opening are made
/// here, too, and who is not pinged: it was that person who pressed.
pub(super) async fn channel_board(bot: &Bot, scene: &Scene, place: BoardPlace) -> Card {
    board_in(bot, Language::of(&scene.row.language), scene, place).await
}

/// The channel's board for somebody who only looks on: in the reader's language, nobody pinged, and
/// no button under it.
pub(super) async fn watched_board(bot: &Bot, language: Language, scene: &Scene) -> Card {
    let mut card = board_in(bot, language, scene, BoardPlace::Same).await;
    card.words = words::board_words(language, scene, Under::Nothing);
    card.pings.clear();
    card.rows.clear();
    card
}

/// The board in letters, for a player of the match.
pub(super) fn text_board(language: Language, scene: &Scene, side: Side) -> Card {
    let words = words::text_board(language, scene, side, Under::OwnBoard);
    let mut card = Card::of_words(words);
    if scene.row.is_open {
        let own_board = Ask::OwnBoard(scene.row.id);
        let own_board = button(language, Label::OwnBoard, own_board, Style::Primary);
        card.rows = vec![vec![own_board]];
    }
    card
}

async fn board_in(bot: &Bot, language: Language, scene: &Scene, place: BoardPlace) -> Card {
    let position = &scene.position;
    let words = words::board_words(language, scene, Under::Everything);
    let mut card = Card::of_words(words);
    let id = scene.row.id;
    let person = scene.row.practice.map(|bot| bot.side.other());
    match (position.phase(), person) {
        _ if !scene.row.is_open => card.rows.push(over_buttons(language, scene)),
        (Phase::Opening | Phase::Play, Some(person)) => {
            card.rows = practice_buttons(language, scene, person);
        }
        (Phase::Opening, None) => card.rows.push(vec![
            button(language, Label::OwnBoard, Ask::OwnBoard(id), Style::Primary),
            button(language, Label::More, Ask::More(id), Style::Secondary),
        ]),
        (Phase::Play, None) => {
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
                button(language, Label::More, Ask::More(id), Style::Secondary),
            ]);
        }
        (Phase::Over, _) => card.rows.push(over_buttons(language, scene)),
    }
    // At hand where it is needed, and nowhere else: the rest is behind the last button.
    let is_anybody_late = Side::BOTH.into_iter().any(|side| is_late(scene, side));
    if let Some(row) = card.rows.last_mut().filter(|_| is_anybody_late) {
        let time_is_up = Ask::TimeIsUp(id);
        row.insert(
            1,
            button(language, Label::TimeIsUp, time_is_up, Style::Secondary),
        );
    }
    let is_new_turn = place == BoardPlace::New && scene.row.is_open && person.is_none();
    if is_new_turn && scene.goes_on().is_none() {
        card.pings = Side::BOTH
            .into_iter()
            .filter(|&side| position.awaited()[side] && !scene.ready[side])
            // The opening's first picks are asked for by DM; who got none is called here.
            .filter(|&side| {
                position.phase() != Phase::Opening || scene.last.is_some() || scene.without_dm[side]
            })
            .map(|side| scene.row.players[side])
            .collect();
    }
    let theme = theme(bot, &[Owner::Server(scene.row.server)]).await;
    card.picture = draw(bot, language, scene, person.unwrap_or(Side::South), theme).await;
    card
}

/// What the person can press in the channel in a match against the bot: holes and a hint while a
/// pick of theirs is awaited, and the rest always.
fn practice_buttons(language: Language, scene: &Scene, person: Side) -> Vec<Vec<Button>> {
    let (id, revision) = (scene.row.id, scene.row.revision);
    let mut rows = Vec::new();
    let mut last = vec![button(
        language,
        Label::OwnBoard,
        Ask::OwnBoard(id),
        Style::Secondary,
    )];
    if scene.position.awaited()[person] {
        rows = hole_buttons(scene, person, None, |label| Ask::Pick(id, revision, label));
        last.push(button(
            language,
            Label::Hint,
            Ask::Hint(id),
            Style::Secondary,
        ));
    }
    last.push(button(
        language,
        Label::More,
        Ask::More(id),
        Style::Secondary,
    ));
    rows.push(last);
    rows
}

/// A player's own board: the own row below, the own secret pick marked, buttons while it is
/// that player's to pick.
pub(super) async fn own_board(bot: &Bot, language: Language, own: &OwnScene) -> Card {
    let scene = &own.scene;
    let mut card = Card::of_words(words::own_board_words(language, own));
    let (id, revision) = (scene.row.id, scene.row.revision);
    if scene.row.is_open && scene.position.awaited()[own.side] {
        let ask = |label| Ask::PickOwn(id, revision, label);
        card.rows = hole_buttons(scene, own.side, own.own_pick, ask);
    }
    card.rows.push(if scene.row.is_open {
        let refresh = Ask::Refresh(id);
        let mut row = vec![button(language, Label::Refresh, refresh, Style::Secondary)];
        if scene.row.practice.is_some() && scene.position.awaited()[own.side] {
            let hint = Ask::Hint(id);
            row.push(button(language, Label::Hint, hint, Style::Secondary));
        }
        row.push(button(
            language,
            Label::More,
            Ask::More(id),
            Style::Secondary,
        ));
        row
    } else {
        over_buttons(language, scene)
    });
    let owners = [
        Owner::Player(scene.row.players[own.side]),
        Owner::Server(scene.row.server),
    ];
    let theme = theme(bot, &owners).await;
    card.picture = draw(bot, language, scene, own.side, theme).await;
    card
}

/// What can be done with a match that is over.
fn over_buttons(language: Language, scene: &Scene) -> Vec<Button> {
    let id = scene.row.id;
    let rematch = Ask::Rematch(id);
    let mut row = vec![button(language, Label::Rematch, rematch, Style::Primary)];
    if can_be_analysed(scene) {
        let analyse = Ask::Analyse(id);
        row.push(button(language, Label::Analyse, analyse, Style::Secondary));
    }
    row
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
async fn draw(
    bot: &Bot,
    language: Language,
    scene: &Scene,
    below: Side,
    theme: Theme,
) -> Option<Picture> {
    let description = words::alt_text(language, scene, below);
    let scene = scene.clone();
    let bytes = drawn(bot, move || picture::png(&view(&scene, below, theme))).await?;
    Some(Picture {
        file_name: "board.png",
        description,
        bytes,
    })
}

/// What a picture of a scene shows.
pub(super) fn view(scene: &Scene, below: Side, theme: Theme) -> View<'_> {
    let names = scene.row.names.as_ref().map(String::as_str);
    let mut view = View::of(&scene.position, names, theme);
    view.bottom = below;
    view.last = scene.last.as_ref();
    for side in Side::BOTH {
        if scene.ready[side] && scene.position.awaited()[side] {
            view.seats[side] = picture::Seat::Picked;
        }
    }
    view
}

/// Draws on a thread that may block, a few at the same time.
pub(super) async fn drawn(
    bot: &Bot,
    draw: impl FnOnce() -> Vec<u8> + Send + 'static,
) -> Option<Vec<u8>> {
    // Kept until it is drawn, also where nobody waits for it any more.
    let permit = Arc::clone(&bot.drawings).acquire_owned().await.ok()?;
    let metrics = Arc::clone(&bot.metrics);
    let timed = move || {
        let _permit = permit;
        let started = Instant::now();
        let bytes = draw();
        metrics.drew(started.elapsed());
        bytes
    };
    tokio::task::spawn_blocking(timed)
        .await
        .inspect_err(|panic| error!("drawing a board: {panic}"))
        .ok()
}

/// The theme that the first of `owners` has chosen who has chosen one.
pub(super) async fn theme(bot: &Bot, owners: &[Owner]) -> Theme {
    for &owner in owners {
        match bot.db.theme(owner).await {
            Ok(Some(word)) => {
                let known = Theme::ALL.into_iter().find(|theme| theme.word() == word);
                return known.unwrap_or_default();
            }
            Ok(None) => {}
            // A board in the usual theme is better than none.
            Err(broken) => error!("{broken:#}"),
        }
    }
    Theme::default()
}

/// How much of a match is played back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stretch {
    /// What was played last.
    Last,
    /// The round that is on, or was last.
    Round,
    /// All of it.
    Match,
}

/// A stretch of a match as an animation, or as a picture of where it led for who wants nothing that
/// `moves`; none where nothing has been played yet.
pub(super) async fn replay(
    bot: &Bot,
    language: Language,
    scene: &Scene,
    stretch: Stretch,
    moves: bool,
) -> anyhow::Result<Option<Card>> {
    let (_, mut played) = scene.record.replay()?;
    match stretch {
        Stretch::Last => played = played.split_off(played.len().saturating_sub(1)),
        Stretch::Round => {
            let round = played.last().map(|played| played.round);
            played.retain(|played| Some(played.round) == round);
        }
        Stretch::Match => {}
    }
    played.retain(|played| !played.steps.is_empty());
    if played.is_empty() {
        return Ok(None);
    }
    let theme = theme(bot, &[Owner::Server(scene.row.server)]).await;
    let mut card = Card::of_words(words::replay_words(language, scene, played.len()));
    let shown = scene.clone();
    let bytes = drawn(bot, move || {
        let names = shown.row.names.as_ref().map(String::as_str);
        let mut view = View::of(&shown.position, names, theme);
        if moves {
            picture::gif(&view, &played.iter().collect::<Vec<_>>())
        } else {
            view.last = shown.last.as_ref();
            picture::png(&view)
        }
    })
    .await;
    card.picture = bytes.map(|bytes| Picture {
        file_name: if moves { "replay.gif" } else { "replay.png" },
        description: words::alt_text(language, scene, Side::South),
        bytes,
    });
    Ok(Some(card))
}

/// All that is kept of a player, as a file.
pub(super) fn export(language: Language, json: String) -> Card {
    let mut card = Card::of_words(words::privacy_export(language));
    card.picture = Some(Picture {
        file_name: "congkak.json",
        description: words::alt_export(language).to_owned(),
        bytes: json.into_bytes(),
    });
    card
}

/// Asks whether a player is to be forgotten.
pub(super) fn forget_question(language: Language) -> Card {
    let mut card = Card::of_words(words::forget_question(language));
    card.rows = vec![vec![
        button(
            language,
            Label::ForgetMeant,
            Ask::ForgetMeant,
            Style::Danger,
        ),
        button(language, Label::Keep, Ask::Keep, Style::Secondary),
    ]];
    card
}

/// What is kept, and why, with what can be done about it.
pub(super) fn privacy(language: Language) -> Card {
    let mut card = Card::of_words(words::privacy(language));
    card.rows = vec![vec![
        button(language, Label::Export, Ask::Export, Style::Primary),
        button(language, Label::Forget, Ask::Forget, Style::Danger),
    ]];
    card
}

/// The record of a match, as a file.
pub(super) fn record(language: Language, scene: &Scene) -> Card {
    let mut record = scene.record.clone();
    record.names = scene.row.names.as_ref().map(|name| Some(name.clone()));
    let mut card = Card::of_words(words::record_heading(language, scene));
    card.picture = Some(Picture {
        file_name: "record.txt",
        description: words::alt_record(language, scene),
        bytes: record.to_string().into_bytes(),
    });
    card
}

/// How a game is played, in words that are given, with a picture of a sowing from its start.
pub(super) async fn rules(
    bot: &Bot,
    language: Language,
    words: String,
    mut options: Options,
    reader: &[Owner],
) -> Card {
    let theme = theme(bot, reader).await;
    let mut card = Card::of_words(words);
    let (variant, hole) = (options.variant, example_hole(&options));
    let bytes = drawn(bot, move || {
        options.opening = Opening::Starts(Side::South);
        let Ok(mut mat) = Match::new(options) else {
            return Vec::new();
        };
        let Ok(played) = mat.play(Entry::Pick(Hole::new(Side::South, hole))) else {
            return Vec::new();
        };
        let names = BySide {
            south: "S",
            north: "N",
        };
        let mut view = View::of(&mat, names, theme);
        view.last = Some(&played);
        picture::png(&view)
    })
    .await;
    card.picture = bytes
        .filter(|bytes| !bytes.is_empty())
        .map(|bytes| Picture {
            file_name: "sowing.png",
            description: words::alt_example(language, variant, hole),
            bytes,
        });
    card
}
