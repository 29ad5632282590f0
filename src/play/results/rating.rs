//! Ratings by Glicko-2, in whole numbers, so that they are the same wherever they are counted.
//!
//! - A rating belongs to a server and a game, and a second one to a server and all games together.
//! - Every match that counts is a rating period of its own.
//! - Of the matches of one pair in a day (UTC), the n-th moves the ratings by one n-th of what it
//!   would: the first wholly, the second by half, the third by a third. So ten wins over one
//!   friend in an evening are worth less than three. Rating, deviation and volatility alike: who
//!   is only ever measured against one player is not known better.
//! - Who has not played for a while is known less well: each 30 days without a match widen the
//!   deviation as a rating period without results does.
//! - A rating is settled when it rests on [`SETTLED_FROM`] matches, and provisional before.

use crate::db::{Moment, Totals};
use crate::rules::{BySide, Side};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};

/// On how many matches a rating rests that is no longer provisional.
pub const SETTLED_FROM: i64 = 10;
/// What is added to the score of a settled rating, so that leaderboards have these first.
const SETTLED_SCORE: i64 = 100_000;
/// After so many milliseconds without a match a rating is less certain.
const IDLE_MILLIS: i64 = 30 * 24 * 60 * 60 * 1000;
/// After so many of these it is as uncertain as it will ever be.
const IDLE_MAX: i64 = 2000;
const THOUSAND: f64 = 1000.0;
const THOUSAND_MILLION: f64 = 1_000_000_000.0;

/// A rating and its deviation in thousandths of a point, its volatility in thousand millionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rating {
    pub(super) thousandths: i64,
    pub(super) deviation: i64,
    pub(super) volatility: i64,
    /// On how many matches it rests.
    pub(super) rated: i64,
    /// When the last of these ended.
    pub(super) at: Moment,
}

/// The whole points of a rating in thousandths, as people see them.
#[must_use]
pub fn points(thousandths: i64) -> i64 {
    (thousandths + 500)
        .div_euclid(1000)
        .clamp(0, SETTLED_SCORE - 1)
}

impl Rating {
    /// The rating that totals tell; of nobody, that of a player who is new.
    pub(super) fn of(totals: Option<&Totals>) -> Self {
        match totals {
            Some(totals) => Self {
                thousandths: totals.rating,
                deviation: totals.deviation,
                volatility: totals.volatility,
                rated: totals.rated,
                at: Moment::from_millis(totals.rated_at),
            },
            None => Self::from_glicko(&Glicko2Rating::new(), 0, Moment::from_millis(0)),
        }
    }

    /// The rating and its deviation.
    pub(super) const fn shown(&self) -> (i64, i64) {
        (self.thousandths, self.deviation)
    }

    /// By what leaderboards are ordered.
    pub(super) fn score(&self) -> i64 {
        let settled = if self.rated >= SETTLED_FROM {
            SETTLED_SCORE
        } else {
            0
        };
        points(self.thousandths) + settled
    }

    fn from_glicko(rating: &Glicko2Rating, rated: i64, at: Moment) -> Self {
        Self {
            thousandths: whole(rating.rating * THOUSAND),
            deviation: whole(rating.deviation * THOUSAND),
            volatility: whole(rating.volatility * THOUSAND_MILLION),
            rated,
            at,
        }
    }

    fn to_glicko(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: real(self.thousandths) / THOUSAND,
            deviation: real(self.deviation) / THOUSAND,
            volatility: real(self.volatility) / THOUSAND_MILLION,
        }
    }

    /// The rating as it has become when a match ends at `now`.
    fn rested(self, now: Moment) -> Self {
        if self.rated == 0 {
            return self;
        }
        let idle = (now.millis() - self.at.millis()) / IDLE_MILLIS;
        let mut rating = self.to_glicko();
        for _ in 0..idle.clamp(0, IDLE_MAX) {
            rating = decay_deviation(&rating);
        }
        Self::from_glicko(&rating, self.rated, self.at)
    }
}

