//! Matches looked at again, and puzzles, as people see them.

use crate::table::{Table, first_hole};
use sandbox::{Channel, Message, NO_OPTIONS, Person, permissions};

/// A match of Kalah from the first press to the last, each time by the first hole.
async fn play_kalah(table: &Table, ani: &Person, budi: &Person) -> Message {
    table.start_kalah(ani, budi, "No clock").await;
    table.play_to_the_end([ani, budi]).await;
    table.sandbox.settled().await;
    table.main.newest()
}

/// The thread in which a match was looked at, once it has come to rest.
async fn thread_of(table: &Table, message: &Message) -> Channel {
    let told = || message.content().contains("looked at again");
    table.until("an analysis", told).await;
    let thread = || table.main.threads().pop();
    table
        .until("the moments", || {
            let messages = thread().map_or_else(Vec::new, |thread| thread.messages());
            let with_files = messages
                .iter()
                .filter(|message| !message.files().is_empty());
            with_files.count() == lines(message)
        })
        .await;
    thread().unwrap()
}

/// How many moves a summary names.
fn lines(summary: &Message) -> usize {
    let words = summary.content();
    words.lines().filter(|line| line.contains("Move ")).count()
}

fn alt_texts(message: &Message) -> Vec<String> {
    let files = message.files().into_iter();
    files
        .map(|(_, description)| description.unwrap_or_default())
        .collect()
}

#[tokio::test]
async fn a_finished_match_is_looked_at_again_in_a_thread_of_its_own() {
    let table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    let board = play_kalah(&table, &ani, &budi).await;
    assert_eq!(board.buttons(), ["Rematch", "Analyse"]);
    // Whoever looks on may ask, too.
    let pings = (ani.pings().len(), budi.pings().len());
    let begun = cici.presses_on(&board, "Analyse").await;
    assert!(begun.told_publicly().contains("This takes a moment") || lines(&begun.message()) > 0);
    let summary = begun.message();
    let thread = thread_of(&table, &summary).await;
    let words = summary.content();
    assert!(words.contains("**ani** – **budi**") || words.contains("**budi** – **ani**"));
    assert!((1..=3).contains(&lines(&summary)), "{words}");
    assert!(words.contains("was better"), "{words}");
    let files = summary.files();
    assert_eq!(files.len(), 1);
    assert_eq!(files[0].0, "analysis.png");
    assert!(alt_texts(&summary)[0].starts_with("Who was ahead, by moves: 1"));
    assert!(summary.picture().unwrap().starts_with(b"\x89PNG"));

    assert!(thread.name().starts_with("🔍 #1 "), "{}", thread.name());
    for (rank, moment) in (1..).zip(thread.messages()) {
        let words = moment.content();
        assert!(words.starts_with(&format!("**{rank}.** Move ")), "{words}");
        for part in [
            " sowed hole ",
            "💡 Better was hole ",
            "With that: ",
            "As it was played: ",
        ] {
            assert!(words.contains(part), "{part} is not in {words}");
        }
        let names: Vec<String> = moment.files().into_iter().map(|(name, _)| name).collect();
        let expected = ["played", "better"].map(|what| format!("{rank}-{what}.gif"));
        assert_eq!(names, expected);
        for alt in alt_texts(&moment) {
            assert!(
                alt.contains("holes 1: ") && alt.contains(" sows: "),
                "{alt}"
            );
        }
    }
    assert_eq!((ani.pings().len(), budi.pings().len()), pings);
    // After an hour of silence Discord archives it.
    let made = table
        .sandbox
        .traffic()
        .into_iter()
        .find(|request| request.method == "POST" && request.path.ends_with("/threads"));
    assert!(made.is_some());
    table.close().await;
}

