//! What is accepted is never lost and never applied twice, whatever is killed, repeated, delayed
//! or refused.

use crate::table::{Table, first_hole, is_asked};
use sandbox::{Effect, EventFault, Fault, NO_OPTIONS, Person, Scope};
use std::time::Duration;

crate::site::on_postgres_too! {
    a_kill_between_the_secret_picks_loses_neither
    a_kill_in_mid_turn_is_not_noticed
    a_kill_between_the_commit_and_the_answer_shows_the_move_after_the_restart
}

/// The answers to presses of buttons and commands.
const ANSWERS: &str = "/interactions/*/*/callback";
/// New messages in channels.
const MESSAGES: &str = "/channels/*/messages";

/// A table at which it is somebody's open turn.
async fn at_an_open_turn(table: &Table, ani: &Person, budi: &Person) {
    table.start_match(ani, budi, "3").await;
    table.play_opening(ani, budi).await;
}

#[tokio::test]
async fn a_kill_between_the_secret_picks_loses_neither() {
    let mut table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    ani.presses_on(&is_asked(&ani).unwrap(), "5").await;
    table.restart_bot().await;
    budi.presses_on(&is_asked(&budi).unwrap(), "3").await;
    table
        .until("the reveal", || {
            let words = table.main.newest().content();
            words.contains("**ani** chose hole 5") && words.contains("**budi** chose hole 3")
        })
        .await;
    table.close().await;
}

#[tokio::test]
async fn a_kill_between_the_last_pick_and_the_reveal_shows_it_once() {
    let mut table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    ani.presses_on(&is_asked(&ani).unwrap(), "5").await;
    table
        .until("who is ready", || {
            table.main.newest().content().contains("✅")
        })
        .await;
    table
        .sandbox
        .fails(Fault::on("POST", MESSAGES, Effect::HangBefore).always());
    budi.presses_on(&is_asked(&budi).unwrap(), "3").await;
    table.kill_bot().await;
    assert_eq!(table.moves().await.len(), 1);
    table.sandbox.heals();
    table.start_bot().await;
    let revealed = || {
        let messages = table.main.messages();
        let revealed = messages
            .iter()
            .filter(|m| m.content().contains("chose hole"));
        revealed.count()
    };
    table.until("the reveal", || revealed() > 0).await;
    table.sandbox.settled().await;
    assert_eq!(revealed(), 1);
    table.close().await;
}

#[tokio::test]
async fn a_kill_in_mid_turn_is_not_noticed() {
    let mut table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    at_an_open_turn(&table, &ani, &budi).await;
    for _ in 0..3 {
        let board = table.board().unwrap();
        let (mover, _) = table.to_move([&ani, &budi]);
        let before = table.moves().await.len();
        table.restart_bot().await;
        let answer = mover.presses_on(&board, &first_hole(&board).unwrap()).await;
        assert!(!answer.failed());
        assert_eq!(table.moves().await.len(), before + 1);
    }
    table.close().await;
}

#[tokio::test]
async fn a_kill_between_the_commit_and_the_answer_shows_the_move_after_the_restart() {
    for effect in [Effect::HangBefore, Effect::HangAfter] {
        let mut table = Table::open().await;
        let [ani, budi] = table.seat(["ani", "budi"]);
        at_an_open_turn(&table, &ani, &budi).await;
        let board = table.board().unwrap();
        let (mover, _) = table.to_move([&ani, &budi]);
        let before = table.moves().await;
        table
            .sandbox
            .fails(Fault::on("POST", ANSWERS, effect.clone()).always());
        let label = first_hole(&board).unwrap();
        let pending = mover.starts_press(&board, &label).unwrap();
        let kept = async {
            while table.moves().await.len() == before.len() {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), kept)
            .await
            .unwrap();
        table.kill_bot().await;
        drop(pending);
        table.sandbox.heals();
        table.start_bot().await;
        assert_eq!(table.moves().await.len(), before.len() + 1);
        let shown = || {
            let newest = table.main.newest();
            newest.content().contains(&format!("sowed hole {label}"))
                && first_hole(&newest).is_some()
        };
        table.until("the board after the move", shown).await;
        // The match goes on from it, and there is one such board.
        let boards = table.main.messages();
        let boards = boards.iter().filter(|m| {
            m.content().contains(&format!("sowed hole {label}")) && first_hole(m).is_some()
        });
        assert_eq!(boards.count(), 1, "after {effect:?}");
        let board = table.board().unwrap();
        let (mover, _) = table.to_move([&ani, &budi]);
        let answer = mover.presses_on(&board, &first_hole(&board).unwrap()).await;
        assert!(!answer.failed());
        table.close().await;
    }
}

#[tokio::test]
async fn ten_presses_of_one_button_at_once_apply_once() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    at_an_open_turn(&table, &ani, &budi).await;
    let board = table.board().unwrap();
    let (mover, _) = table.to_move([&ani, &budi]);
    let before = table.moves().await.len();
    let custom_id = board.custom_id(&first_hole(&board).unwrap()).unwrap();
    let pending: Vec<_> = (0..10)
        .map(|_| mover.starts_press_id(&board, &custom_id).unwrap())
        .collect();
    for pending in pending {
        let answer = pending.answer().await;
        assert!(!answer.failed(), "a press was not answered");
    }
    assert_eq!(table.moves().await.len(), before + 1);
    table.close().await;
}

