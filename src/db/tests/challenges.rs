//! Queries about challenges.

use super::*;

on_postgres_too! {
    the_open_challenges_of_a_player_are_those_that_the_player_has_made
    a_challenge_is_read_as_it_was_written
    the_open_challenge_of_a_pair_is_found_whoever_made_it_and_in_its_channel_only
    a_challenge_ends_once
    challenges_are_due_when_they_end_the_oldest_first_and_so_many
    open_tables_are_those_for_anybody_in_the_server_that_have_not_run_out
    challenges_are_counted_in_a_server_and_of_who_made_them
    open_challenges_are_found_by_who_made_them_and_who_is_asked
    with_a_place_its_open_challenges_expire_and_no_others
}

fn offer(channel: ChannelId, challenger: PlayerId, opponent: Option<PlayerId>) -> NewChallenge {
    NewChallenge {
        server: SERVER,
        channel,
        challenger,
        challenger_name: "challenger".to_owned(),
        opponent,
        opponent_name: "opponent".to_owned(),
        options: "game: kalah\n\n".to_owned(),
        language: "ms".to_owned(),
        pace: Pace::Week,
        has_thread: true,
        bot_level: Some(4),
        rematch_of: Some(MatchId::new(5)),
        expires_at: at(100),
    }
}

#[tokio::test]
async fn a_challenge_is_read_as_it_was_written() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let new = offer(CHANNEL, ANI, Some(BUDI));
    let added = write.add_challenge(at(1), new).await.unwrap();
    write
        .set_challenge_message(added.id, MessageId::new(7))
        .await
        .unwrap();
    let inside = write.challenge(added.id).await.unwrap().unwrap();
    write.commit().await.unwrap();
    let outside = db.challenge(added.id).await.unwrap().unwrap();
    for read in [inside, outside] {
        let kept = &read.offer;
        assert_eq!((kept.server, kept.channel), (SERVER, CHANNEL));
        assert_eq!((kept.challenger, kept.opponent), (ANI, Some(BUDI)));
        assert_eq!(kept.challenger_name, "challenger");
        assert_eq!(kept.opponent_name, "opponent");
        assert_eq!((kept.pace, kept.has_thread), (Pace::Week, true));
        assert_eq!(kept.rematch_of, Some(MatchId::new(5)));
        assert_eq!(kept.expires_at, at(100));
        assert_eq!((kept.language.as_str(), read.became), ("ms", None));
        assert_eq!(read.message, Some(MessageId::new(7)));
        assert_eq!(read.state, ChallengeState::Open);
    }
    let unknown = ChallengeId::new(99);
    assert!(db.challenge(unknown).await.unwrap().is_none());
}

#[tokio::test]
async fn the_open_challenge_of_a_pair_is_found_whoever_made_it_and_in_its_channel_only() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let new = offer(CHANNEL, ANI, Some(BUDI));
    let id = write.add_challenge(at(1), new).await.unwrap().id;
    for (channel, one, other, found) in [
        (CHANNEL, ANI, Some(BUDI), true),
        (CHANNEL, BUDI, Some(ANI), true),
        (CHANNEL, ANI, Some(CICI), false),
        (CHANNEL, ANI, None, false),
        (OTHER_CHANNEL, ANI, Some(BUDI), false),
    ] {
        let open = write.open_challenge_of(channel, one, other).await.unwrap();
        assert_eq!(open.is_some_and(|open| open.id == id), found);
    }
    write
        .end_challenge(id, ChallengeState::Declined, None)
        .await
        .unwrap();
    let open = write.open_challenge_of(CHANNEL, ANI, Some(BUDI)).await;
    assert!(open.unwrap().is_none());
}

#[tokio::test]
async fn a_challenge_ends_once() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let new = offer(CHANNEL, ANI, None);
    let id = write.add_challenge(at(1), new).await.unwrap().id;
    let became = Some(MatchId::new(3));
    let accepted = ChallengeState::Accepted;
    assert!(write.end_challenge(id, accepted, became).await.unwrap());
    let expired = ChallengeState::Expired;
    assert!(!write.end_challenge(id, expired, None).await.unwrap());
    let read = write.challenge(id).await.unwrap().unwrap();
    assert_eq!((read.state, read.became), (accepted, became));
}

#[tokio::test]
async fn challenges_are_due_when_they_end_the_oldest_first_and_so_many() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let mut ids = Vec::new();
    for (number, expires_at) in [(0, 30), (1, 20), (2, 31)] {
        let mut new = offer(ChannelId::new(number), ANI, None);
        new.expires_at = at(expires_at);
        ids.push(write.add_challenge(at(1), new).await.unwrap().id);
    }
    write.commit().await.unwrap();
    assert_eq!(db.challenges_due(at(19), 9).await.unwrap(), []);
    assert_eq!(
        db.challenges_due(at(30), 9).await.unwrap(),
        [ids[1], ids[0]]
    );
    assert_eq!(db.challenges_due(at(99), 1).await.unwrap(), [ids[1]]);
}

