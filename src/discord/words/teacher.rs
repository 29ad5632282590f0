//! What is said of finished matches that are looked at again, and of puzzles.

use super::turn::{both_hands, last, sown};
use super::{
    LIST_CHARS_MAX, Language, board, game, link, listed, name, names, plain_name, plain_names,
    rounds, texts,
};
use crate::ai::{Analysis, Done, Moment, Worth};
use crate::db::{PastMatch, PuzzleRow};
use crate::discord::card::shortened;
use crate::play::{Link, OwnPuzzle, PuzzleRun, Scene, Solution, Verdict, puzzle_until};
use crate::rules::{Board, BySide, Entry, LastSeed, Played, Side};

/// How many picks of a better turn are told.
const PICKS_TOLD: usize = 5;
/// Discord's limit on the name of a thread, in characters.
const THREAD_NAME_MAX: usize = 100;
/// How far somebody must be ahead for a word: nobody, slightly, clearly, nearly won.
const DEGREES: [(f64, &str); 4] = [
    (0.12, "level"),
    (0.45, "slightly"),
    (0.85, "clearly"),
    (1.0, "nearly"),
];

/// Who is ahead, and how much: a word that the texts select by.
fn degree(outlook: f64) -> (&'static str, Side) {
    let side = if outlook < 0.0 {
        Side::North
    } else {
        Side::South
    };
    let known = DEGREES.iter().find(|(below, _)| outlook.abs() < *below);
    (known.map_or("sure", |(_, degree)| *degree), side)
}

/// What a position is worth, in words, on the board of a scene.
fn stand(language: Language, scene: &Scene, worth: Worth) -> String {
    let (degree, side) = degree(worth.outlook(scene.position.board().total()));
    texts::stand(language, degree, name(language, &scene.row.names[side]))
}

/// Says that a match is being looked at.
pub(in crate::discord) fn analysis_begun(language: Language, scene: &Scene) -> String {
    let names = names(language, &scene.row.names);
    texts::analysis_begun(language, names.south, names.north)
}

/// Says where a match was looked at already.
pub(in crate::discord) fn analysis_there(
    language: Language,
    scene: &Scene,
    place: &Link,
) -> String {
    let names = names(language, &scene.row.names);
    texts::analysis_there(language, names.south, names.north, link(place))
}

/// A match that was looked at, in a line for each move that decided it.
pub(in crate::discord) fn analysis(
    language: Language,
    scene: &Scene,
    analysis: &Analysis,
) -> String {
    let mut lines = vec![analysis_heading(language, scene, analysis)];
    for (rank, moment) in (1_u8..).zip(decisive(analysis)) {
        lines.push(analysis_line(language, scene, moment, rank));
    }
    if !analysis.decisive.is_empty() {
        lines.push(texts::analysis_foot(language).to_owned());
    }
    lines.join("\n")
}

/// The words over what was found in a match.
pub(in crate::discord) fn analysis_heading(
    language: Language,
    scene: &Scene,
    analysis: &Analysis,
) -> String {
    let names = names(language, &scene.row.names);
    let heading = texts::analysis_heading(language, names.south, names.north);
    if analysis.decisive.is_empty() {
        let nothing = texts::analysis_nothing(language);
        return format!("{heading}\n{nothing}");
    }
    heading
}

/// The moments that decided a match, the one that did most first.
pub(in crate::discord) fn decisive(analysis: &Analysis) -> impl Iterator<Item = &Moment> {
    let places = analysis.decisive.iter();
    places.filter_map(|place| analysis.moments.get(*place))
}

fn analysis_line(language: Language, scene: &Scene, moment: &Moment, rank: u8) -> String {
    let player = |side: Side| name(language, &scene.row.names[side]);
    let number = moment.index + 1;
    match (moment.entry, moment.best) {
        (Entry::Pick(hole), Some(best)) => texts::analysis_line(
            language,
            rank,
            number,
            player(hole.side),
            hole.label,
            best.label,
        ),
        (Entry::Wave(labels), _) => texts::analysis_line_wave(
            language,
            rank,
            number,
            player(Side::South),
            labels.south,
            player(Side::North),
            labels.north,
        ),
        _ => String::new(),
    }
}

