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
