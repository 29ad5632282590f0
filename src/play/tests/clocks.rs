//! Clocks, reminders, claims, time given back, and vacations.

use super::*;
use crate::db::{CalledOff, Owner, Setting};
use crate::play::{
    ABANDONED_AFTER, begin_vacation, call_off, choose, claim, end_vacation, extend, reminded_of,
    time_for_a_pick, vacation, wake,
};
use crate::rules::{BySide, EndedBy, Entry, Match, Outcome, Phase};

on_postgres_too! {
    the_player_to_move_has_the_time_of_the_pace_for_each_pick
    who_goes_on_gets_the_time_anew
    one_reminder_comes_when_a_third_is_left_and_no_second
    two_workers_remind_once
    who_picks_in_time_is_not_reminded
    past_the_deadline_the_opponent_may_claim_the_win
    a_clock_is_overdue_from_its_moment_on_and_not_while_it_stands_still
    nobody_claims_from_oneself_and_no_stranger_claims
    nobody_loses_without_warning
    a_late_reminder_and_the_board_tell_the_time_that_is_left_from_then_on
    who_wants_no_reminder_is_not_told_and_can_be_claimed_from
    that_time_is_up_is_said_once
    a_late_pick_counts_until_somebody_claims
    the_opponent_may_give_more_time_which_has_its_own_reminder
    in_the_opening_who_has_picked_may_claim_and_who_has_not_may_not
    in_the_opening_who_has_time_left_picks_before_claiming
    in_the_opening_the_private_boards_show_the_clocks_too
    where_both_are_late_either_may_call_the_match_off_without_a_result
    nobody_waits_for_ever_what_is_left_lying_is_called_off_after_a_month
    without_a_clock_nothing_is_claimed_but_a_month_of_silence_ends_it
    time_in_which_the_bot_was_down_is_given_back
    a_quick_restart_gives_nothing_and_a_second_start_no_more
    who_was_late_before_the_bot_went_down_gets_nothing_back
    a_vacation_stops_the_clocks_and_afterwards_they_go_on_with_what_was_left
    a_turn_that_comes_in_a_vacation_waits_with_all_its_time
    a_vacation_stops_no_live_match_and_no_clock_that_has_run_out
    a_vacation_has_a_yearly_limit
    a_vacation_that_ends_early_costs_what_it_lasted
}

/// Three days: the reminder comes after two.
const TIME: Duration = Duration::from_hours(72);

fn millis(count: u64) -> Duration {
    Duration::from_millis(count)
}

#[tokio::test]
async fn the_player_to_move_has_the_time_of_the_pace_for_each_pick() {
    for pace in Pace::ALL {
        let table = Table::open().await;
        let mat = table.begin(kalah(), pace).await;
        let clocks = table.scene(mat).await.clocks;
        let due = |now: Moment| time_for_a_pick(pace).map(|time| now.plus(time));
        assert_eq!(clocks.south.map(|clock| clock.due_at), due(START));
        assert_eq!(clocks.north, None);

        // 1 ends elsewhere than in the store, so the turn passes.
        let later = START.plus(millis(1000));
        table.picks(later, mat, ANI, 1).await.unwrap();
        let clocks = table.scene(mat).await.clocks;
        assert_eq!(clocks.south, None);
        assert_eq!(clocks.north.map(|clock| clock.due_at), due(later));
    }
}

#[tokio::test]
async fn who_goes_on_gets_the_time_anew() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::Day).await;
    let later = START.plus(HOUR);
    // 3 ends in the own store.
    table.picks(later, mat, ANI, 3).await.unwrap();
    let clock = table.scene(mat).await.clocks.south.unwrap();
    assert_eq!(clock.due_at, later.plus(DAY));
}

#[tokio::test]
async fn one_reminder_comes_when_a_third_is_left_and_no_second() {
    let table = Table::open().await;
    table.begin(kalah(), Pace::ThreeDays).await;
    let at = START.plus(2 * DAY);
    assert_eq!(reminders(&table.works(at.minus(millis(1))).await), 0);
    assert_eq!(reminders(&table.works(at).await), 1);
    for later in [at, at.plus(HOUR), at.plus(2 * DAY)] {
        assert_eq!(reminders(&table.works(later).await), 0);
    }
}

