//! The state as files in a directory, so that a sandbox can be stopped and started again.
//!
//! What people and the bot made is kept; connections, faults and the record of requests are not. One
//! JSON file holds the records, and beside it lies every attachment in a file of its own.

use std::collections::BTreeMap;
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use anyhow::ensure;
use serde::Deserialize;
use serde::Serialize;

use crate::limits;
use crate::model::Channel;
use crate::model::Command;
use crate::model::Guild;
use crate::model::Interaction;
use crate::model::Message;
use crate::model::PingRecord;
use crate::model::User;
use crate::snowflake::Mint;
use crate::snowflake::Snowflake;
use crate::state::State;

/// Counts the changes of the format that old files cannot be read after.
const FORMAT: u32 = 1;
/// The file of the records.
const RECORDS: &str = "sandbox.json";
/// The directory of the attachments.
const FILES: &str = "files";

/// What is kept, apart from the attachments' bytes.
#[derive(Debug, Serialize, Deserialize)]
struct Records {
    format: u32,
    /// The address at the time, which the embeds' pictures hold.
    base: String,
    ahead_ms: u64,
    last_id: Snowflake,
    bot: Snowflake,
    users: BTreeMap<Snowflake, User>,
    guilds: BTreeMap<Snowflake, Guild>,
    channels: BTreeMap<Snowflake, Channel>,
    messages: BTreeMap<Snowflake, BTreeMap<Snowflake, Message>>,
    commands: BTreeMap<Snowflake, Command>,
    interactions: BTreeMap<Snowflake, Interaction>,
    pings: Vec<PingRecord>,
    /// Person, channel, and the newest message read.
    read: Vec<(Snowflake, Snowflake, Snowflake)>,
}

/// A copy of the state at one moment, to be written without holding the lock.
#[derive(Debug)]
pub(crate) struct Snapshot {
    records: Records,
    files: Vec<(Snowflake, Arc<Vec<u8>>)>,
}

impl State {
    pub(crate) fn snapshot(&self) -> Snapshot {
        let messages = self.messages.values().flat_map(BTreeMap::values);
        let shown: BTreeSet<Snowflake> = messages.filter_map(|m| m.interaction).collect();
        let alive_from = self.now_ms().saturating_sub(limits::TOKEN_MS);
        let interactions = self.interactions.values().filter(|interaction| {
            interaction.created_ms >= alive_from || shown.contains(&interaction.id)
        });
        Snapshot {
            records: Records {
                format: FORMAT,
                base: self.base.clone(),
                ahead_ms: u64::try_from(self.clock.ahead().as_millis()).unwrap_or(u64::MAX),
                last_id: self.mint.last(),
                bot: self.bot,
                users: self.users.clone(),
                guilds: self.guilds.clone(),
                channels: self.channels.clone(),
                messages: self.messages.clone(),
                commands: self.commands.clone(),
                interactions: interactions.map(|i| (i.id, i.clone())).collect(),
                pings: self.pings.clone(),
                read: self
                    .read
                    .iter()
                    .map(|((person, channel), message)| (*person, *channel, *message))
                    .collect(),
            },
            files: self
                .files
                .iter()
                .map(|(id, bytes)| (*id, Arc::clone(bytes)))
                .collect(),
        }
    }

    /// Goes on from what a directory holds; leaves the state alone where it holds nothing.
    pub(crate) fn restore(&mut self, directory: &Path) -> anyhow::Result<()> {
        let path = directory.join(RECORDS);
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            read => read.with_context(|| format!("reading {}", path.display()))?,
        };
        let reading = || format!("understanding {}", path.display());
        let then: Base = serde_json::from_str(&text).with_context(reading)?;
        ensure!(
            then.format == FORMAT,
            "{} is of format {}, and this program reads format {FORMAT}",
            path.display(),
            then.format
        );
        // Pictures in embeds have absolute addresses; the port may be another now.
        let text = text.replace(&format!("{}/", then.base), &format!("{}/", self.base));
        let records: Records = serde_json::from_str(&text).with_context(reading)?;
        let messages = records.messages.values().flat_map(BTreeMap::values);
        for attachment in messages.flat_map(|message| &message.attachments) {
            let path = file(directory, attachment.id);
            let bytes = fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
            self.files.insert(attachment.id, Arc::new(bytes));
        }
        self.clock.advance(Duration::from_millis(records.ahead_ms));
        self.mint = Mint::after(records.last_id);
        self.bot = records.bot;
        self.users = records.users;
        self.guilds = records.guilds;
        self.channels = records.channels;
        self.messages = records.messages;
        self.commands = records.commands;
        self.interactions = records.interactions;
        self.pings = records.pings;
        let read = records.read.into_iter();
        self.read = read.map(|(person, at, to)| ((person, at), to)).collect();
        Ok(())
    }
}

/// What must be known of the records before they are read.
#[derive(Debug, Deserialize)]
struct Base {
    format: u32,
    base: String,
}

impl Snapshot {
    /// Writes the state to a directory, which is made if need be. A crash in the middle leaves the
    /// records as they were.
    pub(crate) fn write(&self, directory: &Path) -> anyhow::Result<()> {
        let files = directory.join(FILES);
        fs::create_dir_all(&files).with_context(|| format!("making {}", files.display()))?;
        for (id, bytes) in &self.files {
            let path = file(directory, *id);
            // What is sent never changes; an edit sends a file of another id.
            if !path.exists() {
                write_whole(&path, bytes)?;
            }
        }
        let records = serde_json::to_vec(&self.records).context("writing down the state")?;
        write_whole(&directory.join(RECORDS), &records)?;
        self.remove_unused(&files)
    }

    /// Removes the attachments that the records no longer name.
    fn remove_unused(&self, files: &Path) -> anyhow::Result<()> {
        let listed = fs::read_dir(files).with_context(|| format!("listing {}", files.display()))?;
        for entry in listed.flatten() {
            let id: Option<Snowflake> = entry.file_name().to_str().and_then(|n| n.parse().ok());
            let used = |id| self.files.iter().any(|(used, _)| *used == id);
            if id.is_some_and(|id| !used(id)) {
                let path = entry.path();
                fs::remove_file(&path).with_context(|| format!("removing {}", path.display()))?;
            }
        }
        Ok(())
    }
}

fn file(directory: &Path, id: Snowflake) -> PathBuf {
    directory.join(FILES).join(id.to_string())
}

/// Writes a file so that it is there as a whole or not at all.
fn write_whole(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let unfinished = path.with_extension("unfinished");
    fs::write(&unfinished, bytes)
        .and_then(|()| fs::rename(&unfinished, path))
        .with_context(|| format!("writing {}", path.display()))
}
