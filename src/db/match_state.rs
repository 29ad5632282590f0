//! A match with what lies beside it while it is played: all that a move must know, in one query.

use super::clocks::of_millis;
use super::matches::{Row, read_private_boards, side};
use super::{
    ChannelId, Clock, Db, MatchId, MatchRow, MessageId, Moment, PrivateBoard, SecretPick, Write,
};
use crate::rules::BySide;
use anyhow::Context;
use sqlx::FromRow;

/// A match and what lies beside it: each row of those as words, with commas between the rows.
const LOAD_STATE: &str = "select matches.*,
    (select string_agg(side || ' ' || label, ',')
     from secret_picks where secret_picks.match_id = $1) as picks,
    (select string_agg(side || ' ' || channel_id || ' ' || message_id, ',')
     from private_boards where private_boards.match_id = $1) as boards,
    (select string_agg(side || ' ' || set_at || ' ' || due_at
         || ' ' || coalesce(cast(remind_at as text), '-')
         || ' ' || coalesce(cast(warned_at as text), '-')
         || ' ' || coalesce(cast(late_at as text), '-')
         || ' ' || coalesce(cast(left_ms as text), '-'), ',')
     from clocks where clocks.match_id = $1) as clocks,
    (select count(*) from offers where offers.match_id = $1 and offers.state = 'open') as offers
    from matches where match_id = $1";

/// A match and what lies beside it while it is played, as all of it was at one moment.
#[derive(Clone, Debug)]
pub struct MatchState {
    /// The match.
    pub row: MatchRow,
    /// The secret picks given and not yet shown.
    pub secret_picks: Vec<SecretPick>,
    /// Where the players' own boards are shown.
    pub private_boards: BySide<Option<PrivateBoard>>,
    /// Until when picks are awaited.
    pub clocks: BySide<Option<Clock>>,
    /// How many offers wait for an answer.
    pub open_offers: i64,
}

#[derive(FromRow)]
struct StateRow {
    #[sqlx(flatten)]
    row: Row,
    picks: Option<String>,
    boards: Option<String>,
    clocks: Option<String>,
    offers: i64,
}

impl StateRow {
    fn read(self) -> anyhow::Result<MatchState> {
        let secret_picks = lines(self.picks.as_deref(), |mut words| {
            Ok(SecretPick {
                side: side(words.word()?)?,
                label: u8::try_from(words.number()?).context("reading a secret pick")?,
            })
        })?;
        let private_boards = lines(self.boards.as_deref(), |mut words| {
            let side = words.word()?.to_owned();
            let channel = ChannelId::new(words.number()?);
            Ok((side, channel, MessageId::new(words.number()?)))
        })?;
        let clocks = lines(self.clocks.as_deref(), |mut words| {
            let side = side(words.word()?)?;
            let clock = Clock {
                set_at: Moment::from_millis(words.number()?),
                due_at: Moment::from_millis(words.number()?),
                remind_at: words.some_number()?.map(Moment::from_millis),
                warned_at: words.some_number()?.map(Moment::from_millis),
                late_at: words.some_number()?.map(Moment::from_millis),
                left: words.some_number()?.map(of_millis),
            };
            Ok((side, clock))
        })?;
        let mut by_side = BySide::default();
        for (side, clock) in clocks {
            by_side[side] = Some(clock);
        }
        Ok(MatchState {
            row: self.row.into(),
            secret_picks,
            private_boards: read_private_boards(private_boards)?,
            clocks: by_side,
            open_offers: self.offers,
        })
    }
}

/// The words of a line that the database has put together.
struct Words<'a>(std::str::Split<'a, char>);

impl<'a> Words<'a> {
    fn word(&mut self) -> anyhow::Result<&'a str> {
        self.0.next().context("reading a match: a word is missing")
    }

    fn number(&mut self) -> anyhow::Result<i64> {
        self.word()?.parse().context("reading a match")
    }

    /// A number, or a dash instead of none.
    fn some_number(&mut self) -> anyhow::Result<Option<i64>> {
        match self.word()? {
            "-" => Ok(None),
            word => Ok(Some(word.parse().context("reading a match")?)),
        }
    }
}

/// What `read` makes of each line of `text`, where there is one.
fn lines<T>(
    text: Option<&str>,
    read: impl Fn(Words<'_>) -> anyhow::Result<T>,
) -> anyhow::Result<Vec<T>> {
    let lines = text.into_iter().flat_map(|text| text.split(','));
    lines.map(|line| read(Words(line.split(' ')))).collect()
}

impl Db {
    /// The match `id` and what lies beside it.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn match_state(&self, id: MatchId) -> anyhow::Result<Option<MatchState>> {
        let row = sqlx::query_as::<_, StateRow>(LOAD_STATE)
            .bind(id)
            .fetch_optional(&self.readers)
            .await
            .with_context(|| format!("loading match {id}"))?;
        row.map(StateRow::read).transpose()
    }
}

impl Write {
    /// The match `id` and what lies beside it, as nobody else can change it now.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn match_state(&mut self, id: MatchId) -> anyhow::Result<Option<MatchState>> {
        let row = sqlx::query_as::<_, StateRow>(LOAD_STATE)
            .bind(id)
            .fetch_optional(&mut *self.tx)
            .await
            .with_context(|| format!("loading match {id}"))?;
        row.map(StateRow::read).transpose()
    }
}
