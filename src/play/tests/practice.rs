//! Matches against the bot.

use super::*;
use crate::ai::Level;
use crate::db::{CalledOff, ChallengeState, Clock, MessageId, NOBODY, OfferKind, OfferState};
use crate::play::{
    Advice, Begun, BoardPlace, NewPractice, advise, board_shown, call_off, export, forget_player,
    offer, offer_to_bot, practice, practice_again, resign, scene_for_hint, server_gone, think,
};
use crate::rules::{BySide, Outcome};

on_postgres_too! {
    the_bot_plays_every_game_over_all_rounds_and_nothing_of_it_counts
    the_bots_secret_pick_is_the_same_whatever_the_person_has_picked
    a_match_has_its_own_secret_picks
    the_bots_secret_pick_is_kept_and_shown_with_the_persons
    the_bot_answers_where_the_person_has_pressed
    a_board_of_practice_that_is_noted_late_stays_the_board_and_follows
    what_is_played_back_is_a_match_in_which_something_was_played
    an_answer_that_shows_the_bots_turn_leaves_nothing_to_be_told
    a_thought_of_an_earlier_position_is_dropped
    a_few_matches_against_the_bot_can_be_open_and_one_in_a_channel
    again_changes_the_seats_and_keeps_the_level_and_the_rules
    the_bot_gives_a_turn_back_at_once_with_its_own_answer_to_it
    the_bot_takes_a_draw_only_in_the_position_it_was_asked_about
    the_bot_takes_a_draw_where_it_is_not_better_off
    hints_are_for_the_person_whose_pick_is_awaited_in_practice
    a_hint_of_the_opening_is_a_mix_and_knows_no_secret
    after_a_kill_the_same_matches_await_the_bot
    practice_leaves_with_the_player_and_its_seed_is_told_to_nobody
    with_its_server_practice_ends_and_only_the_person_is_told
    practice_in_a_thread_begins_with_a_challenge_that_the_bot_has_accepted
    options_that_do_not_go_together_and_places_that_are_closed_are_refused
    a_board_that_is_pressed_before_it_is_noted_stays_the_board
}

const BOT: PlayerId = PlayerId::new(9);
const SEED: u64 = 17;

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

/// The matches in which a pick of the bot is awaited.
async fn awaiting(db: &Db) -> Vec<MatchId> {
    let awaiting = db.matches_awaiting_bot(10).await.unwrap();
    awaiting.into_iter().map(|(mat, ..)| mat).collect()
}

fn wish(options: Options, number: u8) -> NewPractice {
    NewPractice {
        server: SERVER,
        channel: CHANNEL,
        parent: None,
        player: person(ANI),
        bot: Person {
            id: BOT,
            name: "bot".to_owned(),
        },
        level: level(number),
        options,
        has_thread: false,
        language: "en".to_owned(),
        answer: None,
    }
}

impl Table {
    async fn begins(&self, wish: NewPractice, side: Side, rng_seed: u64) -> Result<Begun, Refusal> {
        let lots = Lots {
            challenger: side,
            first: Side::South,
        };
        refused(practice(&self.db, START, wish, lots, rng_seed).await)
    }

    /// A match that ani begins against the bot, from a side.
    async fn practises(&self, options: Options, number: u8, side: Side) -> MatchId {
        let begun = self.begins(wish(options, number), side, SEED).await;
        begun.unwrap().scene.row.id
    }

    /// What the bot does until no pick of it is awaited: as the worker has it.
    async fn bot_plays(&self, mat: MatchId) -> usize {
        let mut picks = 0;
        loop {
            let scene = self.scene(mat).await;
            let awaiting = awaiting(&self.db).await;
            assert_eq!(awaiting.contains(&mat), scene.awaits_bot());
            let Some(label) = think(&scene) else {
                assert!(!scene.awaits_bot());
                return picks;
            };
            self.picks(START, mat, BOT, label).await.unwrap();
            picks += 1;
        }
    }

