//! Why something was not done, told to who asked for it.

use super::{Language, game, link, name, texts};
use crate::db::ChallengeState;
use crate::play::{ANSWER_MAX, Refusal};
use crate::rules::{BadOptions, BySide, CannotPick, Outcome};

/// The words of a refusal. Exhaustive: a new refusal will not compile mute.
pub(in crate::discord) fn refusal(language: Language, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Oneself => texts::refused_oneself(language).to_owned(),
        Refusal::Bot => texts::refused_bot(language).to_owned(),
        Refusal::LevelWithoutBot => texts::refused_level(language).to_owned(),
        Refusal::TooManyPractices { max } => texts::refused_many_practices(language, *max),
        Refusal::NoHints => texts::refused_no_hints(language).to_owned(),
        Refusal::Options(bad) => bad_options(language, *bad),
        Refusal::ChallengedAlready {
            place,
            is_own,
            is_for_anybody,
            ..
        } => match (is_for_anybody, is_own) {
            (true, _) => texts::refused_offered_already(language, link(place)),
            (false, true) => texts::refused_challenged_already(language, link(place)),
            (false, false) => texts::refused_accept_that(language, link(place)),
        },
        Refusal::PlayingAlready { place, .. } => {
            texts::refused_playing_already(language, link(place))
        }
        Refusal::NoSuchChallenge => texts::refused_challenge_gone(language).to_owned(),
        Refusal::NotForYou { opponent } => {
            texts::refused_not_for_you(language, name(language, opponent))
        }
        Refusal::NotYourChallenge { challenger } => {
            texts::refused_not_your_challenge(language, name(language, challenger))
        }
        Refusal::OwnChallenge => texts::refused_own_challenge(language).to_owned(),
        Refusal::ChallengeOver { state } => challenge_over(language, *state).to_owned(),
        Refusal::NoSuchMatch => texts::refused_match_gone(language).to_owned(),
        Refusal::NotYourMatch { players } => texts::refused_not_your_match(
            language,
            name(language, &players.south),
            name(language, &players.north),
        ),
        Refusal::NotYourTurn { to_move } => {
            texts::refused_not_your_turn(language, name(language, to_move))
        }
        Refusal::NothingToPick => texts::refused_nothing_to_pick(language).to_owned(),
        Refusal::Stale { .. } => texts::refused_stale(language).to_owned(),
        Refusal::MatchOver { outcome, players } => match_over(language, *outcome, players),
        Refusal::MatchNotOver => texts::refused_match_not_over(language).to_owned(),
        Refusal::Hole { hole, why } => cannot_pick(language, hole.label, *why),
        Refusal::MatchOff { .. } => texts::refused_off(language).to_owned(),
        Refusal::NotTaken { other } => texts::refused_not_taken(language, name(language, other)),
        Refusal::NotTakable => texts::refused_not_takable(language).to_owned(),
        Refusal::NobodyThere => texts::refused_nobody_there(language).to_owned(),
        Refusal::TooManyChallenges { max } => texts::refused_many_challenges(language, *max),
        Refusal::TooManyMatches { max, other: None } => texts::refused_many_matches(language, *max),
        Refusal::TooManyMatches {
            other: Some(other), ..
        } => texts::refused_many_matches_of(language, name(language, other)),
        Refusal::ServerFull => texts::refused_server_full(language).to_owned(),
        Refusal::OnlyThere { place } => texts::refused_only_there(language, link(place)),
        Refusal::HasLeft { player } => texts::refused_left(language, name(language, player)),
        Refusal::NotHere { channels } => {
            let channels: Vec<String> = channels.iter().map(|id| format!("<#{id}>")).collect();
            texts::refused_not_here(language, channels.join(" "))
        }
        Refusal::NoClock { is_agreed: false } => texts::refused_no_clock(language).to_owned(),
        Refusal::NoClock { is_agreed: true } => texts::refused_not_awaited(language).to_owned(),
        Refusal::OwnClock => texts::refused_own_clock(language).to_owned(),
        Refusal::NotLate { until } => texts::refused_not_late(language, until.secs()),
        Refusal::NotWarned => texts::refused_not_warned(language).to_owned(),
        Refusal::OnVacation { until: Some(until) } => {
            texts::refused_on_vacation(language, until.secs())
        }
        Refusal::OnVacation { until: None } => texts::refused_clock_stands(language).to_owned(),
        Refusal::PickFirst => texts::refused_pick_first(language).to_owned(),
        Refusal::BothLate => texts::refused_both_late(language).to_owned(),
        Refusal::CannotCallOff => texts::refused_call_off(language).to_owned(),
        Refusal::OfferStands { .. } => texts::refused_offer_stands(language).to_owned(),
        Refusal::AnswerFirst => texts::refused_answer_first(language).to_owned(),
        Refusal::OfferedAlready => texts::refused_asked_already(language).to_owned(),
        Refusal::NothingToTakeBack => texts::refused_nothing_to_take_back(language).to_owned(),
        Refusal::NoSuchOffer => texts::refused_offer_gone(language).to_owned(),
        Refusal::NotYourOffer { other } => {
            texts::refused_not_your_offer(language, name(language, other))
        }
        Refusal::OfferOver { .. } => texts::refused_offer_over(language).to_owned(),
        Refusal::VacationOn { until } => texts::refused_on_vacation_already(language, until.secs()),
        Refusal::VacationTooLong { days_left } => {
            texts::refused_vacation_too_long(language, *days_left)
        }
        Refusal::NoVacation => texts::refused_no_vacation(language).to_owned(),
        Refusal::NoSuchSetting => texts::refused_setting(language).to_owned(),
        Refusal::CannotBlock => texts::refused_block(language).to_owned(),
        Refusal::NoSuchHole => texts::refused_hole_unknown(language).to_owned(),
        Refusal::UnknownMatch => texts::refused_match_unknown(language).to_owned(),
        Refusal::MatchElsewhere => texts::refused_match_elsewhere(language).to_owned(),
        Refusal::StillPlayed => texts::refused_still_played(language).to_owned(),
        Refusal::NothingToAnalyse => texts::refused_nothing_to_analyse(language).to_owned(),
        Refusal::AnalysisUnderWay => texts::refused_analysis_under_way(language).to_owned(),
        Refusal::TooManyAnalyses => texts::refused_many_analyses(language).to_owned(),
        Refusal::NoSuchPuzzle => texts::refused_puzzle_gone(language).to_owned(),
        Refusal::NotPicks => texts::refused_picks(language, ANSWER_MAX),
    }
}

