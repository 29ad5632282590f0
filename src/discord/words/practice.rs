//! Practice against the bot, and hints.

use super::{Language, name, texts};
use crate::ai::{Done, Hint, Sure, Worth};
use crate::db::{Offer, OfferKind, OfferState};
use crate::play::{Advice, OwnScene, Scene};
use crate::rules::LastSeed;
use std::cmp::Ordering;

/// How many picks of a turn a hint tells.
const PICKS_TOLD: usize = 6;
/// How many seeds a pick of the other side must bring, to be warned of.
const THREAT_MIN: u8 = 3;
/// The parts of a seed that leads are counted in.
const SEED: i16 = 100;

/// An opponent by name, with the level of the bot.
pub(super) fn opponent(language: Language, name: String, level: Option<i64>) -> String {
    match level {
        Some(level) => texts::practice_opponent(language, name, level),
        None => name,
    }
}

/// What came of asking the bot for something, to who asked.
pub(in crate::discord) fn asked_bot(language: Language, scene: &Scene, offer: &Offer) -> String {
    let opponent = name(language, &scene.row.names[offer.side.other()]);
    match (offer.kind, offer.state) {
        (OfferKind::Takeback, _) => texts::practice_taken_back(language).to_owned(),
        (OfferKind::Draw, OfferState::Accepted) => texts::practice_draw_taken(language, opponent),
        (OfferKind::Draw, _) => texts::practice_draw_declined(language, opponent),
    }
}

/// A hint, with its reasons.
pub(in crate::discord) fn hint(language: Language, own: &OwnScene, advice: &Advice) -> String {
    match advice {
        Advice::Opening(shares) => {
            if let [(hole, _)] = shares.as_slice() {
                return texts::hint_opening_sure(language, *hole);
            }
            let shares = shares.iter().map(|&(label, share)| {
                texts::hint_share(language, label, rounded(share * 100.0).max(1))
            });
            texts::hint_opening(language, super::listed(language, shares))
        }
        Advice::Turn(hint) => {
            let opponent = name(language, &own.scene.row.names[own.side.other()]);
            of_turn(language, opponent, hint)
        }
    }
}

fn of_turn(language: Language, opponent: String, hint: &Hint) -> String {
    let then = texts::hint_then(language);
    let picks: Vec<String> = hint.turn.iter().map(|done| pick(language, done)).collect();
    let told = picks.iter().take(PICKS_TOLD).cloned();
    let mut turn = told.collect::<Vec<_>>().join(then);
    if picks.len() > PICKS_TOLD {
        turn.push_str(" …");
    }
    let mut lines = vec![texts::hint_turn(language, turn)];
    if let Some((_, worth)) = hint.picks.first() {
        lines.push(in_words(language, *worth));
    }
    if let Some(threat) = hint
        .threat
        .as_ref()
        .filter(|done| done.gained >= THREAT_MIN)
    {
        let threat = pick(language, threat);
        lines.push(texts::hint_threat(language, opponent, threat));
    }
    lines.join("\n")
}

/// What one pick does: "hole 2 captures 9 (+10)".
fn pick(language: Language, done: &Done) -> String {
    let last = match done.ends {
        _ if done.round_end.is_some() => "over",
        LastSeed::OwnStore => "store",
        _ if done.captured > 0 => "captured",
        _ => "stayed",
    };
    texts::hint_pick(
        language,
        done.hole.label,
        done.lifted,
        done.gained,
        done.captured,
        last,
    )
}

/// What the best pick is worth.
fn in_words(language: Language, worth: Worth) -> String {
    let seeds = (i32::from(worth.lead).abs() + i32::from(SEED) / 2) / i32::from(SEED);
    let word = match (worth.sure, worth.lead) {
        (Sure::Result(Ordering::Greater), _) => "won",
        (Sure::Result(Ordering::Equal), _) => "drawn",
        (Sure::Result(Ordering::Less), _) => "lost",
        _ if seeds == 0 => "level",
        (_, 1..) => "ahead",
        (_, _) => "behind",
    };
    texts::hint_worth(language, word, seeds)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a share of a hundred"
)]
fn rounded(number: f64) -> u8 {
    number.round().clamp(0.0, 100.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Hole, RoundEndReason, Side};

    fn done(side: Side, label: u8, ends: LastSeed, captured: u8, gained: u8) -> Done {
        Done {
            hole: Hole::new(side, label),
            lifted: 4,
            laps: 1,
            sown: 4,
            ends,
            captured,
            gained,
            given: 0,
            round_end: None,
        }
    }

    fn worth(lead: i16, sure: Sure) -> Worth {
        Worth { lead, sure }
    }

    #[test]
    fn a_hint_tells_the_turn_what_it_is_worth_and_what_to_fear() {
        let first = done(Side::South, 5, LastSeed::OwnStore, 0, 1);
        let second = done(Side::South, 2, LastSeed::Captured, 9, 10);
        let hint = Hint {
            picks: vec![(first, worth(640, Sure::Guess))],
            turn: vec![first, second],
            threat: Some(done(Side::North, 3, LastSeed::Captured, 4, 4)),
        };
        assert_eq!(
            of_turn(Language::English, "Bot".to_owned(), &hint),
            "💡 Best: **hole 5 ends in the store (+1), then hole 2 captures 9 (+10)**.\n\
             After that I expect you 6 seeds ahead at the end of the round.\n\
             -# What **Bot** could do, were it the one to move: hole 3 captures 4 (+4)."
        );
    }

    #[test]
    fn a_long_turn_is_cut_and_a_small_threat_is_not_told() {
        let one = done(Side::South, 1, LastSeed::OwnStore, 0, 1);
        let mut last = done(Side::South, 2, LastSeed::Stayed, 0, 0);
        last.round_end = Some(RoundEndReason::SideEmpty);
        let hint = Hint {
            picks: vec![(one, worth(0, Sure::Result(Ordering::Greater)))],
            turn: vec![one; 9],
            threat: Some(done(Side::North, 3, LastSeed::Captured, 2, 2)),
        };
        let told = of_turn(Language::English, "Bot".to_owned(), &hint);
        assert_eq!(told.matches("ends in the store").count(), PICKS_TOLD);
        assert!(told.contains(" …**."), "{told}");
        assert!(told.ends_with("It wins this round for sure."), "{told}");
        assert_eq!(pick(Language::English, &last), "hole 2 ends the round");
        let sows = done(Side::South, 4, LastSeed::Stayed, 0, 0);
        assert_eq!(pick(Language::English, &sows), "hole 4 sows 4");
    }

    #[test]
    fn what_a_pick_is_worth_is_said_in_whole_seeds() {
        let said = |lead, sure| in_words(Language::English, worth(lead, sure));
        assert!(said(-149, Sure::Lead).contains("1 seed behind"));
        assert!(said(150, Sure::Guess).contains("2 seeds ahead"));
        assert!(said(49, Sure::Guess).contains("about level"));
        assert!(said(0, Sure::Result(Ordering::Less)).contains("can only be lost"));
        assert!(said(0, Sure::Result(Ordering::Equal)).contains("a draw"));
        assert!(said(i16::MIN, Sure::Guess).contains("328 seeds behind"));
    }
}
