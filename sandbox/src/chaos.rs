//! Matches from a random script, while a saboteur does to the bot what the world does to bots.
//!
//! After each deed of the saboteur the trouble ends, the bot has time to tell what it owes, and then
//! everything is compared with the bot's database: every pick that was accepted is in the record
//! exactly once and nothing else is, every turn was shown once, one board alone can be pressed, and
//! it shows the match as it is. The seed decides the script and the deeds, not how they meet in time.

mod deed;
mod table;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use anyhow::Context;
use anyhow::ensure;
use clap::Args;
use rand::Rng;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use sandbox::BotCommand;
use sandbox::BotProcess;
use sandbox::Sandbox;
use sqlx::SqlitePool;
use tokio::time::Instant;
use tokio::time::sleep;

use self::deed::Deed;
use self::table::Table;
use self::table::Tally;
use crate::say;

/// How long the bot may take to be well again when the trouble is over.
const PATIENCE: Duration = Duration::from_mins(2);
/// How often the outbox is looked at meanwhile.
const LOOK_EVERY: Duration = Duration::from_millis(25);
/// The longest time between presses and what kills or cuts off the bot.
const STRIKE_WITHIN_MS: u64 = 40;
/// What a full disk has left for the bot to start with, in bytes.
const START_BYTES: u64 = 64 * 1024;
/// How often a bad deed is announced.
const SAY_EVERY: u32 = 25;

/// How much chaos.
#[derive(Args, Clone, Debug)]
pub(crate) struct Arguments {
    /// How often something bad happens.
    #[arg(long, value_name = "NUMBER", default_value_t = 1000)]
    faults: u32,
    /// How many matches are played at the same time.
    #[arg(long, value_name = "NUMBER", default_value_t = 4)]
    tables: usize,
    /// Draws the script; another number plays other matches and does other things.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    rng_seed: u64,
}

/// Plays, sabotages, and reports. An error is a promise that the bot did not keep.
pub(crate) async fn reign(
    sandbox: &Sandbox,
    command: BotCommand,
    data: &Path,
    arguments: &Arguments,
) -> anyhow::Result<()> {
    let mut rng = SmallRng::seed_from_u64(arguments.rng_seed);
    let mut scene = Scene::open(sandbox, command, data).await?;
    let mut tables = Table::lay(sandbox, arguments.tables);
    for table in &mut tables {
        table.start_match(&scene.db).await?;
    }
    let mut done = BTreeMap::<&'static str, u32>::new();
    let mut tally = Tally::default();
    let started = Instant::now();
    for number in 1..=arguments.faults {
        let deed = *Deed::ALL.choose(&mut rng).context("there is no deed")?;
        *done.entry(deed.name()).or_default() += 1;
        scene
            .sabotage(deed, &mut tables, &mut rng, &mut tally)
            .await
            .with_context(|| format!("after fault {number}, {}", deed.name()))?;
        if number % SAY_EVERY == 0 {
            let secs = started.elapsed().as_secs();
            say(&format!("{number} faults in {secs} s: {tally}"));
        }
    }
    for table in &mut tables {
        table.goes_on(&scene.db, &mut rng).await?;
    }
    say("\nfaults by kind:");
    for (name, count) in &done {
        say(&format!("  {count:4} {name}"));
    }
    say(&format!(
        "{tally}\nevery accepted pick is in its record once, every turn was shown once, and every \
         match goes on"
    ));
    scene.bot.terminate(PATIENCE).await?;
    Ok(())
}

/// The bot under attack, and its database behind its back.
struct Scene<'a> {
    sandbox: &'a Sandbox,
    command: BotCommand,
    bot: BotProcess,
    db: SqlitePool,
}

impl<'a> Scene<'a> {
    async fn open(sandbox: &'a Sandbox, command: BotCommand, data: &Path) -> anyhow::Result<Self> {
        let bot = BotProcess::start(command.clone())?;
        connected(sandbox).await?;
        let url = format!("sqlite://{}", data.join("bot.db").display());
        let db = SqlitePool::connect(&url)
            .await
            .context("opening the bot's database")?;
        Ok(Self {
            sandbox,
            command,
            bot,
            db,
        })
    }

    /// Does something bad while people press, ends it, and sees that nothing came of it.
    async fn sabotage(
        &mut self,
        deed: Deed,
        tables: &mut [Table],
        rng: &mut SmallRng,
        tally: &mut Tally,
    ) -> anyhow::Result<()> {
        for table in tables.iter_mut() {
            table.prepare(&self.db).await?;
        }
        self.drained().await?;
        for table in tables.iter_mut() {
            table.remember(&self.db).await?;
        }
        deed.begin(self.sandbox, tables, rng);
        let limited = deed == Deed::FullDisk;
        if limited {
            let size = table::largest_file(&self.db).await?;
            self.bot.kill().await?;
            self.bot = BotProcess::start(self.command.clone().file_limit(size + START_BYTES))?;
            connected(self.sandbox).await?;
        }
        let lock = match deed {
            Deed::LockedDatabase => {
                let locked = self.db.begin_with("begin immediate").await;
                Some(locked.context("locking the database")?)
            }
            _ => None,
        };
        let mut pressed = Vec::with_capacity(tables.len());
        for table in tables.iter() {
            pressed.push(table.press(rng));
        }
        let strike = Duration::from_millis(rng.random_range(0..STRIKE_WITHIN_MS));
        let (pressed, struck) = tokio::join!(futures_util::future::join_all(pressed), async {
            sleep(strike).await;
            let struck = deed.strike(self.sandbox, &mut self.bot).await;
            if let Some(lock) = lock {
                sleep(deed::LOCKED_FOR).await;
                lock.rollback().await.context("unlocking the database")?;
            }
            struck
        });
        struck?;
        self.heal(limited, tables).await?;
        for (table, attempts) in tables.iter_mut().zip(pressed) {
            table.check(&self.db, &attempts?, tally).await?;
        }
        Ok(())
    }

    /// Ends all trouble, and waits until the bot has told what it owes.
    async fn heal(&mut self, limited: bool, tables: &[Table]) -> anyhow::Result<()> {
        self.sandbox.heals();
        for table in tables {
            table.heal();
        }
        if limited {
            self.bot.kill().await?;
        }
        if self.bot.id().is_none() {
            self.bot = BotProcess::start(self.command.clone())?;
        }
        connected(self.sandbox).await?;
        self.drained().await
    }

    /// Waits until the bot has told what it owes.
    async fn drained(&self) -> anyhow::Result<()> {
        let patient_until = Instant::now() + PATIENCE;
        loop {
            let owed: Vec<String> = sqlx::query_scalar("select notice from outbox")
                .fetch_all(&self.db)
                .await?;
            if owed.is_empty() {
                break;
            }
            ensure!(
                Instant::now() < patient_until,
                "after {PATIENCE:?} the bot still owes {owed:?}"
            );
            sleep(LOOK_EVERY).await;
        }
        self.sandbox.settled().await;
        Ok(())
    }
}

async fn connected(sandbox: &Sandbox) -> anyhow::Result<()> {
    let gateway = sandbox.gateway();
    let connected = tokio::time::timeout(PATIENCE, gateway.connected());
    connected.await.context("the bot does not connect")
}
