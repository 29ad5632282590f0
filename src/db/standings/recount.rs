//! Reading all that is kept of a server's results, to count it again.

use super::board::{BANDS, Board};
use super::history::read_game;
use super::holes::HoleTotal;
use super::period::Period;
use super::result::{
    Counts, MatchResult, RoundResult, SideRating, SideResult, parse_numbers, parse_winner,
};
use super::totals::Totals;
use crate::db::{Db, MatchId, Measure, Moment, PlayerId, Pool, ServerId, Write};
use crate::rules::{BySide, Outcome};
use anyhow::Context;
use sqlx::FromRow;

/// A result as it is kept.
#[derive(Clone, Debug)]
pub struct KeptResult {
    /// Its place in the order.
    pub number: i64,
    /// Of which match.
    pub mat: MatchId,
    /// When it ended.
    pub ended_at: Moment,
    /// The result; of one that was never completed, what there is.
    pub result: MatchResult,
    /// Whether all of it is there.
    pub is_complete: bool,
    /// The ratings after it.
    pub ratings: BySide<Option<SideRating>>,
}

/// A player's totals as they are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptTotals {
    /// Of which game.
    pub pool: Pool,
    /// Of which time.
    pub period: Period,
    /// Whose.
    pub player: PlayerId,
    /// Whether they are on the leaderboards.
    pub present: bool,
    /// The totals.
    pub totals: Totals,
}

/// What is kept of the leaderboards of a game and a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptBoard {
    /// Of which game.
    pub pool: Pool,
    /// Of which time.
    pub period: Period,
    /// How many players there are.
    pub players: i64,
    /// Whether they are cut into bands.
    pub banded: bool,
}

/// A band as it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedBand {
    /// The score of the first in it.
    pub score: i64,
    /// The first in it.
    pub player_id: PlayerId,
    /// How many are in it.
    pub players: i64,
}

pub(super) const RESULTS: &str = "
    select r.number, r.match_id, r.server_id, r.game, r.south, r.north, r.winner, r.reason,
           r.south_wins, r.north_wins, r.drawn, r.options, r.counts, r.ended_at,
           s.captured as s_captured, s.opening as s_opening, s.turn_seeds as s_turn_seeds,
           s.turn_laps as s_turn_laps, s.picks as s_picks, s.rating as s_rating,
           s.deviation as s_deviation, s.rating_all as s_rating_all,
           s.deviation_all as s_deviation_all,
           n.captured as n_captured, n.opening as n_opening, n.turn_seeds as n_turn_seeds,
           n.turn_laps as n_turn_laps, n.picks as n_picks, n.rating as n_rating,
           n.deviation as n_deviation, n.rating_all as n_rating_all,
           n.deviation_all as n_deviation_all
    from match_results r
    left join player_results s on s.server_id = r.server_id and s.player_id = r.south
         and s.game = r.game and s.number = r.number
    left join player_results n on n.server_id = r.server_id and n.player_id = r.north
         and n.game = r.game and n.number = r.number
    where r.server_id = $1 and r.number > $2
    order by r.number limit $3";

#[derive(FromRow)]
struct Row {
    number: i64,
    match_id: MatchId,
    server_id: ServerId,
    game: String,
    south: PlayerId,
    north: PlayerId,
    winner: String,
    reason: String,
    #[sqlx(try_from = "i64")]
    south_wins: u8,
    #[sqlx(try_from = "i64")]
    north_wins: u8,
    #[sqlx(try_from = "i64")]
    drawn: u8,
    options: String,
    counts: String,
    ended_at: i64,
    s_captured: Option<i64>,
    s_opening: Option<i64>,
    s_turn_seeds: Option<i64>,
    s_turn_laps: Option<i64>,
    s_picks: Option<String>,
    s_rating: Option<i64>,
    s_deviation: Option<i64>,
    s_rating_all: Option<i64>,
    s_deviation_all: Option<i64>,
    n_captured: Option<i64>,
    n_opening: Option<i64>,
    n_turn_seeds: Option<i64>,
    n_turn_laps: Option<i64>,
    n_picks: Option<String>,
    n_rating: Option<i64>,
    n_deviation: Option<i64>,
    n_rating_all: Option<i64>,
    n_deviation_all: Option<i64>,
}

fn read_side(
    captured: Option<i64>,
    opening: Option<i64>,
    turn: (Option<i64>, Option<i64>),
    picks: Option<&str>,
) -> anyhow::Result<Option<SideResult>> {
    let (Some(captured), Some(opening), (Some(turn_seeds), Some(turn_laps)), Some(picks)) =
        (captured, opening, turn, picks)
    else {
        return Ok(None);
    };
    Ok(Some(SideResult {
        captured,
        opening: match u8::try_from(opening).context("reading an opening")? {
            0 => None,
            label => Some(label),
        },
        turn_seeds,
        turn_laps,
        picks: parse_numbers(picks)?,
    }))
}

