//! What a finished round or match leaves behind: results, and all that is counted from them.
//!
//! Everything here follows from the records of matches, in the order in which they ended. While
//! the bot runs it is counted one result at a time; [`recount`] counts it from the beginning, by
//! the same functions, and compares.

mod account;
mod csv;
mod presence;
mod profile;
mod rating;
mod recount;
mod seasons;
mod tally;

pub use csv::csv;
pub(in crate::play) use presence::look;
pub use presence::{found, look_for};
pub use profile::{Against, Profile, profile};
pub use rating::{SETTLED_FROM, points};
pub use recount::{Differences, Mend, complete, recount};
pub use seasons::close_seasons;

use super::Scene;
use crate::db::{Counts, MatchId, Moment, Period, Pool, SideRating, Totals, Write};
use crate::rules::{BySide, Phase, Side};
use account::Account;
pub use account::is_early;
use rating::{Rating, rate};

/// Keeps what the last entry of a match has brought: the result of a round, and of the match.
pub(super) async fn keep(write: &mut Write, now: Moment, scene: &Scene) -> anyhow::Result<()> {
    // Where the bot is a guest nothing is counted: the record is all that the players need. Practice
    // counts for nothing.
    if scene.row.server.is_guest() || scene.row.practice.is_some() {
        return Ok(());
    }
    let is_over = scene.position.phase() == Phase::Over;
    let round_ended = scene
        .last
        .as_ref()
        .is_some_and(|played| played.round_end.is_some());
    if !is_over && !round_ended {
        return Ok(());
    }
    let account = Account::of(&scene.record)?;
    if round_ended && let Some(round) = account.rounds.last() {
        write.add_round_result(now, scene.row.id, round).await?;
    }
    if is_over {
        let names = &scene.row.names;
        let result = account.match_result(scene.row.server, scene.row.players);
        keep_match(write, now, scene.row.id, &result, names).await?;
    }
    Ok(())
}

async fn keep_match(
    write: &mut Write,
    now: Moment,
    mat: MatchId,
    result: &crate::db::MatchResult,
    names: &BySide<String>,
) -> anyhow::Result<()> {
    let server = result.server;
    for side in Side::BOTH {
        write
            .meet(server, result.players[side], &names[side])
            .await?;
    }
    let number = write.add_match_result(now, mat, result).await?;
    let mut ratings = BySide::from_fn(|_| None);
    if result.counts == Counts::Yes {
        let game = count(write, now, result, Pool::Of(result.game)).await?;
        let all = count(write, now, result, Pool::All).await?;
        ratings = BySide::from_fn(|side| {
            Some(SideRating {
                game: game[side].shown(),
                all: all[side].shown(),
            })
        });
        write.open_seasons(now, server).await?;
    }
    for side in Side::BOTH {
        write
            .add_player_result(now, mat, number, result, side, ratings[side])
            .await?;
    }
    Ok(())
}

/// Counts a match among those of one game, or of all: both ratings, and all totals.
async fn count(
    write: &mut Write,
    now: Moment,
    result: &crate::db::MatchResult,
    pool: Pool,
) -> anyhow::Result<BySide<Rating>> {
    let server = result.server;
    let BySide { south, north } = result.players;
    let before = BySide {
        south: write.totals(server, pool, Period::Always, south).await?,
        north: write.totals(server, pool, Period::Always, north).await?,
    };
    let today = write.pair_today(now, server, pool, (south, north)).await?;
    let ratings = rate(
        before.as_ref().map(|totals| Rating::of(totals.as_ref())),
        result.winner,
        today + 1,
        now,
    );
    for side in Side::BOTH {
        let player = result.players[side];
        for period in Period::all_of(now) {
            let before: Option<Totals> = match period {
                Period::Always => before[side],
                Period::Month { .. } | Period::Quarter { .. } => {
                    write.totals(server, pool, period, player).await?
                }
            };
            let after = tally::counted(before, result, side, &ratings[side]);
            write
                .set_totals(server, pool, period, player, (before.as_ref(), &after))
                .await?;
        }
        for hole in tally::holes(result, side) {
            write.add_hole(server, pool, player, hole).await?;
        }
    }
    Ok(ratings)
}
