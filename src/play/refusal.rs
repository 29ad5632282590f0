//! Why something that a player asked for was not done.

use crate::db::{
    CalledOff, ChallengeId, ChallengeState, ChannelId, MatchId, MatchRow, MessageId, Moment,
    OfferId, OfferState, ServerId,
};
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
    /// A player challenged another bot.
    Bot,
    /// A level was asked for, and not the bot as the opponent.
    LevelWithoutBot,
    /// The player has as many open matches against the bot in this server as are allowed.
    TooManyPractices {
        /// How many.
        max: u32,
    },
    /// A hint was asked for in a match between people.
    NoHints,
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
    /// The match is off, without a result.
    MatchOff {
        /// Why.
        why: CalledOff,
    },
    /// The player takes no challenge from this one. Not told: that this is a block.
    NotTaken {
        /// The name of who takes none.
        other: String,
    },
    /// The challenge cannot be taken by this player. Not told: that this is a block.
    NotTakable,
    /// The other player's data was deleted.
    NobodyThere,
    /// The player has as many open challenges in this server as are allowed.
    TooManyChallenges {
        /// How many.
        max: u32,
    },
    /// A player has as many open matches in this server as are allowed.
    TooManyMatches {
        /// How many.
        max: u32,
        /// The name of the player, if it is the other one.
        other: Option<String>,
    },
    /// The server has more open challenges and matches than the bot keeps.
    ServerFull,
    /// Where the bot is a guest, this can be asked for in that place only.
    OnlyThere {
        /// Where.
        place: Link,
    },
    /// The other player is not in the server, as far as is known.
    HasLeft {
        /// The name of that player.
        player: String,
    },
    /// Matches are played elsewhere in this server.
    NotHere {
        /// Where.
        channels: Vec<ChannelId>,
    },
    /// Nothing can be claimed: no clock runs for the other side.
    NoClock {
        /// Whether a clock was agreed on: then it is not the other side that is awaited.
        is_agreed: bool,
    },
    /// It is the player's own clock that runs.
    OwnClock,
    /// The other player still has time.
    NotLate {
        /// Until when.
        until: Moment,
    },
    /// The other player has not been reminded yet.
    NotWarned,
    /// The other player is on vacation.
    OnVacation {
        /// Until when.
        until: Option<Moment>,
    },
    /// Who claims must have picked.
    PickFirst,
    /// Both are out of time: the match can be called off, not claimed.
    BothLate,
    /// The match cannot be called off without a result now.
    CannotCallOff,
    /// The player's same offer waits for an answer.
    OfferStands {
        /// Which.
        offer: OfferId,
    },
    /// The other player asks the same, and waits for an answer.
    AnswerFirst,
    /// The same was asked already, and the match has not gone on since.
    OfferedAlready,
    /// The player has made no turn that could be taken back.
    NothingToTakeBack,
    /// There is no such offer.
    NoSuchOffer,
    /// The offer is for the other player to answer, or to take back.
    NotYourOffer {
        /// The name of the other player.
        other: String,
    },
    /// The offer has been answered, taken back, or the match went on.
    OfferOver {
        /// How it ended.
        state: OfferState,
    },
    /// The player is on vacation already.
    VacationOn {
        /// Until when.
        until: Moment,
    },
    /// The player has not so many days of vacation left.
    VacationTooLong {
        /// How many there are.
        days_left: u32,
    },
    /// The player is not on vacation.
    NoVacation,
    /// There is no such setting, or it does not take that value.
    NoSuchSetting,
    /// What was typed names no hole of a match of the player.
    NoSuchHole,
    /// What was typed names no match.
    UnknownMatch,
    /// A player cannot be blocked by themself, and bots need not be.
    CannotBlock,
    /// The match was played in another server.
    MatchElsewhere,
    /// The match is still played: to look into it now would help one side.
    StillPlayed,
    /// The match ended before anybody picked.
    NothingToAnalyse,
    /// The asker's last analysis is not told yet.
    AnalysisUnderWay,
    /// As many analyses wait as may.
    TooManyAnalyses,
    /// There is no such puzzle, or not in this server.
    NoSuchPuzzle,
    /// What was typed is no row of holes.
    NotPicks,
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
    /// Of what comes too late: the match is over, or off.
    pub(super) fn over(scene: &super::Scene) -> Self {
        match scene.row.called_off {
            Some(why) => Self::MatchOff { why },
            None => Self::MatchOver {
                outcome: scene.position.outcome(),
                players: scene.row.names.clone(),
            },
        }
    }

    pub(super) fn not_yours(row: &MatchRow) -> Self {
        Self::NotYourMatch {
            players: row.names.clone(),
        }
    }
}
