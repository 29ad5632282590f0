//! Any text is a record or is not, and a record reads as it was written.

#![no_main]

use congkak::rules::{Board, Record, Round};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = text.parse::<Board>();
    if let Ok(round) = text.parse::<Round>() {
        let text = round.to_string();
        assert_eq!(text.parse::<Round>().unwrap().to_string(), text);
    }
    match text.parse::<Record>() {
        Ok(record) => {
            let text = record.to_string();
            assert_eq!(text.parse::<Record>().as_ref(), Ok(&record), "{text}");
            let (mat, played) = record.replay().unwrap();
            assert_eq!(record.position().unwrap(), mat);
            assert_eq!(played.len(), record.entries.len());
        }
        Err(error) => {
            assert!(error.line <= text.lines().count().max(1));
            assert!(error.to_string().len() < 1_000);
        }
    }
});
