//! A finished match looked at again: who was ahead, which moves decided it, and what was better.
//!
//! Looking takes a while: it is the worker's, on a thread that may block, one match at a time.

use super::Bot;
use super::answer::{Reply, Then};
use super::card::{Attachment, Audience, Card, Picture};
use super::outbox::Untold;
use super::rest::{AnswerKind, RestError};
use super::show::{drawn, theme};
use super::words::{self, Language};
use crate::ai::{Analysis, Moment};
use crate::db::{ChannelId, MatchId, Owner, PlayerId};
use crate::picture::{self, Balance, Theme, View, balance_png};
use crate::play::{self, AnalysisAsk, Link, PlayError, Scene};
use crate::rules::{Entry, Match, Played, Record, Side};
use tracing::{error, warn};

/// How many positions one analysis looks at, about. Never by time: the same match is judged the same.
const NODES: u32 = 3_000_000;
/// After how many minutes of silence Discord archives the thread of an analysis: the least it takes.
const ARCHIVE_MINUTES: u32 = 60;

/// Asks for an analysis; the answer says that it is under way, and sets it going. Where all can read
/// one already, it leads `reader` there.
pub(super) async fn begin(
    bot: &Bot,
    reader: Language,
    ask: AnalysisAsk,
) -> Result<Reply, PlayError> {
    if ask.has_thread {
        let scene = play::scene_to_analyse(&bot.db, &ask).await?;
        if let Some(thread) = there(bot, ask.mat).await? {
            let place = place_of(&scene, thread);
            let words = words::analysis_there(reader, &scene, &place);
            return Ok(Reply::private(Card::of_words(words)));
        }
    }
    let language = Language::of(&ask.language);
    let audience = if ask.has_thread {
        Audience::Channel
    } else {
        Audience::Asker
    };
    let (scene, owed) = play::analyse(&bot.db, bot.now(), ask).await?;
    Ok(Reply {
        kind: AnswerKind::Message(audience),
        card: Card::of_words(words::analysis_begun(language, &scene)),
        then: Then::TellNow(owed),
    })
}

/// The thread in which a match was looked at, as long as it is there.
async fn there(bot: &Bot, mat: MatchId) -> anyhow::Result<Option<ChannelId>> {
    let Some(thread) = bot.db.analysis(mat).await? else {
        return Ok(None);
    };
    match bot.rest.has_channel(thread).await {
        Ok(false) => {
            play::analysis_shown(&bot.db, mat, None).await?;
            Ok(None)
        }
        Ok(true) => Ok(Some(thread)),
        // Rather a way that may lead nowhere than everything anew.
        Err(why) => {
            warn!(match_id = %mat, "looking for an analysis: {why}");
            Ok(Some(thread))
        }
    }
}

fn place_of(scene: &Scene, thread: ChannelId) -> Link {
    Link {
        server: scene.row.server,
        channel: thread,
        message: None,
    }
}

/// What was found in a match.
struct Looked {
    analysis: Analysis,
    // The moments that decided it, as they are shown.
    shown: Vec<Shown>,
}

/// A moment, with all that it takes to draw it.
struct Shown {
    rank: u8,
    moment: Moment,
    played: Played,
    after: Match,
    // What was better, pick by pick, and where it led.
    better: Vec<Played>,
    after_better: Match,
}

impl Looked {
    fn of(record: &Record) -> anyhow::Result<Self> {
        let analysis = Analysis::within(record, NODES)?;
        let mut mat = Match::new(record.options)?;
        let mut shown = Vec::new();
        for (index, &entry) in record.entries.iter().enumerate() {
            let mut decisive = (1..).zip(words::decisive(&analysis));
            let found = decisive.find(|(_, moment)| moment.index == index);
            let Some((rank, moment)) = found else {
                mat.advance(entry)?;
                continue;
            };
            let mut after_better = mat.clone();
            let mut better = Vec::new();
            for done in &moment.turn {
                better.push(after_better.play(Entry::Pick(done.hole))?);
            }
            let played = mat.play(entry)?;
            shown.push(Shown {
                rank,
                moment: moment.clone(),
                played,
                after: mat.clone(),
                better,
                after_better,
            });
        }
        shown.sort_by_key(|shown| shown.rank);
        Ok(Self { analysis, shown })
    }
}

/// Looks at a match, while no other is looked at.
async fn look(bot: &Bot, scene: &Scene) -> Option<Looked> {
    let _permit = bot.analyses.acquire().await.ok()?;
    let record = scene.record.clone();
    let looked = tokio::task::spawn_blocking(move || Looked::of(&record)).await;
    looked
        .map_err(anyhow::Error::from)
        .flatten()
        .inspect_err(|broken| error!("looking at match {}: {broken:#}", scene.row.id))
        .ok()
}

/// Where an analysis is told, and to whom.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) channel: ChannelId,
    pub(super) language: Language,
    pub(super) has_thread: bool,
    pub(super) answer: &'a str,
    pub(super) asker: PlayerId,
}