    /// The person's pick of the first hole there is.
    async fn person_picks(&self, mat: MatchId) {
        let scene = self.scene(mat).await;
        let side = scene.seat_of(ANI).unwrap();
        let first = scene.position.choices(side)[0];
        self.picks(START, mat, ANI, first.label).await.unwrap();
    }
}

#[tokio::test]
async fn the_bot_plays_every_game_over_all_rounds_and_nothing_of_it_counts() {
    let mut ten = congkak();
    (ten.holes, ten.seeds) = (10, 10);
    let mut even = congkak();
    even.rounds = Rounds::Fixed(3);
    even.refill = crate::rules::Refill::Even;
    let mut oware = Options::new(Variant::Oware);
    oware.rounds = Rounds::Fixed(3);
    let mut three_rounds = congkak();
    three_rounds.rounds = Rounds::Fixed(3);
    for (options, number) in [
        (kalah(), 2),
        (oware, 1),
        (three_rounds, 2),
        (ten, 1),
        (even, 3),
        (open_congkak(3), 1),
        (congkak(), 4),
    ] {
        for side in Side::BOTH {
            let table = Table::open().await;
            let mat = table.practises(options, number, side).await;
            let mut picks = 0;
            while table.scene(mat).await.row.is_open {
                table.bot_plays(mat).await;
                if table.scene(mat).await.row.is_open {
                    table.person_picks(mat).await;
                }
                picks += 1;
                assert!(picks < 3000, "the match does not end");
            }
            assert!(table.scene(mat).await.position.outcome().is_some());
            for counted in [
                "select count(*) from match_results",
                "select count(*) from round_results",
                "select count(*) from player_results",
                "select count(*) from players",
                "select count(*) from totals",
                "select count(*) from clocks",
                "select count(*) from private_boards",
                "select count(*) from secret_picks",
            ] {
                assert_eq!(table.count(counted).await, 0, "{counted}");
            }
            // Nobody gets a DM: neither the bot, nor who presses in the channel anyway.
            let told = table.told(START).await;
            let is_dm = |notice: &Notice| {
                matches!(
                    notice,
                    Notice::PrivateBoard { .. } | Notice::Farewell { .. }
                )
            };
            assert!(!told.iter().any(is_dm), "{told:?}");
        }
    }
}

#[tokio::test]
async fn the_bots_secret_pick_is_the_same_whatever_the_person_has_picked() {
    let mut seen = Vec::new();
    for picked in [None, Some(1), Some(4), Some(7)] {
        let table = Table::open().await;
        let mat = table.practises(congkak(), 4, Side::South).await;
        if let Some(label) = picked {
            let kept = table.picks(START, mat, ANI, label).await.unwrap();
            assert!(matches!(kept, Picked::Kept(_)));
        }
        seen.push(think(&table.scene(mat).await).unwrap());
    }
    assert!(seen.iter().all(|label| *label == seen[0]), "{seen:?}");
}

#[tokio::test]
async fn a_match_has_its_own_secret_picks() {
    let table = Table::open().await;
    let mut seen = std::collections::BTreeSet::new();
    for rng_seed in 0..40 {
        let begun = table
            .begins(wish(congkak(), 4), Side::South, rng_seed)
            .await;
        let scene = begun.unwrap().scene;
        seen.insert(think(&scene).unwrap());
        call_off(&table.db, START, scene.row.id, ANI).await.unwrap();
    }
    assert!(seen.len() > 1, "it can be read: {seen:?}");
}

#[tokio::test]
async fn the_bots_secret_pick_is_kept_and_shown_with_the_persons() {
    let table = Table::open().await;
    let mat = table.practises(congkak(), 2, Side::North).await;
    table.told(START).await;
    assert_eq!(table.bot_plays(mat).await, 1);
    let scene = table.scene(mat).await;
    assert!(scene.ready.south && scene.record.entries.is_empty());
    let told = table.told(START).await;
    assert_eq!(told, [Notice::Ready { mat, revision: 0 }]);
    let shown = table.picks(START, mat, ANI, 3).await.unwrap();
    let Picked::Sown { scene, place, .. } = shown else {
        panic!("the wave was not sown");
    };
    assert_eq!((place, scene.record.entries.len()), (BoardPlace::New, 1));
    assert_eq!(table.count("select count(*) from secret_picks").await, 0);
}

