//! Buttons, selects and modals: rows, labels, ids.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::error::Form;
use crate::limits;
use crate::model::Message;
use crate::validate::fields;
use crate::validate::fields::join;

/// Discord's number of an action row.
pub(crate) const ROW: u64 = 1;
/// Discord's number of a button.
pub(crate) const BUTTON: u64 = 2;
/// Discord's number of a select with options of its own.
pub(crate) const STRING_SELECT: u64 = 3;
/// Discord's number of a text input.
pub(crate) const TEXT_INPUT: u64 = 4;
/// Discord's numbers of the selects of users, roles, both, and channels.
pub(crate) const AUTO_SELECTS: [u64; 4] = [5, 6, 7, 8];
/// The style of a button that is a link.
pub(crate) const LINK: u64 = 5;

/// Checks the `components` of a message.
///
/// Components of the second version are taken as they are: only their number of rows is not limited.
pub(crate) fn check(form: &mut Form, data: &Value, at: &str) {
    let flags = data.get("flags").and_then(Value::as_u64).unwrap_or(0);
    if flags & Message::COMPONENTS_V2 != 0 {
        return;
    }
    let Some(rows) = fields::list(form, data, "components", at, limits::ACTION_ROWS) else {
        return;
    };
    let mut ids = BTreeSet::new();
    for (index, row) in rows.iter().enumerate() {
        let at = format!("{}.{index}", join(at, "components"));
        if kind(row) != ROW {
            form.not_one_of(&join(&at, "type"), &[ROW]);
            continue;
        }
        check_row(form, row, &at, &mut ids);
    }
}

fn check_row<'a>(form: &mut Form, row: &'a Value, at: &str, ids: &mut BTreeSet<&'a str>) {
    let field = join(at, "components");
    let parts = match row.get("components").and_then(Value::as_array) {
        Some(parts) if !parts.is_empty() && parts.len() <= limits::ROW_BUTTONS => parts,
        _ => {
            form.bad_length(&field, 1, limits::ROW_BUTTONS);
            return;
        }
    };
    for (index, part) in parts.iter().enumerate() {
        let at = format!("{field}.{index}");
        match kind(part) {
            BUTTON => check_button(form, part, &at),
            STRING_SELECT => check_select(form, part, &at),
            auto if AUTO_SELECTS.contains(&auto) => check_select(form, part, &at),
            _ => {
                form.not_one_of(&join(&at, "type"), &[2, 3, 5, 6, 7, 8]);
                continue;
            }
        }
        if kind(part) != BUTTON && parts.len() > 1 {
            form.add(
                &field,
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            );
        }
        note_id(form, part, &at, ids);
    }
}

fn note_id<'a>(form: &mut Form, part: &'a Value, at: &str, ids: &mut BTreeSet<&'a str>) {
    let id = part.get("custom_id").and_then(Value::as_str);
    if id.is_some_and(|id| !ids.insert(id)) {
        form.add(
            &join(at, "custom_id"),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        );
    }
}

fn check_button(form: &mut Form, button: &Value, at: &str) {
    let label = fields::text(form, button, "label", at, limits::BUTTON_LABEL);
    let style = button.get("style").and_then(Value::as_u64).unwrap_or(0);
    if label.is_none_or(str::is_empty)
        && fields::given(button, "emoji").is_none()
        && style != PREMIUM
    {
        form.add(
            at,
            "BUTTON_COMPONENT_INVALID_EMOJI_AND_LABEL",
            "A button must have a label or an emoji",
        );
    }
    match style {
        LINK => {
            fields::needed_text(form, button, "url", at, limits::BUTTON_URL);
            if fields::given(button, "custom_id").is_some() {
                form.add(
                    at,
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                );
            }
        }
        PREMIUM => {}
        1..=4 => {
            fields::needed_text(form, button, "custom_id", at, limits::CUSTOM_ID);
            if fields::given(button, "url").is_some() {
                form.add(
                    at,
                    "BUTTON_COMPONENT_INVALID_URL",
                    "Only link buttons have a url",
                );
            }
        }
        _ => form.not_one_of(&join(at, "style"), &[1, 2, 3, 4, 5, 6]),
    }
}

