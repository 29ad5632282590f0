//! What there is to tell of a player.

use crate::db::{
    Board, Db, HeadToHead, HoleTotal, Measure, Period, PlayerId, Pool, RatingPoint, ServerId,
    Totals,
};
use crate::rules::Variant;

/// How many ratings a chart shows at most.
const RATINGS_MAX: u32 = 100;

/// A player of a server.
#[derive(Clone, Debug)]
pub struct Profile {
    /// The name when last played.
    pub name: String,
    /// Whether the player is still there.
    pub present: bool,
    /// What the player has reached, of all time; nothing for a game that was never played.
    pub totals: Vec<(Pool, Totals)>,
    /// The rank by rating in the chosen game, and of how many; `None` for who is on no board.
    pub rank: Option<(i64, i64)>,
    /// The last ratings in the chosen game, the oldest first.
    pub ratings: Vec<RatingPoint>,
    /// The holes picked in the chosen game, by label.
    pub holes: Vec<HoleTotal>,
    /// How the player stands against another, by game.
    pub against: Option<Against>,
}

/// How a player stands against another.
#[derive(Clone, Debug)]
pub struct Against {
    /// The other's name; `None` for who has never played there.
    pub name: Option<String>,
    /// The games in which they have played.
    pub games: Vec<(Variant, HeadToHead)>,
}

/// Loads a player's profile; `None` for who has never finished a match in the server.
///
/// # Errors
///
/// The database does not answer.
pub async fn profile(
    db: &Db,
    server: ServerId,
    player: PlayerId,
    against: Option<PlayerId>,
    pool: Pool,
) -> anyhow::Result<Option<Profile>> {
    let mut snapshot = db.snapshot().await?;
    let Some((name, present)) = snapshot.player(server, player).await? else {
        return Ok(None);
    };
    let mut totals = Vec::new();
    for pool in Pool::every() {
        if let Some(reached) = snapshot
            .totals(server, pool, Period::Always, player)
            .await?
        {
            totals.push((pool, reached));
        }
    }
    let board = Board {
        server,
        pool,
        period: Period::Always,
        measure: Measure::Rating,
    };
    let against = match against {
        None => None,
        Some(other) => Some(Against {
            name: snapshot.player(server, other).await?.map(|(name, _)| name),
            games: snapshot.head_to_head(server, player, other).await?,
        }),
    };
    Ok(Some(Profile {
        name,
        present,
        totals,
        rank: snapshot.board_rank(board, player).await?,
        ratings: snapshot.ratings(server, pool, player, RATINGS_MAX).await?,
        holes: snapshot.hole_totals(server, pool, player).await?,
        against,
    }))
}
