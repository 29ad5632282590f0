//! Runs the stand-in, a bot on it, and a page to use both.

mod chaos;
mod demo;
mod keeper;
mod load;
mod page;
mod world;

use std::io::IsTerminal;
use std::io::Write;
use std::path::Path;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use anyhow::bail;
use clap::Args;
use clap::Parser;
use clap::Subcommand;
use sandbox::BotCommand;
use sandbox::Pace;
use sandbox::Sandbox;
use sandbox::SandboxOptions;
use tokio::process::Command;
use tracing_subscriber::EnvFilter;

use crate::keeper::Keeper;

/// The bot that is run unless another is given: a package of this workspace.
const OWN_BOT: &str = "congkak";
/// The port of the page, unless it is taken.
const PORT: u16 = 8640;
/// How long after a change the state is saved, with all that changed meanwhile.
const SAVE_AFTER: Duration = Duration::from_secs(1);

/// A local stand-in for Discord, a bot on it, and a page to use both.
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    task: Option<Task>,
    #[command(flatten)]
    setup: Setup,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Plays a match between two people, and prints the channel as it goes.
    Demo(demo::Arguments),
    /// Opens many matches, presses at a steady rate, and reports how fast the bot answers.
    Load(load::Arguments),
    /// Plays matches while bad things happen to the bot, and sees that nothing is lost or doubled.
    Chaos(chaos::Arguments),
}

/// What every task needs.
#[derive(Args, Debug)]
struct Setup {
    /// Runs this command as the bot, instead of the workspace's own.
    #[arg(long, global = true, value_name = "COMMAND", conflicts_with = "no_bot")]
    bot: Option<String>,
    /// Runs no bot, and prints what one needs to connect.
    #[arg(long, global = true)]
    no_bot: bool,
    /// Listens on this port of 127.0.0.1; 0 takes a free one.
    #[arg(long, global = true, value_name = "NUMBER")]
    port: Option<u16>,
    /// Keeps everything in this directory, to go on from at the next start.
    #[arg(long, global = true, value_name = "DIRECTORY")]
    data: Option<PathBuf>,
    /// Appends every request of the bot to this file, a line of JSON each.
    #[arg(long, global = true, value_name = "FILE")]
    traffic: Option<PathBuf>,
}