#[tokio::test]
async fn who_asks_again_is_led_to_the_thread_that_is_there() {
    let mut table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    let board = play_kalah(&table, &ani, &budi).await;
    let begun = budi.presses_on(&board, "Analyse").await;
    let thread = thread_of(&table, &begun.message()).await;
    // It is noted when all of it is there.
    let noted = "select cast(analysis_id as text) from matches where analysis_id is not null";
    for _ in 0..500 {
        if !table.peek(noted).await.is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(table.peek(noted).await.len(), 1);
    // Another person, another way, another life of the bot.
    table.restart_bot().await;
    let again = [
        ani.presses_on(&board, "Analyse").await,
        cici.runs(&table.main, "/analyse", [("match", "1".to_owned())])
            .await,
    ];
    for again in again {
        let told = again.told_privately();
        assert!(told.contains("was looked at already"), "{told}");
        assert!(told.contains(&thread.mention()), "{told}");
    }
    assert_eq!(table.main.threads().len(), 1);

    thread.delete();
    let anew = cici.presses_on(&board, "Analyse").await;
    let other = thread_of(&table, &anew.message()).await;
    assert_ne!(other.id(), thread.id());
    table.close().await;
}

#[tokio::test]
async fn a_match_that_goes_on_is_not_looked_into_by_anybody() {
    let table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    table.start_kalah(&ani, &budi, "No clock").await;
    for person in [&ani, &budi, &cici] {
        let typed = [("match", "1".to_owned())];
        let refused = person.runs(&table.main, "/analyse", typed).await;
        let told = refused.told_privately();
        assert!(told.contains("still played"), "{told}");
        let board = table.board().unwrap();
        let forged = person.presses_id(&board, "1:analyse:1:0:").await;
        assert!(forged.told_privately().contains("still played"));
    }
    // And of what is over there is nothing yet.
    let none = ani.runs(&table.main, "/analyse", NO_OPTIONS).await;
    assert!(none.told_privately().contains("finished no match here yet"));
    let choices = ani
        .completes(&table.main, "/analyse", NO_OPTIONS, ("match", ""))
        .await;
    assert!(choices.is_empty());
    table.close().await;
}

#[tokio::test]
async fn of_a_match_without_a_pick_there_is_nothing_to_say() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    table.start_kalah(&ani, &budi, "No clock").await;
    ani.runs(&table.main, "/resign", NO_OPTIONS).await;
    ani.presses(&table.main, "Yes, resign").await;
    table.until("the result", || table.is_over()).await;
    assert_eq!(table.main.newest().buttons(), ["Rematch"]);
    let told = budi.runs(&table.main, "/analyse", NO_OPTIONS).await;
    let told = told.told_privately();
    assert!(told.contains("nothing to look at"), "{told}");
    table.close().await;
}

#[tokio::test]
async fn without_a_thread_it_is_told_to_the_asker_alone_and_all_at_once() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    play_kalah(&table, &ani, &budi).await;
    table.main.denies_bot(permissions::CREATE_PUBLIC_THREADS);
    let asked = budi.runs(&table.main, "/analyse", NO_OPTIONS).await;
    let told = asked.message();
    assert!(told.is_ephemeral());
    table
        .until("an analysis", || told.content().contains("looked at again"))
        .await;
    let words = told.content();
    assert!(
        words.contains("**1.** Move ") && words.contains("💡"),
        "{words}"
    );
    let names: Vec<String> = told.files().into_iter().map(|(name, _)| name).collect();
    assert_eq!(names[..3], ["analysis.png", "1-played.gif", "1-better.gif"]);
    assert!(alt_texts(&told).iter().all(|alt| !alt.is_empty()));
    assert!(table.main.threads().is_empty());
    table.close().await;
}

#[tokio::test]
async fn one_chooses_among_the_own_matches_and_may_name_any_other_of_the_server() {
    let table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    play_kalah(&table, &ani, &budi).await;
    let choices = async |person: &Person, typed: &'static str| {
        person
            .completes(&table.main, "/analyse", NO_OPTIONS, ("match", typed))
            .await
    };
    let own = choices(&budi, "").await;
    assert_eq!(own.len(), 1);
    let (text, value) = &own[0];
    assert!(
        text.starts_with("#1 · Kalah · ") && text.ends_with("ani"),
        "{text}"
    );
    assert_eq!(value, "1");
    assert!(choices(&budi, "oware").await.is_empty());
    assert!(choices(&cici, "").await.is_empty());

    let nonsense = [("match", "the one with Budi".to_owned())];
    let refused = cici.runs(&table.main, "/analyse", nonsense).await;
    let told = refused.told_privately();
    assert!(
        told.contains("I know no such match here. Choose one from the list"),
        "{told}"
    );
    let number = [("match", "99999".to_owned())];
    let refused = cici.runs(&table.main, "/analyse", number).await;
    assert_eq!(refused.told_privately(), told);
    let any = [("match", "#1".to_owned())];
    let begun = cici.runs(&table.main, "/analyse", any.clone()).await;
    thread_of(&table, &begun.message()).await;

    let elsewhere = table.sandbox.guild("Seberang");
    elsewhere.join(&ani);
    let channel = elsewhere.channel("main");
    let refused = ani.runs(&channel, "/analyse", any).await;
    let told = refused.told_privately();
    assert!(told.contains("played in another server"), "{told}");
    table.close().await;
}

