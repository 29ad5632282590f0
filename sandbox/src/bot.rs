//! A bot as a child process: starting, killing and restarting it, and its log.

use std::path::PathBuf;
use std::process::ExitStatus;
use std::process::Stdio;
use std::time::Duration;

use anyhow::Context;
use tokio::io::AsyncBufReadExt;
use tokio::io::AsyncRead;
use tokio::io::BufReader;
use tokio::process::Child;
use tokio::process::Command;

use crate::sandbox::Sandbox;

/// How a bot is started.
#[derive(Clone, Debug)]
pub struct BotCommand {
    program: String,
    arguments: Vec<String>,
    environment: Vec<(String, String)>,
    log: BotLog,
}

/// What `ulimit -f` counts in.
const FILE_BLOCK_BYTES: u64 = 512;

/// Where a bot's output goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotLog {
    /// To our standard error, each line behind this word.
    Prefixed(String),
    /// To the end of a file.
    File(PathBuf),
}

impl BotCommand {
    /// A program without arguments.
    #[must_use]
    pub fn program(program: impl Into<String>) -> Self {
        Self {
            program: program.into(),
            arguments: Vec::new(),
            environment: Vec::new(),
            log: BotLog::Prefixed("bot".to_owned()),
        }
    }

    /// A line as one would type it into a shell.
    #[must_use]
    pub fn line(line: &str) -> Self {
        // `exec` lets signals reach the bot and not a shell around it.
        Self {
            arguments: vec!["-c".to_owned(), format!("exec {line}")],
            ..Self::program("sh")
        }
    }

    /// Adds an argument.
    #[must_use]
    pub fn argument(mut self, argument: impl Into<String>) -> Self {
        self.arguments.push(argument.into());
        self
    }

    /// Sets a variable of its environment.
    #[must_use]
    pub fn environment(mut self, name: &str, value: impl Into<String>) -> Self {
        self.environment.push((name.to_owned(), value.into()));
        self
    }

    /// Points it at a sandbox, by `DISCORD_TOKEN` and `DISCORD_API_BASE`.
    #[must_use]
    pub fn on(self, sandbox: &Sandbox) -> Self {
        self.environment("DISCORD_TOKEN", sandbox.token())
            .environment("DISCORD_API_BASE", sandbox.api_base())
    }

    /// Lets none of its files grow beyond this size, as a full disk would. Needs a Unix shell.
    #[must_use]
    pub fn file_limit(self, bytes: u64) -> Self {
        let blocks = bytes.div_ceil(FILE_BLOCK_BYTES);
        // Without the trap the system ends the bot at the first write that is refused.
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
        let mut arguments = vec!["-c".to_owned(), script, self.program];
        arguments.extend(self.arguments);
        Self {
            program: "sh".to_owned(),
            arguments,
            ..self
        }
    }

    /// Says where its output goes.
    #[must_use]
    pub fn log(self, log: BotLog) -> Self {
        Self { log, ..self }
    }
}

/// A bot that was started. Dropping it kills it.
#[derive(Debug)]
pub struct BotProcess {
    command: BotCommand,
    child: Child,
}

impl BotProcess {
    /// Starts a bot.
    ///
    /// # Errors
    ///
    /// When the program cannot be started or its log cannot be written.
    pub fn start(command: BotCommand) -> anyhow::Result<Self> {
        let child = spawn(&command)?;
        Ok(Self { command, child })
    }

    /// Its process id, unless it has ended.
    #[must_use]
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// Kills it without warning, as a power cut would.
    ///
    /// # Errors
    ///
    /// When the system does not let us.
    pub async fn kill(&mut self) -> anyhow::Result<()> {
        self.child.kill().await.context("killing the bot")
    }

    /// Asks it to end, and kills it if it has not within `patience`.
    ///
    /// # Errors
    ///
    /// When the system does not let us.
    pub async fn terminate(&mut self, patience: Duration) -> anyhow::Result<ExitStatus> {
        if let Some(id) = self.child.id() {
            let asked = Command::new("kill")
                .args(["-TERM", &id.to_string()])
                .stderr(Stdio::null())
                .status()
                .await;
            if asked.is_err() {
                // No such tool here: there is only the hard way.
                self.kill().await?;
            }
        }
        let ended = tokio::time::timeout(patience, self.ended()).await;
        if let Ok(status) = ended {
            return status;
        }
        tracing::warn!("the bot has not ended within {patience:?} and is killed");
        self.kill().await?;
        self.ended().await
    }

    /// Waits until it ends by itself.
    ///
    /// # Errors
    ///
    /// When the system does not tell us.
    pub async fn ended(&mut self) -> anyhow::Result<ExitStatus> {
        self.child.wait().await.context("waiting for the bot")
    }

    /// Kills it if it runs, and starts it again.
    ///
    /// # Errors
    ///
    /// As [`BotProcess::start`].
    pub async fn restart(&mut self) -> anyhow::Result<()> {
        if self.child.id().is_some() {
            self.kill().await?;
        }
        self.child = spawn(&self.command)?;
        Ok(())
    }
}

fn spawn(command: &BotCommand) -> anyhow::Result<Child> {
    let mut process = Command::new(&command.program);
    process
        .args(&command.arguments)
        .envs(command.environment.iter().map(|(k, v)| (k, v)))
        .stdin(Stdio::null())
        .kill_on_drop(true);
    // Ctrl-C in our terminal is ours to act on; the bot ends when we ask it to.
    #[cfg(unix)]
    process.process_group(0);
    match &command.log {
        BotLog::Prefixed(_) => process.stdout(Stdio::piped()).stderr(Stdio::piped()),
        BotLog::File(path) => {
            let file = std::fs::OpenOptions::new()
                .create(true)
                .append(true)
                .open(path)
                .with_context(|| format!("opening the bot's log {}", path.display()))?;
            let other = file.try_clone().context("sharing the bot's log")?;
            process.stdout(file).stderr(other)
        }
    };
    let mut child = process
        .spawn()
        .with_context(|| format!("starting the bot {}", command.program))?;
    if let BotLog::Prefixed(prefix) = &command.log {
        if let Some(output) = child.stdout.take() {
            tokio::spawn(repeat(output, prefix.clone()));
        }
        if let Some(output) = child.stderr.take() {
            tokio::spawn(repeat(output, prefix.clone()));
        }
    }
    Ok(child)
}

async fn repeat(output: impl AsyncRead + Unpin, prefix: String) {
    let mut lines = BufReader::new(output).lines();
    while let Ok(Some(line)) = lines.next_line().await {
        eprintln!("{prefix}: {line}");
    }
}
