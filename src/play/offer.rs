//! What players of a match ask each other: a draw, or to take a turn back.

use super::turn::{apply, end_offers, load, rewind, seat_to_play, tell_private_boards};
use super::{BoardPlace, Notice, Owed, PlayError, Refusal, Reply, Scene, owe, results, tell};
use crate::db::{
    Db, MatchId, MessageId, Moment, NoticeId, Offer, OfferId, OfferKind, OfferState, PlayerId,
    Write,
};
use crate::rules::{Entry, Match, Phase, Record, Side};

/// Asks the other player for a draw, or to take the own last turn back.
///
/// # Errors
///
/// There is nothing to take back, the same was asked before the match went on, or the match is
/// over or not the player's. Asking for what the other has just asked for answers that instead.
/// The bot answers at once, and takes no draw that it was not asked about by [`offer_to_bot`].
pub async fn offer(
    db: &Db,
    now: Moment,
    id: MatchId,
    player: PlayerId,
    kind: OfferKind,
) -> Result<Answered, PlayError> {
    let mut write = db.write().await?;
    let (mut scene, _) = load(&mut write, id).await?;
    let side = seat_to_play(&scene, player)?;
    if scene.row.practice.is_some() {
        return offer_now(write, now, scene, side, kind, None).await;
    }
    let offers = write.offers(id).await?;
    let open = offers
        .iter()
        .find(|offer| offer.kind == kind && offer.state == OfferState::Open);
    match open {
        Some(open) if open.side == side => {
            return Err(Refusal::OfferStands { offer: open.id }.into());
        }
        // Both want it.
        Some(open) if kind == OfferKind::Draw => {
            let offer = agree(&mut write, now, &mut scene, *open).await?;
            tell(&mut write, now, &notice(&offer)).await?;
            write.commit().await?;
            return Ok(Answered { offer, scene });
        }
        Some(_) => return Err(Refusal::AnswerFirst.into()),
        None => {}
    }
    refuse_repeated(&offers, &scene, side, kind)?;
    if kind == OfferKind::Takeback {
        before_last_turn(&scene.record, side)?;
    }
    let offer = write
        .add_offer(now, id, kind, side, scene.row.revision)
        .await?;
    tell(&mut write, now, &notice(&offer)).await?;
    let (server, other) = (scene.row.server, scene.row.players[side.other()]);
    results::look(&mut write, now, server, other).await?;
    write.commit().await?;
    Ok(Answered { offer, scene })
}

/// Asks the bot, which answers at once: a turn can always be taken back, and a draw is had where
/// it takes one in the match as it stands at revision `draw_at`.
///
/// # Errors
///
/// As for [`offer`].
pub async fn offer_to_bot(
    db: &Db,
    now: Moment,
    id: MatchId,
    player: PlayerId,
    kind: OfferKind,
    draw_at: Option<i64>,
) -> Result<Answered, PlayError> {
    let mut write = db.write().await?;
    let (scene, _) = load(&mut write, id).await?;
    let side = seat_to_play(&scene, player)?;
    offer_now(write, now, scene, side, kind, draw_at).await
}

async fn offer_now(
    mut write: Write,
    now: Moment,
    mut scene: Scene,
    side: Side,
    kind: OfferKind,
    draw_at: Option<i64>,
) -> Result<Answered, PlayError> {
    let (id, revision) = (scene.row.id, scene.row.revision);
    let offers = write.offers(id).await?;
    refuse_repeated(&offers, &scene, side, kind)?;
    let is_taken = match kind {
        OfferKind::Draw => draw_at == Some(revision),
        OfferKind::Takeback => {
            before_last_turn(&scene.record, side)?;
            true
        }
    };
    let offer = write.add_offer(now, id, kind, side, revision).await?;
    let offer = if is_taken {
        agree(&mut write, now, &mut scene, offer).await?
    } else {
        end(&mut write, offer, OfferState::Declined).await?
    };
    write.commit().await?;
    Ok(Answered { offer, scene })
}

/// Refuses to ask twice before the match has gone on.
fn refuse_repeated(
    offers: &[Offer],
    scene: &Scene,
    side: Side,
    kind: OfferKind,
) -> Result<(), Refusal> {
    let was_asked = offers.iter().any(|offer| {
        offer.kind == kind && offer.side == side && offer.revision == scene.row.revision
    });
    if was_asked {
        return Err(Refusal::OfferedAlready);
    }
    Ok(())
}

/// An offer, and the match as it is after what was done about it.
#[derive(Clone, Debug)]
pub struct Answered {
    /// The offer.
    pub offer: Offer,
    /// The match.
    pub scene: Scene,
}

