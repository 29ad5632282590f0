//! Runs the stand-in and a bot on it.

use std::path::Path;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use anyhow::bail;
use clap::Parser;
use sandbox::BotCommand;
use sandbox::BotProcess;
use sandbox::Pace;
use sandbox::Sandbox;
use sandbox::SandboxOptions;
use tokio::process::Command;
use tracing_subscriber::EnvFilter;

/// The bot that is run unless another is given: a package of this workspace.
const OWN_BOT: &str = "congkak";
/// How long the bot may take to end.
const ENDING: Duration = Duration::from_secs(10);

/// A local stand-in for Discord, and a bot on it.
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {
    /// Runs this command as the bot, instead of the workspace's own.
    #[arg(long, value_name = "COMMAND", conflicts_with = "no_bot")]
    bot: Option<String>,
    /// Runs no bot, and prints what one needs to connect.
    #[arg(long)]
    no_bot: bool,
    /// Listens on this port of 127.0.0.1; 0 takes a free one.
    #[arg(long, default_value_t = 8640)]
    port: u16,
    /// Keeps the bot's database in this directory.
    #[arg(long, value_name = "DIRECTORY", default_value = "data/sandbox")]
    data: PathBuf,
    /// Appends every request of the bot to this file, a line of JSON each.
    #[arg(long, value_name = "FILE")]
    traffic: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
    match run(Arguments::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tracing::error!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(arguments: Arguments) -> anyhow::Result<()> {
    let sandbox = Sandbox::start(SandboxOptions {
        port: arguments.port,
        pace: Pace::Running,
        traffic_file: arguments.traffic,
        ..SandboxOptions::default()
    })
    .await?;
    settle(&sandbox);
    tracing::info!("Discord's stand-in is at {}", sandbox.api_base());
    if arguments.no_bot {
        let (token, base) = (sandbox.token(), sandbox.api_base());
        tracing::info!("connect with DISCORD_TOKEN={token} DISCORD_API_BASE={base}");
        return asked_to_stop().await;
    }
    let command = match &arguments.bot {
        Some(line) => BotCommand::line(line),
        None => own_bot(&arguments.data).await?,
    };
    let mut bot = BotProcess::start(command.on(&sandbox))?;
    tokio::select! {
        ended = bot.ended() => bail!("the bot has ended by itself: {}", ended?),
        stopped = asked_to_stop() => stopped?,
    }
    let status = bot.terminate(ENDING).await?;
    tracing::info!("the bot has ended: {status}");
    sandbox.stop();
    Ok(())
}

/// Waits for Ctrl-C, or for the signal that `kill` and containers send.
async fn asked_to_stop() -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix;
        let mut terminate = unix::signal(unix::SignalKind::terminate())
            .context("listening for the signal to end")?;
        tokio::select! {
            interrupted = tokio::signal::ctrl_c() => interrupted.context("waiting for Ctrl-C"),
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await.context("waiting for Ctrl-C")
}

/// A guild and some people to begin with.
fn settle(sandbox: &Sandbox) {
    let guild = sandbox.guild("Kampung");
    guild.channel("main");
    guild.forum("posts");
    for name in ["ani", "budi", "cici"] {
        guild.join(&sandbox.person(name));
    }
}

/// The workspace's bot: built anew when cargo runs us, else the one beside us.
async fn own_bot(data: &Path) -> anyhow::Result<BotCommand> {
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
    std::fs::create_dir_all(data).with_context(|| format!("making {}", data.display()))?;
    let data =
        std::fs::canonicalize(data).with_context(|| format!("finding {}", data.display()))?;
    let database = format!("sqlite://{}", data.join("bot.db").display());
    let program = BotCommand::program(bot.to_string_lossy());
    Ok(program.environment("DATABASE_URL", database))
}
