//! Draws, turns taken back, and matches cancelled before they began.

use super::*;
use crate::db::{CalledOff, Offer, OfferKind, OfferState};
use crate::play::{Reply, answer_offer, call_off, offer};
use crate::rules::{EndedBy, Outcome};

on_postgres_too! {
    a_draw_is_offered_and_answered
    who_asks_for_a_draw_that_is_offered_agrees
    an_offer_is_for_the_other_player_to_answer_and_for_the_own_to_take_back
    a_declined_offer_is_not_repeated_before_the_match_goes_on
    an_offered_draw_stands_while_only_its_maker_moves
    a_turn_is_taken_back_by_consent_to_before_it_and_the_revision_rises
    a_turn_that_was_answered_is_taken_back_with_the_answer
    who_has_made_no_turn_takes_none_back
    a_pick_ends_the_question_whether_a_turn_is_taken_back
    no_turn_is_taken_back_past_a_reveal
    no_turn_is_taken_back_past_the_end_of_its_round
    before_each_has_moved_either_cancels_without_a_result
    once_each_has_moved_a_match_is_not_cancelled
    a_match_cancelled_in_the_opening_forgets_the_secret_pick
}

async fn ask(
    table: &Table,
    mat: MatchId,
    who: PlayerId,
    kind: OfferKind,
) -> Result<Offer, Refusal> {
    refused(offer(&table.db, START, mat, who, kind).await).map(|answered| answered.offer)
}

async fn reply(table: &Table, offer: Offer, who: PlayerId, reply: Reply) -> Result<Scene, Refusal> {
    refused(answer_offer(&table.db, START, offer.id, who, reply).await)
        .map(|(answered, _)| answered.scene)
}

async fn state(table: &Table, offer: Offer) -> OfferState {
    table.db.offer(offer.id).await.unwrap().unwrap().state
}

/// The moves of a match's record.
async fn moves(table: &Table, mat: MatchId) -> String {
    let record = table.scene(mat).await.row.record;
    let (_, moves) = record.split_once("\n\n").unwrap_or_default();
    moves.trim().to_owned()
}

#[tokio::test]
async fn a_draw_is_offered_and_answered() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    let asked = ask(&table, mat, ANI, OfferKind::Draw).await.unwrap();
    assert!(table.scene(mat).await.row.is_open);
    let scene = reply(&table, asked, BUDI, Reply::Accept).await.unwrap();
    assert_eq!(scene.position.outcome(), Some(Outcome::Draw));
    assert_eq!(scene.position.ended_by(), Some(EndedBy::DrawAgreed));
    let results =
        "select count(*) from match_results where winner = '=' and reason = 'draw agreed'";
    assert_eq!(table.count(results).await, 1);
    assert_eq!(table.count("select count(*) from clocks").await, 0);
}

#[tokio::test]
async fn who_asks_for_a_draw_that_is_offered_agrees() {
    let table = Table::open().await;
    let mat = table.begin(congkak(), Pace::ThreeDays).await;
    ask(&table, mat, ANI, OfferKind::Draw).await.unwrap();
    table.told(START).await;
    let agreed = ask(&table, mat, BUDI, OfferKind::Draw).await.unwrap();
    assert_eq!(agreed.state, OfferState::Accepted);
    let offer = agreed.id;
    let told = table.told(START).await;
    assert!(told.contains(&Notice::Offer { mat, offer }), "{told:?}");
    let outcome = table.scene(mat).await.position.outcome();
    assert_eq!(outcome, Some(Outcome::Draw));
}

#[tokio::test]
async fn an_offer_is_for_the_other_player_to_answer_and_for_the_own_to_take_back() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    let asked = ask(&table, mat, ANI, OfferKind::Draw).await.unwrap();
    for (who, said) in [
        (ANI, Reply::Accept),
        (ANI, Reply::Decline),
        (BUDI, Reply::Withdraw),
    ] {
        let refusal = reply(&table, asked, who, said).await.err();
        assert!(matches!(refusal, Some(Refusal::NotYourOffer { .. })));
    }
    let refusal = reply(&table, asked, CICI, Reply::Accept).await.err();
    assert!(matches!(refusal, Some(Refusal::NotYourMatch { .. })));
    reply(&table, asked, ANI, Reply::Withdraw).await.unwrap();
    let refusal = reply(&table, asked, BUDI, Reply::Accept).await.err();
    let state = OfferState::Withdrawn;
    assert_eq!(refusal, Some(Refusal::OfferOver { state }));
}