/// Answers an offer, or takes the own one back.
///
/// # Errors
///
/// It is not the player's to answer, or it is over, or the match is.
pub async fn answer_offer(
    db: &Db,
    now: Moment,
    id: OfferId,
    player: PlayerId,
    reply: Reply,
) -> Result<(Answered, Owed), PlayError> {
    let mut write = db.write().await?;
    let offer = write.offer(id).await?.ok_or(Refusal::NoSuchOffer)?;
    let (mut scene, _) = load(&mut write, offer.mat).await?;
    let side = seat_to_play(&scene, player)?;
    if offer.state != OfferState::Open {
        return Err(Refusal::OfferOver { state: offer.state }.into());
    }
    match (reply, side == offer.side) {
        (Reply::Withdraw, true) | (Reply::Accept | Reply::Decline, false) => {}
        (Reply::Withdraw, false) | (Reply::Accept | Reply::Decline, true) => {
            return Err(Refusal::NotYourOffer {
                other: scene.row.names[side.other()].clone(),
            }
            .into());
        }
    }
    let offer = match reply {
        Reply::Accept => agree(&mut write, now, &mut scene, offer).await?,
        Reply::Decline => end(&mut write, offer, OfferState::Declined).await?,
        Reply::Withdraw => end(&mut write, offer, OfferState::Withdrawn).await?,
    };
    // The answer to the press shows it at once, where it can.
    let owed = owe(
        &mut write,
        now,
        &notice(&offer),
        now.plus(super::ANSWER_GRACE),
    )
    .await?;
    write.commit().await?;
    Ok((Answered { offer, scene }, Owed(owed)))
}

fn notice(offer: &Offer) -> Notice {
    Notice::Offer {
        mat: offer.mat,
        offer: offer.id,
    }
}

async fn end(write: &mut Write, mut offer: Offer, state: OfferState) -> anyhow::Result<Offer> {
    write.end_offer(offer.id, state).await?;
    offer.state = state;
    Ok(offer)
}

/// Does what both have agreed on.
async fn agree(
    write: &mut Write,
    now: Moment,
    scene: &mut Scene,
    offer: Offer,
) -> Result<Offer, PlayError> {
    let offer = end(write, offer, OfferState::Accepted).await?;
    let mat = scene.row.id;
    match offer.kind {
        OfferKind::Draw => {
            let was_opening = scene.position.phase() == Phase::Opening;
            write.forget_secret_picks(mat).await?;
            apply(write, now, scene, Entry::DrawAgreed).await?;
            if was_opening {
                tell_private_boards(write, now, scene, offer.side).await?;
            }
        }
        OfferKind::Takeback => {
            let keep = before_last_turn(&scene.record, offer.side)?;
            rewind(write, now, scene, keep).await?;
            end_offers(write, now, mat, None).await?;
        }
    }
    let board = Notice::Board {
        mat,
        revision: scene.row.revision,
        place: BoardPlace::New,
        answer: None,
    };
    tell(write, now, &board).await?;
    Ok(offer)
}

/// How many entries the record had before the last turn of `side`.
///
/// A turn is taken back within its round, and never past a reveal of secret picks: what both have
/// seen of each other cannot be unseen.
fn before_last_turn(record: &Record, side: Side) -> Result<usize, PlayError> {
    // For each entry, the round it was played in, if it was an open pick.
    let mut position = Match::new(record.options).map_err(|why| PlayError::Broken(why.into()))?;
    let mut open_in = Vec::with_capacity(record.entries.len());
    for &entry in &record.entries {
        let round = position.round();
        open_in.push((position.phase() == Phase::Play).then_some(round));
        position
            .advance(entry)
            .map_err(|why| PlayError::Broken(why.into()))?;
    }
    let is_own = |entry: &Entry| matches!(entry, Entry::Pick(hole) if hole.side == side);
    let is_open_now = |round: &Option<u8>| *round == Some(position.round());
    let mut keep = None;
    for (index, (entry, round)) in record.entries.iter().zip(&open_in).enumerate().rev() {
        match (is_own(entry), keep) {
            _ if !is_open_now(round) => break,
            (true, _) => keep = Some(index),
            (false, None) => {}
            (false, Some(_)) => break,
        }
    }
    keep.ok_or_else(|| Refusal::NothingToTakeBack.into())
}

/// Notes the message that shows an offer.
///
/// # Errors
///
/// The database does not answer.
pub async fn offer_shown(
    db: &Db,
    id: OfferId,
    told: NoticeId,
    message: MessageId,
) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    write.set_offer_message(id, message).await?;
    write.settle(told).await?;
    write.commit().await
}
