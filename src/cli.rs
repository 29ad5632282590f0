//! The other ways to run the program: replay a record, draw a board, back up, move, recount.

mod check;
mod draw;
mod fill;
mod replay;
mod report;
mod text;

pub use check::check;
pub use draw::{gif, png};
pub use fill::fill;
pub use replay::replay;
pub use report::report;
pub use text::text;
