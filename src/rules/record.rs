//! Records: a match as text that a person can read and a program can replay (RULES.md §9).

use super::{
    BadOptions, Burnt, BySide, CannotPlay, Entry, GrandSlam, Hole, Match, Opening, Options,
    Outcome, Phase, Played, Refill, Rounds, Side, Variant, Victory,
};
use std::fmt;
use std::str::FromStr;

/// What was agreed on, and all that was played; never anything that follows from these.
///
/// Its text is canonical: a header for each setting of the variant, names and result where they
/// are known, an empty line, and the entries on one line.
///
/// ```
/// use congkak::rules::Record;
/// let record = Record::parse("game: kalah\nseeds: 3\n\nS4 S1 N2 # a comment")?;
/// let (mat, played) = record.replay()?;
/// assert_eq!((mat.board().row(congkak::rules::Side::South), played.len()), (&[0, 4, 4, 0, 4, 4][..], 3));
/// assert_eq!(Record::parse(&record.to_string())?, record);
///
/// let error = Record::parse("game: kalah\n\nS1\nS2").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 4, \"S2\": it is the other side's turn; legal here: N1 N2 N3 N4 N5 N6"
/// );
/// # Ok::<(), congkak::rules::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The players' names, where they are known. They change nothing.
    pub names: BySide<Option<String>>,
    /// The outcome as the record tells it, where it does. It changes nothing.
    pub result: Option<Outcome>,
    /// What the players agreed on.
    pub options: Options,
    /// What was played, in order.
    pub entries: Vec<Entry>,
}

impl Record {
    /// A record in which nothing has been played, without names.
    #[must_use]
    pub const fn new(options: Options) -> Self {
        Self {
            names: BySide {
                south: None,
                north: None,
            },
            result: None,
            options,
            entries: Vec::new(),
        }
    }

    /// Reads a record. Every entry of one that is read can be played.
    ///
    /// # Errors
    ///
    /// The first thing in the text that is wrong.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let mut headers = Vec::new();
        let mut lines = text.lines().zip(1..);
        for (line, number) in &mut lines {
            if line.trim().is_empty() {
                break;
            }
            let line = without_comment(line);
            if !line.is_empty() {
                headers.push(Header::parse(line, number)?);
            }
        }
        let mut record = read_headers(&headers)?;
        let mut mat = Match::new(record.options).map_err(|why| {
            let at = headers.iter().find(|header| header.is_blamed(why));
            RecordError {
                line: at.map_or(1, |header| header.line),
                token: at.map_or_else(String::new, |header| shortened(header.text)),
                fault: Fault::Options(why),
                legal: String::new(),
            }
        })?;
        for (line, number) in lines {
            for token in without_comment(line).split_whitespace() {
                let entry = parse_entry(token)
                    .ok_or_else(|| RecordError::at(number, token, Fault::NotAnEntry, &mat))?;
                mat.advance(entry)
                    .map_err(|why| RecordError::at(number, token, Fault::Entry(why), &mat))?;
                record.entries.push(entry);
            }
        }
        Ok(record)
    }

    /// Adds an entry. Whether it can be played is for the [`Match`] to say.
    pub fn push(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// Plays all entries, and tells what each did.
    ///
    /// # Errors
    ///
    /// Where the options or an entry are wrong. Not for a record that was parsed.
    pub fn replay(&self) -> Result<(Match, Vec<Played>), RecordError> {
        let mut mat = self.start()?;
        let mut all_played = Vec::with_capacity(self.entries.len());
        for &entry in &self.entries {
            let played = mat.play(entry);
            all_played.push(played.map_err(|why| self.cannot(entry, why, &mat))?);
        }
        Ok((mat, all_played))
    }

    /// The position after all entries: [`Record::replay`] without the account of them.
    ///
    /// # Errors
    ///
    /// As for [`Record::replay`].
    pub fn position(&self) -> Result<Match, RecordError> {
        let mut mat = self.start()?;
        for &entry in &self.entries {
            mat.advance(entry)
                .map_err(|why| self.cannot(entry, why, &mat))?;
        }
        Ok(mat)
    }

    fn start(&self) -> Result<Match, RecordError> {
        Match::new(self.options).map_err(|why| RecordError {
            line: 1,
            token: String::new(),
            fault: Fault::Options(why),
            legal: String::new(),
        })
    }

    /// The error of an entry, on the line where the canonical text has the entries.
    fn cannot(&self, entry: Entry, why: CannotPlay, mat: &Match) -> RecordError {
        let line = self.headers().len() + 2;
        RecordError::at(line, &entry.to_string(), Fault::Entry(why), mat)
    }

    /// The canonical headers, in order.
    fn headers(&self) -> Vec<(&'static str, String)> {
        let options = &self.options;
        let mut headers = vec![
            ("game", options.variant.word().to_owned()),
            ("holes", options.holes.to_string()),
            ("seeds", options.seeds.to_string()),
            ("rounds", rounds_text(options.rounds)),
        ];
        match options.variant {
            Variant::Congkak => headers.extend([
                ("burnt", word_of(&BURNT, options.burnt)),
                ("refill", word_of(&REFILL, options.refill)),
                ("victory", word_of(&VICTORY, options.victory)),
            ]),
            Variant::Kalah | Variant::Oware => {}
        }
        headers.push(("opening", word_of(&OPENING, options.opening)));
        if options.opening == Opening::Simultaneous {
            headers.push(("lot", word_of(&SIDE, options.lot)));
        }
        if options.variant == Variant::Oware {
            headers.push(("grand_slam", word_of(&GRAND_SLAM, options.grand_slam)));
        }
        for (side, name) in self.names.iter() {
            if let Some(name) = name.as_deref().map(cleaned)
                && !name.is_empty()
            {
                headers.push((side.word(), name));
            }
        }
        if let Some(result) = self.result {
            headers.push(("result", word_of(&RESULT, result)));
        }
        headers
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, value) in self.headers() {
            writeln!(f, "{key}: {value}")?;
        }
        writeln!(f)?;
        for (index, entry) in self.entries.iter().enumerate() {
            let blank = if index == 0 { "" } else { " " };
            write!(f, "{blank}{entry}")?;
        }
        if self.entries.is_empty() {
            Ok(())
        } else {
            writeln!(f)
        }
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        Self::parse(text)
    }
}