#[tokio::test]
async fn a_declined_offer_is_not_repeated_before_the_match_goes_on() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    let asked = ask(&table, mat, ANI, OfferKind::Draw).await.unwrap();
    let stands = ask(&table, mat, ANI, OfferKind::Draw).await.err();
    assert_eq!(stands, Some(Refusal::OfferStands { offer: asked.id }));
    reply(&table, asked, BUDI, Reply::Decline).await.unwrap();
    assert!(table.scene(mat).await.row.is_open);
    let again = ask(&table, mat, ANI, OfferKind::Draw).await.err();
    assert_eq!(again, Some(Refusal::OfferedAlready));
    ask(&table, mat, BUDI, OfferKind::Draw).await.unwrap();
    table.picks(START, mat, ANI, 1).await.unwrap();
    ask(&table, mat, ANI, OfferKind::Draw).await.unwrap();
}

#[tokio::test]
async fn an_offered_draw_stands_while_only_its_maker_moves() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    let asked = ask(&table, mat, ANI, OfferKind::Draw).await.unwrap();
    table.picks(START, mat, ANI, 1).await.unwrap();
    assert_eq!(state(&table, asked).await, OfferState::Open);
    table.picks(START, mat, BUDI, 1).await.unwrap();
    assert_eq!(state(&table, asked).await, OfferState::Void);
    let late = reply(&table, asked, BUDI, Reply::Accept).await.err();
    let state = OfferState::Void;
    assert_eq!(late, Some(Refusal::OfferOver { state }));
}

#[tokio::test]
async fn a_turn_is_taken_back_by_consent_to_before_it_and_the_revision_rises() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    table.picks(START, mat, ANI, 3).await.unwrap();
    table.picks(START, mat, ANI, 1).await.unwrap();
    let before = table.scene(mat).await.row.revision;
    let asked = ask(&table, mat, ANI, OfferKind::Takeback).await.unwrap();
    assert_eq!(moves(&table, mat).await, "S3 S1");
    let scene = reply(&table, asked, BUDI, Reply::Accept).await.unwrap();
    assert_eq!(moves(&table, mat).await, "");
    assert_eq!(scene.row.revision, before + 1);
    assert!(scene.clocks.south.is_some() && scene.clocks.north.is_none());
    // What was made for the board of before is old.
    let press = Press {
        mat,
        revision: before,
        player: ANI,
        label: 2,
        answer: None,
        message: None,
    };
    let stale = refused(pick(&table.db, START, press).await).err();
    assert_eq!(stale, Some(Refusal::Stale { mat }));
    table.picks(START, mat, ANI, 2).await.unwrap();
    assert_eq!(moves(&table, mat).await, "S2");
}

#[tokio::test]
async fn a_turn_that_was_answered_is_taken_back_with_the_answer() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    for (player, label) in [(ANI, 1), (BUDI, 3), (BUDI, 1)] {
        table.picks(START, mat, player, label).await.unwrap();
    }
    let asked = ask(&table, mat, ANI, OfferKind::Takeback).await.unwrap();
    reply(&table, asked, BUDI, Reply::Accept).await.unwrap();
    assert_eq!(moves(&table, mat).await, "");

    table.picks(START, mat, ANI, 1).await.unwrap();
    table.picks(START, mat, BUDI, 3).await.unwrap();
    let asked = ask(&table, mat, BUDI, OfferKind::Takeback).await.unwrap();
    reply(&table, asked, ANI, Reply::Accept).await.unwrap();
    assert_eq!(moves(&table, mat).await, "S1");
}

#[tokio::test]
async fn who_has_made_no_turn_takes_none_back() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    table.picks(START, mat, ANI, 1).await.unwrap();
    let nothing = ask(&table, mat, BUDI, OfferKind::Takeback).await.err();
    assert_eq!(nothing, Some(Refusal::NothingToTakeBack));
}

#[tokio::test]
async fn a_pick_ends_the_question_whether_a_turn_is_taken_back() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    table.picks(START, mat, ANI, 1).await.unwrap();
    let asked = ask(&table, mat, ANI, OfferKind::Takeback).await.unwrap();
    let answer_first = ask(&table, mat, BUDI, OfferKind::Takeback).await.err();
    assert_eq!(answer_first, Some(Refusal::AnswerFirst));
    table.picks(START, mat, BUDI, 1).await.unwrap();
    assert_eq!(state(&table, asked).await, OfferState::Void);
}