#[tokio::test]
async fn the_bot_answers_where_the_person_has_pressed() {
    let table = Table::open().await;
    let mat = table.practises(kalah(), 2, Side::South).await;
    table.told(START).await;
    let first = MessageId::new(50);
    board_shown(&table.db, START, mat, 0, first, None)
        .await
        .unwrap();
    let press = Press {
        mat,
        revision: 0,
        player: ANI,
        label: 1,
        answer: Some("token".to_owned()),
        message: Some(first),
    };
    let Picked::Sown { owed, place, .. } = pick(&table.db, START, press).await.unwrap() else {
        panic!("the pick was not sown");
    };
    assert_eq!(place, BoardPlace::New);
    table.bot_plays(mat).await;
    // The answer shows what the person did; the bot has gone on since. It stays the board.
    let second = MessageId::new(60);
    board_shown(&table.db, START, mat, 1, second, Some(owed))
        .await
        .unwrap();
    let scene = table.scene(mat).await;
    assert_eq!(scene.row.message, Some(second));
    let told = table.told(START).await;
    let revision = scene.row.revision;
    let shown = Notice::Board {
        mat,
        revision,
        place: BoardPlace::Same,
        answer: None,
    };
    assert!(told.contains(&shown), "{told:?}");
    assert!(told.contains(&Notice::Retire {
        mat,
        channel: CHANNEL,
        message: first,
        opening: None,
    }));
    assert_eq!(scene.earlier.len(), scene.record.entries.len() - 1);
}

#[tokio::test]
async fn what_is_played_back_is_a_match_in_which_something_was_played() {
    let table = Table::open().await;
    let mat = table.practises(kalah(), 2, Side::South).await;
    let channel = table.scene(mat).await.row.channel;
    let played = async || table.db.newest_played_in(channel, ANI).await.unwrap();
    assert_eq!(played().await, None);
    table.picks(START, mat, ANI, 1).await.unwrap();
    assert_eq!(played().await, Some(mat));
}

#[tokio::test]
async fn a_board_of_practice_that_is_noted_late_stays_the_board_and_follows() {
    let table = Table::open().await;
    let mat = table.practises(kalah(), 2, Side::South).await;
    let first = MessageId::new(50);
    board_shown(&table.db, START, mat, 0, first, None)
        .await
        .unwrap();
    table.picks(START, mat, ANI, 1).await.unwrap();
    table.bot_plays(mat).await;
    // On a private board the person has ended another turn, and the bot thinks.
    let mut passed = false;
    for label in 2..=6 {
        let picked = table.picks(START, mat, ANI, label).await;
        passed |= matches!(
            picked,
            Ok(Picked::Sown {
                place: BoardPlace::New,
                ..
            })
        );
    }
    assert!(passed);
    table.told(START).await;
    let late = MessageId::new(60);
    board_shown(&table.db, START, mat, 1, late, None)
        .await
        .unwrap();
    let row = table.scene(mat).await.row;
    assert_eq!(row.message, Some(late));
    let follows = Notice::Board {
        mat,
        revision: row.revision,
        place: BoardPlace::Same,
        answer: None,
    };
    let retired = Notice::Retire {
        mat,
        channel: row.channel,
        message: first,
        opening: None,
    };
    assert_eq!(table.told(START).await, [follows, retired]);
}

