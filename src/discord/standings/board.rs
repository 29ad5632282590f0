//! A page of a leaderboard.

use crate::db::{
    Board, BoardLine, BoardPage, Measure, Owner, Period, PlayerId, SeasonLength, ServerId,
};
use crate::discord::Bot;
use crate::discord::card::{Button, Card, Picture, Style};
use crate::discord::custom_id::{Ask, BoardAsk};
use crate::discord::show::{button, drawn, theme};
use crate::discord::words::{self, Label, Language};
use crate::picture::{Table, TableLine, table_png};
use crate::play::{self, SETTLED_FROM, points};

/// How many lines a page has.
const LINES: u32 = 10;

/// The number that a leaderboard shows.
pub(in crate::discord) fn value(measure: Measure, line: &BoardLine) -> i64 {
    match measure {
        Measure::Rating => points(line.totals.rating),
        Measure::MatchesWon | Measure::RoundsWon | Measure::Captured | Measure::Run => {
            line.totals.score(measure)
        }
    }
}

/// Whether that number is not settled yet.
pub(in crate::discord) fn is_provisional(measure: Measure, line: &BoardLine) -> bool {
    measure == Measure::Rating && line.totals.rated < SETTLED_FROM
}

/// A page of a leaderboard, with the line of who asks wherever it stands.
pub(in crate::discord) async fn board(
    bot: &Bot,
    language: Language,
    server: ServerId,
    mut ask: BoardAsk,
    asker: PlayerId,
) -> anyhow::Result<Card> {
    let board = Board {
        server,
        pool: ask.pool,
        period: ask.period,
        measure: ask.measure,
    };
    let mut page = bot.db.board_page(board, ask.page, LINES, asker).await?;
    let last = last_page(page.players);
    if ask.page > last {
        ask.page = last;
        page = bot.db.board_page(board, last, LINES, asker).await?;
    }
    let shown: Vec<PlayerId> = page.lines.iter().map(|line| line.player).collect();
    if play::look_for(&bot.db, bot.now(), server, &shown).await? {
        bot.bell.notify_one();
    }
    let mut card = Card::of_words(words::board_page(language, &ask, last + 1, &page, asker));
    card.rows = turning(bot, language, server, ask, last).await?;
    if page.players > 0 {
        card.picture = picture(bot, language, server, ask, page).await;
    }
    Ok(card)
}

fn last_page(players: i64) -> u32 {
    let pages = (players - 1).max(0) / i64::from(LINES);
    u32::try_from(pages).unwrap_or(u32::MAX)
}

/// The buttons that turn the page, and those that go to the season before and after.
async fn turning(
    bot: &Bot,
    language: Language,
    server: ServerId,
    ask: BoardAsk,
    last: u32,
) -> anyhow::Result<Vec<Vec<Button>>> {
    let to = |label, to: Option<BoardAsk>| Button {
        is_enabled: to.is_some(),
        ..button(
            language,
            label,
            Ask::Board(to.unwrap_or(ask)),
            Style::Secondary,
        )
    };
    let mut rows = Vec::new();
    if last > 0 {
        let at = |page: Option<u32>| page.map(|page| BoardAsk { page, ..ask });
        let next = (ask.page < last).then_some(ask.page + 1);
        rows.push(vec![
            to(Label::Previous, at(ask.page.checked_sub(1))),
            to(Label::Next, at(next)),
        ]);
    }
    let length = SeasonLength::ALL
        .into_iter()
        .find(|length| length.has(ask.period));
    if let Some(length) = length {
        let played = bot.db.seasons_played(server, length, SEASONS_MAX).await?;
        let at = |period: Option<Period>| {
            period.map(|period| BoardAsk {
                period,
                page: 0,
                ..ask
            })
        };
        let earlier = played
            .iter()
            .copied()
            .find(|period| period.code() < ask.period.code());
        let later = played
            .iter()
            .rev()
            .copied()
            .find(|period| period.code() > ask.period.code());
        if earlier.is_some() || later.is_some() {
            let mut row = Vec::new();
            row.extend(earlier.map(|_| to(Label::Earlier, at(earlier))));
            row.extend(later.map(|_| to(Label::Later, at(later))));
            rows.push(row);
        }
    }
    Ok(rows)
}

/// How many seasons one can go back to.
const SEASONS_MAX: u32 = 1000;

async fn picture(
    bot: &Bot,
    language: Language,
    server: ServerId,
    ask: BoardAsk,
    page: BoardPage,
) -> Option<Picture> {
    let theme = theme(bot, &[Owner::Server(server)]).await;
    let description = words::alt_board(language, &ask, &page);
    let bytes = drawn(bot, move || {
        let own = page.own.as_ref().map(|own| own.player);
        let is_there = page.lines.iter().any(|line| Some(line.player) == own);
        let apart = page.own.iter().filter(|_| !is_there);
        let all = page.lines.iter().map(|line| (line, false));
        let lines = all
            .chain(apart.map(|line| (line, true)))
            .map(|(line, is_apart)| TableLine {
                rank: line.rank,
                name: &line.name,
                value: value(ask.measure, line),
                is_provisional: is_provisional(ask.measure, line),
                is_own: Some(line.player) == own,
                is_apart,
            });
        table_png(&Table {
            lines: lines.collect(),
            theme,
        })
    })
    .await?;
    Some(Picture {
        file_name: "leaderboard.png",
        description,
        bytes,
    })
}
