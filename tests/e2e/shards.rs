//! Many shards, in one process or in several on one database: nothing is lost, and nothing is doubled,
//! whichever of them is replaced or killed.

use crate::table::{Table, first_hole, is_asked};
use sandbox::{Channel, Effect, Fault, Guild, NO_OPTIONS, Pace, Person, SandboxOptions};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::process::Child;
use tokio::task::JoinHandle;

/// New messages in channels.
const MESSAGES: &str = "/channels/*/messages";
/// How long people think.
const PRESS_EVERY: Duration = Duration::from_millis(100);
/// How many presses a phase of the test of replacements lasts at least, in each match.
const PRESSES: usize = 4;

/// A table of so many shards, where the bot is not started yet, and a server of each shard.
async fn laid(shards: u64, options: SandboxOptions) -> (Table, Vec<Guild>) {
    let table = Table::laid_on(SandboxOptions { shards, ..options }).await;
    let mut guilds: HashMap<u64, Guild> = HashMap::new();
    while guilds.len() < usize::try_from(shards).unwrap() {
        // Its id tells when a server was made, and with it, which shard is told of it.
        table.sandbox.clock().advance(Duration::from_millis(1));
        let guild = table.sandbox.guild("Desa");
        guilds.insert((guild.id().0 >> 22) % shards, guild);
    }
    let mut guilds: Vec<_> = guilds.into_iter().collect();
    guilds.sort_by_key(|(shard, _)| *shard);
    (table, guilds.into_iter().map(|(_, guild)| guild).collect())
}

/// A process that runs some of the shards.
async fn start(table: &Table, shards: &str) -> Child {
    table.start_another(&[("SHARDS", shards)]).await
}

/// Two people of a server, and a channel to play in.
fn couple(table: &Table, guild: &Guild, number: usize) -> (Channel, [Person; 2]) {
    let people = ["a", "b"].map(|seat| {
        let person = table.sandbox.person(&format!("{seat}{number}"));
        guild.join(&person);
        person
    });
    (guild.channel(&format!("table-{number}")), people)
}

/// Begins a match. Where time passes, a slow machine may answer too late; then the outbox shows it.
async fn begin_match(table: &Table, channel: &Channel, [ani, budi]: &[Person; 2]) {
    let options = [
        ("opponent", budi.mention()),
        ("rounds", "Until burnout".to_owned()),
        ("opening", "South".to_owned()),
    ];
    let newest_has = |label: fn(&str) -> bool| {
        let mut messages = channel.messages();
        messages.retain(|message| !message.is_ephemeral());
        let newest = messages.pop();
        newest.is_some_and(|newest| newest.buttons().iter().any(|has| label(has)))
    };
    ani.runs(channel, "/challenge", options).await;
    let is_offered = || newest_has(|label| label == "Accept");
    table.until("the challenge", is_offered).await;
    budi.presses(channel, "Accept").await;
    table
        .until("the board", || newest_has(|label| label == "1"))
        .await;
}

#[tokio::test]
async fn one_process_runs_as_many_shards_as_discord_says() {
    let (mut table, guilds) = laid(2, SandboxOptions::default()).await;
    table.start_bot().await;
    table.sandbox.gateway().all_connected(2).await;
    for (number, guild) in guilds.iter().enumerate() {
        let (channel, people) = couple(&table, guild, number);
        begin_match(&table, &channel, &people).await;
    }
    assert_eq!(table.peek("select record from matches").await.len(), 2);
    table.close().await;
}

