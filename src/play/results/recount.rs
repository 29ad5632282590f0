//! Counting everything again from the records, and comparing it with what is kept.

use super::account::Account;
use super::rating::{Rating, rate};
use super::tally;
use crate::db::{
    CountedBand, Counts, Db, HoleTotal, KeptResult, KeptTotals, MatchResult, Measure, Period,
    PlayerId, Pool, RoundResult, ServerId, SideRating, Totals, Write,
};
use crate::rules::{BySide, Record, Side};
use anyhow::Context;
use std::collections::{BTreeMap, HashSet};

/// How many results are read at once.
const RESULTS_AT_ONCE: u32 = 500;
/// How many differences are told; all are counted.
const LINES_MAX: usize = 1000;
/// How many milliseconds a day has.
const DAY_MILLIS: i64 = 24 * 60 * 60 * 1000;

/// What is to be done about differences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mend {
    /// Nothing: they are only reported.
    No,
    /// What is kept is written anew.
    Yes,
}

/// What differs between what is kept and what was counted.
#[derive(Clone, Debug, Default)]
pub struct Differences {
    /// How many there are.
    pub count: usize,
    /// The first of them, a line each.
    pub lines: Vec<String>,
}

impl Differences {
    fn add(&mut self, line: impl FnOnce() -> String) {
        self.count += 1;
        if self.lines.len() < LINES_MAX {
            self.lines.push(line());
        }
    }

    fn extend(&mut self, other: Self) {
        self.count += other.count;
        let room = LINES_MAX.saturating_sub(self.lines.len());
        self.lines.extend(other.lines.into_iter().take(room));
    }
}

/// Counts all results of all servers again, and returns what differs from what is kept.
///
/// Without mending it reads one moment of each server and holds nobody up.
///
/// # Errors
///
/// The database does not answer, or a record cannot be read.
pub async fn recount(db: &Db, mend: Mend) -> anyhow::Result<Differences> {
    let mut differences = Differences::default();
    for server in db.servers_with_results(false).await? {
        differences.extend(recount_server(db, server, mend).await?);
    }
    Ok(differences)
}

/// Completes the results that an earlier version of the program has left without what this one
/// tells of them. To be done before the bot runs; where nothing is missing it does nothing.
///
/// # Errors
///
/// The database does not answer, or a record cannot be read.
pub async fn complete(db: &Db) -> anyhow::Result<()> {
    for server in db.servers_with_results(true).await? {
        recount_server(db, server, Mend::Yes).await?;
    }
    Ok(())
}

async fn recount_server(db: &Db, server: ServerId, mend: Mend) -> anyhow::Result<Differences> {
    let mut write = match mend {
        Mend::No => db.snapshot().await?,
        Mend::Yes => db.write().await?,
    };
    let mut ledger = Ledger::new(server);
    let mut after = i64::MIN;
    loop {
        let kept = write.results(server, after, RESULTS_AT_ONCE).await?;
        let Some(last) = kept.last() else { break };
        after = last.number;
        for kept in kept {
            ledger.read(&mut write, kept, mend).await?;
        }
    }
    let absent: HashSet<PlayerId> = write.absent(server).await?.into_iter().collect();
    ledger.compare(&mut write, &absent).await?;
    if mend == Mend::Yes && ledger.differences.count > 0 {
        ledger.write(&mut write, &absent).await?;
        write.commit().await?;
    }
    Ok(ledger.differences)
}

/// All that a server's results come to.
struct Ledger {
    server: ServerId,
    // By game, time and player.
    totals: BTreeMap<(Pool, Period, PlayerId), Totals>,
    holes: BTreeMap<(Pool, PlayerId, i64), HoleTotal>,
    pairs: BTreeMap<(PlayerId, PlayerId), Day>,
    results: Vec<(KeptResult, BySide<Option<SideRating>>)>,
    differences: Differences,
}

/// The last day on which a pair played, and their matches of it that count, by game.
#[derive(Default)]
struct Day {
    day: i64,
    counted: BTreeMap<Pool, i64>,
}

impl Ledger {
    fn new(server: ServerId) -> Self {
        Self {
            server,
            totals: BTreeMap::new(),
            holes: BTreeMap::new(),
            pairs: BTreeMap::new(),
            results: Vec::new(),
            differences: Differences::default(),
        }
    }

    fn differs(&mut self, what: &str, kept: &impl std::fmt::Debug, counted: &impl std::fmt::Debug) {
        let server = self.server;
        self.differences
            .add(|| format!("server {server}, {what}: kept {kept:?}, counted {counted:?}"));
    }

