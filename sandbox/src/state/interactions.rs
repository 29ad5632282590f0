//! Beginning an interaction: the record, and the event to the bot.

use serde_json::Value;

use crate::changes::Change;
use crate::model::Interaction;
use crate::model::InteractionKind;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::state::sessions::Need;
use crate::wire;

/// What a person did, before it has an id.
#[derive(Clone, Debug)]
pub(crate) struct Deed {
    pub(crate) kind: InteractionKind,
    pub(crate) person: Snowflake,
    pub(crate) channel_id: Snowflake,
    /// The message whose component was used, or whose modal is sent.
    pub(crate) message_id: Option<Snowflake>,
    /// The command's full name, or the custom id.
    pub(crate) name: String,
    pub(crate) command_kind: u64,
    /// The `data` of the interaction.
    pub(crate) data: Value,
}

/// What the tokens of all interactions begin with; the id follows.
const TOKEN_PREFIX: &str = "sandbox-interaction-";

impl State {
    /// The interaction with a token.
    pub(crate) fn interaction_of(&self, token: &str) -> Option<&Interaction> {
        let id = token.strip_prefix(TOKEN_PREFIX)?.parse().ok()?;
        self.interactions.get(&id)
    }

    /// Who has installed the app for themselves that a deed goes to: of a component, whoever ran the
    /// command that its message goes back to.
    fn installed_by(&self, deed: &Deed) -> Option<Snowflake> {
        let used = deed
            .message_id
            .and_then(|message| self.message(deed.channel_id, message));
        if let Some(used) = used {
            let origin = self.interactions.get(&used.interaction?)?;
            return origin.installed_by;
        }
        let user = self.users.get(&deed.person)?;
        user.installed.then_some(deed.person)
    }

    /// Tells the bot what a person did.
    pub(crate) fn interact(&mut self, deed: Deed) -> Snowflake {
        let id = self.new_id();
        let guild_id = self.channels.get(&deed.channel_id).and_then(|c| c.guild_id);
        let revision = deed
            .message_id
            .and_then(|message| self.message(deed.channel_id, message))
            .map_or(0, |message| message.revision);
        let installed_by = self.installed_by(&deed);
        let mut interaction = Interaction {
            id,
            token: format!("{TOKEN_PREFIX}{id}"),
            kind: deed.kind,
            name: deed.name,
            command_kind: deed.command_kind,
            person: deed.person,
            channel_id: deed.channel_id,
            guild_id,
            installed_by,
            message_id: deed.message_id,
            message_revision: revision,
            created_ms: self.now_ms(),
            answer: None,
            original: None,
            followups: Vec::new(),
            completed: false,
            lost: false,
        };
        let payload = wire::interaction(self, &interaction, &deed.data);
        // Interactions need no intent, and come from places that the bot is not in, too.
        let guild_id = guild_id.filter(|_| self.is_bot_at(interaction.channel_id));
        interaction.lost = !self.dispatch("INTERACTION_CREATE", guild_id, Need::Nothing, payload);
        self.interactions.insert(id, interaction);
        self.changes.push(Change::Interaction {
            interaction: id,
            person: deed.person,
        });
        id
    }
}
