//! Picks, open and secret, and the words that end a match.

use super::clock::set_clocks;
use super::privacy::{is_told_by_dm, tell_farewells};
use super::{
    BoardPlace, Notice, Owed, OwnScene, PlayError, Refusal, Scene, awaited_letters, owe, owe_board,
    results, tell,
};
use crate::db::{
    CalledOff, Db, MatchId, MatchRow, MessageId, Moment, OfferKind, OfferState, PlayerId,
    SecretPick, Write,
};
use crate::rules::{BySide, CannotPick, CannotPlay, Entry, Hole, Phase, Side};
use std::time::Duration;

/// How long a thread of its own stays open after its match: there may be words to exchange.
const ARCHIVE_AFTER: Duration = Duration::from_mins(15);

/// A press of a hole's button.
#[derive(Clone, Debug)]
pub struct Press {
    /// In which match.
    pub mat: MatchId,
    /// At the revision that the button was made for.
    pub revision: i64,
    /// By whom.
    pub player: PlayerId,
    /// Which hole, as that player numbers it.
    pub label: u8,
    /// The interaction, if its answer can show the channel's board.
    pub answer: Option<String>,
    /// The channel's message that was pressed; none for a private one.
    pub message: Option<MessageId>,
}

/// What a press did.
#[derive(Clone, Debug)]
pub enum Picked {
    /// A secret pick was kept; it can be changed until the wave begins.
    Kept(Box<OwnScene>),
    /// The hand was sown: an open pick, or the last pick that a wave waited for.
    Sown {
        /// The match as it now is.
        scene: Box<Scene>,
        /// Whose pick it was.
        side: Side,
        /// Where the channel is to see it.
        place: BoardPlace,
        /// What the answer owes the channel.
        owed: Owed,
    },
}

/// Picks a hole.
///
/// # Errors
///
/// The player may not pick, or not that hole, or the match is at another revision by now.
pub async fn pick(db: &Db, now: Moment, press: Press) -> Result<Picked, PlayError> {
    let mut write = db.write().await?;
    let (mut scene, picks) = load(&mut write, press.mat).await?;
    let side = seat_to_play(&scene, press.player)?;
    if scene.row.revision != press.revision {
        return Err(Refusal::Stale { mat: press.mat }.into());
    }
    let hole = Hole::new(side, press.label);
    scene
        .position
        .can_pick(hole)
        .map_err(|why| cannot_pick(&scene, hole, why))?;
    let entry = match scene.position.phase() {
        Phase::Opening => {
            let pick = SecretPick {
                side,
                label: press.label,
            };
            match wave(scene.position.awaited(), &picks, pick) {
                Some(entry) => entry,
                None => return keep(write, now, scene, pick).await,
            }
        }
        Phase::Play | Phase::Over => Entry::Pick(hole),
    };
    if !picks.is_empty() {
        write.forget_secret_picks(press.mat).await?;
    }
    let tells_for_good = scene.tells_for_good();
    apply(&mut write, now, &mut scene, entry).await?;
    let is_bot = scene.row.practice.is_some_and(|bot| bot.side == side);
    // Where a newer board than the pressed one is about, both give way to a new one.
    let is_newest = match (press.message, scene.row.message) {
        (Some(pressed), Some(newest)) => pressed >= newest,
        (None, _) | (_, None) => true,
    };
    // The bot answers where the person has pressed: one message a turn of theirs.
    let place = if is_bot || (scene.goes_on().is_some() && is_newest && !tells_for_good) {
        BoardPlace::Same
    } else {
        BoardPlace::New
    };
    // Before the channel's board: a channel in trouble shall not hold the DMs back.
    if matches!(entry, Entry::Wave(_)) || is_opening_entry(&scene) {
        tell_private_boards(&mut write, now, &scene, side).await?;
    }
    let notice = Notice::Board {
        mat: press.mat,
        revision: scene.row.revision,
        place,
        answer: press.answer,
    };
    let owed = owe_board(&mut write, now, &notice).await?;
    // The press was faster than the note that this message is the board now.
    if let Some(message) = press.message
        && place == BoardPlace::Same
        && scene.row.message != Some(message)
    {
        write.set_board_message(press.mat, message).await?;
        if let Some(before) = scene.row.message {
            let notice = Notice::Retire {
                mat: press.mat,
                channel: scene.row.channel,
                message: before,
                opening: None,
            };
            tell(&mut write, now, &notice).await?;
        }
    }
    // The pressed board was not the newest: it loses its buttons, too.
    if let Some(message) = press.message
        && place == BoardPlace::New
        && scene.row.message != Some(message)
    {
        let notice = Notice::Retire {
            mat: press.mat,
            channel: scene.row.channel,
            message,
            opening: None,
        };
        tell(&mut write, now, &notice).await?;
    }
    write.commit().await?;
    Ok(Picked::Sown {
        scene: Box::new(scene),
        side,
        place,
        owed,
    })
}

