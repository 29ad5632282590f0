//! What is true of every language. A text that is missing, or says too much, fails here by name.

use super::language::filled;
use super::*;
use crate::db::{CalledOff, ChannelId, Clock, MatchId, MatchRow, Moment, Pace, Practice, ServerId};
use crate::discord::commands as ours;
use crate::play::{OwnScene, Refusal};
use crate::rules::{
    BadOptions, Burnt, BySide, DecidedBy, Entry, GrandSlam, Match, Opening, Phase, Refill, Victory,
};
use fluent_bundle::FluentArgs;
use fluent_syntax::ast::{self, Entry as Part, Expression, InlineExpression, PatternElement};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Discord's limits, in characters.
const CONTENT_MAX: usize = 2000;
const ALT_TEXT_MAX: usize = 1024;
const COMMAND_TEXT_MAX: usize = 100;
const MENU_NAME_MAX: usize = 32;
/// Ours: what a button shows on a phone with a second one beside it. Discord's is 80.
const LABEL_MAX: usize = 20;
/// Discord's limit on a name is 32, and every character may need an escape.
const LONGEST_NAME: &str = "********************************";

/// What one file says about one text.
#[derive(Debug, Default, PartialEq, Eq)]
struct Shape {
    arguments: BTreeSet<String>,
    references: BTreeSet<String>,
    /// By argument: what is selected by it, other than forms of the plural.
    selected: BTreeMap<String, BTreeSet<String>>,
}

/// A file: its sections and texts in order, and the shape of each text.
struct File {
    order: Vec<String>,
    shapes: BTreeMap<String, Shape>,
}

impl File {
    fn of(language: Language) -> Self {
        let name = language.locale();
        let resource = fluent_syntax::parser::parse(language.source())
            .unwrap_or_else(|(_, errors)| panic!("{name}.ftl: {errors:?}"));
        let mut file = Self {
            order: Vec::new(),
            shapes: BTreeMap::new(),
        };
        for part in &resource.body {
            match part {
                Part::Message(message) => {
                    let key = message.id.name.to_owned();
                    let mut shape = Shape::default();
                    let value = message.value.as_ref();
                    shape.read(value.unwrap_or_else(|| panic!("{name}.ftl: {key} is empty")));
                    let known = file.shapes.insert(key.clone(), shape);
                    assert!(known.is_none(), "{name}.ftl: {key} is there twice");
                    file.order.push(key);
                }
                Part::GroupComment(_) => file.order.push("##".to_owned()),
                Part::Comment(_) | Part::ResourceComment(_) => {}
                Part::Term(_) | Part::Junk { .. } => panic!("{name}.ftl: {part:?}"),
            }
        }
        file
    }

    /// The arguments of a text and of those that it refers to.
    fn arguments(&self, key: &str) -> BTreeSet<String> {
        let shape = &self.shapes[key];
        let referred = shape.references.iter().flat_map(|key| self.arguments(key));
        referred.chain(shape.arguments.iter().cloned()).collect()
    }
}

impl Shape {
    fn read(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("selected by what is no argument: {selector:?}");
                };
                for variant in variants {
                    self.read(&variant.value);
                    let key = match &variant.key {
                        ast::VariantKey::Identifier { name } => *name,
                        ast::VariantKey::NumberLiteral { value } => *value,
                    };
                    let selected = self.selected.entry(id.name.to_owned()).or_default();
                    if !["one", "few", "many", "other"].contains(&key) {
                        selected.insert(key.to_owned());
                    }
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } => {}
            other => panic!("the texts do without {other:?}"),
        }
    }
}

fn is_of_commands(key: &str) -> bool {
    ["command_", "option_", "choice_", "menu_"]
        .iter()
        .any(|front| key.starts_with(front))
}

