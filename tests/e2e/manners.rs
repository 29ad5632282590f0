//! Every press of every button, old or new, by anybody, gets an answer that says what is the
//! matter.

use crate::table::{Table, first_hole, is_asked};
use sandbox::{NO_OPTIONS, permissions};

#[tokio::test]
async fn only_the_challenged_player_can_accept() {
    let table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    let options = [("opponent", budi.mention())];
    ani.runs(&table.main, "/challenge", options).await;
    let refused = cici.presses(&table.main, "Accept").await;
    assert_eq!(refused.told_privately(), "This challenge is for budi.");
    let refused = cici.presses(&table.main, "Decline").await;
    assert_eq!(refused.told_privately(), "This challenge is for budi.");
    let refused = ani.presses(&table.main, "Accept").await;
    assert!(refused.told_privately().contains("your own challenge"));
    let refused = budi.presses(&table.main, "Cancel").await;
    assert_eq!(
        refused.told_privately(),
        "Only ani can take this challenge back."
    );
    table.close().await;
}

#[tokio::test]
async fn nobody_challenges_oneself_a_bot_or_the_same_player_twice() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let run = |opponent: String| ani.runs(&table.main, "/challenge", [("opponent", opponent)]);
    let refused = run(ani.mention()).await;
    assert!(
        refused
            .told_privately()
            .contains("cannot challenge yourself")
    );
    let other_bot = table.sandbox.other_bot("other");
    table.guild.join(&other_bot);
    let refused = run(other_bot.mention()).await;
    assert!(refused.told_privately().contains("Other bots do not play"));

    run(budi.mention()).await;
    let refused = run(budi.mention()).await;
    assert!(
        refused
            .told_privately()
            .contains("challenged this player here already")
    );
    // The way out is at hand.
    ani.presses_on(&refused.message(), "Cancel").await;
    let offered = run(budi.mention()).await;
    assert!(offered.told_publicly().contains("challenges you"));

    budi.presses(&table.main, "Accept").await;
    let refused = run(budi.mention()).await;
    assert!(
        refused
            .told_privately()
            .contains("have a match in this channel already")
    );
    let elsewhere = table.guild.channel("side");
    let options = [("opponent", budi.mention())];
    let offered = ani.runs(&elsewhere, "/challenge", options).await;
    assert!(offered.told_publicly().contains("challenges you"));
    table.close().await;
}

#[tokio::test]
async fn a_challenge_can_be_declined_or_taken_back() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let options = || [("opponent", budi.mention())];
    let offered = ani
        .runs(&table.main, "/challenge", options())
        .await
        .message();
    let accept = offered.custom_id("Accept").unwrap();
    let declined = budi.presses(&table.main, "Decline").await.updated();
    assert!(declined.content().contains("**budi** declined"));
    assert!(declined.buttons().is_empty());
    let late = budi.presses_id(&declined, &accept).await;
    assert_eq!(late.told_privately(), "This challenge was declined.");

    ani.runs(&table.main, "/challenge", options()).await;
    let cancelled = ani.presses(&table.main, "Cancel").await.updated();
    assert!(cancelled.content().contains("took the challenge back"));
    table.close().await;
}

#[tokio::test]
async fn cancel_takes_a_challenge_back_that_nobody_has_taken() {
    let table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    let cancels = || ani.runs(&table.main, "/cancel", NO_OPTIONS);
    let nothing = cancels().await.told_privately();
    assert!(nothing.contains("no open match and no open challenge"));
    let offer = |opponent: &sandbox::Person| [("opponent", opponent.mention())];
    let offered = ani.runs(&table.main, "/challenge", offer(&budi)).await;
    let told = cancels().await.told_privately();
    assert_eq!(told, "The challenge is taken back.");
    let offered = offered.message();
    let is_shown = || offered.content().contains("took the challenge back");
    table.until("the end of the challenge", is_shown).await;
    assert!(offered.buttons().is_empty());

    // Of several things it is asked which is meant: not of a match that cannot be cancelled any more.
    table.start_match(&ani, &cici, "1").await;
    ani.runs(&table.main, "/challenge", offer(&budi)).await;
    ani.runs(&table.main, "/challenge", NO_OPTIONS).await;
    let asked = cancels().await.message();
    assert_eq!(
        asked.buttons(),
        [
            "cici · Congkak",
            "Open table · Congkak",
            "Challenge: budi · Congkak"
        ]
    );
    let told = ani.presses_on(&asked, "Challenge: budi · Congkak").await;
    assert!(told.updated().content().contains("taken back"));
    table.play_opening(&ani, &cici).await;
    let told = cancels().await.told_privately();
    assert_eq!(told, "The challenge is taken back.");
    let late = cancels().await.told_privately();
    assert!(late.contains("cannot be cancelled"), "{late}");
    table.close().await;
}

