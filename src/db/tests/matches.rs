//! Queries about matches, and what lies beside them.

use super::*;
use crate::rules::{BySide, Side};

on_postgres_too! {
    a_match_is_read_as_it_was_written
    a_match_is_saved_where_its_revision_is_the_same_and_by_one_only
    a_players_open_matches_are_listed_with_those_that_wait_for_the_player_first
    the_open_match_of_a_pair_is_found_in_its_channel_only
    open_matches_are_counted_and_found_by_their_place
    a_match_moves_and_has_no_board_message_where_it_comes_to
    a_secret_pick_takes_the_place_of_the_one_before_and_is_forgotten_with_its_match
    a_match_is_read_with_what_lies_beside_it
    where_the_own_boards_are_is_read_as_it_was_noted
    the_newest_match_of_a_channel_is_ones_own_or_anybodys
}

#[tokio::test]
async fn a_match_is_read_as_it_was_written() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let added = add_match(&mut write).await;
    let inside = write.match_row(added.id).await.unwrap().unwrap();
    write.commit().await.unwrap();
    let outside = db.match_row(added.id).await.unwrap().unwrap();
    for row in [added, inside, outside] {
        assert_eq!((row.server, row.channel), (SERVER, CHANNEL));
        assert_eq!((row.players.south, row.players.north), (ANI, BUDI));
        assert_eq!(
            (row.names.south.as_str(), row.names.north.as_str()),
            ("south", "north")
        );
        assert_eq!((row.language.as_str(), row.pace), ("en", Pace::Day));
        assert_eq!((row.record.as_str(), row.revision), ("game: kalah\n\n", 0));
        assert!(row.is_open && row.called_off.is_none());
        assert_eq!((row.message, row.home, row.updated_at), (None, None, at(1)));
    }
    assert!(db.match_row(MatchId::new(9)).await.unwrap().is_none());
}

#[tokio::test]
async fn a_match_is_saved_where_its_revision_is_the_same_and_by_one_only() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let mut mat = add_match(&mut write).await;
    let mut late = mat.clone();
    mat.record = "game: kalah\n\nS1".to_owned();
    assert!(write.save_match(at(2), &mut mat, "N").await.unwrap());
    assert_eq!((mat.revision, mat.updated_at), (1, at(2)));
    assert!(!write.save_match(at(3), &mut late, "S").await.unwrap());
    assert_eq!(late.revision, 0);
    let read = write.match_row(mat.id).await.unwrap().unwrap();
    assert_eq!((read.record, read.updated_at), (mat.record.clone(), at(2)));
    mat.is_open = false;
    for why in CalledOff::ALL {
        mat.called_off = Some(why);
        assert!(write.save_match(at(4), &mut mat, "").await.unwrap());
        let read = write.match_row(mat.id).await.unwrap().unwrap();
        assert_eq!((read.is_open, read.called_off), (false, Some(why)));
    }
}

#[tokio::test]
async fn a_players_open_matches_are_listed_with_those_that_wait_for_the_player_first() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let waits_for_ani = add_match(&mut write).await.id;
    let later = match_in(SERVER, OTHER_CHANNEL, CICI, ANI);
    let waits_for_cici = write.add_match(at(9), later).await.unwrap().id;
    let mut over = match_in(SERVER, ChannelId::new(30), ANI, CICI);
    over.awaited = String::new();
    let mut over = write.add_match(at(5), over).await.unwrap();
    over.is_open = false;
    write.save_match(at(6), &mut over, "").await.unwrap();
    assert_eq!(write.open_matches_of(CICI).await.unwrap(), [waits_for_cici]);
    write.commit().await.unwrap();
    let open = db.open_matches(ANI, 9).await.unwrap();
    let ids: Vec<MatchId> = open.iter().map(|open| open.match_id).collect();
    assert_eq!(ids, [waits_for_ani, waits_for_cici]);
    assert_eq!((open[1].south, open[1].awaited.as_str()), (CICI, "S"));
    assert_eq!(db.open_matches(ANI, 1).await.unwrap().len(), 1);
    assert!(
        db.open_matches(PlayerId::new(9), 9)
            .await
            .unwrap()
            .is_empty()
    );
    assert_eq!(db.open_match_count().await.unwrap(), 2);
    let kept = db.kept_matches(waits_for_ani, 9).await.unwrap();
    let kept: Vec<(MatchId, bool)> = kept.iter().map(|kept| (kept.id, kept.is_open)).collect();
    assert_eq!(kept, [(waits_for_cici, true), (over.id, false)]);
    assert_eq!(db.kept_matches(MatchId::new(0), 1).await.unwrap().len(), 1);
}

