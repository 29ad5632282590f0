//! Where a match or a challenge is shown: in a channel that the bot is in; or, where it is a guest,
//! through the doors that answers leave open.

use super::Bot;
use super::card::Card;
use super::outbox::Untold;
use super::rest::RestError;
use crate::db::{Challenge, ChannelId, Door, MatchRow, MessageId, ServerId};
use crate::play;

/// A place to show something in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    server: ServerId,
    channel: ChannelId,
}

impl Spot {
    /// Where a match is shown.
    pub(super) const fn of_match(row: &MatchRow) -> Self {
        Self {
            server: row.server,
            channel: row.channel,
        }
    }

    /// Where a challenge is shown.
    pub(super) const fn of_challenge(challenge: &Challenge) -> Self {
        Self {
            server: challenge.offer.server,
            channel: challenge.offer.channel,
        }
    }

    /// Sends a card, once. Through a door it can come twice where the bot is killed in between: there
    /// Discord knows no nonce.
    pub(super) async fn post(
        self,
        bot: &Bot,
        card: &Card,
        nonce: &str,
    ) -> Result<MessageId, Untold> {
        if !self.server.is_guest() {
            return Ok(bot.rest.post(self.channel, card, nonce).await?);
        }
        let door = self.door(bot, None).await?;
        let sent = bot.rest.follow_up(&door.token, card).await;
        let message = self.passed(bot, None, &door, sent).await?;
        play::open_door(&bot.db, self.channel, &[message], &door).await?;
        Ok(message)
    }

    /// Makes a message of ours show `card` instead.
    pub(super) async fn edit(
        self,
        bot: &Bot,
        message: MessageId,
        card: &Card,
    ) -> Result<(), Untold> {
        if !self.server.is_guest() {
            return Ok(bot.rest.edit(self.channel, message, card).await?);
        }
        let door = self.door(bot, Some(message)).await?;
        let edited = bot.rest.edit_through(&door.token, message, card).await;
        self.passed(bot, Some(message), &door, edited).await
    }

    /// Takes all buttons from a message of ours, and gives it other words, where such are given.
    pub(super) async fn retire(
        self,
        bot: &Bot,
        message: MessageId,
        words: Option<&str>,
    ) -> Result<(), Untold> {
        if !self.server.is_guest() {
            return Ok(bot.rest.retire(self.channel, message, words).await?);
        }
        let door = self.door(bot, Some(message)).await?;
        let retired = bot.rest.retire_through(&door.token, message, words).await;
        self.passed(bot, Some(message), &door, retired).await
    }

    async fn door(self, bot: &Bot, message: Option<MessageId>) -> Result<Door, Untold> {
        let door = bot.db.door(bot.now(), self.channel, message).await?;
        door.ok_or_else(|| RestError::NoDoor.into())
    }

    /// What came of something sent through a door, which is shut for good where Discord refuses.
    async fn passed<T>(
        self,
        bot: &Bot,
        message: Option<MessageId>,
        door: &Door,
        sent: Result<T, RestError>,
    ) -> Result<T, Untold> {
        match sent {
            Err(RestError::Refused { .. }) => {
                play::shut_door(&bot.db, self.channel, message, door).await?;
                Err(RestError::NoDoor.into())
            }
            sent => Ok(sent?),
        }
    }
}