#[tokio::test]
async fn an_analysis_that_a_kill_cuts_short_is_told_after_the_restart() {
    let mut table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let board = play_kalah(&table, &ani, &budi).await;
    let begun = ani.presses_on(&board, "Analyse").await;
    table.restart_bot().await;
    let summary = begun.message();
    let thread = thread_of(&table, &summary).await;
    table.sandbox.settled().await;
    assert_eq!(thread.messages().len(), lines(&summary));
    table.close().await;
}

#[tokio::test]
async fn a_match_of_several_rounds_with_a_secret_opening_is_looked_at_in_every_language() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    ani.speaks("ja");
    table.main.denies_bot(permissions::CREATE_PUBLIC_THREADS);
    let options = [
        ("opponent", budi.mention()),
        ("holes", "4".to_owned()),
        ("rounds", "3".to_owned()),
    ];
    ani.runs(&table.main, "/challenge", options).await;
    budi.presses(&table.main, "Accept").await;
    table
        .until("an opening", || {
            [&ani, &budi].iter().all(|person| {
                let newest = person.dm().messages().pop();
                newest.is_some_and(|message| first_hole(&message).is_some())
            })
        })
        .await;
    for person in [&ani, &budi] {
        let own = person.dm().newest();
        person.presses_on(&own, &first_hole(&own).unwrap()).await;
    }
    table
        .until("an open board", || table.board().is_some())
        .await;
    table.play_to_the_end([&ani, &budi]).await;
    table.sandbox.settled().await;
    let asked = ani.runs(&table.main, "/analyse", NO_OPTIONS).await;
    let told = asked.message();
    table
        .until("an analysis", || told.content().contains("の振り返りです"))
        .await;
    assert_eq!(told.files()[0].0, "analysis.png");
    table.close().await;
}

/// The holes that a puzzle has buttons for, whether they can be pressed or not.
fn holes(message: &Message) -> Vec<String> {
    let json = message.json();
    let rows = json["components"].as_array().cloned().unwrap_or_default();
    let buttons = rows.iter().filter_map(|row| row["components"].as_array());
    buttons
        .flatten()
        .filter_map(|button| button["label"].as_str())
        .filter(|label| label.parse::<u8>().is_ok())
        .map(str::to_owned)
        .collect()
}

/// Presses holes one after another, each on what the press before has brought.
async fn answers(person: &Person, puzzle: &Message, holes: &[String]) -> Message {
    let mut own: Option<Message> = None;
    for hole in holes {
        let pressed = person
            .presses_on(own.as_ref().unwrap_or(puzzle), hole)
            .await;
        own = Some(match &own {
            None => {
                assert!(pressed.message().is_ephemeral());
                pressed.message()
            }
            Some(_) => pressed.updated(),
        });
    }
    own.unwrap()
}

async fn solution(table: &Table) -> Vec<String> {
    let found = table
        .peek("select solution from puzzles order by puzzle_id desc limit 1")
        .await;
    found[0].split(' ').map(str::to_owned).collect()
}

