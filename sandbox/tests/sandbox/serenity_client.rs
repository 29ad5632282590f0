//! What a bot on serenity and its users see.

use std::path::PathBuf;

use sandbox::Channel;
use sandbox::Guild;
use sandbox::NO_OPTIONS;
use sandbox::Person;
use sandbox::Sandbox;
use sandbox::SandboxOptions;

use crate::bot;
use crate::bot::Bot;

/// A guild with a channel and two people, and the bot at work.
struct Table {
    sandbox: Sandbox,
    guild: Guild,
    main: Channel,
    ani: Person,
    budi: Person,
    _bot: Bot,
}

async fn table() -> Table {
    let options = SandboxOptions {
        // For whoever wants to look at what a bot on serenity sends.
        traffic_file: std::env::var_os("SANDBOX_TRAFFIC").map(PathBuf::from),
        ..SandboxOptions::default()
    };
    let sandbox = Sandbox::start(options).await.unwrap();
    let guild = sandbox.guild("Kampung");
    let main = guild.channel("main");
    let [ani, budi] = ["ani", "budi"].map(|name| sandbox.person(name));
    guild.join(&ani);
    guild.join(&budi);
    let bot = bot::start(&sandbox).await;
    Table {
        sandbox,
        guild,
        main,
        ani,
        budi,
        _bot: bot,
    }
}

#[tokio::test]
async fn a_private_answer_is_seen_by_one_person_only() {
    let t = table().await;
    let answer = t.ani.runs(&t.main, "/private", NO_OPTIONS).await;
    assert_eq!(answer.told_privately(), "Only for you");
    assert_eq!(
        t.ani.sees(&t.main),
        "bot (ani used /private) (only you): Only for you\n"
    );
    assert_eq!(t.budi.sees(&t.main), "");
    t.ani.reloads();
    assert_eq!(t.ani.sees(&t.main), "");
}

#[tokio::test]
async fn a_picture_with_buttons_is_edited_and_replaced() {
    let t = table().await;
    let answer = t.ani.runs(&t.main, "/board", NO_OPTIONS).await;
    assert_eq!(answer.buttons(), ["Edit", "Follow up", "Later"]);
    assert_eq!(answer.message().picture().unwrap(), bot::PICTURE);
    assert_eq!(
        t.budi.sees(&t.main),
        "bot (ani used /board): A board:\n  picture board.png: A board\n  \
         [Edit] [Follow up] [Later] [Never (disabled)]\n"
    );
    let answer = t.budi.presses(&t.main, "Edit").await;
    assert_eq!(answer.updated().content(), "Edited");
    assert_eq!(
        t.ani.sees(&t.main),
        "bot (ani used /board): Edited (edited)\n  picture next.png: The next board\n  \
         [Edit] [Follow up] [Later] [Never (disabled)]\n"
    );
}

#[tokio::test]
async fn an_acknowledged_press_is_followed_up_or_edited() {
    let t = table().await;
    let board = t.ani.runs(&t.main, "/board", NO_OPTIONS).await.message();
    let answer = t.budi.presses_on(&board, "Follow up").await;
    assert_eq!(answer.told_privately(), "Psst");
    let answer = t.budi.presses_on(&board, "Later").await;
    assert_eq!(answer.updated().content(), "Later");
    assert_eq!(board.files().len(), 1);
    assert!(board.buttons().is_empty());
    let answer = t.budi.presses_id(&board, "edit").await;
    assert_eq!(answer.updated().content(), "Edited");
}

#[tokio::test]
async fn the_first_message_after_thinking_takes_its_place() {
    let t = table().await;
    let answer = t.ani.runs(&t.main, "/defer", NO_OPTIONS).await;
    assert_eq!(answer.messages().len(), 1);
    assert_eq!(
        t.budi.sees(&t.main),
        "bot (ani used /defer):\n  | Late\n  picture late.png: A late board\n"
    );
}

