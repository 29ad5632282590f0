//! What happened in a match, from its record alone.

use crate::db::{Counts, MatchResult, PlayerId, RoundResult, ServerId, SideResult};
use crate::rules::{
    Board, BySide, EndedBy, Entry, Match, Options, Outcome, Played, Record, RoundEndReason, Side,
    Step, Variant,
};
use anyhow::Context;

/// Each side must have moved so often before a word can end a match that counts.
const MOVES_MIN: u16 = 2;

/// What happened in a match so far.
#[derive(Debug)]
pub(super) struct Account {
    /// The rounds that are over, and the one that a word cut short.
    pub(super) rounds: Vec<RoundResult>,
    options: Options,
    outcome: Option<Outcome>,
    ended_by: Option<EndedBy>,
    wins: BySide<u8>,
    moves: BySide<u16>,
    sides: BySide<SideResult>,
}

/// Whether a match that a word ends after these entries counts for nothing: a side has not moved
/// twice.
#[must_use]
pub fn is_early(record: &Record) -> bool {
    Side::BOTH.into_iter().any(|side| {
        let moves = record.entries.iter().filter(|entry| match entry {
            Entry::Pick(hole) => hole.side == side,
            Entry::Wave(_) => true,
            Entry::Resigned(_) | Entry::OutOfTime(_) | Entry::DrawAgreed => false,
        });
        moves.count() < usize::from(MOVES_MIN)
    })
}

/// A turn that is under way: all that a side sows before the other side may.
#[derive(Clone, Copy, Default)]
struct Turn {
    side: Option<Side>,
    seeds: i64,
    laps: i64,
}

impl Account {
    /// Tells what happened in a record.
    pub(super) fn of(record: &Record) -> anyhow::Result<Self> {
        let mut mat = Match::new(record.options).context("reading the options of a record")?;
        let holes = usize::from(record.options.holes);
        let mut account = Self {
            rounds: Vec::new(),
            options: record.options,
            outcome: None,
            ended_by: None,
            wins: BySide::default(),
            moves: BySide::default(),
            sides: BySide::from_fn(|_| SideResult {
                picks: vec![0; holes],
                ..SideResult::default()
            }),
        };
        let mut turn = Turn::default();
        let mut start = Start::of(&mat);
        for &entry in &record.entries {
            let played = mat.play(entry).context("replaying a record")?;
            account.note_picks(entry);
            account.note_turn(&mut turn, &played);
            for side in Side::BOTH {
                account.sides[side].captured += i64::from(played.captured[side]);
            }
            if let Some(end) = &played.round_end {
                let by_word = end.reason == RoundEndReason::ByWord;
                account.rounds.push(RoundResult {
                    round: end.round,
                    began: start.began,
                    seeds: end.seeds,
                    burnt: start.burnt,
                    outcome: (!by_word).then(|| end.winner.map_or(Outcome::Draw, Outcome::Won)),
                    reason: round_reason(end.reason, mat.ended_by()).to_owned(),
                });
                start = Start::of(&mat);
                turn = Turn::default();
            }
        }
        account.outcome = mat.outcome();
        account.ended_by = mat.ended_by();
        account.wins = mat.wins();
        Ok(account)
    }

    fn note_picks(&mut self, entry: Entry) {
        let picks = match entry {
            Entry::Pick(hole) => BySide::from_fn(|side| (side == hole.side).then_some(hole.label)),
            Entry::Wave(labels) => labels.map(Some),
            Entry::Resigned(_) | Entry::OutOfTime(_) | Entry::DrawAgreed => BySide::default(),
        };
        for (side, label) in picks.iter() {
            let Some(label) = *label else { continue };
            self.moves[side] += 1;
            let own = &mut self.sides[side];
            own.opening.get_or_insert(label);
            if let Some(picked) = own.picks.get_mut(usize::from(label.saturating_sub(1))) {
                *picked += 1;
            }
        }
    }

    /// Adds an entry to the turn it belongs to. In the opening each wave is a turn of both.
    fn note_turn(&mut self, turn: &mut Turn, played: &Played) {
        let sown = |side: Side| {
            let drops = played.steps.iter().filter(|step| match step {
                Step::Drop { by, .. } => *by == side,
                Step::Lift { .. } | Step::Capture { .. } | Step::Sweep { .. } => false,
            });
            i64::try_from(drops.count()).unwrap_or(i64::MAX)
        };
        let alone = match played.entry {
            Entry::Pick(hole) if played.laps[hole.side.other()] == 0 => Some(hole.side),
            _ => None,
        };
        if alone.is_none() || turn.side != alone {
            *turn = Turn {
                side: alone,
                ..Turn::default()
            };
        }
        for side in Side::BOTH {
            let (mut seeds, mut laps) = (sown(side), i64::from(played.laps[side]));
            if alone == Some(side) {
                turn.seeds += seeds;
                turn.laps += laps;
                (seeds, laps) = (turn.seeds, turn.laps);
            }
            let own = &mut self.sides[side];
            if (seeds, laps) > (own.turn_seeds, own.turn_laps) {
                (own.turn_seeds, own.turn_laps) = (seeds, laps);
            }
        }
    }