/// One move that decided a match: what was played, what was better, and what it was worth.
pub(in crate::discord) fn moment(
    language: Language,
    scene: &Scene,
    moment: &Moment,
    rank: u8,
    played: &Played,
) -> String {
    let player = |side: Side| name(language, &scene.row.names[side]);
    let of = rounds(scene.position.options().rounds);
    let mut lines = vec![texts::moment_heading(
        language,
        of,
        rank,
        moment.index + 1,
        moment.round,
    )];
    match moment.entry {
        Entry::Pick(hole) if played.laps[hole.side.other()] == 0 => lines.push(texts::sowed(
            language,
            player(hole.side),
            hole.label,
            sown(played, hole.side),
            played.laps[hole.side],
            played.captured[hole.side],
            last(played, hole.side),
        )),
        Entry::Pick(hole) => {
            lines.push(texts::chose(language, player(hole.side), hole.label));
            lines.push(both_hands(language, scene, played));
        }
        Entry::Wave(labels) => {
            let (south, north) = (player(Side::South), player(Side::North));
            let chosen = texts::both_chose(language, south, labels.south, north, labels.north);
            lines.push(chosen);
            lines.push(both_hands(language, scene, played));
        }
        Entry::Resigned(_) | Entry::OutOfTime(_) | Entry::DrawAgreed => {}
    }
    let before = stand(language, scene, moment.before);
    let after = stand(language, scene, moment.after);
    if moment.by.is_some() {
        if let Some(turn) = better(language, moment) {
            lines.push(texts::moment_better(language, turn));
        }
        lines.push(texts::moment_with(language, before, after));
    } else {
        lines.push(texts::moment_wave_with(language, before, after));
    }
    lines.join("\n")
}

/// The better turn, a pick after another; in an opening, the pick alone.
fn better(language: Language, moment: &Moment) -> Option<String> {
    if moment.turn.is_empty() {
        return moment.best.map(|best| best.label.to_string());
    }
    let told = moment.turn.iter().take(PICKS_TOLD);
    let mut picks: Vec<String> = told.map(|done| pick(language, done)).collect();
    if moment.turn.len() > PICKS_TOLD {
        picks.push("…".to_owned());
    }
    Some(picks.join(" → "))
}

fn pick(language: Language, done: &Done) -> String {
    let last = match done.ends {
        _ if done.round_end.is_some() => "over",
        LastSeed::OwnStore => "store",
        LastSeed::Burnt => "burnt",
        LastSeed::Relays => "relays",
        LastSeed::Captured | LastSeed::Stayed | LastSeed::RoundEnded | LastSeed::NoPick => "stayed",
    };
    let (label, laps, sown) = (done.hole.label, done.laps, done.sown);
    texts::hole_choice(language, label, laps, sown, done.captured, last)
}

/// The chart of a match in words: who was ahead from which move to which.
pub(in crate::discord) fn alt_balance(
    language: Language,
    scene: &Scene,
    analysis: &Analysis,
) -> String {
    let total = scene.position.board().total();
    let mut course: Vec<(usize, usize, (&str, Side))> = Vec::new();
    for moment in &analysis.moments {
        let (number, now) = (moment.index + 1, degree(moment.after.outlook(total)));
        match course.last_mut() {
            // Where nobody is ahead, it does not matter who is not.
            Some((_, last, before))
                if *before == now || (before.0 == "level" && now.0 == "level") =>
            {
                *last = number;
            }
            _ => course.push((number, number, now)),
        }
    }
    let course = course.into_iter().map(|(first, last, (degree, side))| {
        let stand = texts::stand(
            language,
            degree,
            plain_name(language, &scene.row.names[side]),
        );
        if first == last {
            format!("{first}: {stand}")
        } else {
            format!("{first}–{last}: {stand}")
        }
    });
    texts::alt_balance(language, listed(language, course))
}

/// A board and what is picked on it, in words.
pub(in crate::discord) fn alt_picks(
    language: Language,
    names: BySide<&str>,
    board: &Board,
    by: Side,
    labels: impl IntoIterator<Item = u8>,
) -> String {
    let mut sentences = alt_sides(language, names, board);
    let player = plain_name(language, names[by]);
    let holes = listed(language, labels);
    sentences.push(texts::alt_then(language, player, holes));
    sentences.join(" ")
}

fn alt_sides(language: Language, names: BySide<&str>, board: &Board) -> Vec<String> {
    let sides = Side::BOTH.into_iter().map(|side| {
        let row = board::row(language, board, side);
        texts::alt_side(
            language,
            plain_name(language, names[side]),
            row,
            board.store(side),
        )
    });
    sides.collect()
}

/// The name of the thread in which a match is looked at.
pub(in crate::discord) fn analysis_thread_name(language: Language, scene: &Scene) -> String {
    let names: BySide<String> = plain_names(language, &scene.row.names);
    let name = format!("🔍 #{} {} – {}", scene.row.id, names.south, names.north);
    shortened(&name, THREAD_NAME_MAX)
}

