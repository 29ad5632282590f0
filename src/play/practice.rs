//! Matches against the bot: begun at once, what the bot picks in them, and hints.
//!
//! The bot is a player like others: it picks by [`pick`](super::pick), at the revision that it
//! looked at. That a pick of it is awaited follows from the match, so no kill can lose it. What takes
//! a while to work out is worked out by functions that know no database: [`think`], [`advise`],
//! [`takes_draw`].

use super::challenge::{
    SERVER_MATCHES_MAX, refuse_elsewhere, refuse_match_of_pair, seat_to_repeat, server_settings,
};
use super::turn::load;
use super::{
    Again, BoardPlace, Lots, Notice, Owed, OwnScene, Person, PlayError, Refusal, Scene,
    answer_owes, awaited_letters, open_scene, owe_board, tell,
};
use crate::ai::{Course, Hint, Level, Limits, Wanted};
use crate::db::{
    Challenge, ChallengeState, ChannelId, Db, MatchId, Moment, NOBODY, NewChallenge, NewMatch,
    Pace, PlayerId, Practice, ServerId, Write,
};
use crate::rules::{BySide, Match, Options, Phase, Record, Side};

/// How many open matches against the bot a player may have in a server.
const PRACTICES_MAX: u32 = 3;
/// How far a hint looks, and the bot before it takes a draw.
const HINT_LIMITS: Limits = Limits {
    depth: 60,
    nodes: 30_000,
};
/// As [`HINT_LIMITS`], on boards whose positions take several times as long.
const HINT_LIMITS_LARGE: Limits = Limits {
    depth: 60,
    nodes: 6_000,
};
/// More holes a side than this make such a board.
const SMALL_HOLES_MAX: u8 = 7;
/// How many positions a hint looks at for all pairs of an opening together.
const HINT_OPENING_NODES: u32 = 60_000;
/// How often an opening's pick must be worth making, to be told of: once in two hundred.
const SHARE_MIN: f64 = 0.005;

/// What a player who practises wants.
#[derive(Clone, Debug)]
pub struct NewPractice {
    /// Where.
    pub server: ServerId,
    /// Where.
    pub channel: ChannelId,
    /// The channel that a thread belongs to, where it is begun in one.
    pub parent: Option<ChannelId>,
    /// Who.
    pub player: Person,
    /// The bot.
    pub bot: Person,
    /// How well it is to play.
    pub level: Level,
    /// By which rules.
    pub options: Options,
    /// Whether in a thread of its own.
    pub has_thread: bool,
    /// In which language the channel is spoken to.
    pub language: String,
    /// The interaction whose answer shows it.
    pub answer: Option<String>,
}

/// A match against the bot that has begun.
#[derive(Clone, Debug)]
pub struct Begun {
    /// The match.
    pub scene: Scene,
    /// With a thread of its own: what the answer shows, for the thread to begin at.
    pub challenge: Option<Challenge>,
    /// What the answer owes the channel.
    pub owed: Owed,
}

impl Begun {
    /// Whether it is shown in a channel first.
    #[must_use]
    pub fn is_in(&self, channel: ChannelId) -> bool {
        self.scene.row.channel == channel
    }
}

/// Begins a match against the bot. `lots` has where the player sits; `rng_seed` is what the bot's
/// picks are drawn by.
///
/// # Errors
///
/// The options make no sense, matches are played elsewhere, or the player has such a match here or
/// too many of them.
pub async fn practice(
    db: &Db,
    now: Moment,
    new: NewPractice,
    lots: Lots,
    rng_seed: u64,
) -> Result<Begun, PlayError> {
    new.options.check().map_err(Refusal::Options)?;
    let mut write = db.write().await?;
    let settings = server_settings(&mut write, new.server).await?;
    refuse_elsewhere(&settings, new.channel, new.parent)?;
    let begun = begin(&mut write, now, new, lots, rng_seed).await?;
    write.commit().await?;
    Ok(begun)
}

