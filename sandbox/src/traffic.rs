//! The record of what the bot asked for.

use std::fs::File;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use serde::Serialize;
use serde_json::Value;

/// One request of the bot; serialised, one line of the traffic file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Request {
    /// When it came, by the sandbox's clock, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// The HTTP method.
    pub method: String,
    /// The path with `/api/v10` and the query.
    pub path: String,
    /// The JSON body; of a multipart body, its `payload_json`.
    pub body: Option<Value>,
    /// Names of the multipart fields that hold files, such as `files[0]`.
    pub files: Vec<String>,
    /// The status it was answered with; `None` when no answer was given.
    pub status: Option<u16>,
    /// Discord's error code, for a refusal.
    pub code: Option<u32>,
    /// The body of a refusal, which says what is wrong.
    pub refusal: Option<Value>,
}

#[derive(Debug, Default)]
pub(crate) struct Traffic {
    pub(crate) requests: Vec<Request>,
    /// Requests begun and not ended, those that a fault lets hang left out.
    pub(crate) open: u64,
    file: Option<File>,
}

impl Traffic {
    pub(crate) fn new(file: Option<&Path>) -> Self {
        let file = file.and_then(|path| {
            let opened = OpenOptions::new().create(true).append(true).open(path);
            opened
                .inspect_err(|error| {
                    tracing::warn!("cannot record traffic in {}: {error}", path.display());
                })
                .ok()
        });
        Self {
            file,
            ..Self::default()
        }
    }

    pub(crate) fn record(&mut self, request: Request) {
        if let Some(file) = &mut self.file
            && let Ok(mut line) = serde_json::to_string(&request)
        {
            // In one piece, so that several sandboxes can share the file.
            line.push('\n');
            if let Err(error) = file.write_all(line.as_bytes()) {
                tracing::warn!("cannot record traffic: {error}");
            }
        }
        self.requests.push(request);
    }
}