/// Values for an argument: the smallest and the greatest, one of each kind, the longest.
fn samples(language: Language, argument: &str) -> Vec<FluentValue<'static>> {
    let words = |words: &[&'static str]| words.iter().map(|&word| word.into()).collect();
    let numbers = |numbers: &[u32]| numbers.iter().map(|&number| number.into()).collect();
    match argument {
        "player" | "challenger" | "opponent" | "south" | "north" | "winner" | "loser" => {
            vec![name(language, LONGEST_NAME).into()]
        }
        "terms" => vec![terms(language, &longest_terms()).into()],
        "place" => vec![link(&long_link()).into()],
        "game" => words(&["all", "Congkak"]),
        "rounds" => vec![1.into(), 2.into(), 15.into(), "burnout".into()],
        "seeds" => vec![1.into(), 2.into(), 98.into(), "burnt".into()],
        "laps" => numbers(&[1, 2, 5, 98]),
        "captured" => numbers(&[0, 1, 98]),
        "last" => words(&[
            "again", "store", "burnt", "relays", "captured", "over", "stayed",
        ]),
        "level" | "gained" => numbers(&[0, 1, 6]),
        "share" => numbers(&[1, 100]),
        "line" => words(&["hole 5"]),
        "worth" => words(&["won", "drawn", "lost", "ahead", "behind", "level"]),
        "reason" => words(&["repetition", "cannot_feed", "usual"]),
        "by" => words(&["rounds", "seeds", "holes", "level"]),
        "awaited" | "clock" => words(&["yes", "no"]),
        "burnt" => words(&["forfeit", "skip", "off"]),
        "refill" => words(&["partial", "full", "even"]),
        "victory" => words(&["rounds", "seeds", "holes"]),
        "opening" => words(&["simultaneous", "south", "north"]),
        "ends" => words(&["half", "seeds", "both"]),
        "slam" => words(&["capture", "none"]),
        "option" => words(&["burnout", "opening", "grand_slam"]),
        "permissions" => words(&["**Send Messages in Threads**, **Attach Files**"]),
        "choices" | "holes" | "row" => words(&["1, 2, 3, 4, 5, 6, 7, 8, 9, 10"]),
        "command" => words(&["leaderboard"]),
        "description" | "languages" => vec!["x".repeat(COMMAND_TEXT_MAX).into()],
        "until" => vec![9_999_999_999_u64.into()],
        "pace" => words(&["live", "day", "three_days", "week", "none"]),
        "theme" => words(&["wood", "night", "contrast", "auto"]),
        "reminders" => words(&["dm", "ping", "none"]),
        "picks" => words(&["dm", "channel"]),
        "season" => words(&["quarter", "month"]),
        "measure" => words(&["rating", "won", "rounds", "captured", "run"]),
        "settled" => words(&["yes", "no", "count"]),
        "outcome" => words(&["won", "lost", "drawn"]),
        "time" => vec![texts::time_quarter(language, 4, "2026").into()],
        "openings" => {
            let one = texts::profile_opening(language, 10, 10_000, 10_000);
            vec![vec![one; 3].join(", ").into()]
        }
        "year" => words(&["2026"]),
        "month" | "quarter" => numbers(&[1, 4, 12]),
        "when" => words(&["<t:9999999999:d>"]),
        "degree" => words(&["level", "slightly", "clearly", "nearly", "sure"]),
        "before" | "after" => {
            vec![texts::stand(language, "nearly", name(language, LONGEST_NAME)).into()]
        }
        "turn" => {
            let one = texts::hole_choice(language, 10, 98, 98, 98, "burnt");
            vec![vec![one; 5].join(" → ").into()]
        }
        "course" => vec!["12–34: x; ".repeat(80).into()],
        "solvers" => vec![vec![name(language, LONGEST_NAME); 20].join(", ").into()],
        "number" => words(&["9223372036854775807"]),
        "language" => words(&["Bahasa Indonesia"]),
        "channels" => vec!["<#9223372036854775807> ".repeat(25).into()],
        "hole" | "south_hole" | "north_hole" | "winner_wins" | "loser_wins" | "winner_score"
        | "loser_score" | "store" | "south_seeds" | "north_seeds" | "round" | "own" | "other"
        | "rank" | "won" | "drawn" | "lost" | "rounds_won" | "rounds_drawn" | "rounds_lost"
        | "page" | "pages" | "players" | "moves" | "count" | "min" | "max" | "days" | "seconds"
        | "first" | "highest" | "longest" | "lowest" | "answers" | "best" | "goal" | "solved"
        | "step" | "matches" | "off" | "opened" | "run" | "value" => {
            numbers(&[0, 1, 2, 3, 11, 21, 10_000])
        }
        unknown => panic!("no samples of {unknown}: add some"),
    }
}

fn longest_terms() -> Options {
    Options {
        holes: 10,
        seeds: 10,
        rounds: Rounds::Burnout,
        burnt: Burnt::Skip,
        refill: Refill::Full,
        victory: Victory::Holes,
        opening: Opening::Starts(Side::North),
        grand_slam: GrandSlam::None,
        ..Options::new(Variant::Congkak)
    }
}

fn long_link() -> Link {
    Link {
        server: ServerId::of_discord(i64::MAX.unsigned_abs()),
        channel: ChannelId::of_discord(i64::MAX.unsigned_abs()),
        message: None,
    }
}

/// A text with all the combinations of the samples.
fn fillings(language: Language, key: &str, arguments: &[&str]) -> Vec<String> {
    let mut combined: Vec<Vec<FluentValue<'static>>> = vec![Vec::new()];
    for argument in arguments {
        let samples = samples(language, argument);
        // Numbers that only stand there need not meet each other.
        let (longest, is_wide) = (samples.last().cloned(), combined.len() > 500);
        let samples = match longest {
            Some(longest) if is_wide => vec![longest],
            _ => samples,
        };
        combined = combined
            .iter()
            .flat_map(|before| {
                samples.iter().map(|sample| {
                    let mut values = before.clone();
                    values.push(sample.clone());
                    values
                })
            })
            .collect();
    }
    combined
        .into_iter()
        .map(|values| {
            let mut args = FluentArgs::new();
            for (argument, value) in arguments.iter().zip(values) {
                args.set(*argument, value);
            }
            filled(language, key, &args)
        })
        .collect()
}

