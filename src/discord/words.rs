//! Words for people, in every language the bot speaks. One function a thing to be said: it chooses
//! among the texts of `assets/locales`, and says what stands in their variable parts.

mod board;
mod clock;
mod commands;
mod language;
mod panel;
mod practice;
mod refusal;
mod rules;
mod standings;
mod teacher;
mod texts;
mod turn;

pub(super) use board::{alt_text, text_board};
pub(super) use clock::{
    alt_record, asked, call_off_question, called_off_now, challenge_choice, claimed, extended,
    farewell, hole_choice, late, late_question, left, more_heading, nothing_to_cancel, offer,
    played, record_heading, record_none, reminder, thread_name, waited, what_to_cancel,
    which_match,
};
pub(super) use commands::{help, menu_names, put_into};
pub(super) use language::Language;
pub(super) use panel::{
    alt_export, blocked, blocks, forget_question, forgotten, kept, privacy, privacy_export,
    setting_challenges, setting_channels, setting_game, setting_language, setting_manager,
    setting_matches, setting_pace, setting_picks, setting_reminders, setting_rounds,
    setting_season, setting_theme, settings_need_manager, settings_own, settings_server, tables,
    unblocked, vacation,
};
pub(super) use practice::{asked_bot, hint};
pub(super) use refusal::refusal;
pub(super) use rules::{Term, alt_example, rules, rules_here, rules_with};
pub(super) use standings::{
    alt_board, alt_chart, alt_files, alt_results, alt_season, board_page, history, match_elsewhere,
    past, profile, profile_none, results, results_need_manage_server, season,
};
pub(super) use teacher::{
    alt_balance, alt_picks, alt_puzzle, alt_solution, analysis, analysis_begun, analysis_choice,
    analysis_heading, analysis_no_match, analysis_there, analysis_thread_name, decisive, moment,
    own_puzzle, profile_puzzles, puzzle, solution,
};
pub(super) use turn::{Under, board_words, old_opening_words, opening_over_words, own_board_words};

use crate::db::{Challenge, ChallengeState, NewChallenge, OpenMatch, PlayerId};
use crate::play::{Link, Scene};
use crate::rules::{BySide, Options, Record, Rounds, Side, Variant};
use fluent_bundle::FluentValue;
use unicode_segmentation::UnicodeSegmentation;

/// How long a name may be, in what people see as letters. Discord's own limit is as many characters.
const NAME_LETTERS_MAX: usize = 32;
/// How long a list may be: Discord's limit on a message, less room for a last line.
const LIST_CHARS_MAX: usize = 1900;

/// A name as it is written in a message: no markdown, no mention, no line of its own.
pub(super) fn name(language: Language, name: &str) -> String {
    let name = plain_name(language, name);
    let mut safe = String::with_capacity(name.len());
    for c in name.chars() {
        if "\\*_~`|<>@#[]():-+.!".contains(c) {
            safe.push('\\');
        }
        safe.push(c);
    }
    safe
}

/// The names of both players, as they are written in a message.
fn names(language: Language, both: &BySide<String>) -> BySide<String> {
    both.as_ref().map(|player| name(language, player))
}

/// The names of both players, as they are read out.
fn plain_names(language: Language, both: &BySide<String>) -> BySide<String> {
    both.as_ref().map(|player| plain_name(language, player))
}

/// Whether a character is a control, or turns the direction of what comes after it.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            // Marks of direction.
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
            // Breaks and fillers of no width or no ink. The joiner stays: it makes one of two emoji.
            | '\u{ad}' | '\u{200b}' | '\u{200c}' | '\u{2060}' | '\u{feff}' | '\u{115f}' | '\u{1160}'
            | '\u{3164}' | '\u{ffa0}' | '\u{180e}' | '\u{2061}'..='\u{2064}' | '\u{206a}'..='\u{206f}'
            | '\u{fff9}'..='\u{fffb}' | '\u{17b4}' | '\u{17b5}'
        )
}

/// Whether a character shows nothing by itself, though it may belong to others: joiners,
/// selectors, tags, and the empty pattern of Braille.
fn is_blank(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '\u{200d}' | '\u{34f}' | '\u{2800}' | '\u{180b}'..='\u{180d}' | '\u{180f}'
                | '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}'
        )
}

