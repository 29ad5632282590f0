//! A bot as a child process.
#![cfg(unix)]

use std::time::Duration;

use sandbox::BotCommand;
use sandbox::BotLog;
use sandbox::BotProcess;
use sandbox::Sandbox;
use sandbox::SandboxOptions;

const PATIENCE: Duration = Duration::from_secs(10);

#[tokio::test]
async fn a_bot_is_told_where_discord_is() {
    let sandbox = Sandbox::start(SandboxOptions::default()).await.unwrap();
    let log = std::env::temp_dir().join(format!("sandbox-bot-{}.log", std::process::id()));
    let command = BotCommand::line("printenv DISCORD_TOKEN DISCORD_API_BASE")
        .on(&sandbox)
        .log(BotLog::File(log.clone()));
    let mut bot = BotProcess::start(command).unwrap();
    assert!(bot.ended().await.unwrap().success());
    let said = std::fs::read_to_string(&log).unwrap();
    std::fs::remove_file(&log).unwrap();
    let expected = format!("{}\n{}\n", sandbox.token(), sandbox.api_base());
    assert_eq!(said, expected);
}

#[tokio::test]
async fn a_bot_is_asked_to_end_and_can_be_started_again() {
    let mut bot = BotProcess::start(BotCommand::line("tail -f /dev/null")).unwrap();
    let first = bot.id();
    bot.restart().await.unwrap();
    assert_ne!(bot.id(), first);
    assert!(!bot.terminate(PATIENCE).await.unwrap().success());
    assert_eq!(bot.id(), None);
    bot.restart().await.unwrap();
    bot.kill().await.unwrap();
    assert_eq!(bot.id(), None);
}

#[test]
fn a_bot_that_is_not_there_is_an_error() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let _entered = runtime.enter();
    assert!(BotProcess::start(BotCommand::program("no-such-program-anywhere")).is_err());
}
