//! What is kept of puzzles, query by query.

use super::*;
use crate::site::{Site, on_postgres_too};

on_postgres_too! {
    a_puzzle_is_found_by_its_id_and_by_its_day
    a_day_has_one_puzzle_and_the_first_one_stays
    it_is_noted_where_a_puzzle_is_shown
    an_answer_takes_the_place_of_the_one_before_it
    answers_are_listed_in_the_order_in_which_they_came
    days_are_solved_in_a_server_and_before_today
    a_puzzle_is_due_once_its_day_is_over
    who_is_forgotten_has_answered_nothing_and_a_forgotten_server_has_no_puzzles
    of_an_answer_it_is_told_whether_it_is_right_only_once_it_is_revealed
    a_server_that_has_only_puzzles_is_known
}

const DAY: i64 = 20_000;
const NOW: Moment = Moment::from_millis(DAY * 86_400_000);
const SERVER: ServerId = ServerId::new(100);
const ANI: PlayerId = PlayerId::new(1);
const BUDI: PlayerId = PlayerId::new(2);

struct Kept {
    db: Db,
    _place: Site,
}

impl Kept {
    async fn open() -> Self {
        let place = Site::new().await;
        Self {
            db: Db::open(place.url()).await.unwrap(),
            _place: place,
        }
    }

    async fn puzzle(&self, server: ServerId, day: i64) -> PuzzleRow {
        let mut write = self.db.write().await.unwrap();
        let row = write.add_puzzle(NOW, &new(server, day)).await.unwrap();
        write.commit().await.unwrap();
        row
    }

    async fn answer(&self, at: i64, id: PuzzleId, answer: &PuzzleAnswer) {
        let mut write = self.db.write().await.unwrap();
        let at = Moment::from_millis(at);
        write.keep_puzzle_answer(at, id, answer).await.unwrap();
        write.commit().await.unwrap();
    }
}

fn new(server: ServerId, day: i64) -> NewPuzzle {
    NewPuzzle {
        server,
        day,
        round: "congkak S 0 6 0 3 0 0 3 [20] / 17 0 6 8 18 0 0 [17]"
            .parse()
            .unwrap(),
        goal: 28,
        solution: vec![7, 1, 2],
        is_only: true,
        language: "en".to_owned(),
    }
}

fn answer(player: PlayerId, picks: &[u8], is_solved: bool) -> PuzzleAnswer {
    PuzzleAnswer {
        player,
        name: "ani".to_owned(),
        picks: picks.to_vec(),
        is_solved,
    }
}

#[tokio::test]
async fn a_puzzle_is_found_by_its_id_and_by_its_day() {
    let kept = Kept::open().await;
    let row = kept.puzzle(SERVER, DAY).await;
    assert_eq!(
        (row.round, row.goal, row.is_only),
        (new(SERVER, DAY).round, 28, true)
    );
    assert_eq!(row.solution, [7, 1, 2]);
    assert_eq!((row.channel, row.message), (None, None));
    assert_eq!(kept.db.puzzle(row.id).await.unwrap(), Some(row.clone()));
    let of_day = |server, day| kept.db.puzzle_of_day(server, day);
    assert_eq!(of_day(SERVER, DAY).await.unwrap(), Some(row.clone()));
    assert_eq!(of_day(SERVER, DAY + 1).await.unwrap(), None);
    assert_eq!(of_day(ServerId::new(101), DAY).await.unwrap(), None);
    let mut write = kept.db.write().await.unwrap();
    assert_eq!(write.puzzle(row.id).await.unwrap(), Some(row));
    assert_eq!(write.puzzle(PuzzleId::new(99)).await.unwrap(), None);
}

#[tokio::test]
async fn a_day_has_one_puzzle_and_the_first_one_stays() {
    let kept = Kept::open().await;
    let first = kept.puzzle(SERVER, DAY).await;
    let mut write = kept.db.write().await.unwrap();
    let other = NewPuzzle {
        goal: 5,
        ..new(SERVER, DAY)
    };
    assert_eq!(write.add_puzzle(NOW, &other).await.unwrap(), first);
    write.commit().await.unwrap();
    assert_ne!(kept.puzzle(ServerId::new(101), DAY).await.id, first.id);
}

#[tokio::test]
async fn it_is_noted_where_a_puzzle_is_shown() {
    let kept = Kept::open().await;
    let id = kept.puzzle(SERVER, DAY).await.id;
    let (channel, message) = (ChannelId::new(200), MessageId::new(300));
    let mut write = kept.db.write().await.unwrap();
    write.place_puzzle(id, channel, "de").await.unwrap();
    write.set_puzzle_message(id, message).await.unwrap();
    write.commit().await.unwrap();
    let row = kept.db.puzzle(id).await.unwrap().unwrap();
    assert_eq!((row.channel, row.message), (Some(channel), Some(message)));
    assert_eq!(row.language, "de");
}

