//! What was played, as an animation: seed by seed, on the board that it began on.
//!
//! A frame costs what it changes. So a hand is shown by the plate of the count that it is at, a
//! flat colour for another, and one seed more is drawn on top of those that lie there already.

use super::board::{self, Content, Kit};
use super::encode::Reel;
use super::layout::{Area, Layout, Point};
use super::paint::Canvas;
use super::theme::Ink;
use super::traces;
use super::{Seat, View};
use crate::rules::{Board, BySide, HOLES_MAX, Hole, Place, Played, Side, Step};

/// The width of an animation.
const WIDTH: u16 = 720;
/// The most frames of an animation, however long a stretch it plays. With more to show than that,
/// several seeds are laid in a frame, and whole laps and turns where it must be.
pub(super) const FRAMES_MAX: usize = 120;
/// The most bytes of an animation. Where a frame would come too soon for it, it is left out.
pub(super) const BYTES_MAX: usize = 450_000;
/// Hundredths of a second for all that is sown, in one entry and in several, if it is to be neither
/// slow nor hasty.
const LENGTH: usize = 900;
const LENGTH_OF_SEVERAL: usize = 1600;
/// The longest that one seed takes.
const SEED: usize = 28;
/// Hundredths of a second that the first and the last board are shown, a capture, and the end of
/// one entry before another.
const FIRST: usize = 80;
const LAST: usize = 500;
const CAPTURE: usize = 60;
const TURN: usize = 25;

/// Draws what was played, ending on the view.
pub(super) fn gif(view: &View<'_>, plays: &[&Played]) -> Vec<u8> {
    let kit = Kit::get(view.theme, view.variant, view.board.size(), WIDTH);
    let mut frames = FRAMES_MAX;
    // Nearly always at once: what a frame costs is minded while it goes on.
    while let Some(first) = plays.first().filter(|_| frames > 2) {
        let pace = Pace::of(plays, frames);
        let mut film = Film::new(&kit, &opening_view(view, plays, first), pace);
        for played in plays {
            film.play(played);
        }
        let bytes = film.end(view);
        if bytes.len() <= BYTES_MAX {
            return bytes;
        }
        frames /= 2;
    }
    let mut reel = Reel::new(&board::board(&kit, view));
    reel.wait(LAST);
    reel.finish()
}

/// Who plays an entry: on their rims it shines while it is played.
fn seats(played: &Played) -> BySide<Seat> {
    BySide::from_fn(|side| {
        let mut steps = played.steps.iter();
        let sows = steps.any(|step| matches!(step, Step::Lift { by, .. } if *by == side));
        if sows { Seat::ToMove } else { Seat::Waits }
    })
}

/// The board of the first entry, with the seats as they were while it was played.
fn opening_view<'a>(view: &View<'a>, plays: &'a [&Played], first: &'a Played) -> View<'a> {
    let mut wins = view.wins;
    for end in plays.iter().filter_map(|played| played.round_end) {
        if let Some(winner) = end.winner {
            wins[winner] = wins[winner].saturating_sub(1);
        }
    }
    View {
        board: &first.before,
        seats: seats(first),
        playable: Vec::new(),
        last: None,
        round: first.round,
        wins,
        ..view.clone()
    }
}

/// The steps that are seen at once, one beat after another: in a wave both hands are lifted together
/// and lay a seed in the same tick, and what is captured or swept is taken together.
fn beats(steps: &[Step]) -> impl Iterator<Item = &[Step]> {
    steps.chunk_by(|one, next| {
        use Step::{Capture, Drop, Lift, Sweep};
        match (one, next) {
            (Lift { .. }, Lift { .. })
            | (Capture { .. }, Capture { .. })
            | (Sweep { .. }, Sweep { .. }) => true,
            (Drop { by: one, .. }, Drop { by: next, .. }) => {
                (*one, *next) == (Side::South, Side::North)
            }
            _ => false,
        }
    })
}

/// Whether a beat is worth a frame before others are.
fn is_capture(beat: &[Step]) -> bool {
    matches!(beat, [Step::Capture { .. } | Step::Sweep { .. }, ..])
}

/// Which beats get a frame, and how long each takes.
struct Pace {
    beats: usize,
    passed: usize,
    /// The frames that are shared out evenly among all beats.
    frames: usize,
    /// Whether captures and ends of entries always get one besides.
    marks_ends: bool,
    /// Whether other entries follow.
    is_several: bool,
    /// Thousandths of a hundredth of a second for a beat.
    beat: usize,
}

