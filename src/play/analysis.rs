//! Asking to have a finished match looked at again. The looking itself takes a while, and is the
//! worker's.

use super::{Notice, Owed, PlayError, Refusal, Scene, answer_owes, scene};
use crate::db::{ChannelId, Db, MatchId, Moment, PlayerId, ServerId};
use crate::rules::{Entry, Phase};

/// How many analyses may wait, whoever asked for them.
const WAITING_MAX: i64 = 32;
/// How the notice of an analysis begins.
const FRONT: &str = "{\"analysis\":";

/// Who asks for what, and where it is to be told.
#[derive(Clone, Debug)]
pub struct AnalysisAsk {
    /// Which match.
    pub mat: MatchId,
    /// Who asks.
    pub player: PlayerId,
    /// In which server; `None` in a DM.
    pub server: Option<ServerId>,
    /// In which channel.
    pub channel: ChannelId,
    /// In which language.
    pub language: String,
    /// Whether it is told to all, in a thread of its own, or to the asker alone.
    pub has_thread: bool,
    /// The interaction that is answered with it.
    pub answer: String,
}

/// Loads a match that somebody wants to look at again.
///
/// # Errors
///
/// The match is not there, not over, of another server or has nothing in it; or the database does
/// not answer.
pub async fn scene_to_analyse(db: &Db, ask: &AnalysisAsk) -> Result<Scene, PlayError> {
    let scene = scene(db, ask.mat).await?;
    let is_here = match ask.server {
        Some(server) => scene.row.server == server,
        // A player's own DMs know the player's own matches.
        None => scene.seat_of(ask.player).is_some(),
    };
    if !is_here {
        return Err(Refusal::MatchElsewhere.into());
    }
    if let Some(why) = scene.row.called_off {
        return Err(Refusal::MatchOff { why }.into());
    }
    if scene.position.phase() != Phase::Over {
        return Err(Refusal::StillPlayed.into());
    }
    if !can_be_analysed(&scene) {
        return Err(Refusal::NothingToAnalyse.into());
    }
    Ok(scene)
}

/// Puts the analysis of a finished match into the outbox, for the answer to set going.
///
/// # Errors
///
/// As for [`scene_to_analyse`]; or the asker has one under way, or too many have.
pub async fn analyse(db: &Db, now: Moment, ask: AnalysisAsk) -> Result<(Scene, Owed), PlayError> {
    let scene = scene_to_analyse(db, &ask).await?;
    let notice = Notice::Analysis {
        mat: ask.mat,
        channel: ask.channel,
        language: ask.language,
        has_thread: ask.has_thread,
        answer: ask.answer,
        player: ask.player,
    };
    let mut write = db.write().await?;
    let (waiting, own) = write.count_owed(FRONT, notice.lane()).await?;
    if own > 0 {
        return Err(Refusal::AnalysisUnderWay.into());
    }
    if waiting >= WAITING_MAX {
        return Err(Refusal::TooManyAnalyses.into());
    }
    let owed = answer_owes(&mut write, now, &notice).await?;
    write.commit().await?;
    Ok((scene, owed))
}

/// Notes the thread in which a match was looked at; none, where it is gone.
///
/// # Errors
///
/// The database does not answer.
pub async fn analysis_shown(
    db: &Db,
    mat: MatchId,
    thread: Option<ChannelId>,
) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    write.set_analysis(mat, thread).await?;
    write.commit().await
}

/// Whether a notice, as it is written, is that of an analysis: it takes long to tell.
#[must_use]
pub fn is_analysis(notice: &str) -> bool {
    notice.starts_with(FRONT)
}

/// Whether there is anything to say of a match: it is over, and somebody has picked.
#[must_use]
pub fn can_be_analysed(scene: &Scene) -> bool {
    let has_picks = scene
        .record
        .entries
        .iter()
        .any(|entry| matches!(entry, Entry::Pick(_) | Entry::Wave(_)));
    scene.position.phase() == Phase::Over && has_picks
}
