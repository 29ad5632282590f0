//! The other ways to run the program: replay a record, draw a board, back up, check health.

mod replay;

pub use replay::replay;
