//! The search: alpha-beta, one pick deeper at a time, with a table of what is known.
//!
//! A pick that keeps the right to move is a pick of the same player: its value is taken as it is,
//! where that of another is turned round. The limit is one of nodes, so that the same search gives
//! the same answer on any machine.

use super::rng::mixed;
use super::table::{Bound, COMPLETE, Table};
use super::worth::{Aim, INFINITE, SEED, WON, Weights, Worth, lead};
use crate::rules::{Options, Position, Variant};
use std::sync::atomic::{AtomicBool, Ordering};

/// A pick that passes the turn, in the units in which depth is counted.
pub(super) const PICK: i32 = 4;

/// How far a search may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Picks ahead.
    pub depth: u8,
    /// Positions looked at; about, as the first look at every pick is always finished.
    pub nodes: u32,
}

/// Which values a search has to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wanted {
    /// That of the best pick: the others are only known not to be better.
    Best,
    /// That of each pick.
    Each,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The picks, best first, with what each is worth to the side to move. Empty where the round is
    /// over. With [`Wanted::Best`], all but the first may be worth less than it says here.
    pub picks: Vec<(u8, Worth)>,
    /// The best pick and how it goes on, as far as it is known.
    pub line: Vec<u8>,
    /// How many picks ahead the last look went that was finished.
    pub depth: u8,
    /// How many positions were looked at.
    pub nodes: u32,
}

impl Found {
    /// The best pick.
    #[must_use]
    pub fn best(&self) -> Option<u8> {
        self.picks.first().map(|&(label, _)| label)
    }

    /// What the position is worth to the side to move.
    #[must_use]
    pub fn worth(&self) -> Option<Worth> {
        self.picks.first().map(|&(_, worth)| worth)
    }
}

/// Something to be searched, and how.
#[derive(Clone, Copy)]
pub(super) struct Task<'a> {
    pub(super) options: &'a Options,
    pub(super) position: Position,
    /// Oware: the positions before it since the last capture.
    pub(super) earlier: &'a [Position],
    pub(super) aim: Aim,
    pub(super) wanted: Wanted,
    pub(super) limits: Limits,
    pub(super) blur: Blur,
    pub(super) stop: Option<&'a AtomicBool>,
}

/// How wrong guesses are made, for a weaker player: by up to so many parts of a seed, the same for
/// the same position and seed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Blur {
    pub(super) most: u16,
    pub(super) rng_seed: u64,
}

impl Blur {
    fn of(self, key: u64) -> i32 {
        if self.most == 0 {
            return 0;
        }
        let most = i32::from(self.most);
        let number = mixed(key ^ self.rng_seed) >> 33;
        let width = i64::from(2 * most + 1);
        i32::try_from(i64::try_from(number).unwrap_or(0) % width).unwrap_or(0) - most
    }
}

pub(super) fn search(task: &Task) -> Found {
    Search::new(task).run()
}

struct Search<'a> {
    task: &'a Task<'a>,
    weights: Weights,
    // What a pick takes of the depth that gives another pick.
    again: i32,
    total: i32,
    table: Table,
    // Oware: the positions that led here, from the last capture before the root on.
    path: Vec<Passed>,
    // A stack of picks to be looked at, those of the deepest position on top.
    kids: Vec<Kid>,
    nodes: u32,
    // How often it was not looked further: where this did not grow, a value is complete.
    left_open: u32,
    is_stopped: bool,
    // The first look at every pick is not stopped.
    is_first_look: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Passed {
    key: u64,
    stored: i32,
}

impl Passed {
    fn new(position: &Position) -> Self {
        let stores = position.stores();
        Self {
            key: position.fingerprint(),
            stored: i32::from(stores.south) + i32::from(stores.north),
        }
    }
}

/// A pick inside the tree, and how promising it looks.
#[derive(Clone, Copy)]
struct Kid {
    label: u8,
    order: i32,
    next: Position,
}

/// A pick of the root.
#[derive(Clone, Copy)]
struct Choice {
    label: u8,
    next: Position,
    value: i32,
    is_complete: bool,
}

impl<'a> Search<'a> {
    fn new(task: &'a Task<'a>) -> Self {
        let (stores, rows) = (task.position.stores(), task.position.in_rows());
        let seeds = [stores.south, stores.north, rows.south, rows.north];
        Self {
            task,
            weights: Weights::of(task.options.variant),
            again: match task.options.variant {
                Variant::Congkak => 3,
                Variant::Kalah | Variant::Oware => 1,
            },
            total: seeds.map(i32::from).iter().sum(),
            table: Table::for_nodes(task.limits.nodes),
            path: task.earlier.iter().map(Passed::new).collect(),
            kids: Vec::new(),
            nodes: 0,
            left_open: 0,
            is_stopped: false,
            is_first_look: false,
        }
    }

