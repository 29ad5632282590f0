use super::*;

/// Refuses a text, and says this of it.
#[track_caller]
fn check_refused(text: &str, told: &str) {
    let error = Record::parse(text).unwrap_err();
    assert_eq!(error.to_string(), told);
    assert_eq!(text.parse::<Record>(), Err(error));
}

/// Reads a text, and writes this.
#[track_caller]
fn check(text: &str, canonical: &str) {
    let record = Record::parse(text).unwrap();
    assert_eq!(record.to_string(), canonical);
    assert_eq!(Record::parse(canonical), Ok(record));
}

const CONGKAK: &str = "\
game: congkak
holes: 7
seeds: 7
rounds: 1
burnt: forfeit
refill: partial
victory: rounds
opening: simultaneous
lot: south
";

#[test]
fn headers_left_out_have_their_defaults() {
    check("", &format!("{CONGKAK}\n"));
    check("game: congkak\n\nS1+N1", &format!("{CONGKAK}\nS1+N1\n"));
    check(
        "game: kalah",
        "game: kalah\nholes: 6\nseeds: 4\nrounds: 1\nopening: south\n\n",
    );
    check(
        "game: oware",
        "game: oware\nholes: 6\nseeds: 4\nrounds: 1\nopening: south\ngrand_slam: capture\n\n",
    );
}

#[test]
fn congkak_has_as_many_seeds_a_hole_as_holes() {
    let record = Record::parse("holes: 5").unwrap();
    assert_eq!(record.options.seeds, 5);
    let record = Record::parse("seeds: 4\nholes: 5").unwrap();
    assert_eq!(record.options.seeds, 4);
}

#[test]
fn every_header_is_read_and_written() {
    let all = CONGKAK
        .replace("rounds: 1", "rounds: burnout")
        .replace("forfeit", "skip")
        .replace("partial", "even")
        .replace("victory: rounds", "victory: holes")
        .replace(
            "lot: south",
            "lot: north\nsouth: Ani\nnorth: Budi\nresult: draw",
        );
    check(&all, &format!("{all}\n"));
}

#[test]
fn headers_may_stand_in_any_order_and_spacing() {
    check(
        "seeds:4\r\n holes : 6 \r\n# a remark\r\ngame: kalah # another\r\n\r\n S3   S4\r\n\r\nN1 # good",
        "game: kalah\nholes: 6\nseeds: 4\nrounds: 1\nopening: south\n\nS3 S4 N1\n",
    );
}

#[test]
fn words_are_read_and_written() {
    for word in ["S!", "N!", "S?", "N?", "="] {
        check(
            &format!("opening: south\n\nS1 {word}"),
            &format!(
                "{}\nS1 {word}\n",
                CONGKAK.replace("simultaneous\nlot: south", "south")
            ),
        );
    }
}

#[test]
fn a_name_keeps_to_its_line() {
    let mut record = Record::new(Options::new(Variant::Kalah));
    record.names.south = Some("  a\nb # c\u{7} ".to_owned());
    record.names.north = Some(" \n ".to_owned());
    let text = record.to_string();
    assert!(text.contains("\nsouth: a b ＃ c\n\n"), "{text}");
    let read = Record::parse(&text).unwrap();
    assert_eq!(read.names.south.as_deref(), Some("a b ＃ c"));
    assert_eq!(read.names.north, None);
}

#[test]
fn names_and_result_change_nothing() {
    let record = Record::parse("game: kalah\nsouth: Ani\nresult: north\n\nS1").unwrap();
    assert_eq!(record.position().unwrap().outcome(), None);
}

#[test]
fn an_unknown_header_is_refused() {
    check_refused(
        "game: kalah\ncolour: red\n\n",
        "line 2, \"colour: red\": no such header; legal here: \
         game holes seeds rounds opening south north result",
    );
}

#[test]
fn a_header_of_another_game_is_refused() {
    check_refused(
        "burnt: off\ngame: oware\n\n",
        "line 1, \"burnt: off\": this game has no such header; legal here: \
         game holes seeds rounds opening grand_slam south north result",
    );
}

#[test]
fn a_header_twice_is_refused() {
    check_refused(
        "holes: 7\nseeds: 7\nholes: 7\n\n",
        "line 3, \"holes: 7\": this header was there before",
    );
}

#[test]
fn a_value_that_a_header_does_not_know_is_refused() {
    for (header, legal) in [
        ("game: chess", "congkak kalah oware"),
        ("burnt: perhaps", "forfeit skip off"),
        ("refill: Even", "partial full even"),
        ("victory: ", "rounds seeds holes"),
        ("opening: both", "simultaneous south north"),
        ("lot: east", "south north"),
        ("holes: seven", "a number"),
        ("holes: 07", "a number"),
        ("holes: +7", "a number"),
        ("holes: 256", "a number"),
        ("seeds: -1", "a number"),
        ("rounds: many", "a number burnout"),
        ("result: won", "south north draw"),
    ] {
        check_refused(
            &format!("# first\n{header}\n\n"),
            &format!(
                "line 2, {:?}: no such value; legal here: {legal}",
                header.trim()
            ),
        );
    }
}

