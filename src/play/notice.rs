//! What must still be told: the notices that the outbox keeps.

use crate::db::{
    ChallengeId, ChannelId, MatchId, MessageId, OfferId, PlayerId, PuzzleId, ServerId,
};
use crate::rules::Side;
use serde::{Deserialize, Serialize};

/// Something to be told or shown. It says what is to be true on Discord, so that it can be tried
/// again, and left out when something newer has made it pointless.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// The channel shows the challenge, in a message with its buttons.
    Challenge {
        /// Which.
        challenge: ChallengeId,
        /// The interaction whose answer shows it, if one does.
        answer: Option<String>,
    },
    /// The channel shows the match as it is at `revision`.
    Board {
        /// Which.
        mat: MatchId,
        /// At which revision. At a later one this notice is pointless.
        revision: i64,
        /// Whether in a new message, or in the newest one there is.
        place: BoardPlace,
        /// The interaction whose answer shows it, if one does.
        answer: Option<String>,
    },
    /// The newest board message says who is ready, and whose DM was refused.
    Ready {
        /// Which match.
        mat: MatchId,
        /// At which revision.
        revision: i64,
    },
    /// The player's DMs show the own board.
    PrivateBoard {
        /// Which match.
        mat: MatchId,
        /// Whose.
        #[serde(with = "side_word")]
        side: Side,
        /// At which revision.
        revision: i64,
    },
    /// A message has no buttons any more.
    Retire {
        /// Whose board it showed.
        mat: MatchId,
        /// Where.
        channel: ChannelId,
        /// Which.
        message: MessageId,
        /// For a board of the opening, how many entries of the record it showed: its words must not
        /// say for ever that somebody is choosing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        opening: Option<usize>,
    },
    /// A player whose time runs out is reminded, once.
    Reminder {
        /// Of which match.
        mat: MatchId,
        /// Whom.
        #[serde(with = "side_word")]
        side: Side,
        /// When the clock was set, in milliseconds. Of another clock this notice is pointless.
        set_at: i64,
    },
    /// The opponent of a player whose time is up learns what can be done about it.
    Late {
        /// In which match.
        mat: MatchId,
        /// Whose time is up.
        #[serde(with = "side_word")]
        side: Side,
        /// When the clock was set, in milliseconds. Of another clock this notice is pointless.
        set_at: i64,
    },
    /// The opponent of a player who has left the server learns of it.
    Left {
        /// In which match.
        mat: MatchId,
        /// Who has left.
        #[serde(with = "side_word")]
        side: Side,
    },
    /// The channel shows what one player asks the other, and what became of it.
    Offer {
        /// In which match.
        mat: MatchId,
        /// What.
        offer: OfferId,
    },
    /// The match has a thread of its own, on the message of its challenge.
    Thread {
        /// Which.
        mat: MatchId,
        /// The challenge that it was.
        challenge: ChallengeId,
    },
    /// The thread of a match that is over is archived.
    Archive {
        /// Whose thread.
        mat: MatchId,
        /// Which.
        thread: ChannelId,
    },
    /// A player is told by DM that a match is off, as its place is gone.
    Farewell {
        /// Which.
        mat: MatchId,
        /// Whom.
        #[serde(with = "side_word")]
        side: Side,
    },
    /// It is known whether a player is still in a server.
    Look {
        /// Which server.
        server: ServerId,
        /// Whom to look for.
        player: PlayerId,
    },
    /// A channel shows the podium of a season that is over.
    Season {
        /// Of which server.
        server: ServerId,
        /// The season, by its code.
        period: i64,
        /// Where.
        channel: ChannelId,
        /// The language that this channel is spoken to in.
        language: String,
    },
    /// Somebody is told how a finished match went.
    Analysis {
        /// Which match.
        mat: MatchId,
        /// Where.
        channel: ChannelId,
        /// The language in which it is told.
        language: String,
        /// Whether to all, in a thread of its own, or to the asker alone.
        has_thread: bool,
        /// The interaction whose answer makes room for it.
        answer: String,
        /// Who asked. Last, so that who is forgotten takes it along.
        player: PlayerId,
    },
    /// The channel shows the puzzle of the day.
    Puzzle {
        /// Of which server.
        server: ServerId,
        /// Which.
        puzzle: PuzzleId,
        /// The interaction whose answer shows it, if one does.
        answer: Option<String>,
    },
    /// The channel shows the solution of a puzzle whose day is over.
    Solution {
        /// Of which server.
        server: ServerId,
        /// Which.
        puzzle: PuzzleId,
    },
}

/// Where a board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardPlace {
    /// In a new message: the turn has passed, and it must be seen.
    New,
    /// In the newest message: the same player goes on.
    Same,
}

impl Notice {
    /// The lane of a notice: those of one match, or one challenge, are told in order.
    #[must_use]
    pub fn lane(&self) -> i64 {
        match self {
            Self::Challenge { challenge, .. } => -challenge.number(),
            Self::Board { mat, .. }
            | Self::Ready { mat, .. }
            | Self::PrivateBoard { mat, .. }
            | Self::Reminder { mat, .. }
            | Self::Late { mat, .. }
            | Self::Left { mat, .. }
            | Self::Offer { mat, .. }
            | Self::Farewell { mat, .. }
            | Self::Thread { mat, .. }
            | Self::Retire { mat, .. } => mat.number(),
            // It waits a while, and shall hold nothing of the match back.
            Self::Archive { mat, .. } => Self::aside(*mat),
            // Far from the numbers of matches and challenges: Discord's ids are long.
            Self::Season { server, .. }
            | Self::Puzzle { server, .. }
            | Self::Solution { server, .. } => server.number(),
            Self::Look { player, .. } => player.number(),
            // One after another for each who asks, and in nobody's way.
            Self::Analysis { player, .. } => !player.number(),
        }
    }

    /// The lane of a match for what may wait long.
    #[must_use]
    pub const fn aside(mat: MatchId) -> i64 {
        i64::MIN + mat.number()
    }
}

/// A side as the word that records use for it. `rules` knows nothing of serde.
mod side_word {
    use crate::rules::Side;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde passes a reference"
    )]
    pub(super) fn serialize<S: Serializer>(side: &Side, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(side.word())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Side, D::Error> {
        let word = String::deserialize(d)?;
        Side::BOTH
            .into_iter()
            .find(|side| side.word() == word)
            .ok_or_else(|| D::Error::custom(format!("{word:?} is no side")))
    }
}
