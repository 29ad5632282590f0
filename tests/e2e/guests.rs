//! Where the bot is a guest: a DM between two people, a group, a server in which only a player has
//! installed it. It can do nothing there but answer.

use crate::table::{Table, first_hole, is_asked};
use sandbox::{Channel, Effect, Fault, Guild, Message, NO_OPTIONS, Person, permissions};
use std::time::Duration;

/// Two people of whom one has installed the bot, and who share no server with it, and their DM.
fn two_friends(table: &Table) -> ([Person; 2], Channel) {
    let [ani, budi] = ["ani", "budi"].map(|name| table.sandbox.person(name));
    ani.installs();
    let dm = ani.dm_with(&budi);
    ([ani, budi], dm)
}

/// Two people of whom one has installed the bot, in a server that has not, and a channel there.
fn abroad(table: &Table) -> ([Person; 2], Guild, Channel) {
    let [ani, budi] = ["ani", "budi"].map(|name| table.sandbox.person(name));
    let foreign = table.sandbox.foreign_guild("Seberang");
    foreign.join(&ani);
    foreign.join(&budi);
    ani.installs();
    let square = foreign.channel("square");
    ([ani, budi], foreign, square)
}

/// The newest message in a channel that all in it see and that has buttons for holes.
fn board(channel: &Channel) -> Option<Message> {
    let mut messages = channel.messages();
    messages.retain(|message| !message.is_ephemeral() && first_hole(message).is_some());
    messages.pop()
}

fn is_over(channel: &Channel) -> bool {
    channel.newest().buttons().contains(&"Rematch".to_owned())
}

async fn start_kalah(ani: &Person, budi: &Person, dm: &Channel, pace: &str) {
    let options = [
        ("opponent", budi.mention()),
        ("game", "Kalah".to_owned()),
        ("pace", pace.to_owned()),
    ];
    let offered = ani.runs(dm, "/challenge", options).await;
    assert!(offered.told_publicly().contains("I am a guest here"));
    let accepted = budi.presses(dm, "Accept").await;
    assert!(!accepted.failed());
}

/// Who is called by the newest board.
fn to_move<'a>(dm: &Channel, [ani, budi]: [&'a Person; 2]) -> (&'a Person, &'a Person) {
    if board(dm).unwrap().content().contains(&ani.mention()) {
        (ani, budi)
    } else {
        (budi, ani)
    }
}

/// Nothing was asked of the channel itself: there the bot has no say.
fn was_never_refused(table: &Table, channel: &Channel) {
    let inside = format!("/channels/{}", channel.id());
    for request in table.sandbox.traffic() {
        assert!(
            !request.path.contains(&inside),
            "{} {}",
            request.method,
            request.path
        );
    }
}

#[tokio::test]
async fn two_friends_without_a_server_play_a_match_to_its_end() {
    let table = Table::open().await;
    let ([ani, budi], dm) = two_friends(&table);
    start_kalah(&ani, &budi, &dm, "No clock").await;
    let mut picks = 0;
    while !is_over(&dm) {
        let shown = board(&dm).unwrap();
        let (mover, other) = to_move(&dm, [&ani, &budi]);
        let label = first_hole(&shown).unwrap();
        if picks == 0 {
            let early = other.presses_on(&shown, &label).await;
            assert!(early.told_privately().contains("turn"));
        }
        let answer = mover.presses_on(&shown, &label).await;
        assert!(!answer.failed(), "{}", table.log());
        // What the answer itself does not show comes through the door that it leaves open.
        table
            .until("the next board", || board(&dm).is_some() || is_over(&dm))
            .await;
        picks += 1;
        assert!(picks < 200, "the match does not end");
    }
    assert_eq!(table.moves().await.len(), picks);
    // Old boards have lost their buttons, each through the press that made it old.
    table
        .until("one message with buttons", || {
            let with_buttons = dm.messages();
            let with_buttons = with_buttons.iter().filter(|m| !m.buttons().is_empty());
            with_buttons.count() == 1
        })
        .await;
    // No result is counted, and that was said before.
    assert!(
        table
            .peek("select winner from match_results")
            .await
            .is_empty()
    );
    let top = ani.runs(&dm, "/leaderboard", NO_OPTIONS).await;
    assert!(top.told_privately().contains("that I am a member of"));
    let again = budi.presses(&dm, "Rematch").await;
    assert!(again.told_publicly().contains("**budi** challenges you"));
    ani.presses(&dm, "Accept").await;
    assert!(board(&dm).is_some());
    was_never_refused(&table, &dm);
    table.close().await;
}

