//! The rules of the table, each on a database of its own and at moments that the test names.

mod analysis;
mod clocks;
mod guests;
mod manners;
mod offers;
mod practice;
mod privacy;
mod processes;
mod puzzles;
mod retired;

use super::{
    Again, BoardPlace, Lots, NewOffer, Notice, Owed, Person, Picked, PlayError, Press, Refusal,
    Scene, accept, challenge, pick, reminded, scene, settle,
};
use crate::db::{ChannelId, Db, MatchId, Moment, Pace, PlayerId, ServerId};
use crate::rules::{BySide, Entry, Hole, Match, Opening, Options, Phase, Rounds, Side, Variant};
use crate::site::{Site, on_postgres_too};
use std::time::Duration;

on_postgres_too! {
    a_reveal_stays_where_all_have_seen_it_though_the_first_pick_goes_on
    a_turn_has_no_pick_of_the_opening
}

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);
const SERVER: ServerId = ServerId::new(100);
const CHANNEL: ChannelId = ChannelId::new(200);
const ANI: PlayerId = PlayerId::new(1);
const BUDI: PlayerId = PlayerId::new(2);
const CICI: PlayerId = PlayerId::new(3);

/// A moment long after 1970.
const START: Moment = Moment::from_millis(1_800_000_000_000);

struct Table {
    db: Db,
    place: Site,
}

fn person(id: PlayerId) -> Person {
    let name = match id.number() {
        1 => "ani",
        2 => "budi",
        _ => "cici",
    };
    Person {
        id,
        name: name.to_owned(),
    }
}

/// Kalah, in which South begins.
fn kalah() -> Options {
    Options::new(Variant::Kalah)
}

/// Congkak, which both open in secret.
fn congkak() -> Options {
    Options::new(Variant::Congkak)
}

fn offer_to(opponent: Option<PlayerId>, options: Options, pace: Pace) -> NewOffer {
    NewOffer {
        server: SERVER,
        channel: CHANNEL,
        parent: None,
        challenger: person(ANI),
        opponent: opponent.map(person),
        opponent_is_bot: false,
        opponent_is_elsewhere: false,
        options,
        pace: Some(pace),
        has_thread: None,
        language: "en".to_owned(),
        answer: None,
    }
}

/// A press of somebody's in `channel` for the same match once more.
fn again_in(here: ChannelId, player: PlayerId) -> Again {
    Again {
        player: person(player),
        here,
        language: None,
        answer: None,
    }
}

impl Table {
    async fn open() -> Self {
        let place = Site::new().await;
        Self {
            db: Db::open(place.url()).await.unwrap(),
            place,
        }
    }

    /// A match that ani (South) and budi (North) begin at [`START`].
    async fn begin(&self, options: Options, pace: Pace) -> MatchId {
        self.begin_in(CHANNEL, options, pace).await
    }

    async fn begin_in(&self, channel: ChannelId, options: Options, pace: Pace) -> MatchId {
        let offer = NewOffer {
            channel,
            ..offer_to(Some(BUDI), options, pace)
        };
        self.begin_by(offer).await
    }

    /// A match by an offer to budi, who accepts it and sits at the North.
    async fn begin_by(&self, offer: NewOffer) -> MatchId {
        let (challenge, _) = challenge(&self.db, START, offer).await.unwrap();
        let lots = Lots {
            challenger: Side::South,
            first: Side::South,
        };
        let accepted = accept(
            &self.db,
            START,
            challenge.id,
            person(BUDI),
            lots,
            None,
            None,
        );
        let mat = accepted.await.unwrap().scene.row.id;
        self.told(START).await;
        mat
    }

    async fn scene(&self, mat: MatchId) -> Scene {
        scene(&self.db, mat).await.unwrap()
    }

    async fn picks(
        &self,
        now: Moment,
        mat: MatchId,
        player: PlayerId,
        label: u8,
    ) -> Result<Picked, Refusal> {
        let press = Press {
            mat,
            revision: self.scene(mat).await.row.revision,
            player,
            label,
            answer: None,
            message: None,
        };
        refused(pick(&self.db, now, press).await)
    }

    /// What the worker tells by `now`, in order; it gets through.
    async fn told(&self, now: Moment) -> Vec<Notice> {
        // What an answer was to show counts as not shown.
        let now = now.plus(super::ANSWER_GRACE);
        let mut told = Vec::new();
        loop {
            let all_due = self.db.outbox_due(now, 100).await.unwrap();
            if all_due.is_empty() {
                return told;
            }
            for due in all_due {
                let notice: Notice = serde_json::from_str(&due.notice).unwrap();
                if let Notice::Reminder { mat, side, set_at } = notice {
                    reminded(&self.db, now, mat, side, set_at, due.outbox_id)
                        .await
                        .unwrap();
                } else {
                    settle(&self.db, Owed(due.outbox_id)).await.unwrap();
                }
                told.push(notice);
            }
        }
    }

    /// What the worker does at `now`: it looks after the clocks, and tells what comes of it.
    async fn works(&self, now: Moment) -> Vec<Notice> {
        super::mind_clocks(&self.db, now).await.unwrap();
        self.told(now).await
    }

    async fn count(&self, query: &'static str) -> i64 {
        self.db.count_for_test(query).await
    }
}

