//! Each migration is applied over rows of the one before.

use super::*;
use crate::site::{Site, on_postgres_too};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use std::str::FromStr;

/// A database as the migrations up to `version` leave it, with `rows` in it.
async fn old_database(url: &str, version: i64, rows: &[&'static str]) {
    let old: Vec<_> = Engine::Sqlite
        .migrations()
        .iter()
        .filter(|migration| migration.version <= version)
        .cloned()
        .collect();
    let options = SqliteConnectOptions::from_str(url)
        .unwrap()
        .create_if_missing(true);
    let pool = SqlitePool::connect_with(options).await.unwrap();
    Migrator::with_migrations(old).run(&pool).await.unwrap();
    for &rows in rows {
        sqlx::raw_sql(rows).execute(&pool).await.unwrap();
    }
    pool.close().await;
}

/// A challenge and a match, as they were kept before practice.
const A_MATCH: &str = "
    insert into challenges (challenge_id, server_id, channel_id, challenger,
        challenger_name, opponent, options, language, state, pair, expires_at, created_at)
    values (1, 10, 20, 1, 'ani', 2, 'game: kalah', 'en', 'open', '1-2', 99, 1);
    insert into matches (match_id, server_id, channel_id, south, north, south_name,
        north_name, language, record, revision, state, awaited, pair, created_at, updated_at)
    values (1, 10, 20, 1, 2, 'ani', 'budi', 'en', 'game: kalah', 0, 'open', 'S', '1-2', 1, 1);";

#[tokio::test]
async fn matches_of_before_the_clocks_go_on_without_one() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("old.db").display());
    old_database(
        &url,
        2,
        &[
            A_MATCH,
            "insert into settings (owner, owner_id, theme) values ('server', 10, 'night')",
        ],
    )
    .await;
    let db = Db::open(&url).await.unwrap();
    let challenge = db.challenge(ChallengeId::new(1)).await.unwrap().unwrap();
    assert_eq!(challenge.offer.pace, Pace::None);
    assert!(!challenge.offer.has_thread);
    let row = db.match_row(MatchId::new(1)).await.unwrap().unwrap();
    assert!(row.is_open && row.called_off.is_none() && row.home.is_none());
    assert_eq!(row.pace, Pace::None);
    let chosen = db.chosen(Owner::Server(ServerId::new(10))).await.unwrap();
    assert_eq!(chosen.theme.as_deref(), Some("night"));
    assert_eq!(chosen.pace, None);
}

#[tokio::test]
async fn matches_of_before_practice_are_between_people() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("old.db").display());
    old_database(&url, 4, &[A_MATCH]).await;
    let db = Db::open(&url).await.unwrap();
    let row = db.match_row(MatchId::new(1)).await.unwrap().unwrap();
    assert!(row.is_open && row.practice.is_none());
    let challenge = db.challenge(ChallengeId::new(1)).await.unwrap().unwrap();
    assert_eq!(challenge.offer.bot_level, None);
    assert!(db.matches_awaiting_bot(10).await.unwrap().is_empty());
    let open = db.open_matches(PlayerId::new(1), 10).await.unwrap();
    assert_eq!(open.first().unwrap().bot_level, None);
}

#[tokio::test]
async fn a_match_of_before_was_looked_at_nowhere_and_can_be() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("old.db").display());
    old_database(&url, 8, &[A_MATCH]).await;
    let db = Db::open(&url).await.unwrap();
    let (mat, thread) = (MatchId::new(1), ChannelId::new(77));
    assert_eq!(db.analysis(mat).await.unwrap(), None);
    assert_eq!(db.analysis(MatchId::new(2)).await.unwrap(), None);
    for there in [Some(thread), None] {
        let mut write = db.write().await.unwrap();
        write.set_analysis(mat, there).await.unwrap();
        write.commit().await.unwrap();
        assert_eq!(db.analysis(mat).await.unwrap(), there);
    }
}

#[tokio::test]
async fn a_copy_is_made_before_an_update_and_of_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("old.db");
    let url = format!("sqlite://{}", file.display());
    let newest = Engine::Sqlite
        .migrations()
        .iter()
        .map(|m| m.version)
        .max()
        .unwrap();
    let copy = upgrade::copy_of(&file, newest);
    Db::open(&url).await.unwrap().close().await;
    Db::open(&url).await.unwrap().close().await;
    assert!(!copy.exists(), "a new database was copied");
    for ending in ["", "-wal", "-shm"] {
        std::fs::remove_file(format!("{}{ending}", file.display())).ok();
    }
    let rows = "insert into settings (owner, owner_id, theme) values ('server', 10, 'night');";
    old_database(&url, 2, &[rows]).await;
    Db::open(&url).await.unwrap().close().await;
    let pool = SqlitePool::connect(&format!("sqlite://{}", copy.display()))
        .await
        .unwrap();
    let of = "select max(version) from _sqlx_migrations";
    let version: i64 = sqlx::query_scalar(of).fetch_one(&pool).await.unwrap();
    let theme: String = sqlx::query_scalar("select theme from settings")
        .fetch_one(&pool)
        .await
        .unwrap();
    assert_eq!((version, theme.as_str()), (2, "night"));
    pool.close().await;
}

