//! The stand-in as a whole: starting it, and what is done to it from outside.

use std::net::Ipv4Addr;
use std::path::Path;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use crate::changes::Change;
use crate::clock::Clock;
use crate::clock::Pace;
use crate::connection::CuttableListener;
use crate::connection::Knife;
use crate::core::Core;
use crate::faults::Fault;
use crate::limits;
use crate::people::Channel;
use crate::people::Guild;
use crate::people::Message;
use crate::people::Person;
use crate::server;
use crate::snowflake::Snowflake;
use crate::state::State;
use crate::state::sessions::Order;
use crate::traffic::Request;

/// How a [`Sandbox`] is set up; the default suits tests.
#[derive(Clone, Debug)]
pub struct SandboxOptions {
    /// The port of 127.0.0.1 to listen on; 0 takes a free one.
    pub port: u16,
    /// The bot's token; any other is refused.
    pub token: String,
    /// The bot's user name.
    pub bot_name: String,
    /// Whether time passes by itself.
    pub pace: Pace,
    /// How long a test waits for something to happen, in time of the machine.
    pub patience: Duration,
    /// Privileged intents that the application has been granted; a new one has none.
    pub privileged_intents: u64,
    /// How many shards the bot is advised to open.
    pub shards: u64,
    /// How many shards may identify at the same time, in buckets of the shard's number modulo this. Two
    /// of a bucket within five seconds of the machine's time are refused, as Discord does; `None` says 1
    /// and refuses nothing.
    pub max_concurrency: Option<u64>,
    /// How many guilds one shard may have.
    pub guilds_a_shard: usize,
    /// How often a message may be edited once it is an hour old; `None` for as often as one likes.
    pub old_edits: Option<u32>,
    /// Draws the faults that happen by chance.
    pub rng_seed: u64,
    /// Where every request of the bot is appended, one line of JSON each.
    pub traffic_file: Option<PathBuf>,
    /// A directory to go on from, as [`Sandbox::save`] has written it; one that is not there is empty.
    pub saved: Option<PathBuf>,
}

impl Default for SandboxOptions {
    fn default() -> Self {
        Self {
            port: 0,
            token: "sandbox.bot.token".to_owned(),
            bot_name: "bot".to_owned(),
            pace: Pace::Still,
            patience: Duration::from_secs(10),
            privileged_intents: 0,
            shards: 1,
            max_concurrency: None,
            guilds_a_shard: limits::GUILDS_A_SHARD,
            old_edits: None,
            rng_seed: 0,
            traffic_file: None,
            saved: None,
        }
    }
}

/// A local stand-in for Discord. Clones are the same one; it stops with the last of them.
///
/// ```
/// # async fn example() -> anyhow::Result<()> {
/// use sandbox::{Sandbox, SandboxOptions};
///
/// let sandbox = Sandbox::start(SandboxOptions::default()).await?;
/// let guild = sandbox.guild("Kampung");
/// let main = guild.channel("main");
/// let ani = sandbox.person("ani");
/// guild.join(&ani);
/// // A bot that uses `sandbox.api_base()` and `sandbox.token()` can log in now.
/// sandbox.gateway().connected().await;
/// let answer = ani.runs(&main, "/ping", sandbox::NO_OPTIONS).await;
/// assert_eq!(answer.told_privately(), "Pong");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Sandbox {
    pub(crate) core: Arc<Core>,
    server: Option<Arc<Server>>,
}

#[derive(Debug)]
struct Server {
    task: JoinHandle<()>,
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Sandbox {
    /// Starts a stand-in with no people and no guilds in it.
    ///
    /// # Errors
    ///
    /// When the port cannot be listened on, or what was saved cannot be read.
    pub async fn start(options: SandboxOptions) -> anyhow::Result<Self> {
        Self::start_with(options, |_| Router::new()).await
    }

    /// Starts a stand-in that also serves `routes`, such as a page to look at it.
    ///
    /// # Errors
    ///
    /// As [`Sandbox::start`].
    pub async fn start_with(
        options: SandboxOptions,
        routes: impl FnOnce(&Self) -> Router,
    ) -> anyhow::Result<Self> {
        let port = options.port;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .await
            .with_context(|| format!("listening on port {port} of 127.0.0.1"))?;
        let address = listener.local_addr().context("reading the own address")?;
        let clock = Clock::new(options.pace);
        let saved = options.saved.clone();
        let mut state = State::new(options, clock, format!("http://{address}"));
        if let Some(directory) = saved {
            state.restore(&directory)?;
        }
        let core = Core::new(state);
        // What the routes hold must not keep the server alive that holds them.
        let routes = routes(&Self {
            core: Arc::clone(&core),
            server: None,
        });
        let service = server::router(Arc::clone(&core), routes)
            .into_make_service_with_connect_info::<Knife>();
        let task = tokio::spawn(async move {
            if let Err(error) = axum::serve(CuttableListener(listener), service).await {
                tracing::error!("the server has stopped: {error}");
            }
        });
        Ok(Self {
            core,
            server: Some(Arc::new(Server { task })),
        })
    }

    /// What a bot uses in place of `https://discord.com`.
    #[must_use]
    pub fn api_base(&self) -> String {
        self.core.look(|state| state.base.clone())
    }

    /// The bot's token.
    #[must_use]
    pub fn token(&self) -> String {
        self.core.look(|state| state.options.token.clone())
    }

    /// The id of the bot's user, which is its application's too.
    #[must_use]
    pub fn bot_id(&self) -> Snowflake {
        self.core.look(|state| state.bot)
    }

    /// The time in the sandbox.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.core.clock
    }