#[tokio::test]
async fn an_answer_that_shows_the_bots_turn_leaves_nothing_to_be_told() {
    let table = Table::open().await;
    let mat = table.practises(kalah(), 2, Side::South).await;
    table.told(START).await;
    let press = Press {
        mat,
        revision: 0,
        player: ANI,
        label: 1,
        answer: Some("token".to_owned()),
        message: None,
    };
    let Picked::Sown { owed, .. } = pick(&table.db, START, press).await.unwrap() else {
        panic!("the pick was not sown");
    };
    table.bot_plays(mat).await;
    let revision = table.scene(mat).await.row.revision;
    let message = MessageId::new(60);
    board_shown(&table.db, START, mat, revision, message, Some(owed))
        .await
        .unwrap();
    let told = table.told(START).await;
    // Boards of revisions that have passed are left out when their time comes.
    let newest =
        |notice: &Notice| matches!(notice, Notice::Board { revision: of, .. } if *of == revision);
    assert!(!told.iter().any(newest), "{told:?}");
    assert_eq!(table.scene(mat).await.row.message, Some(message));
}

#[tokio::test]
async fn a_thought_of_an_earlier_position_is_dropped() {
    let table = Table::open().await;
    let mat = table.practises(kalah(), 2, Side::South).await;
    table.picks(START, mat, ANI, 1).await.unwrap();
    let before = table.scene(mat).await;
    let label = think(&before).unwrap();
    let taken = offer_to_bot(&table.db, START, mat, ANI, OfferKind::Takeback, None).await;
    assert_eq!(taken.unwrap().offer.state, OfferState::Accepted);
    let press = Press {
        mat,
        revision: before.row.revision,
        player: BOT,
        label,
        answer: None,
        message: None,
    };
    let late = refused(pick(&table.db, START, press).await).err();
    assert_eq!(late, Some(Refusal::Stale { mat }));
    assert_eq!(table.bot_plays(mat).await, 0);
    assert!(table.scene(mat).await.record.entries.is_empty());
}

#[tokio::test]
async fn a_few_matches_against_the_bot_can_be_open_and_one_in_a_channel() {
    let table = Table::open().await;
    let mat = table.practises(kalah(), 1, Side::South).await;
    let again = table.begins(wish(kalah(), 1), Side::South, SEED).await;
    assert!(matches!(
        again.err(),
        Some(Refusal::PlayingAlready { mat: open, .. }) if open == mat
    ));
    let elsewhere = |channel| NewPractice {
        channel: ChannelId::new(channel),
        ..wish(kalah(), 1)
    };
    for channel in [201, 202] {
        table
            .begins(elsewhere(channel), Side::South, SEED)
            .await
            .unwrap();
    }
    let fourth = table.begins(elsewhere(203), Side::South, SEED).await;
    assert_eq!(fourth.err(), Some(Refusal::TooManyPractices { max: 3 }));
    // The bot is in three matches, and plays with others all the same; and ani plays with people.
    let cici = NewPractice {
        player: person(CICI),
        ..wish(kalah(), 1)
    };
    table.begins(cici, Side::South, SEED).await.unwrap();
    let mut write = table.db.write().await.unwrap();
    let counted = write.count_matches(SERVER, ANI).await.unwrap();
    assert_eq!(counted, (4, 0, 3));
    drop(write);
    resign(&table.db, START, mat, ANI).await.unwrap();
    table
        .begins(elsewhere(203), Side::South, SEED)
        .await
        .unwrap();
}

#[tokio::test]
async fn again_changes_the_seats_and_keeps_the_level_and_the_rules() {
    let table = Table::open().await;
    let mut options = kalah();
    options.seeds = 3;
    let mat = table.practises(options, 5, Side::South).await;
    let again = async |who| {
        let again = again_in(CHANNEL, who);
        refused(practice_again(&table.db, START, mat, again, Side::South, 99).await)
    };
    assert_eq!(again(ANI).await.err(), Some(Refusal::MatchNotOver));
    resign(&table.db, START, mat, ANI).await.unwrap();
    let stranger = again(BUDI).await.err();
    assert!(matches!(stranger, Some(Refusal::NotYourMatch { .. })));
    let scene = again(ANI).await.unwrap().scene;
    let bot = scene.row.practice.unwrap();
    assert_eq!((bot.side, bot.level, bot.rng_seed), (Side::South, 5, 99));
    assert_eq!(
        scene.row.players,
        BySide {
            south: BOT,
            north: ANI
        }
    );
    assert_eq!(scene.record.options.seeds, 3);
    assert!(table.bot_plays(scene.row.id).await > 0);
    assert!(matches!(
        again(ANI).await.err(),
        Some(Refusal::PlayingAlready { .. })
    ));
}