#[tokio::test]
async fn two_workers_remind_once() {
    let table = Table::open().await;
    table.begin(kalah(), Pace::ThreeDays).await;
    let at = START.plus(2 * DAY);
    let (one, other) = tokio::join!(
        super::super::mind_clocks(&table.db, at),
        super::super::mind_clocks(&table.db, at)
    );
    one.unwrap();
    other.unwrap();
    assert_eq!(reminders(&table.told(at).await), 1);
}

#[tokio::test]
async fn who_picks_in_time_is_not_reminded() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    table.picks(START.plus(DAY), mat, ANI, 1).await.unwrap();
    table.told(START.plus(DAY)).await;
    assert_eq!(reminders(&table.works(START.plus(2 * DAY)).await), 0);
}

#[tokio::test]
async fn past_the_deadline_the_opponent_may_claim_the_win() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    table.works(START.plus(2 * DAY)).await;
    let due = table.scene(mat).await.clocks.south.unwrap().due_at;
    let early = refused(claim(&table.db, due.minus(millis(1)), mat, BUDI).await);
    assert_eq!(early.err(), Some(Refusal::NotLate { until: due }));

    let scene = refused(claim(&table.db, due, mat, BUDI).await).unwrap();
    assert_eq!(scene.position.outcome(), Some(Outcome::Won(Side::North)));
    assert_eq!(
        scene.position.ended_by(),
        Some(EndedBy::OutOfTime(Side::South))
    );
    assert!(scene.row.record.ends_with("S?\n"), "{}", scene.row.record);
    assert_eq!(scene.clocks.south, None);
    let results = "select count(*) from match_results where reason = 'out of time'";
    assert_eq!(table.count(results).await, 1);
}

#[tokio::test]
async fn a_clock_is_overdue_from_its_moment_on_and_not_while_it_stands_still() {
    let table = Table::open().await;
    table.begin(kalah(), Pace::ThreeDays).await;
    let due = START.plus(TIME);
    let overdue = async |at| table.db.overdue_clock_count(at).await.unwrap();
    assert_eq!(overdue(due.minus(millis(1))).await, 0);
    assert_eq!(overdue(due).await, 1);
    refused(begin_vacation(&table.db, START, ANI, 5).await).unwrap();
    assert_eq!(overdue(due).await, 0);
}

#[tokio::test]
async fn nobody_claims_from_oneself_and_no_stranger_claims() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    table.works(START.plus(2 * DAY)).await;
    let late = START.plus(4 * DAY);
    let own = refused(claim(&table.db, late, mat, ANI).await);
    assert_eq!(own.err(), Some(Refusal::OwnClock));
    let stranger = refused(claim(&table.db, late, mat, CICI).await);
    assert!(matches!(stranger, Err(Refusal::NotYourMatch { .. })));
}

#[tokio::test]
async fn nobody_loses_without_warning() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    // The reminder is put into the outbox late, and told later still.
    let late = START.plus(TIME).plus(HOUR);
    let unwarned = refused(claim(&table.db, late, mat, BUDI).await);
    assert_eq!(unwarned.err(), Some(Refusal::NotWarned));
    super::super::mind_clocks(&table.db, late).await.unwrap();
    let unwarned = refused(claim(&table.db, late, mat, BUDI).await);
    assert_eq!(unwarned.err(), Some(Refusal::NotWarned));

    assert_eq!(reminders(&table.told(late).await), 1);
    // From the warning on, a third is left.
    let until = late.plus(super::super::ANSWER_GRACE).plus(DAY);
    let warned = refused(claim(&table.db, late.plus(HOUR), mat, BUDI).await);
    assert_eq!(warned.err(), Some(Refusal::NotLate { until }));
    refused(claim(&table.db, until, mat, BUDI).await).unwrap();
}

