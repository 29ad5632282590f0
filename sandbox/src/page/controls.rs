//! The switches for developers: trouble of every kind, the clock, and the bot's process.

use std::time::Duration;

use axum::Json;
use axum::extract::Query;
use axum::extract::State;
use sandbox::Dms;
use sandbox::Effect;
use sandbox::EventFault;
use sandbox::Fault;
use sandbox::Guild;
use sandbox::Scope;
use sandbox::Snowflake;
use sandbox::permissions;
use sandbox::permissions::Bits;
use serde::Deserialize;
use serde::Serialize;

use crate::keeper::Order;
use crate::keeper::Status;
use crate::page::Page;
use crate::page::Refusal;

/// How far the clock moves at once. Far beyond, dates have no number any more.
const ADVANCE_MAX_SECS: u64 = 366 * 24 * 60 * 60;

/// The permissions that a bot commonly lacks, by the names Discord's client shows.
const PERMISSIONS: [(&str, Bits); 7] = [
    ("View Channel", permissions::VIEW_CHANNEL),
    ("Send Messages", permissions::SEND_MESSAGES),
    (
        "Send Messages in Threads",
        permissions::SEND_MESSAGES_IN_THREADS,
    ),
    ("Embed Links", permissions::EMBED_LINKS),
    ("Attach Files", permissions::ATTACH_FILES),
    ("Read Message History", permissions::READ_MESSAGE_HISTORY),
    ("Create Public Threads", permissions::CREATE_PUBLIC_THREADS),
];

/// What the switches are set to.
#[derive(Debug, Serialize)]
pub(super) struct Controls {
    bot: Status,
    connected: bool,
    identifies: u64,
    resumes: u64,
    now_ms: u64,
    ahead_ms: u64,
    faults: usize,
    people: Vec<Settings>,
    servers: Vec<Server>,
    permissions: Vec<Permission>,
    token: String,
    address: String,
}

#[derive(Debug, Serialize)]
struct Settings {
    id: Snowflake,
    name: String,
    dms: Dms,
    locale: String,
}

#[derive(Debug, Serialize)]
struct Server {
    id: Snowflake,
    name: String,
    locale: String,
    owner: Option<Snowflake>,
}

#[derive(Debug, Serialize)]
struct Permission {
    name: &'static str,
    granted: bool,
}

#[derive(Debug, Deserialize)]
pub(super) struct Where {
    channel: Option<Snowflake>,
}

/// What the switches are set to; permissions are those of one channel.
pub(super) async fn show(
    State(page): State<Page>,
    Query(place): Query<Where>,
) -> Result<Json<Controls>, Refusal> {
    let sandbox = &page.sandbox;
    let granted = match place.channel {
        Some(channel) => Some(page.channel(channel)?.granted_to_bot()),
        None => None,
    };
    let gateway = sandbox.gateway();
    let people = sandbox.people().into_iter().map(|person| Settings {
        id: person.id(),
        name: person.name(),
        dms: person.dms(),
        locale: person.locale(),
    });
    let servers = sandbox.guilds().into_iter().map(|guild| Server {
        id: guild.id(),
        name: guild.name(),
        locale: guild.locale(),
        owner: guild.owner(),
    });
    let permission = |granted: Bits| {
        PERMISSIONS.map(|(name, bit)| Permission {
            name,
            granted: granted & bit != 0,
        })
    };
    Ok(Json(Controls {
        bot: page.keeper.status(),
        connected: gateway.is_connected(),
        identifies: gateway.identifies(),
        resumes: gateway.resumes(),
        now_ms: sandbox.clock().now_ms(),
        ahead_ms: u64::try_from(sandbox.clock().ahead().as_millis()).unwrap_or(u64::MAX),
        faults: sandbox.faults_left(),
        people: people.collect(),
        servers: servers.collect(),
        permissions: granted.into_iter().flat_map(permission).collect(),
        token: sandbox.token(),
        address: sandbox.api_base(),
    }))
}

