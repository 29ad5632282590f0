//! A server's puzzle of a day, and what people answered. Decides nothing of what is right.

use super::{ChannelId, Db, MessageId, Moment, PlayerId, PuzzleId, ServerId, Write};
use crate::rules::Round;
use anyhow::Context;
use sqlx::FromRow;

/// A puzzle, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRow {
    /// Its id.
    pub id: PuzzleId,
    /// Whose.
    pub server: ServerId,
    /// Of which day: days since 1970, UTC.
    pub day: i64,
    /// The position. South is to move.
    pub round: Round,
    /// How many seeds South has to gain.
    pub goal: u8,
    /// The labels of the turn that does it.
    pub solution: Vec<u8>,
    /// Whether nothing else does it.
    pub is_only: bool,
    /// The language of the channel.
    pub language: String,
    /// Where all see it, if anywhere.
    pub channel: Option<ChannelId>,
    /// The message that shows it there.
    pub message: Option<MessageId>,
}

/// A puzzle to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPuzzle {
    /// Whose.
    pub server: ServerId,
    /// Of which day.
    pub day: i64,
    /// The position.
    pub round: Round,
    /// How many seeds South has to gain.
    pub goal: u8,
    /// The labels of the turn that does it.
    pub solution: Vec<u8>,
    /// Whether nothing else does it.
    pub is_only: bool,
    /// The language of the channel.
    pub language: String,
}

/// What somebody answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleAnswer {
    /// Who.
    pub player: PlayerId,
    /// Called what, when it was answered.
    pub name: String,
    /// The labels, in order.
    pub picks: Vec<u8>,
    /// Whether that is right.
    pub is_solved: bool,
}

#[derive(FromRow)]
struct Row {
    puzzle_id: PuzzleId,
    server_id: ServerId,
    day: i64,
    round: String,
    goal: i64,
    solution: String,
    is_only: i64,
    language: String,
    channel_id: Option<ChannelId>,
    message_id: Option<MessageId>,
}

impl Row {
    fn read(self) -> anyhow::Result<PuzzleRow> {
        let id = self.puzzle_id;
        let round = self.round.parse();
        Ok(PuzzleRow {
            id,
            server: self.server_id,
            day: self.day,
            round: round.with_context(|| format!("reading the position of puzzle {id}"))?,
            goal: u8::try_from(self.goal)
                .with_context(|| format!("reading the goal of puzzle {id}"))?,
            solution: read_labels(&self.solution)?,
            is_only: self.is_only == 1,
            language: self.language,
            channel: self.channel_id,
            message: self.message_id,
        })
    }
}

#[derive(FromRow)]
struct AnswerRow {
    player_id: PlayerId,
    name: String,
    picks: String,
    solved: i64,
}

impl AnswerRow {
    fn read(self) -> anyhow::Result<PuzzleAnswer> {
        Ok(PuzzleAnswer {
            player: self.player_id,
            name: self.name,
            picks: read_labels(&self.picks)?,
            is_solved: self.solved == 1,
        })
    }
}

fn write_labels(labels: &[u8]) -> String {
    let labels: Vec<String> = labels.iter().map(u8::to_string).collect();
    labels.join(" ")
}

fn read_labels(text: &str) -> anyhow::Result<Vec<u8>> {
    text.split_whitespace()
        .map(|label| label.parse().with_context(|| format!("reading {text:?}")))
        .collect()
}

const PUZZLE: &str = "select * from puzzles where puzzle_id = $1";
const OF_DAY: &str = "select * from puzzles where server_id = $1 and day = $2";
const ANSWER: &str = "select * from puzzle_answers where puzzle_id = $1 and player_id = $2";
const DUE: &str = "select * from puzzles where revealed = 0 and day < $1 order by day limit $2";

impl Db {
    /// The puzzle `id`.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn puzzle(&self, id: PuzzleId) -> anyhow::Result<Option<PuzzleRow>> {
        sqlx::query_as::<_, Row>(PUZZLE)
            .bind(id)
            .fetch_optional(&self.readers)
            .await
            .with_context(|| format!("loading puzzle {id}"))?
            .map(Row::read)
            .transpose()
    }

    /// The puzzle of a server and a day, where somebody has asked for it.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn puzzle_of_day(
        &self,
        server: ServerId,
        day: i64,
    ) -> anyhow::Result<Option<PuzzleRow>> {
        sqlx::query_as::<_, Row>(OF_DAY)
            .bind(server)
            .bind(day)
            .fetch_optional(&self.readers)
            .await
            .context("loading the puzzle of a day")?
            .map(Row::read)
            .transpose()
    }

    /// What a player has answered, if anything.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn puzzle_answer(
        &self,
        id: PuzzleId,
        player: PlayerId,
    ) -> anyhow::Result<Option<PuzzleAnswer>> {
        sqlx::query_as::<_, AnswerRow>(ANSWER)
            .bind(id)
            .bind(player)
            .fetch_optional(&self.readers)
            .await
            .with_context(|| format!("loading an answer to puzzle {id}"))?
            .map(AnswerRow::read)
            .transpose()
    }

    /// All answers to a puzzle, the first one first.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn puzzle_answers(&self, id: PuzzleId) -> anyhow::Result<Vec<PuzzleAnswer>> {
        let rows: Vec<AnswerRow> = sqlx::query_as(
            "select * from puzzle_answers where puzzle_id = $1 order by answered_at, player_id",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await
        .with_context(|| format!("loading the answers to puzzle {id}"))?;
        rows.into_iter().map(AnswerRow::read).collect()
    }

    /// The days before `day` whose puzzle of a server a player has solved, in order.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn days_solved(
        &self,
        server: ServerId,
        player: PlayerId,
        day: i64,
    ) -> anyhow::Result<Vec<i64>> {
        sqlx::query_scalar(
            "select p.day from puzzle_answers a join puzzles p on p.puzzle_id = a.puzzle_id
             where a.player_id = $1 and a.solved = 1 and p.server_id = $2 and p.day < $3
             order by p.day",
        )
        .bind(player)
        .bind(server)
        .bind(day)
        .fetch_all(&self.readers)
        .await
        .context("listing the puzzles that a player has solved")
    }

    /// Whether there is a puzzle of a day before `day` that was not revealed.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn is_puzzle_due(&self, day: i64) -> anyhow::Result<bool> {
        let due: Option<Row> = sqlx::query_as(DUE)
            .bind(day)
            .bind(1_i64)
            .fetch_optional(&self.readers)
            .await
            .context("looking for puzzles to reveal")?;
        Ok(due.is_some())
    }
}