#[test]
fn every_language_has_the_same_texts_in_the_same_order() {
    let english = File::of(Language::English).order;
    for language in Language::ALL {
        let order = File::of(language).order;
        for key in &english {
            assert!(order.contains(key), "{}.ftl lacks {key}", language.locale());
        }
        for (number, (theirs, ours)) in order.iter().zip(&english).enumerate() {
            let locale = language.locale();
            assert_eq!(theirs, ours, "{locale}.ftl, text {number} from the top");
        }
        assert_eq!(order.len(), english.len(), "{}.ftl", language.locale());
    }
}

#[test]
fn a_text_has_the_same_arguments_in_every_language() {
    let english = File::of(Language::English);
    for language in Language::ALL {
        let file = File::of(language);
        for (key, shape) in &file.shapes {
            let (locale, expected) = (language.locale(), english.arguments(key));
            assert_eq!(file.arguments(key), expected, "{locale}.ftl: {key}");
            // A mistyped variant would never be said.
            for (argument, selected) in &shape.selected {
                let known = english.shapes[key].selected.get(argument);
                let unknown: Vec<_> = selected
                    .iter()
                    .filter(|word| word.parse::<u32>().is_err())
                    .filter(|word| known.is_none_or(|known| !known.contains(*word)))
                    .collect();
                assert!(unknown.is_empty(), "{locale}.ftl: {key} has {unknown:?}");
            }
        }
    }
}

#[test]
fn the_catalogue_names_every_text_and_no_other() {
    let english = File::of(Language::English);
    let within: BTreeSet<_> = english
        .shapes
        .values()
        .flat_map(|shape| shape.references.clone())
        .collect();
    let in_catalogue = |key: &str| texts::CATALOGUE.iter().any(|(name, _)| *name == key);
    for key in english.shapes.keys() {
        assert!(
            in_catalogue(key) || within.contains(key) || is_of_commands(key),
            "nobody says {key}"
        );
    }
    let mut last = 0;
    for (key, arguments) in texts::CATALOGUE {
        let place = english.order.iter().position(|known| known == key);
        let place = place.unwrap_or_else(|| panic!("en.ftl lacks {key}"));
        assert!(place > last, "{key} is not in the order of the files");
        last = place;
        let arguments: BTreeSet<_> = arguments.iter().map(ToString::to_string).collect();
        assert_eq!(arguments, english.arguments(key), "{key}");
    }
}

#[test]
fn every_text_can_be_said_in_every_language() {
    for language in Language::ALL {
        for (key, arguments) in texts::CATALOGUE {
            for text in fillings(language, key, arguments) {
                let at = format!("{}.ftl: {key}: {text:?}", language.locale());
                assert!(!text.trim().is_empty(), "{at}");
                assert!(!text.contains(['{', '}', '$']), "{at}");
                assert!(text.chars().count() <= CONTENT_MAX, "{at}");
            }
        }
    }
}

/// What is between backticks: commands, options, and what else must be typed as it stands.
fn typed(text: &str) -> Vec<String> {
    let mut typed: Vec<String> = text
        .split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect();
    typed.sort();
    typed
}

#[test]
fn markdown_and_what_must_be_typed_are_the_same_in_every_language() {
    for (key, arguments) in texts::CATALOGUE {
        let english = fillings(Language::English, key, arguments);
        for language in Language::ALL {
            let theirs = fillings(language, key, arguments);
            for (ours, theirs) in english.iter().zip(&theirs) {
                let at = format!("{}.ftl: {key}: {theirs:?}", language.locale());
                assert_eq!(typed(ours), typed(theirs), "{at}");
                let marks = |text: &str| {
                    let bold = text.replace("\\*", "").matches("**").count();
                    (bold, text.lines().count(), text.matches("-# ").count())
                };
                assert_eq!(marks(ours), marks(theirs), "{at}");
            }
        }
    }
}

mod plain;
mod plurals;

#[test]
fn plurals_follow_the_language() {
    let hand =
        |language, seeds: u8, laps: u8| texts::hand_of(language, "Ani", seeds, laps, 0, "stayed");
    assert_eq!(hand(Language::English, 1, 1), "Ani: 1 seed");
    assert_eq!(hand(Language::English, 7, 1), "Ani: 7 seeds");
    assert_eq!(hand(Language::English, 98, 5), "Ani: 98 seeds in 5 laps");
    assert_eq!(hand(Language::German, 1, 1), "Ani: 1 Stein");
    assert_eq!(hand(Language::German, 7, 1), "Ani: 7 Steine");
    assert_eq!(hand(Language::Italian, 1, 1), "Ani: 1 seme");
    assert_eq!(hand(Language::Italian, 7, 1), "Ani: 7 semi");
    assert_eq!(hand(Language::Indonesian, 7, 1), "Ani: 7 biji");
}

#[test]
fn a_name_stays_as_it_is_between_the_words() {
    // Fluent would put marks around it that turn the direction, and Discord would show them.
    let text = texts::chose(
        Language::English,
        name(Language::English, "Ani *x* {y} \u{202e}z"),
        3,
    );
    assert_eq!(text, "**Ani \\*x\\* {y} z** chose hole 3.");
}

