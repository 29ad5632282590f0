//! Many matches at once, pressed at a steady rate: how fast the bot answers, and what it costs.
//!
//! Presses are begun when their time has come, whether or not earlier ones are answered, so a bot
//! that falls behind shows it. Each match has a channel of its own; its board is the newest message
//! with holes to press.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "what is counted in one run is small, and never negative"
)]

use std::fs;
use std::time::Duration;
use std::time::Instant;

use anyhow::Context;
use anyhow::ensure;
use clap::Args;
use sandbox::Channel;
use sandbox::Message;
use sandbox::Person;
use sandbox::Sandbox;
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use crate::say;

/// How many matches are begun at the same time.
const STARTED_AT_ONCE: usize = 8;
/// Milliseconds a tick of the system's clock for processes: 100 a second on Linux.
const TICK_MS: u64 = 10;

/// How the load is laid on.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Arguments {
    /// How many matches are open.
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    matches: usize,
    /// How many buttons are pressed a second.
    #[arg(long, value_name = "NUMBER", default_value_t = 50)]
    presses_per_second: u32,
    /// Each plays alone against the bot, by its own `/practice`, at this level.
    #[arg(long, value_name = "LEVEL")]
    practice: Option<u8>,
    /// For how long.
    #[arg(long, value_name = "SECONDS", default_value_t = 20)]
    seconds: u64,
}

/// A match that is played under load.
struct Table {
    channel: Channel,
    people: [Person; 2],
}

/// Opens the matches, presses, and prints what came of it.
pub(crate) async fn lay_on(sandbox: &Sandbox, arguments: Arguments) -> anyhow::Result<()> {
    sandbox.gateway().connected().await;
    let started = Instant::now();
    let mut tables = open(sandbox, arguments.matches, arguments.practice).await?;
    say(&format!(
        "{} matches opened in {:.1} s",
        tables.len(),
        started.elapsed().as_secs_f64()
    ));
    let before = Cost::of_bot();
    let (answered, failed) = press(&mut tables, arguments).await?;
    report(arguments, answered, failed, before, Cost::of_bot());
    Ok(())
}

async fn open(
    sandbox: &Sandbox,
    matches: usize,
    practice: Option<u8>,
) -> anyhow::Result<Vec<Table>> {
    let guild = sandbox.guild("Load");
    let mut tables = Vec::with_capacity(matches);
    let mut opening = JoinSet::new();
    for number in 0..matches {
        if opening.len() == STARTED_AT_ONCE {
            tables.extend(opening.join_next().await.transpose()?.transpose()?);
        }
        let channel = guild.channel(&format!("table-{number}"));
        // Two for each table: a bot may well limit what one person does.
        let people = ["a", "b"].map(|seat| sandbox.person(&format!("{seat}{number}")));
        for person in &people {
            guild.join(person);
        }
        opening.spawn(async move {
            let [one, other] = &people;
            if let Some(level) = practice {
                let options = [
                    ("level", level.to_string()),
                    ("rounds", "Until burnout".to_owned()),
                ];
                let begun = one.starts(&channel, "/practice", options)?.answer().await;
                ensure!(!begun.failed(), "/practice was not answered");
                return Ok(Table { channel, people });
            }
            let options = [
                ("opponent", other.mention()),
                ("rounds", "Until burnout".to_owned()),
                ("opening", "South".to_owned()),
            ];
            let offered = one.starts(&channel, "/challenge", options)?.answer().await;
            ensure!(!offered.failed(), "/challenge was not answered");
            let challenge = channel.newest();
            let accepted = other.starts_press(&challenge, "Accept")?.answer().await;
            ensure!(!accepted.failed(), "Accept was not answered");
            Ok(Table { channel, people })
        });
    }
    while let Some(opened) = opening.join_next().await {
        tables.push(opened??);
    }
    Ok(tables)
}