/// Looks at a match, and tells what was found. `nonce` is another one for each notice.
pub(super) async fn tell(
    bot: &Bot,
    scene: &Scene,
    place: Place<'_>,
    nonce: &str,
) -> Result<(), Untold> {
    let Some(looked) = look(bot, scene).await else {
        let card = Card::of_words(words::broken(place.language));
        return alone(bot, place, &card).await;
    };
    let teller = Teller {
        bot,
        scene,
        looked: &looked,
        language: place.language,
        theme: theme(bot, &[Owner::Server(scene.row.server)]).await,
        moves: play::player_settings(&bot.db, place.asker).await?.motion,
    };
    if place.has_thread {
        in_thread(&teller, place, nonce).await
    } else {
        alone(bot, place, &teller.all_in_one().await).await
    }
}

/// Puts a card into the place of the answer.
async fn alone(bot: &Bot, place: Place<'_>, card: &Card) -> Result<(), Untold> {
    match bot.rest.edit_answer(place.answer, card).await {
        // The answer is gone, or it is too long ago: whoever still wants it asks again.
        Err(why @ RestError::Refused { .. }) => {
            warn!("an analysis did not get through: {why}");
            Ok(())
        }
        told => Ok(told?),
    }
}

/// Puts what was found into the answer's message, and each moment into a thread of it.
async fn in_thread(teller: &Teller<'_>, place: Place<'_>, nonce: &str) -> Result<(), Untold> {
    let (rest, channel) = (&teller.bot.rest, place.channel);
    let mat = teller.scene.row.id;
    // Somebody else has asked at the same time, and was first.
    if let Some(thread) = there(teller.bot, mat).await? {
        let there = place_of(teller.scene, thread);
        let words = words::analysis_there(place.language, teller.scene, &there);
        return alone(teller.bot, place, &Card::of_words(words)).await;
    }
    let summary = teller.summary().await;
    let message = match rest.answered(place.answer).await? {
        Some(message) => {
            match rest.edit(channel, message, &summary).await {
                // A permission was taken, or the message deleted. The answer is still ours to change.
                Err(why) if why.is_final() => {
                    warn!("an analysis gets no thread: {why}");
                    return alone(teller.bot, place, &teller.all_in_one().await).await;
                }
                edited => edited?,
            }
            message
        }
        None => rest.post(channel, &summary, nonce).await?,
    };
    if teller.looked.shown.is_empty() {
        return Ok(());
    }
    let name = words::analysis_thread_name(teller.language, teller.scene);
    let thread = match rest.thread(channel, message, &name, ARCHIVE_MINUTES).await {
        Err(why) if why.is_final() => {
            warn!("an analysis gets no thread: {why}");
            let all = teller.all_in_one().await;
            return Ok(rest.edit(channel, message, &all).await?);
        }
        made => made?,
    };
    for shown in &teller.looked.shown {
        let card = teller.moment(shown).await;
        let nonce = format!("{nonce}.{}", shown.rank);
        rest.post(thread, &card, &nonce).await?;
    }
    play::analysis_shown(&teller.bot.db, mat, Some(thread)).await?;
    Ok(())
}

/// Who makes cards of what was found.
struct Teller<'a> {
    bot: &'a Bot,
    scene: &'a Scene,
    looked: &'a Looked,
    language: Language,
    theme: Theme,
    // Whether pictures move.
    moves: bool,
}

