//! What a button carries: `version:action:id:revision:argument`, parsed strictly.
//!
//! A custom id is only a question. Who may ask it, and whether it still makes sense, is for the
//! database to say.

use super::standings::{BoardAsk, HistoryAsk};
use crate::db::{
    ChallengeId, MatchId, Measure, OfferId, OfferKind, Period, PlayerId, Pool, PuzzleId, Setting,
};
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
    /// Show what else can be done in a match.
    More(MatchId),
    /// Ask for a draw, or for the last turn back.
    Propose(MatchId, OfferKind),
    /// Cancel the match: asks whether that is meant.
    CallOff(MatchId),
    /// Cancel the match: it is meant.
    CallOffMeant(MatchId),
    /// The opponent's time is up: asks what to do.
    TimeIsUp(MatchId),
    /// Claim the match.
    Claim(MatchId),
    /// Give the opponent more time.
    Extend(MatchId),
    /// Leave the opponent's time as it is.
    Wait,
    /// Show the channel's board anew.
    ShowBoard(MatchId),
    /// Show a page of the settings: 0 is the player's, the others are the server's.
    Settings(u32),
    /// Choose something on a page of the settings, from a list.
    Choose(u32, Setting),
    /// Switch something on a page of the settings on or off.
    Switch(u32, Setting, bool),
    /// Give a player all that is known of them.
    Export,
    /// Forget a player: asks whether that is meant.
    Forget,
    /// Forget a player: it is meant.
    ForgetMeant,
    /// Forget a player: it is not meant.
    Keep,
    /// End the own vacation.
    EndVacation,
    /// Take a block back.
    Unblock(PlayerId),
    /// Answer an offer, or take it back.
    Offer(OfferId, Reply),
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
    /// Look at a match again that is over.
    Analyse(MatchId),
    /// Add a hole to the own answer to a puzzle, which has so many holes.
    PuzzlePick(PuzzleId, u32, u8),
    /// Take the last hole of the own answer to a puzzle back, which has so many holes.
    PuzzleBack(PuzzleId, u32),
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
            Self::More(id) => write("more", id.number(), 0, &""),
            Self::Propose(id, kind) => write("ask", id.number(), 0, &kind.word()),
            Self::CallOff(id) => write("off", id.number(), 0, &""),
            Self::CallOffMeant(id) => write("off", id.number(), 0, &"meant"),
            Self::TimeIsUp(id) => write("late", id.number(), 0, &""),
            Self::Claim(id) => write("late", id.number(), 0, &"claim"),
            Self::Extend(id) => write("late", id.number(), 0, &"extend"),
            Self::Wait => write("late", 0, 0, &"wait"),
            Self::ShowBoard(id) => write("board", id.number(), 0, &""),
            Self::Settings(page) => write("settings", 0, i64::from(page), &""),
            Self::Choose(page, setting) => write("choose", 0, i64::from(page), &setting.word()),
            Self::Switch(page, setting, true) => {
                write("switch_on", 0, i64::from(page), &setting.word())
            }
            Self::Switch(page, setting, false) => {
                write("switch_off", 0, i64::from(page), &setting.word())
            }
            Self::Export => write("mine", 0, 0, &"export"),
            Self::Forget => write("mine", 0, 0, &"forget"),
            Self::ForgetMeant => write("mine", 0, 0, &"meant"),
            Self::Keep => write("mine", 0, 0, &"keep"),
            Self::EndVacation => write("back", 0, 0, &""),
            Self::Unblock(id) => write("unblock", id.number(), 0, &""),
            Self::Offer(id, reply) => write("offer", id.number(), 0, &reply_word(reply)),
            Self::Rematch(id) => write("rematch", id.number(), 0, &""),
            Self::Leaderboard(page, game) => write(
                "top",
                0,
                i64::from(page),
                &game.map_or("", |game| game.word()),
            ),
            Self::Board(ask) | Self::Standing(ask) => write(
                if matches!(self, Self::Board(_)) {
                    "leaders"
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
            Self::Analyse(id) => write("analyse", id.number(), 0, &""),
            Self::PuzzlePick(id, at, label) => write("puzzle", id.number(), i64::from(at), &label),
            Self::PuzzleBack(id, at) => write("puzzle", id.number(), i64::from(at), &"back"),
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
            "more" => Self::More(MatchId::new(id)),
            "ask" => {
                let kind = [OfferKind::Draw, OfferKind::Takeback]
                    .into_iter()
                    .find(|kind| kind.word() == argument)
                    .ok_or(BadId::NotOurs)?;
                Self::Propose(MatchId::new(id), kind)
            }
            "off" if argument == "meant" => Self::CallOffMeant(MatchId::new(id)),
            "off" => Self::CallOff(MatchId::new(id)),
            "late" if argument == "claim" => Self::Claim(MatchId::new(id)),
            "late" if argument == "extend" => Self::Extend(MatchId::new(id)),
            "late" if argument == "wait" => Self::Wait,
            "late" => Self::TimeIsUp(MatchId::new(id)),
            "board" => Self::ShowBoard(MatchId::new(id)),
            "settings" => Self::Settings(page(revision)?),
            "choose" => Self::Choose(page(revision)?, setting(argument)?),
            "switch_on" => Self::Switch(page(revision)?, setting(argument)?, true),
            "switch_off" => Self::Switch(page(revision)?, setting(argument)?, false),
            "mine" if argument == "export" => Self::Export,
            "mine" if argument == "forget" => Self::Forget,
            "mine" if argument == "keep" => Self::Keep,
            "mine" => Self::ForgetMeant,
            "back" => Self::EndVacation,
            "unblock" => Self::Unblock(PlayerId::new(id)),
            "offer" => {
                let reply = REPLIES
                    .into_iter()
                    .find(|reply| reply_word(*reply) == argument)
                    .ok_or(BadId::NotOurs)?;
                Self::Offer(OfferId::new(id), reply)
            }
            "rematch" => Self::Rematch(MatchId::new(id)),
            "top" => Self::Leaderboard(
                page(revision)?,
                crate::rules::Variant::ALL
                    .into_iter()
                    .find(|variant| variant.word() == argument),
            ),
            "leaders" => Self::Board(read_board(id, revision, argument).ok_or(BadId::NotOurs)?),
            "standing" => Self::Standing(read_board(id, revision, argument).ok_or(BadId::NotOurs)?),
            "history" => Self::History(read_history(id, revision, argument).ok_or(BadId::NotOurs)?),
            "matches" => Self::Matches(read_history(id, revision, argument).ok_or(BadId::NotOurs)?),
            "past" => Self::Past(MatchId::new(id)),
            "film" => Self::PlayBack(MatchId::new(id)),
            "analyse" => Self::Analyse(MatchId::new(id)),
            "puzzle" if argument == "back" => Self::PuzzleBack(PuzzleId::new(id), page(revision)?),
            "puzzle" => Self::PuzzlePick(PuzzleId::new(id), page(revision)?, label()?),
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

fn page(number: i64) -> Result<u32, BadId> {
    u32::try_from(number).map_err(|_| BadId::NotOurs)
}

fn setting(word: &str) -> Result<Setting, BadId> {
    Setting::ALL
        .into_iter()
        .find(|setting| setting.word() == word)
        .ok_or(BadId::NotOurs)
}

const REPLIES: [Reply; 3] = [Reply::Accept, Reply::Decline, Reply::Withdraw];

const fn reply_word(reply: Reply) -> &'static str {
    match reply {
        Reply::Accept => "yes",
        Reply::Decline => "no",
        Reply::Withdraw => "back",
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
            Ask::More(mat),
            Ask::Propose(mat, OfferKind::Draw),
            Ask::Propose(mat, OfferKind::Takeback),
            Ask::CallOff(mat),
            Ask::CallOffMeant(mat),
            Ask::TimeIsUp(mat),
            Ask::Claim(mat),
            Ask::Extend(mat),
            Ask::Wait,
            Ask::ShowBoard(mat),
            Ask::Settings(3),
            Ask::Choose(2, Setting::Pace),
            Ask::Switch(0, Setting::Motion, true),
            Ask::Switch(2, Setting::Thread, false),
            Ask::Export,
            Ask::Forget,
            Ask::ForgetMeant,
            Ask::Keep,
            Ask::EndVacation,
            Ask::Unblock(PlayerId::new(9)),
            Ask::Offer(OfferId::new(3), Reply::Accept),
            Ask::Offer(OfferId::new(3), Reply::Withdraw),
            Ask::Leaderboard(3, Some(Variant::Oware)),
            Ask::Leaderboard(0, None),
            Ask::Past(mat),
            Ask::PlayBack(mat),
            Ask::Analyse(mat),
            Ask::PuzzlePick(PuzzleId::new(i64::MAX), 0, 7),
            Ask::PuzzleBack(PuzzleId::new(3), 12),
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
            "1:more:1:1:",
            "1:ask:1:0:",
            "1:ask:1:0:money",
            "1:late:1:0:wait",
            "1:late:1:0:meant",
            "1:mine:0:0:",
            "1:choose:0:1:",
            "1:choose:0:1:token",
            "1:switch_on:1:1:motion",
            "1:offer:1:0:",
            "1:offer:1:0:perhaps",
            "1:offer:1:1:yes",
            "1:leaders:202613:0:*.rating",
            "1:leaders:0:0:*",
            "1:leaders:0:0:chess.rating",
            "1:history:5:0:07.*",
            "1:past:5:1:",
            "1:analyse:5:0:x",
            "1:puzzle:5:1:",
            "1:puzzle:5:4294967296:1",
            "x:pick:1:1:1",
            "1:pick:1:1:1:1",
            "1:píck:1:1:1",
        ] {
            assert_eq!(nonsense.parse::<Ask>(), Err(BadId::NotOurs), "{nonsense:?}");
        }
    }
}
