//! The settings: environment and `.env`, read once. Nobody else reads the environment.

use crate::secret::{Token, without_password};
use std::env;
use std::net::SocketAddr;
use std::str::FromStr;

/// Discord's own address.
pub const DISCORD: &str = "https://discord.com";
/// Where the database is, unless `DATABASE_URL` says otherwise.
const DATABASE: &str = "sqlite://data/congkak.db";

/// How many shards `SHARDS` may name. Discord gives a bot one for some 1,000 servers.
const SHARDS_MAX: u32 = 65_536;

/// Which of the bot's shards this process runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shards {
    /// All, as many as Discord says.
    Auto,
    /// All, of so many.
    All(u32),
    /// Some: other processes run the others.
    Range {
        /// The first, counted from 0.
        first: u32,
        /// The last.
        last: u32,
        /// How many there are in all.
        total: u32,
    },
}

impl FromStr for Shards {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        if text.eq_ignore_ascii_case("auto") {
            return Ok(Self::Auto);
        }
        let number = |text: &str| text.trim().parse::<u32>();
        let Some((range, total)) = text.split_once('/') else {
            return match number(text) {
                Ok(0) => Err("there is at least one shard"),
                Ok(total) if total > SHARDS_MAX => Err("those are more shards than any bot has"),
                Ok(total) => Ok(Self::All(total)),
                Err(_) => Err("that is neither auto, nor a number, nor a range"),
            };
        };
        let bounds = range.split_once('-').unwrap_or((range, range));
        let (Ok(first), Ok(last), Ok(total)) = (number(bounds.0), number(bounds.1), number(total))
        else {
            return Err("a range is made of numbers");
        };
        if total > SHARDS_MAX {
            Err("those are more shards than any bot has")
        } else if first > last {
            Err("the first shard of the range comes after its last")
        } else if last >= total {
            Err("shards are counted from 0, so the last one of all is one less than their number")
        } else {
            Ok(Self::Range { first, last, total })
        }
    }
}

/// What the bot runs with.
#[derive(Clone, Debug)]
pub struct Config {
    /// The bot's token.
    pub token: Token,
    /// Where the database is.
    pub database_url: String,
    /// Where Discord is: [`DISCORD`], or the address of a stand-in, without a final slash.
    pub api_base: String,
    /// Where the gateway is, without a final slash; `None`: where the API says.
    pub gateway: Option<String>,
    /// Which shards this process runs.
    pub shards: Shards,
    /// Where the page for who watches the bot is served, if it is.
    pub watch_address: Option<SocketAddr>,
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
    /// What is set cannot be sent to Discord.
    #[error(
        "DISCORD_TOKEN has characters that no token has, a space or the end of a line perhaps; copy it \
         anew from https://discord.com/developers/applications (Bot, Reset Token), as one line"
    )]
    BadToken,
    /// The address of Discord is no address.
    #[error(
        "DISCORD_API_BASE is {0:?}; write an address such as http://127.0.0.1:4000, \
         or leave it out to use Discord"
    )]
    BadApiBase(String),
    /// The address of the gateway is none, or not a safe one.
    #[error(
        "DISCORD_GATEWAY is {0:?}; write wss://gateway.discord.gg, or another address with wss:// \
         (ws:// only on this machine: the token goes there), or leave it out to use what the API says"
    )]
    BadGateway(String),
    /// There are no such shards.
    #[error(
        "SHARDS is {given:?}: {why}; write auto for as many as Discord says, a number for so many \
         in this process, or a range such as 0-3/8 for the first four of eight"
    )]
    BadShards {
        /// What is set.
        given: String,
        /// What is wrong with it.
        why: &'static str,
    },
    /// The address to watch the bot at is none.
    #[error(
        "WATCH_ADDR is {0:?}; write an address and a port such as 127.0.0.1:9464, \
         or leave it out to serve nothing"
    )]
    BadWatchAddress(String),
    /// There is no address to ask how the bot is.
    #[error(
        "WATCH_ADDR is not set: set it for the bot and for this command, to 127.0.0.1:9464 for example"
    )]
    NoWatchAddress,
    /// The file with settings is there, and cannot be used.
    #[error(
        ".env cannot be read ({0}); each line is NAME=value, and a value with spaces, quotes, # or $ is \
         written between 'single quotes'"
    )]
    BadEnvFile(String),
    /// There is no such format of the log.
    #[error("LOG_FORMAT is {0:?}; write json, or leave it out for lines to read")]
    BadLogFormat(String),
}

