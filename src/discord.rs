//! The only place that names serenity or poise: commands, buttons, words, custom ids.
//!
//! A press is answered at once; whatever else must be shown or told is in the outbox, which a
//! worker empties.

mod answer;
mod buttons;
mod card;
mod commands;
mod custom_id;
mod outbox;
mod rest;
mod show;
mod standings;
mod words;

use crate::config::Config;
use crate::db::{Db, Moment};
use anyhow::{Context as _, bail, ensure};
use poise::serenity_prelude as serenity;
use rest::Rest;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};
use tokio::sync::{Notify, Semaphore};
use tracing::{info, warn};

/// How many pictures are drawn at the same time; more wait their turn.
const DRAWINGS_AT_ONCE: usize = 4;
/// How many interactions are remembered, to know one that comes twice.
const RECENT_MAX: usize = 512;
/// How long the requests of the start may take.
const START_WITHIN: Duration = Duration::from_secs(10);
/// How long the shards have to close when the bot is told to stop.
const STOP_WITHIN: Duration = Duration::from_secs(8);

/// What every command, press and worker needs.
pub(crate) struct Bot {
    db: Db,
    rest: Rest,
    // Rung when there is something new in the outbox.
    bell: Notify,
    drawings: Semaphore,
    // The presses answered lately, oldest first: a gateway may tell of one twice.
    recent: Mutex<VecDeque<u64>>,
}

impl Bot {
    /// Whether this interaction came before; notes it.
    fn is_repeated(&self, interaction: u64) -> bool {
        // Nothing in the list can be left half done by a panic.
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        if recent.contains(&interaction) {
            return true;
        }
        if recent.len() == RECENT_MAX {
            recent.pop_front();
        }
        recent.push_back(interaction);
        false
    }

    /// The moment it is. The only clock there is.
    fn now() -> Moment {
        let since = SystemTime::now()
            .duration_since(SystemTime::UNIX_EPOCH)
            .unwrap_or_default();
        Moment::from_millis(0).plus(since)
    }
}

/// Why the bot could not start, where its settings are to blame.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Discord does not know the token.
    #[error(
        "Discord does not accept DISCORD_TOKEN; copy it anew from \
         https://discord.com/developers/applications (Bot, Reset Token)"
    )]
    WrongToken,
    /// The gateway is somewhere else than the API.
    #[error(
        "DISCORD_API_BASE is {base}, but its gateway is {gateway}: both must be on one host; \
         leave DISCORD_API_BASE out to use Discord"
    )]
    ForeignGateway {
        /// Where the API is.
        base: String,
        /// Where it says that the gateway is.
        gateway: String,
    },
    /// Nothing answers there.
    #[error(
        "Discord cannot be reached at {base} ({reason}); check the network and DISCORD_API_BASE"
    )]
    Unreachable {
        /// Where the API is.
        base: String,
        /// What went wrong.
        reason: String,
    },
}

