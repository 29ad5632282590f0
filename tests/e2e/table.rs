//! A table to test at: the stand-in, the real program on it with an empty database, and people.

use crate::site::Site;
use sandbox::{Answer, Channel, Guild, Message, NO_OPTIONS, Person, Sandbox, SandboxOptions};
use sqlx::any::install_default_drivers;
use sqlx::{AnyConnection, Connection};
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// How many picks a match of a test may have; more is a match that does not end.
const PICKS_MAX: usize = 2000;

/// A server with a channel, the bot, and whoever sits down.
pub(crate) struct Table {
    pub(crate) sandbox: Sandbox,
    pub(crate) guild: Guild,
    pub(crate) main: Channel,
    folder: tempfile::TempDir,
    place: Site,
    bot: Option<Child>,
    log: Arc<Mutex<Vec<String>>>,
    settings: Vec<(&'static str, String)>,
}

impl Table {
    /// A table with the bot ready.
    pub(crate) async fn open() -> Self {
        let mut table = Self::laid().await;
        table.start_bot().await;
        table
    }

    /// A table at which the bot is not started yet.
    pub(crate) async fn laid() -> Self {
        Self::laid_on(SandboxOptions::default()).await
    }

    /// The same, on a stand-in that is set up otherwise.
    pub(crate) async fn laid_on(options: SandboxOptions) -> Self {
        let traffic_file = std::env::var_os("CONGKAK_E2E_TRAFFIC").map(PathBuf::from);
        let sandbox = Sandbox::start(SandboxOptions {
            patience: Duration::from_mins(1),
            traffic_file,
            ..options
        })
        .await
        .unwrap();
        let guild = sandbox.guild("Kampung");
        let main = guild.channel("main");
        Self {
            sandbox,
            guild,
            main,
            folder: tempfile::tempdir().unwrap(),
            place: Site::new().await,
            bot: None,
            log: Arc::default(),
            settings: Vec::new(),
        }
    }

    /// People who join the server.
    pub(crate) fn seat<const N: usize>(&self, names: [&str; N]) -> [Person; N] {
        names.map(|name| {
            let person = self.sandbox.person(name);
            self.guild.join(&person);
            person
        })
    }

    /// The database's address.
    pub(crate) fn url(&self) -> &str {
        self.place.url()
    }

    /// The database's file, where it is one.
    pub(crate) fn database(&self) -> PathBuf {
        self.place.url().trim_start_matches("sqlite://").into()
    }

    /// Starts the bot, or another after a kill, and waits until it is connected.
    pub(crate) async fn start_bot(&mut self) {
        let bot = self.start_another(&[]).await;
        self.bot = Some(bot);
        self.sandbox.gateway().connected().await;
    }

    /// Starts another process of the bot on the same database, with these settings beside those of the
    /// table, and waits until its first shard is ready.
    pub(crate) async fn start_another(&self, settings: &[(&str, &str)]) -> Child {
        let mut child = Command::new(env!("CARGO_BIN_EXE_congkak"))
            .current_dir(self.folder.path())
            .env_clear()
            .env("DISCORD_TOKEN", self.sandbox.token())
            .env("DISCORD_API_BASE", self.sandbox.api_base())
            .env("DATABASE_URL", self.place.url())
            .env("RUST_LOG", "warn,congkak=debug,serenity=debug")
            .env("NO_COLOR", "1")
            .envs(self.settings.iter().map(|(name, value)| (name, value)))
            .envs(settings.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let log = Arc::clone(&self.log);
        let (ready, is_ready) = tokio::sync::oneshot::channel();
        tokio::spawn(async move {
            let mut ready = Some(ready);
            while let Ok(Some(line)) = lines.next_line().await {
                if line.contains("congkak::discord: ready")
                    && let Some(ready) = ready.take()
                {
                    ready.send(()).ok();
                }
                log.lock().unwrap().push(line);
            }
        });
        let waited = tokio::time::timeout(Duration::from_mins(1), is_ready).await;
        assert!(
            matches!(waited, Ok(Ok(()))),
            "the bot did not get ready:\n{}",
            self.log()
        );
        child
    }

    /// Sets a setting for the starts to come.
    pub(crate) fn sets(&mut self, name: &'static str, value: impl Into<String>) {
        self.settings.push((name, value.into()));
    }

    /// Runs the program's command line at this table, and says how it ended and what it wrote.
    pub(crate) async fn run(&self, arguments: &[&str]) -> (bool, String) {
        let run = Command::new(env!("CARGO_BIN_EXE_congkak"))
            .args(arguments)
            .current_dir(self.folder.path())
            .env("DATABASE_URL", self.place.url())
            .envs(self.settings.iter().map(|(name, value)| (name, value)))
            .output();
        let output = run.await.unwrap();
        let mut told = String::from_utf8(output.stdout).unwrap();
        told.push_str(&String::from_utf8(output.stderr).unwrap());
        (output.status.success(), told)
    }

    /// Asks the bot to stop, as a service is stopped, and waits until it has ended.
    pub(crate) async fn stop_bot(&mut self) {
        let bot = self.bot.take().unwrap();
        self.stop_another(bot).await;
    }

    /// The same for any process of the bot.
    pub(crate) async fn stop_another(&self, mut bot: Child) {
        let id = bot.id().unwrap().to_string();
        Command::new("kill")
            .args(["-TERM", &id])
            .status()
            .await
            .unwrap();
        let ended = tokio::time::timeout(Duration::from_secs(10), bot.wait()).await;
        assert!(ended.unwrap().unwrap().success(), "{}", self.log());
    }

    /// Kills the bot as `kill -9` does.
    pub(crate) async fn kill_bot(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            bot.kill().await.unwrap();
        }
    }

