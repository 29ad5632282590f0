//! Definitions of commands, and the choices an autocompletion suggests.

use std::collections::BTreeSet;

use serde_json::Map;
use serde_json::Value;
use serde_json::json;

use crate::error::Form;
use crate::limits;
use crate::validate::fields;
use crate::validate::fields::join;

/// A slash command.
pub(crate) const CHAT: u64 = 1;
/// A command in the menu of a user.
pub(crate) const USER: u64 = 2;
/// A command in the menu of a message.
pub(crate) const MESSAGE: u64 = 3;

/// An option that is a command under a command.
pub(crate) const SUBCOMMAND: u64 = 1;
/// An option that is a group of subcommands.
pub(crate) const SUBCOMMAND_GROUP: u64 = 2;
/// An option of text.
pub(crate) const STRING: u64 = 3;
/// An option of a whole number.
pub(crate) const INTEGER: u64 = 4;
/// An option of any number.
pub(crate) const NUMBER: u64 = 10;
/// The last of Discord's option types, a file.
const LAST_OPTION: u64 = 11;

/// The languages Discord's client speaks. Docs: Reference, "Locales".
pub(crate) const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

/// Checks one definition.
pub(crate) fn check(form: &mut Form, command: &Value, at: &str) {
    let kind = kind(command);
    match kind {
        CHAT => {
            check_name(form, command, at, "name", CommandNames::Lowercase);
            fields::needed_text(
                form,
                command,
                "description",
                at,
                limits::COMMAND_DESCRIPTION,
            );
            check_options(form, command, at, 0);
        }
        USER | MESSAGE => {
            fields::needed_text(form, command, "name", at, limits::COMMAND_NAME);
            if fields::given(command, "description").is_some_and(|d| *d != "") {
                form.add(
                    &join(at, "description"),
                    "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_CANNOT_BE_SET",
                    "Context menu commands cannot have description",
                );
            }
            if fields::given(command, "options").is_some_and(|o| *o != json!([])) {
                form.add(
                    &join(at, "options"),
                    "APPLICATION_COMMAND_CONTEXT_MENU_CANNOT_HAVE_OPTIONS",
                    "Context menu commands cannot have options",
                );
            }
        }
        _ => form.not_one_of(&join(at, "type"), &[CHAT, USER, MESSAGE]),
    }
    let names = if kind == CHAT {
        CommandNames::Lowercase
    } else {
        CommandNames::Any
    };
    check_localisations(form, command, at, names);
    check_numbers(form, command, at, "contexts", &[0, 1, 2]);
    check_numbers(form, command, at, "integration_types", &[0, 1]);
    if text_length(command) > limits::COMMAND_TEXT {
        form.add(
            at,
            "APPLICATION_COMMAND_TOO_LARGE",
            format!("Command exceeds maximum size ({})", limits::COMMAND_TEXT),
        );
    }
}

