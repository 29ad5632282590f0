//! Settings, privacy, open tables and blocks.

use crate::table::{Table, first_hole, is_asked};
use sandbox::{Answer, NO_OPTIONS, Person};

/// The custom id of a list, in which things are chosen.
async fn choose(who: &Person, panel: &Answer, list: &str, value: &str) -> Answer {
    who.selects(&panel.message(), list, [value]).await
}

#[tokio::test]
async fn settings_are_one_private_message_and_each_choice_is_kept_at_once() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    let wood = is_asked(&ani).unwrap().picture().unwrap();
    let panel = ani.runs(&table.main, "/settings", NO_OPTIONS).await;
    assert!(panel.message().is_ephemeral());
    assert!(panel.told_privately().contains("My settings"));
    assert!(!panel.buttons().contains(&"Server settings".to_owned()));
    let switched = ani.presses_on(&panel.message(), "Animations: on").await;
    assert!(switched.buttons().contains(&"Animations: off".to_owned()));
    choose(&ani, &panel, "1:choose:0:0:theme", "Boards: night").await;
    let own = ani.presses(&table.main, "My board").await.message();
    assert_ne!(own.picture().unwrap(), wood);
    let kept = choose(
        &ani,
        &panel,
        "1:choose:0:0:language",
        "Language: Bahasa Melayu",
    )
    .await;
    let words = kept.updated().content();
    assert!(words.contains("Tetapan saya"), "{words}");
    let help = ani.runs(&table.main, "/help", NO_OPTIONS).await;
    assert!(help.told_privately().contains("Papan saya"));
    table.close().await;
}

#[tokio::test]
async fn a_server_is_set_by_who_manages_it_or_has_the_role() {
    let table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    table.guild.belongs_to(&budi);
    let role = table.guild.role("Penghulu", 0);
    table.guild.gives(&cici, role);
    let panel = budi.runs(&table.main, "/settings", NO_OPTIONS).await;
    let server = budi.presses_on(&panel.message(), "Server settings").await;
    assert!(server.updated().content().contains("1 of 3"));
    let chosen = format!("<@&{role}>");
    choose(&budi, &server, "1:choose:0:1:manager", &chosen).await;

    let panel = cici.runs(&table.main, "/settings", NO_OPTIONS).await;
    let server = cici.presses_on(&panel.message(), "Server settings").await;
    let next = cici.presses_on(&server.message(), "Next").await;
    choose(
        &cici,
        &next,
        "1:choose:0:2:pace",
        "New challenges: a week for each pick",
    )
    .await;
    let options = [("opponent", budi.mention())];
    let offered = ani.runs(&table.main, "/challenge", options).await;
    let words = offered.told_publicly();
    assert!(words.contains("a week for each pick"), "{words}");

    // A forged press of somebody else changes nothing.
    let panel = ani.runs(&table.main, "/settings", NO_OPTIONS).await;
    let refused = ani
        .presses_id(&panel.message(), "1:switch_on:0:2:thread")
        .await;
    let words = refused.updated().content();
    assert!(words.contains("Manage Server"), "{words}");
    let kept = "select coalesce(thread, 'none') from settings where owner = 'server'";
    assert_eq!(table.peek(kept).await, ["none"]);
    table.close().await;
}

#[tokio::test]
async fn what_a_server_has_chosen_is_so_in_a_challenge_that_says_nothing_else() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.guild.belongs_to(&budi);
    let panel = budi.runs(&table.main, "/settings", NO_OPTIONS).await;
    let server = budi.presses_on(&panel.message(), "Server settings").await;
    choose(&budi, &server, "1:choose:0:1:language", "Language: Deutsch").await;
    choose(&budi, &server, "1:choose:0:1:theme", "Boards: night").await;
    let next = budi.presses_on(&server.message(), "Next").await;
    for (list, value) in [
        ("1:choose:0:2:game", "New challenges: Kalah"),
        ("1:choose:0:2:rounds", "New challenges: 3 rounds"),
        ("1:choose:0:2:pace", "New challenges: no clock"),
    ] {
        choose(&budi, &next, list, value).await;
    }
    budi.presses_on(&next.message(), "Threads: off").await;
    let options = || [("opponent", budi.mention())];
    let offered = ani.runs(&table.main, "/challenge", options()).await;
    let words = offered.told_publicly();
    for chosen in [
        "fordert dich heraus",
        "Kalah",
        "3 Runden",
        "ohne Uhr",
        "Thread",
    ] {
        assert!(words.contains(chosen), "{chosen}: {words}");
    }
    budi.presses(&table.main, "Annehmen").await;
    let board = || table.main.threads().pop()?.messages().pop();
    table
        .until("a board in a thread", || {
            board().is_some_and(|board| first_hole(&board).is_some())
        })
        .await;
    assert!(board().unwrap().content().contains("du bist dran"));
    // What a challenge says itself goes before that.
    let said = [("opponent", budi.mention()), ("thread", "False".to_owned())];
    let offered = ani.runs(&table.main, "/challenge", said).await;
    assert!(!offered.told_publicly().contains("Thread"));
    table.close().await;
}

