//! Leaderboards: pages of them, and ranks.
//!
//! A board lists the players who are present, the best score first, and those who are level by
//! their ids. Of a long one, whole [bands](super::bands) are added up to find a page or a rank.

use super::period::Period;
use super::recount::CountedBand;
use super::totals::Totals;
use crate::db::{Db, Measure, PlayerId, Pool, ServerId, Write};
use anyhow::Context;
use sqlx::{AssertSqlSafe, FromRow};

impl Measure {
    /// The column of `totals` that holds it. An index begins with it.
    pub(super) const fn column(self) -> &'static str {
        match self {
            Self::Rating => "rating_score",
            Self::MatchesWon => "matches_won",
            Self::RoundsWon => "rounds_won",
            Self::Captured => "captured",
            Self::Run => "run_longest",
        }
    }
}

/// Which leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Of which server.
    pub server: ServerId,
    /// Of which game.
    pub pool: Pool,
    /// Of which time.
    pub period: Period,
    /// By what.
    pub measure: Measure,
}

/// A player's line on a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardLine {
    /// The rank. Those who are level share it, and the next rank counts them.
    pub rank: i64,
    /// Who.
    pub player: PlayerId,
    /// The name when last played.
    pub name: String,
    /// All that the player has reached.
    pub totals: Totals,
}

/// A page of a leaderboard.
#[derive(Clone, Debug)]
pub struct BoardPage {
    /// The lines of the page.
    pub lines: Vec<BoardLine>,
    /// How many players there are in all.
    pub players: i64,
    /// The line of the player who asked, wherever it stands.
    pub own: Option<BoardLine>,
}

#[derive(FromRow)]
struct Row {
    player_id: PlayerId,
    name: String,
    present: i64,
    #[sqlx(flatten)]
    totals: Totals,
}

/// Where a band begins, and how many stand before it.
#[derive(Clone, Copy)]
pub(super) struct Band {
    pub(super) score: i64,
    pub(super) player_id: PlayerId,
    pub(super) before: i64,
}

/// The beginning of a board without bands.
pub(super) const WHOLE: Band = Band {
    score: i64::MAX,
    player_id: PlayerId::new(0),
    before: 0,
};

const COLUMNS: &str = "
    t.player_id, p.name, t.present, matches_won, matches_drawn, matches_lost, rounds_won,
    rounds_drawn, rounds_lost, captured, run, run_longest, turn_seeds, turn_laps, rating,
    deviation, volatility, rated, rated_at, rating_score";

// All in one text: a row for each takes several times as long.
pub(super) const BANDS: &str = "
    select string_agg(score || ' ' || player_id || ' ' || players, ' ' order by score desc, player_id)
    from bands where server_id = $1 and game = $2 and period = $3 and measure = $4";

// In each query: the server, the game and the period are $1, $2 and $3.
pub(super) fn lines_query(measure: Measure) -> String {
    let column = measure.column();
    // Two stretches: what is level with the first of the band, and what comes after it.
    format!(
        "with found as (
             select * from (
                 select player_id, {column} as score from totals
                 where server_id = $1 and game = $2 and period = $3 and present = 1
                   and {column} = $4 and player_id >= $5
                 order by player_id limit $6) as level
             union all
             select * from (
                 select player_id, {column} as score from totals
                 where server_id = $1 and game = $2 and period = $3 and present = 1
                   and {column} < $4
                 order by {column} desc, player_id limit $6) as above
             order by score desc, player_id limit $7 offset $6 - $7)
         select {COLUMNS}
         from found f
         join totals t on t.server_id = $1 and t.game = $2 and t.period = $3
                      and t.player_id = f.player_id
         join players p on p.server_id = $1 and p.player_id = f.player_id
         order by f.score desc, f.player_id"
    )
}

pub(super) fn better_query(measure: Measure) -> String {
    let column = measure.column();
    format!(
        "select (select count(*) from totals
                 where server_id = $1 and game = $2 and period = $3 and present = 1
                   and {column} = $4 and player_id >= $5)
              + (select count(*) from totals
                 where server_id = $1 and game = $2 and period = $3 and present = 1
                   and {column} < $4 and {column} > $6)"
    )
}

pub(super) fn own_query() -> String {
    format!(
        "select {COLUMNS} from totals t
         join players p on p.server_id = t.server_id and p.player_id = t.player_id
         where t.server_id = $1 and t.game = $2 and t.period = $3 and t.player_id = $4"
    )
}

impl Db {
    /// Page `page` (from 0) of a leaderboard, and `asker`'s line.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn board_page(
        &self,
        board: Board,
        page: u32,
        page_lines: u32,
        asker: PlayerId,
    ) -> anyhow::Result<BoardPage> {
        let mut snapshot = self.snapshot().await?;
        snapshot.board_page(board, page, page_lines, asker).await
    }
}