#[test]
fn every_language_is_found_again_by_its_locale() {
    for language in Language::ALL {
        assert_eq!(Language::of(language.locale()), language);
    }
    let names: BTreeSet<_> = Language::ALL.map(Language::own_name).into();
    assert_eq!(names.len(), Language::ALL.len());
    assert_eq!(Language::of("en-US"), Language::English);
    assert_eq!(Language::of("en-GB"), Language::English);
    assert_eq!(Language::of("pt-BR"), Language::English);
    assert_eq!(Language::of(""), Language::English);
}

#[test]
fn buttons_fit_on_a_phone() {
    for language in Language::ALL {
        for (key, _) in texts::CATALOGUE {
            if key.starts_with("label_") {
                let label = language::fixed(language, key);
                let length = label.chars().count();
                assert!(length <= LABEL_MAX, "{}.ftl: {label}", language.locale());
            }
        }
    }
}

/// All the strings of some JSON under `key`, wherever it stands.
fn under<'a>(json: &'a Value, key: &str, found: &mut Vec<&'a Value>) {
    match json {
        Value::Array(values) => values.iter().for_each(|value| under(value, key, found)),
        Value::Object(fields) => {
            found.extend(fields.get(key));
            fields.values().for_each(|value| under(value, key, found));
        }
        _ => {}
    }
}

#[test]
fn discord_gets_its_own_locales_and_no_malay() {
    let registered = poise::builtins::create_application_commands(&ours::all());
    let json = serde_json::to_value(&registered).unwrap();
    let mut maps = Vec::new();
    under(&json, "description_localizations", &mut maps);
    assert!(maps.len() >= 25, "{}", maps.len());
    under(&json, "name_localizations", &mut maps);
    let expected: BTreeSet<_> = ["de", "id", "it", "ja", "ko"].into();
    for map in maps {
        let locales: BTreeSet<_> = map
            .as_object()
            .unwrap()
            .keys()
            .map(String::as_str)
            .collect();
        assert!(locales.is_empty() || locales == expected, "{map}");
        for text in map.as_object().unwrap().values() {
            let text = text.as_str().unwrap();
            let length = text.chars().count();
            assert!((1..=COMMAND_TEXT_MAX).contains(&length), "{length}: {text}");
        }
    }
}

#[test]
fn every_command_option_and_choice_is_described_in_the_files() {
    let english = File::of(Language::English);
    let mut unused: BTreeSet<_> = english.shapes.keys().cloned().collect();
    unused.retain(|key| is_of_commands(key));
    let mut missing = Vec::new();
    let mut used = |key: String, is_needed: bool| {
        let is_there = english.shapes.contains_key(&key);
        if !unused.remove(&key) && is_needed && !is_there {
            missing.push(key);
        }
    };
    let games = Variant::ALL.map(game);
    for command in ours::as_written() {
        let name = commands::key_part(&command.name);
        if let Some(menu) = &command.context_menu_name {
            used(format!("menu_{}", commands::key_part(menu)), true);
            continue;
        }
        used(format!("command_{name}"), true);
        for option in &command.parameters {
            let option_name = commands::key_part(&option.name);
            // Practice has the options of a challenge.
            let of = if name == "practice" {
                "challenge"
            } else {
                &name
            };
            used(format!("option_{of}_{option_name}"), true);
            for choice in option.choices.iter() {
                let is_plain = choice.name.bytes().all(|byte| byte.is_ascii_digit())
                    || games.contains(&choice.name.as_ref());
                let choice = commands::key_part(&choice.name);
                used(format!("choice_{option_name}_{choice}"), !is_plain);
            }
        }
    }
    assert!(missing.is_empty(), "en.ftl lacks {missing:?}");
    assert!(unused.is_empty(), "no command has {unused:?}");
}

#[test]
fn names_in_menus_are_in_every_language_and_short() {
    for command in ours::as_written() {
        let Some(name) = &command.context_menu_name else {
            continue;
        };
        let names = menu_names(name);
        assert_eq!(names.len(), 5, "{name}: {names:?}");
        for (locale, name) in names {
            let length = name.chars().count();
            assert!((1..=MENU_NAME_MAX).contains(&length), "{locale}: {name}");
        }
        let english = File::of(Language::English).shapes;
        assert!(english.contains_key(&format!("menu_{}", commands::key_part(name))));
    }
}

#[test]
fn a_name_is_harmless_and_no_longer_than_a_line() {
    let family = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}";
    for (given, written) in [
        ("ani", "ani"),
        ("@everyone", "\\@everyone"),
        ("<@123>", "\\<\\@123\\>"),
        ("**bold** `x`", "\\*\\*bold\\*\\* \\`x\\`"),
        ("a\u{202e}b\u{200f}c", "abc"),
        ("a\nb", "ab"),
        ("", "Forgotten player"),
        ("\u{3164}\u{200b} ", "Nameless player"),
    ] {
        assert_eq!(name(Language::English, given), written, "{given:?}");
    }
    // 32 families are 160 characters, and 32 letters.
    let families = family.repeat(32);
    assert_eq!(name(Language::English, &families), families);
    let more = family.repeat(33);
    assert_eq!(name(Language::English, &more), format!("{families}…"));
}

