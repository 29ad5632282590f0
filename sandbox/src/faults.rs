//! Trouble on demand: rate limits, failures, cut connections, late and repeated events.

use std::time::Duration;

use rand::Rng;
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// What goes wrong with a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// 429: this route, or everything, must wait.
    RateLimit {
        /// How long to wait.
        retry_after: Duration,
        /// Whom the limit is for.
        scope: Scope,
    },
    /// A status such as 500, 502 or 503, and nothing is carried out.
    Status(u16),
    /// A refusal of Discord with this status, code and message, and nothing is carried out.
    Refuse {
        /// The HTTP status.
        status: u16,
        /// Discord's JSON error code.
        code: u32,
        /// Discord's message.
        message: String,
    },
    /// The connection is cut before anything is carried out.
    DropBefore,
    /// The request is carried out, and the connection cut before the answer.
    DropAfter,
    /// Nothing is carried out and no answer ever comes.
    HangBefore,
    /// The request is carried out, and no answer ever comes.
    HangAfter,
    /// Carried out at once; the answer comes when the sandbox's clock has passed this time.
    Slow(Duration),
}

/// Whom a rate limit is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The bot, on this route.
    Route,
    /// The bot, on every route.
    Global,
    /// Everyone on this channel or guild.
    Shared,
}

/// What goes wrong with an event on the gateway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventFault {
    /// It is sent when the sandbox's clock has passed this time.
    Delay(Duration),
    /// It is sent twice.
    Repeat,
    /// It is never sent.
    Lose,
}

#[derive(Clone, Debug, PartialEq)]
enum Trouble {
    Request {
        method: String,
        path: Vec<String>,
        effect: Effect,
    },
    Event {
        name: String,
        fault: EventFault,
    },
}

/// A rule for what goes wrong, where, and how often.
///
/// ```
/// # use sandbox::{Effect, Fault};
/// let fault = Fault::on("POST", "/channels/*/messages", Effect::Status(503)).times(2);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    trouble: Trouble,
    skip: u64,
    times: u64,
    chance: f64,
}

impl Fault {
    /// A fault of requests with this method and path; `*` stands for any method or any one segment,
    /// and `**` at the end for any rest. The path leaves out `/api/v10`; `GET /` is a connection to
    /// the gateway. It happens once, unless told otherwise.
    #[must_use]
    pub fn on(method: &str, path: &str, effect: Effect) -> Self {
        Self::once(Trouble::Request {
            method: method.to_owned(),
            path: segments(path).map(str::to_owned).collect(),
            effect,
        })
    }

    /// A fault of an event such as `INTERACTION_CREATE`. It happens once, unless told otherwise.
    #[must_use]
    pub fn event(name: &str, fault: EventFault) -> Self {
        Self::once(Trouble::Event {
            name: name.to_owned(),
            fault,
        })
    }

    fn once(trouble: Trouble) -> Self {
        Self {
            trouble,
            skip: 0,
            times: 1,
            chance: 1.0,
        }
    }

    /// Happens this many times.
    #[must_use]
    pub fn times(self, times: u64) -> Self {
        Self { times, ..self }
    }

    /// Happens without end.
    #[must_use]
    pub fn always(self) -> Self {
        self.times(u64::MAX)
    }

    /// Lets this many matching requests or events pass first.
    #[must_use]
    pub fn after(self, skip: u64) -> Self {
        Self { skip, ..self }
    }

    /// Happens with this probability, drawn from the sandbox's seed.
    #[must_use]
    pub fn chance(self, chance: f64) -> Self {
        Self { chance, ..self }
    }
}

/// The faults that are set, in the order they were.
#[derive(Debug)]
pub(crate) struct Faults {
    list: Vec<Fault>,
    rng: SmallRng,
}

impl Faults {
    pub(crate) fn new(rng_seed: u64) -> Self {
        Self {
            list: Vec::new(),
            rng: SmallRng::seed_from_u64(rng_seed),
        }
    }

    pub(crate) fn add(&mut self, fault: Fault) {
        self.list.push(fault);
    }

    pub(crate) fn count(&self) -> usize {
        self.list.len()
    }

    pub(crate) fn clear(&mut self) {
        self.list.clear();
    }

    pub(crate) fn for_request(&mut self, method: &str, path: &str) -> Option<Effect> {
        self.draw(|trouble| match trouble {
            Trouble::Request {
                method: wanted,
                path: pattern,
                effect,
            } if (wanted == "*" || wanted == method) && matches(pattern, path) => {
                Some(effect.clone())
            }
            _ => None,
        })
    }

    pub(crate) fn for_event(&mut self, event: &str) -> Option<EventFault> {
        self.draw(|trouble| match trouble {
            Trouble::Event { name, fault } if name == event => Some(*fault),
            _ => None,
        })
    }

    /// The first fault that fits and happens; it is used up by that.
    fn draw<T>(&mut self, fits: impl Fn(&Trouble) -> Option<T>) -> Option<T> {
        let mut drawn = None;
        for fault in &mut self.list {
            let Some(effect) = fits(&fault.trouble) else {
                continue;
            };
            if fault.skip > 0 {
                fault.skip -= 1;
                continue;
            }
            if fault.chance < 1.0 && !self.rng.random_bool(fault.chance.max(0.0)) {
                continue;
            }
            if fault.times != u64::MAX {
                fault.times = fault.times.saturating_sub(1);
            }
            drawn = Some(effect);
            break;
        }
        self.list.retain(|fault| fault.times > 0);
        drawn
    }
}

fn segments(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter(|segment| !segment.is_empty())
}

fn matches(pattern: &[String], path: &str) -> bool {
    let mut path = segments(path);
    for wanted in pattern {
        if wanted == "**" {
            return true;
        }
        match path.next() {
            Some(segment) if wanted == "*" || wanted == segment => {}
            _ => return false,
        }
    }
    path.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_waits_for_its_turn_and_is_used_up() {
        let mut faults = Faults::new(0);
        faults.add(
            Fault::on("POST", "/channels/*/messages", Effect::Status(500))
                .after(1)
                .times(2),
        );
        let mut draw = |method, path| faults.for_request(method, path);
        assert_eq!(draw("POST", "/channels/1/messages"), None);
        assert_eq!(draw("GET", "/channels/1/messages"), None);
        assert_eq!(draw("POST", "/channels/1/messages/2"), None);
        for _ in 0..2 {
            let effect = draw("POST", "/channels/1/messages");
            assert_eq!(effect, Some(Effect::Status(500)));
        }
        assert_eq!(draw("POST", "/channels/1/messages"), None);
    }

    #[test]
    fn chance_follows_the_seed() {
        let run = |rng_seed| {
            let mut faults = Faults::new(rng_seed);
            faults.add(
                Fault::on("*", "/**", Effect::DropAfter)
                    .always()
                    .chance(0.5),
            );
            (0..64)
                .map(|_| faults.for_request("GET", "/gateway").is_some())
                .collect::<Vec<bool>>()
        };
        assert_eq!(run(7), run(7));
        assert_ne!(run(7), run(8));
    }
}
