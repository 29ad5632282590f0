//! Challenges: offers of a match.

use super::{
    ChallengeId, ChannelId, Db, MatchId, MessageId, Moment, Pace, Place, PlayerId, ServerId, Write,
};
use anyhow::Context;
use sqlx::FromRow;

/// What became of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    /// Waits for an answer.
    Open,
    /// Became a match.
    Accepted,
    /// The challenged player said no.
    Declined,
    /// The challenger took it back.
    Cancelled,
    /// Nobody answered in time.
    Expired,
}

impl ChallengeState {
    const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Cancelled => "cancelled",
            Self::Expired => "expired",
        }
    }

    fn parse(word: &str) -> anyhow::Result<Self> {
        [
            Self::Open,
            Self::Accepted,
            Self::Declined,
            Self::Cancelled,
            Self::Expired,
        ]
        .into_iter()
        .find(|state| state.word() == word)
        .with_context(|| format!("{word:?} is no state of a challenge"))
    }
}

/// A challenge, as it is kept.
#[derive(Clone, Debug)]
pub struct Challenge {
    /// Its id.
    pub id: ChallengeId,
    /// What it says.
    pub offer: NewChallenge,
    /// The message with its buttons.
    pub message: Option<MessageId>,
    /// What became of it.
    pub state: ChallengeState,
    /// The match it became.
    pub became: Option<MatchId>,
}

/// A challenge to be kept.
#[derive(Clone, Debug)]
pub struct NewChallenge {
    /// Where it was made.
    pub server: ServerId,
    /// Where it was made.
    pub channel: ChannelId,
    /// Who made it.
    pub challenger: PlayerId,
    /// That player's name then.
    pub challenger_name: String,
    /// Who may accept; `None`: anybody.
    pub opponent: Option<PlayerId>,
    /// That player's name then; empty for anybody.
    pub opponent_name: String,
    /// The options offered, as headers of a record.
    pub options: String,
    /// The language the channel is spoken to in.
    pub language: String,
    /// How much time a pick may take.
    pub pace: Pace,
    /// Whether the match gets a thread of its own.
    pub has_thread: bool,
    /// The match whose seats are to be changed.
    pub rematch_of: Option<MatchId>,
    /// The bot's level, where it is to the bot.
    pub bot_level: Option<u8>,
    /// Until when it can be accepted.
    pub expires_at: Moment,
}

#[derive(FromRow)]
struct Row {
    challenge_id: ChallengeId,
    server_id: ServerId,
    channel_id: ChannelId,
    message_id: Option<MessageId>,
    challenger: PlayerId,
    challenger_name: String,
    opponent: Option<PlayerId>,
    opponent_name: String,
    options: String,
    language: String,
    state: String,
    match_id: Option<MatchId>,
    rematch_of: Option<MatchId>,
    expires_at: i64,
    pace: String,
    has_thread: i64,
    bot_level: Option<i64>,
}

impl Row {
    fn read(self) -> anyhow::Result<Challenge> {
        Ok(Challenge {
            id: self.challenge_id,
            offer: NewChallenge {
                server: self.server_id,
                channel: self.channel_id,
                challenger: self.challenger,
                challenger_name: self.challenger_name,
                opponent: self.opponent,
                opponent_name: self.opponent_name,
                options: self.options,
                language: self.language,
                pace: Pace::of_word(&self.pace)
                    .with_context(|| format!("{:?} is no pace", self.pace))?,
                has_thread: self.has_thread != 0,
                rematch_of: self.rematch_of,
                bot_level: self.bot_level.and_then(|level| u8::try_from(level).ok()),
                expires_at: Moment::from_millis(self.expires_at),
            },
            message: self.message_id,
            state: ChallengeState::parse(&self.state)?,
            became: self.match_id,
        })
    }
}