/// A match in a list, while one is typed.
pub(in crate::discord) fn analysis_choice(language: Language, past: &PastMatch) -> String {
    let outcome = match past.winner {
        Some(winner) if winner == past.side => "won",
        Some(_) => "lost",
        None => "drawn",
    };
    let opponent = plain_name(language, &past.opponent_name);
    let number = past.mat.to_string();
    texts::analysis_choice(language, outcome, number, game(past.game), opponent)
}

/// Says that somebody has no match to look at.
pub(in crate::discord) fn analysis_no_match(language: Language) -> &'static str {
    texts::analysis_no_match(language)
}

/// The middle of a puzzle's day: in most of the world it has the same date.
fn noon(row: &PuzzleRow) -> i64 {
    puzzle_until(row).secs() - 12 * 60 * 60
}

/// The puzzle of a day, for all to see.
pub(in crate::discord) fn puzzle(language: Language, row: &PuzzleRow) -> String {
    texts::puzzle(language, noon(row), row.goal, puzzle_until(row).secs())
}

/// A puzzle's board in words.
pub(in crate::discord) fn alt_puzzle(language: Language, row: &PuzzleRow) -> String {
    alt_sides(language, puzzle_names(language), row.round.board()).join(" ")
}

/// A puzzle's board in words, and its solution.
pub(in crate::discord) fn alt_solution(language: Language, row: &PuzzleRow) -> String {
    let mut sentences = alt_sides(language, puzzle_names(language), row.round.board());
    let holes = listed(language, row.solution.iter().copied());
    sentences.push(texts::alt_solution(language, holes));
    sentences.join(" ")
}

fn puzzle_names(language: Language) -> BySide<&'static str> {
    BySide {
        south: texts::puzzle_you(language),
        north: texts::puzzle_other(language),
    }
}

/// A puzzle as one person sees it, with the own answer; when it is over, with the solution.
pub(in crate::discord) fn own_puzzle(language: Language, own: &OwnPuzzle) -> String {
    let row = &own.row;
    if own.verdict != Verdict::Secret {
        return puzzle_over(language, own);
    }
    let mut lines = vec![texts::puzzle(
        language,
        noon(row),
        row.goal,
        puzzle_until(row).secs(),
    )];
    if own.picks.is_empty() {
        lines.push(texts::puzzle_own_none(language).to_owned());
    } else {
        lines.push(texts::puzzle_own(language, holes(&own.picks)));
        let until = puzzle_until(row).secs();
        lines.push(texts::puzzle_own_foot(language, until));
    }
    if let Some(channel) = row.channel {
        let place = Link {
            server: row.server,
            channel,
            message: row.message,
        };
        lines.push(texts::puzzle_place(language, link(&place)));
    }
    lines.join("\n")
}

fn puzzle_over(language: Language, own: &OwnPuzzle) -> String {
    let mut lines = vec![texts::puzzle_over(language, holes(&own.row.solution))];
    match own.verdict {
        Verdict::Solved => lines.push(texts::puzzle_found(language).to_owned()),
        Verdict::Missed if !own.picks.is_empty() => {
            lines.push(texts::puzzle_missed(language, holes(&own.picks)));
        }
        Verdict::Missed | Verdict::Secret => {}
    }
    lines.push(texts::puzzle_today(language).to_owned());
    lines.join("\n")
}

/// Holes in the order in which they are picked.
fn holes(labels: &[u8]) -> String {
    let labels: Vec<String> = labels.iter().map(u8::to_string).collect();
    labels.join(" → ")
}

/// A puzzle that is over, for all to see: the solution, and who found it.
pub(in crate::discord) fn solution(language: Language, solution: &Solution) -> String {
    let row = &solution.row;
    let told = texts::puzzle_solution(language, noon(row), row.goal, holes(&row.solution));
    if solution.solvers.is_empty() {
        let unsolved = texts::puzzle_unsolved(language, solution.answers);
        return format!("{told}\n{unsolved}");
    }
    let mut named: Vec<String> = Vec::new();
    let mut length = told.chars().count();
    for solver in &solution.solvers {
        let solver = name(language, solver);
        length += solver.chars().count() + 2;
        if length > LIST_CHARS_MAX - 100 {
            let left = solution.solvers.len() - named.len();
            named.push(texts::games_more(language, left));
            break;
        }
        named.push(solver);
    }
    let solvers = texts::puzzle_solvers(language, listed(language, named));
    format!("{told}\n{solvers}")
}

/// How many puzzles a player has solved, in a line of the profile.
pub(in crate::discord) fn profile_puzzles(language: Language, run: &PuzzleRun) -> String {
    texts::profile_puzzles(language, run.solved, run.run, run.longest)
}
