//! The leaderboard of matches won, as the bot shows it so far.

use super::{Board, BoardLine, Measure, Period, Pool};
use crate::db::{Db, PlayerId, ServerId};
use crate::rules::Variant;

/// A player's line in a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player's rank. Those who are level share it, and the next rank counts them.
    pub rank: i64,
    /// Who.
    pub player_id: PlayerId,
    /// The name when last played.
    pub name: String,
    /// Matches won.
    pub matches_won: i64,
    /// Matches drawn.
    pub matches_drawn: i64,
    /// Matches lost.
    pub matches_lost: i64,
    /// Rounds won.
    pub rounds_won: i64,
    /// Rounds drawn.
    pub rounds_drawn: i64,
    /// Rounds lost.
    pub rounds_lost: i64,
}

/// A page of a leaderboard.
#[derive(Clone, Debug)]
pub struct StandingsPage {
    /// The lines of the page.
    pub lines: Vec<Standing>,
    /// How many players there are in all.
    pub players: i64,
    /// The line of the player who asked, wherever it stands.
    pub own: Option<Standing>,
}

impl From<BoardLine> for Standing {
    fn from(line: BoardLine) -> Self {
        Self {
            rank: line.rank,
            player_id: line.player,
            name: line.name,
            matches_won: line.totals.matches_won,
            matches_drawn: line.totals.matches_drawn,
            matches_lost: line.totals.matches_lost,
            rounds_won: line.totals.rounds_won,
            rounds_drawn: line.totals.rounds_drawn,
            rounds_lost: line.totals.rounds_lost,
        }
    }
}

impl Db {
    /// Page `page` (from 0) of a server's leaderboard, of one game or of all, and `asker`'s line.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn standings(
        &self,
        server: ServerId,
        game: Option<Variant>,
        page: u32,
        page_lines: u32,
        asker: PlayerId,
    ) -> anyhow::Result<StandingsPage> {
        let board = Board {
            server,
            pool: game.map_or(Pool::All, Pool::Of),
            period: Period::Always,
            measure: Measure::MatchesWon,
        };
        let page = self.board_page(board, page, page_lines, asker).await?;
        Ok(StandingsPage {
            lines: page.lines.into_iter().map(Standing::from).collect(),
            players: page.players,
            own: page.own.map(Standing::from),
        })
    }
}
