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

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;
use std::time::Instant;

use anyhow::Context;
use anyhow::ensure;
use clap::Args;
use sandbox::BotCommand;
use sandbox::BotProcess;
use sandbox::Channel;
use sandbox::Guild;
use sandbox::Message;
use sandbox::Person;
use sandbox::Sandbox;
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use crate::say;

/// How many matches are begun at the same time.
const STARTED_AT_ONCE: usize = 8;
/// How many matches a guild has at most: a bot may well limit that.
const GUILD_MATCHES: usize = 1000;
/// How long a process has to end.
const END_WITHIN: Duration = Duration::from_secs(15);
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
    /// Runs so many processes of the bot, of one shard each, on one database. Each is told which by
    /// `SHARDS`.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) processes: Option<u64>,
    /// Meanwhile replaces one process after another: starts another of the same shard, waits until it
    /// is connected, and asks the old one to end.
    #[arg(long, requires = "processes")]
    rolling: bool,
    /// Before the first press kills the processes and starts them again, and says how long that takes.
    #[arg(long, requires = "processes")]
    restart: bool,
    /// For how long.
    #[arg(long, value_name = "SECONDS", default_value_t = 20)]
    seconds: u64,
    /// Then presses a quarter faster for as long again, and so on, until one answer in a hundred
    /// takes longer than this, or one is missing.
    #[arg(long, value_name = "MILLISECONDS")]
    faster_until_p99: Option<u64>,
}

/// A match that is played under load.
struct Table {
    channel: Channel,
    people: [Person; 2],
}

/// Opens the matches, presses, and prints what came of it. The bot keeps its database in `data`.
pub(crate) async fn lay_on(
    sandbox: &Sandbox,
    command: Option<BotCommand>,
    data: &Path,
    arguments: Arguments,
) -> anyhow::Result<()> {
    let began = Instant::now();
    let shards = arguments.processes.unwrap_or(1);
    let mut fleet = Vec::new();
    if arguments.processes.is_some() {
        let command = command.context("several processes need a bot to run")?;
        for shard in 0..shards {
            let command = command
                .clone()
                .environment("SHARDS", format!("{shard}-{shard}/{shards}"));
            fleet.push((BotProcess::start(command.clone())?, command));
        }
    }
    sandbox.gateway().all_connected(shards).await;
    say(&format!(
        "the bot was ready after {:.2} s, with {:.1} MiB resident",
        began.elapsed().as_secs_f64(),
        mebibytes(Cost::of_bot().memory_kib)
    ));
    let began = Instant::now();
    let guilds = guilds(sandbox, shards, arguments.matches).await;
    let mut tables = open(sandbox, &guilds, arguments.matches, arguments.practice).await?;
    say(&format!(
        "{} matches opened in {:.1} s; {:.1} MiB resident",
        tables.len(),
        began.elapsed().as_secs_f64(),
        mebibytes(Cost::of_bot().memory_kib)
    ));
    if arguments.restart {
        restart(sandbox, &mut fleet).await?;
    }
    let mut rate = arguments.presses_per_second;
    loop {
        let before = Cost::of_bot();
        let pressed = press(&mut tables, rate, arguments.seconds);
        let run = if arguments.rolling {
            let (run, replaced) = tokio::join!(pressed, replace(sandbox, &mut fleet));
            replaced?;
            run?
        } else {
            pressed.await?
        };
        let p99 = report(rate, arguments.seconds, &run, before, Cost::of_bot(), data);
        match arguments.faster_until_p99 {
            Some(most) if run.failed == 0 && p99 <= Duration::from_millis(most) => {
                rate += rate.div_ceil(4);
            }
            _ => return Ok(()),
        }
    }
}

