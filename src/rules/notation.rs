//! A round as one line of text, for tests and for people: `kalah S 0 1 0 0 0 2 [0] / 0 0 0 4 0 1 [0]`.
//!
//! The variant, the side to move, South's holes from label 1 on and its store, then North's. A
//! burnt hole is an `x`. Rules that are not the variant's defaults stand after it: `skip`, `off`,
//! `none`. `-` instead of a side: the round is over, for a reason that the text does not tell.

use super::{Board, Burnt, GrandSlam, HOLES_MAX, Options, Round, Side, Variant};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.variant().word())?;
        match self.burnt() {
            Burnt::Skip => f.write_str(" skip")?,
            Burnt::Off if self.variant() == Variant::Congkak => f.write_str(" off")?,
            Burnt::Off | Burnt::Forfeit => {}
        }
        match self.grand_slam() {
            GrandSlam::None => f.write_str(" none")?,
            GrandSlam::Capture => {}
        }
        let to_move = self.ended().map_or(self.to_move().letter(), |_| '-');
        write!(f, " {to_move} {}", self.board())
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::BOTH {
            for hole in self.holes(side) {
                if self.is_burnt(hole) {
                    f.write_str("x ")?;
                } else {
                    write!(f, "{} ", self.seeds(hole))?;
                }
            }
            write!(f, "[{}]", self.store(side))?;
            if side == Side::South {
                f.write_str(" / ")?;
            }
        }
        Ok(())
    }
}

/// The text is not a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotARound;

impl fmt::Display for NotARound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a round, such as: kalah S 0 1 0 0 0 2 [0] / 0 0 0 4 0 1 [0]")
    }
}

impl std::error::Error for NotARound {}

impl FromStr for Round {
    type Err = NotARound;

    fn from_str(text: &str) -> Result<Self, NotARound> {
        let (variant, mut rest) = text.split_once(' ').ok_or(NotARound)?;
        let mut variants = Variant::ALL.into_iter();
        let variant = variants.find(|known| known.word() == variant);
        let mut options = Options::new(variant.ok_or(NotARound)?);
        loop {
            let (word, after) = rest.split_once(' ').ok_or(NotARound)?;
            rest = after;
            match (options.variant, word) {
                (Variant::Congkak, "skip") => options.burnt = Burnt::Skip,
                (Variant::Congkak, "off") => options.burnt = Burnt::Off,
                (Variant::Oware, "none") => options.grand_slam = GrandSlam::None,
                (_, "S" | "-") => return Ok(Self::new(&options, rest.parse()?, Side::South)),
                (_, "N") => return Ok(Self::new(&options, rest.parse()?, Side::North)),
                _ => return Err(NotARound),
            }
        }
    }
}

impl FromStr for Board {
    type Err = NotARound;

    fn from_str(text: &str) -> Result<Self, NotARound> {
        let (south, north) = text.split_once(" / ").ok_or(NotARound)?;
        let size = south.split(' ').count() - 1;
        let size = u8::try_from(size).map_err(|_| NotARound)?;
        if !(1..=HOLES_MAX).contains(&size) {
            return Err(NotARound);
        }
        let mut board = Self::new(size, 0);
        let mut total = 0_u8;
        for (side, row) in [(Side::South, south), (Side::North, north)] {
            let mut words = row.split(' ');
            for hole in board.holes(side) {
                match words.next().ok_or(NotARound)? {
                    "x" => board.set_burnt(hole),
                    seeds => board.set_seeds(hole, number(seeds, &mut total)?),
                }
            }
            let store = words.next().and_then(|word| word.strip_prefix('['));
            let store = store.and_then(|word| word.strip_suffix(']'));
            board.set_store(side, number(store.ok_or(NotARound)?, &mut total)?);
            if words.next().is_some() {
                return Err(NotARound);
            }
        }
        Ok(board)
    }
}

/// A number of seeds, added to those of the whole board: they must fit a store.
fn number(word: &str, total: &mut u8) -> Result<u8, NotARound> {
    let seeds = word.parse().map_err(|_| NotARound)?;
    *total = total.checked_add(seeds).ok_or(NotARound)?;
    Ok(seeds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_reads_as_it_is_written() {
        for text in [
            "kalah S 0 1 0 0 0 2 [0] / 0 0 0 4 0 1 [0]",
            "congkak N 1 2 x [3] / 4 x x [5]",
            "congkak skip N 1 2 x [3] / 4 x x [5]",
            "congkak off S 1 2 0 [3] / 4 0 0 [5]",
            "oware none S 4 4 4 4 4 4 [0] / 4 4 4 4 4 4 [0]",
            "kalah - 0 0 [5] / 0 0 [3]",
        ] {
            assert_eq!(text.parse::<Round>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_text_is_not_a_round() {
        for text in [
            "",
            "kalah",
            "kalah S",
            "chess S 1 [0] / 1 [0]",
            "kalah E 1 [0] / 1 [0]",
            "kalah skip S 1 [0] / 1 [0]",
            "kalah S 1 [0]",
            "kalah S 1 0 / 1 0",
            "kalah S 1 2 [0] / 1 [0]",
            "kalah S 1 [0] / 1 2 [0]",
            "kalah S -1 [0] / 1 [0]",
            "kalah S 200 [0] / 200 [0]",
            "kalah S 1 1 1 1 1 1 1 1 1 1 1 [0] / 1 1 1 1 1 1 1 1 1 1 1 [0]",
        ] {
            assert_eq!(text.parse::<Round>(), Err(NotARound), "{text:?}");
        }
    }
}
