//! What counts, and that all of it can be counted again.

use crate::site::Site;
use crate::village::{Chance, DRAWN, HERE, NORTH_WINS, SOUTH_WINS, THERE, Village, player};
use congkak::db::{Counts, Db, Filter, Period, Pool};
use congkak::play::{self, Mend};
use congkak::rules::{Side, Variant};

crate::site::on_postgres_too! {
    what_was_counted_a_match_at_a_time_is_what_a_recount_finds
    all_that_is_counted_can_be_lost_and_is_the_same_again
    a_recount_finds_every_kind_of_difference_and_writes_nothing_unasked
    a_match_resigned_early_is_kept_and_counts_for_nothing
    a_match_resigned_after_two_moves_each_counts
    rematches_of_a_day_move_a_rating_less_and_less
    two_servers_never_mix
}

const OWARE: &str = "game: oware\n";
const CONGKAK: &str = "game: congkak\nholes: 3\nseeds: 3\nrounds: 3\nopening: south\n";

/// Fifty matches of all games and ends, among seven players of two servers, over months.
pub(crate) async fn village_that_has_played() -> Village {
    let mut village = Village::new().await;
    let mut chance = Chance(7);
    for number in 0..50 {
        let south = 1 + chance.below(7);
        let north = 1 + (south + chance.below(6)) % 7;
        let server = if number % 5 == 0 { THERE } else { HERE };
        let nth = usize::try_from(chance.below(3)).unwrap();
        match chance.below(6) {
            0 => {
                village.plays_in(server, SOUTH_WINS, south, north).await;
            }
            1 => {
                village.plays_in(server, NORTH_WINS, south, north).await;
            }
            2 => {
                village.plays_in(server, DRAWN, south, north).await;
            }
            3 => {
                let mat = village.begin(server, OWARE, south, north).await;
                village.picks(mat, nth * 2, nth).await;
                village.resigns(mat, Side::North).await;
            }
            _ => {
                let mat = village.begin(server, CONGKAK, south, north).await;
                village.picks(mat, 30, nth).await;
                if play::scene(&village.db, mat).await.unwrap().row.is_open {
                    village.resigns(mat, Side::South).await;
                }
            }
        }
        if chance.below(3) == 0 {
            village.wait(u64::try_from(chance.below(100)).unwrap());
        }
    }
    village
}

#[tokio::test]
async fn what_was_counted_a_match_at_a_time_is_what_a_recount_finds() {
    let village = village_that_has_played().await;
    village.is_as_counted().await;
}

#[tokio::test]
async fn all_that_is_counted_can_be_lost_and_is_the_same_again() {
    let village = village_that_has_played().await;
    let before = village.dump().await;
    assert!(before.len() > 300, "{}", before.len());
    for query in [
        "delete from totals",
        "delete from player_results where number % 2 = 0",
        "update hole_totals set picks = picks + 1",
        "delete from boards",
        "delete from seasons",
        "update round_results set south_seeds = south_seeds + 1, began = ''",
        "update match_results set counts = '', options = 'x', south_wins = 9",
    ] {
        village.run(query).await;
    }
    assert!(play::recount(&village.db, Mend::Yes).await.unwrap().count > 0);
    assert_eq!(village.dump().await, before);
    village.is_as_counted().await;
}

#[tokio::test]
async fn a_recount_finds_every_kind_of_difference_and_writes_nothing_unasked() {
    let village = village_that_has_played().await;
    for (query, told) in [
        (
            "update totals set matches_won = matches_won + 1 where game = '*' and period = 0
                 and player_id = (select min(player_id) from totals)",
            "the totals of",
        ),
        (
            "delete from totals where game = '*' and period = 0
                 and player_id = (select max(player_id) from totals)",
            "the totals of",
        ),
        (
            "update totals set present = 0 where game = '*' and period = 0
                 and player_id = (select max(player_id) from totals)",
            "present",
        ),
        (
            "update player_results set rating = rating + 1 where number = 1",
            "the rating of",
        ),
        (
            "update player_results set captured = 99 where number = 2",
            "match ",
        ),
        (
            "update round_results set north_seeds = 0, winner = 'S'
                 where match_id = (select min(match_id) from round_results where winner = 'N')",
            "the rounds of",
        ),
        (
            "update match_results set winner = 'S' where winner = 'N' and number > 25",
            "match ",
        ),
        (
            "update hole_totals set won = won + 1
                 where player_id = (select min(player_id) from hole_totals)",
            "the hole",
        ),
        (
            "update boards set players = players + 1 where game = '*' and period = 0",
            "the leaderboards",
        ),
    ] {
        let village = copy(&village).await;
        village.run(query).await;
        let before = village.dump().await;
        let found = play::recount(&village.db, Mend::No).await.unwrap();
        assert!(found.count > 0, "{query}");
        assert!(
            found.lines.iter().any(|line| line.contains(told)),
            "{query}: {:?}",
            found.lines
        );
        assert_eq!(village.dump().await, before);
    }
}

