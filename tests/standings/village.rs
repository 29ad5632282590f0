//! A village of players with a database of its own, where matches are short.

use crate::site::Site;
use congkak::db::{
    Board, BoardPage, ChannelId, Db, MatchId, Measure, Moment, NewMatch, Pace, Period, PlayerId,
    Pool, ServerId, Totals,
};
use congkak::play::{self, Mend, Press};
use congkak::rules::{BySide, Record, Side};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection, Executor, Row};
use std::time::Duration;

/// South wins at once: three seeds capture four.
pub(crate) const SOUTH_WINS: &str = "game: kalah\nholes: 1\nseeds: 3\n";
/// South's two seeds end on the other side, and North keeps three.
pub(crate) const NORTH_WINS: &str = "game: kalah\nholes: 1\nseeds: 2\n";
/// A seed each.
pub(crate) const DRAWN: &str = "game: kalah\nholes: 1\nseeds: 1\n";
/// 15 November 2026, 12:00.
pub(crate) const NOON: Moment = Moment::from_millis(1_794_744_000_000);

pub(crate) struct Village {
    pub(crate) db: Db,
    pub(crate) place: Site,
    pub(crate) now: Moment,
}

pub(crate) const HERE: ServerId = ServerId::new(1_100);
pub(crate) const THERE: ServerId = ServerId::new(2_200);

pub(crate) const fn player(number: i64) -> PlayerId {
    PlayerId::new(number)
}

impl Village {
    pub(crate) async fn new() -> Self {
        Self::at(Site::new().await).await
    }

    pub(crate) async fn at(place: Site) -> Self {
        let db = Db::open(place.url()).await.unwrap();
        Self {
            db,
            place,
            now: NOON,
        }
    }

    pub(crate) fn url(&self) -> &str {
        self.place.url()
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, hours: u64) {
        self.now = self.now.plus(Duration::from_hours(hours));
    }

    /// Begins a match between two players, South first.
    pub(crate) async fn begin(
        &self,
        server: ServerId,
        headers: &str,
        south: i64,
        north: i64,
    ) -> MatchId {
        let record = Record::parse(&format!("{headers}\n")).unwrap();
        let awaited = record.position().unwrap().awaited();
        let awaited = awaited.iter().filter(|(_, awaited)| **awaited);
        let mut write = self.db.write().await.unwrap();
        let new = NewMatch {
            server,
            channel: ChannelId::new(server.number() + 1),
            players: BySide {
                south: player(south),
                north: player(north),
            },
            names: BySide {
                south: format!("player {south}"),
                north: format!("player {north}"),
            },
            language: "en".to_owned(),
            pace: Pace::None,
            practice: None,
            record: record.to_string(),
            awaited: awaited.map(|(side, _)| side.letter()).collect(),
        };
        let row = write.add_match(self.now, new).await.unwrap();
        write.commit().await.unwrap();
        row.id
    }

    /// Picks for whoever is to move, so many times or until the match is over: the `nth` of the
    /// holes that can be picked.
    pub(crate) async fn picks(&self, mat: MatchId, times: usize, nth: usize) {
        for _ in 0..times {
            let scene = play::scene(&self.db, mat).await.unwrap();
            let Some(side) = scene.position.to_move() else {
                return;
            };
            let choices = scene.position.choices(side);
            let press = Press {
                mat,
                revision: scene.row.revision,
                player: scene.row.players[side],
                label: choices[nth % choices.len()].label,
                answer: None,
                message: None,
            };
            play::pick(&self.db, self.now, press).await.unwrap();
        }
    }

    pub(crate) async fn resigns(&self, mat: MatchId, side: Side) {
        let scene = play::scene(&self.db, mat).await.unwrap();
        let player = scene.row.players[side];
        play::resign(&self.db, self.now, mat, player).await.unwrap();
    }

    /// A whole match in which South picks once.
    pub(crate) async fn plays(&self, headers: &str, south: i64, north: i64) -> MatchId {
        self.plays_in(HERE, headers, south, north).await
    }

    pub(crate) async fn plays_in(
        &self,
        server: ServerId,
        headers: &str,
        south: i64,
        north: i64,
    ) -> MatchId {
        let mat = self.begin(server, headers, south, north).await;
        self.picks(mat, 1, 0).await;
        assert!(!play::scene(&self.db, mat).await.unwrap().row.is_open);
        mat
    }

    pub(crate) async fn board(&self, measure: Measure, page: u32, asker: i64) -> BoardPage {
        let board = Board {
            server: HERE,
            pool: Pool::All,
            period: Period::Always,
            measure,
        };
        let page = self.db.board_page(board, page, 10, player(asker)).await;
        page.unwrap()
    }

    pub(crate) async fn totals(&self, pool: Pool, who: i64) -> Option<Totals> {
        let mut snapshot = self.db.snapshot().await.unwrap();
        let totals = snapshot.totals(HERE, pool, Period::Always, player(who));
        totals.await.unwrap()
    }

    /// Fails where a recount finds a difference.
    pub(crate) async fn is_as_counted(&self) {
        let found = play::recount(&self.db, Mend::No).await.unwrap();
        assert_eq!(found.lines, Vec::<String>::new());
    }

    /// A connection of its own.
    pub(crate) async fn connection(&self) -> AnyConnection {
        AnyConnection::connect(self.url()).await.unwrap()
    }

    pub(crate) async fn run(&self, query: &'static str) {
        let mut connection = self.connection().await;
        connection.execute(query).await.unwrap();
        connection.close().await.unwrap();
    }

    /// All rows of what is counted, as text.
    pub(crate) async fn dump(&self) -> Vec<String> {
        let mut connection = self.connection().await;
        let mut rows = Vec::new();
        for query in [
            "select 'result', match_id, number, options, counts, winner, reason,
                south_wins, north_wins, drawn from match_results order by number",
            "select 'round', match_id, round, began, south_seeds, north_seeds,
                south_burnt, north_burnt, winner, reason from round_results
                order by match_id, round",
            "select server_id, player_id, game, number, opponent_id, side, outcome,
                counts, captured, opening, turn_seeds, turn_laps, picks, rating, deviation,
                rating_all, deviation_all, ended_at from player_results
                order by server_id, number, side",
            "select server_id, game, period, player_id, present, matches_won,
                matches_drawn, matches_lost, rounds_won, rounds_drawn, rounds_lost, captured, run,
                run_longest, turn_seeds, turn_laps, rating, deviation, volatility, rated, rated_at,
                rating_score from totals order by server_id, game, period, player_id",
            "select server_id, game, player_id, label, picks, opened, won
                from hole_totals order by server_id, game, player_id, label",
            "select server_id, game, period, players from boards
                order by server_id, game, period",
            "select server_id, period, ends_at, closed from seasons
                order by server_id, period",
            "select server_id, player_id, name, present from players
                order by server_id, player_id",
        ] {
            let found = sqlx::query(query).fetch_all(&mut connection).await.unwrap();
            rows.extend(found.iter().map(|row| {
                let cells = (0..row.len()).map(|column| cell(row, column));
                cells.collect::<Vec<_>>().join(",")
            }));
        }
        connection.close().await.unwrap();
        rows
    }
}

fn cell(row: &AnyRow, column: usize) -> String {
    match row.try_get::<Option<i64>, _>(column) {
        Ok(number) => format!("{number:?}"),
        Err(_) => row.get::<String, _>(column),
    }
}

/// Numbers that follow no pattern, the same every time.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, end: i64) -> i64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        i64::try_from(self.0 >> 33).unwrap() % end
    }
}
