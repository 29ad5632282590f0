//! Who is forgotten, what was taken back, and what was called off, among all that is counted.

use crate::village::{HERE, NORTH_WINS, SOUTH_WINS, THERE, Village, player};
use congkak::db::{Filter, Measure, Moment, OfferKind, PlayerId, Pool};
use congkak::play::{self, Reply, SERVER_KEPT};
use congkak::rules::Side;
use sqlx::Connection;

crate::site::on_postgres_too! {
    who_is_forgotten_is_nowhere_and_the_others_keep_all_they_have
    two_who_played_each_other_are_forgotten_apart_and_one_plays_again
    whoever_a_band_of_a_long_leaderboard_begins_with_can_be_forgotten
    a_forgotten_server_leaves_nothing_and_the_others_are_as_they_were
    a_turn_that_was_taken_back_counts_for_nothing
    a_match_that_was_called_off_has_no_result_and_no_rating
}

/// A number that nothing else has.
const DINA: i64 = 7_700_001;
const EKO: i64 = 7_700_002;

/// Every place in the database that holds `text`.
async fn places_with(village: &Village, text: &str) -> Vec<String> {
    let mut connection = village.connection().await;
    let columns: Vec<(String, String)> = sqlx::query_as(if village.place.is_postgres() {
        "select cast(table_name as text), cast(column_name as text)
         from information_schema.columns
         where table_schema = current_schema() and table_name not like '\\_sqlx%'"
    } else {
        "select t.name, c.name from sqlite_master t join pragma_table_info(t.name) c
         where t.type = 'table' and t.name not like '\\_sqlx%' escape '\\'"
    })
    .fetch_all(&mut connection)
    .await
    .unwrap();
    assert!(columns.len() > 100, "{}", columns.len());
    let mut places = Vec::new();
    for (table, column) in columns {
        let query = format!("select count(*) from {table} where cast({column} as text) like $1");
        let found: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(query))
            .bind(format!("%{text}%"))
            .fetch_one(&mut connection)
            .await
            .unwrap();
        if found > 0 {
            places.push(format!("{table}.{column}"));
        }
    }
    connection.close().await.unwrap();
    places
}

async fn forget(village: &Village, who: i64) {
    play::forget_player(&village.db, village.now, player(who))
        .await
        .unwrap();
}

async fn rating(village: &Village, who: i64) -> Option<i64> {
    let totals = village.totals(Pool::All, who).await;
    totals.map(|totals| totals.rating)
}

#[tokio::test]
async fn who_is_forgotten_is_nowhere_and_the_others_keep_all_they_have() {
    let village = Village::new().await;
    village.plays(SOUTH_WINS, DINA, 2).await;
    village.plays(NORTH_WINS, 3, DINA).await;
    village.plays(SOUTH_WINS, 2, 3).await;
    village.plays_in(THERE, SOUTH_WINS, 2, DINA).await;
    let early = village.begin(HERE, "game: oware\n", DINA, 3).await;
    village.resigns(early, Side::North).await;
    play::look_for(&village.db, village.now, HERE, &[player(DINA)])
        .await
        .unwrap();
    assert!(!places_with(&village, "7700001").await.is_empty());
    let before = (rating(&village, 2).await, rating(&village, 3).await);
    let export = play::export(&village.db, player(DINA)).await.unwrap();
    let known: serde_json::Value = serde_json::from_str(&export).unwrap();
    assert_eq!(known["servers"].as_array().unwrap().len(), 2);
    assert_eq!(known["results"].as_array().unwrap().len(), 4);
    // Two pools of three times each, in each server.
    assert_eq!(known["standings"].as_array().unwrap().len(), 12);
    assert_eq!(known["holes"].as_array().unwrap().len(), 2);
    assert!(!export.contains("player 2") && !export.contains("player 3"));

    forget(&village, DINA).await;
    assert_eq!(places_with(&village, "7700001").await, [""; 0]);
    let after = (rating(&village, 2).await, rating(&village, 3).await);
    assert_eq!(after, before);
    village.is_as_counted().await;
    let page = village.board(Measure::Rating, 0, 2).await;
    let shown: Vec<i64> = page.lines.iter().map(|line| line.player.number()).collect();
    assert_eq!((page.players, shown.len()), (2, 2));
    assert!(shown.contains(&2) && shown.contains(&3), "{shown:?}");
    let export = play::export(&village.db, player(DINA)).await.unwrap();
    let known: serde_json::Value = serde_json::from_str(&export).unwrap();
    for list in ["matches", "servers", "results", "standings", "holes"] {
        assert_eq!(known[list].as_array().unwrap().len(), 0, "{list}");
    }
    let filter = Filter {
        server: HERE,
        player: player(2),
        opponent: None,
        pool: Pool::All,
    };
    let (past, _) = village.db.past_matches(filter, 0, 10).await.unwrap();
    assert_eq!(past.len(), 2);
    assert_eq!(past[1].opponent_name, "");
}

