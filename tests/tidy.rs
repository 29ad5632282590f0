//! Guards the map: which module may use which, and what may be written at all.

#![expect(clippy::unwrap_used, reason = "helpers of tests may panic")]

use std::fs;
use std::path::{Path, PathBuf};

/// Which of our modules each module may use besides itself.
const ARROWS: [(&str, &[&str]); 9] = [
    ("rules", &[]),
    ("picture", &["rules"]),
    ("ai", &["rules"]),
    ("db", &["rules", "secret"]),
    ("play", &["db", "ai", "rules"]),
    ("config", &["secret"]),
    ("secret", &[]),
    ("watch", &[]),
    ("cli", &["rules", "picture", "db", "config"]),
];
/// The only module that may name Discord's libraries.
const DISCORD: &str = "discord";
const DISCORD_LIBRARIES: [&str; 2] = ["serenity", "poise"];
/// What no pure module may name: a clock, chance, the outside world.
const PURE: [&str; 3] = ["rules", "picture", "ai"];
const IMPURE: [&str; 6] = [
    "std::fs",
    "std::net",
    "std::env",
    "SystemTime",
    "Instant::now",
    "rand::rng",
];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The module that a file of `src` belongs to.
fn module_of(file: &Path) -> String {
    let inside = file.strip_prefix("src").unwrap();
    let first = inside.components().next().unwrap().as_os_str();
    first.to_str().unwrap().trim_end_matches(".rs").to_owned()
}

/// The lines of a file that are code: no comments, and no tests at its foot.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .take_while(|line| !line.starts_with("#[cfg(test)]"))
        .enumerate()
        .filter(|(_, line)| !line.trim_start().starts_with("//"))
        .map(|(index, line)| (index + 1, line))
}

