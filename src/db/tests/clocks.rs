//! Queries about clocks, vacations and heartbeats.

use super::*;
use crate::rules::Side;

on_postgres_too! {
    a_clock_is_read_as_it_was_set_last_and_stops
    whom_to_remind_is_found_at_that_moment_and_not_while_a_clock_stands
    clocks_have_run_out_for_who_was_warned_and_it_is_said_once
    matches_are_abandoned_long_after_it_was_said_that_time_is_up
    clocks_go_on_when_their_players_vacation_is_over
    a_vacation_lasts_until_its_end_or_until_it_is_ended
    a_heartbeat_tells_of_the_one_before
    time_is_given_back_to_what_ran_and_to_nothing_else
}

fn clock(due_at: i64) -> Clock {
    Clock {
        set_at: at(1),
        due_at: at(due_at),
        remind_at: Some(at(due_at - 10)),
        warned_at: None,
        late_at: None,
        left: None,
    }
}

#[tokio::test]
async fn a_clock_is_read_as_it_was_set_last_and_stops() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let id = add_match(&mut write).await.id;
    let full = Clock {
        set_at: at(2),
        due_at: at(3),
        remind_at: None,
        warned_at: Some(at(4)),
        late_at: Some(at(5)),
        left: Some(Duration::from_millis(6)),
    };
    for clock in [clock(100), full] {
        write
            .set_clock(id, Side::North, BUDI, &clock)
            .await
            .unwrap();
    }
    assert_eq!(state(&mut write, id).await.clocks.north, Some(full));
    let own = write.clocks_of(BUDI).await.unwrap();
    assert_eq!(own, [(id, Side::North, full)]);
    assert_eq!(write.clocks_of(ANI).await.unwrap(), []);
    write.commit().await.unwrap();
    let read = db.clocks(id).await.unwrap();
    assert_eq!((read[Side::South], read[Side::North]), (None, Some(full)));
    let mut write = db.write().await.unwrap();
    write.stop_clock(id, Side::South).await.unwrap();
    assert!(state(&mut write, id).await.clocks.north.is_some());
    write.stop_clock(id, Side::North).await.unwrap();
    assert!(state(&mut write, id).await.clocks.north.is_none());
}

/// The clocks of two matches: ani's is due at 100, budi's as the test says.
async fn two_clocks(db: &Db, second: Clock) -> [MatchId; 2] {
    let mut write = db.write().await.unwrap();
    let first = add_match(&mut write).await.id;
    let other = match_in(SERVER, OTHER_CHANNEL, BUDI, ANI);
    let other = write.add_match(at(1), other).await.unwrap().id;
    write
        .set_clock(first, Side::South, ANI, &clock(100))
        .await
        .unwrap();
    write
        .set_clock(other, Side::South, BUDI, &second)
        .await
        .unwrap();
    write.commit().await.unwrap();
    [first, other]
}

#[tokio::test]
async fn whom_to_remind_is_found_at_that_moment_and_not_while_a_clock_stands() {
    let (db, _folder) = empty().await;
    let [first, other] = two_clocks(&db, clock(90)).await;
    assert_eq!(db.clocks_to_remind(at(79), 9).await.unwrap(), []);
    let due = [(other, Side::South), (first, Side::South)];
    assert_eq!(db.clocks_to_remind(at(90), 9).await.unwrap(), due);
    assert_eq!(db.clocks_to_remind(at(90), 1).await.unwrap(), due[..1]);
    let mut write = db.write().await.unwrap();
    let stands = Clock {
        left: Some(Duration::ZERO),
        ..clock(90)
    };
    let reminded = Clock {
        remind_at: None,
        ..clock(100)
    };
    write
        .set_clock(other, Side::South, BUDI, &stands)
        .await
        .unwrap();
    write
        .set_clock(first, Side::South, ANI, &reminded)
        .await
        .unwrap();
    write.commit().await.unwrap();
    assert_eq!(db.clocks_to_remind(at(999), 9).await.unwrap(), []);
}

#[tokio::test]
async fn clocks_have_run_out_for_who_was_warned_and_it_is_said_once() {
    let (db, _folder) = empty().await;
    let warned = Clock {
        warned_at: Some(at(80)),
        ..clock(90)
    };
    let [_, other] = two_clocks(&db, warned).await;
    assert_eq!(db.clocks_run_out(at(89), 9).await.unwrap(), []);
    let out = db.clocks_run_out(at(200), 9).await.unwrap();
    assert_eq!(out, [(other, Side::South)]);
    assert_eq!(db.clocks_run_out(at(200), 0).await.unwrap(), []);
    for changed in [
        Clock {
            late_at: Some(at(91)),
            ..warned
        },
        Clock {
            left: Some(Duration::ZERO),
            ..warned
        },
    ] {
        let mut write = db.write().await.unwrap();
        write
            .set_clock(other, Side::South, BUDI, &changed)
            .await
            .unwrap();
        write.commit().await.unwrap();
        assert_eq!(db.clocks_run_out(at(200), 9).await.unwrap(), []);
    }
}

