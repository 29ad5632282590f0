//! Whole games that another program played: every pick is legal here, and the result the same.

#![expect(
    clippy::unwrap_used,
    reason = "a game that cannot be replayed is a failure"
)]

use congkak::rules::{Record, RoundEndReason};
use std::collections::HashSet;

/// Replays the games of a text; returns the reasons that they ended for.
#[track_caller]
fn check(games: &str) -> HashSet<RoundEndReason> {
    let mut reasons = HashSet::new();
    for text in games.split("----\n") {
        let record = Record::parse(text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        let (mat, played) = record.replay().unwrap();
        assert!(record.result.is_some());
        assert_eq!(mat.outcome(), record.result, "{text}");
        let last = played.last().unwrap();
        reasons.insert(last.round_end.unwrap().reason);
    }
    reasons
}

#[test]
fn kalah() {
    let reasons = check(include_str!("games/kalah.txt"));
    assert_eq!(reasons, HashSet::from([RoundEndReason::SideEmpty]));
}

#[test]
fn oware() {
    let reasons = check(include_str!("games/oware.txt"));
    let all = [
        RoundEndReason::Majority,
        RoundEndReason::CannotFeed,
        RoundEndReason::Repetition,
    ];
    assert_eq!(reasons, HashSet::from(all));
}
