//! Every query that a page needs finds its rows by an index; none reads a table from end to end.

use super::bands::BAND_OF;
use super::board::{BANDS, better_query, lines_query, own_query};
use super::history::{
    Filter, HEAD_TO_HEAD, RATINGS_OF_A_GAME, RATINGS_OF_ALL, SERVER_RESULTS, matches_query,
};
use super::presence::BOARDS_OF;
use super::totals::{LOAD, PAIR_TODAY};
use super::{holes, recount, season};
use crate::db::{Db, PlayerId, ServerId};
use crate::db::{Measure, Pool, outbox};
use crate::rules::Variant;
use sqlx::AssertSqlSafe;

/// What may be read from end to end: it was found before, by an index.
const FOUND: [&str; 8] = [
    "f",
    "found",
    "counted",
    "together",
    "level",
    "above",
    "(subquery",
    "CONSTANT",
];

async fn plan(db: &Db, query: &str) -> Vec<String> {
    let plan: Vec<(i64, i64, i64, String)> =
        sqlx::query_as(AssertSqlSafe(format!("explain query plan {query}")))
            .fetch_all(&db.readers)
            .await
            .unwrap();
    assert!(!plan.is_empty());
    plan.into_iter().map(|(.., step)| step).collect()
}

async fn scans(db: &Db, query: &str) -> Vec<String> {
    plan(db, query)
        .await
        .into_iter()
        .filter(|step| {
            let scanned = step.strip_prefix("SCAN ").unwrap_or("f");
            let scanned = scanned.split(' ').next().unwrap_or_default();
            !FOUND.contains(&scanned) && !scanned.starts_with("(subquery")
        })
        .collect()
}

#[tokio::test]
async fn no_page_reads_a_table_from_end_to_end() {
    let folder = tempfile::tempdir().unwrap();
    let db = Db::open(&format!("sqlite://{}/a.db", folder.path().display()))
        .await
        .unwrap();
    let mut queries = vec![own_query()];
    for measure in Measure::ALL {
        queries.push(lines_query(measure));
        queries.push(better_query(measure));
    }
    for opponent in [None, Some(PlayerId::new(2))] {
        for pool in [Pool::All, Pool::Of(Variant::Kalah)] {
            queries.push(matches_query(&Filter {
                server: ServerId::new(1),
                player: PlayerId::new(1),
                opponent,
                pool,
            }));
        }
    }
    for query in [
        BANDS,
        BAND_OF,
        LOAD,
        BOARDS_OF,
        PAIR_TODAY,
        HEAD_TO_HEAD,
        RATINGS_OF_A_GAME,
        RATINGS_OF_ALL,
        SERVER_RESULTS,
        holes::HOLES,
        recount::RESULTS,
        season::DUE,
    ] {
        queries.push(query.to_owned());
    }
    for query in queries {
        assert_eq!(scans(&db, &query).await, Vec::<String>::new(), "{query}");
    }
    // That the question is a good one: this query has nothing to find its rows by.
    let all = "select * from totals where captured > 5";
    assert_eq!(scans(&db, all).await, ["SCAN totals"]);
    // Of who has played thousands of matches, those with one opponent are few.
    let between_two = plan(&db, HEAD_TO_HEAD).await;
    assert!(
        between_two[0].contains("player_results_pair"),
        "{between_two:?}"
    );
    // However many notices wait, the next ones are found without sorting them.
    for query in [outbox::DUE, outbox::NEXT] {
        let steps = plan(&db, query).await;
        assert!(steps[0].contains("INDEX outbox_due"), "{steps:?}");
        let sorted = steps.iter().any(|step| step.contains("TEMP"));
        assert!(!sorted, "{steps:?}");
    }
    db.close().await;
}
