//! What the saboteur does.

use std::time::Duration;

use rand::Rng;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use sandbox::BotProcess;
use sandbox::Effect;
use sandbox::EventFault;
use sandbox::Fault;
use sandbox::Sandbox;
use sandbox::Scope;
use sandbox::permissions;

use super::table::Table;

/// How long the database is locked: longer than the bot waits for it.
pub(super) const LOCKED_FOR: Duration = Duration::from_millis(2_500);
/// How long Discord asks to wait.
const RETRY_AFTER: Duration = Duration::from_millis(300);
/// How late what is late comes.
const LATE: Duration = Duration::from_millis(1_200);
/// How often a fault of requests happens at most, one after the other.
const TIMES_MAX: u64 = 3;
/// Where requests of the bot go.
const ROUTES: [(&str, &str); 4] = [
    ("POST", "/interactions/*/*/callback"),
    ("POST", "/channels/*/messages"),
    ("POST", "/users/@me/channels"),
    ("PATCH", "/channels/*/messages/*"),
];

/// Something bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// `kill -9`, and a new start.
    Kill,
    /// The connection to the gateway is cut.
    DropGateway,
    /// Discord asks the bot to connect anew.
    AskReconnect,
    /// Discord forgets the session: the bot must identify again.
    ForgetSession,
    /// One route must wait.
    RateLimit,
    /// All routes must wait.
    GlobalRateLimit,
    /// Discord answers with a status from 500 on.
    ServerError,
    /// The connection breaks before a request is carried out.
    DropBefore,
    /// The connection breaks after a request was carried out.
    DropAfter,
    /// A request is not carried out, and there is no answer.
    HangBefore,
    /// A request is carried out, and there is no answer.
    HangAfter,
    /// A request is carried out, and the answer is late.
    Slow,
    /// Each press comes twice.
    RepeatEvents,
    /// Presses come late.
    LateEvents,
    /// Presses never come.
    LoseEvents,
    /// Nobody takes DMs.
    CloseDms,
    /// The newest board of each table is deleted.
    DeleteBoards,
    /// The bot may not send messages or pictures.
    TakePermissions,
    /// Somebody else writes to the database for a while.
    LockedDatabase,
    /// The database's files cannot grow.
    FullDisk,
}

impl Deed {
    pub(super) const ALL: [Self; 20] = [
        Self::Kill,
        Self::DropGateway,
        Self::AskReconnect,
        Self::ForgetSession,
        Self::RateLimit,
        Self::GlobalRateLimit,
        Self::ServerError,
        Self::DropBefore,
        Self::DropAfter,
        Self::HangBefore,
        Self::HangAfter,
        Self::Slow,
        Self::RepeatEvents,
        Self::LateEvents,
        Self::LoseEvents,
        Self::CloseDms,
        Self::DeleteBoards,
        Self::TakePermissions,
        Self::LockedDatabase,
        Self::FullDisk,
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Kill => "kill -9",
            Self::DropGateway => "gateway dropped",
            Self::AskReconnect => "gateway asks to reconnect",
            Self::ForgetSession => "session forgotten",
            Self::RateLimit => "429 on a route",
            Self::GlobalRateLimit => "429 on all routes",
            Self::ServerError => "5xx",
            Self::DropBefore => "connection cut before the deed",
            Self::DropAfter => "connection cut after the deed",
            Self::HangBefore => "nothing done, no answer",
            Self::HangAfter => "done, no answer",
            Self::Slow => "answers late",
            Self::RepeatEvents => "presses repeated",
            Self::LateEvents => "presses late",
            Self::LoseEvents => "presses lost",
            Self::CloseDms => "DMs closed",
            Self::DeleteBoards => "boards deleted",
            Self::TakePermissions => "permissions taken",
            Self::LockedDatabase => "database locked",
            Self::FullDisk => "disk full",
        }
    }

    /// Sets up what people will press into.
    pub(super) fn begin(self, sandbox: &Sandbox, tables: &[Table], rng: &mut SmallRng) {
        let mut requests = |effect: Effect| {
            if let Some((method, path)) = ROUTES.choose(rng) {
                let times = rng.random_range(1..=TIMES_MAX);
                sandbox.fails(Fault::on(method, path, effect).times(times));
            }
        };
        let events = |fault| sandbox.fails(Fault::event("INTERACTION_CREATE", fault).always());
        match self {
            Self::RateLimit | Self::GlobalRateLimit => requests(Effect::RateLimit {
                retry_after: RETRY_AFTER,
                scope: if self == Self::RateLimit {
                    Scope::Route
                } else {
                    Scope::Global
                },
            }),
            Self::ServerError => requests(Effect::Status(503)),
            Self::DropBefore => requests(Effect::DropBefore),
            Self::DropAfter => requests(Effect::DropAfter),
            Self::HangBefore => requests(Effect::HangBefore),
            Self::HangAfter => requests(Effect::HangAfter),
            Self::Slow => requests(Effect::Slow(LATE)),
            Self::RepeatEvents => events(EventFault::Repeat),
            Self::LateEvents => events(EventFault::Delay(LATE)),
            Self::LoseEvents => events(EventFault::Lose),
            Self::CloseDms => {
                for person in tables.iter().flat_map(Table::people) {
                    person.closes_dms();
                }
            }
            Self::TakePermissions => {
                for table in tables {
                    table.channel().denies_bot(
                        permissions::SEND_MESSAGES
                            | permissions::ATTACH_FILES
                            | permissions::EMBED_LINKS,
                    );
                }
            }
            Self::Kill
            | Self::DropGateway
            | Self::AskReconnect
            | Self::ForgetSession
            | Self::DeleteBoards
            | Self::LockedDatabase
            | Self::FullDisk => {}
        }
        if self == Self::DeleteBoards {
            for table in tables {
                table.delete_board();
            }
        }
    }

    /// Does what is done while presses are under way.
    pub(super) async fn strike(
        self,
        sandbox: &Sandbox,
        bot: &mut BotProcess,
    ) -> anyhow::Result<()> {
        match self {
            Self::Kill => return bot.kill().await,
            Self::DropGateway => sandbox.gateway().drops(),
            Self::AskReconnect => sandbox.gateway().asks_to_reconnect(),
            Self::ForgetSession => {
                sandbox.gateway().forgets_sessions();
                sandbox.gateway().drops();
            }
            _ => {}
        }
        Ok(())
    }
}
