//! Games of one hidden choice each: what both should choose, and how often.
//!
//! The sum of what the two get is nothing, so that each can make sure of the game's value by mixing
//! the choices, and neither of more (J. von Neumann, 1928). The mix is the solution of a linear
//! program, found by the simplex method (G. Dantzig); how far it is from perfect is computed from
//! the solution itself.

/// How to play a game of hidden choices.
#[derive(Clone, Debug, PartialEq)]
pub struct Mixed {
    /// What the chooser of the row gets when both play it well.
    pub value: f64,
    /// How often to choose each row; in all 1.
    pub rows: Vec<f64>,
    /// How often to choose each column; in all 1.
    pub columns: Vec<f64>,
    /// What the best answers to these mixes win beyond the value, both together: the error.
    pub gap: f64,
}

/// More exchanges than a game of a hundred pairs needs.
const EXCHANGES_MAX: u32 = 10_000;
/// What is taken for nothing, where everything is between 1 and 2.
const NOTHING: f64 = 1e-11;

impl Mixed {
    /// Solves the game in which the chooser of the row gets `payoffs[row][column]` from the other.
    ///
    /// `None` if there is no row or no column, or if the rows are not equally long.
    #[must_use]
    pub fn solve(payoffs: &[Vec<f64>]) -> Option<Self> {
        let width = payoffs.first().map(Vec::len).filter(|&width| width > 0)?;
        if payoffs.iter().any(|row| row.len() != width) {
            return None;
        }
        let all = || payoffs.iter().flatten().copied();
        let (least, most) = (
            all().fold(f64::INFINITY, f64::min),
            all().fold(f64::NEG_INFINITY, f64::max),
        );
        // Between 1 and 2: then the value is not 0, and one measure of nothing fits all.
        let scale = if most > least { most - least } else { 1.0 };
        let scaled: Vec<Vec<f64>> = payoffs
            .iter()
            .map(|row| {
                row.iter()
                    .map(|payoff| (payoff - least) / scale + 1.0)
                    .collect()
            })
            .collect();
        let (rows, columns) = Program::new(&scaled).solve();
        let (rows, columns) = (shares(&rows), shares(&columns));
        let row_gets = payoffs.iter().map(|row| weighed(row, &columns));
        let row_gets = row_gets.fold(f64::NEG_INFINITY, f64::max);
        let column_gives = (0..width).map(|column| {
            let payoffs = payoffs.iter().filter_map(|row| row.get(column));
            weighed(payoffs, &rows)
        });
        let column_gives = column_gives.fold(f64::INFINITY, f64::min);
        Some(Self {
            value: f64::midpoint(row_gets, column_gives),
            rows,
            columns,
            gap: row_gets - column_gives,
        })
    }
}

/// The sum of numbers, each times its weight.
fn weighed<'a>(numbers: impl IntoIterator<Item = &'a f64>, weights: &[f64]) -> f64 {
    let products = numbers.into_iter().zip(weights);
    products.map(|(number, weight)| number * weight).sum()
}