#[tokio::test]
async fn the_open_match_of_a_pair_is_found_in_its_channel_only() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let mut mat = add_match(&mut write).await;
    for (channel, one, other, found) in [
        (CHANNEL, ANI, BUDI, true),
        (CHANNEL, BUDI, ANI, true),
        (CHANNEL, ANI, CICI, false),
        (OTHER_CHANNEL, ANI, BUDI, false),
    ] {
        let open = write.open_match_of(channel, one, other).await.unwrap();
        assert_eq!(open.is_some(), found);
    }
    mat.is_open = false;
    write.save_match(at(2), &mut mat, "").await.unwrap();
    let open = write.open_match_of(CHANNEL, ANI, BUDI).await.unwrap();
    assert!(open.is_none());
}

#[tokio::test]
async fn open_matches_are_counted_and_found_by_their_place() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let first = add_match(&mut write).await.id;
    let beside = match_in(SERVER, OTHER_CHANNEL, BUDI, CICI);
    let second = write.add_match(at(1), beside).await.unwrap().id;
    let elsewhere = match_in(OTHER_SERVER, ChannelId::new(30), ANI, CICI);
    let third = write.add_match(at(1), elsewhere).await.unwrap().id;
    assert_eq!(write.count_matches(SERVER, ANI).await.unwrap(), (2, 1, 0));
    assert_eq!(write.count_matches(SERVER, BUDI).await.unwrap(), (2, 2, 0));
    assert_eq!(
        write.count_matches(OTHER_SERVER, BUDI).await.unwrap(),
        (1, 0, 0)
    );
    let against_the_bot = NewMatch {
        practice: Some(Practice {
            side: Side::North,
            level: 3,
            rng_seed: 1,
        }),
        ..match_in(OTHER_SERVER, ChannelId::new(30), BUDI, CICI)
    };
    let practice = write.add_match(at(1), against_the_bot).await.unwrap().id;
    let counted = write.count_matches(OTHER_SERVER, BUDI).await.unwrap();
    assert_eq!(counted, (2, 0, 1));
    for (place, found) in [
        (Place::Server(SERVER), vec![first, second]),
        (Place::Server(OTHER_SERVER), vec![third, practice]),
        (Place::Channel(OTHER_CHANNEL), vec![second]),
        (Place::Channel(ChannelId::new(99)), vec![]),
    ] {
        let mut open = write.open_matches_at(place).await.unwrap();
        open.sort();
        assert_eq!(open, found);
    }
}

#[tokio::test]
async fn a_match_moves_and_has_no_board_message_where_it_comes_to() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let id = add_match(&mut write).await.id;
    let (first, second) = (MessageId::new(5), MessageId::new(6));
    for message in [first, second] {
        write.set_board_message(id, message).await.unwrap();
    }
    let row = write.match_row(id).await.unwrap().unwrap();
    assert_eq!(row.message, Some(second));
    write
        .move_match(id, OTHER_CHANNEL, Some(CHANNEL))
        .await
        .unwrap();
    let row = write.match_row(id).await.unwrap().unwrap();
    assert_eq!((row.channel, row.home), (OTHER_CHANNEL, Some(CHANNEL)));
    assert_eq!(row.message, None);
}

#[tokio::test]
async fn a_secret_pick_takes_the_place_of_the_one_before_and_is_forgotten_with_its_match() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let id = add_match(&mut write).await.id;
    let other = match_in(SERVER, OTHER_CHANNEL, ANI, BUDI);
    let other = write.add_match(at(1), other).await.unwrap().id;
    for (mat, side, label) in [
        (id, Side::South, 3),
        (id, Side::South, 5),
        (id, Side::North, 2),
        (other, Side::North, 7),
    ] {
        let pick = SecretPick { side, label };
        write.keep_secret_pick(mat, pick).await.unwrap();
    }
    let sorted = |picks: Vec<SecretPick>| {
        let mut picks: Vec<(Side, u8)> = picks.iter().map(|p| (p.side, p.label)).collect();
        picks.sort_by_key(|(side, _)| side.letter());
        picks
    };
    let both = [(Side::North, 2), (Side::South, 5)];
    assert_eq!(sorted(state(&mut write, id).await.secret_picks), both);
    write.forget_secret_picks(id).await.unwrap();
    assert!(state(&mut write, id).await.secret_picks.is_empty());
    assert_eq!(state(&mut write, other).await.secret_picks.len(), 1);
}

