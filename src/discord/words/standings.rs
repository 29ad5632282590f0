//! What is said of leaderboards, profiles, histories and seasons.

use super::language::Language;
use super::{game, link, listed, mention, name, plain_name, texts};
use crate::db::{
    BoardLine, BoardPage, Counts, HoleTotal, Measure, PastMatch, Period, PlayerId, Pool, ServerId,
    Totals,
};
use crate::discord::custom_id::{BoardAsk, HistoryAsk};
use crate::discord::standings::{is_provisional, value};
use crate::play::{Link, Person, Profile, SETTLED_FROM, Scene, points};
use crate::rules::Side;

/// How many holes a profile names.
const HOLES_TOLD: usize = 3;
/// How many characters a picture's description may have, less a line.
const ALT_CHARS_MAX: usize = 960;

fn time(language: Language, period: Period) -> String {
    match period {
        Period::Always => texts::time_always(language).to_owned(),
        Period::Month { year, month } => texts::time_month(language, month, year),
        Period::Quarter { year, quarter } => texts::time_quarter(language, quarter, year),
    }
}

const fn pool_word(pool: Pool) -> &'static str {
    match pool {
        Pool::All => "all",
        Pool::Of(variant) => game(variant),
    }
}

/// How a number is told: a rating that is settled or not, or a count.
fn settled(measure: Measure, line: &BoardLine) -> &'static str {
    match (measure, is_provisional(measure, line)) {
        (Measure::Rating, true) => "no",
        (Measure::Rating, false) => "yes",
        (_, _) => "count",
    }
}

fn board_line(language: Language, measure: Measure, line: &BoardLine) -> String {
    texts::board_line(
        language,
        line.rank,
        name(language, &line.name),
        settled(measure, line),
        value(measure, line),
        points(line.totals.deviation),
        line.totals.matches_won,
        line.totals.matches_drawn,
        line.totals.matches_lost,
    )
}

/// A page of a leaderboard.
pub(in crate::discord) fn board_page(
    language: Language,
    ask: &BoardAsk,
    pages: u32,
    page: &BoardPage,
    asker: PlayerId,
) -> String {
    let mut lines = vec![texts::board_heading(
        language,
        pool_word(ask.pool),
        ask.measure.word(),
        time(language, ask.period),
    )];
    if page.players == 0 {
        lines.push(match ask.period {
            Period::Always => texts::leaderboard_empty(language).to_owned(),
            Period::Month { .. } | Period::Quarter { .. } => {
                texts::board_empty(language).to_owned()
            }
        });
        return lines.join("\n");
    }
    let told = page.lines.iter();
    lines.extend(told.map(|line| board_line(language, ask.measure, line)));
    match &page.own {
        Some(own) if !page.lines.contains(own) => {
            lines.push("…".to_owned());
            lines.push(board_line(language, ask.measure, own));
        }
        Some(_) => {}
        None => lines.push(texts::board_not_on_it(language, mention(language, asker))),
    }
    lines.push(texts::leaderboard_foot(
        language,
        ask.page + 1,
        pages,
        page.players,
    ));
    lines.join("\n")
}

fn alt_lines<'a>(
    language: Language,
    measure: Measure,
    lines: impl Iterator<Item = &'a BoardLine>,
) -> String {
    let mut text = String::new();
    for line in lines {
        let player = plain_name(language, &line.name);
        let told = texts::alt_board_line(
            language,
            line.rank,
            player,
            settled(measure, line),
            value(measure, line),
            points(line.totals.deviation),
        );
        if text.chars().count() + told.chars().count() > ALT_CHARS_MAX {
            break;
        }
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&told);
    }
    text
}

/// A leaderboard's picture in words.
pub(in crate::discord) fn alt_board(
    language: Language,
    ask: &BoardAsk,
    page: &BoardPage,
) -> String {
    let own = page.own.iter().filter(|own| !page.lines.contains(own));
    alt_lines(language, ask.measure, page.lines.iter().chain(own))
}