    fn run(mut self) -> Found {
        let root = self.task.position;
        let mut choices = Vec::new();
        self.push_kids(&root, 0);
        choices.extend(self.kids.drain(..).map(|kid| Choice {
            label: kid.label,
            next: kid.next,
            value: kid.order,
            is_complete: false,
        }));
        if self.task.options.variant == Variant::Oware {
            self.path.push(Passed::new(&root));
        }
        let mut depth_done = 0;
        for depth in 1..=self.task.limits.depth {
            let left_open = self.left_open;
            self.is_first_look = depth == 1;
            let finished = self.look(&root, &mut choices, i32::from(depth) * PICK);
            if !finished {
                break;
            }
            depth_done = depth;
            let is_forced = choices.len() < 2 && self.task.wanted == Wanted::Best;
            if self.left_open == left_open || is_forced {
                break;
            }
        }
        let worth = |choice: &Choice| Worth::new(self.task.aim, choice.value, choice.is_complete);
        let picks: Vec<_> = choices
            .iter()
            .map(|choice| (choice.label, worth(choice)))
            .collect();
        Found {
            line: self.line(&root, picks.first().map(|&(label, _)| label)),
            picks,
            depth: depth_done,
            nodes: self.nodes,
        }
    }

    /// Looks at each pick to a depth, and sorts them; false if that could not be finished.
    fn look(&mut self, root: &Position, choices: &mut [Choice], depth: i32) -> bool {
        let mut best = -INFINITE;
        let mut done = 0;
        let mut looked: Vec<Choice> = choices.to_vec();
        for choice in &mut looked {
            let left_open = self.left_open;
            let floor = match self.task.wanted {
                Wanted::Best => best,
                Wanted::Each => -INFINITE,
            };
            let mut value = if floor > -INFINITE {
                self.after(root, &choice.next, depth, floor, floor + 1)
            } else {
                INFINITE
            };
            if value > floor && !self.is_stopped {
                value = self.after(root, &choice.next, depth, floor, INFINITE);
            }
            if self.is_stopped {
                break;
            }
            choice.value = value;
            choice.is_complete = self.left_open == left_open;
            best = best.max(value);
            done += 1;
        }
        if done < looked.len() && (self.task.wanted == Wanted::Each || done == 0) {
            return false;
        }
        // The best of before was looked at first: whatever is better by now, is better.
        let (seen, unseen) = looked.split_at_mut(done);
        seen.sort_by_key(|choice| -choice.value);
        let is_finished = unseen.is_empty();
        choices.copy_from_slice(&looked);
        is_finished
    }

    /// What `next` is worth to the side that moved at `position`.
    #[inline]
    fn after(
        &mut self,
        position: &Position,
        next: &Position,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        if next.to_move() == position.to_move() {
            self.value(next, depth - self.again, alpha, beta)
        } else {
            -self.value(next, depth - PICK, -beta, -alpha)
        }
    }

    /// What a position is worth to the side to move: itself between `alpha` and `beta`, a bound
    /// beyond.
    fn value(&mut self, position: &Position, depth: i32, alpha: i32, beta: i32) -> i32 {
        self.count();
        let stores = position.stores();
        let ahead = lead(stores, position.to_move()) * SEED;
        if let Some(value) = self.decided(position, ahead) {
            return value;
        }
        let stored = i32::from(stores.south) + i32::from(stores.north);
        let left = (self.total - stored) * SEED;
        let (mut alpha, mut beta) = (alpha, beta);
        if self.task.aim == Aim::Seeds {
            // Nobody wins by more than what is left.
            (alpha, beta) = (alpha.max(ahead - left), beta.min(ahead + left));
            if alpha >= beta {
                return alpha;
            }
        }
        let key = self.key(position);
        if depth <= 0 || self.is_stopped {
            self.left_open += 1;
            let guess = self.weights.guess(position) + self.task.blur.of(key);
            return match self.task.aim {
                Aim::Seeds => ahead + guess.clamp(-left, left),
                Aim::Win => (ahead + guess).clamp(1 - WON, WON - 1),
            };
        }
        let passed = Passed { key, stored };
        if self.comes_back(position, passed) {
            // Another way to the same position need not come back.
            self.left_open += 1;
            let rows = lead(position.in_rows(), position.to_move()) * SEED;
            return self.judged(ahead + rows);
        }
        // With the stores left out of the key, they are left out of the value.
        let base = match self.task.aim {
            Aim::Seeds if self.task.options.variant != Variant::Oware => ahead,
            Aim::Seeds | Aim::Win => 0,
        };
        let mut first = 0;
        if let Some(known) = self.table.get(key) {
            first = known.label;
            if i32::from(known.depth) >= depth {
                let value = i32::from(known.value) + base;
                let settles = match known.bound {
                    Bound::Exact => true,
                    Bound::Least => value >= beta,
                    Bound::Most => value <= alpha,
                };
                if settles {
                    self.left_open += u32::from(known.depth < COMPLETE);
                    return value;
                }
            }
        }
        let left_open = self.left_open;
        if self.task.options.variant == Variant::Oware {
            self.path.push(passed);
        }
        let (best, label) = self.best_of(position, first, depth, alpha, beta);
        if self.task.options.variant == Variant::Oware {
            self.path.pop();
        }
        if !self.is_stopped {
            let bound = if best >= beta {
                Bound::Least
            } else if best > alpha {
                Bound::Exact
            } else {
                Bound::Most
            };
            let depth = if self.left_open == left_open {
                COMPLETE
            } else {
                i16::try_from(depth).unwrap_or(COMPLETE - 1)
            };
            let value = i16::try_from(best - base).expect("below INFINITE");
            self.table.put(key, depth, bound, value, label);
        }
        best
    }