#[tokio::test]
async fn the_bot_gives_a_turn_back_at_once_with_its_own_answer_to_it() {
    let table = Table::open().await;
    let mat = table.practises(kalah(), 2, Side::South).await;
    let nothing = refused(offer(&table.db, START, mat, ANI, OfferKind::Takeback).await);
    assert_eq!(nothing.err(), Some(Refusal::NothingToTakeBack));
    table.picks(START, mat, ANI, 1).await.unwrap();
    assert!(table.bot_plays(mat).await > 0);
    let taken = offer(&table.db, START, mat, ANI, OfferKind::Takeback).await;
    assert_eq!(taken.unwrap().offer.state, OfferState::Accepted);
    let scene = table.scene(mat).await;
    assert!(scene.record.entries.is_empty());
    assert_eq!(scene.position.to_move(), scene.seat_of(ANI));
    table.picks(START, mat, ANI, 2).await.unwrap();
    assert!(table.bot_plays(mat).await > 0);
}

#[tokio::test]
async fn the_bot_takes_a_draw_only_in_the_position_it_was_asked_about() {
    let table = Table::open().await;
    let mat = table.practises(kalah(), 2, Side::South).await;
    let ask = async |at| offer_to_bot(&table.db, START, mat, ANI, OfferKind::Draw, at).await;
    let declined = ask(Some(99)).await.unwrap();
    assert_eq!(declined.offer.state, OfferState::Declined);
    let again = refused(ask(None).await).err();
    assert_eq!(again, Some(Refusal::OfferedAlready));
    // Nothing of it is for anybody in the channel.
    let told = table.told(START).await;
    assert!(
        !told
            .iter()
            .any(|notice| matches!(notice, Notice::Offer { .. }))
    );
    table.picks(START, mat, ANI, 1).await.unwrap();
    table.bot_plays(mat).await;
    let revision = table.scene(mat).await.row.revision;
    let taken = ask(Some(revision)).await.unwrap();
    assert_eq!(taken.offer.state, OfferState::Accepted);
    assert_eq!(taken.scene.position.outcome(), Some(Outcome::Draw));
    assert_eq!(table.count("select count(*) from match_results").await, 0);
}

#[tokio::test]
async fn the_bot_takes_a_draw_where_it_is_not_better_off() {
    let table = Table::open().await;
    let ahead = "game: kalah\nholes: 6\nseeds: 4\nrounds: 1\nopening: south\n\n";
    let mat = table.practises(kalah(), 2, Side::South).await;
    let mut scene = table.scene(mat).await;
    // South takes a store, a capture and the move: North is glad of a draw, and South is not.
    scene.record = crate::rules::Record::parse(&format!("{ahead}S3 S6 N1 S1 N2")).unwrap();
    scene.position = scene.record.position().unwrap();
    let lead = scene.position.board().store(Side::South);
    assert!(lead > scene.position.board().store(Side::North));
    assert!(crate::play::takes_draw(&scene));
    if let Some(bot) = &mut scene.row.practice {
        bot.side = Side::South;
    }
    assert!(!crate::play::takes_draw(&scene));
}