fn challenge_over(language: Language, state: ChallengeState) -> &'static str {
    match state {
        ChallengeState::Open | ChallengeState::Accepted => texts::refused_was_accepted(language),
        ChallengeState::Declined => texts::refused_was_declined(language),
        ChallengeState::Cancelled => texts::refused_was_taken_back(language),
        ChallengeState::Expired => texts::refused_has_expired(language),
    }
}

fn match_over(language: Language, outcome: Option<Outcome>, players: &BySide<String>) -> String {
    match outcome {
        Some(Outcome::Won(side)) => {
            texts::refused_match_won(language, name(language, &players[side]))
        }
        Some(Outcome::Draw) | None => texts::refused_match_drawn(language).to_owned(),
    }
}

fn cannot_pick(language: Language, label: u8, why: CannotPick) -> String {
    match why {
        CannotPick::Empty => texts::refused_empty(language, label),
        CannotPick::Burnt => texts::refused_burnt(language, label),
        CannotPick::RelayedFrom => texts::refused_relayed_from(language, label),
        CannotPick::MustFeed => texts::refused_must_feed(language, label),
        CannotPick::NoSuchHole => texts::refused_no_such_hole(language, label),
        CannotPick::Over | CannotPick::NotAwaited | CannotPick::NotYourTurn => {
            texts::refused_no_turn(language).to_owned()
        }
    }
}

fn bad_options(language: Language, bad: BadOptions) -> String {
    match bad {
        BadOptions::Holes { min, max } => texts::options_holes(language, min, max),
        BadOptions::Seeds { min, max } => texts::options_seeds(language, min, max),
        BadOptions::Rounds { max } => texts::options_rounds(language, max),
        BadOptions::BurnoutWithoutBurning => {
            texts::options_burnout_without_burning(language).to_owned()
        }
        BadOptions::NotInVariant { variant, option } => {
            // This one is a value of `opening`, and no option by itself.
            let option = match option {
                "a simultaneous opening" => "opening",
                option => option,
            };
            texts::options_not_in_game(language, game(variant), option)
        }
    }
}
