//! A table where two people play by chance, and what must hold there.

use std::fmt;
use std::fmt::Write;
use std::path::Path;

use anyhow::Context;
use anyhow::bail;
use anyhow::ensure;
use futures_util::future::join_all;
use rand::Rng;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use sandbox::Answer;
use sandbox::Channel;
use sandbox::Message;
use sandbox::NO_OPTIONS;
use sandbox::Person;
use sandbox::Sandbox;
use sandbox::Snowflake;
use sqlx::SqlitePool;

/// How often somebody presses twice at once.
const TWICE: f64 = 0.3;
/// How often people press until something must have come of it.
const TRIES: u32 = 3;
/// How many picks show that a match goes on.
const PICKS_AFTER: u32 = 6;

/// A match between two people in a channel of their own.
pub(super) struct Table {
    channel: Channel,
    people: [Person; 2],
    /// The match as it was before the presses.
    before: State,
    /// The newest message as it was then.
    newest: Option<Snowflake>,
}

/// What the bot's database says of a match.
#[derive(Clone, Debug, Default)]
struct State {
    south: i64,
    moves: Vec<String>,
    secret: Vec<String>,
    revision: i64,
    is_open: bool,
}

/// A press, and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Attempt {
    token: String,
    verdict: Verdict,
}

/// What the presser was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// The board shows the pick.
    Accepted,
    /// A private answer says why not.
    Refused,
    /// "This interaction failed", or an answer that tells neither.
    Unknown,
}

/// What came of all presses.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    accepted: u32,
    refused: u32,
    unknown: u32,
    moves: usize,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} presses accepted, {} refused, {} unanswered or without a word on it; {} moves",
            self.accepted, self.refused, self.unknown, self.moves
        )
    }
}

impl Table {
    pub(super) fn lay(sandbox: &Sandbox, count: usize) -> Vec<Self> {
        let guild = sandbox.guild("Chaos");
        let lay = |number: usize| {
            let people = ["a", "b"].map(|seat| sandbox.person(&format!("{seat}{number}")));
            for person in &people {
                guild.join(person);
            }
            Self {
                channel: guild.channel(&format!("table-{number}")),
                people,
                before: State::default(),
                newest: None,
            }
        };
        (1..=count).map(lay).collect()
    }

    pub(super) fn people(&self) -> &[Person] {
        &self.people
    }

    pub(super) fn channel(&self) -> &Channel {
        &self.channel
    }

    /// Offers a match and accepts it, in peace.
    pub(super) async fn start_match(&mut self, db: &SqlitePool) -> anyhow::Result<()> {
        let [one, other] = &self.people;
        let options = [("opponent", other.mention()), ("rounds", "3".to_owned())];
        let offered = one.starts(&self.channel, "/challenge", options)?;
        ensure!(
            !offered.answer().await.failed(),
            "/challenge was not answered"
        );
        let challenge = self.channel.newest();
        let accepted = other.starts_press(&challenge, "Accept")?.answer().await;
        ensure!(!accepted.failed(), "Accept was not answered");
        ensure!(!self.is_over(db).await?, "no match was started");
        Ok(())
    }

    pub(super) async fn is_over(&self, db: &SqlitePool) -> anyhow::Result<bool> {
        Ok(!self.state(db).await?.is_open)
    }

    /// Sees that there is a match, and a board to press on.
    pub(super) async fn prepare(&mut self, db: &SqlitePool) -> anyhow::Result<()> {
        if self.is_over(db).await? {
            self.start_match(db).await?;
        } else if self.board().is_none() {
            let [one, _] = &self.people;
            let asked = one.starts(&self.channel, "/board", NO_OPTIONS)?;
            ensure!(!asked.answer().await.failed(), "/board was not answered");
        }
        Ok(())
    }

    /// Notes how everything is before the presses.
    pub(super) async fn remember(&mut self, db: &SqlitePool) -> anyhow::Result<()> {
        self.before = self.state(db).await?;
        self.newest = self.channel.messages().last().map(Message::id);
        Ok(())
    }

    /// The newest match in the channel.
    async fn state(&self, db: &SqlitePool) -> anyhow::Result<State> {
        let channel = self.channel.id().to_string();
        let row: Option<(i64, i64, String, i64, String)> = sqlx::query_as(
            "select match_id, south, record, revision, state from matches \
             where channel_id = cast($1 as integer) order by match_id desc limit 1",
        )
        .bind(channel)
        .fetch_optional(db)
        .await?;
        let Some((id, south, record, revision, state)) = row else {
            return Ok(State::default());
        };
        let secret = sqlx::query_scalar(
            "select side || label from secret_picks where match_id = $1 order by side",
        )
        .bind(id)
        .fetch_all(db)
        .await?;
        let (_, moves) = record.split_once("\n\n").unwrap_or_default();
        Ok(State {
            south,
            moves: moves.split_whitespace().map(str::to_owned).collect(),
            secret,
            revision,
            is_open: state == "open",
        })
    }

