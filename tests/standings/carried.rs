//! Carrying a whole database over into another: nothing is lost, and it is never half of two.

use crate::counted::village_that_has_played;
use crate::site::Site;
use crate::village::{HERE, SOUTH_WINS, Village};
use congkak::cli;
use congkak::db::{Carried, Db, OpenError};
use congkak::play::{self, Mend};
use sqlx::Executor;

crate::site::on_postgres_too! {
    all_is_carried_over_into_another_and_goes_on_there
    all_is_carried_over_into_a_file_and_goes_on_there
    all_is_carried_over_out_of_a_file_and_goes_on_there
    what_was_cut_short_is_opened_by_nobody_and_begins_anew
    a_database_with_something_in_it_is_not_filled
}

async fn fill(place: &Site, from: &Db) -> Db {
    let db = Db::open_to_fill(place.url()).await.unwrap();
    db.fill_from(from, &mut |_| {}).await.unwrap();
    db
}

async fn check(village: &Village, place: Site) {
    let now = village.now;
    let open = village.begin(HERE, "game: oware\n", 8_001, 8_002).await;
    let mut write = village.db.write().await.unwrap();
    let told = write.owe(now, now, 7, "told").await.unwrap();
    write.settle(told).await.unwrap();
    write.commit().await.unwrap();
    let db = fill(&place, &village.db).await;
    assert_eq!(cli::check(&db, &mut Vec::new()).await.unwrap(), 0);
    let found = play::recount(&db, Mend::No).await.unwrap();
    assert_eq!(found.lines, Vec::<String>::new());
    db.is_filled().await.unwrap();
    db.close().await;
    let mut filled = Village::at(place).await;
    filled.now = now;
    assert_eq!(filled.dump().await, village.dump().await);
    // Open matches go on, with new numbers after the old ones.
    filled.picks(open, 2, 0).await;
    let row = filled.db.match_row(open).await.unwrap().unwrap();
    assert_eq!(row.revision, 2);
    let next = filled.begin(HERE, SOUTH_WINS, 8_003, 8_004).await;
    assert!(next > open);
    let mut write = filled.db.write().await.unwrap();
    let owed = write.owe(now, now, 7, "next").await.unwrap();
    write.commit().await.unwrap();
    assert!(owed > told, "a number of the outbox was given twice");
    filled.picks(next, 1, 0).await;
    filled.is_as_counted().await;
}

#[tokio::test]
async fn all_is_carried_over_into_another_and_goes_on_there() {
    check(&village_that_has_played().await, Site::new().await).await;
}

#[tokio::test]
async fn all_is_carried_over_into_a_file_and_goes_on_there() {
    check(&village_that_has_played().await, Site::file()).await;
}

#[tokio::test]
async fn all_is_carried_over_out_of_a_file_and_goes_on_there() {
    let village = Village::at(Site::file()).await;
    for number in 0..600 {
        village.begin(HERE, SOUTH_WINS, 10_000 + number, 1).await;
    }
    village.plays(SOUTH_WINS, 1, 2).await;
    check(&village, Site::new().await).await;
}

#[tokio::test]
async fn what_was_cut_short_is_opened_by_nobody_and_begins_anew() {
    let village = village_that_has_played().await;
    let place = Site::new().await;
    let target = Db::open_to_fill(place.url()).await.unwrap();
    let from = village.db.clone();
    let (tell, mut told) = tokio::sync::mpsc::unbounded_channel();
    let filling = tokio::spawn(async move {
        let mut tell = |carried: Carried| tell.send(carried).unwrap();
        target.fill_from(&from, &mut tell).await
    });
    assert_eq!(told.recv().await.unwrap().table, "matches");
    filling.abort();
    assert!(filling.await.unwrap_err().is_cancelled());
    for opened in [
        Db::open(place.url()).await,
        Db::open_existing(place.url()).await,
    ] {
        let refused = opened.err().unwrap();
        let is_half = matches!(refused, OpenError::HalfCopied { .. });
        assert!(is_half, "{refused}");
    }
    // What was there of the earlier try is not mixed with what is there by now.
    village.run("delete from settings").await;
    village.plays(SOUTH_WINS, 1, 2).await;
    fill(&place, &village.db).await.is_filled().await.unwrap();
    let filled = Village::at(place).await;
    assert_eq!(filled.dump().await, village.dump().await);
}

#[tokio::test]
async fn a_database_with_something_in_it_is_not_filled() {
    let full = Village::new().await;
    full.plays(SOUTH_WINS, 1, 2).await;
    let before = full.dump().await;
    let refused = Db::open_to_fill(full.url()).await.err().unwrap();
    assert!(matches!(refused, OpenError::NotEmpty { .. }), "{refused}");
    assert_eq!(full.dump().await, before);
    let place = Site::file();
    let file = place.url().trim_start_matches("sqlite://");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let pool = sqlx::SqlitePool::connect_with(options.create_if_missing(true));
    let pool = pool.await.unwrap();
    pool.execute("create table a (b)").await.unwrap();
    let refused = Db::open_to_fill(place.url()).await.err().unwrap();
    assert!(matches!(refused, OpenError::Foreign { .. }), "{refused}");
    pool.execute("select b from a").await.unwrap();
    pool.close().await;
}
