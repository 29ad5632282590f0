//! How long a page of a leaderboard, a profile and a history takes among 5 million results.
//!
//! Run it with `cargo bench --bench standings`. The first run makes the database, in
//! `target/standings/`, which takes an hour and about 6 GB; later runs find it there. With
//! `-- --others 500` there are fewer other servers, a million results in all, and it takes a fifth of
//! that. Matches are drawn by SQL, without records; what is counted of them is counted by the program
//! itself. Fails where a page is slower than it may be.

#![expect(
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench stops at the first fault"
)]

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use congkak::db::{Board, Db, Filter, Measure, Period, PlayerId, Pool, ServerId};
use congkak::play::{self, Mend};
use congkak::rules::Variant;
use sqlx::SqlitePool;

/// The server with many players.
const BIG: i64 = 1_100_000_000_000_000_000;
const BIG_PLAYERS: i64 = 10_000;
const BIG_RESULTS: i64 = 500_000;
/// How many others there are where nothing else is asked for, and what each has.
const OTHERS: i64 = 4_500;
const OTHER_PLAYERS: i64 = 30;
const OTHER_RESULTS: i64 = 1_000;
/// Players' ids are this and a number.
const PLAYER: i64 = 700_000_000_000_000_000;
/// 1 January 2025, and how long there was play after it: two years, three months elsewhere.
const FROM: i64 = 1_735_689_600_000;
const BIG_MILLIS: i64 = 2 * 365 * 24 * 3600 * 1000;
const OTHER_MILLIS: i64 = 91 * 24 * 3600 * 1000;

const PAGES: usize = 2000;
const BOARD_MAX: Duration = Duration::from_millis(1);
const PROFILE_MAX: Duration = Duration::from_millis(10);

#[tokio::main]
async fn main() -> ExitCode {
    let mut arguments = std::env::args().skip_while(|argument| argument != "--others");
    let others = match arguments.nth(1) {
        None => OTHERS,
        Some(others) => others.parse().unwrap(),
    };
    // Of so many results one is the big server's.
    let share = (BIG_RESULTS + others * OTHER_RESULTS) / BIG_RESULTS;
    assert_eq!(
        share * BIG_RESULTS,
        BIG_RESULTS + others * OTHER_RESULTS,
        "--others takes a multiple of 500"
    );
    let db = open(&file(others), share).await;
    let mut is_quick = true;
    for server in [BIG, BIG + 77] {
        is_quick &= boards(&db, ServerId::new(server)).await;
        is_quick &= profiles(&db, ServerId::new(server)).await;
    }
    println!("memory: {} MB at most", memory_most());
    db.close().await;
    if is_quick {
        ExitCode::SUCCESS
    } else {
        println!("a page was too slow");
        ExitCode::FAILURE
    }
}

fn file(others: i64) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/standings");
    folder.join(others.to_string()).join("results.db")
}

/// The database; made where there is none that is whole.
async fn open(file: &Path, share: i64) -> Db {
    let url = format!("sqlite://{}", file.display());
    let done = file.with_extension("done");
    if done.exists() {
        return Db::open(&url).await.unwrap();
    }
    let folder = file.parent().unwrap();
    std::fs::remove_dir_all(folder).ok();
    let db = Db::open(&url).await.unwrap();
    let began = Instant::now();
    draw_matches(&url, share).await;
    println!("drew the matches in {:?}", began.elapsed());
    let began = Instant::now();
    let differences = play::recount(&db, Mend::Yes).await.unwrap();
    println!(
        "counted them in {:?}, {} differences",
        began.elapsed(),
        differences.count
    );
    std::fs::write(done, "").unwrap();
    db
}

