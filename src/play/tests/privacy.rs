//! What is known of people, and what is forgotten.

use super::*;
use crate::db::{CalledOff, ChallengeState, NOBODY, OfferKind, Owner, Setting};
use crate::play::{
    SERVER_KEPT, begin_vacation, block, channel_gone, choose, export, forget_player,
    forget_servers, offer, rematch, resign, server_back, server_gone, thread_made,
};

on_postgres_too! {
    a_player_gets_all_that_is_known_and_nothing_of_others
    a_finished_match_stays_for_the_other_without_the_name
    what_is_open_ends_when_a_player_is_forgotten
    a_pair_of_forgotten_players_has_nobody_on_either_side
    a_server_that_the_bot_leaves_is_forgotten_after_a_month
    a_server_that_takes_the_bot_in_again_keeps_what_was_played
    with_its_channel_a_match_is_off_and_both_are_told
    a_match_moves_into_its_thread_and_back_when_that_is_gone_and_its_rematch_goes_home
    the_thread_of_a_finished_match_is_archived_a_while_later_and_its_rematch_goes_home
}

async fn finished(table: &Table) -> MatchId {
    let mat = table.begin(kalah(), Pace::ThreeDays).await;
    // Each moves twice, so that it counts.
    for (player, label) in [(ANI, 1), (BUDI, 1), (ANI, 6), (BUDI, 6)] {
        table.picks(START, mat, player, label).await.unwrap();
    }
    resign(&table.db, START, mat, BUDI).await.unwrap();
    table.told(START).await;
    mat
}

#[tokio::test]
async fn a_player_gets_all_that_is_known_and_nothing_of_others() {
    let table = Table::open().await;
    finished(&table).await;
    let secret = table
        .begin_in(ChannelId::new(201), congkak(), Pace::Day)
        .await;
    table.picks(START, secret, ANI, 5).await.unwrap();
    choose(&table.db, Owner::Player(ANI), Setting::Theme, Some("night"))
        .await
        .unwrap();
    begin_vacation(&table.db, START, ANI, 3).await.unwrap();
    refused(offer(&table.db, START, secret, ANI, OfferKind::Draw).await).unwrap();
    let text = export(&table.db, ANI).await.unwrap();
    let known: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(known["player_id"], 1);
    assert_eq!(known["settings"]["theme"], "night");
    assert_eq!(known["matches"].as_array().unwrap().len(), 2);
    assert_eq!(known["matches"][1]["secret_pick"], 5);
    assert_eq!(known["results"][0]["outcome"], "W");
    assert_eq!(known["servers"][0]["name"], "ani");
    assert_eq!(known["holes"][0]["picks"], 1);
    assert_eq!(known["standings"][0]["matches_won"], 1);
    assert_eq!(known["vacations"].as_array().unwrap().len(), 1);
    assert_eq!(known["challenges"].as_array().unwrap().len(), 2);
    assert_eq!(known["offers"][0]["kind"], "draw");
    assert_eq!(known["clocks"].as_array().unwrap().len(), 0);
    assert!(!text.contains("budi"), "{text}");

    // The other's pick is a secret also here.
    let text = export(&table.db, BUDI).await.unwrap();
    let known: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(known["matches"][1]["secret_pick"], serde_json::Value::Null);
    assert_eq!(known["clocks"].as_array().unwrap().len(), 1);
    assert_eq!(known["offers"].as_array().unwrap().len(), 0);
    let text = export(&table.db, CICI).await.unwrap();
    assert!(text.contains("\"matches\": []"), "{text}");
}

#[tokio::test]
async fn a_finished_match_stays_for_the_other_without_the_name() {
    let table = Table::open().await;
    let mat = finished(&table).await;
    let record = table.scene(mat).await.row.record;
    forget_player(&table.db, START, ANI).await.unwrap();
    let row = table.scene(mat).await.row;
    assert_eq!((row.players.south, row.players.north), (NOBODY, BUDI));
    assert_eq!(
        (row.names.south.as_str(), row.names.north.as_str()),
        ("", "budi")
    );
    assert_eq!(row.record, record);
    for (query, left) in [
        ("select count(*) from totals where player_id = 1", 0),
        // Of a game and of all; always, in the month and in the quarter.
        ("select count(*) from totals where player_id = 2", 6),
        (
            "select count(*) from match_results where south < 0 and north = 2",
            1,
        ),
        ("select count(*) from matches where pair like '%1%'", 0),
        (
            "select count(*) from challenges where challenger = 1 or opponent = 1",
            0,
        ),
        (
            "select count(*) from challenges where challenger_name = 'ani'",
            0,
        ),
    ] {
        assert_eq!(table.count(query).await, left, "{query}");
    }
    let nobody = refused(rematch(&table.db, START, mat, again_in(CHANNEL, BUDI)).await);
    assert_eq!(nobody.err(), Some(Refusal::NobodyThere));
}

