//! Leaderboards: order, ranks, pages, and who is on them.

use crate::village::{Chance, DRAWN, HERE, NORTH_WINS, SOUTH_WINS, Village, player};
use congkak::db::{Board, BoardLine, Measure, Period, Pool, Totals};
use congkak::rules::Variant;

crate::site::on_postgres_too! {
    those_who_are_level_share_a_rank_and_the_next_rank_counts_them
    an_empty_server_and_a_page_past_the_end_are_empty
    a_rating_that_is_settled_is_before_one_that_is_not
    who_has_left_is_not_on_the_board_until_they_are_back
    a_game_and_a_month_have_boards_of_their_own
    ranks_of_a_long_board_are_those_that_counting_gives
}

fn ranks(lines: &[BoardLine]) -> Vec<(i64, i64)> {
    lines
        .iter()
        .map(|line| (line.rank, line.player.number()))
        .collect()
}

#[tokio::test]
async fn those_who_are_level_share_a_rank_and_the_next_rank_counts_them() {
    let village = Village::new().await;
    village.plays(SOUTH_WINS, 1, 9).await;
    village.plays(SOUTH_WINS, 1, 8).await;
    village.plays(SOUTH_WINS, 2, 9).await;
    village.plays(SOUTH_WINS, 2, 8).await;
    village.plays(SOUTH_WINS, 3, 9).await;
    let page = village.board(Measure::MatchesWon, 0, 3).await;
    assert_eq!(ranks(&page.lines), [(1, 1), (1, 2), (3, 3), (4, 8), (4, 9)]);
    assert_eq!(page.own.unwrap().rank, 3);
    assert_eq!(page.players, 5);
}

#[tokio::test]
async fn an_empty_server_and_a_page_past_the_end_are_empty() {
    let village = Village::new().await;
    let page = village.board(Measure::Rating, 0, 1).await;
    assert_eq!((page.lines.len(), page.players, page.own), (0, 0, None));
    village.plays(SOUTH_WINS, 1, 2).await;
    let page = village.board(Measure::Rating, 7, 1).await;
    assert_eq!((page.lines.len(), page.players), (0, 2));
    assert_eq!(page.own.unwrap().rank, 1);
}

#[tokio::test]
async fn a_rating_that_is_settled_is_before_one_that_is_not() {
    let mut village = Village::new().await;
    for _ in 0..5 {
        village.plays(SOUTH_WINS, 1, 2).await;
        village.plays(NORTH_WINS, 1, 2).await;
        village.wait(24);
    }
    village.plays(SOUTH_WINS, 3, 4).await;
    let page = village.board(Measure::Rating, 0, 1).await;
    let order: Vec<_> = page.lines.iter().map(|line| line.player.number()).collect();
    assert_eq!(order[2..], [3, 4]);
    assert!(page.lines[2].totals.rating > page.lines[0].totals.rating);
}

#[tokio::test]
async fn who_has_left_is_not_on_the_board_until_they_are_back() {
    let village = Village::new().await;
    village.plays(SOUTH_WINS, 1, 2).await;
    village.plays(SOUTH_WINS, 2, 3).await;
    let set = async |present| {
        let mut write = village.db.write().await.unwrap();
        write.set_present(HERE, player(1), present).await.unwrap();
        write.commit().await.unwrap();
    };
    set(false).await;
    set(false).await;
    let page = village.board(Measure::MatchesWon, 0, 1).await;
    assert_eq!(ranks(&page.lines), [(1, 2), (2, 3)]);
    assert_eq!((page.players, page.own), (2, None));
    village.is_as_counted().await;
    set(true).await;
    let page = village.board(Measure::MatchesWon, 0, 1).await;
    assert_eq!(ranks(&page.lines), [(1, 1), (1, 2), (3, 3)]);
    set(false).await;
    // Whoever plays is there.
    village.plays(DRAWN, 1, 3).await;
    let page = village.board(Measure::MatchesWon, 0, 1).await;
    assert_eq!(page.players, 3);
    village.is_as_counted().await;
}

#[tokio::test]
async fn a_game_and_a_month_have_boards_of_their_own() {
    let mut village = Village::new().await;
    village.plays(SOUTH_WINS, 1, 2).await;
    village.wait(24 * 30);
    village.plays(SOUTH_WINS, 2, 3).await;
    let board = |pool, period| Board {
        server: HERE,
        pool,
        period,
        measure: Measure::MatchesWon,
    };
    for (pool, period, players) in [
        (Pool::All, Period::Always, 3),
        (Pool::Of(Variant::Kalah), Period::Always, 3),
        (Pool::Of(Variant::Oware), Period::Always, 0),
        (
            Pool::All,
            Period::Month {
                year: 2026,
                month: 11,
            },
            2,
        ),
        (
            Pool::All,
            Period::Month {
                year: 2026,
                month: 12,
            },
            2,
        ),
        (
            Pool::All,
            Period::Month {
                year: 2026,
                month: 10,
            },
            0,
        ),
        (
            Pool::All,
            Period::Quarter {
                year: 2026,
                quarter: 4,
            },
            3,
        ),
    ] {
        let page = village.db.board_page(board(pool, period), 0, 10, player(9));
        assert_eq!(page.await.unwrap().players, players, "{pool:?} {period:?}");
    }
}

/// So many players that the board is cut into bands: the same as counting all who are better.
#[tokio::test]
async fn ranks_of_a_long_board_are_those_that_counting_gives() {
    const PLAYERS: i64 = 280;
    let village = Village::new().await;
    let mut chance = Chance(3);
    for number in 0..PLAYERS / 2 {
        village.plays(SOUTH_WINS, number * 2, number * 2 + 1).await;
    }
    for _ in 0..60 {
        let south = chance.below(27) * 10;
        let headers = [SOUTH_WINS, NORTH_WINS, DRAWN][usize::try_from(chance.below(3)).unwrap()];
        let north = south + 1 + chance.below(9);
        village.plays(headers, south, north).await;
    }
    for who in [0, 17, 256] {
        let mut write = village.db.write().await.unwrap();
        write.set_present(HERE, player(who), false).await.unwrap();
        write.commit().await.unwrap();
    }
    village.is_as_counted().await;

    for measure in Measure::ALL {
        let mut all: Vec<(i64, Totals)> = Vec::new();
        for number in 0..PLAYERS {
            if let Some(totals) = village.totals(Pool::All, number).await
                && ![0, 17, 256].contains(&number)
            {
                all.push((number, totals));
            }
        }
        all.sort_by_key(|(number, totals)| (-totals.score(measure), *number));
        let rank = |score: i64| {
            let better = all
                .iter()
                .filter(|(_, totals)| totals.score(measure) > score);
            i64::try_from(better.count()).unwrap() + 1
        };
        let mut seen = Vec::new();
        for page in 0.. {
            let asker = chance.below(PLAYERS);
            let found = village.board(measure, page, asker).await;
            if found.lines.is_empty() {
                break;
            }
            let own = all.iter().find(|(number, _)| *number == asker);
            assert_eq!(
                found.own.map(|own| own.rank),
                own.map(|(_, totals)| rank(totals.score(measure)))
            );
            seen.extend(found.lines);
        }
        let expected: Vec<_> = all
            .iter()
            .map(|(number, totals)| (rank(totals.score(measure)), *number))
            .collect();
        assert_eq!(ranks(&seen), expected, "{measure:?}");
    }
}
