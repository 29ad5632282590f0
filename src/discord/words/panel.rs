//! Settings, privacy, vacations, open tables and blocks.

use super::{LIST_CHARS_MAX, Language, clock, game, link, name, offered_terms, rounds, texts};
use crate::db::{Block, Challenge, Moment, Pace, SeasonLength};
use crate::play::{Link, PicksIn, Reminders};
use crate::rules::{Rounds, Variant};

/// The words over a player's own settings.
pub(in crate::discord) fn settings_own(language: Language) -> &'static str {
    texts::settings_own(language)
}

/// The words over a page of a server's settings, from 1.
pub(in crate::discord) fn settings_server(language: Language, page: u32, pages: u32) -> String {
    texts::settings_server(language, page, pages)
}

/// Says that a setting of the server is not everybody's to change.
pub(in crate::discord) fn settings_need_manager(language: Language) -> &'static str {
    texts::settings_need_manager(language)
}

/// A language to be chosen; `None`: what Discord says.
pub(in crate::discord) fn setting_language(language: Language, of: Option<Language>) -> String {
    match of {
        Some(of) => texts::setting_language(language, of.own_name()),
        None => texts::setting_language_auto(language).to_owned(),
    }
}

/// A theme to be chosen, by its word.
pub(in crate::discord) fn setting_theme(language: Language, word: &'static str) -> String {
    texts::setting_theme(language, word)
}

/// A way to be reminded.
pub(in crate::discord) fn setting_reminders(language: Language, how: Reminders) -> String {
    texts::setting_reminders(language, how.word())
}

/// A place for secret picks.
pub(in crate::discord) fn setting_picks(language: Language, place: PicksIn) -> String {
    texts::setting_picks(language, place.word())
}

/// A game that challenges offer.
pub(in crate::discord) fn setting_game(language: Language, variant: Variant) -> String {
    texts::setting_game(language, game(variant))
}

/// A number of rounds that challenges offer.
pub(in crate::discord) fn setting_rounds(language: Language, number: Rounds) -> String {
    texts::setting_rounds(language, rounds(number))
}

/// A pace that challenges offer.
pub(in crate::discord) fn setting_pace(language: Language, pace: Pace) -> String {
    texts::setting_pace(language, clock::pace_word(pace))
}

/// A limit on open challenges.
pub(in crate::discord) fn setting_challenges(language: Language, max: u32) -> String {
    texts::setting_challenges(language, max)
}

/// A limit on open matches.
pub(in crate::discord) fn setting_matches(language: Language, max: u32) -> String {
    texts::setting_matches(language, max)
}

/// A length of the server's seasons.
pub(in crate::discord) fn setting_season(language: Language, length: SeasonLength) -> String {
    texts::setting_season(language, length.word())
}

/// What stands where no channel is chosen.
pub(in crate::discord) fn setting_channels(language: Language) -> &'static str {
    texts::setting_channels(language)
}

/// What stands where no role is chosen.
pub(in crate::discord) fn setting_manager(language: Language) -> &'static str {
    texts::setting_manager(language)
}

/// What is kept of people, and why.
pub(in crate::discord) fn privacy(language: Language) -> &'static str {
    texts::privacy(language)
}

/// The words over a player's data.
pub(in crate::discord) fn privacy_export(language: Language) -> &'static str {
    texts::privacy_export(language)
}

/// Says what is in the file of a player's data.
pub(in crate::discord) fn alt_export(language: Language) -> &'static str {
    texts::privacy_export(language)
}

/// Asks whether a player is to be forgotten.
pub(in crate::discord) fn forget_question(language: Language) -> &'static str {
    texts::forget_question(language)
}

/// Confirms that a player is forgotten.
pub(in crate::discord) fn forgotten(language: Language) -> &'static str {
    texts::forgotten(language)
}

/// Says that a player is not forgotten.
pub(in crate::discord) fn kept(language: Language) -> &'static str {
    texts::kept(language)
}

/// How a player's vacation stands.
pub(in crate::discord) fn vacation(language: Language, until: Option<Moment>, days: u32) -> String {
    match until {
        Some(until) => texts::vacation_begun(language, until.secs(), days),
        None => texts::vacation_over(language, days),
    }
}

/// Who looks for an opponent in a server.
pub(in crate::discord) fn tables(language: Language, tables: &[Challenge]) -> String {
    if tables.is_empty() {
        return texts::tables_none(language).to_owned();
    }
    let mut text = texts::tables_heading(language).to_owned();
    for (told, table) in tables.iter().enumerate() {
        let place = Link {
            server: table.offer.server,
            channel: table.offer.channel,
            message: table.message,
        };
        let terms = offered_terms(language, &table.offer);
        let player = name(language, &table.offer.challenger_name);
        let line = texts::tables_line(language, player, terms, link(&place));
        if text.chars().count() + line.chars().count() > LIST_CHARS_MAX {
            text.push('\n');
            text.push_str(&texts::games_more(language, tables.len() - told));
            break;
        }
        text.push('\n');
        text.push_str(&line);
    }
    text
}

/// Confirms a block.
pub(in crate::discord) fn blocked(language: Language, player: &str) -> String {
    texts::blocked(language, name(language, player))
}

/// Confirms that a block was taken back.
pub(in crate::discord) fn unblocked(language: Language, player: &str) -> String {
    texts::unblocked(language, name(language, player))
}

/// Whom a player has blocked.
pub(in crate::discord) fn blocks(language: Language, blocks: &[Block]) -> &'static str {
    if blocks.is_empty() {
        texts::blocks_none(language)
    } else {
        texts::blocks_heading(language)
    }
}
