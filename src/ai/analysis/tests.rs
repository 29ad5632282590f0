use super::*;

const LIMITS: Limits = Limits {
    depth: 8,
    nodes: 2_000,
};

fn analysis(text: &str) -> Analysis {
    Analysis::of(&Record::parse(text).unwrap(), LIMITS).unwrap()
}

#[test]
fn every_pick_has_its_moment() {
    let analysis = analysis("game: kalah\n\nS3 S6 N1 N2 S1");
    let picks: Vec<_> = analysis
        .moments
        .iter()
        .map(|moment| moment.entry.to_string())
        .collect();
    assert_eq!(picks, ["S3", "S6", "N1", "N2", "S1"]);
    for (index, moment) in analysis.moments.iter().enumerate() {
        assert_eq!((moment.index, moment.round), (index, 1));
        assert!((0.0..=2.0).contains(&moment.swing));
        assert!(moment.best.is_some_and(|best| Some(best.side) == moment.by));
    }
}

#[test]
fn the_best_pick_changes_nothing_and_another_costs_something() {
    for moment in analysis("game: kalah\n\nS3 S6 N1 N2 S1").moments {
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
fn giving_away_a_won_round_is_the_moment_that_decided() {
    // One hole a side: whoever has no choice makes no mistake.
    let text = "game: kalah\nholes: 2\nseeds: 2\n\nS1 S2 N1";
    let Ok(record) = Record::parse(text) else {
        unreachable!("a record of two holes");
    };
    let analysis = Analysis::of(&record, LIMITS).unwrap();
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
