//! The descriptions of commands, options and choices, by their names: `command_board`,
//! `option_board_as`, `choice_as_text`. The names that people type are the same in every language.

use super::language::{Language, found};
use super::texts;
use poise::{Command, CommandParameterChoice};
use std::borrow::Cow;

/// Texts by Discord's locales.
type Localised = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// Puts what the files of the languages say into commands that are going to be registered.
/// What they do not name stays as it is: a number, or the name of a game.
pub(in crate::discord) fn put_into<U, E>(commands: &mut [Command<U, E>]) {
    put_under("", commands);
}

fn put_under<U, E>(above: &str, commands: &mut [Command<U, E>]) {
    for command in commands {
        let name = format!("{above}{}", key_part(&command.name));
        if let Some((text, localised)) = all_of(&format!("command_{name}")) {
            command.description = Some(text);
            command.description_localizations = localised;
        }
        for option in &mut command.parameters {
            let option_name = key_part(&option.name);
            // Practice has the options of a challenge.
            let of = if name == "practice" {
                "challenge"
            } else {
                &name
            };
            if let Some((text, localised)) = all_of(&format!("option_{of}_{option_name}")) {
                option.description = Some(text);
                option.description_localizations = localised;
            }
            for choice in option.choices.to_mut() {
                put_choice(&option_name, choice);
            }
        }
        put_under(&format!("{name}_"), &mut command.subcommands);
    }
}

fn put_choice(option: &str, choice: &mut CommandParameterChoice) {
    let key = format!("choice_{option}_{}", key_part(&choice.name));
    if let Some((text, localised)) = all_of(&key) {
        choice.name = text;
        choice.localizations = localised;
    }
}

/// A name as it stands in a key: `GrandSlam` and `grand-slam` are `grand_slam`.
pub(super) fn key_part(name: &str) -> String {
    let mut key = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !key.is_empty() && !key.ends_with('_') {
            key.push('_');
        }
        match c {
            '-' | ' ' => key.push('_'),
            _ => key.push(c.to_ascii_lowercase()),
        }
    }
    key
}

/// The name of a command in the menus of users and messages, by Discord's locales.
pub(in crate::discord) fn menu_names(name: &str) -> Vec<(&'static str, String)> {
    let key = format!("menu_{}", key_part(name));
    Language::ALL
        .into_iter()
        .filter_map(|language| Some((language.of_clients()?, found(language, &key)?)))
        .collect()
}

/// A text in the default language, and in every other that Discord knows.
fn all_of(key: &str) -> Option<(Cow<'static, str>, Localised)> {
    let text = found(Language::English, key)?;
    let localised = Language::ALL
        .into_iter()
        .filter_map(|language| {
            let text = found(language, key)?;
            Some((Cow::Borrowed(language.of_clients()?), Cow::Owned(text)))
        })
        .collect();
    Some((Cow::Owned(text), localised))
}

/// What the bot is, how to begin, and every command.
pub(in crate::discord) fn help<U, E>(language: Language, commands: &[Command<U, E>]) -> String {
    let mut lines = vec![texts::help_begin(language).to_owned()];
    for command in commands
        .iter()
        .filter(|command| command.slash_action.is_some())
    {
        let name = command.name.as_ref();
        let description = found(language, &format!("command_{}", key_part(name)))
            .or_else(|| command.description.as_deref().map(str::to_owned))
            .unwrap_or_default();
        lines.push(texts::help_command(language, name, description));
    }
    let languages: Vec<&str> = Language::ALL.map(Language::own_name).to_vec();
    lines.push(texts::help_end(language, languages.join(" · ")));
    lines.join("\n")
}
