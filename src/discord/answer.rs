//! Answers to people: what is shown at once, and what the answer settles.

use super::Bot;
use super::card::{Audience, Button, Card, Style};
use super::custom_id::Ask;
use super::rest::{AnswerKind, Asked};
use super::show;
use super::words::{self, Label, Language};
use crate::db::{ChallengeId, MatchId, MatchRow, PuzzleId};
use crate::play::{self, BoardPlace, Owed, PlayError, Refusal, Seat};
use tracing::{error, warn};

/// An answer, and what is to be noted once it is given.
pub(super) struct Reply {
    pub(super) kind: AnswerKind,
    pub(super) card: Card,
    pub(super) then: Then,
}

/// What an answer settles when it has been given.
#[derive(Clone, Copy, Debug)]
pub(super) enum Then {
    /// Nothing.
    Done,
    /// A notice that needs no telling any more.
    Settle(Owed),
    /// The answer shows the channel the match at a revision.
    BoardShown(MatchId, i64, Option<Owed>),
    /// The answer shows a challenge.
    ChallengeShown(ChallengeId, Owed),
    /// The answer shows a puzzle to all.
    PuzzleShown(PuzzleId, Owed),
    /// The answer has made room for what is to be told now.
    TellNow(Owed),
}

impl Reply {
    /// An answer that only the asker sees.
    pub(super) fn private(card: Card) -> Self {
        Self {
            kind: AnswerKind::Message(Audience::Asker),
            card,
            then: Then::Done,
        }
    }

    /// A change of the message whose button was pressed.
    pub(super) fn update(card: Card, then: Then) -> Self {
        Self {
            kind: AnswerKind::Update,
            card,
            then,
        }
    }

    /// A new message for all.
    pub(super) fn public(card: Card, then: Then) -> Self {
        Self {
            kind: AnswerKind::Message(Audience::Channel),
            card,
            then,
        }
    }

    /// The channel's board, where the turn wants it.
    pub(super) fn board(card: Card, place: BoardPlace, row: &MatchRow, owed: Owed) -> Self {
        match place {
            BoardPlace::New => {
                Self::public(card, Then::BoardShown(row.id, row.revision, Some(owed)))
            }
            BoardPlace::Same => Self::update(card, Then::Settle(owed)),
        }
    }
}

/// Gives an answer, and notes what it settles. What it could not give, the outbox tells.
pub(super) async fn give(bot: &Bot, asked: &Asked, reply: &Reply) {
    let given = bot.rest.answer(asked, reply.kind, &reply.card).await;
    bot.metrics
        .answered(asked.kind, asked.since.elapsed(), given.is_ok());
    let noted = match (given, reply.then) {
        (Err(error), _) => {
            warn!("an answer did not get through: {error}");
            Ok(())
        }
        // Also where it was given, but as what message is unknown: the outbox asks for it.
        (Ok(_), Then::Done)
        | (Ok(None), Then::BoardShown(..) | Then::ChallengeShown(..) | Then::PuzzleShown(..)) => {
            Ok(())
        }
        (Ok(_), Then::Settle(owed)) => play::settle(&bot.db, owed).await,
        (Ok(Some(message)), Then::BoardShown(mat, revision, owed)) => {
            play::board_shown(&bot.db, bot.now(), mat, revision, message, owed).await
        }
        (Ok(Some(message)), Then::ChallengeShown(id, owed)) => {
            play::challenge_shown(&bot.db, id, owed, message).await
        }
        (Ok(Some(message)), Then::PuzzleShown(id, owed)) => {
            play::puzzle_shown(&bot.db, id, owed, message).await
        }
        (Ok(_), Then::TellNow(owed)) => play::tell_now(&bot.db, bot.now(), owed).await,
    };
    if let Err(broken) = noted {
        bot.metrics.database_failed();
        error!("noting what was shown: {broken:#}");
    }
    bot.bell.notify_one();
}

/// The answer to somebody who asked for what cannot be had, or whom we let down.
pub(super) async fn refuse(
    bot: &Bot,
    language: Language,
    player: crate::db::PlayerId,
    why: &PlayError,
) -> Reply {
    let refusal = match why {
        PlayError::Refused(refusal) => refusal,
        PlayError::Broken(broken) => {
            bot.metrics.database_failed();
            error!("{broken:#}");
            return Reply::private(Card::of_words(words::broken(language)));
        }
    };
    let mut card = Card::of_words(words::refusal(language, refusal));
    match *refusal {
        // Not only that it is old: here is the new one, to play on from.
        Refusal::Stale { mat } => {
            if let Ok(own) = play::own_scene(&bot.db, mat, Seat::Of(player)).await {
                let words = card.words;
                card = show::own_board(bot, language, &own).await;
                card.words = format!("{words}\n{}", card.words);
            }
        }
        Refusal::ChallengedAlready {
            challenge, is_own, ..
        } => {
            card.rows = if is_own {
                vec![vec![Button {
                    label: words::label(language, Label::Cancel).to_owned(),
                    custom_id: Ask::Cancel(challenge).to_string(),
                    style: Style::Danger,
                    is_enabled: true,
                }]]
            } else {
                vec![show::accept_buttons(language, challenge)]
            };
        }
        _ => {}
    }
    Reply::private(card)
}