#[tokio::test]
async fn matches_are_played_where_the_server_wants_them() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let games = table.guild.channel("games");
    table.guild.belongs_to(&budi);
    let panel = budi.runs(&table.main, "/settings", NO_OPTIONS).await;
    let server = budi.presses_on(&panel.message(), "Server settings").await;
    choose(&budi, &server, "1:choose:0:1:channels", &games.mention()).await;
    let refused = ani.runs(&table.main, "/challenge", NO_OPTIONS).await;
    let told = refused.told_privately();
    assert!(told.contains(&games.mention()), "{told}");
    let thread = games.thread("a quiet corner", &ani);
    let offered = ani.runs(&thread, "/challenge", NO_OPTIONS).await;
    assert!(offered.told_publicly().contains("looks for an opponent"));
    table.close().await;
}

#[tokio::test]
async fn a_ping_comes_only_to_who_asked_for_it() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "1 day").await;
    let (mover, _) = table.to_move([&ani, &budi]);
    let panel = mover.runs(&table.main, "/settings", NO_OPTIONS).await;
    let reminders = "1:choose:0:0:reminders";
    choose(
        mover,
        &panel,
        reminders,
        "Reminders: by a ping in the channel",
    )
    .await;
    let pings = mover.pings().len();
    table.hours_pass(17);
    table
        .until("a ping", || mover.pings().len() == pings + 1)
        .await;
    let none = mover.dm().messages().iter().all(|message| {
        let words = message.content();
        !words.contains("waits for your pick")
    });
    assert!(none);
    table.close().await;
}

#[tokio::test]
async fn who_wants_secret_picks_in_the_channel_gets_no_dm_and_one_ping() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let panel = ani.runs(&table.main, "/settings", NO_OPTIONS).await;
    choose(
        &ani,
        &panel,
        "1:choose:0:0:picks_in",
        "Secret picks: on a private board in the channel",
    )
    .await;
    let options = [("opponent", budi.mention())];
    ani.runs(&table.main, "/challenge", options).await;
    budi.presses(&table.main, "Accept").await;
    table.until("a ping", || ani.pings().len() == 1).await;
    assert!(is_asked(&ani).is_none());
    let own = ani.presses(&table.main, "My board").await;
    let picked = ani.presses_on(&own.message(), "3").await;
    assert!(picked.updated().content().contains("You chose **hole 3**"));
    let words = table.main.newest().content();
    assert!(!words.contains("could not send"), "{words}");
    table.close().await;
}

#[tokio::test]
async fn ones_data_is_given_as_a_file_and_deleted_after_a_question() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "3 days").await;
    let told = ani.runs(&table.main, "/privacy", NO_OPTIONS).await;
    assert!(told.told_privately().contains("What I keep"));
    let file = ani.presses_on(&told.message(), "Get my data").await;
    let json = String::from_utf8(file.message().picture().unwrap()).unwrap();
    let known: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(known["matches"].as_array().unwrap().len(), 1);
    assert!(!json.contains("budi"), "{json}");

    let asked = ani.presses_on(&told.message(), "Delete my data").await;
    let kept = ani.presses_on(&asked.message(), "Keep my data").await;
    assert!(kept.updated().content().contains("nothing was changed"));
    let asked = ani.presses_id(&told.message(), "1:mine:0:0:forget").await;
    let gone = ani.presses_on(&asked.message(), "Yes, delete it").await;
    assert!(gone.updated().content().contains("is deleted"));
    table.until("the end", || table.is_over()).await;
    let names = "select south_name || north_name from matches";
    assert_eq!(table.peek(names).await, ["budi"]);
    // What the other player presses then is answered.
    let again = budi.presses(&table.main, "Rematch").await;
    assert!(again.told_privately().contains("wanted to be forgotten"));
    table.close().await;
}