fn read_rating(
    game: (Option<i64>, Option<i64>),
    all: (Option<i64>, Option<i64>),
) -> Option<SideRating> {
    Some(SideRating {
        game: (game.0?, game.1?),
        all: (all.0?, all.1?),
    })
}

impl Row {
    fn read(self) -> anyhow::Result<KeptResult> {
        let south = read_side(
            self.s_captured,
            self.s_opening,
            (self.s_turn_seeds, self.s_turn_laps),
            self.s_picks.as_deref(),
        )?;
        let north = read_side(
            self.n_captured,
            self.n_opening,
            (self.n_turn_seeds, self.n_turn_laps),
            self.n_picks.as_deref(),
        )?;
        let is_complete = !self.counts.is_empty() && south.is_some() && north.is_some();
        Ok(KeptResult {
            number: self.number,
            mat: self.match_id,
            ended_at: Moment::from_millis(self.ended_at),
            result: MatchResult {
                server: self.server_id,
                game: read_game(&self.game)?,
                options: self.options,
                players: BySide {
                    south: self.south,
                    north: self.north,
                },
                winner: parse_winner(&self.winner)?,
                reason: self.reason,
                wins: BySide {
                    south: self.south_wins,
                    north: self.north_wins,
                },
                drawn: self.drawn,
                counts: if self.counts.is_empty() {
                    Counts::Yes
                } else {
                    Counts::parse(&self.counts)?
                },
                sides: BySide {
                    south: south.unwrap_or_default(),
                    north: north.unwrap_or_default(),
                },
            },
            is_complete,
            ratings: BySide {
                south: read_rating(
                    (self.s_rating, self.s_deviation),
                    (self.s_rating_all, self.s_deviation_all),
                ),
                north: read_rating(
                    (self.n_rating, self.n_deviation),
                    (self.n_rating_all, self.n_deviation_all),
                ),
            },
        })
    }
}

#[derive(FromRow)]
struct RoundRow {
    #[sqlx(try_from = "i64")]
    round: u8,
    began: String,
    #[sqlx(try_from = "i64")]
    south_seeds: u8,
    #[sqlx(try_from = "i64")]
    north_seeds: u8,
    south_burnt: String,
    north_burnt: String,
    winner: String,
    reason: String,
}

#[derive(FromRow)]
struct TotalsRow {
    game: String,
    period: i64,
    player_id: PlayerId,
    present: i64,
    #[sqlx(flatten)]
    totals: Totals,
}

fn labels(text: &str) -> anyhow::Result<Vec<u8>> {
    parse_numbers(text)?
        .into_iter()
        .map(|label| u8::try_from(label).context("reading a label"))
        .collect()
}

impl Db {
    /// The servers that have results; only those with results that were never completed, or all.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn servers_with_results(
        &self,
        only_incomplete: bool,
    ) -> anyhow::Result<Vec<ServerId>> {
        // The next server is found in the index; to read all results would take long.
        let query = if only_incomplete {
            "select min(server_id) from match_results where counts = '' and server_id > $1"
        } else {
            "select min(server_id) from match_results where server_id > $1"
        };
        let mut servers = Vec::new();
        let mut last = i64::MIN;
        loop {
            let next: Option<i64> = sqlx::query_scalar(query)
                .bind(last)
                .fetch_one(&self.readers)
                .await
                .context("looking for servers with results")?;
            let Some(next) = next else {
                return Ok(servers);
            };
            servers.push(ServerId::new(next));
            last = next;
        }
    }
}

