//! Discord's refusals: an HTTP status, a code, a message, and for forms what is wrong where.

use axum::http::StatusCode;
use serde_json::Map;
use serde_json::Value;
use serde_json::json;

/// A request that Discord would refuse, in Discord's own words.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ApiError {
    /// The HTTP status.
    pub status: StatusCode,
    /// Discord's JSON error code; 0 where it has none.
    pub code: u32,
    /// Discord's message.
    pub message: String,
    /// For code 50035: which field has which problem, nested like the form.
    pub errors: Option<Value>,
}

impl ApiError {
    fn new(status: StatusCode, code: u32, message: &str) -> Self {
        Self {
            status,
            code,
            message: message.to_owned(),
            errors: None,
        }
    }

    /// The body as Discord sends it.
    pub(crate) fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if let (Some(errors), Some(body)) = (&self.errors, body.as_object_mut()) {
            body.insert("errors".to_owned(), errors.clone());
        }
        body
    }

    pub(crate) fn unauthorized() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, 0, "401: Unauthorized")
    }

    pub(crate) fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, 0, "404: Not Found")
    }

    pub(crate) fn unknown(what: Unknown) -> Self {
        let (code, name) = match what {
            Unknown::Channel => (10_003, "Channel"),
            Unknown::Guild => (10_004, "Guild"),
            Unknown::Member => (10_007, "Member"),
            Unknown::Message => (10_008, "Message"),
            Unknown::Role => (10_011, "Role"),
            Unknown::User => (10_013, "User"),
            Unknown::Webhook => (10_015, "Webhook"),
            Unknown::Interaction => (10_062, "interaction"),
            Unknown::Command => (10_063, "application command"),
        };
        Self::new(StatusCode::NOT_FOUND, code, &format!("Unknown {name}"))
    }

    pub(crate) fn already_answered() -> Self {
        Self::new(
            StatusCode::BAD_REQUEST,
            40_060,
            "Interaction has already been acknowledged.",
        )
    }

    pub(crate) fn token_expired() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, 50_027, "Invalid Webhook Token")
    }

    pub(crate) fn too_many_followups() -> Self {
        Self::new(
            StatusCode::BAD_REQUEST,
            40_094,
            "This interaction has reached the maximum number of follow up messages",
        )
    }

    pub(crate) fn missing_access() -> Self {
        Self::new(StatusCode::FORBIDDEN, 50_001, "Missing Access")
    }

    pub(crate) fn missing_permissions() -> Self {
        Self::new(StatusCode::FORBIDDEN, 50_013, "Missing Permissions")
    }

    pub(crate) fn not_own_message() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            50_005,
            "Cannot edit a message authored by another user",
        )
    }

    pub(crate) fn empty_message() -> Self {
        Self::new(
            StatusCode::BAD_REQUEST,
            50_006,
            "Cannot send an empty message",
        )
    }

    pub(crate) fn cannot_dm() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            50_007,
            "Cannot send messages to this user",
        )
    }

    pub(crate) fn no_mutual_guilds() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            50_278,
            "Cannot send messages to this user due to having no mutual guilds",
        )
    }

    pub(crate) fn not_a_text_channel() -> Self {
        Self::new(
            StatusCode::BAD_REQUEST,
            50_008,
            "Cannot send messages in a non-text channel",
        )
    }

    pub(crate) fn wrong_channel_type() -> Self {
        Self::new(
            StatusCode::BAD_REQUEST,
            50_024,
            "Cannot execute action on this channel type",
        )
    }

    pub(crate) fn cannot_act_on_dm() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            50_003,
            "Cannot execute action on a DM channel",
        )
    }

    pub(crate) fn thread_archived() -> Self {
        Self::new(StatusCode::BAD_REQUEST, 50_083, "Thread is archived")
    }

    pub(crate) fn thread_exists() -> Self {
        Self::new(
            StatusCode::BAD_REQUEST,
            160_004,
            "A thread has already been created for this message",
        )
    }

    pub(crate) fn too_many_commands() -> Self {
        Self::new(
            StatusCode::BAD_REQUEST,
            30_032,
            "Maximum number of application commands reached",
        )
    }

    pub(crate) fn too_many_old_edits() -> Self {
        Self::new(
            StatusCode::TOO_MANY_REQUESTS,
            30_046,
            "Maximum number of edits to messages older than 1 hour reached. Try again later.",
        )
    }

    pub(crate) fn request_too_large() -> Self {
        Self::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            40_005,
            "Request entity too large",
        )
    }

    pub(crate) fn invalid_json() -> Self {
        Self::new(
            StatusCode::BAD_REQUEST,
            50_109,
            "The request body contains invalid JSON.",
        )
    }
}

/// What an id in a request does not lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unknown {
    Channel,
    Guild,
    Member,
    Message,
    Role,
    User,
    Webhook,
    Interaction,
    Command,
}

/// Collects what is wrong with a form, field by field.
#[derive(Debug, Default)]
pub(crate) struct Form {
    errors: Map<String, Value>,
}

impl Form {
    /// Notes a problem at a field such as `embeds.0.title`.
    pub(crate) fn add(&mut self, field: &str, code: &str, message: impl Into<String>) {
        let mut place = &mut self.errors;
        for key in field.split('.').filter(|key| !key.is_empty()) {
            let slot = place
                .entry(key)
                .or_insert_with(|| Value::Object(Map::new()));
            let Value::Object(inner) = slot else { return };
            place = inner;
        }
        let list = place
            .entry("_errors")
            .or_insert_with(|| Value::Array(Vec::new()));
        if let Value::Array(list) = list {
            list.push(json!({ "code": code, "message": message.into() }));
        }
    }

    pub(crate) fn missing(&mut self, field: &str) {
        self.add(field, "BASE_TYPE_REQUIRED", "This field is required");
    }

    pub(crate) fn too_long(&mut self, field: &str, most: usize) {
        self.add(
            field,
            "BASE_TYPE_MAX_LENGTH",
            format!("Must be {most} or fewer in length."),
        );
    }

    pub(crate) fn bad_length(&mut self, field: &str, least: usize, most: usize) {
        self.add(
            field,
            "BASE_TYPE_BAD_LENGTH",
            format!("Must be between {least} and {most} in length."),
        );
    }

    pub(crate) fn not_one_of(&mut self, field: &str, allowed: &[u64]) {
        let allowed: Vec<String> = allowed.iter().map(u64::to_string).collect();
        self.add(
            field,
            "BASE_TYPE_CHOICES",
            format!("Value must be one of {{{}}}.", allowed.join(", ")),
        );
    }

    /// Succeeds when nothing was noted.
    pub(crate) fn finish(self) -> Result<(), ApiError> {
        if self.errors.is_empty() {
            return Ok(());
        }
        Err(ApiError {
            errors: Some(Value::Object(self.errors)),
            ..ApiError::new(StatusCode::BAD_REQUEST, 50_035, "Invalid Form Body")
        })
    }
}
