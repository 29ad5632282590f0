//! `congkak check`: every match that is kept, replayed and compared with what stands beside it.

use crate::db::{Db, KeptMatch, MatchId};
use crate::rules::Record;
use std::io::Write;

/// How many matches are read at a time.
const PAGE: u32 = 500;

/// Replays every record and names each that does not hold. Returns how many do not.
///
/// # Errors
///
/// The database does not answer, or `out` could not be written to.
pub async fn check(db: &Db, out: &mut impl Write) -> anyhow::Result<u64> {
    let (mut last, mut held, mut broken) = (MatchId::new(0), 0_u64, 0_u64);
    loop {
        let page = db.kept_matches(last, PAGE).await?;
        let Some(newest) = page.last() else { break };
        last = newest.id;
        for kept in &page {
            match fault(kept) {
                None => held += 1,
                Some(fault) => {
                    broken += 1;
                    writeln!(out, "match {}: {fault}", kept.id)?;
                }
            }
        }
    }
    writeln!(out, "{held} matches hold, {broken} do not")?;
    Ok(broken)
}

/// What is wrong with a match, if anything is.
fn fault(kept: &KeptMatch) -> Option<String> {
    let record = match Record::parse(&kept.record) {
        Ok(record) => record,
        Err(error) => return Some(format!("its record cannot be read: {error}")),
    };
    let position = match record.position() {
        Ok(position) => position,
        Err(error) => return Some(format!("its record cannot be played: {error}")),
    };
    if record.to_string() != kept.record {
        return Some("its record is not as it would be written".to_owned());
    }
    if let Some((side, level)) = &kept.bot
        && (!["S", "N"].contains(&side.as_str()) || !(1..=6).contains(level))
    {
        return Some(format!("the bot sits at {side:?}, at level {level}"));
    }
    // What was called off ends where its record does not.
    if kept.is_off {
        let awaits = &kept.awaited;
        return (!awaits.is_empty()).then(|| format!("it is off, and awaits {awaits:?}"));
    }
    if kept.is_open != position.outcome().is_none() {
        let (kept, replayed) = if kept.is_open {
            ("open", "over")
        } else {
            ("over", "open")
        };
        return Some(format!(
            "it is kept as {kept}, but its record is {replayed}"
        ));
    }
    let awaited: String = position
        .awaited()
        .iter()
        .filter(|(_, awaited)| **awaited)
        .map(|(side, _)| side.letter())
        .collect();
    if kept.awaited != awaited {
        let kept = &kept.awaited;
        return Some(format!("it awaits {kept:?}, its record awaits {awaited:?}"));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(record: &str, is_open: bool, awaited: &str) -> KeptMatch {
        KeptMatch {
            id: MatchId::new(1),
            record: record.to_owned(),
            is_open,
            is_off: false,
            awaited: awaited.to_owned(),
            bot: None,
        }
    }

    #[test]
    fn a_match_that_does_not_hold_is_named_with_what_is_wrong() {
        let record = Record::parse("game: kalah\n\nS1\n").unwrap().to_string();
        let position = Record::parse(&record).unwrap().position().unwrap();
        let mover = position.to_move().unwrap().letter().to_string();
        assert_eq!(fault(&kept(&record, true, &mover)), None);
        let off = KeptMatch {
            is_off: true,
            ..kept(&record, false, "")
        };
        assert_eq!(fault(&off), None);
        let at = |side: &str, level| KeptMatch {
            bot: Some((side.to_owned(), level)),
            ..kept(&record, true, &mover)
        };
        assert_eq!(fault(&at("N", 6)), None);
        let wrong = [
            (
                KeptMatch {
                    awaited: mover.clone(),
                    ..off
                },
                "it is off",
            ),
            (at("E", 3), "the bot sits"),
            (at("S", 7), "the bot sits"),
            (kept("game: chess", true, "S"), "cannot be read"),
            (kept(&record, false, ""), "kept as over"),
            (kept(&record, true, "SN"), "awaits"),
            (
                kept(&format!("{record}\n\n"), true, &mover),
                "not as it would be written",
            ),
        ];
        for (kept, what) in wrong {
            let fault = fault(&kept).unwrap();
            assert!(fault.contains(what), "{fault:?} does not say {what:?}");
        }
    }
}
