//! The shortest texts that fuzzing came up with (fuzz/README.md): none of them is any trouble.

use congkak::rules::{Board, Record, Round};

#[test]
fn a_text_is_a_record_that_reads_as_it_was_written_or_is_refused() {
    let texts: Vec<String> = serde_json::from_str(include_str!("corpus/records.json")).unwrap();
    for text in texts {
        let _ = text.parse::<Board>();
        let _ = text.parse::<Round>();
        match text.parse::<Record>() {
            Ok(record) => {
                assert_eq!(record.to_string().parse(), Ok(record.clone()), "{text:?}");
                assert_eq!(record.replay().unwrap().0, record.position().unwrap());
            }
            Err(error) => assert!(error.line <= text.lines().count().max(1), "{text:?}"),
        }
    }
}