#[tokio::test]
async fn a_match_goes_through_two_processes() {
    let (table, guilds) = laid(2, SandboxOptions::default()).await;
    let first = start(&table, "0-0/2").await;
    let second = start(&table, "1-1/2").await;
    table.sandbox.gateway().all_connected(2).await;
    // What is said in DMs comes to the first shard, and the channel is the second's.
    let (channel, people) = couple(&table, &guilds[1], 0);
    let [ani, budi] = &people;
    let options = [("opponent", budi.mention()), ("rounds", "1".to_owned())];
    ani.runs(&channel, "/challenge", options).await;
    budi.presses(&channel, "Accept").await;
    let asked = || is_asked(ani).is_some() && is_asked(budi).is_some();
    table.until("both own boards", asked).await;
    ani.presses_on(&is_asked(ani).unwrap(), "5").await;
    budi.presses_on(&is_asked(budi).unwrap(), "3").await;
    let reveals = || {
        let messages = channel.messages();
        let reveals = messages
            .iter()
            .filter(|m| m.content().contains("chose hole"));
        reveals.count()
    };
    table.until("the reveal", || reveals() > 0).await;
    table.sandbox.settled().await;
    assert_eq!(reveals(), 1);
    // A theme that was chosen by DM is soon known to the other process.
    let chosen = ani.runs(&ani.dm(), "/settings", NO_OPTIONS).await;
    assert!(!chosen.failed());
    for process in [first, second] {
        table.stop_another(process).await;
    }
    table.close().await;
}

#[tokio::test]
async fn processes_that_start_together_do_not_identify_at_once() {
    let options = SandboxOptions {
        max_concurrency: Some(1),
        ..SandboxOptions::default()
    };
    let (table, _guilds) = laid(4, options).await;
    // There is no database yet: one of them makes it.
    let (first, second) = tokio::join!(start(&table, "0-1/4"), start(&table, "2-3/4"));
    table.sandbox.gateway().all_connected(4).await;
    assert_eq!(table.sandbox.gateway().collisions(), 0);
    assert_eq!(table.sandbox.gateway().identifies(), 4);
    drop((first, second));
    table.close().await;
}

#[tokio::test]
async fn one_process_registers_the_commands() {
    let (table, _guilds) = laid(2, SandboxOptions::default()).await;
    let _first = start(&table, "0/2").await;
    let _second = start(&table, "1/2").await;
    table.sandbox.gateway().all_connected(2).await;
    let registered = table
        .sandbox
        .traffic()
        .into_iter()
        .filter(|request| request.method == "PUT" && request.path.ends_with("/commands"));
    assert_eq!(registered.count(), 1);
    table.close().await;
}

#[tokio::test]
async fn what_a_killed_process_owed_is_told_by_another_once() {
    let (table, guilds) = laid(2, SandboxOptions::default()).await;
    let mut first = start(&table, "0/2").await;
    let _second = start(&table, "1/2").await;
    table.sandbox.gateway().all_connected(2).await;
    let (channel, people) = couple(&table, &guilds[0], 0);
    let [ani, budi] = &people;
    let options = [("opponent", budi.mention()), ("rounds", "1".to_owned())];
    ani.runs(&channel, "/challenge", options).await;
    let hangs = Fault::on("POST", MESSAGES, Effect::HangBefore).always();
    table.sandbox.fails(hangs);
    budi.presses(&channel, "Accept").await;
    let asked = || {
        let traffic = table.sandbox.traffic();
        let tried = traffic
            .iter()
            .filter(|request| request.method == "POST" && request.path.ends_with("/messages"));
        tried.count() > 0
    };
    table.until("the DMs to be tried", asked).await;
    first.kill().await.unwrap();
    table.sandbox.heals();
    assert!(is_asked(ani).is_none());
    // The lease of the killed one runs out.
    table.sandbox.clock().advance(Duration::from_secs(20));
    let both = || is_asked(ani).is_some() && is_asked(budi).is_some();
    table.until("both own boards", both).await;
    table.sandbox.settled().await;
    for person in [ani, budi] {
        assert_eq!(person.dm().messages().len(), 1);
    }
    table.close().await;
}

/// People who play on and on, each match in a channel of its own.
struct Crowd {
    goes_on: Arc<AtomicBool>,
    /// Whether a press may go unanswered: nobody may be there to hear it.
    may_fail: Arc<AtomicBool>,
    /// The presses that were not answered, though somebody was there.
    unanswered: Arc<Mutex<Vec<String>>>,
    presses: Vec<Arc<AtomicUsize>>,
    players: Vec<JoinHandle<()>>,
}

