//! Challenges: made, accepted, declined, taken back, and grown old.

use super::clock::set_clocks;
use super::{
    BoardPlace, Link, Notice, Owed, Person, PlayError, Refusal, Scene, ServerSettings, answer_owes,
    awaited_letters, owe, owe_board, results, tell,
};
use crate::db::{
    Challenge, ChallengeId, ChallengeState, ChannelId, Db, MatchId, MessageId, Moment, NOBODY,
    NewChallenge, NewMatch, Owner, Pace, PlayerId, ServerId, Write,
};
use crate::rules::{BySide, Match, Options, Phase, Record, Side};
use anyhow::Context;
use std::time::Duration;

/// How long a challenge waits for an answer.
const ACCEPT_WITHIN: Duration = Duration::from_hours(24);
/// How long a rematch waits: the other player need not be there any more.
const REMATCH_WITHIN: Duration = Duration::from_hours(7 * 24);
/// How many open challenges the bot keeps in one server, whoever has made them.
const SERVER_CHALLENGES_MAX: i64 = 200;
/// How many open matches the bot keeps in one server, whoever plays them.
pub(super) const SERVER_MATCHES_MAX: i64 = 2000;
/// How many challenges one sweep of the worker ends.
const EXPIRED_AT_ONCE: u32 = 50;

/// What a player offers.
#[derive(Clone, Debug)]
pub struct NewOffer {
    /// Where.
    pub server: ServerId,
    /// Where.
    pub channel: ChannelId,
    /// The channel that a thread belongs to, where the offer is made in one.
    pub parent: Option<ChannelId>,
    /// Who.
    pub challenger: Person,
    /// To whom; `None`: to anybody.
    pub opponent: Option<Person>,
    /// Whether that is a bot.
    pub opponent_is_bot: bool,
    /// Whether that is no member of the server.
    pub opponent_is_elsewhere: bool,
    /// By which rules.
    pub options: Options,
    /// With how much time; `None`: as the server has chosen.
    pub pace: Option<Pace>,
    /// Whether in a thread of its own; `None`: as the server has chosen.
    pub has_thread: Option<bool>,
    /// In which language the channel is spoken to.
    pub language: String,
    /// The interaction whose answer shows it.
    pub answer: Option<String>,
}

/// A press that asks for the same match once more.
#[derive(Clone, Debug)]
pub struct Again {
    /// Who asks.
    pub player: Person,
    /// Where.
    pub here: ChannelId,
    /// In which language that channel is spoken to now; `None`: as the match that is over was.
    pub language: Option<String>,
    /// The token of an answer that all see there, where there is one.
    pub answer: Option<String>,
}

/// What chance decides when a challenge is accepted. Drawn by the caller.
#[derive(Clone, Copy, Debug)]
pub struct Lots {
    /// Where the challenger sits.
    pub challenger: Side,
    /// Who plays first when the opening ends level (RULES.md §4.8).
    pub first: Side,
}

/// A challenge that was accepted.
#[derive(Clone, Debug)]
pub struct Accepted {
    /// The match it became.
    pub scene: Scene,
    /// Where the match is to be shown.
    pub place: BoardPlace,
    /// Whether it gets a thread of its own first: then the answer shows the challenge, accepted.
    pub has_thread: bool,
    /// What the answer owes the channel.
    pub owed: Owed,
}

