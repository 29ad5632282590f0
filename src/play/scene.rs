//! What there is to show of a match.

use super::{PlayError, Refusal, Seat};
use crate::db::{Clock, Db, MatchId, MatchRow, MatchState, PlayerId, PrivateBoard};
use crate::rules::{BySide, Entry, Hole, Match, Phase, Played, Record, Side};
use anyhow::Context;

/// A match as it stands: what all may see, and nothing else.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The match as it is kept.
    pub row: MatchRow,
    /// Its record.
    pub record: Record,
    /// The position after the record.
    pub position: Match,
    /// What the last entry did.
    pub last: Option<Played>,
    /// Against the bot: what was played before the last entry, from the person's last pick on. One
    /// look at the board tells of all of it.
    pub earlier: Vec<Played>,
    // From where on the record has what the last entry may share a turn with: where its round began, or
    // the open play in it.
    turn_from: usize,
    /// In the opening: who has picked. Never what.
    pub ready: BySide<bool>,
    /// Whose DM was refused, so that the own board must be opened in the channel.
    pub dm_refused: BySide<bool>,
    /// Who gets no DM, and so is called in the channel: it was refused, or is not wanted.
    pub without_dm: BySide<bool>,
    /// Until when picks are awaited, where a clock runs.
    pub clocks: BySide<Option<Clock>>,
    /// Whether an offer waits for an answer.
    pub has_offers: bool,
}

impl Scene {
    /// A match with what lies beside it.
    pub(super) fn of(state: MatchState) -> anyhow::Result<Self> {
        let (picks, boards) = (state.secret_picks, state.private_boards);
        let refused = |board| matches!(board, Some(PrivateBoard::Refused));
        let unwanted = |board| matches!(board, Some(PrivateBoard::Unwanted));
        Ok(Self {
            ready: BySide::from_fn(|side| picks.iter().any(|pick| pick.side == side)),
            without_dm: boards.map(|board| refused(board) || unwanted(board)),
            dm_refused: boards.map(refused),
            clocks: state.clocks,
            has_offers: state.open_offers > 0,
            ..Self::new(state.row)?
        })
    }

    /// A match with nothing beside it.
    pub(crate) fn new(row: MatchRow) -> anyhow::Result<Self> {
        let mut record = Record::parse(&row.record)
            .with_context(|| format!("reading the record of match {}", row.id))?;
        let told_from = row.practice.map_or(usize::MAX, |bot| {
            told_from(&record.entries, bot.side.other())
        });
        let last = record.entries.pop();
        let mut position = Match::new(record.options)?;
        let mut turn_from = 0;
        let mut earlier = Vec::new();
        for (number, &entry) in record.entries.iter().enumerate() {
            let round = position.round();
            let is_opening = position.phase() == Phase::Opening;
            if number < told_from {
                position.advance(entry)?;
            } else {
                earlier.push(position.play(entry)?);
            }
            if is_opening || position.round() != round {
                turn_from = number + 1;
            }
        }
        let last = last
            .map(|entry| {
                record.push(entry);
                position.play(entry)
            })
            .transpose()?;
        Ok(Self {
            row,
            record,
            position,
            last,
            earlier,
            turn_from,
            ready: BySide::default(),
            without_dm: BySide::default(),
            dm_refused: BySide::default(),
            clocks: BySide::default(),
            has_offers: false,
        })
    }

    /// Notes what an entry did that was just played.
    pub(super) fn note_played(&mut self, played: Played) {
        let person = self.row.practice.map(|bot| bot.side.other());
        let is_told_alone = person.is_none_or(|person| begins_telling(played.entry, person));
        let before = self.last.replace(played);
        if is_told_alone {
            self.earlier.clear();
        } else {
            self.earlier.extend(before);
        }
    }

    /// Whether the board tells of what is told nowhere else: a reveal, or how a round ended. The next
    /// pick is shown below it then, also where the same player goes on.
    pub(super) fn tells_for_good(&self) -> bool {
        self.earlier.iter().chain(&self.last).any(|played| {
            matches!(played.entry, Entry::Wave(_))
                || played.opening_ended
                || played.round_end.is_some()
        })
    }

    /// Notes that the next entry shares no turn with those before, where the last one has ended its
    /// round or was part of the opening.
    pub(super) fn begin_entry(&mut self) {
        let is_opening = self.position.phase() == Phase::Opening;
        let is_apart = |last: &Played| last.round_end.is_some() || last.opening_ended;
        if is_opening || self.last.as_ref().is_some_and(is_apart) {
            self.turn_from = self.record.entries.len();
        }
    }

    /// Cuts the record back to its first `keep` entries, and stands where they lead.
    pub(super) fn cut_back(&mut self, keep: usize) -> anyhow::Result<()> {
        self.record.entries.truncate(keep);
        self.record.result = None;
        let mut row = self.row.clone();
        row.record = self.record.to_string();
        *self = Self::new(row)?;
        Ok(())
    }