impl Teller<'_> {
    /// The chart, and a line for each moment.
    async fn summary(&self) -> Card {
        let analysis = &self.looked.analysis;
        let mut card = Card::of_words(words::analysis(self.language, self.scene, analysis));
        card.picture = self.chart().await;
        card
    }

    /// A moment by itself: what was played, and beside it what was better.
    async fn moment(&self, shown: &Shown) -> Card {
        let mut card = Card::of_words(self.words(shown));
        card.files = self.pictures(shown).await;
        card
    }

    /// All of it in a single message.
    async fn all_in_one(&self) -> Card {
        let analysis = &self.looked.analysis;
        let mut lines = vec![words::analysis_heading(self.language, self.scene, analysis)];
        let mut card = Card::default();
        for shown in &self.looked.shown {
            lines.push(self.words(shown));
            card.files.extend(self.pictures(shown).await);
        }
        card.words = lines.join("\n");
        card.picture = self.chart().await;
        card
    }

    fn words(&self, shown: &Shown) -> String {
        words::moment(
            self.language,
            self.scene,
            &shown.moment,
            shown.rank,
            &shown.played,
        )
    }

    async fn chart(&self) -> Option<Picture> {
        let analysis = &self.looked.analysis;
        let description = words::alt_balance(self.language, self.scene, analysis);
        let (rounds, marks) = balance(analysis, self.scene.position.board().total());
        let (names, theme) = (self.scene.row.names.clone(), self.theme);
        let bytes = drawn(self.bot, move || {
            balance_png(&Balance {
                names: names.as_ref().map(String::as_str),
                rounds,
                marks,
                theme,
            })
        })
        .await?;
        Some(Picture {
            file_name: "analysis.png",
            description,
            bytes,
        })
    }

    async fn pictures(&self, shown: &Shown) -> Vec<Attachment> {
        let labels = |by: Side, played: &[Played]| -> Vec<u8> {
            let picks = played.iter().filter_map(|played| match played.entry {
                Entry::Pick(hole) => Some(hole.label),
                Entry::Wave(labels) => Some(labels[by]),
                Entry::Resigned(_) | Entry::OutOfTime(_) | Entry::DrawAgreed => None,
            });
            picks.collect()
        };
        let by = shown.moment.by.unwrap_or(Side::South);
        let mut files = Vec::new();
        let both = [
            ("played", std::slice::from_ref(&shown.played), &shown.after),
            ("better", shown.better.as_slice(), &shown.after_better),
        ];
        for (what, played, after) in both {
            if let Some(bytes) = self.picture(played.to_vec(), after.clone()).await {
                let ending = if self.moves { "gif" } else { "png" };
                let names = self.scene.row.names.as_ref().map(String::as_str);
                let before = &shown.played.before;
                let labels = labels(by, played);
                files.push(Attachment {
                    file_name: format!("{}-{what}.{ending}", shown.rank),
                    description: words::alt_picks(self.language, names, before, by, labels),
                    bytes,
                });
            }
        }
        files
    }

    async fn picture(&self, played: Vec<Played>, after: Match) -> Option<Vec<u8>> {
        if played.is_empty() {
            return None;
        }
        let (names, theme, moves) = (self.scene.row.names.clone(), self.theme, self.moves);
        drawn(self.bot, move || {
            let names = names.as_ref().map(String::as_str);
            let mut view = View::of(&after, names, theme);
            if moves {
                picture::gif(&view, &played.iter().collect::<Vec<_>>())
            } else {
                view.last = played.last();
                picture::png(&view)
            }
        })
        .await
    }
}

/// How far South was ahead, round by round, and which moves are marked: counted among those that
/// are drawn, as words that end a match are not.
fn balance(analysis: &Analysis, total: u8) -> (Vec<Vec<i8>>, Vec<usize>) {
    let mut rounds: Vec<(u8, Vec<i8>)> = Vec::new();
    for moment in &analysis.moments {
        let is_new = rounds
            .last()
            .is_none_or(|(round, _)| *round != moment.round);
        if is_new {
            let before = hundredths(moment.before.outlook(total));
            rounds.push((moment.round, vec![before]));
        }
        if let Some((_, values)) = rounds.last_mut() {
            values.push(hundredths(moment.after.outlook(total)));
        }
    }
    let marks = analysis.decisive.iter().map(|place| place + 1);
    let rounds = rounds.into_iter().map(|(_, values)| values);
    (rounds.collect(), marks.collect())
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "an outlook is from -1 to 1"
)]
fn hundredths(outlook: f64) -> i8 {
    (outlook * 100.0).round() as i8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Options, Variant};

    fn looked(text: &str) -> Looked {
        Looked::of(&Record::parse(text).unwrap()).unwrap()
    }

    #[test]
    fn each_moment_that_decided_a_match_is_shown_with_what_was_better() {
        // Both always pick their last hole, whatever it does.
        let mut mat = Match::new(Options::new(Variant::Kalah)).unwrap();
        let mut record = Record::new(*mat.options());
        for _ in 0..12 {
            let choices = mat.choices(mat.to_move().unwrap());
            let entry = Entry::Pick(*choices.last().unwrap());
            mat.advance(entry).unwrap();
            record.push(entry);
        }
        let looked = Looked::of(&record).unwrap();
        assert_eq!(looked.shown.len(), looked.analysis.decisive.len());
        assert!(!looked.shown.is_empty());
        for (rank, shown) in (1..).zip(&looked.shown) {
            assert_eq!(shown.rank, rank);
            assert_eq!(shown.played.entry, shown.moment.entry);
            let first = shown.better.first().unwrap();
            assert_eq!(Some(first.entry), shown.moment.best.map(Entry::Pick));
            // Both begin on the same board.
            assert_eq!(first.before, shown.played.before);
            assert_ne!(first.entry, shown.played.entry);
        }
    }

    #[test]
    fn each_round_is_drawn_from_its_own_beginning() {
        let text = "game: kalah\nrounds: 3\nholes: 1\nseeds: 3\n\nS1 N1 S!";
        let looked = looked(text);
        let (rounds, _) = balance(&looked.analysis, 6);
        let lengths: Vec<usize> = rounds.iter().map(Vec::len).collect();
        // What it began with, and a move; the word that ended it is no move.
        assert_eq!(lengths, [2, 2]);
        for value in rounds.iter().flatten() {
            assert!((-100..=100).contains(value));
        }
    }
}
