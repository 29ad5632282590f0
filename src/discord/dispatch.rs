//! What the gateway tells, on its way to poise: each interaction in a span of its own, and held
//! until it is answered.

use super::{AnyError, Bot};
use crate::db::MatchId;
use poise::serenity_prelude as serenity;
use std::sync::Arc;
use tracing::Instrument as _;
use tracing::field::Empty;

/// Poise, with a span around every interaction.
pub(super) struct Dispatch {
    poise: poise::Framework<Arc<Bot>, AnyError>,
    bot: Arc<Bot>,
}

impl Dispatch {
    pub(super) fn new(poise: poise::Framework<Arc<Bot>, AnyError>, bot: Arc<Bot>) -> Self {
        Self { poise, bot }
    }
}

#[serenity::async_trait]
impl serenity::Framework for Dispatch {
    async fn init(&mut self, client: &serenity::Client) {
        serenity::Framework::init(&mut self.poise, client).await;
    }

    async fn dispatch(&self, ctx: serenity::Context, event: serenity::FullEvent) {
        let serenity::FullEvent::InteractionCreate { interaction } = &event else {
            return serenity::Framework::dispatch(&self.poise, ctx, event).await;
        };
        let span = span_of(interaction);
        // The end of the program waits for whatever is being answered.
        let _under_way = self.bot.under_way.read().await;
        // Only from here on: what was taken on is answered.
        if !self.bot.takes_on(interaction.id().get()).await {
            return;
        }
        serenity::Framework::dispatch(&self.poise, ctx, event)
            .instrument(span)
            .await;
    }
}

/// A span with ids alone: no names, nothing that anybody wrote.
fn span_of(interaction: &serenity::Interaction) -> tracing::Span {
    use serenity::Interaction as I;
    let (kind, server) = match interaction {
        I::Command(command) => ("command", command.guild_id),
        I::Autocomplete(command) => ("autocomplete", command.guild_id),
        I::Component(press) => ("press", press.guild_id),
        I::Modal(modal) => ("modal", modal.guild_id),
        _ => ("other", None),
    };
    tracing::info_span!(
        "interaction",
        kind,
        interaction_id = interaction.id().get(),
        server_id = server.map(serenity::GuildId::get),
        match_id = Empty
    )
}

/// Notes in the span of an interaction which match it is about.
pub(super) fn about(mat: MatchId) {
    tracing::Span::current().record("match_id", mat.number());
}