/// Guilds for so many matches, as many of each shard: one of each in turn.
async fn guilds(sandbox: &Sandbox, shards: u64, matches: usize) -> Vec<Guild> {
    let each = matches.div_ceil(GUILD_MATCHES * shards as usize).max(1);
    let mut all = Vec::new();
    for _ in 0..each {
        let mut guilds = BTreeMap::new();
        while (guilds.len() as u64) < shards {
            let guild = sandbox.guild("Load");
            guilds.insert((guild.id().0 >> 22) % shards, guild);
            // Its id tells when a guild was made, and with it, of which shard it is.
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        all.extend(guilds.into_values());
    }
    all
}

/// Kills all processes and starts them again.
async fn restart(sandbox: &Sandbox, fleet: &mut [(BotProcess, BotCommand)]) -> anyhow::Result<()> {
    for (process, _) in fleet.iter_mut() {
        process.kill().await?;
    }
    let shards = fleet.len() as u64;
    while (0..shards).any(|shard| sandbox.gateway().connections(shard, shards) > 0) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let began = Instant::now();
    for (process, _) in fleet.iter_mut() {
        process.restart().await?;
    }
    sandbox.gateway().all_connected(shards).await;
    say(&format!(
        "killed and started again, it was ready after {:.2} s, with {:.1} MiB resident",
        began.elapsed().as_secs_f64(),
        mebibytes(Cost::of_bot().memory_kib)
    ));
    Ok(())
}

/// Replaces one process after another.
async fn replace(sandbox: &Sandbox, fleet: &mut [(BotProcess, BotCommand)]) -> anyhow::Result<()> {
    let shards = fleet.len() as u64;
    for (shard, (process, command)) in (0..).zip(fleet) {
        let began = Instant::now();
        let new = BotProcess::start(command.clone())?;
        while sandbox.gateway().connections(shard, shards) < 2 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let connected = began.elapsed();
        std::mem::replace(process, new)
            .terminate(END_WITHIN)
            .await?;
        say(&format!(
            "the process of shard {shard} was replaced: connected after {:.1} s, alone after {:.1} s",
            connected.as_secs_f64(),
            began.elapsed().as_secs_f64()
        ));
    }
    Ok(())
}

async fn open(
    sandbox: &Sandbox,
    guilds: &[Guild],
    matches: usize,
    practice: Option<u8>,
) -> anyhow::Result<Vec<Table>> {
    let mut tables = Vec::with_capacity(matches);
    let mut opening = JoinSet::new();
    for (number, guild) in (0..matches).zip(guilds.iter().cycle()) {
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

/// What came of pressing for a while.
#[derive(Debug, Default)]
struct Run {
    /// How long each answer took.
    answered: Vec<Duration>,
    /// How many answers never came.
    failed: usize,
    /// Until the last answer.
    took: Duration,
}

impl Run {
    fn note(&mut self, answer: Option<Duration>) {
        match answer {
            Some(took) => self.answered.push(took),
            None => self.failed += 1,
        }
    }
}

/// Presses so often a second, for so many seconds.
async fn press(tables: &mut [Table], rate: u32, seconds: u64) -> anyhow::Result<Run> {
    let mut run = Run::default();
    let mut pressed = JoinSet::new();
    let begin = tokio::time::Instant::now();
    let presses = u64::from(rate) * seconds;
    let mut order = (0..tables.len()).cycle();
    for number in 0..presses {
        let secs = number as f64 / f64::from(rate);
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
            run.note(done?);
        }
    }
    while let Some(done) = pressed.join_next().await {
        run.note(done?);
    }
    run.took = begin.elapsed();
    run.answered.sort_unstable();
    Ok(run)
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
    /// Of the child processes, which are the bot; nothing where the system does not tell.
    fn of_bot() -> Self {
        let own = std::process::id();
        let Ok(processes) = fs::read_dir("/proc") else {
            return Self::default();
        };
        let children = processes.flatten().filter_map(|entry| {
            let id: u32 = entry.file_name().to_str()?.parse().ok()?;
            let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
            let after_name = stat.rsplit_once(") ")?.1;
            let parent: u32 = after_name.split(' ').nth(1)?.parse().ok()?;
            (parent == own).then_some(id)
        });
        children
            .filter_map(Self::of)
            .fold(Self::default(), |all, one| Self {
                cpu: all.cpu + one.cpu,
                memory_kib: all.memory_kib + one.memory_kib,
            })
    }

    fn of(bot: u32) -> Option<Self> {
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

fn mebibytes(kibibytes: u64) -> f64 {
    kibibytes as f64 / 1024.0
}

/// How large the bot's database is, with what is yet to be moved into it.
fn database_kib(data: &Path) -> u64 {
    let sizes = ["bot.db", "bot.db-wal"].map(|name| fs::metadata(data.join(name)));
    sizes.iter().flatten().map(fs::Metadata::len).sum::<u64>() / 1024
}

/// Prints what came of a run. Returns how long all but the slowest hundredth took at most.
fn report(rate: u32, seconds: u64, run: &Run, before: Cost, after: Cost, data: &Path) -> Duration {
    let at = |share: f64| {
        let index = (run.answered.len() as f64 * share) as usize;
        let index = index.min(run.answered.len().saturating_sub(1));
        run.answered.get(index).copied().unwrap_or_default()
    };
    let millis = |share: f64| at(share).as_secs_f64() * 1000.0;
    say(&format!(
        "offered {rate} presses a second for {seconds} s, answered {:.1} a second; {} not answered",
        run.answered.len() as f64 / run.took.as_secs_f64(),
        run.failed
    ));
    say(&format!(
        "  press to answer: median {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
        millis(0.5),
        millis(0.99),
        millis(1.0)
    ));
    let cpu = after.cpu.saturating_sub(before.cpu).as_secs_f64();
    say(&format!(
        "  the bot: {:.1} MiB resident, {:.0} % of a core, {:.1} MiB of database",
        mebibytes(after.memory_kib),
        100.0 * cpu / run.took.as_secs_f64(),
        mebibytes(database_kib(data))
    ));
    at(0.99)
}
