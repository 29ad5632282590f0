//! The puzzle of a day: one for a server, answers that nobody sees, and what is told afterwards.

use super::*;
use crate::ai::Puzzle;
use crate::db::{MessageId, PuzzleId, PuzzleRow};
use crate::play::{
    ANSWER_MAX, OwnPuzzle, PuzzleAsk, PuzzleRun, Verdict, add_to_answer, cut_answer, export,
    forget_player, own_puzzle, puzzle_run, puzzle_seed, puzzle_shown, puzzle_until, reveal_puzzles,
    set_answer, show_puzzle, solution,
};
use crate::rules::{CannotPick, Hole};

on_postgres_too! {
    a_server_has_one_puzzle_a_day_and_it_is_shown_to_all_once
    a_puzzle_that_only_one_person_saw_is_shown_to_all_when_it_can_be
    an_answer_grows_hole_by_hole_and_nothing_is_told_of_it
    a_press_that_comes_twice_or_late_adds_nothing
    a_pick_can_be_taken_back_and_another_made
    an_answer_can_be_typed
    a_puzzle_is_answered_in_its_own_server
    an_answer_can_be_changed_until_the_day_is_over_and_is_judged_then
    the_solution_is_told_once_when_the_day_is_over_with_who_found_it
    of_a_puzzle_that_nobody_else_saw_or_that_is_long_past_nothing_is_told
    todays_puzzle_does_not_count_before_tomorrow
    who_is_forgotten_has_answered_nothing
}

const TOMORROW: Moment = Moment::of_day(START.day() + 1);

/// Its only solution is 7, 1, 2.
fn made() -> Puzzle {
    Puzzle {
        round: "congkak S 0 6 0 3 0 0 3 [20] / 17 0 6 8 18 0 0 [17]"
            .parse()
            .unwrap(),
        goal: 28,
        solution: vec![7, 1, 2],
        is_only: true,
    }
}

fn asking(channel: Option<ChannelId>) -> PuzzleAsk {
    PuzzleAsk {
        server: SERVER,
        channel,
        language: "en".to_owned(),
        answer: "token".to_owned(),
    }
}

async fn shown(table: &Table, now: Moment) -> PuzzleRow {
    let ask = asking(Some(CHANNEL));
    let (row, _) = show_puzzle(&table.db, now, ask, &made()).await.unwrap();
    row
}

async fn adds(
    table: &Table,
    now: Moment,
    id: PuzzleId,
    player: PlayerId,
    pick: (usize, u8),
) -> OwnPuzzle {
    add_to_answer(&table.db, now, Some(SERVER), id, person(player), pick)
        .await
        .unwrap()
}

async fn types(
    table: &Table,
    id: PuzzleId,
    player: PlayerId,
    typed: &str,
) -> Result<OwnPuzzle, Refusal> {
    refused(set_answer(&table.db, START, Some(SERVER), id, person(player), typed).await)
}

async fn sees(table: &Table, now: Moment, id: PuzzleId, player: PlayerId) -> OwnPuzzle {
    own_puzzle(&table.db, now, Some(SERVER), id, player)
        .await
        .unwrap()
}

#[tokio::test]
async fn a_server_has_one_puzzle_a_day_and_it_is_shown_to_all_once() {
    let table = Table::open().await;
    let ask = || asking(Some(CHANNEL));
    let (row, owed) = show_puzzle(&table.db, START, ask(), &made()).await.unwrap();
    assert_eq!((row.day, row.channel), (START.day(), Some(CHANNEL)));
    puzzle_shown(&table.db, row.id, owed.unwrap(), MessageId::new(300))
        .await
        .unwrap();
    assert_eq!(table.told(START).await, []);
    let elsewhere = asking(Some(ChannelId::new(201)));
    let (again, owed) = show_puzzle(&table.db, START, elsewhere, &made())
        .await
        .unwrap();
    assert!(owed.is_none());
    assert_eq!(again.message, Some(MessageId::new(300)));
    let (next, owed) = show_puzzle(&table.db, TOMORROW, ask(), &made())
        .await
        .unwrap();
    assert!(owed.is_some() && next.id != row.id);
}

#[tokio::test]
async fn a_puzzle_that_only_one_person_saw_is_shown_to_all_when_it_can_be() {
    let table = Table::open().await;
    let (row, owed) = show_puzzle(&table.db, START, asking(None), &made())
        .await
        .unwrap();
    assert!(owed.is_none() && row.channel.is_none());
    let ask = asking(Some(CHANNEL));
    let (placed, owed) = show_puzzle(&table.db, START, ask, &made()).await.unwrap();
    assert_eq!((placed.id, placed.channel), (row.id, Some(CHANNEL)));
    // No answer shows it: the worker does.
    assert!(owed.is_some());
    let told = table.told(START).await;
    assert!(matches!(told[..], [Notice::Puzzle { .. }]), "{told:?}");
}