#[tokio::test]
async fn open_tables_are_those_for_anybody_in_the_server_that_have_not_run_out() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let mut add = async |new: NewChallenge| write.add_challenge(at(1), new).await.unwrap().id;
    let first = add(offer(CHANNEL, ANI, None)).await;
    let second = add(offer(OTHER_CHANNEL, BUDI, None)).await;
    add(offer(CHANNEL, ANI, Some(CICI))).await;
    let mut elsewhere = offer(ChannelId::new(30), ANI, None);
    elsewhere.server = OTHER_SERVER;
    add(elsewhere).await;
    let mut over = offer(ChannelId::new(31), CICI, None);
    over.expires_at = at(50);
    add(over).await;
    write.commit().await.unwrap();
    let tables = db.open_tables(SERVER, at(50), 9).await.unwrap();
    let ids: Vec<ChallengeId> = tables.iter().map(|table| table.id).collect();
    assert_eq!(ids, [second, first]);
    assert_eq!(db.open_tables(SERVER, at(50), 1).await.unwrap().len(), 1);
}

#[tokio::test]
async fn the_open_challenges_of_a_player_are_those_that_the_player_has_made() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let mut add = async |new: NewChallenge| write.add_challenge(at(1), new).await.unwrap().id;
    let first = add(offer(CHANNEL, ANI, Some(BUDI))).await;
    let second = add(offer(OTHER_CHANNEL, ANI, None)).await;
    add(offer(CHANNEL, CICI, Some(ANI))).await;
    let mut over = offer(ChannelId::new(31), ANI, None);
    over.expires_at = at(50);
    add(over).await;
    let ended = add(offer(ChannelId::new(32), ANI, Some(CICI))).await;
    write
        .end_challenge(ended, ChallengeState::Declined, None)
        .await
        .unwrap();
    write.commit().await.unwrap();
    let made = db.open_challenges_by(at(50), ANI).await.unwrap();
    let ids: Vec<ChallengeId> = made.iter().map(|made| made.id).collect();
    assert_eq!(ids, [second, first]);
    assert!(
        db.open_challenges_by(at(50), BUDI)
            .await
            .unwrap()
            .is_empty()
    );
}

#[tokio::test]
async fn challenges_are_counted_in_a_server_and_of_who_made_them() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    for new in [
        offer(CHANNEL, ANI, None),
        offer(CHANNEL, ANI, Some(BUDI)),
        offer(CHANNEL, CICI, Some(ANI)),
    ] {
        write.add_challenge(at(1), new).await.unwrap();
    }
    assert_eq!(write.count_challenges(SERVER, ANI).await.unwrap(), (3, 2));
    let none = write.count_challenges(OTHER_SERVER, ANI).await.unwrap();
    assert_eq!(none, (0, 0));
}

#[tokio::test]
async fn open_challenges_are_found_by_who_made_them_and_who_is_asked() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let to_budi = write
        .add_challenge(at(1), offer(CHANNEL, ANI, Some(BUDI)))
        .await
        .unwrap()
        .id;
    let to_cici = write
        .add_challenge(at(1), offer(CHANNEL, BUDI, Some(CICI)))
        .await
        .unwrap()
        .id;
    let between = write.open_challenges_to(ANI, BUDI).await.unwrap();
    assert_eq!(between, [to_budi]);
    assert_eq!(write.open_challenges_to(BUDI, ANI).await.unwrap(), []);
    let mut with_budi = write.open_challenges_with(BUDI).await.unwrap();
    with_budi.sort();
    assert_eq!(with_budi, [to_budi, to_cici]);
    assert_eq!(write.open_challenges_with(CICI).await.unwrap(), [to_cici]);
    write
        .end_challenge(to_budi, ChallengeState::Cancelled, None)
        .await
        .unwrap();
    assert_eq!(write.open_challenges_to(ANI, BUDI).await.unwrap(), []);
    assert_eq!(write.open_challenges_with(ANI).await.unwrap(), []);
}

#[tokio::test]
async fn with_a_place_its_open_challenges_expire_and_no_others() {
    let (db, _folder) = empty().await;
    let mut write = db.write().await.unwrap();
    let here = write
        .add_challenge(at(1), offer(CHANNEL, ANI, None))
        .await
        .unwrap()
        .id;
    let beside = write
        .add_challenge(at(1), offer(OTHER_CHANNEL, ANI, None))
        .await
        .unwrap()
        .id;
    let mut elsewhere = offer(ChannelId::new(30), ANI, None);
    elsewhere.server = OTHER_SERVER;
    let elsewhere = write.add_challenge(at(1), elsewhere).await.unwrap().id;
    let states = async |write: &mut Write| {
        let mut states = Vec::new();
        for id in [here, beside, elsewhere] {
            states.push(write.challenge(id).await.unwrap().unwrap().state);
        }
        states
    };
    let (open, expired) = (ChallengeState::Open, ChallengeState::Expired);
    let channel = Place::Channel(CHANNEL);
    write.expire_challenges_at(channel).await.unwrap();
    assert_eq!(states(&mut write).await, [expired, open, open]);
    let server = Place::Server(SERVER);
    write.expire_challenges_at(server).await.unwrap();
    assert_eq!(states(&mut write).await, [expired, expired, open]);
}
