//! How the bot is: what it counts, and a page for who watches it.
//!
//! `/metrics` is Prometheus's text format, `/healthz` says whether the process does its work,
//! `/readyz` whether people can play. Off unless a setting gives it an address. Nothing here names a
//! person, a server, or what was written.

use anyhow::Context;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use std::fmt::Write as _;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;
use tokio::net::TcpListener;

/// The type of Prometheus's text format.
const METRICS_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// Where answers are counted, in seconds. Discord shows a failure after the last but one.
const ANSWER_EDGES: [f64; 10] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0, 10.0];
/// Where drawings are counted, in seconds.
const DRAWING_EDGES: [f64; 8] = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.25, 1.0];
/// Where thoughts are counted, in seconds.
const THOUGHT_EDGES: [f64; 9] = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0];
/// How long a look at the bot may take.
const LOOK_WITHIN: Duration = Duration::from_secs(2);
/// How long the worker may be silent and still count as well.
const WORKER_SILENT_MAX: Duration = Duration::from_secs(30);

/// What an interaction is, as it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A command.
    Command,
    /// A press of a button.
    Press,
}

/// What the bot counts. Cheap to count in, from anywhere.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    interactions: Family<InteractionLabels, Counter>,
    answers: Histogram,
    drawings: Histogram,
    thoughts: Histogram,
    requests: Family<RequestLabels, Counter>,
    database_failures: Counter,
    database_busy: Counter,
    database_wait: Gauge<f64, AtomicU64>,
    overdue_clocks: Gauge,
    outbox: Gauge,
    outbox_lag: Gauge,
    open_matches: Gauge,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct InteractionLabels {
    kind: &'static str,
    outcome: &'static str,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct RequestLabels {
    status: u16,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("congkak");
        let metrics = Self {
            interactions: Family::default(),
            answers: Histogram::new(ANSWER_EDGES),
            drawings: Histogram::new(DRAWING_EDGES),
            thoughts: Histogram::new(THOUGHT_EDGES),
            requests: Family::default(),
            database_failures: Counter::default(),
            database_busy: Counter::default(),
            database_wait: Gauge::default(),
            overdue_clocks: Gauge::default(),
            outbox: Gauge::default(),
            outbox_lag: Gauge::default(),
            open_matches: Gauge::default(),
            registry: Registry::default(),
        };
        registry.register(
            "interactions",
            "Interactions by kind and by whether an answer got through",
            metrics.interactions.clone(),
        );
        registry.register_with_unit(
            "answer",
            "From the event of the gateway to Discord's word on the answer",
            Unit::Seconds,
            metrics.answers.clone(),
        );
        registry.register_with_unit(
            "drawing",
            "The drawing of a picture, without the wait for its turn",
            Unit::Seconds,
            metrics.drawings.clone(),
        );
        registry.register_with_unit(
            "thinking",
            "What the bot works out as an opponent: a pick or a hint, without the wait for its turn",
            Unit::Seconds,
            metrics.thoughts.clone(),
        );
        registry.register(
            "discord_requests",
            "Requests to Discord by the status of the answer; 0 where there was none",
            metrics.requests.clone(),
        );
        registry.register(
            "database_failures",
            "What the database did not do: busy, full or broken",
            metrics.database_failures.clone(),
        );
        registry.register(
            "database_busy",
            "Writes given up because somebody else kept the database locked",
            metrics.database_busy.clone(),
        );
        registry.register_with_unit(
            "database_wait",
            "How long writes have waited for the one writer since the start, in all",
            Unit::Seconds,
            metrics.database_wait.clone(),
        );
        registry.register(
            "overdue_clocks",
            "Clocks that have run out, of players who have not moved since",
            metrics.overdue_clocks.clone(),
        );
        registry.register(
            "outbox_notices",
            "Notices that are yet to be told",
            metrics.outbox.clone(),
        );
        registry.register_with_unit(
            "outbox_lag",
            "How long the oldest notice that is due has been so",
            Unit::Seconds,
            metrics.outbox_lag.clone(),
        );
        registry.register(
            "open_matches",
            "Matches that are not over",
            metrics.open_matches.clone(),
        );
        Self {
            registry,
            ..metrics
        }
    }
}

impl Metrics {
    /// Counts an interaction, and how long its answer took if one got through.
    pub fn answered(&self, kind: Kind, took: Duration, got_through: bool) {
        let labels = InteractionLabels {
            kind: match kind {
                Kind::Command => "command",
                Kind::Press => "press",
            },
            outcome: if got_through { "answered" } else { "failed" },
        };
        self.interactions.get_or_create(&labels).inc();
        if got_through {
            self.answers.observe(took.as_secs_f64());
        }
    }

    /// Counts a drawing.
    pub fn drew(&self, took: Duration) {
        self.drawings.observe(took.as_secs_f64());
    }

    /// Counts a pick or a hint that was worked out.
    pub fn thought(&self, took: Duration) {
        self.thoughts.observe(took.as_secs_f64());
    }

    /// Counts a request to Discord; `None` where no answer came.
    pub fn requested(&self, status: Option<u16>) {
        let labels = RequestLabels {
            status: status.unwrap_or(0),
        };
        self.requests.get_or_create(&labels).inc();
    }

    /// Counts something that the database did not do.
    pub fn database_failed(&self) {
        self.database_failures.inc();
    }

