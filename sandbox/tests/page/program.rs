//! The program as a process, and requests to it.

use std::process::Stdio;

use reqwest::Client;
use serde_json::Value;
use tokio::io::AsyncBufReadExt;
use tokio::io::BufReader;
use tokio::process::Child;
use tokio::process::Command;

/// The program, running.
pub(crate) struct Program {
    process: Child,
    address: String,
    client: Client,
}

impl Program {
    /// Starts it on a free port and waits until it says where.
    pub(crate) async fn start(arguments: &[&str]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_sandbox"))
            .args(["--port", "0"])
            .args(arguments)
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let address = loop {
            let line = lines.next_line().await.unwrap().unwrap();
            if let Some((_, rest)) = line.split_once("Open ") {
                break rest.split_once("/ in").unwrap().0.to_owned();
            }
        };
        Self {
            process,
            address,
            client: Client::new(),
        }
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let url = format!("{}/_sandbox/{path}", self.address);
        let response = self.client.get(url).send().await.unwrap();
        response.json().await.unwrap()
    }

    /// A file of the page, and its content security policy.
    pub(crate) async fn file(&self, name: &str) -> (String, String) {
        let url = format!("{}/_sandbox/{name}", self.address);
        let response = self.client.get(url).send().await.unwrap();
        assert_eq!(response.status(), 200, "{name}");
        let policy = response.headers()["content-security-policy"].clone();
        let text = response.text().await.unwrap();
        (policy.to_str().unwrap().to_owned(), text)
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        let url = format!("{}/_sandbox/{path}", self.address);
        let response = self.client.post(url).json(&body).send().await.unwrap();
        let status = response.status().as_u16();
        (status, response.json().await.unwrap_or_default())
    }

    /// The status of a request with this header.
    pub(crate) async fn status(&self, path: &str, header: &str, value: &str) -> u16 {
        let url = format!("{}{path}", self.address);
        let request = self.client.get(url).header(header, value);
        request.send().await.unwrap().status().as_u16()
    }

    /// Asks it to end, as a service would be, and waits until it has.
    pub(crate) async fn stop(mut self) {
        let id = self.process.id().unwrap().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status().await;
        assert!(asked.unwrap().success());
        assert!(self.process.wait().await.unwrap().success());
    }
}
