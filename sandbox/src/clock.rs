//! The time the stand-in lives in, which a test can move.
//!
//! Everything Discord counts (three seconds for an answer, fifteen minutes for a token, the time in an
//! id) is read from here and never from the machine.

use std::sync::Arc;
use std::time::Duration;
use std::time::Instant;
use std::time::SystemTime;
use std::time::UNIX_EPOCH;

use tokio::sync::watch;

/// Whether time passes by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Time stands still until [`Clock::advance`] moves it: a slow machine cannot fail a test.
    #[default]
    Still,
    /// Time passes as it does outside; [`Clock::advance`] jumps ahead.
    Running,
}

/// A clock that starts at the present and only goes forward.
#[derive(Clone, Debug)]
pub struct Clock {
    start_ms: u64,
    started: Instant,
    pace: Pace,
    skipped: Arc<watch::Sender<Duration>>,
}

impl Clock {
    /// Starts a clock at the time of the machine.
    #[must_use]
    pub fn new(pace: Pace) -> Self {
        let since_epoch = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        Self {
            start_ms: u64::try_from(since_epoch.as_millis()).unwrap_or(u64::MAX),
            started: Instant::now(),
            pace,
            skipped: Arc::new(watch::Sender::new(Duration::ZERO)),
        }
    }

    /// Milliseconds since the Unix epoch.
    #[must_use]
    pub fn now_ms(&self) -> u64 {
        let passed = *self.skipped.borrow()
            + match self.pace {
                Pace::Still => Duration::ZERO,
                Pace::Running => self.started.elapsed(),
            };
        self.start_ms + u64::try_from(passed.as_millis()).unwrap_or(u64::MAX)
    }

    /// Moves the clock ahead and wakes whoever waits for the time that has now come.
    pub fn advance(&self, by: Duration) {
        self.skipped.send_modify(|skipped| *skipped += by);
    }

    /// How far the clock was moved ahead in all.
    #[must_use]
    pub fn ahead(&self) -> Duration {
        *self.skipped.borrow()
    }

    /// Waits until the clock was moved ahead to elsewhere than `from` in all, and says how far.
    pub async fn moved(&self, from: Duration) -> Duration {
        let mut skipped = self.skipped.subscribe();
        match skipped.wait_for(|ahead| *ahead != from).await {
            Ok(ahead) => *ahead,
            // The sender lives in `self`, so it cannot be gone.
            Err(_) => self.ahead(),
        }
    }

    /// Waits until the clock shows `at_ms` or later.
    pub async fn reached(&self, at_ms: u64) {
        let mut skipped = self.skipped.subscribe();
        loop {
            skipped.mark_unchanged();
            let missing_ms = at_ms.saturating_sub(self.now_ms());
            if missing_ms == 0 {
                return;
            }
            let passing = async {
                match self.pace {
                    Pace::Still => std::future::pending().await,
                    Pace::Running => tokio::time::sleep(Duration::from_millis(missing_ms)).await,
                }
            };
            tokio::select! {
                () = passing => {}
                moved = skipped.changed() => {
                    // The sender lives in `self`, so it cannot be gone.
                    debug_assert!(moved.is_ok());
                }
            }
        }
    }
}

/// Writes a time as Discord does: `2026-08-01T12:00:00.000000+00:00`.
#[must_use]
pub(crate) fn iso8601(at_ms: u64) -> String {
    let (seconds, ms) = (at_ms / 1000, at_ms % 1000);
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = civil(days);
    format!(
        "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}.{ms:03}000+00:00",
        second / 3600,
        second / 60 % 60,
        second % 60
    )
}

/// The date of a day counted from 1970-01-01, in the Gregorian calendar.
fn civil(days: u64) -> (u64, u64, u64) {
    // Count from 0000-03-01, so that the leap day is the last of its year.
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_written_as_discord_writes_them() {
        assert_eq!(iso8601(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso8601(951_782_400_000), "2000-02-29T00:00:00.000000+00:00");
        assert_eq!(
            iso8601(1_785_585_845_678),
            "2026-08-01T12:04:05.678000+00:00"
        );
    }

    #[tokio::test]
    async fn a_still_clock_moves_only_when_told() {
        let clock = Clock::new(Pace::Still);
        let before = clock.now_ms();
        assert_eq!(clock.now_ms(), before);
        let wait = {
            let clock = clock.clone();
            tokio::spawn(async move { clock.reached(before + 3000).await })
        };
        clock.advance(Duration::from_secs(3));
        wait.await.unwrap();
        assert_eq!(clock.now_ms(), before + 3000);
    }
}
