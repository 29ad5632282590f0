//! A bot on another library, discord.py, through commands, buttons, DMs, files, modals and suggestions.
//!
//! Runs where `SANDBOX_PYTHON` names a Python that has discord.py; `run.sh` beside this file makes one.

#![expect(clippy::unwrap_used, reason = "what fails in a helper fails the test")]

use std::time::Duration;

use sandbox::BotCommand;
use sandbox::BotProcess;
use sandbox::Channel;
use sandbox::NO_OPTIONS;
use sandbox::Pace;
use sandbox::Person;
use sandbox::Sandbox;
use sandbox::SandboxOptions;

/// Python takes its time to start.
const PATIENCE: Duration = Duration::from_mins(1);

struct Table {
    sandbox: Sandbox,
    main: Channel,
    ani: Person,
    budi: Person,
    _bot: BotProcess,
}

impl Table {
    /// A table with the bot at it; `None` where there is no Python for it.
    async fn open() -> Option<Self> {
        let Ok(python) = std::env::var("SANDBOX_PYTHON") else {
            eprintln!("skipped: SANDBOX_PYTHON names no Python with discord.py; see run.sh");
            return None;
        };
        let sandbox = Sandbox::start(SandboxOptions {
            patience: PATIENCE,
            pace: Pace::Still,
            ..SandboxOptions::default()
        })
        .await
        .unwrap();
        let guild = sandbox.guild("Kampung");
        let main = guild.channel("main");
        let [ani, budi] = ["ani", "budi"].map(|name| sandbox.person(name));
        guild.join(&ani);
        guild.join(&budi);
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/discord_py/bot.py");
        let command = BotCommand::program(python).argument(script).on(&sandbox);
        let bot = BotProcess::start(command).unwrap();
        sandbox.gateway().connected().await;
        Some(Self {
            sandbox,
            main,
            ani,
            budi,
            _bot: bot,
        })
    }
}

#[tokio::test]
async fn discord_py_answers_commands_in_private_and_in_public() {
    let Some(table) = Table::open().await else {
        return;
    };
    let (main, ani, budi) = (&table.main, &table.ani, &table.budi);
    let names: Vec<String> = ani
        .commands(main)
        .iter()
        .map(|command| command["name"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(names, ["greet", "board", "letter", "sign", "travel"]);

    let answer = ani.runs(main, "/greet", [("whom", budi.mention())]).await;
    assert_eq!(answer.told_privately(), "Hello budi");

    let board = ani.runs(main, "/board", NO_OPTIONS).await.message();
    let described = Some("An empty board".to_owned());
    assert_eq!(board.files(), [("board.png".to_owned(), described)]);
    assert_eq!(board.buttons(), ["Sow", "Whisper"]);
    let answer = budi.presses(main, "Sow").await;
    assert_eq!(answer.updated().content(), "Sown 1");
    assert_eq!(board.files().len(), 1);
    let answer = budi.presses(main, "Whisper").await;
    assert_eq!(answer.told_privately(), "Psst");

    let answer = ani.runs(main, "/letter", NO_OPTIONS).await;
    assert_eq!(answer.message().content(), "I have written to you");
    assert!(ani.sees(&ani.dm()).contains("A letter"));
    budi.closes_dms();
    let answer = budi.runs(main, "/letter", NO_OPTIONS).await;
    assert_eq!(answer.message().content(), "Refused with 50007");

    let opened = ani.runs(main, "/sign", NO_OPTIONS).await;
    let answer = ani.submits(&opened, [("Name", "ani")]).await;
    assert_eq!(answer.told_publicly(), "Signed: ani");

    let towns = ani
        .completes(main, "/travel", NO_OPTIONS, ("town", "ke"))
        .await;
    let towns: Vec<&str> = towns.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(towns, ["Kedah", "Kelantan"]);

    // It comes back by itself, with the session it had.
    let resumes = table.sandbox.gateway().resumes();
    table.sandbox.gateway().asks_to_reconnect();
    let resumed = || (table.sandbox.gateway().resumes() > resumes).then_some(());
    table.sandbox.until("the bot to resume", resumed).await;
    let answer = ani
        .runs(main, "/travel", [("town", "Perak".to_owned())])
        .await;
    assert_eq!(answer.told_publicly(), "Off to Perak");

    for request in table.sandbox.traffic() {
        let is_expected = request.code == Some(50_007);
        assert!(is_expected || request.status < Some(400), "{request:?}");
    }
}