#[tokio::test]
async fn two_who_played_each_other_are_forgotten_apart_and_one_plays_again() {
    let village = Village::new().await;
    village.plays(SOUTH_WINS, DINA, EKO).await;
    village.plays(SOUTH_WINS, DINA, EKO).await;
    forget(&village, DINA).await;
    forget(&village, EKO).await;
    village.is_as_counted().await;
    assert_eq!(village.board(Measure::Rating, 0, 2).await.players, 0);
    village.plays(SOUTH_WINS, DINA, 2).await;
    village.is_as_counted().await;
    // A new player, who has nothing of before.
    let totals = village.totals(Pool::All, DINA).await.unwrap();
    assert_eq!(totals.matches_won, 1);
    forget(&village, DINA).await;
    village.is_as_counted().await;
    assert_eq!(places_with(&village, "77000").await, [""; 0]);
    // And what is counted can still be lost and written anew.
    let before = village.dump().await;
    village.run("delete from totals").await;
    play::recount(&village.db, congkak::play::Mend::Yes)
        .await
        .unwrap();
    assert_eq!(village.dump().await, before);
}

#[tokio::test]
async fn whoever_a_band_of_a_long_leaderboard_begins_with_can_be_forgotten() {
    let village = Village::new().await;
    for number in 0..150 {
        village
            .plays(SOUTH_WINS, 1000 + number, 2000 + number)
            .await;
    }
    let mut connection = village.connection().await;
    let mut first = "select max(player_id) from bands";
    for _ in 0..45 {
        let found: Option<PlayerId> = sqlx::query_scalar(first)
            .fetch_one(&mut connection)
            .await
            .unwrap();
        let Some(found) = found.filter(|found| found.number() > 0) else {
            first = "select max(player_id) from players where present = 1";
            continue;
        };
        forget(&village, found.number()).await;
        let text = "select count(*) from bands where player_id = $1";
        let left: i64 = sqlx::query_scalar(text)
            .bind(found)
            .fetch_one(&mut connection)
            .await
            .unwrap();
        assert_eq!(left, 0);
    }
    connection.close().await.unwrap();
    village.is_as_counted().await;
    let page = village.board(Measure::MatchesWon, 0, 1000).await;
    assert!(page.players < 300, "{}", page.players);
    // The board goes on, with bands or without.
    village.plays(SOUTH_WINS, 1, 2).await;
    village.is_as_counted().await;
}

#[tokio::test]
async fn a_forgotten_server_leaves_nothing_and_the_others_are_as_they_were() {
    let village = Village::new().await;
    village.plays_in(THERE, SOUTH_WINS, 1, 2).await;
    village.plays(SOUTH_WINS, 1, 2).await;
    village.plays_in(THERE, NORTH_WINS, 1, 3).await;
    play::server_gone(&village.db, village.now, THERE)
        .await
        .unwrap();
    let later = village.now.plus(SERVER_KEPT);
    play::forget_servers(&village.db, later).await.unwrap();
    assert_eq!(places_with(&village, "2200").await, [""; 0]);
    village.is_as_counted().await;
    village.plays(SOUTH_WINS, 2, 1).await;
    village.is_as_counted().await;
    assert_eq!(village.board(Measure::Rating, 0, 1).await.players, 2);
}

#[tokio::test]
async fn a_turn_that_was_taken_back_counts_for_nothing() {
    const KALAH: &str = "game: kalah\nholes: 2\nseeds: 2\n";
    async fn goes_on(village: &Village, mat: congkak::db::MatchId) {
        village.picks(mat, 40, 0).await;
        assert!(!play::scene(&village.db, mat).await.unwrap().row.is_open);
    }
    let plain = Village::new().await;
    let mat = plain.begin(HERE, KALAH, 1, 2).await;
    goes_on(&plain, mat).await;

    let village = Village::new().await;
    let mat = village.begin(HERE, KALAH, 1, 2).await;
    village.picks(mat, 1, 1).await;
    let (db, now) = (&village.db, village.now);
    let south = play::scene(db, mat).await.unwrap().row.players.south;
    let north = play::scene(db, mat).await.unwrap().row.players.north;
    let asked = play::offer(db, now, mat, south, OfferKind::Takeback)
        .await
        .unwrap();
    play::answer_offer(db, now, asked.offer.id, north, Reply::Accept)
        .await
        .unwrap();
    goes_on(&village, mat).await;
    assert_eq!(village.dump().await, plain.dump().await);
    village.is_as_counted().await;
}

#[tokio::test]
async fn a_match_that_was_called_off_has_no_result_and_no_rating() {
    let village = Village::new().await;
    let mat = village.begin(HERE, SOUTH_WINS, 1, 2).await;
    play::call_off(&village.db, village.now, mat, player(1))
        .await
        .unwrap();
    assert_eq!(village.dump().await, [""; 0]);
    village.is_as_counted().await;
    let end = Moment::from_millis(i64::MAX / 2);
    assert!(!village.db.is_season_due(end).await.unwrap());
}