impl Write {
    /// Results of a server in order, from the one after `after` on.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn results(
        &mut self,
        server: ServerId,
        after: i64,
        most: u32,
    ) -> anyhow::Result<Vec<KeptResult>> {
        let rows: Vec<Row> = sqlx::query_as(RESULTS)
            .bind(server)
            .bind(after)
            .bind(i64::from(most))
            .fetch_all(&mut *self.tx)
            .await
            .context("reading results")?;
        rows.into_iter().map(Row::read).collect()
    }

    /// The rounds of a match, in order.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn rounds(&mut self, mat: MatchId) -> anyhow::Result<Vec<RoundResult>> {
        let rows: Vec<RoundRow> = sqlx::query_as(
            "select round, began, south_seeds, north_seeds, south_burnt, north_burnt, winner, reason
             from round_results where match_id = $1 order by round",
        )
        .bind(mat)
        .fetch_all(&mut *self.tx)
        .await
        .with_context(|| format!("reading the rounds of match {mat}"))?;
        rows.into_iter()
            .map(|row| {
                Ok(RoundResult {
                    round: row.round,
                    began: BySide::from_fn(|side| row.began.contains(side.letter())),
                    seeds: BySide {
                        south: row.south_seeds,
                        north: row.north_seeds,
                    },
                    burnt: BySide {
                        south: labels(&row.south_burnt)?,
                        north: labels(&row.north_burnt)?,
                    },
                    outcome: match row.winner.as_str() {
                        "" => None,
                        word => Some(parse_winner(word)?.map_or(Outcome::Draw, Outcome::Won)),
                    },
                    reason: row.reason,
                })
            })
            .collect()
    }

    /// All totals of a server.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn all_totals(&mut self, server: ServerId) -> anyhow::Result<Vec<KeptTotals>> {
        let rows: Vec<TotalsRow> = sqlx::query_as("select * from totals where server_id = $1")
            .bind(server)
            .fetch_all(&mut *self.tx)
            .await
            .context("reading the totals of a server")?;
        rows.into_iter()
            .map(|row| {
                Ok(KeptTotals {
                    pool: Pool::parse(&row.game)?,
                    period: Period::of_code(row.period).context("reading a period")?,
                    player: row.player_id,
                    present: row.present == 1,
                    totals: row.totals,
                })
            })
            .collect()
    }

    /// The players of a server who have left it.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn absent(&mut self, server: ServerId) -> anyhow::Result<Vec<PlayerId>> {
        sqlx::query_scalar("select player_id from players where server_id = $1 and present = 0")
            .bind(server)
            .fetch_all(&mut *self.tx)
            .await
            .context("reading who has left a server")
    }

    /// What is known of all players' holes in a server.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn all_holes(
        &mut self,
        server: ServerId,
    ) -> anyhow::Result<Vec<(Pool, PlayerId, HoleTotal)>> {
        let rows: Vec<(String, PlayerId, i64, i64, i64, i64)> = sqlx::query_as(
            "select game, player_id, label, picks, opened, won from hole_totals
             where server_id = $1",
        )
        .bind(server)
        .fetch_all(&mut *self.tx)
        .await
        .context("reading the holes of a server")?;
        rows.into_iter()
            .map(|(game, player, label, picks, opened, won)| {
                let total = HoleTotal {
                    label,
                    picks,
                    opened,
                    won,
                };
                Ok((Pool::parse(&game)?, player, total))
            })
            .collect()
    }

    /// What is kept of a server's leaderboards.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn all_boards(&mut self, server: ServerId) -> anyhow::Result<Vec<KeptBoard>> {
        let rows: Vec<(String, i64, i64, i64)> =
            sqlx::query_as("select game, period, players, banded from boards where server_id = $1")
                .bind(server)
                .fetch_all(&mut *self.tx)
                .await
                .context("reading the leaderboards of a server")?;
        rows.into_iter()
            .map(|(game, period, players, banded)| {
                Ok(KeptBoard {
                    pool: Pool::parse(&game)?,
                    period: Period::of_code(period).context("reading a period")?,
                    players,
                    banded: banded != 0,
                })
            })
            .collect()
    }

    /// The bands of a leaderboard, in its order.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn bands(&mut self, board: Board) -> anyhow::Result<Vec<CountedBand>> {
        let text: Option<String> = sqlx::query_scalar(BANDS)
            .bind(board.server)
            .bind(board.pool.word())
            .bind(board.period.code())
            .bind(board.measure.word())
            .fetch_one(&mut *self.tx)
            .await
            .context("reading the bands of a leaderboard")?;
        let numbers = parse_numbers(&text.unwrap_or_default())?;
        let (bands, _) = numbers.as_chunks::<3>();
        let band = |&[score, player, players]: &[i64; 3]| CountedBand {
            score,
            player_id: PlayerId::new(player),
            players,
        };
        Ok(bands.iter().map(band).collect())
    }
}

impl KeptBoard {
    /// Whether it must be cut into bands.
    #[must_use]
    pub const fn is_long(&self) -> bool {
        self.players > super::bands::BANDED_FROM
    }

    /// Its leaderboards, one by each measure.
    pub fn by_measure(self, server: ServerId) -> impl Iterator<Item = Board> {
        Measure::ALL.into_iter().map(move |measure| Board {
            server,
            pool: self.pool,
            period: self.period,
            measure,
        })
    }
}
