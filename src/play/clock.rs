//! Clocks: until when a pick is awaited, the one reminder before that, and what may be done after.
//!
//! Nobody loses without warning: a match can be claimed only from a player whose reminder was told
//! (or was not wanted), with a third of the pace left from then on. Nobody waits for ever: once time
//! is up the opponent may claim, extend, or wait; where both are late either may call the match off;
//! and what both have left lying is called off at last. A late pick counts until somebody claims.

use super::turn::{apply, end_without_result, load, seat_to_play, tell_private_boards};
use super::{BoardPlace, Notice, OwnScene, PlayError, Refusal, Scene, results, settings, tell};
use crate::db::{CalledOff, Clock, Db, MatchId, Moment, NoticeId, Pace, PlayerId, Write};
use crate::rules::{BySide, Entry, Phase, Side};
use std::time::Duration;

/// How long a match lies untouched, past its time or without any, before it can be called off.
pub const ABANDONED_AFTER: Duration = Duration::from_hours(24 * 30);
/// How many days of vacation a player has in any 365 days.
pub const VACATION_DAYS_MAX: u32 = 30;
/// The time in which days of vacation are counted.
const VACATION_YEAR: Duration = Duration::from_hours(24 * 365);
/// How often the bot notes that it is alive.
pub const BEAT_EVERY: Duration = Duration::from_mins(1);
/// How much later a deadline must be than the board says, for the board to be told anew: what a
/// reminder takes that is told at once is less.
const SHOWN_ANEW: Duration = Duration::from_secs(10);
/// How many clocks one sweep of the worker looks at.
const CLOCKS_AT_ONCE: u32 = 50;

/// How long a pick may take; `None`: as long as one likes.
#[must_use]
pub const fn time_for_a_pick(pace: Pace) -> Option<Duration> {
    match pace {
        Pace::Live => Some(Duration::from_mins(5)),
        Pace::Day => Some(Duration::from_hours(24)),
        Pace::ThreeDays => Some(Duration::from_hours(3 * 24)),
        Pace::Week => Some(Duration::from_hours(7 * 24)),
        Pace::None => None,
    }
}

/// Whether a vacation stops clocks of this pace: not where both sit at the board.
const fn stops_on_vacation(pace: Pace) -> bool {
    !matches!(pace, Pace::Live)
}

fn new_clock(now: Moment, time: Duration, is_away: bool) -> Clock {
    let due_at = now.plus(time);
    Clock {
        set_at: now,
        due_at,
        // With a third left.
        remind_at: Some(due_at.minus(time / 3)),
        warned_at: None,
        late_at: None,
        left: is_away.then_some(time),
    }
}

/// Sets the clocks anew: of each side whose pick is awaited and not in, and of no other.
pub(super) async fn set_clocks(
    write: &mut Write,
    now: Moment,
    scene: &mut Scene,
) -> anyhow::Result<()> {
    let Some(time) = time_for_a_pick(scene.row.pace) else {
        return Ok(());
    };
    let (mat, players) = (scene.row.id, scene.row.players);
    for side in Side::BOTH {
        let is_awaited = scene.row.is_open && scene.position.awaited()[side] && !scene.ready[side];
        scene.clocks[side] = if is_awaited {
            let is_away = stops_on_vacation(scene.row.pace)
                && write.vacation(players[side], now).await?.is_some();
            let clock = new_clock(now, time, is_away);
            write.set_clock(mat, side, players[side], &clock).await?;
            Some(clock)
        } else {
            if scene.clocks[side].is_some() {
                write.stop_clock(mat, side).await?;
            }
            None
        };
    }
    Ok(())
}

/// Whether a side's time is up, and that can be held against it.
fn is_late(clock: Option<&Clock>, now: Moment) -> bool {
    clock.is_some_and(|clock| {
        clock.left.is_none() && clock.warned_at.is_some() && clock.due_at <= now
    })
}