    /// The result of the match, between these players of a server. It must be over.
    pub(super) fn match_result(self, server: ServerId, players: BySide<PlayerId>) -> MatchResult {
        let finished = self.rounds.iter().filter(|round| round.outcome.is_some());
        let finished = u8::try_from(finished.count()).unwrap_or(u8::MAX);
        let by_word = !matches!(self.ended_by, Some(EndedBy::Rounds) | None);
        let is_early = Side::BOTH
            .into_iter()
            .any(|side| self.moves[side] < MOVES_MIN);
        MatchResult {
            server,
            game: self.options.variant,
            options: beside_the_usual(self.options),
            players,
            winner: match self.outcome {
                Some(Outcome::Won(side)) => Some(side),
                Some(Outcome::Draw) | None => None,
            },
            reason: match_reason(self.ended_by).to_owned(),
            wins: self.wins,
            drawn: finished.saturating_sub(self.wins.south + self.wins.north),
            counts: if by_word && is_early {
                Counts::Early
            } else {
                Counts::Yes
            },
            sides: self.sides,
        }
    }
}

/// How a round began.
struct Start {
    began: BySide<bool>,
    burnt: BySide<Vec<u8>>,
}

impl Start {
    fn of(mat: &Match) -> Self {
        let board: &Board = mat.board();
        Self {
            began: mat.awaited(),
            burnt: BySide::from_fn(|side| {
                let burnt = board.holes(side).filter(|hole| board.is_burnt(*hole));
                burnt.map(|hole| hole.label).collect()
            }),
        }
    }
}

const fn match_reason(ended_by: Option<EndedBy>) -> &'static str {
    match ended_by {
        Some(EndedBy::Resigned(_)) => "resigned",
        Some(EndedBy::OutOfTime(_)) => "out of time",
        Some(EndedBy::DrawAgreed) => "draw agreed",
        Some(EndedBy::Rounds) | None => "rounds",
    }
}

const fn round_reason(reason: RoundEndReason, ended_by: Option<EndedBy>) -> &'static str {
    match reason {
        RoundEndReason::SideEmpty => "side empty",
        RoundEndReason::CannotFeed => "cannot feed",
        RoundEndReason::Majority => "majority",
        RoundEndReason::Repetition => "repetition",
        RoundEndReason::ByWord => match_reason(ended_by),
    }
}

/// The headers of a record that are not the game's own, and not the lot: `rounds: 3, seeds: 5`.
fn beside_the_usual(options: Options) -> String {
    let headers = |options: Options| Record::new(options).to_string();
    let mut agreed = options;
    agreed.lot = Side::South;
    let usual = headers(usual(options.variant));
    let text = headers(agreed);
    let beside = text
        .lines()
        .filter(|line| !line.is_empty() && !usual.lines().any(|known| known == *line));
    beside.collect::<Vec<_>>().join(", ")
}

const fn usual(variant: Variant) -> Options {
    Options::new(variant)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(text: &str) -> Account {
        Account::of(&Record::parse(text).unwrap()).unwrap()
    }

    fn result(text: &str) -> MatchResult {
        account(text).match_result(
            ServerId::new(1),
            BySide {
                south: PlayerId::new(2),
                north: PlayerId::new(3),
            },
        )
    }

    #[test]
    fn a_round_tells_who_began_it_and_how_it_ended() {
        let rounds = account("game: kalah\nholes: 1\nseeds: 1\nrounds: 3\n\nS1 N1 S1").rounds;
        let began: Vec<_> = rounds.iter().map(|round| round.began.south).collect();
        assert_eq!(began, [true, false, true]);
        assert!(rounds.iter().all(|round| round.reason == "side empty"));
    }

    #[test]
    fn a_secret_opening_is_begun_by_both() {
        let rounds = account("game: congkak\n\nS1+N1 S!").rounds;
        assert_eq!(rounds.len(), 1);
        assert_eq!(
            rounds[0].began,
            BySide {
                south: true,
                north: true
            }
        );
    }

    #[test]
    fn a_round_that_a_word_cut_short_is_kept_with_its_seeds_and_won_by_nobody() {
        let rounds = account("game: kalah\nholes: 3\nseeds: 3\n\nS1 S2 N!").rounds;
        assert_eq!(rounds[0].reason, "resigned");
        assert_eq!(rounds[0].outcome, None);
        assert_eq!(rounds[0].seeds, BySide { south: 2, north: 0 });
    }

    #[test]
    fn a_match_that_a_word_ended_counts_once_each_side_has_moved_twice() {
        for (record, counts) in [
            ("game: oware\n\nS!", Counts::Early),
            ("game: oware\n\nS1 N1 S2 N!", Counts::Early),
            ("game: oware\n\nS1 N1 S2 N2 N!", Counts::Yes),
            ("game: oware\n\nS1 N1 S2 N?", Counts::Early),
            ("game: oware\n\nS1 N1 S2 =", Counts::Early),
            ("game: oware\n\nS1 N1 S2 N2 =", Counts::Yes),
            // What the rules ended counts, however short it was.
            ("game: kalah\nholes: 1\nseeds: 1\n\nS1", Counts::Yes),
        ] {
            assert_eq!(result(record).counts, counts, "{record}");
        }
    }

    #[test]
    fn a_turn_is_all_that_a_side_sows_before_the_other_side_may() {
        // S4 ends in the store, and S6 goes on: 3 and then 1 seeds.
        let result = result("game: kalah\nseeds: 3\n\nS4 S1 N2 S2 N5 N!");
        let south = &result.sides.south;
        assert_eq!((south.turn_seeds, south.turn_laps), (6, 2));
        assert_eq!(south.picks, [1, 1, 0, 1, 0, 0]);
        assert_eq!(south.opening, Some(4));
    }

    #[test]
    fn only_what_differs_from_the_game_itself_is_told_of_its_options() {
        assert_eq!(result("game: oware\n\nS!").options, "");
        assert_eq!(
            result("game: congkak\nholes: 5\nseeds: 4\nrounds: 3\nlot: north\n\nS!").options,
            "holes: 5, seeds: 4, rounds: 3"
        );
    }
}
