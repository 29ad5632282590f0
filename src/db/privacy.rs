//! What is known of a person, what is forgotten of one, and of servers that the bot has left.

use super::{Db, Moment, Owner, PlayerId, ServerId, Write};
use anyhow::Context;
use serde::Serialize;
use sqlx::FromRow;

/// Who a player becomes that is forgotten. Discord gives nobody this id.
pub const NOBODY: PlayerId = PlayerId::new(0);

/// All that is kept of a player. Of the others in it, nothing: it is not the player's to take.
#[derive(Clone, Debug, Serialize)]
pub struct Known {
    /// Who.
    pub player_id: PlayerId,
    /// What the player has chosen.
    pub settings: super::Chosen,
    /// The matches.
    pub matches: Vec<KnownMatch>,
    /// The challenges.
    pub challenges: Vec<KnownChallenge>,
    /// The results.
    pub results: Vec<KnownResult>,
    /// Where the player has played, called what, and whether still there.
    pub servers: Vec<KnownServer>,
    /// The lines of leaderboards.
    pub standings: Vec<KnownStanding>,
    /// The holes picked, and how it went when one was picked first.
    pub holes: Vec<KnownHole>,
    /// The answers to puzzles.
    pub puzzles: Vec<KnownPuzzle>,
    /// The vacations.
    pub vacations: Vec<KnownVacation>,
    /// Until when picks are awaited.
    pub clocks: Vec<KnownClock>,
    /// What was asked of opponents.
    pub offers: Vec<KnownOffer>,
    /// How many players are blocked.
    pub blocked: i64,
}

/// A match that a player is or was in.
#[derive(Clone, Debug, Serialize, FromRow)]
pub struct KnownMatch {
    match_id: i64,
    server_id: i64,
    channel_id: i64,
    side: String,
    name: String,
    record: String,
    state: String,
    pace: String,
    /// The bot's level, where it is against the bot.
    bot_level: Option<i64>,
    /// A pick that waits for its wave.
    secret_pick: Option<i64>,
    created_at_ms: i64,
    updated_at_ms: i64,
}

/// A challenge that a player made or was asked to accept.
#[derive(Clone, Debug, Serialize, FromRow)]
pub struct KnownChallenge {
    challenge_id: i64,
    server_id: i64,
    channel_id: i64,
    part: String,
    name: String,
    options: String,
    state: String,
    created_at_ms: i64,
}

/// The result of a match.
#[derive(Clone, Debug, Serialize, FromRow)]
pub struct KnownResult {
    match_id: i64,
    server_id: i64,
    game: String,
    side: String,
    outcome: String,
    reason: String,
    counts: String,
    seeds_captured: i64,
    first_pick: i64,
    biggest_turn_seeds: i64,
    biggest_turn_laps: i64,
    picks_of_holes: String,
    rating_thousandths: Option<i64>,
    deviation_thousandths: Option<i64>,
    rating_of_all_games_thousandths: Option<i64>,
    deviation_of_all_games_thousandths: Option<i64>,
    ended_at_ms: i64,
}

/// A server that a player has played in.
#[derive(Clone, Debug, Serialize, FromRow)]
pub struct KnownServer {
    server_id: i64,
    name: String,
    present: i64,
    looked_at_ms: i64,
}

/// A hole, by its label.
#[derive(Clone, Debug, Serialize, FromRow)]
pub struct KnownHole {
    server_id: i64,
    game: String,
    label: i64,
    picks: i64,
    matches_opened: i64,
    matches_opened_and_won: i64,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, Serialize, FromRow)]
pub struct KnownStanding {
    server_id: i64,
    game: String,
    period: i64,
    matches_won: i64,
    matches_drawn: i64,
    matches_lost: i64,
    rounds_won: i64,
    rounds_drawn: i64,
    rounds_lost: i64,
    seeds_captured: i64,
    matches_won_running: i64,
    matches_won_running_longest: i64,
    biggest_turn_seeds: i64,
    biggest_turn_laps: i64,
    rating_thousandths: i64,
    deviation_thousandths: i64,
    volatility_thousand_millionths: i64,
    matches_rated: i64,
    rated_at_ms: i64,
}