impl Config {
    /// Reads `.env`, where there is one, and the environment, which goes before it.
    ///
    /// # Errors
    ///
    /// What is missing or wrong, and what would be right.
    pub fn from_env() -> Result<Self, ConfigError> {
        read_env_file()?;
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
        let token = token.trim();
        if !token.chars().all(|sign| sign.is_ascii_graphic()) {
            return Err(ConfigError::BadToken);
        }
        let api_base = setting("DISCORD_API_BASE").unwrap_or_else(|| DISCORD.to_owned());
        let api_base = api_base.trim().trim_end_matches('/');
        // As Discord's own documentation writes it.
        let api_base = api_base.trim_end_matches("/api/v10");
        let is_address = reqwest::Url::parse(api_base)
            .is_ok_and(|url| matches!(url.scheme(), "http" | "https") && url.has_host());
        if !is_address {
            return Err(ConfigError::BadApiBase(without_password(api_base)));
        }
        let gateway = setting("DISCORD_GATEWAY");
        let gateway = gateway.map(|given| given.trim().trim_end_matches('/').to_owned());
        if let Some(given) = gateway.as_ref().filter(|given| !is_gateway(given)) {
            return Err(ConfigError::BadGateway(without_password(given)));
        }
        let shards = setting("SHARDS").map_or(Ok(Shards::Auto), |given| {
            let wrong = |why| ConfigError::BadShards {
                given: given.trim().to_owned(),
                why,
            };
            given.parse().map_err(wrong)
        })?;
        Ok(Self {
            token: Token::new(token),
            database_url: database_url(setting),
            api_base: api_base.to_owned(),
            gateway,
            shards,
            watch_address: watch_address(setting)?,
        })
    }

    /// Whether the API is at an address of this machine.
    #[must_use]
    pub fn is_on_this_machine(&self) -> bool {
        reqwest::Url::parse(&self.api_base).is_ok_and(|url| is_here(&url))
    }

    /// Whether requests go through something that keeps Discord's limits for all processes.
    #[must_use]
    pub fn is_proxied(&self) -> bool {
        !self.is_discord() && self.gateway.is_some()
    }

    /// Whether this is Discord itself, and not a stand-in.
    #[must_use]
    pub fn is_discord(&self) -> bool {
        self.api_base == DISCORD
    }
}

/// Whether an address is one of this machine.
fn is_here(url: &reqwest::Url) -> bool {
    url.host_str()
        .is_some_and(|host| ["127.0.0.1", "localhost", "[::1]"].contains(&host))
}

/// Whether the token may be sent to a gateway at this address.
fn is_gateway(address: &str) -> bool {
    reqwest::Url::parse(address).is_ok_and(|url| match url.scheme() {
        "wss" => url.has_host(),
        "ws" => is_here(&url),
        _ => false,
    })
}

/// Where the database is, for what needs nothing else of the settings.
pub fn database_url(setting: impl Fn(&str) -> Option<String>) -> String {
    setting("DATABASE_URL")
        .filter(|value| !value.trim().is_empty())
        .unwrap_or_else(|| DATABASE.to_owned())
}

/// Where the page for who watches the bot is served; none where nobody does.
///
/// # Errors
///
/// What is set is no address.
pub fn watch_address(
    setting: impl Fn(&str) -> Option<String>,
) -> Result<Option<SocketAddr>, ConfigError> {
    let Some(address) = setting("WATCH_ADDR").filter(|value| !value.trim().is_empty()) else {
        return Ok(None);
    };
    match address.trim().parse() {
        Ok(address) => Ok(Some(address)),
        Err(_) => Err(ConfigError::BadWatchAddress(address)),
    }
}

/// Whether the log is to be written as JSON: `LOG_FORMAT=json`.
///
/// # Errors
///
/// There is no such format.
pub fn logs_json(setting: impl Fn(&str) -> Option<String>) -> Result<bool, ConfigError> {
    let format = setting("LOG_FORMAT").unwrap_or_default();
    match format.trim() {
        "" => Ok(false),
        "json" => Ok(true),
        _ => Err(ConfigError::BadLogFormat(format)),
    }
}

/// Reads `.env`, where there is one, into the environment, which goes before it.
///
/// # Errors
///
/// It is there and cannot be read, or has a line that is no setting: whoever wrote it means it.
pub fn read_env_file() -> Result<(), ConfigError> {
    let reason = match dotenvy::dotenv() {
        Ok(_) => return Ok(()),
        Err(dotenvy::Error::Io(error)) if error.kind() == std::io::ErrorKind::NotFound => {
            return Ok(());
        }
        // The line itself is not shown: it may have a secret.
        Err(dotenvy::Error::LineParse(line, at)) => match line_number(&line) {
            Some(number) => format!("line {number}, from sign {} on", at + 1),
            None => "a line of it is no setting".to_owned(),
        },
        Err(error) => error.to_string(),
    };
    Err(ConfigError::BadEnvFile(reason))
}

/// Which line of `.env` it is that could not be read, from 1.
fn line_number(line: &str) -> Option<usize> {
    let text = std::fs::read_to_string(".env").ok()?;
    let first = line.lines().next()?.trim();
    let at = text.lines().position(|other| other.trim() == first)?;
    Some(at + 1)
}

