//! The settings: environment and `.env`, read once. Nobody else reads the environment.

use std::env;

/// Discord's own address.
pub const DISCORD: &str = "https://discord.com";
/// Where the database is, unless `DATABASE_URL` says otherwise.
const DATABASE: &str = "sqlite://data/congkak.db";

/// What the bot runs with.
#[derive(Clone)]
pub struct Config {
    /// The bot's token. Never written anywhere.
    pub token: String,
    /// Where the database is.
    pub database_url: String,
    /// Where Discord is: [`DISCORD`], or the address of a stand-in, without a final slash.
    pub api_base: String,
}

/// Why the bot cannot run with what the environment says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// There is no token.
    #[error(
        "DISCORD_TOKEN is not set: get a token at https://discord.com/developers/applications \
         (New Application, then Bot, then Reset Token) and put it into .env; \
         to play without Discord, run: cargo run --release -p sandbox"
    )]
    NoToken,
    /// The address of Discord is no address.
    #[error(
        "DISCORD_API_BASE is {0:?}; write an address such as http://127.0.0.1:4000, \
         or leave it out to use Discord"
    )]
    BadApiBase(String),
}

impl Config {
    /// Reads `.env`, where there is one, and the environment, which goes before it.
    ///
    /// # Errors
    ///
    /// What is missing or wrong, and what would be right.
    pub fn from_env() -> Result<Self, ConfigError> {
        // A .env file that is not there is no error, and the environment goes before it.
        dotenvy::dotenv().ok();
        Self::read(|name| env::var(name).ok())
    }

    /// Reads the settings from `setting`, which knows them by the names of the environment.
    ///
    /// # Errors
    ///
    /// What is missing or wrong, and what would be right.
    pub fn read(setting: impl Fn(&str) -> Option<String>) -> Result<Self, ConfigError> {
        let setting = |name: &str| setting(name).filter(|value| !value.trim().is_empty());
        let token = setting("DISCORD_TOKEN").ok_or(ConfigError::NoToken)?;
        let api_base = setting("DISCORD_API_BASE").unwrap_or_else(|| DISCORD.to_owned());
        let api_base = api_base.trim().trim_end_matches('/');
        let is_address = reqwest::Url::parse(api_base)
            .is_ok_and(|url| matches!(url.scheme(), "http" | "https") && url.has_host());
        if !is_address {
            return Err(ConfigError::BadApiBase(api_base.to_owned()));
        }
        Ok(Self {
            token: token.trim().to_owned(),
            database_url: database_url(setting),
            api_base: api_base.to_owned(),
        })
    }

    /// Whether the API is at an address of this machine.
    #[must_use]
    pub fn is_on_this_machine(&self) -> bool {
        reqwest::Url::parse(&self.api_base).is_ok_and(|url| {
            url.host_str()
                .is_some_and(|host| ["127.0.0.1", "localhost", "[::1]"].contains(&host))
        })
    }

    /// Whether this is Discord itself, and not a stand-in.
    #[must_use]
    pub fn is_discord(&self) -> bool {
        self.api_base == DISCORD
    }
}

/// Where the database is, for what needs nothing else of the settings.
pub fn database_url(setting: impl Fn(&str) -> Option<String>) -> String {
    setting("DATABASE_URL").unwrap_or_else(|| DATABASE.to_owned())
}

/// What to log: `RUST_LOG`, or the bot's own notes and others' warnings.
#[must_use]
pub fn log_filter() -> String {
    env::var("RUST_LOG").unwrap_or_else(|_| "warn,congkak=info".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(settings: &[(&str, &str)]) -> Result<Config, ConfigError> {
        Config::read(|name| {
            settings
                .iter()
                .find(|(key, _)| *key == name)
                .map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn a_token_is_all_that_is_needed() {
        let config = read(&[("DISCORD_TOKEN", "abc")]).ok().unwrap();
        assert_eq!(config.database_url, "sqlite://data/congkak.db");
        assert!(config.is_discord());
    }

    #[test]
    fn an_empty_token_is_none() {
        let error = read(&[("DISCORD_TOKEN", "  ")]).err().unwrap();
        assert_eq!(error, ConfigError::NoToken);
    }

    #[test]
    fn only_a_stand_in_on_this_machine_is_on_it() {
        for (base, is_here) in [
            ("http://127.0.0.1:4000", true),
            ("http://localhost", true),
            ("http://[::1]:4000", true),
            ("https://discord.com", false),
            ("http://127.0.0.1.example.com", false),
        ] {
            let config = read(&[("DISCORD_TOKEN", "abc"), ("DISCORD_API_BASE", base)]);
            assert_eq!(config.ok().unwrap().is_on_this_machine(), is_here, "{base}");
        }
    }

    #[test]
    fn an_address_of_discord_must_be_one() {
        for base in ["localhost:4000", "discord", "ftp://127.0.0.1"] {
            let error = read(&[("DISCORD_TOKEN", "abc"), ("DISCORD_API_BASE", base)]).err();
            assert_eq!(error, Some(ConfigError::BadApiBase(base.to_owned())));
        }
    }
}
