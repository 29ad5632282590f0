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
    let opponent = name(&scene.row.names[offer.side.other()]);
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
            let shares = shares.iter().map(|&(label, share)| {
                texts::hint_share(language, label, rounded(share * 100.0).max(1))
            });
            texts::hint_opening(language, super::listed(language, shares))
        }
        Advice::Turn(hint) => of_turn(language, own, hint),
    }
}

fn of_turn(language: Language, own: &OwnScene, hint: &Hint) -> String {
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
        let opponent = name(&own.scene.row.names[own.side.other()]);
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
