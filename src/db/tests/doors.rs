//! Queries about doors, and what waits for one.

use super::*;
use crate::rules::Side;

on_postgres_too! {
    a_door_is_open_for_its_channel_and_message_until_it_shuts
    of_two_doors_the_one_that_stays_open_longer_is_kept
    a_door_is_shut_by_its_token_and_forgotten_with_time
    matches_that_a_channel_has_not_seen_are_found_until_a_message_shows_them
    open_offers_without_a_message_are_found_by_the_channel_of_their_match
    open_challenges_without_a_message_are_found_where_nothing_is_about_to_show_them
    what_is_open_where_the_bot_was_a_guest_comes_home_with_it
}

#[tokio::test]
async fn a_door_is_open_for_its_channel_and_message_until_it_shuts() {
    let (db, _folder) = empty().await;
    let message = Some(MessageId::new(5));
    let door = Door::new("t", at(100));
    let mut write = db.write().await.unwrap();
    write.open_door(CHANNEL, None, &door).await.unwrap();
    assert!(write.has_door(at(99), CHANNEL).await.unwrap());
    assert!(!write.has_door(at(100), CHANNEL).await.unwrap());
    assert!(!write.has_door(at(99), OTHER_CHANNEL).await.unwrap());
    write
        .open_door(OTHER_CHANNEL, message, &door)
        .await
        .unwrap();
    assert!(!write.has_door(at(99), OTHER_CHANNEL).await.unwrap());
    write.commit().await.unwrap();
    let found = async |channel, message, now| db.door(at(now), channel, message).await.unwrap();
    assert_eq!(found(CHANNEL, None, 99).await, Some(door.clone()));
    assert_eq!(found(CHANNEL, None, 100).await, None);
    assert_eq!(found(CHANNEL, message, 99).await, None);
    assert_eq!(found(OTHER_CHANNEL, message, 99).await, Some(door));
}

#[tokio::test]
async fn of_two_doors_the_one_that_stays_open_longer_is_kept() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    for (token, shut_at) in [("first", 100), ("longer", 200), ("shorter", 150)] {
        let door = Door::new(token, at(shut_at));
        write.open_door(CHANNEL, None, &door).await.unwrap();
    }
    write.commit().await.unwrap();
    let kept = db.door(at(1), CHANNEL, None).await.unwrap().unwrap();
    assert_eq!((kept.token.as_str(), kept.shut_at()), ("longer", at(200)));
}

#[tokio::test]
async fn a_door_is_shut_by_its_token_and_forgotten_with_time() {
    let (db, _folder) = empty().await;
    let (one, other) = (Door::new("one", at(100)), Door::new("other", at(100)));
    let mut write = db.write().await.unwrap();
    write.open_door(CHANNEL, None, &one).await.unwrap();
    write.shut_door(CHANNEL, None, &other).await.unwrap();
    assert!(write.has_door(at(1), CHANNEL).await.unwrap());
    write.shut_door(CHANNEL, None, &one).await.unwrap();
    assert!(!write.has_door(at(1), CHANNEL).await.unwrap());
    write.open_door(CHANNEL, None, &one).await.unwrap();
    write.forget_doors(at(99)).await.unwrap();
    assert!(write.has_door(at(1), CHANNEL).await.unwrap());
    write.forget_doors(at(100)).await.unwrap();
    assert!(!write.has_door(at(1), CHANNEL).await.unwrap());
}

#[tokio::test]
async fn matches_that_a_channel_has_not_seen_are_found_until_a_message_shows_them() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let id = add_match(&mut write).await.id;
    assert_eq!(write.unseen_matches(CHANNEL).await.unwrap(), []);
    write.set_unseen(id, true).await.unwrap();
    assert_eq!(write.unseen_matches(CHANNEL).await.unwrap(), [(id, 0)]);
    assert_eq!(write.unseen_matches(OTHER_CHANNEL).await.unwrap(), []);
    write.set_unseen(id, false).await.unwrap();
    assert_eq!(write.unseen_matches(CHANNEL).await.unwrap(), []);
    write.set_unseen(id, true).await.unwrap();
    write
        .set_board_message(id, MessageId::new(4))
        .await
        .unwrap();
    assert_eq!(write.unseen_matches(CHANNEL).await.unwrap(), []);
}