#[tokio::test]
async fn only_who_may_make_a_database_makes_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("data").join("new.db");
    for ending in ["", "?mode=rwc"] {
        let url = format!("sqlite://{}{ending}", file.display());
        let refused = Db::open_existing(&url).await.err().unwrap();
        assert!(matches!(refused, OpenError::Missing { .. }), "{refused}");
    }
    assert!(!file.parent().unwrap().exists(), "a folder was made");
    let url = format!("sqlite://{}", file.display());
    Db::open(&url).await.unwrap().close().await;
    Db::open_existing(&url).await.unwrap().close().await;
}

mod challenges;
mod clocks;
mod doors;
mod engines;
mod matches;
mod offers;
mod outbox;
mod people;
mod processes;

const SERVER: ServerId = ServerId::new(10);
const OTHER_SERVER: ServerId = ServerId::new(11);
const CHANNEL: ChannelId = ChannelId::new(20);
const OTHER_CHANNEL: ChannelId = ChannelId::new(21);
const ANI: PlayerId = PlayerId::new(1);
const BUDI: PlayerId = PlayerId::new(2);
const CICI: PlayerId = PlayerId::new(3);

/// An empty database, and the place that it is gone with.
async fn empty() -> (Db, Site) {
    let place = Site::new().await;
    (Db::open(place.url()).await.unwrap(), place)
}

/// So many milliseconds after 1970.
const fn at(millis: i64) -> Moment {
    Moment::from_millis(millis)
}

/// A match of Kalah at which South is awaited.
fn match_in(server: ServerId, channel: ChannelId, south: PlayerId, north: PlayerId) -> NewMatch {
    NewMatch {
        server,
        channel,
        players: crate::rules::BySide { south, north },
        names: crate::rules::BySide {
            south: "south".to_owned(),
            north: "north".to_owned(),
        },
        language: "en".to_owned(),
        record: "game: kalah\n\n".to_owned(),
        awaited: "S".to_owned(),
        pace: Pace::Day,
        practice: None,
    }
}

/// A match that is there, and what lies beside it.
async fn state(write: &mut Write, id: MatchId) -> MatchState {
    write.match_state(id).await.unwrap().unwrap()
}

/// A match of ani and budi, kept at moment 1.
async fn add_match(write: &mut Write) -> MatchRow {
    let new = match_in(SERVER, CHANNEL, ANI, BUDI);
    write.add_match(at(1), new).await.unwrap()
}

#[tokio::test]
async fn settings_of_before_the_animations_stay_and_let_no_board_move() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("old.db").display());
    let rows = "insert into settings (owner, owner_id, motion) values ('player', 1, 'no'),
                ('server', 10, null);";
    old_database(&url, 6, &[rows]).await;
    let db = Db::open(&url).await.unwrap();
    let player = db.chosen(Owner::Player(PlayerId::of_discord(1))).await;
    let player = player.unwrap();
    assert_eq!(player.motion.as_deref(), Some("no"));
    assert_eq!(player.animations, None);
    let server = db.chosen(Owner::Server(ServerId::new(10))).await.unwrap();
    assert_eq!(server.animations, None);
}

#[tokio::test]
async fn a_database_of_something_else_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("other.db");
    let url = format!("sqlite://{}", file.display());
    for table in [
        "create table a (b)",
        "create table _sqlx_migrations (version bigint, checksum blob);
         insert into _sqlx_migrations values (1, x'00')",
    ] {
        std::fs::remove_file(&file).ok();
        let options = SqliteConnectOptions::from_str(&url).unwrap();
        let pool = SqlitePool::connect_with(options.create_if_missing(true));
        let pool = pool.await.unwrap();
        sqlx::raw_sql(table).execute(&pool).await.unwrap();
        pool.close().await;
        let before = std::fs::read(&file).unwrap();
        for opened in [Db::open(&url).await, Db::open_existing(&url).await] {
            let refused = opened.err().unwrap();
            assert!(matches!(refused, OpenError::Foreign { .. }), "{refused}");
        }
        assert_eq!(std::fs::read(&file).unwrap(), before);
    }
}

#[tokio::test]
async fn an_empty_file_becomes_a_database_for_the_bot_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("empty.db");
    let url = format!("sqlite://{}", file.display());
    std::fs::write(&file, "").unwrap();
    let refused = Db::open_existing(&url).await.err().unwrap();
    assert!(matches!(refused, OpenError::Foreign { .. }), "{refused}");
    assert_eq!(std::fs::read(&file).unwrap(), b"");
    Db::open(&url).await.unwrap().close().await;
    Db::open_existing(&url).await.unwrap().close().await;
}

#[tokio::test]
async fn an_address_without_a_file_is_refused() {
    for url in ["sqlite:", "sqlite://"] {
        let refused = Db::open(url).await.err().unwrap();
        assert!(matches!(refused, OpenError::BadAddress { .. }), "{refused}");
    }
}
