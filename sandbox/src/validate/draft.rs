//! A message as a bot or person wants it, checked and ready to post.

use serde_json::Value;

use crate::error::ApiError;
use crate::error::Form;
use crate::limits;
use crate::model::Message;
use crate::snowflake;
use crate::snowflake::Snowflake;
use crate::validate::components;
use crate::validate::embeds;
use crate::validate::fields;
use crate::validate::fields::join;

/// A file that came with a request.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Upload {
    /// The `n` of `files[n]`.
    pub(crate) index: u64,
    /// The field's name.
    pub(crate) field: String,
    pub(crate) filename: String,
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Vec<u8>,
}

/// An entry of `attachments`: a file that is sent, or one that stays.
#[derive(Clone, Debug)]
pub(crate) struct Note {
    pub(crate) id: Snowflake,
    pub(crate) filename: Option<String>,
    pub(crate) description: Option<String>,
}

/// The fields of a message; `None` where the request does not name them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draft {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) attachments: Option<Vec<Note>>,
    pub(crate) files: Vec<Upload>,
    pub(crate) flags: Option<u64>,
    pub(crate) allowed_mentions: Option<Value>,
    pub(crate) nonce: Option<Value>,
    pub(crate) enforce_nonce: bool,
    pub(crate) replies_to: Option<Snowflake>,
}

impl Draft {
    /// Reads and checks a message; `at` is where it stands in the request's body.
    ///
    /// # Errors
    ///
    /// Code 50035 with every field that breaks a limit.
    pub(crate) fn read(data: &Value, at: &str, files: Vec<Upload>) -> Result<Self, ApiError> {
        let mut form = Form::default();
        fields::text(&mut form, data, "content", at, limits::CONTENT);
        embeds::check(&mut form, data, at);
        components::check(&mut form, data, at);
        let flags = fields::number(&mut form, data, "flags", at);
        check_nonce(&mut form, data, at);
        check_allowed_mentions(&mut form, data, at);
        let attachments = read_notes(&mut form, data, at);
        if files.len() > limits::ATTACHMENTS {
            form.too_long(&join(at, "attachments"), limits::ATTACHMENTS);
        }
        form.finish()?;
        if files
            .iter()
            .any(|file| file.bytes.len() > limits::ATTACHMENT_BYTES)
        {
            return Err(ApiError::request_too_large());
        }
        Ok(Self {
            content: text_or_cleared(data, "content"),
            embeds: list_or_cleared(data, "embeds"),
            components: list_or_cleared(data, "components"),
            attachments,
            files,
            flags,
            allowed_mentions: fields::given(data, "allowed_mentions").cloned(),
            nonce: fields::given(data, "nonce").cloned(),
            enforce_nonce: data.get("enforce_nonce") == Some(&Value::Bool(true)),
            replies_to: data
                .pointer("/message_reference/message_id")
                .and_then(snowflake::from_json),
        })
    }

    /// Refuses a new message with nothing in it.
    ///
    /// # Errors
    ///
    /// Code 50006.
    pub(crate) fn not_empty(&self) -> Result<(), ApiError> {
        let some = |list: &Option<Vec<Value>>| list.as_ref().is_some_and(|l| !l.is_empty());
        let said = self.content.as_ref().is_some_and(|c| !c.trim().is_empty());
        if said || some(&self.embeds) || some(&self.components) || !self.files.is_empty() {
            Ok(())
        } else {
            Err(ApiError::empty_message())
        }
    }

    /// Whether it asks to be seen by one person only.
    pub(crate) fn is_ephemeral(&self) -> bool {
        self.flags
            .is_some_and(|flags| flags & Message::EPHEMERAL != 0)
    }
}

fn text_or_cleared(data: &Value, key: &str) -> Option<String> {
    data.get(key)
        .map(|value| value.as_str().unwrap_or_default().to_owned())
}

fn list_or_cleared(data: &Value, key: &str) -> Option<Vec<Value>> {
    data.get(key)
        .map(|value| value.as_array().cloned().unwrap_or_default())
}

fn check_nonce(form: &mut Form, data: &Value, at: &str) {
    let too_long = fields::given(data, "nonce")
        .and_then(Value::as_str)
        .is_some_and(|nonce| fields::length(nonce) > limits::NONCE);
    if too_long {
        form.too_long(&join(at, "nonce"), limits::NONCE);
    }
}

fn check_allowed_mentions(form: &mut Form, data: &Value, at: &str) {
    let Some(allowed) = fields::given(data, "allowed_mentions") else {
        return;
    };
    let at = join(at, "allowed_mentions");
    let parse = fields::list(form, allowed, "parse", &at, limits::ALLOWED_MENTIONS);
    let parse = parse.cloned().unwrap_or_default();
    for (index, kind) in parse.iter().enumerate() {
        if !["users", "roles", "everyone"]
            .map(Value::from)
            .contains(kind)
        {
            form.add(
                &format!("{at}.parse.{index}"),
                "BASE_TYPE_CHOICES",
                "Value must be one of {'everyone', 'roles', 'users'}.",
            );
        }
    }
    for kind in ["users", "roles"] {
        let ids = fields::list(form, allowed, kind, &at, limits::ALLOWED_MENTIONS);
        if ids.is_some_and(|ids| !ids.is_empty()) && parse.contains(&Value::from(kind)) {
            form.add(
                &at,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive."),
            );
        }
    }
}

fn read_notes(form: &mut Form, data: &Value, at: &str) -> Option<Vec<Note>> {
    data.get("attachments")?;
    let field = join(at, "attachments");
    let list = fields::list(form, data, "attachments", at, limits::ATTACHMENTS);
    let mut notes = Vec::new();
    for (index, entry) in list.into_iter().flatten().enumerate() {
        let at = format!("{field}.{index}");
        let description = fields::text(
            form,
            entry,
            "description",
            &at,
            limits::ATTACHMENT_DESCRIPTION,
        );
        let filename = fields::text(form, entry, "filename", &at, limits::ATTACHMENT_FILENAME);
        let Some(id) = entry.get("id").and_then(snowflake::from_json) else {
            form.missing(&join(&at, "id"));
            continue;
        };
        notes.push(Note {
            id,
            filename: filename.map(str::to_owned),
            description: description.map(str::to_owned),
        });
    }
    Some(notes)
}
