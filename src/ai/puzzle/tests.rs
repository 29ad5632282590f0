use super::*;

#[test]
fn every_day_has_a_puzzle_that_its_solution_solves_and_nothing_shorter() {
    for day in 20_000..20_012 {
        let puzzle = Puzzle::of_day(day);
        assert_eq!(puzzle.round.to_move(), Side::South);
        let (last, others) = puzzle.solution.split_last().unwrap();
        assert!(PICKS.contains(&puzzle.solution.len()));
        let solved = puzzle.answer(&puzzle.solution);
        let picks = u8::try_from(puzzle.solution.len()).unwrap();
        assert_eq!(
            solved,
            Answer::Solved {
                gained: puzzle.goal,
                picks
            }
        );
        assert!(
            matches!(puzzle.answer(others), Answer::NotYet { goes_on: true, .. }),
            "{last}"
        );
        // By brute force, without the map of positions: the one shortest turn is the solution.
        let start = Position::from(&puzzle.round);
        let mut found = Vec::new();
        try_all(
            &start,
            &start,
            puzzle.goal,
            puzzle.solution.len(),
            &mut Vec::new(),
            &mut found,
        );
        assert_eq!(found, [puzzle.solution]);
    }
}

/// All turns of at most so many picks that reach the goal.
fn try_all(
    start: &Position,
    position: &Position,
    goal: u8,
    left: usize,
    picks: &mut Vec<u8>,
    found: &mut Vec<Vec<u8>>,
) {
    if position.stores().south - start.stores().south >= goal {
        found.push(picks.clone());
        return;
    }
    if left == 0 || position.to_move() != Side::South {
        return;
    }
    for label in position.choices() {
        let mut next = *position;
        next.sow(label).unwrap();
        picks.push(label);
        try_all(start, &next, goal, left - 1, picks, found);
        picks.pop();
    }
}

#[test]
fn a_day_has_the_same_puzzle_always_and_another_day_another() {
    assert_eq!(Puzzle::of_day(5), Puzzle::of_day(5));
    assert_ne!(Puzzle::of_day(5), Puzzle::of_day(6));
}

#[test]
fn picking_what_brings_most_at_once_does_not_solve_it() {
    for day in 0..5 {
        let puzzle = Puzzle::of_day(day);
        assert!(greedy(&Position::from(&puzzle.round)) < puzzle.goal);
    }
}

fn puzzle() -> Puzzle {
    Puzzle {
        round: "congkak S 0 6 0 3 0 0 3 [20] / 17 0 6 8 18 0 0 [17]"
            .parse()
            .unwrap(),
        goal: 28,
        solution: vec![7, 1, 2],
        is_only: true,
    }
}

#[test]
fn an_answer_says_how_far_it_came() {
    let puzzle = puzzle();
    assert_eq!(
        puzzle.answer(&[]),
        Answer::NotYet {
            gained: 0,
            goes_on: true
        }
    );
    assert_eq!(
        puzzle.answer(&[7, 1, 2]),
        Answer::Solved {
            gained: 28,
            picks: 3
        }
    );
    // What comes after the goal does not matter.
    assert_eq!(
        puzzle.answer(&[7, 1, 2, 99]),
        Answer::Solved {
            gained: 28,
            picks: 3
        }
    );
}

#[test]
fn an_answer_that_cannot_be_picked_says_which_and_why() {
    let puzzle = puzzle();
    assert_eq!(
        puzzle.answer(&[1]),
        Answer::CannotPick {
            index: 0,
            why: CannotPick::Empty
        }
    );
    assert_eq!(
        puzzle.answer(&[8]),
        Answer::CannotPick {
            index: 0,
            why: CannotPick::NoSuchHole
        }
    );
    assert_eq!(
        puzzle.answer(&[7, 8]),
        Answer::CannotPick {
            index: 1,
            why: CannotPick::NoSuchHole
        }
    );
    let ends = [1, 2, 3, 4, 5, 6, 7].into_iter().find(|&label| {
        matches!(
            puzzle.answer(&[label]),
            Answer::NotYet { goes_on: false, .. }
        )
    });
    let Some(ends) = ends else {
        unreachable!("a pick that passes the turn");
    };
    let why = CannotPick::NotYourTurn;
    assert_eq!(
        puzzle.answer(&[ends, 1]),
        Answer::CannotPick { index: 1, why }
    );
}