/// Offers a match.
///
/// # Errors
///
/// The offer makes no sense, or the pair has a challenge or a match in that channel.
pub async fn challenge(
    db: &Db,
    now: Moment,
    offer: NewOffer,
) -> Result<(Challenge, Owed), PlayError> {
    if let Some(opponent) = &offer.opponent {
        if opponent.id == offer.challenger.id {
            return Err(Refusal::Oneself.into());
        }
        if offer.opponent_is_bot {
            return Err(Refusal::Bot.into());
        }
        if offer.opponent_is_elsewhere {
            return Err(Refusal::HasLeft {
                player: opponent.name.clone(),
            }
            .into());
        }
    }
    offer.options.check().map_err(Refusal::Options)?;
    let mut write = db.write().await?;
    let settings = server_settings(&mut write, offer.server).await?;
    refuse_elsewhere(&settings, offer.channel, offer.parent)?;
    let new = NewChallenge {
        server: offer.server,
        channel: offer.channel,
        challenger: offer.challenger.id,
        challenger_name: offer.challenger.name,
        opponent: offer.opponent.as_ref().map(|opponent| opponent.id),
        opponent_name: offer
            .opponent
            .map_or_else(String::new, |opponent| opponent.name),
        options: Record::new(offer.options).to_string(),
        language: offer.language,
        pace: offer.pace.unwrap_or(settings.pace),
        has_thread: offer.has_thread.unwrap_or(settings.has_thread),
        rematch_of: None,
        bot_level: None,
        expires_at: now.plus(ACCEPT_WITHIN),
    };
    let added = add(&mut write, now, new, offer.answer).await?;
    write.commit().await?;
    Ok(added)
}

/// Offers the same match again, with the seats changed. The answer shows it if that is given where
/// the challenge belongs.
///
/// # Errors
///
/// The match is not over, the player was not in it, or the pair has a challenge or a match in
/// that channel.
pub async fn rematch(
    db: &Db,
    now: Moment,
    id: MatchId,
    again: Again,
) -> Result<(Challenge, Owed), PlayError> {
    let mut write = db.write().await?;
    let row = write.match_row(id).await?.ok_or(Refusal::NoSuchMatch)?;
    let scene = Scene::new(row)?;
    let side = seat_to_repeat(&scene, again.player.id)?;
    if scene.row.players[side.other()] == NOBODY {
        return Err(Refusal::NobodyThere.into());
    }
    let new = NewChallenge {
        server: scene.row.server,
        // A thread of its own was for that match.
        channel: scene.row.home.unwrap_or(scene.row.channel),
        challenger: again.player.id,
        challenger_name: again.player.name,
        opponent: Some(scene.row.players[side.other()]),
        opponent_name: scene.row.names[side.other()].clone(),
        options: Record::new(scene.record.options).to_string(),
        language: again.language.unwrap_or_else(|| scene.row.language.clone()),
        pace: scene.row.pace,
        has_thread: scene.row.home.is_some(),
        rematch_of: Some(id),
        bot_level: None,
        expires_at: now.plus(REMATCH_WITHIN),
    };
    if new.server.is_guest() && new.channel != again.here {
        return Err(Refusal::OnlyThere {
            place: Link::to_match(&scene.row),
        }
        .into());
    }
    if let Some(opponent) = new.opponent {
        results::look(&mut write, now, new.server, opponent).await?;
        if write.has_left(new.server, opponent).await? {
            // Who has come back is found by the look, and can be challenged then.
            write.commit().await?;
            return Err(Refusal::HasLeft {
                player: new.opponent_name,
            }
            .into());
        }
    }
    let answer = again.answer.filter(|_| new.channel == again.here);
    let added = add(&mut write, now, new, answer).await?;
    write.commit().await?;
    Ok(added)
}

/// Where a player sat in a match that is over.
pub(super) fn seat_to_repeat(scene: &Scene, player: PlayerId) -> Result<Side, Refusal> {
    let side = scene
        .seat_of(player)
        .ok_or_else(|| Refusal::not_yours(&scene.row))?;
    if scene.row.is_open {
        return Err(Refusal::MatchNotOver);
    }
    Ok(side)
}