/// An answer to the puzzle of a day. Whether it is right is nobody's to know before the day is over.
#[derive(Clone, Debug, Serialize, FromRow)]
pub struct KnownPuzzle {
    server_id: i64,
    day: i64,
    name: String,
    picks: String,
    solved: Option<i64>,
    answered_at_ms: i64,
}

/// A vacation.
#[derive(Clone, Debug, Serialize, FromRow)]
pub struct KnownVacation {
    begins_at_ms: i64,
    ends_at_ms: i64,
}

/// A clock that runs, or stands still with so much left.
#[derive(Clone, Debug, Serialize, FromRow)]
pub struct KnownClock {
    match_id: i64,
    set_at_ms: i64,
    due_at_ms: i64,
    warned_at_ms: Option<i64>,
    late_at_ms: Option<i64>,
    left_ms: Option<i64>,
}

/// A draw, or a turn taken back, that was asked for.
#[derive(Clone, Debug, Serialize, FromRow)]
pub struct KnownOffer {
    match_id: i64,
    kind: String,
    state: String,
    created_at_ms: i64,
}

/// What names a player and is forgotten with the player. `$1`: who.
const FORGET_PLAYER: [&str; 12] = [
    // Matches against the bot were the player's alone.
    "delete from matches where bot_side is not null and (south = $1 or north = $1)",
    "update challenges set challenger = 0, challenger_name = '',
         pair = '0-' || coalesce(cast(opponent as text), '') where challenger = $1",
    "update challenges set opponent = 0, opponent_name = '', pair = '0-' || challenger
     where opponent = $1",
    "delete from private_boards where exists (
         select 1 from matches where matches.match_id = private_boards.match_id
         and ((south = $1 and side = 'S') or (north = $1 and side = 'N')))",
    "update matches set south = 0, south_name = '', pair = '0-' || north where south = $1",
    "update matches set north = 0, north_name = '', pair = '0-' || south where north = $1",
    // A notice to look whether the player is still somewhere, or of what the player has asked.
    "delete from outbox where notice like '%\"player\":' || $1 || '}%'",
    "delete from settings where owner = 'player' and owner_id = $1",
    "delete from vacations where player_id = $1",
    "delete from puzzle_answers where player_id = $1",
    "delete from blocks where player_id = $1",
    // Who does not want somebody's challenges need not do without that; but without the name.
    "update blocks set blocked_name = '' where blocked_id = $1",
];

/// What is kept of a server. `$1`: which. What hangs on a match or a puzzle goes with it.
const FORGET_SERVER: [&str; 13] = [
    "delete from matches where server_id = $1",
    "delete from challenges where server_id = $1",
    "delete from match_results where server_id = $1",
    "delete from player_results where server_id = $1",
    "delete from players where server_id = $1",
    "delete from totals where server_id = $1",
    "delete from boards where server_id = $1",
    "delete from bands where server_id = $1",
    "delete from hole_totals where server_id = $1",
    "delete from seasons where server_id = $1",
    "delete from puzzles where server_id = $1",
    "delete from settings where owner = 'server' and owner_id = $1",
    "delete from gone_servers where server_id = $1",
];

