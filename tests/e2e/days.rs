//! Play over days: reminders, deadlines, claims, vacations, and time in which the bot was down. The
//! clock is the stand-in's, and the tests move it.

use crate::table::{Table, first_hole};
use sandbox::{NO_OPTIONS, Person, permissions};

/// How many reminders a person has in DMs.
fn reminders(person: &Person) -> usize {
    let messages = person.dm().messages();
    let told = messages
        .iter()
        .filter(|message| message.content().contains("waits for your pick"));
    told.count()
}

#[tokio::test]
async fn an_abandoned_match_is_ended_by_the_other_player_and_not_without_warning() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "1 day").await;
    let (mover, other) = table.to_move([&ani, &budi]);
    assert!(table.main.newest().content().contains("⏳"));
    table.hours_pass(17);
    table.until("a reminder", || reminders(mover) == 1).await;
    table.all_are_warned().await;
    assert_eq!(reminders(other), 0);

    table.hours_pass(8);
    let has_button = || {
        let buttons = table.main.newest().buttons();
        buttons.contains(&"Time is up…".to_owned())
    };
    table.until("the word that time is up", has_button).await;
    table
        .until("a word to the other", || {
            let told = other.dm().messages().pop();
            told.is_some_and(|told| told.content().contains("You can claim the match"))
        })
        .await;
    // Who is late is told kindly what the button is for.
    let own = mover.presses(&table.main, "Time is up…").await;
    assert!(
        own.told_privately()
            .contains("your own pick that is awaited")
    );
    let asked = other.presses(&table.main, "Time is up…").await;
    let buttons = ["Claim the match", "Give more time", "Wait"];
    assert_eq!(asked.buttons(), buttons);
    other.presses_on(&asked.message(), "Claim the match").await;
    table.until("the result", || table.is_over()).await;
    let result = table.main.newest().content();
    assert!(result.contains("ran out of time"), "{result}");
    assert_eq!(reminders(mover), 1);
    table.close().await;
}

#[tokio::test]
async fn a_late_player_gets_more_time_and_plays_on() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "1 day").await;
    let (mover, other) = table.to_move([&ani, &budi]);
    table.hours_pass(17);
    table.until("a reminder", || reminders(mover) == 1).await;
    table.all_are_warned().await;
    table.hours_pass(8);
    let is_late = || {
        let buttons = table.main.newest().buttons();
        buttons.contains(&"Time is up…".to_owned())
    };
    table.until("the word that time is up", is_late).await;
    let asked = other.presses(&table.main, "Time is up…").await;
    let waited = other.presses_on(&asked.message(), "Wait").await;
    assert!(waited.updated().content().contains("you wait"));
    let asked = other.presses(&table.main, "Time is up…").await;
    let given = other.presses_on(&asked.message(), "Give more time").await;
    assert!(given.updated().content().contains("has more time"));
    table.until("the usual board", || !is_late()).await;
    table.hours_pass(17);
    table
        .until("a second reminder", || reminders(mover) == 2)
        .await;
    let board = table.board().unwrap();
    let label = first_hole(&board).unwrap();
    let played = mover.presses_on(&board, &label).await;
    assert!(!played.failed());
    table.close().await;
}

#[tokio::test]
async fn closed_dms_do_not_keep_a_reminder_away_and_no_match_hangs_for_them() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "1 day").await;
    let (mover, other) = table.to_move([&ani, &budi]);
    mover.closes_dms();
    let pings = mover.pings().len();
    table.hours_pass(17);
    table
        .until("a ping", || mover.pings().len() == pings + 1)
        .await;
    let told = table.main.newest().content();
    assert!(told.contains("waits for your pick"), "{told}");
    table.all_are_warned().await;
    table.hours_pass(9);
    table
        .until("the word that time is up", || {
            let messages = table.main.messages();
            let late = |label: &String| label == "Time is up…";
            messages.iter().any(|m| m.buttons().iter().any(late))
        })
        .await;
    let asked = other.presses(&table.main, "Time is up…").await;
    other.presses_on(&asked.message(), "Claim the match").await;
    table.until("the result", || table.is_over()).await;
    table.close().await;
}

#[tokio::test]
async fn time_in_which_the_bot_was_down_is_given_back_and_no_game_is_lost_by_a_restart() {
    let mut table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "1 day").await;
    let (mover, other) = table.to_move([&ani, &budi]);
    table.kill_bot().await;
    table.hours_pass(48);
    table.start_bot().await;
    let early = other.runs(&table.main, "/board", NO_OPTIONS).await;
    let buttons = early.buttons();
    assert!(!buttons.contains(&"Time is up…".to_owned()), "{buttons:?}");
    assert_eq!(reminders(mover), 0);
    table.hours_pass(17);
    table.until("a reminder", || reminders(mover) == 1).await;
    table.all_are_warned().await;
    table.close().await;
}

