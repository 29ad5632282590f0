//! What people can do: challenge, accept, pick, resign, look, agree on a draw, claim, learn, be
//! forgotten.
//!
//! Each act is one transaction: load, ask the rules, write, and put into the outbox what must be
//! shown or told. Nothing here reads a clock, draws a random number, or knows a sentence.

mod analysis;
mod block;
mod challenge;
mod clock;
mod guest;
mod notice;
mod offer;
mod practice;
mod privacy;
mod puzzle;
mod refusal;
mod reply;
mod results;
mod scene;
mod settings;
mod turn;

pub use analysis::{
    AnalysisAsk, analyse, analysis_shown, can_be_analysed, is_analysis, scene_to_analyse,
};
pub use block::{block, unblock};
pub use challenge::{
    Accepted, Again, Lots, NewOffer, accept, cancel, challenge, challenge_shown, decline,
    expire_challenges, rematch,
};
pub use clock::{
    ABANDONED_AFTER, BEAT_EVERY, VACATION_DAYS_MAX, beat, begin_vacation, call_off, claim,
    clock_of, end_vacation, extend, mind_clocks, refuse_in_time, reminded, reminded_of,
    time_for_a_pick, vacation, wake, why_to_call_off,
};
pub use guest::{forget_doors, open_door, show_unseen, shut_door, unseen};
pub use notice::{BoardPlace, Notice};
pub use offer::{Answered, answer_offer, offer, offer_shown, offer_to_bot};
pub use practice::{
    Advice, Begun, NewPractice, advise, any_pick, practice, practice_again, scene_for_hint,
    takes_draw, think,
};
pub use privacy::{
    SERVER_KEPT, channel_gone, export, forget_player, forget_servers, server_back, server_gone,
    thread_made,
};
pub use puzzle::{
    ANSWER_MAX, OwnPuzzle, PuzzleAsk, PuzzleRun, Solution, Verdict, add_to_answer, cut_answer,
    own_puzzle, puzzle_of, puzzle_run, puzzle_seed, puzzle_shown, puzzle_until, reveal_puzzles,
    set_answer, show_puzzle, solution,
};
pub use refusal::{Link, PlayError, Refusal};
pub use reply::Reply;
pub use results::{
    Against, Differences, Mend, Profile, SETTLED_FROM, close_seasons, complete, csv, found,
    is_early, look_for, points, profile, recount,
};
pub use scene::{OwnScene, Scene, open_scene, opening_scene, own_scene, scene};
pub use settings::{
    LIMIT_MAX, PicksIn, PlayerSettings, Reminders, ServerSettings, choose, hear, player_settings,
    server_settings,
};
pub use turn::{Picked, Press, pick, resign};

use crate::db::{Db, MatchId, MessageId, Moment, NoticeId, PlayerId, PrivateBoard, Write};
use crate::rules::{BySide, Side};
use std::time::Duration;

/// How long an answer may take before the outbox shows what it would have shown.
const ANSWER_GRACE: Duration = Duration::from_secs(4);

/// A person, with the name to be shown.
#[derive(Clone, Debug)]
pub struct Person {
    /// Who.
    pub id: PlayerId,
    /// Called what, here.
    pub name: String,
}

/// A seat in a match, named by itself or by who sits there.
#[derive(Clone, Copy, Debug)]
pub enum Seat {
    /// The seat itself.
    Side(Side),
    /// The seat of a player, if the player has one.
    Of(PlayerId),
}

/// What an act owes the channel, for whoever answers the press to show at once.
///
/// The answer settles the notice; if there is no answer, the outbox tells it.
#[derive(Clone, Copy, Debug)]
pub struct Owed(pub NoticeId);

async fn owe(
    write: &mut Write,
    now: Moment,
    notice: &Notice,
    due_at: Moment,
) -> anyhow::Result<NoticeId> {
    let text = serde_json::to_string(notice)?;
    write.owe(now, due_at, notice.lane(), &text).await
}

/// Puts a notice into the outbox, to be told by the worker as soon as can be.
async fn tell(write: &mut Write, now: Moment, notice: &Notice) -> anyhow::Result<()> {
    owe(write, now, notice, now).await.map(|_| ())
}

/// Takes a notice out of the outbox that was told otherwise.
async fn take_back(write: &mut Write, notice: &Notice) -> anyhow::Result<()> {
    let text = serde_json::to_string(notice)?;
    write.take_back(notice.lane(), &text).await
}

/// Puts a notice into the outbox that the answer to the press is about to settle.
async fn answer_owes(write: &mut Write, now: Moment, notice: &Notice) -> anyhow::Result<Owed> {
    owe(write, now, notice, now.plus(ANSWER_GRACE))
        .await
        .map(Owed)
}