#[test]
fn each_server_and_each_day_has_another_puzzle() {
    let seed = puzzle_seed;
    let day = START.day();
    assert_eq!(seed(SERVER, day), seed(SERVER, day));
    assert_ne!(seed(SERVER, day), seed(SERVER, day + 1));
    assert_ne!(seed(SERVER, day), seed(ServerId::new(101), day));
}

#[tokio::test]
async fn an_answer_grows_hole_by_hole_and_nothing_is_told_of_it() {
    let table = Table::open().await;
    let id = shown(&table, START).await.id;
    for (at, label) in [(0, 7), (1, 1), (2, 2)] {
        let own = adds(&table, START, id, ANI, (at, label)).await;
        assert_eq!((own.picks.len(), own.verdict), (at + 1, Verdict::Secret));
    }
    assert_eq!(sees(&table, START, id, ANI).await.picks, [7, 1, 2]);
    assert_eq!(sees(&table, START, id, BUDI).await.picks, Vec::<u8>::new());
    // Not even of oneself, by way of what is kept of one.
    let kept = export(&table.db, ANI).await.unwrap();
    assert!(kept.contains("\"solved\": null"), "{kept}");
    assert_eq!(solution(&table.db, START, id).await.unwrap(), None);
}

#[tokio::test]
async fn a_press_that_comes_twice_or_late_adds_nothing() {
    let table = Table::open().await;
    let id = shown(&table, START).await.id;
    adds(&table, START, id, ANI, (0, 7)).await;
    for pick in [(0, 7), (0, 3), (2, 1)] {
        assert_eq!(adds(&table, START, id, ANI, pick).await.picks, [7]);
    }
    let full = "777777777777";
    assert_eq!(full.len(), ANSWER_MAX);
    types(&table, id, ANI, full).await.unwrap();
    let picks = adds(&table, START, id, ANI, (ANSWER_MAX, 1)).await.picks;
    assert_eq!(picks.len(), ANSWER_MAX);
}

#[tokio::test]
async fn a_pick_can_be_taken_back_and_another_made() {
    let table = Table::open().await;
    let id = shown(&table, START).await.id;
    types(&table, id, ANI, "7 1").await.unwrap();
    let cut = |at| cut_answer(&table.db, START, Some(SERVER), id, person(ANI), at);
    assert_eq!(cut(1).await.unwrap().picks, [7, 1]);
    assert_eq!(cut(2).await.unwrap().picks, [7]);
    assert_eq!(adds(&table, START, id, ANI, (1, 2)).await.picks, [7, 2]);
    cut(2).await.unwrap();
    assert_eq!(cut(1).await.unwrap().picks, Vec::<u8>::new());
    assert_eq!(cut(0).await.unwrap().picks, Vec::<u8>::new());
}

#[tokio::test]
async fn an_answer_can_be_typed() {
    let table = Table::open().await;
    let id = shown(&table, START).await.id;
    for typed in ["7 1 2", "712", "7, 1, 2", "7-1->2"] {
        assert_eq!(
            types(&table, id, ANI, typed).await.unwrap().picks,
            [7, 1, 2]
        );
    }
    for typed in ["", "seven", "7 1 x", "1111111111111"] {
        let refused = types(&table, id, ANI, typed).await;
        assert_eq!(refused, Err(Refusal::NotPicks), "{typed}");
    }
    for (typed, label) in [("8", 8), ("7 0", 0)] {
        let refused = Refusal::Hole {
            hole: Hole::new(Side::South, label),
            why: CannotPick::NoSuchHole,
        };
        assert_eq!(types(&table, id, ANI, typed).await, Err(refused));
    }
    assert_eq!(sees(&table, START, id, ANI).await.picks, [7, 1, 2]);
}

#[tokio::test]
async fn a_puzzle_is_answered_in_its_own_server() {
    let table = Table::open().await;
    let id = shown(&table, START).await.id;
    for server in [None, Some(ServerId::new(101))] {
        let own = own_puzzle(&table.db, START, server, id, ANI).await;
        assert_eq!(refused(own), Err(Refusal::NoSuchPuzzle));
        let added = add_to_answer(&table.db, START, server, id, person(ANI), (0, 7)).await;
        assert_eq!(refused(added), Err(Refusal::NoSuchPuzzle));
    }
}

