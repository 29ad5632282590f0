//! What was played: a player's matches, ratings over time, two players between themselves, and
//! the results of a server.

use super::result::{Counts, parse_winner};
use crate::db::{ChannelId, Db, MatchId, MessageId, Moment, PlayerId, Pool, ServerId, Write};
use crate::rules::{Side, Variant};
use anyhow::Context;
use sqlx::FromRow;

/// Which of a player's matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Where.
    pub server: ServerId,
    /// Whose.
    pub player: PlayerId,
    /// Only those with this opponent.
    pub opponent: Option<PlayerId>,
    /// Of which game.
    pub pool: Pool,
}

/// A match in a player's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastMatch {
    /// Which.
    pub mat: MatchId,
    /// The game.
    pub game: Variant,
    /// Where the player sat.
    pub side: Side,
    /// With whom.
    pub opponent: PlayerId,
    /// The opponent's name, when last played.
    pub opponent_name: String,
    /// Who won.
    pub winner: Option<Side>,
    /// How it ended, in a word.
    pub reason: String,
    /// Rounds won by South and by North, and by nobody.
    pub rounds: (i64, i64, i64),
    /// Whether it counts.
    pub counts: Counts,
    /// The options beside the game's own.
    pub options: String,
    /// The player's rating of the game after it, in thousandths, where it was rated.
    pub rating: Option<i64>,
    /// Where its last board is.
    pub channel: ChannelId,
    /// The message of it.
    pub message: Option<MessageId>,
    /// When it ended.
    pub ended_at: Moment,
}

/// A rating at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRow)]
pub struct RatingPoint {
    /// Thousandths of a point.
    pub rating: i64,
    /// Its deviation, likewise.
    pub deviation: i64,
    /// When, in milliseconds.
    pub ended_at: i64,
}

/// How two players stand between themselves, in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeadToHead {
    /// Matches that the first won.
    pub won: i64,
    /// Matches nobody won.
    pub drawn: i64,
    /// Matches that the first lost.
    pub lost: i64,
}

/// A line in the list of a server's results.
#[derive(Clone, Debug, FromRow)]
pub struct ServerResult {
    /// The place in the order of results.
    pub number: i64,
    /// Which match.
    pub match_id: MatchId,
    /// When it ended, in milliseconds.
    pub ended_at: i64,
    /// The game.
    pub game: String,
    /// The options beside the game's own.
    pub options: String,
    /// Who sat at the South.
    pub south: PlayerId,
    /// South's name, when last played.
    pub south_name: String,
    /// Who sat at the North.
    pub north: PlayerId,
    /// North's name, when last played.
    pub north_name: String,
    /// S, N or =.
    pub winner: String,
    /// How it ended.
    pub reason: String,
    /// Rounds that South won.
    pub south_wins: i64,
    /// Rounds that North won.
    pub north_wins: i64,
    /// Rounds nobody won.
    pub drawn: i64,
    /// Whether it counts.
    pub counts: String,
    /// The seeds of each round: `52:46 40:58`.
    pub seeds: String,
}

#[derive(FromRow)]
struct Row {
    match_id: MatchId,
    game: String,
    side: String,
    opponent_id: PlayerId,
    opponent_name: String,
    winner: String,
    reason: String,
    south_wins: i64,
    north_wins: i64,
    drawn: i64,
    counts: String,
    options: String,
    rating: Option<i64>,
    channel_id: ChannelId,
    message_id: Option<MessageId>,
    ended_at: i64,
}

impl Row {
    fn read(self) -> anyhow::Result<PastMatch> {
        Ok(PastMatch {
            mat: self.match_id,
            game: read_game(&self.game)?,
            side: parse_winner(&self.side)?.context("a player sits somewhere")?,
            opponent: self.opponent_id,
            opponent_name: self.opponent_name,
            winner: parse_winner(&self.winner)?,
            reason: self.reason,
            rounds: (self.south_wins, self.north_wins, self.drawn),
            counts: Counts::parse(&self.counts)?,
            options: self.options,
            rating: self.rating,
            channel: self.channel_id,
            message: self.message_id,
            ended_at: Moment::from_millis(self.ended_at),
        })
    }
}

pub(super) fn read_game(word: &str) -> anyhow::Result<Variant> {
    match Pool::parse(word)? {
        Pool::Of(variant) => Ok(variant),
        Pool::All => anyhow::bail!("a match is of one game"),
    }
}

// What a page of matches shows, from the places that were `found`.
const MATCHES: &str = "
    select f.match_id, f.game, f.side, f.opponent_id, coalesce(p.name, '') as opponent_name,
           r.winner, r.reason, r.south_wins, r.north_wins, r.drawn, f.counts, r.options, f.rating,
           m.channel_id, m.message_id, f.ended_at
    from found f
    join match_results r on r.number = f.number
    join matches m on m.match_id = f.match_id
    left join players p on p.server_id = $1 and p.player_id = f.opponent_id
    order by f.number desc";

// A game's matches lie together in the order in which they ended, so that a page of all games is
// merged from three lists, each read only as far as the page reaches.
const OF_ALL_GAMES: &str = "
    with found as (
        select * from (select * from player_results
            where server_id = $1 and player_id = $2 and game = 'congkak'
            order by number desc limit $3) as counted
        union all
        select * from (select * from player_results
            where server_id = $1 and player_id = $2 and game = 'kalah'
            order by number desc limit $3) as counted
        union all
        select * from (select * from player_results
            where server_id = $1 and player_id = $2 and game = 'oware'
            order by number desc limit $3) as counted
        order by number desc limit $4 offset $3 - $4)";

const OF_A_GAME: &str = "
    with found as (
        select * from player_results where server_id = $1 and player_id = $2 and game = $5
        order by number desc limit $4 offset $3 - $4)";