async fn add(
    write: &mut Write,
    now: Moment,
    new: NewChallenge,
    answer: Option<String>,
) -> Result<(Challenge, Owed), PlayError> {
    if let Some(opponent) = new.opponent {
        if has_block(write, new.challenger, opponent).await? {
            let other = new.opponent_name.clone();
            return Err(Refusal::NotTaken { other }.into());
        }
        refuse_match_of_pair(write, new.channel, new.challenger, opponent).await?;
    }
    let open = write
        .open_challenge_of(new.channel, new.challenger, new.opponent)
        .await?;
    if let Some(open) = open {
        return Err(Refusal::ChallengedAlready {
            challenge: open.id,
            place: Link {
                server: open.offer.server,
                channel: open.offer.channel,
                message: open.message,
            },
            is_own: open.offer.challenger == new.challenger,
            is_for_anybody: open.offer.opponent.is_none(),
        }
        .into());
    }
    let max = server_settings(write, new.server).await?.challenges_max;
    let (all, own) = write.count_challenges(new.server, new.challenger).await?;
    if own >= i64::from(max) {
        return Err(Refusal::TooManyChallenges { max }.into());
    }
    if all >= SERVER_CHALLENGES_MAX {
        return Err(Refusal::ServerFull.into());
    }
    refuse_many_matches(write, new.server, new.challenger, None).await?;
    let challenge = write.add_challenge(now, new).await?;
    let is_answered = answer.is_some();
    let notice = Notice::Challenge {
        challenge: challenge.id,
        answer,
    };
    let owed = if is_answered {
        answer_owes(write, now, &notice).await?
    } else {
        owe(write, now, &notice, now).await.map(Owed)?
    };
    Ok((challenge, owed))
}

/// Refuses a place where the server does not want matches.
pub(super) fn refuse_elsewhere(
    settings: &ServerSettings,
    channel: ChannelId,
    parent: Option<ChannelId>,
) -> Result<(), Refusal> {
    let is_here = |known: &ChannelId| *known == channel || parent == Some(*known);
    if settings.channels.is_empty() || settings.channels.iter().any(is_here) {
        return Ok(());
    }
    Err(Refusal::NotHere {
        channels: settings.channels.clone(),
    })
}

pub(super) async fn server_settings(
    write: &mut Write,
    server: ServerId,
) -> anyhow::Result<ServerSettings> {
    Ok(write.chosen(Owner::Server(server)).await?.into())
}

/// Whether one of two has blocked the other. Whoever it was, both are refused in the same words.
async fn has_block(write: &mut Write, one: PlayerId, other: PlayerId) -> anyhow::Result<bool> {
    Ok(write.has_blocked(other, one).await? || write.has_blocked(one, other).await?)
}

/// Refuses a match where a player has too many. `name`: of the player, where it is not the asker.
async fn refuse_many_matches(
    write: &mut Write,
    server: ServerId,
    player: PlayerId,
    name: Option<&str>,
) -> Result<(), PlayError> {
    let max = server_settings(write, server).await?.matches_max;
    let (all, own, _) = write.count_matches(server, player).await?;
    if own >= i64::from(max) {
        return Err(Refusal::TooManyMatches {
            max,
            other: name.map(str::to_owned),
        }
        .into());
    }
    if all >= SERVER_MATCHES_MAX {
        return Err(Refusal::ServerFull.into());
    }
    Ok(())
}

pub(super) async fn refuse_match_of_pair(
    write: &mut Write,
    channel: ChannelId,
    one: PlayerId,
    other: PlayerId,
) -> Result<(), PlayError> {
    match write.open_match_of(channel, one, other).await? {
        None => Ok(()),
        Some(row) => Err(Refusal::PlayingAlready {
            mat: row.id,
            place: Link::to_match(&row),
        }
        .into()),
    }
}

/// Notes the message in which a challenge is shown.
///
/// # Errors
///
/// The database does not answer.
pub async fn challenge_shown(
    db: &Db,
    id: ChallengeId,
    owed: Owed,
    message: MessageId,
) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    write.set_challenge_message(id, message).await?;
    // It was accepted, from elsewhere, before this note: the match goes on in this message.
    if let Some(challenge) = write.challenge(id).await?
        && let Some(mat) = challenge.became
        && let Some(row) = write.match_row(mat).await?
        && row.message.is_none()
        && !challenge.offer.has_thread
    {
        write.set_board_message(mat, message).await?;
    }
    write.settle(owed.0).await?;
    write.commit().await
}