#[test]
fn options_that_cannot_be_played_are_refused_where_they_stand() {
    for (text, told) in [
        (
            "lot: north\nholes: 2",
            "line 2, \"holes: 2\": a side has 3 to 10 holes",
        ),
        (
            "seeds: 0",
            "line 1, \"seeds: 0\": a hole starts with 1 to 10 seeds",
        ),
        (
            "rounds: 4",
            "line 1, \"rounds: 4\": a match has an odd number of rounds from 1 to 15",
        ),
        (
            "burnt: off\nrounds: burnout",
            "line 2, \"rounds: burnout\": a match until burnout needs holes that burn",
        ),
        (
            "game: kalah\nrounds: burnout",
            "line 2, \"rounds: burnout\": kalah does not know burnout",
        ),
        (
            "game: kalah\nopening: simultaneous",
            "line 2, \"opening: simultaneous\": kalah does not know a simultaneous opening",
        ),
    ] {
        check_refused(text, told);
    }
}

#[test]
fn moves_without_an_empty_line_before_them_are_refused() {
    check_refused(
        "S1+N1",
        "line 1, \"S1+N1\": not a header, and no empty line before the first move",
    );
}

#[test]
fn an_illegal_pick_is_refused_with_what_would_have_been_legal() {
    let kalah = "game: kalah\nholes: 3\nseeds: 2\n\n";
    let north = "legal here: N1 N2 N3";
    for (moves, told) in [
        (
            "S1 S2",
            format!("\"S2\": it is the other side's turn; {north}"),
        ),
        (
            "S1 N4",
            format!("\"N4\": the board has no such hole; {north}"),
        ),
        (
            "S1 N0",
            format!("\"N0\": the board has no such hole; {north}"),
        ),
        (
            "S2 S2",
            "\"S2\": the hole is empty; legal here: S1 S3".to_owned(),
        ),
        (
            "S1 S1+N1",
            format!("\"S1+N1\": it is the other side's turn; {north}"),
        ),
    ] {
        check_refused(&format!("{kalah}{moves}"), &format!("line 5, {told}"));
    }
}

#[test]
fn an_illegal_wave_is_refused_with_what_would_have_been_legal() {
    let legal = "legal here: one of S1 S2 S3 + one of N1 N2 N3";
    for (moves, told) in [
        ("S1", "\"S1\": the wave needs a pick of north, too"),
        ("N1", "\"N1\": the wave needs a pick of south, too"),
        ("S4+N1", "\"S4+N1\": the board has no such hole"),
        ("N1+S1", "\"N1+S1\": not a move"),
    ] {
        check_refused(
            &format!("holes: 3\nseeds: 3\n\n\n{moves}"),
            &format!("line 5, {told}; {legal}"),
        );
    }
}

#[test]
fn what_is_not_a_move_is_refused() {
    for token in [
        "s1",
        "S",
        "S-1",
        "S+1",
        "S01",
        "S256",
        "S99999999999",
        "S1+",
        "+",
        "S1+S2",
        "S1+N1+S1",
        "S!!",
        "!",
        "==",
        "E1",
        "1",
        "é",
        "S１",
    ] {
        check_refused(
            &format!("opening: south\n\n{token}"),
            &format!("line 3, {token:?}: not a move; legal here: S1 S2 S3 S4 S5 S6 S7"),
        );
    }
}

#[test]
fn nothing_may_follow_the_end() {
    check_refused(
        "\nS! S1",
        "line 2, \"S1\": the match is over; legal here: nothing, as the match is over",
    );
}

#[test]
fn a_long_token_is_shortened() {
    let error = Record::parse(&format!("\n{}", "x".repeat(1_000_000))).unwrap_err();
    assert_eq!(error.token, format!("{}…", "x".repeat(32)));
    let error = Record::parse(&"é".repeat(1_000_000)).unwrap_err();
    assert_eq!(error.fault, Fault::NotAHeader);
    assert_eq!(error.token, format!("{}…", "é".repeat(32)));
}

#[test]
fn a_megabyte_is_read_to_its_first_fault() {
    let picks = format!("\n{}", "S1+N1 ".repeat(200_000));
    assert_eq!(Record::parse(&picks).unwrap_err().line, 2);
    let lines = format!("\n{}S1", "\n".repeat(1_000_000));
    assert_eq!(Record::parse(&lines).unwrap_err().line, 1_000_002);
    let headers = "holes: 7\n".repeat(100_000);
    assert_eq!(Record::parse(&headers).unwrap_err().line, 2);
    let headers = "colour: red\n".repeat(80_000);
    assert_eq!(Record::parse(&headers).unwrap_err().line, 1);
    assert!(Record::parse(&"#".repeat(1_000_000)).is_ok());
}

#[test]
fn a_record_made_by_hand_is_refused_where_it_cannot_be_replayed() {
    let mut record = Record::new(Options::new(Variant::Kalah));
    record.push(Entry::Pick(Hole::new(Side::South, 1)));
    record.push(Entry::Pick(Hole::new(Side::South, 2)));
    let error = record.replay().unwrap_err();
    assert_eq!(record.position(), Err(error.clone()));
    // The line that the text has it on.
    assert_eq!(Record::parse(&record.to_string()), Err(error));
    record.options.holes = 0;
    assert!(record.replay().is_err());
}