/// Claims a match from an opponent who ran out of time.
///
/// In the secret opening a player claims only with the own pick in.
///
/// # Errors
///
/// The opponent is not out of time, or was not warned, or the match is not the player's or over.
pub async fn claim(
    db: &Db,
    now: Moment,
    id: MatchId,
    player: PlayerId,
) -> Result<Scene, PlayError> {
    let mut write = db.write().await?;
    let (mut scene, _) = load(&mut write, id).await?;
    let side = seat_to_play(&scene, player)?;
    out_of_time(&mut write, now, &scene, side).await?;
    if scene.position.awaited()[side] && !scene.ready[side] {
        return Err(if is_late(scene.clocks[side].as_ref(), now) {
            Refusal::BothLate
        } else {
            Refusal::PickFirst
        }
        .into());
    }
    let was_opening = scene.position.phase() == Phase::Opening;
    write.forget_secret_picks(id).await?;
    apply(&mut write, now, &mut scene, Entry::OutOfTime(side.other())).await?;
    if was_opening {
        tell_private_boards(&mut write, now, &scene, side).await?;
    }
    tell_board(&mut write, now, &scene, BoardPlace::New).await?;
    write.commit().await?;
    Ok(scene)
}

/// Gives an opponent who ran out of time as much time again.
///
/// # Errors
///
/// As for [`claim`], but in the opening the own pick need not be in.
pub async fn extend(
    db: &Db,
    now: Moment,
    id: MatchId,
    player: PlayerId,
) -> Result<Scene, PlayError> {
    let mut write = db.write().await?;
    let (mut scene, _) = load(&mut write, id).await?;
    let side = seat_to_play(&scene, player)?;
    out_of_time(&mut write, now, &scene, side).await?;
    if let Some(time) = time_for_a_pick(scene.row.pace) {
        let late = side.other();
        let clock = new_clock(now, time, false);
        write
            .set_clock(id, late, scene.row.players[late], &clock)
            .await?;
        scene.clocks[late] = Some(clock);
    }
    tell_clocks(&mut write, now, &scene).await?;
    write.commit().await?;
    Ok(scene)
}

/// Refuses unless the opponent of `side` is out of time.
async fn out_of_time(
    write: &mut Write,
    now: Moment,
    scene: &Scene,
    side: Side,
) -> Result<(), PlayError> {
    let late = side.other();
    match why_in_time(scene, late, now) {
        None => Ok(()),
        Some(Refusal::OnVacation { .. }) => {
            let until = write.vacation(scene.row.players[late], now).await?;
            Err(Refusal::OnVacation { until }.into())
        }
        Some(refusal) => Err(refusal.into()),
    }
}

/// Refuses unless the opponent of whoever looks is out of time.
///
/// # Errors
///
/// Why the opponent is not.
pub fn refuse_in_time(own: &OwnScene, now: Moment) -> Result<(), Refusal> {
    why_in_time(&own.scene, own.side.other(), now).map_or(Ok(()), Err)
}

fn why_in_time(scene: &Scene, late: Side, now: Moment) -> Option<Refusal> {
    let Some(clock) = scene.clocks[late] else {
        if scene.clocks[late.other()].is_some() {
            return Some(Refusal::OwnClock);
        }
        return Some(Refusal::NoClock {
            is_agreed: time_for_a_pick(scene.row.pace).is_some(),
        });
    };
    if clock.left.is_some() {
        Some(Refusal::OnVacation { until: None })
    } else if clock.due_at > now {
        Some(Refusal::NotLate {
            until: clock.due_at,
        })
    } else if clock.warned_at.is_none() {
        Some(Refusal::NotWarned)
    } else {
        None
    }
}

/// Calls a match off without a result: before each has moved, where both are out of time, or
/// where no clock was agreed on and nobody has moved for [`ABANDONED_AFTER`].
///
/// # Errors
///
/// None of these is so, or the match is not the player's or over.
pub async fn call_off(
    db: &Db,
    now: Moment,
    id: MatchId,
    player: PlayerId,
) -> Result<Scene, PlayError> {
    let mut write = db.write().await?;
    let (mut scene, _) = load(&mut write, id).await?;
    seat_to_play(&scene, player)?;
    let why = why_to_call_off(&scene, now).ok_or(Refusal::CannotCallOff)?;
    end_without_result(&mut write, now, &mut scene, why).await?;
    write.commit().await?;
    Ok(scene)
}

