//! A finished match looked at again: who was ahead, and which picks decided it.

use super::Course;
use super::explain::{Done, turn};
use super::search::{Limits, Wanted};
use super::worth::Worth;
use crate::rules::{Entry, Hole, Phase, Record, RecordError, Side};

/// What became of a match, entry by entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// A moment for each pick and wave, in order. Words that end a match have none.
    pub moments: Vec<Moment>,
    /// The three moments that decided most, that which did most first; fewer where fewer mattered.
    pub decisive: Vec<usize>,
}

/// One entry of a match, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The place of the entry in the record, from 0.
    pub index: usize,
    /// The entry.
    pub entry: Entry,
    /// The round it was played in, from 1.
    pub round: u8,
    /// Whose pick it was; `None` for a wave of hidden picks, which neither chose alone.
    pub by: Option<Side>,
    /// What the round was worth to South before, had both gone on as well as can be.
    pub before: Worth,
    /// What it was worth to South with the entry.
    pub after: Worth,
    /// What would have been best. `None` in a wave.
    pub best: Option<Hole>,
    /// That pick and those that would have followed in the same turn, as far as they are known, with
    /// what each does. Empty in an opening.
    pub turn: Vec<Done>,
    /// How much it changed for whoever picked, from 0 to 2: 2 where a sure win became a sure loss.
    /// In a wave, how much the two picks together changed for either.
    pub swing: f64,
}

impl Moment {
    /// Whether something better could have been picked.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.by.is_some() && self.swing >= MATTERS
    }
}

/// A swing that is worth a word.
const MATTERS: f64 = 0.05;
/// The fewest and the most nodes for an entry, whatever there is to share.
const NODES_MIN: u32 = 200;
const NODES_MAX: u32 = 40_000;
/// How many moments are called decisive.
const DECISIVE: usize = 3;

impl Analysis {
    /// Looks at a record, with so much for each of its entries.
    ///
    /// # Errors
    ///
    /// As for [`Record::position`].
    pub fn of(record: &Record, limits: Limits) -> Result<Self, RecordError> {
        record.position()?;
        let mut course = Course::new(record.options).expect("a record that can be replayed");
        let mut moments = Vec::new();
        for (index, &entry) in record.entries.iter().enumerate() {
            moments.extend(moment(&course, index, entry, limits));
            course
                .advance(entry)
                .expect("a record that can be replayed");
        }
        Ok(Self {
            decisive: decisive(&moments),
            moments,
        })
    }
}

impl Analysis {
    /// Looks at a record with so many nodes for all of it, shared among its entries: about, as the
    /// first look at every pick is always finished.
    ///
    /// # Errors
    ///
    /// As for [`Record::position`].
    pub fn within(record: &Record, nodes: u32) -> Result<Self, RecordError> {
        let weights = record.entries.iter().map(|entry| match entry {
            Entry::Wave(_) => OPENING_NODES,
            Entry::Pick(_) | Entry::Resigned(_) | Entry::OutOfTime(_) | Entry::DrawAgreed => 1,
        });
        let shares = weights.fold(1, u32::saturating_add);
        let limits = Limits {
            depth: u8::MAX,
            nodes: (nodes / shares).clamp(NODES_MIN, NODES_MAX),
        };
        Self::of(record, limits)
    }
}

fn decisive(moments: &[Moment]) -> Vec<usize> {
    let matters = moments.iter().enumerate();
    let mut matters: Vec<_> = matters
        .filter(|(_, moment)| moment.swing >= MATTERS)
        .collect();
    matters.sort_by(|(_, a), (_, b)| b.swing.total_cmp(&a.swing));
    matters.truncate(DECISIVE);
    matters.into_iter().map(|(place, _)| place).collect()
}

fn moment(course: &Course, index: usize, entry: Entry, limits: Limits) -> Option<Moment> {
    let round = course.mat().round();
    let total = course.mat().board().total();
    if course.mat().phase() == Phase::Opening {
        let hidden = course.hidden(limits.nodes.saturating_mul(OPENING_NODES))?;
        let label = |side: Side| match entry {
            Entry::Wave(picks) => Some(picks[side]),
            Entry::Pick(hole) if hole.side == side => Some(hole.label),
            Entry::Pick(_) | Entry::Resigned(_) | Entry::OutOfTime(_) | Entry::DrawAgreed => None,
        };
        if Side::BOTH.iter().all(|&side| label(side).is_none()) {
            return None;
        }
        let place = |side: Side| {
            let mut picks = hidden.picks[side].iter();
            picks
                .position(|hole| Some(hole.label) == label(side))
                .unwrap_or(0)
        };
        let row = hidden.values.get(place(Side::South))?;
        let value = *row.get(place(Side::North))?;
        let (before, after) = (Worth::mean(hidden.mixed.value), Worth::mean(value));
        // A side that picks alone while the other relays had the choice to itself.
        let alone = match entry {
            Entry::Pick(hole) => Some(hole.side),
            Entry::Wave(_) | Entry::Resigned(_) | Entry::OutOfTime(_) | Entry::DrawAgreed => None,
        };
        let best = alone.and_then(|side| hidden.drawn(side, 0.0));
        return Some(Moment {
            index,
            entry,
            round,
            by: alone,
            before,
            after,
            best,
            turn: Vec::new(),
            swing: (after.outlook(total) - before.outlook(total)).abs(),
        });
    }
    let Entry::Pick(hole) = entry else {
        return None;
    };
    let found = course.search(limits, Wanted::Each, None)?;
    let (label, best) = *found.picks.first()?;
    let (_, picked) = *found.picks.iter().find(|(label, _)| *label == hole.label)?;
    let souths = |worth: Worth| match hole.side {
        Side::South => worth,
        Side::North => worth.for_the_other_side(),
    };
    Some(Moment {
        index,
        entry,
        round,
        by: Some(hole.side),
        before: souths(best),
        after: souths(picked),
        best: Some(Hole::new(hole.side, label)),
        turn: course
            .mat()
            .open_round()
            .map(|round| turn(*round, &found.line))
            .unwrap_or_default(),
        swing: (best.outlook(total) - picked.outlook(total)).max(0.0),
    })
}

/// How much more a wave is looked into than a pick, as it has so many more cases.
const OPENING_NODES: u32 = 20;

#[cfg(test)]
mod tests;