#[tokio::test]
async fn a_late_reminder_and_the_board_tell_the_time_that_is_left_from_then_on() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    let set_at = START.millis();
    let side = table.scene(mat).await.position.to_move().unwrap();
    let told_until = async |now| {
        let until = reminded_of(&table.db, now, mat, side, set_at);
        until.await.unwrap()
    };
    // In time, there is nothing to add.
    assert_eq!(told_until(START.plus(DAY)).await, Some(START.plus(TIME)));
    let late = START.plus(TIME).plus(HOUR);
    let until = late.plus(super::super::ANSWER_GRACE).plus(DAY);
    let told_at = late.plus(super::super::ANSWER_GRACE);
    assert_eq!(told_until(told_at).await, Some(until));
    let told = table.works(late).await;
    assert_eq!((reminders(&told), boards(&told)), (1, 1));
    let clock = table.scene(mat).await.clocks[side].unwrap();
    assert_eq!(clock.due_at, until);
    // Told once more after a kill, it says the same, however late that is.
    assert_eq!(told_until(until).await, Some(until));
    let other = reminded_of(&table.db, late, mat, side.other(), set_at);
    assert_eq!(other.await.unwrap(), None);
}

#[tokio::test]
async fn who_wants_no_reminder_is_not_told_and_can_be_claimed_from() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    let chosen = choose(
        &table.db,
        Owner::Player(ANI),
        Setting::Reminders,
        Some("none"),
    );
    chosen.await.unwrap();
    assert_eq!(reminders(&table.works(START.plus(2 * DAY)).await), 0);
    refused(claim(&table.db, START.plus(TIME), mat, BUDI).await).unwrap();
}

#[tokio::test]
async fn that_time_is_up_is_said_once() {
    let table = Table::open().await;
    table.begin(kalah(), Pace::ThreeDays).await;
    table.works(START.plus(2 * DAY)).await;
    let late = START.plus(TIME).plus(HOUR);
    let told = table.works(late).await;
    assert_eq!((late_words(&told), boards(&told)), (1, 1));
    assert!(table.works(late.plus(DAY)).await.is_empty());
}

#[tokio::test]
async fn a_late_pick_counts_until_somebody_claims() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    table.works(START.plus(2 * DAY)).await;
    let late = START.plus(5 * DAY);
    table.works(late).await;
    table.picks(late, mat, ANI, 1).await.unwrap();
    let nothing = refused(claim(&table.db, late, mat, BUDI).await);
    assert_eq!(nothing.err(), Some(Refusal::OwnClock));
}

#[tokio::test]
async fn the_opponent_may_give_more_time_which_has_its_own_reminder() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    table.works(START.plus(2 * DAY)).await;
    let late = START.plus(4 * DAY);
    let early = refused(extend(&table.db, START.plus(DAY), mat, BUDI).await);
    assert!(matches!(early, Err(Refusal::NotLate { .. })));
    refused(extend(&table.db, late, mat, BUDI).await).unwrap();
    let refusal = refused(claim(&table.db, late, mat, BUDI).await).err();
    let until = late.plus(TIME);
    assert_eq!(refusal, Some(Refusal::NotLate { until }));
    assert_eq!(reminders(&table.works(late.plus(2 * DAY)).await), 1);
    refused(claim(&table.db, until.plus(HOUR), mat, BUDI).await).unwrap();
}

#[tokio::test]
async fn in_the_opening_who_has_picked_may_claim_and_who_has_not_may_not() {
    let table = Table::open().await;
    let mat = table.begin(congkak(), Pace::ThreeDays).await;
    let clocks = table.scene(mat).await.clocks;
    assert!(clocks.south.is_some() && clocks.north.is_some());
    table.picks(START, mat, ANI, 3).await.unwrap();
    let clocks = table.scene(mat).await.clocks;
    assert!(clocks.south.is_none() && clocks.north.is_some());
    // A change of mind brings no clock back.
    table.picks(START.plus(HOUR), mat, ANI, 4).await.unwrap();
    assert!(table.scene(mat).await.clocks.south.is_none());

    table.works(START.plus(2 * DAY)).await;
    let late = START.plus(4 * DAY);
    let own = refused(claim(&table.db, late, mat, BUDI).await);
    assert_eq!(own.err(), Some(Refusal::OwnClock));
    let scene = refused(claim(&table.db, late, mat, ANI).await).unwrap();
    assert_eq!(scene.position.outcome(), Some(Outcome::Won(Side::South)));
    assert_eq!(table.count("select count(*) from secret_picks").await, 0);
}