#[tokio::test]
async fn open_tables_are_listed_with_links_and_taken() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let none = budi.runs(&table.main, "/tables", NO_OPTIONS).await;
    assert!(none.told_privately().contains("Nobody looks"));
    let side = table.guild.channel("side");
    ani.runs(&side, "/challenge", [("game", "Oware".to_owned())])
        .await;
    let link = "https://discord.com/channels/";
    let listed = table.is_told_at_last(&budi, "/tables", link).await;
    assert!(listed.contains("**ani** · Oware"), "{listed}");
    budi.presses(&side, "Accept").await;
    let none = budi.runs(&table.main, "/tables", NO_OPTIONS).await;
    assert!(none.told_privately().contains("Nobody looks"));
    table.close().await;
}

#[tokio::test]
async fn nobody_is_challenged_by_whom_they_have_blocked() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let options = || [("opponent", budi.mention())];
    ani.runs(&table.main, "/challenge", options()).await;
    let whom = [("player", ani.mention())];
    let blocked = budi.runs(&table.main, "/block", whom).await;
    assert!(blocked.told_privately().contains("no more challenges"));
    table
        .until("the challenge declined", || {
            table.main.newest().content().contains("declined")
        })
        .await;
    let refused = ani.runs(&table.main, "/challenge", options()).await;
    assert_eq!(
        refused.told_privately(),
        "budi takes no challenges at the moment."
    );
    let list = budi.runs(&table.main, "/block", NO_OPTIONS).await;
    let unblocked = budi.presses_on(&list.message(), "ani").await;
    let told = unblocked.updated().content();
    assert_eq!(told, "**ani** can challenge you again.");
    let offered = ani.runs(&table.main, "/challenge", options()).await;
    assert!(offered.told_publicly().contains("challenges you"));
    table.close().await;
}

#[tokio::test]
async fn names_of_emoji_and_direction_marks_do_no_harm() {
    let table = Table::open().await;
    let emoji = "😀".repeat(32);
    let [ani, budi] = table.seat([emoji.as_str(), "\u{202e}idub\u{200f}"]);
    let options = [("opponent", budi.mention()), ("game", "Kalah".to_owned())];
    let offered = ani.runs(&table.main, "/challenge", options).await;
    assert!(offered.told_publicly().contains(&emoji));
    budi.presses(&table.main, "Accept").await;
    let board = table.board().unwrap();
    let (mover, other) = table.to_move([&ani, &budi]);
    let refused = other.presses_on(&board, &first_hole(&board).unwrap()).await;
    let told = refused.told_privately();
    assert!(!told.contains(['\u{202e}', '\u{200f}']), "{told}");
    let pings = mover.pings().len() + other.pings().len();
    assert!(pings <= 2, "{pings}");
    table.close().await;
}

#[tokio::test]
async fn open_challenges_have_a_limit_that_says_what_to_do() {
    let table = Table::open().await;
    let [ani] = table.seat(["ani"]);
    for number in 0..5 {
        let channel = table.guild.channel(&format!("room-{number}"));
        let offered = ani.runs(&channel, "/challenge", NO_OPTIONS).await;
        assert!(offered.told_publicly().contains("looks for an opponent"));
    }
    let refused = ani.runs(&table.main, "/challenge", NO_OPTIONS).await;
    let told = refused.told_privately();
    assert!(told.contains("take one back"), "{told}");
    table.close().await;
}

#[tokio::test]
async fn who_wants_nothing_that_moves_gets_a_picture_for_a_replay() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "3 days").await;
    let (mover, _) = table.to_move([&ani, &budi]);
    mover.presses_on(&table.board().unwrap(), "1").await;
    let panel = ani.runs(&table.main, "/settings", NO_OPTIONS).await;
    ani.presses_on(&panel.message(), "Animations: on").await;
    let still = ani.runs(&table.main, "/replay", NO_OPTIONS).await;
    assert!(still.message().picture().unwrap().starts_with(b"\x89PNG"));
    let moving = budi.runs(&table.main, "/replay", NO_OPTIONS).await;
    assert!(moving.message().picture().unwrap().starts_with(b"GIF89a"));
    table.close().await;
}

/// Whether a message shows a picture that moves.
fn moves(message: &sandbox::Message) -> bool {
    message
        .picture()
        .is_some_and(|picture| picture.starts_with(b"GIF89a"))
}