const WITH_OPPONENT: &str = "
    with found as (
        select * from player_results
        where server_id = $1 and player_id = $2 and opponent_id = $6 and ($5 = '*' or game = $5)
        order by number desc limit $4 offset $3 - $4)";

pub(super) fn matches_query(filter: &Filter) -> String {
    let found = match (filter.opponent, filter.pool) {
        (Some(_), _) => WITH_OPPONENT,
        (None, Pool::All) => OF_ALL_GAMES,
        (None, Pool::Of(_)) => OF_A_GAME,
    };
    format!("{found} {MATCHES}")
}

pub(super) const RATINGS_OF_A_GAME: &str = "
    select rating, deviation, ended_at from player_results
    where server_id = $1 and player_id = $2 and game = $3 and rating is not null
    order by number desc limit $4";

pub(super) const RATINGS_OF_ALL: &str = "
    select rating_all as rating, deviation_all as deviation, ended_at from (
        select * from (select * from player_results
            where server_id = $1 and player_id = $2 and game = 'congkak'
              and rating_all is not null and $3 = '*'
            order by number desc limit $4) as counted
        union all
        select * from (select * from player_results
            where server_id = $1 and player_id = $2 and game = 'kalah'
              and rating_all is not null
            order by number desc limit $4) as counted
        union all
        select * from (select * from player_results
            where server_id = $1 and player_id = $2 and game = 'oware'
              and rating_all is not null
            order by number desc limit $4) as counted
    ) as together order by number desc limit $4";

// Grouped by what is not quite a column: else SQLite takes the index that has games in order, and
// reads all matches of the player for the sake of it.
pub(super) const HEAD_TO_HEAD: &str = "
    select game || '', sum(case when outcome = 'W' then 1 else 0 end),
           sum(case when outcome = '=' then 1 else 0 end),
           sum(case when outcome = 'L' then 1 else 0 end)
    from player_results
    where server_id = $1 and player_id = $2 and opponent_id = $3 and counts = 'yes'
    group by game || '' order by game || ''";

pub(super) const SERVER_RESULTS: &str = "
    select r.number, r.match_id, r.ended_at, r.game, r.options,
           r.south, coalesce(s.name, '') as south_name, r.north, coalesce(n.name, '') as north_name,
           r.winner, r.reason, r.south_wins, r.north_wins, r.drawn, r.counts,
           coalesce((select string_agg(south_seeds || ':' || north_seeds, ' ' order by round)
               from round_results where match_id = r.match_id), '') as seeds
    from match_results r
    left join players s on s.server_id = r.server_id and s.player_id = r.south
    left join players n on n.server_id = r.server_id and n.player_id = r.north
    where r.server_id = $1 and r.number < $2
    order by r.number desc limit $3";

impl Db {
    /// Page `page` (from 0) of a player's matches, the last one first; and whether there are more.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn past_matches(
        &self,
        filter: Filter,
        page: u32,
        page_lines: u32,
    ) -> anyhow::Result<(Vec<PastMatch>, bool)> {
        // One more than is shown: it tells whether there is another page.
        let lines = i64::from(page_lines) + 1;
        let offset = i64::from(page) * i64::from(page_lines);
        let rows: Vec<Row> = sqlx::query_as(sqlx::AssertSqlSafe(matches_query(&filter)))
            .bind(filter.server)
            .bind(filter.player)
            .bind(offset + lines)
            .bind(lines)
            .bind(filter.pool.word())
            .bind(filter.opponent)
            .fetch_all(&self.readers)
            .await
            .context("reading a player's matches")?;
        let has_more = rows.len() > usize::try_from(page_lines).unwrap_or(usize::MAX);
        let mut matches = rows
            .into_iter()
            .map(Row::read)
            .collect::<anyhow::Result<Vec<_>>>()?;
        if has_more {
            matches.pop();
        }
        Ok((matches, has_more))
    }

    /// Results of a server, the last one first, from before the result `number` on.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn server_results(
        &self,
        server: ServerId,
        before: i64,
        most: u32,
    ) -> anyhow::Result<Vec<ServerResult>> {
        sqlx::query_as(SERVER_RESULTS)
            .bind(server)
            .bind(before)
            .bind(i64::from(most))
            .fetch_all(&self.readers)
            .await
            .context("reading the results of a server")
    }
}

impl Write {
    /// A player's last ratings in a server, the oldest first.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn ratings(
        &mut self,
        server: ServerId,
        pool: Pool,
        player: PlayerId,
        most: u32,
    ) -> anyhow::Result<Vec<RatingPoint>> {
        let query = match pool {
            Pool::All => RATINGS_OF_ALL,
            Pool::Of(_) => RATINGS_OF_A_GAME,
        };
        let mut points: Vec<RatingPoint> = sqlx::query_as(query)
            .bind(server)
            .bind(player)
            .bind(pool.word())
            .bind(i64::from(most))
            .fetch_all(&mut *self.tx)
            .await
            .context("reading a player's ratings")?;
        points.reverse();
        Ok(points)
    }

    /// How a player stands against another, in each game in which they have played: matches that
    /// count.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn head_to_head(
        &mut self,
        server: ServerId,
        player: PlayerId,
        against: PlayerId,
    ) -> anyhow::Result<Vec<(Variant, HeadToHead)>> {
        let rows: Vec<(String, i64, i64, i64)> = sqlx::query_as(HEAD_TO_HEAD)
            .bind(server)
            .bind(player)
            .bind(against)
            .fetch_all(&mut *self.tx)
            .await
            .context("comparing two players")?;
        rows.into_iter()
            .map(|(game, won, drawn, lost)| {
                Ok((read_game(&game)?, HeadToHead { won, drawn, lost }))
            })
            .collect()
    }
}
