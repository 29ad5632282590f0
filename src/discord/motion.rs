//! Boards that move: how the last move went, in place of the still picture, where that was chosen.
//!
//! An animation is worth waiting for a moment, and no longer: the still picture is there already.

use super::Bot;
use super::card::Card;
use super::show::{drawn, theme, view};
use crate::db::Owner;
use crate::picture::{self, Theme};
use crate::play::{self, OwnScene, Scene};
use crate::rules::Side;
use std::time::Duration;
use tracing::{error, warn};

/// How long an answer may wait for an animation: Discord waits three seconds for the answer.
pub(super) const ANSWER_WAIT: Duration = Duration::from_millis(800);
/// How long what is told by the outbox may, for which nobody waits.
pub(super) const NOTICE_WAIT: Duration = Duration::from_secs(5);

/// Lets the channel's board move that shows what was just played, where the server has chosen so.
pub(super) async fn channel_reveal(bot: &Bot, scene: &Scene, card: &mut Card, wait: Duration) {
    let server = Owner::Server(scene.row.server);
    match play::server_settings(&bot.db, scene.row.server).await {
        Ok(settings) if settings.animates => {
            let theme = theme(bot, &[server]).await;
            reveal(bot, scene, Side::South, theme, card, wait).await;
        }
        Ok(_) => {}
        Err(broken) => error!("{broken:#}"),
    }
}

/// Lets a player's own board move, where that player has chosen so.
pub(super) async fn own_reveal(bot: &Bot, own: &OwnScene, card: &mut Card, wait: Duration) {
    let player = own.scene.row.players[own.side];
    match play::player_settings(&bot.db, player).await {
        Ok(settings) if settings.animates => {
            let owners = [Owner::Player(player), Owner::Server(own.scene.row.server)];
            let theme = theme(bot, &owners).await;
            reveal(bot, &own.scene, own.side, theme, card, wait).await;
        }
        Ok(_) => {}
        Err(broken) => error!("{broken:#}"),
    }
}

async fn reveal(
    bot: &Bot,
    scene: &Scene,
    below: Side,
    theme: Theme,
    card: &mut Card,
    wait: Duration,
) {
    let has_moved = scene
        .last
        .as_ref()
        .is_some_and(|last| !last.steps.is_empty());
    let Some(still) = card.picture.as_mut().filter(|_| has_moved) else {
        return;
    };
    let shown = scene.clone();
    let animation = drawn(bot, move || {
        let plays: Vec<_> = shown.last.iter().collect();
        picture::gif(&view(&shown, below, theme), &plays)
    });
    match tokio::time::timeout(wait, animation).await {
        Ok(Some(bytes)) => {
            still.bytes = bytes;
            still.file_name = "board.gif";
        }
        Ok(None) => {}
        Err(_) => warn!(match_id = %scene.row.id, "an animation took too long"),
    }
}
