//! How many picks a second a database takes: each is read, decided and written in a transaction.
//!
//! Run it with `cargo bench --bench picks`, which makes a database of SQLite in a folder of its own,
//! or `cargo bench --bench picks -- postgres://…` with an empty database of PostgreSQL.

#![expect(
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench stops at the first fault"
)]

use congkak::db::{ChannelId, Db, MatchId, Moment, NewMatch, Pace, PlayerId, ServerId};
use congkak::play::{self, Picked, Press, Scene};
use congkak::rules::{BySide, Record};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant};

const NOW: Moment = Moment::from_millis(1_794_744_000_000);
/// For how long picks are made.
const FOR: Duration = Duration::from_secs(5);
/// How many pick at the same time.
const TOGETHER: [usize; 2] = [1, 16];

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().unwrap();
    let file = format!("sqlite://{}/picks.db", folder.path().display());
    let given = std::env::args().skip(1).find(|word| word.contains("://"));
    let db = Db::open(&given.unwrap_or(file)).await.unwrap();
    let next = Arc::new(AtomicI64::new(0));
    for together in TOGETHER {
        let picks = Arc::new(AtomicU64::new(0));
        let began = Instant::now();
        let mut players = Vec::new();
        for _ in 0..together {
            let (db, next, picks) = (db.clone(), Arc::clone(&next), Arc::clone(&picks));
            players.push(tokio::spawn(async move {
                while began.elapsed() < FOR {
                    let mat = begin(&db, next.fetch_add(1, Ordering::Relaxed)).await;
                    let mut scene = play::scene(&db, mat).await.unwrap();
                    while began.elapsed() < FOR
                        && let Some(after) = pick(&db, scene).await
                    {
                        scene = after;
                        picks.fetch_add(1, Ordering::Relaxed);
                    }
                }
            }));
        }
        for player in players {
            player.await.unwrap();
        }
        let picks = u32::try_from(picks.load(Ordering::Relaxed)).unwrap();
        println!(
            "{together} at a time: {:.0} picks a second",
            f64::from(picks) / began.elapsed().as_secs_f64()
        );
    }
    db.close().await;
}

/// A match of Kalah in a channel of its own.
async fn begin(db: &Db, number: i64) -> MatchId {
    let record = Record::parse("game: kalah\n").unwrap();
    let mut write = db.write().await.unwrap();
    let new = NewMatch {
        server: ServerId::new(1 + number % 100),
        channel: ChannelId::new(1000 + number),
        players: BySide {
            south: PlayerId::new(1 + number % 997),
            north: PlayerId::new(1000 + number % 991),
        },
        names: BySide {
            south: "south".to_owned(),
            north: "north".to_owned(),
        },
        language: "en".to_owned(),
        pace: Pace::Day,
        practice: None,
        awaited: record
            .position()
            .unwrap()
            .to_move()
            .unwrap()
            .letter()
            .to_string(),
        record: record.to_string(),
    };
    let row = write.add_match(NOW, new).await.unwrap();
    write.commit().await.unwrap();
    row.id
}

/// Picks for whoever is to move; the match after it, if there was anybody.
async fn pick(db: &Db, scene: Scene) -> Option<Scene> {
    let side = scene.position.to_move()?;
    let choices = scene.position.choices(side);
    let press = Press {
        mat: scene.row.id,
        revision: scene.row.revision,
        player: scene.row.players[side],
        label: choices[scene.row.record.len() % choices.len()].label,
        answer: None,
        message: None,
    };
    let Picked::Sown { scene, .. } = play::pick(db, NOW, press).await.unwrap() else {
        unreachable!("nothing is secret in this opening")
    };
    Some(*scene)
}
