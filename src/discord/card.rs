//! A message of ours, before it is Discord's: words, a picture, buttons, and who is pinged.

use crate::db::{ChannelId, PlayerId};
use serde_json::{Value, json};

/// Discord's limit on the words of a message, in characters.
const CONTENT_MAX: usize = 2000;
/// Discord's limit on a picture's description, in characters.
const DESCRIPTION_MAX: usize = 1024;
/// The flag of a message that only one person sees.
pub(super) const EPHEMERAL: u64 = 1 << 6;
/// The flag of a message whose links show no preview.
const SUPPRESS_EMBEDS: u64 = 1 << 2;

/// A message of ours.
#[derive(Clone, Debug, Default)]
pub(super) struct Card {
    /// The words, in Discord's markdown.
    pub words: String,
    /// The picture, or another file, with its description.
    pub picture: Option<Picture>,
    /// Lists to choose from, each a row of its own above the buttons.
    pub selects: Vec<Select>,
    /// Files beside it, to be kept.
    pub files: Vec<Attachment>,
    /// Rows of buttons.
    pub rows: Vec<Vec<Button>>,
    /// Who is pinged, of those whom the words mention. Nobody else is.
    pub pings: Vec<PlayerId>,
}

/// A picture and its description for those who cannot see it.
#[derive(Clone, Debug)]
pub(super) struct Picture {
    /// A name with the ending that tells the format.
    pub file_name: &'static str,
    /// What it shows, in words.
    pub description: String,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// A file.
#[derive(Clone, Debug)]
pub(super) struct Attachment {
    /// A name with the ending that tells the format.
    pub file_name: String,
    /// What it is, in words.
    pub description: String,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// A button.
#[derive(Clone, Debug)]
pub(super) struct Button {
    /// What it says.
    pub label: String,
    /// What it asks for.
    pub custom_id: String,
    /// How much it stands out.
    pub style: Style,
    /// Whether it can be pressed.
    pub is_enabled: bool,
}

/// A list to choose from.
#[derive(Clone, Debug)]
pub(super) struct Select {
    /// What a choice asks for.
    pub custom_id: String,
    /// What it says while nothing is chosen.
    pub placeholder: String,
    /// What there is to choose.
    pub from: Choices,
}

/// What there is to choose in a list.
#[derive(Clone, Debug)]
pub(super) enum Choices {
    /// One of these.
    Options(Vec<Choice>),
    /// Any of the server's text channels, or none; those that are chosen now.
    Channels(Vec<ChannelId>),
    /// A role of the server, or none; the one that is chosen now.
    Role(Option<i64>),
}

/// One of the things to choose.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    /// What it says.
    pub label: String,
    /// What is chosen with it.
    pub value: String,
    /// Whether it is chosen now.
    pub is_chosen: bool,
}

/// How a button looks; the numbers are Discord's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// The thing to do.
    Primary = 1,
    /// One of several things to do.
    Secondary = 2,
    /// The thing that was chosen.
    Success = 3,
    /// The thing that cannot be taken back.
    Danger = 4,
}

/// Who sees a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Audience {
    /// Everybody in the channel.
    Channel,
    /// Only the person who is answered.
    Asker,
}

impl Card {
    /// A card of words alone.
    pub(super) fn of_words(words: impl Into<String>) -> Self {
        Self {
            words: words.into(),
            ..Self::default()
        }
    }

    /// The message as Discord's API reads it. Every field is named, so that an edit leaves nothing
    /// of what was there before.
    pub(super) fn to_json(&self, audience: Audience) -> Value {
        let selects = self
            .selects
            .iter()
            .map(|select| json!({ "type": 1, "components": [select.to_json()] }));
        let buttons = self.rows.iter().filter(|row| !row.is_empty()).map(|row| {
            let buttons: Vec<Value> = row.iter().map(Button::to_json).collect();
            json!({ "type": 1, "components": buttons })
        });
        let rows: Vec<Value> = selects.chain(buttons).collect();
        let picture = self.picture.iter().map(|picture| {
            json!({
                "filename": picture.file_name,
                "description": shortened(&picture.description, DESCRIPTION_MAX),
            })
        });
        let files = self.files.iter().map(|file| {
            json!({
                "filename": file.file_name,
                "description": shortened(&file.description, DESCRIPTION_MAX),
            })
        });
        let attachments: Vec<Value> = picture
            .chain(files)
            .enumerate()
            .map(|(id, mut attachment)| {
                if let Some(fields) = attachment.as_object_mut() {
                    fields.insert("id".to_owned(), id.into());
                }
                attachment
            })
            .collect();
        let pings: Vec<String> = self.pings.iter().map(ToString::to_string).collect();
        let mut flags = SUPPRESS_EMBEDS;
        if audience == Audience::Asker {
            flags |= EPHEMERAL;
        }
        json!({
            "content": shortened(&self.words, CONTENT_MAX),
            "components": rows,
            "attachments": attachments,
            "allowed_mentions": { "parse": [], "users": pings },
            "flags": flags,
        })
    }
}

