//! What servers and players have chosen, and what is so where they have not.

use super::{PlayError, Refusal};
use crate::db::{
    ChannelId, Chosen, Db, Owner, Pace, PlayerId, SeasonLength, ServerId, Setting, Write,
};
use crate::rules::{Rounds, Variant};

/// How many open challenges a player may have in a server, where the server says nothing.
const CHALLENGES_MAX: u32 = 5;
/// How many open matches a player may have in a server, where the server says nothing.
const MATCHES_MAX: u32 = 20;
/// The most that a server can allow of either.
pub const LIMIT_MAX: u32 = 100;
/// How many channels a server can name as those where matches may be played.
const CHANNELS_MAX: usize = 25;

/// How a player is reminded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Reminders {
    /// By a DM.
    #[default]
    Dm,
    /// By a ping in the channel of the match.
    Ping,
    /// Not at all.
    None,
}

impl Reminders {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Dm, Self::Ping, Self::None];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Dm => "dm",
            Self::Ping => "ping",
            Self::None => "none",
        }
    }
}

/// Where a player makes secret picks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum PicksIn {
    /// In a DM, and where that is refused, in the channel.
    #[default]
    Dm,
    /// On a private board in the channel; no DM is sent.
    Channel,
}

impl PicksIn {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Dm, Self::Channel];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Dm => "dm",
            Self::Channel => "channel",
        }
    }
}

/// What is so in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerSettings {
    /// What is spoken in its channels; `None`: what Discord says that the server speaks.
    pub language: Option<String>,
    /// How boards look, in a word.
    pub theme: Option<String>,
    /// Which game a challenge offers that says nothing else.
    pub game: Option<Variant>,
    /// How many rounds a challenge offers that says nothing else.
    pub rounds: Option<Rounds>,
    /// How much time a challenge offers that says nothing else.
    pub pace: Pace,
    /// Whether a match gets a thread of its own where its challenge says nothing else.
    pub has_thread: bool,
    /// Where matches may be played; empty: everywhere.
    pub channels: Vec<ChannelId>,
    /// The role that may choose for the server, besides those who manage it.
    pub manager: Option<i64>,
    /// How many open challenges a player may have.
    pub challenges_max: u32,
    /// How many open matches a player may have.
    pub matches_max: u32,
    /// How long a season is.
    pub season: SeasonLength,
    /// Whether the channel's boards move after each reveal.
    pub animates: bool,
}

impl From<Chosen> for ServerSettings {
    fn from(chosen: Chosen) -> Self {
        Self {
            language: chosen.language,
            theme: chosen.theme,
            game: chosen.game.as_deref().and_then(variant),
            rounds: chosen.rounds.as_deref().and_then(rounds),
            pace: chosen
                .pace
                .as_deref()
                .and_then(Pace::of_word)
                .unwrap_or_default(),
            has_thread: chosen.thread.as_deref() == Some("yes"),
            channels: chosen
                .channels
                .as_deref()
                .and_then(channels)
                .unwrap_or_default(),
            manager: chosen.manager.and_then(|id| id.parse().ok()),
            challenges_max: chosen
                .challenges_max
                .and_then(|max| max.parse().ok())
                .unwrap_or(CHALLENGES_MAX),
            matches_max: chosen
                .matches_max
                .and_then(|max| max.parse().ok())
                .unwrap_or(MATCHES_MAX),
            season: SeasonLength::of_word(chosen.season.as_deref()),
            animates: chosen.animations.as_deref() == Some("yes"),
        }
    }
}

/// What a player has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSettings {
    /// In which language the player is spoken to: what was chosen, or what the client last spoke.
    pub language: Option<String>,
    /// How the own boards look, in a word; `None`: as the server's.
    pub theme: Option<String>,
    /// How the player is reminded.
    pub reminders: Reminders,
    /// Whether pictures may move.
    pub motion: bool,
    /// Where the player makes secret picks.
    pub picks_in: PicksIn,
    /// Whether the own boards move after each reveal: never where no picture may.
    pub animates: bool,
}

impl From<Chosen> for PlayerSettings {
    fn from(chosen: Chosen) -> Self {
        let is = |kept: &Option<String>, word: &str| kept.as_deref() == Some(word);
        let motion = !is(&chosen.motion, "no");
        Self {
            animates: motion && is(&chosen.animations, "yes"),
            language: chosen.language.or(chosen.locale),
            theme: chosen.theme,
            reminders: Reminders::ALL
                .into_iter()
                .find(|how| is(&chosen.reminders, how.word()))
                .unwrap_or_default(),
            motion,
            picks_in: PicksIn::ALL
                .into_iter()
                .find(|place| is(&chosen.picks_in, place.word()))
                .unwrap_or_default(),
        }
    }
}