/// Checks that no two of a list of commands have the same name and type.
pub(crate) fn check_distinct(form: &mut Form, commands: &[Value]) {
    let mut seen = BTreeSet::new();
    for (index, command) in commands.iter().enumerate() {
        let name = command.get("name").and_then(Value::as_str).unwrap_or("");
        if !seen.insert((kind(command), name)) {
            form.add(
                &format!("{index}.name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            );
        }
    }
}

/// Checks the suggestions that answer an autocompletion.
pub(crate) fn check_choices(form: &mut Form, data: &Value, at: &str) {
    let Some(choices) = fields::list(form, data, "choices", at, limits::CHOICES) else {
        if fields::given(data, "choices").is_none() {
            form.missing(&join(at, "choices"));
        }
        return;
    };
    for (index, choice) in choices.iter().enumerate() {
        let at = format!("{}.{index}", join(at, "choices"));
        check_choice(form, choice, &at, None);
    }
}

/// The definition as Discord gives it back, with its defaults filled in.
pub(crate) fn completed(definition: &Value) -> Value {
    let mut full = json!({
        "type": CHAT,
        "description": "",
        "default_member_permissions": null,
        "nsfw": false,
        "integration_types": [0],
        "contexts": null,
        "name_localizations": null,
        "description_localizations": null,
    });
    let given: Map<String, Value> = definition
        .as_object()
        .into_iter()
        .flatten()
        .filter(|(key, value)| !(value.is_null() && full.get(*key).is_some()))
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    if let Some(full) = full.as_object_mut() {
        full.extend(given);
    }
    full
}

/// The type of a command; a slash command when it does not say.
pub(crate) fn kind(command: &Value) -> u64 {
    fields::given(command, "type").map_or(CHAT, |kind| kind.as_u64().unwrap_or(0))
}

/// What a name may be made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CommandNames {
    /// Letters, digits, `-`, `_` and `'`, no capitals: commands that are typed.
    Lowercase,
    /// Anything: commands of a menu.
    Any,
}

fn check_name(form: &mut Form, object: &Value, at: &str, key: &str, names: CommandNames) {
    let name = fields::needed_text(form, object, key, at, limits::COMMAND_NAME);
    if names == CommandNames::Lowercase && name.is_some_and(|name| !is_lowercase_name(name)) {
        invalid_name(form, &join(at, key));
    }
}

fn invalid_name(form: &mut Form, field: &str) {
    form.add(
        field,
        "APPLICATION_COMMAND_INVALID_NAME",
        "Command name is invalid",
    );
}

/// Discord's `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, in lower case where there is one.
fn is_lowercase_name(name: &str) -> bool {
    let allowed = |c: char| {
        c.is_alphanumeric()
            || "-_'".contains(c)
            || ('\u{0900}'..='\u{097F}').contains(&c)
            || ('\u{0E00}'..='\u{0E7F}').contains(&c)
    };
    (1..=limits::COMMAND_NAME).contains(&fields::length(name))
        && name.chars().all(allowed)
        && name.to_lowercase() == name
}

fn check_localisations(form: &mut Form, object: &Value, at: &str, names: CommandNames) {
    for (key, most) in [
        ("name_localizations", limits::COMMAND_NAME),
        ("description_localizations", limits::COMMAND_DESCRIPTION),
    ] {
        let Some(map) = fields::given(object, key).and_then(Value::as_object) else {
            continue;
        };
        for (locale, value) in map {
            let field = format!("{}.{locale}", join(at, key));
            if !LOCALES.contains(&locale.as_str()) {
                form.add(
                    &field,
                    "DICT_TYPE_INVALID_KEY",
                    format!("Locale \"{locale}\" is not one Discord has."),
                );
            }
            // A null takes a localisation back.
            let Some(text) = value.as_str() else { continue };
            let length = fields::length(text);
            if length == 0 || length > most {
                form.bad_length(&field, 1, most);
            } else if key == "name_localizations"
                && names == CommandNames::Lowercase
                && !is_lowercase_name(text)
            {
                invalid_name(form, &field);
            }
        }
    }
}

fn check_numbers(form: &mut Form, object: &Value, at: &str, key: &str, allowed: &[u64]) {
    let list = fields::list(form, object, key, at, allowed.len());
    for (index, value) in list.into_iter().flatten().enumerate() {
        if !value.as_u64().is_some_and(|n| allowed.contains(&n)) {
            form.not_one_of(&format!("{}.{index}", join(at, key)), allowed);
        }
    }
}

fn check_options(form: &mut Form, parent: &Value, at: &str, depth: u8) {
    let field = join(at, "options");
    let Some(options) = fields::list(form, parent, "options", at, limits::COMMAND_OPTIONS) else {
        return;
    };
    let mut names = BTreeSet::new();
    let mut optional_seen = false;
    let is_sub = |option: &Value| matches!(option_kind(option), SUBCOMMAND | SUBCOMMAND_GROUP);
    let mixed = options.iter().any(is_sub) && !options.iter().all(is_sub);
    for (index, option) in options.iter().enumerate() {
        let at = format!("{field}.{index}");
        check_option(form, option, &at, depth);
        let name = option.get("name").and_then(Value::as_str).unwrap_or("");
        if !names.insert(name) {
            form.add(
                &join(&at, "name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                "Option name already exists",
            );
        }
        let required = option.get("required") == Some(&Value::Bool(true));
        if required && optional_seen {
            form.add(
                &at,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            );
        }
        optional_seen |= !required;
        if mixed && is_sub(option) {
            form.add(
                &join(&at, "type"),
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Sub-command and sub-command group option types are mutually exclusive to all other types",
            );
        }
    }
}

fn check_option(form: &mut Form, option: &Value, at: &str, depth: u8) {
    check_name(form, option, at, "name", CommandNames::Lowercase);
    fields::needed_text(form, option, "description", at, limits::COMMAND_DESCRIPTION);
    check_localisations(form, option, at, CommandNames::Lowercase);
    let kind = option_kind(option);
    match kind {
        // A group stands in a command only, a subcommand in a command or a group.
        SUBCOMMAND_GROUP if depth == 0 => check_options(form, option, at, 1),
        SUBCOMMAND if depth < 2 => check_options(form, option, at, 2),
        SUBCOMMAND..=LAST_OPTION if kind > SUBCOMMAND_GROUP => {}
        _ => form.not_one_of(
            &join(at, "type"),
            &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, LAST_OPTION],
        ),
    }
    let choices = fields::list(form, option, "choices", at, limits::CHOICES);
    for (index, choice) in choices.into_iter().flatten().enumerate() {
        check_choice(form, choice, &format!("{at}.choices.{index}"), Some(kind));
    }
    let has_choices = choices.is_some_and(|choices| !choices.is_empty());
    let completes = option.get("autocomplete") == Some(&Value::Bool(true));
    if completes && has_choices {
        form.add(
            &join(at, "autocomplete"),
            "APPLICATION_COMMAND_AUTOCOMPLETE_AND_CHOICES_MUTUALLY_EXCLUSIVE",
            "Autocomplete and choices are mutually exclusive",
        );
    }
    if (completes || has_choices) && ![STRING, INTEGER, NUMBER].contains(&kind) {
        form.add(
            at,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Only string, integer and number options may have choices",
        );
    }
    for key in ["min_length", "max_length"] {
        let length = fields::number(form, option, key, at);
        if length.is_some_and(|length| length > limits::OPTION_LENGTH) {
            form.add(
                &join(at, key),
                "NUMBER_TYPE_MAX",
                format!(
                    "int value should be less than or equal to {}.",
                    limits::OPTION_LENGTH
                ),
            );
        }
    }
}

fn check_choice(form: &mut Form, choice: &Value, at: &str, kind: Option<u64>) {
    fields::needed_text(form, choice, "name", at, limits::CHOICE_NAME);
    let field = join(at, "value");
    let value = choice.get("value").unwrap_or(&Value::Null);
    let fits = match kind {
        Some(STRING) => value.is_string(),
        Some(INTEGER) => value.is_i64() || value.is_u64(),
        Some(NUMBER) => value.is_number(),
        _ => value.is_string() || value.is_number(),
    };
    if value.is_null() {
        form.missing(&field);
    } else if !fits {
        form.add(
            &field,
            "UNION_TYPE_CHOICES",
            "Value is not of the option's type.",
        );
    } else if value
        .as_str()
        .is_some_and(|text| fields::length(text) > limits::CHOICE_VALUE)
    {
        form.too_long(&field, limits::CHOICE_VALUE);
    }
}

fn option_kind(option: &Value) -> u64 {
    option.get("type").and_then(Value::as_u64).unwrap_or(0)
}

/// Name, description and values of a command and all below it, each in its longest language.
fn text_length(object: &Value) -> usize {
    let longest = |key: &str, localised: &str| {
        let plain = object.get(key).and_then(Value::as_str);
        let others = object.get(localised).and_then(Value::as_object);
        plain
            .into_iter()
            .chain(
                others
                    .into_iter()
                    .flat_map(Map::values)
                    .filter_map(Value::as_str),
            )
            .map(fields::length)
            .max()
            .unwrap_or(0)
    };
    let value = object.get("value").and_then(Value::as_str);
    let below: usize = ["options", "choices"]
        .iter()
        .filter_map(|key| object.get(*key).and_then(Value::as_array))
        .flatten()
        .map(text_length)
        .sum();
    longest("name", "name_localizations")
        + longest("description", "description_localizations")
        + value.map_or(0, fields::length)
        + below
}
