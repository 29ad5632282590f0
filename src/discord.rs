//! The only place that names serenity or poise: commands, buttons, words, custom ids.
//!
//! A press is answered at once; whatever else must be shown or told is in the outbox, which a
//! worker empties.

mod analysis;
mod answer;
mod buttons;
mod card;
mod clock;
mod commands;
mod custom_id;
mod dispatch;
mod here;
mod more;
mod motion;
mod outbox;
mod panel;
mod peers;
mod places;
mod puzzle;
mod rest;
mod show;
mod spot;
mod standings;
mod thinking;
mod throttle;
mod words;

use crate::config::Config;
use crate::db::{Db, Moment, Owner, PlayerId, ServerId};
use crate::picture;
use crate::play::{self, Person};
use crate::secret::without_password;
use crate::watch::{self, Look, Metrics};
use anyhow::{Context as _, bail, ensure};
use clock::Clock;
use dispatch::Dispatch;
use peers::Peers;
use poise::serenity_prelude as serenity;
use rest::Rest;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use thinking::Thinking;
use throttle::Throttle;
use tokio::sync::{Notify, RwLock, Semaphore};
use tracing::{error, info, warn};
use words::Language;

/// How many pictures are drawn at the same time; more wait their turn.
const DRAWINGS_AT_ONCE: usize = 4;
/// How many interactions are remembered, to know one that comes twice.
const RECENT_MAX: usize = 512;
/// The moment from which Discord's ids count, in milliseconds since 1970.
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;
/// How long the requests of the start may take.
const START_WITHIN: Duration = Duration::from_secs(10);
/// What is said where they take longer.
const NO_ANSWER: &str = "no answer in time";
/// How long the database may take to say what is in it, for who watches the bot.
const DATABASE_LOOKED_AT_WITHIN: Duration = Duration::from_secs(1);
/// How long the shards have to close when the bot is told to stop.
const STOP_WITHIN: Duration = Duration::from_secs(5);
/// How long answers have that are under way when the bot is told to stop.
const ANSWERS_WITHIN: Duration = Duration::from_secs(3);

/// What every command, press and worker needs.
pub(crate) struct Bot {
    db: Db,
    rest: Rest,
    // Rung when there is something new in the outbox.
    bell: Notify,
    drawings: Arc<Semaphore>,
    // Held by whatever thinks long; one at a time, so that others find a processor.
    analyses: Semaphore,
    thinking: Thinking,
    // The bot itself, as the opponent of who practises.
    me: Person,
    clock: Clock,
    metrics: Arc<Metrics>,
    // When the worker last began to look for what is due.
    worker_beat: Mutex<Instant>,
    // Held by whatever is being answered: the end waits for it.
    under_way: RwLock<()>,
    peers: Peers,
    throttle: Mutex<Throttle>,
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

    /// The language in which a player is answered: the chosen one, or what the player's client
    /// speaks, which is noted for what is told later by DM.
    async fn language_of(&self, player: PlayerId, locale: &str) -> Language {
        let chosen = match self.db.chosen(Owner::Player(player)).await {
            Ok(chosen) => chosen,
            // An answer in the wrong language is better than none.
            Err(broken) => {
                error!("{broken:#}");
                return Language::of(locale);
            }
        };
        if chosen.locale.as_deref() != Some(locale)
            && let Err(broken) = play::hear(&self.db, player, locale).await
        {
            error!("noting a language: {broken:#}");
        }
        Language::of(chosen.language.as_deref().unwrap_or(locale))
    }

    /// The language of what all in a server see: what the server has chosen, or what Discord says
    /// that it speaks.
    async fn language_in(
        &self,
        server: ServerId,
        locale: Option<&str>,
    ) -> anyhow::Result<Language> {
        let chosen = play::server_settings(&self.db, server).await?.language;
        Ok(Language::of_server(chosen.as_deref().or(locale)))
    }

    /// The moment it is.
    fn now(&self) -> Moment {
        self.clock.now()
    }

