//! Several processes on one database: each looks after everything, and each thing is done once.

use super::*;
use crate::play::{close_seasons, expire_challenges, mind_clocks, reveal_puzzles};

on_postgres_too! {
    what_three_processes_look_after_is_done_once
    of_two_processes_that_apply_one_press_one_is_refused
    what_each_of_two_processes_owes_is_told_by_it_alone
}

/// So many processes that use the database of a table.
async fn processes<const N: usize>(table: &Table) -> [Db; N] {
    let mut all = Vec::new();
    for id in 1..=N {
        let db = Db::open(table.place.url()).await.unwrap();
        all.push(db.of_process(i64::try_from(id).unwrap()));
    }
    all.try_into().unwrap()
}

/// What the worker of a process looks after each second.
async fn minds_all(db: &Db, now: Moment) {
    expire_challenges(db, now).await.unwrap();
    mind_clocks(db, now).await.unwrap();
    close_seasons(db, now).await.unwrap();
    reveal_puzzles(db, now).await.unwrap();
}

#[tokio::test]
async fn what_three_processes_look_after_is_done_once() {
    let table = Table::open().await;
    table.begin(kalah(), Pace::ThreeDays).await;
    let open = offer_to(None, kalah(), Pace::ThreeDays);
    challenge(&table.db, START, open).await.unwrap();
    table.told(START).await;
    let [one, two, three] = processes(&table).await;
    // Past the reminder, and past the challenge's time.
    let now = START.plus(3 * DAY);
    tokio::join!(
        minds_all(&one, now),
        minds_all(&two, now),
        minds_all(&three, now)
    );
    let told = table.told(now).await;
    let of_kind = |is: fn(&Notice) -> bool| told.iter().filter(|notice| is(notice)).count();
    assert_eq!(
        of_kind(|n| matches!(n, Notice::Reminder { .. })),
        1,
        "{told:?}"
    );
    assert_eq!(
        of_kind(|n| matches!(n, Notice::Challenge { .. })),
        1,
        "{told:?}"
    );
}

#[tokio::test]
async fn of_two_processes_that_apply_one_press_one_is_refused() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    let [one, other] = processes(&table).await;
    let press = || Press {
        mat,
        revision: 0,
        player: ANI,
        label: 1,
        answer: None,
        message: None,
    };
    let (first, second) = tokio::join!(pick(&one, START, press()), pick(&other, START, press()));
    let refused = [first.is_err(), second.is_err()];
    assert_eq!(refused.into_iter().filter(|refused| *refused).count(), 1);
    assert_eq!(table.scene(mat).await.record.entries.len(), 1);
}

#[tokio::test]
async fn what_each_of_two_processes_owes_is_told_by_it_alone() {
    let table = Table::open().await;
    let [one, other] = processes(&table).await;
    let span = crate::db::Span::all(1);
    for db in [&one, &other] {
        let mut write = db.write().await.unwrap();
        write.live(START, span, HOUR).await.unwrap();
        write.commit().await.unwrap();
    }
    let open = offer_to(None, kalah(), Pace::ThreeDays);
    challenge(&one, START, open).await.unwrap();
    let soon = START.plus(super::super::ANSWER_GRACE);
    assert_eq!(one.outbox_due(soon, 9).await.unwrap().len(), 1);
    assert!(other.outbox_due(soon, 9).await.unwrap().is_empty());
    assert_eq!(other.outbox_due(soon.plus(HOUR), 9).await.unwrap().len(), 1);
}
