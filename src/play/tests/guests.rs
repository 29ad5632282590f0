//! Where the bot is a guest: what finds no door waits for one, and nothing is counted.

use super::*;
use crate::db::{Door, MessageId, NoticeId, OfferKind, ServerId};
use crate::play::{
    BoardPlace, found, offer, open_door, rematch, resign, show_unseen, shut_door, unseen,
};

on_postgres_too! {
    a_board_that_found_no_door_is_shown_once_when_one_opens
    a_board_that_an_answer_shows_is_not_shown_again
    what_found_no_door_is_tried_again_where_one_has_opened_since
    offers_and_rematches_that_found_no_door_are_shown_when_one_opens
    a_rematch_is_asked_for_where_the_match_was_played
    nothing_is_counted_where_the_bot_is_a_guest
    limits_hold_in_a_place_of_its_own
    a_message_that_shows_the_board_ends_the_wait_for_a_door
    who_has_left_is_told_of_once_and_again_after_coming_back
    it_is_looked_for_a_player_when_a_reminder_is_due_or_an_offer_made
}

/// A DM between ani and budi.
const DM: ChannelId = ChannelId::new(900);
const THERE: ServerId = ServerId::of_guest(900);

impl Table {
    async fn begin_as_guest(&self) -> MatchId {
        let offer = NewOffer {
            server: THERE,
            channel: DM,
            ..offer_to(Some(BUDI), kalah(), Pace::Day)
        };
        self.begin_by(offer).await
    }

    /// What is to be told, and nothing of it is told yet.
    async fn owed(&self) -> Vec<(NoticeId, Notice)> {
        let due = self.db.outbox_due(START.plus(DAY), 100).await.unwrap();
        due.into_iter()
            .map(|due| {
                let notice = serde_json::from_str(&due.notice).unwrap();
                (due.outbox_id, notice)
            })
            .collect()
    }

    /// The worker finds no door for anything.
    async fn finds_no_door(&self) {
        loop {
            let owed = self.owed().await;
            if owed.is_empty() {
                return;
            }
            for (id, notice) in owed {
                unseen(&self.db, START, id, &notice).await.unwrap();
            }
        }
    }
}

fn door() -> Door {
    Door::new("token", START.plus(HOUR))
}

#[tokio::test]
async fn a_board_that_found_no_door_is_shown_once_when_one_opens() {
    let table = Table::open().await;
    let mat = table.begin_as_guest().await;
    table.picks(START, mat, ANI, 1).await.unwrap();
    table.finds_no_door().await;
    show_unseen(&table.db, START, DM).await.unwrap();
    show_unseen(&table.db, START, DM).await.unwrap();
    let owed = table.owed().await;
    let revision = table.scene(mat).await.row.revision;
    let board = Notice::Board {
        mat,
        revision,
        place: BoardPlace::New,
        answer: None,
    };
    let notices: Vec<Notice> = owed.into_iter().map(|(_, notice)| notice).collect();
    assert_eq!(notices, [board]);
}

#[tokio::test]
async fn a_board_that_an_answer_shows_is_not_shown_again() {
    let table = Table::open().await;
    let mat = table.begin_as_guest().await;
    table.picks(START, mat, ANI, 1).await.unwrap();
    table.finds_no_door().await;
    let press = Press {
        mat,
        revision: table.scene(mat).await.row.revision,
        player: BUDI,
        label: 1,
        answer: Some("token".to_owned()),
        message: None,
    };
    pick(&table.db, START, press).await.unwrap();
    show_unseen(&table.db, START, DM).await.unwrap();
    let owed = table.owed().await;
    assert!(
        matches!(
            owed.as_slice(),
            [(
                _,
                Notice::Board {
                    answer: Some(_),
                    ..
                }
            )]
        ),
        "{owed:?}"
    );
}

#[tokio::test]
async fn what_found_no_door_is_tried_again_where_one_has_opened_since() {
    let table = Table::open().await;
    let mat = table.begin_as_guest().await;
    table.picks(START, mat, ANI, 1).await.unwrap();
    open_door(&table.db, DM, &[], &door()).await.unwrap();
    let (id, notice) = table.owed().await.remove(0);
    unseen(&table.db, START, id, &notice).await.unwrap();
    assert_eq!(table.owed().await, [(id, notice.clone())]);
    shut_door(&table.db, DM, None, &door()).await.unwrap();
    unseen(&table.db, START, id, &notice).await.unwrap();
    assert!(table.owed().await.is_empty());
}

