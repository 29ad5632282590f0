//! What is known of a board that loses its buttons.

use super::*;
use crate::db::MessageId;
use crate::play::scene::opening_at;
use crate::play::{board_shown, opening_scene, resign};
use crate::rules::Phase;

on_postgres_too! {
    of_a_board_of_the_opening_it_is_known_what_it_showed
    of_other_boards_and_after_a_turn_taken_back_nothing_is_known
}

/// Notes that a message shows a revision, and says which boards lose their buttons for that.
async fn shows(
    table: &Table,
    mat: MatchId,
    revision: i64,
    message: MessageId,
) -> Vec<(MessageId, Option<usize>)> {
    table.told(START).await;
    board_shown(&table.db, START, mat, revision, message, None)
        .await
        .unwrap();
    let told = table.told(START).await.into_iter();
    told.filter_map(|notice| match notice {
        Notice::Retire {
            message, opening, ..
        } => Some((message, opening)),
        _ => None,
    })
    .collect()
}

#[tokio::test]
async fn of_a_board_of_the_opening_it_is_known_what_it_showed() {
    let table = Table::open().await;
    let mat = table.begin(congkak(), Pace::None).await;
    let [first, second, third] = [50, 60, 70].map(MessageId::new);
    assert!(shows(&table, mat, 0, first).await.is_empty());
    for player in [ANI, BUDI] {
        table.picks(START, mat, player, 1).await.unwrap();
    }
    let revealed = table.scene(mat).await;
    assert_eq!(shows(&table, mat, 1, second).await, [(first, Some(0))]);
    let (before, is_shown) = opening_scene(&table.db, mat, 0).await.unwrap();
    assert!(before.record.entries.is_empty() && before.last.is_none());
    assert!(is_shown);

    // Who gives up has not chosen.
    resign(&table.db, START, mat, ANI).await.unwrap();
    let showed = (revealed.position.phase() == Phase::Opening).then_some(1);
    assert_eq!(shows(&table, mat, 2, third).await, [(second, showed)]);
    let (_, is_shown) = opening_scene(&table.db, mat, 1).await.unwrap();
    assert!(!is_shown);
}

#[tokio::test]
async fn of_other_boards_and_after_a_turn_taken_back_nothing_is_known() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::None).await;
    let [first, second] = [50, 60].map(MessageId::new);
    shows(&table, mat, 0, first).await;
    table.picks(START, mat, ANI, 1).await.unwrap();
    assert_eq!(shows(&table, mat, 1, second).await, [(first, None)]);

    let elsewhere = ChannelId::new(201);
    let mat = table.begin_in(elsewhere, congkak(), Pace::None).await;
    for player in [ANI, BUDI] {
        table.picks(START, mat, player, 1).await.unwrap();
    }
    let mut row = table.scene(mat).await.row;
    assert_eq!(opening_at(&row, 1, 1).unwrap(), Some(0));
    row.revision += 2;
    assert_eq!(opening_at(&row, 3, 1).unwrap(), None);
}