/// Presses at the rate asked for. Returns how long each answer took, and how many never came.
async fn press(
    tables: &mut [Table],
    arguments: Arguments,
) -> anyhow::Result<(Vec<Duration>, usize)> {
    let (mut answered, mut failed) = (Vec::new(), 0);
    let mut pressed = JoinSet::new();
    let begin = tokio::time::Instant::now();
    let presses = u64::from(arguments.presses_per_second) * arguments.seconds;
    let mut order = (0..tables.len()).cycle();
    for number in 0..presses {
        let secs = number as f64 / f64::from(arguments.presses_per_second);
        sleep_until(begin + Duration::from_secs_f64(secs)).await;
        let next = order
            .by_ref()
            .take(tables.len())
            .find_map(|index| tables.get(index)?.next());
        let (person, board, label) = next.context("no match is left to press in")?;
        let pending = person.starts_press(&board, &label)?;
        pressed.spawn(async move {
            let started = Instant::now();
            let answer = pending.answer().await;
            (!answer.failed()).then(|| started.elapsed())
        });
        while let Some(done) = pressed.try_join_next() {
            match done? {
                Some(took) => answered.push(took),
                None => failed += 1,
            }
        }
    }
    while let Some(done) = pressed.join_next().await {
        match done? {
            Some(took) => answered.push(took),
            None => failed += 1,
        }
    }
    Ok((answered, failed))
}

impl Table {
    /// Who is to press what, if the match is not over.
    fn next(&self) -> Option<(Person, Message, String)> {
        let board = self.channel.messages().pop()?;
        let words = board.content();
        let person = self
            .people
            .iter()
            .find(|person| words.contains(&person.mention()))?;
        let hole = board
            .buttons()
            .into_iter()
            .find(|label| label.bytes().all(|b| b.is_ascii_digit()))?;
        let enabled = enabled_hole(&board).unwrap_or(hole);
        Some((person.clone(), board, enabled))
    }
}

/// The first hole on a board that can be pressed.
fn enabled_hole(board: &Message) -> Option<String> {
    let json = board.json();
    let rows = json.get("components")?.as_array()?;
    rows.iter()
        .filter_map(|row| row.get("components")?.as_array())
        .flatten()
        .filter(|button| button.get("disabled") != Some(&true.into()))
        .filter_map(|button| button.get("label")?.as_str())
        .find(|label| label.bytes().all(|b| b.is_ascii_digit()))
        .map(str::to_owned)
}

/// What the bot has used so far, as the system counts it.
#[derive(Clone, Copy, Debug, Default)]
struct Cost {
    cpu: Duration,
    memory_kib: u64,
}

impl Cost {
    /// Of the child process, which is the bot; nothing where the system does not tell.
    fn of_bot() -> Self {
        Self::read().unwrap_or_default()
    }

    fn read() -> Option<Self> {
        let own = std::process::id();
        let bot = fs::read_dir("/proc").ok()?.flatten().find_map(|entry| {
            let id: u32 = entry.file_name().to_str()?.parse().ok()?;
            let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
            let after_name = stat.rsplit_once(") ")?.1;
            let parent: u32 = after_name.split(' ').nth(1)?.parse().ok()?;
            (parent == own).then_some(id)
        })?;
        let stat = fs::read_to_string(format!("/proc/{bot}/stat")).ok()?;
        let mut fields = stat.rsplit_once(") ")?.1.split(' ').skip(11);
        let user: u64 = fields.next()?.parse().ok()?;
        let system: u64 = fields.next()?.parse().ok()?;
        let status = fs::read_to_string(format!("/proc/{bot}/status")).ok()?;
        let resident = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(Self {
            cpu: Duration::from_millis((user + system) * TICK_MS),
            memory_kib: resident.trim().trim_end_matches(" kB").parse().ok()?,
        })
    }
}

fn report(
    arguments: Arguments,
    mut answered: Vec<Duration>,
    failed: usize,
    before: Cost,
    after: Cost,
) {
    answered.sort_unstable();
    let at = |share: f64| {
        let index = (answered.len() as f64 * share) as usize;
        let index = index.min(answered.len().saturating_sub(1));
        answered
            .get(index)
            .map_or(0.0, |took| took.as_secs_f64() * 1000.0)
    };
    let seconds = arguments.seconds as f64;
    say(&format!(
        "offered {} presses a second, answered {:.1}; {failed} not answered",
        arguments.presses_per_second,
        answered.len() as f64 / seconds
    ));
    say(&format!(
        "press to answer: median {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    ));
    let cpu = after.cpu.saturating_sub(before.cpu).as_secs_f64();
    say(&format!(
        "the bot: {:.1} MiB resident, {:.0} % of a core",
        after.memory_kib as f64 / 1024.0,
        100.0 * cpu / seconds
    ));
}