#[tokio::test]
async fn a_dm_arrives_unless_they_are_closed() {
    let t = table().await;
    let answer = t.ani.runs(&t.main, "/dm", NO_OPTIONS).await;
    assert_eq!(answer.told_privately(), "I have written to you");
    assert_eq!(t.ani.sees(&t.ani.dm()), "bot: In private\n");
    assert_eq!(t.budi.sees(&t.ani.dm()), "(this channel cannot be seen)\n");
    assert_eq!(t.ani.pings().len(), 1);
    t.budi.closes_dms();
    let answer = t.budi.runs(&t.main, "/dm", NO_OPTIONS).await;
    assert_eq!(answer.told_privately(), "I cannot write to you");
}

#[tokio::test]
async fn a_modal_is_filled_in_and_sent() {
    let t = table().await;
    let opened = t.ani.runs(&t.main, "/modal", NO_OPTIONS).await;
    let answer = t.ani.submits(&opened, [("name", "Ani")]).await;
    assert_eq!(answer.told_publicly(), "Signed: Ani");
}

#[tokio::test]
async fn a_select_is_answered() {
    let t = table().await;
    let message = t.ani.runs(&t.main, "/select", NO_OPTIONS).await.message();
    let answer = t.budi.selects(&message, "A town", ["Perak"]).await;
    assert_eq!(answer.updated().content(), "Thank you");
}

#[tokio::test]
async fn options_are_checked_completed_and_resolved() {
    let t = table().await;
    let opponent = ("opponent", t.budi.mention());
    let options = [opponent.clone(), ("rounds", "10".to_owned())];
    assert!(t.ani.starts(&t.main, "/challenge", options).is_err());
    assert!(t.ani.starts(&t.main, "/challenge", NO_OPTIONS).is_err());
    let towns = t
        .ani
        .completes(&t.main, "/challenge", [opponent.clone()], ("town", "ke"))
        .await;
    assert_eq!(towns.len(), 2);
    let options = [opponent, ("rounds", "3".to_owned())];
    let answer = t.ani.runs(&t.main, "/challenge", options).await;
    assert!(answer.told_publicly().ends_with("you are challenged"));
    assert_eq!(
        t.ani.sees(&t.main),
        "bot (ani used /challenge): @budi, you are challenged\n"
    );
    assert_eq!(t.budi.pings().len(), 1);
    assert!(t.ani.pings().is_empty());
}

#[tokio::test]
async fn no_answer_within_three_seconds_is_a_failure() {
    let t = table().await;
    let pending = t.ani.starts(&t.main, "/silent", NO_OPTIONS).unwrap();
    t.sandbox.clock().advance(std::time::Duration::from_secs(3));
    assert!(pending.answer().await.failed());
}

#[tokio::test]
async fn events_missed_are_replayed_on_resume() {
    let t = table().await;
    t.sandbox.gateway().drops();
    let answer = t.ani.runs(&t.main, "/private", NO_OPTIONS).await;
    assert_eq!(answer.told_privately(), "Only for you");
    assert_eq!(t.sandbox.gateway().resumes(), 1);
    assert_eq!(t.sandbox.gateway().identifies(), 1);
}

#[tokio::test]
async fn the_bot_resumes_when_asked_to_reconnect() {
    let t = table().await;
    for (round, ask) in [
        sandbox::Gateway::asks_to_reconnect,
        sandbox::Gateway::invalidates_resumably,
    ]
    .into_iter()
    .enumerate()
    {
        let gateway = t.sandbox.gateway();
        ask(&gateway);
        t.sandbox
            .until("a resume", || {
                (gateway.resumes() == round as u64 + 1).then_some(())
            })
            .await;
        let answer = t.ani.runs(&t.main, "/private", NO_OPTIONS).await;
        assert_eq!(answer.told_privately(), "Only for you");
    }
}

#[tokio::test]
async fn the_bot_identifies_again_after_an_invalid_session() {
    let t = table().await;
    let gateway = t.sandbox.gateway();
    gateway.invalidates();
    t.sandbox
        .until("an identify", || (gateway.identifies() == 2).then_some(()))
        .await;
    let late = t.guild.channel("late");
    let answer = t.ani.runs(&late, "/private", NO_OPTIONS).await;
    assert_eq!(answer.told_privately(), "Only for you");
}