#[tokio::test]
async fn strangers_are_told_whose_match_it_is() {
    let table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    table.start_match(&ani, &budi, "1").await;
    for label in ["My board", "More…"] {
        let refused = cici.presses(&table.main, label).await;
        let told = refused.told_privately();
        assert!(told.contains("This match is between"), "{told}");
    }
    table.play_opening(&ani, &budi).await;
    let board = table.board().unwrap();
    let refused = cici.presses_on(&board, &first_hole(&board).unwrap()).await;
    let told = refused.told_privately();
    assert!(told.contains("This match is between"), "{told}");
    table.close().await;
}

#[tokio::test]
async fn out_of_turn_is_said_kindly_and_changes_nothing() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    let board = table.board().unwrap();
    let (mover, other) = table.to_move([&ani, &budi]);
    let moves = table.moves().await;
    let refused = other.presses_on(&board, &first_hole(&board).unwrap()).await;
    assert_eq!(
        refused.told_privately(),
        format!("It is {}'s turn.", mover.name())
    );
    assert_eq!(table.moves().await, moves);
    table.close().await;
}

#[tokio::test]
async fn an_empty_hole_is_refused_by_its_number() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    // Both open with hole 1, which is empty then.
    table.play_opening(&ani, &budi).await;
    let board = table.board().unwrap();
    let (mover, _) = table.to_move([&ani, &budi]);
    let first = board.custom_id(&first_hole(&board).unwrap()).unwrap();
    let (front, _) = first.rsplit_once(':').unwrap();
    let refused = mover.presses_id(&board, &format!("{front}:1")).await;
    assert_eq!(
        refused.told_privately(),
        "Hole 1 is empty: pick one that has seeds."
    );
    let refused = mover.presses_id(&board, &format!("{front}:9")).await;
    assert_eq!(
        refused.told_privately(),
        "There is no hole 9 on this board."
    );
    table.close().await;
}

#[tokio::test]
async fn buttons_of_every_age_are_answered() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    let board = table.board().unwrap();
    let (mover, _) = table.to_move([&ani, &budi]);
    let old = board.custom_id(&first_hole(&board).unwrap()).unwrap();
    mover.presses_id(&board, &old).await;
    let moves = table.moves().await;

    let stale = mover.presses_id(&board, &old).await;
    let told = stale.told_privately();
    assert!(told.contains("belongs to an earlier board"), "{told}");
    assert!(stale.buttons().contains(&"Refresh".to_owned()));
    assert_eq!(table.moves().await, moves);

    for (custom_id, words) in [
        ("2:pick:1:1:1", "another version of the bot"),
        ("nonsense", "another version of the bot"),
        ("1:pick:99999:0:1", "This match is gone"),
        ("1:accept:99999:0:", "This challenge is gone"),
        ("1:rematch:1:0:", "not over yet"),
    ] {
        let answer = mover.presses_id(&board, custom_id).await;
        let told = answer.told_privately();
        assert!(told.contains(words), "{custom_id}: {told}");
    }

    ani.runs(&table.main, "/resign", NO_OPTIONS).await;
    ani.presses(&table.main, "Yes, resign").await;
    table.until("the result", || table.is_over()).await;
    let over = mover.presses_id(&board, &old).await;
    assert!(over.told_privately().contains("This match is over"));
    table.close().await;
}

#[tokio::test]
async fn resigning_asks_first() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    let more = ani.presses(&table.main, "More…").await;
    let asked = ani.presses_on(&more.message(), "Resign").await;
    assert!(asked.updated().content().contains("**budi** then wins"));
    let kept = ani.presses_on(&asked.message(), "Keep playing").await;
    assert!(kept.updated().content().contains("the match goes on"));
    assert!(
        table
            .peek("select winner from match_results")
            .await
            .is_empty()
    );

    let asked = ani.runs(&table.main, "/resign", NO_OPTIONS).await;
    ani.presses_on(&asked.message(), "Yes, resign").await;
    table.until("the result", || table.is_over()).await;
    let result = table.main.newest().content();
    assert!(
        result.contains("**ani** resigns: **budi** wins the match"),
        "{result}"
    );
    table.close().await;
}

#[tokio::test]
async fn closed_dms_are_no_obstacle() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    ani.closes_dms();
    let options = [("opponent", budi.mention())];
    ani.runs(&table.main, "/challenge", options).await;
    budi.presses(&table.main, "Accept").await;
    table
        .until("a word about the DM", || {
            table
                .main
                .newest()
                .content()
                .contains("could not send you a DM")
        })
        .await;
    assert!(!ani.pings().is_empty());
    let own = ani.presses(&table.main, "My board").await;
    assert!(own.message().is_ephemeral());
    let picked = ani.presses_on(&own.message(), "3").await;
    assert!(picked.updated().content().contains("You chose **hole 3**"));
    table
        .until("the other's DM", || is_asked(&budi).is_some())
        .await;
    let asked = is_asked(&budi).unwrap();
    budi.presses_on(&asked, "3").await;
    table
        .until("the reveal", || {
            table.main.newest().content().contains("chose hole 3")
        })
        .await;
    table.close().await;
}