#[tokio::test]
async fn hints_are_for_the_person_whose_pick_is_awaited_in_practice() {
    let table = Table::open().await;
    let between_people = table
        .begin_in(ChannelId::new(201), kalah(), Pace::None)
        .await;
    let none = refused(scene_for_hint(&table.db, between_people, ANI).await);
    assert_eq!(none.err(), Some(Refusal::NoHints));
    let mat = table.practises(kalah(), 2, Side::South).await;
    let stranger = refused(scene_for_hint(&table.db, mat, BUDI).await).err();
    assert!(matches!(stranger, Some(Refusal::NotYourMatch { .. })));
    let own = scene_for_hint(&table.db, mat, ANI).await.unwrap();
    let Some(Advice::Turn(hint)) = advise(&own.scene, own.side) else {
        panic!("no hint");
    };
    // The third hole ends in the store: 4 seeds, 3 holes before it.
    assert_eq!(hint.turn[0].hole.label, 3, "{:?}", hint.turn);
    assert_eq!(hint.picks.len(), 6);
    table.picks(START, mat, ANI, 1).await.unwrap();
    let waits = refused(scene_for_hint(&table.db, mat, ANI).await).err();
    assert!(matches!(waits, Some(Refusal::NotYourTurn { .. })));
    resign(&table.db, START, mat, ANI).await.unwrap();
    let over = refused(scene_for_hint(&table.db, mat, ANI).await).err();
    assert!(matches!(over, Some(Refusal::MatchOver { .. })));
}

#[tokio::test]
async fn a_hint_of_the_opening_is_a_mix_and_knows_no_secret() {
    let mut told = Vec::new();
    for picks in [false, true] {
        let table = Table::open().await;
        let mat = table.practises(congkak(), 4, Side::South).await;
        if picks {
            table.bot_plays(mat).await;
        }
        let own = scene_for_hint(&table.db, mat, ANI).await.unwrap();
        let Some(Advice::Opening(shares)) = advise(&own.scene, own.side) else {
            panic!("no hint");
        };
        let sum: f64 = shares.iter().map(|(_, share)| share).sum();
        assert!((0.9..=1.001).contains(&sum), "{shares:?}");
        assert!(shares.is_sorted_by(|a, b| a.1 >= b.1), "{shares:?}");
        told.push(shares);
    }
    assert_eq!(told[0], told[1]);
}

#[tokio::test]
async fn after_a_kill_the_same_matches_await_the_bot() {
    let table = Table::open().await;
    let mat = table.practises(kalah(), 3, Side::South).await;
    table.picks(START, mat, ANI, 1).await.unwrap();
    let thought = think(&table.scene(mat).await);
    table.db.close().await;
    let table = Table {
        db: Db::open(table.place.url()).await.unwrap(),
        ..table
    };
    assert_eq!(awaiting(&table.db).await, [mat]);
    assert_eq!(think(&table.scene(mat).await), thought);
    assert!(table.bot_plays(mat).await > 0);
    assert!(awaiting(&table.db).await.is_empty());
}

#[tokio::test]
async fn practice_leaves_with_the_player_and_its_seed_is_told_to_nobody() {
    let table = Table::open().await;
    let begun = table
        .begins(wish(congkak(), 4), Side::South, 123_456_789)
        .await;
    let mat = begun.unwrap().scene.row.id;
    board_shown(&table.db, START, mat, 0, MessageId::new(50), None)
        .await
        .unwrap();
    table.bot_plays(mat).await;
    table.told(START).await;
    let text = export(&table.db, ANI).await.unwrap();
    let known: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(known["matches"][0]["bot_level"], 4);
    assert_eq!(known["matches"][0]["secret_pick"], serde_json::Value::Null);
    assert!(!text.contains("123456789"), "{text}");
    let scene = table.scene(mat).await;
    assert!(!format!("{scene:?}").contains("123456789"));

    forget_player(&table.db, START, ANI).await.unwrap();
    assert_eq!(table.count("select count(*) from matches").await, 0);
    assert_eq!(table.count("select count(*) from secret_picks").await, 0);
    let told = table.told(START).await;
    assert_eq!(
        told,
        [Notice::Retire {
            mat,
            channel: CHANNEL,
            message: MessageId::new(50),
            opening: None,
        }]
    );
    assert_ne!(ANI, NOBODY);
}

