//! Clocks, what players ask each other, and how a match is called off.

use super::{Language, game, link, mention, name, names, plain_name, plain_names, texts};
use crate::db::{CalledOff, Challenge, Moment, Offer, OfferKind, OfferState, Pace};
use crate::discord::card::shortened;
use crate::play::{Link, Scene};
use crate::rules::{BySide, Entry, LastSeed, Played, Record, Side, Step};

/// Discord's limit on the name of a thread, in characters.
const THREAD_NAME_MAX: usize = 100;

/// Until when picks are awaited, or that time is up; nothing where no clock runs.
pub(super) fn clocks(language: Language, scene: &Scene) -> Vec<String> {
    Side::BOTH
        .into_iter()
        .filter_map(|side| {
            let clock = scene.clocks[side]?;
            let player = name(language, &scene.row.names[side]);
            Some(if clock.left.is_some() {
                texts::clock_stands(language, player)
            } else if clock.late_at.is_some() {
                texts::clock_ran_out(language, player)
            } else {
                texts::clock_runs(language, player, clock.due_at.secs())
            })
        })
        .collect()
}

/// Reminds a player whose time runs out.
pub(in crate::discord) fn reminder(
    language: Language,
    scene: &Scene,
    side: Side,
    due: Moment,
) -> String {
    texts::reminder(
        language,
        mention(language, scene.row.players[side]),
        name(language, &scene.row.names[side.other()]),
        due.secs(),
        link(&Link::to_match(&scene.row)),
    )
}

/// Tells a player that the opponent's time is up; and, where `has_left`, that the opponent is not
/// in the server any more.
pub(in crate::discord) fn late(
    language: Language,
    scene: &Scene,
    side: Side,
    has_left: bool,
) -> String {
    let player = mention(language, scene.row.players[side.other()]);
    let opponent = name(language, &scene.row.names[side]);
    let place = link(&Link::to_match(&scene.row));
    if has_left {
        texts::late_left(language, player, opponent, place)
    } else {
        texts::late(language, player, opponent, place)
    }
}

/// Tells a player that the opponent, on `side`, is not in the server any more.
pub(in crate::discord) fn left(language: Language, scene: &Scene, side: Side) -> String {
    let clock = if scene.row.pace == Pace::None {
        "no"
    } else {
        "yes"
    };
    texts::left(
        language,
        mention(language, scene.row.players[side.other()]),
        name(language, &scene.row.names[side]),
        clock,
        link(&Link::to_match(&scene.row)),
    )
}

/// Asks a player what to do about an opponent whose time is up.
pub(in crate::discord) fn late_question(language: Language, opponent: &str, both: bool) -> String {
    if both {
        texts::late_question_both(language, name(language, opponent))
    } else {
        texts::late_question(language, name(language, opponent))
    }
}

/// Confirms a claim.
pub(in crate::discord) fn claimed(language: Language) -> &'static str {
    texts::claimed(language)
}

/// Confirms that the opponent has more time.
pub(in crate::discord) fn extended(language: Language, scene: &Scene, side: Side) -> String {
    let late = side.other();
    let until = scene.clocks[late].map_or(0, |clock| clock.due_at.secs());
    texts::extended(language, name(language, &scene.row.names[late]), until)
}

/// Says that nothing was done about an opponent whose time is up.
pub(in crate::discord) fn waited(language: Language) -> &'static str {
    texts::waited(language)
}

/// Tells a player that a match is off, as its place is gone.
pub(in crate::discord) fn farewell(language: Language, scene: &Scene, side: Side) -> String {
    let opponent = name(language, &scene.row.names[side.other()]);
    if scene.row.called_off == Some(CalledOff::ServerGone) {
        texts::farewell_server(language, opponent)
    } else {
        texts::farewell_place(language, opponent)
    }
}

/// Why a match is off without a result.
pub(super) fn called_off(language: Language, why: CalledOff) -> &'static str {
    match why {
        CalledOff::Cancelled => texts::off_cancelled(language),
        CalledOff::BothLate => texts::off_both_late(language),
        CalledOff::Silence => texts::off_silence(language),
        CalledOff::Abandoned => texts::off_abandoned(language),
        CalledOff::PlaceGone | CalledOff::ServerGone => texts::off_place_gone(language),
    }
}

