//! Open tables, limits, blocks, where play is allowed, rematches, and settings.

use super::*;
use crate::db::{ChallengeState, Chosen, Owner, SeasonLength, Setting};
use crate::play::{
    LIMIT_MAX, PlayerSettings, Reminders, ServerSettings, block, cancel, choose, hear,
    player_settings, rematch, resign, server_settings, unblock,
};

on_postgres_too! {
    an_open_table_is_listed_until_somebody_sits_down
    a_player_has_no_more_open_challenges_than_the_server_allows
    a_player_has_no_more_open_matches_than_the_server_allows
    who_is_blocked_cannot_challenge_and_is_not_told_why
    nobody_blocks_themself_or_a_bot
    matches_are_offered_where_the_server_wants_them_and_in_threads_there
    a_challenge_that_names_no_pace_has_the_servers
    a_rematch_is_offered_days_later_and_waits_a_week_for_the_other
    a_rematch_speaks_as_the_channel_is_spoken_to_now
    what_is_open_speaks_the_language_that_the_server_has_chosen_since
    settings_take_only_what_makes_sense
    what_is_chosen_is_kept_and_can_be_unchosen
    boards_move_only_where_that_was_chosen_and_pictures_may_move
    a_players_language_is_learned_until_one_is_chosen
}

const MINUTE: Duration = Duration::from_mins(1);

async fn server_chooses(table: &Table, setting: Setting, value: &str) {
    choose(&table.db, Owner::Server(SERVER), setting, Some(value))
        .await
        .unwrap();
}

fn lots() -> Lots {
    Lots {
        challenger: Side::South,
        first: Side::South,
    }
}

#[tokio::test]
async fn an_open_table_is_listed_until_somebody_sits_down() {
    let table = Table::open().await;
    let offer = offer_to(None, kalah(), Pace::Day);
    let (open, _) = challenge(&table.db, START, offer).await.unwrap();
    challenge(&table.db, START, offer_to(Some(BUDI), kalah(), Pace::Day))
        .await
        .unwrap();
    let listed = table.db.open_tables(SERVER, START, 10).await.unwrap();
    assert_eq!(listed.len(), 1);
    assert_eq!(listed[0].id, open.id);
    assert_eq!(listed[0].offer.pace, Pace::Day);
    let elsewhere = table.db.open_tables(ServerId::new(101), START, 10).await;
    assert!(elsewhere.unwrap().is_empty());

    let sat = accept(&table.db, START, open.id, person(CICI), lots(), None, None);
    let row = sat.await.unwrap().scene.row;
    assert_eq!((row.players.north, row.pace), (CICI, Pace::Day));
    let listed = table.db.open_tables(SERVER, START, 10).await.unwrap();
    assert!(listed.is_empty());
}

#[tokio::test]
async fn a_player_has_no_more_open_challenges_than_the_server_allows() {
    let table = Table::open().await;
    server_chooses(&table, Setting::ChallengesMax, "2").await;
    let mut made = Vec::new();
    for channel in [1, 2, 3] {
        let offer = NewOffer {
            channel: ChannelId::new(channel),
            ..offer_to(None, kalah(), Pace::Day)
        };
        made.push(refused(challenge(&table.db, START, offer).await));
    }
    let third = made.pop().unwrap();
    let max = 2;
    assert_eq!(third.err(), Some(Refusal::TooManyChallenges { max }));
    // One taken back makes room, and another server is another matter.
    let (first, _) = made.remove(0).unwrap();
    cancel(&table.db, START, first.id, ANI).await.unwrap();
    let offer = offer_to(None, kalah(), Pace::Day);
    refused(challenge(&table.db, START, offer).await).unwrap();
    let offer = NewOffer {
        server: ServerId::new(101),
        channel: ChannelId::new(300),
        ..offer_to(None, kalah(), Pace::Day)
    };
    refused(challenge(&table.db, START, offer).await).unwrap();
}

