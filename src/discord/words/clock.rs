//! Clocks, offers between players, and what cannot be had of them.

use super::{Language, link, mention, name};
use crate::db::{CalledOff, Moment, Offer, OfferKind, OfferState};
use crate::play::{Link, Refusal, Scene};
use crate::rules::Side;

/// Discord's limit on the name of a thread, in characters.
const THREAD_NAME_MAX: usize = 100;

/// A moment, as each reader's client writes it, and how far off it is.
fn when(moment: Moment) -> String {
    let secs = moment.secs();
    format!("<t:{secs}:f> (<t:{secs}:R>)")
}

/// Reminds a player whose time runs out.
pub(in crate::discord) fn reminder(_: Language, scene: &Scene, side: Side, due: Moment) -> String {
    let opponent = name(&scene.row.names[side.other()]);
    let place = link(&Link::to_match(&scene.row));
    format!(
        "⏳ {}, your pick against **{opponent}** is awaited until {}: {place}",
        mention(scene.row.players[side]),
        when(due)
    )
}

/// Tells a player that the opponent's time is up.
pub(in crate::discord) fn late(_: Language, scene: &Scene, side: Side) -> String {
    let place = link(&Link::to_match(&scene.row));
    format!(
        "⌛ {}, the time of **{}** is up. You can claim the match, give more time, or wait: {place}",
        mention(scene.row.players[side.other()]),
        name(&scene.row.names[side]),
    )
}

/// Tells a player that a match is off, as its place is gone.
pub(in crate::discord) fn farewell(_: Language, scene: &Scene, side: Side) -> String {
    let opponent = name(&scene.row.names[side.other()]);
    let why = match scene.row.called_off {
        Some(CalledOff::ServerGone) => "I am not in its server any more",
        _ => "its channel is gone",
    };
    format!("Your match against **{opponent}** is off without a result: {why}.")
}

/// What one player asks the other, and what became of it.
pub(in crate::discord) fn offer(_: Language, scene: &Scene, offer: &Offer) -> String {
    let asker = name(&scene.row.names[offer.side]);
    let other = name(&scene.row.names[offer.side.other()]);
    let called = mention(scene.row.players[offer.side.other()]);
    let what = match offer.kind {
        OfferKind::Draw => "a draw",
        OfferKind::Takeback => "to take the last turn back",
    };
    match offer.state {
        OfferState::Open => format!("🤝 {called}, **{asker}** asks for {what}."),
        OfferState::Accepted => format!("🤝 **{asker}** asked for {what}: **{other}** agreed."),
        OfferState::Declined => format!("🤝 **{asker}** asked for {what}: **{other}** declined."),
        OfferState::Withdrawn => format!("🤝 **{asker}** asked for {what}, and took that back."),
        OfferState::Void => format!("🤝 **{asker}** asked for {what}; the match went on."),
    }
}

/// The name of a match's own thread.
pub(in crate::discord) fn thread_name(scene: &Scene) -> String {
    let names = scene.row.names.as_ref().map(|name| super::plain_name(name));
    let name = format!("{} – {}", names.south, names.north);
    crate::discord::card::shortened(&name, THREAD_NAME_MAX)
}

/// Why a match is off without a result.
pub(in crate::discord) const fn called_off(_: Language, why: CalledOff) -> &'static str {
    match why {
        CalledOff::Cancelled => "🚫 The match was cancelled before it began. It has no result.",
        CalledOff::BothLate => "🚫 Both ran out of time: the match is off, without a result.",
        CalledOff::Silence => "🚫 Nobody moved for a month: the match is off, without a result.",
        CalledOff::Abandoned => {
            "🚫 The match was left lying for a month: it is off, without a result."
        }
        CalledOff::PlaceGone => "🚫 The channel is gone: the match is off, without a result.",
        CalledOff::ServerGone => "🚫 I left the server: the match is off, without a result.",
    }
}

