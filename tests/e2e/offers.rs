//! What players ask each other, what is behind the last button of the board, and playing by command.

use crate::table::{Table, first_hole, is_asked};
use sandbox::{Message, NO_OPTIONS, Person};

/// The newest message that has a button.
fn with_button(table: &Table, label: &str) -> Option<Message> {
    let mut messages = table.main.messages();
    messages.retain(|message| message.buttons().contains(&label.to_owned()));
    messages.pop()
}

async fn ask(table: &Table, who: &Person, label: &str) {
    let menu = who.presses(&table.main, "More…").await;
    let asked = who.presses_on(&menu.message(), label).await;
    assert!(asked.updated().content().contains("Asked."));
    table
        .until("the question", || with_button(table, "Agree").is_some())
        .await;
}

#[tokio::test]
async fn a_draw_is_offered_from_the_menu_and_answered_in_the_channel() {
    let table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    table.start_kalah(&ani, &budi, "3 days").await;
    let pings = budi.pings().len();
    ask(&table, &ani, "Offer a draw").await;
    assert_eq!(budi.pings().len(), pings + 1);
    let asked = with_button(&table, "Agree").unwrap();
    let stranger = cici.presses_on(&asked, "Agree").await;
    assert!(stranger.told_privately().contains("between"));
    let own = ani.presses_on(&asked, "Agree").await;
    assert!(own.told_privately().contains("for budi to decide"));
    let agree = asked.custom_id("Agree").unwrap();
    let agreed = budi.presses_on(&asked, "Agree").await.updated();
    assert!(agreed.content().contains("**budi** takes the draw"));
    table.until("the result", || table.is_over()).await;
    let late = budi.presses_id(&agreed, &agree).await;
    assert!(late.told_privately().contains("This match is over"));
    table.close().await;
}

#[tokio::test]
async fn a_draw_is_declined_without_a_reason_and_not_asked_for_twice() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "3 days").await;
    ask(&table, &ani, "Offer a draw").await;
    let asked = with_button(&table, "Agree").unwrap();
    let declined = budi.presses_on(&asked, "Decline").await.updated();
    assert!(declined.content().contains("declines"));
    assert!(declined.buttons().is_empty());
    let again = ani.runs(&table.main, "/draw", NO_OPTIONS).await;
    assert!(again.told_privately().contains("asked for that just now"));
    table.close().await;
}

#[tokio::test]
async fn a_turn_is_taken_back_by_consent() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "3 days").await;
    let (mover, other) = table.to_move([&ani, &budi]);
    let nothing = mover.runs(&table.main, "/takeback", NO_OPTIONS).await;
    assert!(nothing.told_privately().contains("no turn of yours"));
    let board = table.board().unwrap();
    mover.presses_on(&board, "1").await;
    let passed =
        || table.board().is_some() && table.to_move([&ani, &budi]).0.name() == other.name();
    table.until("the other's turn", passed).await;
    mover.runs(&table.main, "/takeback", NO_OPTIONS).await;
    table
        .until("the question", || with_button(&table, "Agree").is_some())
        .await;
    let asked = with_button(&table, "Agree").unwrap();
    other.presses_on(&asked, "Agree").await;
    table
        .until("the board of before", || {
            table.board().is_some() && table.to_move([&ani, &budi]).0.name() == mover.name()
        })
        .await;
    assert!(table.moves().await.is_empty());
    let board = table.board().unwrap();
    mover.presses_on(&board, "2").await;
    assert_eq!(table.moves().await.len(), 1);
    table.close().await;
}

#[tokio::test]
async fn no_turn_is_taken_back_past_a_reveal() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    let moves = table.moves().await;
    for person in [&ani, &budi] {
        let refused = person.runs(&table.main, "/takeback", NO_OPTIONS).await;
        let told = refused.told_privately();
        assert!(told.contains("What was chosen in secret"), "{told}");
    }
    assert_eq!(table.moves().await, moves);
    table.close().await;
}

#[tokio::test]
async fn a_match_is_cancelled_before_both_have_moved_and_is_in_no_leaderboard() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    ani.presses_on(&is_asked(&ani).unwrap(), "3").await;
    let asked = budi.runs(&table.main, "/cancel", NO_OPTIONS).await;
    assert!(asked.told_privately().contains("Cancel the match"));
    let board = table.main.newest();
    budi.presses_on(&asked.message(), "Yes, cancel it").await;
    table.until("the end", || table.is_over()).await;
    let words = table.main.newest().content();
    assert!(words.contains("cancelled"), "{words}");
    let late = ani.presses_id(&board, "1:more:1:0:").await;
    assert!(late.told_privately().contains("was cancelled"));
    let top = ani.runs(&table.main, "/leaderboard", NO_OPTIONS).await;
    assert!(top.told_publicly().contains("No match has counted"));
    let again = ani.presses(&table.main, "Rematch").await;
    assert!(again.told_publicly().contains("challenges you"));
    table.close().await;
}

#[tokio::test]
async fn once_both_have_moved_cancelling_is_refused_with_what_to_do_instead() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.play_opening(&ani, &budi).await;
    let refused = ani.runs(&table.main, "/cancel", NO_OPTIONS).await;
    assert!(refused.told_privately().contains("Offer a draw, or resign"));
    let menu = ani.presses(&table.main, "More…").await;
    assert!(!menu.buttons().contains(&"Cancel match".to_owned()));
    table.close().await;
}

