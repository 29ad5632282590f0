//! The state behind its lock, and how others learn that it changed.

use std::sync::Arc;
use std::sync::Mutex;
use std::sync::MutexGuard;
use std::sync::PoisonError;

use tokio::sync::broadcast;
use tokio::sync::watch;

use crate::changes::Change;
use crate::clock::Clock;
use crate::state::State;

/// Changes a slow subscriber may fall behind by before it misses some.
const CHANGES_KEPT: usize = 4096;

/// Shared by the server's tasks and all handles.
#[derive(Debug)]
pub(crate) struct Core {
    pub(crate) clock: Clock,
    state: Mutex<State>,
    changes: broadcast::Sender<Change>,
    version: watch::Sender<u64>,
}

impl Core {
    pub(crate) fn new(state: State) -> Arc<Self> {
        Arc::new(Self {
            clock: state.clock.clone(),
            state: Mutex::new(state),
            changes: broadcast::Sender::new(CHANGES_KEPT),
            version: watch::Sender::new(0),
        })
    }

    /// Looks at the state.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        look(&self.lock())
    }

    /// Changes the state, then wakes whoever waits for a change.
    pub(crate) fn change<T>(self: &Arc<Self>, change: impl FnOnce(&mut State) -> T) -> T {
        let (result, changes, delays) = {
            let mut state = self.lock();
            let result = change(&mut state);
            let changes = std::mem::take(&mut state.changes);
            let mut delays = Vec::new();
            for delayed in &mut state.sessions.delayed {
                if !delayed.awaited {
                    delayed.awaited = true;
                    delays.push(delayed.due_ms);
                }
            }
            (result, changes, delays)
        };
        for due_ms in delays {
            let core = Arc::clone(self);
            tokio::spawn(async move {
                core.clock.reached(due_ms).await;
                core.change(State::release_delayed);
            });
        }
        for change in changes {
            // Nobody may be listening.
            let _ = self.changes.send(change);
        }
        self.version.send_modify(|version| *version += 1);
        result
    }

    /// Changes what only the caller reads, such as a queue it empties, and wakes nobody.
    pub(crate) fn change_quietly<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        change(&mut self.lock())
    }

    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    /// Counts the changes; marked as seen.
    pub(crate) fn versions(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// Looks again at every change until there is something to see.
    pub(crate) async fn until<T>(&self, mut seen: impl FnMut(&State) -> Option<T>) -> T {
        let mut versions = self.versions();
        loop {
            versions.mark_unchanged();
            if let Some(result) = self.look(&mut seen) {
                return result;
            }
            if versions.changed().await.is_err() {
                std::future::pending::<()>().await;
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // A panic under the lock is a failed test already; do not fail the others for it.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
