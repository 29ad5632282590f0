//! Leaderboards, profiles, histories and seasons, as people see them.

use crate::table::Table;
use sandbox::{Message, NO_OPTIONS, Person};

/// `Manage Server`, as Discord numbers it.
const MANAGE_SERVER: u64 = 1 << 5;

/// A match of one move: the first player takes all.
async fn play_quickly(table: &Table, ani: &Person, budi: &Person) {
    let options = [
        ("opponent", budi.mention()),
        ("game", "Kalah".to_owned()),
        ("holes", "1".to_owned()),
        ("seeds", "3".to_owned()),
    ];
    ani.runs(&table.main, "/challenge", options).await;
    budi.presses(&table.main, "Accept").await;
    table.until("a board", || table.board().is_some()).await;
    let (mover, _) = table.to_move([ani, budi]);
    mover.presses_on(&table.board().unwrap(), "1").await;
    table.until("the end", || table.is_over()).await;
    table.sandbox.settled().await;
}

fn alt_text(message: &Message) -> String {
    let files = message.files();
    let (_, description) = files.first().unwrap();
    description.clone().unwrap_or_default()
}

#[tokio::test]
async fn a_server_with_nothing_yet_says_so_and_says_how_to_begin() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let top = ani.runs(&table.main, "/leaderboard", NO_OPTIONS).await;
    assert!(
        top.told_publicly()
            .contains("No match has counted here yet")
    );
    assert!(top.message().files().is_empty());
    assert!(top.buttons().is_empty());
    let profile = ani.runs(&table.main, "/profile", NO_OPTIONS).await;
    let told = profile.told_publicly();
    assert!(
        told.contains("ani has not finished a match here yet"),
        "{told}"
    );
    let history = ani.runs(&table.main, "/history", NO_OPTIONS).await;
    let told = history.told_publicly();
    assert!(told.contains("No such match"), "{told}");
    assert!(told.contains("Matches of **ani**"), "{told}");
    let options = [("opponent", budi.mention())];
    let history = ani.runs(&table.main, "/history", options).await;
    let told = history.told_publicly();
    assert!(told.contains("**ani** with **budi**"), "{told}");
    table.close().await;
}

#[tokio::test]
async fn one_match_is_on_the_leaderboard_in_the_profile_and_in_the_history() {
    let table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    play_quickly(&table, &ani, &budi).await;

    let top = cici.runs(&table.main, "/leaderboard", NO_OPTIONS).await;
    let told = top.told_publicly();
    assert!(told.contains("all games · rating · all time"), "{told}");
    assert!(told.contains("1662 ± 290, provisional"), "{told}");
    assert!(told.contains("is not on it yet"), "{told}");
    let picture = top.message();
    let alt = alt_text(&picture);
    assert!(alt.starts_with("1. ") && alt.contains("1662"), "{alt}");
    assert!(picture.picture().unwrap().starts_with(b"\x89PNG"));

    let options = [("against", budi.mention())];
    let profile = ani.runs(&table.main, "/profile", options).await;
    let told = profile.told_publicly();
    for part in [
        "👤 **ani**",
        "All games: rating **",
        "provisional** · rank ",
        "of 2",
        "Kalah: rating **",
        "**ani** against **budi**",
        "biggest turn: ",
    ] {
        assert!(told.contains(part), "{part} is not in {told}");
    }
    assert!(alt_text(&profile.message()).contains("over the last matches (1):"));

    let history = ani.runs(&table.main, "/history", NO_OPTIONS).await;
    let told = history.told_publicly();
    assert!(told.contains("#1 · ") && told.contains("Kalah"), "{told}");
    let board = table.main.messages();
    let link = |message: &Message| told.contains(&format!("/{}", message.id()));
    assert!(board.iter().any(link), "{told}");

    let record = cici.presses_on(&history.message(), "#1").await;
    assert!(record.told_privately().contains("wins the match"));
    let names: Vec<String> = record
        .message()
        .files()
        .into_iter()
        .map(|(name, _)| name)
        .collect();
    assert_eq!(names, ["board.png", "match-1.txt", "match-1.jsonl"]);
    let film = cici.presses_on(&record.message(), "Play back").await;
    assert!(film.told_privately().contains("▶️"));
    assert_eq!(film.message().files()[0].0, "replay.gif");
    table.close().await;
}

#[tokio::test]
async fn every_measure_and_time_has_a_leaderboard() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    play_quickly(&table, &ani, &budi).await;
    for (measure, told) in [
        ("Rating", "rating"),
        ("Matches won", "matches won"),
        ("Rounds won", "rounds won"),
        ("Seeds captured", "seeds captured"),
        ("Longest winning run", "longest winning run"),
    ] {
        let options = [("measure", measure.to_owned())];
        let top = ani.runs(&table.main, "/leaderboard", options).await;
        let words = top.told_publicly();
        assert!(
            words.contains(&format!("all games · {told} · all time")),
            "{words}"
        );
    }
    for (time, is_empty) in [
        ("This month", false),
        ("This season", false),
        ("The season before", true),
    ] {
        let options = [("time", time.to_owned()), ("game", "Kalah".to_owned())];
        let top = ani.runs(&table.main, "/leaderboard", options).await;
        let words = top.told_publicly();
        assert!(words.contains("· Kalah ·"), "{words}");
        assert_eq!(words.contains("in that time"), is_empty, "{words}");
    }
    // From the empty season one can go on to the one that was played.
    let later = ani.presses(&table.main, "Later season").await.updated();
    assert!(later.content().contains("1662"), "{}", later.content());
    table.close().await;
}

