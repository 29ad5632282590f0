//! What can be said to what the other player asks.

/// What is said to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The other player agrees.
    Accept,
    /// The other player does not. It needs no reason.
    Decline,
    /// The asker takes it back.
    Withdraw,
}