/// Until when a pick is awaited, or since when it is late; nothing where no clock runs.
pub(in crate::discord) fn clocks(_: Language, scene: &Scene) -> Vec<String> {
    Side::BOTH
        .into_iter()
        .filter_map(|side| {
            let clock = scene.clocks[side]?;
            let player = name(&scene.row.names[side]);
            Some(if clock.left.is_some() {
                format!("-# 🏖️ **{player}** is on vacation: the clock stands still.")
            } else if clock.late_at.is_some() {
                format!(
                    "⌛ The time of **{player}** is up. The opponent may claim the match, give \
                     more time, or wait."
                )
            } else {
                format!("-# ⏳ **{player}**: until {}", when(clock.due_at))
            })
        })
        .collect()
}

/// Why something about clocks, offers or manners was not done.
pub(super) fn refusal(_: Language, refusal: &Refusal) -> String {
    match refusal {
        Refusal::MatchOff { .. } => "This match was called off and has no result.".to_owned(),
        Refusal::NotTaken { other } => {
            format!("{} does not play at the moment.", name(other))
        }
        Refusal::NobodyThere => "The other player has left and had their data deleted.".to_owned(),
        Refusal::TooManyChallenges { max } => format!(
            "You have {max} open challenges in this server, and that is the limit. Take one back first."
        ),
        Refusal::TooManyMatches { max, other: None } => format!(
            "You have {max} open matches in this server, and that is the limit. Finish one first."
        ),
        Refusal::TooManyMatches {
            max,
            other: Some(other),
        } => format!(
            "{} has {max} open matches in this server, and that is the limit.",
            name(other)
        ),
        Refusal::ServerFull => "There are too many open matches in this server.".to_owned(),
        Refusal::NotHere { channels } => {
            let channels: Vec<String> = channels.iter().map(|id| format!("<#{id}>")).collect();
            format!(
                "In this server matches are played here: {}",
                channels.join(" ")
            )
        }
        Refusal::NoClock { is_agreed: false } => {
            "This match has no clock: take your time, both of you.".to_owned()
        }
        Refusal::NoClock { is_agreed: true } => {
            "It is not the other player who is awaited.".to_owned()
        }
        Refusal::NotLate { until } => {
            format!("The other player still has time, until {}.", when(*until))
        }
        Refusal::NotWarned => "The other player has not been reminded yet.".to_owned(),
        Refusal::OnVacation { until: Some(until) } => {
            format!("The other player is on vacation, until {}.", when(*until))
        }
        Refusal::OnVacation { until: None } => "The other player's clock stands still.".to_owned(),
        Refusal::PickFirst => "Choose your own hole first.".to_owned(),
        Refusal::BothLate => "You are both out of time: cancel the match, or choose.".to_owned(),
        Refusal::CannotCallOff => "Each of you has moved: offer a draw, or resign.".to_owned(),
        Refusal::OfferStands { .. } => "You have asked that already.".to_owned(),
        Refusal::AnswerFirst => "The other player asks the same: answer that first.".to_owned(),
        Refusal::OfferedAlready => {
            "You have asked that already. Ask again after the next move.".to_owned()
        }
        Refusal::NothingToTakeBack => "You have no turn that could be taken back.".to_owned(),
        Refusal::NoSuchOffer => "This offer is gone.".to_owned(),
        Refusal::NotYourOffer { other } => format!("That is for {} to say.", name(other)),
        Refusal::OfferOver { .. } => "This offer is over.".to_owned(),
        Refusal::VacationOn { until } => format!("You are on vacation until {}.", when(*until)),
        Refusal::VacationTooLong { days_left } => {
            format!("You have {days_left} days of vacation left this year.")
        }
        Refusal::NoVacation => "You are not on vacation.".to_owned(),
        Refusal::NoSuchSetting => "There is no such setting.".to_owned(),
        Refusal::CannotBlock => {
            "You can block other people, not yourself, and not bots.".to_owned()
        }
        _ => String::new(),
    }
}