/// What one player asks the other, and what became of it.
pub(in crate::discord) fn offer(language: Language, scene: &Scene, offer: &Offer) -> String {
    let asker = name(language, &scene.row.names[offer.side]);
    let answerer = name(language, &scene.row.names[offer.side.other()]);
    let called = mention(language, scene.row.players[offer.side.other()]);
    match (offer.kind, offer.state) {
        (OfferKind::Draw, OfferState::Open) => texts::draw_asked(language, called, asker),
        (OfferKind::Draw, OfferState::Accepted) => texts::draw_agreed(language, answerer, asker),
        (OfferKind::Draw, OfferState::Declined) => texts::draw_declined(language, answerer, asker),
        (OfferKind::Draw, OfferState::Withdrawn) => texts::draw_withdrawn(language, asker),
        (OfferKind::Draw, OfferState::Void) => texts::draw_void(language, asker),
        (OfferKind::Takeback, OfferState::Open) => texts::takeback_asked(language, called, asker),
        (OfferKind::Takeback, OfferState::Accepted) => {
            texts::takeback_agreed(language, answerer, asker)
        }
        (OfferKind::Takeback, OfferState::Declined) => {
            texts::takeback_declined(language, answerer, asker)
        }
        (OfferKind::Takeback, OfferState::Withdrawn) => texts::takeback_withdrawn(language, asker),
        (OfferKind::Takeback, OfferState::Void) => texts::takeback_void(language, asker),
    }
}

/// Confirms to the asker that something was asked, or agreed on at once.
pub(in crate::discord) fn asked(language: Language, offer: &Offer) -> &'static str {
    if offer.state == OfferState::Accepted {
        texts::agreed(language)
    } else {
        texts::asked(language)
    }
}

/// The words over what else can be done in a match.
pub(in crate::discord) fn more_heading(language: Language, opponent: &str) -> String {
    texts::more_heading(language, name(language, opponent))
}

/// Asks whether a match is to be cancelled.
pub(in crate::discord) fn call_off_question(language: Language, opponent: &str) -> String {
    texts::call_off_question(language, name(language, opponent))
}

/// Confirms that a match is cancelled.
pub(in crate::discord) fn called_off_now(language: Language) -> &'static str {
    texts::called_off(language)
}

/// Asks which of several matches is meant.
pub(in crate::discord) fn which_match(language: Language) -> &'static str {
    texts::which_match(language)
}

/// Asks what of several things is to be cancelled.
pub(in crate::discord) fn what_to_cancel(language: Language) -> &'static str {
    texts::what_to_cancel(language)
}

/// Says that there is nothing to be cancelled in a channel.
pub(in crate::discord) fn nothing_to_cancel(language: Language) -> &'static str {
    texts::nothing_to_cancel(language)
}

/// A player's own challenge in a list; for a button, and so without markdown.
pub(in crate::discord) fn challenge_choice(language: Language, challenge: &Challenge) -> String {
    let offer = &challenge.offer;
    let game = Record::parse(&offer.options)
        .map(|record| game(record.options.variant))
        .unwrap_or_default();
    match offer.opponent {
        Some(_) => {
            let opponent = plain_name(language, &offer.opponent_name);
            texts::challenge_choice(language, opponent, game)
        }
        None => texts::challenge_choice_anybody(language, game),
    }
}

/// Confirms a pick that was made by command.
pub(in crate::discord) fn played(language: Language, label: u8) -> String {
    texts::played(language, label)
}

/// A hole in a list, and what it would do; in the opening, only what lies in it.
pub(in crate::discord) fn hole_choice(
    language: Language,
    label: u8,
    seeds: u8,
    played: Option<&Played>,
) -> String {
    let Some(played) = played else {
        return texts::hole_choice_secret(language, seeds, label);
    };
    let Entry::Pick(hole) = played.entry else {
        return texts::hole_choice_secret(language, seeds, label);
    };
    let by = hole.side;
    let sown = played
        .steps
        .iter()
        .filter(|step| matches!(step, Step::Drop { by: who, .. } if *who == by))
        .count();
    let last = match played.last_seed[by] {
        _ if played.round_end.is_some() => "over",
        Some(LastSeed::OwnStore) => "again",
        Some(LastSeed::Burnt) => "burnt",
        Some(LastSeed::Relays) => "relays",
        _ => "stayed",
    };
    let (laps, captured) = (played.laps[by], played.captured[by]);
    texts::hole_choice(language, label, laps, sown, captured, last)
}

/// The word by which the texts select a pace.
pub(super) const fn pace_word(pace: Pace) -> &'static str {
    match pace {
        Pace::Live => "live",
        Pace::Day => "day",
        Pace::ThreeDays => "three_days",
        Pace::Week => "week",
        Pace::None => "none",
    }
}

/// The name of a match's own thread.
pub(in crate::discord) fn thread_name(language: Language, scene: &Scene) -> String {
    let names: BySide<String> = plain_names(language, &scene.row.names);
    shortened(
        &format!("{} – {}", names.south, names.north),
        THREAD_NAME_MAX,
    )
}

/// The words over the record of a match.
pub(in crate::discord) fn record_heading(language: Language, scene: &Scene) -> String {
    let names = names(language, &scene.row.names);
    texts::record_heading(language, names.south, names.north)
}

/// Says what is in the file of a record, beside it.
pub(in crate::discord) fn alt_record(language: Language, scene: &Scene) -> String {
    let names = plain_names(language, &scene.row.names);
    texts::alt_record(language, names.south, names.north)
}

/// Says that a message shows no match.
pub(in crate::discord) fn record_none(language: Language) -> &'static str {
    texts::record_none(language)
}