/// Why either player may call the match off now; `None`: they may not.
#[must_use]
pub fn why_to_call_off(scene: &Scene, now: Moment) -> Option<CalledOff> {
    let both_late = Side::BOTH
        .into_iter()
        .all(|side| is_late(scene.clocks[side].as_ref(), now));
    if !scene.row.is_open {
        None
    } else if !has_each_moved(scene) {
        Some(CalledOff::Cancelled)
    } else if both_late {
        Some(CalledOff::BothLate)
    } else if time_for_a_pick(scene.row.pace).is_none()
        && now.since(scene.row.updated_at) >= ABANDONED_AFTER
    {
        Some(CalledOff::Silence)
    } else {
        None
    }
}

fn has_each_moved(scene: &Scene) -> bool {
    let mut moved = BySide {
        south: false,
        north: false,
    };
    for entry in &scene.record.entries {
        match entry {
            Entry::Pick(hole) => moved[hole.side] = true,
            Entry::Wave(_) => return true,
            Entry::Resigned(_) | Entry::OutOfTime(_) | Entry::DrawAgreed => {}
        }
    }
    moved.south && moved.north
}

async fn tell_board(
    write: &mut Write,
    now: Moment,
    scene: &Scene,
    place: BoardPlace,
) -> anyhow::Result<()> {
    let notice = Notice::Board {
        mat: scene.row.id,
        revision: scene.row.revision,
        place,
        answer: None,
    };
    tell(write, now, &notice).await
}

/// Shows the clocks anew wherever they are shown: on the board, and while the opening is played on the
/// players' own boards.
async fn tell_clocks(write: &mut Write, now: Moment, scene: &Scene) -> anyhow::Result<()> {
    if scene.row.is_open && scene.position.phase() == Phase::Opening {
        tell_private_boards(write, now, scene, Side::South).await?;
    }
    tell_board(write, now, scene, BoardPlace::Same).await
}

/// Looks after the clocks: reminds, says whose time is up, lets clocks go on after a vacation, and
/// calls off what was left lying.
///
/// # Errors
///
/// The database does not answer.
pub async fn mind_clocks(db: &Db, now: Moment) -> anyhow::Result<()> {
    for (mat, side) in db.clocks_to_go_on(now, CLOCKS_AT_ONCE).await? {
        go_on(db, now, mat, side).await?;
    }
    for (mat, side) in db.clocks_to_remind(now, CLOCKS_AT_ONCE).await? {
        remind(db, now, mat, side).await?;
    }
    for (mat, side) in db.clocks_run_out(now, CLOCKS_AT_ONCE).await? {
        say_late(db, now, mat, side).await?;
    }
    let then = now.minus(ABANDONED_AFTER);
    for (mat, _) in db.clocks_late_since(then, CLOCKS_AT_ONCE).await? {
        abandon(db, now, mat).await?;
    }
    Ok(())
}

/// The match and the clock of a side, if the match is still played and the clock is there.
async fn load_clock(
    write: &mut Write,
    mat: MatchId,
    side: Side,
) -> anyhow::Result<Option<(Scene, Clock)>> {
    let scene = match load(write, mat).await {
        Ok((scene, _)) => scene,
        Err(PlayError::Refused(_)) => return Ok(None),
        Err(PlayError::Broken(broken)) => return Err(broken),
    };
    let clock = scene.clocks[side].filter(|_| scene.row.is_open);
    Ok(clock.map(|clock| (scene, clock)))
}

async fn go_on(db: &Db, now: Moment, mat: MatchId, side: Side) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    let Some((scene, mut clock)) = load_clock(&mut write, mat, side).await? else {
        return Ok(());
    };
    let Some(left) = clock.left.take() else {
        return Ok(());
    };
    clock.due_at = now.plus(left);
    let third = time_for_a_pick(scene.row.pace).unwrap_or_default() / 3;
    clock.remind_at = clock.remind_at.map(|_| clock.due_at.minus(third.min(left)));
    let player = scene.row.players[side];
    write.set_clock(mat, side, player, &clock).await?;
    tell_clocks(&mut write, now, &scene).await?;
    write.commit().await
}

