//! Results: one row a round and a match, and one for each player.

use crate::db::{MatchId, Moment, PlayerId, ServerId, Write};
use crate::rules::{BySide, Outcome, Side, Variant};
use anyhow::Context;

/// A finished round, or one that a word cut short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// Which, from 1.
    pub round: u8,
    /// Who began it: both, in an opening of secret picks.
    pub began: BySide<bool>,
    /// What each side ended with.
    pub seeds: BySide<u8>,
    /// The labels of the holes that were burnt in it.
    pub burnt: BySide<Vec<u8>>,
    /// Who won it; `None` where it was cut short.
    pub outcome: Option<Outcome>,
    /// How it ended, in a word.
    pub reason: String,
}

/// Whether a match counts for totals and ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// It does.
    Yes,
    /// It was ended by a word before each side had moved twice.
    Early,
}

impl Counts {
    /// The word by which it is kept.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::Early => "early",
        }
    }

    pub(super) fn parse(word: &str) -> anyhow::Result<Self> {
        [Self::Yes, Self::Early]
            .into_iter()
            .find(|counts| counts.word() == word)
            .with_context(|| format!("{word:?} does not say whether a match counts"))
    }
}

/// A finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// Where it was played.
    pub server: ServerId,
    /// The game.
    pub game: Variant,
    /// The options beside those that the game has by itself, in words of a record.
    pub options: String,
    /// Who sat where.
    pub players: BySide<PlayerId>,
    /// Who won it.
    pub winner: Option<Side>,
    /// How it ended, in a word.
    pub reason: String,
    /// Rounds won.
    pub wins: BySide<u8>,
    /// Rounds nobody won.
    pub drawn: u8,
    /// Whether it counts.
    pub counts: Counts,
    /// What each side did in it.
    pub sides: BySide<SideResult>,
}

/// What a side did in a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideResult {
    /// Seeds captured.
    pub captured: i64,
    /// The label of the first pick.
    pub opening: Option<u8>,
    /// Seeds laid in the biggest turn.
    pub turn_seeds: i64,
    /// Laps of that turn.
    pub turn_laps: i64,
    /// How often each hole was picked, from label 1 on.
    pub picks: Vec<i64>,
}

/// A rating after a match, in thousandths of a point: of the game, and of all games together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideRating {
    /// In the game: rating and deviation.
    pub game: (i64, i64),
    /// In all games together.
    pub all: (i64, i64),
}

pub(super) const fn letter(side: Side) -> &'static str {
    match side {
        Side::South => "S",
        Side::North => "N",
    }
}

pub(super) const fn winner_word(winner: Option<Side>) -> &'static str {
    match winner {
        Some(side) => letter(side),
        None => "=",
    }
}

pub(super) fn parse_winner(word: &str) -> anyhow::Result<Option<Side>> {
    match word {
        "S" => Ok(Some(Side::South)),
        "N" => Ok(Some(Side::North)),
        "=" => Ok(None),
        _ => anyhow::bail!("{word:?} is no winner"),
    }
}

/// Numbers with a blank between them.
pub(super) fn numbers<N: ToString>(numbers: &[N]) -> String {
    let texts: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    texts.join(" ")
}

pub(super) fn parse_numbers(text: &str) -> anyhow::Result<Vec<i64>> {
    text.split_ascii_whitespace()
        .map(|number| {
            number
                .parse()
                .with_context(|| format!("{number:?} is no number"))
        })
        .collect()
}

/// How a match went for a side.
pub(super) const fn outcome_word(winner: Option<Side>, side: Side) -> &'static str {
    match (winner, side) {
        (None, _) => "=",
        (Some(Side::South), Side::South) | (Some(Side::North), Side::North) => "W",
        (Some(_), _) => "L",
    }
}

impl RoundResult {
    pub(super) fn began_word(&self) -> String {
        let sides = self.began.iter().filter(|(_, began)| **began);
        sides.map(|(side, _)| side.letter()).collect()
    }

