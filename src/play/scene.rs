//! What there is to show of a match.

use super::{PlayError, Refusal, Seat};
use crate::db::{Db, MatchId, MatchRow, PlayerId, PrivateBoard, SecretPick};
use crate::rules::{BySide, Entry, Hole, Match, Played, Record, Side};
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
    // Where in the record the round of the last entry began.
    round_from: usize,
    /// In the opening: who has picked. Never what.
    pub ready: BySide<bool>,
    /// Whose DM was refused, so that the own board must be opened in the channel.
    pub dm_refused: BySide<bool>,
}

impl Scene {
    pub(crate) fn new(
        row: MatchRow,
        picks: &[SecretPick],
        boards: BySide<Option<PrivateBoard>>,
    ) -> anyhow::Result<Self> {
        let mut record = Record::parse(&row.record)
            .with_context(|| format!("reading the record of match {}", row.id))?;
        let last = record.entries.pop();
        let mut position = Match::new(record.options)?;
        let mut round_from = 0;
        for (number, &entry) in record.entries.iter().enumerate() {
            let round = position.round();
            position.advance(entry)?;
            if position.round() != round {
                round_from = number + 1;
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
            round_from,
            ready: BySide::from_fn(|side| picks.iter().any(|pick| pick.side == side)),
            dm_refused: boards.map(|board| matches!(board, Some(PrivateBoard::Refused))),
        })
    }

    /// Where a player sits, if at all.
    #[must_use]
    pub fn seat_of(&self, player: PlayerId) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|&side| self.row.players[side] == player)
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
            .get(self.round_from..)
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
    let row = db.match_row(id).await?.ok_or(Refusal::NoSuchMatch)?;
    let picks = db.secret_picks(id).await?;
    let boards = db.private_boards(id).await?;
    Ok(Scene::new(row, &picks, boards)?)
}

/// Loads a match as `seat` sees it.
///
/// # Errors
///
/// There is no such match, the player is not in it, or the database does not answer.
pub async fn own_scene(db: &Db, id: MatchId, seat: Seat) -> Result<OwnScene, PlayError> {
    let row = db.match_row(id).await?.ok_or(Refusal::NoSuchMatch)?;
    let picks = db.secret_picks(id).await?;
    let boards = db.private_boards(id).await?;
    let scene = Scene::new(row, &picks, boards)?;
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