/// Where and why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The header or the entry, shortened if it is long; empty if it is missing.
    pub token: String,
    /// Why.
    pub fault: Fault,
    /// What would have been legal, in words; empty where `fault` says it.
    pub legal: String,
}

/// What is wrong with a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// A line before the empty one is not of the form `key: value`.
    NotAHeader,
    /// No variant knows this header.
    UnknownHeader,
    /// The variant of this record does not know this header.
    ForeignHeader,
    /// The header was there before.
    RepeatedHeader,
    /// The header cannot have this value.
    BadValue,
    /// No match can be played by these options.
    Options(BadOptions),
    /// A move that is not of any form that moves have.
    NotAnEntry,
    /// A move that cannot be played.
    Entry(CannotPlay),
}

impl RecordError {
    fn at(line: usize, token: &str, fault: Fault, mat: &Match) -> Self {
        Self {
            line,
            token: shortened(token),
            fault,
            legal: legal_entries(mat),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if !self.token.is_empty() {
            write!(f, ", {:?}", self.token)?;
        }
        match self.fault {
            Fault::NotAHeader => {
                f.write_str(": not a header, and no empty line before the first move")?;
            }
            Fault::UnknownHeader => f.write_str(": no such header")?,
            Fault::ForeignHeader => f.write_str(": this game has no such header")?,
            Fault::RepeatedHeader => f.write_str(": this header was there before")?,
            Fault::BadValue => f.write_str(": no such value")?,
            Fault::Options(why) => write!(f, ": {why}")?,
            Fault::NotAnEntry => f.write_str(": not a move")?,
            Fault::Entry(why) => write!(f, ": {why}")?,
        }
        if self.legal.is_empty() {
            Ok(())
        } else {
            write!(f, "; legal here: {}", self.legal)
        }
    }
}

impl std::error::Error for RecordError {}

/// A header's line.
struct Header<'a> {
    line: usize,
    text: &'a str,
    key: &'a str,
    value: &'a str,
}

impl<'a> Header<'a> {
    fn parse(text: &'a str, line: usize) -> Result<Self, RecordError> {
        let Some((key, value)) = text.split_once(':') else {
            return Err(RecordError {
                line,
                token: shortened(text),
                fault: Fault::NotAHeader,
                legal: String::new(),
            });
        };
        Ok(Self {
            line,
            text,
            key: key.trim(),
            value: value.trim(),
        })
    }

    fn error(&self, fault: Fault, legal: String) -> RecordError {
        RecordError {
            line: self.line,
            token: shortened(self.text),
            fault,
            legal,
        }
    }

