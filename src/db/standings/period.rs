//! Stretches of time: always, a month, a quarter. In UTC.

use crate::db::Moment;

const DAY_MILLIS: i64 = 24 * 60 * 60 * 1000;

/// A stretch of time that is counted by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Period {
    /// From the first match on.
    Always,
    /// A month, from 1.
    Month {
        /// The year.
        year: i64,
        /// From 1 to 12.
        month: i64,
    },
    /// A quarter of a year, from 1.
    Quarter {
        /// The year.
        year: i64,
        /// From 1 to 4.
        quarter: i64,
    },
}

/// How long a season is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SeasonLength {
    /// Three months.
    #[default]
    Quarter,
    /// One month.
    Month,
}

impl SeasonLength {
    /// Both, in the order people are offered them.
    pub const ALL: [Self; 2] = [Self::Quarter, Self::Month];

    /// The word by which the setting is kept.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Quarter => "quarter",
            Self::Month => "month",
        }
    }

    /// The length that a word says; as usual, where nothing is chosen.
    #[must_use]
    pub fn of_word(word: Option<&str>) -> Self {
        let mut known = Self::ALL.into_iter();
        known
            .find(|length| word == Some(length.word()))
            .unwrap_or_default()
    }

    /// The season in which `now` lies.
    #[must_use]
    pub fn season_at(self, now: Moment) -> Period {
        match self {
            Self::Quarter => Period::quarter_of(now),
            Self::Month => Period::month_of(now),
        }
    }

    /// Whether `period` is a season of this length.
    #[must_use]
    pub const fn has(self, period: Period) -> bool {
        matches!(
            (self, period),
            (Self::Quarter, Period::Quarter { .. }) | (Self::Month, Period::Month { .. })
        )
    }
}

impl Period {
    /// The month in which a moment lies.
    #[must_use]
    pub fn month_of(moment: Moment) -> Self {
        let (year, month) = year_and_month(moment);
        Self::Month { year, month }
    }

    /// The quarter in which a moment lies.
    #[must_use]
    pub fn quarter_of(moment: Moment) -> Self {
        let (year, month) = year_and_month(moment);
        Self::Quarter {
            year,
            quarter: (month + 2) / 3,
        }
    }

    /// Every period to which a result of this moment belongs.
    #[must_use]
    pub fn all_of(moment: Moment) -> [Self; 3] {
        [
            Self::Always,
            Self::month_of(moment),
            Self::quarter_of(moment),
        ]
    }

    /// The number by which it is kept: 0, 202611 for a month, 20264 for a quarter.
    #[must_use]
    pub const fn code(self) -> i64 {
        match self {
            Self::Always => 0,
            Self::Month { year, month } => year * 100 + month,
            Self::Quarter { year, quarter } => year * 10 + quarter,
        }
    }

    /// The period of a code; `None` for what is no code.
    #[must_use]
    pub const fn of_code(code: i64) -> Option<Self> {
        let (year_of_month, month) = (code / 100, code % 100);
        let (year_of_quarter, quarter) = (code / 10, code % 10);
        match code {
            0 => Some(Self::Always),
            100_000..=999_999 if month >= 1 && month <= 12 => Some(Self::Month {
                year: year_of_month,
                month,
            }),
            10_000..=99_999 if quarter >= 1 && quarter <= 4 => Some(Self::Quarter {
                year: year_of_quarter,
                quarter,
            }),
            _ => None,
        }
    }

    /// The moment at which it is over; `None` for what never is.
    #[must_use]
    pub fn ends_at(self) -> Option<Moment> {
        let (year, month) = match self {
            Self::Always => return None,
            Self::Month { year, month } => (year, month + 1),
            Self::Quarter { year, quarter } => (year, quarter * 3 + 1),
        };
        let (year, month) = if month > 12 {
            (year + 1, month - 12)
        } else {
            (year, month)
        };
        Some(Moment::from_millis(days_before(year, month) * DAY_MILLIS))
    }