#[tokio::test]
async fn what_is_open_ends_when_a_player_is_forgotten() {
    let table = Table::open().await;
    let begun = table.begin(kalah(), Pace::ThreeDays).await;
    table.picks(START, begun, ANI, 1).await.unwrap();
    table.picks(START, begun, BUDI, 1).await.unwrap();
    let new = table
        .begin_in(ChannelId::new(201), congkak(), Pace::Day)
        .await;
    table.picks(START, new, ANI, 5).await.unwrap();
    let offer = NewOffer {
        channel: ChannelId::new(202),
        ..offer_to(Some(BUDI), kalah(), Pace::Day)
    };
    let (open, _) = challenge(&table.db, START, offer).await.unwrap();
    block(&table.db, START, ANI, person(CICI), false)
        .await
        .unwrap();
    block(&table.db, START, CICI, person(ANI), false)
        .await
        .unwrap();
    forget_player(&table.db, START, ANI).await.unwrap();

    let row = table.scene(begun).await.row;
    assert!(
        !row.is_open && row.record.ends_with("S!\n"),
        "{}",
        row.record
    );
    let row = table.scene(new).await.row;
    assert_eq!(row.called_off, Some(CalledOff::Cancelled));
    let state = table.db.challenge(open.id).await.unwrap().unwrap().state;
    assert_eq!(state, ChallengeState::Cancelled);
    for (query, left) in [
        ("select count(*) from secret_picks", 0),
        ("select count(*) from clocks", 0),
        ("select count(*) from blocks where player_id = 1", 0),
        // Who wants no challenges of somebody does without the name, but not without the block.
        ("select count(*) from blocks where blocked_id = 1", 1),
        ("select count(*) from blocks where blocked_name = 'ani'", 0),
        ("select count(*) from settings where owner_id = 1", 0),
    ] {
        assert_eq!(table.count(query).await, left, "{query}");
    }
    // Nothing left in the outbox names the player either, and all of it can be told.
    table.told(START).await;
}

#[tokio::test]
async fn a_pair_of_forgotten_players_has_nobody_on_either_side() {
    let table = Table::open().await;
    let mat = finished(&table).await;
    forget_player(&table.db, START, ANI).await.unwrap();
    forget_player(&table.db, START, BUDI).await.unwrap();
    let row = table.scene(mat).await.row;
    assert_eq!((row.players.south, row.players.north), (NOBODY, NOBODY));
    let shown = "select count(*) from totals where present = 1";
    assert_eq!(table.count(shown).await, 0);
}

#[tokio::test]
async fn a_server_that_the_bot_leaves_is_forgotten_after_a_month() {
    let table = Table::open().await;
    finished(&table).await;
    let open = table
        .begin_in(ChannelId::new(201), kalah(), Pace::Day)
        .await;
    choose(
        &table.db,
        Owner::Server(SERVER),
        Setting::Theme,
        Some("night"),
    )
    .await
    .unwrap();
    assert_eq!(table.db.servers().await.unwrap(), [SERVER]);
    server_gone(&table.db, START, SERVER).await.unwrap();
    assert!(table.db.servers().await.unwrap().is_empty());
    let row = table.scene(open).await.row;
    assert_eq!(row.called_off, Some(CalledOff::ServerGone));
    let told = table.told(START).await;
    let farewells = told
        .iter()
        .filter(|notice| matches!(notice, Notice::Farewell { .. }));
    assert_eq!(farewells.count(), 2);

    let month = START.plus(SERVER_KEPT);
    let almost = month.minus(Duration::from_millis(1));
    forget_servers(&table.db, almost).await.unwrap();
    assert_eq!(table.count("select count(*) from matches").await, 2);
    forget_servers(&table.db, month).await.unwrap();
    for query in [
        "select count(*) from matches",
        "select count(*) from match_results",
        "select count(*) from challenges",
        "select count(*) from player_results",
        "select count(*) from players",
        "select count(*) from totals",
        "select count(*) from hole_totals",
        "select count(*) from boards",
        "select count(*) from seasons",
        "select count(*) from settings",
        "select count(*) from gone_servers",
    ] {
        assert_eq!(table.count(query).await, 0, "{query}");
    }
}