impl Setup {
    /// How the bot is called here.
    fn bot_name(&self) -> &'static str {
        let is_own = self.bot.is_none() && !self.no_bot;
        if is_own { OWN_BOT } else { "bot" }
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        .init();
    match run(Arguments::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sandbox: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(arguments: Arguments) -> anyhow::Result<()> {
    let setup = arguments.setup;
    // First of all: whoever has read our address may ask us to end.
    let stopped = asked_to_stop()?;
    let scratch = tempfile::tempdir().context("making a directory for this run")?;
    let data = setup.data.as_deref().unwrap_or(scratch.path());
    std::fs::create_dir_all(data).with_context(|| format!("making {}", data.display()))?;
    let data = data
        .canonicalize()
        .with_context(|| format!("finding {}", data.display()))?;

    let (keeper, keeping) = keeper::new();
    let shards = match &arguments.task {
        Some(Task::Load(load)) => load.processes.unwrap_or(1),
        _ => 1,
    };
    let sandbox = start(&setup, shards, &data, keeper.clone()).await?;
    world::settle(&sandbox);
    let address = sandbox.api_base();
    let command = command(&setup, &data).await?;
    let command = command.map(|command| command.on(&sandbox));
    let keeping = match (&command, &arguments.task) {
        // What kills the bot starts it, too.
        (_, Some(Task::Chaos(_))) => keeping.without_bot(),
        (_, Some(Task::Load(load))) if load.processes.is_some() => keeping.without_bot(),
        (Some(command), _) => keeping.start(command.clone()),
        (None, _) => {
            let token = sandbox.token();
            say(&format!(
                "Connect a bot with DISCORD_TOKEN={token} DISCORD_API_BASE={address}"
            ));
            keeping.without_bot()
        }
    };
    let saving = async {
        match &setup.data {
            Some(_) => save_changes(&sandbox, &data).await,
            None => std::future::pending().await,
        }
    };
    let task = async {
        match arguments.task {
            None => {
                say(&format!("Open {address}/ in a browser. Ctrl-C ends it."));
                std::future::pending().await
            }
            Some(Task::Demo(arguments)) => demo::play(&sandbox, &arguments).await,
            Some(Task::Load(arguments)) => load::lay_on(&sandbox, command, &data, arguments).await,
            Some(Task::Chaos(arguments)) => {
                let command = command.context("chaos needs a bot to attack")?;
                chaos::reign(&sandbox, command, &data, &arguments).await
            }
        }
    };
    let done = tokio::select! {
        done = task => done,
        () = stopped => Ok(()),
        failed = saving => failed,
    };
    keeper.ends().await;
    keeping.await.context("ending the bot")?;
    if setup.data.is_some() {
        sandbox.save(&data).await?;
    }
    sandbox.stop();
    done
}

/// Starts the stand-in with the page.
async fn start(setup: &Setup, shards: u64, data: &Path, keeper: Keeper) -> anyhow::Result<Sandbox> {
    let options = |port| SandboxOptions {
        port,
        pace: Pace::Running,
        bot_name: setup.bot_name().to_owned(),
        traffic_file: setup.traffic.clone(),
        saved: Some(data.to_owned()),
        shards,
        // Who is waited for may have been killed, and starts again one shard after another.
        patience: Duration::from_mins(1),
        ..SandboxOptions::default()
    };
    let serve = |port| {
        let keeper = keeper.clone();
        Sandbox::start_with(options(port), |sandbox| page::routes(sandbox, keeper))
    };
    match setup.port {
        Some(port) => serve(port).await,
        None => match std::net::TcpListener::bind((std::net::Ipv4Addr::LOCALHOST, PORT)) {
            Ok(probe) => {
                drop(probe);
                serve(PORT).await
            }
            Err(_) => serve(0).await,
        },
    }
}

/// Saves the state whenever it has changed. Ends only with an error.
async fn save_changes(sandbox: &Sandbox, data: &Path) -> anyhow::Result<()> {
    let mut changes = sandbox.subscribe();
    loop {
        // A message that was missed is a change too.
        let _ = changes.recv().await;
        tokio::time::sleep(SAVE_AFTER).await;
        changes = changes.resubscribe();
        sandbox.save(data).await?;
    }
}

/// The bot to run: as it was given, or the workspace's own.
async fn command(setup: &Setup, data: &Path) -> anyhow::Result<Option<BotCommand>> {
    if setup.no_bot {
        return Ok(None);
    }
    let command = match &setup.bot {
        Some(line) => BotCommand::line(line),
        None => own_bot().await?,
    };
    // Next to the state it belongs to, unless somebody wants it elsewhere.
    if std::env::var_os("DATABASE_URL").is_some() {
        return Ok(Some(command));
    }
    let database = format!("sqlite://{}", data.join("bot.db").display());
    Ok(Some(command.environment("DATABASE_URL", database)))
}

/// The workspace's bot: built anew when cargo runs us, else the one beside us.
async fn own_bot() -> anyhow::Result<BotCommand> {
    if let Some(cargo) = std::env::var_os("CARGO") {
        let mut build = Command::new(cargo);
        build.args(["build", "-p", OWN_BOT]);
        if !cfg!(debug_assertions) {
            build.arg("--release");
        }
        let status = build.status().await.context("building the bot")?;
        if !status.success() {
            bail!("building the bot has ended with {status}");
        }
    }
    let own = std::env::current_exe().context("finding the own program")?;
    let bot = own.with_file_name(format!("{OWN_BOT}{}", std::env::consts::EXE_SUFFIX));
    if !bot.exists() {
        bail!("there is no bot at {}; give one with --bot", bot.display());
    }
    Ok(BotCommand::program(bot.to_string_lossy()))
}

/// Listens, from now on, for Ctrl-C and for the signal that `kill` and containers send; what it
/// gives waits for the first of them.
fn asked_to_stop() -> anyhow::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix;
        let mut interrupted =
            unix::signal(unix::SignalKind::interrupt()).context("listening for Ctrl-C")?;
        let mut terminated = unix::signal(unix::SignalKind::terminate())
            .context("listening for the signal to end")?;
        Ok(async move {
            tokio::select! {
                _ = interrupted.recv() => {}
                _ = terminated.recv() => {}
            }
        })
    }
    #[cfg(windows)]
    {
        let mut interrupted = tokio::signal::windows::ctrl_c().context("listening for Ctrl-C")?;
        Ok(async move {
            interrupted.recv().await;
        })
    }
}

/// Prints a line for whoever started the program. That nobody reads it is no reason to stop.
pub(crate) fn say(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}