impl Db {
    /// All that is kept of a player.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn known(&self, player: PlayerId) -> anyhow::Result<Known> {
        let context = "gathering what is known of a player";
        let matches = sqlx::query_as(
            "select m.match_id, server_id, channel_id,
                    case when south = $1 then 'S' else 'N' end as side,
                    case when south = $1 then south_name else north_name end as name,
                    record, state, pace, bot_level, label as secret_pick,
                    created_at as created_at_ms, updated_at as updated_at_ms
             from matches m left join secret_picks p
                  on p.match_id = m.match_id
                 and p.side = case when south = $1 then 'S' else 'N' end
             where south = $1 or north = $1 order by m.match_id",
        )
        .bind(player)
        .fetch_all(&self.readers)
        .await
        .context(context)?;
        let challenges = sqlx::query_as(
            "select challenge_id, server_id, channel_id,
                    case when challenger = $1 then 'challenger' else 'opponent' end as part,
                    case when challenger = $1 then challenger_name else opponent_name end as name,
                    options, state, created_at as created_at_ms
             from challenges where challenger = $1 or opponent = $1 order by challenge_id",
        )
        .bind(player)
        .fetch_all(&self.readers)
        .await
        .context(context)?;
        let results = sqlx::query_as(
            "select p.match_id, p.server_id, p.game, p.side, p.outcome, r.reason, p.counts,
                    p.captured as seeds_captured, p.opening as first_pick,
                    p.turn_seeds as biggest_turn_seeds, p.turn_laps as biggest_turn_laps,
                    p.picks as picks_of_holes, p.rating as rating_thousandths,
                    p.deviation as deviation_thousandths,
                    p.rating_all as rating_of_all_games_thousandths,
                    p.deviation_all as deviation_of_all_games_thousandths,
                    p.ended_at as ended_at_ms
             from players s
             join player_results p on p.server_id = s.server_id and p.player_id = s.player_id
             join match_results r on r.match_id = p.match_id
             where s.player_id = $1 order by p.match_id",
        )
        .bind(player)
        .fetch_all(&self.readers)
        .await
        .context(context)?;
        let standings = sqlx::query_as(
            "select t.server_id, t.game, t.period, matches_won, matches_drawn, matches_lost,
                    rounds_won, rounds_drawn, rounds_lost, captured as seeds_captured,
                    run as matches_won_running, run_longest as matches_won_running_longest,
                    turn_seeds as biggest_turn_seeds, turn_laps as biggest_turn_laps,
                    rating as rating_thousandths, deviation as deviation_thousandths,
                    volatility as volatility_thousand_millionths, rated as matches_rated,
                    rated_at as rated_at_ms
             from boards b join totals t
                  on t.server_id = b.server_id and t.game = b.game and t.period = b.period
             where t.player_id = $1 order by t.server_id, t.game, t.period",
        )
        .bind(player)
        .fetch_all(&self.readers)
        .await
        .context(context)?;
        let servers = sqlx::query_as(
            "select server_id, name, present, looked_at as looked_at_ms
             from players where player_id = $1 order by server_id",
        )
        .bind(player)
        .fetch_all(&self.readers)
        .await
        .context(context)?;
        let holes = sqlx::query_as(
            "select h.server_id, h.game, h.label, h.picks, h.opened as matches_opened,
                    h.won as matches_opened_and_won
             from players s
             join hole_totals h on h.server_id = s.server_id and h.player_id = s.player_id
             where s.player_id = $1 order by h.server_id, h.game, h.label",
        )
        .bind(player)
        .fetch_all(&self.readers)
        .await
        .context(context)?;
        let puzzles = sqlx::query_as(
            "select p.server_id, p.day, a.name, a.picks,
                    case when p.revealed = 1 then a.solved end as solved,
                    a.answered_at as answered_at_ms
             from puzzle_answers a join puzzles p on p.puzzle_id = a.puzzle_id
             where a.player_id = $1 order by p.server_id, p.day",
        )
        .bind(player)
        .fetch_all(&self.readers)
        .await
        .context(context)?;
        let vacations = sqlx::query_as(
            "select begins_at as begins_at_ms, ends_at as ends_at_ms
             from vacations where player_id = $1 order by begins_at",
        )
        .bind(player)
        .fetch_all(&self.readers)
        .await
        .context(context)?;
        let clocks = sqlx::query_as(
            "select match_id, set_at as set_at_ms, due_at as due_at_ms,
                    warned_at as warned_at_ms, late_at as late_at_ms, left_ms
             from clocks where player_id = $1 order by match_id",
        )
        .bind(player)
        .fetch_all(&self.readers)
        .await
        .context(context)?;
        let offers = sqlx::query_as(
            "select o.match_id, kind, o.state, o.created_at as created_at_ms
             from offers o join matches m on m.match_id = o.match_id
             where case when side = 'S' then south else north end = $1
               and (south = $1 or north = $1)
             order by offer_id",
        )
        .bind(player)
        .fetch_all(&self.readers)
        .await
        .context(context)?;
        let blocked = sqlx::query_scalar("select count(*) from blocks where player_id = $1")
            .bind(player)
            .fetch_one(&self.readers)
            .await
            .context(context)?;
        Ok(Known {
            player_id: player,
            settings: self.chosen(Owner::Player(player)).await?,
            matches,
            challenges,
            results,
            servers,
            standings,
            holes,
            puzzles,
            vacations,
            clocks,
            offers,
            blocked,
        })
    }

    /// The servers that something is kept of and that the bot is not known to have left.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn servers(&self) -> anyhow::Result<Vec<ServerId>> {
        sqlx::query_scalar(
            "select server_id from matches union select server_id from challenges
             union select owner_id from settings where owner = 'server'
             union select server_id from puzzles
             except select server_id from gone_servers",
        )
        .fetch_all(&self.readers)
        .await
        .context("listing the servers")
    }

    /// The servers that the bot left by `then`.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn servers_gone_since(
        &self,
        then: Moment,
        most: u32,
    ) -> anyhow::Result<Vec<ServerId>> {
        sqlx::query_scalar(
            "select server_id from gone_servers where gone_at <= $1 order by gone_at limit $2",
        )
        .bind(then.millis())
        .bind(i64::from(most))
        .fetch_all(&self.readers)
        .await
        .context("looking for servers to forget")
    }

    /// Whether the bot is known to have left a server.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn is_gone(&self, server: ServerId) -> anyhow::Result<bool> {
        let found: Option<i64> =
            sqlx::query_scalar("select server_id from gone_servers where server_id = $1")
                .bind(server)
                .fetch_optional(&self.readers)
                .await
                .context("looking for a server")?;
        Ok(found.is_some())
    }
}

