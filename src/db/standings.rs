//! Results, and all that is counted from them: totals, ratings, leaderboards, profiles, seasons.
//!
//! [`play`](crate::play) says what counts and how; here it is kept and found again.

mod bands;
mod board;
mod forget;
mod history;
mod holes;
mod mend;
mod period;
#[cfg(test)]
mod plans;
mod presence;
mod recount;
mod result;
mod season;
mod totals;

pub use board::{Board, BoardLine, BoardPage};
pub use history::{Filter, HeadToHead, PastMatch, RatingPoint, ServerResult};
pub use holes::HoleTotal;
pub use period::{Period, SeasonLength, date};
pub use recount::{CountedBand, KeptBoard, KeptResult, KeptTotals};
pub use result::{Counts, MatchResult, RoundResult, SideRating, SideResult};
pub use totals::Totals;