#[tokio::test]
async fn a_puzzle_is_answered_in_secret_and_revealed_when_its_day_is_over() {
    let mut table = Table::open().await;
    let [ani, budi, cici] = table.seat(["ani", "budi", "cici"]);
    let puzzle = ani.runs(&table.main, "/puzzle", NO_OPTIONS).await;
    let told = puzzle.told_publicly();
    assert!(
        told.contains("The puzzle of the day") && told.contains("in one turn"),
        "{told}"
    );
    let puzzle = puzzle.message();
    assert_eq!(holes(&puzzle), ["1", "2", "3", "4", "5", "6", "7"]);
    assert!(puzzle.picture().unwrap().starts_with(b"\x89PNG"));
    assert!(alt_texts(&puzzle)[0].starts_with("You, below: holes 1: "));

    let solution = solution(&table).await;
    let own = answers(&ani, &puzzle, &solution).await;
    let told = own.content();
    assert!(
        told.contains(&format!("**Your answer:** {}", solution.join(" → "))),
        "{told}"
    );
    assert!(told.contains("Only you see this"), "{told}");
    // It is kept, and the bot need not live for that.
    table.restart_bot().await;
    let wrong = answers(&budi, &puzzle, &solution[..1]).await;
    let longer = budi.presses_on(&wrong, "7").await.updated();
    let cut = budi.presses_on(&longer, "Take back").await.updated();
    assert!(
        cut.content()
            .contains(&format!("**Your answer:** {}", solution[0]))
    );
    // The same press once more, from a message that is not that new any more.
    let again = budi
        .presses_id(&cut, &puzzle.custom_id(&solution[0]).unwrap())
        .await;
    let again = again.updated().content();
    assert!(
        again.contains(&format!("**Your answer:** {}\n", solution[0])),
        "{again}"
    );
    for (person, others) in [(&budi, &ani), (&cici, &ani), (&ani, &budi)] {
        let seen = person.sees(&table.main);
        let secret = format!("answer:** {}", solution.join(" → "));
        assert_eq!(seen.contains(&secret), person.id() == ani.id(), "{seen}");
        assert_eq!(others.pings().len(), 0);
    }
    let log = table.log();
    assert!(!log.contains(&solution.join(" ")), "a secret is in the log");

    table.hours_pass(24);
    let revealed = || table.main.newest().content().contains("The solution: ");
    table.until("the solution", revealed).await;
    let message = table.main.newest();
    let told = message.content();
    assert!(told.contains(&solution.join(" → ")), "{told}");
    assert!(
        told.contains("Solved by ani") && !told.contains("budi"),
        "{told}"
    );
    assert_eq!(message.files()[0].0, "solution.gif");
    assert!(alt_texts(&message)[0].contains("The solution: holes "));
    assert!(puzzle.buttons().is_empty());
    for person in [&ani, &budi, &cici] {
        assert_eq!(person.pings().len(), 0);
    }
    // A button that a client still shows says what came of it.
    for (person, verdict) in [
        (&ani, "You found it"),
        (&budi, "You answered"),
        (&cici, "is over"),
    ] {
        let id = format!("1:puzzle:1:0:{}", solution[0]);
        let old = person.presses_id(&puzzle, &id).await.told_privately();
        assert!(
            old.contains(verdict) && old.contains("`/puzzle` shows today's"),
            "{old}"
        );
    }
    table.restart_bot().await;
    table.sandbox.settled().await;
    let told = table.main.messages();
    let told = told
        .iter()
        .filter(|m| m.content().contains("The solution: "));
    assert_eq!(told.count(), 1);
    table.close().await;
}

#[tokio::test]
async fn days_solved_one_after_another_are_a_streak_in_the_profile() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let profile = async |person: &Person| {
        let shown = person.runs(&table.main, "/profile", NO_OPTIONS).await;
        shown.told_publicly()
    };
    for day in 1..=2 {
        let puzzle = ani.runs(&table.main, "/puzzle", NO_OPTIONS).await.message();
        answers(&ani, &puzzle, &solution(&table).await).await;
        let told = profile(&ani).await;
        let streak = format!("days in a row: {}", day - 1);
        // Today's would tell whether it is right.
        assert_eq!(told.contains(&streak), day > 1, "{told}");
        assert!(!told.contains(&format!("days in a row: {day}")), "{told}");
        table.hours_pass(24);
        let revealed = || table.main.newest().content().contains("The solution: ");
        table.until("the solution", revealed).await;
    }
    let told = profile(&ani).await;
    assert!(
        told.contains("puzzles solved: 2 · days in a row: 2, longest 2"),
        "{told}"
    );
    assert!(!profile(&budi).await.contains("🧩"));
    table.hours_pass(24);
    let told = profile(&ani).await;
    assert!(
        told.contains("puzzles solved: 2 · days in a row: 0, longest 2"),
        "{told}"
    );
    table.close().await;
}

