//! Matches: a record, and what lies beside it while it is played.

use super::challenges::pair;
use super::{ChannelId, Db, MatchId, MessageId, Moment, Pace, PlayerId, ServerId, Write};
use crate::rules::{BySide, Side};
use anyhow::Context;
use sqlx::FromRow;

/// A match, as it is kept. Its position is the replay of its record.
#[derive(Clone, Debug)]
pub struct MatchRow {
    /// Its id.
    pub id: MatchId,
    /// Where it is played.
    pub server: ServerId,
    /// Where it is played.
    pub channel: ChannelId,
    /// The newest board message in the channel.
    pub message: Option<MessageId>,
    /// Who sits where.
    pub players: BySide<PlayerId>,
    /// Their names when they sat down.
    pub names: BySide<String>,
    /// The language the channel is spoken to in.
    pub language: String,
    /// The record so far (RULES.md §9).
    pub record: String,
    /// Grows with every change. A button carries the one it was made for.
    pub revision: i64,
    /// Whether it is still played.
    pub is_open: bool,
    /// Why it is off and has no result, if so.
    pub called_off: Option<CalledOff>,
    /// How much time a pick may take.
    pub pace: Pace,
    /// The channel that the match's own thread belongs to, if it is played in one.
    pub home: Option<ChannelId>,
    /// The bot's part in it, if it is against the bot.
    pub practice: Option<Practice>,
    /// When it last changed.
    pub updated_at: Moment,
}

/// The bot's part in a match. Its text never shows what the picks are drawn by.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Practice {
    /// Where the bot sits.
    pub side: Side,
    /// How well it plays, from 1.
    pub level: u8,
    /// What its picks are drawn by. Who knew it could tell them in advance.
    pub rng_seed: u64,
}

impl std::fmt::Debug for Practice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Practice({}, level {})", self.side, self.level)
    }
}

/// Why a match is off without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CalledOff {
    /// Somebody cancelled it before each had moved.
    Cancelled,
    /// In the opening, both ran out of time.
    BothLate,
    /// No clock was agreed on, and nobody moved for very long.
    Silence,
    /// A clock ran out, and nobody did anything about it for very long.
    Abandoned,
    /// The place where it was played is gone.
    PlaceGone,
    /// The bot is not in the server any more.
    ServerGone,
}

impl CalledOff {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Cancelled,
        Self::BothLate,
        Self::Silence,
        Self::Abandoned,
        Self::PlaceGone,
        Self::ServerGone,
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::Cancelled => "cancelled",
            Self::BothLate => "both late",
            Self::Silence => "silence",
            Self::Abandoned => "abandoned",
            Self::PlaceGone => "place gone",
            Self::ServerGone => "server gone",
        }
    }
}

/// A match to be kept.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// Where it is played.
    pub server: ServerId,
    /// Where it is played.
    pub channel: ChannelId,
    /// Who sits where.
    pub players: BySide<PlayerId>,
    /// Their names.
    pub names: BySide<String>,
    /// The language the channel is spoken to in.
    pub language: String,
    /// The headers of the record.
    pub record: String,
    /// Whose pick is awaited: `S`, `N` or `SN`.
    pub awaited: String,
    /// How much time a pick may take.
    pub pace: Pace,
    /// The bot's part in it, if it is against the bot.
    pub practice: Option<Practice>,
}

/// A line in a player's list of open matches.
#[derive(Clone, Debug, FromRow)]
pub struct OpenMatch {
    /// The match.
    pub match_id: MatchId,
    /// Where it is played.
    pub server_id: ServerId,
    /// Where it is played.
    pub channel_id: ChannelId,
    /// The newest board message.
    pub message_id: Option<MessageId>,
    /// Who sits at the South.
    pub south: PlayerId,
    /// South's name.
    pub south_name: String,
    /// North's name.
    pub north_name: String,
    /// Whose pick is awaited: `S`, `N` or `SN`.
    pub awaited: String,
    /// The record, for the game and the round.
    pub record: String,
    /// The bot's level, if it is against the bot.
    pub bot_level: Option<i64>,
}