/// Accepts a challenge: from here on it is a match.
/// The message of the challenge becomes the first board, where that is to be seen in place:
/// `message`, if that is the one that was pressed.
///
/// # Errors
///
/// The challenge is over or for somebody else, or the pair plays in that channel already.
pub async fn accept(
    db: &Db,
    now: Moment,
    id: ChallengeId,
    who: Person,
    lots: Lots,
    message: Option<MessageId>,
    answer: Option<String>,
) -> Result<Accepted, PlayError> {
    let mut write = db.write().await?;
    let challenge = open_challenge(&mut write, now, id).await?;
    let offer = &challenge.offer;
    if offer.challenger == who.id {
        return Err(Refusal::OwnChallenge.into());
    }
    if offer.opponent.is_some_and(|opponent| opponent != who.id) {
        return Err(Refusal::NotForYou {
            opponent: offer.opponent_name.clone(),
        }
        .into());
    }
    let (challenger, name) = (offer.challenger, &offer.challenger_name);
    if has_block(&mut write, who.id, challenger).await? {
        return Err(Refusal::NotTakable.into());
    }
    refuse_match_of_pair(&mut write, offer.channel, challenger, who.id).await?;
    refuse_many_matches(&mut write, offer.server, who.id, None).await?;
    refuse_many_matches(&mut write, offer.server, challenger, Some(name)).await?;
    let new = seat(&mut write, &challenge, who, lots).await?;
    let mut row = write.add_match(now, new).await?;
    // The press can be faster than the note of which message shows the challenge.
    if let Some(message) = message.or(challenge.message) {
        if offer.has_thread {
            write.set_challenge_message(id, message).await?;
        } else {
            write.set_board_message(row.id, message).await?;
            row.message = Some(message);
        }
    }
    write
        .end_challenge(id, ChallengeState::Accepted, Some(row.id))
        .await?;

    let mut scene = Scene::new(row)?;
    set_clocks(&mut write, now, &mut scene).await?;
    // An opening calls its players by DM; an open turn calls the player to move in the channel.
    let place = match scene.position.phase() {
        Phase::Opening => BoardPlace::Same,
        Phase::Play | Phase::Over => BoardPlace::New,
    };
    let accepted = Notice::Challenge {
        challenge: id,
        answer: None,
    };
    let owed = if challenge.offer.has_thread {
        let thread = Notice::Thread {
            mat: scene.row.id,
            challenge: id,
        };
        tell(&mut write, now, &thread).await?;
        answer_owes(&mut write, now, &accepted).await?
    } else {
        if place == BoardPlace::New {
            tell(&mut write, now, &accepted).await?;
        }
        let board = Notice::Board {
            mat: scene.row.id,
            revision: scene.row.revision,
            place,
            answer,
        };
        owe_board(&mut write, now, &board).await?
    };
    if scene.position.phase() == Phase::Opening {
        for side in Side::BOTH {
            let notice = Notice::PrivateBoard {
                mat: scene.row.id,
                side,
                revision: scene.row.revision,
            };
            tell(&mut write, now, &notice).await?;
        }
    }
    write.commit().await?;
    Ok(Accepted {
        scene,
        place,
        has_thread: challenge.offer.has_thread,
        owed,
    })
}