/// Weights as shares of 1.
fn shares(weights: &[f64]) -> Vec<f64> {
    let weights: Vec<f64> = weights.iter().map(|weight| weight.max(0.0)).collect();
    let sum: f64 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

/// The chooser of columns gives as little as possible: the most of a sum of weights of columns, with
/// each row's payoff at most 1.
struct Program {
    // A line for each row: columns, slacks, and at its end the limit.
    lines: Vec<Vec<f64>>,
    // What is gained by each column and slack; at its end, the sum so far.
    gains: Vec<f64>,
    // Which column or slack each line stands for.
    basis: Vec<usize>,
    width: usize,
}

impl Program {
    fn new(payoffs: &[Vec<f64>]) -> Self {
        let (height, width) = (payoffs.len(), payoffs.first().map_or(0, Vec::len));
        let line = |(index, row): (usize, &Vec<f64>)| {
            let slacks = (0..height).map(|slack| if slack == index { 1.0 } else { 0.0 });
            row.iter().copied().chain(slacks).chain([1.0]).collect()
        };
        let gains = (0..=width + height).map(|index| if index < width { 1.0 } else { 0.0 });
        Self {
            lines: payoffs.iter().enumerate().map(line).collect(),
            gains: gains.collect(),
            basis: (width..width + height).collect(),
            width,
        }
    }

    /// The weights of rows and columns.
    fn solve(mut self) -> (Vec<f64>, Vec<f64>) {
        for _ in 0..EXCHANGES_MAX {
            // The first that gains, and of equal lines the one that stands for the first: so it ends
            // (R. Bland).
            let slots = self.gains.len() - 1;
            let mut gains = self.gains.iter().take(slots);
            let Some(column) = gains.position(|&gain| gain > NOTHING) else {
                break;
            };
            let Some(line) = self.tightest(column) else {
                break;
            };
            self.exchange(line, column);
        }
        let rows = self.gains.iter().skip(self.width).take(self.lines.len());
        let rows = rows.map(|gain| -gain).collect();
        let mut columns = vec![0.0; self.width];
        for (line, &stands_for) in self.lines.iter().zip(&self.basis) {
            if let (Some(weight), Some(limit)) = (columns.get_mut(stands_for), line.last()) {
                *weight = *limit;
            }
        }
        (rows, columns)
    }

    /// The line that first stops the weight of a column from growing.
    fn tightest(&self, column: usize) -> Option<usize> {
        let mut tightest: Option<(f64, usize, usize)> = None;
        for (index, (line, &stands_for)) in self.lines.iter().zip(&self.basis).enumerate() {
            let (Some(&factor), Some(&limit)) = (line.get(column), line.last()) else {
                continue;
            };
            if factor <= NOTHING {
                continue;
            }
            let most = limit / factor;
            let is_tighter = tightest.is_none_or(|(least, first, _)| {
                most < least - NOTHING || most < least + NOTHING && stands_for < first
            });
            if is_tighter {
                tightest = Some((most, stands_for, index));
            }
        }
        tightest.map(|(_, _, index)| index)
    }

    /// Lets a line stand for a column.
    fn exchange(&mut self, index: usize, column: usize) {
        let Some(line) = self.lines.get_mut(index) else {
            return;
        };
        let factor = line.get(column).copied().unwrap_or(1.0);
        for number in &mut *line {
            *number /= factor;
        }
        let line = line.clone();
        let others = self.lines.iter_mut().enumerate();
        let others = others.filter(|(other, _)| *other != index);
        for other in others.map(|(_, other)| other).chain([&mut self.gains]) {
            let factor = other.get(column).copied().unwrap_or(0.0);
            for (number, own) in other.iter_mut().zip(&line) {
                *number -= factor * own;
            }
        }
        if let Some(stands_for) = self.basis.get_mut(index) {
            *stands_for = column;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check<const N: usize>(payoffs: &[[f64; N]], value: f64, rows: &[f64], columns: &[f64]) {
        let payoffs: Vec<_> = payoffs.iter().map(|row| row.to_vec()).collect();
        let mixed = Mixed::solve(&payoffs).unwrap();
        let is_close = |a: &[f64], b: &[f64]| {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-9)
        };
        assert!(is_close(&[mixed.value], &[value]), "{mixed:?}");
        assert!(is_close(&mixed.rows, rows), "{mixed:?}");
        assert!(is_close(&mixed.columns, columns), "{mixed:?}");
        assert!(mixed.gap.abs() < 1e-9, "{mixed:?}");
    }

    #[test]
    fn matching_pennies_are_shown_as_often_on_either_side() {
        check(&[[1.0, -1.0], [-1.0, 1.0]], 0.0, &[0.5, 0.5], &[0.5, 0.5]);
    }

    #[test]
    fn rock_paper_scissors_takes_each_as_often() {
        let third = 1.0 / 3.0;
        let game = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]];
        check(&game, 0.0, &[third; 3], &[third; 3]);
    }

    #[test]
    fn rock_paper_scissors_with_weights_takes_each_as_the_other_two_weigh() {
        // Rock beats scissors for 3, paper rock for 2, scissors paper for 1.
        let game = [[0.0, -2.0, 3.0], [2.0, 0.0, -1.0], [-3.0, 1.0, 0.0]];
        let mix = [1.0 / 6.0, 3.0 / 6.0, 2.0 / 6.0];
        check(&game, 0.0, &mix, &mix);
    }

    #[test]
    fn what_is_worse_in_every_case_is_never_chosen() {
        let game = [[3.0, 5.0, 9.0], [2.0, 4.0, 1.0], [4.0, 3.0, 9.0]];
        // The middle row is below the first everywhere, the last column above the others.
        check(
            &game,
            11.0 / 3.0,
            &[1.0 / 3.0, 0.0, 2.0 / 3.0],
            &[2.0 / 3.0, 1.0 / 3.0, 0.0],
        );
    }

    #[test]
    fn a_choice_that_is_best_against_everything_is_always_made() {
        check(&[[5.0, 7.0], [1.0, 6.0]], 5.0, &[1.0, 0.0], &[1.0, 0.0]);
    }

    #[test]
    fn one_who_has_no_choice_makes_the_other_choose_the_best() {
        check(&[[2.0], [9.0], [4.0]], 9.0, &[0.0, 1.0, 0.0], &[1.0]);
        check(&[[2.0, -9.0, 4.0]], -9.0, &[1.0], &[0.0, 1.0, 0.0]);
    }

    #[test]
    fn a_game_in_which_all_is_one_has_that_value() {
        let mixed = Mixed::solve(&[vec![-7.0; 4], vec![-7.0; 4]]).unwrap();
        assert!((mixed.value + 7.0).abs() < 1e-9 && mixed.gap.abs() < 1e-9);
    }

    #[test]
    fn no_game_without_choices_or_with_ragged_rows() {
        assert_eq!(Mixed::solve(&[]), None);
        assert_eq!(Mixed::solve(&[vec![]]), None);
        assert_eq!(Mixed::solve(&[vec![1.0, 2.0], vec![1.0]]), None);
    }

    #[test]
    fn random_games_of_any_size_are_solved_without_error() {
        let mut rng = crate::ai::rng::Rng::new(7);
        for _ in 0..2_000 {
            let (height, width) = (1 + rng.below(10), 1 + rng.below(10));
            // Few different numbers, so that many lines are equally tight.
            let spread = [3, 20, 40_000][rng.below(3) as usize];
            let mut payoff = || f64::from(rng.below(spread)) - f64::from(spread / 2);
            let payoffs: Vec<Vec<f64>> = (0..height)
                .map(|_| (0..width).map(|_| payoff()).collect())
                .collect();
            let mixed = Mixed::solve(&payoffs).unwrap();
            assert!(
                mixed.gap.abs() < 1e-7 * f64::from(spread),
                "{payoffs:?} {mixed:?}"
            );
            for mix in [&mixed.rows, &mixed.columns] {
                assert!(mix.iter().all(|share| (0.0..=1.0).contains(share)));
                assert!((mix.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            }
        }
    }
}
