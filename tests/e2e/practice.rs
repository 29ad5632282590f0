//! Practice against the bot, and hints.

use crate::table::{Table, first_hole};
use sandbox::{Answer, Message, NO_OPTIONS, Person};

/// How many presses a match against the bot may take.
const PRESSES_MAX: usize = 1000;

impl Table {
    /// A match against the bot, begun by a command that shows its board.
    async fn practise(&self, ani: &Person, level: &str, game: &str) -> Message {
        let options = [("level", level.to_owned()), ("game", game.to_owned())];
        let begun = ani.runs(&self.main, "/practice", options).await;
        begun.message()
    }

    /// The board on which a pick of the person is awaited.
    async fn asked(&self) -> Message {
        self.until("a board to press on", || self.board().is_some())
            .await;
        self.board().unwrap()
    }

    /// The board of the open match as it stands, where it awaits the person; none where all is over.
    async fn current(&self) -> Option<Message> {
        for _ in 0..1000 {
            let of = "select 'pick:' || match_id || ':' || revision || ':' from matches
                      where state = 'open'";
            let front = self.peek(of).await.pop()?;
            let board = self.board().filter(|board| {
                let ids = board.custom_ids();
                ids.iter().any(|id| id.contains(&front))
            });
            if board.is_some() {
                return board;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        panic!("no board of the match as it stands:\n{}", self.log());
    }

    /// Presses the first hole that can be picked, so many times, or until the match is over.
    async fn presses_first(&self, ani: &Person, times: usize) {
        for _ in 0..times {
            self.until("a turn, or the end", || {
                self.board().is_some() || self.is_over()
            })
            .await;
            if self.is_over() {
                return;
            }
            let board = self.board().unwrap();
            let answer = ani.presses_on(&board, &first_hole(&board).unwrap()).await;
            assert!(!answer.failed(), "not answered:\n{}", self.log());
            // Nobody may press so often as a test does; the limit is as many as these for ten seconds.
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    }
}

/// How many moves of a record are by a side.
fn by(moves: &[String], side: char) -> usize {
    moves.iter().filter(|entry| entry.starts_with(side)).count()
}

/// The letter of the bot's side in the only match.
async fn bots_side(table: &Table) -> char {
    let side = table.peek("select bot_side from matches").await;
    side[0].chars().next().unwrap()
}

#[tokio::test]
async fn whole_matches_of_each_game_are_played_against_the_bot_and_count_for_nothing() {
    let table = Table::open().await;
    let [ani] = table.seat(["ani"]);
    for (game, rounds) in [("Congkak", "3"), ("Kalah", "3"), ("Oware", "1")] {
        let options = [
            ("level", "1".to_owned()),
            ("game", game.to_owned()),
            ("rounds", rounds.to_owned()),
        ];
        let begun = ani.runs(&table.main, "/practice", options).await;
        let words = begun.told_publicly();
        assert!(words.contains("practice, level 1"), "{words}");
        table.presses_first(&ani, PRESSES_MAX).await;
        assert!(table.is_over(), "the match does not end");
        let words = table.main.newest().content();
        assert!(words.contains("match"), "{words}");
        assert!(words.contains("practice, level 1"), "{words}");
    }
    for message in table.main.messages() {
        let (_, description) = message.files()[0].clone();
        let description = description.unwrap();
        assert!(description.contains("Practice against the bot, level 1."));
        assert!(description.contains("bot: holes 1: "), "{description}");
    }
    // Who presses needs no call, neither in the channel nor by DM.
    table.sandbox.settled().await;
    assert!(ani.pings().is_empty());
    assert!(ani.dm().messages().is_empty());
    for counted in [
        "select cast(count(*) as text) from match_results",
        "select cast(count(*) as text) from round_results",
        "select cast(count(*) as text) from players",
        "select cast(count(*) as text) from clocks",
    ] {
        assert_eq!(table.peek(counted).await, ["0"], "{counted}");
    }
    let top = ani.runs(&table.main, "/leaderboard", NO_OPTIONS).await;
    assert!(
        top.told_publicly()
            .contains("No match has counted here yet")
    );
    let profile = ani.runs(&table.main, "/profile", NO_OPTIONS).await;
    let profile = profile.message().content();
    assert!(profile.contains("has not finished a match"), "{profile}");
    let history = ani.runs(&table.main, "/history", NO_OPTIONS).await;
    assert!(history.message().content().contains("No such match"));
    let played = ani.runs(&table.main, "/replay", NO_OPTIONS).await;
    assert_eq!(played.message().files()[0].0, "replay.gif");
    for command in ["check", "recount"] {
        let (holds, told) = table.run(&[command]).await;
        assert!(holds, "{command}: {told}");
    }
    table.close().await;
}

#[tokio::test]
async fn a_turn_of_the_person_is_one_message_that_shows_the_bots_answer_too() {
    let table = Table::open().await;
    let [ani] = table.seat(["ani"]);
    table.practise(&ani, "2", "Kalah").await;
    let bot = bots_side(&table).await;
    for _ in 0..8 {
        let board = table.asked().await;
        let (messages, before) = (table.main.messages().len(), table.moves().await);
        let label = first_hole(&board).unwrap();
        ani.presses_on(&board, &label).await;
        table.sandbox.settled().await;
        if table.is_over() {
            break;
        }
        let newest = table.asked().await;
        let moves = table.moves().await;
        if by(&moves, bot) == by(&before, bot) {
            // The person goes on, on the same board.
            assert_eq!(newest.id(), board.id());
            assert_eq!(table.main.messages().len(), messages);
            continue;
        }
        assert_eq!(table.main.messages().len(), messages + 1);
        let words = newest.content();
        assert!(
            words.contains(&format!("**ani** sowed hole {label}")),
            "{words}"
        );
        assert!(words.contains("**bot** sowed hole"), "{words}");
        assert!(words.contains("your turn"), "{words}");
        table
            .until("the old board without buttons", || {
                board.buttons().is_empty()
            })
            .await;
    }
    table.close().await;
}

#[tokio::test]
async fn the_bot_is_challenged_like_a_person_and_other_bots_are_not() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let me = format!("<@{}>", table.sandbox.bot_id());
    let other = table.sandbox.other_bot("other");
    table.guild.join(&other);
    let run = async |options: Vec<(&'static str, String)>| -> Answer {
        ani.runs(&table.main, "/challenge", options).await
    };
    let refused = run(vec![("opponent", other.mention())]).await;
    let told = refused.told_privately();
    assert!(told.contains("Other bots do not play here"), "{told}");
    for options in [
        vec![("opponent", budi.mention()), ("level", "2".to_owned())],
        vec![("level", "2".to_owned())],
    ] {
        let refused = run(options).await.told_privately();
        assert!(
            refused.contains("`level` is for a match against me"),
            "{refused}"
        );
    }
    let begun = run(vec![("opponent", me.clone())]).await;
    let words = begun.told_publicly();
    assert!(words.contains("practice, level 3"), "{words}");
    assert!(words.contains("✅ **bot** has chosen"), "{words}");
    let again = run(vec![("opponent", me.clone())]).await;
    assert!(
        again
            .told_privately()
            .contains("have a match in this channel already")
    );
    let listed = ani.runs(&table.main, "/games", NO_OPTIONS).await;
    let listed = listed.told_privately();
    assert!(listed.contains("bot (level 3)"), "{listed}");
    let elsewhere = table.guild.channel("side");
    let options = [
        ("opponent", me),
        ("level", "6".to_owned()),
        ("game", "Oware".to_owned()),
    ];
    let begun = ani.runs(&elsewhere, "/challenge", options).await;
    assert!(begun.told_publicly().contains("practice, level 6"));
    table.close().await;
}

#[tokio::test]
async fn strangers_at_a_practice_board_are_told_whose_it_is() {
    let table = Table::open().await;
    let [ani, cici] = table.seat(["ani", "cici"]);
    table.practise(&ani, "1", "Kalah").await;
    let board = table.asked().await;
    let before = table.moves().await;
    let hole = first_hole(&board).unwrap();
    for label in [hole.as_str(), "My board", "Hint", "More…"] {
        let told = cici.presses_on(&board, label).await.told_privately();
        assert!(told.contains("This match is between"), "{label}: {told}");
    }
    assert_eq!(table.moves().await, before);
    let shown = cici.runs(&table.main, "/board", NO_OPTIONS).await;
    assert!(shown.told_privately().contains("practice, level 1"));
    let none = cici.runs(&table.main, "/hint", NO_OPTIONS).await;
    assert!(
        none.told_privately()
            .contains("no open match in this channel")
    );
    ani.runs(&table.main, "/resign", NO_OPTIONS).await;
    ani.presses(&table.main, "Yes, resign").await;
    table.until("the result", || table.is_over()).await;
    let told = cici.presses(&table.main, "Rematch").await.told_privately();
    assert!(told.contains("This match is between"), "{told}");
    table.close().await;
}

#[tokio::test]
async fn a_hint_is_told_to_the_person_alone_with_its_reason() {
    let table = Table::open().await;
    let [ani, budi] = table.seat(["ani", "budi"]);
    let options = [
        ("level", "1".to_owned()),
        ("game", "Kalah".to_owned()),
        ("opening", "South".to_owned()),
    ];
    ani.runs(&table.main, "/practice", options).await;
    let board = table.asked().await;
    assert!(board.buttons().contains(&"Hint".to_owned()));
    let hinted = ani.presses_on(&board, "Hint").await.told_privately();
    assert!(hinted.contains("💡 Best: **hole "), "{hinted}");
    assert!(hinted.contains("the round"), "{hinted}");
    ani.speaks("de");
    let hinted = ani.runs(&table.main, "/hint", NO_OPTIONS).await;
    let hinted = hinted.told_privately();
    assert!(hinted.contains("💡 Am besten: **Mulde "), "{hinted}");
    ani.speaks("en-US");

    // The best is what it says, and can be pressed.
    let board = table.asked().await;
    let best: String = ani
        .presses_on(&board, "Hint")
        .await
        .told_privately()
        .chars()
        .skip_while(|c| !c.is_ascii_digit())
        .take_while(char::is_ascii_digit)
        .collect();
    let answer = ani.presses_on(&board, &best).await;
    assert!(!answer.failed());

    let side = table.guild.channel("side");
    let begun = ani
        .runs(&side, "/practice", [("level", "4".to_owned())])
        .await;
    let hinted = ani.presses_on(&begun.message(), "Hint").await;
    let hinted = hinted.told_privately();
    // Mostly the last hole, if not always: docs/opening.md.
    let is_of_the_opening = |hinted: &str| {
        let is_sure = hinted.contains("💡 Best: **hole 7**. No other promises more");
        is_sure || (hinted.contains("Choose by chance") && hinted.contains("hole 7: "))
    };
    assert!(is_of_the_opening(&hinted), "{hinted}");
    // On the private board, too; and it stays beside the board.
    let own = ani.presses(&side, "My board").await;
    let hinted = ani.presses_on(&own.message(), "Hint").await;
    assert!(is_of_the_opening(&hinted.told_privately()));
    assert!(first_hole(&own.message()).is_some());

    let people = table.guild.channel("people");
    let options = [("opponent", budi.mention()), ("game", "Kalah".to_owned())];
    ani.runs(&people, "/challenge", options).await;
    budi.presses(&people, "Accept").await;
    let none = ani.runs(&people, "/hint", NO_OPTIONS).await;
    let none = none.told_privately();
    assert!(
        none.contains("no hints in matches between people"),
        "{none}"
    );
    table.close().await;
}

#[tokio::test]
async fn a_private_board_shows_the_bots_answer_in_its_place() {
    let table = Table::open().await;
    let [ani] = table.seat(["ani"]);
    table.practise(&ani, "1", "Kalah").await;
    let own = ani.presses(&table.main, "My board").await.message();
    let messages = |table: &Table| {
        let messages = table.main.messages();
        messages.iter().filter(|m| !m.is_ephemeral()).count()
    };
    // Few enough that the match cannot be over: its holes would have to be empty.
    for _ in 0..3 {
        let label = first_hole(&own).unwrap();
        let answer = ani.presses_on(&own, &label).await;
        let words = answer.updated().content();
        assert!(words.contains("Your turn"), "{words}");
    }
    table.sandbox.settled().await;
    // The channel's board follows.
    let board = table.current().await.unwrap();
    let moves = table.moves().await;
    assert!(moves.len() >= 4, "{moves:?}");
    assert!(
        board.content().contains("**bot** sowed"),
        "{}",
        board.content()
    );
    assert!(messages(&table) <= 7);
    let played = ani
        .runs(
            &table.main,
            "/play",
            [("hole", first_hole(&board).unwrap())],
        )
        .await;
    let played = played.told_privately();
    assert!(played.contains("You played hole"), "{played}");
    let grown = moves.len() + 1;
    table.asked().await;
    assert!(table.moves().await.len() >= grown);
    table.close().await;
}

#[tokio::test]
async fn a_draw_is_answered_a_turn_given_back_and_a_match_resigned_and_played_again() {
    let table = Table::open().await;
    let [ani] = table.seat(["ani"]);
    table.practise(&ani, "2", "Kalah").await;
    let bot = bots_side(&table).await;
    let before = table.moves().await.len();
    table.presses_first(&ani, 1).await;
    table.asked().await;
    let taken = ani.runs(&table.main, "/takeback", NO_OPTIONS).await;
    let taken = taken.told_privately();
    assert!(taken.contains("is taken back"), "{taken}");
    table.sandbox.settled().await;
    assert_eq!(table.moves().await.len(), before);
    table.presses_first(&ani, 1).await;
    table.asked().await;

    let menu = ani.presses_on(&table.asked().await, "More…").await;
    let answered = ani.presses_on(&menu.message(), "Offer a draw").await;
    let words = answered.updated().content();
    let is_over = words.contains("takes the draw");
    assert!(is_over || words.contains("would rather play on"), "{words}");
    if !is_over {
        let again = ani.runs(&table.main, "/draw", NO_OPTIONS).await;
        assert!(again.told_privately().contains("asked for that just now"));
        let asked = ani.runs(&table.main, "/resign", NO_OPTIONS).await;
        assert!(asked.told_privately().contains("Do you mean to resign?"));
        ani.presses_on(&asked.message(), "Yes, resign").await;
    }
    table.until("the result", || table.is_over()).await;

    let again = ani.presses(&table.main, "Rematch").await;
    let words = again.told_publicly();
    assert!(words.contains("Kalah · practice, level 2"), "{words}");
    let sides = table
        .peek("select bot_side from matches order by match_id")
        .await;
    assert_eq!(sides.len(), 2);
    assert_ne!(sides[1], bot.to_string(), "the seats are not changed");
    let twice = ani.presses(&table.main, "My board").await;
    assert!(twice.told_privately().contains("practice, level 2"));

    // Before each has moved it can be cancelled; that, too, can be played again.
    let asked = ani.runs(&table.main, "/cancel", NO_OPTIONS).await;
    let told = asked.told_privately();
    if told.contains("Cancel the match") {
        ani.presses_on(&asked.message(), "Yes, cancel it").await;
        table.until("the end", || table.is_over()).await;
        assert!(table.main.newest().content().contains("cancelled"));
    }
    let (holds, told) = table.run(&["check"]).await;
    assert!(holds, "{told}");
    table.close().await;
}

#[tokio::test]
async fn a_few_practice_matches_can_be_open_and_the_next_is_refused() {
    let table = Table::open().await;
    let [ani] = table.seat(["ani"]);
    for name in ["one", "two", "three"] {
        let channel = table.guild.channel(name);
        let begun = ani.runs(&channel, "/practice", NO_OPTIONS).await;
        assert!(begun.told_publicly().contains("practice, level 3"));
    }
    let refused = ani.runs(&table.main, "/practice", NO_OPTIONS).await;
    let refused = refused.told_privately();
    assert!(refused.contains("3 open matches against me"), "{refused}");
    table.close().await;
}

#[tokio::test]
async fn practice_gets_its_own_thread_where_that_is_asked_for() {
    let table = Table::open().await;
    let [ani] = table.seat(["ani"]);
    let options = [
        ("level", "1".to_owned()),
        ("game", "Kalah".to_owned()),
        ("thread", "True".to_owned()),
    ];
    let begun = ani.runs(&table.main, "/practice", options).await;
    let words = begun.told_publicly();
    assert!(
        words.contains("**ani** practises against **bot**, level 1."),
        "{words}"
    );
    let thread = || table.main.threads().pop();
    table.until("a thread", || thread().is_some()).await;
    let thread = thread().unwrap();
    let board = || {
        let newest = thread.messages().pop()?;
        first_hole(&newest).map(|hole| (newest, hole))
    };
    for _ in 0..4 {
        table
            .until("a board in the thread", || board().is_some())
            .await;
        let (newest, hole) = board().unwrap();
        let answer = ani.presses_on(&newest, &hole).await;
        assert!(!answer.failed());
        table.sandbox.settled().await;
    }
    assert!(table.moves().await.len() >= 5);
    let with_holes = || {
        let boards = thread.messages();
        let boards = boards.iter().filter(|board| first_hole(board).is_some());
        boards.count()
    };
    table.until("one board alone", || with_holes() == 1).await;
    table.close().await;
}

#[tokio::test]
async fn a_kill_while_the_bot_is_to_answer_leaves_one_answer_and_nobody_stuck() {
    let mut table = Table::open().await;
    let [ani] = table.seat(["ani"]);
    for game in ["Kalah", "Congkak"] {
        if game == "Congkak" {
            ani.runs(&table.main, "/resign", NO_OPTIONS).await;
            ani.presses(&table.main, "Yes, resign").await;
            table.until("the result", || table.is_over()).await;
        }
        table.practise(&ani, "3", game).await;
        for _ in 0..4 {
            let Some(board) = table.current().await else {
                break;
            };
            let records = "select record from matches where state = 'open'";
            let before = table.peek(records).await;
            let pending = ani
                .starts_press(&board, &first_hole(&board).unwrap())
                .unwrap();
            let kept = async {
                while table.peek(records).await == before {
                    tokio::task::yield_now().await;
                }
            };
            tokio::time::timeout(std::time::Duration::from_secs(30), kept)
                .await
                .unwrap();
            table.kill_bot().await;
            drop(pending);
            table.start_bot().await;
            // What was pressed is kept, once, and the match stands where a person can go on.
            let awaited = "select awaited from matches where state = 'open'
                           and awaited not like '%' || case bot_side when 'S' then 'N' else 'S' end || '%'";
            for _ in 0..500 {
                if table.peek(awaited).await.is_empty() {
                    break;
                }
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
            assert!(
                table.peek(awaited).await.is_empty(),
                "the bot does not answer"
            );
            let (holds, told) = table.run(&["check"]).await;
            assert!(holds, "{told}");
        }
    }
    table.close().await;
}

#[tokio::test]
async fn a_bot_that_starts_where_its_pick_is_awaited_makes_it_once() {
    let mut table = Table::open().await;
    let [ani] = table.seat(["ani"]);
    let options = [
        ("level", "3".to_owned()),
        ("game", "Kalah".to_owned()),
        ("opening", "South".to_owned()),
    ];
    ani.runs(&table.main, "/practice", options).await;
    table.asked().await;
    table.kill_bot().await;
    // As a kill between the person's pick and the bot's has it: hole 1 passes the turn.
    let person = if bots_side(&table).await == 'S' {
        'N'
    } else {
        'S'
    };
    if person == 'S' {
        table
            .poke(
                "update matches set record = record || 'S1' || char(10), awaited = 'N',
                 revision = revision + 1",
            )
            .await;
    } else {
        table
            .poke(
                "update matches set awaited = 'S', revision = revision + 1,
                 record = substr(record, 1, instr(record, char(10) || char(10)) + 1)",
            )
            .await;
    }
    let before = table.moves().await.len();
    table.start_bot().await;
    let side = if person == 'S' { 'N' } else { 'S' };
    let awaits_person = if person == 'S' {
        "select awaited from matches where awaited = 'S'"
    } else {
        "select awaited from matches where awaited = 'N'"
    };
    for _ in 0..500 {
        if !table.peek(awaits_person).await.is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let moves = table.moves().await;
    assert!(moves.len() > before, "{moves:?}");
    assert!(
        moves[before..].iter().all(|entry| entry.starts_with(side)),
        "{moves:?}"
    );
    for _ in 0..2 {
        if let Some(board) = table.current().await {
            let answer = ani.presses_on(&board, &first_hole(&board).unwrap()).await;
            assert!(!answer.failed());
        }
    }
    let (holds, told) = table.run(&["check"]).await;
    assert!(holds, "{told}");
    table.close().await;
}

#[tokio::test]
async fn many_practise_at_once_and_each_is_answered() {
    let table = Table::open().await;
    let mut playing = tokio::task::JoinSet::new();
    for number in 0..20 {
        let ani = table.sandbox.person(&format!("p{number}"));
        table.guild.join(&ani);
        let channel = table.guild.channel(&format!("table-{number}"));
        playing.spawn(async move {
            let level = (number % 6 + 1).to_string();
            let game = ["Kalah", "Oware", "Congkak"][number % 3].to_owned();
            let options = [("level", level), ("game", game)];
            let begun = ani.runs(&channel, "/practice", options).await;
            assert!(!begun.failed());
            let mut pressed = 0;
            for _ in 0..400 {
                let newest = channel.messages().pop();
                let hole = newest.as_ref().and_then(first_hole);
                if let (Some(board), Some(hole)) = (newest, hole)
                    && let Ok(pending) = ani.starts_press(&board, &hole)
                {
                    assert!(!pending.answer().await.failed());
                    pressed += 1;
                } else {
                    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                }
                if pressed == 3 {
                    break;
                }
            }
            pressed
        });
    }
    while let Some(pressed) = playing.join_next().await {
        assert_eq!(pressed.unwrap(), 3);
    }
    table.close().await;
}