#[tokio::test]
async fn an_answer_can_be_changed_until_the_day_is_over_and_is_judged_then() {
    let table = Table::open().await;
    let row = shown(&table, START).await;
    let (id, end) = (row.id, puzzle_until(&row));
    assert_eq!(end, TOMORROW);
    let last = end.minus(Duration::from_millis(1));
    types(&table, id, ANI, "7 1").await.unwrap();
    let own = adds(&table, last, id, ANI, (2, 2)).await;
    assert_eq!((own.picks.len(), own.verdict), (3, Verdict::Secret));
    types(&table, id, BUDI, "7 1").await.unwrap();
    let late = adds(&table, end, id, BUDI, (2, 2)).await;
    assert_eq!((late.picks.len(), late.verdict), (2, Verdict::Missed));
    assert_eq!(sees(&table, end, id, ANI).await.verdict, Verdict::Solved);
    assert_eq!(sees(&table, end, id, CICI).await.verdict, Verdict::Missed);
}

#[tokio::test]
async fn the_solution_is_told_once_when_the_day_is_over_with_who_found_it() {
    let table = Table::open().await;
    let row = shown(&table, START).await;
    types(&table, row.id, BUDI, "7 1 2").await.unwrap();
    types(&table, row.id, ANI, "7").await.unwrap();
    table.told(START).await;
    reveal_puzzles(&table.db, TOMORROW.minus(Duration::from_millis(1)))
        .await
        .unwrap();
    assert_eq!(table.told(START).await, []);
    reveal_puzzles(&table.db, TOMORROW).await.unwrap();
    reveal_puzzles(&table.db, TOMORROW).await.unwrap();
    let notice = Notice::Solution {
        server: SERVER,
        puzzle: row.id,
    };
    assert_eq!(table.told(TOMORROW).await, [notice]);
    let told = solution(&table.db, TOMORROW, row.id)
        .await
        .unwrap()
        .unwrap();
    assert_eq!((told.solvers, told.answers), (vec!["budi".to_owned()], 2));
}

#[tokio::test]
async fn of_a_puzzle_that_nobody_else_saw_or_that_is_long_past_nothing_is_told() {
    let table = Table::open().await;
    show_puzzle(&table.db, START, asking(None), &made())
        .await
        .unwrap();
    reveal_puzzles(&table.db, TOMORROW).await.unwrap();
    assert_eq!(table.told(TOMORROW).await, []);
    shown(&table, TOMORROW).await;
    table.told(TOMORROW).await;
    reveal_puzzles(&table.db, TOMORROW.plus(30 * DAY))
        .await
        .unwrap();
    assert_eq!(table.told(TOMORROW.plus(30 * DAY)).await, []);
}

#[test]
fn days_one_after_another_are_a_run_until_one_is_missed() {
    let run = |days: &[i64], today| {
        let run = PuzzleRun::of(days, today);
        (run.solved, run.run, run.longest)
    };
    assert_eq!(run(&[], 10), (0, 0, 0));
    assert_eq!(run(&[9], 10), (1, 1, 1));
    assert_eq!(run(&[7, 8, 9], 10), (3, 3, 3));
    // Yesterday was missed.
    assert_eq!(run(&[7, 8], 10), (2, 0, 2));
    assert_eq!(run(&[1, 2, 3, 5, 8, 9], 10), (6, 2, 3));
}

#[tokio::test]
async fn todays_puzzle_does_not_count_before_tomorrow() {
    let table = Table::open().await;
    let id = shown(&table, START).await.id;
    types(&table, id, ANI, "7 1 2").await.unwrap();
    let run = |now| puzzle_run(&table.db, now, SERVER, ANI);
    assert_eq!(run(START).await.unwrap(), PuzzleRun::default());
    let one = PuzzleRun {
        solved: 1,
        run: 1,
        longest: 1,
    };
    assert_eq!(run(TOMORROW).await.unwrap(), one);
    let missed = PuzzleRun { run: 0, ..one };
    assert_eq!(run(TOMORROW.plus(DAY)).await.unwrap(), missed);
}

#[tokio::test]
async fn who_is_forgotten_has_answered_nothing() {
    let table = Table::open().await;
    let id = shown(&table, START).await.id;
    types(&table, id, ANI, "7 1 2").await.unwrap();
    forget_player(&table.db, START, ANI).await.unwrap();
    let told = solution(&table.db, TOMORROW, id).await.unwrap().unwrap();
    assert_eq!((told.solvers, told.answers), (Vec::new(), 0));
    assert_eq!(sees(&table, START, id, ANI).await.picks, Vec::<u8>::new());
}
