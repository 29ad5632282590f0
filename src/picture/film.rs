//! What was played, as an animation: seed by seed, on the board that it began on.

use super::board::{self, Content, Kit};
use super::encode::Reel;
use super::layout::{Area, Layout};
use super::paint::Canvas;
use super::theme::Ink;
use super::{Seat, View};
use crate::rules::{Board, BySide, HOLES_MAX, Hole, Place, Played, Side, Step};

/// The width of an animation.
const WIDTH: u16 = 800;
/// Frames of one entry, and of however many. With more seeds than that, several are laid a frame.
const FRAMES_MAX: usize = 120;
const FRAMES_MAX_OF_ALL: usize = 360;
/// Hundredths of a second for all the frames together, if they were to be neither slow nor hasty.
const LENGTH: usize = 900;
const DELAY_MIN: usize = 7;
const DELAY_MAX: usize = 28;
/// Hundredths of a second that the first and the last board are shown, and a capture.
const FIRST: u16 = 80;
const LAST: u16 = 500;
const CAPTURE: u16 = 60;

/// Draws what was played, ending on the view.
pub(super) fn gif(view: &View<'_>, plays: &[&Played]) -> Vec<u8> {
    let kit = Kit::get(view.theme, view.variant, view.board.size(), WIDTH);
    let drops = |played: &&Played| {
        let drops = played
            .steps
            .iter()
            .filter(|step| matches!(step, Step::Drop { .. }));
        drops.count()
    };
    let seeds: usize = plays.iter().map(drops).sum();
    let most = if plays.len() > 1 {
        FRAMES_MAX_OF_ALL
    } else {
        FRAMES_MAX
    };
    // Lifts and captures take frames too.
    let per_frame = seeds.div_ceil(most * 3 / 4).max(1);
    let frames = seeds.div_ceil(per_frame).max(1);
    let delay = (LENGTH / frames).clamp(DELAY_MIN, DELAY_MAX);
    let Some(first) = plays.first() else {
        let canvas = board::board(&kit, view);
        return Reel::new(&canvas, LAST).finish();
    };
    let delay = u16::try_from(delay).unwrap_or(0);
    let mut film = Film::new(&kit, &opening_view(view, plays, first), delay);
    for played in plays {
        film.play(played, per_frame);
    }
    film.end(view)
}

/// The board of the first entry, with the seats as they were while it was played.
fn opening_view<'a>(view: &View<'a>, plays: &'a [&Played], first: &'a Played) -> View<'a> {
    let mut wins = view.wins;
    for end in plays.iter().filter_map(|played| played.round_end) {
        if let Some(winner) = end.winner {
            wins[winner] = wins[winner].saturating_sub(1);
        }
    }
    let sows = |by| {
        first
            .steps
            .iter()
            .any(|step| matches!(step, Step::Lift { by: hand, .. } if *hand == by))
    };
    let seat = |side| {
        if sows(side) {
            Seat::ToMove
        } else {
            Seat::Waits
        }
    };
    View {
        board: &first.before,
        seats: BySide::from_fn(seat),
        playable: Vec::new(),
        last: None,
        round: first.round,
        wins,
        ..view.clone()
    }
}

struct Film<'a> {
    kit: &'a Kit,
    bottom: Side,
    canvas: Canvas,
    reel: Reel,
    delay: u16,
    holes: BySide<[Content; HOLES_MAX as usize]>,
    stores: BySide<u8>,
    /// Where a hand is, and how many seeds it holds.
    hands: BySide<Option<(Place, u8)>>,
    /// What is not drawn yet as it is.
    stale: Vec<Place>,
}

impl<'a> Film<'a> {
    fn new(kit: &'a Kit, view: &View<'_>, delay: u16) -> Self {
        let canvas = board::board(kit, view);
        let mut film = Self {
            kit,
            bottom: view.bottom,
            reel: Reel::new(&canvas, FIRST),
            canvas,
            delay,
            holes: BySide::from_fn(|_| [Content::Seeds(0); HOLES_MAX as usize]),
            stores: BySide::default(),
            hands: BySide::default(),
            stale: Vec::new(),
        };
        film.set_up(view.board);
        film.stale.clear();
        film
    }

