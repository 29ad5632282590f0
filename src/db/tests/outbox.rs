//! Queries about what must still be told.

use super::*;

on_postgres_too! {
    each_lane_tells_its_oldest_notice_when_that_is_due
    the_outbox_is_counted_and_its_oldest_due_notice_dated
    the_same_notice_is_known_in_its_lane
    a_notice_is_hurried_put_off_and_put_aside
}

async fn due(db: &Db, now: i64, most: u32) -> Vec<String> {
    let due = db.outbox_due(at(now), most).await.unwrap();
    due.into_iter().map(|due| due.notice).collect()
}

#[tokio::test]
async fn each_lane_tells_its_oldest_notice_when_that_is_due() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let first = write.owe(at(1), at(10), 7, "first").await.unwrap();
    write.owe(at(1), at(5), 7, "second").await.unwrap();
    write.owe(at(2), at(8), 8, "beside").await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(due(&db, 7, 9).await, Vec::<String>::new());
    assert_eq!(due(&db, 9, 9).await, ["beside"]);
    assert_eq!(due(&db, 10, 9).await, ["beside", "first"]);
    assert_eq!(due(&db, 10, 1).await, ["beside"]);
    assert_eq!(db.outbox_next(at(9)).await.unwrap(), Some(at(8)));
    let kept = db.outbox_due(at(10), 2).await.unwrap().remove(1);
    assert_eq!((kept.outbox_id, kept.lane), (first, 7));
    assert_eq!((kept.attempts, kept.created_at), (0, 1));
    let mut write = db.write().await.unwrap();
    write.settle(first).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(due(&db, 7, 9).await, ["second"]);
    assert_eq!(db.outbox_next(at(9)).await.unwrap(), Some(at(5)));
}

#[tokio::test]
async fn the_outbox_is_counted_and_its_oldest_due_notice_dated() {
    let (db, _folder) = empty().await;
    assert_eq!(db.outbox_depth(at(9)).await.unwrap(), (0, None));
    assert_eq!(db.outbox_next(at(9)).await.unwrap(), None);
    let mut write = db.write().await.unwrap();
    write.owe(at(1), at(20), 7, "later").await.unwrap();
    write.owe(at(1), at(10), 8, "sooner").await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(db.outbox_depth(at(9)).await.unwrap(), (2, None));
    assert_eq!(db.outbox_depth(at(20)).await.unwrap(), (2, Some(at(10))));
}

#[tokio::test]
async fn the_same_notice_is_known_in_its_lane() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    write.owe(at(1), at(1), 7, "told").await.unwrap();
    assert!(write.is_owed(7, "told").await.unwrap());
    assert!(!write.is_owed(8, "told").await.unwrap());
    assert!(!write.is_owed(7, "tell").await.unwrap());
}

#[tokio::test]
async fn a_notice_is_hurried_put_off_and_put_aside() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let id = write.owe(at(1), at(50), 7, "it").await.unwrap();
    write.owe(at(1), at(60), 7, "behind it").await.unwrap();
    write.hurry(id, at(5)).await.unwrap();
    write.commit().await.unwrap();
    let hurried = db.outbox_due(at(5), 9).await.unwrap().remove(0);
    assert_eq!((hurried.outbox_id, hurried.attempts), (id, 0));

    let mut write = db.write().await.unwrap();
    write.put_off(id, at(30)).await.unwrap();
    write.commit().await.unwrap();
    assert!(due(&db, 29, 9).await.is_empty());
    let put_off = db.outbox_due(at(30), 9).await.unwrap().remove(0);
    assert_eq!((put_off.outbox_id, put_off.attempts), (id, 1));

    let mut write = db.write().await.unwrap();
    write.put_aside(id, 99, at(70)).await.unwrap();
    write.commit().await.unwrap();
    // What was behind it goes first now.
    assert_eq!(due(&db, 60, 9).await, ["behind it"]);
    let aside = db.outbox_due(at(70), 9).await.unwrap().remove(1);
    assert_eq!((aside.lane, aside.attempts), (99, 2));
}