#[tokio::test]
async fn offers_and_rematches_that_found_no_door_are_shown_when_one_opens() {
    let table = Table::open().await;
    let mat = table.begin_as_guest().await;
    let asked = offer(&table.db, START, mat, ANI, OfferKind::Draw).await;
    let asked = asked.unwrap().offer;
    table.finds_no_door().await;
    show_unseen(&table.db, START, DM).await.unwrap();
    let owed = table.owed().await;
    let expected = Notice::Offer {
        mat,
        offer: asked.id,
    };
    assert_eq!(owed.len(), 1);
    assert_eq!(owed[0].1, expected);
    table.told(START).await;

    resign(&table.db, START, mat, ANI).await.unwrap();
    table.told(START).await;
    let again = rematch(&table.db, START, mat, again_in(DM, BUDI)).await;
    let (challenge, _) = again.unwrap();
    table.finds_no_door().await;
    show_unseen(&table.db, START, DM).await.unwrap();
    let owed = table.owed().await;
    let expected = Notice::Challenge {
        challenge: challenge.id,
        answer: None,
    };
    assert_eq!(owed[0].1, expected);
}

#[tokio::test]
async fn a_rematch_is_asked_for_where_the_match_was_played() {
    let table = Table::open().await;
    let mat = table.begin_as_guest().await;
    resign(&table.db, START, mat, ANI).await.unwrap();
    let elsewhere = rematch(&table.db, START, mat, again_in(CHANNEL, BUDI)).await;
    assert!(matches!(
        refused(elsewhere),
        Err(Refusal::OnlyThere { place }) if place.channel == DM
    ));
}

#[tokio::test]
async fn nothing_is_counted_where_the_bot_is_a_guest() {
    let table = Table::open().await;
    let mat = table.begin_as_guest().await;
    for (player, label) in [(ANI, 1), (BUDI, 1), (ANI, 6), (BUDI, 6)] {
        table.picks(START, mat, player, label).await.unwrap();
    }
    resign(&table.db, START, mat, ANI).await.unwrap();
    for query in [
        "select count(*) from match_results",
        "select count(*) from round_results",
        "select count(*) from players",
        "select count(*) from totals",
    ] {
        assert_eq!(table.count(query).await, 0, "{query}");
    }
    // The match itself is kept.
    let query = "select count(*) from matches where state = 'over' and server_id = -900";
    assert_eq!(table.count(query).await, 1);
}

#[tokio::test]
async fn limits_hold_in_a_place_of_its_own() {
    let table = Table::open().await;
    for number in 0..5 {
        let offer = NewOffer {
            server: THERE,
            channel: ChannelId::new(901 + number),
            ..offer_to(None, kalah(), Pace::Day)
        };
        challenge(&table.db, START, offer).await.unwrap();
    }
    let one_more = NewOffer {
        server: THERE,
        channel: DM,
        ..offer_to(None, kalah(), Pace::Day)
    };
    let refusal = refused(challenge(&table.db, START, one_more).await);
    assert_eq!(
        refusal.map(|_| ()),
        Err(Refusal::TooManyChallenges { max: 5 })
    );
    // Elsewhere that counts for nothing.
    let offer = offer_to(None, kalah(), Pace::Day);
    challenge(&table.db, START, offer).await.unwrap();
}

#[tokio::test]
async fn a_message_that_shows_the_board_ends_the_wait_for_a_door() {
    let table = Table::open().await;
    let mat = table.begin_as_guest().await;
    table.picks(START, mat, ANI, 1).await.unwrap();
    table.finds_no_door().await;
    let revision = table.scene(mat).await.row.revision;
    let message = MessageId::new(5);
    super::super::board_shown(&table.db, START, mat, revision, message, None)
        .await
        .unwrap();
    show_unseen(&table.db, START, DM).await.unwrap();
    assert!(table.owed().await.is_empty());
}

#[tokio::test]
async fn who_has_left_is_told_of_once_and_again_after_coming_back() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::Day).await;
    let left = Notice::Left {
        mat,
        side: Side::North,
    };
    for (present, told) in [
        (false, vec![left.clone()]),
        (false, vec![]),
        (true, vec![]),
        (false, vec![left]),
    ] {
        found(&table.db, START, SERVER, BUDI, present)
            .await
            .unwrap();
        assert_eq!(table.told(START).await, told);
    }
}

#[tokio::test]
async fn it_is_looked_for_a_player_when_a_reminder_is_due_or_an_offer_made() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::Day).await;
    let look = |player| Notice::Look {
        server: SERVER,
        player,
    };
    let told = table.works(START.plus(16 * HOUR)).await;
    assert!(told.contains(&look(ANI)), "{told:?}");
    offer(&table.db, START, mat, ANI, OfferKind::Draw)
        .await
        .unwrap();
    let told = table.told(START).await;
    assert!(told.contains(&look(BUDI)), "{told:?}");
    // Of a place where the bot is a guest it sees no members.
    let guest = table.begin_as_guest().await;
    offer(&table.db, START, guest, ANI, OfferKind::Draw)
        .await
        .unwrap();
    let told = table.told(START).await;
    assert!(
        !told
            .iter()
            .any(|notice| matches!(notice, Notice::Look { .. }))
    );
}
