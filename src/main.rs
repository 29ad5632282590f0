//! Reads the settings, starts logging, opens the database, and runs the bot until it is told to
//! stop; or does one of the other things of the command line.

use anyhow::{Context, ensure};
use clap::{Parser, Subcommand};
use congkak::cli;
use congkak::config::{self, Config, ConfigError};
use congkak::db::{Db, Moment, OpenError};
use congkak::discord::{self, StartError};
use congkak::play::{self, Mend};
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, SystemTime};

/// The exit status when the settings are to blame, and another try would end as this one.
const BAD_SETTINGS: u8 = 2;
/// How long the bot may take to stop once it is told to. Longer than all that `discord` ends takes.
const STOP_WITHIN: Duration = Duration::from_millis(9500);
/// How long the bot may take to say how it is.
const HEALTH_WITHIN: Duration = Duration::from_secs(5);

/// A Discord bot with which friends play Congkak, Kalah and Oware.
#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Replay a record of a match, move by move.
    Replay {
        /// The file with the record, or - for standard input.
        record: PathBuf,
        /// Write one JSON object a line.
        #[arg(long)]
        json: bool,
        /// Also draw the last board into this file.
        #[arg(long, value_name = "FILE")]
        png: Option<PathBuf>,
        /// Also draw the whole record as an animation into this file.
        #[arg(long, value_name = "FILE")]
        gif: Option<PathBuf>,
    },
    /// Write a consistent copy of the database, while the bot runs.
    Backup {
        /// The file to write; it must not exist.
        file: PathBuf,
    },
    /// Ask the running bot how it is; ends with status 0 when it is well. Needs `WATCH_ADDR`.
    Health,
    /// Replay every match that is kept, and name each that does not hold.
    Check,
    /// Copy all that is kept into an empty database of the same kind or of the other, and prove the copy.
    /// To be done while the bot does not run; can be interrupted, and then begins anew.
    MigrateDatabase {
        /// The database that there is, such as `sqlite://data/congkak.db`.
        #[arg(long, value_name = "URL")]
        from: String,
        /// The empty one, such as `postgres://USER:PASSWORD@HOST/DATABASE`.
        #[arg(long, value_name = "URL")]
        to: String,
    },
    /// Count all results again, and tell what differs from what is kept; status 1 if
    /// anything does.
    Recount {
        /// Write anew what differs. To be done while the bot does not run.
        #[arg(long)]
        mend: bool,
    },
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        None => bot(),
        Some(Command::Replay {
            record,
            json,
            png,
            gif,
        }) => replay(&record, json, png.as_deref(), gif.as_deref()),
        Some(Command::Backup { file }) => backup(&file),
        Some(Command::Health) => health(),
        Some(Command::Check) => check(),
        Some(Command::MigrateDatabase { from, to }) => migrate_database(&from, &to),
        Some(Command::Recount { mend }) => match recount(mend) {
            Ok(true) => Ok(()),
            Ok(false) => return ExitCode::FAILURE,
            Err(error) => Err(error),
        },
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our lines has read enough, like `head`.
        Err(error) if is_unread(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("congkak: {error:#}");
            let is_setting = error.is::<ConfigError>()
                || error.downcast_ref().is_some_and(StartError::is_for_good)
                || error.downcast_ref().is_some_and(OpenError::is_for_good);
            if is_setting {
                ExitCode::from(BAD_SETTINGS)
            } else {
                ExitCode::FAILURE
            }
        }
    }
}

fn is_unread(error: &anyhow::Error) -> bool {
    error
        .root_cause()
        .downcast_ref::<io::Error>()
        .is_some_and(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

fn bot() -> anyhow::Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("starting the runtime")?;
    let ended = runtime.block_on(run());
    // Whoever thinks about a match, or draws it, is not waited for: all is in the database.
    runtime.shutdown_background();
    ended
}

async fn run() -> anyhow::Result<()> {
    let config = Config::from_env()?;
    let logs_json = config::logs_json(|name| std::env::var(name).ok())?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(config::log_filter())
        // Where nobody reads the log any more, telling of that would end the task that tells.
        .log_internal_errors(false)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    if logs_json {
        log.json().init();
    } else {
        log.init();
    }
    let stopped = told_to_stop().context("listening for the signal to stop")?;
    let (tell, told) = tokio::sync::watch::channel(());
    tokio::spawn(async move {
        stopped.await;
        tell.send(()).ok();
    });
    let is_told = async |mut told: tokio::sync::watch::Receiver<()>| {
        told.changed().await.ok();
    };
    let running = async {
        let db = Db::open(&config.database_url).await?;
        play::complete(&db).await?;
        discord::run(&config, db, is_told(told.clone())).await
    };
    let overdue = async {
        is_told(told.clone()).await;
        tokio::time::sleep(STOP_WITHIN).await;
    };
    tokio::select! {
        ran = running => ran,
        // Most likely in the middle of the start: what is not yet begun needs no ending.
        () = overdue => Ok(()),
    }
}

/// Listens, from now on, for Ctrl-C and for the signal by which services are stopped; what it
/// gives waits for the first of them. The first process of a container never gets a signal that
/// nothing listens for.
#[cfg(unix)]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Listens, from now on, for Ctrl-C; what it gives waits for it.
#[cfg(windows)]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    let mut interrupted = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupted.recv().await;
    })
}