#[tokio::test]
async fn dms_that_were_opened_again_are_tried_again() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    ani.closes_dms();
    let options = [("opponent", budi.mention())];
    ani.runs(&table.main, "/challenge", options).await;
    budi.presses(&table.main, "Accept").await;
    let is_refused = || {
        let told = table.main.newest().content();
        told.contains("could not send you a DM")
    };
    table.until("a word about the DM", is_refused).await;
    ani.opens_dms();
    let own = ani.presses(&table.main, "My board").await;
    ani.presses_on(&own.message(), "7").await;
    table
        .until("a DM after all", || !ani.dm().messages().is_empty())
        .await;
    table.until("no word about DMs", || !is_refused()).await;
    table.close().await;
}

#[tokio::test]
async fn a_missing_permission_is_named_before_anything_starts() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.main.denies_bot(permissions::ATTACH_FILES);
    let options = [("opponent", budi.mention())];
    let refused = ani.runs(&table.main, "/challenge", options).await;
    let told = refused.told_privately();
    assert!(told.contains("Attach Files"), "{told}");
    assert!(table.peek("select state from challenges").await.is_empty());
    table.close().await;
}

#[tokio::test]
async fn options_that_do_not_go_together_are_refused_with_what_to_change() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let options = [
        ("opponent", budi.mention()),
        ("game", "Oware".to_owned()),
        ("holes", "2".to_owned()),
    ];
    let refused = ani.runs(&table.main, "/challenge", options).await;
    assert!(refused.told_privately().contains("change `holes`"));
    let options = [
        ("opponent", budi.mention()),
        ("game", "Kalah".to_owned()),
        ("rounds", "Until burnout".to_owned()),
    ];
    let refused = ani.runs(&table.main, "/challenge", options).await;
    assert!(refused.told_privately().contains("In Kalah no holes burn"));
    // What a game does not know is refused, though it would change nothing.
    for (game, option, value) in [
        ("Congkak", "grand_slam", "Captures"),
        ("Kalah", "grand_slam", "Captures"),
        ("Kalah", "refill", "The last hole may get fewer"),
        ("Oware", "burnt", "Holes do not burn"),
        ("Oware", "victory", "Rounds won"),
    ] {
        let options = [
            ("opponent", budi.mention()),
            ("game", game.to_owned()),
            (option, value.to_owned()),
        ];
        let refused = ani.runs(&table.main, "/challenge", options).await;
        let words = format!("{game} does not know `{option}`");
        assert!(refused.told_privately().contains(&words), "{words}");
    }
    let options = [
        ("opponent", budi.mention()),
        ("game", "Oware".to_owned()),
        ("grand_slam", "Captures".to_owned()),
    ];
    let offered = ani.runs(&table.main, "/challenge", options).await;
    assert!(offered.told_publicly().contains("challenges you"));
    table.close().await;
}

#[tokio::test]
async fn a_name_is_no_markdown_and_pings_nobody() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["**@everyone**", "budi"]);
    let options = [("opponent", budi.mention())];
    let offered = ani.runs(&table.main, "/challenge", options).await;
    let words = offered.told_publicly();
    assert!(words.contains("\\*\\*\\@everyone\\*\\*"), "{words}");
    assert_eq!(budi.pings().len(), 1);
    table.close().await;
}

#[tokio::test]
async fn games_are_explained_with_a_picture_and_played_back_as_an_animation() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    for game in ["Congkak", "Kalah", "Oware"] {
        let told = ani
            .runs(&table.main, "/rules", [("game", game.to_owned())])
            .await;
        assert!(told.told_privately().contains(&format!("**{game}.**")));
        assert!(told.message().picture().unwrap().starts_with(b"\x89PNG"));
    }
    let nothing = ani.runs(&table.main, "/replay", NO_OPTIONS).await;
    assert!(nothing.told_privately().contains("Nothing has been played"));
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    let played = ani
        .runs(&table.main, "/replay", [("what", "The round".to_owned())])
        .await;
    assert!(played.message().picture().unwrap().starts_with(b"GIF89a"));
    table.close().await;
}