#[tokio::test]
async fn a_player_has_no_more_open_matches_than_the_server_allows() {
    let table = Table::open().await;
    server_chooses(&table, Setting::MatchesMax, "1").await;
    let waits = NewOffer {
        challenger: person(CICI),
        ..offer_to(Some(ANI), kalah(), Pace::Day)
    };
    let (waits, _) = challenge(&table.db, START, waits).await.unwrap();
    let own = NewOffer {
        channel: ChannelId::new(201),
        ..offer_to(None, kalah(), Pace::Day)
    };
    let (own, _) = challenge(&table.db, START, own).await.unwrap();
    let mat = table.begin(kalah(), Pace::Day).await;

    let offer = NewOffer {
        channel: ChannelId::new(202),
        ..offer_to(None, kalah(), Pace::Day)
    };
    let third = refused(challenge(&table.db, START, offer).await).err();
    let (max, other) = (1, None);
    assert_eq!(third, Some(Refusal::TooManyMatches { max, other }));
    let accepts = accept(&table.db, START, waits.id, person(ANI), lots(), None, None);
    let second = refused(accepts.await).err();
    let (max, other) = (1, None);
    assert_eq!(second, Some(Refusal::TooManyMatches { max, other }));
    let accepts = accept(&table.db, START, own.id, person(CICI), lots(), None, None);
    let second = refused(accepts.await).err();
    let (max, other) = (1, Some("ani".to_owned()));
    assert_eq!(second, Some(Refusal::TooManyMatches { max, other }));

    resign(&table.db, START, mat, BUDI).await.unwrap();
    let accepts = accept(&table.db, START, own.id, person(CICI), lots(), None, None);
    refused(accepts.await).unwrap();
}

#[tokio::test]
async fn who_is_blocked_cannot_challenge_and_is_not_told_why() {
    let table = Table::open().await;
    let offer = offer_to(Some(BUDI), kalah(), Pace::Day);
    let (open, _) = challenge(&table.db, START, offer).await.unwrap();
    block(&table.db, START, BUDI, person(ANI), false)
        .await
        .unwrap();
    let declined = table.db.challenge(open.id).await.unwrap().unwrap();
    assert_eq!(declined.state, ChallengeState::Declined);

    let offer = offer_to(Some(BUDI), kalah(), Pace::Day);
    let refusal = refused(challenge(&table.db, START, offer).await).err();
    let other = "budi".to_owned();
    assert_eq!(refusal, Some(Refusal::NotTaken { other }));
    // Nor does either take the other's open table.
    let offer = offer_to(None, kalah(), Pace::Day);
    let (open, _) = challenge(&table.db, START, offer).await.unwrap();
    let accepts = accept(&table.db, START, open.id, person(BUDI), lots(), None, None);
    assert_eq!(refused(accepts.await).err(), Some(Refusal::NotTakable));

    let blocked = table.db.blocks(BUDI, 10).await.unwrap();
    assert_eq!(blocked.len(), 1);
    assert_eq!(blocked[0].blocked_id, ANI);
    assert!(unblock(&table.db, BUDI, ANI).await.unwrap());
    assert!(!unblock(&table.db, BUDI, ANI).await.unwrap());
    let offer = offer_to(Some(BUDI), kalah(), Pace::Day);
    refused(challenge(&table.db, START, offer).await).unwrap();
}

#[tokio::test]
async fn nobody_blocks_themself_or_a_bot() {
    let table = Table::open().await;
    let own = refused(block(&table.db, START, ANI, person(ANI), false).await);
    assert_eq!(own, Err(Refusal::CannotBlock));
    let bot = refused(block(&table.db, START, ANI, person(BUDI), true).await);
    assert_eq!(bot, Err(Refusal::CannotBlock));
}

#[tokio::test]
async fn matches_are_offered_where_the_server_wants_them_and_in_threads_there() {
    let table = Table::open().await;
    server_chooses(&table, Setting::Channels, "300 301").await;
    let refusal = refused(challenge(&table.db, START, offer_to(None, kalah(), Pace::Day)).await);
    let channels = vec![ChannelId::new(300), ChannelId::new(301)];
    assert_eq!(refusal.err(), Some(Refusal::NotHere { channels }));
    let in_thread = NewOffer {
        parent: Some(ChannelId::new(301)),
        ..offer_to(None, kalah(), Pace::Day)
    };
    refused(challenge(&table.db, START, in_thread).await).unwrap();
    let there = NewOffer {
        channel: ChannelId::new(300),
        ..offer_to(None, kalah(), Pace::Day)
    };
    refused(challenge(&table.db, START, there).await).unwrap();
}