/// Begins the same match against the bot again, at once, with the seats changed. The answer shows it
/// if that is given where the match belongs.
///
/// # Errors
///
/// As for [`practice`]; or the match is not over, or the player was not in it.
pub async fn practice_again(
    db: &Db,
    now: Moment,
    id: MatchId,
    again: Again,
    first: Side,
    rng_seed: u64,
) -> Result<Begun, PlayError> {
    let mut write = db.write().await?;
    let (scene, _) = load(&mut write, id).await?;
    let side = seat_to_repeat(&scene, again.player.id)?;
    let bot = scene.row.practice.ok_or(Refusal::NobodyThere)?;
    if bot.side == side || scene.row.players[bot.side] == NOBODY {
        return Err(Refusal::NobodyThere.into());
    }
    let channel = scene.row.home.unwrap_or(scene.row.channel);
    let new = NewPractice {
        server: scene.row.server,
        // A thread of its own was for that match.
        channel,
        parent: None,
        player: again.player,
        bot: Person {
            id: scene.row.players[bot.side],
            name: scene.row.names[bot.side].clone(),
        },
        level: level_of(bot),
        options: scene.record.options,
        has_thread: scene.row.home.is_some(),
        language: again.language.unwrap_or_else(|| scene.row.language.clone()),
        answer: again.answer.filter(|_| channel == again.here),
    };
    let lots = Lots {
        challenger: bot.side,
        first,
    };
    let begun = begin(&mut write, now, new, lots, rng_seed).await?;
    write.commit().await?;
    Ok(begun)
}

async fn begin(
    write: &mut Write,
    now: Moment,
    new: NewPractice,
    lots: Lots,
    rng_seed: u64,
) -> Result<Begun, PlayError> {
    refuse_match_of_pair(write, new.channel, new.player.id, new.bot.id).await?;
    let (all, _, own) = write.count_matches(new.server, new.player.id).await?;
    if own >= i64::from(PRACTICES_MAX) {
        let max = PRACTICES_MAX;
        return Err(Refusal::TooManyPractices { max }.into());
    }
    if all >= SERVER_MATCHES_MAX {
        return Err(Refusal::ServerFull.into());
    }
    let challenge = if new.has_thread {
        Some(accepted_challenge(write, now, &new).await?)
    } else {
        None
    };
    let mut record = Record::new(new.options);
    record.options.lot = lots.first;
    let position = Match::new(record.options).map_err(Refusal::Options)?;
    let person = lots.challenger;
    let by_side = |one: &Person, other: &Person| {
        let of = |side| if side == person { one } else { other };
        (
            BySide::from_fn(|side| of(side).id),
            BySide::from_fn(|side| of(side).name.clone()),
        )
    };
    let (players, names) = by_side(&new.player, &new.bot);
    let kept = NewMatch {
        server: new.server,
        channel: new.channel,
        players,
        names,
        language: new.language,
        record: record.to_string(),
        awaited: awaited_letters(position.awaited()),
        pace: Pace::None,
        practice: Some(Practice {
            side: person.other(),
            level: new.level.number(),
            rng_seed,
        }),
    };
    let row = write.add_match(now, kept).await?;
    let mat = row.id;
    let scene = Scene::new(row)?;
    let owed = if let Some(challenge) = &challenge {
        let id = challenge.id;
        write
            .end_challenge(id, ChallengeState::Accepted, Some(mat))
            .await?;
        let thread = Notice::Thread { mat, challenge: id };
        tell(write, now, &thread).await?;
        let shown = Notice::Challenge {
            challenge: id,
            answer: new.answer,
        };
        answer_owes(write, now, &shown).await?
    } else {
        let board = Notice::Board {
            mat,
            revision: scene.row.revision,
            place: BoardPlace::New,
            answer: new.answer,
        };
        owe_board(write, now, &board).await?
    };
    Ok(Begun {
        scene,
        challenge,
        owed,
    })
}

/// What a match with a thread of its own begins with: a challenge, which the bot has accepted.
async fn accepted_challenge(
    write: &mut Write,
    now: Moment,
    new: &NewPractice,
) -> anyhow::Result<Challenge> {
    let offer = NewChallenge {
        server: new.server,
        channel: new.channel,
        challenger: new.player.id,
        challenger_name: new.player.name.clone(),
        opponent: Some(new.bot.id),
        opponent_name: new.bot.name.clone(),
        options: Record::new(new.options).to_string(),
        language: new.language.clone(),
        pace: Pace::None,
        has_thread: true,
        rematch_of: None,
        bot_level: Some(new.level.number()),
        expires_at: now,
    };
    let mut challenge = write.add_challenge(now, offer).await?;
    challenge.state = ChallengeState::Accepted;
    Ok(challenge)
}