    /// Lets whoever is called press a hole, sometimes twice at once. Resolves when all is answered.
    pub(super) fn press(
        &self,
        rng: &mut SmallRng,
    ) -> impl Future<Output = anyhow::Result<Vec<Attempt>>> + use<'_> {
        let mut rng = SmallRng::seed_from_u64(rng.random());
        async move {
            let board = self.board();
            if let Some(board) = board.filter(|board| !holes(board).is_empty()) {
                let words = board.content();
                let called = |person: &&Person| words.contains(&person.mention());
                let mover = self.people.iter().find(called);
                let mover = mover.with_context(|| format!("nobody is called: {words}"))?;
                return self.press_hole(mover, &board, &mut rng).await;
            }
            let mut attempts = Vec::new();
            for person in &self.people {
                if let Some(board) = self.own_board(person).await? {
                    attempts.extend(self.press_hole(person, &board, &mut rng).await?);
                }
            }
            Ok(attempts)
        }
    }

    async fn press_hole(
        &self,
        person: &Person,
        board: &Message,
        rng: &mut SmallRng,
    ) -> anyhow::Result<Vec<Attempt>> {
        let Some(label) = holes(board).choose(rng).cloned() else {
            return Ok(Vec::new());
        };
        let times = if rng.random_bool(TWICE) { 2 } else { 1 };
        let mut pending = Vec::new();
        // The same button twice, also where the answer to the first press has put another there. A
        // board that was deleted, or changed meanwhile, has no such button any more.
        let button = board.custom_id(&label);
        // A press on a board that is behind brings the board as it is, which may tell of the same hole.
        let now = format!(":{}:", self.before.revision);
        let is_behind = button
            .as_ref()
            .is_some_and(|button| button.starts_with("1:pick:") && !button.contains(&now));
        for button in std::iter::repeat_n(button, times).flatten() {
            if let Ok(press) = person.starts_press_id(board, &button) {
                pending.push(press.answer());
            }
        }
        let side = if person.id().to_string() == self.before.south.to_string() {
            'S'
        } else {
            'N'
        };
        let answers = join_all(pending).await;
        let attempts = answers.iter().map(|answer| Attempt {
            token: format!("{side}{label}"),
            verdict: match verdict(answer, board, &label) {
                Verdict::Accepted if is_behind => Verdict::Refused,
                told => told,
            },
        });
        Ok(attempts.collect())
    }

    /// The board on which a person picks in secret: in the DMs, or opened in the channel.
    async fn own_board(&self, person: &Person) -> anyhow::Result<Option<Message>> {
        let mut in_dm = person.messages(&person.dm());
        in_dm.retain(|message| !holes(message).is_empty());
        if let Some(message) = in_dm.pop() {
            return Ok(Some(message));
        }
        let Some(board) = self.board() else {
            return Ok(None);
        };
        let Ok(opening) = person.starts_press(&board, "My board") else {
            return Ok(None);
        };
        Ok(opening.answer().await.messages().pop())
    }

    /// The newest message for all that has buttons.
    fn board(&self) -> Option<Message> {
        let mut messages = self.channel.messages();
        messages.retain(|message| !message.is_ephemeral() && !message.buttons().is_empty());
        messages.pop()
    }

    pub(super) fn delete_board(&self) {
        if let Some(board) = self.board() {
            board.delete();
        }
    }

    /// Gives the bot back what was taken from it here.
    pub(super) fn heal(&self) {
        self.channel.denies_bot(0);
        for person in &self.people {
            person.opens_dms();
        }
    }

    /// Compares what people saw with what the bot has kept.
    pub(super) async fn check(
        &mut self,
        db: &SqlitePool,
        attempts: &[Attempt],
        tally: &mut Tally,
    ) -> anyhow::Result<()> {
        let after = self.state(db).await?;
        let told = || format!("{attempts:?} made of {:?} {after:?}", self.before);
        ensure!(
            after.moves.starts_with(&self.before.moves),
            "the past was changed: {}",
            told()
        );
        let new = after
            .moves
            .get(self.before.moves.len()..)
            .unwrap_or_default();
        // In the opening one player can pick after the other: a wave of one, then a turn.
        let mut pressed: Vec<&str> = attempts.iter().map(|a| a.token.as_str()).collect();
        pressed.dedup();
        ensure!(
            new.len() <= pressed.len(),
            "one press was applied twice: {}",
            told()
        );
        let has = |token: &String| {
            let in_record = new.iter().any(|moved| moved.split('+').any(|t| t == token));
            in_record || after.secret.contains(token)
        };
        for attempt in attempts {
            match attempt.verdict {
                Verdict::Accepted => {
                    tally.accepted += 1;
                    ensure!(
                        has(&attempt.token),
                        "{} was lost: {}",
                        attempt.token,
                        told()
                    );
                }
                Verdict::Refused => tally.refused += 1,
                Verdict::Unknown => tally.unknown += 1,
            }
        }
        if attempts.iter().all(|a| a.verdict == Verdict::Refused) {
            ensure!(new.is_empty(), "what was refused was done: {}", told());
        }
        tally.moves += new.len();
        self.check_messages(&after, new.len())
    }

    fn check_messages(&self, after: &State, moved: usize) -> anyhow::Result<()> {
        let mut messages = self.channel.messages();
        messages.retain(|message| !message.is_ephemeral());
        let new: Vec<&Message> = messages
            .iter()
            .filter(|message| Some(message.id()) > self.newest)
            .collect();
        let was_deleted = self
            .newest
            .is_some_and(|id| !messages.iter().any(|message| message.id() == id));
        ensure!(
            new.len() <= moved + usize::from(was_deleted),
            "{moved} moves were shown in {} messages:\n{}",
            new.len(),
            transcript(&messages)
        );
        if !after.is_open {
            return Ok(());
        }
        let live: Vec<&Message> = messages
            .iter()
            .filter(|message| !holes(message).is_empty())
            .collect();
        let [live] = live.as_slice() else {
            // In the opening holes are picked in private.
            ensure!(
                live.is_empty(),
                "several boards can be pressed:\n{}",
                transcript(&messages)
            );
            return Ok(());
        };
        let picks = live.custom_ids();
        let revision = format!(":{}:", after.revision);
        let Some(pick) = picks.iter().find(|id| id.starts_with("1:pick:")) else {
            bail!("a board has holes that pick nothing: {picks:?}");
        };
        ensure!(
            pick.contains(&revision),
            "the board is at {pick}, the match at revision {}:\n{}",
            after.revision,
            transcript(&messages)
        );
        Ok(())
    }

    /// Plays on in peace.
    pub(super) async fn goes_on(
        &mut self,
        db: &SqlitePool,
        rng: &mut SmallRng,
    ) -> anyhow::Result<()> {
        for _ in 0..PICKS_AFTER {
            self.prepare(db).await?;
            self.remember(db).await?;
            // A press on a board of an earlier match brings the board as it is now.
            let mut told = Vec::new();
            for _ in 0..TRIES {
                told = self.press(rng).await?;
                let after = self.state(db).await?;
                let has_moved = after.moves.len() > self.before.moves.len();
                if has_moved || after.secret != self.before.secret {
                    told.clear();
                    break;
                }
            }
            ensure!(
                told.is_empty(),
                "presses in peace changed nothing: {told:?}"
            );
        }
        Ok(())
    }
}