#[tokio::test]
async fn a_match_is_read_with_what_lies_beside_it() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let id = add_match(&mut write).await.id;
    let other = match_in(SERVER, OTHER_CHANNEL, ANI, BUDI);
    let other = write.add_match(at(1), other).await.unwrap().id;
    let bare = state(&mut write, id).await;
    assert_eq!((bare.row.id, bare.row.channel), (id, CHANNEL));
    assert!(bare.secret_picks.is_empty());
    assert!(bare.private_boards.iter().all(|(_, board)| board.is_none()));
    assert_eq!(bare.clocks, BySide::default());
    assert_eq!(bare.open_offers, 0);

    let runs = Clock {
        set_at: at(-2),
        due_at: at(3),
        remind_at: Some(at(1)),
        warned_at: None,
        late_at: None,
        left: None,
    };
    let stands = Clock {
        remind_at: None,
        warned_at: Some(at(4)),
        late_at: Some(at(5)),
        left: Some(std::time::Duration::from_millis(6)),
        ..runs
    };
    for mat in [id, other] {
        let pick = SecretPick {
            side: Side::North,
            label: 7,
        };
        write.keep_secret_pick(mat, pick).await.unwrap();
        let shown = PrivateBoard::Shown(ChannelId::new(70), MessageId::new(71));
        for (side, board) in [(Side::South, PrivateBoard::Refused), (Side::North, shown)] {
            write.set_private_board(mat, side, board).await.unwrap();
        }
        for (side, clock) in [(Side::South, runs), (Side::North, stands)] {
            write.set_clock(mat, side, ANI, &clock).await.unwrap();
        }
        let declined = write
            .add_offer(at(1), mat, OfferKind::Draw, Side::South, 0)
            .await
            .unwrap();
        write
            .end_offer(declined.id, OfferState::Declined)
            .await
            .unwrap();
        write
            .add_offer(at(1), mat, OfferKind::Takeback, Side::South, 0)
            .await
            .unwrap();
    }
    let inside = state(&mut write, id).await;
    assert!(write.match_state(MatchId::new(99)).await.unwrap().is_none());
    write.commit().await.unwrap();
    let outside = db.match_state(id).await.unwrap().unwrap();
    for state in [inside, outside] {
        let picks: Vec<(Side, u8)> = state
            .secret_picks
            .iter()
            .map(|p| (p.side, p.label))
            .collect();
        assert_eq!(picks, [(Side::North, 7)]);
        let BySide { south, north } = state.private_boards;
        assert!(matches!(south, Some(PrivateBoard::Refused)));
        let Some(PrivateBoard::Shown(channel, message)) = north else {
            panic!("{north:?}")
        };
        assert_eq!((channel.number(), message.number()), (70, 71));
        let BySide { south, north } = state.clocks;
        assert_eq!((south, north), (Some(runs), Some(stands)));
        assert_eq!(state.open_offers, 1);
    }
}

#[tokio::test]
async fn where_the_own_boards_are_is_read_as_it_was_noted() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let id = add_match(&mut write).await.id;
    let shown = PrivateBoard::Shown(ChannelId::new(70), MessageId::new(71));
    let note = [
        (Side::South, PrivateBoard::Refused),
        (Side::South, shown),
        (Side::North, PrivateBoard::Unwanted),
    ];
    for (side, board) in note {
        write.set_private_board(id, side, board).await.unwrap();
    }
    let inside = write.private_boards(id).await.unwrap();
    write.commit().await.unwrap();
    let outside = db.private_boards(id).await.unwrap();
    for boards in [inside, outside] {
        let BySide { south, north } = boards;
        let Some(PrivateBoard::Shown(channel, message)) = south else {
            panic!("{south:?}")
        };
        assert_eq!((channel.number(), message.number()), (70, 71));
        assert!(matches!(north, Some(PrivateBoard::Unwanted)));
    }
}

#[tokio::test]
async fn the_newest_match_of_a_channel_is_ones_own_or_anybodys() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let own = add_match(&mut write).await.id;
    let others = match_in(SERVER, CHANNEL, BUDI, CICI);
    let others = write.add_match(at(8), others).await.unwrap().id;
    write.commit().await.unwrap();
    let newest = async |channel, player| db.newest_match_in(channel, player).await.unwrap();
    assert_eq!(newest(CHANNEL, ANI).await, Some(own));
    assert_eq!(newest(CHANNEL, PlayerId::new(9)).await, Some(others));
    assert_eq!(newest(OTHER_CHANNEL, ANI).await, None);
    // Nothing was picked in either.
    let played = db.newest_played_in(CHANNEL, ANI).await;
    assert_eq!(played.unwrap(), None);
    let then = async |moment| db.match_in_at(CHANNEL, at(moment)).await.unwrap();
    assert_eq!(then(0).await, None);
    assert_eq!(then(7).await, Some(own));
    assert_eq!(then(8).await, Some(others));
}