/// The same village once more.
async fn copy(village: &Village) -> Village {
    let place = Site::new().await;
    let db = Db::open_to_fill(place.url()).await.unwrap();
    db.fill_from(&village.db, &mut |_| {}).await.unwrap();
    db.is_filled().await.unwrap();
    db.close().await;
    Village::at(place).await
}

#[tokio::test]
async fn a_match_resigned_early_is_kept_and_counts_for_nothing() {
    let village = Village::new().await;
    let mat = village.begin(HERE, OWARE, 1, 2).await;
    village.picks(mat, 3, 0).await;
    village.resigns(mat, Side::North).await;
    for who in [1, 2] {
        assert_eq!(village.totals(Pool::All, who).await, None);
    }
    let filter = Filter {
        server: HERE,
        player: player(1),
        opponent: None,
        pool: Pool::All,
    };
    let (matches, _) = village.db.past_matches(filter, 0, 10).await.unwrap();
    assert_eq!(matches[0].counts, Counts::Early);
    assert_eq!(matches[0].rating, None);
    village.is_as_counted().await;
}

#[tokio::test]
async fn a_match_resigned_after_two_moves_each_counts() {
    let village = Village::new().await;
    let mat = village.begin(HERE, OWARE, 1, 2).await;
    village.picks(mat, 4, 0).await;
    village.resigns(mat, Side::North).await;
    let oware = Pool::Of(Variant::Oware);
    assert_eq!(village.totals(oware, 1).await.unwrap().matches_won, 1);
    assert_eq!(village.totals(oware, 2).await.unwrap().matches_lost, 1);
}

#[tokio::test]
async fn rematches_of_a_day_move_a_rating_less_and_less() {
    let mut village = Village::new().await;
    let rating = async |village: &Village| {
        let pool = Pool::Of(Variant::Kalah);
        village.totals(pool, 1).await.unwrap().rating
    };
    let mut gains = Vec::new();
    let mut last = 1_500_000;
    for _ in 0..6 {
        village.plays(SOUTH_WINS, 1, 2).await;
        let now = rating(&village).await;
        gains.push(now - last);
        last = now;
    }
    assert!(gains.windows(2).all(|pair| pair[1] < pair[0]), "{gains:?}");
    village.wait(24);
    village.plays(SOUTH_WINS, 1, 2).await;
    let next_day = rating(&village).await - last;
    assert!(next_day > gains[5] * 2, "{gains:?} and then {next_day}");
    village.is_as_counted().await;
}

#[tokio::test]
async fn two_servers_never_mix() {
    let village = Village::new().await;
    village.plays_in(HERE, SOUTH_WINS, 1, 2).await;
    let here = village.dump().await;
    village.plays_in(THERE, NORTH_WINS, 1, 2).await;
    village.plays_in(THERE, SOUTH_WINS, 1, 3).await;
    let both = village.dump().await;
    assert!(here.iter().all(|row| both.contains(row)));
    let page = village.board(congkak::db::Measure::MatchesWon, 0, 3).await;
    assert_eq!(page.players, 2);
    assert_eq!(page.own, None);
}

/// A database as the migrations before ratings left it, with these rows.
async fn old_database(folder: &tempfile::TempDir, names: &[&str], rows: &'static str) -> Db {
    let migrations = folder.path().join("migrations");
    std::fs::create_dir(&migrations).unwrap();
    for name in names {
        std::fs::copy(format!("migrations/{name}"), migrations.join(name)).unwrap();
    }
    let url = format!("sqlite://{}/congkak.db?mode=rwc", folder.path().display());
    let pool = sqlx::SqlitePool::connect(&url).await.unwrap();
    let migrator = sqlx::migrate::Migrator::new(migrations).await.unwrap();
    migrator.run(&pool).await.unwrap();
    sqlx::raw_sql(rows).execute(&pool).await.unwrap();
    pool.close().await;
    Db::open(url.trim_end_matches("?mode=rwc")).await.unwrap()
}