#[tokio::test]
async fn buttons_of_earlier_versions_still_turn_pages() {
    let mut table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    play_quickly(&table, &ani, &budi).await;
    let top = ani
        .runs(&table.main, "/leaderboard", NO_OPTIONS)
        .await
        .message();
    table.restart_bot().await;
    let old = budi.presses_id(&top, "1:top:0:0:kalah").await.updated();
    assert!(old.content().contains("Kalah · matches won · all time"));
    let past_the_end = budi
        .presses_id(&old, "1:leaders:0:77:*.run")
        .await
        .updated();
    assert!(past_the_end.content().contains("longest winning run"));
    assert!(past_the_end.content().contains("2 players"));
    let nonsense = budi.presses_id(&old, "1:leaders:0:0:*.luck").await;
    assert!(nonsense.told_privately().contains("another version"));
    table.close().await;
}

#[tokio::test]
async fn pages_turn_and_the_own_line_is_always_there() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    play_quickly(&table, &ani, &budi).await;
    table
        .poke(
            "insert into players (server_id, player_id, name, looked_at)
             with recursive n(i) as (select 1 union all select i + 1 from n where i < 23)
             select (select server_id from matches), i, 'friend ' || i,
                    9000000000000000 from n;
             insert into totals
             with recursive n(i) as (select 1 union all select i + 1 from n where i < 23)
             select (select server_id from matches), '*', 0, i, 1, 50 - i, 0, 0, 5, 0, 0, 7, 1, 1,
                 9, 1, 1900000 - i * 1000, 60000, 60000000, 50, 0, 101900 - i from n;
             update boards set players = players + 23 where game = '*' and period = 0",
        )
        .await;
    let options = [("measure", "Matches won".to_owned())];
    let top = ani
        .runs(&table.main, "/leaderboard", options)
        .await
        .message();
    assert!(
        top.content().contains("Page 1 of 3 · 25 players"),
        "{}",
        top.content()
    );
    assert!(top.content().contains("…"), "{}", top.content());
    assert!(top.content().contains("**ani**"), "{}", top.content());
    let next = ani.presses_on(&top, "Next").await.updated();
    assert!(
        next.content().contains("11\\. **friend 11**"),
        "{}",
        next.content()
    );
    let last = budi.presses_on(&next, "Next").await.updated();
    assert!(last.content().contains("Page 3 of 3"), "{}", last.content());
    let back = budi.presses_on(&last, "Previous").await.updated();
    assert!(back.content().contains("Page 2 of 3"));
    table.close().await;
}

#[tokio::test]
async fn who_left_or_deleted_the_account_goes_from_the_leaderboard() {
    let table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    play_quickly(&table, &ani, &budi).await;
    play_quickly(&table, &ani, &cici).await;
    table.guild.kicks(&budi);
    cici.deletes_account();
    ani.runs(&table.main, "/leaderboard", NO_OPTIONS).await;
    let gone = "select cast(count(*) as text) from players where present = 0";
    for _ in 0..200 {
        if table.peek(gone).await == ["2"] {
            break;
        }
        table.sandbox.settled().await;
    }
    let top = ani.runs(&table.main, "/leaderboard", NO_OPTIONS).await;
    let told = top.told_publicly();
    assert!(told.contains("1 player"), "{told}");
    assert!(!told.contains("budi") && !told.contains("cici"), "{told}");
    // Their matches are still told.
    let history = ani.runs(&table.main, "/history", NO_OPTIONS).await;
    assert!(history.told_publicly().contains("budi"));
    table.close().await;
}

#[tokio::test]
async fn names_of_every_script_are_told_and_drawn() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["日本語 🐚 @everyone", "مُحَمَّد_العربي"]);
    play_quickly(&table, &ani, &budi).await;
    let top = ani.runs(&table.main, "/leaderboard", NO_OPTIONS).await;
    let told = top.told_publicly();
    assert!(told.contains("日本語"), "{told}");
    assert!(told.contains("\\@everyone"), "{told}");
    let alt = alt_text(&top.message());
    assert!(alt.contains("مُحَمَّد"), "{alt}");
    table.close().await;
}

#[tokio::test]
async fn matches_of_one_server_are_not_told_in_another() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    play_quickly(&table, &ani, &budi).await;
    let elsewhere = table.sandbox.guild("Seberang");
    elsewhere.join(&ani);
    let channel = elsewhere.channel("main");
    let profile = ani.runs(&channel, "/profile", NO_OPTIONS).await;
    assert!(
        profile
            .told_publicly()
            .contains("has not finished a match here")
    );
    let history = ani.runs(&channel, "/history", NO_OPTIONS).await.message();
    assert!(history.content().contains("No such match"));
    for id in ["1:past:1:0:", "1:film:1:0:"] {
        let refused = ani.presses_id(&history, id).await;
        assert_eq!(
            refused.told_privately(),
            "That match was played in another server."
        );
    }
    table.close().await;
}