    /// Hears from an interaction, which tells when it was made.
    fn hear(&self, interaction: u64) {
        self.clock.hear(made_at(interaction));
    }

    /// Whether a person may ask something now; else how long until then.
    fn admit(&self, person: u64) -> Result<(), Duration> {
        self.throttle
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .admit(person, Instant::now())
    }

    /// Notes that the worker is at work.
    fn beat(&self) {
        *self
            .worker_beat
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// The bot at a glance, for who watches it.
    async fn look(&self, shards: &serenity::ShardManager) -> Look {
        let runners = shards.runners.lock().await;
        let connected = runners
            .values()
            .filter(|shard| shard.stage == serenity::ConnectionStage::Connected)
            .count();
        drop(runners);
        let gateway = connected >= self.peers.span().count() as usize;
        let now = self.now();
        let asked = async {
            let depth = self.db.outbox_depth(now).await?;
            let open_matches = self.db.open_match_count().await?;
            let overdue_clocks = self.db.overdue_clock_count(now).await?;
            anyhow::Ok((depth, open_matches, overdue_clocks))
        };
        // Of a database that is silent, nothing more is said than that: the rest is as it is.
        let seen = tokio::time::timeout(DATABASE_LOOKED_AT_WITHIN, asked).await;
        let seen = seen.ok().and_then(Result::ok);
        let ((outbox, oldest), open_matches, overdue_clocks) = seen.unwrap_or_default();
        let lag = oldest.map_or(0, |oldest| now.millis() - oldest.millis());
        Look {
            gateway,
            database: seen.is_some(),
            worker_silent: self
                .worker_beat
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .elapsed(),
            outbox,
            outbox_lag: Duration::from_millis(u64::try_from(lag).unwrap_or(0)),
            open_matches,
            overdue_clocks,
            database_wait: self.db.waited(),
            database_busy: self.db.busy_count(),
        }
    }
}

/// When something on Discord was made, by its id.
const fn made_at(id: u64) -> Moment {
    let millis = (id >> 22) + DISCORD_EPOCH_MS;
    Moment::from_millis(millis.cast_signed())
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
         leave DISCORD_API_BASE out to use Discord, or, if it is a proxy in front of Discord, set \
         DISCORD_GATEWAY to where the gateway is, such as wss://gateway.discord.gg"
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

impl StartError {
    /// Whether another try would end as this one: nobody but who runs the bot can help.
    #[must_use]
    pub const fn is_for_good(&self) -> bool {
        match self {
            Self::WrongToken | Self::ForeignGateway { .. } => true,
            Self::Unreachable { .. } => false,
        }
    }

    fn unreachable(config: &Config, reason: impl Into<String>) -> Self {
        Self::Unreachable {
            base: without_password(&config.api_base),
            reason: reason.into(),
        }
    }
}

/// What lies at the bottom of an error: of what is around it, nothing says more than that a request
/// was not answered.
fn root_cause(error: &dyn std::error::Error) -> String {
    let mut error = error;
    while let Some(source) = error.source() {
        error = source;
    }
    error.to_string()
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
    let watching = match config.watch_address {
        Some(address) => Some(watch::listen(address).await?),
        None => None,
    };
    let http = http(config)?;
    let gateway = gateway(config).await?;
    let application = log_in(config, &http).await?;
    http.set_application_id(application);
    let me = own_user(config, &http).await?;
    let offer = offer(config, &http).await?;
    let peers = Peers::new(config.shards, offer.shards);
    let span = peers.span();
    if span.total < offer.shards {
        warn!(
            "Discord says that the bot needs {} shards, and SHARDS says {}: one with more than 2,500 \
             servers is refused",
            offer.shards, span.total
        );
    }
    let metrics = Arc::<Metrics>::default();
    let bot = Arc::new(Bot {
        db: db.of_process(rand::random::<i64>().saturating_abs().max(1)),
        rest: Rest::new(config, application.get(), span, Arc::clone(&metrics))?,
        peers,
        metrics,
        worker_beat: Mutex::new(Instant::now()),
        under_way: RwLock::new(()),
        bell: Notify::new(),
        drawings: Arc::new(Semaphore::new(DRAWINGS_AT_ONCE)),
        analyses: Semaphore::new(1),
        thinking: Thinking::default(),
        me,
        clock: Clock::at(config).await,
        throttle: Mutex::default(),
        recent: Mutex::default(),
    });
    bot.join_peers().await?;
    let living = tokio::spawn(peers::run(Arc::clone(&bot)));
    if let Some(gap) = play::wake(&bot.db, bot.now()).await? {
        info!(
            secs = gap.as_secs(),
            "gave the time back in which the bot was down"
        );
    }
    let commands = commands::all();
    // Before the gateway opens, and not in poise's setup: a failed setup leaves the process deaf.
    if bot.peers.is_first() {
        register(&http, commands::builders(&commands)).await?;
    }
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands,
            initialize_owners: false,
            allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
            command_check: Some(|ctx| Box::pin(commands::is_admitted(ctx))),
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
        .framework(Dispatch::new(framework, Arc::clone(&bot)))
        .await
        .context("preparing the connection to the gateway")?;
    if let Some(gateway) = gateway {
        *client.ws_url.lock().await = gateway;
    }

    tokio::task::spawn_blocking(picture::prepare);
    let worker = tokio::spawn(outbox::run(Arc::clone(&bot)));
    let thinker = tokio::spawn(thinking::run(Arc::clone(&bot)));
    let follower = tokio::spawn({
        let (bot, config) = (Arc::clone(&bot), config.clone());
        async move { bot.clock.follow(&config, &bot.bell).await }
    });
    let shards = Arc::clone(&client.shard_manager);
    let watching = watching.map(|listener| watched(listener, &bot, &shards));
    let stopped = async move {
        stop.await;
        info!("stopping");
        // Many shards take longer: Discord notices that the connections are gone.
        if tokio::time::timeout(STOP_WITHIN, shards.shutdown_all())
            .await
            .is_err()
        {
            warn!("the gateway did not close in time");
        }
    };
    let concurrency = u32::try_from(offer.session_start_limit.max_concurrency).unwrap_or(1);
    let ran = tokio::select! {
        ran = peers::start(&bot, &mut client, concurrency) => ran,
        () = stopped => Ok(()),
    };
    // No press comes any more; those that came are answered. What is not, the outbox tells later. Held
    // until the end: what is not begun is left to the process that takes this one's place.
    let answered = tokio::time::timeout(ANSWERS_WITHIN, bot.under_way.write()).await;
    if answered.is_err() {
        warn!("not every answer was given in time");
    }
    worker.abort();
    thinker.abort();
    follower.abort();
    living.abort();
    watching.inspect(tokio::task::AbortHandle::abort);
    if let Err(broken) = bot.leave_peers().await {
        error!("leaving: {broken:#}");
    }
    bot.db.close().await;
    drop(answered);
    ran.context("running the connection to the gateway")
}

/// Serves the page for who watches the bot.
fn watched(
    listener: tokio::net::TcpListener,
    bot: &Arc<Bot>,
    shards: &Arc<serenity::ShardManager>,
) -> tokio::task::AbortHandle {
    let metrics = Arc::clone(&bot.metrics);
    let (bot, shards) = (Arc::clone(bot), Arc::clone(shards));
    let look: watch::Looker = Arc::new(move || {
        let (bot, shards) = (Arc::clone(&bot), Arc::clone(&shards));
        Box::pin(async move { bot.look(&shards).await })
    });
    let serving = tokio::spawn(async move {
        if let Err(broken) = watch::serve(listener, metrics, look).await {
            error!("{broken:#}");
        }
    });
    serving.abort_handle()
}

fn http(config: &Config) -> anyhow::Result<serenity::Http> {
    let client = reqwest::Client::builder()
        .timeout(START_WITHIN)
        .build()
        .context("preparing HTTP")?;
    let mut builder = serenity::HttpBuilder::new(config.token.expose()).client(client);
    if !config.is_discord() {
        // Without the second, serenity silently ignores the first.
        builder = builder.proxy(&config.api_base).ratelimiter_disabled(true);
    }
    Ok(builder.build())
}

/// Registers the commands: a whole list, which takes the place of the one before.
async fn register(
    http: &serenity::Http,
    builders: Vec<serenity::CreateCommand>,
) -> anyhow::Result<()> {
    tokio::time::timeout(
        START_WITHIN,
        serenity::Command::set_global_commands(http, builders),
    )
    .await
    .context("registering the commands: no answer in time")?
    .context("registering the commands")?;
    Ok(())
}

/// How many shards Discord thinks right, and how fast they may identify.
async fn offer(config: &Config, http: &serenity::Http) -> anyhow::Result<serenity::BotGateway> {
    let asked = tokio::time::timeout(START_WITHIN, http.get_bot_gateway()).await;
    let offer = asked
        .map_err(|_| StartError::unreachable(config, NO_ANSWER))?
        .map_err(|error| StartError::unreachable(config, root_cause(&error)))?;
    Ok(offer)
}

/// Where the gateway is, if not where serenity finds it at Discord. Refuses a stand-in whose gateway
/// is elsewhere: serenity would quietly go to Discord's, and give the token to whoever is there.
async fn gateway(config: &Config) -> anyhow::Result<Option<String>> {
    if config.gateway.is_some() || config.is_discord() {
        return Ok(config.gateway.clone());
    }
    let answer = reqwest::Client::new()
        .get(format!("{}/api/v10/gateway", config.api_base))
        .timeout(START_WITHIN)
        .send()
        .await
        .and_then(reqwest::Response::error_for_status)
        .map_err(|error| StartError::unreachable(config, root_cause(&error.without_url())))?;
    let answer: serde_json::Value = answer
        .json()
        .await
        .map_err(|error| StartError::unreachable(config, root_cause(&error.without_url())))?;
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
            base: without_password(&config.api_base),
            gateway,
        }
    );
    Ok(Some(gateway))
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
        Ok(Err(error)) => root_cause(&error),
        Err(_) => NO_ANSWER.to_owned(),
    };
    bail!(StartError::unreachable(config, reason))
}

