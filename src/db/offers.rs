//! Offers between the players of a match: a draw, or to take a turn back.

use super::matches::{letter, side};
use super::{Db, MatchId, MessageId, Moment, OfferId, OfferKind, Write};
use crate::rules::Side;
use anyhow::Context;
use sqlx::FromRow;

/// What became of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferState {
    /// Waits for an answer.
    Open,
    /// The other player agreed.
    Accepted,
    /// The other player said no.
    Declined,
    /// The asker took it back.
    Withdrawn,
    /// The match went on without an answer.
    Void,
}

impl OfferState {
    const ALL: [Self; 5] = [
        Self::Open,
        Self::Accepted,
        Self::Declined,
        Self::Withdrawn,
        Self::Void,
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
            Self::Void => "void",
        }
    }
}

/// An offer, as it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its id.
    pub id: OfferId,
    /// In which match.
    pub mat: MatchId,
    /// Of what.
    pub kind: OfferKind,
    /// Who asks.
    pub side: Side,
    /// At which revision of the match.
    pub revision: i64,
    /// What became of it.
    pub state: OfferState,
    /// The message with its buttons.
    pub message: Option<MessageId>,
}

#[derive(FromRow)]
struct Row {
    offer_id: OfferId,
    match_id: MatchId,
    kind: String,
    side: String,
    revision: i64,
    state: String,
    message_id: Option<MessageId>,
}

impl Row {
    fn read(self) -> anyhow::Result<Offer> {
        let kind = [OfferKind::Draw, OfferKind::Takeback]
            .into_iter()
            .find(|kind| kind.word() == self.kind)
            .with_context(|| format!("{:?} is no kind of offer", self.kind))?;
        let state = OfferState::ALL
            .into_iter()
            .find(|state| state.word() == self.state)
            .with_context(|| format!("{:?} is no state of an offer", self.state))?;
        Ok(Offer {
            id: self.offer_id,
            mat: self.match_id,
            kind,
            side: side(&self.side)?,
            revision: self.revision,
            state,
            message: self.message_id,
        })
    }
}

impl Db {
    /// The offer `id`.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn offer(&self, id: OfferId) -> anyhow::Result<Option<Offer>> {
        sqlx::query_as::<_, Row>("select * from offers where offer_id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await
            .with_context(|| format!("loading offer {id}"))?
            .map(Row::read)
            .transpose()
    }
}

impl Write {
    /// The offer `id`, as nobody else can change it now.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn offer(&mut self, id: OfferId) -> anyhow::Result<Option<Offer>> {
        sqlx::query_as::<_, Row>("select * from offers where offer_id = $1")
            .bind(id)
            .fetch_optional(&mut *self.tx)
            .await
            .with_context(|| format!("loading offer {id}"))?
            .map(Row::read)
            .transpose()
    }

    /// The offers of a match, oldest first.
    ///
    /// # Errors
    ///
    /// The database does not answer, or holds what this program cannot read.
    pub async fn offers(&mut self, mat: MatchId) -> anyhow::Result<Vec<Offer>> {
        let rows: Vec<Row> =
            sqlx::query_as("select * from offers where match_id = $1 order by offer_id")
                .bind(mat)
                .fetch_all(&mut *self.tx)
                .await
                .with_context(|| format!("loading the offers of match {mat}"))?;
        rows.into_iter().map(Row::read).collect()
    }

    /// Keeps a new offer.
    ///
    /// # Errors
    ///
    /// The match has an open one of that kind, or the database does not answer.
    pub async fn add_offer(
        &mut self,
        now: Moment,
        mat: MatchId,
        kind: OfferKind,
        side: Side,
        revision: i64,
    ) -> anyhow::Result<Offer> {
        let id = sqlx::query_scalar(
            "insert into offers (match_id, kind, side, revision, state, created_at)
             values ($1, $2, $3, $4, 'open', $5) returning offer_id",
        )
        .bind(mat)
        .bind(kind.word())
        .bind(letter(side))
        .bind(revision)
        .bind(now.millis())
        .fetch_one(&mut *self.tx)
        .await
        .with_context(|| format!("adding an offer to match {mat}"))?;
        Ok(Offer {
            id,
            mat,
            kind,
            side,
            revision,
            state: OfferState::Open,
            message: None,
        })
    }

    /// Ends an open offer; whether it was still open.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn end_offer(&mut self, id: OfferId, state: OfferState) -> anyhow::Result<bool> {
        let done =
            sqlx::query("update offers set state = $2 where offer_id = $1 and state = 'open'")
                .bind(id)
                .bind(state.word())
                .execute(&mut *self.tx)
                .await
                .with_context(|| format!("ending offer {id}"))?;
        Ok(done.rows_affected() == 1)
    }

    /// Notes the message that shows an offer.
    ///
    /// # Errors
    ///
    /// The database does not answer.
    pub async fn set_offer_message(
        &mut self,
        id: OfferId,
        message: MessageId,
    ) -> anyhow::Result<()> {
        sqlx::query("update offers set message_id = $2 where offer_id = $1")
            .bind(id)
            .bind(message)
            .execute(&mut *self.tx)
            .await
            .with_context(|| format!("noting the message of offer {id}"))?;
        Ok(())
    }
}