#[tokio::test]
async fn a_challenge_that_names_no_pace_has_the_servers() {
    let table = Table::open().await;
    let unsaid = || NewOffer {
        pace: None,
        ..offer_to(Some(BUDI), kalah(), Pace::Day)
    };
    let (offered, _) = challenge(&table.db, START, unsaid()).await.unwrap();
    assert_eq!(offered.offer.pace, Pace::ThreeDays);
    cancel(&table.db, START, offered.id, ANI).await.unwrap();
    server_chooses(&table, Setting::Pace, "live").await;
    server_chooses(&table, Setting::Thread, "yes").await;
    let (offered, _) = challenge(&table.db, START, unsaid()).await.unwrap();
    assert_eq!(offered.offer.pace, Pace::Live);
    assert!(offered.offer.has_thread);
}

#[tokio::test]
async fn a_rematch_is_offered_days_later_and_waits_a_week_for_the_other() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::Week).await;
    resign(&table.db, START, mat, BUDI).await.unwrap();
    let later = START.plus(20 * DAY);
    let (offered, _) = rematch(&table.db, later, mat, again_in(CHANNEL, BUDI))
        .await
        .unwrap();
    assert_eq!(offered.offer.pace, Pace::Week);
    assert_eq!(offered.offer.opponent, Some(ANI));
    let week = later.plus(7 * DAY);
    let almost = week.minus(MINUTE);
    let accepts = accept(
        &table.db,
        almost,
        offered.id,
        person(ANI),
        lots(),
        None,
        None,
    );
    let row = refused(accepts.await).unwrap().scene.row;
    // Seats are changed: ani sat at the South.
    assert_eq!((row.players.south, row.players.north), (BUDI, ANI));
}

#[tokio::test]
async fn a_rematch_speaks_as_the_channel_is_spoken_to_now() {
    let table = Table::open().await;
    let mat = table.begin(kalah(), Pace::Week).await;
    resign(&table.db, START, mat, BUDI).await.unwrap();
    let again = Again {
        language: Some("de".to_owned()),
        ..again_in(CHANNEL, BUDI)
    };
    let (offered, _) = rematch(&table.db, START, mat, again).await.unwrap();
    assert_eq!(offered.offer.language, "de");
    cancel(&table.db, START, offered.id, BUDI).await.unwrap();
    let unknown = again_in(CHANNEL, BUDI);
    let (offered, _) = rematch(&table.db, START, mat, unknown).await.unwrap();
    assert_eq!(offered.offer.language, "en");
}

#[tokio::test]
async fn what_is_open_speaks_the_language_that_the_server_has_chosen_since() {
    let table = Table::open().await;
    let over = table.begin(kalah(), Pace::Day).await;
    resign(&table.db, START, over, BUDI).await.unwrap();
    let mat = table.begin(kalah(), Pace::Day).await;
    let offer = NewOffer {
        channel: ChannelId::new(201),
        ..offer_to(None, kalah(), Pace::Day)
    };
    let (open, _) = challenge(&table.db, START, offer).await.unwrap();
    server_chooses(&table, Setting::Language, "de").await;
    assert_eq!(table.scene(mat).await.row.language, "de");
    assert_eq!(table.scene(over).await.row.language, "en");
    let open = table.db.challenge(open.id).await.unwrap().unwrap();
    assert_eq!(open.offer.language, "de");
}