#[tokio::test]
async fn results_of_an_earlier_version_are_completed() {
    for names in [
        &["0001_matches.sql", "0002_settings.sql"][..],
        &["0001_matches.sql", "0002_settings.sql", "0003_clocks.sql"],
    ] {
        let folder = tempfile::tempdir().unwrap();
        let db = old_database(
            &folder,
            names,
            "insert into matches (match_id, server_id, channel_id, south, north, south_name,
                 north_name, language, record, revision, state, awaited, pair, created_at,
                 updated_at)
             values (1, 1100, 1101, 1, 2, 'ani', 'budi', 'en',
                 'game: kalah
holes: 1
seeds: 3
result: south

S1
', 1, 'over', '', '1-2', 5, 1790000000000);
             insert into round_results values (1, 1, 6, 0, 'S', 'side empty', 1790000000000);
             insert into match_results values
                 (1, 1100, 'kalah', 1, 2, 'S', 'rounds', 1, 0, 0, 1790000000000);
             insert into standings values (1100, 'kalah', 1, 'ani', 1, 0, 0, 1, 0, 0),
                 (1100, 'kalah', 2, 'budi', 0, 0, 1, 0, 0, 1),
                 (1100, '*', 1, 'ani', 1, 0, 0, 1, 0, 0),
                 (1100, '*', 2, 'budi', 0, 0, 1, 0, 0, 1);",
        )
        .await;
        play::complete(&db).await.unwrap();
        let found = play::recount(&db, Mend::No).await.unwrap();
        assert_eq!(found.lines, Vec::<String>::new());
        let mut snapshot = db.snapshot().await.unwrap();
        let totals = snapshot.totals(HERE, Pool::All, Period::Always, player(1));
        let totals = totals.await.unwrap().unwrap();
        assert_eq!((totals.matches_won, totals.captured), (1, 5));
        assert_eq!(
            snapshot.player(HERE, player(2)).await.unwrap(),
            Some(("budi".to_owned(), true))
        );
    }
}

/// Before ratings, all who were forgotten were one nobody, even on both sides of a match.
#[tokio::test]
async fn results_of_who_was_forgotten_in_an_earlier_version_are_completed() {
    let folder = tempfile::tempdir().unwrap();
    let db = old_database(
        &folder,
        &["0001_matches.sql", "0002_settings.sql", "0003_clocks.sql"],
        "insert into matches (match_id, server_id, channel_id, south, north, south_name,
             north_name, language, record, revision, state, awaited, pair, created_at, updated_at)
         values (1, 1100, 1101, 0, 0, '', '', 'en', 'game: kalah
holes: 1
seeds: 3
result: south

S1
', 1, 'over', '', '0-0', 5, 1790000000000),
             (2, 1100, 1101, 0, 2, '', 'budi', 'en', 'game: kalah
holes: 1
seeds: 3
result: south

S1
', 1, 'over', '', '0-2', 5, 1790000000000);
         insert into round_results values (1, 1, 6, 0, 'S', 'side empty', 1790000000000),
             (2, 1, 6, 0, 'S', 'side empty', 1790000000000);
         insert into match_results values
             (1, 1100, 'kalah', 0, 0, 'S', 'rounds', 1, 0, 0, 1790000000000),
             (2, 1100, 'kalah', 0, 2, 'S', 'rounds', 1, 0, 0, 1790000000000);
         insert into standings values (1100, 'kalah', 2, 'budi', 0, 0, 1, 0, 0, 1),
             (1100, '*', 2, 'budi', 0, 0, 1, 0, 0, 1);",
    )
    .await;
    play::complete(&db).await.unwrap();
    let found = play::recount(&db, Mend::No).await.unwrap();
    assert_eq!(found.lines, Vec::<String>::new());
    let board = congkak::db::Board {
        server: HERE,
        pool: Pool::All,
        period: Period::Always,
        measure: congkak::db::Measure::Rating,
    };
    let page = db.board_page(board, 0, 10, player(2)).await.unwrap();
    assert_eq!(page.players, 1);
    assert_eq!(page.lines[0].player, player(2));
}
