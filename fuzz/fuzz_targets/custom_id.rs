//! Any text is the id of one of our buttons or is not, and only what we would write is read.

#![no_main]

use congkak::discord::reread;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Some(written) = reread(text) {
        assert_eq!(written, text);
        assert!(written.len() <= 100, "Discord takes 100 characters");
    }
});
