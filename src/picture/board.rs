//! A board, drawn from what was made once for its theme, variant and size.

use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::art;
use super::encode;
use super::layout::{Hand, Layout, Point};
use super::marks::Marks;
use super::paint::Canvas;
use super::seeds::Seeds;
use super::squeeze::Hints;
use super::text::{self, Digits};
use super::theme::{Ink, Palette, Theme};
use super::traces::{TraceMarks, Traces};
use super::{Seat, View};
use crate::rules::{Board, Hole, Rounds, Side, Variant};

/// The width of a still picture.
const STILL_WIDTH: u16 = 1000;
/// Empty boards kept: themes, sizes and variants that are played at the same time.
const KITS_MAX: usize = 12;

/// Draws a view as a PNG.
pub(super) fn png(view: &View<'_>) -> Vec<u8> {
    let kit = Kit::get(view.theme, view.variant, view.board.size(), STILL_WIDTH);
    let canvas = board(&kit, view);
    let hints = || Hints::new(&kit.empty, canvas.stride());
    encode::png(&canvas, kit.hints.get_or_init(hints))
}

/// All that is made once for a theme, a variant and a size.
pub(super) struct Kit {
    pub(super) palette: &'static Palette,
    pub(super) layout: Layout,
    pub(super) empty: Vec<u8>,
    hints: OnceLock<Hints>,
    seeds: Seeds,
    pub(super) marks: Marks,
    pub(super) trace_marks: TraceMarks,
    pub(super) counts: Digits,
    pub(super) stores: Digits,
    pub(super) small: Digits,
}

/// What a kit is kept under.
type Key = (Theme, Variant, u8, u16);

impl Kit {
    /// The kit, made now if it is not among those made last.
    pub(super) fn get(theme: Theme, variant: Variant, holes: u8, width: u16) -> Arc<Self> {
        static KITS: Mutex<Vec<(Key, Arc<Kit>)>> = Mutex::new(Vec::new());
        let key = (theme, variant, holes, width);
        let kept = || KITS.lock().unwrap_or_else(PoisonError::into_inner);
        let find = |kits: &mut Vec<(Key, Arc<Kit>)>| {
            let at = kits.iter().position(|(made, _)| *made == key)?;
            let found = kits.remove(at);
            kits.push(found.clone());
            Some(found.1)
        };
        if let Some(kit) = find(&mut kept()) {
            return kit;
        }
        // Made while others can draw; two threads may make the same one, and one is kept.
        let made = Arc::new(Self::new(theme, variant, holes, width));
        let mut kits = kept();
        find(&mut kits).unwrap_or_else(|| {
            if kits.len() == KITS_MAX {
                kits.remove(0);
            }
            kits.push((key, Arc::clone(&made)));
            made
        })
    }

    fn new(theme: Theme, variant: Variant, holes: u8, width: u16) -> Self {
        let palette = palette(theme);
        let layout = Layout::new(holes, Hand::of(variant), width);
        Self {
            palette,
            empty: art::empty_board(&layout, palette),
            hints: OnceLock::new(),
            seeds: Seeds::new(variant, layout.seed, palette),
            marks: Marks::new(&layout),
            trace_marks: TraceMarks::new(&layout),
            counts: text::digits(layout.count_size()),
            stores: text::digits(66.0 * layout.scale),
            small: text::digits(32.0 * layout.scale),
            layout,
        }
    }
}

/// The palette of a theme, made once.
pub(super) fn palette(theme: Theme) -> &'static Palette {
    static PALETTES: [OnceLock<Palette>; Theme::ALL.len()] = [const { OnceLock::new() }; 3];
    PALETTES
        .get(theme as usize)
        .expect("there is a place for every theme")
        .get_or_init(|| Palette::new(theme))
}

/// Draws a view.
pub(super) fn board(kit: &Kit, view: &View<'_>) -> Canvas {
    let mut canvas = Canvas {
        width: kit.layout.width,
        height: kit.layout.height,
        pixels: kit.empty.clone(),
        palette: kit.palette,
    };
    for side in Side::BOTH {
        rim(&mut canvas, kit, view, side);
        for hole in view.board.holes(side) {
            let content = Content::of(view.board, hole);
            fill(&mut canvas, kit, view.bottom, hole, content);
            label(&mut canvas, kit, view, hole);
        }
        let count = view.board.store(side);
        fill_store(&mut canvas, kit, view.bottom, side, count);
    }
    if view.rounds != Rounds::Fixed(1) {
        round(&mut canvas, kit, view);
    }
    if let Some(traces) = view.last.and_then(|last| Traces::of(last, view.board)) {
        traces.draw(&mut canvas, kit, view.bottom, view.board);
    }
    for side in Side::BOTH {
        if let Seat::Relays(hole) = view.seats[side] {
            let centre = kit.layout.hole(hole, view.bottom);
            let beside = kit.layout.trail(hole, view.bottom);
            kit.marks.draw_relay(&mut canvas, centre, beside);
        }
    }
    canvas
}

/// Draws both rims anew, and which round it is.
pub(super) fn renew_rims(canvas: &mut Canvas, kit: &Kit, view: &View<'_>) {
    for side in Side::BOTH {
        canvas.restore(kit.layout.rim(Layout::row(side, view.bottom)), &kit.empty);
        rim(canvas, kit, view, side);
    }
    if view.rounds != Rounds::Fixed(1) {
        canvas.restore(kit.layout.round(), &kit.empty);
        round(canvas, kit, view);
    }
}

