//! Embeds: their lengths, their links, and all their text together.

use serde_json::Value;

use crate::error::Form;
use crate::limits;
use crate::validate::fields;
use crate::validate::fields::join;

/// Checks the `embeds` of a message.
pub(crate) fn check(form: &mut Form, data: &Value, at: &str) {
    let field = join(at, "embeds");
    let Some(embeds) = fields::list(form, data, "embeds", at, limits::EMBEDS) else {
        return;
    };
    for (index, embed) in embeds.iter().enumerate() {
        check_embed(form, embed, &format!("{field}.{index}"));
    }
    let total: usize = embeds.iter().map(text_length).sum();
    if total > limits::EMBEDS_TEXT {
        form.add(
            &field,
            "MAX_EMBED_SIZE_EXCEEDED",
            format!("Embed size exceeds maximum size of {}", limits::EMBEDS_TEXT),
        );
    }
}

fn check_embed(form: &mut Form, embed: &Value, at: &str) {
    if !embed.is_object() {
        form.add(
            at,
            "MODEL_TYPE_CONVERT",
            "Only dictionaries may be used in a ModelType",
        );
        return;
    }
    fields::text(form, embed, "title", at, limits::EMBED_TITLE);
    fields::text(form, embed, "description", at, limits::EMBED_DESCRIPTION);
    link(form, embed, "url", at, &["http", "https"]);
    if let Some(footer) = fields::given(embed, "footer") {
        let at = join(at, "footer");
        fields::needed_text(form, footer, "text", &at, limits::EMBED_FOOTER);
        link(form, footer, "icon_url", &at, PICTURES);
    }
    if let Some(author) = fields::given(embed, "author") {
        let at = join(at, "author");
        fields::needed_text(form, author, "name", &at, limits::EMBED_AUTHOR);
        link(form, author, "url", &at, &["http", "https"]);
        link(form, author, "icon_url", &at, PICTURES);
    }
    for place in ["image", "thumbnail"] {
        if let Some(picture) = fields::given(embed, place) {
            let at = join(at, place);
            if fields::given(picture, "url").is_none() {
                form.missing(&join(&at, "url"));
            }
            link(form, picture, "url", &at, PICTURES);
        }
    }
    let list = fields::list(form, embed, "fields", at, limits::EMBED_FIELDS);
    for (index, field) in list.into_iter().flatten().enumerate() {
        let at = format!("{at}.fields.{index}");
        fields::needed_text(form, field, "name", &at, limits::EMBED_FIELD_NAME);
        fields::needed_text(form, field, "value", &at, limits::EMBED_FIELD_VALUE);
    }
    if let Some(colour) = fields::number(form, embed, "color", at)
        && colour > 0xFF_FFFF
    {
        form.add(
            &join(at, "color"),
            "NUMBER_TYPE_MAX",
            "int value should be less than or equal to 16777215.",
        );
    }
}

/// Schemes a picture in an embed may have.
const PICTURES: &[&str] = &["http", "https", "attachment"];

fn link(form: &mut Form, object: &Value, key: &str, at: &str, schemes: &[&str]) {
    let Some(url) = fields::text(form, object, key, at, limits::URL) else {
        return;
    };
    let field = join(at, key);
    let Some((scheme, rest)) = url.split_once("://") else {
        form.add(&field, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
        return;
    };
    if !schemes.contains(&scheme) {
        form.add(
            &field,
            "URL_TYPE_INVALID_SCHEME",
            format!(
                "Scheme \"{scheme}\" must be one of ('{}').",
                schemes.join("', '")
            ),
        );
    } else if rest.is_empty() {
        form.add(&field, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
    }
}

/// The characters of an embed that count towards the limit of all embeds.
fn text_length(embed: &Value) -> usize {
    let of = |pointer: &str| {
        embed
            .pointer(pointer)
            .and_then(Value::as_str)
            .map_or(0, fields::length)
    };
    let fields: usize = embed
        .get("fields")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .flat_map(|field| [field.get("name"), field.get("value")])
        .flatten()
        .filter_map(Value::as_str)
        .map(fields::length)
        .sum();
    fields + of("/title") + of("/description") + of("/footer/text") + of("/author/name")
}
