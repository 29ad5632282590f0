//! Bytes as the text of a record.

use anyhow::bail;

/// What some editors put before a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The text of a record, without a byte order mark.
///
/// # Errors
///
/// It is not UTF-8: which line is not, and from which byte on.
pub fn text(bytes: Vec<u8>) -> anyhow::Result<String> {
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text
            .strip_prefix(BYTE_ORDER_MARK)
            .map_or_else(|| text.clone(), str::to_owned)),
        Err(error) => {
            let valid = error.utf8_error().valid_up_to();
            let before = error.as_bytes().get(..valid).unwrap_or_default();
            let line = before.split(|&byte| byte == b'\n').count();
            let bad = error.as_bytes().get(valid).copied().unwrap_or_default();
            bail!("line {line}: byte {bad:#04x} is no UTF-8; a record is UTF-8 text")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_text_are_named_with_their_line() {
        let error = text(b"game: kalah\n\nS1 \xff".to_vec()).unwrap_err();
        let told = "line 3: byte 0xff is no UTF-8; a record is UTF-8 text";
        assert_eq!(error.to_string(), told);
    }

    #[test]
    fn a_byte_order_mark_is_left_out() {
        let marked = "\u{feff}game: kalah".as_bytes().to_vec();
        assert_eq!(text(marked).unwrap(), "game: kalah");
    }
}