impl Crowd {
    fn gather(tables: Vec<(Channel, [Person; 2])>) -> Self {
        let goes_on = Arc::new(AtomicBool::new(true));
        let may_fail = Arc::new(AtomicBool::new(false));
        let unanswered: Arc<Mutex<Vec<String>>> = Arc::default();
        let presses: Vec<Arc<AtomicUsize>> = tables.iter().map(|_| Arc::default()).collect();
        let players = tables
            .into_iter()
            .zip(&presses)
            .map(|(seats, presses)| {
                let (goes_on, may_fail) = (Arc::clone(&goes_on), Arc::clone(&may_fail));
                let (unanswered, presses) = (Arc::clone(&unanswered), Arc::clone(presses));
                tokio::spawn(play(seats, goes_on, may_fail, unanswered, presses))
            })
            .collect();
        Self {
            goes_on,
            may_fail,
            unanswered,
            presses,
            players,
        }
    }

    /// Waits until each match has seen some more presses.
    async fn plays(&self) {
        let before: Vec<usize> = self.counts();
        let all = || {
            let now = self.counts();
            now.iter()
                .zip(&before)
                .all(|(now, before)| now - before >= PRESSES)
        };
        let wait = async {
            while !all() {
                assert!(!self.players.iter().any(JoinHandle::is_finished));
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_mins(1), wait)
            .await
            .unwrap();
    }

    fn counts(&self) -> Vec<usize> {
        let counts = self.presses.iter();
        counts.map(|count| count.load(Ordering::SeqCst)).collect()
    }

    async fn goes_home(self) -> usize {
        self.goes_on.store(false, Ordering::SeqCst);
        for player in self.players {
            player.await.unwrap();
        }
        self.presses
            .iter()
            .map(|count| count.load(Ordering::SeqCst))
            .sum()
    }
}

/// Plays a match from its newest board, until told to stop. Counts the presses that were answered.
async fn play(
    (channel, people): (Channel, [Person; 2]),
    goes_on: Arc<AtomicBool>,
    may_fail: Arc<AtomicBool>,
    unanswered: Arc<Mutex<Vec<String>>>,
    presses: Arc<AtomicUsize>,
) {
    while goes_on.load(Ordering::SeqCst) {
        let Some((person, board, label)) = next(&channel, &people) else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        let lenient = may_fail.load(Ordering::SeqCst);
        let (id, answer) = match person.starts_press(&board, &label) {
            Ok(pending) => {
                let id = pending.id();
                (id, pending.answer().await)
            }
            Err(why) => {
                assert!(lenient || may_fail.load(Ordering::SeqCst), "{why}");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        if !answer.failed() {
            // A refusal is told in private.
            let messages = answer.messages();
            if !messages.iter().any(sandbox::Message::is_ephemeral) {
                presses.fetch_add(1, Ordering::SeqCst);
            }
            tokio::time::sleep(PRESS_EVERY).await;
            continue;
        }
        if !lenient && !may_fail.load(Ordering::SeqCst) {
            unanswered.lock().unwrap().push(id.to_string());
        }
        // Whoever sees no answer tries again, where that is still to be pressed.
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

fn next(channel: &Channel, people: &[Person; 2]) -> Option<(Person, sandbox::Message, String)> {
    let mut messages = channel.messages();
    messages.retain(|message| !message.is_ephemeral());
    let board = messages.pop()?;
    let words = board.content();
    let person = people.iter().find(|p| words.contains(&p.mention()))?;
    let label = first_hole(&board)?;
    Some((person.clone(), board, label))
}

/// How many answers were given to each interaction that got more than one, or was answered in vain.
fn doubled(table: &Table) -> Vec<String> {
    let mut answered: HashMap<String, usize> = HashMap::new();
    let mut wrong = Vec::new();
    for request in table.sandbox.traffic() {
        if !request.path.contains("/callback") {
            continue;
        }
        *answered.entry(request.path.clone()).or_default() += 1;
        if request.code.is_some() {
            wrong.push(format!("{} {:?}", request.path, request.code));
        }
    }
    let twice = answered.into_iter().filter(|(_, count)| *count > 1);
    wrong.extend(twice.map(|(path, count)| format!("{path} {count}")));
    wrong
}

/// What the processes have logged of an interaction, and what was asked of Discord for it.
fn about(table: &Table, id: &str) -> String {
    let log = table.log();
    let lines = log
        .lines()
        .filter(|line| line.contains(id) || line.contains("stopping") || line.contains("in time"));
    let asked = table.sandbox.traffic().into_iter();
    let asked = asked.filter(|request| request.path.contains(id));
    let asked = asked.map(|request| format!("{} {:?}", request.path, request.status));
    lines
        .map(str::to_owned)
        .chain(asked)
        .collect::<Vec<_>>()
        .join("\n")
}

/// The picks in all records.
async fn picks(table: &Table) -> usize {
    let records = table.peek("select record from matches").await;
    let of_record = |record: &String| {
        let (_, moves) = record.split_once("\n\n").unwrap_or_default();
        moves.split_whitespace().count()
    };
    records.iter().map(of_record).sum()
}

/// Two processes of half of the shards each, and people who play in servers of both.
async fn crowded(pace: Pace) -> (Table, [Child; 2], Crowd) {
    let options = SandboxOptions {
        pace,
        ..SandboxOptions::default()
    };
    let (table, guilds) = laid(2, options).await;
    let processes = [start(&table, "0-0/2").await, start(&table, "1-1/2").await];
    table.sandbox.gateway().all_connected(2).await;
    let mut seats = Vec::new();
    for number in 0..6 {
        let (channel, people) = couple(&table, &guilds[number % 2], number);
        begin_match(&table, &channel, &people).await;
        seats.push((channel, people));
    }
    (table, processes, Crowd::gather(seats))
}

#[tokio::test]
async fn a_rolling_restart_loses_no_press_and_doubles_none() {
    // Time stands still: on a slow machine too, a press is not answered only where nobody answers it.
    let (table, [first, second], crowd) = crowded(Pace::Still).await;
    crowd.plays().await;
    let mut living = Vec::new();
    for (shard, old) in [(0, first), (1, second)] {
        let shards = format!("{shard}-{shard}/2");
        // The replacement is ready before the old one is told to stop.
        let new = start(&table, &shards).await;
        assert_eq!(table.sandbox.gateway().connections(shard, 2), 2);
        crowd.plays().await;
        table.stop_another(old).await;
        crowd.plays().await;
        assert_eq!(table.sandbox.gateway().connections(shard, 2), 1);
        // Lives on until the table is cleared.
        living.push(new);
    }
    let unanswered = Arc::clone(&crowd.unanswered);
    let presses = crowd.goes_home().await;
    table.sandbox.settled().await;
    let unanswered = unanswered.lock().unwrap().clone();
    let unanswered: Vec<String> = unanswered.iter().map(|id| about(&table, id)).collect();
    assert!(unanswered.is_empty(), "{}", unanswered.join("\n\n"));
    assert_eq!(doubled(&table), Vec::<String>::new());
    assert_eq!(picks(&table).await, presses);
    let (holds, told) = table.run(&["check"]).await;
    assert!(holds, "{told}");
    table.close().await;
}

#[tokio::test]
async fn a_kill_of_each_process_loses_no_accepted_pick_and_no_notice() {
    // Time passes, so that people notice when nobody answers, and press again.
    let (table, processes, crowd) = crowded(Pace::Running).await;
    crowd.may_fail.store(true, Ordering::SeqCst);
    crowd.plays().await;
    let mut living = Vec::new();
    for (shard, mut old) in [0, 1].into_iter().zip(processes) {
        // What comes while nobody runs its shard is lost, and pressed again.
        old.kill().await.unwrap();
        living.push(start(&table, &format!("{shard}-{shard}/2")).await);
        let back = || table.sandbox.gateway().connections(shard, 2) == 1;
        table.until("the shard to be back", back).await;
        crowd.plays().await;
    }
    let presses = crowd.goes_home().await;
    // Whoever was killed may have told Discord, and not known it: an answer can be missing, a pick not.
    let picks = picks(&table).await;
    assert!(picks >= presses, "{picks} picks of {presses} presses");
    let shown = "select cast(count(*) as text) from outbox";
    for _ in 0..1000 {
        if table.peek(shown).await == ["0"] {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(table.peek(shown).await, ["0"], "{}", table.log());
    let (holds, told) = table.run(&["check"]).await;
    assert!(holds, "{told}");
    table.close().await;
}
