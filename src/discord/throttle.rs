//! How much one person may ask of the bot, so that nobody can keep it from the others.

use std::collections::HashMap;
use std::time::{Duration, Instant};

/// How many presses and commands a person has in one stretch of time.
const ACTS_MAX: u32 = 100;
/// How long such a stretch is.
const STRETCH: Duration = Duration::from_secs(10);
/// How many people are remembered. Beyond that those are forgotten whose stretch is over.
const PEOPLE_MAX: usize = 10_000;

/// What people have asked lately.
#[derive(Debug, Default)]
pub(super) struct Throttle {
    // When each person's stretch began, and the acts in it.
    stretches: HashMap<u64, (Instant, u32)>,
}

impl Throttle {
    /// Whether a person may ask now; else how long until then. Notes the act.
    pub(super) fn admit(&mut self, person: u64, now: Instant) -> Result<(), Duration> {
        if self.stretches.len() >= PEOPLE_MAX {
            self.stretches
                .retain(|_, (began, _)| now.duration_since(*began) < STRETCH);
        }
        let (began, acts) = self.stretches.entry(person).or_insert((now, 0));
        if now.duration_since(*began) >= STRETCH {
            (*began, *acts) = (now, 0);
        }
        *acts = acts.saturating_add(1);
        if *acts > ACTS_MAX {
            return Err(STRETCH.saturating_sub(now.duration_since(*began)));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asks_too_much_waits_and_nobody_else_does() {
        let (mut throttle, start) = (Throttle::default(), Instant::now());
        for _ in 0..ACTS_MAX {
            assert_eq!(throttle.admit(1, start), Ok(()));
        }
        let later = start + Duration::from_secs(4);
        assert_eq!(throttle.admit(1, later), Err(Duration::from_secs(6)));
        assert_eq!(throttle.admit(2, later), Ok(()));
        assert_eq!(throttle.admit(1, start + STRETCH), Ok(()));
    }

    #[test]
    fn people_are_forgotten_once_their_stretch_is_over() {
        let (mut throttle, start) = (Throttle::default(), Instant::now());
        for person in 0..PEOPLE_MAX as u64 {
            throttle.admit(person, start).unwrap();
        }
        throttle.admit(u64::MAX, start + STRETCH).unwrap();
        assert_eq!(throttle.stretches.len(), 1);
    }
}
