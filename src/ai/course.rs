//! A match as a player at the board knows it.

use super::search::{Blur, Found, Limits, Task, Wanted, search};
use super::worth::aim;
use crate::rules::{
    BadOptions, CannotPlay, Entry, Match, Opening, Options, Phase, Played, Position, Record,
    RecordError, Variant,
};
use std::sync::atomic::AtomicBool;

/// A match with what a player at the board knows of it besides where it stands.
///
/// That is less and more than the [`Match`]: not who plays first by lot when an opening ends level,
/// as nobody may know that before; but the positions of Oware that must not come back.
#[derive(Clone, Debug)]
pub struct Course {
    mat: Match,
    // During an opening: the same match with the other lot.
    other_lot: Option<Match>,
    // Oware: the positions of this round since the last capture, without that which stands.
    earlier: Vec<Position>,
}

impl Course {
    /// A match in which nothing has been played.
    ///
    /// # Errors
    ///
    /// What is wrong with the options.
    pub fn new(options: Options) -> Result<Self, BadOptions> {
        let other_lot = match options.opening {
            Opening::Simultaneous => Some(Match::new(Options {
                lot: options.lot.other(),
                ..options
            })?),
            Opening::Starts(_) => None,
        };
        Ok(Self {
            mat: Match::new(options)?,
            other_lot,
            earlier: Vec::new(),
        })
    }

    /// The match of a record.
    ///
    /// # Errors
    ///
    /// As for [`Record::position`].
    pub fn of(record: &Record) -> Result<Self, RecordError> {
        record.position()?;
        let mut course = Self::new(record.options).expect("a record that can be replayed");
        for &entry in &record.entries {
            course
                .advance(entry)
                .expect("a record that can be replayed");
        }
        Ok(course)
    }

    /// The match as it stands.
    #[must_use]
    pub const fn mat(&self) -> &Match {
        &self.mat
    }

    /// Plays an entry, and tells all that it did.
    ///
    /// # Errors
    ///
    /// Why the entry cannot be played; all is left as it was.
    pub fn play(&mut self, entry: Entry) -> Result<Played, CannotPlay> {
        let before = self.position().map(|position| (self.mat.round(), position));
        let played = self.mat.play(entry)?;
        self.note(entry, before);
        Ok(played)
    }

    /// Plays an entry without an account of it.
    ///
    /// # Errors
    ///
    /// As for [`Course::play`].
    pub fn advance(&mut self, entry: Entry) -> Result<(), CannotPlay> {
        let before = self.position().map(|position| (self.mat.round(), position));
        self.mat.advance(entry)?;
        self.note(entry, before);
        Ok(())
    }

    /// What a search finds out about the pick of the side to move; `None` while picks are secret,
    /// and when the match is over.
    ///
    /// A `stop` that is set ends it early, with what was found by then.
    #[must_use]
    pub fn search(
        &self,
        limits: Limits,
        wanted: Wanted,
        stop: Option<&AtomicBool>,
    ) -> Option<Found> {
        let task = Task {
            stop,
            ..self.task(self.position()?, limits, wanted, Blur::default())
        };
        Some(search(&task))
    }

    pub(super) fn task(
        &self,
        position: Position,
        limits: Limits,
        wanted: Wanted,
        blur: Blur,
    ) -> Task<'_> {
        Task {
            options: self.mat.options(),
            position,
            earlier: &self.earlier,
            aim: aim(&self.mat, &position),
            wanted,
            limits,
            blur,
            stop: None,
        }
    }

    /// The position of open play.
    pub(super) fn position(&self) -> Option<Position> {
        self.mat.open_round().map(Position::from)
    }

    /// The match as it would stand with the other lot; `None` where no lot is asked any more.
    pub(super) const fn other_lot(&self) -> Option<&Match> {
        self.other_lot.as_ref()
    }

    fn note(&mut self, entry: Entry, before: Option<(u8, Position)>) {
        if let Some(other) = &mut self.other_lot {
            other
                .advance(entry)
                .expect("the lot does not change what can be played");
            // It is told by now, or never will be.
            if self.mat.phase() != Phase::Opening {
                self.other_lot = None;
            }
        }
        if self.mat.options().variant != Variant::Oware {
            return;
        }
        match (before, self.position()) {
            (Some((round, before)), Some(now))
                if round == self.mat.round() && before.stores() == now.stores() =>
            {
                self.earlier.push(before);
            }
            _ => self.earlier.clear(),
        }
    }
}

#[cfg(test)]
mod tests;
