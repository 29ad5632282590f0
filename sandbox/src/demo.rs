//! A match between two people, played at a pace one can watch. The only part of this program that
//! knows how the workspace's own bot is used: by `/challenge`, `Accept`, and buttons with numbers.

use std::collections::HashMap;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context;
use anyhow::bail;
use anyhow::ensure;
use clap::Args;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use sandbox::Channel;
use sandbox::Message;
use sandbox::NO_OPTIONS;
use sandbox::Person;
use sandbox::Sandbox;
use sandbox::Snowflake;
use tokio::time::sleep;

use crate::say;

/// Picks after which a match is a bug, and not a long match.
const PICKS_MAX: u32 = 2_000;

/// How long the bot may take for anything.
const PATIENCE: Duration = Duration::from_secs(10);

/// How the demo is played.
#[derive(Args, Clone, Debug)]
pub(crate) struct Arguments {
    /// How many rounds the match has.
    #[arg(long, value_name = "NUMBER", default_value = "3")]
    rounds: String,
    /// Seconds between two things that happen.
    #[arg(long, value_name = "SECONDS", default_value_t = 1.5)]
    pause: f64,
    /// Where the pictures of the boards are written.
    #[arg(long, value_name = "DIRECTORY", default_value = "data/demo")]
    pictures: PathBuf,
    /// Draws the picks; another number plays another match.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    rng_seed: u64,
}

/// Plays a match and prints the channel as it goes.
pub(crate) async fn play(sandbox: &Sandbox, arguments: &Arguments) -> anyhow::Result<()> {
    say(&format!("Watch it at {}/ if you like.", sandbox.api_base()));
    let mut table = Table::lay(sandbox, arguments)?;
    table
        .until("the bot to offer /challenge", Table::is_offered)
        .await?;
    let [ani, budi] = table.players.clone();
    say("\nani runs /challenge.");
    let options = [
        ("opponent", budi.mention()),
        ("rounds", arguments.rounds.clone()),
    ];
    let started = ani.starts(&table.channel, "/challenge", options)?;
    ensure!(!started.answer().await.failed(), "/challenge failed");
    table.tell().await?;
    say("\nbudi presses Accept.");
    let challenge = table.board().context("the channel shows no challenge")?;
    table.press(&budi, &challenge, "Accept").await?;
    table.tell().await?;

    for _ in 0..PICKS_MAX {
        let what = "the board to call for a player";
        match table.until(what, Table::next).await? {
            Next::Over => return table.finish(&budi).await,
            Next::Call(player, board) => table.pick(&player, &board).await?,
        }
        table.tell().await?;
    }
    bail!("the match has not ended within {PICKS_MAX} picks")
}

/// What is to be done in the match.
enum Next {
    /// The match has ended.
    Over,
    /// The board calls for this player.
    Call(Person, Message),
}

/// Where the match is played, and what of it was told already.
struct Table<'a> {
    sandbox: &'a Sandbox,
    arguments: &'a Arguments,
    channel: Channel,
    players: [Person; 2],
    /// How often each message was edited when it was told.
    told: HashMap<Snowflake, u64>,
    pictures: u32,
    rng: SmallRng,
}

impl<'a> Table<'a> {
    fn lay(sandbox: &'a Sandbox, arguments: &'a Arguments) -> anyhow::Result<Self> {
        let guild = sandbox.guilds().into_iter().next();
        let channel = guild.and_then(|guild| guild.channels().into_iter().next());
        let mut people = sandbox.people().into_iter();
        let (Some(ani), Some(budi)) = (people.next(), people.next()) else {
            bail!("there are no two people to play");
        };
        let channel = channel.context("there is no channel to play in")?;
        std::fs::create_dir_all(&arguments.pictures)
            .with_context(|| format!("making {}", arguments.pictures.display()))?;
        let told = channel.messages().into_iter().map(|m| (m.id(), m.edits()));
        Ok(Self {
            told: told.collect(),
            sandbox,
            arguments,
            channel,
            players: [ani, budi],
            pictures: 0,
            rng: SmallRng::seed_from_u64(arguments.rng_seed),
        })
    }

    /// Looks again at every change until there is something to see.
    async fn until<T>(&self, what: &str, seen: impl Fn(&Self) -> Option<T>) -> anyhow::Result<T> {
        let mut changes = self.sandbox.subscribe();
        let wait = async {
            loop {
                if let Some(result) = seen(self) {
                    return result;
                }
                // Any change may be the one; one that was missed too.
                let _ = changes.recv().await;
            }
        };
        let waited = tokio::time::timeout(PATIENCE, wait).await;
        waited.with_context(|| format!("waited {PATIENCE:?} for {what}"))
    }

