//! A bot driven by hand, one request at a time.

use reqwest::Client;
use reqwest::multipart::Form;
use reqwest::multipart::Part;
use sandbox::Channel;
use sandbox::Guild;
use sandbox::NO_OPTIONS;
use sandbox::Pending;
use sandbox::Person;
use sandbox::Sandbox;
use sandbox::SandboxOptions;
use serde_json::Value;
use serde_json::json;

/// A sandbox with a guild, a channel and a person, and a bot that only speaks when told.
pub(crate) struct Raw {
    pub(crate) sandbox: Sandbox,
    pub(crate) guild: Guild,
    pub(crate) main: Channel,
    pub(crate) ani: Person,
    client: Client,
    token: String,
}

impl Raw {
    pub(crate) async fn open() -> Self {
        Self::with(SandboxOptions::default()).await
    }

    pub(crate) async fn with(options: SandboxOptions) -> Self {
        let sandbox = Sandbox::start(options).await.unwrap();
        let guild = sandbox.guild("Kampung");
        let main = guild.channel("main");
        let ani = sandbox.person("ani");
        guild.join(&ani);
        Self {
            token: sandbox.token(),
            sandbox,
            guild,
            main,
            ani,
            client: Client::new(),
        }
    }

    /// Uses another token from now on.
    pub(crate) fn set_token(&mut self, token: &str) {
        token.clone_into(&mut self.token);
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let url = format!("{}/api/v10{path}", self.sandbox.api_base());
        self.client
            .request(method.parse().unwrap(), url)
            .header("Authorization", format!("Bot {}", self.token))
    }

    /// Sends a request with a JSON body; gives status and body of the answer.
    pub(crate) async fn send(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let request = self.request(method, path);
        let request = if body.is_null() {
            request
        } else {
            request.json(&body)
        };
        read(request).await
    }

    /// Sends a request with one file.
    pub(crate) async fn send_file(
        &self,
        method: &str,
        path: &str,
        body: &Value,
        file: (&str, Vec<u8>),
    ) -> (u16, Value) {
        let part = Part::bytes(file.1).file_name(file.0.to_owned());
        let form = Form::new()
            .text("payload_json", body.to_string())
            .part("files[0]", part);
        read(self.request(method, path).multipart(form)).await
    }

    /// The path of the main channel's messages.
    pub(crate) fn messages(&self) -> String {
        format!("/channels/{}/messages", self.main.id())
    }

    /// Registers a slash command without options.
    pub(crate) async fn register(&self, name: &str) {
        let path = format!("/applications/{}/commands", self.sandbox.bot_id());
        let body = json!({ "name": name, "description": "Does something" });
        let (status, _) = self.send("POST", &path, body).await;
        assert_eq!(status, 201);
    }

    /// Lets ani run a command.
    pub(crate) async fn command(&self) -> Pending {
        self.register("go").await;
        self.ani.starts(&self.main, "/go", NO_OPTIONS).unwrap()
    }

    /// Answers an interaction.
    pub(crate) async fn answer(&self, pending: &Pending, body: Value) -> (u16, Value) {
        let path = format!(
            "/interactions/{}/{}/callback",
            pending.id(),
            pending.token()
        );
        self.send("POST", &path, body).await
    }

    /// The path of an interaction's webhook.
    pub(crate) fn webhook(&self, pending: &Pending) -> String {
        format!("/webhooks/{}/{}", self.sandbox.bot_id(), pending.token())
    }
}

async fn read(request: reqwest::RequestBuilder) -> (u16, Value) {
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    (status, response.json().await.unwrap_or_default())
}