/// What to log: `RUST_LOG`, or the bot's own notes and others' warnings.
#[must_use]
pub fn log_filter() -> String {
    let given = env::var("RUST_LOG").unwrap_or_default();
    let given = match given.trim() {
        "" => "warn,congkak=info",
        given => given,
    };
    // What sqlx warns of in an address, it says with a password that was put in a wrong place.
    format!("{given},sqlx_postgres::options=error")
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
    fn a_token_does_not_print() {
        let config = read(&[("DISCORD_TOKEN", "abc.def")]).ok().unwrap();
        assert_eq!(config.token.expose(), "abc.def");
        assert!(!format!("{config:?}").contains("abc"), "{config:?}");
    }

    #[test]
    fn an_empty_token_is_none() {
        let error = read(&[("DISCORD_TOKEN", "  ")]).err().unwrap();
        assert_eq!(error, ConfigError::NoToken);
    }

    #[test]
    fn a_token_is_one_line_of_what_tokens_are_made_of() {
        for token in ["abc\ndef", "abc def", "abc\u{e9}", "abc\u{1b}"] {
            let error = read(&[("DISCORD_TOKEN", token)]).err();
            assert_eq!(error, Some(ConfigError::BadToken), "{token:?}");
        }
        let config = read(&[("DISCORD_TOKEN", " abc.d-e_f\n")]).ok().unwrap();
        assert_eq!(config.token.expose(), "abc.d-e_f");
    }

    #[test]
    fn a_log_is_of_lines_or_of_json() {
        let logs = |format: &str| logs_json(|_| Some(format.to_owned()));
        assert_eq!(logs_json(|_| None), Ok(false));
        assert_eq!(logs(" "), Ok(false));
        assert_eq!(logs("json\n"), Ok(true));
        let wrong = ConfigError::BadLogFormat("xml".to_owned());
        assert_eq!(logs("xml"), Err(wrong));
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
    fn an_address_to_watch_at_must_be_one() {
        let watched = |address| {
            let settings = [("DISCORD_TOKEN", "abc"), ("WATCH_ADDR", address)];
            read(&settings).map(|config| config.watch_address)
        };
        assert_eq!(watched("").ok(), Some(None));
        let right = "127.0.0.1:9464";
        assert_eq!(watched(right).ok(), Some(right.parse().ok()));
        let wrong = ConfigError::BadWatchAddress("9464".to_owned());
        assert_eq!(watched("9464").err(), Some(wrong));
    }

    #[test]
    fn shards_are_all_or_a_range() {
        let shards = |given| {
            let settings = [("DISCORD_TOKEN", "abc"), ("SHARDS", given)];
            read(&settings).map(|config| config.shards)
        };
        let range = |first, last, total| Ok(Shards::Range { first, last, total });
        assert_eq!(shards(""), Ok(Shards::Auto));
        assert_eq!(shards("auto\n"), Ok(Shards::Auto));
        assert_eq!(shards("4"), Ok(Shards::All(4)));
        assert_eq!(shards("0-1/4"), range(0, 1, 4));
        assert_eq!(shards(" 2 - 3 / 4 "), range(2, 3, 4));
        assert_eq!(shards("3/4"), range(3, 3, 4));
        assert_eq!(shards("0-0/1"), range(0, 0, 1));
        for wrong in [
            "0",
            "-1",
            "four",
            "1-0/4",
            "2-4/4",
            "0-1/0",
            "0-/4",
            "a-b/4",
            "0-1/4/2",
            "99999999",
            "0-1/99999999",
            "0-1",
        ] {
            let error = shards(wrong).err().unwrap();
            assert!(matches!(error, ConfigError::BadShards { .. }), "{wrong}");
        }
        let told = shards("2-4/4").err().unwrap().to_string();
        assert!(told.contains("counted from 0"), "{told}");
        assert!(told.contains("0-3/8"), "{told}");
    }

    #[test]
    fn a_gateway_is_reached_safely_or_is_on_this_machine() {
        let gateway = |given| {
            let settings = [("DISCORD_TOKEN", "abc"), ("DISCORD_GATEWAY", given)];
            read(&settings).map(|config| config.gateway)
        };
        assert_eq!(gateway(" "), Ok(None));
        for right in ["wss://gateway.discord.gg", "ws://127.0.0.1:4000"] {
            assert_eq!(gateway(right), Ok(Some(right.to_owned())));
        }
        for wrong in [
            "gateway.discord.gg",
            "ws://gateway.discord.gg",
            "https://discord.com",
        ] {
            let error = ConfigError::BadGateway(wrong.to_owned());
            assert_eq!(gateway(wrong).err(), Some(error));
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