/// The buttons of a board that say a number and can be pressed.
fn holes(board: &Message) -> Vec<String> {
    let json = board.json();
    let rows = json.get("components").and_then(|rows| rows.as_array());
    let buttons = rows.into_iter().flatten().filter_map(|row| {
        let buttons = row.get("components")?.as_array()?;
        Some(buttons.clone())
    });
    buttons
        .flatten()
        .filter(|button| button.get("disabled") != Some(&true.into()))
        .filter_map(|button| Some(button.get("label")?.as_str()?.to_owned()))
        .filter(|label| label.parse::<u8>().is_ok())
        .collect()
}

fn verdict(answer: &Answer, pressed: &Message, label: &str) -> Verdict {
    if answer.failed() {
        return Verdict::Unknown;
    }
    let Some(message) = answer.messages().pop() else {
        return Verdict::Unknown;
    };
    if message.is_ephemeral() && message.id() != pressed.id() {
        return Verdict::Refused;
    }
    if message.content().contains(&format!("hole {label}")) {
        return Verdict::Accepted;
    }
    Verdict::Unknown
}

fn transcript(messages: &[Message]) -> String {
    let mut told = String::new();
    for message in messages.iter().rev().take(4) {
        // Writing to a string does not fail.
        let _ = writeln!(told, "{}{:?}", message.transcript(), message.custom_ids());
    }
    told
}

/// The size of the largest file of the bot's database, in bytes.
pub(super) async fn largest_file(db: &SqlitePool) -> anyhow::Result<u64> {
    let file: String = sqlx::query_scalar("select file from pragma_database_list where seq = 0")
        .fetch_one(db)
        .await?;
    let size = |ending: &str| {
        let path = format!("{file}{ending}");
        std::fs::metadata(Path::new(&path)).map_or(0, |meta| meta.len())
    };
    Ok(["", "-wal", "-shm"]
        .into_iter()
        .map(size)
        .max()
        .unwrap_or(0))
}