/// A secret pick: whose, and the hole's label. Its text never shows the label.
#[derive(Clone, Copy)]
pub struct SecretPick {
    /// Who picked.
    pub side: Side,
    /// The hole.
    pub label: u8,
}

impl std::fmt::Debug for SecretPick {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SecretPick({})", self.side)
    }
}

/// Where a player's own board is shown in DMs.
#[derive(Clone, Copy, Debug)]
pub enum PrivateBoard {
    /// In this message.
    Shown(ChannelId, MessageId),
    /// Nowhere: Discord refused the DM.
    Refused,
    /// Nowhere: the player wants it in the channel.
    Unwanted,
}

/// Where matches are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Anywhere in a server.
    Server(ServerId),
    /// In one channel or thread.
    Channel(ChannelId),
}

#[derive(FromRow)]
pub(super) struct Row {
    match_id: MatchId,
    server_id: ServerId,
    channel_id: ChannelId,
    message_id: Option<MessageId>,
    south: PlayerId,
    north: PlayerId,
    south_name: String,
    north_name: String,
    language: String,
    record: String,
    revision: i64,
    state: String,
    called_off: Option<String>,
    pace: String,
    home_id: Option<ChannelId>,
    bot_side: Option<String>,
    bot_level: Option<i64>,
    rng_seed: Option<i64>,
    updated_at: i64,
}

impl From<Row> for MatchRow {
    fn from(row: Row) -> Self {
        let called_off = row.called_off.as_deref();
        let practice = row.bot_side.as_deref().map(|letter| Practice {
            side: if letter == "S" {
                Side::South
            } else {
                Side::North
            },
            level: row
                .bot_level
                .and_then(|level| u8::try_from(level).ok())
                .unwrap_or(1),
            rng_seed: row.rng_seed.unwrap_or(0).cast_unsigned(),
        });
        Self {
            id: row.match_id,
            server: row.server_id,
            channel: row.channel_id,
            message: row.message_id,
            players: BySide {
                south: row.south,
                north: row.north,
            },
            names: BySide {
                south: row.south_name,
                north: row.north_name,
            },
            language: row.language,
            record: row.record,
            revision: row.revision,
            is_open: row.state == "open",
            called_off: CalledOff::ALL
                .into_iter()
                .find(|why| called_off == Some(why.word())),
            pace: Pace::of_word(&row.pace).unwrap_or(Pace::None),
            home: row.home_id,
            practice,
            updated_at: Moment::from_millis(row.updated_at),
        }
    }
}

pub(super) const fn letter(side: Side) -> &'static str {
    match side {
        Side::South => "S",
        Side::North => "N",
    }
}

pub(super) fn side(letter: &str) -> anyhow::Result<Side> {
    match letter {
        "S" => Ok(Side::South),
        "N" => Ok(Side::North),
        _ => anyhow::bail!("{letter:?} is no side"),
    }
}

const LOAD: &str = "select * from matches where match_id = $1";
const LOAD_PRIVATE_BOARDS: &str =
    "select side, channel_id, message_id from private_boards where match_id = $1";

pub(super) fn read_private_boards(
    rows: Vec<(String, ChannelId, MessageId)>,
) -> anyhow::Result<BySide<Option<PrivateBoard>>> {
    let mut boards = BySide::default();
    for (letter, channel, message) in rows {
        boards[side(&letter)?] = Some(match channel.number() {
            0 => PrivateBoard::Refused,
            -1 => PrivateBoard::Unwanted,
            _ => PrivateBoard::Shown(channel, message),
        });
    }
    Ok(boards)
}

/// A match as it is kept, for who checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptMatch {
    /// Which.
    pub id: MatchId,
    /// Its record.
    pub record: String,
    /// Whether it is open.
    pub is_open: bool,
    /// Whether it is off, without a result.
    pub is_off: bool,
    /// The sides whose pick is awaited, by their letters.
    pub awaited: String,
    /// The bot's side and level, as they are kept, where it is against the bot.
    pub bot: Option<(String, i64)>,
}

