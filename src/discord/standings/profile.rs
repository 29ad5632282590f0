//! A player's profile.

use super::history::HistoryAsk;
use crate::db::{Owner, PlayerId, Pool, ServerId, Totals};
use crate::discord::Bot;
use crate::discord::card::{Card, Picture, Style};
use crate::discord::custom_id::Ask;
use crate::discord::show::{button, drawn, theme};
use crate::discord::words::{self, Label, Language};
use crate::picture::{Chart, chart_png};
use crate::play::{self, Person, Profile, points};

/// A player's profile in a server; and how the player stands against another.
pub(in crate::discord) async fn profile(
    bot: &Bot,
    language: Language,
    server: ServerId,
    who: &Person,
    against: Option<&Person>,
    pool: Pool,
) -> anyhow::Result<Card> {
    let other = against.map(|person| person.id);
    let run = play::puzzle_run(&bot.db, bot.now(), server, who.id).await?;
    let puzzles = (run.solved > 0).then(|| words::profile_puzzles(language, &run));
    let Some(profile) = play::profile(&bot.db, server, who.id, other, pool).await? else {
        let none = words::profile_none(language, &who.name);
        let lines: Vec<String> = std::iter::once(none).chain(puzzles).collect();
        return Ok(Card::of_words(lines.join("\n")));
    };
    let against = against.map(|other| (other, other.id == who.id));
    let mut card = Card::of_words(words::profile(language, &profile, pool, puzzles, against));
    let history = HistoryAsk {
        player: who.id,
        opponent: other.filter(|other| *other != who.id),
        pool,
        page: 0,
    };
    card.rows = vec![vec![button(
        language,
        Label::History,
        Ask::Matches(history),
        Style::Secondary,
    )]];
    card.picture = chart(bot, language, server, who.id, &profile, pool).await;
    Ok(card)
}

async fn chart(
    bot: &Bot,
    language: Language,
    server: ServerId,
    player: PlayerId,
    profile: &Profile,
    pool: Pool,
) -> Option<Picture> {
    let reached: Totals = profile
        .totals
        .iter()
        .find(|(of, _)| *of == pool)
        .map(|(_, totals)| *totals)?;
    let shown = profile.ratings.iter();
    let shown: Vec<(i64, i64)> = shown
        .map(|point| (points(point.rating), points(point.deviation)))
        .collect();
    let count = i64::try_from(shown.len()).ok().filter(|count| *count > 0)?;
    let theme = theme(bot, &[Owner::Player(player), Owner::Server(server)]).await;
    let description = words::alt_chart(language, pool, &shown);
    let bytes = drawn(bot, move || {
        chart_png(&Chart {
            points: shown,
            first: reached.rated - count + 1,
            theme,
        })
    })
    .await?;
    Some(Picture {
        file_name: "rating.png",
        description,
        bytes,
    })
}