#[tokio::test]
async fn open_offers_without_a_message_are_found_by_the_channel_of_their_match() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let mut mat = add_match(&mut write).await;
    let draw = write
        .add_offer(at(1), mat.id, OfferKind::Draw, Side::South, 0)
        .await
        .unwrap();
    let back = write
        .add_offer(at(1), mat.id, OfferKind::Takeback, Side::South, 0)
        .await
        .unwrap();
    let both = [(mat.id, draw.id), (mat.id, back.id)];
    assert_eq!(write.unseen_offers(CHANNEL).await.unwrap(), both);
    assert_eq!(write.unseen_offers(OTHER_CHANNEL).await.unwrap(), []);
    write
        .set_offer_message(draw.id, MessageId::new(4))
        .await
        .unwrap();
    assert_eq!(write.unseen_offers(CHANNEL).await.unwrap(), both[1..]);
    mat.is_open = false;
    write.save_match(at(2), &mut mat, "").await.unwrap();
    assert_eq!(write.unseen_offers(CHANNEL).await.unwrap(), []);
}

#[tokio::test]
async fn open_challenges_without_a_message_are_found_where_nothing_is_about_to_show_them() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let new = NewChallenge {
        server: SERVER,
        channel: CHANNEL,
        challenger: ANI,
        challenger_name: "ani".to_owned(),
        opponent: None,
        opponent_name: String::new(),
        options: "game: kalah\n\n".to_owned(),
        language: "en".to_owned(),
        pace: Pace::None,
        has_thread: false,
        bot_level: None,
        rematch_of: None,
        expires_at: at(100),
    };
    let id = write.add_challenge(at(1), new).await.unwrap().id;
    let found = async |write: &mut Write, channel, now| {
        write.unseen_challenges(at(now), channel).await.unwrap()
    };
    assert_eq!(found(&mut write, CHANNEL, 99).await, [id]);
    assert_eq!(found(&mut write, CHANNEL, 100).await, []);
    assert_eq!(found(&mut write, OTHER_CHANNEL, 99).await, []);
    let owed = write.owe(at(1), at(1), -id.number(), "it").await.unwrap();
    assert_eq!(found(&mut write, CHANNEL, 99).await, []);
    write.settle(owed).await.unwrap();
    write
        .set_challenge_message(id, MessageId::new(4))
        .await
        .unwrap();
    assert_eq!(found(&mut write, CHANNEL, 99).await, []);
}

#[tokio::test]
async fn what_is_open_where_the_bot_was_a_guest_comes_home_with_it() {
    let (db, _folder) = empty().await;
    let guest = ServerId::of_guest(SERVER.to_discord());
    let mut write = db.write().await.unwrap();
    let new = match_in(guest, CHANNEL, ANI, BUDI);
    let open = write.add_match(at(1), new).await.unwrap().id;
    let new = match_in(guest, OTHER_CHANNEL, ANI, BUDI);
    let mut over = write.add_match(at(1), new).await.unwrap();
    over.is_open = false;
    write.save_match(at(2), &mut over, "").await.unwrap();
    write.commit().await.unwrap();
    assert!(db.was_guest_in(SERVER).await.unwrap());
    assert!(!db.was_guest_in(OTHER_SERVER).await.unwrap());
    let mut write = db.write().await.unwrap();
    write.come_home(SERVER).await.unwrap();
    write.commit().await.unwrap();
    // What is over was not counted, and stays where it was played.
    assert!(!db.was_guest_in(SERVER).await.unwrap());
    for (id, server) in [(open, SERVER), (over.id, guest)] {
        let row = db.match_row(id).await.unwrap().unwrap();
        assert_eq!(row.server, server);
    }
}

#[test]
fn a_door_does_not_print_its_token() {
    let printed = format!("{:?}", Door::new("secret", at(1)));
    assert!(!printed.contains("secret"), "{printed}");
}
