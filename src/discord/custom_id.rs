//! What a button carries: `version:action:id:revision:argument`, parsed strictly.
//!
//! A custom id is only a question. Who may ask it, and whether it still makes sense, is for the
//! database to say.

use super::standings::{BoardAsk, HistoryAsk};
use crate::db::{ChallengeId, MatchId, Measure, Period, PlayerId, Pool};
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
    /// Play the same again, seats changed.
    Rematch(MatchId),
    /// Show a page of the leaderboard of matches won, from 0; of a game, or of all. No button is
    /// made with it any more, and old ones are understood.
    Leaderboard(u32, Option<crate::rules::Variant>),
    /// Show a page of a leaderboard in place of another.
    Board(BoardAsk),
    /// Show a page of a leaderboard, beside what is there.
    Standing(BoardAsk),
    /// Show a page of a player's matches in place of another.
    History(HistoryAsk),
    /// Show a page of a player's matches, beside what is there.
    Matches(HistoryAsk),
    /// Show a match that is over, with its record.
    Past(MatchId),
    /// Play a match back as an animation.
    PlayBack(MatchId),
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
            Self::Rematch(id) => write("rematch", id.number(), 0, &""),
            Self::Leaderboard(page, game) => write(
                "top",
                0,
                i64::from(page),
                &game.map_or("", |game| game.word()),
            ),
            Self::Board(ask) | Self::Standing(ask) => write(
                if matches!(self, Self::Board(_)) {
                    "board"
                } else {
                    "standing"
                },
                ask.period.code(),
                i64::from(ask.page),
                &format_args!("{}.{}", ask.pool.word(), ask.measure.word()),
            ),
            Self::History(ask) | Self::Matches(ask) => write(
                if matches!(self, Self::History(_)) {
                    "history"
                } else {
                    "matches"
                },
                ask.player.number(),
                i64::from(ask.page),
                &format_args!(
                    "{}.{}",
                    ask.opponent.map_or(0, PlayerId::number),
                    ask.pool.word()
                ),
            ),
            Self::Past(id) => write("past", id.number(), 0, &""),
            Self::PlayBack(id) => write("film", id.number(), 0, &""),
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
            "rematch" => Self::Rematch(MatchId::new(id)),
            "top" => Self::Leaderboard(
                u32::try_from(revision).map_err(|_| BadId::NotOurs)?,
                crate::rules::Variant::ALL
                    .into_iter()
                    .find(|variant| variant.word() == argument),
            ),
            "board" => Self::Board(read_board(id, revision, argument).ok_or(BadId::NotOurs)?),
            "standing" => Self::Standing(read_board(id, revision, argument).ok_or(BadId::NotOurs)?),
            "history" => Self::History(read_history(id, revision, argument).ok_or(BadId::NotOurs)?),
            "matches" => Self::Matches(read_history(id, revision, argument).ok_or(BadId::NotOurs)?),
            "past" => Self::Past(MatchId::new(id)),
            "film" => Self::PlayBack(MatchId::new(id)),
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

fn read_pool(word: &str) -> Option<Pool> {
    Pool::every().into_iter().find(|pool| pool.word() == word)
}

fn read_board(period: i64, page: i64, argument: &str) -> Option<BoardAsk> {
    let (pool, measure) = argument.split_once('.')?;
    Some(BoardAsk {
        pool: read_pool(pool)?,
        period: Period::of_code(period)?,
        measure: Measure::ALL
            .into_iter()
            .find(|known| known.word() == measure)?,
        page: u32::try_from(page).ok()?,
    })
}

fn read_history(player: i64, page: i64, argument: &str) -> Option<HistoryAsk> {
    let (opponent, pool) = argument.split_once('.')?;
    let opponent: i64 = number(opponent).ok()?;
    Some(HistoryAsk {
        player: PlayerId::new(player),
        opponent: (opponent > 0).then(|| PlayerId::new(opponent)),
        pool: read_pool(pool)?,
        page: u32::try_from(page).ok()?,
    })
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
            Ask::Leaderboard(3, Some(Variant::Oware)),
            Ask::Leaderboard(0, None),
            Ask::Past(mat),
            Ask::PlayBack(mat),
            Ask::Board(BoardAsk {
                pool: Pool::All,
                period: Period::Always,
                measure: Measure::Rating,
                page: 0,
            }),
            Ask::Board(BoardAsk {
                pool: Pool::Of(Variant::Congkak),
                period: Period::Quarter {
                    year: 2026,
                    quarter: 4,
                },
                measure: Measure::Captured,
                page: u32::MAX,
            }),
            Ask::History(HistoryAsk {
                player: PlayerId::new(i64::MAX),
                opponent: Some(PlayerId::new(i64::MAX)),
                pool: Pool::Of(Variant::Congkak),
                page: 7,
            }),
            Ask::History(HistoryAsk {
                player: PlayerId::new(5),
                opponent: None,
                pool: Pool::All,
                page: 0,
            }),
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
            "1:board:202613:0:*.rating",
            "1:board:0:0:*",
            "1:board:0:0:chess.rating",
            "1:history:5:0:07.*",
            "1:past:5:1:",
            "x:pick:1:1:1",
            "1:pick:1:1:1:1",
            "1:píck:1:1:1",
        ] {
            assert_eq!(nonsense.parse::<Ask>(), Err(BadId::NotOurs), "{nonsense:?}");
        }
    }
}