    /// The page for Prometheus.
    fn page(&self, look: &Look) -> String {
        // Where the database is silent, these stay as they were last seen.
        if look.database {
            self.outbox.set(look.outbox);
            self.outbox_lag
                .set(i64::try_from(look.outbox_lag.as_secs()).unwrap_or(i64::MAX));
            self.open_matches.set(look.open_matches);
            self.overdue_clocks.set(look.overdue_clocks);
        }
        self.database_wait.set(look.database_wait.as_secs_f64());
        let counted = self.database_busy.get();
        self.database_busy
            .inc_by(look.database_busy.saturating_sub(counted));
        let mut page = String::new();
        // Writing to a string does not fail.
        let _ = prometheus_client::encoding::text::encode(&mut page, &self.registry);
        page
    }
}

/// The bot at a glance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Whether the gateway is connected.
    pub gateway: bool,
    /// Whether the database answers.
    pub database: bool,
    /// How long ago the worker last began to look for what is due.
    pub worker_silent: Duration,
    /// Notices in the outbox.
    pub outbox: i64,
    /// How late the oldest due one is.
    pub outbox_lag: Duration,
    /// Open matches.
    pub open_matches: i64,
    /// Clocks that have run out.
    pub overdue_clocks: i64,
    /// How long writes have waited for the one writer.
    pub database_wait: Duration,
    /// How many writes gave up on a locked database.
    pub database_busy: u64,
}

impl Look {
    fn is_alive(&self) -> bool {
        self.worker_silent < WORKER_SILENT_MAX
    }

    fn is_ready(&self) -> bool {
        self.is_alive() && self.gateway && self.database
    }

    /// A line for each part.
    fn lines(&self) -> String {
        let word = |well: bool| if well { "well" } else { "NOT WELL" };
        let mut lines = String::new();
        for (part, well) in [
            ("gateway", self.gateway),
            ("database", self.database),
            ("worker", self.is_alive()),
        ] {
            let _ = writeln!(lines, "{part}: {}", word(well));
        }
        lines
    }
}

/// What takes a look at the bot.
pub type Looker = Arc<dyn Fn() -> Pin<Box<dyn Future<Output = Look> + Send>> + Send + Sync>;

#[derive(Clone)]
struct Watched {
    metrics: Arc<Metrics>,
    look: Looker,
}

impl Watched {
    async fn look(&self) -> Look {
        let looked = tokio::time::timeout(LOOK_WITHIN, (self.look)()).await;
        looked.unwrap_or(Look {
            worker_silent: Duration::MAX,
            ..Look::default()
        })
    }
}

/// Listens where the page is to be served.
///
/// # Errors
///
/// The address is taken, or not ours.
pub async fn listen(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| {
        format!(
            "listening on WATCH_ADDR {address}; each process needs an address of its own, on this machine"
        )
    })
}

/// Serves the page until dropped.
///
/// # Errors
///
/// The connections cannot be taken any more.
pub async fn serve(
    listener: TcpListener,
    metrics: Arc<Metrics>,
    look: Looker,
) -> anyhow::Result<()> {
    let pages = Router::new()
        .route("/metrics", get(metrics_page))
        .route("/healthz", get(health_page))
        .route("/readyz", get(ready_page))
        .with_state(Watched { metrics, look });
    axum::serve(listener, pages)
        .await
        .context("serving WATCH_ADDR")
}

async fn metrics_page(State(watched): State<Watched>) -> Response {
    let look = watched.look().await;
    let page = watched.metrics.page(&look);
    ([(header::CONTENT_TYPE, METRICS_TYPE)], page).into_response()
}

async fn health_page(State(watched): State<Watched>) -> Response {
    let look = watched.look().await;
    (status(look.is_alive()), look.lines()).into_response()
}

async fn ready_page(State(watched): State<Watched>) -> Response {
    let look = watched.look().await;
    (status(look.is_ready()), look.lines()).into_response()
}

fn status(well: bool) -> StatusCode {
    if well {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WELL: Look = Look {
        gateway: true,
        database: true,
        worker_silent: Duration::from_secs(1),
        outbox: 3,
        outbox_lag: Duration::from_secs(7),
        open_matches: 12,
        overdue_clocks: 2,
        database_wait: Duration::from_millis(1500),
        database_busy: 4,
    };

    #[test]
    fn a_part_that_is_not_well_is_named() {
        assert!(WELL.is_ready());
        let deaf = Look {
            gateway: false,
            ..WELL
        };
        assert!(deaf.is_alive() && !deaf.is_ready());
        assert!(deaf.lines().contains("gateway: NOT WELL"));
        let stuck = Look {
            worker_silent: Duration::from_mins(1),
            ..WELL
        };
        assert!(!stuck.is_alive() && !stuck.is_ready());
    }

    #[test]
    fn the_page_has_what_was_counted() {
        let metrics = Metrics::default();
        metrics.answered(Kind::Press, Duration::from_millis(7), true);
        metrics.answered(Kind::Command, Duration::from_secs(4), false);
        metrics.requested(Some(429));
        metrics.requested(None);
        metrics.drew(Duration::from_millis(1));
        metrics.database_failed();
        let page = metrics.page(&WELL);
        for line in [
            r#"congkak_interactions_total{kind="press",outcome="answered"} 1"#,
            r#"congkak_interactions_total{kind="command",outcome="failed"} 1"#,
            r#"congkak_answer_seconds_bucket{le="0.01"} 1"#,
            "congkak_answer_seconds_count 1",
            r#"congkak_discord_requests_total{status="429"} 1"#,
            r#"congkak_discord_requests_total{status="0"} 1"#,
            "congkak_database_failures_total 1",
            "congkak_outbox_notices 3",
            "congkak_outbox_lag_seconds 7",
            "congkak_open_matches 12",
            "congkak_overdue_clocks 2",
            "congkak_database_wait_seconds 1.5",
            "congkak_database_busy_total 4",
        ] {
            assert!(page.contains(line), "no line {line:?} in\n{page}");
        }
    }
}