/// The podium of a season.
pub(in crate::discord) fn season(
    language: Language,
    period: Period,
    measure: Measure,
    best: &[BoardLine],
) -> String {
    let heading = texts::season_heading(language, time(language, period), measure.word());
    let lines = best.iter().map(|line| board_line(language, measure, line));
    let lines: Vec<String> = std::iter::once(heading).chain(lines).collect();
    lines.join("\n")
}

/// A podium in words.
pub(in crate::discord) fn alt_season(
    language: Language,
    measure: Measure,
    best: &[BoardLine],
) -> String {
    alt_lines(language, measure, best.iter())
}

/// Says that a player has no profile.
pub(in crate::discord) fn profile_none(language: Language, player: &str) -> String {
    texts::profile_none(language, name(language, player))
}

/// A player's profile.
pub(in crate::discord) fn profile(
    language: Language,
    profile: &Profile,
    pool: Pool,
    puzzles: Option<String>,
    against: Option<(&Person, bool)>,
) -> String {
    let player = name(language, &profile.name);
    let mut lines = vec![texts::profile_heading(language, player.clone())];
    if !profile.present {
        lines.push(texts::profile_left(language).to_owned());
    }
    if profile.totals.is_empty() {
        lines.push(texts::profile_uncounted(language).to_owned());
    }
    for (of, totals) in &profile.totals {
        let rank = profile.rank.filter(|_| *of == pool);
        lines.push(rating_line(language, *of, totals, rank));
        lines.push(texts::profile_matches(
            language,
            totals.matches_won,
            totals.matches_drawn,
            totals.matches_lost,
            totals.rounds_won,
            totals.rounds_drawn,
            totals.rounds_lost,
        ));
        if *of == pool {
            lines.extend(habits(language, totals, &profile.holes));
        }
    }
    lines.extend(puzzles);
    if let Some((other, is_oneself)) = against {
        if is_oneself {
            lines.push(texts::profile_against_oneself(language).to_owned());
            return lines.join("\n");
        }
        lines.push(texts::profile_against(
            language,
            player,
            name(language, &other.name),
        ));
        let games = profile.against.iter().flat_map(|against| &against.games);
        let before = lines.len();
        lines.extend(games.map(|(of, between)| {
            texts::profile_against_line(
                language,
                game(*of),
                between.won,
                between.drawn,
                between.lost,
            )
        }));
        if lines.len() == before {
            lines.push(texts::profile_against_none(language).to_owned());
        }
    }
    lines.join("\n")
}

fn rating_line(
    language: Language,
    pool: Pool,
    totals: &Totals,
    rank: Option<(i64, i64)>,
) -> String {
    let settled = if totals.rated < SETTLED_FROM {
        "no"
    } else {
        "yes"
    };
    let (rating, off) = (points(totals.rating), points(totals.deviation));
    let of = pool_word(pool);
    match rank {
        Some((rank, players)) => {
            texts::profile_rank(language, of, settled, rating, off, rank, players)
        }
        None => texts::profile_rating(language, of, settled, rating, off),
    }
}

fn habits(language: Language, totals: &Totals, holes: &[HoleTotal]) -> Vec<String> {
    let mut lines = vec![
        texts::profile_runs(language, totals.run, totals.run_longest, totals.captured),
        texts::profile_turn(language, totals.turn_seeds, totals.turn_laps),
    ];
    let mut picked: Vec<&HoleTotal> = holes.iter().filter(|hole| hole.picks > 0).collect();
    picked.sort_by_key(|hole| (-hole.picks, hole.label));
    if !picked.is_empty() {
        let told = picked.iter().take(HOLES_TOLD);
        let told = told.map(|hole| format!("{} ({}×)", hole.label, hole.picks));
        lines.push(texts::profile_holes(language, listed(language, told)));
    }
    let mut opened: Vec<&HoleTotal> = holes.iter().filter(|hole| hole.opened > 0).collect();
    opened.sort_by_key(|hole| (-hole.opened, hole.label));
    if !opened.is_empty() {
        let told = opened
            .iter()
            .map(|hole| texts::profile_opening(language, hole.label, hole.won, hole.opened));
        lines.push(texts::profile_openings(language, listed(language, told)));
    }
    lines
}