fn rim(canvas: &mut Canvas, kit: &Kit, view: &View<'_>, side: Side) {
    let layout = &kit.layout;
    let row = Layout::row(side, view.bottom);
    let area = layout.rim(row);
    let seat = view.seats[side];
    let bright = matches!(seat, Seat::ToMove | Seat::ToPick | Seat::Won);
    let ink = if bright { Ink::Dark } else { Ink::Text };
    if bright {
        canvas.stamp(area.centre(), &kit.marks.rim, Ink::Gold);
    }
    // The mark and the name begin at the end where the own store is; wins are at the other.
    let left = layout.store_is_left(row);
    let (inner, sign) = if left {
        (area.left + 14.0 * layout.scale, 1.0)
    } else {
        (area.right - 14.0 * layout.scale, -1.0)
    };
    let middle = area.centre().y;
    let mut x = inner;
    if let Some(mark) = kit.marks.seat(seat, row) {
        let half = 17.0 * layout.scale;
        canvas.stamp(Point::new(x + sign * half, middle), mark, ink);
        x += sign * (half * 2.0 + 10.0 * layout.scale);
    }
    let room = area.width() * 0.74;
    let name = text::name(view.names[side], 36.0 * layout.scale, room);
    let start = if left { x } else { x - name.advance };
    let base = middle + 13.0 * layout.scale;
    canvas.stamp(Point::new(start.round(), base.round()), &name.stencil, ink);
    if view.rounds != Rounds::Fixed(1) {
        let wins = u16::from(view.wins[side]);
        let far = if left {
            area.right - 14.0 * layout.scale - kit.small.width(wins)
        } else {
            area.left + 14.0 * layout.scale + 34.0 * layout.scale
        };
        kit.small.draw(canvas, far, middle, wins, ink);
        let star = Point::new(far - 20.0 * layout.scale, middle);
        canvas.stamp(
            star,
            &kit.marks.star,
            if bright { Ink::Dark } else { Ink::Gold },
        );
    }
}

/// What is in a hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    Seeds(u8),
    Burnt,
}

impl Content {
    pub(super) fn of(board: &Board, hole: Hole) -> Self {
        if board.is_burnt(hole) {
            Self::Burnt
        } else {
            Self::Seeds(board.seeds(hole))
        }
    }
}

/// Draws the content of an empty hole, and its count.
pub(super) fn fill(canvas: &mut Canvas, kit: &Kit, bottom: Side, hole: Hole, content: Content) {
    let centre = kit.layout.hole(hole, bottom);
    let plate = kit.layout.count_of(hole, bottom).centre();
    match content {
        Content::Burnt => {
            kit.marks.draw_burnt(canvas, centre);
            canvas.stamp(plate, &kit.marks.cross, Ink::Dim);
        }
        Content::Seeds(count) => {
            lay(canvas, kit, bottom, hole, 0..count);
            let ink = if count == 0 { Ink::Dim } else { Ink::Text };
            kit.counts.draw_middle(canvas, plate, u16::from(count), ink);
        }
    }
}

/// Lays seeds in a hole that held fewer.
pub(super) fn lay(canvas: &mut Canvas, kit: &Kit, bottom: Side, hole: Hole, counts: Range<u8>) {
    let centre = kit.layout.hole(hole, bottom);
    let radius = kit.layout.radius;
    kit.seeds.heap(canvas, centre, radius, counts, salt(hole));
}

/// Seeds lie alike in the same hole, whichever way the board is turned.
fn salt(hole: Hole) -> u32 {
    u32::from(hole.label) * 2 + u32::from(hole.side == Side::North)
}

fn label(canvas: &mut Canvas, kit: &Kit, view: &View<'_>, hole: Hole) {
    let centre = kit.layout.label_of(hole, view.bottom).centre();
    let ink = if view.playable.contains(&hole) {
        canvas.stamp(centre, &kit.marks.chip, Ink::Gold);
        let hole = kit.layout.hole(hole, view.bottom);
        canvas.stamp(hole, &kit.marks.playable, Ink::Gold);
        Ink::Dark
    } else {
        Ink::Dim
    };
    kit.small
        .draw_middle(canvas, centre, u16::from(hole.label), ink);
}

/// Draws the content of an empty store, and its count.
pub(super) fn fill_store(canvas: &mut Canvas, kit: &Kit, bottom: Side, side: Side, count: u8) {
    lay_in_store(canvas, kit, bottom, side, 0..count);
    let row = Layout::row(side, bottom);
    let plate = kit.layout.store_count(row).centre();
    kit.stores
        .draw_middle(canvas, plate, u16::from(count), Ink::Text);
}

/// Lays seeds in a store that held fewer.
pub(super) fn lay_in_store(
    canvas: &mut Canvas,
    kit: &Kit,
    bottom: Side,
    side: Side,
    counts: Range<u8>,
) {
    let heap = kit.layout.store_heap(Layout::row(side, bottom));
    let salt = 100 + u32::from(side == Side::North);
    kit.seeds.pile(canvas, heap, counts, salt);
}

fn round(canvas: &mut Canvas, kit: &Kit, view: &View<'_>) {
    let plate = kit.layout.round();
    canvas.stamp(plate.centre(), &kit.marks.round, Ink::Plate);
    let last = match view.rounds {
        Rounds::Fixed(rounds) => Some(u16::from(rounds)),
        Rounds::Burnout => None,
    };
    kit.small.draw_of(
        canvas,
        plate.centre(),
        u16::from(view.round),
        last,
        Ink::Text,
    );
}
