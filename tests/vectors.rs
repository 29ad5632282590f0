//! Every line of `vectors/` comes out of the engine as it stands there.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a vector that is not as it should be is a failure"
)]

use congkak::cli::replay;
use congkak::rules::Record;
use serde_json::Value;

#[track_caller]
fn check(vectors: &str) {
    for (line, number) in vectors.lines().zip(1..) {
        let vector: Value = serde_json::from_str(line).unwrap();
        let text = vector["record"].as_str().unwrap();
        let record = Record::parse(text).unwrap_or_else(|error| panic!("vector {number}: {error}"));
        assert_eq!(record.to_string(), text, "vector {number}");
        let mut out = Vec::new();
        replay(text, true, &mut out).unwrap();
        let objects: Vec<Value> = out
            .split(|&byte| byte == b'\n')
            .filter(|line| !line.is_empty())
            .map(|line| serde_json::from_slice(line).unwrap())
            .collect();
        let expected = vector["lines"].as_array().unwrap();
        for (object, expected) in objects.iter().zip(expected) {
            assert_eq!(object, expected, "vector {number}");
        }
        assert_eq!(objects.len(), expected.len(), "vector {number}");
        // To the byte, so that fields have their order.
        let out = String::from_utf8(out).unwrap();
        let lines = out.trim_end().replace('\n', ",");
        let record = &vector["record"];
        assert!(
            line == format!("{{\"record\":{record},\"lines\":[{lines}]}}"),
            "vector {number}: bytes differ"
        );
    }
}

#[test]
fn congkak_of_seven_holes() {
    check(include_str!("vectors/congkak.jsonl"));
}

#[test]
fn congkak_of_several_rounds() {
    check(include_str!("vectors/rounds.jsonl"));
}

#[test]
fn congkak_of_other_sizes() {
    check(include_str!("vectors/sizes.jsonl"));
}

#[test]
fn kalah() {
    check(include_str!("vectors/kalah.jsonl"));
}

#[test]
fn oware() {
    check(include_str!("vectors/oware.jsonl"));
}