#[tokio::test]
async fn the_secret_opening_works_by_private_boards_and_by_the_dm_of_who_has_installed_the_bot() {
    let table = Table::open().await;
    let ([ani, budi], dm) = two_friends(&table);
    let offered = ani
        .runs(&dm, "/challenge", [("opponent", budi.mention())])
        .await;
    assert!(offered.told_publicly().contains("challenges you"));
    budi.presses(&dm, "Accept").await;
    // Who has it installed can be written to; the other cannot, and is told here.
    table
        .until("a DM to ani", || is_asked(&ani).is_some())
        .await;
    table
        .until("a word to budi", || {
            dm.newest().content().contains("could not send you a DM")
        })
        .await;
    ani.presses_on(&is_asked(&ani).unwrap(), "5").await;
    table
        .until("who is ready", || dm.newest().content().contains("✅"))
        .await;
    let own = budi.presses(&dm, "My board").await;
    assert!(own.message().is_ephemeral());
    let seen = budi.sees(&dm);
    assert!(!seen.contains("hole 5"), "{seen}");
    let picked = budi.presses_on(&own.message(), "3").await;
    assert!(!picked.failed());
    table
        .until("the reveal", || {
            let words = dm.newest().content();
            words.contains("**ani** chose hole 5") && words.contains("**budi** chose hole 3")
        })
        .await;
    was_never_refused(&table, &dm);
    table.close().await;
}