#[test]
fn the_clocks_beside_the_largest_board_keep_within_discords_limits() {
    let mut scene = scene_after(congkak_10(), 0, None);
    let clock = |late_at, left| {
        Some(Clock {
            set_at: Moment::from_millis(0),
            due_at: Moment::from_millis(9_999_999_999_000),
            remind_at: None,
            warned_at: None,
            late_at,
            left,
        })
    };
    let ages = [
        clock(None, None),
        clock(Some(Moment::from_millis(0)), None),
        clock(None, Some(std::time::Duration::from_secs(1))),
    ];
    for age in ages {
        scene.clocks = BySide {
            south: age,
            north: age,
        };
        for language in Language::ALL {
            let words = board_words(language, &scene, Under::Everything);
            assert!(words.chars().count() <= CONTENT_MAX, "{words}");
            let own = OwnScene {
                scene: scene.clone(),
                side: Side::South,
                own_pick: None,
            };
            let words = own_board_words(language, &own);
            assert!(words.chars().count() <= CONTENT_MAX, "{words}");
        }
    }
    for why in CalledOff::ALL {
        scene.row.is_open = false;
        scene.row.called_off = Some(why);
        for language in Language::ALL {
            let words = board_words(language, &scene, Under::Everything);
            assert!(words.contains("🚫") && !words.contains("⏳"), "{words}");
        }
    }
}

fn congkak_10() -> Options {
    Options {
        holes: 10,
        seeds: 10,
        ..Options::new(Variant::Congkak)
    }
}

#[test]
fn what_the_code_says_of_a_command_is_its_english() {
    for (written, all) in ours::as_written().iter().zip(&ours::all()) {
        assert_eq!(written.description, all.description);
        for (written, option) in written.parameters.iter().zip(&all.parameters) {
            assert_eq!(written.description, option.description);
        }
    }
}

#[test]
fn help_names_every_command_and_every_language() {
    let commands = ours::all();
    for language in Language::ALL {
        let help = help(language, &commands);
        assert!(help.chars().count() <= CONTENT_MAX, "{}", help.len());
        for command in commands.iter().filter(|c| c.slash_action.is_some()) {
            assert!(help.contains(&format!("- `/{}`", command.name)), "{help}");
        }
        for language in Language::ALL {
            assert!(help.contains(language.own_name()), "{help}");
        }
    }
}

#[test]
fn terms_are_words_of_the_language_and_not_of_the_record() {
    let text = terms(Language::English, &longest_terms());
    assert_eq!(
        text,
        "Congkak · 10×10 · until burnout · burnt holes are passed over · only full holes are \
         refilled · most holes left to open with win · North starts · taking every seed captures \
         nothing"
    );
    for variant in Variant::ALL {
        let usual = Options::new(variant);
        let text = terms(Language::English, &usual);
        assert_eq!(text, format!("{} · one round", game(variant)));
    }
    for language in Language::ALL {
        let text = terms(language, &longest_terms());
        assert!(!text.contains([':', '_']), "{text}");
    }
}

#[test]
fn a_game_is_explained_with_all_that_can_be_chosen() {
    for language in Language::ALL {
        for rounds in [Rounds::Fixed(15), Rounds::Burnout] {
            let options = Options {
                rounds,
                ..longest_terms()
            };
            for victory in [Victory::Rounds, Victory::Seeds, Victory::Holes] {
                let options = Options { victory, ..options };
                let terms = Term::ALL.map(|term| rules_with(language, &options, &[term]));
                let all = rules_with(language, &options, &Term::ALL);
                for text in terms.iter().chain([&all]) {
                    assert!(text.starts_with(rules(language, Variant::Congkak)));
                }
                // Of options that a match can have: that of Oware is not among them.
                let possible = Options {
                    grand_slam: GrandSlam::Capture,
                    ..options
                };
                let text = rules_here(language, &possible);
                let length = text.chars().count();
                assert!(length <= CONTENT_MAX, "{}: {length}", language.locale());
            }
        }
        for variant in Variant::ALL {
            let text = rules_here(language, &Options::new(variant));
            assert!(text.ends_with(texts::rules_here_usual(language)), "{text}");
        }
    }
}

#[test]
fn options_are_explained_as_the_rules_have_them() {
    let told = |options: Options, term| {
        let text = rules_with(Language::English, &options, &[term]);
        text.lines().last().unwrap().to_owned()
    };
    let congkak = Options {
        rounds: Rounds::Fixed(5),
        ..Options::new(Variant::Congkak)
    };
    assert_eq!(
        told(congkak, Term::Rounds),
        "- At most 5 rounds. The match ends before, once a player has won more than half of them, \
         or ends a round with too few seeds to fill a hole."
    );
    let by_seeds = Options {
        victory: Victory::Seeds,
        ..congkak
    };
    assert_eq!(
        told(by_seeds, Term::Rounds),
        "- At most 5 rounds. The match ends before, when a player ends a round with too few seeds \
         to fill a hole."
    );
    let kalah = Options {
        rounds: Rounds::Fixed(3),
        ..Options::new(Variant::Kalah)
    };
    assert_eq!(
        told(kalah, Term::Rounds),
        "- At most 3 rounds. The match ends before, once a player has won more than half of them."
    );
    let skip = Options {
        burnt: Burnt::Skip,
        ..congkak
    };
    assert_eq!(
        told(skip, Term::Burnt),
        "- Sowing passes over burnt holes as if they were not there."
    );
}

