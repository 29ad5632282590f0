//! What is asked for at every press and seldom changes: kept in memory until it does.
//!
//! What this process changes goes through its [`Write`](super::Write) and is forgotten at once. Of what
//! another process changes it learns when it next asks for the revision of all settings, each second.

use super::{Chosen, Owner};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// How many servers and players are remembered; then all are forgotten, and read again.
const REMEMBERED_MAX: usize = 10_000;

/// The settings that were read lately.
#[derive(Debug, Default)]
pub(super) struct Remembered {
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    // Grows with every change: what was read before one is not remembered after it.
    changes: u64,
    // The revision of all settings when it was last asked for.
    revision: Option<i64>,
    chosen: HashMap<Owner, Chosen>,
}

impl Remembered {
    /// What an owner has chosen, if that is remembered; else how many changes there were until now,
    /// to be given back with what is read.
    pub(super) fn chosen(&self, owner: Owner) -> Result<Chosen, u64> {
        let inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        inner.chosen.get(&owner).cloned().ok_or(inner.changes)
    }

    /// Remembers what was read, unless something has changed since there were so many changes.
    pub(super) fn remember(&self, owner: Owner, chosen: &Chosen, changes: u64) {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        if inner.changes != changes {
            return;
        }
        if inner.chosen.len() >= REMEMBERED_MAX {
            inner.chosen.clear();
        }
        inner.chosen.insert(owner, chosen.clone());
    }

    /// Forgets everything: something has changed.
    pub(super) fn forget(&self) {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        inner.changes += 1;
        inner.chosen.clear();
    }
}

impl Remembered {
    /// Forgets everything if the settings are at another revision than when this was last said.
    pub(super) fn changed_at(&self, revision: i64) {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        // What was read before the first time may have been changed since.
        if inner.revision.replace(revision) != Some(revision) {
            inner.changes += 1;
            inner.chosen.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::ServerId;

    const OWNER: Owner = Owner::Server(ServerId::new(1));

    #[test]
    fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let remembered = Remembered::default();
        let before = remembered.chosen(OWNER).unwrap_err();
        remembered.forget();
        remembered.remember(OWNER, &Chosen::default(), before);
        let now = remembered.chosen(OWNER).unwrap_err();
        remembered.remember(OWNER, &Chosen::default(), now);
        assert_eq!(remembered.chosen(OWNER), Ok(Chosen::default()));
        remembered.forget();
        assert!(remembered.chosen(OWNER).is_err());
    }

    #[test]
    fn what_another_process_has_changed_is_forgotten() {
        let remembered = Remembered::default();
        remembered.changed_at(4);
        let changes = remembered.chosen(OWNER).unwrap_err();
        remembered.remember(OWNER, &Chosen::default(), changes);
        remembered.changed_at(4);
        assert!(remembered.chosen(OWNER).is_ok());
        remembered.changed_at(5);
        assert!(remembered.chosen(OWNER).is_err());
    }

    #[test]
    fn only_so_many_are_remembered() {
        let remembered = Remembered::default();
        for id in 0..=i64::try_from(REMEMBERED_MAX).unwrap() {
            remembered.remember(Owner::Server(ServerId::new(id)), &Chosen::default(), 0);
        }
        assert_eq!(remembered.inner.lock().unwrap().chosen.len(), 1);
    }
}