/// The bot as a user: older applications have other ids than their bots.
async fn own_user(config: &Config, http: &serenity::Http) -> anyhow::Result<Person> {
    let asked = tokio::time::timeout(START_WITHIN, http.get_current_user()).await;
    let user = asked
        .map_err(|_| StartError::unreachable(config, NO_ANSWER))?
        .map_err(|error| StartError::unreachable(config, root_cause(&error)))?;
    Ok(Person {
        id: PlayerId::of_discord(user.id.get()),
        name: user.display_name().to_owned(),
    })
}

type AnyError = anyhow::Error;

async fn on_event(
    framework: poise::FrameworkContext<'_, Arc<Bot>, AnyError>,
    event: &serenity::FullEvent,
) -> Result<(), AnyError> {
    let bot = framework.user_data;
    match event {
        serenity::FullEvent::InteractionCreate {
            interaction: serenity::Interaction::Component(press),
        } => buttons::on_press(bot, press).await,
        serenity::FullEvent::Ready { data_about_bot } => {
            places::on_ready(bot, data_about_bot).await;
        }
        serenity::FullEvent::GuildCreate { guild, .. } => places::on_server(bot, guild.id).await,
        // An outage is no goodbye.
        serenity::FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            places::on_server_gone(bot, incomplete.id).await;
        }
        serenity::FullEvent::ChannelDelete { channel, .. } => {
            places::on_channel_gone(bot, channel.id).await;
        }
        serenity::FullEvent::ThreadDelete { thread, .. } => {
            places::on_channel_gone(bot, thread.id).await;
        }
        _ => {}
    }
    Ok(())
}