#[test]
fn the_end_of_a_match_says_what_decided_it() {
    for (victory, said) in [
        (Victory::Rounds, "It is won by rounds."),
        (Victory::Seeds, "It is won by the seeds of the last round, "),
        (Victory::Holes, "It is won by the holes left to open with, "),
    ] {
        let options = Options {
            rounds: Rounds::Fixed(3),
            victory,
            ..Options::new(Variant::Congkak)
        };
        let scene = scene_after(options, 2000, None);
        let decision = scene.position.decision().unwrap();
        let score = decision.score;
        assert_ne!(
            score.south, score.north,
            "{victory:?} is a draw: choose other picks"
        );
        // The winner's comes first, whoever that is.
        let (most, least) = (score.south.max(score.north), score.south.min(score.north));
        let words = board_words(Language::English, &scene, Under::Everything);
        match decision.by {
            DecidedBy::Victory(_) => assert!(words.contains(said), "{words}"),
            DecidedBy::LastRound => assert!(words.contains("Level in that"), "{words}"),
        }
        if victory != Victory::Rounds {
            assert!(words.contains(&format!("{most} – {least}.")), "{words}");
        }
    }
    // Of one round, its own line has said all.
    let once = scene_after(Options::new(Variant::Kalah), 2000, None);
    assert!(!board_words(Language::English, &once, Under::Everything).contains("won by"));
}

#[test]
fn the_terms_stay_over_the_board() {
    let heading = |options: Options| {
        let words = board_words(
            Language::English,
            &scene_after(options, 0, None),
            Under::Everything,
        );
        words.lines().next().unwrap().to_owned()
    };
    let usual = heading(Options::new(Variant::Congkak));
    assert_eq!(usual, "-# Congkak · 3 days for each pick");
    let other = Options {
        holes: 5,
        seeds: 5,
        refill: Refill::Even,
        rounds: Rounds::Fixed(3),
        ..Options::new(Variant::Congkak)
    };
    assert_eq!(
        heading(other),
        "-# Congkak · round 1 of 3 · 0–0 · 5×5 · refilled evenly · 3 days for each pick"
    );
}

#[test]
fn for_a_name_of_nothing_that_can_be_seen_words_stand() {
    for name in [
        "\u{3164}",
        "\u{200b}\u{200d}",
        "\u{2800}",
        "\u{fe0f}\u{e0041}",
        " \u{180e} ",
    ] {
        for language in Language::ALL {
            let words = texts::player_nameless(language);
            assert_eq!(plain_name(language, name), words, "{name:?}");
        }
    }
    let family = "👨\u{200d}👩\u{200d}👧";
    assert_eq!(plain_name(Language::English, family), family);
}

#[test]
fn an_option_that_a_game_does_not_know_is_refused_with_what_to_do() {
    let said = |options: Options| {
        let bad = options.check().unwrap_err();
        refusal(Language::English, &Refusal::Options(bad))
    };
    let kalah = Options::new(Variant::Kalah);
    assert_eq!(
        said(Options {
            opening: Opening::Simultaneous,
            ..kalah
        }),
        "In Kalah one player starts: choose South or North as `opening`, or leave it out."
    );
    assert_eq!(
        said(Options {
            rounds: Rounds::Burnout,
            ..kalah
        }),
        "In Kalah no holes burn: choose a number of `rounds`."
    );
    let bad = BadOptions::NotInVariant {
        variant: Variant::Oware,
        option: "refill",
    };
    assert_eq!(
        refusal(Language::English, &Refusal::Options(bad)),
        "Oware does not know `refill`: leave it out."
    );
}

#[test]
fn who_is_forgotten_goes_by_the_same_words_in_every_sentence() {
    let mut scene = scene_after(Options::new(Variant::Kalah), 7, None);
    scene.row.players.south = PlayerId::new(0);
    scene.row.names.south = String::new();
    scene.row.names.north = "budi".to_owned();
    let playing = scene.clone();
    let resigned = Entry::Resigned(Side::South);
    scene.position.advance(resigned).unwrap();
    scene.record.push(resigned);
    scene.row.is_open = false;
    for language in Language::ALL {
        let words = texts::player_forgotten(language);
        assert!(!words.contains(['*', '\u{2014}', '<', '@']), "{words}");
        let told = [
            board_words(language, &playing, Under::Everything),
            board_words(language, &scene, Under::Everything),
            text_board(language, &scene, Side::South, Under::Nothing),
            alt_text(language, &scene, Side::North),
            thread_name(language, &scene),
            replay_words(language, &scene, 7),
            record_heading(language, &scene),
            mention(language, PlayerId::new(-7)),
        ];
        for told in told {
            assert!(told.contains(words), "{told}");
            // Neither a dash nor nothing at all.
            assert!(
                !told.contains('\u{2014}') && !told.contains("****"),
                "{told}"
            );
        }
    }
}

