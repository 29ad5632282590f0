//! What nobody may read, and how it is shown all the same.

use std::fmt;

/// A secret: it does not print.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// Keeps a secret.
    #[must_use]
    pub fn new(secret: &str) -> Self {
        Self(secret.to_owned())
    }

    /// The secret itself, to be given to Discord and nobody else.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// An address as it may be read by anybody: without a password, whatever else is wrong with it.
#[must_use]
pub fn without_password(url: &str) -> String {
    let (url, query) = url
        .split_once('?')
        .map_or((url, false), |(url, _)| (url, true));
    let query = if query { "?…" } else { "" };
    let Some((secret, host)) = url.rsplit_once('@') else {
        return format!("{url}{query}");
    };
    let scheme = secret.split_once(':').map_or("", |(scheme, _)| scheme);
    let slashes = if secret.contains("://") { "//" } else { "" };
    format!("{scheme}:{slashes}***@{host}{query}")
}