/// Puts a board into the outbox: for the answer to settle, if one is to show it, or for the
/// worker at once.
async fn owe_board(write: &mut Write, now: Moment, notice: &Notice) -> anyhow::Result<Owed> {
    match notice {
        Notice::Board {
            mat,
            answer: Some(_),
            ..
        } => {
            // What the channel missed before comes with it.
            write.set_unseen(*mat, false).await?;
            answer_owes(write, now, notice).await
        }
        _ => owe(write, now, notice, now).await.map(Owed),
    }
}

/// The sides whose pick is awaited, as the database writes them.
fn awaited_letters(awaited: BySide<bool>) -> String {
    awaited
        .iter()
        .filter(|(_, awaited)| **awaited)
        .map(|(side, _)| side.letter())
        .collect()
}

/// Notes that an answer has shown what was owed.
///
/// # Errors
///
/// The database does not answer.
pub async fn settle(db: &Db, owed: Owed) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    write.settle(owed.0).await?;
    write.commit().await
}

/// Notes that a message shows a match at `revision`. The board before it loses its buttons; or the
/// message itself does, where the match or its board has moved on by now. Where it was the bot that
/// moved on, the message stays the board: what the bot has done is shown in it next.
///
/// # Errors
///
/// The database does not answer.
pub async fn board_shown(
    db: &Db,
    now: Moment,
    mat: MatchId,
    revision: i64,
    message: MessageId,
    owed: Option<Owed>,
) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    if let Some(owed) = owed {
        write.settle(owed.0).await?;
    }
    if let Some(row) = write.match_row(mat).await? {
        let is_current = row.revision == revision;
        let follows = Notice::Board {
            mat,
            revision: row.revision,
            place: BoardPlace::Same,
            answer: None,
        };
        let is_practice = row.practice.is_some();
        // Of practice, which moves on by itself, the newest message is the board, and follows.
        let is_newest =
            (is_current || is_practice) && row.message.is_none_or(|newest| newest <= message);
        if is_practice && is_current {
            let ready = Notice::Ready { mat, revision };
            // What the bot has done since the press, the answer shows, too.
            take_back(&mut write, &follows).await?;
            take_back(&mut write, &ready).await?;
        } else if is_practice && is_newest {
            let text = serde_json::to_string(&follows)?;
            if !write.is_owed(follows.lane(), &text).await? {
                tell(&mut write, now, &follows).await?;
            }
        }
        let retired = if is_newest {
            write.set_board_message(mat, message).await?;
            let before = row.message.filter(|&before| before != message);
            before.map(|before| (before, 1))
        } else {
            // Unless a press was faster than this note, and it is the board already.
            Some((message, 0)).filter(|_| row.message != Some(message))
        };
        if let Some((message, before)) = retired {
            let notice = Notice::Retire {
                mat,
                channel: row.channel,
                message,
                opening: scene::opening_at(&row, revision, before)?,
            };
            tell(&mut write, now, &notice).await?;
        }
    }
    write.commit().await
}

/// Has the worker tell at once what an answer was to show, as no answer will show it.
///
/// # Errors
///
/// The database does not answer.
pub async fn tell_now(db: &Db, now: Moment, owed: Owed) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    write.hurry(owed.0, now).await?;
    write.commit().await
}

/// Notes where a player's own board is shown in DMs; who gets none is called in the channel.
///
/// # Errors
///
/// The database does not answer.
pub async fn private_board_shown(
    db: &Db,
    now: Moment,
    scene: &Scene,
    side: Side,
    board: PrivateBoard,
    told: NoticeId,
) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    let before = write.private_boards(scene.row.id).await?[side];
    let was_refused = matches!(before, Some(PrivateBoard::Refused));
    write.set_private_board(scene.row.id, side, board).await?;
    write.settle(told).await?;
    // Whom no DM reaches may have left.
    if matches!(board, PrivateBoard::Refused) {
        let (server, player) = (scene.row.server, scene.row.players[side]);
        results::look(&mut write, now, server, player).await?;
    }
    let is_called = matches!(board, PrivateBoard::Refused | PrivateBoard::Unwanted);
    if is_called || was_refused {
        let notice = Notice::Board {
            mat: scene.row.id,
            revision: scene.row.revision,
            // Who was refused a DM before was called then.
            place: if was_refused {
                BoardPlace::Same
            } else {
                BoardPlace::New
            },
            answer: None,
        };
        // Once, behind both DMs, though both may be refused.
        let text = serde_json::to_string(&notice)?;
        if !write.is_owed(notice.lane(), &text).await? {
            write.owe(now, now, notice.lane(), &text).await?;
        }
    }
    write.commit().await
}

#[cfg(test)]
mod tests;