#[tokio::test]
async fn the_results_of_a_server_are_for_who_manages_it() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    play_quickly(&table, &ani, &budi).await;
    let options = || [("results", "true".to_owned())];
    let refused = ani.runs(&table.main, "/history", options()).await;
    assert!(refused.told_privately().contains("**Manage Server**"));
    let role = table.guild.role("managers", MANAGE_SERVER);
    table.guild.gives(&ani, role);
    let given = ani.runs(&table.main, "/history", options()).await;
    assert!(
        given
            .told_privately()
            .contains("The last result of this server")
    );
    let message = given.message();
    assert_eq!(message.files()[0].0, "results.csv");
    let text = String::from_utf8(message.picture().unwrap()).unwrap();
    assert_eq!(text.lines().count(), 2, "{text}");
    assert!(text.contains(",kalah,\"holes: 1, seeds: 3\","), "{text}");
    table.close().await;
}

#[tokio::test]
async fn a_season_that_is_over_is_told_once_with_its_podium() {
    let mut table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    play_quickly(&table, &ani, &budi).await;
    // As if the quarter had ended an hour ago: it is told in the quarter that is on.
    table.kill_bot().await;
    table
        .poke(
            "update seasons set ends_at = cast(strftime('%s', 'now') as integer) * 1000 - 3600000
             where period < 100000",
        )
        .await;
    let seen_by_all = |table: &Table| {
        let messages = table.main.messages();
        messages.iter().filter(|m| !m.is_ephemeral()).count()
    };
    let before = seen_by_all(&table);
    table.start_bot().await;
    table
        .until("the podium", || seen_by_all(&table) > before)
        .await;
    let podium = table.main.newest();
    assert!(podium.content().contains("is over"), "{}", podium.content());
    assert!(podium.content().contains("Best by matches won"));
    assert_eq!(podium.files()[0].0, "podium.png");
    assert!(
        ani.pings()
            .iter()
            .all(|ping| ping.message.id() != podium.id())
    );
    let top = budi.presses_on(&podium, "Leaderboard").await;
    assert!(top.told_privately().contains("matches won"));
    table.restart_bot().await;
    table.sandbox.settled().await;
    assert_eq!(seen_by_all(&table), before + 1);
    table.close().await;
}

#[tokio::test]
async fn who_manages_the_server_chooses_how_long_a_season_is() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    play_quickly(&table, &ani, &budi).await;
    let panel = ani.runs(&table.main, "/settings", NO_OPTIONS).await;
    let forged = ani.presses_id(&panel.message(), "1:settings:0:3:").await;
    let words = forged.updated().content();
    assert!(words.contains("Manage Server"), "{words}");

    let role = table.guild.role("managers", MANAGE_SERVER);
    table.guild.gives(&ani, role);
    let panel = ani.runs(&table.main, "/settings", NO_OPTIONS).await;
    let page = ani.presses_id(&panel.message(), "1:settings:0:3:").await;
    let season = ["Seasons: a month each"];
    ani.selects(&page.message(), "1:choose:0:3:season", season)
        .await;
    let kept = table
        .peek("select season from settings where owner = 'server'")
        .await;
    assert_eq!(kept, ["month"]);
    let options = [("time", "This season".to_owned())];
    let top = ani.runs(&table.main, "/leaderboard", options).await;
    let words = top.told_publicly();
    assert!(
        words.contains('/') && !words.contains("· Q"),
        "a month was expected: {words}"
    );
    table.close().await;
}

#[tokio::test]
async fn who_is_forgotten_is_on_no_leaderboard_and_nobody_in_histories() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    play_quickly(&table, &ani, &budi).await;
    let privacy = budi.runs(&table.main, "/privacy", NO_OPTIONS).await;
    let question = budi.presses_on(&privacy.message(), "Delete my data").await;
    budi.presses_on(&question.message(), "Yes, delete it").await;

    let top = ani.runs(&table.main, "/leaderboard", NO_OPTIONS).await;
    let told = top.told_publicly();
    assert!(told.contains("**ani**") && !told.contains("budi"), "{told}");
    assert!(told.contains("1 player"), "{told}");
    let history = ani.runs(&table.main, "/history", NO_OPTIONS).await;
    let told = history.told_publicly();
    assert!(
        told.contains("Forgotten player") && !told.contains("budi"),
        "{told}"
    );
    let record = ani.presses_on(&history.message(), "#1").await;
    assert!(!record.told_privately().contains("budi"));
    let profile = budi.runs(&table.main, "/profile", NO_OPTIONS).await;
    let told = profile.told_publicly();
    assert!(told.contains("has not finished a match here"), "{told}");
    table.close().await;
}