/// Both players of a pair, whoever of them challenged; an open table is a pair of its own.
pub(super) fn pair(one: PlayerId, other: Option<PlayerId>) -> String {
    match other {
        Some(other) => format!("{}-{}", one.min(other), one.max(other)),
        None => format!("{one}-"),
    }
}

impl Db {
    /// The challenge `id`.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn challenge(&self, id: ChallengeId) -> anyhow::Result<Option<Challenge>> {
        sqlx::query_as::<_, Row>("select * from challenges where challenge_id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await
            .with_context(|| format!("loading challenge {id}"))?
            .map(Row::read)
            .transpose()
    }

    /// The open challenges that end by `now`.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn challenges_due(&self, now: Moment, most: u32) -> anyhow::Result<Vec<ChallengeId>> {
        sqlx::query_scalar(
            "select challenge_id from challenges
             where state = 'open' and expires_at <= $1 order by expires_at limit $2",
        )
        .bind(now.millis())
        .bind(i64::from(most))
        .fetch_all(&self.readers)
        .await
        .context("looking for challenges that are due")
    }

    /// The open challenges that a player has made, wherever, newest first.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn open_challenges_by(
        &self,
        now: Moment,
        challenger: PlayerId,
    ) -> anyhow::Result<Vec<Challenge>> {
        let rows: Vec<Row> = sqlx::query_as(
            "select * from challenges
             where state = 'open' and challenger = $1 and expires_at > $2
             order by challenge_id desc",
        )
        .bind(challenger)
        .bind(now.millis())
        .fetch_all(&self.readers)
        .await
        .context("listing a player's challenges")?;
        rows.into_iter().map(Row::read).collect()
    }

    /// A server's open tables: challenges that anybody may accept, newest first.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn open_tables(
        &self,
        server: ServerId,
        now: Moment,
        most: u32,
    ) -> anyhow::Result<Vec<Challenge>> {
        let rows: Vec<Row> = sqlx::query_as(
            "select * from challenges
             where server_id = $1 and state = 'open' and opponent is null and expires_at > $2
             order by challenge_id desc limit $3",
        )
        .bind(server)
        .bind(now.millis())
        .bind(i64::from(most))
        .fetch_all(&self.readers)
        .await
        .context("listing the open tables")?;
        rows.into_iter().map(Row::read).collect()
    }
}

