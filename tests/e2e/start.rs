//! Starts that cannot succeed: one clear line, and exit status 2 where a setting is wrong for good.

use crate::table::Table;
use std::process::{Command, Output};

fn start(settings: &[(&str, &str)], arguments: &[&str]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    Command::new(env!("CARGO_BIN_EXE_congkak"))
        .args(arguments)
        .current_dir(folder.path())
        .env_clear()
        .envs(settings.iter().copied())
        .output()
        .unwrap()
}

#[track_caller]
fn check(settings: &[(&str, &str)], words: &str) {
    check_of(&[], settings, words);
}

#[track_caller]
fn check_of(arguments: &[&str], settings: &[(&str, &str)], words: &str) {
    check_told(&start(settings, arguments), 2, words);
}

/// Another try may succeed.
#[track_caller]
fn check_for_now(settings: &[(&str, &str)], words: &str) {
    check_told(&start(settings, &[]), 1, words);
}

#[track_caller]
fn check_told(output: &Output, status: i32, words: &str) {
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
    assert!(told.contains(words), "{told}");
}

#[test]
fn without_a_token_it_says_how_to_get_one_and_how_to_play_without_discord() {
    check(&[], "DISCORD_TOKEN is not set");
    check(&[], "-p sandbox");
}

#[test]
fn a_setting_that_cannot_be_meant_is_named() {
    check(
        &[("DISCORD_TOKEN", "abc\ndef")],
        "DISCORD_TOKEN has characters",
    );
    let settings = [("DISCORD_TOKEN", "abc"), ("LOG_FORMAT", "xml")];
    check(&settings, "LOG_FORMAT is \"xml\"");
}

#[test]
fn a_file_of_settings_that_cannot_be_read_is_said_to_be_so_and_shows_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    let file = "DISCORD_TOKEN=abc\n\nDATABASE_URL=postgres://ani:secret'x@127.0.0.1/a\n";
    std::fs::write(folder.path().join(".env"), file).unwrap();
    let mut bot = Command::new(env!("CARGO_BIN_EXE_congkak"));
    let output = bot.current_dir(folder.path()).env_clear().output().unwrap();
    check_told(&output, 2, ".env cannot be read (line 3");
    assert!(!String::from_utf8_lossy(&output.stderr).contains("secret"));
}

#[test]
fn only_the_bot_makes_a_database_where_there_is_none() {
    let commands: [&[&str]; 3] = [&["check"], &["recount"], &["backup", "copy.db"]];
    for command in commands {
        check_of(
            command,
            &[],
            "there is no database at sqlite://data/congkak.db",
        );
    }
}

#[test]
fn an_unreachable_database_is_named() {
    check(
        &[("DISCORD_TOKEN", "abc"), ("DATABASE_URL", "mysql://x")],
        "no database this program knows",
    );
    check_for_now(
        &[
            ("DISCORD_TOKEN", "abc"),
            ("DATABASE_URL", "sqlite:///proc/none/congkak.db"),
        ],
        "cannot be opened",
    );
    check_for_now(
        &[
            ("DISCORD_TOKEN", "abc"),
            ("DATABASE_URL", "postgres://ani:secret@127.0.0.1:1/x"),
        ],
        "the database at postgres://ani:***@127.0.0.1:1/x cannot be opened (Connection refused (os",
    );
}

#[test]
fn an_unreachable_discord_is_named() {
    check_for_now(
        &[
            ("DISCORD_TOKEN", "abc"),
            ("DISCORD_API_BASE", "http://127.0.0.1:9"),
        ],
        "Discord cannot be reached at http://127.0.0.1:9 (Connection refused",
    );
}

#[test]
fn an_address_to_be_watched_at_that_is_taken_is_named() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let settings = [("DISCORD_TOKEN", "abc"), ("WATCH_ADDR", &address)];
    check_for_now(&settings, &format!("listening on WATCH_ADDR {address}"));
}

#[tokio::test]
async fn a_wrong_token_is_refused() {
    let table = Table::laid().await;
    let base = table.sandbox.api_base();
    tokio::task::spawn_blocking(move || {
        check(
            &[("DISCORD_TOKEN", "wrong"), ("DISCORD_API_BASE", &base)],
            "Discord does not accept DISCORD_TOKEN",
        );
    })
    .await
    .unwrap();
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    let table = Table::open().await;
    let url = format!("sqlite://{}", table.database().display());
    let pool = sqlx::SqlitePool::connect(&url).await.unwrap();
    sqlx::query(
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
         values (999999, 'of tomorrow', true, x'00', 0)",
    )
    .execute(&pool)
    .await
    .unwrap();
    pool.close().await;
    let token = table.sandbox.token();
    let base = table.sandbox.api_base();
    tokio::task::spawn_blocking(move || {
        check(
            &[
                ("DISCORD_TOKEN", &token),
                ("DISCORD_API_BASE", &base),
                ("DATABASE_URL", &url),
            ],
            "written by a newer version",
        );
    })
    .await
    .unwrap();
    table.close().await;
}

/// A Discord whose gateway is somewhere else.
#[tokio::test]
async fn a_gateway_on_another_host_is_refused() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move {
        while let Ok((mut connection, _)) = listener.accept().await {
            let mut request = [0; 4096];
            assert!(connection.read(&mut request).await.unwrap() > 0);
            let body = r#"{"url":"wss://gateway.elsewhere.example"}"#;
            let answer = format!(
                "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
                body.len()
            );
            connection.write_all(answer.as_bytes()).await.ok();
        }
    });
    tokio::task::spawn_blocking(move || {
        check(
            &[("DISCORD_TOKEN", "abc"), ("DISCORD_API_BASE", &base)],
            "both must be on one host",
        );
    })
    .await
    .unwrap();
}
