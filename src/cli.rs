//! The other ways to run the program: replay a record, draw a board, back up, check health.

pub mod replay;
