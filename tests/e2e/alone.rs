//! Practice in a DM with the bot, where nobody else is.

use crate::table::{Table, first_hole};
use sandbox::{Channel, Message, NO_OPTIONS, Person};
use std::time::Duration;

/// The board as it stands, if the person is asked there.
async fn board(table: &Table, dm: &Channel) -> Option<Message> {
    let of = "select 'pick:' || match_id || ':' || revision || ':' from matches
              where state = 'open'";
    let front = table.peek(of).await.pop()?;
    let mut messages = dm.messages();
    messages.retain(|message| {
        let ids = message.custom_ids();
        !message.is_ephemeral() && ids.iter().any(|id| id.contains(&front))
    });
    messages.pop()
}

fn is_over(dm: &Channel) -> bool {
    dm.newest().buttons().contains(&"Rematch".to_owned())
}

/// The next board on which the person is asked; none where all is over.
async fn next(table: &Table, dm: &Channel) -> Option<Message> {
    for _ in 0..1000 {
        let shown = board(table, dm).await;
        if shown.is_some() || is_over(dm) {
            return shown;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("no board of the match as it stands:\n{}", table.log());
}

async fn practise(ani: &Person, dm: &Channel) {
    let options = [("game", "Kalah".to_owned()), ("level", "1".to_owned())];
    let begun = ani.runs(dm, "/practice", options).await;
    let told = begun.told_publicly();
    assert!(told.contains("practice, level 1"), "{told}");
}

#[tokio::test]
async fn alone_with_the_bot_one_plays_a_match_to_its_end_and_the_next() {
    let table = Table::open().await;
    let [ani] = table.seat(["ani"]);
    let dm = ani.dm();
    practise(&ani, &dm).await;
    let asked = next(&table, &dm).await.unwrap();
    let advice = ani.runs(&dm, "/hint", NO_OPTIONS).await;
    assert!(!advice.told_privately().is_empty());
    let advice = ani.presses_on(&asked, "Hint").await;
    assert!(!advice.told_privately().is_empty());
    let games = ani.runs(&dm, "/games", NO_OPTIONS).await;
    let games = games.told_privately();
    assert!(games.contains("channels/@me/"), "{games}");
    let shown = ani.runs(&dm, "/board", NO_OPTIONS).await;
    assert!(shown.told_publicly().contains("practice, level 1"));
    for _ in 0..200 {
        let Some(shown) = next(&table, &dm).await else {
            break;
        };
        let before = table.moves().await.len();
        let label = first_hole(&shown).unwrap();
        let answer = ani.presses_on(&shown, &label).await;
        assert!(!answer.failed(), "{}", table.log());
        assert!(table.moves().await.len() > before, "{}", table.log());
        // Nobody may press so often as a test does.
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(is_over(&dm));
    let again = ani.presses(&dm, "Rematch").await;
    assert!(again.told_publicly().contains("practice, level 1"));
    next(&table, &dm).await.unwrap();
    ani.runs(&dm, "/resign", NO_OPTIONS).await;
    ani.presses(&dm, "Yes, resign").await;
    table.until("the result", || is_over(&dm)).await;
    // With people one plays elsewhere.
    let alone = ani.runs(&dm, "/challenge", NO_OPTIONS).await;
    let told = alone.told_privately();
    assert!(
        told.contains("Here are only you and I: `/practice` plays against me."),
        "{told}"
    );
    assert!(told.contains("`/challenge` works in a server, and in a DM or a group"));
    // In the language of whoever reads it.
    for (locale, begin) in [
        ("de", "Hier sind nur wir zwei"),
        ("it", "Qui ci siamo solo noi due"),
        ("ja", "ここにはあなたとボット"),
        ("ko", "여기에는 우리 둘뿐"),
        ("id", "Di sini cuma ada kamu"),
    ] {
        ani.speaks(locale);
        let alone = ani.runs(&dm, "/challenge", NO_OPTIONS).await;
        let told = alone.told_privately();
        assert!(
            told.starts_with(begin) && told.contains("`/practice`"),
            "{told}"
        );
    }
    table.close().await;
}

#[tokio::test]
async fn alone_with_the_bot_no_kill_loses_a_pick() {
    let mut table = Table::open().await;
    let [ani] = table.seat(["ani"]);
    let dm = ani.dm();
    practise(&ani, &dm).await;
    for _ in 0..3 {
        let Some(shown) = next(&table, &dm).await else {
            break;
        };
        let before = table.moves().await;
        let label = first_hole(&shown).unwrap();
        let answer = ani.presses_on(&shown, &label).await;
        assert!(!answer.failed(), "{}", table.log());
        table.restart_bot().await;
        let moves = table.moves().await;
        assert!(moves.starts_with(&before) && moves.len() > before.len());
    }
    // What opens no door any more is shown by the next press.
    table.hours_pass(24);
    let shown = next(&table, &dm).await.unwrap();
    let more = ani.presses_on(&shown, "More…").await;
    assert!(!more.failed(), "{}", table.log());
    table.close().await;
}