#[tokio::test]
async fn in_the_opening_who_has_time_left_picks_before_claiming() {
    let table = Table::open().await;
    let mat = table.begin(congkak(), Pace::ThreeDays).await;
    table.works(START.plus(2 * DAY)).await;
    let late = START.plus(4 * DAY);
    refused(extend(&table.db, late, mat, BUDI).await).unwrap();
    let first = refused(claim(&table.db, late, mat, ANI).await);
    assert_eq!(first.err(), Some(Refusal::PickFirst));
    let first = refused(claim(&table.db, late, mat, BUDI).await);
    assert_eq!(
        first.err(),
        Some(Refusal::NotLate {
            until: late.plus(TIME)
        })
    );
}

#[tokio::test]
async fn in_the_opening_the_private_boards_show_the_clocks_too() {
    let table = Table::open().await;
    let mat = table.begin(congkak(), Pace::ThreeDays).await;
    table.works(START.plus(2 * DAY)).await;
    let late = START.plus(4 * DAY);
    let private_boards = async |table: &Table| {
        let told = table.told(late).await;
        told.into_iter()
            .filter(|notice| matches!(notice, Notice::PrivateBoard { .. }))
            .count()
    };
    private_boards(&table).await;
    refused(extend(&table.db, late, mat, BUDI).await).unwrap();
    assert_eq!(private_boards(&table).await, 2);
    begin_vacation(&table.db, late, ANI, 3).await.unwrap();
    assert_eq!(private_boards(&table).await, 2);
}

#[tokio::test]
async fn where_both_are_late_either_may_call_the_match_off_without_a_result() {
    let table = Table::open().await;
    // Each has moved, or it could be cancelled anyway: a wave whose hands go on is one entry.
    let mat = table.begin(congkak(), Pace::ThreeDays).await;
    let picks = wave_that_goes_on();
    table.picks(START, mat, ANI, picks.south).await.unwrap();
    table.picks(START, mat, BUDI, picks.north).await.unwrap();
    table.works(START.plus(2 * DAY)).await;
    let early = refused(call_off(&table.db, START.plus(2 * DAY), mat, ANI).await);
    assert_eq!(early.err(), Some(Refusal::CannotCallOff));

    let late = START.plus(4 * DAY);
    for player in [ANI, BUDI] {
        let both = refused(claim(&table.db, late, mat, player).await);
        assert_eq!(both.err(), Some(Refusal::BothLate));
    }
    let scene = refused(call_off(&table.db, late, mat, BUDI).await).unwrap();
    assert_eq!(scene.row.called_off, Some(CalledOff::BothLate));
    assert_eq!(table.count("select count(*) from match_results").await, 0);
    assert_eq!(table.count("select count(*) from clocks").await, 0);
    let over = refused(claim(&table.db, late, mat, ANI).await);
    let why = CalledOff::BothLate;
    assert_eq!(over.err(), Some(Refusal::MatchOff { why }));
}

/// Two first holes after which both sides pick again.
fn wave_that_goes_on() -> BySide<u8> {
    for south in 1..=7 {
        for north in 1..=7 {
            let picks = BySide { south, north };
            let mut mat = Match::new(congkak()).unwrap();
            mat.advance(Entry::Wave(picks)).unwrap();
            let awaited = mat.awaited();
            if mat.phase() == Phase::Opening && awaited.south && awaited.north {
                return picks;
            }
        }
    }
    panic!("no wave goes on for both");
}