/// Something a developer does.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(super) enum Control {
    /// Starts the bot.
    StartBot,
    /// Asks the bot to end, and starts it again.
    RestartBot,
    /// Kills the bot.
    KillBot,
    /// Moves the clock ahead.
    Advance { secs: u64 },
    /// Sets whether the bot may write to a person.
    Dms { person: Snowflake, dms: Dms },
    /// Sets the language of a person's client.
    Speak { person: Snowflake, locale: String },
    /// Sets the language of a server.
    SpeakIn { server: Snowflake, locale: String },
    /// Makes a person the owner of a server, who may do everything there.
    Own {
        server: Snowflake,
        person: Snowflake,
    },
    /// Grants the bot these permissions in a channel, by name, and denies it the others we list.
    Permit {
        channel: Snowflake,
        granted: Vec<String>,
    },
    /// Makes a person, who joins every server.
    Invite { name: String },
    /// Disturbs the gateway.
    Gateway { how: Disturbance },
    /// Sets requests or events to fail.
    Trouble {
        kind: Trouble,
        /// How often; without end if left out.
        times: Option<u64>,
        /// Only requests of this method, and below this path.
        method: Option<String>,
        path: Option<String>,
    },
    /// Takes back all trouble.
    Heal,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Disturbance {
    /// Cuts the connection without a word.
    Drop,
    /// Asks to reconnect.
    Reconnect,
    /// Invalidates the session, which may be resumed.
    Resume,
    /// Invalidates the session for good.
    Identify,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case", tag = "is")]
pub(super) enum Trouble {
    /// Answers come late.
    Slow { secs: u64 },
    /// 429.
    RateLimit { secs: u64 },
    /// 429 for every route.
    GlobalRateLimit { secs: u64 },
    /// A status of the server's.
    Status { status: u16 },
    /// The connection is cut, and nothing was done.
    DropBefore,
    /// The connection is cut, and all was done.
    DropAfter,
    /// No answer comes.
    Hang,
    /// What people do reaches the bot late.
    LateEvents { secs: u64 },
    /// What people do never reaches the bot.
    LostEvents,
    /// What people do reaches the bot twice.
    RepeatedEvents,
}

/// Does what a developer asks for.
pub(super) async fn carry_out(
    State(page): State<Page>,
    Json(control): Json<Control>,
) -> Result<Json<()>, Refusal> {
    let sandbox = &page.sandbox;
    match control {
        Control::StartBot => order(&page, Order::Start)?,
        Control::RestartBot => order(&page, Order::Restart)?,
        Control::KillBot => order(&page, Order::Kill)?,
        Control::Advance { secs } if secs > ADVANCE_MAX_SECS => {
            return Err(Refusal::not_possible(
                "the clock moves a year ahead at most",
            ));
        }
        Control::Advance { secs } => sandbox.clock().advance(Duration::from_secs(secs)),
        Control::Dms { person, dms } => {
            let person = page.person(person)?;
            match dms {
                Dms::Open => person.opens_dms(),
                Dms::Closed => person.closes_dms(),
                Dms::Blocked => person.blocks_bot(),
            }
        }
        Control::Speak { person, locale } => page.person(person)?.speaks(&locale),
        Control::SpeakIn { server, locale } => {
            guild(&page, server)?.speaks(&locale);
        }
        Control::Own { server, person } => {
            guild(&page, server)?.belongs_to(&page.person(person)?);
        }
        Control::Permit { channel, granted } => permit(&page, channel, &granted)?,
        Control::Invite { name } => {
            let person = sandbox.person(&name);
            for guild in sandbox.guilds() {
                guild.join(&person);
            }
        }
        Control::Gateway { how } => disturb(&page, how),
        Control::Trouble {
            kind,
            times,
            method,
            path,
        } => {
            let method = method.as_deref().unwrap_or("*");
            let path = path.as_deref().unwrap_or("/**");
            let fault = fault(kind, method, path);
            sandbox.fails(match times {
                Some(times) => fault.times(times),
                None => fault.always(),
            });
        }
        Control::Heal => sandbox.heals(),
    }
    Ok(Json(()))
}

fn guild(page: &Page, server: Snowflake) -> Result<Guild, Refusal> {
    let mut guilds = page.sandbox.guilds().into_iter();
    let guild = guilds.find(|guild| guild.id() == server);
    guild.ok_or_else(|| Refusal::gone("there is no such server"))
}

fn order(page: &Page, order: Order) -> Result<(), Refusal> {
    if page.keeper.orders(order) {
        Ok(())
    } else {
        Err(Refusal::not_possible(
            "this sandbox runs no bot, or is busy with the last order",
        ))
    }
}

fn permit(page: &Page, channel: Snowflake, granted: &[String]) -> Result<(), Refusal> {
    let denied = PERMISSIONS
        .iter()
        .filter(|(name, _)| granted.iter().all(|granted| granted != name))
        .fold(0, |bits, (_, bit)| bits | bit);
    page.channel(channel)?.denies_bot(denied);
    Ok(())
}

fn disturb(page: &Page, how: Disturbance) {
    let gateway = page.sandbox.gateway();
    match how {
        Disturbance::Drop => gateway.drops(),
        Disturbance::Reconnect => gateway.asks_to_reconnect(),
        Disturbance::Resume => gateway.invalidates_resumably(),
        Disturbance::Identify => gateway.invalidates(),
    }
}

fn fault(kind: Trouble, method: &str, path: &str) -> Fault {
    let request = |effect| Fault::on(method, path, effect);
    let event = |fault| Fault::event("INTERACTION_CREATE", fault);
    let limit = |secs, scope| Effect::RateLimit {
        retry_after: Duration::from_secs(secs),
        scope,
    };
    match kind {
        Trouble::Slow { secs } => request(Effect::Slow(Duration::from_secs(secs))),
        Trouble::RateLimit { secs } => request(limit(secs, Scope::Route)),
        Trouble::GlobalRateLimit { secs } => request(limit(secs, Scope::Global)),
        Trouble::Status { status } => request(Effect::Status(status)),
        Trouble::DropBefore => request(Effect::DropBefore),
        Trouble::DropAfter => request(Effect::DropAfter),
        Trouble::Hang => request(Effect::HangBefore),
        Trouble::LateEvents { secs } => event(EventFault::Delay(Duration::from_secs(secs))),
        Trouble::LostEvents => event(EventFault::Lose),
        Trouble::RepeatedEvents => event(EventFault::Repeat),
    }
}