    /// The value as one of a few words.
    fn word<T: Copy>(&self, words: &[(T, &'static str)]) -> Result<T, RecordError> {
        let found = words.iter().find(|(_, word)| *word == self.value);
        found.map(|(value, _)| *value).ok_or_else(|| {
            let legal: Vec<_> = words.iter().map(|(_, word)| *word).collect();
            self.error(Fault::BadValue, legal.join(" "))
        })
    }

    fn number(&self) -> Result<u8, RecordError> {
        number(self.value).ok_or_else(|| self.error(Fault::BadValue, "a number".to_owned()))
    }

    fn rounds(&self) -> Result<Rounds, RecordError> {
        match (self.value, number(self.value)) {
            ("burnout", _) => Ok(Rounds::Burnout),
            (_, Some(rounds)) => Ok(Rounds::Fixed(rounds)),
            (_, None) => Err(self.error(Fault::BadValue, "a number burnout".to_owned())),
        }
    }

    /// Whether options are wrong because of this header.
    fn is_blamed(&self, why: BadOptions) -> bool {
        self.key
            == match why {
                BadOptions::Holes { .. } => "holes",
                BadOptions::Seeds { .. } => "seeds",
                BadOptions::Rounds { .. } | BadOptions::BurnoutWithoutBurning => "rounds",
                BadOptions::NotInVariant { option, .. } => match option {
                    "burnout" => "rounds",
                    "a simultaneous opening" => "opening",
                    option => option,
                },
            }
    }
}

const VARIANT: [(Variant, &str); 3] = [
    (Variant::Congkak, Variant::Congkak.word()),
    (Variant::Kalah, Variant::Kalah.word()),
    (Variant::Oware, Variant::Oware.word()),
];
const BURNT: [(Burnt, &str); 3] = [
    (Burnt::Forfeit, "forfeit"),
    (Burnt::Skip, "skip"),
    (Burnt::Off, "off"),
];
const REFILL: [(Refill, &str); 3] = [
    (Refill::Partial, "partial"),
    (Refill::Full, "full"),
    (Refill::Even, "even"),
];
const VICTORY: [(Victory, &str); 3] = [
    (Victory::Rounds, "rounds"),
    (Victory::Seeds, "seeds"),
    (Victory::Holes, "holes"),
];
const OPENING: [(Opening, &str); 3] = [
    (Opening::Simultaneous, "simultaneous"),
    (Opening::Starts(Side::South), Side::South.word()),
    (Opening::Starts(Side::North), Side::North.word()),
];
const SIDE: [(Side, &str); 2] = [
    (Side::South, Side::South.word()),
    (Side::North, Side::North.word()),
];
const GRAND_SLAM: [(GrandSlam, &str); 2] =
    [(GrandSlam::Capture, "capture"), (GrandSlam::None, "none")];
const RESULT: [(Outcome, &str); 3] = [
    (Outcome::Won(Side::South), Side::South.word()),
    (Outcome::Won(Side::North), Side::North.word()),
    (Outcome::Draw, "draw"),
];

fn word_of<T: Copy + PartialEq>(words: &[(T, &'static str)], value: T) -> String {
    let found = words.iter().find(|(known, _)| *known == value);
    found.map_or("", |(_, word)| *word).to_owned()
}

fn rounds_text(rounds: Rounds) -> String {
    match rounds {
        Rounds::Fixed(rounds) => rounds.to_string(),
        Rounds::Burnout => "burnout".to_owned(),
    }
}

/// The headers that a variant knows, in the canonical order.
const fn known_headers(variant: Variant) -> &'static [&'static str] {
    match variant {
        Variant::Congkak => &[
            "game", "holes", "seeds", "rounds", "burnt", "refill", "victory", "opening", "lot",
            "south", "north", "result",
        ],
        Variant::Kalah => &[
            "game", "holes", "seeds", "rounds", "opening", "south", "north", "result",
        ],
        Variant::Oware => &[
            "game",
            "holes",
            "seeds",
            "rounds",
            "opening",
            "grand_slam",
            "south",
            "north",
            "result",
        ],
    }
}

/// A record without entries, from its headers.
fn read_headers(headers: &[Header<'_>]) -> Result<Record, RecordError> {
    let game = headers.iter().find(|header| header.key == "game");
    let variant = game.map_or(Ok(Variant::Congkak), |header| header.word(&VARIANT))?;
    let known = known_headers(variant);
    let mut record = Record::new(Options::new(variant));
    let mut seeds = None;
    for (index, header) in headers.iter().enumerate() {
        if !known.contains(&header.key) {
            let mut variants = Variant::ALL.iter();
            let is_foreign = variants.any(|&other| known_headers(other).contains(&header.key));
            let fault = if is_foreign {
                Fault::ForeignHeader
            } else {
                Fault::UnknownHeader
            };
            return Err(header.error(fault, known.join(" ")));
        }
        if headers
            .iter()
            .take(index)
            .any(|before| before.key == header.key)
        {
            return Err(header.error(Fault::RepeatedHeader, String::new()));
        }
        let options = &mut record.options;
        let name = || Some(cleaned(header.value)).filter(|name| !name.is_empty());
        match header.key {
            "holes" => options.holes = header.number()?,
            "seeds" => seeds = Some(header.number()?),
            "rounds" => options.rounds = header.rounds()?,
            "burnt" => options.burnt = header.word(&BURNT)?,
            "refill" => options.refill = header.word(&REFILL)?,
            "victory" => options.victory = header.word(&VICTORY)?,
            "opening" => options.opening = header.word(&OPENING)?,
            "lot" => options.lot = header.word(&SIDE)?,
            "grand_slam" => options.grand_slam = header.word(&GRAND_SLAM)?,
            "south" => record.names.south = name(),
            "north" => record.names.north = name(),
            "result" => record.result = Some(header.word(&RESULT)?),
            // `game`, which was read first.
            _ => {}
        }
    }
    let options = &mut record.options;
    options.seeds = seeds.unwrap_or(match variant {
        // As many as there are holes (RULES.md §2).
        Variant::Congkak => options.holes,
        Variant::Kalah | Variant::Oware => options.seeds,
    });
    Ok(record)
}

fn parse_entry(token: &str) -> Option<Entry> {
    if token == "=" {
        return Some(Entry::DrawAgreed);
    }
    if let Some((south, north)) = token.split_once('+') {
        return match (parse_hole(south)?, parse_hole(north)?) {
            (
                Hole {
                    side: Side::South,
                    label: south,
                },
                Hole {
                    side: Side::North,
                    label: north,
                },
            ) => Some(Entry::Wave(BySide { south, north })),
            _ => None,
        };
    }
    let (side, rest) = parse_side(token)?;
    match rest {
        "!" => Some(Entry::Resigned(side)),
        "?" => Some(Entry::OutOfTime(side)),
        _ => parse_hole(token).map(Entry::Pick),
    }
}

fn parse_hole(token: &str) -> Option<Hole> {
    let (side, label) = parse_side(token)?;
    Some(Hole::new(side, number(label)?))
}

fn parse_side(token: &str) -> Option<(Side, &str)> {
    let mut sides = Side::BOTH.iter();
    sides.find_map(|&side| Some((side, token.strip_prefix(side.letter())?)))
}

/// A number in its one canonical form: no sign, no leading zero.
fn number(text: &str) -> Option<u8> {
    let is_canonical =
        text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| is_canonical)
}

fn without_comment(line: &str) -> &str {
    line.split_once('#')
        .map_or(line, |(before, _)| before)
        .trim()
}

/// A name that can stand on a header's line: no breaks, and nothing that starts a comment.
fn cleaned(name: &str) -> String {
    let spaced: String = name
        .chars()
        .map(|char| match char {
            '#' => '＃',
            char if char.is_control() => ' ',
            char => char,
        })
        .collect();
    let words: Vec<_> = spaced.split_whitespace().collect();
    words.join(" ")
}

/// Enough of a text to find it by.
fn shortened(text: &str) -> String {
    const CHARS_MAX: usize = 32;
    match text.char_indices().nth(CHARS_MAX) {
        Some((end, _)) => text.get(..end).unwrap_or_default().to_owned() + "…",
        None => text.to_owned(),
    }
}

/// What could be played now, in words.
fn legal_entries(mat: &Match) -> String {
    let holes = BySide::from_fn(|side| {
        let holes: Vec<_> = mat.choices(side).iter().map(Hole::to_string).collect();
        holes.join(" ")
    });
    match (mat.phase(), mat.awaited()) {
        (Phase::Over, _) => "nothing, as the match is over".to_owned(),
        (
            _,
            BySide {
                south: true,
                north: true,
            },
        ) => format!("one of {} + one of {}", holes.south, holes.north),
        _ => [holes.south, holes.north].concat(),
    }
}

#[cfg(test)]
mod tests;