impl Write {
    async fn board_page(
        &mut self,
        board: Board,
        page: u32,
        page_lines: u32,
        asker: PlayerId,
    ) -> anyhow::Result<BoardPage> {
        let (players, bands) = self.board_size(board).await?;
        let offset = i64::from(page) * i64::from(page_lines);
        let band = last(&bands, |band| band.before <= offset);
        let rows: Vec<Row> = if offset < players {
            sqlx::query_as(AssertSqlSafe(lines_query(board.measure)))
                .bind(board.server)
                .bind(board.pool.word())
                .bind(board.period.code())
                .bind(band.score)
                .bind(band.player_id)
                .bind(offset - band.before + i64::from(page_lines))
                .bind(i64::from(page_lines))
                .fetch_all(&mut *self.tx)
                .await
                .context("reading a leaderboard")?
        } else {
            Vec::new()
        };
        let mut lines: Vec<BoardLine> = Vec::with_capacity(rows.len());
        for (place, row) in (offset + 1..).zip(rows) {
            let score = row.totals.score(board.measure);
            let rank = match lines.last() {
                Some(above) if above.totals.score(board.measure) == score => above.rank,
                Some(_) => place,
                None if place == 1 => 1,
                None => self.rank(board, &bands, score).await?,
            };
            lines.push(row.line(rank));
        }
        let own = match lines.iter().find(|line| line.player == asker) {
            Some(line) => Some(line.clone()),
            None => self.board_line_of(board, &bands, asker).await?,
        };
        Ok(BoardPage {
            lines,
            players,
            own,
        })
    }

    /// A player's rank on a leaderboard, and of how many; `None` for who is not on it.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn board_rank(
        &mut self,
        board: Board,
        player: PlayerId,
    ) -> anyhow::Result<Option<(i64, i64)>> {
        let (players, bands) = self.board_size(board).await?;
        let line = self.board_line_of(board, &bands, player).await?;
        Ok(line.map(|line| (line.rank, players)))
    }

    async fn board_line_of(
        &mut self,
        board: Board,
        bands: &[Band],
        player: PlayerId,
    ) -> anyhow::Result<Option<BoardLine>> {
        let row: Option<Row> = sqlx::query_as(AssertSqlSafe(own_query()))
            .bind(board.server)
            .bind(board.pool.word())
            .bind(board.period.code())
            .bind(player)
            .fetch_optional(&mut *self.tx)
            .await
            .context("reading a player's line of a leaderboard")?;
        match row.filter(|row| row.present == 1) {
            None => Ok(None),
            Some(row) => {
                let score = row.totals.score(board.measure);
                let rank = self.rank(board, bands, score).await?;
                Ok(Some(row.line(rank)))
            }
        }
    }

    /// How many players a board has, and the bands that it is cut into, if it is.
    async fn board_size(&mut self, board: Board) -> anyhow::Result<(i64, Vec<Band>)> {
        let size: Option<(i64, i64)> = sqlx::query_as(
            "select players, banded from boards
             where server_id = $1 and game = $2 and period = $3",
        )
        .bind(board.server)
        .bind(board.pool.word())
        .bind(board.period.code())
        .fetch_optional(&mut *self.tx)
        .await
        .context("reading how many players there are")?;
        match size {
            None => Ok((0, Vec::new())),
            Some((players, 0)) => Ok((players, Vec::new())),
            Some((players, _)) => Ok((players, counted(&self.bands(board).await?))),
        }
    }

    /// The rank that a score has.
    async fn rank(&mut self, board: Board, bands: &[Band], score: i64) -> anyhow::Result<i64> {
        let band = last(bands, |band| band.score > score);
        let better: i64 = sqlx::query_scalar(AssertSqlSafe(better_query(board.measure)))
            .bind(board.server)
            .bind(board.pool.word())
            .bind(board.period.code())
            .bind(band.score)
            .bind(band.player_id)
            .bind(score)
            .fetch_one(&mut *self.tx)
            .await
            .context("counting who is better")?;
        Ok(band.before + better + 1)
    }
}

/// How many stand before each band.
fn counted(bands: &[CountedBand]) -> Vec<Band> {
    let mut before = 0;
    let bands = bands.iter().map(|band| {
        let begins = Band {
            score: band.score,
            player_id: band.player_id,
            before,
        };
        before += band.players;
        begins
    });
    bands.collect()
}

/// The last band of which `holds` is true.
fn last(bands: &[Band], holds: impl Fn(&Band) -> bool) -> Band {
    bands.iter().copied().rfind(holds).unwrap_or(WHOLE)
}

impl Row {
    fn line(self, rank: i64) -> BoardLine {
        BoardLine {
            rank,
            player: self.player_id,
            name: self.name,
            totals: self.totals,
        }
    }
}
