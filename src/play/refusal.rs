//! Why something that a player asked for was not done.

use crate::db::{ChallengeId, ChallengeState, ChannelId, MatchId, MatchRow, MessageId, ServerId};
use crate::rules::{BadOptions, BySide, CannotPick, Hole, Outcome};

/// Why `play` did not do what a player asked.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The player asked for something that cannot be had. Told to that player; not an error to us.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// Something broke that no player can mend. Logged once, by `discord`, with its causes.
    #[error(transparent)]
    Broken(#[from] anyhow::Error),
}

impl From<Refusal> for PlayError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<crate::rules::RecordError> for PlayError {
    fn from(error: crate::rules::RecordError) -> Self {
        Self::Broken(error.into())
    }
}

/// What cannot be had, and why. The words for it are in `discord::words`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A player challenged themself.
    Oneself,
    /// A player challenged a bot.
    Bot,
    /// The options do not go together.
    Options(BadOptions),
    /// The pair has an open challenge in this channel.
    ChallengedAlready {
        /// Which.
        challenge: ChallengeId,
        /// Where.
        place: Link,
        /// Whether the asker made it.
        is_own: bool,
        /// Whether anybody may accept it.
        is_for_anybody: bool,
    },
    /// The pair has an open match in this channel.
    PlayingAlready {
        /// Which.
        mat: MatchId,
        /// Where.
        place: Link,
    },
    /// There is no such challenge.
    NoSuchChallenge,
    /// The challenge is for somebody else.
    NotForYou {
        /// The name of who may answer it.
        opponent: String,
    },
    /// Only the challenger can take a challenge back.
    NotYourChallenge {
        /// The name of who made it.
        challenger: String,
    },
    /// A challenger pressed Accept on the own challenge.
    OwnChallenge,
    /// The challenge has been answered, taken back, or has expired.
    ChallengeOver {
        /// How it ended.
        state: ChallengeState,
    },
    /// There is no such match (any more).
    NoSuchMatch,
    /// Only the two players can do that.
    NotYourMatch {
        /// Their names.
        players: BySide<String>,
    },
    /// It is the other player's turn.
    NotYourTurn {
        /// The name of who is to move.
        to_move: String,
    },
    /// In the opening: nothing is to be picked now.
    NothingToPick,
    /// The button was made for an earlier state of the match.
    Stale {
        /// Which match.
        mat: MatchId,
    },
    /// The match is over.
    MatchOver {
        /// Its outcome.
        outcome: Option<Outcome>,
        /// The players' names.
        players: BySide<String>,
    },
    /// The match is not over yet, and what was asked for comes after it.
    MatchNotOver,
    /// A hole cannot be picked.
    Hole {
        /// Which.
        hole: Hole,
        /// Why not.
        why: CannotPick,
    },
}

/// Where on Discord something is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// In which server.
    pub server: ServerId,
    /// In which channel.
    pub channel: ChannelId,
    /// In which message, if that is known.
    pub message: Option<MessageId>,
}

impl Link {
    /// Where a match is shown.
    #[must_use]
    pub const fn to_match(row: &MatchRow) -> Self {
        Self {
            server: row.server,
            channel: row.channel,
            message: row.message,
        }
    }
}

impl Refusal {
    pub(super) fn not_yours(row: &MatchRow) -> Self {
        Self::NotYourMatch {
            players: row.names.clone(),
        }
    }
}
