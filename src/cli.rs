//! The other ways to run the program: replay a record, draw a board, back up, check health.

mod check;
mod draw;
mod replay;
mod text;

pub use check::check;
pub use draw::{gif, png};
pub use replay::replay;
pub use text::text;