/// The refusal, or what was done. Fails the test where something broke.
#[track_caller]
fn refused<T>(done: Result<T, PlayError>) -> Result<T, Refusal> {
    match done {
        Ok(done) => Ok(done),
        Err(PlayError::Refused(refusal)) => Err(refusal),
        Err(PlayError::Broken(broken)) => panic!("{broken:#}"),
    }
}

fn reminders(told: &[Notice]) -> usize {
    told.iter()
        .filter(|notice| matches!(notice, Notice::Reminder { .. }))
        .count()
}

fn late_words(told: &[Notice]) -> usize {
    told.iter()
        .filter(|notice| matches!(notice, Notice::Late { .. }))
        .count()
}

fn boards(told: &[Notice]) -> usize {
    told.iter()
        .filter(|notice| matches!(notice, Notice::Board { .. }))
        .count()
}

/// Congkak in which South begins with an open pick, over several rounds.
fn open_congkak(rounds: u8) -> Options {
    let mut options = congkak();
    options.opening = Opening::Starts(Side::South);
    options.rounds = Rounds::Fixed(rounds);
    options
}

#[tokio::test]
async fn a_reveal_stays_where_all_have_seen_it_though_the_first_pick_goes_on() {
    let mut has_gone_on = false;
    for label in 1..=7 {
        let table = Table::open().await;
        let mat = table.begin(congkak(), Pace::None).await;
        table.picks(START, mat, ANI, label).await.unwrap();
        table.picks(START, mat, BUDI, 1).await.unwrap();
        let scene = table.scene(mat).await;
        let Some(side) = scene.position.to_move() else {
            continue;
        };
        let goes_on = |hole: &Hole| {
            let mut position = scene.position.clone();
            position.play(Entry::Pick(*hole)).unwrap();
            position.to_move() == Some(side) && position.round() == scene.position.round()
        };
        let Some(hole) = scene.position.choices(side).into_iter().find(goes_on) else {
            continue;
        };
        let player = scene.row.players[side];
        let picked = table.picks(START, mat, player, hole.label).await.unwrap();
        let Picked::Sown { place, .. } = picked else {
            panic!("an open pick is sown");
        };
        assert_eq!(place, BoardPlace::New);
        has_gone_on = true;
    }
    assert!(has_gone_on, "no pick goes on: choose another opening");
}

/// An opening whose last entry is a pick of one side alone, which then picks again, so that its turn
/// goes on for two open picks more: with the side, and these.
fn opening_by_one_alone() -> (Vec<Entry>, Side, [Hole; 2]) {
    let goes_on = |position: &Match, hole: Hole| {
        let mut after = position.clone();
        after.play(Entry::Pick(hole)).unwrap();
        (after.to_move() == Some(hole.side) && after.round() == 1).then_some(after)
    };
    let mut openings: Vec<(Vec<Entry>, Match)> = vec![(Vec::new(), Match::new(congkak()).unwrap())];
    while let Some((entries, position)) = openings.pop() {
        let awaited = position.awaited();
        let choices = BySide::from_fn(|side| position.choices(side));
        let next: Vec<Entry> = match Side::BOTH.map(|side| awaited[side]) {
            [true, true] => {
                let pairs = choices.south.iter().flat_map(|south| {
                    choices.north.iter().map(move |north| BySide {
                        south: south.label,
                        north: north.label,
                    })
                });
                pairs.map(Entry::Wave).collect()
            }
            [true, false] => choices.south.into_iter().map(Entry::Pick).collect(),
            _ => choices.north.into_iter().map(Entry::Pick).collect(),
        };
        for entry in next {
            let mut after = position.clone();
            let played = after.play(entry).unwrap();
            let entries: Vec<Entry> = entries.iter().copied().chain([entry]).collect();
            if !played.opening_ended {
                if entries.len() < 3 && after.phase() == Phase::Opening {
                    openings.push((entries, after));
                }
                continue;
            }
            let (Entry::Pick(last), Some(side)) = (entry, after.to_move()) else {
                continue;
            };
            if last.side != side {
                continue;
            }
            for first in after.choices(side) {
                let Some(then) = goes_on(&after, first) else {
                    continue;
                };
                let second = then.choices(side).into_iter().next().unwrap();
                return (entries, side, [first, second]);
            }
        }
    }
    panic!("no opening ends so");
}

#[tokio::test]
async fn a_turn_has_no_pick_of_the_opening() {
    let (opening, side, open) = opening_by_one_alone();
    let table = Table::open().await;
    let mat = table.begin(congkak(), Pace::None).await;
    let player = |side| match side {
        Side::South => ANI,
        Side::North => BUDI,
    };
    for entry in opening {
        let picks = match entry {
            Entry::Wave(labels) => Side::BOTH.map(|side| (side, labels[side])).to_vec(),
            Entry::Pick(hole) => vec![(hole.side, hole.label)],
            _ => unreachable!("only picks open"),
        };
        for (side, label) in picks {
            table.picks(START, mat, player(side), label).await.unwrap();
        }
    }
    for turn in [&open[..1], &open[..]] {
        let label = turn.last().unwrap().label;
        let picked = table.picks(START, mat, player(side), label).await.unwrap();
        let Picked::Sown { scene, .. } = picked else {
            panic!("an open pick is sown");
        };
        assert_eq!(scene.turn(), turn);
        assert_eq!(table.scene(mat).await.turn(), turn);
    }
}
