//! Queries about offers between players.

use super::*;
use crate::rules::Side;

on_postgres_too! {
    an_offer_is_read_as_it_was_written_and_ends_once
}

#[tokio::test]
async fn an_offer_is_read_as_it_was_written_and_ends_once() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let id = add_match(&mut write).await.id;
    let draw = write
        .add_offer(at(1), id, OfferKind::Draw, Side::North, 4)
        .await
        .unwrap();
    let back = write
        .add_offer(at(1), id, OfferKind::Takeback, Side::South, 5)
        .await
        .unwrap();
    assert_eq!(write.offers(id).await.unwrap(), [draw, back]);
    assert_eq!(write.offers(MatchId::new(9)).await.unwrap(), []);
    let message = MessageId::new(8);
    write.set_offer_message(draw.id, message).await.unwrap();
    let declined = OfferState::Declined;
    assert!(write.end_offer(draw.id, declined).await.unwrap());
    assert!(!write.end_offer(draw.id, OfferState::Void).await.unwrap());
    let now = Offer {
        state: declined,
        message: Some(message),
        ..draw
    };
    assert_eq!(write.offer(draw.id).await.unwrap(), Some(now));
    write.commit().await.unwrap();
    assert_eq!(db.offer(draw.id).await.unwrap(), Some(now));
    assert_eq!(db.offer(back.id).await.unwrap(), Some(back));
    assert_eq!(db.offer(OfferId::new(99)).await.unwrap(), None);
}