#[tokio::test]
async fn settings_take_only_what_makes_sense() {
    let table = Table::open().await;
    let (server, player) = (Owner::Server(SERVER), Owner::Player(ANI));
    for (owner, setting, value) in [
        (server, Setting::Pace, "2d"),
        (server, Setting::Rounds, "2"),
        (server, Setting::Rounds, "17"),
        (server, Setting::Game, "chess"),
        (server, Setting::Channels, "general"),
        (server, Setting::Manager, "0"),
        (server, Setting::MatchesMax, "0"),
        (server, Setting::MatchesMax, "101"),
        (server, Setting::Season, "year"),
        (player, Setting::Season, "month"),
        (server, Setting::Reminders, "dm"),
        (player, Setting::Reminders, "carrier pigeon"),
        (player, Setting::Pace, "1d"),
        (player, Setting::PicksIn, "public"),
        (player, Setting::Animations, "often"),
    ] {
        let refusal = refused(choose(&table.db, owner, setting, Some(value)).await);
        assert_eq!(refusal, Err(Refusal::NoSuchSetting), "{setting:?} {value}");
    }
    assert_eq!(table.db.chosen(server).await.unwrap(), Chosen::default());
    assert_eq!(LIMIT_MAX, 100);
}

#[tokio::test]
async fn what_is_chosen_is_kept_and_can_be_unchosen() {
    let table = Table::open().await;
    for (setting, value) in [
        (Setting::Language, "de"),
        (Setting::Game, "oware"),
        (Setting::Rounds, "burnout"),
        (Setting::Pace, "7d"),
        (Setting::Thread, "yes"),
        (Setting::Channels, "7 8"),
        (Setting::Manager, "9"),
        (Setting::ChallengesMax, "1"),
        (Setting::MatchesMax, "100"),
        (Setting::Season, "month"),
        (Setting::Animations, "yes"),
        (Setting::Theme, "night"),
    ] {
        server_chooses(&table, setting, value).await;
    }
    let kept = server_settings(&table.db, SERVER).await.unwrap();
    let expected = ServerSettings {
        language: Some("de".to_owned()),
        theme: Some("night".to_owned()),
        game: Some(Variant::Oware),
        rounds: Some(Rounds::Burnout),
        pace: Pace::Week,
        has_thread: true,
        channels: vec![ChannelId::new(7), ChannelId::new(8)],
        manager: Some(9),
        challenges_max: 1,
        matches_max: 100,
        season: SeasonLength::Month,
        animates: true,
    };
    assert_eq!(kept, expected);
    let owner = Owner::Server(SERVER);
    for setting in Setting::ALL {
        if ![
            Setting::Locale,
            Setting::Reminders,
            Setting::Motion,
            Setting::PicksIn,
        ]
        .contains(&setting)
        {
            choose(&table.db, owner, setting, None).await.unwrap();
        }
    }
    let kept = server_settings(&table.db, SERVER).await.unwrap();
    assert_eq!(kept, ServerSettings::from(Chosen::default()));
}

#[tokio::test]
async fn boards_move_only_where_that_was_chosen_and_pictures_may_move() {
    let table = Table::open().await;
    let animates = || async { player_settings(&table.db, ANI).await.unwrap().animates };
    assert!(!animates().await);
    assert!(!server_settings(&table.db, SERVER).await.unwrap().animates);
    for (setting, value, moves) in [
        (Setting::Animations, "yes", true),
        (Setting::Motion, "no", false),
        (Setting::Motion, "yes", true),
        (Setting::Animations, "no", false),
    ] {
        let chosen = choose(&table.db, Owner::Player(ANI), setting, Some(value));
        chosen.await.unwrap();
        assert_eq!(animates().await, moves, "{setting:?} {value}");
    }
}

#[tokio::test]
async fn a_players_language_is_learned_until_one_is_chosen() {
    let table = Table::open().await;
    let settings = player_settings(&table.db, ANI).await.unwrap();
    assert_eq!(settings, PlayerSettings::from(Chosen::default()));
    assert_eq!(settings.reminders, Reminders::Dm);
    hear(&table.db, ANI, "ja").await.unwrap();
    hear(&table.db, ANI, "ko").await.unwrap();
    let language = || async { player_settings(&table.db, ANI).await.unwrap().language };
    assert_eq!(language().await.as_deref(), Some("ko"));
    let chosen = choose(&table.db, Owner::Player(ANI), Setting::Language, Some("ms"));
    chosen.await.unwrap();
    hear(&table.db, ANI, "it").await.unwrap();
    assert_eq!(language().await.as_deref(), Some("ms"));
}
