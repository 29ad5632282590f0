//! The numbers Discord holds its users to, each with its source.
//!
//! Sources: the developer documentation of August 2026, by page, and `openapi`, Discord's published
//! API description of the same month. Lengths are in Unicode characters.

use std::time::Duration;

/// First answer to an interaction. Docs: Receiving and Responding, "Interaction callback".
pub const ANSWER_MS: u64 = 3_000;
/// Life of an interaction's token. Docs: Receiving and Responding, "Followup messages".
pub const TOKEN_MS: u64 = 15 * 60 * 1_000;
/// Follow-ups of an interaction where only a person has installed the app. Docs: Change Log, June
/// 2024, "User-Installed Apps General Availability".
pub const GUEST_FOLLOWUPS: usize = 5;

/// Message content. Docs: Message, "Create Message".
pub const CONTENT: usize = 2_000;
/// A message's nonce. Docs: Message, "Create Message".
pub const NONCE: usize = 25;
/// For how long `enforce_nonce` looks back; the documentation says "the past few minutes".
pub const NONCE_MS: u64 = 3 * 60 * 1_000;
/// Embeds of one message. Docs: Message, "Create Message".
pub const EMBEDS: usize = 10;
/// All text of all embeds of a message. Docs: Message, "Embed limits".
pub const EMBEDS_TEXT: usize = 6_000;
/// Docs: Message, "Embed limits".
pub const EMBED_TITLE: usize = 256;
/// Docs: Message, "Embed limits".
pub const EMBED_DESCRIPTION: usize = 4_096;
/// Docs: Message, "Embed limits".
pub const EMBED_FIELDS: usize = 25;
/// Docs: Message, "Embed limits".
pub const EMBED_FIELD_NAME: usize = 256;
/// Docs: Message, "Embed limits".
pub const EMBED_FIELD_VALUE: usize = 1_024;
/// Docs: Message, "Embed limits".
pub const EMBED_FOOTER: usize = 2_048;
/// Docs: Message, "Embed limits".
pub const EMBED_AUTHOR: usize = 256;
/// A link in an embed. Source: openapi.
pub const URL: usize = 2_048;
/// Files of one message. Docs: Uploading Files.
pub const ATTACHMENTS: usize = 10;
/// Alternative text. Docs: Message, "Attachment object".
pub const ATTACHMENT_DESCRIPTION: usize = 1_024;
/// File name. Source: openapi.
pub const ATTACHMENT_FILENAME: usize = 1_024;
/// One file, without boosts. Docs: Uploading Files.
pub const ATTACHMENT_BYTES: usize = 10 * 1024 * 1024;
/// A whole request. Docs: Uploading Files.
pub const REQUEST_BYTES: usize = 25 * 1024 * 1024;
/// Ids in `allowed_mentions`. Docs: Message, "Allowed mentions object".
pub const ALLOWED_MENTIONS: usize = 100;

/// Rows of components. Docs: Component Reference, legacy message behaviour.
pub const ACTION_ROWS: usize = 5;
/// Buttons of a row. Docs: Component Reference, "Action row".
pub const ROW_BUTTONS: usize = 5;
/// Docs: Component Reference, "Button".
pub const BUTTON_LABEL: usize = 80;
/// Docs: Component Reference, "Anatomy of a component".
pub const CUSTOM_ID: usize = 100;
/// A link button's address. Docs: Component Reference, "Button".
pub const BUTTON_URL: usize = 512;
/// Docs: Component Reference, "String select".
pub const SELECT_OPTIONS: usize = 25;
/// Docs: Component Reference, "String select".
pub const SELECT_PLACEHOLDER: usize = 150;
/// Label, value or description of a select's option. Docs: Component Reference, "Select option".
pub const SELECT_OPTION_TEXT: usize = 100;
/// Title of a modal. Docs: Receiving and Responding, "Modal".
pub const MODAL_TITLE: usize = 45;
/// Components of a modal. Docs: Receiving and Responding, "Modal".
pub const MODAL_ROWS: usize = 5;
/// Label of a text input. Docs: Component Reference, "Text input".
pub const INPUT_LABEL: usize = 45;
/// Value of a text input. Docs: Component Reference, "Text input".
pub const INPUT_VALUE: usize = 4_000;
/// Docs: Component Reference, "Text input".
pub const INPUT_PLACEHOLDER: usize = 100;

/// Slash commands of one scope. Docs: Application Commands, "Registering a command".
pub const CHAT_COMMANDS: usize = 100;
/// User commands of one scope, and message commands likewise. Docs as above.
pub const MENU_COMMANDS: usize = 15;
/// Docs: Application Commands, "Application command object".
pub const COMMAND_NAME: usize = 32;
/// Docs: Application Commands, "Application command object".
pub const COMMAND_DESCRIPTION: usize = 100;
/// Options of a command, and of a subcommand. Docs as above.
pub const COMMAND_OPTIONS: usize = 25;
/// Choices of an option, and suggestions of an autocompletion. Docs as above.
pub const CHOICES: usize = 25;
/// Name of a choice. Docs: "Application command option choice".
pub const CHOICE_NAME: usize = 100;
/// Value of a choice that is text. Docs as above.
pub const CHOICE_VALUE: usize = 100;
/// Names, descriptions and values of a command together, the longest localisation of each.
/// Docs: Application Commands, "Application command object".
pub const COMMAND_TEXT: usize = 8_000;
/// Length that `max_length` of an option may ask for. Docs: "Application command option".
pub const OPTION_LENGTH: u64 = 6_000;

/// Name of a channel or thread. Docs: Channel.
pub const CHANNEL_NAME: usize = 100;
/// Topic of a channel. Docs: Channel.
pub const CHANNEL_TOPIC: usize = 1_024;
/// Minutes after which a thread may archive itself. Docs: Channel, "Thread metadata".
pub const AUTO_ARCHIVE_MINUTES: [u64; 4] = [60, 1_440, 4_320, 10_080];
/// Messages fetched at once. Docs: Message, "Get Channel Messages".
pub const MESSAGES_PAGE: usize = 100;
/// Members fetched at once. Docs: Guild, "List Guild Members".
pub const MEMBERS_PAGE: usize = 1_000;
/// From this age on a message is edited at a low rate only (error 30046).
pub const OLD_MESSAGE_MS: u64 = 60 * 60 * 1_000;

/// Identifies a day. Docs: Gateway, "Session start limit".
pub const IDENTIFIES_A_DAY: u64 = 1_000;
/// How far apart two identifies of one bucket are at least. Docs: Gateway, "Rate limiting" of sharding.
pub const IDENTIFY_GAP: Duration = Duration::from_secs(5);
/// Guilds of one shard; a session with more of them is refused. Docs: Gateway, "Sharding".
pub const GUILDS_A_SHARD: usize = 2_500;
/// Between heartbeats. Docs: Gateway, "Hello" gives this example.
pub const HEARTBEAT_MS: u64 = 41_250;
/// Events kept for a session that may resume. Discord does not say how many it keeps.
pub const REPLAYED_EVENTS: usize = 10_000;