    pub(super) const fn winner_word(&self) -> &'static str {
        match self.outcome {
            Some(Outcome::Won(side)) => letter(side),
            Some(Outcome::Draw) => "=",
            None => "",
        }
    }
}

impl Write {
    /// Keeps the result of a round. A second one of the same round is an error.
    ///
    /// # Errors
    ///
    /// The database does not answer, or has the result already.
    pub async fn add_round_result(
        &mut self,
        now: Moment,
        mat: MatchId,
        result: &RoundResult,
    ) -> anyhow::Result<()> {
        sqlx::query(
            "insert into round_results
                 (match_id, round, began, south_seeds, north_seeds, south_burnt, north_burnt,
                  winner, reason, ended_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        )
        .bind(mat)
        .bind(i64::from(result.round))
        .bind(result.began_word())
        .bind(i64::from(result.seeds.south))
        .bind(i64::from(result.seeds.north))
        .bind(numbers(&result.burnt.south))
        .bind(numbers(&result.burnt.north))
        .bind(result.winner_word())
        .bind(&result.reason)
        .bind(now.millis())
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("keeping a round of match {mat}"))?;
        Ok(())
    }

    /// Keeps the result of a match. Returns its number: results are counted in the order of it.
    ///
    /// # Errors
    ///
    /// The database does not answer, or has the result already.
    pub async fn add_match_result(
        &mut self,
        now: Moment,
        mat: MatchId,
        result: &MatchResult,
    ) -> anyhow::Result<i64> {
        sqlx::query_scalar(
            "insert into match_results (match_id, server_id, game, south, north, winner, reason,
                 south_wins, north_wins, drawn, options, counts, ended_at, number)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
                 1 + coalesce((select max(number) from match_results), 0))
             returning number",
        )
        .bind(mat)
        .bind(result.server)
        .bind(result.game.word())
        .bind(result.players.south)
        .bind(result.players.north)
        .bind(winner_word(result.winner))
        .bind(&result.reason)
        .bind(i64::from(result.wins.south))
        .bind(i64::from(result.wins.north))
        .bind(i64::from(result.drawn))
        .bind(&result.options)
        .bind(result.counts.word())
        .bind(now.millis())
        .fetch_one(&mut *self.tx)
        .await
        .with_context(|| format!("keeping the result of match {mat}"))
    }

    /// Keeps a result as one of its players sees it, with the rating after it.
    ///
    /// # Errors
    ///
    /// The database does not answer, or has the result already.
    pub async fn add_player_result(
        &mut self,
        now: Moment,
        mat: MatchId,
        number: i64,
        result: &MatchResult,
        side: Side,
        rating: Option<SideRating>,
    ) -> anyhow::Result<()> {
        let own = &result.sides[side];
        sqlx::query(
            "insert into player_results (server_id, player_id, game, number, match_id, opponent_id,
                 side, outcome, counts, captured, opening, turn_seeds, turn_laps, picks,
                 rating, deviation, rating_all, deviation_all, ended_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
                 $18, $19)",
        )
        .bind(result.server)
        .bind(result.players[side])
        .bind(result.game.word())
        .bind(number)
        .bind(mat)
        .bind(result.players[side.other()])
        .bind(letter(side))
        .bind(outcome_word(result.winner, side))
        .bind(result.counts.word())
        .bind(own.captured)
        .bind(own.opening.map_or(0, i64::from))
        .bind(own.turn_seeds)
        .bind(own.turn_laps)
        .bind(numbers(&own.picks))
        .bind(rating.map(|rating| rating.game.0))
        .bind(rating.map(|rating| rating.game.1))
        .bind(rating.map(|rating| rating.all.0))
        .bind(rating.map(|rating| rating.all.1))
        .bind(now.millis())
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("keeping the result of match {mat} for a player"))?;
        Ok(())
    }
}