async fn remind(db: &Db, now: Moment, mat: MatchId, side: Side) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    let Some((scene, mut clock)) = load_clock(&mut write, mat, side).await? else {
        return Ok(());
    };
    let is_due = clock.left.is_none() && clock.remind_at.is_some_and(|at| at <= now);
    if !is_due {
        return Ok(());
    }
    clock.remind_at = None;
    let player = scene.row.players[side];
    // Who lets so much time pass may have left: the other hears of it before time is up.
    results::look(&mut write, now, scene.row.server, player).await?;
    match settings::reminders(&mut write, player).await? {
        // Chosen off, and so warned by choice.
        settings::Reminders::None => clock.warned_at = Some(now),
        settings::Reminders::Dm | settings::Reminders::Ping => {
            let notice = Notice::Reminder {
                mat,
                side,
                set_at: clock.set_at.millis(),
            };
            tell(&mut write, now, &notice).await?;
        }
    }
    write.set_clock(mat, side, player, &clock).await?;
    write.commit().await
}

/// What a reminder, or the word that time is up, is still about: `None` where the deadline is
/// another by now.
///
/// # Errors
///
/// The database does not answer.
pub async fn clock_of(
    db: &Db,
    mat: MatchId,
    side: Side,
    set_at: i64,
) -> anyhow::Result<Option<Clock>> {
    let clocks = db.clocks(mat).await?;
    Ok(clocks[side].filter(|clock| clock.set_at.millis() == set_at))
}

/// Until when a player has time who is reminded now; `None` where nothing is to be reminded of.
///
/// # Errors
///
/// The database does not answer.
pub async fn reminded_of(
    db: &Db,
    now: Moment,
    mat: MatchId,
    side: Side,
    set_at: i64,
) -> anyhow::Result<Option<Moment>> {
    let Some(mut clock) = clock_of(db, mat, side, set_at).await? else {
        return Ok(None);
    };
    // Told twice, it was extended by the first.
    if clock.warned_at.is_none()
        && let Some(row) = db.match_row(mat).await?
    {
        leave_a_third(&mut clock, row.pace, now);
    }
    Ok(Some(clock.due_at))
}

/// Notes that a player was reminded, or shut every door to it. From here on at least a third of
/// the time is left, however late the reminder came.
///
/// # Errors
///
/// The database does not answer.
pub async fn reminded(
    db: &Db,
    now: Moment,
    mat: MatchId,
    side: Side,
    set_at: i64,
    told: NoticeId,
) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    write.settle(told).await?;
    if let Some((scene, mut clock)) = load_clock(&mut write, mat, side).await?
        && clock.set_at.millis() == set_at
        && clock.warned_at.is_none()
    {
        clock.warned_at = Some(now);
        let shown = clock;
        leave_a_third(&mut clock, scene.row.pace, now);
        let player = scene.row.players[side];
        write.set_clock(mat, side, player, &clock).await?;
        // Who is reminded late has more time than the board says.
        if clock.due_at.since(shown.due_at) >= SHOWN_ANEW {
            tell_clocks(&mut write, now, &scene).await?;
        }
    }
    write.commit().await
}

/// Leaves at least a third of the pace from now on.
fn leave_a_third(clock: &mut Clock, pace: Pace, now: Moment) {
    let third = time_for_a_pick(pace).unwrap_or_default() / 3;
    match &mut clock.left {
        Some(left) => *left = (*left).max(third),
        None => clock.due_at = clock.due_at.max(now.plus(third)),
    }
}

async fn say_late(db: &Db, now: Moment, mat: MatchId, side: Side) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    let Some((scene, mut clock)) = load_clock(&mut write, mat, side).await? else {
        return Ok(());
    };
    if !is_late(Some(&clock), now) || clock.late_at.is_some() {
        return Ok(());
    }
    clock.late_at = Some(now);
    let players = scene.row.players;
    write.set_clock(mat, side, players[side], &clock).await?;
    tell_clocks(&mut write, now, &scene).await?;
    let opponent = players[side.other()];
    if settings::reminders(&mut write, opponent).await? != settings::Reminders::None {
        let notice = Notice::Late {
            mat,
            side,
            set_at: clock.set_at.millis(),
        };
        tell(&mut write, now, &notice).await?;
    }
    write.commit().await
}

async fn abandon(db: &Db, now: Moment, mat: MatchId) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    let mut scene = match load(&mut write, mat).await {
        Ok((scene, _)) => scene,
        Err(PlayError::Refused(_)) => return Ok(()),
        Err(PlayError::Broken(broken)) => return Err(broken),
    };
    let then = now.minus(ABANDONED_AFTER);
    let is_left_lying = Side::BOTH.into_iter().any(|side| {
        scene.clocks[side].is_some_and(|clock| clock.late_at.is_some_and(|at| at <= then))
    });
    if scene.row.is_open && is_left_lying {
        end_without_result(&mut write, now, &mut scene, CalledOff::Abandoned).await?;
        write.commit().await?;
    }
    Ok(())
}