    /// Kills the bot and starts another on the same database.
    pub(crate) async fn restart_bot(&mut self) {
        self.kill_bot().await;
        self.start_bot().await;
    }

    /// All that the bot has logged so far.
    pub(crate) fn log(&self) -> String {
        self.log.lock().unwrap().join("\n")
    }

    /// Clears the table. Fails where the bot has logged an error, or could not read an event.
    pub(crate) async fn close(mut self) {
        self.kill_bot().await;
        let log = self.log();
        let bad: Vec<&str> = log
            .lines()
            .filter(|line| line.contains("ERROR") || line.contains("nknown event"))
            .collect();
        assert!(bad.is_empty(), "the bot logged:\n{}", bad.join("\n"));
    }

    /// The bot's last requests, a line each.
    fn asked_last(&self) -> String {
        let traffic = self.sandbox.traffic();
        let last = traffic.iter().rev().take(12).rev();
        let lines: Vec<String> = last
            .map(|request| {
                format!(
                    "{} {} {:?} {:?}",
                    request.method, request.path, request.status, request.code
                )
            })
            .collect();
        lines.join("\n")
    }

    /// A challenge by `ani`, which `budi` accepts; both have their own boards in their DMs.
    pub(crate) async fn start_match(&self, ani: &Person, budi: &Person, rounds: &str) -> Answer {
        let options = [("opponent", budi.mention()), ("rounds", rounds.to_owned())];
        ani.runs(&self.main, "/challenge", options).await;
        let accepted = budi.presses(&self.main, "Accept").await;
        self.until("both own boards", || {
            is_asked(ani).is_some() && is_asked(budi).is_some()
        })
        .await;
        accepted
    }

    /// A match of Kalah at a pace, in which picks are open from the start.
    pub(crate) async fn start_kalah(&self, ani: &Person, budi: &Person, pace: &str) {
        let options = [
            ("opponent", budi.mention()),
            ("game", "Kalah".to_owned()),
            ("pace", pace.to_owned()),
        ];
        ani.runs(&self.main, "/challenge", options).await;
        budi.presses(&self.main, "Accept").await;
        self.until("a board", || self.board().is_some()).await;
    }

    /// Waits until it is noted of every clock that its player was warned.
    pub(crate) async fn all_are_warned(&self) {
        let all_warned = "select 'all' where not exists
                              (select 1 from clocks where warned_at is null)";
        self.until_kept(all_warned).await;
    }

    /// Moves the clock of Discord and the bot ahead.
    pub(crate) fn hours_pass(&self, hours: u64) {
        self.sandbox.clock().advance(Duration::from_hours(hours));
    }

    /// Waits until something is so.
    pub(crate) async fn until(&self, what: &str, is_so: impl Fn() -> bool) {
        let waited = tokio::time::timeout(
            Duration::from_secs(50),
            self.sandbox.until(what, || is_so().then_some(())),
        );
        assert!(
            waited.await.is_ok(),
            "waited too long for {what}; the bot logged:\n{}\nand asked last:\n{}",
            self.log(),
            self.asked_last()
        );
    }