#[tokio::test]
async fn with_its_server_practice_ends_and_only_the_person_is_told() {
    let table = Table::open().await;
    let mat = table.practises(congkak(), 2, Side::South).await;
    table.told(START).await;
    server_gone(&table.db, START, SERVER).await.unwrap();
    let side = Side::South;
    assert_eq!(table.told(START).await, [Notice::Farewell { mat, side }]);
    let scene = table.scene(mat).await;
    assert_eq!(scene.row.called_off, Some(CalledOff::ServerGone));
    assert!(!scene.awaits_bot());
    assert_eq!(think(&scene), None);
}

#[tokio::test]
async fn practice_in_a_thread_begins_with_a_challenge_that_the_bot_has_accepted() {
    let table = Table::open().await;
    let threaded = NewPractice {
        has_thread: true,
        ..wish(kalah(), 2)
    };
    let begun = table.begins(threaded, Side::South, SEED).await.unwrap();
    let (id, mat) = (begun.challenge.unwrap().id, begun.scene.row.id);
    let kept = table.db.challenge(id).await.unwrap().unwrap();
    assert_eq!(kept.state, ChallengeState::Accepted);
    assert_eq!((kept.became, kept.offer.bot_level), (Some(mat), Some(2)));
    let told = table.told(START).await;
    let thread = Notice::Thread { mat, challenge: id };
    assert!(told.contains(&thread), "{told:?}");
    let none: BySide<Option<Clock>> = table.db.clocks(mat).await.unwrap();
    assert_eq!(none, BySide::default());
}

#[tokio::test]
async fn options_that_do_not_go_together_and_places_that_are_closed_are_refused() {
    let table = Table::open().await;
    let mut options = kalah();
    options.rounds = Rounds::Burnout;
    let bad = table.begins(wish(options, 1), Side::South, SEED).await;
    assert!(matches!(bad.err(), Some(Refusal::Options(_))));
    let channels = Some("555");
    let setting = crate::db::Setting::Channels;
    let owner = crate::db::Owner::Server(SERVER);
    crate::play::choose(&table.db, owner, setting, channels)
        .await
        .unwrap();
    let closed = table.begins(wish(kalah(), 1), Side::South, SEED).await;
    assert!(matches!(closed.err(), Some(Refusal::NotHere { .. })));
    let in_thread = NewPractice {
        parent: Some(ChannelId::new(555)),
        ..wish(kalah(), 1)
    };
    table.begins(in_thread, Side::South, SEED).await.unwrap();
}

#[tokio::test]
async fn a_board_that_is_pressed_before_it_is_noted_stays_the_board() {
    let table = Table::open().await;
    let mat = table.practises(kalah(), 2, Side::South).await;
    table.told(START).await;
    let [old, new] = [50, 60].map(MessageId::new);
    board_shown(&table.db, START, mat, 0, old, None)
        .await
        .unwrap();
    // The third hole ends in the store, so that the same board goes on.
    let press = Press {
        mat,
        revision: 0,
        player: ANI,
        label: 3,
        answer: Some("token".to_owned()),
        message: Some(new),
    };
    let Picked::Sown { place, .. } = pick(&table.db, START, press).await.unwrap() else {
        panic!("the pick was not sown");
    };
    assert_eq!(place, BoardPlace::Same);
    board_shown(&table.db, START, mat, 0, new, None)
        .await
        .unwrap();
    assert_eq!(table.scene(mat).await.row.message, Some(new));
    let told = table.told(START).await;
    let retired = |message| Notice::Retire {
        mat,
        channel: CHANNEL,
        message,
        opening: None,
    };
    assert!(told.contains(&retired(old)), "{told:?}");
    assert!(!told.contains(&retired(new)), "{told:?}");
}