/// A match by these options, each side always picking its first choice, after so many entries.
fn scene_after(options: Options, entries: usize, bot: Option<Practice>) -> Scene {
    let mut record = Record::new(options);
    let mut position = Match::new(options).unwrap();
    for _ in 0..entries {
        if position.outcome().is_some() {
            break;
        }
        let awaited = position.awaited();
        let first = |side: Side| *position.choices(side).first().unwrap();
        let entry = if awaited.south && awaited.north {
            Entry::Wave(BySide {
                south: first(Side::South).label,
                north: first(Side::North).label,
            })
        } else if awaited.south {
            Entry::Pick(first(Side::South))
        } else {
            Entry::Pick(first(Side::North))
        };
        position.advance(entry).unwrap();
        record.push(entry);
    }
    scene_of(&record, bot)
}

/// The match of a record.
fn scene_of(record: &Record, bot: Option<Practice>) -> Scene {
    let position = record.position().unwrap();
    let row = MatchRow {
        id: MatchId::new(1),
        server: long_link().server,
        channel: long_link().channel,
        message: None,
        players: BySide {
            south: PlayerId::of_discord(i64::MAX.unsigned_abs()),
            north: PlayerId::of_discord(i64::MAX.unsigned_abs() - 1),
        },
        names: BySide {
            south: LONGEST_NAME.to_owned(),
            north: LONGEST_NAME.to_owned(),
        },
        language: "en".to_owned(),
        record: record.to_string(),
        revision: 1,
        is_open: position.outcome().is_none(),
        called_off: None,
        pace: Pace::ThreeDays,
        home: None,
        practice: bot,
        updated_at: Moment::from_millis(0),
    };
    let mut scene = Scene::new(row).unwrap();
    scene.dm_refused = BySide {
        south: true,
        north: true,
    };
    scene
}

#[test]
fn the_largest_board_keeps_within_discords_limits() {
    for variant in Variant::ALL {
        for rounds in [1, 15] {
            let options = Options {
                holes: 10,
                seeds: 10,
                rounds: Rounds::Fixed(rounds),
                ..Options::new(variant)
            };
            for entries in [0, 1, 2, 5, 20, 60, 150, 400] {
                // The bot has moved last, or the person has.
                for bot in [None, Some(Side::South), Some(Side::North)] {
                    let bot = bot.map(|side| Practice {
                        side,
                        level: 6,
                        rng_seed: 0,
                    });
                    let scene = scene_after(options, entries, bot);
                    keeps_within_limits(&scene);
                }
            }
        }
    }
}

#[test]
fn who_picks_alone_in_an_opening_is_told_that_the_other_hand_goes_on() {
    let mut seen = BTreeSet::new();
    for scene in openings() {
        let awaited = scene.position.awaited();
        for side in Side::BOTH.into_iter().filter(|&side| awaited[side]) {
            let own = OwnScene {
                scene: scene.clone(),
                side,
                own_pick: None,
            };
            let is_alone = !awaited[side.other()];
            // Nobody is alone but beside a hand that goes on.
            assert_eq!(scene.position.relaying()[side.other()].is_some(), is_alone);
            for language in Language::ALL {
                let opponent = name(language, &scene.row.names[side.other()]);
                let words = own_board_words(language, &own);
                let alone = texts::own_opening_alone(language, opponent.as_str());
                let together = texts::own_opening(language, opponent);
                assert_eq!(words.contains(&alone), is_alone, "{words}");
                assert_eq!(words.contains(&together), !is_alone, "{words}");
            }
            // And whose hand goes on need not pick.
            let other = OwnScene {
                side: side.other(),
                ..own
            };
            let words = own_board_words(Language::English, &other);
            assert_eq!(words.contains("need not pick"), is_alone, "{words}");
            seen.insert(is_alone);
        }
    }
    assert_eq!(seen, [false, true].into());
}

/// The openings of Congkak after no wave, and after each first one.
fn openings() -> impl Iterator<Item = Scene> {
    let options = Options::new(Variant::Congkak);
    let labels = (1..=7).flat_map(|south| (1..=7).map(move |north| BySide { south, north }));
    let records = labels.map(move |labels| {
        let mut record = Record::new(options);
        record.push(Entry::Wave(labels));
        record
    });
    std::iter::once(Record::new(options))
        .chain(records)
        .map(|record| scene_of(&record, None))
        .filter(|scene| scene.position.phase() == Phase::Opening)
}