impl Db {
    /// The match `id`.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn match_row(&self, id: MatchId) -> anyhow::Result<Option<MatchRow>> {
        let row = sqlx::query_as::<_, Row>(LOAD)
            .bind(id)
            .fetch_optional(&self.readers)
            .await
            .with_context(|| format!("loading match {id}"))?;
        Ok(row.map(MatchRow::from))
    }

    /// Where the players' own boards are shown.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn private_boards(
        &self,
        id: MatchId,
    ) -> anyhow::Result<BySide<Option<PrivateBoard>>> {
        let rows = sqlx::query_as(LOAD_PRIVATE_BOARDS)
            .bind(id)
            .fetch_all(&self.readers)
            .await
            .with_context(|| format!("loading the private boards of match {id}"))?;
        read_private_boards(rows)
    }

    /// A player's open matches, those where a pick of that player is awaited first.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn open_matches(
        &self,
        player: PlayerId,
        most: u32,
    ) -> anyhow::Result<Vec<OpenMatch>> {
        sqlx::query_as(
            "select match_id, server_id, channel_id, message_id, south, south_name, north_name,
                    awaited, record, bot_level
             from matches where state = 'open' and (south = $1 or north = $1)
             order by case when (south = $1 and awaited like '%S%')
                             or (north = $1 and awaited like '%N%') then 0 else 1 end,
                      updated_at desc
             limit $2",
        )
        .bind(player)
        .bind(i64::from(most))
        .fetch_all(&self.readers)
        .await
        .context("listing open matches")
    }

    /// The matches after `last` in the order of their ids, open or over.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn kept_matches(&self, last: MatchId, limit: u32) -> anyhow::Result<Vec<KeptMatch>> {
        type Kept = (i64, String, String, String, Option<String>, Option<i64>);
        let rows: Vec<Kept> = sqlx::query_as(
            "select match_id, record, state, awaited, bot_side, bot_level from matches
             where match_id > $1 order by match_id limit $2",
        )
        .bind(last.number())
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await
        .context("reading the matches")?;
        let kept =
            rows.into_iter().map(
                |(id, record, state, awaited, bot_side, bot_level)| KeptMatch {
                    id: MatchId::new(id),
                    record,
                    is_open: state == "open",
                    is_off: state == "off",
                    awaited,
                    bot: bot_side.map(|side| (side, bot_level.unwrap_or(0))),
                },
            );
        Ok(kept.collect())
    }

    /// The open matches in which a pick of the bot is awaited and not in, where they are played, and
    /// since when; those first that have waited longest.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn matches_awaiting_bot(
        &self,
        most: u32,
    ) -> anyhow::Result<Vec<(MatchId, ServerId, Moment)>> {
        let rows: Vec<(MatchId, ServerId, i64)> = sqlx::query_as(
            "select match_id, server_id, updated_at from matches
             where state = 'open' and bot_side is not null and awaited like '%' || bot_side || '%'
               and not exists (select 1 from secret_picks
                   where secret_picks.match_id = matches.match_id and side = bot_side)
             order by updated_at, match_id limit $1",
        )
        .bind(i64::from(most))
        .fetch_all(&self.readers)
        .await
        .context("looking for matches that await the bot")?;
        let read = |(mat, server, since)| (mat, server, Moment::from_millis(since));
        Ok(rows.into_iter().map(read).collect())
    }

    /// How many matches are open.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn open_match_count(&self) -> anyhow::Result<i64> {
        sqlx::query_scalar("select count(*) from matches where state = 'open'")
            .fetch_one(&self.readers)
            .await
            .context("counting the open matches")
    }
}

