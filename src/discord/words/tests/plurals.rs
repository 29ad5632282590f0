//! Counted words bend with their number, where the language has such forms.

use super::*;

/// The arguments that count something. Those that name a hole, a move or a page do not.
const COUNTS: [&str; 23] = [
    "answers", "captured", "count", "days", "drawn", "goal", "holes", "laps", "longest", "lost",
    "matches", "max", "min", "moves", "opened", "own", "players", "rounds", "run", "seconds",
    "seeds", "solved", "won",
];

/// The languages that have a form for one, with the words that stay as they are behind a number:
/// they count nothing, or have but one form. Japanese, Korean, Indonesian and Malay have none;
/// Italian has one for a million, too, which is said like the others and never comes up.
const UNBENT: [(Language, &[&str]); 3] = [
    (
        Language::English,
        &["at", "drawn", "in", "lost", "more", "of", "to", "won"],
    ),
    (
        Language::German,
        &[
            "bis",
            "geschlagen",
            "gewonnen",
            "unentschieden",
            "verloren",
            "von",
            "weitere",
            "zu",
        ],
    ),
    (Language::Italian, &["a", "di", "pari", "round", "su"]),
];

/// Texts whose number is never one, and why.
const NEVER_ONE: [(&str, &str, &str); 5] = [
    ("puzzle_missed", "holes", "they are listed and not counted"),
    ("options_holes", "max", "a side can have more than one hole"),
    ("options_seeds", "max", "a hole can have more than one seed"),
    ("puzzle", "goal", "a puzzle is worth some thought"),
    ("puzzle_solution", "goal", "a puzzle is worth some thought"),
];

/// Finds the counted words of a pattern that do not bend.
fn unbent<'a>(
    pattern: &ast::Pattern<&'a str>,
    known: &[&str],
    chosen_by: &mut Vec<&'a str>,
    found: &mut Vec<(&'a str, String)>,
) {
    let mut elements = pattern.elements.iter().peekable();
    while let Some(element) = elements.next() {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                let behind = match elements.peek() {
                    Some(PatternElement::TextElement { value }) => word(value),
                    _ => None,
                };
                if let Some(word) = behind
                    && COUNTS.contains(&id.name)
                    && !chosen_by.contains(&id.name)
                    && !known.contains(&word.as_str())
                {
                    found.push((id.name, word));
                }
            }
            Expression::Inline(_) => {}
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    continue;
                };
                let has_one = variants.iter().any(|variant| match variant.key {
                    ast::VariantKey::Identifier { name } => name == "one",
                    ast::VariantKey::NumberLiteral { value } => value == "1",
                });
                if has_one {
                    chosen_by.push(id.name);
                }
                for variant in variants {
                    unbent(&variant.value, known, chosen_by, found);
                }
                if has_one {
                    chosen_by.pop();
                }
            }
        }
    }
}

/// The word that follows a number, be it bold or not; none where a sign does.
fn word(behind: &str) -> Option<String> {
    let behind = behind.trim_start_matches('*').strip_prefix(' ')?;
    let word: String = behind.chars().take_while(|c| c.is_alphabetic()).collect();
    (!word.is_empty()).then_some(word)
}

#[test]
fn a_counted_word_bends_with_its_number() {
    for (language, known) in UNBENT {
        let resource = fluent_syntax::parser::parse(language.source()).unwrap();
        let mut wrong = Vec::new();
        for part in &resource.body {
            let Part::Message(message) = part else {
                continue;
            };
            let mut found = Vec::new();
            unbent(
                message.value.as_ref().unwrap(),
                known,
                &mut Vec::new(),
                &mut found,
            );
            let is_never_one = |argument: &str| {
                let mut all = NEVER_ONE.iter();
                all.any(|(key, never, _)| *key == message.id.name && *never == argument)
            };
            wrong.extend(
                found
                    .into_iter()
                    .filter(|(argument, _)| !is_never_one(argument))
                    .map(|(argument, word)| format!("{}: ${argument} {word}", message.id.name)),
            );
        }
        let locale = language.locale();
        assert!(
            wrong.is_empty(),
            "{locale}.ftl says this of one, too: {wrong:?}"
        );
    }
}

#[test]
fn of_one_it_is_said_in_the_singular() {
    let line = |language| texts::board_line(language, 1, "ani", "count", 1, 0, 1, 1, 1);
    assert!(line(Language::English).ends_with("1 won, 1 drawn, 1 lost"));
    assert!(line(Language::German).ends_with("1 gewonnen, 1 unentschieden, 1 verloren"));
    assert!(line(Language::Italian).ends_with("1 vinta, 1 pari, 1 persa"));
    let runs = |language, captured: u8| texts::profile_runs(language, 1, 1, captured);
    assert!(runs(Language::English, 1).ends_with("1 seed captured"));
    assert!(runs(Language::English, 2).ends_with("2 seeds captured"));
    assert!(runs(Language::German, 1).ends_with("1 Stein geschlagen"));
    let turn = |language| texts::profile_turn(language, 1, 1);
    assert!(turn(Language::English).ends_with("1 seed in 1 lap"));
    assert!(turn(Language::German).ends_with("1 Stein in 1 Umlauf"));
    assert!(turn(Language::Italian).ends_with("1 seme in 1 giro"));
    let size = |language, holes: u8| texts::rules_size(language, holes, 1);
    assert!(size(Language::English, 1).ends_with("1 hole of 1 seed."));
    assert!(size(Language::Italian, 2).ends_with("2 buche con 1 seme."));
}