    /// Makes a guild that the bot is in.
    pub fn guild(&self, name: &str) -> Guild {
        let id = self.core.change(|state| state.add_guild(name));
        Guild::new(self.clone(), id)
    }

    /// Makes a guild that the bot is not in, and hears nothing of.
    pub fn foreign_guild(&self, name: &str) -> Guild {
        let id = self.core.change(|state| state.add_foreign_guild(name));
        Guild::new(self.clone(), id)
    }

    /// Makes a person. They are shown under the given name, which may be in any script.
    pub fn person(&self, name: &str) -> Person {
        let id = self
            .core
            .change(|state| state.add_user(name, Some(name), false));
        Person::new(self.clone(), id)
    }

    /// Makes a group DM. The bot is not in it.
    pub fn group(&self, name: &str, people: &[&Person]) -> Channel {
        let people = people.iter().map(|person| person.id()).collect();
        let id = self.core.change(|state| state.add_group(name, people));
        Channel::new(self.clone(), id)
    }

    /// Makes another bot: it does nothing, but can be mentioned and let into guilds.
    pub fn other_bot(&self, name: &str) -> Person {
        let id = self.core.change(|state| state.add_user(name, None, true));
        Person::new(self.clone(), id)
    }

    /// All guilds, oldest first.
    #[must_use]
    pub fn guilds(&self) -> Vec<Guild> {
        let ids: Vec<Snowflake> = self.core.look(|s| s.guilds.keys().copied().collect());
        let of = |id| Guild::new(self.clone(), id);
        ids.into_iter().map(of).collect()
    }

    /// All people, oldest first, without bots.
    #[must_use]
    pub fn people(&self) -> Vec<Person> {
        let ids: Vec<Snowflake> = self.core.look(|state| {
            let people = state.users.values().filter(|user| !user.bot);
            people.map(|user| user.id).collect()
        });
        let of = |id| Person::new(self.clone(), id);
        ids.into_iter().map(of).collect()
    }

    /// The person with this id.
    #[must_use]
    pub fn find_person(&self, id: Snowflake) -> Option<Person> {
        let known = |s: &State| s.users.get(&id).is_some_and(|user| !user.bot);
        let found = self.core.look(known);
        found.then(|| Person::new(self.clone(), id))
    }

    /// The channel, thread or DM with this id.
    #[must_use]
    pub fn find_channel(&self, id: Snowflake) -> Option<Channel> {
        let found = self.core.look(|state| state.channels.contains_key(&id));
        found.then(|| Channel::new(self.clone(), id))
    }

    /// The message with this id.
    #[must_use]
    pub fn find_message(&self, channel: Snowflake, id: Snowflake) -> Option<Message> {
        let found = self.core.look(|state| state.message(channel, id).is_some());
        found.then(|| Message::new(self.clone(), channel, id))
    }

    /// Sets something to go wrong, after what was set before.
    pub fn fails(&self, fault: Fault) {
        self.core.change(|state| state.faults.add(fault));
    }

    /// How many faults are set and not used up.
    #[must_use]
    pub fn faults_left(&self) -> usize {
        self.core.look(|state| state.faults.count())
    }

    /// Takes back all that was set to go wrong.
    pub fn heals(&self) {
        self.core.change(|state| state.faults.clear());
    }

    /// The gateway, to look at and to disturb.
    #[must_use]
    pub fn gateway(&self) -> Gateway {
        Gateway {
            sandbox: self.clone(),
        }
    }

    /// Every request of the bot so far, in the order they were answered.
    #[must_use]
    pub fn traffic(&self) -> Vec<Request> {
        self.core.look(|state| state.traffic.requests.clone())
    }

    /// The requests after the first `known` ones: cheaper than all of them, for whoever looks often.
    #[must_use]
    pub fn traffic_since(&self, known: usize) -> Vec<Request> {
        let core = &self.core;
        core.look(|state| state.traffic.requests.iter().skip(known).cloned().collect())
    }

    /// The requests of the bot after the first `count`.
    #[must_use]
    pub fn traffic_after(&self, count: usize) -> Vec<Request> {
        let after = |state: &State| state.traffic.requests.get(count..).map(<[_]>::to_vec);
        self.core.look(after).unwrap_or_default()
    }