#[tokio::test]
async fn both_players_picking_at_once_are_both_heard() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    let (hers, his) = (is_asked(&ani).unwrap(), is_asked(&budi).unwrap());
    let hers = ani.starts_press(&hers, "4").unwrap();
    let his = budi.starts_press(&his, "6").unwrap();
    assert!(!hers.answer().await.failed());
    assert!(!his.answer().await.failed());
    table
        .until("the reveal", || {
            let words = table.main.newest().content();
            words.contains("**ani** chose hole 4") && words.contains("**budi** chose hole 6")
        })
        .await;
    assert_eq!(table.moves().await.len(), 1);
    table.close().await;
}

#[tokio::test]
async fn an_interaction_that_comes_twice_applies_once() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    at_an_open_turn(&table, &ani, &budi).await;
    let board = table.board().unwrap();
    let (mover, _) = table.to_move([&ani, &budi]);
    let before = table.moves().await.len();
    table
        .sandbox
        .fails(Fault::event("INTERACTION_CREATE", EventFault::Repeat));
    let answer = mover.presses_on(&board, &first_hole(&board).unwrap()).await;
    assert!(!answer.failed());
    table.sandbox.settled().await;
    assert_eq!(table.moves().await.len(), before + 1);
    table.close().await;
}

#[tokio::test]
async fn a_gateway_that_drops_is_taken_up_again() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    at_an_open_turn(&table, &ani, &budi).await;
    for again in ["dropped", "told to reconnect", "invalidated"] {
        match again {
            "dropped" => table.sandbox.gateway().drops(),
            "told to reconnect" => table.sandbox.gateway().asks_to_reconnect(),
            _ => table.sandbox.gateway().invalidates_resumably(),
        }
        table.sandbox.gateway().connected().await;
        let board = table.board().unwrap();
        let (mover, _) = table.to_move([&ani, &budi]);
        let answer = mover.presses_on(&board, &first_hole(&board).unwrap()).await;
        assert!(!answer.failed(), "no answer after the gateway was {again}");
    }
    table.close().await;
}

#[tokio::test]
async fn every_route_may_fail_and_the_match_goes_on() {
    let limited = Effect::RateLimit {
        retry_after: Duration::from_millis(20),
        scope: Scope::Route,
    };
    for effect in [
        Effect::Status(500),
        Effect::Status(503),
        Effect::DropBefore,
        Effect::DropAfter,
        limited,
    ] {
        let table = Table::open().await;
        let [ani, budi] = table.seat(["ani", "budi"]);
        let routes = [
            ("POST", ANSWERS),
            ("POST", MESSAGES),
            ("POST", "/users/@me/channels"),
            ("PATCH", "/channels/*/messages/*"),
        ];
        for (method, path) in routes {
            table.sandbox.fails(Fault::on(method, path, effect.clone()));
        }
        at_an_open_turn(&table, &ani, &budi).await;
        for (method, path) in routes {
            table.sandbox.fails(Fault::on(method, path, effect.clone()));
        }
        let before = table.moves().await.len();
        let board = table.board().unwrap();
        let (mover, _) = table.to_move([&ani, &budi]);
        mover.presses_on(&board, &first_hole(&board).unwrap()).await;
        table
            .until("the board after the move", || {
                table.main.messages().iter().any(|message| {
                    message.content().contains("sowed hole") && first_hole(message).is_some()
                })
            })
            .await;
        assert_eq!(table.moves().await.len(), before + 1, "{effect:?}");
        table.close().await;
    }
}

#[tokio::test]
async fn a_permission_lost_in_mid_match_stops_nobody() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    at_an_open_turn(&table, &ani, &budi).await;
    table
        .main
        .denies_bot(sandbox::permissions::SEND_MESSAGES | sandbox::permissions::ATTACH_FILES);
    for _ in 0..3 {
        let board = table.board().unwrap();
        let (mover, _) = table.to_move([&ani, &budi]);
        let answer = mover.presses_on(&board, &first_hole(&board).unwrap()).await;
        assert!(!answer.failed(), "a press was not answered");
        table.sandbox.settled().await;
    }
    // Who plays on in private is told what the bot lacks.
    let told = ani.presses(&table.main, "My board").await.told_privately();
    assert!(told.contains("**Send Messages**"), "{told}");
    table.close().await;
}

#[tokio::test]
async fn a_deleted_channel_leaves_the_bot_well() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let side = table.guild.channel("side");
    let options = [("opponent", budi.mention())];
    ani.runs(&side, "/challenge", options).await;
    budi.presses(&side, "Accept").await;
    table
        .until("a DM", || {
            is_asked(&ani).is_some() && is_asked(&budi).is_some()
        })
        .await;
    let board = is_asked(&ani).unwrap();
    let hole = board.custom_id("1").unwrap();
    side.delete();
    table
        .until("a farewell", || {
            let newest = ani.dm().newest().content();
            newest.contains("its channel is gone")
        })
        .await;
    let late = ani.presses_id(&board, &hole).await;
    assert!(late.told_privately().contains("was cancelled"));
    let listed = ani.runs(&table.main, "/games", NO_OPTIONS).await;
    assert!(listed.told_privately().contains("no open matches"));
    table.close().await;
}