/// A name as it is read out: as it is, less what cannot be seen. For a name that is nothing else,
/// and for who is forgotten and has none, words stand, so that a sentence has its subject.
pub(super) fn plain_name(language: Language, name: &str) -> String {
    if name.is_empty() {
        return texts::player_forgotten(language).to_owned();
    }
    let visible: String = name.chars().filter(|c| !is_invisible(*c)).collect();
    let visible = visible.trim();
    if visible.chars().all(is_blank) {
        return texts::player_nameless(language).to_owned();
    }
    let mut letters = visible.graphemes(true);
    let mut short: String = letters.by_ref().take(NAME_LETTERS_MAX).collect();
    if letters.next().is_some() {
        short.push('…');
    }
    short
}

/// A player's mention; for who is forgotten, words. It pings only where the card says so.
pub(super) fn mention(language: Language, player: PlayerId) -> String {
    // Discord gives nobody a number like those that the forgotten get.
    if player.number() <= 0 {
        return texts::player_forgotten(language).to_owned();
    }
    format!("<@{player}>")
}

/// The address of a message, or of its channel.
pub(super) fn link(place: &Link) -> String {
    let channel = place.channel;
    // Where the bot is a guest: a channel between people has no server.
    let server = match place.server.guest_of() {
        Some(id) if id == channel.to_discord() => "@me".to_owned(),
        Some(id) => id.to_string(),
        None => place.server.to_string(),
    };
    match place.message {
        Some(message) => format!("https://discord.com/channels/{server}/{channel}/{message}"),
        None => format!("<#{channel}>"),
    }
}

/// The name of a game.
pub(super) const fn game(variant: Variant) -> &'static str {
    match variant {
        Variant::Congkak => "Congkak",
        Variant::Kalah => "Kalah",
        Variant::Oware => "Oware",
    }
}

/// A number of rounds, as the texts select by it.
fn rounds(rounds: Rounds) -> FluentValue<'static> {
    match rounds {
        Rounds::Fixed(rounds) => rounds.into(),
        Rounds::Burnout => "burnout".into(),
    }
}

/// Several things one after another, as the language writes them.
fn listed(language: Language, items: impl IntoIterator<Item = impl ToString>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(texts::list_separator(language))
}

/// The game and what was agreed on beyond its defaults, in a line.
pub(super) fn terms(language: Language, options: &Options) -> String {
    std::iter::once(game(options.variant).to_owned())
        .chain(size(options))
        .chain([texts::terms_rounds(language, rounds(options.rounds))])
        .chain(terms_beyond(language, options))
        .collect::<Vec<_>>()
        .join(" · ")
}

/// The holes and the seeds of a board that is not the usual one.
fn size(options: &Options) -> Option<String> {
    let usual = Options::new(options.variant);
    let is_usual = (options.holes, options.seeds) == (usual.holes, usual.seeds);
    (!is_usual).then(|| format!("{}×{}", options.holes, options.seeds))
}

/// The rules that were agreed on instead of the game's defaults.
fn terms_beyond(language: Language, options: &Options) -> Vec<String> {
    let usual = Options::new(options.variant);
    let mut terms = Vec::new();
    if options.burnt != usual.burnt {
        terms.push(texts::terms_burnt(language, options.burnt.word()));
    }
    if options.refill != usual.refill {
        terms.push(texts::terms_refill(language, options.refill.word()));
    }
    if options.victory != usual.victory {
        terms.push(texts::terms_victory(language, options.victory.word()));
    }
    if options.opening != usual.opening {
        terms.push(texts::terms_opening(language, options.opening.word()));
    }
    if options.grand_slam != usual.grand_slam {
        terms.push(texts::terms_grand_slam(language).to_owned());
    }
    terms
}

/// What a challenge offers, in a line: the game, the time for a pick, and where.
pub(super) fn offered_terms(language: Language, offer: &NewChallenge) -> String {
    let mut all = Record::parse(&offer.options)
        .map(|record| terms(language, &record.options))
        .unwrap_or_default();
    all.push_str(" · ");
    all.push_str(&texts::terms_pace(language, clock::pace_word(offer.pace)));
    if offer.has_thread {
        all.push_str(" · ");
        all.push_str(texts::terms_thread(language));
    }
    all
}

