//! Seasons: each is closed once, and stays to be read.

use crate::village::{HERE, NOON, SOUTH_WINS, THERE, Village, player};
use congkak::db::{Board, Measure, Moment, Owner, Period, Pool, SeasonLength, Setting};
use congkak::play::{self, Notice};
use std::time::Duration;

crate::site::on_postgres_too! {
    a_season_is_closed_once_in_each_server_that_has_played_in_it
    a_server_with_monthly_seasons_closes_months_and_no_quarters
    what_is_long_past_is_closed_without_a_word
    the_season_that_has_a_setting_is_the_one_that_is_on
    a_past_season_stays_to_be_read
}

const NOVEMBER: Period = Period::Month {
    year: 2026,
    month: 11,
};
const AUTUMN: Period = Period::Quarter {
    year: 2026,
    quarter: 4,
};

async fn told(village: &Village, now: Moment) -> Vec<Notice> {
    let due = village.db.outbox_due(now, 100).await.unwrap();
    due.iter()
        .map(|due| serde_json::from_str(&due.notice).unwrap())
        .filter(|notice| matches!(notice, Notice::Season { .. }))
        .collect()
}

async fn set_length(village: &Village, length: SeasonLength) {
    let word = Some(length.word());
    play::choose(&village.db, Owner::Server(HERE), Setting::Season, word)
        .await
        .unwrap();
}

#[tokio::test]
async fn a_season_is_closed_once_in_each_server_that_has_played_in_it() {
    let village = Village::new().await;
    village.plays_in(HERE, SOUTH_WINS, 1, 2).await;
    village.plays_in(THERE, SOUTH_WINS, 1, 2).await;
    // Chosen since: what was played was played in English.
    let (owner, language) = (Owner::Server(HERE), Setting::Language);
    play::choose(&village.db, owner, language, Some("de"))
        .await
        .unwrap();
    let end = AUTUMN.ends_at().unwrap();
    let just_before = Moment::from_millis(end.millis() - 1);
    play::close_seasons(&village.db, just_before).await.unwrap();
    assert_eq!(told(&village, just_before).await, []);
    for _ in 0..3 {
        play::close_seasons(&village.db, end).await.unwrap();
    }
    let notices = told(&village, end).await;
    assert_eq!(notices.len(), 2);
    for (server, spoken) in [(HERE, "de"), (THERE, "en")] {
        let of_server = notices.iter().filter(|notice| {
            matches!(notice, Notice::Season { server: of, period, channel, language }
                if *of == server && *period == AUTUMN.code() && language == spoken
                    && channel.number() == server.number() + 1)
        });
        assert_eq!(of_server.count(), 1);
    }
}

#[tokio::test]
async fn a_server_with_monthly_seasons_closes_months_and_no_quarters() {
    let village = Village::new().await;
    village.plays(SOUTH_WINS, 1, 2).await;
    set_length(&village, SeasonLength::Month).await;
    let end = NOVEMBER.ends_at().unwrap();
    play::close_seasons(&village.db, end).await.unwrap();
    assert_eq!(told(&village, end).await.len(), 1);
    let end = AUTUMN.ends_at().unwrap();
    play::close_seasons(&village.db, end).await.unwrap();
    assert_eq!(told(&village, end).await.len(), 1);
}

#[tokio::test]
async fn what_is_long_past_is_closed_without_a_word() {
    let village = Village::new().await;
    village.plays(SOUTH_WINS, 1, 2).await;
    let late = AUTUMN.ends_at().unwrap().plus(Duration::from_hours(24 * 8));
    play::close_seasons(&village.db, late).await.unwrap();
    assert_eq!(told(&village, late).await, []);
    assert!(!village.db.is_season_due(late).await.unwrap());
}

#[tokio::test]
async fn the_season_that_has_a_setting_is_the_one_that_is_on() {
    let village = Village::new().await;
    assert_eq!(
        village
            .db
            .season_length(HERE)
            .await
            .unwrap()
            .season_at(NOON),
        AUTUMN
    );
    set_length(&village, SeasonLength::Month).await;
    assert_eq!(
        village
            .db
            .season_length(HERE)
            .await
            .unwrap()
            .season_at(NOON),
        NOVEMBER
    );
    assert_eq!(
        village.db.season_length(THERE).await.unwrap(),
        SeasonLength::Quarter
    );
}

#[tokio::test]
async fn a_past_season_stays_to_be_read() {
    let mut village = Village::new().await;
    village.plays(SOUTH_WINS, 1, 2).await;
    village.wait(24 * 100);
    village.plays(SOUTH_WINS, 2, 1).await;
    let played = village
        .db
        .seasons_played(HERE, SeasonLength::Quarter, 10)
        .await
        .unwrap();
    assert_eq!(
        played,
        [
            Period::Quarter {
                year: 2027,
                quarter: 1
            },
            AUTUMN
        ]
    );
    let board = Board {
        server: HERE,
        pool: Pool::All,
        period: AUTUMN,
        measure: Measure::MatchesWon,
    };
    let page = village.db.board_page(board, 0, 3, player(1)).await.unwrap();
    let won: Vec<_> = page
        .lines
        .iter()
        .map(|line| (line.player.number(), line.totals.matches_won))
        .collect();
    assert_eq!(won, [(1, 1), (2, 0)]);
}