    /// Reads a result: compares it with the record of its match, and counts it.
    async fn read(
        &mut self,
        write: &mut Write,
        mut kept: KeptResult,
        mend: Mend,
    ) -> anyhow::Result<()> {
        let mat = kept.mat;
        let row = write
            .match_row(mat)
            .await?
            .with_context(|| format!("match {mat} has a result but is not there"))?;
        // A record that was taken away cannot be compared with; its result stands.
        if !row.record.is_empty() {
            let record = Record::parse(&row.record)
                .with_context(|| format!("reading the record of match {mat}"))?;
            let account = Account::of(&record)?;
            let rounds = account.rounds.clone();
            let result = account.match_result(kept.result.server, kept.result.players);
            self.compare_result(write, &kept, &result, &rounds, mend)
                .await?;
            kept.result = result;
        }
        let ratings = self.count(&kept);
        for side in Side::BOTH {
            if kept.ratings[side] != ratings[side] {
                let what = format!("match {mat}, the rating of {side}");
                self.differs(&what, &kept.ratings[side], &ratings[side]);
            }
        }
        if mend == Mend::Yes {
            self.results.push((kept, ratings));
        }
        Ok(())
    }

    async fn compare_result(
        &mut self,
        write: &mut Write,
        kept: &KeptResult,
        result: &MatchResult,
        rounds: &[RoundResult],
        mend: Mend,
    ) -> anyhow::Result<()> {
        let mat = kept.mat;
        let kept_rounds = write.rounds(mat).await?;
        let mut is_right = kept.is_complete;
        if !kept.is_complete {
            self.differs(&format!("match {mat}"), &"a part", result);
        } else if kept.result != *result {
            self.differs(&format!("match {mat}"), &kept.result, result);
            is_right = false;
        }
        if kept_rounds != rounds {
            self.differs(&format!("the rounds of match {mat}"), &kept_rounds, &rounds);
            is_right = false;
        }
        if mend == Mend::Yes && !is_right {
            write
                .correct_result(kept.ended_at, mat, result, rounds)
                .await?;
        }
        Ok(())
    }

    fn count(&mut self, kept: &KeptResult) -> BySide<Option<SideRating>> {
        let result = &kept.result;
        let BySide { south, north } = result.players;
        let day = kept.ended_at.millis().div_euclid(DAY_MILLIS);
        let pair = self
            .pairs
            .entry((south.min(north), south.max(north)))
            .or_default();
        if pair.day != day {
            *pair = Day {
                day,
                ..Day::default()
            };
        }
        if result.counts != Counts::Yes {
            return BySide::from_fn(|_| None);
        }
        let pools = [Pool::Of(result.game), Pool::All];
        let of_day = pools.map(|pool| {
            let counted = pair.counted.entry(pool).or_default();
            *counted += 1;
            *counted
        });
        let [game, all] = [(pools[0], of_day[0]), (pools[1], of_day[1])]
            .map(|(pool, of_day)| self.count_in(kept, pool, of_day));
        BySide::from_fn(|side| {
            Some(SideRating {
                game: game[side].shown(),
                all: all[side].shown(),
            })
        })
    }

    fn count_in(&mut self, kept: &KeptResult, pool: Pool, of_day: i64) -> BySide<Rating> {
        let result = &kept.result;
        let before = result.players.map(|player| {
            let totals = self.totals.get(&(pool, Period::Always, player));
            Rating::of(totals)
        });
        let ratings = rate(before, result.winner, of_day, kept.ended_at);
        for side in Side::BOTH {
            let player = result.players[side];
            for period in Period::all_of(kept.ended_at) {
                let key = (pool, period, player);
                let before = self.totals.get(&key).copied();
                let after = tally::counted(before, result, side, &ratings[side]);
                self.totals.insert(key, after);
            }
            for more in tally::holes(result, side) {
                let total = self.holes.entry((pool, player, more.label)).or_default();
                total.label = more.label;
                total.picks += more.picks;
                total.opened += more.opened;
                total.won += more.won;
            }
        }
        ratings
    }