impl Write {
    /// The challenge `id`, as nobody else can change it now.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn challenge(&mut self, id: ChallengeId) -> anyhow::Result<Option<Challenge>> {
        sqlx::query_as::<_, Row>("select * from challenges where challenge_id = $1")
            .bind(id)
            .fetch_optional(&mut *self.tx)
            .await
            .with_context(|| format!("loading challenge {id}"))?
            .map(Row::read)
            .transpose()
    }

    /// The open challenge of a pair in a channel.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn open_challenge_of(
        &mut self,
        channel: ChannelId,
        one: PlayerId,
        other: Option<PlayerId>,
    ) -> anyhow::Result<Option<Challenge>> {
        sqlx::query_as::<_, Row>(
            "select * from challenges where channel_id = $1 and pair = $2 and state = 'open'",
        )
        .bind(channel)
        .bind(pair(one, other))
        .fetch_optional(&mut *self.tx)
        .await
        .context("looking for a challenge of the pair")?
        .map(Row::read)
        .transpose()
    }

    /// How many open challenges a server has, and how many of them `player` has made.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn count_challenges(
        &mut self,
        server: ServerId,
        player: PlayerId,
    ) -> anyhow::Result<(i64, i64)> {
        sqlx::query_as(
            "select count(*), coalesce(sum(case when challenger = $2 then 1 else 0 end), 0)
             from challenges where server_id = $1 and state = 'open'",
        )
        .bind(server)
        .bind(player)
        .fetch_one(&mut *self.tx)
        .await
        .context("counting open challenges")
    }

    /// The open challenges that `challenger` has made to `opponent`, wherever.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn open_challenges_to(
        &mut self,
        challenger: PlayerId,
        opponent: PlayerId,
    ) -> anyhow::Result<Vec<ChallengeId>> {
        sqlx::query_scalar(
            "select challenge_id from challenges
             where state = 'open' and challenger = $1 and opponent = $2",
        )
        .bind(challenger)
        .bind(opponent)
        .fetch_all(&mut *self.tx)
        .await
        .context("looking for challenges to a player")
    }

    /// The open challenges that a player has made or is asked to accept, wherever.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn open_challenges_with(
        &mut self,
        player: PlayerId,
    ) -> anyhow::Result<Vec<ChallengeId>> {
        sqlx::query_scalar(
            "select challenge_id from challenges
             where state = 'open' and (challenger = $1 or opponent = $1)",
        )
        .bind(player)
        .fetch_all(&mut *self.tx)
        .await
        .context("looking for a player's challenges")
    }

    /// Keeps a new challenge.
    ///
    /// # Errors
    ///
    /// The pair has an open one in that channel, or the database does not answer.
    pub async fn add_challenge(
        &mut self,
        now: Moment,
        offer: NewChallenge,
    ) -> anyhow::Result<Challenge> {
        let id = sqlx::query_scalar(
            "insert into challenges (server_id, channel_id, challenger, challenger_name, opponent,
                 opponent_name, options, language, state, rematch_of, pair, expires_at, created_at,
                 pace, has_thread, bot_level)
             values ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9, $10, $11, $12, $13, $14, $15)
             returning challenge_id",
        )
        .bind(offer.server)
        .bind(offer.channel)
        .bind(offer.challenger)
        .bind(&offer.challenger_name)
        .bind(offer.opponent)
        .bind(&offer.opponent_name)
        .bind(&offer.options)
        .bind(&offer.language)
        .bind(offer.rematch_of)
        .bind(pair(offer.challenger, offer.opponent))
        .bind(offer.expires_at.millis())
        .bind(now.millis())
        .bind(offer.pace.word())
        .bind(i64::from(offer.has_thread))
        .bind(offer.bot_level.map(i64::from))
        .fetch_one(&mut *self.tx)
        .await
        .context("adding a challenge")?;
        Ok(Challenge {
            id,
            offer,
            message: None,
            state: ChallengeState::Open,
            became: None,
        })
    }

    /// Ends an open challenge; whether it was still open.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn end_challenge(
        &mut self,
        id: ChallengeId,
        state: ChallengeState,
        became: Option<MatchId>,
    ) -> anyhow::Result<bool> {
        let done = sqlx::query(
            "update challenges set state = $2, match_id = $3
             where challenge_id = $1 and state = 'open'",
        )
        .bind(id)
        .bind(state.word())
        .bind(became)
        .execute(&mut *self.tx)
        .await
        .with_context(|| format!("ending challenge {id}"))?;
        Ok(done.rows_affected() == 1)
    }

    /// Lets the open challenges of a place expire, without a word: there is nowhere to say it.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn expire_challenges_at(&mut self, place: Place) -> anyhow::Result<()> {
        let (query, id) = match place {
            Place::Server(id) => (
                "update challenges set state = 'expired' where state = 'open' and server_id = $1",
                id.number(),
            ),
            Place::Channel(id) => (
                "update challenges set state = 'expired' where state = 'open' and channel_id = $1",
                id.number(),
            ),
        };
        sqlx::query(query)
            .bind(id)
            .execute(&mut *self.tx)
            .await
            .context("ending the challenges of a place")?;
        Ok(())
    }

    /// Notes the message that shows a challenge.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn set_challenge_message(
        &mut self,
        id: ChallengeId,
        message: MessageId,
    ) -> anyhow::Result<()> {
        sqlx::query("update challenges set message_id = $2 where challenge_id = $1")
            .bind(id)
            .bind(message)
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("noting the message of challenge {id}"))?;
        Ok(())
    }
}
