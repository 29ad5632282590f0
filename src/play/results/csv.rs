//! A server's results as CSV, for those who manage it.

use crate::db::ServerResult;
use std::fmt::Write;

/// What the columns are called.
const HEAD: &str = "match,ended_at,game,options,south_id,south,north_id,north,winner,ended_by,\
                    south_rounds,north_rounds,drawn_rounds,counts,seeds\r\n";

/// The results as the lines of a CSV file (RFC 4180), in the order in which they are given.
#[must_use]
pub fn csv(results: &[ServerResult]) -> String {
    let mut text = HEAD.to_owned();
    for result in results {
        let winner = match result.winner.as_str() {
            "S" => "south",
            "N" => "north",
            _ => "draw",
        };
        let cells = [
            result.match_id.to_string(),
            date_and_time(result.ended_at),
            result.game.clone(),
            result.options.clone(),
            result.south.to_string(),
            result.south_name.clone(),
            result.north.to_string(),
            result.north_name.clone(),
            winner.to_owned(),
            result.reason.clone(),
            result.south_wins.to_string(),
            result.north_wins.to_string(),
            result.drawn.to_string(),
            result.counts.clone(),
            result.seeds.clone(),
        ];
        let cells: Vec<String> = cells.iter().map(|cell| quoted(cell)).collect();
        text.push_str(&cells.join(","));
        text.push_str("\r\n");
    }
    text
}

/// A cell. Names come from people: a table must not take one for a formula.
fn quoted(cell: &str) -> String {
    let safe = match cell.chars().next() {
        Some('=' | '+' | '-' | '@' | '\t' | '\r') => format!("'{cell}"),
        _ => cell.to_owned(),
    };
    if safe.contains(['"', ',', '\r', '\n']) {
        format!("\"{}\"", safe.replace('"', "\"\""))
    } else {
        safe
    }
}

/// A moment as `2026-11-30T13:20:54Z`.
fn date_and_time(millis: i64) -> String {
    let moment = crate::db::Moment::from_millis(millis);
    let (year, month, day) = crate::db::date(moment);
    let secs = moment.secs().rem_euclid(24 * 60 * 60);
    let mut text = String::new();
    write!(
        text,
        "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z",
        secs / 3600,
        secs / 60 % 60,
        secs % 60
    )
    .expect("memory takes a date");
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::{MatchId, PlayerId};

    #[test]
    fn names_are_quoted_and_never_formulas() {
        let result = ServerResult {
            number: 1,
            match_id: MatchId::new(7),
            ended_at: 1_790_000_000_000,
            game: "congkak".to_owned(),
            options: "holes: 5, seeds: 5".to_owned(),
            south: PlayerId::new(1),
            south_name: "=cmd|'/c calc'!A0".to_owned(),
            north: PlayerId::new(2),
            north_name: "Budi \"B\", Jr.".to_owned(),
            winner: "S".to_owned(),
            reason: "rounds".to_owned(),
            south_wins: 1,
            north_wins: 0,
            drawn: 0,
            counts: "yes".to_owned(),
            seeds: "52:46".to_owned(),
        };
        let text = csv(&[result]);
        let lines: Vec<_> = text.split_terminator("\r\n").collect();
        assert_eq!(
            lines[1],
            "7,2026-09-21T14:13:20Z,congkak,\"holes: 5, seeds: 5\",1,'=cmd|'/c calc'!A0,\
             2,\"Budi \"\"B\"\", Jr.\",south,rounds,1,0,0,yes,52:46"
        );
        assert_eq!(lines[0].split(',').count(), 15);
    }
}
