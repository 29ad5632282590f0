//! No secret pick is ever seen by anyone else before the reveal.

use crate::table::{Table, is_asked};
use sandbox::{NO_OPTIONS, Person};

/// Both messages of the opening, everywhere that `person` can look.
fn all_that_is_seen(table: &Table, person: &Person) -> String {
    format!(
        "{}\n{}",
        person.sees(&table.main),
        person.sees(&person.dm())
    )
}

#[tokio::test]
async fn a_pick_is_seen_by_its_owner_alone_until_both_are_in() {
    let table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    table.start_match(&ani, &budi, "1").await;
    let before = (all_that_is_seen(&table, &budi), cici.sees(&table.main));
    let picture = table.main.newest().picture().unwrap();

    let own = is_asked(&ani).unwrap();
    let picked = ani.presses_on(&own, "5").await.updated();
    assert!(picked.content().contains("You chose **hole 5**"));
    table
        .until("who is ready", || {
            table
                .main
                .newest()
                .content()
                .contains("✅ **ani** has chosen")
        })
        .await;
    table.sandbox.settled().await;
    // What the others see has changed in that one line alone, and says no number: whose pick is in,
    // against whom no clock runs.
    let ready = |text: &str| {
        let text = text.replace(" (edited)", "");
        let mut lines: Vec<&str> = text.lines().collect();
        let clock = lines.iter().position(|line| line.contains("⏳ **ani**"));
        lines.remove(clock.unwrap());
        let text = lines.join("\n") + "\n";
        text.replace("⏳ @ani is choosing", "✅ **ani** has chosen")
    };
    let seen = [all_that_is_seen(&table, &budi), cici.sees(&table.main)];
    assert_eq!(
        seen.map(|text| text.replace(" (edited)", "")),
        [ready(&before.0), ready(&before.1)]
    );
    assert_ne!(table.main.newest().picture().unwrap(), picture);

    // The same picture and the same words, whatever was picked.
    let shown = table.main.newest().picture().unwrap();
    let edits = table.main.newest().edits();
    ani.presses_on(&own, "2").await;
    table.sandbox.settled().await;
    assert_eq!(table.main.newest().picture().unwrap(), shown);
    assert_eq!(table.main.newest().edits(), edits, "a change of mind shows");

    let kept = "select cast(label as text) from secret_picks";
    assert_eq!(table.peek(kept).await, ["2"]);
    let own = is_asked(&budi).unwrap();
    budi.presses_on(&own, "7").await;
    table
        .until("the reveal", || {
            let words = table.main.newest().content();
            words.contains("**ani** chose hole 2") && words.contains("**budi** chose hole 7")
        })
        .await;
    assert!(table.peek(kept).await.is_empty());
    table.close().await;
}

#[tokio::test]
async fn an_opening_without_buttons_says_of_nobody_that_they_are_choosing() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    let card = table.main.newest();
    assert!(card.content().contains("is choosing"));
    let picture = card.picture();
    table.play_opening(&ani, &budi).await;
    table
        .until("the card without buttons", || card.buttons().is_empty())
        .await;
    let words = card.content();
    for name in ["ani", "budi"] {
        assert!(
            words.contains(&format!("✅ **{name}** has chosen")),
            "{words}"
        );
    }
    assert!(!words.contains("is choosing") && card.picture().is_some());
    assert!(picture.is_some());

    // Also where the opening ends otherwise.
    let side = table.guild.channel("side");
    ani.runs(&side, "/challenge", [("opponent", budi.mention())])
        .await;
    let accepted = budi.presses(&side, "Accept").await;
    let card = accepted.updated();
    assert!(card.content().contains("is choosing"));
    ani.runs(&side, "/cancel", NO_OPTIONS).await;
    ani.presses(&side, "Yes, cancel it").await;
    table
        .until("the card without buttons", || card.buttons().is_empty())
        .await;
    assert!(!card.content().contains("choosing"), "{}", card.content());
    table.close().await;
}

#[tokio::test]
async fn a_pick_is_in_no_log_and_no_row_that_outlives_the_reveal() {
    let mut table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_match(&ani, &budi, "1").await;
    let own = is_asked(&ani).unwrap();
    let custom_id = own.custom_id("6").unwrap();
    ani.presses_on(&own, "6").await;
    assert!(table.peek("select record from matches").await[0].ends_with("\n\n"));
    for table_of in ["select notice from outbox", "select record from matches"] {
        let rows = table.peek(table_of).await;
        assert!(
            rows.iter()
                .all(|row| !row.contains("S6") && !row.contains("N6"))
        );
    }
    budi.closes_dms();
    let seen = table.log();
    assert!(!seen.contains(&custom_id), "the log names the button");
    assert!(!seen.contains("hole 6"));
    // The change of mind leaves nothing of the first pick.
    ani.presses_on(&own, "4").await;
    let asked = is_asked(&budi).unwrap();
    budi.presses_on(&asked, "1").await;
    table
        .until("the reveal", || {
            table.main.newest().content().contains("chose hole 4")
        })
        .await;
    table.kill_bot().await;
    assert!(table.peek("select side from secret_picks").await.is_empty());
    let everything = table.peek("select notice from outbox union all select record from matches");
    assert!(
        everything
            .await
            .iter()
            .all(|row| !row.contains("S6") && !row.contains("N6"))
    );
    assert!(!table.log().contains(&custom_id));
    table.close().await;
}