#[tokio::test]
async fn boards_move_after_each_turn_where_the_server_has_chosen_so() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.guild.belongs_to(&budi);
    table.start_kalah(&ani, &budi, "3 days").await;
    let (mover, _) = table.to_move([&ani, &budi]);
    mover.presses_on(&table.board().unwrap(), "1").await;
    assert!(!moves(&table.board().unwrap()), "nobody has chosen so");
    let panel = budi.runs(&table.main, "/settings", NO_OPTIONS).await;
    let server = budi.presses_on(&panel.message(), "Server settings").await;
    budi.presses_on(&server.message(), "Moves: still").await;
    let mut has_moved = false;
    // What takes too long to draw is left out, which a busy machine may do at first.
    for _ in 0..12 {
        let board = table.board().unwrap();
        let Some(hole) = first_hole(&board) else {
            break;
        };
        let (mover, _) = table.to_move([&ani, &budi]);
        mover.presses_on(&board, &hole).await;
        has_moved = table.board().is_some_and(|board| moves(&board));
        if has_moved {
            break;
        }
    }
    assert!(has_moved, "no board moves");
    // Shown anew, it has been seen already.
    let again = ani.runs(&table.main, "/board", NO_OPTIONS).await;
    assert!(!moves(&again.message()));
    table.close().await;
}

#[tokio::test]
async fn own_boards_move_where_their_player_has_chosen_so_and_nothing_else_does() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let panel = ani.runs(&table.main, "/settings", NO_OPTIONS).await;
    let switched = ani.presses_on(&panel.message(), "Moves: still").await;
    assert!(switched.buttons().contains(&"Moves: animated".to_owned()));
    // A small board, which is drawn in time also where much else is going on.
    let small = [("opponent", budi.mention()), ("holes", "5".to_owned())];
    ani.runs(&table.main, "/challenge", small).await;
    budi.presses(&table.main, "Accept").await;
    table.play_opening(&ani, &budi).await;
    table
        .until("a board of ani's own that moves", || {
            moves(&ani.dm().newest())
        })
        .await;
    assert!(!moves(&budi.dm().newest()));
    assert!(!moves(&table.board().unwrap()));
    // Who wants nothing that moves gets nothing that does.
    ani.presses_on(&panel.message(), "Animations: on").await;
    let kept = "select motion || animations from settings where owner = 'player'
                and animations is not null";
    assert_eq!(table.peek(kept).await, ["noyes"]);
    table.close().await;
}

#[tokio::test]
async fn spectators_see_the_board_and_can_do_nothing_else() {
    let table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    let none = cici.runs(&table.main, "/board", NO_OPTIONS).await;
    assert!(none.told_privately().contains("no open match"));
    table.start_kalah(&ani, &budi, "3 days").await;
    let seen = cici.runs(&table.main, "/board", NO_OPTIONS).await;
    assert!(seen.message().is_ephemeral());
    assert!(seen.message().picture().is_some());
    assert!(seen.buttons().is_empty());
    let text = cici
        .runs(
            &table.main,
            "/board",
            [("as", "Text, only for you".to_owned())],
        )
        .await;
    assert!(text.told_privately().contains("ani"));
    assert!(text.buttons().is_empty());
    let options = [("as", "Text, only for you".to_owned())];
    let own = budi.runs(&table.main, "/board", options).await;
    assert_eq!(own.buttons(), ["My board"]);
    let (mover, _) = table.to_move([&ani, &budi]);
    mover.presses_on(&table.board().unwrap(), "1").await;
    let played = cici.runs(&table.main, "/replay", NO_OPTIONS).await;
    assert!(played.message().picture().unwrap().starts_with(b"GIF89a"));
    for command in ["/draw", "/takeback", "/cancel", "/resign"] {
        let refused = cici.runs(&table.main, command, NO_OPTIONS).await;
        assert!(refused.told_privately().contains("no open match"));
    }
    table.close().await;
}

#[tokio::test]
async fn in_dms_it_is_said_what_is_missing() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    let told = ani.runs(&ani.dm(), "/challenge", NO_OPTIONS).await;
    assert!(told.told_privately().contains("only you and I"));
    // The board of a match is shown there to its player alone, and stays where it is.
    let own = ani.runs(&ani.dm(), "/board", NO_OPTIONS).await;
    assert!(own.told_privately().contains("Choose your opening hole"));
    let top = ani.runs(&ani.dm(), "/leaderboard", NO_OPTIONS).await;
    assert!(top.told_privately().contains("that I am a member of"));
    let games = ani.runs(&ani.dm(), "/games", NO_OPTIONS).await;
    assert!(games.told_privately().contains("budi"));
    let kept = ani
        .runs(&ani.dm(), "/play", [("hole", "3".to_owned())])
        .await;
    assert!(kept.told_privately().contains("You chose **hole 3**"));
    table.close().await;
}
