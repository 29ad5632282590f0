//! Whatever is picked, by whatever options, is played or refused, and no seed is lost.

#![no_main]

use congkak::rules::{
    Burnt, BySide, Entry, GrandSlam, Hole, Match, Opening, Options, Position, Record, Refill, Round,
    Rounds, Side, Variant, Victory,
};
use libfuzzer_sys::fuzz_target;

fn any_of<T: Copy>(all: &[T], byte: u8) -> T {
    all[usize::from(byte) % all.len()]
}

/// Options by eleven bytes; most can be played.
fn options(bytes: &[u8; 11]) -> Options {
    let variant = any_of(&Variant::ALL, bytes[0]);
    let mut options = Options {
        holes: bytes[1] % 12,
        seeds: bytes[2] % 12,
        rounds: Rounds::Fixed(any_of(&[1, 3, 5, 15, 2, 17, 0], bytes[3])),
        ..Options::new(variant)
    };
    let starts = [Side::South, Side::North].map(Opening::Starts);
    options.opening = any_of(&[options.opening, starts[0], starts[1]], bytes[4]);
    if variant == Variant::Congkak || bytes[5] > 250 {
        options.burnt = any_of(&[Burnt::Forfeit, Burnt::Skip, Burnt::Off], bytes[6]);
        options.refill = any_of(&[Refill::Partial, Refill::Full, Refill::Even], bytes[7]);
        options.victory = any_of(&[Victory::Rounds, Victory::Seeds, Victory::Holes], bytes[8]);
        if bytes[9] % 3 == 0 {
            options.rounds = Rounds::Burnout;
        }
        if options.opening == Opening::Simultaneous {
            options.lot = any_of(&Side::BOTH, bytes[10]);
        }
    }
    if variant == Variant::Oware || bytes[5] > 250 {
        options.grand_slam = any_of(&[GrandSlam::Capture, GrandSlam::None], bytes[10]);
    }
    options
}

/// A legal pick for a low byte, and anything at all for a high one.
fn entry(mat: &Match, byte: u8, other: u8) -> Entry {
    let side = any_of(&Side::BOTH, other);
    match byte {
        0..=239 => {}
        240..=245 => return Entry::Pick(Hole::new(side, other / 2)),
        246..=250 => {
            return Entry::Wave(BySide {
                south: other % 12,
                north: other / 12,
            });
        }
        251 | 252 => return Entry::Resigned(side),
        253 => return Entry::OutOfTime(side),
        254 | 255 => return Entry::DrawAgreed,
    }
    let pick = |side, byte| any_of(&mat.choices(side), byte);
    match mat.awaited() {
        BySide {
            south: true,
            north: true,
        } => Entry::Wave(BySide {
            south: pick(Side::South, byte).label,
            north: pick(Side::North, other).label,
        }),
        BySide { south: true, .. } => Entry::Pick(pick(Side::South, byte)),
        BySide { north: true, .. } => Entry::Pick(pick(Side::North, byte)),
        BySide { .. } => Entry::DrawAgreed,
    }
}

fuzz_target!(|bytes: &[u8]| {
    let Some((header, moves)) = bytes.split_first_chunk() else {
        return;
    };
    let options = options(header);
    let Ok(mut mat) = Match::new(options) else {
        assert!(options.check().is_err());
        return;
    };
    assert!(options.check().is_ok());
    let total = mat.board().total();
    let mut record = Record::new(options);
    for pair in moves.windows(2) {
        let entry = entry(&mat, pair[0], pair[1]);
        let before = mat.clone();
        let Ok(played) = mat.play(entry) else {
            assert_eq!(mat, before);
            continue;
        };
        record.push(entry);
        assert_eq!(mat.board().total(), total);
        assert_eq!(&played.before, before.board());
        if let (Some(round), Entry::Pick(hole)) = (before.open_round(), entry) {
            let mut position = Position::from(round);
            position.sow(hole.label).unwrap();
            let mut round: Round = *round;
            round.sow(hole, &mut |_| {}).unwrap();
            assert_eq!(&position.board(), round.board());
            assert_eq!(position.ended(), round.ended());
        }
    }
    assert_eq!(record.position().unwrap(), mat);
    let text = record.to_string();
    assert_eq!(Record::parse(&text), Ok(record));
});