/// Runs the bot until `stop` is done.
///
/// # Errors
///
/// The bot cannot start, or Discord ends the session for good.
pub async fn run(
    config: &Config,
    db: Db,
    stop: impl Future<Output = ()> + Send + 'static,
) -> anyhow::Result<()> {
    let http = http(config)?;
    check_gateway(config).await?;
    let application = log_in(config, &http).await?;
    http.set_application_id(application);
    let bot = Arc::new(Bot {
        db,
        rest: Rest::new(config, application.get())?,
        bell: Notify::new(),
        drawings: Semaphore::new(DRAWINGS_AT_ONCE),
        recent: Mutex::default(),
    });
    let commands = commands::all();
    // Before the gateway opens, and not in poise's setup: a failed setup leaves the process deaf.
    let builders = poise::builtins::create_application_commands(&commands);
    tokio::time::timeout(
        START_WITHIN,
        serenity::Command::set_global_commands(&http, builders),
    )
    .await
    .context("registering the commands: no answer in time")?
    .context("registering the commands")?;

    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands,
            initialize_owners: false,
            allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
            on_error: |error| Box::pin(commands::on_error(error)),
            event_handler: |framework, event| Box::pin(on_event(framework, event)),
            ..Default::default()
        })
        .setup({
            let bot = Arc::clone(&bot);
            move |_, ready, _| {
                Box::pin(async move {
                    info!(servers = ready.guilds.len(), "ready");
                    Ok(bot)
                })
            }
        })
        .build();
    let mut client = serenity::ClientBuilder::new_with_http(http, serenity::GatewayIntents::GUILDS)
        .framework(framework)
        .await
        .context("preparing the connection to the gateway")?;

    let worker = tokio::spawn(outbox::run(Arc::clone(&bot)));
    let shards = Arc::clone(&client.shard_manager);
    let stopper = tokio::spawn(async move {
        stop.await;
        info!("stopping");
        if tokio::time::timeout(STOP_WITHIN, shards.shutdown_all())
            .await
            .is_err()
        {
            warn!("the gateway did not close in time");
        }
    });
    let ran = client.start_autosharded().await;
    worker.abort();
    stopper.abort();
    bot.db.close().await;
    ran.context("running the connection to the gateway")
}

fn http(config: &Config) -> anyhow::Result<serenity::Http> {
    let client = reqwest::Client::builder()
        .timeout(START_WITHIN)
        .build()
        .context("preparing HTTP")?;
    let mut builder = serenity::HttpBuilder::new(&config.token).client(client);
    if !config.is_discord() {
        // Without the second, serenity silently ignores the first.
        builder = builder.proxy(&config.api_base).ratelimiter_disabled(true);
    }
    Ok(builder.build())
}

/// Refuses a stand-in whose gateway is elsewhere: serenity would quietly go to Discord's.
async fn check_gateway(config: &Config) -> anyhow::Result<()> {
    if config.is_discord() {
        return Ok(());
    }
    let unreachable = |reason: String| StartError::Unreachable {
        base: config.api_base.clone(),
        reason,
    };
    let answer = reqwest::Client::new()
        .get(format!("{}/api/v10/gateway", config.api_base))
        .timeout(START_WITHIN)
        .send()
        .await
        .map_err(|e| unreachable(e.without_url().to_string()))?;
    let answer: serde_json::Value = answer
        .json()
        .await
        .map_err(|e| unreachable(e.without_url().to_string()))?;
    let gateway = answer.get("url").and_then(serde_json::Value::as_str);
    let gateway = gateway.unwrap_or_default().to_owned();
    let host = |url: &str| {
        let url = reqwest::Url::parse(url).ok()?;
        Some((url.host_str()?.to_owned(), url.port_or_known_default()))
    };
    ensure!(
        host(&gateway).is_some()
            && host(&gateway).map(|(name, _)| name) == host(&config.api_base).map(|(name, _)| name),
        StartError::ForeignGateway {
            base: config.api_base.clone(),
            gateway,
        }
    );
    Ok(())
}

async fn log_in(config: &Config, http: &serenity::Http) -> anyhow::Result<serenity::ApplicationId> {
    let asked = tokio::time::timeout(START_WITHIN, http.get_current_application_info()).await;
    let reason = match asked {
        Ok(Ok(application)) => return Ok(application.id),
        Ok(Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response))))
            if response.status_code == reqwest::StatusCode::UNAUTHORIZED =>
        {
            bail!(StartError::WrongToken)
        }
        Ok(Err(error)) => error.to_string(),
        Err(_) => "no answer in time".to_owned(),
    };
    bail!(StartError::Unreachable {
        base: config.api_base.clone(),
        reason,
    })
}

type AnyError = anyhow::Error;

async fn on_event(
    framework: poise::FrameworkContext<'_, Arc<Bot>, AnyError>,
    event: &serenity::FullEvent,
) -> Result<(), AnyError> {
    if let serenity::FullEvent::InteractionCreate {
        interaction: serenity::Interaction::Component(press),
    } = event
    {
        buttons::on_press(framework.user_data, press).await;
    }
    Ok(())
}