/// Draws matches, results and what players did in them, as they are after a first count without
/// ratings. The same every time: what looks like chance is a number multiplied and cut.
async fn draw_matches(url: &str, share: i64) {
    let pool = SqlitePool::connect(url).await.unwrap();
    let mut connection = pool.acquire().await.unwrap();
    let mut run = async |query: &str| {
        sqlx::raw_sql(sqlx::AssertSqlSafe(query.to_owned()))
            .execute(&mut *connection)
            .await
            .unwrap();
    };
    run("pragma synchronous = off; pragma foreign_keys = off; pragma cache_size = -400000").await;
    let others = (share - 1) * BIG_RESULTS / OTHER_RESULTS;
    let servers = format!(
        "with recursive
         n(i) as (select 0 union all select i + 1 from n where i < {all}),
         drawn as (
             select i,
                    case when i % {share} = 0 then {BIG}
                         else {BIG} + 1 + (i / {share} * ({share} - 1) + i % {share}) % {others} end
                        as server,
                    abs((i * 2654435761) % 4294967291) as a,
                    abs((i * 40503 + 977) % 2147483647) as b,
                    abs((i * 69069 + 12345) % 1073741789) as c
             from n)",
        all = BIG_RESULTS * share - 1,
    );
    // Some play much more than others: the square of a part of 1 is near 0 more often than not.
    let matches = format!(
        "{servers},
         seated as (
             select i, server, a, b, c,
                    case when server = {BIG} then {BIG_PLAYERS} else {OTHER_PLAYERS} end as players
             from drawn),
         paired as (
             select *, (a % 10007) * (a % 10007) / 10007 * players / 10007 as one,
                    (b % players) as other from seated)
         insert into matches (match_id, server_id, channel_id, message_id, south, north, south_name,
             north_name, language, record, revision, state, awaited, pair, created_at, updated_at)
         select i + 1, server, server + 1, {BIG} + i * 4194304, {PLAYER} + server % 1000003 * 100000 + one,
                {PLAYER} + server % 1000003 * 100000 + case when other = one then (one + 1) % players else other end,
                'P' || one, 'P' || other, 'en', '', 40, 'over', '', '', 0,
                {FROM} + case when server = {BIG} then i * {BIG_MILLIS} / {BIG_RESULTS} / {share}
                         else server % 20 * 30 * 86400000 + i * {OTHER_MILLIS} / {others} / {OTHER_RESULTS} end
         from paired"
    );
    run("begin").await;
    run(&matches).await;
    run(
        "insert into match_results (match_id, server_id, game, south, north, winner, reason,
             south_wins, north_wins, drawn, options, counts, ended_at, number)
         select match_id, server_id,
                case when server_id = 1100000000000000000 and match_id % 7 = 1 then 'kalah'
                     when server_id = 1100000000000000000 and match_id % 7 = 2 then 'oware'
                     else 'congkak' end,
                south, north,
                case when (match_id * 7919) % 100 < 48 then 'S'
                     when (match_id * 7919) % 100 < 95 then 'N' else '=' end,
                'rounds',
                case when (match_id * 7919) % 100 < 48 then 1 else 0 end,
                case when (match_id * 7919) % 100 between 48 and 94 then 1 else 0 end,
                case when (match_id * 7919) % 100 >= 95 then 1 else 0 end,
                '', 'yes', updated_at, match_id
         from matches",
    )
    .await;
    run(
        "insert into round_results (match_id, round, south_seeds, north_seeds, winner, reason,
             ended_at, began)
         select match_id, 1, 98 - (match_id * 31) % 99, (match_id * 31) % 99, winner, 'side empty',
                ended_at, 'SN'
         from match_results where server_id = 1100000000000000000",
    )
    .await;
    for (side, player, opponent) in [("S", "south", "north"), ("N", "north", "south")] {
        run(&format!(
            "insert into player_results (server_id, player_id, game, number, match_id, opponent_id,
                 side, outcome, counts, captured, opening, turn_seeds, turn_laps, picks, ended_at)
             select server_id, {player}, game, number, match_id, {opponent}, '{side}',
                    case winner when '=' then '=' when '{side}' then 'W' else 'L' end, 'yes',
                    match_id * 13 % 60, 1 + (match_id * 31 + {player}) % 6,
                    15 + match_id * 17 % 300, 1 + match_id % 30,
                    (match_id % 4) || ' ' || (match_id % 5) || ' ' || (match_id % 3) || ' 2 1 '
                        || (match_id % 6) || ' 3',
                    ended_at
             from match_results order by server_id, {player}, game, number"
        ))
        .await;
    }
    run("commit").await;
    run("pragma wal_checkpoint(truncate)").await;
    drop(connection);
    pool.close().await;
}

