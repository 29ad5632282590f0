//! The settings in one private message: lists and switches, each choice kept at once.

use super::Bot;
use super::card::{Button, Card, Choice, Choices, Select, Style};
use super::custom_id::Ask;
use super::show::button;
use super::words::{self, Label, Language};
use crate::db::{Chosen, Owner, Pace, PlayerId, SeasonLength, ServerId, Setting};
use crate::picture::Theme;
use crate::play::{self, PicksIn, PlayError, PlayerSettings, Refusal, Reminders, ServerSettings};
use crate::rules::{Rounds, Variant};

/// The pages of a server's settings, after the player's own page.
pub(super) const SERVER_PAGES: u32 = 3;
/// What stands for "as usual" among the options of a list.
const USUAL: &str = "usual";
/// The numbers of rounds that can be chosen.
const ROUNDS: [u8; 8] = [1, 3, 5, 7, 9, 11, 13, 15];
/// The limits that can be chosen.
const LIMITS: [u32; 8] = [1, 2, 3, 5, 10, 20, 50, 100];

/// Who looks at the settings, and whether the server's may be changed.
pub(super) struct Viewer {
    pub(super) player: PlayerId,
    pub(super) server: Option<ServerId>,
    pub(super) manages: bool,
}

impl Viewer {
    /// Whose settings are on a page.
    fn owner(&self, page: u32) -> Option<Owner> {
        match (page, self.server) {
            (0, _) => Some(Owner::Player(self.player)),
            (_, Some(server)) => Some(Owner::Server(server)),
            (_, None) => None,
        }
    }
}

/// A page of the settings, in the language of who looks.
pub(super) async fn page(
    bot: &Bot,
    language: Language,
    viewer: &Viewer,
    page: u32,
) -> Result<Card, PlayError> {
    let Some(owner) = viewer.owner(page) else {
        return Ok(Card::of_words(words::only_in_servers(language)));
    };
    if page > 0 && !viewer.manages {
        return Ok(Card::of_words(words::settings_need_manager(language)));
    }
    let chosen = bot.db.chosen(owner).await?;
    let mut card = match page {
        0 => own_page(language, &chosen),
        1 => looks_page(language, &chosen),
        2 => offers_page(language, &chosen),
        3 => limits_page(language, &chosen),
        _ => return Err(Refusal::NoSuchSetting.into()),
    };
    turn_page(language, viewer, page, &mut card);
    Ok(card)
}

/// Keeps what was chosen on a page from a list, or switched.
pub(super) async fn choose(
    bot: &Bot,
    viewer: &Viewer,
    page: u32,
    setting: Setting,
    values: &[String],
) -> Result<(), PlayError> {
    let Some(owner) = viewer.owner(page) else {
        return Err(Refusal::NoSuchSetting.into());
    };
    // Refused again by the page that is shown next, in words.
    if page > 0 && !viewer.manages {
        return Ok(());
    }
    let is_known = match (setting, values) {
        (Setting::Theme, [word]) => {
            word == USUAL || Theme::ALL.into_iter().any(|theme| theme.word() == word)
        }
        (Setting::Language, [word]) => {
            word == USUAL
                || Language::ALL
                    .into_iter()
                    .any(|known| known.locale() == word)
        }
        (Setting::Locale, _) => false,
        _ => true,
    };
    if !is_known {
        return Err(Refusal::NoSuchSetting.into());
    }
    let value = values.join(" ");
    let value = Some(value.as_str()).filter(|value| !value.is_empty() && *value != USUAL);
    play::choose(&bot.db, owner, setting, value).await
}

fn list(page: u32, setting: Setting, options: Vec<Choice>) -> Select {
    Select {
        custom_id: Ask::Choose(page, setting).to_string(),
        placeholder: String::new(),
        from: Choices::Options(options),
    }
}

fn choice(label: String, value: impl Into<String>, is_chosen: bool) -> Choice {
    Choice {
        label,
        value: value.into(),
        is_chosen,
    }
}

fn languages(language: Language, page: u32, chosen: &Chosen) -> Select {
    let chosen = chosen.language.as_deref().map(Language::of);
    let usual = choice(
        words::setting_language(language, None),
        USUAL,
        chosen.is_none(),
    );
    let known = Language::ALL.into_iter().map(|of| {
        let label = words::setting_language(language, Some(of));
        choice(label, of.locale(), chosen == Some(of))
    });
    let options = std::iter::once(usual).chain(known).collect();
    list(page, Setting::Language, options)
}

fn themes(language: Language, page: u32, chosen: &Chosen) -> Select {
    let theme = chosen.theme.as_deref();
    let usual = choice(
        words::setting_theme(language, "auto"),
        USUAL,
        theme.is_none(),
    );
    let known = Theme::ALL.into_iter().map(|of| {
        let label = words::setting_theme(language, of.word());
        choice(label, of.word(), theme == Some(of.word()))
    });
    let options = std::iter::once(usual).chain(known).collect();
    list(page, Setting::Theme, options)
}