    /// Where a player sits, if at all.
    #[must_use]
    pub fn seat_of(&self, player: PlayerId) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|&side| self.row.players[side] == player)
    }

    /// Whether a pick of the bot is awaited, and not in.
    #[must_use]
    pub fn awaits_bot(&self) -> bool {
        self.row.practice.is_some_and(|bot| {
            self.row.is_open && self.position.awaited()[bot.side] && !self.ready[bot.side]
        })
    }

    /// The side whose turn has just gone on: it made the last entry alone, and picks again.
    #[must_use]
    pub fn goes_on(&self) -> Option<Side> {
        let played = self.last.as_ref()?;
        match (played.entry, self.position.to_move()) {
            (Entry::Pick(hole), Some(side))
                if hole.side == side && played.round_end.is_none() && !played.opening_ended =>
            {
                Some(side)
            }
            _ => None,
        }
    }

    /// The picks of the last side to play since its turn began, in order.
    #[must_use]
    pub fn turn(&self) -> Vec<Hole> {
        let Some(Entry::Pick(last)) = self.record.entries.last() else {
            return Vec::new();
        };
        let mut holes: Vec<Hole> = self
            .record
            .entries
            .get(self.turn_from..)
            .unwrap_or_default()
            .iter()
            .rev()
            .map_while(|entry| match entry {
                Entry::Pick(hole) if hole.side == last.side => Some(*hole),
                _ => None,
            })
            .collect();
        holes.reverse();
        holes
    }
}

/// How many entries of its record a board of the opening showed: the one of a revision, or the one
/// `before` it. None of any other board.
pub(super) fn opening_at(
    row: &MatchRow,
    revision: i64,
    before: usize,
) -> anyhow::Result<Option<usize>> {
    let mut record = Record::parse(&row.record)
        .with_context(|| format!("reading the record of match {}", row.id))?;
    let revisions = record.entries.len() + usize::from(row.called_off.is_some());
    // Each entry is a revision, and calling off is one; but where a turn was taken back, no longer.
    if usize::try_from(row.revision).ok() != Some(revisions) {
        return Ok(None);
    }
    let shown = usize::try_from(revision)
        .unwrap_or(0)
        .saturating_sub(before);
    record.entries.truncate(shown);
    let position = record.position()?;
    Ok((position.phase() == Phase::Opening).then_some(shown))
}

/// Whether it is told anew what was played from an entry on: it has a pick of the person, or a
/// word that ends the match.
fn begins_telling(entry: Entry, person: Side) -> bool {
    match entry {
        Entry::Pick(hole) => hole.side == person,
        Entry::Wave(_) | Entry::Resigned(_) | Entry::OutOfTime(_) | Entry::DrawAgreed => true,
    }
}

/// From which entry on it is told what was played against the bot.
fn told_from(entries: &[Entry], person: Side) -> usize {
    let last = entries
        .iter()
        .rposition(|&entry| begins_telling(entry, person));
    last.unwrap_or(0)
}

/// The match as one of its players sees it: with the own secret pick, and no other.
#[derive(Clone, Debug)]
pub struct OwnScene {
    /// What all may see.
    pub scene: Scene,
    /// Whose view this is.
    pub side: Side,
    /// The own secret pick, while the wave has not begun.
    pub own_pick: Option<u8>,
}

/// Loads what there is to show of a match.
///
/// # Errors
///
/// There is no such match, or the database does not answer.
pub async fn scene(db: &Db, id: MatchId) -> Result<Scene, PlayError> {
    let state = db.match_state(id).await?.ok_or(Refusal::NoSuchMatch)?;
    Ok(Scene::of(state)?)
}

/// Loads a match as it stood in its opening, after so many entries; and whether the picks that were
/// awaited then have been shown since.
///
/// # Errors
///
/// There is no such match, or the database does not answer.
pub async fn opening_scene(
    db: &Db,
    id: MatchId,
    entries: usize,
) -> Result<(Scene, bool), PlayError> {
    let mut scene = scene(db, id).await?;
    let next = scene.record.entries.get(entries);
    let is_shown = matches!(next, Some(Entry::Wave(_) | Entry::Pick(_)));
    scene.cut_back(entries)?;
    Ok((scene, is_shown))
}

/// Loads a match that is played, as one of its players sees it.
///
/// # Errors
///
/// There is no such match, the player is not in it, it is over, or the database does not answer.
pub async fn open_scene(db: &Db, id: MatchId, player: PlayerId) -> Result<OwnScene, PlayError> {
    let own = own_scene(db, id, Seat::Of(player)).await?;
    if own.scene.row.is_open {
        Ok(own)
    } else {
        Err(Refusal::over(&own.scene).into())
    }
}

/// Loads a match as `seat` sees it.
///
/// # Errors
///
/// There is no such match, the player is not in it, or the database does not answer.
pub async fn own_scene(db: &Db, id: MatchId, seat: Seat) -> Result<OwnScene, PlayError> {
    let state = db.match_state(id).await?.ok_or(Refusal::NoSuchMatch)?;
    let picks = state.secret_picks.clone();
    let scene = Scene::of(state)?;
    let side = match seat {
        Seat::Side(side) => side,
        Seat::Of(player) => scene
            .seat_of(player)
            .ok_or_else(|| Refusal::not_yours(&scene.row))?,
    };
    let own_pick = picks
        .iter()
        .find(|pick| pick.side == side)
        .map(|pick| pick.label);
    Ok(OwnScene {
        scene,
        side,
        own_pick,
    })
}