/// Who sits where, by which record. A rematch changes the seats; chance places all others.
async fn seat(
    write: &mut Write,
    challenge: &Challenge,
    opponent: Person,
    lots: Lots,
) -> anyhow::Result<NewMatch> {
    let offer = &challenge.offer;
    let mut challenger = lots.challenger;
    if let Some(before) = offer.rematch_of
        && let Some(before) = write.match_row(before).await?
        && let Some(seat) = Side::BOTH
            .into_iter()
            .find(|&side| before.players[side] == offer.challenger)
    {
        challenger = seat.other();
    }
    let mut record = Record::parse(&offer.options)
        .with_context(|| format!("reading the options of challenge {}", challenge.id))?;
    record.options.lot = lots.first;
    let position = Match::new(record.options)?;
    Ok(NewMatch {
        server: offer.server,
        channel: offer.channel,
        players: BySide::from_fn(|side| {
            if side == challenger {
                offer.challenger
            } else {
                opponent.id
            }
        }),
        names: BySide::from_fn(|side| {
            if side == challenger {
                offer.challenger_name.clone()
            } else {
                opponent.name.clone()
            }
        }),
        language: offer.language.clone(),
        record: record.to_string(),
        awaited: awaited_letters(position.awaited()),
        pace: offer.pace,
        practice: None,
    })
}

/// Says no to a challenge.
///
/// # Errors
///
/// The challenge is over, or for somebody else.
pub async fn decline(
    db: &Db,
    now: Moment,
    id: ChallengeId,
    who: PlayerId,
) -> Result<(Challenge, Owed), PlayError> {
    end(
        db,
        now,
        id,
        ChallengeState::Declined,
        |challenge| match challenge.offer.opponent {
            Some(opponent) if opponent == who => Ok(()),
            Some(_) => Err(Refusal::NotForYou {
                opponent: challenge.offer.opponent_name.clone(),
            }),
            None => Err(Refusal::NotYourChallenge {
                challenger: challenge.offer.challenger_name.clone(),
            }),
        },
    )
    .await
}

/// Takes a challenge back.
///
/// # Errors
///
/// The challenge is over, or somebody else's.
pub async fn cancel(
    db: &Db,
    now: Moment,
    id: ChallengeId,
    who: PlayerId,
) -> Result<(Challenge, Owed), PlayError> {
    end(db, now, id, ChallengeState::Cancelled, |challenge| {
        if challenge.offer.challenger == who {
            Ok(())
        } else {
            Err(Refusal::NotYourChallenge {
                challenger: challenge.offer.challenger_name.clone(),
            })
        }
    })
    .await
}

async fn end(
    db: &Db,
    now: Moment,
    id: ChallengeId,
    state: ChallengeState,
    may: impl Fn(&Challenge) -> Result<(), Refusal>,
) -> Result<(Challenge, Owed), PlayError> {
    let mut write = db.write().await?;
    let mut challenge = open_challenge(&mut write, now, id).await?;
    may(&challenge)?;
    write.end_challenge(id, state, None).await?;
    challenge.state = state;
    let notice = Notice::Challenge {
        challenge: id,
        answer: None,
    };
    let owed = answer_owes(&mut write, now, &notice).await?;
    write.commit().await?;
    Ok((challenge, owed))
}

async fn open_challenge(
    write: &mut Write,
    now: Moment,
    id: ChallengeId,
) -> Result<Challenge, PlayError> {
    let challenge = write.challenge(id).await?.ok_or(Refusal::NoSuchChallenge)?;
    let state = match challenge.state {
        // The worker ends it a little later; nobody may slip in before.
        ChallengeState::Open if challenge.offer.expires_at <= now => ChallengeState::Expired,
        state => state,
    };
    if state == ChallengeState::Open {
        Ok(challenge)
    } else {
        Err(Refusal::ChallengeOver { state }.into())
    }
}

/// Ends the challenges that nobody has answered in time.
///
/// # Errors
///
/// The database does not answer.
pub async fn expire_challenges(db: &Db, now: Moment) -> anyhow::Result<()> {
    for id in db.challenges_due(now, EXPIRED_AT_ONCE).await? {
        let mut write = db.write().await?;
        if write
            .end_challenge(id, ChallengeState::Expired, None)
            .await?
        {
            let notice = Notice::Challenge {
                challenge: id,
                answer: None,
            };
            tell(&mut write, now, &notice).await?;
        }
        write.commit().await?;
    }
    Ok(())
}