/// The entry that `pick` completes; `None` while another pick is awaited.
fn wave(awaited: BySide<bool>, picks: &[SecretPick], pick: SecretPick) -> Option<Entry> {
    let other = pick.side.other();
    if !awaited[other] {
        return Some(Entry::Pick(Hole::new(pick.side, pick.label)));
    }
    let others = picks.iter().find(|kept| kept.side == other)?;
    Some(Entry::Wave(BySide::from_fn(|side| {
        if side == other {
            others.label
        } else {
            pick.label
        }
    })))
}

/// Whether the last entry belonged to the opening, which the private boards follow.
fn is_opening_entry(scene: &Scene) -> bool {
    scene.position.phase() == Phase::Opening
        || scene.last.as_ref().is_some_and(|last| last.opening_ended)
}

async fn keep(
    mut write: Write,
    now: Moment,
    mut scene: Scene,
    pick: SecretPick,
) -> Result<Picked, PlayError> {
    let mat = scene.row.id;
    let was_ready = scene.ready[pick.side];
    write.keep_secret_pick(mat, pick).await?;
    // Whose pick is in cannot be late, also while it may still be changed.
    if scene.clocks[pick.side].take().is_some() {
        write.stop_clock(mat, pick.side).await?;
    }
    // Answers to quick presses can come in any order: in the end the own board shows what is kept.
    if scene.row.practice.is_none() {
        let notice = Notice::PrivateBoard {
            mat,
            side: pick.side,
            revision: scene.row.revision,
        };
        tell(&mut write, now, &notice).await?;
    }
    // A change of mind must not show: the channel hears of the first pick alone.
    if !was_ready {
        let notice = Notice::Ready {
            mat,
            revision: scene.row.revision,
        };
        tell(&mut write, now, &notice).await?;
    }
    write.commit().await?;
    scene.ready[pick.side] = true;
    Ok(Picked::Kept(Box::new(OwnScene {
        scene,
        side: pick.side,
        own_pick: Some(pick.label),
    })))
}

/// Shows the players' own boards anew, in the DMs that have one: all but the presser's, which
/// the answer itself shows.
pub(super) async fn tell_private_boards(
    write: &mut Write,
    now: Moment,
    scene: &Scene,
    presser: Side,
) -> anyhow::Result<()> {
    // Against the bot one picks in the channel: nobody there could learn from it what to pick.
    if scene.row.practice.is_some() {
        return Ok(());
    }
    for side in [presser.other(), presser] {
        let notice = Notice::PrivateBoard {
            mat: scene.row.id,
            side,
            revision: scene.row.revision,
        };
        tell(write, now, &notice).await?;
    }
    Ok(())
}

/// Gives a match up.
///
/// # Errors
///
/// The match is over, or not the player's.
pub async fn resign(
    db: &Db,
    now: Moment,
    id: MatchId,
    player: PlayerId,
) -> Result<Scene, PlayError> {
    let mut write = db.write().await?;
    let (mut scene, _) = load(&mut write, id).await?;
    let side = seat_to_play(&scene, player)?;
    let was_opening = scene.position.phase() == Phase::Opening;
    write.forget_secret_picks(id).await?;
    apply(&mut write, now, &mut scene, Entry::Resigned(side)).await?;
    let notice = Notice::Board {
        mat: id,
        revision: scene.row.revision,
        place: BoardPlace::New,
        answer: None,
    };
    if was_opening {
        tell_private_boards(&mut write, now, &scene, side).await?;
    }
    tell(&mut write, now, &notice).await?;
    write.commit().await?;
    Ok(scene)
}

pub(super) async fn load(
    write: &mut Write,
    id: MatchId,
) -> Result<(Scene, Vec<SecretPick>), PlayError> {
    let state = write.match_state(id).await?.ok_or(Refusal::NoSuchMatch)?;
    let picks = state.secret_picks.clone();
    Ok((Scene::of(state)?, picks))
}

pub(super) fn seat_to_play(scene: &Scene, player: PlayerId) -> Result<Side, Refusal> {
    let side = scene
        .seat_of(player)
        .ok_or_else(|| Refusal::not_yours(&scene.row))?;
    if scene.row.is_open {
        Ok(side)
    } else {
        Err(Refusal::over(scene))
    }
}