/// Discord's limit on the channels that can be chosen in one list.
const CHANNELS_MAX: usize = 25;
/// Discord's numbers of the channels that matches are played in: text, announcements, forums, and
/// the text beside voice and stages.
const CHANNEL_TYPES: [u8; 5] = [0, 5, 15, 2, 13];

impl Select {
    fn to_json(&self) -> Value {
        let mut base = json!({ "custom_id": self.custom_id });
        if !self.placeholder.is_empty() {
            base = merged(base, json!({ "placeholder": self.placeholder }));
        }
        let more = match &self.from {
            Choices::Options(options) => {
                let options: Vec<Value> = options
                    .iter()
                    .map(|option| {
                        json!({
                            "label": option.label,
                            "value": option.value,
                            "default": option.is_chosen,
                        })
                    })
                    .collect();
                json!({ "type": 3, "options": options })
            }
            Choices::Channels(chosen) => {
                let chosen: Vec<Value> = chosen
                    .iter()
                    .take(CHANNELS_MAX)
                    .map(|id| json!({ "id": id.to_string(), "type": "channel" }))
                    .collect();
                json!({
                    "type": 8,
                    "channel_types": CHANNEL_TYPES,
                    "min_values": 0,
                    "max_values": CHANNELS_MAX,
                    "default_values": chosen,
                })
            }
            Choices::Role(chosen) => {
                let chosen: Vec<Value> = chosen
                    .iter()
                    .map(|id| json!({ "id": id.to_string(), "type": "role" }))
                    .collect();
                json!({ "type": 6, "min_values": 0, "max_values": 1, "default_values": chosen })
            }
        };
        merged(base, more)
    }
}

fn merged(mut base: Value, more: Value) -> Value {
    if let (Some(base), Value::Object(more)) = (base.as_object_mut(), more) {
        base.extend(more);
    }
    base
}

impl Card {
    /// The picture and the files, in the order in which the message names them.
    pub(super) fn uploads(&self) -> impl Iterator<Item = (&str, &[u8])> {
        let picture = self.picture.iter();
        let picture = picture.map(|picture| (picture.file_name, picture.bytes.as_slice()));
        let files = self.files.iter();
        picture.chain(files.map(|file| (file.file_name.as_str(), file.bytes.as_slice())))
    }
}

impl Button {
    fn to_json(&self) -> Value {
        json!({
            "type": 2,
            "style": self.style as u8,
            "label": self.label,
            "custom_id": self.custom_id,
            "disabled": !self.is_enabled,
        })
    }
}

/// `text`, or as much of it as `chars_max` characters hold, with a sign that more was there.
pub(super) fn shortened(text: &str, chars_max: usize) -> String {
    if text.chars().count() <= chars_max {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(chars_max.saturating_sub(1)).collect();
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_shortened_by_characters_and_not_by_bytes() {
        assert_eq!(shortened("ジャンクァ", 5), "ジャンクァ");
        assert_eq!(shortened("ジャンクァ", 4), "ジャン…");
    }

    #[test]
    fn nobody_is_pinged_unless_named() {
        let card = Card::of_words("@everyone <@1>");
        let mentions = card.to_json(Audience::Channel)["allowed_mentions"].clone();
        assert_eq!(mentions, json!({ "parse": [], "users": [] }));
    }

    #[test]
    fn files_are_numbered_after_the_picture() {
        let card = Card {
            picture: Some(Picture {
                file_name: "board.png",
                description: "a board".to_owned(),
                bytes: vec![1],
            }),
            files: vec![Attachment {
                file_name: "record.txt".to_owned(),
                description: "a record".to_owned(),
                bytes: vec![2],
            }],
            ..Card::default()
        };
        assert_eq!(
            card.to_json(Audience::Asker)["attachments"],
            json!([
                { "id": 0, "filename": "board.png", "description": "a board" },
                { "id": 1, "filename": "record.txt", "description": "a record" },
            ])
        );
        let uploads: Vec<_> = card.uploads().collect();
        assert_eq!(uploads, [("board.png", &[1][..]), ("record.txt", &[2][..])]);
    }

    #[test]
    fn only_an_answer_to_one_person_is_private() {
        let card = Card::of_words("psst");
        assert_eq!(card.to_json(Audience::Channel)["flags"], 4);
        assert_eq!(card.to_json(Audience::Asker)["flags"], 68);
    }
}
