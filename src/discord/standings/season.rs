//! The podium of a season that is over.

use super::board::{is_provisional, value};
use crate::db::{Board, BoardLine, Measure, Owner, Period, PlayerId, Pool, ServerId};
use crate::discord::Bot;
use crate::discord::card::{Card, Picture, Style};
use crate::discord::custom_id::Ask;
use crate::discord::custom_id::BoardAsk;
use crate::discord::show::{button, drawn, theme};
use crate::discord::words::{self, Label, Language};
use crate::picture::{Podium, PodiumPlace, podium_png};

/// How many stand on a podium.
const PLACES: u32 = 3;

/// The podium of a season, of all games: by rating where at least one is settled, and by matches
/// won where none is. `None` where nobody is left to stand on it.
pub(in crate::discord) async fn season(
    bot: &Bot,
    language: Language,
    server: ServerId,
    period: Period,
) -> anyhow::Result<Option<Card>> {
    let mut board = Board {
        server,
        pool: Pool::All,
        period,
        measure: Measure::Rating,
    };
    let nobody = PlayerId::new(0);
    let mut page = bot.db.board_page(board, 0, PLACES, nobody).await?;
    if page
        .lines
        .iter()
        .all(|line| is_provisional(board.measure, line))
    {
        board.measure = Measure::MatchesWon;
        page = bot.db.board_page(board, 0, PLACES, nobody).await?;
    }
    let measure = board.measure;
    let best: Vec<BoardLine> = page
        .lines
        .into_iter()
        .filter(|line| !is_provisional(measure, line))
        .collect();
    if best.is_empty() {
        return Ok(None);
    }
    let mut card = Card::of_words(words::season(language, period, measure, &best));
    let ask = BoardAsk {
        pool: Pool::All,
        period,
        measure,
        page: 0,
    };
    card.rows = vec![vec![button(
        language,
        Label::Leaderboard,
        Ask::Standing(ask),
        Style::Secondary,
    )]];
    let theme = theme(bot, &[Owner::Server(server)]).await;
    let description = words::alt_season(language, measure, &best);
    let bytes = drawn(bot, move || {
        let places = best.iter().map(|line| PodiumPlace {
            rank: line.rank,
            name: &line.name,
            value: value(measure, line),
        });
        podium_png(&Podium {
            places: places.collect(),
            theme,
        })
    })
    .await;
    card.picture = bytes.map(|bytes| Picture {
        file_name: "podium.png",
        description,
        bytes,
    });
    Ok(Some(card))
}