    /// Plays one entry, `per_frame` seeds a frame.
    fn play(&mut self, played: &Played, per_frame: usize) {
        self.set_up(&played.before);
        let mut laid = 0;
        let mut steps = played.steps.iter().peekable();
        while let Some(step) = steps.next() {
            let next = steps.peek().copied();
            match *step {
                Step::Lift { by, from, seeds } => {
                    self.put(from, Content::Seeds(0));
                    self.reach(by, Some((Place::Hole(from), seeds)));
                    // In a wave both hands are lifted at once.
                    if per_frame == 1 && !matches!(next, Some(Step::Lift { .. })) {
                        self.shoot(self.delay);
                    }
                }
                Step::Drop { by, at, into } => {
                    self.lay(into);
                    let held = self.hands[by].map_or(0, |(_, held)| held.saturating_sub(1));
                    self.reach(by, Some((at, held)));
                    // And both lay a seed in the same tick, South's first.
                    let paired = by == Side::South
                        && matches!(
                            next,
                            Some(Step::Drop {
                                by: Side::North,
                                ..
                            })
                        );
                    laid += usize::from(!paired);
                    if !paired && laid % per_frame == 0 {
                        self.shoot(self.delay);
                    }
                }
                Step::Capture { by, from, seeds } => {
                    self.reach(by, None);
                    self.take(from, by, seeds);
                    if !matches!(next, Some(Step::Capture { .. })) {
                        self.shoot(CAPTURE);
                    }
                }
                Step::Sweep { from, seeds } => {
                    self.reach(Side::South, None);
                    self.reach(Side::North, None);
                    self.take(from, from.side, seeds);
                    if !matches!(next, Some(Step::Sweep { .. })) {
                        self.shoot(CAPTURE);
                    }
                }
            }
        }
        self.reach(Side::South, None);
        self.reach(Side::North, None);
    }

    /// Lays out a board, where it is not as it is already.
    fn set_up(&mut self, board: &Board) {
        for side in Side::BOTH {
            for hole in board.holes(side) {
                let content = Content::of(board, hole);
                if self.content(hole) != content {
                    self.put(hole, content);
                }
            }
            if self.stores[side] != board.store(side) {
                self.stores[side] = board.store(side);
                self.stale.push(Place::Store(side));
            }
        }
    }

    fn content(&self, hole: Hole) -> Content {
        let row = self.holes[hole.side].iter();
        let mut rest = row.skip(usize::from(hole.label.saturating_sub(1)));
        rest.next().copied().unwrap_or(Content::Burnt)
    }

    fn put(&mut self, hole: Hole, content: Content) {
        let place = usize::from(hole.label.saturating_sub(1));
        if let Some(slot) = self.holes[hole.side].get_mut(place) {
            *slot = content;
        }
        self.stale.push(Place::Hole(hole));
    }

    fn lay(&mut self, place: Place) {
        match place {
            Place::Hole(hole) => {
                if let Content::Seeds(count) = self.content(hole) {
                    self.put(hole, Content::Seeds(count + 1));
                }
            }
            Place::Store(side) => {
                self.stores[side] += 1;
                self.stale.push(place);
            }
        }
    }

    fn take(&mut self, from: Hole, side: Side, seeds: u8) {
        self.put(from, Content::Seeds(0));
        self.stores[side] += seeds;
        self.stale.push(Place::Store(side));
    }

    /// Moves a hand.
    fn reach(&mut self, side: Side, to: Option<(Place, u8)>) {
        let from = std::mem::replace(&mut self.hands[side], to);
        let places = from.into_iter().chain(to).map(|(place, _)| place);
        self.stale.extend(places);
    }

    /// Draws what has changed, and takes a frame.
    fn shoot(&mut self, delay: u16) {
        let layout = &self.kit.layout;
        let mut places = std::mem::take(&mut self.stale);
        // A hand's mark reaches over its neighbours' fields.
        places.extend(
            self.hands
                .iter()
                .filter_map(|(_, hand)| hand.map(|(place, _)| place)),
        );
        let mut area: Option<Area> = None;
        for (seen, place) in places.iter().enumerate() {
            if places.iter().take(seen).any(|other| other == place) {
                continue;
            }
            let field = match *place {
                Place::Hole(hole) => layout.field(hole, self.bottom),
                Place::Store(side) => layout.store(Layout::row(side, self.bottom)),
            };
            area = Some(area.map_or(field, |area| area.and(&field)));
            self.canvas.restore(field, &self.kit.empty);
            match *place {
                Place::Hole(hole) => {
                    let content = self.content(hole);
                    board::fill(&mut self.canvas, self.kit, self.bottom, hole, content);
                }
                Place::Store(side) => {
                    let count = self.stores[side];
                    board::fill_store(&mut self.canvas, self.kit, self.bottom, side, count);
                }
            }
        }
        for (_, hand) in self.hands.iter() {
            if let Some((place, held)) = *hand {
                let (ringed, beside) = match place {
                    Place::Hole(hole) => (
                        Some(layout.hole(hole, self.bottom)),
                        layout.trail(hole, self.bottom),
                    ),
                    Place::Store(side) => (None, layout.gain(Layout::row(side, self.bottom))),
                };
                self.kit.marks.draw_hand(&mut self.canvas, ringed, beside);
                let small = &self.kit.small;
                small.draw_middle(&mut self.canvas, beside, u16::from(held), Ink::Dark);
            }
        }
        if let Some(area) = area {
            self.reel.add(&self.canvas, area, delay);
        }
    }

    /// Ends on a view.
    fn end(mut self, view: &View<'_>) -> Vec<u8> {
        self.shoot(self.delay);
        let canvas = board::board(self.kit, view);
        self.reel.add(&canvas, self.kit.layout.board, LAST);
        self.reel.finish()
    }
}
