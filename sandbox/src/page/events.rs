//! Word of every change, as server-sent events.

use std::convert::Infallible;

use axum::extract::Query;
use axum::extract::State;
use axum::response::Sse;
use axum::response::sse::Event;
use axum::response::sse::KeepAlive;
use futures_util::Stream;
use futures_util::StreamExt;
use futures_util::stream;
use sandbox::Change;
use sandbox::Snowflake;
use serde_json::json;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;

use crate::keeper::Status;
use crate::page::Page;
use crate::page::Refusal;
use crate::page::Whose;

/// Tells of changes that concern a person. Each says where, and the page asks what.
pub(super) async fn stream(
    State(page): State<Page>,
    Query(whose): Query<Whose>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refusal> {
    let person = page.person(whose.person)?.id();
    let changes = page.sandbox.subscribe();
    let bot = page.keeper.watch();
    // The page has looked before it listens, so it must look once more.
    let first = Event::default().data(json!({ "type": "missed" }).to_string());
    let more = stream::unfold((changes, bot), move |(mut changes, mut bot)| async move {
        loop {
            let word = tokio::select! {
                change = changes.recv() => match change {
                    Ok(change) if concerns(person, change) => json!(change),
                    Ok(_) => continue,
                    Err(RecvError::Lagged(_)) => json!({ "type": "missed" }),
                    Err(RecvError::Closed) => return None,
                },
                () = changed(&mut bot) => json!({ "type": "bot" }),
            };
            let event = Event::default().data(word.to_string());
            return Some((Ok(event), (changes, bot)));
        }
    });
    let all = stream::once(async { Ok(first) }).chain(more);
    Ok(Sse::new(all).keep_alive(KeepAlive::default()))
}

/// Waits until the bot's state changes; for ever where nobody keeps a bot.
async fn changed(bot: &mut watch::Receiver<Status>) {
    if bot.changed().await.is_err() {
        std::future::pending::<()>().await;
    }
}

fn concerns(person: Snowflake, change: Change) -> bool {
    match change {
        Change::Interaction { person: of, .. } | Change::Ping { person: of, .. } => of == person,
        _ => true,
    }
}