fn own_page(language: Language, chosen: &Chosen) -> Card {
    let settings = PlayerSettings::from(chosen.clone());
    let mut card = Card::of_words(words::settings_own(language));
    let reminders = Reminders::ALL.into_iter().map(|how| {
        let label = words::setting_reminders(language, how);
        choice(label, how.word(), settings.reminders == how)
    });
    let picks = PicksIn::ALL.into_iter().map(|place| {
        let label = words::setting_picks(language, place);
        choice(label, place.word(), settings.picks_in == place)
    });
    card.selects = vec![
        languages(language, 0, chosen),
        themes(language, 0, chosen),
        list(0, Setting::Reminders, reminders.collect()),
        list(0, Setting::PicksIn, picks.collect()),
    ];
    let label = if settings.motion {
        Label::MotionOn
    } else {
        Label::MotionOff
    };
    let switch = Ask::Switch(0, Setting::Motion, !settings.motion);
    let mut moves = moves_switch(language, 0, settings.animates);
    // Who wants nothing that moves need not choose between what does.
    moves.is_enabled = settings.motion;
    let motion = button(language, label, switch, Style::Secondary);
    card.rows = vec![vec![motion, moves]];
    card
}

/// The switch whether boards move after each reveal.
fn moves_switch(language: Language, page: u32, animates: bool) -> Button {
    let label = if animates {
        Label::MovesOn
    } else {
        Label::MovesOff
    };
    let switch = Ask::Switch(page, Setting::Animations, !animates);
    button(language, label, switch, Style::Secondary)
}

fn looks_page(language: Language, chosen: &Chosen) -> Card {
    let settings = ServerSettings::from(chosen.clone());
    let mut card = Card::of_words(words::settings_server(language, 1, SERVER_PAGES));
    card.selects = vec![
        languages(language, 1, chosen),
        themes(language, 1, chosen),
        Select {
            custom_id: Ask::Choose(1, Setting::Channels).to_string(),
            placeholder: words::setting_channels(language).to_owned(),
            from: Choices::Channels(settings.channels),
        },
        Select {
            custom_id: Ask::Choose(1, Setting::Manager).to_string(),
            placeholder: words::setting_manager(language).to_owned(),
            from: Choices::Role(settings.manager),
        },
    ];
    card.rows = vec![vec![moves_switch(language, 1, settings.animates)]];
    card
}

fn offers_page(language: Language, chosen: &Chosen) -> Card {
    let settings = ServerSettings::from(chosen.clone());
    let mut card = Card::of_words(words::settings_server(language, 2, SERVER_PAGES));
    let game = settings.game.unwrap_or(Variant::Congkak);
    let games = Variant::ALL.into_iter().map(|variant| {
        let label = words::setting_game(language, variant);
        choice(label, variant.word(), game == variant)
    });
    let fixed = ROUNDS.map(Rounds::Fixed);
    let numbers = fixed.into_iter().chain([Rounds::Burnout]);
    let now = settings.rounds.unwrap_or(Rounds::Fixed(1));
    let rounds = numbers.map(|number| {
        let label = words::setting_rounds(language, number);
        let value = match number {
            Rounds::Fixed(number) => number.to_string(),
            Rounds::Burnout => "burnout".to_owned(),
        };
        choice(label, value, now == number)
    });
    let paces = Pace::ALL.into_iter().map(|pace| {
        let label = words::setting_pace(language, pace);
        choice(label, pace.word(), settings.pace == pace)
    });
    card.selects = vec![
        list(2, Setting::Game, games.collect()),
        list(2, Setting::Rounds, rounds.collect()),
        list(2, Setting::Pace, paces.collect()),
    ];
    let label = if settings.has_thread {
        Label::ThreadOn
    } else {
        Label::ThreadOff
    };
    let switch = Ask::Switch(2, Setting::Thread, !settings.has_thread);
    card.rows = vec![vec![button(language, label, switch, Style::Secondary)]];
    card
}

fn limits_page(language: Language, chosen: &Chosen) -> Card {
    let settings = ServerSettings::from(chosen.clone());
    let mut card = Card::of_words(words::settings_server(language, 3, SERVER_PAGES));
    let limits = |setting, now: u32, label: fn(Language, u32) -> String| {
        let options = LIMITS
            .into_iter()
            .map(|max| choice(label(language, max), max.to_string(), now == max));
        list(3, setting, options.collect())
    };
    let seasons = SeasonLength::ALL.into_iter().map(|length| {
        let label = words::setting_season(language, length);
        choice(label, length.word(), settings.season == length)
    });
    card.selects = vec![
        limits(
            Setting::ChallengesMax,
            settings.challenges_max,
            words::setting_challenges,
        ),
        limits(
            Setting::MatchesMax,
            settings.matches_max,
            words::setting_matches,
        ),
        list(3, Setting::Season, seasons.collect()),
    ];
    card
}

/// The buttons that lead to the other pages.
fn turn_page(language: Language, viewer: &Viewer, page: u32, card: &mut Card) {
    let mut row = card.rows.pop().unwrap_or_default();
    let mut to = |label, page| {
        row.push(button(
            language,
            label,
            Ask::Settings(page),
            Style::Secondary,
        ));
    };
    match page {
        0 if viewer.server.is_some() && viewer.manages => to(Label::ServerSettings, 1),
        0 => {}
        _ => {
            if page > 1 {
                to(Label::Previous, page - 1);
            }
            if page < SERVER_PAGES {
                to(Label::Next, page + 1);
            }
            to(Label::OwnSettings, 0);
        }
    }
    card.rows.push(row);
}