#[test]
fn an_opening_that_has_lost_its_buttons_does_not_say_that_somebody_is_choosing() {
    for mut scene in openings() {
        scene.row.names = BySide {
            south: "ani".to_owned(),
            north: "budi".to_owned(),
        };
        let awaited = scene.position.awaited();
        for language in Language::ALL {
            let now = board_words(language, &scene, Under::Everything);
            let shown = old_opening_words(language, &scene, true);
            let ended = old_opening_words(language, &scene, false);
            for side in Side::BOTH {
                let player = scene.row.players[side];
                let choosing = texts::opening_choosing(language, mention(language, player));
                assert_eq!(now.contains(&choosing), awaited[side], "{now}");
                assert!(!shown.contains(&choosing) && !ended.contains(&choosing));
                let chosen = name(language, &scene.row.names[side]);
                let chosen = texts::opening_chosen(language, chosen);
                assert_eq!(shown.contains(&chosen), awaited[side], "{shown}");
                assert!(!ended.contains(&chosen), "{ended}");
            }
            // What was played before stays, and nobody is called.
            assert!(!shown.contains("<@") && now.starts_with(&ended), "{shown}");
        }
    }
}

#[test]
fn who_looks_on_alone_reads_names_and_no_mentions() {
    for variant in Variant::ALL {
        let scene = scene_after(Options::new(variant), 0, None);
        for language in Language::ALL {
            for under in [Under::OwnBoard, Under::Nothing] {
                let words = board_words(language, &scene, under);
                assert!(!words.contains("<@"), "{words}");
            }
            let words = board_words(language, &scene, Under::Everything);
            assert!(words.contains("<@"), "{words}");
        }
    }
    let unblocked = unblocked(Language::English, "bu*di");
    assert_eq!(unblocked, "**bu\\*di** can challenge you again.");
}

#[test]
fn who_looks_on_is_told_of_no_button() {
    let scene = scene_after(Options::new(Variant::Congkak), 0, None);
    for language in Language::ALL {
        let button = label(language, Label::OwnBoard);
        for (under, is_told) in [(Under::OwnBoard, true), (Under::Nothing, false)] {
            let words = board_words(language, &scene, under);
            assert_eq!(words.contains(&format!("**{button}**")), is_told, "{words}");
        }
    }
}

#[test]
fn a_match_that_a_word_ends_too_early_is_said_not_to_count() {
    let options = Options::new(Variant::Kalah);
    for (entries, is_early) in [(0, true), (2, true), (6, false)] {
        let scene = scene_after(options, entries, None);
        let question = resign_question(Language::English, &scene, Side::South);
        assert_eq!(question.contains("not count"), is_early, "{question}");
        let mut over = scene;
        let resigned = Entry::Resigned(Side::South);
        over.position.advance(resigned).unwrap();
        over.record.push(resigned);
        let words = board_words(Language::English, &over, Under::Everything);
        assert_eq!(words.contains("too early"), is_early, "{words}");
    }
    let bot = Some(Practice {
        side: Side::North,
        level: 1,
        rng_seed: 0,
    });
    let practice = scene_after(options, 0, bot);
    let question = resign_question(Language::English, &practice, Side::South);
    assert!(!question.contains("leaderboard"), "{question}");
}

/// The arguments that are names, as the files write them.
const NAMES: [&str; 8] = [
    "{ $player }",
    "{ $challenger }",
    "{ $opponent }",
    "{ $south }",
    "{ $north }",
    "{ $winner }",
    "{ $loser }",
    "{ $other }",
];

#[test]
fn no_word_depends_on_the_letter_that_a_name_begins_or_ends_with() {
    // In Italian, "a" would become "ad" before a vowel; articles change with the letter, too.
    let italian = Language::Italian.source();
    for name in NAMES {
        for before in [
            " a ", " il ", " lo ", " la ", " l'", " del ", " al ", " dal ",
        ] {
            for bold in ["", "**"] {
                // A number is no name, though it has the same word.
                let wrong = format!("{before}{bold}{name}");
                let lines = italian.lines().filter(|line| line.contains(&wrong));
                let wrong: Vec<&str> = lines.filter(|line| !line.contains("$own")).collect();
                assert!(wrong.is_empty(), "{wrong:?}");
            }
        }
    }
    // In Korean, a particle follows a name only behind the word of respect.
    for particle in [
        "은", "는", "이", "가", "을", "를", "과", "와", "으로", "로", "에게", "아", "야",
    ] {
        for name in NAMES {
            for bold in ["", "**"] {
                let wrong = format!("{name}{bold}{particle}");
                assert!(!Language::Korean.source().contains(&wrong), "{wrong}");
            }
        }
    }
    // In German and English, a genitive would ask for another ending after an s; English has one that
    // does for all.
    for name in NAMES {
        for bold in ["", "**"] {
            let wrong = format!("{name}{bold}s ");
            assert!(!Language::German.source().contains(&wrong), "{wrong}");
        }
    }
}

fn keeps_within_limits(scene: &Scene) {
    let own = OwnScene {
        scene: scene.clone(),
        side: Side::South,
        own_pick: Some(10),
    };
    for language in Language::ALL {
        let words = [
            board_words(language, scene, Under::Everything),
            own_board_words(language, &own),
            opening_over_words(language, scene),
        ];
        for words in words {
            assert!(words.chars().count() <= CONTENT_MAX, "{words}");
        }
        for side in Side::BOTH {
            let text = alt_text(language, scene, side);
            assert!(text.chars().count() <= ALT_TEXT_MAX, "{text}");
        }
    }
}