#[tokio::test]
async fn nobody_waits_for_ever_what_is_left_lying_is_called_off_after_a_month() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    table.works(START.plus(2 * DAY)).await;
    let late = START.plus(4 * DAY);
    table.works(late).await;
    let month = late.plus(ABANDONED_AFTER);
    assert!(table.works(month.minus(millis(1))).await.is_empty());
    assert_eq!(boards(&table.works(month).await), 1);
    let row = table.scene(mat).await.row;
    assert_eq!(row.called_off, Some(CalledOff::Abandoned));
    assert!(!row.is_open);
    assert_eq!(table.count("select count(*) from match_results").await, 0);
}

#[tokio::test]
async fn without_a_clock_nothing_is_claimed_but_a_month_of_silence_ends_it() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::None).await;
    table.picks(START, mat, ANI, 1).await.unwrap();
    table.picks(START, mat, BUDI, 1).await.unwrap();
    let month = START.plus(ABANDONED_AFTER);
    table.told(START).await;
    assert!(table.works(month).await.is_empty());
    let nothing = refused(claim(&table.db, month, mat, BUDI).await);
    assert_eq!(nothing.err(), Some(Refusal::NoClock { is_agreed: false }));
    let early = refused(call_off(&table.db, month.minus(millis(1)), mat, BUDI).await);
    assert_eq!(early.err(), Some(Refusal::CannotCallOff));
    let scene = refused(call_off(&table.db, month, mat, BUDI).await).unwrap();
    assert_eq!(scene.row.called_off, Some(CalledOff::Silence));
}

#[tokio::test]
async fn time_in_which_the_bot_was_down_is_given_back() {
    let table = Table::open().await;
    assert_eq!(wake(&table.db, START).await.unwrap(), None);
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    let offer = NewOffer {
        challenger: person(CICI),
        ..offer_to(None, kalah(), Pace::Live)
    };
    challenge(&table.db, START, offer).await.unwrap();
    let expires = "select expires_at from challenges where state = 'open'";
    let before = table.count(expires).await;

    let back = START.plus(2 * DAY);
    assert_eq!(wake(&table.db, back).await.unwrap(), Some(2 * DAY));
    let clock = table.scene(mat).await.clocks.south.unwrap();
    assert_eq!(clock.due_at, START.plus(TIME).plus(2 * DAY));
    assert_eq!(reminders(&table.works(back.plus(DAY)).await), 0);
    assert_eq!(reminders(&table.works(back.plus(2 * DAY)).await), 1);
    let gap = i64::try_from((2 * DAY).as_millis()).unwrap();
    assert_eq!(table.count(expires).await, before + gap);
}

#[tokio::test]
async fn a_quick_restart_gives_nothing_and_a_second_start_no_more() {
    let table = Table::open().await;
    wake(&table.db, START).await.unwrap();
    let minute = Duration::from_mins(1);
    let soon = START.plus(minute);
    assert_eq!(wake(&table.db, soon).await.unwrap(), None);
    let later = soon.plus(minute).plus(millis(1));
    assert!(wake(&table.db, later).await.unwrap().is_some());
    assert_eq!(wake(&table.db, later).await.unwrap(), None);
}

#[tokio::test]
async fn who_was_late_before_the_bot_went_down_gets_nothing_back() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::Live).await;
    table.works(START.plus(Duration::from_mins(4))).await;
    let down = START.plus(Duration::from_mins(20));
    super::super::beat(&table.db, down).await.unwrap();
    wake(&table.db, down.plus(DAY)).await.unwrap();
    refused(claim(&table.db, down.plus(DAY), mat, BUDI).await).unwrap();
}