    /// Compares the totals, the holes and the leaderboards.
    async fn compare(
        &mut self,
        write: &mut Write,
        absent: &HashSet<PlayerId>,
    ) -> anyhow::Result<()> {
        let mut seen = HashSet::new();
        for kept in write.all_totals(self.server).await? {
            let key = (kept.pool, kept.period, kept.player);
            seen.insert(key);
            let what = format!(
                "the totals of player {} in {} of {:?}",
                kept.player,
                kept.pool.word(),
                kept.period
            );
            let counted = self.totals.get(&key).copied();
            if counted != Some(kept.totals) {
                self.differs(&what, &Some(kept.totals), &counted);
            }
            let present = !absent.contains(&kept.player);
            if kept.present != present {
                self.differs(&format!("{what}, present"), &kept.present, &present);
            }
        }
        let missing: Vec<_> = self
            .totals
            .iter()
            .filter(|(key, _)| !seen.contains(key))
            .map(|(key, totals)| (*key, *totals))
            .collect();
        for ((pool, period, player), totals) in missing {
            let word = pool.word();
            let what = format!("the totals of player {player} in {word} of {period:?}");
            self.differs(&what, &None::<Totals>, &totals);
        }
        let mut kept_holes = BTreeMap::new();
        for (pool, player, total) in write.all_holes(self.server).await? {
            kept_holes.insert((pool, player, total.label), total);
        }
        if kept_holes != self.holes {
            let keys: HashSet<_> = kept_holes
                .keys()
                .chain(self.holes.keys())
                .copied()
                .collect();
            for key in keys {
                let (kept, counted) = (kept_holes.get(&key), self.holes.get(&key).copied());
                if kept != counted.as_ref() {
                    self.differs(&format!("the hole {key:?}"), &kept, &counted);
                }
            }
        }
        self.compare_boards(write, absent).await
    }

    async fn compare_boards(
        &mut self,
        write: &mut Write,
        absent: &HashSet<PlayerId>,
    ) -> anyhow::Result<()> {
        let mut players: BTreeMap<(Pool, Period), Vec<(PlayerId, Totals)>> = BTreeMap::new();
        for ((pool, period, player), totals) in &self.totals {
            let board = players.entry((*pool, *period)).or_default();
            if !absent.contains(player) {
                board.push((*player, *totals));
            }
        }
        let kept = write.all_boards(self.server).await?;
        let sizes: BTreeMap<_, _> = kept
            .iter()
            .map(|board| ((board.pool, board.period), board.players))
            .collect();
        let counted: BTreeMap<_, _> = players
            .iter()
            .map(|(key, players)| (*key, i64::try_from(players.len()).unwrap_or(i64::MAX)))
            .collect();
        if sizes != counted {
            self.differs("the leaderboards", &sizes, &counted);
        }
        for board in kept {
            if !board.banded {
                if board.is_long() {
                    self.differs("a leaderboard without bands", &board, &"bands");
                }
                continue;
            }
            let standing = players.get(&(board.pool, board.period));
            for by in board.by_measure(self.server) {
                let kept = write.bands(by).await?;
                let counted = banded(&kept, standing.map_or(&[][..], Vec::as_slice), by.measure);
                if kept != counted {
                    self.differs(&format!("the bands of {by:?}"), &kept, &counted);
                }
            }
        }
        Ok(())
    }

    /// Writes anew all that was counted.
    async fn write(&mut self, write: &mut Write, absent: &HashSet<PlayerId>) -> anyhow::Result<()> {
        let server = self.server;
        write.forget_counted(server).await?;
        write.meet_all(server).await?;
        for (kept, ratings) in &self.results {
            for side in Side::BOTH {
                write
                    .add_player_result(
                        kept.ended_at,
                        kept.mat,
                        kept.number,
                        &kept.result,
                        side,
                        ratings[side],
                    )
                    .await?;
            }
            if kept.result.counts == Counts::Yes {
                write.open_seasons(kept.ended_at, server).await?;
            }
        }
        for (&(pool, period, player), &totals) in &self.totals {
            let kept = KeptTotals {
                pool,
                period,
                player,
                present: !absent.contains(&player),
                totals,
            };
            write.add_totals(server, &kept).await?;
        }
        for (&(pool, player, _), &total) in &self.holes {
            write.add_hole(server, pool, player, total).await?;
        }
        write.lay_boards(server).await
    }
}

/// The bands as they are, with the players that each must hold.
fn banded(
    bands: &[CountedBand],
    players: &[(PlayerId, Totals)],
    measure: Measure,
) -> Vec<CountedBand> {
    let mut counted: Vec<CountedBand> = bands
        .iter()
        .map(|band| CountedBand {
            players: 0,
            ..*band
        })
        .collect();
    for (player, totals) in players {
        let score = totals.score(measure);
        // The last band that begins before the player, the best score being first.
        let after = counted.partition_point(|band| {
            band.score > score || (band.score == score && band.player_id <= *player)
        });
        if let Some(band) = after.checked_sub(1).and_then(|at| counted.get_mut(at)) {
            band.players += 1;
        }
    }
    counted
}