#[tokio::test]
async fn a_live_match_reminds_and_is_claimed_within_minutes() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "Live: 5 minutes").await;
    let (mover, other) = table.to_move([&ani, &budi]);
    let minute = std::time::Duration::from_mins(1);
    table.sandbox.clock().advance(4 * minute);
    table.until("a reminder", || reminders(mover) == 1).await;
    table.all_are_warned().await;
    table.sandbox.clock().advance(4 * minute);
    table
        .until("the word that time is up", || {
            let buttons = table.main.newest().buttons();
            buttons.contains(&"Time is up…".to_owned())
        })
        .await;
    let asked = other.presses(&table.main, "Time is up…").await;
    other.presses_on(&asked.message(), "Claim the match").await;
    table.until("the result", || table.is_over()).await;
    table.close().await;
}

#[tokio::test]
async fn a_vacation_stops_the_clock_and_its_end_lets_it_go_on() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "1 day").await;
    let (mover, other) = table.to_move([&ani, &budi]);
    let status = mover.runs(&table.main, "/vacation", NO_OPTIONS).await;
    assert!(status.told_privately().contains("not on vacation"));
    let days = [("days", "10".to_owned())];
    let begun = mover.runs(&table.main, "/vacation", days).await;
    assert!(begun.told_privately().contains("on vacation until"));
    table
        .until("a board that says so", || {
            table.main.newest().content().contains("🏖️")
        })
        .await;
    table.hours_pass(48);
    let menu = other.presses(&table.main, "More…").await;
    assert!(!menu.buttons().contains(&"Time is up…".to_owned()));
    let back = mover.presses_on(&begun.message(), "End the vacation").await;
    let told = back.updated().content();
    assert!(told.contains("Days left in this year: 2"), "{told}");
    table
        .until("a clock that runs", || {
            table.main.newest().content().contains("⏳")
        })
        .await;
    assert_eq!(reminders(mover), 0);
    table.close().await;
}

#[tokio::test]
async fn vacations_have_a_yearly_limit_that_says_what_is_left() {
    let table = Table::open().await;
    let [ani] = table.seat(["ani"]);
    let goes = |days: u32| ani.runs(&table.main, "/vacation", [("days", days.to_string())]);
    let begun = goes(29).await;
    assert!(begun.told_privately().contains("on vacation until"));
    let twice = goes(1).await.told_privately();
    assert!(twice.contains("on vacation already"), "{twice}");
    table.hours_pass(24 * 29 + 1);
    let refused = goes(2).await.told_privately();
    assert_eq!(refused, "You have 1 day of vacation left in this year.");
    let last = goes(1).await.told_privately();
    assert!(last.contains("Days left in this year: 0"), "{last}");
    table.close().await;
}

#[tokio::test]
async fn a_rematch_is_offered_days_later_with_only_one_side_there() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "1 day").await;
    ani.runs(&table.main, "/resign", NO_OPTIONS).await;
    ani.presses(&table.main, "Yes, resign").await;
    table.until("the result", || table.is_over()).await;
    table.hours_pass(24 * 20);
    let offered = budi.presses(&table.main, "Rematch").await;
    assert!(offered.told_publicly().contains("**budi** challenges you"));
    table.hours_pass(24 * 6);
    let accepted = ani.presses(&table.main, "Accept").await;
    assert!(!accepted.failed());
    table.until("a board", || table.board().is_some()).await;
    table.close().await;
}

#[tokio::test]
async fn both_late_in_the_opening_either_calls_the_match_off() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    table.hours_pass(49);
    table
        .until("both reminders", || {
            reminders(&ani) == 1 && reminders(&budi) == 1
        })
        .await;
    table.all_are_warned().await;
    table.hours_pass(25);
    table
        .until("the word that time is up", || {
            let words = table.main.newest().content();
            words.matches('⌛').count() == 2
        })
        .await;
    let asked = ani.presses(&table.main, "Time is up…").await;
    assert!(asked.told_privately().contains("both of you"));
    let sure = ani.presses_on(&asked.message(), "Cancel match").await;
    ani.presses_on(&sure.message(), "Yes, cancel it").await;
    table.until("the end", || table.is_over()).await;
    let results = "select winner from match_results";
    assert!(table.peek(results).await.is_empty());
    table.close().await;
}

#[tokio::test]
async fn a_lost_permission_keeps_no_reminder_back_for_ever() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "1 day").await;
    let (mover, _) = table.to_move([&ani, &budi]);
    table.main.denies_bot(permissions::SEND_MESSAGES);
    table.hours_pass(17);
    table.until("a reminder", || reminders(mover) == 1).await;
    table.all_are_warned().await;
    table.close().await;
}

#[tokio::test]
async fn of_a_player_who_left_the_server_the_other_is_told_and_may_claim() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "1 day").await;
    let (mover, other) = table.to_move([&ani, &budi]);
    mover.leaves(&table.guild);
    table.hours_pass(17);
    table
        .until("the reminder told in some way", || {
            let words = table.main.newest().content();
            words.contains("waits for your pick") || reminders(mover) == 1
        })
        .await;
    table.all_are_warned().await;
    table.hours_pass(9);
    table
        .until("a word to the other", || {
            let told = other.dm().messages().pop();
            told.is_some_and(|told| told.content().contains("and the time is up"))
        })
        .await;
    let menu = other.presses(&table.main, "More…").await;
    let asked = other.presses_on(&menu.message(), "Time is up…").await;
    other.presses_on(&asked.message(), "Claim the match").await;
    table.until("the result", || table.is_over()).await;
    table.close().await;
}
