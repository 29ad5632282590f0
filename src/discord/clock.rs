//! The time it is: the machine's, or that of a stand-in for Discord which has a clock of its own.
//!
//! A stand-in on this machine may be ahead of it: tests move its clock by days. It says how far at
//! `/clock` beside the API; where it says nothing, and at Discord itself, the machine is right.

use crate::config::Config;
use crate::db::Moment;
use serde::Deserialize;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime};
use tokio::sync::Notify;

/// How long one question for the stand-in's time may take: it answers when its clock is moved.
const ASK_WITHIN: Duration = Duration::from_mins(2);
/// How long to wait after an answer that did not come.
const ASK_AGAIN_AFTER: Duration = Duration::from_millis(200);

/// What two clocks that show the same may differ by.
const HEARD_MS: i64 = 1000;

/// The only clock there is.
#[derive(Debug, Default)]
pub(super) struct Clock {
    // How far the time is ahead of the machine's.
    ahead_ms: AtomicI64,
    // Whether the time is a stand-in's.
    follows: bool,
}

/// What a stand-in says of its clock.
#[derive(Deserialize)]
struct Said {
    ahead_ms: i64,
}

impl Clock {
    /// The clock for what is at the API's address: asks a stand-in once for its time.
    pub(super) async fn at(config: &Config) -> Self {
        if !config.is_on_this_machine() {
            return Self::default();
        }
        match ask(config, None).await {
            Ok(ahead_ms) => Self {
                ahead_ms: AtomicI64::new(ahead_ms),
                follows: true,
            },
            Err(_) => Self::default(),
        }
    }

    /// The moment it is.
    pub(super) fn now(&self) -> Moment {
        let since = SystemTime::now()
            .duration_since(SystemTime::UNIX_EPOCH)
            .unwrap_or_default();
        let ahead_ms = self.ahead_ms.load(Ordering::Relaxed);
        let ahead = Duration::from_millis(u64::try_from(ahead_ms).unwrap_or(0));
        Moment::from_millis(0).plus(since).plus(ahead)
    }

    /// Hears from something that was made at `moment`, and so not in the future. A press can come
    /// before the word that the stand-in's clock was moved.
    pub(super) fn hear(&self, moment: Moment) {
        if self.follows {
            let ahead_ms = moment.millis() - self.now().millis();
            if ahead_ms > HEARD_MS {
                self.ahead_ms.fetch_add(ahead_ms, Ordering::Relaxed);
            }
        }
    }

    /// Follows the stand-in's clock for as long as the bot runs, and rings when it was moved.
    pub(super) async fn follow(&self, config: &Config, bell: &Notify) {
        if !self.follows {
            return std::future::pending().await;
        }
        loop {
            let known = self.ahead_ms.load(Ordering::Relaxed);
            match ask(config, Some(known)).await {
                Ok(ahead_ms) => {
                    if self.ahead_ms.fetch_max(ahead_ms, Ordering::Relaxed) < ahead_ms {
                        bell.notify_one();
                    } else {
                        // A press was faster; there is nothing to hurry for.
                        tokio::time::sleep(ASK_AGAIN_AFTER).await;
                    }
                }
                Err(_) => tokio::time::sleep(ASK_AGAIN_AFTER).await,
            }
        }
    }
}

/// Asks the stand-in how far its clock is ahead; with `known`, as soon as that is another.
async fn ask(config: &Config, known: Option<i64>) -> reqwest::Result<i64> {
    let after = known.map_or_else(String::new, |known| format!("?after_ms={known}"));
    let url = format!("{}/clock{after}", config.api_base);
    let answer = reqwest::Client::new()
        .get(url)
        .timeout(ASK_WITHIN)
        .send()
        .await?
        .error_for_status()?;
    Ok(answer.json::<Said>().await?.ahead_ms)
}