#[tokio::test]
async fn an_answer_takes_the_place_of_the_one_before_it() {
    let kept = Kept::open().await;
    let id = kept.puzzle(SERVER, DAY).await.id;
    assert_eq!(kept.db.puzzle_answer(id, ANI).await.unwrap(), None);
    kept.answer(1, id, &answer(ANI, &[7], false)).await;
    let second = answer(ANI, &[7, 1, 2], true);
    kept.answer(2, id, &second).await;
    assert_eq!(
        kept.db.puzzle_answer(id, ANI).await.unwrap(),
        Some(second.clone())
    );
    let mut write = kept.db.write().await.unwrap();
    assert_eq!(write.puzzle_answer(id, ANI).await.unwrap(), Some(second));
    assert_eq!(write.puzzle_answer(id, BUDI).await.unwrap(), None);
}

#[tokio::test]
async fn answers_are_listed_in_the_order_in_which_they_came() {
    let kept = Kept::open().await;
    let id = kept.puzzle(SERVER, DAY).await.id;
    let other = kept.puzzle(SERVER, DAY + 1).await.id;
    kept.answer(5, id, &answer(ANI, &[7], false)).await;
    kept.answer(4, id, &answer(BUDI, &[], false)).await;
    kept.answer(3, other, &answer(ANI, &[1], false)).await;
    let answers = kept.db.puzzle_answers(id).await.unwrap();
    let players: Vec<_> = answers.iter().map(|answer| answer.player).collect();
    assert_eq!(players, [BUDI, ANI]);
}

#[tokio::test]
async fn days_are_solved_in_a_server_and_before_today() {
    let kept = Kept::open().await;
    for (server, day, is_solved) in [
        (SERVER, DAY, true),
        (SERVER, DAY + 1, false),
        (SERVER, DAY + 2, true),
        (SERVER, DAY + 3, true),
        (ServerId::new(101), DAY + 1, true),
    ] {
        let id = kept.puzzle(server, day).await.id;
        kept.answer(1, id, &answer(ANI, &[7], is_solved)).await;
    }
    let solved = |player| kept.db.days_solved(SERVER, player, DAY + 3);
    assert_eq!(solved(ANI).await.unwrap(), [DAY, DAY + 2]);
    assert_eq!(solved(BUDI).await.unwrap(), Vec::<i64>::new());
}

#[tokio::test]
async fn a_puzzle_is_due_once_its_day_is_over() {
    let kept = Kept::open().await;
    let id = kept.puzzle(SERVER, DAY).await.id;
    assert!(!kept.db.is_puzzle_due(DAY).await.unwrap());
    assert!(kept.db.is_puzzle_due(DAY + 1).await.unwrap());
    let mut write = kept.db.write().await.unwrap();
    assert!(write.puzzles_due(DAY, 9).await.unwrap().is_empty());
    let due = write.puzzles_due(DAY + 1, 9).await.unwrap();
    assert_eq!(due.iter().map(|row| row.id).collect::<Vec<_>>(), [id]);
    write.reveal_puzzle(id).await.unwrap();
    assert!(write.puzzles_due(DAY + 1, 9).await.unwrap().is_empty());
    write.commit().await.unwrap();
    assert!(!kept.db.is_puzzle_due(DAY + 1).await.unwrap());
}

#[tokio::test]
async fn who_is_forgotten_has_answered_nothing_and_a_forgotten_server_has_no_puzzles() {
    let kept = Kept::open().await;
    let id = kept.puzzle(SERVER, DAY).await.id;
    let elsewhere = kept.puzzle(ServerId::new(101), DAY).await.id;
    for player in [ANI, BUDI] {
        kept.answer(1, id, &answer(player, &[7], true)).await;
        kept.answer(1, elsewhere, &answer(player, &[7], true)).await;
    }
    let mut write = kept.db.write().await.unwrap();
    write.forget_player(ANI).await.unwrap();
    write.commit().await.unwrap();
    let players = |answers: Vec<PuzzleAnswer>| -> Vec<PlayerId> {
        answers.iter().map(|answer| answer.player).collect()
    };
    assert_eq!(players(kept.db.puzzle_answers(id).await.unwrap()), [BUDI]);
    let mut write = kept.db.write().await.unwrap();
    write.forget_server(SERVER).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(kept.db.puzzle(id).await.unwrap(), None);
    assert!(kept.db.puzzle_answers(id).await.unwrap().is_empty());
    let left = kept.db.puzzle_answers(elsewhere).await.unwrap();
    assert_eq!(players(left), [BUDI]);
}

#[tokio::test]
async fn of_an_answer_it_is_told_whether_it_is_right_only_once_it_is_revealed() {
    let kept = Kept::open().await;
    let id = kept.puzzle(SERVER, DAY).await.id;
    kept.answer(1, id, &answer(ANI, &[7, 1, 2], true)).await;
    let known = async || {
        let known = kept.db.known(ANI).await.unwrap();
        serde_json::to_value(&known.puzzles).unwrap()
    };
    let told = known().await;
    assert_eq!(told[0]["picks"], "7 1 2");
    assert_eq!(told[0]["solved"], serde_json::Value::Null);
    let mut write = kept.db.write().await.unwrap();
    write.reveal_puzzle(id).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(known().await[0]["solved"], 1);
}

#[tokio::test]
async fn a_server_that_has_only_puzzles_is_known() {
    let kept = Kept::open().await;
    kept.puzzle(SERVER, DAY).await;
    assert_eq!(kept.db.servers().await.unwrap(), [SERVER]);
}