/// The words of a challenge, in any of its states.
pub(super) fn challenge(language: Language, challenge: &Challenge) -> String {
    let offer = &challenge.offer;
    let challenger = name(language, &offer.challenger_name);
    let terms = offered_terms(language, offer);
    if let Some(level) = offer.bot_level {
        let opponent = name(language, &offer.opponent_name);
        return texts::practice_begun(language, challenger, opponent, level, terms);
    }
    let until = offer.expires_at.secs();
    // What is missing where the bot is a guest is said before anybody agrees.
    if challenge.state == ChallengeState::Open && offer.server.is_guest() {
        let offered = match offer.opponent {
            Some(id) => {
                texts::challenge_to_you(language, mention(language, id), challenger, terms, until)
            }
            None => texts::challenge_to_anybody(language, challenger, terms, until),
        };
        return format!("{offered}\n{}", texts::guest_challenge(language));
    }
    match (challenge.state, offer.opponent) {
        (ChallengeState::Open, Some(id)) => {
            texts::challenge_to_you(language, mention(language, id), challenger, terms, until)
        }
        (ChallengeState::Open, None) => {
            texts::challenge_to_anybody(language, challenger, terms, until)
        }
        (ChallengeState::Accepted, _) => texts::challenge_accepted(language, challenger, terms),
        (ChallengeState::Declined, _) => {
            let opponent = name(language, &offer.opponent_name);
            texts::challenge_declined(language, opponent, challenger, terms)
        }
        (ChallengeState::Cancelled, _) => texts::challenge_taken_back(language, challenger, terms),
        (ChallengeState::Expired, _) => texts::challenge_expired(language, challenger, terms),
    }
}

/// A match in a list, by the opponent's name; for a button, and so without markdown.
pub(super) fn versus(language: Language, open: &OpenMatch, player: PlayerId) -> String {
    let opponent = if open.south == player {
        &open.north_name
    } else {
        &open.south_name
    };
    let opponent = practice::opponent(language, plain_name(language, opponent), open.bot_level);
    let game = Record::parse(&open.record)
        .map(|record| game(record.options.variant))
        .unwrap_or_default();
    format!("{opponent} · {game}")
}

/// What a button says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    Accept,
    Decline,
    Cancel,
    OwnBoard,
    Refresh,
    Resign,
    ResignMeant,
    KeepPlaying,
    Rematch,
    Previous,
    Next,
    More,
    TimeIsUp,
    Claim,
    Extend,
    Wait,
    Draw,
    Takeback,
    CallOff,
    CallOffMeant,
    Withdraw,
    Agree,
    OwnSettings,
    ServerSettings,
    MotionOn,
    MotionOff,
    MovesOn,
    MovesOff,
    ThreadOn,
    ThreadOff,
    Export,
    Forget,
    ForgetMeant,
    Keep,
    EndVacation,
    Earlier,
    Later,
    History,
    PlayBack,
    Analyse,
    Leaderboard,
    Hint,
}

/// The text of a button.
pub(super) fn label(language: Language, label: Label) -> &'static str {
    match label {
        Label::Accept => texts::label_accept(language),
        Label::Decline => texts::label_decline(language),
        Label::Cancel => texts::label_cancel(language),
        Label::OwnBoard => texts::label_own_board(language),
        Label::Refresh => texts::label_refresh(language),
        Label::Resign => texts::label_resign(language),
        Label::ResignMeant => texts::label_resign_meant(language),
        Label::KeepPlaying => texts::label_keep_playing(language),
        Label::Rematch => texts::label_rematch(language),
        Label::Previous => texts::label_previous(language),
        Label::Next => texts::label_next(language),
        Label::More => texts::label_more(language),
        Label::TimeIsUp => texts::label_time_is_up(language),
        Label::Claim => texts::label_claim(language),
        Label::Extend => texts::label_extend(language),
        Label::Wait => texts::label_wait(language),
        Label::Draw => texts::label_draw(language),
        Label::Takeback => texts::label_takeback(language),
        Label::CallOff => texts::label_call_off(language),
        Label::CallOffMeant => texts::label_call_off_meant(language),
        Label::Withdraw => texts::label_withdraw(language),
        Label::Agree => texts::label_agree(language),
        Label::OwnSettings => texts::label_own_settings(language),
        Label::ServerSettings => texts::label_server_settings(language),
        Label::MotionOn => texts::label_motion_on(language),
        Label::MotionOff => texts::label_motion_off(language),
        Label::MovesOn => texts::label_moves_on(language),
        Label::MovesOff => texts::label_moves_off(language),
        Label::ThreadOn => texts::label_thread_on(language),
        Label::ThreadOff => texts::label_thread_off(language),
        Label::Export => texts::label_export(language),
        Label::Forget => texts::label_forget(language),
        Label::ForgetMeant => texts::label_forget_meant(language),
        Label::Keep => texts::label_keep(language),
        Label::EndVacation => texts::label_end_vacation(language),
        Label::Earlier => texts::label_earlier(language),
        Label::Later => texts::label_later(language),
        Label::History => texts::label_history(language),
        Label::PlayBack => texts::label_play_back(language),
        Label::Analyse => texts::label_analyse(language),
        Label::Leaderboard => texts::label_leaderboard(language),
        Label::Hint => texts::label_hint(language),
    }
}

