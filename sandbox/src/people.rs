//! People, and the places they meet: handles to use in tests and behind a page.
//!
//! What people can do here is what Discord's client lets them do: it knows the registered commands,
//! shows nobody what they may not see, and offers no button that is disabled. A forged press is a
//! method of its own.

mod answer;
mod channel;
mod commands;
mod forms;
mod guild;
mod message;
pub(crate) mod parts;
mod person;
mod uses;

pub use crate::people::answer::Answer;
pub use crate::people::answer::Outcome;
pub use crate::people::answer::Pending;
pub use crate::people::channel::Channel;
pub use crate::people::guild::Guild;
pub use crate::people::message::Message;
pub use crate::people::person::NotPossible;
pub use crate::people::person::Person;
pub use crate::people::person::Ping;
pub use crate::people::uses::NO_OPTIONS;