#[tokio::test]
async fn no_turn_is_taken_back_past_a_reveal() {
    let table = Table::open().await;
    let mat = table.begin(congkak(), Pace::ThreeDays).await;
    for _ in 0..50 {
        let scene = table.scene(mat).await;
        if scene.position.to_move().is_some() {
            break;
        }
        for side in Side::BOTH {
            let scene = table.scene(mat).await;
            if scene.position.to_move().is_none() && scene.position.awaited()[side] {
                let hole = scene.position.choices(side)[0];
                let player = scene.row.players[side];
                table.picks(START, mat, player, hole.label).await.unwrap();
            }
        }
    }
    let scene = table.scene(mat).await;
    let side = scene.position.to_move().unwrap();
    let opening = moves(&table, mat).await;
    for player in [ANI, BUDI] {
        let past = ask(&table, mat, player, OfferKind::Takeback).await.err();
        assert_eq!(past, Some(Refusal::NothingToTakeBack));
    }
    // What is played in the open after it goes back as far as there.
    let label = scene.position.choices(side)[0].label;
    let player = scene.row.players[side];
    table.picks(START, mat, player, label).await.unwrap();
    let asked = ask(&table, mat, player, OfferKind::Takeback).await.unwrap();
    let other = scene.row.players[side.other()];
    reply(&table, asked, other, Reply::Accept).await.unwrap();
    assert_eq!(moves(&table, mat).await, opening);
}

#[tokio::test]
async fn no_turn_is_taken_back_past_the_end_of_its_round() {
    let table = Table::open().await;
    let mat = table.begin(open_congkak(3), Pace::ThreeDays).await;
    let mut mover = ANI;
    while table.scene(mat).await.position.round() == 1 {
        let scene = table.scene(mat).await;
        let side = scene.position.to_move().unwrap();
        mover = scene.row.players[side];
        let label = scene.position.choices(side)[0].label;
        table.picks(START, mat, mover, label).await.unwrap();
    }
    for player in [ANI, BUDI] {
        let past = ask(&table, mat, player, OfferKind::Takeback).await.err();
        assert_eq!(past, Some(Refusal::NothingToTakeBack), "{mover} ended it");
    }
    assert_eq!(table.count("select count(*) from round_results").await, 1);
}

#[tokio::test]
async fn before_each_has_moved_either_cancels_without_a_result() {
    for player in [ANI, BUDI] {
        let table = Table::open().await;
        let mat = table.begin(kalah(), Pace::ThreeDays).await;
        table.picks(START, mat, ANI, 1).await.unwrap();
        table.told(START).await;
        let scene = refused(call_off(&table.db, START, mat, player).await).unwrap();
        assert_eq!(scene.row.called_off, Some(CalledOff::Cancelled));
        assert_eq!(boards(&table.told(START).await), 1);
        for query in [
            "select count(*) from match_results",
            "select count(*) from totals",
            "select count(*) from clocks",
        ] {
            assert_eq!(table.count(query).await, 0, "{query}");
        }
        // The way is free for another.
        table.begin(kalah(), Pace::ThreeDays).await;
    }
}

#[tokio::test]
async fn once_each_has_moved_a_match_is_not_cancelled() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    table.picks(START, mat, ANI, 1).await.unwrap();
    table.picks(START, mat, BUDI, 1).await.unwrap();
    let late = refused(call_off(&table.db, START, mat, ANI).await).err();
    assert_eq!(late, Some(Refusal::CannotCallOff));
    let stranger = refused(call_off(&table.db, START, mat, CICI).await).err();
    assert!(matches!(stranger, Some(Refusal::NotYourMatch { .. })));
}

#[tokio::test]
async fn a_match_cancelled_in_the_opening_forgets_the_secret_pick() {
    let table = Table::open().await;
    let mat = table.begin(congkak(), Pace::ThreeDays).await;
    table.picks(START, mat, ANI, 3).await.unwrap();
    refused(call_off(&table.db, START, mat, BUDI).await).unwrap();
    assert_eq!(table.count("select count(*) from secret_picks").await, 0);
    let off = table.picks(START, mat, BUDI, 3).await.err();
    let why = CalledOff::Cancelled;
    assert_eq!(off, Some(Refusal::MatchOff { why }));
}
