//! The puzzle of a day: shown to a server, answered in secret, revealed when the day is over.

use super::{Notice, Owed, Person, PlayError, Refusal, answer_owes, tell};
use crate::ai::{Answer, Puzzle};
use crate::db::{
    ChannelId, Db, MessageId, Moment, NewPuzzle, PlayerId, PuzzleAnswer, PuzzleId, PuzzleRow,
    ServerId, Write,
};
use crate::rules::{CannotPick, Hole, Side};
use std::time::Duration;

/// How many picks an answer has at most: more than any solution needs.
pub const ANSWER_MAX: usize = 12;
/// How many puzzles one sweep of the worker reveals.
const REVEALED_AT_ONCE: u32 = 50;
/// How long after its day the solution of a puzzle is still news.
const NEWS_FOR: Duration = Duration::from_hours(24 * 3);

/// A puzzle to be shown, and where.
#[derive(Clone, Debug)]
pub struct PuzzleAsk {
    /// Whose puzzle.
    pub server: ServerId,
    /// Where all may see it; `None` where only the asker may.
    pub channel: Option<ChannelId>,
    /// In which language the channel is spoken to.
    pub language: String,
    /// The interaction that is answered with it.
    pub answer: String,
}

/// A puzzle as one person sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPuzzle {
    /// The puzzle.
    pub row: PuzzleRow,
    /// What the person has answered.
    pub picks: Vec<u8>,
    /// What is told of it.
    pub verdict: Verdict,
}

/// What is told of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing yet: it can be changed until the day is over.
    Secret,
    /// It is right.
    Solved,
    /// It is not.
    Missed,
}

/// A puzzle that is over, with who solved it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The puzzle.
    pub row: PuzzleRow,
    /// Who solved it, called what; the first one first.
    pub solvers: Vec<String>,
    /// How many answered.
    pub answers: usize,
}

/// The number from which a server's puzzle of a day is made: another one in each server.
#[must_use]
pub const fn puzzle_seed(server: ServerId, day: i64) -> u64 {
    let server = server.to_discord().wrapping_mul(1_000_003);
    server.wrapping_add(day.cast_unsigned())
}

/// The puzzle that a row is about.
#[must_use]
pub fn puzzle_of(row: &PuzzleRow) -> Puzzle {
    Puzzle {
        round: row.round,
        goal: row.goal,
        solution: row.solution.clone(),
        is_only: row.is_only,
    }
}

/// When a puzzle can be answered no more.
#[must_use]
pub const fn puzzle_until(row: &PuzzleRow) -> Moment {
    Moment::of_day(row.day + 1)
}

/// Shows a server its puzzle of today, `made` unless it has one already. Where it is not shown to
/// all anywhere yet, the answer is to show it: that is what is owed.
///
/// # Errors
///
/// The database does not answer.
pub async fn show_puzzle(
    db: &Db,
    now: Moment,
    ask: PuzzleAsk,
    made: &Puzzle,
) -> anyhow::Result<(PuzzleRow, Option<Owed>)> {
    let mut write = db.write().await?;
    let new = NewPuzzle {
        server: ask.server,
        day: now.day(),
        round: made.round,
        goal: made.goal,
        solution: made.solution.clone(),
        is_only: made.is_only,
        language: ask.language.clone(),
    };
    let mut row = write.add_puzzle(now, &new).await?;
    let owed = match ask.channel {
        Some(channel) if row.channel.is_none() => {
            write.place_puzzle(row.id, channel, &ask.language).await?;
            row.channel = Some(channel);
            row.language = ask.language;
            let notice = Notice::Puzzle {
                server: row.server,
                puzzle: row.id,
                answer: Some(ask.answer),
            };
            Some(answer_owes(&mut write, now, &notice).await?)
        }
        _ => None,
    };
    write.commit().await?;
    Ok((row, owed))
}

/// Notes which message shows a puzzle to all.
///
/// # Errors
///
/// The database does not answer.
pub async fn puzzle_shown(
    db: &Db,
    id: PuzzleId,
    owed: Owed,
    message: MessageId,
) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    write.settle(owed.0).await?;
    write.set_puzzle_message(id, message).await?;
    write.commit().await
}

