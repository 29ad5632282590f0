//! Leaderboards, ratings and podiums, as the bot would show them.

use congkak::picture::{
    Balance, Chart, Podium, PodiumPlace, Table, TableLine, Theme, balance_png, chart_png,
    podium_png, table_png,
};
use congkak::rules::BySide;

/// Something to be drawn in a theme.
#[derive(Clone, Copy)]
pub(crate) struct Sheet {
    /// What the picture of it is called.
    pub(crate) name: &'static str,
    /// Whether it is kept in every theme.
    pub(crate) in_all_themes: bool,
    /// Draws it.
    pub(crate) draw: fn(Theme) -> Vec<u8>,
}

fn line(rank: i64, name: &str, value: i64) -> TableLine<'_> {
    TableLine {
        rank,
        name,
        value,
        is_provisional: false,
        is_own: false,
        is_apart: false,
    }
}

fn ratings(theme: Theme) -> Vec<u8> {
    let mut lines = vec![
        line(1, "Siti", 1874),
        line(2, "Budi", 1820),
        line(2, "A name that is far too long for any table", 1820),
        line(4, "日本語の名前", 1655),
        line(5, "مُحَمَّد العربي", 1602),
        line(6, "สวัสดี 🐚", 1498),
        line(7, "Ελευθερία", 1490),
        line(8, "नमस्ते", 1401),
        line(9, "", 1650),
        line(128, "Me", 1512),
    ];
    for late in &mut lines[8..] {
        late.is_provisional = true;
    }
    lines[9].is_own = true;
    lines[9].is_apart = true;
    table_png(&Table { lines, theme })
}

fn captured(theme: Theme) -> Vec<u8> {
    let mut lines = vec![
        line(99_998, "Ani", 1_234_567),
        line(99_999, "Budi", 3),
        line(100_000, "Cici", 0),
    ];
    lines[1].is_own = true;
    table_png(&Table { lines, theme })
}

fn nothing_won(theme: Theme) -> Vec<u8> {
    let lines = vec![line(1, "Ani", 0), line(1, "Budi", 0)];
    table_png(&Table { lines, theme })
}

fn rising(theme: Theme) -> Vec<u8> {
    let points = (0..100).map(|match_number| {
        let off = 40 + 3100 / (10 + match_number);
        let wave = [0, 14, -9, 22, 5, -17, 30][usize::try_from(match_number % 7).unwrap()];
        (1500 + match_number * 3 + wave, off)
    });
    chart_png(&Chart {
        points: points.collect(),
        first: 27,
        theme,
    })
}

fn first_match(theme: Theme) -> Vec<u8> {
    chart_png(&Chart {
        points: vec![(1662, 290)],
        first: 1,
        theme,
    })
}

fn podium(theme: Theme) -> Vec<u8> {
    let place = |rank, name, value| PodiumPlace { rank, name, value };
    podium_png(&Podium {
        places: vec![
            place(1, "Siti Nurhaliza", 1874),
            place(2, "A name that is far too long", 1820),
            place(3, "日本語の名前", 1655),
        ],
        theme,
    })
}

fn level_podium(theme: Theme) -> Vec<u8> {
    let place = |rank, name, value| PodiumPlace { rank, name, value };
    podium_png(&Podium {
        places: vec![place(1, "Ani", 7), place(1, "Budi", 7)],
        theme,
    })
}

/// A match of three rounds that goes to and fro.
fn turning_match(theme: Theme) -> Vec<u8> {
    let names = BySide {
        south: "Siti Nurhaliza",
        north: "日本語の名前",
    };
    let wave = [0, 12, 30, 22, -8, -35, -20, 5, 18, -12];
    let mut first: Vec<i8> = wave.iter().cycle().take(40).copied().collect();
    first.extend([-40, 20, 70, 70, 95, 100]);
    let second = vec![0, -10, -60, -62, 10, -85, -100, -100];
    let third: Vec<i8> = (0..30).map(|at| at * 3).collect();
    balance_png(&Balance {
        names,
        rounds: vec![first, second, third],
        marks: vec![50, 49, 41],
        theme,
    })
}

fn one_move(theme: Theme) -> Vec<u8> {
    let names = BySide {
        south: "A name that is far too long for any place that it could be put in, even here",
        north: "",
    };
    balance_png(&Balance {
        names,
        rounds: vec![vec![0, 100]],
        marks: vec![1],
        theme,
    })
}

/// A match as long as they come: moves are narrower than pixels.
fn long_match(theme: Theme) -> Vec<u8> {
    let names = BySide {
        south: "Ani",
        north: "مُحَمَّد العربي",
    };
    let round = |from: i32| -> Vec<i8> {
        // It leans more and more to one side, and wavers on the way.
        let side = if from % 3 == 0 { 1 } else { -1 };
        let values =
            (0..150).map(|at| (side * at * 2 / 3 + (at * 7 + from) % 30 - 15).clamp(-100, 100));
        values.map(|value| i8::try_from(value).unwrap()).collect()
    };
    balance_png(&Balance {
        names,
        rounds: (1..=15).map(round).collect(),
        marks: vec![2235, 1, 1100],
        theme,
    })
}

/// Everything that pictures are kept of.
pub(crate) fn all() -> Vec<Sheet> {
    let sheet = |name, in_all_themes, draw| Sheet {
        name,
        in_all_themes,
        draw,
    };
    vec![
        sheet("table", true, ratings),
        sheet("table-captured", false, captured),
        sheet("table-nothing", false, nothing_won),
        sheet("chart", true, rising),
        sheet("chart-first", false, first_match),
        sheet("balance", true, turning_match),
        sheet("balance-one", false, one_move),
        sheet("balance-long", false, long_match),
        sheet("podium", true, podium),
        sheet("podium-level", false, level_podium),
    ]
}
