//! Queries about the processes that share a database, and what each has taken on.

use super::*;
use crate::db::{ALIVE_FOR, Peer, Span};

on_postgres_too! {
    processes_know_of_each_other_while_they_live
    a_notice_is_told_by_the_process_that_wrote_it
    what_comes_into_a_lane_is_told_by_the_process_that_tells_the_rest_of_it
    what_a_dead_process_has_claimed_is_taken_over_once
    a_process_that_is_alone_takes_over_at_once
    an_interaction_is_taken_on_by_one_process
    shards_of_a_bucket_identify_one_after_another
    settings_that_another_process_has_changed_are_read_anew
}

const ANI: i64 = 11;
const BUDI: i64 = 12;
const FIRST_HALF: Span = Span {
    first: 0,
    last: 1,
    total: 4,
};
const SECOND_HALF: Span = Span {
    first: 2,
    last: 3,
    total: 4,
};

/// Two processes on one database.
async fn two() -> (Db, Db, Site) {
    let (db, place) = empty().await;
    let other = Db::open(place.url()).await.unwrap();
    (db.of_process(ANI), other.of_process(BUDI), place)
}

async fn live(db: &Db, now: Moment, span: Span) {
    let mut write = db.write().await.unwrap();
    write.live(now, span, ALIVE_FOR).await.unwrap();
    write.commit().await.unwrap();
}

async fn owe(db: &Db, lane: i64, notice: &str) {
    let mut write = db.write().await.unwrap();
    write.owe(at(1), at(1), lane, notice).await.unwrap();
    write.commit().await.unwrap();
}

async fn due(db: &Db, now: Moment) -> Vec<String> {
    let due = db.outbox_due(now, 9).await.unwrap();
    due.into_iter().map(|due| due.notice).collect()
}

fn later() -> Moment {
    at(1).plus(ALIVE_FOR)
}

#[tokio::test]
async fn processes_know_of_each_other_while_they_live() {
    let (ani, budi, _place) = two().await;
    live(&ani, at(1), FIRST_HALF).await;
    live(&budi, at(1), SECOND_HALF).await;
    let (id, span) = (BUDI, SECOND_HALF);
    assert_eq!(ani.peers(at(5)).await.unwrap(), [Peer { id, span }]);
    assert!(ani.peers(later()).await.unwrap().is_empty());
    live(&budi, at(5), SECOND_HALF).await;
    assert_eq!(ani.peers(later()).await.unwrap().len(), 1);
    let mut write = budi.write().await.unwrap();
    write.leave().await.unwrap();
    write.commit().await.unwrap();
    assert!(ani.peers(at(6)).await.unwrap().is_empty());
}

#[test]
fn shards_overlap_where_an_event_may_come_to_both() {
    assert!(!FIRST_HALF.overlaps(SECOND_HALF));
    assert!(FIRST_HALF.overlaps(FIRST_HALF));
    assert!(Span::all(4).overlaps(SECOND_HALF));
    assert!(FIRST_HALF.overlaps(Span {
        total: 8,
        ..SECOND_HALF
    }));
}

#[tokio::test]
async fn a_notice_is_told_by_the_process_that_wrote_it() {
    let (ani, budi, _place) = two().await;
    live(&ani, at(1), FIRST_HALF).await;
    live(&budi, at(1), SECOND_HALF).await;
    owe(&ani, 7, "mine").await;
    assert_eq!(due(&ani, at(2)).await, ["mine"]);
    assert!(due(&budi, at(2)).await.is_empty());
    assert_eq!(budi.outbox_next(at(2)).await.unwrap(), None);
    assert_eq!(ani.outbox_next(at(2)).await.unwrap(), Some(at(1)));
}

#[tokio::test]
async fn what_comes_into_a_lane_is_told_by_the_process_that_tells_the_rest_of_it() {
    let (ani, budi, _place) = two().await;
    live(&ani, at(1), FIRST_HALF).await;
    live(&budi, at(1), SECOND_HALF).await;
    owe(&ani, 7, "first").await;
    owe(&budi, 7, "second").await;
    let first = ani.outbox_due(at(2), 9).await.unwrap().remove(0);
    let mut write = ani.write().await.unwrap();
    write.settle(first.outbox_id).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(due(&ani, at(2)).await, ["second"]);
    assert!(due(&budi, at(2)).await.is_empty());
}