/// A puzzle as a person sees it, with the own answer and nobody else's.
///
/// # Errors
///
/// There is no such puzzle in this server, or the database does not answer.
pub async fn own_puzzle(
    db: &Db,
    now: Moment,
    server: Option<ServerId>,
    id: PuzzleId,
    player: PlayerId,
) -> Result<OwnPuzzle, PlayError> {
    let row = db.puzzle(id).await?;
    let row = row.filter(|row| Some(row.server) == server);
    let row = row.ok_or(Refusal::NoSuchPuzzle)?;
    let answer = db.puzzle_answer(id, player).await?;
    Ok(OwnPuzzle::new(now, row, answer))
}

/// Adds a pick to a person's answer, if that has `at` picks so far: a press that comes twice, or
/// on an older message, changes nothing. Once the day is over, nothing does.
///
/// # Errors
///
/// There is no such puzzle in this server, no such hole, or the database does not answer.
pub async fn add_to_answer(
    db: &Db,
    now: Moment,
    server: Option<ServerId>,
    id: PuzzleId,
    who: Person,
    (at, label): (usize, u8),
) -> Result<OwnPuzzle, PlayError> {
    change(db, now, server, id, who, |picks| {
        (picks.len() == at && at < ANSWER_MAX).then(|| {
            let added = picks.iter().copied().chain([label]);
            added.collect()
        })
    })
    .await
}

/// Takes the last pick of a person's answer back, if that has `at` picks so far.
///
/// # Errors
///
/// There is no such puzzle in this server, or the database does not answer.
pub async fn cut_answer(
    db: &Db,
    now: Moment,
    server: Option<ServerId>,
    id: PuzzleId,
    who: Person,
    at: usize,
) -> Result<OwnPuzzle, PlayError> {
    change(db, now, server, id, who, |picks| {
        let (_, rest) = picks.split_last().filter(|_| picks.len() == at)?;
        Some(rest.to_vec())
    })
    .await
}

/// Makes a person's answer what was typed: labels, with anything or nothing between them.
///
/// # Errors
///
/// That is no row of labels, there is no such puzzle in this server, or the database does not answer.
pub async fn set_answer(
    db: &Db,
    now: Moment,
    server: Option<ServerId>,
    id: PuzzleId,
    who: Person,
    typed: &str,
) -> Result<OwnPuzzle, PlayError> {
    let mut labels = Vec::new();
    for c in typed.chars() {
        match c.to_digit(10).and_then(|digit| u8::try_from(digit).ok()) {
            Some(label) => labels.push(label),
            None if c.is_whitespace() || ",.;-+>→、".contains(c) => {}
            None => return Err(Refusal::NotPicks.into()),
        }
    }
    if labels.is_empty() || labels.len() > ANSWER_MAX {
        return Err(Refusal::NotPicks.into());
    }
    change(db, now, server, id, who, |_| Some(labels)).await
}

/// Changes a person's answer to what `becomes` makes of it; `None` leaves it as it is.
async fn change(
    db: &Db,
    now: Moment,
    server: Option<ServerId>,
    id: PuzzleId,
    who: Person,
    becomes: impl FnOnce(&[u8]) -> Option<Vec<u8>>,
) -> Result<OwnPuzzle, PlayError> {
    let mut write = db.write().await?;
    let row = write.puzzle(id).await?;
    let row = row.filter(|row| Some(row.server) == server);
    let row = row.ok_or(Refusal::NoSuchPuzzle)?;
    let mut answer = write.puzzle_answer(id, who.id).await?;
    let picks = answer.as_ref().map_or(&[][..], |answer| &answer.picks);
    if row.day == now.day()
        && let Some(picks) = becomes(picks)
    {
        check_labels(&row, &picks)?;
        let is_solved = matches!(puzzle_of(&row).answer(&picks), Answer::Solved { .. });
        let kept = PuzzleAnswer {
            player: who.id,
            name: who.name,
            picks,
            is_solved,
        };
        write.keep_puzzle_answer(now, id, &kept).await?;
        write.commit().await?;
        answer = Some(kept);
    }
    Ok(OwnPuzzle::new(now, row, answer))
}