/// A kept level; the weakest, where it cannot be read.
fn level_of(bot: Practice) -> Level {
    let [weakest, ..] = Level::ALL;
    Level::new(bot.level).unwrap_or(weakest)
}

/// What the bot picks, if a pick of it is awaited. It may take a tenth of a second, and knows what
/// all may know: never a secret pick. A kept record can always be replayed, so `None` is said only
/// where nothing is to be picked.
#[must_use]
pub fn think(scene: &Scene) -> Option<u8> {
    let bot = scene.row.practice.filter(|_| scene.awaits_bot())?;
    // Each pick has another seed, and the same when it is thought of again after a kill.
    let nth = u64::try_from(scene.record.entries.len()).unwrap_or(0);
    let rng_seed = bot.rng_seed.wrapping_add(nth);
    let course = Course::of(&scene.record).ok()?;
    let picked = course.pick(bot.side, level_of(bot), rng_seed);
    picked.map(|hole| hole.label)
}

/// A pick of the bot that can be made, for want of a better.
#[must_use]
pub fn any_pick(scene: &Scene) -> Option<u8> {
    let bot = scene.row.practice.filter(|_| scene.awaits_bot())?;
    let first = scene.position.choices(bot.side).into_iter().next()?;
    Some(first.label)
}

fn limits(scene: &Scene) -> Limits {
    if scene.record.options.holes > SMALL_HOLES_MAX {
        HINT_LIMITS_LARGE
    } else {
        HINT_LIMITS
    }
}

/// Whether the bot takes a draw: not where it has won more rounds, or thinks that it is better off
/// in this one, or has seen nothing yet. It may take a tenth of a second.
#[must_use]
pub fn takes_draw(scene: &Scene) -> bool {
    let Some(bot) = scene.row.practice.filter(|_| scene.row.is_open) else {
        return false;
    };
    let wins = scene.position.wins();
    let (Some(to_move), true) = (
        scene.position.to_move(),
        wins[bot.side] <= wins[bot.side.other()],
    ) else {
        return false;
    };
    let Ok(course) = Course::of(&scene.record) else {
        return false;
    };
    let found = course.search(limits(scene), Wanted::Best, None);
    let Some(worth) = found.and_then(|found| found.worth()) else {
        return false;
    };
    let worth = if to_move == bot.side {
        worth
    } else {
        worth.for_the_other_side()
    };
    worth.score() <= 0
}

/// What a player who asks for a hint is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Advice {
    /// Of an open pick: what each does and is worth, and what to fear.
    Turn(Box<Hint>),
    /// Of a secret pick: the holes to choose among, and how often each, the likeliest first.
    Opening(Vec<(u8, f64)>),
}

/// Loads a match for a hint.
///
/// # Errors
///
/// It is between two people, or no pick of the player is awaited, or as for [`open_scene`].
pub async fn scene_for_hint(db: &Db, id: MatchId, player: PlayerId) -> Result<OwnScene, PlayError> {
    let own = open_scene(db, id, player).await?;
    let scene = &own.scene;
    if scene.row.practice.is_none() {
        return Err(Refusal::NoHints.into());
    }
    if scene.position.awaited()[own.side] {
        return Ok(own);
    }
    Err(match scene.position.phase() {
        Phase::Opening => Refusal::NothingToPick,
        Phase::Play | Phase::Over => Refusal::NotYourTurn {
            to_move: scene.row.names[own.side.other()].clone(),
        },
    }
    .into())
}

/// What to pick for a side whose pick is awaited, and why. It may take a tenth of a second.
#[must_use]
pub fn advise(scene: &Scene, side: Side) -> Option<Advice> {
    let course = Course::of(&scene.record).ok()?;
    if scene.position.phase() == Phase::Opening {
        let hidden = course.hidden(HINT_OPENING_NODES)?;
        let shares = hidden.shares(side);
        let mut shares: Vec<(u8, f64)> = shares
            .filter(|&(_, share)| share >= SHARE_MIN)
            .map(|(hole, share)| (hole.label, share))
            .collect();
        shares.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        return Some(Advice::Opening(shares));
    }
    if scene.position.to_move() != Some(side) {
        return None;
    }
    course
        .hint(limits(scene))
        .map(|hint| Advice::Turn(Box::new(hint)))
}