#[tokio::test]
async fn a_match_is_played_by_command_and_by_button_in_turns() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "3 days").await;
    let (mover, other) = table.to_move([&ani, &budi]);
    let choices = mover
        .completes(&table.main, "/play", NO_OPTIONS, ("hole", ""))
        .await;
    let names: Vec<&str> = choices.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names.len(), 6, "{names:?}");
    assert_eq!(names[2], "3: 4 seeds, ends in your store: pick again");
    let nothing = other
        .completes(&table.main, "/play", NO_OPTIONS, ("hole", ""))
        .await;
    assert!(nothing.is_empty());

    let third = choices[2].1.as_str().unwrap().to_owned();
    let played = mover
        .runs(&table.main, "/play", [("hole", third.clone())])
        .await;
    assert!(played.told_privately().contains("You played hole 3"));
    table
        .until("the board", || {
            table.main.newest().content().contains("pick again")
        })
        .await;
    // What was suggested for an earlier board is not played on this one.
    let stale = mover.runs(&table.main, "/play", [("hole", third)]).await;
    assert!(stale.told_privately().contains("earlier board"));
    mover
        .runs(&table.main, "/play", [("hole", "1".to_owned())])
        .await;
    table
        .until("the other's board", || {
            table.board().is_some() && table.to_move([&ani, &budi]).0.name() == other.name()
        })
        .await;
    let early = mover
        .runs(&table.main, "/play", [("hole", "2".to_owned())])
        .await;
    assert!(early.told_privately().contains("turn"));
    let board = table.board().unwrap();
    let label = first_hole(&board).unwrap();
    other.presses_on(&board, &label).await;
    assert_eq!(table.moves().await.len(), 3);
    table.close().await;
}

#[tokio::test]
async fn a_secret_pick_by_command_is_told_to_nobody_else() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    let choices = ani
        .completes(&table.main, "/play", NO_OPTIONS, ("hole", "5"))
        .await;
    assert_eq!(choices.len(), 1);
    assert_eq!(choices[0].0, "5: 7 seeds");
    let kept = ani
        .runs(&table.main, "/play", [("hole", "5".to_owned())])
        .await;
    assert!(kept.told_privately().contains("You chose **hole 5**"));
    table
        .until("who is ready", || {
            table.main.newest().content().contains("✅")
        })
        .await;
    let seen = budi.sees(&table.main);
    assert!(!seen.contains("hole 5"), "{seen}");
    table.close().await;
}

#[tokio::test]
async fn nonsense_for_a_hole_is_answered() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let none = ani
        .runs(&table.main, "/play", [("hole", "3".to_owned())])
        .await;
    assert!(none.told_privately().contains("no open match"));
    table.start_kalah(&ani, &budi, "3 days").await;
    for typed in ["three", "1.2", "1.0.3.4", "999", "9.0.3"] {
        let answer = ani
            .runs(&table.main, "/play", [("hole", typed.to_owned())])
            .await;
        assert!(!answer.told_privately().is_empty(), "{typed}");
    }
    assert!(table.moves().await.is_empty());
    table.close().await;
}

#[tokio::test]
async fn of_several_matches_in_a_channel_one_is_chosen() {
    let table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    table.start_kalah(&ani, &budi, "3 days").await;
    table.start_kalah(&ani, &cici, "3 days").await;
    let asked = ani.runs(&table.main, "/resign", NO_OPTIONS).await;
    assert!(asked.told_privately().contains("Which match?"));
    let mut buttons = asked.buttons();
    buttons.sort();
    assert_eq!(buttons, ["budi · Kalah", "cici · Kalah"]);
    let sure = ani.presses_on(&asked.message(), "budi · Kalah").await;
    assert!(sure.updated().content().contains("**budi** then wins"));
    let asked = ani.runs(&table.main, "/board", NO_OPTIONS).await;
    let shown = ani.presses_on(&asked.message(), "cici · Kalah").await;
    assert!(shown.message().picture().is_some());
    assert!(!shown.message().is_ephemeral());
    table.close().await;
}

#[tokio::test]
async fn a_member_is_challenged_from_the_menu_and_a_record_is_shown_from_a_board() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let offered = ani
        .uses_on_person(&table.main, "Challenge to Congkak", &budi)
        .await;
    assert!(offered.told_publicly().contains("challenges you"));
    let said = ani.says(&table.main, "hello");
    let none = budi.uses_on_message("Show the record", &said).await;
    assert!(none.told_privately().contains("no match"));
    budi.presses(&table.main, "Accept").await;
    table
        .until("both own boards", || {
            is_asked(&ani).is_some() && is_asked(&budi).is_some()
        })
        .await;
    table.play_opening(&ani, &budi).await;
    let board = table.board().unwrap();
    let shown = budi.uses_on_message("Show the record", &board).await;
    let record = String::from_utf8(shown.message().picture().unwrap()).unwrap();
    assert!(record.starts_with("game: congkak\n"), "{record}");
    assert!(record.contains("S1+N1"), "{record}");
    table.close().await;
}
