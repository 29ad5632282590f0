//! Where an interaction comes from, and what the bot is there.

use crate::db::{ChannelId, Door, MessageId, Moment, ServerId};
use poise::serenity_prelude as serenity;
use std::time::Duration;

/// How long what an answer leaves open is used: Discord takes it for 15 minutes.
const DOOR_OPEN: Duration = Duration::from_secs(15 * 60 - 20);

/// Where an interaction comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Here {
    /// A server that the bot is a member of.
    Server(ServerId),
    /// A DM between people, a group, or a server in which only a player has installed the bot: it can
    /// answer there, and do nothing else.
    Guest(ServerId),
    /// A DM with the bot.
    Dm,
}

impl Here {
    pub(super) fn of_command(command: &serenity::CommandInteraction) -> Self {
        Self::of(
            command.guild_id,
            command.channel_id,
            command.context,
            &command.authorizing_integration_owners.0,
        )
    }

    pub(super) fn of_press(press: &serenity::ComponentInteraction) -> Self {
        Self::of(
            press.guild_id,
            press.channel_id,
            press.context,
            &press.authorizing_integration_owners.0,
        )
    }

    fn of(
        guild: Option<serenity::GuildId>,
        channel: serenity::ChannelId,
        context: Option<serenity::InteractionContext>,
        owners: &[serenity::AuthorizingIntegrationOwner],
    ) -> Self {
        use serenity::AuthorizingIntegrationOwner::{GuildInstall, UserInstall};
        let is_member = owners
            .iter()
            .any(|owner| matches!(owner, GuildInstall(Some(_))));
        let is_guest = owners.iter().any(|owner| matches!(owner, UserInstall(_)));
        match (guild, context) {
            (Some(guild), _) if is_guest && !is_member => {
                Self::Guest(ServerId::of_guest(guild.get()))
            }
            (Some(guild), _) => Self::Server(ServerId::of_discord(guild.get())),
            (None, Some(serenity::InteractionContext::PrivateChannel)) => {
                Self::Guest(ServerId::of_guest(channel.get()))
            }
            (None, _) => Self::Dm,
        }
    }

    /// The server, where the bot is a member of it.
    pub(super) const fn home(self) -> Option<ServerId> {
        match self {
            Self::Server(server) => Some(server),
            Self::Guest(_) | Self::Dm => None,
        }
    }

    /// The same, for who practises here: a DM with the bot is then like a place where it is a guest.
    pub(super) const fn to_practise(self, channel: ChannelId) -> Self {
        match self {
            Self::Server(_) | Self::Guest(_) => self,
            Self::Dm => Self::Guest(ServerId::of_guest(channel.to_discord())),
        }
    }

    /// The place of a match here: none in a DM with the bot, where nobody else is.
    pub(super) const fn place(self) -> Option<ServerId> {
        match self {
            Self::Server(server) | Self::Guest(server) => Some(server),
            Self::Dm => None,
        }
    }
}

/// What an answer leaves open where the bot is a guest.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// Where.
    pub(super) channel: ChannelId,
    /// The message for all that was pressed.
    pub(super) pressed: Option<MessageId>,
    /// Until when, and by which token.
    pub(super) door: Door,
}

impl Entry {
    /// What the answer to an interaction leaves open, if anything is to be gone in by.
    pub(super) fn of(
        here: Here,
        channel: ChannelId,
        pressed: Option<MessageId>,
        token: &str,
        asked_at: Moment,
    ) -> Option<Self> {
        matches!(here, Here::Guest(_)).then(|| Self {
            channel,
            pressed,
            door: Door::new(token, asked_at.plus(DOOR_OPEN)),
        })
    }
}

/// What keeps matches from being played by a guest in a channel: where people may not use apps that
/// they have installed for themselves, nobody else sees an answer.
pub(super) fn is_hushed(here: Here, member: Option<&serenity::Member>) -> bool {
    let granted = member.and_then(|member| member.permissions);
    matches!(here, Here::Guest(_))
        && granted
            .is_some_and(|granted| !granted.contains(serenity::Permissions::USE_EXTERNAL_APPS))
}