    /// Runs a command again and again until its private answer says `what`: the id of a message is
    /// noted after the message is shown. Returns the answer.
    pub(crate) async fn is_told_at_last(
        &self,
        person: &Person,
        command: &str,
        what: &str,
    ) -> String {
        let mut told = String::new();
        for _ in 0..100 {
            let ran = person.runs(&self.main, command, NO_OPTIONS).await;
            told = ran.told_privately();
            if told.contains(what) {
                return told;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{command} never says {what:?}, but {told}");
    }

    /// The newest message in the channel that is not for one person alone.
    fn newest_for_all(&self) -> Option<Message> {
        let mut messages = self.main.messages();
        messages.retain(|message| !message.is_ephemeral());
        messages.pop()
    }

    /// The newest message in the channel, where it has buttons for holes.
    pub(crate) fn board(&self) -> Option<Message> {
        let newest = self.newest_for_all()?;
        first_hole(&newest).map(|_| newest)
    }

    /// Opens with the first holes that can be picked, until picks are open.
    pub(crate) async fn play_opening(&self, ani: &Person, budi: &Person) {
        while self.board().is_none() && !self.is_over() {
            for person in [ani, budi] {
                if let Some(message) = is_asked(person) {
                    let label = first_hole(&message).unwrap();
                    person.presses_on(&message, &label).await;
                }
            }
            self.until("the wave", || {
                is_asked(ani).is_some()
                    || is_asked(budi).is_some()
                    || self.board().is_some()
                    || self.is_over()
            })
            .await;
        }
    }

    /// Plays on until the match is over, always from the first hole that can be picked.
    pub(crate) async fn play_to_the_end(&self, people: [&Person; 2]) {
        for _ in 0..PICKS_MAX {
            if self.is_over() {
                return;
            }
            let Some(board) = self.board() else {
                self.until("a board", || self.board().is_some() || self.is_over())
                    .await;
                continue;
            };
            let (person, _) = self.to_move(people);
            let label = first_hole(&board).unwrap();
            let answer = person.presses_on(&board, &label).await;
            assert!(
                !answer.failed(),
                "a press was not answered:\n{}",
                self.log()
            );
        }
        panic!("the match does not end");
    }

    /// Whose turn the newest board says it is, and whose it is not.
    pub(crate) fn to_move<'a>(&self, people: [&'a Person; 2]) -> (&'a Person, &'a Person) {
        let words = self.board().unwrap().content();
        let [one, other] = people;
        if words.contains(&one.mention()) {
            (one, other)
        } else {
            assert!(
                words.contains(&other.mention()),
                "nobody is called: {words}"
            );
            (other, one)
        }
    }

    /// Whether the newest message shows a match that is over.
    pub(crate) fn is_over(&self) -> bool {
        self.newest_for_all().is_some_and(|message| {
            message
                .buttons()
                .first()
                .is_some_and(|label| label == "Rematch")
        })
    }

    /// A value from the database, behind the bot's back.
    pub(crate) async fn peek(&self, query: &'static str) -> Vec<String> {
        let mut connection = self.connection().await;
        let found = sqlx::query_scalar(query).fetch_all(&mut connection).await;
        connection.close().await.unwrap();
        found.unwrap()
    }

    /// Waits until a query finds something in the database.
    pub(crate) async fn until_kept(&self, query: &'static str) {
        for _ in 0..1000 {
            if !self.peek(query).await.is_empty() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("nothing came of {query}:\n{}", self.log());
    }

    /// Changes the database behind the bot's back.
    pub(crate) async fn poke(&self, statements: &'static str) {
        let mut connection = self.connection().await;
        let run = sqlx::raw_sql(statements).execute(&mut connection).await;
        connection.close().await.unwrap();
        run.unwrap();
    }

    /// A connection to the database beside the bot's.
    pub(crate) async fn connection(&self) -> AnyConnection {
        install_default_drivers();
        AnyConnection::connect(self.place.url()).await.unwrap()
    }

    /// The moves of the only match's record.
    pub(crate) async fn moves(&self) -> Vec<String> {
        let records = self.peek("select record from matches").await;
        let [record] = records.as_slice() else {
            panic!("one match was expected: {records:?}")
        };
        let (_, moves) = record.split_once("\n\n").unwrap_or_default();
        moves.split_whitespace().map(str::to_owned).collect()
    }
}

/// A person's own board in DMs, where it asks for a pick that has not been given.
pub(crate) fn is_asked(person: &Person) -> Option<Message> {
    let newest = person.dm().messages().pop()?;
    let is_asking = newest.content().contains("Choose your opening hole");
    (is_asking && first_hole(&newest).is_some()).then_some(newest)
}

/// The first hole on a board that can be picked.
pub(crate) fn first_hole(board: &Message) -> Option<String> {
    let json = board.json();
    let rows = json["components"].as_array()?;
    rows.iter()
        .filter_map(|row| row["components"].as_array())
        .flatten()
        .filter(|button| button["disabled"] != true)
        .filter_map(|button| button["label"].as_str())
        .find(|label| label.bytes().all(|b| b.is_ascii_digit()))
        .map(str::to_owned)
}
