//! A match: rounds one after the other, from the first pick to the last word.

use super::waves::{Standing, Waves, WavesEnd};
use super::{
    BadOptions, Board, BySide, CannotPick, Decision, Entry, Hole, LastSeed, Opening, Options,
    Outcome, Played, Round, RoundEnd, RoundEndReason, Side, Step, Variant, series,
};
use std::collections::HashSet;
use std::fmt;

/// Where a match stands: its options and all that its entries have led to.
///
/// Called `mat` in code, as `match` is a keyword.
///
/// ```
/// use congkak::rules::{BySide, Entry, Match, Options, Phase, Variant};
/// let mut mat = Match::new(Options::new(Variant::Congkak))?;
/// assert_eq!(mat.phase(), Phase::Opening);
/// let played = mat.play(Entry::Wave(BySide { south: 1, north: 1 }))?;
/// assert_eq!((played.sown, mat.phase()), (228, Phase::Play));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    options: Options,
    stage: Stage,
    round: u8,
    wins: BySide<u8>,
    // Who made the first open pick of this round, other than alone at the end of the opening.
    first: Option<Side>,
    // Who goes on alone at the end of the opening, until that turn is over.
    alone: Option<Side>,
    // Oware: the positions of this round since the last capture.
    seen: HashSet<Round>,
    ended: Option<(Outcome, EndedBy)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Opening(Board, Waves),
    Play(Round),
}

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Both sides are in the simultaneous opening: picks are secret.
    Opening,
    /// One side is to move: picks are open.
    Play,
    /// The match has an outcome.
    Over,
}

/// What gave a match its outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndedBy {
    /// The rounds that were played.
    Rounds,
    /// This side resigned.
    Resigned(Side),
    /// This side ran out of time.
    OutOfTime(Side),
    /// Both agreed on a draw.
    DrawAgreed,
}

impl Match {
    /// A match in which nothing has been played.
    ///
    /// # Errors
    ///
    /// What is wrong with the options.
    pub fn new(options: Options) -> Result<Self, BadOptions> {
        options.check()?;
        let board = Board::new(options.holes, options.seeds);
        let stage = match options.opening {
            Opening::Simultaneous => Stage::Opening(board, Waves::new()),
            Opening::Starts(side) => Stage::Play(Round::new(&options, board, side)),
        };
        let mut mat = Self {
            options,
            stage,
            round: 1,
            wins: BySide::default(),
            first: None,
            alone: None,
            seen: HashSet::new(),
            ended: None,
        };
        mat.note_position(&mut |_| {});
        Ok(mat)
    }

