//! Whole matches, from the challenge to the leaderboard, and what is beside them.

use crate::table::{Table, first_hole, is_asked};
use sandbox::NO_OPTIONS;

#[tokio::test]
async fn a_match_of_three_rounds_goes_from_the_challenge_to_the_leaderboard() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "3").await;
    table.play_opening(&ani, &budi).await;
    table.play_to_the_end([&ani, &budi]).await;

    let result = table.main.newest().content();
    assert!(result.contains("wins the match") || result.contains("draw"));
    let top = ani.runs(&table.main, "/leaderboard", NO_OPTIONS).await;
    let top = top.told_publicly();
    for name in ["ani", "budi"] {
        assert!(top.contains(&format!("**{name}**")), "{top}");
    }
    let rounds = table
        .peek("select cast(round as text) from round_results")
        .await;
    let wins = "select cast(south_wins + north_wins + drawn as text) from match_results";
    assert_eq!(table.peek(wins).await, [rounds.len().to_string()]);
    table.close().await;
}

#[tokio::test]
async fn two_servers_have_two_leaderboards() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    table.play_to_the_end([&ani, &budi]).await;

    let elsewhere = table.sandbox.guild("Seberang");
    elsewhere.join(&ani);
    let channel = elsewhere.channel("main");
    let top = ani.runs(&channel, "/leaderboard", NO_OPTIONS).await;
    assert!(
        top.told_publicly()
            .contains("No match has counted here yet"),
        "{}",
        top.describe()
    );
    table.close().await;
}

#[tokio::test]
async fn each_turn_is_one_message_and_only_the_player_to_move_is_pinged_once() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    for _ in 0..6 {
        if table.is_over() {
            break;
        }
        let board = table.board().unwrap();
        let (mover, other) = table.to_move([&ani, &budi]);
        let pings = (mover.pings().len(), other.pings().len());
        mover.presses_on(&board, &first_hole(&board).unwrap()).await;
        table.sandbox.settled().await;
        let newest = table.main.newest();
        if newest.id() == board.id() {
            assert_eq!((mover.pings().len(), other.pings().len()), pings);
        } else {
            let is_over = table.is_over();
            let called = pings.1 + usize::from(!is_over);
            assert_eq!(
                (mover.pings().len(), other.pings().len()),
                (pings.0, called)
            );
            table
                .until("the old board without buttons", || {
                    board.buttons().is_empty()
                })
                .await;
        }
    }
    table.close().await;
}

#[tokio::test]
async fn every_picture_has_the_board_in_words() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    for message in table.main.messages().iter().chain(&ani.dm().messages()) {
        let files = message.files();
        assert_eq!(files.len(), 1, "{}", message.content());
        let description = files[0].1.clone().unwrap();
        assert!(description.contains("ani: holes 1: "), "{description}");
        assert!(description.contains("store"), "{description}");
        assert!(message.picture().unwrap().starts_with(b"\x89PNG"));
    }
    table.close().await;
}

#[tokio::test]
async fn a_rematch_changes_the_seats() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    ani.runs(&table.main, "/resign", NO_OPTIONS).await;
    ani.presses(&table.main, "Yes, resign").await;
    table.until("the result", || table.is_over()).await;

    let offered = budi.presses(&table.main, "Rematch").await;
    assert!(offered.told_publicly().contains("**budi** challenges you"));
    ani.presses(&table.main, "Accept").await;
    table
        .until("both own boards", || {
            is_asked(&ani).is_some() && is_asked(&budi).is_some()
        })
        .await;
    let seats = table
        .peek("select south_name from matches order by match_id")
        .await;
    assert_eq!(seats.len(), 2);
    assert_ne!(seats[0], seats[1]);
    table.close().await;
}

#[tokio::test]
async fn games_lists_open_matches_with_links() {
    let table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    let none = cici.runs(&table.main, "/games", NO_OPTIONS).await;
    assert!(none.told_privately().contains("no open matches"));
    table.start_match(&ani, &budi, "1").await;
    let link = "https://discord.com/channels/";
    let listed = table.is_told_at_last(&ani, "/games", link).await;
    assert!(listed.contains("budi"), "{listed}");
    assert!(listed.contains("**your pick**"), "{listed}");
    table.close().await;
}

#[tokio::test]
async fn kalah_and_oware_are_played_in_the_same_way() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    for game in ["Kalah", "Oware"] {
        let options = [("opponent", budi.mention()), ("game", game.to_owned())];
        ani.runs(&table.main, "/challenge", options).await;
        let accepted = budi.presses(&table.main, "Accept").await;
        assert!(accepted.told_publicly().contains(game));
        table.play_to_the_end([&ani, &budi]).await;
    }
    let games = table
        .peek("select game from match_results order by match_id")
        .await;
    assert_eq!(games, ["kalah", "oware"]);
    table.close().await;
}

#[tokio::test]
async fn a_deleted_board_is_shown_anew_on_demand() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    table.board().unwrap().delete();
    let (mover, _) = {
        ani.runs(&table.main, "/board", NO_OPTIONS).await;
        table.to_move([&ani, &budi])
    };
    let board = table.board().unwrap();
    let before = table.moves().await.len();
    let answer = mover.presses_on(&board, &first_hole(&board).unwrap()).await;
    assert!(!answer.failed());
    assert_eq!(table.moves().await.len(), before + 1);
    table.close().await;
}

#[tokio::test]
async fn the_second_language_is_spoken_where_the_server_speaks_it() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.guild.speaks("id");
    budi.speaks("id");
    let options = [("opponent", budi.mention())];
    let offered = ani.runs(&table.main, "/challenge", options).await;
    assert!(offered.told_publicly().contains("menantangmu"));
    // The channel hears the server's language, and each person the own one.
    ani.speaks("de");
    let refused = ani.presses(&table.main, "Terima").await;
    let told = refused.told_privately();
    assert!(told.contains("deine eigene Herausforderung"), "{told}");
    budi.presses(&table.main, "Terima").await;
    let help = budi.runs(&table.main, "/help", NO_OPTIONS).await;
    assert!(help.told_privately().contains("bersama teman"));
    let standings = ani.runs(&table.main, "/leaderboard", NO_OPTIONS).await;
    assert!(standings.told_publicly().contains("Papan peringkat"));
    table.close().await;
}
