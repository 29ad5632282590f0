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
        // Where there is no sign of a password, or what could be one is the port of an address.
        let is_port = |port: &str| !port.is_empty() && port.bytes().all(|b| b.is_ascii_digit());
        let is_plain = !url.contains([':', '=', ';'])
            || url.split_once(':').is_some_and(|(_, port)| is_port(port))
            || reqwest::Url::parse(url).is_ok_and(|url| url.has_host());
        let shown = match url.split_once("://") {
            _ if is_plain => url.to_owned(),
            Some((scheme, _)) => format!("{scheme}://***"),
            None => "***".to_owned(),
        };
        return format!("{shown}{query}");
    };
    let scheme = secret.split_once(':').map_or("", |(scheme, _)| scheme);
    let slashes = if secret.contains("://") { "//" } else { "" };
    format!("{scheme}:{slashes}***@{host}{query}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_does_not_print() {
        assert_eq!(format!("{:?}", Token::new("secret")), "Token(…)");
    }

    #[test]
    fn an_address_is_shown_without_what_may_be_a_password() {
        for (url, shown) in [
            ("http://127.0.0.1:4000", "http://127.0.0.1:4000"),
            ("localhost:4000", "localhost:4000"),
            ("congkak.db", "congkak.db"),
            ("mysql://host/a", "mysql://host/a"),
            (
                "postgres://ani:secret@host:1x/a",
                "postgres://***@host:1x/a",
            ),
            ("postgres://ani:secret/a", "postgres://***"),
            ("postgres://ani:secret:127.0.0.1/a", "postgres://***"),
            ("ani:secret", "***"),
            ("host=a user=ani password=secret", "***"),
            ("postgres://host/a?password=secret", "postgres://host/a?…"),
        ] {
            assert_eq!(without_password(url), shown, "{url}");
        }
    }
}