/// The ratings after a match that is the `of_day`-th of the pair that day.
pub(super) fn rate(
    before: BySide<Rating>,
    winner: Option<Side>,
    of_day: i64,
    now: Moment,
) -> BySide<Rating> {
    let rested = before.map(|rating| rating.rested(now));
    let outcome = match winner {
        Some(Side::South) => Outcomes::WIN,
        Some(Side::North) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    };
    let BySide { south, north } = rested.map(Rating::to_glicko);
    let (south_after, north_after) = glicko2(&south, &north, &outcome, &Glicko2Config::new());
    let part = |before: Glicko2Rating, after: Glicko2Rating, rated: i64| {
        let part = |before: f64, after: f64| before + (after - before) / real(of_day);
        let rating = Glicko2Rating {
            rating: part(before.rating, after.rating),
            deviation: part(before.deviation, after.deviation),
            volatility: part(before.volatility, after.volatility),
        };
        Rating::from_glicko(&rating, rated + 1, now)
    };
    BySide {
        south: part(south, south_after, rested.south.rated),
        north: part(north, north_after, rested.north.rated),
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "ratings have some thousand points"
)]
fn whole(number: f64) -> i64 {
    number.round() as i64
}

#[expect(
    clippy::cast_precision_loss,
    reason = "thousandths of a rating have seven digits"
)]
fn real(number: i64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Moment = Moment::from_millis(1_790_000_000_000);

    fn new() -> Rating {
        Rating::of(None)
    }

    fn known(points: i64, deviation: i64) -> Rating {
        Rating {
            thousandths: points * 1000,
            deviation: deviation * 1000,
            volatility: 60_000_000,
            rated: 20,
            at: NOW,
        }
    }

    fn both(south: Rating, north: Rating) -> BySide<Rating> {
        BySide { south, north }
    }

    #[test]
    fn a_new_player_has_1500_points_give_or_take_350() {
        assert_eq!(new().shown(), (1_500_000, 350_000));
        assert_eq!(new().score(), 1500);
    }

    // The example of Glickman's paper, a match at a time instead of three at once, would come out
    // otherwise; so this is the first of its three matches alone, computed with his formulas.
    #[test]
    fn a_win_over_a_weaker_player_who_is_well_known_raises_a_little() {
        let after = rate(
            both(known(1500, 200), known(1400, 30)),
            Some(Side::South),
            1,
            NOW,
        );
        assert_eq!(after.south.shown(), (1_563_564, 175_403));
    }

    #[test]
    fn what_one_wins_of_equals_the_other_loses() {
        let after = rate(both(new(), new()), Some(Side::North), 1, NOW);
        assert_eq!(
            after.north.thousandths - 1_500_000,
            1_500_000 - after.south.thousandths
        );
        assert!(after.north.thousandths > 1_600_000);
        assert_eq!(after.north.rated, 1);
    }

    #[test]
    fn a_draw_of_equals_moves_nobody_and_makes_both_better_known() {
        let after = rate(both(new(), new()), None, 1, NOW);
        assert_eq!(after.south.thousandths, 1_500_000);
        assert!(after.south.deviation < 350_000);
    }

    #[test]
    fn the_nth_match_of_a_pair_in_a_day_moves_one_nth() {
        let whole = rate(both(new(), new()), Some(Side::South), 1, NOW).south;
        for of_day in 2..=20 {
            let part = rate(both(new(), new()), Some(Side::South), of_day, NOW).south;
            let gain = |rating: Rating| rating.thousandths - 1_500_000;
            assert!((gain(part) * of_day - gain(whole)).abs() <= of_day);
            let known = |rating: Rating| 350_000 - rating.deviation;
            assert!((known(part) * of_day - known(whole)).abs() <= of_day);
        }
    }

    #[test]
    fn a_rating_is_settled_with_the_tenth_match() {
        let mut rating = known(1500, 80);
        rating.rated = SETTLED_FROM - 1;
        assert_eq!(rating.score(), 1500);
        rating.rated = SETTLED_FROM;
        assert_eq!(rating.score(), 101_500);
    }

    #[test]
    fn who_has_been_away_is_known_less_well_but_never_less_than_a_new_player() {
        let month = std::time::Duration::from_hours(24 * 30);
        let away = |months: u32| known(1500, 50).rested(NOW.plus(month * months)).deviation;
        assert_eq!(away(0), 50_000);
        assert!(away(1) > 50_000 && away(12) > away(1));
        assert_eq!(away(5000), 350_000);
    }

    #[test]
    fn points_are_never_below_nothing() {
        assert_eq!(points(-700), 0);
        assert_eq!(points(1_499_500), 1500);
        assert_eq!(points(1_499_499), 1499);
    }
}
