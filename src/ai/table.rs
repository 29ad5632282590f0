//! What a search remembers of positions: a table of bounded size, in which newer things replace older.

/// How a remembered value is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Least,
    Exact,
    Most,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    // The fingerprint; an empty slot has that of a position which never came.
    key: u64,
    pub(super) value: i16,
    // How far was looked from here; `COMPLETE` is to the end of the round.
    pub(super) depth: i16,
    pub(super) bound: Bound,
    // The best pick; 0 where none is known.
    pub(super) label: u8,
}

/// Deeper than any search: nothing was left open below.
pub(super) const COMPLETE: i16 = i16::MAX;

pub(super) struct Table {
    // Invariant: a power of two of them.
    slots: Vec<Known>,
}

impl Table {
    /// The most slots, of 16 bytes each.
    const SLOTS_MAX: usize = 1 << 22;

    /// A table for a search of so many nodes.
    pub(super) fn for_nodes(nodes: u32) -> Self {
        let slots = (nodes as usize / 2).clamp(64, Self::SLOTS_MAX);
        let empty = Known {
            key: 0,
            value: 0,
            depth: i16::MIN,
            bound: Bound::Least,
            label: 0,
        };
        Self {
            slots: vec![empty; slots.next_power_of_two()],
        }
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let known = self.slots.get(self.slot(key)).copied();
        known.filter(|known| known.key == key && known.depth > i16::MIN)
    }

    #[inline]
    pub(super) fn put(&mut self, key: u64, depth: i16, bound: Bound, value: i16, label: u8) {
        let slot = self.slot(key);
        if let Some(known) = self.slots.get_mut(slot) {
            *known = Known {
                key,
                value,
                depth,
                bound,
                label,
            };
        }
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        usize::try_from(key & (self.slots.len() as u64 - 1)).expect("below the table's length")
    }
}