#[test]
fn every_use_follows_an_arrow() {
    let mut wrong = Vec::new();
    for file in sources(Path::new("src")) {
        let module = module_of(&file);
        let Some((_, allowed)) = ARROWS.iter().find(|(name, _)| *name == module) else {
            continue;
        };
        let text = fs::read_to_string(&file).unwrap();
        for (number, line) in code(&text) {
            for used in line.split("crate::").skip(1) {
                let used: String = used
                    .chars()
                    .take_while(|c| c.is_ascii_lowercase() || *c == '_')
                    .collect();
                let is_ours = ARROWS.iter().any(|(name, _)| *name == used) || used == DISCORD;
                if is_ours && used != module && !allowed.contains(&used.as_str()) {
                    wrong.push(format!("{}:{number}: {module} uses {used}", file.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn only_discord_names_its_libraries() {
    for file in sources(Path::new("src")) {
        if module_of(&file) == DISCORD {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        for (number, line) in code(&text) {
            for library in DISCORD_LIBRARIES {
                assert!(
                    !line.contains(&format!("{library}::")),
                    "{}:{number} names {library}",
                    file.display()
                );
            }
        }
    }
}

#[test]
fn pure_modules_name_nothing_of_the_outside() {
    for file in sources(Path::new("src")) {
        if !PURE.contains(&module_of(&file).as_str()) {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        for (number, line) in code(&text) {
            for impure in IMPURE.iter().chain(&["async fn", "tokio::"]) {
                assert!(
                    !line.contains(impure),
                    "{}:{number} names {impure}",
                    file.display()
                );
            }
        }
    }
}

#[test]
fn only_config_and_main_read_the_environment() {
    for file in sources(Path::new("src")) {
        if ["config", "main"].contains(&module_of(&file).as_str()) {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        for (number, line) in code(&text) {
            assert!(
                !line.contains("env::var"),
                "{}:{number} reads the environment",
                file.display()
            );
        }
    }
}

#[test]
fn every_setting_is_in_the_example() {
    let example = fs::read_to_string(".env.example").unwrap();
    let config = fs::read_to_string("src/config.rs").unwrap();
    let settings = config
        .split("setting(\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next());
    for setting in settings {
        assert!(
            example.contains(setting),
            "{setting} is not in .env.example"
        );
    }
}

#[test]
fn the_map_names_every_module() {
    let map = fs::read_to_string("src/lib.rs").unwrap();
    for line in map.lines() {
        if let Some(module) = line.strip_prefix("pub mod ") {
            let module = module.trim_end_matches(';');
            assert!(
                map.contains(&format!("[`{module}`]")),
                "the crate comment does not name {module}"
            );
        }
    }
}

/// Whether a file has a test whose name begins so; all of the name, where no star ends it.
fn has_test(file: &str, name: &str) -> bool {
    let text = fs::read_to_string(file).unwrap_or_default();
    let wanted = match name.strip_suffix('*') {
        Some(front) => format!("async fn {front}"),
        None => format!("async fn {name}()"),
    };
    text.contains(&wanted)
}

#[test]
fn every_complaint_has_the_tests_that_are_named_for_it() {
    let main = fs::read_to_string("tests/e2e/main.rs").unwrap();
    let rows = main.lines().filter(|line| line.starts_with("//! | "));
    let mut complaints = 0;
    for row in rows.skip(1) {
        let named: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        assert!(!named.is_empty(), "{row}");
        complaints += 1;
        for name in named {
            let (module, test) = name.split_once("::").unwrap();
            let file = format!("tests/e2e/{module}.rs");
            assert!(has_test(&file, test), "there is no test {name}");
        }
    }
    // As many as players of game bots have.
    assert_eq!(complaints, 16);
}

#[test]
fn every_table_is_in_what_is_said_about_privacy() {
    let said = fs::read_to_string("PRIVACY.md").unwrap();
    let files = ["migrations", "migrations/postgres"].map(|folder| fs::read_dir(folder).unwrap());
    let files = files.into_iter().flatten().map(|file| file.unwrap().path());
    let all: String = files
        .filter(|path| path.is_file())
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    for table in all.split("create table ").skip(1) {
        let is_outside = |c: char| !c.is_ascii_lowercase() && c != '_';
        let name = table.split(is_outside).next().unwrap();
        let is_gone = all.contains(&format!("drop table {name};"));
        assert!(
            is_gone || said.contains(&format!("`{name}`")),
            "PRIVACY.md says nothing of the table {name}"
        );
    }
}

/// Tests of databases that are not run on PostgreSQL, and the reason.
const ON_SQLITE_ALONE: [(&str, &str); 4] = [
    ("src/db/tests.rs", "what SQLite's earlier migrations left"),
    ("src/db/standings/plans.rs", "SQLite's own words for a plan"),
    ("src/db/engine.rs", "the names of files"),
    ("results_of_", "what SQLite's earlier migrations left"),
];

#[test]
fn every_test_of_a_database_runs_on_both() {
    let folders = ["src/db", "src/play/tests", "tests/standings"];
    let mut files: Vec<PathBuf> = folders
        .iter()
        .flat_map(|folder| sources(Path::new(folder)))
        .collect();
    files.push("src/play/tests.rs".into());
    let (mut tests, mut missing) = (0, Vec::new());
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let on_both: Vec<&str> = text
            .split("on_postgres_too! {")
            .nth(1)
            .and_then(|rest| rest.split('}').next())
            .map_or_else(Vec::new, |names| names.split_whitespace().collect());
        for test in text.split("#[tokio::test]").skip(1) {
            let name = test.split("async fn ").nth(1).unwrap();
            let name = name.split('(').next().unwrap();
            let is_alone = ON_SQLITE_ALONE
                .iter()
                .any(|(of, _)| file == Path::new(of) || name.starts_with(of));
            if !is_alone && !on_both.contains(&name) {
                missing.push(format!("{}: {name}", file.display()));
            }
            tests += 1;
        }
    }
    assert!(tests > 150, "{tests}");
    assert!(
        missing.is_empty(),
        "not in on_postgres_too!:\n{}",
        missing.join("\n")
    );
}