/// Numbers that follow no pattern, the same every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: i64) -> i64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        i64::try_from(self.0 >> 33).unwrap() % end
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::try_from(self.below(i64::try_from(all.len()).unwrap())).unwrap()]
    }
}

fn player(server: ServerId, number: i64) -> PlayerId {
    PlayerId::new(PLAYER + server.number() % 1_000_003 * 100_000 + number)
}

fn players(server: ServerId) -> i64 {
    if server.number() == BIG {
        BIG_PLAYERS
    } else {
        OTHER_PLAYERS
    }
}

/// Leaderboards by every measure, of any page, game and time, asked for by anybody.
async fn boards(db: &Db, server: ServerId) -> bool {
    let mut chance = Chance(1);
    let mut took = Vec::new();
    for measure in Measure::ALL {
        for _ in 0..PAGES {
            let board = Board {
                server,
                pool: chance.one_of(&[Pool::All, Pool::Of(Variant::Congkak)]),
                period: chance.one_of(&[
                    Period::Always,
                    Period::Quarter {
                        year: 2025,
                        quarter: 3,
                    },
                    Period::Month {
                        year: 2025,
                        month: 11,
                    },
                ]),
                measure,
            };
            let page = u32::try_from(chance.below(players(server) / 10)).unwrap();
            let asker = player(server, chance.below(players(server)));
            let began = Instant::now();
            let page = db.board_page(board, page, 10, asker).await.unwrap();
            took.push(began.elapsed());
            // Small servers have not played in every month.
            assert!(page.players > 0 || board.period != Period::Always);
        }
    }
    told(server, "a leaderboard page", took, BOARD_MAX)
}

/// All that a profile reads, and pages of histories, of anybody and of who plays most.
async fn profiles(db: &Db, server: ServerId) -> bool {
    let mut chance = Chance(2);
    let (mut profiles, mut histories) = (Vec::new(), Vec::new());
    for turn in 0..PAGES {
        let number = if turn % 4 == 0 {
            0
        } else {
            chance.below(players(server))
        };
        let (who, other) = (player(server, number), player(server, number + 1));
        let began = Instant::now();
        play::profile(db, server, who, Some(other), Pool::All)
            .await
            .unwrap();
        profiles.push(began.elapsed());
        let filter = Filter {
            server,
            player: who,
            opponent: chance.one_of(&[None, None, Some(other)]),
            pool: chance.one_of(&[Pool::All, Pool::Of(Variant::Congkak)]),
        };
        let page = u32::try_from(chance.below(20)).unwrap();
        let began = Instant::now();
        db.past_matches(filter, page, 10).await.unwrap();
        histories.push(began.elapsed());
    }
    told(server, "a profile", profiles, PROFILE_MAX)
        & told(server, "a page of a history", histories, PROFILE_MAX)
}

fn told(server: ServerId, what: &str, mut took: Vec<Duration>, most: Duration) -> bool {
    took.sort_unstable();
    let at = |part: usize| took[(took.len() - 1) * part / 1000];
    println!(
        "server {server}, {what}: median {:?}, p99 {:?}, longest {:?}; p99 may be {most:?}",
        at(500),
        at(990),
        at(1000)
    );
    at(990) <= most
}

/// The most memory that this process has had, in megabytes.
fn memory_most() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) / 1024
}