impl Write {
    /// The match `id`, as nobody else can change it now.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn match_row(&mut self, id: MatchId) -> anyhow::Result<Option<MatchRow>> {
        let row = sqlx::query_as::<_, Row>(LOAD)
            .bind(id)
            .fetch_optional(&mut *self.tx)
            .await
            .with_context(|| format!("loading match {id}"))?;
        Ok(row.map(MatchRow::from))
    }

    /// The open match of a pair in a channel.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn open_match_of(
        &mut self,
        channel: ChannelId,
        one: PlayerId,
        other: PlayerId,
    ) -> anyhow::Result<Option<MatchRow>> {
        let row = sqlx::query_as::<_, Row>(
            "select * from matches where channel_id = $1 and pair = $2 and state = 'open'",
        )
        .bind(channel)
        .bind(pair(one, Some(other)))
        .fetch_optional(&mut *self.tx)
        .await
        .context("looking for a match of the pair")?;
        Ok(row.map(MatchRow::from))
    }

    /// How many open matches a server has, and how many of them `player` is in: with people, and
    /// with the bot.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn count_matches(
        &mut self,
        server: ServerId,
        player: PlayerId,
    ) -> anyhow::Result<(i64, i64, i64)> {
        sqlx::query_as(
            "select count(*),
                    coalesce(sum(case when bot_side is null and (south = $2 or north = $2)
                                      then 1 else 0 end), 0),
                    coalesce(sum(case when bot_side is not null and (south = $2 or north = $2)
                                      then 1 else 0 end), 0)
             from matches where server_id = $1 and state = 'open'",
        )
        .bind(server)
        .bind(player)
        .fetch_one(&mut *self.tx)
        .await
        .context("counting open matches")
    }

    /// A player's open matches, wherever they are played.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn open_matches_of(&mut self, player: PlayerId) -> anyhow::Result<Vec<MatchId>> {
        sqlx::query_scalar(
            "select match_id from matches where state = 'open' and (south = $1 or north = $1)",
        )
        .bind(player)
        .fetch_all(&mut *self.tx)
        .await
        .context("looking for a player's matches")
    }

    /// The open matches that are played in a place.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn open_matches_at(&mut self, place: Place) -> anyhow::Result<Vec<MatchId>> {
        let (query, id) = match place {
            Place::Server(id) => (
                "select match_id from matches where state = 'open' and server_id = $1",
                id.number(),
            ),
            Place::Channel(id) => (
                "select match_id from matches where state = 'open' and channel_id = $1",
                id.number(),
            ),
        };
        sqlx::query_scalar(query)
            .bind(id)
            .fetch_all(&mut *self.tx)
            .await
            .context("looking for the matches of a place")
    }

    /// Speaks another language in the open matches and challenges of a server.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn speak(&mut self, server: ServerId, language: &str) -> anyhow::Result<()> {
        for query in [
            "update matches set language = $2 where server_id = $1 and state = 'open'",
            "update challenges set language = $2 where server_id = $1 and state = 'open'",
        ] {
            sqlx::query(query)
                .bind(server)
                .bind(language)
                .execute(&mut *self.tx)
                .await
                .context("changing the language of what is open")?;
        }
        Ok(())
    }

    /// Moves a match into a channel: into a thread of its own, or back out of it.
    ///
    /// # Errors
    ///
    /// The pair has an open match there, or the database does not answer.
    pub async fn move_match(
        &mut self,
        id: MatchId,
        channel: ChannelId,
        home: Option<ChannelId>,
    ) -> anyhow::Result<()> {
        sqlx::query(
            "update matches set channel_id = $2, home_id = $3, message_id = null
             where match_id = $1",
        )
        .bind(id)
        .bind(channel)
        .bind(home)
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("moving match {id}"))?;
        Ok(())
    }

    /// Keeps a new match.
    ///
    /// # Errors
    ///
    /// The pair has an open one in that channel, or the database does not answer.
    pub async fn add_match(&mut self, now: Moment, new: NewMatch) -> anyhow::Result<MatchRow> {
        let id = sqlx::query_scalar(
            "insert into matches (server_id, channel_id, south, north, south_name, north_name,
                 language, record, revision, state, awaited, pair, created_at, updated_at, pace,
                 bot_side, bot_level, rng_seed)
             values ($1, $2, $3, $4, $5, $6, $7, $8, 0, 'open', $9, $10, $11, $11, $12,
                 $13, $14, $15)
             returning match_id",
        )
        .bind(new.server)
        .bind(new.channel)
        .bind(new.players.south)
        .bind(new.players.north)
        .bind(&new.names.south)
        .bind(&new.names.north)
        .bind(&new.language)
        .bind(&new.record)
        .bind(&new.awaited)
        .bind(pair(new.players.south, Some(new.players.north)))
        .bind(now.millis())
        .bind(new.pace.word())
        .bind(new.practice.map(|bot| letter(bot.side)))
        .bind(new.practice.map(|bot| i64::from(bot.level)))
        .bind(new.practice.map(|bot| bot.rng_seed.cast_signed()))
        .fetch_one(&mut *self.tx)
        .await
        .context("adding a match")?;
        Ok(MatchRow {
            id,
            server: new.server,
            channel: new.channel,
            message: None,
            players: new.players,
            names: new.names,
            language: new.language,
            record: new.record,
            revision: 0,
            is_open: true,
            called_off: None,
            pace: new.pace,
            home: None,
            practice: new.practice,
            updated_at: now,
        })
    }

    /// Writes the record of `mat` and whose pick is awaited, and takes its revision one further.
    ///
    /// Returns whether it did: not where the revision is another than `mat.revision` by now.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn save_match(
        &mut self,
        now: Moment,
        mat: &mut MatchRow,
        awaited: &str,
    ) -> anyhow::Result<bool> {
        let done = sqlx::query(
            "update matches set record = $3, awaited = $4, state = $5, updated_at = $6,
                 called_off = $7, revision = revision + 1
             where match_id = $1 and revision = $2",
        )
        .bind(mat.id)
        .bind(mat.revision)
        .bind(&mat.record)
        .bind(awaited)
        .bind(match (mat.is_open, mat.called_off) {
            (true, _) => "open",
            (false, None) => "over",
            (false, Some(_)) => "off",
        })
        .bind(now.millis())
        .bind(mat.called_off.map(CalledOff::word))
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("saving match {}", mat.id))?;
        let saved = done.rows_affected() == 1;
        if saved {
            mat.revision += 1;
            mat.updated_at = now;
        }
        Ok(saved)
    }

    /// Notes the newest board message of a match.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn set_board_message(
        &mut self,
        id: MatchId,
        message: MessageId,
    ) -> anyhow::Result<()> {
        sqlx::query("update matches set message_id = $2, unseen = 0 where match_id = $1")
            .bind(id)
            .bind(message)
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("noting the board message of match {id}"))?;
        Ok(())
    }

    /// Keeps a secret pick, in place of an earlier one of that side.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn keep_secret_pick(&mut self, id: MatchId, pick: SecretPick) -> anyhow::Result<()> {
        sqlx::query(
            "insert into secret_picks (match_id, side, label) values ($1, $2, $3)
             on conflict (match_id, side) do update set label = excluded.label",
        )
        .bind(id)
        .bind(letter(pick.side))
        .bind(i64::from(pick.label))
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("keeping a pick in match {id}"))?;
        Ok(())
    }

    /// Forgets the secret picks of a match: they are shown, or void.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn forget_secret_picks(&mut self, id: MatchId) -> anyhow::Result<()> {
        sqlx::query("delete from secret_picks where match_id = $1")
            .bind(id)
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("forgetting the picks of match {id}"))?;
        Ok(())
    }

    /// Where the players' own boards are shown.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn private_boards(
        &mut self,
        id: MatchId,
    ) -> anyhow::Result<BySide<Option<PrivateBoard>>> {
        let rows = sqlx::query_as(LOAD_PRIVATE_BOARDS)
            .bind(id)
            .fetch_all(&mut *self.tx)
            .await
            .with_context(|| format!("loading the private boards of match {id}"))?;
        read_private_boards(rows)
    }

    /// Notes where a player's own board is shown.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn set_private_board(
        &mut self,
        id: MatchId,
        side: Side,
        board: PrivateBoard,
    ) -> anyhow::Result<()> {
        let (channel, message) = match board {
            PrivateBoard::Shown(channel, message) => (channel, message),
            PrivateBoard::Refused => (ChannelId::new(0), MessageId::new(0)),
            PrivateBoard::Unwanted => (ChannelId::new(-1), MessageId::new(0)),
        };
        sqlx::query(
            "insert into private_boards (match_id, side, channel_id, message_id)
             values ($1, $2, $3, $4)
             on conflict (match_id, side) do update
             set channel_id = excluded.channel_id, message_id = excluded.message_id",
        )
        .bind(id)
        .bind(letter(side))
        .bind(channel)
        .bind(message)
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("noting a private board of match {id}"))?;
        Ok(())
    }
}