    /// The period of the same length before this one.
    #[must_use]
    pub const fn before(self) -> Self {
        match self {
            Self::Always => Self::Always,
            Self::Month { year, month: 1 } => Self::Month {
                year: year - 1,
                month: 12,
            },
            Self::Month { year, month } => Self::Month {
                year,
                month: month - 1,
            },
            Self::Quarter { year, quarter: 1 } => Self::Quarter {
                year: year - 1,
                quarter: 4,
            },
            Self::Quarter { year, quarter } => Self::Quarter {
                year,
                quarter: quarter - 1,
            },
        }
    }
}

/// The year, the month and the day of a moment, in UTC.
#[must_use]
pub fn date(moment: Moment) -> (i64, i64, i64) {
    let (year, month) = year_and_month(moment);
    let day = moment.millis().div_euclid(DAY_MILLIS) - days_before(year, month) + 1;
    (year, month, day)
}

/// The first and the last moment of the day in which `moment` lies; the last is outside.
pub(super) fn day_of(moment: Moment) -> (i64, i64) {
    let start = moment.millis().div_euclid(DAY_MILLIS) * DAY_MILLIS;
    (start, start + DAY_MILLIS)
}

fn year_and_month(moment: Moment) -> (i64, i64) {
    let days = moment.millis().div_euclid(DAY_MILLIS);
    // Near enough to begin with, and then a month at a time.
    let mut year = 1970 + days.div_euclid(366);
    while days_before(year + 1, 1) <= days {
        year += 1;
    }
    let mut month = 1;
    while month < 12 && days_before(year, month + 1) <= days {
        month += 1;
    }
    (year, month)
}

/// Days from 1970 to the first of a month.
fn days_before(year: i64, month: i64) -> i64 {
    const BEFORE: [i64; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let leaps = |year: i64| year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    let in_year = usize::try_from(month - 1)
        .ok()
        .and_then(|index| BEFORE.get(index))
        .copied()
        .unwrap_or(0);
    (year - 1970) * 365 + leaps(year - 1) - leaps(1969) + in_year + i64::from(is_leap && month > 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(secs: i64, month: Period, quarter: Period) {
        let moment = Moment::from_millis(secs * 1000);
        assert_eq!(Period::month_of(moment), month);
        assert_eq!(Period::quarter_of(moment), quarter);
    }

    const fn month(year: i64, month: i64) -> Period {
        Period::Month { year, month }
    }

    const fn quarter(year: i64, quarter: i64) -> Period {
        Period::Quarter { year, quarter }
    }

    #[test]
    fn a_month_and_a_quarter_begin_at_midnight_utc() {
        check(0, month(1970, 1), quarter(1970, 1));
        check(951_782_399, month(2000, 2), quarter(2000, 1)); // 28 February, 23:59:59
        check(951_868_799, month(2000, 2), quarter(2000, 1)); // 29 February, 23:59:59
        check(951_868_800, month(2000, 3), quarter(2000, 1));
        check(954_547_199, month(2000, 3), quarter(2000, 1));
        check(954_547_200, month(2000, 4), quarter(2000, 2));
        check(1_798_761_599, month(2026, 12), quarter(2026, 4));
        check(1_798_761_600, month(2027, 1), quarter(2027, 1));
        check(4_107_542_400, month(2100, 3), quarter(2100, 1)); // no leap day in 2100
    }

    #[test]
    fn the_end_of_a_period_is_the_beginning_of_the_next() {
        for start in (0..1200).map(|index| index * 2_629_800) {
            let moment = Moment::from_millis(start * 1000);
            for length in SeasonLength::ALL {
                let season = length.season_at(moment);
                let next = length.season_at(season.ends_at().unwrap());
                assert_eq!(next.before(), season);
                assert!(length.has(season));
                assert!(season.ends_at().unwrap() > moment);
            }
        }
    }

    #[test]
    fn a_code_is_read_back_and_nonsense_is_not() {
        for period in [Period::Always, month(2026, 11), quarter(2026, 4)] {
            assert_eq!(Period::of_code(period.code()), Some(period));
        }
        for nonsense in [-1, 1, 202_600, 202_613, 20_260, 20_265, 1_202_611] {
            assert_eq!(Period::of_code(nonsense), None);
        }
    }
}