    /// The best of all picks, and which it is; `first` is looked at first.
    #[inline]
    fn best_of(
        &mut self,
        position: &Position,
        first: u8,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> (i32, u8) {
        let (mut best, mut label) = (-INFINITE, 0);
        if first > 0 {
            let mut next = *position;
            if next.sow(first).is_ok() {
                (best, label) = (self.after(position, &next, depth, alpha, beta), first);
                if best >= beta || self.is_stopped {
                    return (best, label);
                }
            }
        }
        let begin = self.kids.len();
        self.push_kids(position, label);
        for index in begin..self.kids.len() {
            let Some(&kid) = self.kids.get(index) else {
                break;
            };
            let floor = alpha.max(best);
            let mut value = INFINITE;
            if best > -INFINITE && floor + 1 < beta {
                value = self.after(position, &kid.next, depth, floor, floor + 1);
            }
            if value > floor {
                value = self.after(position, &kid.next, depth, floor, beta);
            }
            if value > best {
                (best, label) = (value, kid.label);
            }
            if best >= beta || self.is_stopped {
                break;
            }
        }
        self.kids.truncate(begin);
        (best, label)
    }

    /// Puts the positions after all picks but one on the stack, the most promising first.
    #[inline]
    fn push_kids(&mut self, position: &Position, without: u8) {
        let begin = self.kids.len();
        let by = position.to_move();
        let before = lead(position.stores(), by);
        for label in position.choices() {
            if label == without {
                continue;
            }
            let mut next = *position;
            next.sow(label).expect("a choice");
            let gain = lead(next.stores(), by) - before;
            let again = next.ended().is_none() && next.to_move() == by;
            let order = (gain + if again { 10 } else { 0 }) * SEED;
            self.kids.push(Kid { label, order, next });
        }
        if let Some(kids) = self.kids.get_mut(begin..) {
            kids.sort_unstable_by_key(|kid| (-kid.order, kid.label));
        }
    }

    /// What a position is worth that is decided.
    #[inline]
    fn decided(&self, position: &Position, ahead: i32) -> Option<i32> {
        if position.ended().is_some() {
            return Some(self.judged(ahead));
        }
        if self.task.aim == Aim::Seeds {
            return None;
        }
        let stores = position.stores();
        let half = self.total / 2;
        let is_won = i32::from(stores.south.max(stores.north)) > half;
        let is_drawn = i32::from(stores.south) == half && i32::from(stores.north) == half;
        (is_won || is_drawn).then(|| self.judged(ahead))
    }

    /// What a lead at the end is worth.
    #[inline]
    fn judged(&self, ahead: i32) -> i32 {
        match self.task.aim {
            Aim::Seeds => ahead,
            Aim::Win => ahead + ahead.signum() * WON,
        }
    }

    /// Whether a position of Oware was there before, with no capture in between.
    #[inline]
    fn comes_back(&self, position: &Position, passed: Passed) -> bool {
        if self.task.options.variant != Variant::Oware {
            return false;
        }
        // As `Trail` has it: that takes a pick for each hole, and as many of one side as of the other.
        let picks_min = 2 * usize::from(position.size());
        let earlier = self.path.iter().rev();
        let since = earlier.take_while(|earlier| earlier.stored == passed.stored);
        let mut same_side = since.skip(picks_min - 1).step_by(2);
        same_side.any(|earlier| earlier.key == passed.key)
    }

    /// What the table knows a position by.
    #[inline]
    fn key(&self, position: &Position) -> u64 {
        match self.task.aim {
            Aim::Seeds if self.task.options.variant != Variant::Oware => {
                position.without_stores().fingerprint()
            }
            Aim::Seeds | Aim::Win => position.fingerprint(),
        }
    }

    #[inline]
    fn count(&mut self) {
        self.nodes += 1;
        if self.is_first_look {
            return;
        }
        if self.nodes >= self.task.limits.nodes {
            self.is_stopped = true;
        } else if self.nodes.is_multiple_of(1 << 10)
            && let Some(stop) = self.task.stop
        {
            self.is_stopped |= stop.load(Ordering::Relaxed);
        }
    }

    /// How it goes on from the root, as far as the table remembers.
    fn line(&self, root: &Position, best: Option<u8>) -> Vec<u8> {
        const LENGTH_MAX: usize = 40;
        let mut line = Vec::new();
        let mut position = *root;
        let mut label = best;
        while let Some(next) = label
            && position.sow(next).is_ok()
            && line.len() < LENGTH_MAX
        {
            line.push(next);
            label = match position.ended() {
                Some(_) => None,
                None => self.table.get(self.key(&position)).map(|known| known.label),
            };
        }
        line
    }
}

#[cfg(test)]
mod tests;