#[tokio::test]
async fn after_a_kill_between_commit_and_answer_the_next_press_brings_the_board() {
    for command in [false, true] {
        let mut table = Table::open().await;
        let ([ani, budi], dm) = two_friends(&table);
        start_kalah(&ani, &budi, &dm, "No clock").await;
        let shown = board(&dm).unwrap();
        let (mover, _) = to_move(&dm, [&ani, &budi]);
        // What answers have left open until now is shut by then.
        table.sandbox.clock().advance(Duration::from_mins(16));
        table
            .sandbox
            .fails(Fault::on("POST", "/interactions/*/*/callback", Effect::HangBefore).always());
        let pending = mover.starts_press(&shown, "1").unwrap();
        for _ in 0..500 {
            if !table.moves().await.is_empty() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        table.kill_bot().await;
        drop(pending);
        table.sandbox.heals();
        table.start_bot().await;
        assert_eq!(table.moves().await.len(), 1);
        // The worker finds no door, and does not try for ever.
        for _ in 0..500 {
            if table.peek("select notice from outbox").await.is_empty() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert!(table.peek("select notice from outbox").await.is_empty());
        assert_eq!(dm.newest().id(), shown.id());
        if command {
            let listed = ani.runs(&dm, "/games", NO_OPTIONS).await;
            assert!(listed.told_privately().contains("budi"));
        } else {
            let stale = mover.presses_on(&shown, "1").await;
            assert!(stale.told_privately().contains("earlier board"));
        }
        table
            .until("the board after the move", || {
                dm.newest().content().contains("sowed hole 1")
            })
            .await;
        assert_eq!(table.moves().await.len(), 1);
        table.close().await;
    }
}

#[tokio::test]
async fn board_shows_a_fresh_board_when_all_tokens_are_dead() {
    let table = Table::open().await;
    let ([ani, budi], dm) = two_friends(&table);
    start_kalah(&ani, &budi, &dm, "3 days").await;
    table.hours_pass(5);
    let fresh = ani.runs(&dm, "/board", NO_OPTIONS).await;
    assert!(fresh.message().picture().is_some());
    let shown = board(&dm).unwrap();
    assert_eq!(shown.id(), fresh.message().id());
    let (mover, _) = to_move(&dm, [&ani, &budi]);
    mover.presses_on(&shown, "1").await;
    assert_eq!(table.moves().await.len(), 1);
    was_never_refused(&table, &dm);
    table.close().await;
}

#[tokio::test]
async fn play_draw_takeback_and_resign_work_among_friends() {
    let table = Table::open().await;
    let [ani, budi, cici] = ["ani", "budi", "cici"].map(|name| table.sandbox.person(name));
    ani.installs();
    budi.installs();
    let group = table.sandbox.group("Warung", &[&ani, &budi, &cici]);
    start_kalah(&ani, &budi, &group, "3 days").await;
    let (mover, other) = to_move(&group, [&ani, &budi]);
    let played = mover
        .runs(&group, "/play", [("hole", "1".to_owned())])
        .await;
    assert!(played.told_privately().contains("You played hole 1"));
    table
        .until("the board for all", || {
            group.newest().content().contains("sowed hole 1")
        })
        .await;
    mover.runs(&group, "/takeback", NO_OPTIONS).await;
    table
        .until("the question", || {
            group.newest().buttons().contains(&"Agree".to_owned())
        })
        .await;
    let stranger = cici.presses(&group, "Agree").await;
    assert!(stranger.told_privately().contains("between"));
    other.presses(&group, "Agree").await;
    table
        .until("the board of before", || {
            group.newest().content().contains(&mover.mention())
                && first_hole(&group.newest()).is_some()
        })
        .await;
    assert!(table.moves().await.is_empty());
    let menu = ani.presses(&group, "More…").await;
    ani.presses_on(&menu.message(), "Offer a draw").await;
    table
        .until("the offer", || {
            group.newest().content().contains("offers a draw")
        })
        .await;
    budi.presses(&group, "Decline").await;
    let asked = budi.runs(&group, "/resign", NO_OPTIONS).await;
    budi.presses_on(&asked.message(), "Yes, resign").await;
    table.until("the result", || is_over(&group)).await;
    was_never_refused(&table, &group);
    table.close().await;
}

#[tokio::test]
async fn reminders_come_by_dm_and_a_shut_dm_keeps_no_match_from_its_end() {
    let table = Table::open().await;
    let ([ani, budi], dm) = two_friends(&table);
    start_kalah(&ani, &budi, &dm, "1 day").await;
    let (mover, other) = to_move(&dm, [&ani, &budi]);
    table.hours_pass(17);
    table.all_are_warned().await;
    let reminded = |person: &Person| {
        let messages = person.dm().messages();
        messages
            .iter()
            .any(|m| m.content().contains("waits for your pick"))
    };
    // Only who has installed the bot can be written to.
    assert_eq!(reminded(mover), mover.has_installed());
    table.hours_pass(9);
    let menu = || other.presses(&dm, "More…");
    let mut asked = menu().await;
    for _ in 0..200 {
        if asked.buttons().contains(&"Time is up…".to_owned()) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        asked = menu().await;
    }
    let asked = other.presses_on(&asked.message(), "Time is up…").await;
    other.presses_on(&asked.message(), "Claim the match").await;
    table.until("the result", || is_over(&dm)).await;
    was_never_refused(&table, &dm);
    table.close().await;
}

#[tokio::test]
async fn in_a_server_that_only_a_player_brought_it_to_the_bot_answers_and_no_more() {
    let table = Table::open().await;
    let ([ani, budi], foreign, square) = abroad(&table);
    start_kalah(&ani, &budi, &square, "No clock").await;
    let (mover, _) = to_move(&square, [&ani, &budi]);
    mover.presses_on(&board(&square).unwrap(), "1").await;
    assert_eq!(table.moves().await.len(), 1);
    was_never_refused(&table, &square);
    // Where people may not use their own apps for all to see, nothing is begun.
    let quiet = foreign.channel("quiet");
    quiet.denies_everyone(permissions::USE_EXTERNAL_APPS);
    let refused = ani.runs(&quiet, "/challenge", NO_OPTIONS).await;
    assert!(refused.told_privately().contains("Use External Apps"));
    table.close().await;
}

#[tokio::test]
async fn a_start_of_the_bot_ends_no_match_among_friends() {
    let mut table = Table::open().await;
    let ([ani, budi], dm) = two_friends(&table);
    start_kalah(&ani, &budi, &dm, "No clock").await;
    table.restart_bot().await;
    let (mover, _) = to_move(&dm, [&ani, &budi]);
    mover.presses_on(&board(&dm).unwrap(), "1").await;
    assert_eq!(table.moves().await.len(), 1);
    assert_eq!(table.peek("select state from matches").await, ["open"]);
    table.close().await;
}

#[tokio::test]
async fn an_old_challenge_says_how_it_ended_when_it_is_pressed() {
    let table = Table::open().await;
    let ([ani, budi], dm) = two_friends(&table);
    ani.runs(&dm, "/challenge", [("opponent", budi.mention())])
        .await;
    table.hours_pass(25);
    // The bot has ended it, and has found no door to say so.
    let ended = "select state from challenges
                 where state = 'expired' and not exists (select 1 from outbox)";
    table.until_kept(ended).await;
    let late = budi.presses(&dm, "Accept").await.updated();
    assert!(late.content().contains("Nobody answered"));
    assert!(late.buttons().is_empty());
    table.close().await;
}

#[tokio::test]
async fn blocks_limits_and_being_forgotten_hold_among_friends_too() {
    let table = Table::open().await;
    let ([ani, budi], dm) = two_friends(&table);
    budi.installs();
    budi.runs(&dm, "/block", [("player", ani.mention())]).await;
    let refused = ani
        .runs(&dm, "/challenge", [("opponent", budi.mention())])
        .await;
    assert!(refused.told_privately().contains("takes no challenges"));
    let listed = budi.runs(&dm, "/block", NO_OPTIONS).await;
    budi.presses_on(&listed.message(), "ani").await;
    start_kalah(&ani, &budi, &dm, "No clock").await;
    let twice = ani
        .runs(&dm, "/challenge", [("opponent", budi.mention())])
        .await;
    assert!(twice.told_privately().contains("have a match"));
    let told = ani.runs(&dm, "/privacy", NO_OPTIONS).await;
    let file = ani.presses_on(&told.message(), "Get my data").await;
    let json = String::from_utf8(file.message().picture().unwrap()).unwrap();
    let known: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(known["matches"].as_array().unwrap().len(), 1);
    let asked = ani.presses_on(&told.message(), "Delete my data").await;
    ani.presses_on(&asked.message(), "Yes, delete it").await;
    let names = "select south_name || north_name from matches";
    assert_eq!(table.peek(names).await, ["budi"]);
    table.until("the end", || is_over(&dm)).await;
    table.close().await;
}

#[tokio::test]
async fn where_the_bot_is_invited_later_a_match_goes_on_as_any_other() {
    let table = Table::open().await;
    let ([ani, budi], foreign, square) = abroad(&table);
    start_kalah(&ani, &budi, &square, "No clock").await;
    foreign.invites_bot();
    let homeless = "select cast(match_id as text) from matches where server_id < 0";
    for _ in 0..500 {
        if table.peek(homeless).await.is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (mover, _) = to_move(&square, [&ani, &budi]);
    mover
        .runs(&square, "/play", [("hole", "1".to_owned())])
        .await;
    table
        .until("the board, by the bot itself", || {
            square.newest().content().contains("sowed hole 1")
        })
        .await;
    table.close().await;
}