/// Notes that the bot is alive, while it runs.
///
/// # Errors
///
/// The database does not answer.
pub async fn beat(db: &Db, now: Moment) -> anyhow::Result<()> {
    let mut write = db.write().await?;
    write.beat(now).await?;
    write.commit().await
}

/// Notes that the bot has started, and gives back to all clocks and challenges the time in which
/// it was down. Returns how long that was, where it was longer than between two heartbeats.
///
/// # Errors
///
/// The database does not answer.
pub async fn wake(db: &Db, now: Moment) -> anyhow::Result<Option<Duration>> {
    let mut write = db.write().await?;
    let before = write.beat(now).await?;
    let gap = before
        .map(|before| (before, now.since(before)))
        .filter(|(_, gap)| *gap > BEAT_EVERY);
    if let Some((before, gap)) = gap {
        write.give_back(before, gap).await?;
    }
    write.commit().await?;
    Ok(gap.map(|(_, gap)| gap))
}

/// Begins a vacation of so many days: it stops all clocks of the player but those of live
/// matches, and those that have run out already. Returns until when it lasts.
///
/// # Errors
///
/// The player is on vacation, or has not so many days left.
pub async fn begin_vacation(
    db: &Db,
    now: Moment,
    player: PlayerId,
    days: u32,
) -> Result<Moment, PlayError> {
    let mut write = db.write().await?;
    if let Some(until) = write.vacation(player, now).await? {
        return Err(Refusal::VacationOn { until }.into());
    }
    let days_left = vacation_days_left(&mut write, now, player).await?;
    if days == 0 || days > days_left {
        return Err(Refusal::VacationTooLong { days_left }.into());
    }
    let until = now.plus(Duration::from_hours(24).saturating_mul(days));
    write.add_vacation(player, now, until).await?;
    for (mat, side, mut clock) in write.clocks_of(player).await? {
        let Some((scene, _)) = load_clock(&mut write, mat, side).await? else {
            continue;
        };
        if clock.left.is_some() || clock.due_at <= now || !stops_on_vacation(scene.row.pace) {
            continue;
        }
        clock.left = Some(clock.due_at.since(now));
        write.set_clock(mat, side, player, &clock).await?;
        tell_clocks(&mut write, now, &scene).await?;
    }
    write.commit().await?;
    Ok(until)
}

/// Ends a vacation before its time; the worker lets the clocks go on.
///
/// # Errors
///
/// The player is not on vacation.
pub async fn end_vacation(db: &Db, now: Moment, player: PlayerId) -> Result<u32, PlayError> {
    let mut write = db.write().await?;
    if !write.end_vacation(player, now).await? {
        return Err(Refusal::NoVacation.into());
    }
    let days_left = vacation_days_left(&mut write, now, player).await?;
    write.commit().await?;
    Ok(days_left)
}

/// How many whole days of vacation a player has left now.
async fn vacation_days_left(
    write: &mut Write,
    now: Moment,
    player: PlayerId,
) -> anyhow::Result<u32> {
    let since = now.minus(VACATION_YEAR);
    let had: Duration = write
        .vacations_since(player, since)
        .await?
        .into_iter()
        .map(|(begins, ends)| ends.since(begins.max(since)))
        .sum();
    let all = Duration::from_hours(24).saturating_mul(VACATION_DAYS_MAX);
    let days = all.saturating_sub(had).as_secs() / Duration::from_hours(24).as_secs();
    Ok(u32::try_from(days).unwrap_or(0))
}

/// Until when a player is on vacation, and how many days are left after that.
///
/// # Errors
///
/// The database does not answer.
pub async fn vacation(
    db: &Db,
    now: Moment,
    player: PlayerId,
) -> anyhow::Result<(Option<Moment>, u32)> {
    let mut write = db.write().await?;
    let until = write.vacation(player, now).await?;
    let days_left = vacation_days_left(&mut write, now, player).await?;
    Ok((until, days_left))
}
