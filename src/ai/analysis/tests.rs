use super::*;
use crate::rules::LastSeed;

const LIMITS: Limits = Limits {
    depth: 8,
    nodes: 2_000,
};

fn analysis(text: &str) -> Analysis {
    Analysis::of(&Record::parse(text).unwrap(), LIMITS).unwrap()
}

#[test]
fn every_pick_has_its_moment() {
    let analysis = analysis("game: kalah\n\nS3 S6 N1 S1 N2");
    let picks: Vec<_> = analysis
        .moments
        .iter()
        .map(|moment| moment.entry.to_string())
        .collect();
    assert_eq!(picks, ["S3", "S6", "N1", "S1", "N2"]);
    for (index, moment) in analysis.moments.iter().enumerate() {
        assert_eq!((moment.index, moment.round), (index, 1));
        assert!((0.0..=2.0).contains(&moment.swing));
        assert!(moment.best.is_some_and(|best| Some(best.side) == moment.by));
    }
}

#[test]
fn the_best_pick_changes_nothing_and_another_costs_something() {
    for moment in analysis("game: kalah\n\nS3 S6 N1 S1 N2").moments {
        let is_best = moment.best.map(Entry::Pick) == Some(moment.entry);
        if is_best {
            assert!(moment.swing.abs() < 1e-9 && !moment.is_mistake());
            assert_eq!(moment.before, moment.after);
        }
        // What is worth less to who picked is worth more to the other side.
        let sign = if moment.by == Some(Side::South) {
            1
        } else {
            -1
        };
        assert!(sign * moment.before.score() >= sign * moment.after.score());
    }
}

#[test]
fn the_decisive_moments_are_those_that_changed_most() {
    let analysis = analysis("game: kalah\nholes: 2\nseeds: 2\n\nS2 N1");
    let swings = |place: &usize| analysis.moments[*place].swing;
    assert!(analysis.decisive.len() <= 3);
    assert!(
        analysis
            .decisive
            .iter()
            .map(|place| -swings(place))
            .is_sorted()
    );
    let most = analysis
        .moments
        .iter()
        .map(|moment| moment.swing)
        .fold(0.0, f64::max);
    match analysis.decisive.first() {
        Some(first) => assert!((swings(first) - most).abs() < 1e-9),
        None => assert!(most < MATTERS),
    }
}

#[test]
fn a_wave_has_a_moment_that_nobody_chose_alone() {
    let analysis = analysis("holes: 4\nseeds: 4\n\nS1+N2");
    let moment = &analysis.moments[0];
    assert_eq!((moment.by, moment.best), (None, None));
    assert!(!moment.is_mistake());
}

#[test]
fn words_have_no_moment() {
    assert_eq!(analysis("game: kalah\n\nS1 N!").moments.len(), 1);
    assert_eq!(analysis("holes: 4\nseeds: 4\n\nN!").moments, []);
    assert_eq!(analysis("game: oware\n\n=").decisive, Vec::<usize>::new());
}

#[test]
fn the_same_record_is_judged_the_same() {
    let text = "game: oware\n\nS1 N2 S3 N4 S5 N6";
    assert_eq!(analysis(text), analysis(text));
}

#[test]
fn a_better_pick_comes_with_the_rest_of_its_turn() {
    // Hole 3 of four ends in the store, and South picks again.
    let moment = analysis("game: kalah\n\nS1 N1").moments.remove(0);
    let first = moment.turn.first().unwrap();
    assert_eq!(Some(first.hole), moment.best);
    let (last, others) = moment.turn.split_last().unwrap();
    assert!(others.iter().all(|done| done.ends == LastSeed::OwnStore));
    assert!(moment.turn.iter().all(|done| done.hole.side == Side::South));
    assert!(last.sown > 0);
}

#[test]
fn nodes_are_shared_among_the_entries_of_a_match() {
    let record = |text| Record::parse(text).unwrap();
    let short = record("game: kalah\n\nS1 N1");
    let entry = |nodes| Limits {
        depth: u8::MAX,
        nodes,
    };
    // Two entries and one more in hand.
    let shared = Analysis::within(&short, 3_000).unwrap();
    assert_eq!(shared, Analysis::of(&short, entry(1_000)).unwrap());
    // However little there is, an entry is looked at; and however much, no entry takes it all.
    let least = Analysis::within(&short, 0).unwrap();
    assert_eq!(least, Analysis::of(&short, entry(NODES_MIN)).unwrap());
    let most = Analysis::within(&short, u32::MAX).unwrap();
    assert_eq!(most, Analysis::of(&short, entry(NODES_MAX)).unwrap());
}