/// A chart of ratings in words.
pub(in crate::discord) fn alt_chart(
    language: Language,
    pool: Pool,
    shown: &[(i64, i64)],
) -> String {
    let ratings = || shown.iter().map(|(rating, _)| *rating);
    let (last, off) = shown.last().copied().unwrap_or_default();
    texts::alt_chart(
        language,
        pool_word(pool),
        shown.len(),
        ratings().next().unwrap_or(0),
        last,
        off,
        ratings().min().unwrap_or(0),
        ratings().max().unwrap_or(0),
    )
}

/// A page of a player's matches.
pub(in crate::discord) fn history(
    language: Language,
    server: ServerId,
    player: &str,
    opponent: Option<&str>,
    ask: &HistoryAsk,
    matches: &[PastMatch],
) -> String {
    let player = name(language, player);
    let mut lines = vec![match opponent {
        None => texts::history_heading(language, player),
        Some(opponent) => texts::history_heading_with(language, player, name(language, opponent)),
    }];
    if matches.is_empty() {
        lines.push(texts::history_none(language).to_owned());
        return lines.join("\n");
    }
    lines.extend(matches.iter().map(|past| past_line(language, server, past)));
    lines.push(texts::history_foot(language, ask.page + 1));
    lines.join("\n")
}

fn past_line(language: Language, server: ServerId, past: &PastMatch) -> String {
    let outcome = match past.winner {
        Some(winner) if winner == past.side => "won",
        Some(_) => "lost",
        None => "drawn",
    };
    let (south, north, drawn) = past.rounds;
    let (own, other) = match past.side {
        Side::South => (south, north),
        Side::North => (north, south),
    };
    let mut about = vec![game(past.game).to_owned()];
    // Of one round it is told already who has won it.
    if own + other + drawn > 1 {
        about.push(format!("{own}–{other}"));
    }
    if past.counts == Counts::Early {
        about.push(texts::history_early(language).to_owned());
    } else if let Some(rating) = past.rating {
        about.push(points(rating).to_string());
    }
    let place = Link {
        server,
        channel: past.channel,
        message: past.message,
    };
    texts::history_line(
        language,
        outcome,
        past.mat.to_string(),
        name(language, &past.opponent_name),
        about.join(" · "),
        format!("<t:{}:d>", past.ended_at.secs()),
        link(&place),
    )
}

/// A match that is over, over its last board.
pub(in crate::discord) fn past(language: Language, scene: &Scene) -> String {
    let board = super::board_words(language, scene, super::Under::Nothing);
    format!("{board}\n{}", texts::past_record(language))
}

/// Says what is in the files of a match, beside them.
pub(in crate::discord) fn alt_files(language: Language) -> &'static str {
    texts::past_record(language).trim_start_matches("-# ")
}

/// Says what is in the file of a server's results.
pub(in crate::discord) fn results(language: Language, count: usize) -> String {
    match count {
        0 => texts::results_none(language).to_owned(),
        _ => texts::results_given(language, count),
    }
}

/// Says what is in the file of a server's results, beside it.
pub(in crate::discord) fn alt_results(language: Language, count: usize) -> String {
    texts::results_given(language, count)
}

/// Says that a server's results are for who manages it.
pub(in crate::discord) fn results_need_manage_server(language: Language) -> &'static str {
    texts::results_need_manage_server(language)
}

/// Says that a match was played in another server.
pub(in crate::discord) fn match_elsewhere(language: Language) -> &'static str {
    texts::refused_match_elsewhere(language)
}
