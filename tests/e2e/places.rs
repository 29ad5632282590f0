//! Where matches are played: threads, and places that vanish.

use crate::table::{Table, first_hole};
use sandbox::{Channel, NO_OPTIONS, permissions};

/// The thread that a match has for itself, once its board is in it.
async fn own_thread(table: &Table) -> Channel {
    let has_board = || {
        let thread = table.main.threads().pop()?;
        let newest = thread.messages().pop()?;
        first_hole(&newest).map(|_| thread)
    };
    table
        .until("a board in a thread", || has_board().is_some())
        .await;
    has_board().unwrap()
}

async fn challenge_with_thread(table: &Table, ani: &sandbox::Person, budi: &sandbox::Person) {
    let options = [
        ("opponent", budi.mention()),
        ("game", "Kalah".to_owned()),
        ("thread", "True".to_owned()),
    ];
    let offered = ani.runs(&table.main, "/challenge", options).await;
    assert!(offered.told_publicly().contains("in its own thread"));
    let accepted = budi.presses(&table.main, "Accept").await;
    assert!(accepted.updated().content().contains("was accepted"));
}

#[tokio::test]
async fn a_match_gets_its_own_thread_which_is_archived_at_the_end() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    challenge_with_thread(&table, &ani, &budi).await;
    let thread = own_thread(&table).await;
    assert!(thread.name().contains("ani") && thread.name().contains("budi"));
    let board = thread.newest();
    let label = first_hole(&board).unwrap();
    for person in [&ani, &budi] {
        let answer = person.presses_on(&board, &label).await;
        assert!(!answer.failed());
    }
    assert_eq!(table.moves().await.len(), 1);
    ani.runs(&thread, "/resign", NO_OPTIONS).await;
    ani.presses(&thread, "Yes, resign").await;
    table
        .until("the result", || {
            thread.newest().content().contains("resigns")
        })
        .await;
    let again = budi.presses(&thread, "Rematch").await;
    assert!(again.told_privately().contains("rematch is offered"));
    table
        .until("the rematch in the channel", || {
            table.main.newest().content().contains("challenges you")
        })
        .await;
    table.hours_pass(1);
    table
        .until("an archived thread", || {
            table.sandbox.traffic().iter().any(|request| {
                request.method == "PATCH"
                    && request
                        .path
                        .ends_with(&format!("/channels/{}", thread.id()))
            })
        })
        .await;
    table.close().await;
}

#[tokio::test]
async fn without_the_permission_no_thread_is_promised() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.main.denies_bot(permissions::CREATE_PUBLIC_THREADS);
    let options = [("opponent", budi.mention()), ("thread", "True".to_owned())];
    let refused = ani.runs(&table.main, "/challenge", options).await;
    let told = refused.told_privately();
    assert!(told.contains("Create Public Threads"), "{told}");
    table.close().await;
}

#[tokio::test]
async fn a_deleted_thread_sends_its_match_back_to_the_channel() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    challenge_with_thread(&table, &ani, &budi).await;
    let thread = own_thread(&table).await;
    thread.delete();
    table
        .until("the board in the channel", || table.board().is_some())
        .await;
    let board = table.board().unwrap();
    let (mover, _) = table.to_move([&ani, &budi]);
    mover.presses_on(&board, &first_hole(&board).unwrap()).await;
    assert_eq!(table.moves().await.len(), 1);
    table.close().await;
}

#[tokio::test]
async fn threads_and_forum_posts_are_places_to_play_in() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let thread = table.main.thread("corner", &ani);
    let options = [
        ("opponent", budi.mention()),
        ("game", "Kalah".to_owned()),
        ("thread", "True".to_owned()),
    ];
    // A thread within a thread there is not: the match is played where it is.
    ani.runs(&thread, "/challenge", options).await;
    budi.presses(&thread, "Accept").await;
    table
        .until("a board", || first_hole(&thread.newest()).is_some())
        .await;
    let board = thread.newest();
    for person in [&ani, &budi] {
        person.presses_on(&board, "1").await;
    }
    assert_eq!(table.moves().await.len(), 1);
    table.close().await;
}

#[tokio::test]
async fn with_its_channel_a_match_ends_and_both_are_told() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "3 days").await;
    table.main.delete();
    for person in [&ani, &budi] {
        table
            .until("a farewell", || {
                let newest = person.dm().messages().pop();
                newest.is_some_and(|m| m.content().contains("its channel is gone"))
            })
            .await;
    }
    let states = table.peek("select state from matches").await;
    assert_eq!(states, ["off"]);
    table.close().await;
}

#[tokio::test]
async fn with_its_server_a_match_ends_and_after_a_month_all_is_forgotten() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let elsewhere = table.sandbox.guild("Seberang");
    elsewhere.join(&ani);
    elsewhere.join(&budi);
    table.start_kalah(&ani, &budi, "3 days").await;
    table.guild.removes_bot();
    table
        .until("a farewell", || {
            let newest = ani.dm().messages().pop();
            newest.is_some_and(|m| m.content().contains("not in its server"))
        })
        .await;
    assert_eq!(table.peek("select state from matches").await, ["off"]);
    table.hours_pass(24 * 31);
    for _ in 0..200 {
        if table.peek("select state from matches").await.is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert!(table.peek("select state from matches").await.is_empty());
    table.close().await;
}

#[tokio::test]
async fn a_server_left_while_the_bot_was_down_is_noticed_at_its_start() {
    let mut table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let elsewhere = table.sandbox.guild("Seberang");
    elsewhere.join(&ani);
    elsewhere.join(&budi);
    table.start_kalah(&ani, &budi, "3 days").await;
    table.kill_bot().await;
    table.guild.removes_bot();
    table.start_bot().await;
    table
        .until("a farewell", || {
            let newest = ani.dm().messages().pop();
            newest.is_some_and(|m| m.content().contains("not in its server"))
        })
        .await;
    table.close().await;
}

#[tokio::test]
async fn an_outage_of_discord_is_no_goodbye() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "3 days").await;
    table.guild.goes_out();
    table.guild.comes_back();
    let board = table.board().unwrap();
    let (mover, _) = table.to_move([&ani, &budi]);
    mover.presses_on(&board, &first_hole(&board).unwrap()).await;
    assert_eq!(table.peek("select state from matches").await, ["open"]);
    table.close().await;
}
