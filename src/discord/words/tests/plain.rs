//! What is read out, or stands where Discord knows no markdown.

use super::*;
use crate::ai::Analysis;
use std::path::{Path, PathBuf};

/// What Discord would make something of in a message, and a screen reader would spell out.
const MARKS: [&str; 10] = ["**", "__", "~~", "`", "-# ", "<t:", "<@", "<#", "\\", "{"];

fn is_plain(text: &str) -> bool {
    !text.trim().is_empty() && MARKS.iter().all(|mark| !text.contains(mark))
}

/// The descriptions of all that is attached to messages, for two players with plain names.
fn descriptions(language: Language) -> Vec<String> {
    let mut scene = scene_after(Options::new(Variant::Kalah), 12, None);
    scene.row.names = BySide {
        south: "ani".to_owned(),
        north: String::new(),
    };
    let analysis = Analysis::within(&scene.record, 20_000).unwrap();
    let names = scene.row.names.as_ref().map(String::as_str);
    let mut all = vec![
        alt_record(language, &scene),
        alt_export(language).to_owned(),
        alt_files(language).to_owned(),
        alt_results(language, 1),
        alt_results(language, 20),
        alt_balance(language, &scene, &analysis),
        alt_picks(language, names, scene.position.board(), Side::North, [1, 2]),
        alt_example(language, Variant::Congkak, 7),
    ];
    all.extend(Side::BOTH.map(|side| alt_text(language, &scene, side)));
    all
}

#[test]
fn no_description_of_what_is_attached_has_markdown_or_mentions() {
    for language in Language::ALL {
        for text in descriptions(language) {
            assert!(is_plain(&text), "{}: {text}", language.locale());
        }
        // Those of puzzles, leaderboards and charts, too, come from texts of such names.
        for (key, arguments) in texts::CATALOGUE {
            if key.starts_with("alt_") {
                for text in fillings(language, key, arguments) {
                    let text = text.replace(&name(language, LONGEST_NAME), "ani");
                    let text = text.replace(&link(&long_link()), "there");
                    assert!(is_plain(&text), "{}.ftl: {key}: {text}", language.locale());
                }
            }
        }
    }
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}

#[test]
fn what_is_attached_is_described_by_texts_that_are_made_for_it() {
    let discord = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/discord");
    let mut described = 0;
    for file in sources(&discord) {
        let is_other = ["words", "card.rs", "commands.rs"]
            .iter()
            .any(|part| file.strip_prefix(&discord).unwrap().starts_with(part));
        let text = std::fs::read_to_string(&file).unwrap();
        for line in text.lines().filter(|_| !is_other) {
            let line = line.trim();
            let is_description =
                line.starts_with("description: ") || line.starts_with("let description = ");
            if !is_description || line.starts_with("description: description") {
                continue;
            }
            described += 1;
            assert!(line.contains("words::alt_"), "{}: {line}", file.display());
        }
    }
    assert!(described >= 12, "{described}");
}

#[test]
fn a_solution_is_read_out_as_a_sentence() {
    for language in Language::ALL {
        let text = texts::alt_solution(language, "7, 1, 2");
        assert!(text.contains("7, 1, 2") && !text.contains(texts::puzzle_you(language)));
        // Whoever reads is a player in a list, and no subject of a sentence.
        let you = format!(" {}", texts::puzzle_you(language));
        let then = texts::alt_then(language, "ani", "7, 1, 2");
        assert!(then.contains("ani") && !then.contains(&you), "{then}");
    }
}

#[test]
fn what_a_pick_would_do_is_not_told_as_if_it_were_done() {
    let position = Match::new(Options::new(Variant::Kalah)).unwrap();
    let hole = |label: usize| *position.choices(Side::South).get(label - 1).unwrap();
    let (into_store, other) = (hole(3), hole(1));
    let told = |language, hole: crate::rules::Hole| {
        let played = position.clone().play(Entry::Pick(hole)).unwrap();
        hole_choice(language, hole.label, 4, Some(&played))
    };
    let again = [
        "3: 4 seeds, ends in your store: pick again",
        "3: 4 Steine, endet in deinem Speicher: noch eine Wahl",
        "3: 4 semi, finisce nel tuo granaio: scegli ancora",
        "3番: 種4個、最後は自分の倉、もう一度選べる",
        "3번: 씨앗 4개, 내 곳간에서 끝나 또 골라요",
        "3: 4 biji, akan berakhir di rumahmu: pilih lagi",
        "3: 4 guli, akan habis di rumah awak: pilih lagi",
    ];
    for (language, again) in Language::ALL.into_iter().zip(again) {
        assert_eq!(told(language, into_store), again);
        assert!(!told(language, other).contains('：'));
        // What was done is said in other words, where the language has a past.
        for last in ["store", "burnt"] {
            let would = texts::hole_choice(language, 1, 1, 9, 3, last);
            let did = texts::hand_of(language, "1", 9, 1, 3, last);
            assert_ne!(would, did);
        }
    }
    assert_eq!(told(Language::English, other), "1: 4 seeds");
    // The last pick of a round calls nobody to pick again.
    let small = Options {
        holes: 1,
        seeds: 1,
        ..Options::new(Variant::Kalah)
    };
    let mut position = Match::new(small).unwrap();
    let last = *position.choices(Side::South).first().unwrap();
    let played = position.play(Entry::Pick(last)).unwrap();
    assert!(played.round_end.is_some());
    let told = hole_choice(Language::English, 1, 1, Some(&played));
    assert!(told.ends_with(", ends the round"), "{told}");
}