fn replay(record: &Path, json: bool, png: Option<&Path>, gif: Option<&Path>) -> anyhow::Result<()> {
    let mut bytes = Vec::new();
    if record == Path::new("-") {
        io::stdin()
            .read_to_end(&mut bytes)
            .context("reading the record from standard input")?;
    } else {
        bytes = std::fs::read(record).with_context(|| format!("reading {}", record.display()))?;
    }
    let text = cli::text(bytes)?;
    cli::replay(&text, json, &mut io::stdout().lock())?;
    let write = |file: &Path, bytes: Vec<u8>| {
        std::fs::write(file, bytes).with_context(|| format!("writing {}", file.display()))
    };
    if let Some(file) = png {
        write(file, cli::png(&text)?)?;
    }
    if let Some(file) = gif {
        write(file, cli::gif(&text)?)?;
    }
    Ok(())
}

#[tokio::main]
async fn backup(file: &Path) -> anyhow::Result<()> {
    config::read_env_file()?;
    let db = Db::open_existing(&config::database_url(|name| std::env::var(name).ok())).await?;
    db.backup(file).await?;
    db.close().await;
    Ok(())
}

#[tokio::main]
async fn health() -> anyhow::Result<()> {
    config::read_env_file()?;
    let address = config::watch_address(|name| std::env::var(name).ok())?
        .ok_or(ConfigError::NoWatchAddress)?;
    let asked = reqwest::Client::new()
        .get(format!("http://{address}/readyz"))
        .timeout(HEALTH_WITHIN)
        .send()
        .await
        .with_context(|| format!("asking the bot at {address}"))?;
    let is_well = asked.status().is_success();
    let lines = asked.text().await.context("reading the bot's answer")?;
    io::stdout().lock().write_all(lines.as_bytes())?;
    ensure!(is_well, "the bot is not well");
    Ok(())
}

#[tokio::main]
async fn check() -> anyhow::Result<()> {
    config::read_env_file()?;
    let db = Db::open_existing(&config::database_url(|name| std::env::var(name).ok())).await?;
    let broken = cli::check(&db, &mut io::stdout().lock()).await?;
    db.close().await;
    ensure!(broken == 0, "{broken} matches do not hold");
    Ok(())
}

#[tokio::main]
async fn migrate_database(from: &str, to: &str) -> anyhow::Result<()> {
    let out = &mut io::stdout().lock();
    let from = Db::open_existing(from).await.context("--from")?;
    let to = Db::open_to_fill(to).await.context("--to")?;
    let beat = from.last_beat().await?;
    cli::fill(&to, &from, out).await?;
    let broken = cli::check(&to, out).await?;
    ensure!(
        broken == 0,
        "{broken} matches do not hold, so the copy is not used; they do not hold in the old database either, \
         as `congkak check` says there"
    );
    let differences = play::recount(&to, Mend::No).await?;
    cli::report(&differences.lines, differences.count, out)?;
    ensure!(
        differences.count == 0,
        "what is counted differs, so the copy is not used; run `congkak recount --mend` on the old database"
    );
    to.is_filled().await?;
    writeln!(out, "the new database is whole: set DATABASE_URL to it")?;
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let now = Moment::from_millis(i64::try_from(since?.as_millis())?);
    let lives = !from.peers(now).await?.is_empty();
    if lives || from.last_beat().await? != beat {
        writeln!(
            out,
            "but a bot goes on with the old one, or was killed a moment ago: what it writes from now on is not in the \
             new one. Where it still runs, stop it, and copy again into an empty database"
        )?;
    }
    from.close().await;
    to.close().await;
    Ok(())
}

/// Counts all results again. Returns whether all is as it is kept by now.
#[tokio::main]
async fn recount(mend: bool) -> anyhow::Result<bool> {
    config::read_env_file()?;
    let db = Db::open_existing(&config::database_url(|name| std::env::var(name).ok())).await?;
    let mend = if mend { Mend::Yes } else { Mend::No };
    let differences = play::recount(&db, mend).await?;
    db.close().await;
    cli::report(
        &differences.lines,
        differences.count,
        &mut io::stdout().lock(),
    )?;
    Ok(differences.count == 0 || mend == Mend::Yes)
}
