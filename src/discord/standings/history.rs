//! What a player has played, one match with its record, and a server's results as a file.

use crate::db::{Filter, MatchId, PlayerId, ServerId};
use crate::discord::Bot;
use crate::discord::card::{Attachment, Button, Card, Style};
use crate::discord::custom_id::{Ask, HistoryAsk};
use crate::discord::show::{button, watched_board};
use crate::discord::words::{self, Label, Language};
use crate::play::{self, Person, PlayError, Refusal};
use crate::rules::Phase;

/// How many matches a page has: one row of buttons.
const LINES: u32 = 5;
/// How many results a file of them has at most. More would be larger than Discord takes.
const RESULTS_MAX: u32 = 40_000;

/// A page of a player's matches, with a button for each. Whom Discord has just named is `known`; the
/// names of others are those under which they have played here.
pub(in crate::discord) async fn history(
    bot: &Bot,
    language: Language,
    server: ServerId,
    ask: HistoryAsk,
    known: &[Person],
) -> anyhow::Result<Card> {
    let filter = Filter {
        server,
        player: ask.player,
        opponent: ask.opponent,
        pool: ask.pool,
    };
    let (matches, has_more) = bot.db.past_matches(filter, ask.page, LINES).await?;
    let player = name_of(bot, server, ask.player, known).await?;
    let opponent = match ask.opponent {
        Some(opponent) => Some(name_of(bot, server, opponent, known).await?),
        None => None,
    };
    let mut card = Card::of_words(words::history(
        language,
        server,
        &player,
        opponent.as_deref(),
        &ask,
        &matches,
    ));
    if !matches.is_empty() {
        let row = matches.iter().map(|past| Button {
            label: format!("#{}", past.mat),
            custom_id: Ask::Past(past.mat).to_string(),
            style: Style::Secondary,
            is_enabled: true,
        });
        card.rows.push(row.collect());
    }
    if ask.page > 0 || has_more {
        let turn = |label, page: Option<u32>| Button {
            is_enabled: page.is_some(),
            ..button(
                language,
                label,
                Ask::History(HistoryAsk {
                    // Both buttons are there always, and need custom ids that differ.
                    page: page.unwrap_or(ask.page),
                    ..ask
                }),
                Style::Secondary,
            )
        };
        card.rows.push(vec![
            turn(Label::Previous, ask.page.checked_sub(1)),
            turn(Label::Next, has_more.then_some(ask.page + 1)),
        ]);
    }
    Ok(card)
}

/// A player's name; of who is not known here any more, none.
async fn name_of(
    bot: &Bot,
    server: ServerId,
    player: PlayerId,
    known: &[Person],
) -> anyhow::Result<String> {
    if let Some(person) = known.iter().find(|person| person.id == player) {
        return Ok(person.name.clone());
    }
    let kept = bot.db.snapshot().await?.player(server, player).await?;
    Ok(kept.map_or_else(String::new, |(name, _)| name))
}

/// A match that is over: its last board, its record as text and as lines of JSON, and a button
/// that plays it back. It is told only where it was played.
pub(in crate::discord) async fn past(
    bot: &Bot,
    language: Language,
    server: Option<ServerId>,
    id: MatchId,
) -> Result<Card, PlayError> {
    let scene = play::scene(&bot.db, id).await?;
    if Some(scene.row.server) != server {
        return Ok(Card::of_words(words::match_elsewhere(language)));
    }
    if scene.position.phase() != Phase::Over {
        return Err(Refusal::MatchNotOver.into());
    }
    let mut card = watched_board(bot, language, &scene).await;
    card.words = words::past(language, &scene);
    card.rows = vec![vec![button(
        language,
        Label::PlayBack,
        Ask::PlayBack(id),
        Style::Primary,
    )]];
    if play::can_be_analysed(&scene)
        && let Some(row) = card.rows.first_mut()
    {
        let analyse = Ask::Analyse(id);
        row.push(button(language, Label::Analyse, analyse, Style::Secondary));
    }
    let mut record = scene.record.clone();
    record.names = scene.row.names.as_ref().map(|name| Some(name.clone()));
    let text = record.to_string();
    let mut lines = Vec::new();
    crate::cli::replay(&text, true, &mut lines)?;
    let description = words::alt_files(language);
    card.files = vec![
        Attachment {
            file_name: format!("match-{id}.txt"),
            description: description.to_owned(),
            bytes: text.into_bytes(),
        },
        Attachment {
            file_name: format!("match-{id}.jsonl"),
            description: description.to_owned(),
            bytes: lines,
        },
    ];
    Ok(card)
}

/// The results of a server as CSV, for who manages it.
pub(in crate::discord) async fn results(
    bot: &Bot,
    language: Language,
    server: ServerId,
) -> anyhow::Result<Card> {
    let results = bot.db.server_results(server, i64::MAX, RESULTS_MAX).await?;
    let mut card = Card::of_words(words::results(language, results.len()));
    if !results.is_empty() {
        card.files = vec![Attachment {
            file_name: "results.csv".to_owned(),
            description: words::alt_results(language, results.len()),
            bytes: play::csv(&results).into_bytes(),
        }];
    }
    Ok(card)
}