impl Pace {
    /// The pace of entries that may take so many frames.
    fn of(plays: &[&Played], frames_max: usize) -> Self {
        let all = || plays.iter().flat_map(|played| beats(&played.steps));
        let count = all().count();
        let is_several = plays.len() > 1;
        let ends = all().filter(|beat| is_capture(beat)).count() + plays.len();
        // The first board and the last.
        let frames = frames_max.saturating_sub(2);
        let marks_ends = ends * 2 <= frames;
        let length = if is_several {
            LENGTH_OF_SEVERAL
        } else {
            LENGTH
        };
        Self {
            beats: count.max(1),
            passed: 0,
            frames: if marks_ends { frames - ends } else { frames },
            marks_ends,
            is_several,
            beat: (length * 1000 / count.max(1)).min(SEED * 1000),
        }
    }

    /// Whether the next beat gets a frame, and how long it takes, in thousandths.
    fn next(&mut self, beat: &[Step], is_last: bool) -> (bool, usize) {
        let frame = |passed: usize| passed * self.frames / self.beats;
        let mut is_due = frame(self.passed + 1) > frame(self.passed);
        self.passed += 1;
        let mut takes = self.beat;
        if self.marks_ends && is_capture(beat) {
            is_due = true;
            takes = CAPTURE * 1000;
        } else if self.marks_ends && self.is_several && is_last {
            is_due = true;
            takes = takes.max(TURN * 1000);
        }
        (is_due, takes)
    }
}

struct Film<'a> {
    kit: &'a Kit,
    bottom: Side,
    /// What is on the rims: seats, wins and the round.
    view: View<'a>,
    are_rims_stale: bool,
    canvas: Canvas,
    reel: Reel,
    pace: Pace,
    /// How long the first frame is: about as much as the last can be.
    head: usize,
    holes: BySide<[Content; HOLES_MAX as usize]>,
    stores: BySide<u8>,
    /// Where a hand is, and how many seeds it holds.
    hands: BySide<Option<(Place, u8)>>,
    /// Where hands are marked in the last frame.
    marked: Vec<Place>,
    /// What was taken from a hole a moment ago.
    taken: Vec<(Hole, u8)>,
    /// What is not drawn yet as it is, and what was drawn there.
    stale: Vec<(Place, Drawn)>,
}

/// What is drawn at a place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawn {
    /// So many seeds.
    Seeds(u8),
    /// What seeds cannot be laid upon.
    Other,
}

impl<'a> Film<'a> {
    fn new(kit: &'a Kit, view: &View<'a>, pace: Pace) -> Self {
        let canvas = board::board(kit, view);
        let mut reel = Reel::new(&canvas);
        reel.wait(FIRST);
        let mut film = Self {
            kit,
            bottom: view.bottom,
            view: view.clone(),
            are_rims_stale: false,
            canvas,
            head: reel.len(),
            reel,
            pace,
            holes: BySide::from_fn(|_| [Content::Seeds(0); HOLES_MAX as usize]),
            stores: BySide::default(),
            hands: BySide::default(),
            marked: Vec::new(),
            taken: Vec::new(),
            stale: Vec::new(),
        };
        film.set_up(view.board);
        film.stale.clear();
        film
    }

    /// Plays one entry.
    fn play(&mut self, played: &Played) {
        self.set_up(&played.before);
        self.taken.clear();
        let seats = seats(played);
        self.are_rims_stale |= (self.view.seats, self.view.round) != (seats, played.round);
        (self.view.seats, self.view.round) = (seats, played.round);
        let mut waited = 0;
        let mut beats = beats(&played.steps).peekable();
        while let Some(beat) = beats.next() {
            for step in beat {
                self.step(*step);
            }
            let is_last = beats.peek().is_none();
            let (is_due, takes) = self.pace.next(beat, is_last);
            if is_due && self.is_affordable() {
                self.shoot();
            }
            waited += takes;
            self.reel.wait(waited / 1000);
            waited %= 1000;
        }
        for side in Side::BOTH {
            self.reach(side, None);
        }
        if let Some(winner) = played.round_end.and_then(|end| end.winner) {
            self.view.wins[winner] += 1;
            self.are_rims_stale = true;
        }
    }

    fn step(&mut self, step: Step) {
        match step {
            Step::Lift { by, from, seeds } => {
                self.put(from, Content::Seeds(0));
                self.reach(by, Some((Place::Hole(from), seeds)));
            }
            Step::Drop { by, at, into } => {
                self.lay(into);
                let held = self.hands[by].map_or(0, |(_, held)| held.saturating_sub(1));
                self.reach(by, Some((at, held)));
            }
            Step::Capture { by, from, seeds } => {
                self.reach(by, None);
                self.take(from, by, seeds);
                self.taken.push((from, seeds));
            }
            Step::Sweep { from, seeds } => {
                self.reach(Side::South, None);
                self.reach(Side::North, None);
                self.take(from, from.side, seeds);
            }
        }
    }