#[tokio::test]
async fn what_a_dead_process_has_claimed_is_taken_over_once() {
    let (ani, budi, place) = two().await;
    let cici = Db::open(place.url()).await.unwrap().of_process(13);
    live(&ani, at(1), FIRST_HALF).await;
    owe(&ani, 7, "owed").await;
    owe(&ani, 7, "and this").await;
    assert!(due(&budi, at(2)).await.is_empty());
    // Both find it.
    let found = budi.outbox_due(later(), 9).await.unwrap().remove(0);
    assert_eq!(found.claimed_by, Some(ANI));
    assert_eq!(due(&cici, later()).await, ["owed"]);
    live(&budi, later(), SECOND_HALF).await;
    for (db, gets_it) in [(&budi, true), (&cici, false)] {
        let mut write = db.write().await.unwrap();
        assert_eq!(write.claim(&found).await.unwrap(), gets_it);
        write.commit().await.unwrap();
    }
    assert_eq!(due(&budi, later()).await, ["owed"]);
    assert!(due(&cici, later()).await.is_empty());
    // What waits behind it comes along.
    let mut write = budi.write().await.unwrap();
    write.settle(found.outbox_id).await.unwrap();
    write.commit().await.unwrap();
    let behind = budi.outbox_due(later(), 9).await.unwrap().remove(0);
    assert_eq!(behind.claimed_by, Some(BUDI));
}

#[tokio::test]
async fn a_process_that_is_alone_takes_over_at_once() {
    let (ani, budi, _place) = two().await;
    live(&ani, at(1), FIRST_HALF).await;
    owe(&ani, 7, "owed").await;
    let mut write = budi.write().await.unwrap();
    write.be_alone().await.unwrap();
    write.commit().await.unwrap();
    assert!(budi.peers(at(2)).await.unwrap().is_empty());
    assert_eq!(due(&budi, at(2)).await, ["owed"]);
}

#[tokio::test]
async fn an_interaction_is_taken_on_by_one_process() {
    let (ani, budi, _place) = two().await;
    for (db, is_first) in [(&ani, true), (&budi, false), (&ani, false)] {
        let mut write = db.write().await.unwrap();
        assert_eq!(write.hear(at(1), u64::MAX).await.unwrap(), is_first);
        write.commit().await.unwrap();
    }
    let mut write = ani.write().await.unwrap();
    write.forget_processes(at(2)).await.unwrap();
    assert!(write.hear(at(2), u64::MAX).await.unwrap());
}

#[tokio::test]
async fn shards_of_a_bucket_identify_one_after_another() {
    let (ani, budi, _place) = two().await;
    let mut write = ani.write().await.unwrap();
    assert_eq!(write.may_identify(at(1), 0).await.unwrap(), Ok(()));
    write.commit().await.unwrap();
    let mut write = budi.write().await.unwrap();
    assert_eq!(write.may_identify(at(1), 1).await.unwrap(), Ok(()));
    let free_at = at(6001);
    assert_eq!(write.may_identify(at(2), 0).await.unwrap(), Err(free_at));
    assert_eq!(write.may_identify(free_at, 0).await.unwrap(), Ok(()));
}

#[tokio::test]
async fn settings_that_another_process_has_changed_are_read_anew() {
    let (ani, budi, _place) = two().await;
    let owner = Owner::Player(PlayerId::new(1));
    ani.refresh().await.unwrap();
    assert_eq!(ani.theme(owner).await.unwrap(), None);
    let mut write = budi.write().await.unwrap();
    write.set_theme(owner, "night").await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(ani.theme(owner).await.unwrap(), None);
    ani.refresh().await.unwrap();
    assert_eq!(ani.theme(owner).await.unwrap().as_deref(), Some("night"));
}