#[tokio::test]
async fn a_vacation_stops_the_clocks_and_afterwards_they_go_on_with_what_was_left() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    let away = START.plus(DAY);
    let until = refused(begin_vacation(&table.db, away, ANI, 10).await).unwrap();
    assert_eq!(until, away.plus(10 * DAY));
    assert_eq!(boards(&table.told(away).await), 1);
    assert!(table.works(START.plus(8 * DAY)).await.is_empty());
    let refusal = refused(claim(&table.db, START.plus(8 * DAY), mat, BUDI).await).err();
    let told = Refusal::OnVacation { until: Some(until) };
    assert_eq!(refusal, Some(told));

    table.works(until.minus(millis(1))).await;
    assert!(table.scene(mat).await.clocks.south.unwrap().left.is_some());
    table.works(until).await;
    let clock = table.scene(mat).await.clocks.south.unwrap();
    assert_eq!(clock.left, None);
    assert_eq!(clock.due_at, until.plus(2 * DAY));
    assert_eq!(reminders(&table.works(until.plus(DAY)).await), 1);
}

#[tokio::test]
async fn a_turn_that_comes_in_a_vacation_waits_with_all_its_time() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    let until = refused(begin_vacation(&table.db, START, BUDI, 5).await).unwrap();
    table.picks(START.plus(DAY), mat, ANI, 1).await.unwrap();
    let clock = table.scene(mat).await.clocks.north.unwrap();
    assert_eq!(clock.left, Some(TIME));
    table.works(until).await;
    let clock = table.scene(mat).await.clocks.north.unwrap();
    assert_eq!(clock.due_at, until.plus(TIME));
}

#[tokio::test]
async fn a_vacation_stops_no_live_match_and_no_clock_that_has_run_out() {
    let table = Table::open().await;
    let live = table.begin(kalah(), Pace::Live).await;
    let slow = table
        .begin_in(ChannelId::new(201), kalah(), Pace::ThreeDays)
        .await;
    table.works(START.plus(2 * DAY)).await;
    let late = START.plus(4 * DAY);
    refused(begin_vacation(&table.db, late, ANI, 5).await).unwrap();
    for mat in [live, slow] {
        assert_eq!(table.scene(mat).await.clocks.south.unwrap().left, None);
    }
    refused(claim(&table.db, late, slow, BUDI).await).unwrap();

    let table = Table::open().await;
    let live = table.begin(kalah(), Pace::Live).await;
    refused(begin_vacation(&table.db, START, ANI, 5).await).unwrap();
    assert_eq!(table.scene(live).await.clocks.south.unwrap().left, None);
}

#[tokio::test]
async fn a_vacation_has_a_yearly_limit() {
    let table = Table::open().await;
    let too_long = refused(begin_vacation(&table.db, START, ANI, 31).await);
    let days_left = 30;
    assert_eq!(too_long.err(), Some(Refusal::VacationTooLong { days_left }));
    let none = refused(begin_vacation(&table.db, START, ANI, 0).await);
    assert_eq!(none.err(), Some(Refusal::VacationTooLong { days_left }));
    let until = refused(begin_vacation(&table.db, START, ANI, 30).await).unwrap();
    let twice = refused(begin_vacation(&table.db, START.plus(DAY), ANI, 1).await);
    assert_eq!(twice.err(), Some(Refusal::VacationOn { until }));
    let more = refused(begin_vacation(&table.db, until, ANI, 1).await);
    let days_left = 0;
    assert_eq!(more.err(), Some(Refusal::VacationTooLong { days_left }));
    // A year after its first day, that day is there again.
    let year = START.plus(366 * DAY);
    assert_eq!(vacation(&table.db, year, ANI).await.unwrap(), (None, 1));
    refused(begin_vacation(&table.db, year, ANI, 1).await).unwrap();
}

#[tokio::test]
async fn a_vacation_that_ends_early_costs_what_it_lasted() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    let none = refused(end_vacation(&table.db, START, ANI).await);
    assert_eq!(none.err(), Some(Refusal::NoVacation));
    refused(begin_vacation(&table.db, START, ANI, 20).await).unwrap();
    let back = START.plus(2 * DAY);
    assert_eq!(refused(end_vacation(&table.db, back, ANI).await), Ok(28));
    table.works(back).await;
    let clock = table.scene(mat).await.clocks.south.unwrap();
    assert_eq!(clock.due_at, back.plus(TIME));
}