    /// Whether a frame now leaves enough of what an animation may take to those that follow, and to
    /// the last.
    fn is_affordable(&self) -> bool {
        let spare = BYTES_MAX.saturating_sub(self.head * 5 / 2);
        let (passed, beats) = (self.pace.passed, self.pace.beats);
        // Some of what is to come later may be taken before.
        let due = spare * passed / beats + spare / 16 * beats.saturating_sub(passed) / beats;
        self.reel.len() <= self.head + due
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
                self.touch(Place::Store(side));
                self.stores[side] = board.store(side);
            }
        }
    }

    fn content(&self, hole: Hole) -> Content {
        let row = self.holes[hole.side].iter();
        let mut rest = row.skip(usize::from(hole.label.saturating_sub(1)));
        rest.next().copied().unwrap_or(Content::Burnt)
    }

    /// Notes that a place is about to change, or what is drawn on it.
    fn touch(&mut self, place: Place) {
        if self.stale.iter().all(|(other, _)| *other != place) {
            let drawn = self.seeds(place).map_or(Drawn::Other, Drawn::Seeds);
            self.stale.push((place, drawn));
        }
    }

    /// The seeds of a place; none where it is burnt.
    fn seeds(&self, place: Place) -> Option<u8> {
        match place {
            Place::Store(side) => Some(self.stores[side]),
            Place::Hole(hole) => match self.content(hole) {
                Content::Seeds(seeds) => Some(seeds),
                Content::Burnt => None,
            },
        }
    }

    fn put(&mut self, hole: Hole, content: Content) {
        self.touch(Place::Hole(hole));
        let place = usize::from(hole.label.saturating_sub(1));
        if let Some(slot) = self.holes[hole.side].get_mut(place) {
            *slot = content;
        }
    }

    fn lay(&mut self, place: Place) {
        self.touch(place);
        match place {
            Place::Hole(hole) => {
                if let Content::Seeds(count) = self.content(hole) {
                    self.put(hole, Content::Seeds(count + 1));
                }
            }
            Place::Store(side) => self.stores[side] += 1,
        }
    }

    fn take(&mut self, from: Hole, side: Side, seeds: u8) {
        self.put(from, Content::Seeds(0));
        self.touch(Place::Store(side));
        self.stores[side] += seeds;
    }

    /// Moves a hand.
    fn reach(&mut self, side: Side, to: Option<(Place, u8)>) {
        let from = std::mem::replace(&mut self.hands[side], to);
        for (place, _) in from.into_iter().chain(to) {
            self.touch(place);
        }
    }

    /// Draws what has changed, and takes a frame.
    fn shoot(&mut self) {
        let mut area: Option<Area> = None;
        if std::mem::take(&mut self.are_rims_stale) {
            board::renew_rims(&mut self.canvas, self.kit, &self.view);
            area = Some(self.kit.layout.board);
        }
        for (place, drawn) in std::mem::take(&mut self.stale) {
            let field = self.draw(place, drawn);
            area = Some(area.map_or(field, |area| area.and(&field)));
        }
        self.marked.clear();
        for side in Side::BOTH {
            if let Some((place, held)) = self.hands[side].filter(|(_, held)| *held > 0) {
                self.draw_hand(side, place, held);
                self.marked.push(place);
            }
        }
        for (hole, seeds) in std::mem::take(&mut self.taken) {
            if self.content(hole) != Content::Seeds(0) {
                continue;
            }
            // The mark is gone with the next frame.
            self.stale.push((Place::Hole(hole), Drawn::Other));
            let at = self.kit.layout.hole(hole, self.bottom);
            traces::draw_taken(&mut self.canvas, self.kit, at, Some(seeds));
        }
        if let Some(area) = area {
            self.reel.add(&self.canvas, area);
        }
    }

    /// Draws a place as it is now, and says where that may have changed something.
    fn draw(&mut self, place: Place, drawn: Drawn) -> Area {
        let (kit, bottom) = (self.kit, self.bottom);
        let (canvas, layout) = (&mut self.canvas, &kit.layout);
        let (field, plate) = match place {
            Place::Hole(hole) => (layout.field(hole, bottom), layout.count_of(hole, bottom)),
            Place::Store(side) => {
                let row = Layout::row(side, bottom);
                (layout.store(row), layout.store_count(row))
            }
        };
        let seeds = match place {
            Place::Store(side) => Some(self.stores[side]),
            Place::Hole(hole) => {
                match self.holes[hole.side].get(usize::from(hole.label.saturating_sub(1))) {
                    Some(Content::Seeds(seeds)) => Some(*seeds),
                    Some(Content::Burnt) | None => None,
                }
            }
        };
        let was_marked = self.marked.contains(&place);
        let is_hand_here = self
            .hands
            .iter()
            .any(|(_, hand)| hand.is_some_and(|(at, _)| at == place));
        let from = match (drawn, seeds) {
            // More of what lies there already: only the plate is drawn anew. A mark may lie on seeds.
            (Drawn::Seeds(before), Some(now)) if before <= now && !was_marked => {
                canvas.restore(plate, &kit.empty);
                before
            }
            (Drawn::Seeds(_) | Drawn::Other, _) => {
                canvas.restore(field, &kit.empty);
                0
            }
        };
        let Some(seeds) = seeds else {
            if let Place::Hole(hole) = place {
                board::fill(canvas, kit, bottom, hole, Content::Burnt);
            }
            return field;
        };
        let (digits, stencil) = match place {
            Place::Hole(hole) => {
                board::lay(canvas, kit, bottom, hole, from..seeds);
                (&kit.counts, &kit.marks.count)
            }
            Place::Store(side) => {
                board::lay_in_store(canvas, kit, bottom, side, from..seeds);
                (&kit.stores, &kit.marks.store_count)
            }
        };
        let ink = if is_hand_here {
            canvas.stamp(plate.centre(), stencil, Ink::Sky);
            Ink::Dark
        } else if seeds == 0 && matches!(place, Place::Hole(_)) {
            Ink::Dim
        } else {
            Ink::Text
        };
        digits.draw_middle(canvas, plate.centre(), u16::from(seeds), ink);
        field
    }

    /// Marks how many seeds a hand still holds, beside where it is.
    fn draw_hand(&mut self, side: Side, place: Place, held: u8) {
        let kit = self.kit;
        let beside = |place| match place {
            Place::Hole(hole) => kit.layout.trail(hole, self.bottom),
            Place::Store(side) => kit.layout.gain(Layout::row(side, self.bottom)),
        };
        let mut at = beside(place);
        // Two hands at the same hole, or at holes that face each other, are seen both.
        let aside = 20.0 * kit.layout.scale;
        let other = self.hands[side.other()].map(|(other, _)| beside(other));
        let is_near =
            |other: Point| (other.x - at.x).abs() < aside && (other.y - at.y).abs() < 2.0 * aside;
        if other.is_some_and(is_near) {
            at.x += if side == self.bottom { aside } else { -aside };
        }
        self.canvas.stamp(at, &kit.marks.chip, Ink::Sky);
        kit.small
            .draw_middle(&mut self.canvas, at, u16::from(held), Ink::Dark);
    }

    /// Ends on a view.
    fn end(mut self, view: &View<'_>) -> Vec<u8> {
        let canvas = board::board(self.kit, view);
        self.reel.add(&canvas, self.kit.layout.board);
        self.reel.wait(LAST);
        self.reel.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::Theme;
    use crate::rules::{Match, Record};

    #[test]
    fn what_is_drawn_seed_by_seed_looks_like_what_is_drawn_at_once() {
        for vectors in [
            include_str!("../../tests/vectors/congkak.jsonl"),
            include_str!("../../tests/vectors/oware.jsonl"),
        ] {
            let vector: serde_json::Value =
                serde_json::from_str(vectors.lines().next().unwrap()).unwrap();
            let record = Record::parse(vector["record"].as_str().unwrap()).unwrap();
            let mut mat = Match::new(record.options).unwrap();
            for entry in record.entries {
                let played = mat.play(entry).unwrap();
                if played.round_end.is_some() {
                    continue;
                }
                let names = BySide {
                    south: "South",
                    north: "North",
                };
                let view = View::of(&mat, names, Theme::Wood);
                let plays = [&played];
                let opening = opening_view(&view, &plays, &played);
                let kit = Kit::get(view.theme, view.variant, view.board.size(), WIDTH);
                let mut film = Film::new(&kit, &opening, Pace::of(&[&played], FRAMES_MAX));
                film.play(&played);
                film.shoot();
                // The marks of what was taken are gone a frame later.
                film.shoot();
                let at_once = View {
                    board: mat.board(),
                    ..opening.clone()
                };
                let expected = board::board(&kit, &at_once).pixels;
                let differ = film.canvas.pixels.iter().zip(&expected);
                let count = differ.filter(|(a, b)| a != b).count();
                assert_eq!(count, 0, "after {entry:?}");
            }
        }
    }
}