fn cannot_pick(scene: &Scene, hole: Hole, why: CannotPick) -> Refusal {
    match why {
        CannotPick::NotYourTurn => Refusal::NotYourTurn {
            to_move: scene.row.names[hole.side.other()].clone(),
        },
        CannotPick::NotAwaited => Refusal::NothingToPick,
        CannotPick::Over
        | CannotPick::NoSuchHole
        | CannotPick::Burnt
        | CannotPick::Empty
        | CannotPick::RelayedFrom
        | CannotPick::MustFeed => Refusal::Hole { hole, why },
    }
}

/// Plays `entry` and keeps all that follows from it: the record, and the results it brings.
pub(super) async fn apply(
    write: &mut Write,
    now: Moment,
    scene: &mut Scene,
    entry: Entry,
) -> Result<(), PlayError> {
    scene.begin_entry();
    let played = scene.position.play(entry).map_err(|why| match why {
        CannotPlay::Pick { hole, why } => PlayError::from(cannot_pick(scene, hole, why)),
        CannotPlay::Over | CannotPlay::PickMissing(_) => PlayError::Broken(why.into()),
    })?;
    scene.record.push(entry);
    scene.record.result = scene.position.outcome();
    scene.row.record = scene.record.to_string();
    scene.row.is_open = scene.position.outcome().is_none();
    scene.ready = BySide::default();
    let awaited = awaited_letters(scene.position.awaited());
    if !write.save_match(now, &mut scene.row, &awaited).await? {
        return Err(Refusal::Stale { mat: scene.row.id }.into());
    }
    set_clocks(write, now, scene).await?;
    if scene.has_offers {
        end_offers(write, now, scene.row.id, Some(entry)).await?;
    }
    archive_thread(write, now, &scene.row).await?;
    scene.note_played(played);
    results::keep(write, now, scene).await?;
    Ok(())
}

/// Ends the offers that make no sense any more after `entry`, or after a turn was taken back. An
/// offer of a draw stands while only who made it moves.
pub(super) async fn end_offers(
    write: &mut Write,
    now: Moment,
    mat: MatchId,
    entry: Option<Entry>,
) -> anyhow::Result<()> {
    for offer in write.offers(mat).await? {
        let stands = match (offer.kind, entry) {
            (OfferKind::Draw, Some(Entry::Pick(hole))) => hole.side == offer.side,
            _ => false,
        };
        if offer.state == OfferState::Open && !stands {
            write.end_offer(offer.id, OfferState::Void).await?;
            let notice = Notice::Offer {
                mat,
                offer: offer.id,
            };
            tell(write, now, &notice).await?;
        }
    }
    Ok(())
}

/// Has the own thread of a match that has ended archived, a while later.
async fn archive_thread(write: &mut Write, now: Moment, row: &MatchRow) -> anyhow::Result<()> {
    if row.is_open || row.home.is_none() {
        return Ok(());
    }
    let notice = Notice::Archive {
        mat: row.id,
        thread: row.channel,
    };
    owe(write, now, &notice, now.plus(ARCHIVE_AFTER)).await?;
    Ok(())
}

/// Cuts the record of a match back to its first `keep` entries. No round may have ended since.
pub(super) async fn rewind(
    write: &mut Write,
    now: Moment,
    scene: &mut Scene,
    keep: usize,
) -> Result<(), PlayError> {
    let clocks = scene.clocks;
    scene.cut_back(keep)?;
    scene.clocks = clocks;
    let awaited = awaited_letters(scene.position.awaited());
    if !write.save_match(now, &mut scene.row, &awaited).await? {
        return Err(Refusal::Stale { mat: scene.row.id }.into());
    }
    set_clocks(write, now, scene).await?;
    Ok(())
}

/// Ends a match without a result, and tells where and to whom that is due.
pub(super) async fn end_without_result(
    write: &mut Write,
    now: Moment,
    scene: &mut Scene,
    why: CalledOff,
) -> Result<(), PlayError> {
    let id = scene.row.id;
    let was_opening = scene.position.phase() == Phase::Opening;
    write.forget_secret_picks(id).await?;
    scene.row.is_open = false;
    scene.row.called_off = Some(why);
    scene.ready = BySide::default();
    if !write.save_match(now, &mut scene.row, "").await? {
        return Err(Refusal::Stale { mat: id }.into());
    }
    set_clocks(write, now, scene).await?;
    if scene.has_offers {
        end_offers(write, now, id, None).await?;
    }
    archive_thread(write, now, &scene.row).await?;
    if was_opening {
        tell_private_boards(write, now, scene, Side::South).await?;
    }
    if is_told_by_dm(why) {
        tell_farewells(write, now, &scene.row).await?;
        return Ok(());
    }
    let notice = Notice::Board {
        mat: id,
        revision: scene.row.revision,
        place: BoardPlace::New,
        answer: None,
    };
    tell(write, now, &notice).await?;
    Ok(())
}