#[tokio::test]
async fn what_was_agreed_on_stays_on_the_board_and_is_explained() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let chosen = [
        ("refill", "Spread evenly"),
        ("victory", "Seeds of the last round"),
    ];
    let chosen = chosen.map(|(option, choice)| (option, choice.to_owned()));
    let told = ani.runs(&table.main, "/rules", chosen.clone()).await;
    let words = told.told_privately();
    assert!(words.contains("**Congkak.**"), "{words}");
    assert!(words.contains("**With what you chose:**"), "{words}");
    assert!(
        words.contains("- The seeds of a refill are spread evenly"),
        "{words}"
    );
    assert!(
        words.contains("- More seeds at the end of the last round win"),
        "{words}"
    );
    assert!(!words.contains("burnt hole goes"), "{words}");

    let wrong = [
        ("game", "Kalah".to_owned()),
        ("refill", "Spread evenly".to_owned()),
    ];
    let refused = ani.runs(&table.main, "/rules", wrong).await;
    let words = refused.told_privately();
    assert!(words.contains("Kalah does not know `refill`"), "{words}");

    let [refill, victory] = chosen;
    let options = [
        ("opponent", budi.mention()),
        ("rounds", "3".to_owned()),
        refill,
        victory,
    ];
    ani.runs(&table.main, "/challenge", options).await;
    budi.presses(&table.main, "Accept").await;
    let board = table.main.newest().content();
    assert!(
        board.contains("refilled evenly · most seeds in the last round win"),
        "{board}"
    );
    assert!(board.contains("3 days for each pick"), "{board}");
    let here = budi.runs(&table.main, "/rules", NO_OPTIONS).await;
    let words = here.told_privately();
    assert!(words.contains("**In your match here:**"), "{words}");
    assert!(words.contains("At most 3 rounds."), "{words}");
    assert!(words.contains("spread evenly"), "{words}");
    let other = budi
        .runs(&table.main, "/rules", [("game", "Oware".to_owned())])
        .await;
    assert!(!other.told_privately().contains("your match"));
    table.close().await;
}

#[tokio::test]
async fn two_closed_dms_make_one_board_and_one_ping_each() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    ani.closes_dms();
    budi.closes_dms();
    let options = [("opponent", budi.mention())];
    ani.runs(&table.main, "/challenge", options).await;
    let challenged = budi.pings().len();
    budi.presses(&table.main, "Accept").await;
    table
        .until("a word about both DMs", || {
            let words = table.main.newest().content();
            words.matches("could not send you a DM").count() == 2
        })
        .await;
    // Nobody is sent to a DM that did not arrive.
    let words = table.main.newest().content();
    assert!(!words.contains("in my DM"), "{words}");
    // A pick by the private board sends what is behind it in the lane, if there were a second.
    let own = ani.presses(&table.main, "My board").await;
    ani.presses_on(&own.message(), "3").await;
    table
        .until("who is ready", || {
            table.main.newest().content().contains("✅")
        })
        .await;
    assert_eq!(
        table
            .main
            .messages()
            .iter()
            .filter(|m| !m.is_ephemeral())
            .count(),
        2
    );
    assert_eq!(ani.pings().len(), 1);
    assert_eq!(budi.pings().len(), challenged + 1);
    table.close().await;
}

#[tokio::test]
async fn the_dm_board_has_no_buttons_once_the_opening_is_over() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    for person in [&ani, &budi] {
        table
            .until("a DM that points to the channel", || {
                let newest = person.dm().newest();
                newest.content().contains("The match goes on here") && newest.buttons().is_empty()
            })
            .await;
    }
    table.close().await;
}

#[tokio::test]
async fn a_lost_permission_is_named_before_a_challenge_is_accepted() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let options = [("opponent", budi.mention())];
    ani.runs(&table.main, "/challenge", options).await;
    table.main.denies_bot(permissions::SEND_MESSAGES);
    let refused = budi.presses(&table.main, "Accept").await;
    let told = refused.told_privately();
    assert!(told.contains("Send Messages"), "{told}");
    assert!(table.peek("select state from matches").await.is_empty());
    table.close().await;
}

#[tokio::test]
async fn the_first_dm_speaks_the_language_of_ones_own_discord() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    ani.speaks("ja");
    budi.speaks("de");
    let options = [("opponent", budi.mention())];
    ani.runs(&table.main, "/challenge", options).await;
    budi.presses(&table.main, "Accept").await;
    for (person, words) in [
        (&ani, "最初の穴をひみつで"),
        (&budi, "Wähle geheim deine Eröffnungsmulde"),
    ] {
        table
            .until("a DM", || !person.dm().messages().is_empty())
            .await;
        let first = person.dm().newest().content();
        assert!(first.contains(words), "{first}");
    }
    // What all see is in the language of the server.
    let words = table.main.newest().content();
    assert!(words.contains("The opening is chosen in secret"), "{words}");
    table.close().await;
}