#[tokio::test]
async fn matches_are_abandoned_long_after_it_was_said_that_time_is_up() {
    let (db, _folder) = empty().await;
    let late = Clock {
        late_at: Some(at(91)),
        ..clock(90)
    };
    let [_, other] = two_clocks(&db, late).await;
    assert_eq!(db.clocks_late_since(at(90), 9).await.unwrap(), []);
    let since = db.clocks_late_since(at(91), 9).await.unwrap();
    assert_eq!(since, [(other, Side::South)]);
    assert_eq!(db.clocks_late_since(at(91), 0).await.unwrap(), []);
}

#[tokio::test]
async fn clocks_go_on_when_their_players_vacation_is_over() {
    let (db, _folder) = empty().await;
    let stands = Clock {
        left: Some(Duration::from_millis(5)),
        ..clock(90)
    };
    let [_, other] = two_clocks(&db, stands).await;
    let mut write = db.write().await.unwrap();
    write.add_vacation(BUDI, at(10), at(50)).await.unwrap();
    write.add_vacation(CICI, at(10), at(500)).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(db.clocks_to_go_on(at(49), 9).await.unwrap(), []);
    let on = db.clocks_to_go_on(at(50), 9).await.unwrap();
    assert_eq!(on, [(other, Side::South)]);
    assert_eq!(db.clocks_to_go_on(at(50), 0).await.unwrap(), []);
}

#[tokio::test]
async fn a_vacation_lasts_until_its_end_or_until_it_is_ended() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    write.add_vacation(ANI, at(10), at(20)).await.unwrap();
    write.add_vacation(ANI, at(30), at(50)).await.unwrap();
    assert_eq!(write.vacation(ANI, at(40)).await.unwrap(), Some(at(50)));
    assert_eq!(write.vacation(ANI, at(50)).await.unwrap(), None);
    assert_eq!(write.vacation(BUDI, at(40)).await.unwrap(), None);
    let since = write.vacations_since(ANI, at(20)).await.unwrap();
    assert_eq!(since, [(at(30), at(50))]);
    assert_eq!(write.vacations_since(ANI, at(19)).await.unwrap().len(), 2);
    assert!(!write.end_vacation(BUDI, at(40)).await.unwrap());
    assert!(write.end_vacation(ANI, at(40)).await.unwrap());
    assert!(!write.end_vacation(ANI, at(40)).await.unwrap());
    let all = write.vacations_since(ANI, at(0)).await.unwrap();
    assert_eq!(all, [(at(10), at(20)), (at(30), at(40))]);
    write.commit().await.unwrap();
    assert_eq!(db.vacation(ANI, at(39)).await.unwrap(), Some(at(40)));
    assert_eq!(db.vacation(ANI, at(40)).await.unwrap(), None);
}

#[tokio::test]
async fn a_heartbeat_tells_of_the_one_before() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    assert_eq!(write.beat(at(5)).await.unwrap(), None);
    assert_eq!(write.beat(at(9)).await.unwrap(), Some(at(5)));
    assert_eq!(write.beat(at(12)).await.unwrap(), Some(at(9)));
}

#[tokio::test]
async fn time_is_given_back_to_what_ran_and_to_nothing_else() {
    let (db, _folder) = empty().await;
    let stands = Clock {
        left: Some(Duration::from_millis(5)),
        ..clock(90)
    };
    let [first, other] = two_clocks(&db, stands).await;
    let mut write = db.write().await.unwrap();
    let third = match_in(SERVER, ChannelId::new(30), CICI, ANI);
    let third = write.add_match(at(1), third).await.unwrap().id;
    write
        .set_clock(third, Side::South, CICI, &clock(40))
        .await
        .unwrap();
    write
        .give_back(at(40), Duration::from_secs(1))
        .await
        .unwrap();
    let mut south = Vec::new();
    for id in [first, other, third] {
        south.push(state(&mut write, id).await.clocks.south.unwrap());
    }
    assert_eq!(
        (south[0].due_at, south[0].remind_at),
        (at(1100), Some(at(1090)))
    );
    // One stands still, and one had run out before.
    assert_eq!(south[1], stands);
    assert_eq!(south[2], clock(40));
}