/// Asks whether resigning is meant.
pub(super) fn resign_question(language: Language, scene: &Scene, side: Side) -> String {
    let question = texts::resign_question(language, name(language, &scene.row.names[side.other()]));
    if turn::is_too_early(scene) {
        format!("{question}\n{}", texts::resign_early(language))
    } else {
        question
    }
}

/// Confirms a resignation to the player who resigned.
pub(super) fn resigned(language: Language) -> &'static str {
    texts::resigned(language)
}

/// Says that nothing was done.
pub(super) fn went_on(language: Language) -> &'static str {
    texts::went_on(language)
}

/// Says how a challenge was ended, to who ended it from elsewhere than its message.
pub(super) fn challenge_ended(language: Language, state: ChallengeState) -> &'static str {
    match state {
        ChallengeState::Declined => texts::you_declined(language),
        ChallengeState::Open
        | ChallengeState::Accepted
        | ChallengeState::Cancelled
        | ChallengeState::Expired => texts::you_took_back(language),
    }
}

/// Says that a challenge was accepted from elsewhere than its message.
pub(super) fn accepted(language: Language) -> &'static str {
    texts::you_accepted(language)
}

/// Says that a rematch was offered from elsewhere than the channel.
pub(super) fn rematch_offered(language: Language) -> &'static str {
    texts::rematch_offered(language)
}

/// A player's open matches, as a list.
pub(super) fn games(language: Language, player: PlayerId, matches: &[OpenMatch]) -> String {
    if matches.is_empty() {
        return texts::games_none(language).to_owned();
    }
    let mut text = texts::games_heading(language).to_owned();
    for (told, open) in matches.iter().enumerate() {
        let side = if open.south == player {
            Side::South
        } else {
            Side::North
        };
        let opponent = match side {
            Side::South => &open.north_name,
            Side::North => &open.south_name,
        };
        let is_awaited = open.awaited.contains(side.letter());
        let game = Record::parse(&open.record)
            .map(|record| game(record.options.variant))
            .unwrap_or_default();
        let place = Link {
            server: open.server_id,
            channel: open.channel_id,
            message: open.message_id,
        };
        let awaited = if is_awaited { "yes" } else { "no" };
        let opponent = practice::opponent(language, name(language, opponent), open.bot_level);
        let line = texts::games_line(language, game, opponent, awaited, link(&place));
        text.push('\n');
        if text.chars().count() + line.chars().count() > LIST_CHARS_MAX {
            text.push_str(&texts::games_more(language, matches.len() - told));
            break;
        }
        text.push_str(&line);
    }
    text
}

/// Says that a button is not to be understood any more.
pub(super) fn unknown_button(language: Language) -> &'static str {
    texts::unknown_button(language)
}

/// Asks somebody who does a lot at once to wait.
pub(super) fn too_fast(language: Language, wait: std::time::Duration) -> String {
    texts::too_fast(language, wait.as_secs().saturating_add(1))
}

/// Says that something broke that the player cannot mend.
pub(super) fn broken(language: Language) -> &'static str {
    texts::broken(language)
}

/// Says that nobody can be challenged in a DM with the bot.
pub(super) fn not_at_home(language: Language) -> &'static str {
    texts::not_at_home(language)
}

/// Says that people here may not use apps of their own for all to see.
pub(super) fn guest_hushed(language: Language) -> &'static str {
    texts::guest_hushed(language)
}

/// Says where results are counted: not where the bot is a guest.
pub(super) fn no_standings_here(language: Language) -> &'static str {
    texts::no_standings_here(language)
}

/// Says that a command needs a server.
pub(super) fn only_in_servers(language: Language) -> &'static str {
    texts::only_in_servers(language)
}

/// Says which permissions the bot lacks in a channel. Permissions go by Discord's own names.
pub(super) fn missing_permissions(language: Language, missing: &[&str]) -> String {
    let missing = missing.iter().map(|name| format!("**{name}**"));
    texts::missing_permissions(language, listed(language, missing))
}

/// Says that a player has no open match in this channel, though `/board` asks for one.
pub(super) fn no_match_here(language: Language) -> &'static str {
    texts::no_match_here(language)
}

/// The words over an animation.
pub(super) fn replay_words(language: Language, scene: &Scene, entries: usize) -> String {
    let names = names(language, &scene.row.names);
    texts::replay_heading(language, names.south, names.north, entries)
}

/// Says that there is nothing to play back in this channel.
pub(super) fn nothing_to_replay(language: Language) -> &'static str {
    texts::replay_nothing(language)
}

#[cfg(test)]
mod tests;