#[tokio::test]
async fn the_puzzle_is_shown_to_all_once_a_day_and_can_be_answered_by_keyboard() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let puzzle = ani.runs(&table.main, "/puzzle", NO_OPTIONS).await.message();
    let again = budi.runs(&table.main, "/puzzle", NO_OPTIONS).await;
    let told = again.told_privately();
    assert!(
        told.contains("none yet") && told.contains(&puzzle.id().to_string()),
        "{told}"
    );
    assert_eq!(holes(&again.message()), ["1", "2", "3", "4", "5", "6", "7"]);

    let solution = solution(&table).await.join(" ");
    let typed = [("answer", solution.clone())];
    let kept = budi
        .runs(&table.main, "/puzzle", typed)
        .await
        .told_privately();
    assert!(kept.contains(&solution.replace(' ', " → ")), "{kept}");
    let typed = [("answer", "the big one".to_owned())];
    let refused = budi.runs(&table.main, "/puzzle", typed).await;
    assert!(refused.told_privately().contains("such as `7 1 2`"));
    let typed = [("answer", "9".to_owned())];
    let refused = budi.runs(&table.main, "/puzzle", typed).await;
    assert!(refused.told_privately().contains("There is no hole 9"));
    let forged = budi.presses_id(&puzzle, "1:puzzle:77:0:1").await;
    assert!(forged.told_privately().contains("This puzzle is gone"));

    let elsewhere = table.sandbox.guild("Seberang");
    elsewhere.join(&ani);
    let channel = elsewhere.channel("main");
    let other = ani.runs(&channel, "/puzzle", NO_OPTIONS).await;
    assert!(!other.message().is_ephemeral());
    let forged = ani.presses_id(&other.message(), "1:puzzle:1:0:1").await;
    assert!(forged.told_privately().contains("This puzzle is gone"));
    table.close().await;
}

#[tokio::test]
async fn where_the_bot_cannot_come_back_to_the_puzzle_is_for_the_asker_alone() {
    let table = Table::open().await;
    let [ani] = table.seat(["ani"]);
    let quiet = table.guild.channel("quiet");
    quiet.denies_bot(permissions::SEND_MESSAGES);
    let own = ani.runs(&quiet, "/puzzle", NO_OPTIONS).await;
    assert!(own.told_privately().contains("The puzzle of the day"));
    let all = ani.runs(&table.main, "/puzzle", NO_OPTIONS).await;
    assert!(all.told_publicly().contains("The puzzle of the day"));
    let puzzles = "select cast(count(*) as text) from puzzles";
    assert_eq!(table.peek(puzzles).await, ["1"]);
    table.close().await;
}

#[tokio::test]
async fn answers_to_puzzles_are_given_and_deleted_with_all_else() {
    let table = Table::open().await;
    let [ani] = table.seat(["ani"]);
    let puzzle = ani.runs(&table.main, "/puzzle", NO_OPTIONS).await.message();
    answers(&ani, &puzzle, &solution(&table).await).await;
    let privacy = ani.runs(&table.main, "/privacy", NO_OPTIONS).await;
    let told = privacy.told_privately();
    assert!(told.contains("your answers to puzzles"), "{told}");
    let given = ani.presses_on(&privacy.message(), "Get my data").await;
    let json = String::from_utf8(given.message().picture().unwrap()).unwrap();
    assert!(
        json.contains("\"puzzles\": [") && json.contains("\"solved\": null"),
        "{json}"
    );
    let question = ani.presses_on(&privacy.message(), "Delete my data").await;
    ani.presses_on(&question.message(), "Yes, delete it").await;
    let answers = "select cast(count(*) as text) from puzzle_answers";
    assert_eq!(table.peek(answers).await, ["0"]);
    table.close().await;
}

#[tokio::test]
async fn help_names_both() {
    let table = Table::open().await;
    let [ani] = table.seat(["ani"]);
    let help = ani
        .runs(&table.main, "/help", NO_OPTIONS)
        .await
        .told_privately();
    assert!(
        help.contains("`/analyse`") && help.contains("`/puzzle`"),
        "{help}"
    );
    table.close().await;
}
