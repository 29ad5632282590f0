//! Profiles, histories, and the list of a server's results.

use crate::village::{DRAWN, HERE, NORTH_WINS, SOUTH_WINS, THERE, Village, player};
use congkak::db::{Filter, HeadToHead, HoleTotal, Pool};
use congkak::play;
use congkak::rules::{Side, Variant};

crate::site::on_postgres_too! {
    who_has_never_played_has_no_profile
    a_profile_of_one_match_tells_of_it
    a_run_ends_with_a_match_that_is_not_won
    a_history_goes_back_from_the_last_match_by_pages
    a_past_match_tells_how_it_ended_and_where
    a_server_lists_its_own_results_with_the_seeds_of_every_round
}

fn filter(who: i64) -> Filter {
    Filter {
        server: HERE,
        player: player(who),
        opponent: None,
        pool: Pool::All,
    }
}

#[tokio::test]
async fn who_has_never_played_has_no_profile() {
    let village = Village::new().await;
    village.plays_in(THERE, SOUTH_WINS, 1, 2).await;
    let profile = play::profile(&village.db, HERE, player(1), None, Pool::All);
    assert!(profile.await.unwrap().is_none());
}

#[tokio::test]
async fn a_profile_of_one_match_tells_of_it() {
    let village = Village::new().await;
    village.plays(SOUTH_WINS, 1, 2).await;
    let profile = play::profile(&village.db, HERE, player(1), Some(player(2)), Pool::All);
    let profile = profile.await.unwrap().unwrap();
    assert_eq!(profile.name, "player 1");
    assert_eq!(profile.rank, Some((1, 2)));
    let pools: Vec<_> = profile.totals.iter().map(|(pool, _)| *pool).collect();
    assert_eq!(pools, [Pool::All, Pool::Of(Variant::Kalah)]);
    let totals = profile.totals[0].1;
    assert_eq!((totals.turn_seeds, totals.turn_laps), (3, 1));
    assert_eq!((totals.run, totals.run_longest, totals.captured), (1, 1, 5));
    assert_eq!(profile.ratings.len(), 1);
    assert_eq!(profile.ratings[0].rating, totals.rating);
    assert_eq!(
        profile.holes,
        [HoleTotal {
            label: 1,
            picks: 1,
            opened: 1,
            won: 1
        }]
    );
    let against = profile.against.unwrap();
    assert_eq!(against.name.as_deref(), Some("player 2"));
    let once = HeadToHead {
        won: 1,
        drawn: 0,
        lost: 0,
    };
    assert_eq!(against.games, [(Variant::Kalah, once)]);
}

#[tokio::test]
async fn a_run_ends_with_a_match_that_is_not_won() {
    let village = Village::new().await;
    for headers in [
        SOUTH_WINS, SOUTH_WINS, DRAWN, SOUTH_WINS, NORTH_WINS, SOUTH_WINS,
    ] {
        village.plays(headers, 1, 2).await;
    }
    let profile = play::profile(&village.db, HERE, player(1), None, Pool::All);
    let totals = profile.await.unwrap().unwrap().totals[0].1;
    assert_eq!((totals.run, totals.run_longest), (1, 2));
}

#[tokio::test]
async fn a_history_goes_back_from_the_last_match_by_pages() {
    let village = Village::new().await;
    let mut played = Vec::new();
    for number in 0..25 {
        let headers = if number % 2 == 0 {
            SOUTH_WINS
        } else {
            "game: oware\n"
        };
        let mat = village.begin(HERE, headers, 1, 2 + number % 3).await;
        village.picks(mat, 4, 0).await;
        if number % 2 == 1 {
            village.resigns(mat, Side::North).await;
        }
        played.push(mat);
    }
    played.reverse();
    let mut seen = Vec::new();
    for page in 0..3 {
        let (matches, has_more) = village.db.past_matches(filter(1), page, 10).await.unwrap();
        assert_eq!(has_more, page < 2);
        seen.extend(matches.iter().map(|past| past.mat));
    }
    assert_eq!(seen, played);

    let with = Filter {
        opponent: Some(player(3)),
        ..filter(1)
    };
    let (matches, _) = village.db.past_matches(with, 0, 20).await.unwrap();
    assert_eq!(matches.len(), 8);
    assert!(matches.iter().all(|past| past.opponent == player(3)));
    let game = Filter {
        pool: Pool::Of(Variant::Oware),
        ..with
    };
    let (matches, _) = village.db.past_matches(game, 0, 20).await.unwrap();
    assert_eq!(matches.len(), 4);
    assert!(matches.iter().all(|past| past.game == Variant::Oware));
    let oware = Filter {
        pool: Pool::Of(Variant::Oware),
        ..filter(1)
    };
    let (matches, has_more) = village.db.past_matches(oware, 0, 20).await.unwrap();
    assert_eq!((matches.len(), has_more), (12, false));
}

#[tokio::test]
async fn a_past_match_tells_how_it_ended_and_where() {
    let village = Village::new().await;
    let mat = village.plays(NORTH_WINS, 1, 2).await;
    let (matches, _) = village.db.past_matches(filter(2), 0, 10).await.unwrap();
    let past = &matches[0];
    assert_eq!(
        (past.mat, past.side, past.winner),
        (mat, Side::North, Some(Side::North))
    );
    assert_eq!((past.reason.as_str(), past.rounds), ("rounds", (0, 1, 0)));
    assert_eq!(past.options, "holes: 1, seeds: 2");
    assert_eq!(past.opponent_name, "player 1");
    assert_eq!(past.channel.number(), HERE.number() + 1);
    assert!(past.rating.unwrap() > 1_600_000);
}

#[tokio::test]
async fn a_server_lists_its_own_results_with_the_seeds_of_every_round() {
    let village = Village::new().await;
    let first = village.plays(SOUTH_WINS, 1, 2).await;
    village.plays_in(THERE, SOUTH_WINS, 3, 4).await;
    let rounds = "game: kalah\nholes: 1\nseeds: 3\nrounds: 3\n";
    let second = village.begin(HERE, rounds, 1, 2).await;
    village.picks(second, 9, 0).await;
    let results = village.db.server_results(HERE, i64::MAX, 10).await.unwrap();
    let listed: Vec<_> = results
        .iter()
        .map(|result| (result.match_id, result.seeds.as_str()))
        .collect();
    assert_eq!(listed, [(second, "6:0 0:6 6:0"), (first, "6:0")]);
    let before = village
        .db
        .server_results(HERE, results[0].number, 10)
        .await
        .unwrap();
    assert_eq!(before.len(), 1);
    assert!(play::csv(&results).contains("player 1"));
}
