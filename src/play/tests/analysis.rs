//! Who may have which match looked at again, and when.

use super::*;
use crate::db::CalledOff;
use crate::play::{AnalysisAsk, analyse, call_off, can_be_analysed, forget_player, resign};

on_postgres_too! {
    a_finished_match_is_analysed_for_its_players_and_for_whoever_looks_on
    a_match_that_is_played_is_not_analysed
    a_match_without_a_pick_leaves_nothing_to_say
    a_match_is_analysed_where_it_was_played_and_in_the_dms_of_its_players
    a_person_has_one_analysis_at_a_time
    only_so_many_analyses_wait
    who_is_forgotten_is_told_no_analysis
}

fn ask(mat: MatchId, player: PlayerId) -> AnalysisAsk {
    AnalysisAsk {
        mat,
        player,
        server: Some(SERVER),
        channel: CHANNEL,
        language: "en".to_owned(),
        has_thread: true,
        answer: "token".to_owned(),
    }
}

/// A match in which each has picked once before budi resigned.
async fn finished(table: &Table) -> MatchId {
    let mat = table.begin(kalah(), Pace::None).await;
    table.picks(START, mat, ANI, 1).await.unwrap();
    table.picks(START, mat, BUDI, 1).await.unwrap();
    resign(&table.db, START, mat, BUDI).await.unwrap();
    table.told(START).await;
    mat
}

async fn asked(table: &Table, ask: AnalysisAsk) -> Result<(), Refusal> {
    refused(analyse(&table.db, START, ask).await).map(|_| ())
}

#[tokio::test]
async fn a_finished_match_is_analysed_for_its_players_and_for_whoever_looks_on() {
    let table = Table::open().await;
    let mat = finished(&table).await;
    for player in [ANI, BUDI, CICI] {
        assert_eq!(asked(&table, ask(mat, player)).await, Ok(()));
    }
    let told = table.told(START).await;
    let asked: Vec<_> = told
        .iter()
        .filter_map(|notice| match notice {
            Notice::Analysis { mat, player, .. } => Some((*mat, *player)),
            _ => None,
        })
        .collect();
    assert_eq!(asked, [(mat, ANI), (mat, BUDI), (mat, CICI)]);
}

#[tokio::test]
async fn a_match_that_is_played_is_not_analysed() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::None).await;
    for player in [ANI, CICI] {
        let refused = asked(&table, ask(mat, player)).await;
        assert_eq!(refused, Err(Refusal::StillPlayed));
    }
    assert!(!can_be_analysed(&table.scene(mat).await));
}

#[tokio::test]
async fn a_match_without_a_pick_leaves_nothing_to_say() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::None).await;
    resign(&table.db, START, mat, ANI).await.unwrap();
    assert_eq!(
        asked(&table, ask(mat, ANI)).await,
        Err(Refusal::NothingToAnalyse)
    );
    let off = table
        .begin_in(ChannelId::new(201), kalah(), Pace::None)
        .await;
    call_off(&table.db, START, off, ANI).await.unwrap();
    let why = CalledOff::Cancelled;
    assert_eq!(
        asked(&table, ask(off, ANI)).await,
        Err(Refusal::MatchOff { why })
    );
    let none = MatchId::new(99);
    assert_eq!(
        asked(&table, ask(none, ANI)).await,
        Err(Refusal::NoSuchMatch)
    );
}

#[tokio::test]
async fn a_match_is_analysed_where_it_was_played_and_in_the_dms_of_its_players() {
    let table = Table::open().await;
    let mat = finished(&table).await;
    let from = |server, player| AnalysisAsk {
        server,
        ..ask(mat, player)
    };
    let elsewhere = Some(ServerId::new(101));
    assert_eq!(
        asked(&table, from(elsewhere, ANI)).await,
        Err(Refusal::MatchElsewhere)
    );
    assert_eq!(
        asked(&table, from(None, CICI)).await,
        Err(Refusal::MatchElsewhere)
    );
    assert_eq!(asked(&table, from(None, ANI)).await, Ok(()));
}

#[tokio::test]
async fn a_person_has_one_analysis_at_a_time() {
    let table = Table::open().await;
    let mat = finished(&table).await;
    assert_eq!(asked(&table, ask(mat, ANI)).await, Ok(()));
    assert_eq!(
        asked(&table, ask(mat, ANI)).await,
        Err(Refusal::AnalysisUnderWay)
    );
    assert_eq!(asked(&table, ask(mat, BUDI)).await, Ok(()));
    table.told(START).await;
    assert_eq!(asked(&table, ask(mat, ANI)).await, Ok(()));
}

#[tokio::test]
async fn only_so_many_analyses_wait() {
    let table = Table::open().await;
    let mat = finished(&table).await;
    for number in 0..32 {
        let player = PlayerId::new(1000 + number);
        assert_eq!(asked(&table, ask(mat, player)).await, Ok(()));
    }
    assert_eq!(
        asked(&table, ask(mat, ANI)).await,
        Err(Refusal::TooManyAnalyses)
    );
    table.told(START).await;
    assert_eq!(asked(&table, ask(mat, ANI)).await, Ok(()));
}

#[tokio::test]
async fn who_is_forgotten_is_told_no_analysis() {
    let table = Table::open().await;
    let mat = finished(&table).await;
    asked(&table, ask(mat, CICI)).await.unwrap();
    forget_player(&table.db, START, CICI).await.unwrap();
    assert_eq!(table.told(START).await, []);
}
