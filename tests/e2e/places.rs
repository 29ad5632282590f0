//! Where matches are played: threads, and places that vanish.

use crate::table::{Table, first_hole};
use sandbox::{Channel, NO_OPTIONS, Person, permissions};

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

async fn challenge_with_thread(table: &Table, ani: &Person, budi: &Person) {
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

/// Plays a match in a channel from the challenge to its end, over a reminder.
async fn play_a_match_in(table: &Table, place: &Channel) {
    let [ani, budi] = table.seat(["ani", "budi"]);
    let options = [
        ("opponent", budi.mention()),
        ("pace", "1 day".to_owned()),
        // A thread within a thread there is not, nor one beside voice: it is played where it is.
        ("thread", "True".to_owned()),
    ];
    ani.runs(place, "/challenge", options).await;
    let accepted = budi.presses(place, "Accept").await;
    assert!(!accepted.failed());
    for (person, hole) in [(&ani, "3"), (&budi, "5")] {
        table
            .until("a DM", || crate::table::is_asked(person).is_some())
            .await;
        let asked = crate::table::is_asked(person).unwrap();
        person.presses_on(&asked, hole).await;
    }
    table
        .until("the reveal", || {
            place.newest().content().contains("chose hole 3")
        })
        .await;
    let pings = ani.pings().len() + budi.pings().len();
    table.hours_pass(17);
    table.all_are_warned().await;
    assert!(ani.pings().len() + budi.pings().len() > pings);
    let shown = ani.runs(place, "/board", NO_OPTIONS).await;
    assert!(shown.message().picture().is_some());
    ani.runs(place, "/resign", NO_OPTIONS).await;
    ani.presses(place, "Yes, resign").await;
    table
        .until("the result", || {
            place.newest().content().contains("**ani** resigns")
        })
        .await;
    let again = budi.presses(place, "Rematch").await;
    assert!(again.told_publicly().contains("**budi** challenges you"));
}

#[tokio::test]
async fn threads_forum_posts_and_the_text_of_voice_channels_are_places_to_play_in() {
    let table = Table::open().await;
    let [cici] = table.seat(["cici"]);
    let forum = table.guild.forum("posts");
    let places = [
        table.main.thread("corner", &cici),
        cici.posts(&forum, "Who plays?", "I would like to watch")
            .unwrap(),
        table.guild.voice("lounge"),
    ];
    for place in &places {
        play_a_match_in(&table, place).await;
    }
    table.close().await;
}

/// Whether somebody was told by DM that the other has left.
fn is_told_of_leaving(person: &Person) -> bool {
    let messages = person.dm().messages();
    messages
        .iter()
        .any(|message| message.content().contains("has left the server"))
}

#[tokio::test]
async fn of_a_player_who_left_the_other_hears_when_something_hints_at_it() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "No clock").await;
    budi.leaves(&table.guild);
    // Asking for a draw calls the other: is there anybody?
    ani.runs(&table.main, "/draw", NO_OPTIONS).await;
    table
        .until("a word about it", || is_told_of_leaving(&ani))
        .await;
    let told = ani.dm().newest().content();
    assert!(told.contains("nobody moves for a month"), "{told}");
    // Told once, and to nobody else.
    ani.runs(&table.main, "/takeback", NO_OPTIONS).await;
    table.sandbox.settled().await;
    assert_eq!(ani.dm().messages().len(), 1);
    assert!(!is_told_of_leaving(&budi));
    table.close().await;
}

#[tokio::test]
async fn of_a_player_who_left_the_other_hears_before_time_is_up() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "1 day").await;
    let (mover, other) = table.to_move([&ani, &budi]);
    mover.leaves(&table.guild);
    table.hours_pass(17);
    table
        .until("a word about it", || is_told_of_leaving(other))
        .await;
    let told = other.dm().newest().content();
    assert!(told.contains("once their time is up"), "{told}");
    assert!(!told.contains("and the time is up"), "{told}");
    table.close().await;
}

/// Waits until it is known of budi that they are in the server, `1`, or not.
async fn presence(table: &Table, wanted: &str) {
    let query = "select cast(present as text) from players where name = 'budi'";
    for _ in 0..500 {
        if table.peek(query).await == [wanted] {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("nobody looked:\n{}", table.log());
}

#[tokio::test]
async fn who_is_not_in_the_server_is_not_challenged() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "3 days").await;
    ani.runs(&table.main, "/resign", NO_OPTIONS).await;
    ani.presses(&table.main, "Yes, resign").await;
    table.until("the result", || table.is_over()).await;
    budi.leaves(&table.guild);
    let options = [("opponent", budi.mention())];
    let refused = ani.runs(&table.main, "/challenge", options).await;
    assert_eq!(
        refused.told_privately(),
        "budi is not in this server. Challenge somebody who is here."
    );
    // A rematch is offered where nobody knows better, and that is looked into.
    let result = table.main.newest();
    let offered = ani.presses_on(&result, "Rematch").await;
    assert!(offered.told_publicly().contains("challenges you"));
    presence(&table, "0").await;
    ani.presses(&table.main, "Cancel").await;
    let refused = ani.presses_on(&result, "Rematch").await;
    assert!(refused.told_privately().contains("is not in this server"));
    // Who comes back is found, too: by what the refusal before has set going, or by this one.
    table.guild.join(&budi);
    let looking = ani.presses_on(&result, "Rematch").await;
    if looking.message().is_ephemeral() {
        assert!(looking.told_privately().contains("is not in this server"));
    } else {
        ani.presses(&table.main, "Cancel").await;
    }
    presence(&table, "1").await;
    let offered = ani.presses_on(&result, "Rematch").await;
    assert!(offered.told_publicly().contains("challenges you"));
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