/// The style of a button that sells something.
const PREMIUM: u64 = 6;

fn check_select(form: &mut Form, select: &Value, at: &str) {
    fields::needed_text(form, select, "custom_id", at, limits::CUSTOM_ID);
    fields::text(form, select, "placeholder", at, limits::SELECT_PLACEHOLDER);
    let least = fields::number(form, select, "min_values", at).unwrap_or(1);
    let most = fields::number(form, select, "max_values", at).unwrap_or(1);
    let all = limits::SELECT_OPTIONS as u64;
    if least > all || most > all || most == 0 || least > most {
        form.add(
            &join(at, "max_values"),
            "BASE_TYPE_BAD_INT",
            format!("Must be between min_values and {all}."),
        );
    }
    if kind(select) != STRING_SELECT {
        return;
    }
    let field = join(at, "options");
    let options = match select.get("options").and_then(Value::as_array) {
        Some(options) if !options.is_empty() && options.len() <= limits::SELECT_OPTIONS => options,
        _ => {
            form.bad_length(&field, 1, limits::SELECT_OPTIONS);
            return;
        }
    };
    if most > options.len() as u64 {
        form.add(
            &join(at, "max_values"),
            "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
            "max_values may not exceed the number of options",
        );
    }
    let mut values = BTreeSet::new();
    for (index, option) in options.iter().enumerate() {
        let at = format!("{field}.{index}");
        let most = limits::SELECT_OPTION_TEXT;
        fields::needed_text(form, option, "label", &at, most);
        fields::text(form, option, "description", &at, most);
        let value = fields::needed_text(form, option, "value", &at, most);
        if value.is_some_and(|value| !values.insert(value)) {
            form.add(
                &join(&at, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            );
        }
    }
}

/// Checks a modal: the `data` of an answer that opens one.
pub(crate) fn check_modal(form: &mut Form, data: &Value, at: &str) {
    fields::needed_text(form, data, "custom_id", at, limits::CUSTOM_ID);
    fields::needed_text(form, data, "title", at, limits::MODAL_TITLE);
    let field = join(at, "components");
    let rows = match data.get("components").and_then(Value::as_array) {
        Some(rows) if !rows.is_empty() && rows.len() <= limits::MODAL_ROWS => rows,
        _ => {
            form.bad_length(&field, 1, limits::MODAL_ROWS);
            return;
        }
    };
    let mut ids = BTreeSet::new();
    for (index, row) in rows.iter().enumerate() {
        let at = format!("{field}.{index}.components");
        let parts = row.get("components").and_then(Value::as_array);
        let [input] = parts.map(Vec::as_slice).unwrap_or_default() else {
            form.bad_length(&at, 1, 1);
            continue;
        };
        let at = join(&at, "0");
        if kind(input) != TEXT_INPUT {
            form.not_one_of(&join(&at, "type"), &[TEXT_INPUT]);
            continue;
        }
        fields::needed_text(form, input, "custom_id", &at, limits::CUSTOM_ID);
        fields::needed_text(form, input, "label", &at, limits::INPUT_LABEL);
        fields::text(form, input, "placeholder", &at, limits::INPUT_PLACEHOLDER);
        fields::text(form, input, "value", &at, limits::INPUT_VALUE);
        if !matches!(input.get("style").and_then(Value::as_u64), Some(1 | 2)) {
            form.not_one_of(&join(&at, "style"), &[1, 2]);
        }
        note_id(form, input, &at, &mut ids);
    }
}

/// The number of a component's type; 0 when it has none.
pub(crate) fn kind(component: &Value) -> u64 {
    component.get("type").and_then(Value::as_u64).unwrap_or(0)
}