fn variant(word: &str) -> Option<Variant> {
    Variant::ALL
        .into_iter()
        .find(|variant| variant.word() == word)
}

/// A number of rounds, as records write it.
fn rounds(word: &str) -> Option<Rounds> {
    match word {
        "burnout" => Some(Rounds::Burnout),
        _ => word.parse().ok().map(Rounds::Fixed),
    }
}

fn channels(word: &str) -> Option<Vec<ChannelId>> {
    word.split_whitespace()
        .map(|id| id.parse().ok().map(ChannelId::new))
        .collect()
}

/// What is so in a server.
///
/// # Errors
///
/// The database does not answer.
pub async fn server_settings(db: &Db, server: ServerId) -> anyhow::Result<ServerSettings> {
    Ok(db.chosen(Owner::Server(server)).await?.into())
}

/// What a player has chosen.
///
/// # Errors
///
/// The database does not answer.
pub async fn player_settings(db: &Db, player: PlayerId) -> anyhow::Result<PlayerSettings> {
    Ok(db.chosen(Owner::Player(player)).await?.into())
}

pub(super) async fn reminders(write: &mut Write, player: PlayerId) -> anyhow::Result<Reminders> {
    let settings = PlayerSettings::from(write.chosen(Owner::Player(player)).await?);
    Ok(settings.reminders)
}

/// Keeps what somebody has chosen; with `None`, goes back to what is so by default.
///
/// # Errors
///
/// The setting does not take that value, or is not one of that owner.
pub async fn choose(
    db: &Db,
    owner: Owner,
    setting: Setting,
    value: Option<&str>,
) -> Result<(), PlayError> {
    if !is_setting_of(setting, owner) || !value.is_none_or(|value| takes(setting, value)) {
        return Err(Refusal::NoSuchSetting.into());
    }
    let mut write = db.write().await?;
    write.choose(owner, setting, value).await?;
    // What is under way goes on in it.
    if let (Owner::Server(server), Setting::Language, Some(language)) = (owner, setting, value) {
        write.speak(server, language).await?;
    }
    write.commit().await?;
    Ok(())
}

/// Notes what a player's client speaks, for what is told by DM.
///
/// # Errors
///
/// The database does not answer.
pub async fn hear(db: &Db, player: PlayerId, locale: &str) -> anyhow::Result<()> {
    let owner = Owner::Player(player);
    if db.chosen(owner).await?.locale.as_deref() == Some(locale) {
        return Ok(());
    }
    let mut write = db.write().await?;
    write.choose(owner, Setting::Locale, Some(locale)).await?;
    write.commit().await
}

const fn is_setting_of(setting: Setting, owner: Owner) -> bool {
    match setting {
        Setting::Theme | Setting::Language | Setting::Animations => true,
        Setting::Game
        | Setting::Rounds
        | Setting::Pace
        | Setting::Thread
        | Setting::Channels
        | Setting::Manager
        | Setting::ChallengesMax
        | Setting::MatchesMax
        | Setting::Season => matches!(owner, Owner::Server(_)),
        Setting::Locale | Setting::Reminders | Setting::Motion | Setting::PicksIn => {
            matches!(owner, Owner::Player(_))
        }
    }
}

/// Whether a setting takes a value. What themes and languages there are, `discord` knows.
fn takes(setting: Setting, value: &str) -> bool {
    match setting {
        Setting::Theme | Setting::Language | Setting::Locale => {
            (1..=16).contains(&value.len()) && value.bytes().all(|b| b.is_ascii_graphic())
        }
        Setting::Game => variant(value).is_some(),
        Setting::Rounds => match rounds(value) {
            Some(Rounds::Fixed(rounds)) => rounds % 2 == 1 && rounds <= 15,
            Some(Rounds::Burnout) => true,
            None => false,
        },
        Setting::Pace => Pace::of_word(value).is_some(),
        Setting::Thread | Setting::Motion | Setting::Animations => ["yes", "no"].contains(&value),
        Setting::Channels => {
            channels(value).is_some_and(|ids| (1..=CHANNELS_MAX).contains(&ids.len()))
        }
        Setting::Manager => value.parse::<i64>().is_ok_and(|id| id > 0),
        Setting::ChallengesMax | Setting::MatchesMax => value
            .parse::<u32>()
            .is_ok_and(|max| (1..=LIMIT_MAX).contains(&max)),
        Setting::Season => SeasonLength::ALL
            .iter()
            .any(|length| length.word() == value),
        Setting::Reminders => Reminders::ALL.iter().any(|how| how.word() == value),
        Setting::PicksIn => PicksIn::ALL.iter().any(|place| place.word() == value),
    }
}
