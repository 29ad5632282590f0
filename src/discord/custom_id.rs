//! What a button carries: `version:action:id:revision:argument`, parsed strictly.
//!
//! A custom id is only a question. Who may ask it, and whether it still makes sense, is for the
//! database to say.

use crate::db::{ChallengeId, MatchId, OfferId};
use crate::play::Reply;
use std::fmt;
use std::str::FromStr;

/// The version of the format. An id of another version gets a kind answer and nothing else.
const VERSION: &str = "1";

/// What a press asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    /// Accept a challenge.
    Accept(ChallengeId),
    /// Say no to a challenge.
    Decline(ChallengeId),
    /// Take a challenge back.
    Cancel(ChallengeId),
    /// Pick a hole on the channel's board.
    Pick(MatchId, i64, u8),
    /// Pick a hole on the own board.
    PickOwn(MatchId, i64, u8),
    /// Open the own board.
    OwnBoard(MatchId),
    /// Show the own board as it is now, in the message that shows it.
    Refresh(MatchId),
    /// Resign: asks whether that is meant.
    Resign(MatchId),
    /// Resign: it is meant.
    ResignMeant(MatchId),
    /// Close a private question without doing anything.
    Never,
    /// Answer an offer, or take it back.
    Offer(OfferId, Reply),
    /// Play the same again, seats changed.
    Rematch(MatchId),
    /// Show a page of the leaderboard, from 0; of a game, or of all.
    Leaderboard(u32, Option<crate::rules::Variant>),
}

/// Why a custom id cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BadId {
    /// It was made by another version of the bot.
    OtherVersion,
    /// It was not made by this bot at all.
    NotOurs,
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut write = |action: &str, id: i64, revision: i64, argument: &dyn fmt::Display| {
            write!(f, "{VERSION}:{action}:{id}:{revision}:{argument}")
        };
        match *self {
            Self::Accept(id) => write("accept", id.number(), 0, &""),
            Self::Decline(id) => write("decline", id.number(), 0, &""),
            Self::Cancel(id) => write("cancel", id.number(), 0, &""),
            Self::Pick(id, revision, label) => write("pick", id.number(), revision, &label),
            Self::PickOwn(id, revision, label) => write("own", id.number(), revision, &label),
            Self::OwnBoard(id) => write("open", id.number(), 0, &""),
            Self::Refresh(id) => write("refresh", id.number(), 0, &""),
            Self::Resign(id) => write("resign", id.number(), 0, &""),
            Self::ResignMeant(id) => write("resign", id.number(), 0, &"meant"),
            Self::Never => write("never", 0, 0, &""),
            Self::Offer(id, reply) => write("offer", id.number(), 0, &reply_word(reply)),
            Self::Rematch(id) => write("rematch", id.number(), 0, &""),
            Self::Leaderboard(page, game) => write(
                "top",
                0,
                i64::from(page),
                &game.map_or("", |game| game.word()),
            ),
        }
    }
}

impl FromStr for Ask {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        let mut parts = text.splitn(5, ':');
        let mut next = || parts.next().ok_or(BadId::NotOurs);
        let version = next()?;
        if version != VERSION {
            let is_version = !version.is_empty() && version.bytes().all(|b| b.is_ascii_digit());
            return Err(if is_version {
                BadId::OtherVersion
            } else {
                BadId::NotOurs
            });
        }
        let (action, id, revision, argument) = (next()?, next()?, next()?, next()?);
        let (id, revision) = (number(id)?, number(revision)?);
        let label = || argument.parse().map_err(|_| BadId::NotOurs);
        let ask = match action {
            "accept" => Self::Accept(ChallengeId::new(id)),
            "decline" => Self::Decline(ChallengeId::new(id)),
            "cancel" => Self::Cancel(ChallengeId::new(id)),
            "pick" => Self::Pick(MatchId::new(id), revision, label()?),
            "own" => Self::PickOwn(MatchId::new(id), revision, label()?),
            "open" => Self::OwnBoard(MatchId::new(id)),
            "refresh" => Self::Refresh(MatchId::new(id)),
            "resign" if argument == "meant" => Self::ResignMeant(MatchId::new(id)),
            "resign" => Self::Resign(MatchId::new(id)),
            "never" => Self::Never,
            "offer" => {
                let reply = REPLIES
                    .into_iter()
                    .find(|reply| reply_word(*reply) == argument)
                    .ok_or(BadId::NotOurs)?;
                Self::Offer(OfferId::new(id), reply)
            }
            "rematch" => Self::Rematch(MatchId::new(id)),
            "top" => Self::Leaderboard(
                u32::try_from(revision).map_err(|_| BadId::NotOurs)?,
                crate::rules::Variant::ALL
                    .into_iter()
                    .find(|variant| variant.word() == argument),
            ),
            _ => return Err(BadId::NotOurs),
        };
        // Only what this program would have written: no leading zeros, no stray arguments.
        if ask.to_string() == text {
            Ok(ask)
        } else {
            Err(BadId::NotOurs)
        }
    }
}

const REPLIES: [Reply; 3] = [Reply::Accept, Reply::Decline, Reply::Withdraw];

const fn reply_word(reply: Reply) -> &'static str {
    match reply {
        Reply::Accept => "yes",
        Reply::Decline => "no",
        Reply::Withdraw => "back",
    }
}

fn number(text: &str) -> Result<i64, BadId> {
    match text.parse() {
        Ok(number) if number >= 0 => Ok(number),
        _ => Err(BadId::NotOurs),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn what_is_written_is_read_again() {
        let (challenge, mat) = (ChallengeId::new(7), MatchId::new(42));
        for ask in [
            Ask::Accept(challenge),
            Ask::Decline(challenge),
            Ask::Cancel(challenge),
            Ask::Pick(mat, 17, 5),
            Ask::PickOwn(mat, 0, 10),
            Ask::OwnBoard(mat),
            Ask::Refresh(mat),
            Ask::Resign(mat),
            Ask::ResignMeant(mat),
            Ask::Never,
            Ask::Rematch(mat),
            Ask::Offer(OfferId::new(3), Reply::Accept),
            Ask::Offer(OfferId::new(3), Reply::Withdraw),
            Ask::Leaderboard(3, Some(Variant::Oware)),
            Ask::Leaderboard(0, None),
        ] {
            assert_eq!(ask.to_string().parse(), Ok(ask));
            assert!(ask.to_string().len() <= 100, "Discord takes 100 characters");
        }
    }

    #[test]
    fn another_version_is_told_from_nonsense() {
        assert_eq!("2:pick:1:1:1".parse::<Ask>(), Err(BadId::OtherVersion));
        for nonsense in [
            "",
            ":",
            "1",
            "1:pick",
            "1:pick:1:1",
            "1:pick:1:1:",
            "1:pick:1:1:256",
            "1:pick:01:1:1",
            "1:pick:+1:1:1",
            "1:pick:-1:1:1",
            "1:pick:99999999999999999999:1:1",
            "1:accept:1:0:x",
            "1:accept:1:1:",
            "1:dance:1:1:1",
            "1:top:0:4294967296:",
            "1:top:0:0:chess",
            "1:offer:1:0:",
            "1:offer:1:0:perhaps",
            "1:offer:1:1:yes",
            "x:pick:1:1:1",
            "1:pick:1:1:1:1",
            "1:píck:1:1:1",
        ] {
            assert_eq!(nonsense.parse::<Ask>(), Err(BadId::NotOurs), "{nonsense:?}");
        }
    }
}