#[tokio::test]
async fn a_server_that_takes_the_bot_in_again_keeps_what_was_played() {
    let table = Table::open().await;
    let mat = finished(&table).await;
    server_gone(&table.db, START, SERVER).await.unwrap();
    server_back(&table.db, SERVER).await.unwrap();
    forget_servers(&table.db, START.plus(SERVER_KEPT))
        .await
        .unwrap();
    assert_eq!(table.scene(mat).await.row.id, mat);
    assert_eq!(table.db.servers().await.unwrap(), [SERVER]);
}

#[tokio::test]
async fn with_its_channel_a_match_is_off_and_both_are_told() {
    let table = Table::open().await;
    let mat = table.begin(congkak(), Pace::ThreeDays).await;
    let offer = NewOffer {
        challenger: person(CICI),
        ..offer_to(None, kalah(), Pace::Day)
    };
    let (open, _) = challenge(&table.db, START, offer).await.unwrap();
    table.told(START).await;
    channel_gone(&table.db, START, CHANNEL).await.unwrap();
    let row = table.scene(mat).await.row;
    assert_eq!(row.called_off, Some(CalledOff::PlaceGone));
    let state = table.db.challenge(open.id).await.unwrap().unwrap().state;
    assert_eq!(state, ChallengeState::Expired);
    let told = table.told(START).await;
    assert_eq!(boards(&told), 0);
    let farewells = told
        .iter()
        .filter(|notice| matches!(notice, Notice::Farewell { .. }));
    assert_eq!(farewells.count(), 2);
}

#[tokio::test]
async fn a_match_moves_into_its_thread_and_back_when_that_is_gone_and_its_rematch_goes_home() {
    let table = Table::open().await;
    let offer = NewOffer {
        has_thread: Some(true),
        ..offer_to(Some(BUDI), kalah(), Pace::Day)
    };
    let (challenge, _) = challenge(&table.db, START, offer).await.unwrap();
    let lots = Lots {
        challenger: Side::South,
        first: Side::South,
    };
    let accepted = accept(
        &table.db,
        START,
        challenge.id,
        person(BUDI),
        lots,
        None,
        None,
    );
    let accepted = accepted.await.unwrap();
    assert!(accepted.has_thread);
    let mat = accepted.scene.row.id;
    let all_due = table.db.outbox_due(START, 10).await.unwrap();
    let due = all_due.iter().find(|due| due.lane == mat.number()).unwrap();
    let notice: Notice = serde_json::from_str(&due.notice).unwrap();
    assert!(matches!(notice, Notice::Thread { .. }), "{notice:?}");
    let thread = ChannelId::new(900);
    let told = due.outbox_id;
    thread_made(&table.db, START, mat, Some(thread), told)
        .await
        .unwrap();
    let row = table.scene(mat).await.row;
    assert_eq!((row.channel, row.home), (thread, Some(CHANNEL)));
    assert_eq!(boards(&table.told(START).await), 1);

    channel_gone(&table.db, START, thread).await.unwrap();
    let row = table.scene(mat).await.row;
    assert_eq!((row.channel, row.home, row.is_open), (CHANNEL, None, true));
    assert_eq!(boards(&table.told(START).await), 1);
}

#[tokio::test]
async fn the_thread_of_a_finished_match_is_archived_a_while_later_and_its_rematch_goes_home() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::Day).await;
    let thread = ChannelId::new(900);
    let none = crate::db::NoticeId::new(0);
    thread_made(&table.db, START, mat, Some(thread), none)
        .await
        .unwrap();
    resign(&table.db, START, mat, ANI).await.unwrap();
    let archives = |told: Vec<Notice>| {
        let archive = Notice::Archive { mat, thread };
        told.into_iter().filter(|notice| *notice == archive).count()
    };
    assert_eq!(archives(table.told(START).await), 0);
    assert_eq!(archives(table.told(START.plus(HOUR)).await), 1);
    let (again, _) = rematch(&table.db, START, mat, again_in(thread, ANI))
        .await
        .unwrap();
    assert_eq!(again.offer.channel, CHANNEL);
    assert!(again.offer.has_thread);
}