    fn is_offered(&self) -> Option<()> {
        let [ani, _] = &self.players;
        let commands = ani.commands(&self.channel);
        let mut names = commands.iter().filter_map(|command| command.get("name"));
        let is_known = names.any(|name| name == "challenge");
        (is_known && self.sandbox.gateway().is_connected()).then_some(())
    }

    /// The newest message for all that has buttons.
    fn board(&self) -> Option<Message> {
        let mut messages = self.channel.messages();
        messages.retain(|message| !message.is_ephemeral() && !message.buttons().is_empty());
        messages.pop()
    }

    fn next(&self) -> Option<Next> {
        let board = self.board()?;
        if board.buttons().iter().any(|label| label == "Rematch") {
            return Some(Next::Over);
        }
        let content = board.content();
        let called = |player: &&Person| content.contains(&player.mention());
        let player = self.players.iter().find(called)?.clone();
        Some(Next::Call(player, board))
    }

    /// Lets a player pick a hole: in the channel, or in private.
    async fn pick(&mut self, player: &Person, for_all: &Message) -> anyhow::Result<()> {
        let name = player.name();
        let is_secret = numbers(for_all).is_empty();
        let board = if is_secret {
            self.own_board(player, for_all).await?
        } else {
            for_all.clone()
        };
        let Some(hole) = numbers(&board).choose(&mut self.rng).cloned() else {
            bail!("{name} has no hole to pick");
        };
        say(&if is_secret {
            format!("\n{name} picks a hole in secret.")
        } else {
            format!("\n{name} picks hole {hole}.")
        });
        let shown = (for_all.id(), for_all.edits());
        self.press(player, &board, &hole).await?;
        // A press is answered first, and told to all a little later.
        let what = "the channel to show the pick";
        self.until(what, |table| {
            let newest = table.board()?;
            ((newest.id(), newest.edits()) != shown).then_some(())
        })
        .await
    }

    /// The board that a player alone sees: in the DM, or opened in the channel.
    async fn own_board(&self, player: &Person, board: &Message) -> anyhow::Result<Message> {
        let mut in_dm = player.messages(&player.dm());
        in_dm.retain(|message| message.id() > board.id() && !numbers(message).is_empty());
        if let Some(message) = in_dm.pop() {
            return Ok(message);
        }
        let answer = player.starts_press(board, "My board")?.answer().await;
        let opened = answer.messages().pop();
        opened.with_context(|| format!("{} got no board of their own", player.name()))
    }

    async fn press(&self, who: &Person, on: &Message, label: &str) -> anyhow::Result<()> {
        let answer = who.starts_press(on, label)?.answer().await;
        ensure!(!answer.failed(), "{label} failed");
        // What the bot tells later, such as the next board, belongs to the same step.
        self.sandbox.settled().await;
        Ok(())
    }

    /// Prints what is new in the channel, keeps its pictures, and pauses.
    async fn tell(&mut self) -> anyhow::Result<()> {
        for message in self.channel.messages() {
            let edits = message.edits();
            if self.told.insert(message.id(), edits) == Some(edits) || message.is_ephemeral() {
                continue;
            }
            say(message.transcript().trim_end());
            if let Some(bytes) = message.picture() {
                self.pictures += 1;
                let name = message.files().into_iter().next().map(|(name, _)| name);
                let kind = name.as_deref().and_then(|name| name.rsplit_once('.'));
                let kind = kind.map_or("png", |(_, kind)| kind);
                let file = format!("{:03}.{kind}", self.pictures);
                let path = self.arguments.pictures.join(file);
                std::fs::write(&path, bytes)
                    .with_context(|| format!("writing {}", path.display()))?;
                say(&format!("  -> {}", path.display()));
            }
        }
        sleep(Duration::from_secs_f64(self.arguments.pause.max(0.0))).await;
        Ok(())
    }

    async fn finish(&mut self, who: &Person) -> anyhow::Result<()> {
        say("\nbudi runs /leaderboard.");
        let started = who.starts(&self.channel, "/leaderboard", NO_OPTIONS)?;
        ensure!(!started.answer().await.failed(), "/leaderboard failed");
        self.tell().await?;
        let directory = self.arguments.pictures.display();
        say(&format!("\n{} pictures are in {directory}.", self.pictures));
        Ok(())
    }
}

/// The buttons of a message that say a number.
fn numbers(message: &Message) -> Vec<String> {
    let mut labels = message.buttons();
    labels.retain(|label| label.parse::<u8>().is_ok());
    labels
}
