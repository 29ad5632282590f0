use super::*;

#[test]
fn choices_are_their_labels_in_order() {
    let choices = Choices { bits: 0b10_0110 };
    assert_eq!(choices.clone().collect::<Vec<_>>(), [2, 3, 6]);
    assert_eq!((choices.len(), choices.is_empty()), (3, false));
    let has: Vec<_> = (0..=255).filter(|&label| choices.has(label)).collect();
    assert_eq!(has, [2, 3, 6]);
}

#[test]
fn any_choice_can_be_asked_for_by_its_index() {
    for bits in 0..1024 {
        let choices = Choices { bits };
        for index in 0..12 {
            let label = choices.clone().nth(index as usize);
            assert_eq!(choices.nth_label(index), label, "{bits:b} {index}");
        }
    }
}

#[test]
fn without_stores_it_is_the_same_for_both_sides() {
    let position = |text: &str| Position::from(&text.parse::<Round>().unwrap());
    let south = position("kalah S 1 2 3 [4] / 5 0 1 [2]").without_stores();
    let north = position("kalah N 5 0 1 [3] / 1 2 3 [0]").without_stores();
    assert_eq!(south.board(), "1 2 3 [0] / 5 0 1 [0]".parse().unwrap());
    // What is half of all seeds differs where all seeds do.
    assert_ne!(south, north);
    let north = position("kalah N 5 0 1 [6] / 1 2 3 [0]").without_stores();
    assert_eq!(south, north);
}

#[test]
fn more_holes_than_seven_are_played_too() {
    let text = "kalah S 1 2 3 4 5 6 7 8 9 10 [0] / 0 0 0 0 0 0 0 0 0 1 [0]";
    let mut position = Position::from(&text.parse::<Round>().unwrap());
    assert_eq!(position.choices().len(), 10);
    assert_eq!(position.sow(11), Err(CannotPick::NoSuchHole));
    position.sow(10).unwrap();
    assert_eq!(position.to_move(), Side::North);
    assert_eq!(position.without_stores().board().store(Side::South), 0);
}

#[test]
fn a_fingerprint_is_that_of_what_the_side_to_move_sees() {
    let print = |text: &str| Position::from(&text.parse::<Round>().unwrap()).fingerprint();
    let pairs = [
        (
            "kalah S 1 2 3 [4] / 5 0 1 [2]",
            "kalah N 5 0 1 [2] / 1 2 3 [4]",
        ),
        (
            "kalah S 1 2 3 4 5 6 7 8 [9] / 1 0 0 0 0 0 0 2 [3]",
            "kalah N 1 0 0 0 0 0 0 2 [3] / 1 2 3 4 5 6 7 8 [9]",
        ),
    ];
    for (south, north) in pairs {
        assert_eq!(print(south), print(north));
        assert_ne!(print(south), print(&south.replacen('1', "2", 1)));
        assert_ne!(print(south), print(&south.replacen('S', "N", 1)));
    }
}

#[test]
fn other_positions_have_other_fingerprints() {
    let mut prints = std::collections::HashSet::new();
    let mut positions = std::collections::HashSet::new();
    let mut add = |position: &Position, all: &mut Vec<Position>| {
        if positions.insert(*position) {
            assert!(prints.insert(position.fingerprint()), "{position:?}");
            all.push(*position);
        }
    };
    let start = Position::new(&Options {
        opening: Opening::Starts(Side::South),
        ..Options::new(crate::rules::Variant::Congkak)
    });
    let mut all = vec![start];
    for index in 0..3_000 {
        let position = all[index];
        for label in position.choices() {
            let mut next = position;
            next.sow(label).unwrap();
            // Of positions that are each other's image, one is enough.
            if next.to_move() == Side::South {
                add(&next, &mut all);
            }
        }
    }
    assert!(all.len() > 3_000);
}
