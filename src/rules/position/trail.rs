use super::Position;

/// The positions of a round of Oware since the last capture, to find one that comes back.
///
/// ```
/// use congkak::rules::{Options, Position, Trail, Variant};
/// let mut position = Position::new(&Options::new(Variant::Oware));
/// let mut trail = Trail::default();
/// assert!(!trail.comes_back(&position));
/// position.sow(1)?;
/// assert!(!trail.comes_back(&position));
/// # Ok::<(), congkak::rules::CannotPick>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Trail {
    positions: Vec<Position>,
}

impl Trail {
    /// Adds a position, and says whether it was there before with no capture in between.
    ///
    /// Each position of a round is to be added, from its start on. A trail can be used for one
    /// round after the other when it is cleared.
    #[inline]
    pub fn comes_back(&mut self, position: &Position) -> bool {
        if let Some(last) = self.positions.last()
            && last.stores() != position.stores()
        {
            self.positions.clear();
        }
        // For a position to come back, each hole must have been lifted: seeds only go forwards, as
        // many into a hole as out of it, and whatever falls into it leaves by a hand of its own.
        // That takes a pick for each hole, and as many picks of one side as of the other.
        let picks_min = 2 * usize::from(position.size());
        let mut earlier = self.positions.iter().rev().skip(picks_min - 1).step_by(2);
        let comes_back = earlier.any(|earlier| earlier == position);
        self.positions.push(*position);
        comes_back
    }

    /// Forgets all positions.
    #[inline]
    pub fn clear(&mut self) {
        self.positions.clear();
    }
}