    /// What the players agreed on.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// How far the match is.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match (self.ended, self.stage) {
            (Some(_), _) => Phase::Over,
            (None, Stage::Opening(..)) => Phase::Opening,
            (None, Stage::Play(_)) => Phase::Play,
        }
    }

    /// How many seeds lie where.
    #[must_use]
    pub const fn board(&self) -> &Board {
        match &self.stage {
            Stage::Opening(board, _) => board,
            Stage::Play(round) => round.board(),
        }
    }

    /// The round of open picks that is being played; `None` in the opening and when the match is over.
    #[must_use]
    pub const fn open_round(&self) -> Option<&Round> {
        match (self.ended, &self.stage) {
            (None, Stage::Play(round)) => Some(round),
            _ => None,
        }
    }

    /// The round that is being played, or that was played last; from 1.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The rounds that each side has won.
    #[must_use]
    pub const fn wins(&self) -> BySide<u8> {
        self.wins
    }

    /// Who has won; `None` while the match goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.map(|(outcome, _)| outcome)
    }

    /// What gave the match its outcome; `None` while it goes on.
    #[must_use]
    pub fn ended_by(&self) -> Option<EndedBy> {
        self.ended.map(|(_, ended_by)| ended_by)
    }

    /// What decided a match whose rounds were played to the end, for who wonders why it was won.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        match self.ended {
            Some((_, EndedBy::Rounds)) => {
                Some(series::decision(&self.options, self.wins, self.board()))
            }
            Some((_, EndedBy::Resigned(_) | EndedBy::OutOfTime(_) | EndedBy::DrawAgreed))
            | None => None,
        }
    }

    /// Whose pick is awaited: in the opening perhaps both, in open play one, in the end nobody's.
    #[must_use]
    pub fn awaited(&self) -> BySide<bool> {
        match (self.phase(), &self.stage) {
            (Phase::Over, _) => BySide::default(),
            (_, Stage::Opening(_, waves)) => waves.awaited(),
            (_, Stage::Play(round)) => BySide::from_fn(|side| side == round.to_move()),
        }
    }

    /// The one side to move in open play; `None` in the opening and when the match is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Side> {
        match (self.phase(), &self.stage) {
            (Phase::Play, Stage::Play(round)) => Some(round.to_move()),
            _ => None,
        }
    }

    /// The holes from which hands go on by relay in the next wave of the opening, without a pick.
    #[must_use]
    pub fn relaying(&self) -> BySide<Option<Hole>> {
        match (self.phase(), &self.stage) {
            (Phase::Opening, Stage::Opening(_, waves)) => waves.relaying(),
            _ => BySide::default(),
        }
    }

    /// The holes that a side can pick now, from label 1 on; none if its pick is not awaited.
    #[must_use]
    pub fn choices(&self, side: Side) -> Vec<Hole> {
        self.board()
            .holes(side)
            .filter(|&hole| self.can_pick(hole).is_ok())
            .collect()
    }

    /// Whether the owner of a hole can pick it now.
    ///
    /// # Errors
    ///
    /// The rule that forbids it.
    pub fn can_pick(&self, hole: Hole) -> Result<(), CannotPick> {
        match (self.phase(), &self.stage) {
            (Phase::Over, _) => Err(CannotPick::Over),
            (_, Stage::Opening(board, waves)) => waves.can_pick(board, hole),
            (_, Stage::Play(round)) => round.can_pick(hole),
        }
    }

    /// Plays an entry, and tells all that it did.
    ///
    /// # Errors
    ///
    /// Why the entry cannot be played; the match is left as it was.
    pub fn play(&mut self, entry: Entry) -> Result<Played, CannotPlay> {
        let round = self.round;
        let before = *self.board();
        let mut steps = Vec::new();
        let done = self.apply(entry, &mut |step| steps.push(step))?;
        let mut played = Played {
            entry,
            round,
            before,
            steps,
            laps: BySide::default(),
            sown: 0,
            captured: BySide::default(),
            last_seed: done.last_seed,
            opening_ended: done.opening_ended,
            round_end: done.round_end,
        };
        for step in &played.steps {
            match *step {
                Step::Lift { by, .. } => played.laps[by] += 1,
                Step::Drop { .. } => played.sown += 1,
                Step::Capture { by, seeds, .. } => played.captured[by] += seeds,
                Step::Sweep { .. } => {}
            }
        }
        Ok(played)
    }

    /// Plays an entry without an account of it: [`Match::play`] for who only wants the position.
    ///
    /// # Errors
    ///
    /// Why the entry cannot be played; the match is left as it was.
    pub fn advance(&mut self, entry: Entry) -> Result<(), CannotPlay> {
        self.apply(entry, &mut |_| {}).map(|_| ())
    }

    fn apply(&mut self, entry: Entry, see: &mut impl FnMut(Step)) -> Result<Done, CannotPlay> {
        if self.phase() == Phase::Over {
            return Err(CannotPlay::Over);
        }
        match entry {
            Entry::Pick(hole) => self.check_picks(&[hole])?,
            Entry::Wave(BySide { south, north }) => {
                self.check_picks(&[Hole::new(Side::South, south), Hole::new(Side::North, north)])?;
            }
            Entry::Resigned(_) | Entry::OutOfTime(_) | Entry::DrawAgreed => {}
        }
        Ok(match entry {
            Entry::Pick(hole) => self.sow(BySide::from_fn(|_| hole.label), see),
            Entry::Wave(picks) => self.sow(picks, see),
            Entry::Resigned(side) => {
                self.end_by_word(Outcome::Won(side.other()), EndedBy::Resigned(side))
            }
            Entry::OutOfTime(side) => {
                self.end_by_word(Outcome::Won(side.other()), EndedBy::OutOfTime(side))
            }
            Entry::DrawAgreed => self.end_by_word(Outcome::Draw, EndedBy::DrawAgreed),
        })
    }

    /// Whether these picks are those awaited, and each can be picked.
    fn check_picks(&self, picks: &[Hole]) -> Result<(), CannotPlay> {
        for &hole in picks {
            self.can_pick(hole)
                .map_err(|why| CannotPlay::Pick { hole, why })?;
        }
        let awaited = self.awaited();
        match Side::BOTH
            .iter()
            .find(|&&side| awaited[side] && picks.iter().all(|hole| hole.side != side))
        {
            Some(&side) => Err(CannotPlay::PickMissing(side)),
            None => Ok(()),
        }
    }

    /// Sows picks that have been checked. The label of a side that is not awaited is not read.
    fn sow(&mut self, picks: BySide<u8>, see: &mut impl FnMut(Step)) -> Done {
        let mut done = Done::default();
        match &mut self.stage {
            Stage::Opening(board, waves) => {
                let lot = self.options.lot;
                let end = waves.sow(board, picks, lot, &mut done.last_seed, see);
                let board = *board;
                done.opening_ended = !matches!(end, WavesEnd::GoesOn);
                self.leave_opening(board, end, &mut done, see);
            }
            Stage::Play(round) => {
                let side = round.to_move();
                if self.alone.is_none() {
                    self.first.get_or_insert(side);
                }
                let from = Hole::new(side, picks[side]);
                let last_seed = round.sow_from(from, see);
                done.last_seed[side] = Some(last_seed);
                if last_seed == LastSeed::Captured {
                    self.seen.clear();
                }
                if round.to_move() != side {
                    self.alone = None;
                }
            }
        }
        self.note_position(see);
        if let Stage::Play(round) = self.stage
            && let Some(reason) = round.ended()
        {
            done.round_end = Some(self.end_round(*round.board(), reason));
        }
        done
    }

    /// Goes over to open play, if the waves have led there.
    fn leave_opening(
        &mut self,
        board: Board,
        end: WavesEnd,
        done: &mut Done,
        see: &mut impl FnMut(Step),
    ) {
        let to_move = match end {
            WavesEnd::GoesOn => return,
            // The round is over, so that nobody moves.
            WavesEnd::SideEmpty => self.options.lot,
            WavesEnd::BothOut(first) => first,
            WavesEnd::Alone(side, _) => side,
        };
        let mut round = Round::start(&self.options, board, to_move, see);
        if let WavesEnd::Alone(side, standing) = end {
            self.alone = Some(side);
            if let Standing::Relays(from) = standing {
                done.last_seed[side] = Some(round.sow_from(from, see));
                if round.to_move() != side {
                    self.alone = None;
                }
            }
        }
        self.stage = Stage::Play(round);
    }

    /// Oware: remembers the position, and ends the round if it is one that came back.
    fn note_position(&mut self, see: &mut impl FnMut(Step)) {
        if let Stage::Play(round) = &mut self.stage
            && self.options.variant == Variant::Oware
            && round.ended().is_none()
            && !self.seen.insert(*round)
        {
            round.end_by_repetition(see);
        }
    }

    fn end_round(&mut self, board: Board, reason: RoundEndReason) -> RoundEnd {
        let seeds = BySide::from_fn(|side| board.store(side));
        let winner = series::more(seeds);
        let round_end = RoundEnd {
            round: self.round,
            board,
            seeds,
            winner,
            reason,
        };
        if let Some(side) = winner {
            self.wins[side] += 1;
        }
        if series::is_over(&self.options, self.round, self.wins, &board) {
            let outcome = series::outcome(&self.options, self.wins, &board);
            self.ended = Some((outcome, EndedBy::Rounds));
            return round_end;
        }
        let starter = series::next_starter(&self.options, winner, self.first);
        let next = series::next_board(&self.options, &board);
        self.round += 1;
        self.first = None;
        self.alone = None;
        self.seen.clear();
        self.stage = Stage::Play(Round::new(&self.options, next, starter));
        self.note_position(&mut |_| {});
        round_end
    }

    fn end_by_word(&mut self, outcome: Outcome, ended_by: EndedBy) -> Done {
        self.ended = Some((outcome, ended_by));
        Done {
            round_end: Some(RoundEnd {
                round: self.round,
                board: *self.board(),
                seeds: BySide::from_fn(|side| self.board().store(side)),
                winner: None,
                reason: RoundEndReason::ByWord,
            }),
            ..Done::default()
        }
    }
}

/// What an entry did, besides its steps.
#[derive(Default)]
struct Done {
    last_seed: BySide<Option<LastSeed>>,
    opening_ended: bool,
    round_end: Option<RoundEnd>,
}

/// Why an entry cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CannotPlay {
    /// The match is over.
    Over,
    /// A hole cannot be picked.
    Pick {
        /// Which hole.
        hole: Hole,
        /// Why not.
        why: CannotPick,
    },
    /// The opening's wave needs a pick of this side, too.
    PickMissing(Side),
}

impl fmt::Display for CannotPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the match is over"),
            Self::Pick { why, .. } => why.fmt(f),
            Self::PickMissing(side) => write!(f, "the wave needs a pick of {side}, too"),
        }
    }
}

impl std::error::Error for CannotPlay {}

#[cfg(test)]
mod tests;
