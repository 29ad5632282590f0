//! Closing seasons that are over: each once in each server, with a notice of the podium.

use crate::db::{Db, Moment};
use crate::play::challenge::server_settings;
use crate::play::{Notice, tell};
use std::time::Duration;

/// How many seasons one sweep of the worker closes.
const CLOSED_AT_ONCE: u32 = 50;
/// How long after its end a season is still news.
const NEWS_FOR: Duration = Duration::from_hours(24 * 7);

/// Closes the seasons that are over, and has the podium of each shown where the server played
/// last. Of months, where a server's seasons are quarters, nothing is told; nor of what is long
/// past, if the bot was away.
///
/// # Errors
///
/// The database does not answer.
pub async fn close_seasons(db: &Db, now: Moment) -> anyhow::Result<()> {
    if !db.is_season_due(now).await? {
        return Ok(());
    }
    let mut write = db.write().await?;
    for (server, period) in write.seasons_due(now, CLOSED_AT_ONCE).await? {
        write.close_season(server, period).await?;
        let Some(ended_at) = period.ends_at() else {
            continue;
        };
        let is_season = write.season_length(server).await?.has(period);
        if !is_season || ended_at.plus(NEWS_FOR) < now {
            continue;
        }
        if let Some((channel, spoken)) = write.last_place_played(server, ended_at).await? {
            let chosen = server_settings(&mut write, server).await?.language;
            let language = chosen.unwrap_or(spoken);
            let notice = Notice::Season {
                server,
                period: period.code(),
                channel,
                language,
            };
            tell(&mut write, now, &notice).await?;
        }
    }
    write.commit().await
}