impl Write {
    /// Forgets a player: rows that are the player's own go, and in all others [`NOBODY`] stands.
    /// Among results, it is a number below 0, so that they can still be counted.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn forget_player(&mut self, player: PlayerId) -> anyhow::Result<()> {
        self.has_chosen = true;
        for query in FORGET_PLAYER {
            sqlx::query(query)
                .bind(player)
                .execute(&mut *self.tx)
                .await
                .context("forgetting a player")?;
        }
        self.forget_in_standings(player).await
    }

    /// Forgets a server and all that was played in it.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn forget_server(&mut self, server: ServerId) -> anyhow::Result<()> {
        self.has_chosen = true;
        for query in FORGET_SERVER {
            sqlx::query(query)
                .bind(server)
                .execute(&mut *self.tx)
                .await
                .with_context(|| format!("forgetting server {server}"))?;
        }
        Ok(())
    }

    /// Notes that the bot has left a server; whether that was new.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn server_gone(&mut self, now: Moment, server: ServerId) -> anyhow::Result<bool> {
        let done = sqlx::query(
            "insert into gone_servers (server_id, gone_at) values ($1, $2)
             on conflict (server_id) do nothing",
        )
        .bind(server)
        .bind(now.millis())
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("noting that server {server} is gone"))?;
        Ok(done.rows_affected() == 1)
    }

    /// Notes that the bot is in a server again.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn server_back(&mut self, server: ServerId) -> anyhow::Result<()> {
        sqlx::query("delete from gone_servers where server_id = $1")
            .bind(server)
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("noting that server {server} is back"))?;
        Ok(())
    }
}
