//! Situations at the board, each as the view that the bot would show.

use congkak::picture::{Seat, Theme, View};
use congkak::rules::{BySide, Match, Played, Record, Side};

/// A situation: a match that was played so far.
pub(crate) struct Scene {
    /// What the picture of it is called.
    pub(crate) name: &'static str,
    mat: Match,
    plays: Vec<Played>,
    names: BySide<&'static str>,
    bottom: Side,
    picked: bool,
}

impl Scene {
    fn new(name: &'static str, record: &str) -> Self {
        let record = Record::parse(record).unwrap();
        let (mat, plays) = record.replay().unwrap();
        Self {
            name,
            mat,
            plays,
            names: BySide {
                south: "South",
                north: "North",
            },
            bottom: Side::South,
            picked: false,
        }
    }

    fn named(mut self, south: &'static str, north: &'static str) -> Self {
        self.names = BySide { south, north };
        self
    }

    fn turned(mut self) -> Self {
        self.bottom = Side::North;
        self
    }

    fn picked(mut self) -> Self {
        self.picked = true;
        self
    }

    /// The view of the situation.
    pub(crate) fn view(&self, theme: Theme) -> View<'_> {
        let mut view = View::of(&self.mat, self.names, theme);
        view.last = self.plays.last();
        view.bottom = self.bottom;
        if self.picked {
            view.seats.north = Seat::Picked;
        }
        view
    }

    /// What was played last.
    pub(crate) fn last(&self) -> Option<&Played> {
        self.plays.last()
    }
}

/// The first entries of a whole match over rounds, with burnt holes.
fn burnt(entries: usize) -> String {
    let vectors = include_str!("../vectors/rounds.jsonl");
    let line = vectors.lines().nth(3).unwrap();
    let vector: serde_json::Value = serde_json::from_str(line).unwrap();
    let mut record = Record::parse(vector["record"].as_str().unwrap()).unwrap();
    record.entries.truncate(entries);
    record.to_string()
}

/// Every situation that pictures are kept of.
pub(crate) fn all() -> Vec<Scene> {
    vec![
        Scene::new("opening", "game: congkak\n").picked(),
        Scene::new("relay", "game: congkak\n\nS7+N5\n"),
        Scene::new("capture", "game: congkak\nrounds: 3\n\nS1+N1 S6 N1 S3\n"),
        Scene::new("turned", "game: congkak\nrounds: 3\n\nS1+N1 S6 N1 S3\n").turned(),
        Scene::new("burnt", &burnt(88)),
        Scene::new("won", &burnt(usize::MAX)),
        Scene::new("drawn", "game: congkak\nrounds: burnout\n\nS3+N5 =\n"),
        Scene::new("kalah", "game: kalah\n\nS3 S6 N1\n").turned(),
        Scene::new("oware", "game: oware\nrounds: 5\n\nS6 N1 S5 N2 S3 N4\n"),
        Scene::new("one-hole", "game: kalah\nholes: 1\nseeds: 10\n"),
        Scene::new("three-holes", "game: congkak\nholes: 3\nseeds: 10\n"),
        Scene::new("ten-holes", "game: kalah\nholes: 10\nseeds: 10\n\nS1 S4\n"),
        Scene::new("names", "game: congkak\n").named("日本語 สวัสดี 🐚", "مُحَمَّد العربي"),
    ]
}