impl Write {
    /// The puzzle `id`, as nobody else can change it now.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn puzzle(&mut self, id: PuzzleId) -> anyhow::Result<Option<PuzzleRow>> {
        sqlx::query_as::<_, Row>(PUZZLE)
            .bind(id)
            .fetch_optional(&mut *self.tx)
            .await
            .with_context(|| format!("loading puzzle {id}"))?
            .map(Row::read)
            .transpose()
    }

    /// Keeps the puzzle of a day, unless the server has one; and gives the one that it has.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn add_puzzle(&mut self, now: Moment, new: &NewPuzzle) -> anyhow::Result<PuzzleRow> {
        sqlx::query(
            "insert into puzzles
                 (server_id, day, round, goal, solution, is_only, language, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8)
             on conflict (server_id, day) do nothing",
        )
        .bind(new.server)
        .bind(new.day)
        .bind(new.round.to_string())
        .bind(i64::from(new.goal))
        .bind(write_labels(&new.solution))
        .bind(i64::from(new.is_only))
        .bind(&new.language)
        .bind(now.millis())
        .execute(&mut *self.tx)
        .await
        .context("keeping the puzzle of a day")?;
        sqlx::query_as::<_, Row>(OF_DAY)
            .bind(new.server)
            .bind(new.day)
            .fetch_one(&mut *self.tx)
            .await
            .context("loading the puzzle of a day")?
            .read()
    }

    /// Notes where all see a puzzle.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn place_puzzle(
        &mut self,
        id: PuzzleId,
        channel: ChannelId,
        language: &str,
    ) -> anyhow::Result<()> {
        sqlx::query("update puzzles set channel_id = $2, language = $3 where puzzle_id = $1")
            .bind(id)
            .bind(channel)
            .bind(language)
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("placing puzzle {id}"))?;
        Ok(())
    }

    /// Notes the message that shows a puzzle to all.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn set_puzzle_message(
        &mut self,
        id: PuzzleId,
        message: MessageId,
    ) -> anyhow::Result<()> {
        sqlx::query("update puzzles set message_id = $2 where puzzle_id = $1")
            .bind(id)
            .bind(message)
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("noting the message of puzzle {id}"))?;
        Ok(())
    }

    /// What a player has answered, if anything.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn puzzle_answer(
        &mut self,
        id: PuzzleId,
        player: PlayerId,
    ) -> anyhow::Result<Option<PuzzleAnswer>> {
        sqlx::query_as::<_, AnswerRow>(ANSWER)
            .bind(id)
            .bind(player)
            .fetch_optional(&mut *self.tx)
            .await
            .with_context(|| format!("loading an answer to puzzle {id}"))?
            .map(AnswerRow::read)
            .transpose()
    }

    /// Keeps what a player answers, in place of what was answered before.
    ///
    /// # Errors
    ///
    /// There is no such puzzle, or the database does not answer.
    pub async fn keep_puzzle_answer(
        &mut self,
        now: Moment,
        id: PuzzleId,
        answer: &PuzzleAnswer,
    ) -> anyhow::Result<()> {
        sqlx::query(
            "insert into puzzle_answers (puzzle_id, player_id, name, picks, solved, answered_at)
             values ($1, $2, $3, $4, $5, $6)
             on conflict (puzzle_id, player_id) do update set name = excluded.name,
                 picks = excluded.picks, solved = excluded.solved,
                 answered_at = excluded.answered_at",
        )
        .bind(id)
        .bind(answer.player)
        .bind(&answer.name)
        .bind(write_labels(&answer.picks))
        .bind(i64::from(answer.is_solved))
        .bind(now.millis())
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("keeping an answer to puzzle {id}"))?;
        Ok(())
    }

    /// Puzzles of days before `day` that were not revealed, the oldest first.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn puzzles_due(&mut self, day: i64, most: u32) -> anyhow::Result<Vec<PuzzleRow>> {
        let rows: Vec<Row> = sqlx::query_as(DUE)
            .bind(day)
            .bind(i64::from(most))
            .fetch_all(&mut *self.tx)
            .await
            .context("looking for puzzles to reveal")?;
        rows.into_iter().map(Row::read).collect()
    }

    /// Notes that the solution of a puzzle is told.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn reveal_puzzle(&mut self, id: PuzzleId) -> anyhow::Result<()> {
        sqlx::query("update puzzles set revealed = 1 where puzzle_id = $1")
            .bind(id)
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("revealing puzzle {id}"))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests;