    /// Changes from now on.
    #[must_use]
    pub fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.core.subscribe()
    }

    /// Looks again at every change until there is something to see.
    ///
    /// # Panics
    ///
    /// When the patience of the options is over; `what` says what was waited for.
    pub async fn until<T>(&self, what: &str, mut seen: impl FnMut() -> Option<T>) -> T {
        let patience = self.patience();
        let mut versions = self.core.versions();
        let wait = async {
            loop {
                versions.mark_unchanged();
                if let Some(result) = seen() {
                    return result;
                }
                if versions.changed().await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        };
        let waited = tokio::time::timeout(patience, wait).await;
        waited.unwrap_or_else(|_| panic!("waited {patience:?} for {what}"))
    }

    /// Waits until no request of the bot is open and no person waits for an answer.
    ///
    /// What the bot does by itself a little later, it cannot know of: wait for that with
    /// [`Sandbox::until`].
    ///
    /// # Panics
    ///
    /// When the patience of the options is over.
    pub async fn settled(&self) {
        let quiet = || {
            self.core.look(|state| {
                let now_ms = state.now_ms();
                let waiting = state.interactions.values().any(|i| i.is_waiting(now_ms));
                (state.traffic.open == 0 && !waiting).then_some(())
            })
        };
        self.until("the bot to be quiet", quiet).await;
    }

    pub(crate) fn patience(&self) -> Duration {
        self.core.look(|state| state.options.patience)
    }

    /// Writes all that people and the bot have made to a directory, for a later start to go on from.
    ///
    /// # Errors
    ///
    /// When a file cannot be written.
    pub async fn save(&self, directory: &Path) -> anyhow::Result<()> {
        let snapshot = self.core.look(State::snapshot);
        let directory = directory.to_owned();
        tokio::task::spawn_blocking(move || snapshot.write(&directory))
            .await
            .context("writing down the state")?
    }

    /// Stops listening.
    pub fn stop(self) {
        if let Some(server) = &self.server {
            server.task.abort();
        }
    }
}

/// The gateway, to look at and to disturb.
#[derive(Clone, Debug)]
pub struct Gateway {
    sandbox: Sandbox,
}

impl Gateway {
    /// Waits until a bot is connected and has been sent all that happened so far.
    ///
    /// # Panics
    ///
    /// When the patience of the options is over.
    pub async fn connected(&self) {
        self.sandbox
            .until("the bot to connect", || self.is_connected().then_some(()))
            .await;
    }

    /// Whether a bot is connected and identified.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.sandbox.core.look(|state| {
            let mut sessions = state.sessions.list.iter();
            sessions.any(|session| session.connection.is_some())
        })
    }

    /// Waits until each shard of so many is connected.
    ///
    /// # Panics
    ///
    /// When the patience of the options is over.
    pub async fn all_connected(&self, shards: u64) {
        let all = || (0..shards).all(|shard| self.connections(shard, shards) > 0);
        self.sandbox
            .until("all shards to connect", || all().then_some(()))
            .await;
    }

    /// How many sessions of a shard, of so many, are connected.
    #[must_use]
    pub fn connections(&self, shard: u64, shards: u64) -> usize {
        self.sandbox.core.look(|state| {
            let sessions = state.sessions.list.iter();
            sessions
                .filter(|session| session.shard == (shard, shards) && session.connection.is_some())
                .count()
        })
    }

    /// How often an identify was refused because another of its bucket came just before.
    #[must_use]
    pub fn collisions(&self) -> u64 {
        self.sandbox.core.look(|state| state.sessions.collisions)
    }

    /// How often bots have identified.
    #[must_use]
    pub fn identifies(&self) -> u64 {
        self.sandbox.core.look(|state| state.sessions.identifies)
    }

    /// How often bots have resumed a session.
    #[must_use]
    pub fn resumes(&self) -> u64 {
        self.sandbox.core.look(|state| state.sessions.resumes)
    }

    /// Cuts the connections without a word; the sessions may be resumed.
    pub fn drops(&self) {
        self.order(Order::Drop);
    }

    /// Closes the connections with a code.
    pub fn closes(&self, code: u16) {
        self.order(Order::Close(code));
    }

    /// Asks the bots to reconnect and resume (op 7).
    pub fn asks_to_reconnect(&self) {
        self.order(Order::Reconnect);
    }

    /// Says that the sessions are invalid but may be resumed (op 9, true).
    pub fn invalidates_resumably(&self) {
        self.order(Order::Invalid { resumable: true });
    }

    /// Says that the sessions are invalid (op 9, false): the bots must identify again.
    pub fn invalidates(&self) {
        self.order(Order::Invalid { resumable: false });
    }

    /// Forgets the sessions that lost their connection, so that resuming them fails.
    pub fn forgets_sessions(&self) {
        self.sandbox.core.change(|state| {
            state
                .sessions
                .list
                .retain(|session| session.connection.is_some());
        });
    }

    fn order(&self, order: Order) {
        self.sandbox.core.change(|state| state.order(order));
    }
}