fn check_labels(row: &PuzzleRow, labels: &[u8]) -> Result<(), Refusal> {
    let is_there = |label: u8| (1..=row.round.board().size()).contains(&label);
    match labels.iter().find(|label| !is_there(**label)) {
        Some(&label) => Err(Refusal::Hole {
            hole: Hole::new(Side::South, label),
            why: CannotPick::NoSuchHole,
        }),
        None => Ok(()),
    }
}

impl OwnPuzzle {
    fn new(now: Moment, row: PuzzleRow, answer: Option<PuzzleAnswer>) -> Self {
        let verdict = match &answer {
            _ if now.day() <= row.day => Verdict::Secret,
            Some(answer) if answer.is_solved => Verdict::Solved,
            _ => Verdict::Missed,
        };
        Self {
            row,
            picks: answer.map_or_else(Vec::new, |answer| answer.picks),
            verdict,
        }
    }
}

/// Has the solutions of the puzzles told whose day is over, where they were shown. Of what is long
/// past, if the bot was away, nothing is told.
///
/// # Errors
///
/// The database does not answer.
pub async fn reveal_puzzles(db: &Db, now: Moment) -> anyhow::Result<()> {
    if !db.is_puzzle_due(now.day()).await? {
        return Ok(());
    }
    let mut write = db.write().await?;
    for row in write.puzzles_due(now.day(), REVEALED_AT_ONCE).await? {
        write.reveal_puzzle(row.id).await?;
        let is_news = puzzle_until(&row).plus(NEWS_FOR) >= now;
        if row.channel.is_some() && is_news {
            solution_is_owed(&mut write, now, &row).await?;
        }
    }
    write.commit().await
}

async fn solution_is_owed(write: &mut Write, now: Moment, row: &PuzzleRow) -> anyhow::Result<()> {
    let notice = Notice::Solution {
        server: row.server,
        puzzle: row.id,
    };
    tell(write, now, &notice).await
}

/// What is told of a puzzle when its day is over; `None` where it is not, or is gone.
///
/// # Errors
///
/// The database does not answer.
pub async fn solution(db: &Db, now: Moment, id: PuzzleId) -> anyhow::Result<Option<Solution>> {
    let Some(row) = db.puzzle(id).await?.filter(|row| row.day < now.day()) else {
        return Ok(None);
    };
    let answers = db.puzzle_answers(id).await?;
    let count = answers.len();
    let solvers = answers.into_iter().filter(|answer| answer.is_solved);
    Ok(Some(Solution {
        row,
        solvers: solvers.map(|answer| answer.name).collect(),
        answers: count,
    }))
}

/// The puzzles that a player has solved in a server. Today's does not count yet: that would tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleRun {
    /// How many in all.
    pub solved: u32,
    /// On how many days one after another, up to yesterday.
    pub run: u32,
    /// The most days one after another.
    pub longest: u32,
}

impl PuzzleRun {
    /// Counts the days on which a puzzle was solved, which are in order.
    #[must_use]
    pub fn of(days: &[i64], today: i64) -> Self {
        let mut counted = Self::default();
        let mut before = None;
        for &day in days {
            counted.solved += 1;
            counted.run = match before {
                Some(before) if day == before + 1 => counted.run + 1,
                _ => 1,
            };
            counted.longest = counted.longest.max(counted.run);
            before = Some(day);
        }
        if before != Some(today - 1) {
            counted.run = 0;
        }
        counted
    }
}

/// The puzzles that a player has solved in a server, before today.
///
/// # Errors
///
/// The database does not answer.
pub async fn puzzle_run(
    db: &Db,
    now: Moment,
    server: ServerId,
    player: PlayerId,
) -> anyhow::Result<PuzzleRun> {
    let days = db.days_solved(server, player, now.day()).await?;
    Ok(PuzzleRun::of(&days, now.day()))
}
