//! Checks of single fields, shared by all forms.

use serde_json::Value;

use crate::error::Form;

/// The length of a text as Discord counts it.
pub(crate) fn length(text: &str) -> usize {
    text.chars().count()
}

/// A field that is there and not null.
pub(crate) fn given<'a>(object: &'a Value, key: &str) -> Option<&'a Value> {
    object.get(key).filter(|value| !value.is_null())
}

/// A text of at most `most` characters; notes a problem and returns `None` for anything else.
pub(crate) fn text<'a>(
    form: &mut Form,
    object: &'a Value,
    key: &str,
    at: &str,
    most: usize,
) -> Option<&'a str> {
    let value = given(object, key)?;
    let field = join(at, key);
    let Some(text) = value.as_str() else {
        form.add(
            &field,
            "STRING_TYPE_CONVERT",
            format!("Could not interpret \"{value}\" as string."),
        );
        return None;
    };
    if length(text) > most {
        form.too_long(&field, most);
    }
    Some(text)
}

/// As [`text`], and must be there with at least one character.
pub(crate) fn needed_text<'a>(
    form: &mut Form,
    object: &'a Value,
    key: &str,
    at: &str,
    most: usize,
) -> Option<&'a str> {
    let field = join(at, key);
    let Some(value) = given(object, key) else {
        form.missing(&field);
        return None;
    };
    match value.as_str() {
        Some("") => {
            form.missing(&field);
            None
        }
        Some(text) if length(text) > most => {
            form.bad_length(&field, 1, most);
            None
        }
        _ => text(form, object, key, at, most),
    }
}

/// A whole number; notes a problem for anything else.
pub(crate) fn number(form: &mut Form, object: &Value, key: &str, at: &str) -> Option<u64> {
    let value = given(object, key)?;
    let number = value
        .as_u64()
        .or_else(|| value.as_str().and_then(|text| text.parse().ok()));
    if number.is_none() {
        form.add(
            &join(at, key),
            "NUMBER_TYPE_COERCE",
            format!("Value \"{value}\" is not int."),
        );
    }
    number
}

/// A list; notes a problem for anything else, or when it is longer than `most`.
pub(crate) fn list<'a>(
    form: &mut Form,
    object: &'a Value,
    key: &str,
    at: &str,
    most: usize,
) -> Option<&'a Vec<Value>> {
    let value = given(object, key)?;
    let field = join(at, key);
    let Some(list) = value.as_array() else {
        form.add(
            &field,
            "BASE_TYPE_LIST",
            "Only iterables may be used in a ListType",
        );
        return None;
    };
    if list.len() > most {
        form.too_long(&field, most);
    }
    Some(list)
}

/// Joins the names of nested fields.
pub(crate) fn join(at: &str, key: &str) -> String {
    if at.is_empty() {
        key.to_owned()
    } else {
        format!("{at}.{key}")
    }
}
