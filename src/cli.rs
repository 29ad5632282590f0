//! The other ways to run the program: replay a record, draw a board, back up, check health.

mod draw;
mod replay;

pub use draw::{gif, png};
pub use replay::replay;
