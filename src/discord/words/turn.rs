//! What was played, whose turn it is, and how it ended.

use super::{
    Language, clock, game, link, listed, mention, name, names, rounds, size, terms_beyond, texts,
};
use crate::play::{self, Link, OwnScene, Scene};
use crate::rules::{
    DecidedBy, Decision, EndedBy, Entry, Hole, LastSeed, Outcome, Phase, Played, RoundEnd,
    RoundEndReason, Rounds, Side, Step, Variant, Victory,
};

/// What can be pressed under words over a board: they speak of no button that is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Under {
    /// What the channel's board has.
    Everything,
    /// Only what opens the reader's own board.
    OwnBoard,
    /// Nothing: the reader looks on.
    Nothing,
}

/// The words over the channel's board: the game, what was played last, and who is called.
pub(in crate::discord) fn board_words(language: Language, scene: &Scene, under: Under) -> String {
    let mut lines = vec![heading(language, scene)];
    lines.extend(all_told(language, scene));
    match scene.row.called_off {
        Some(why) => lines.push(clock::called_off(language, why).to_owned()),
        None => lines.push(call(language, scene, under)),
    }
    if scene.row.is_open {
        lines.extend(clock::clocks(language, scene));
    }
    for side in Side::BOTH.into_iter().filter(|_| under != Under::Nothing) {
        if scene.row.is_open && scene.dm_refused[side] && scene.position.phase() == Phase::Opening {
            let player = name(language, &scene.row.names[side]);
            lines.push(texts::opening_dm_refused(language, player));
        }
    }
    lines.join("\n")
}

/// The words over a player's own board.
pub(in crate::discord) fn own_board_words(language: Language, own: &OwnScene) -> String {
    let scene = &own.scene;
    let mut lines = vec![heading(language, scene)];
    lines.extend(all_told(language, scene));
    let opponent = name(language, &scene.row.names[own.side.other()]);
    let is_awaited = scene.position.awaited()[own.side];
    let off = scene
        .row
        .called_off
        .map(|why| clock::called_off(language, why));
    lines.push(match (scene.position.phase(), is_awaited) {
        _ if off.is_some() => off.unwrap_or_default().to_owned(),
        (Phase::Opening, true) => match own.own_pick {
            // The opponent's hand relays: nothing is waited for.
            None if !scene.position.awaited()[own.side.other()] => {
                texts::own_opening_alone(language, opponent)
            }
            None => texts::own_opening(language, opponent),
            Some(label) => texts::own_opening_chosen(language, label, opponent),
        },
        (Phase::Opening, false) => texts::own_opening_waiting(language, opponent),
        (Phase::Play, true) => texts::own_turn(language).to_owned(),
        (Phase::Play, false) => texts::own_waiting(language, opponent),
        (Phase::Over, _) => result(language, scene),
    });
    if scene.row.is_open {
        lines.extend(clock::clocks(language, scene));
    }
    if scene.position.phase() != Phase::Opening {
        // To the channel: the board to play on may be about to be posted there.
        let place = link(&Link {
            message: None,
            ..Link::to_match(&scene.row)
        });
        lines.push(texts::played_here(language, place));
    }
    lines.join("\n")
}

/// The words over a DM whose board has done its work: the opening is over.
pub(in crate::discord) fn opening_over_words(language: Language, scene: &Scene) -> String {
    let mut lines = vec![heading(language, scene)];
    lines.extend(all_told(language, scene));
    // To the channel: the board to play on is about to be posted there.
    let place = link(&Link {
        message: None,
        ..Link::to_match(&scene.row)
    });
    lines.push(texts::goes_on_here(language, place));
    lines.join("\n")
}

/// The words over a board of the opening that has lost its buttons: who was choosing is not any more.
pub(in crate::discord) fn old_opening_words(
    language: Language,
    scene: &Scene,
    is_shown: bool,
) -> String {
    let (awaited, relaying) = (scene.position.awaited(), scene.position.relaying());
    let mut lines = vec![heading(language, scene)];
    lines.extend(all_told(language, scene));
    for side in Side::BOTH.into_iter().filter(|_| is_shown) {
        let player = name(language, &scene.row.names[side]);
        match relaying[side] {
            Some(hole) => lines.push(texts::opening_relays(language, player, hole.label)),
            None if awaited[side] => lines.push(texts::opening_chosen(language, player)),
            None => {}
        }
    }
    lines.join("\n")
}

/// The game, the round, and what else the players agreed on, in a line.
fn heading(language: Language, scene: &Scene) -> String {
    let position = &scene.position;
    let (options, wins) = (position.options(), position.wins());
    let heading = texts::heading(
        language,
        game(options.variant),
        rounds(options.rounds),
        position.round(),
        wins.south,
        wins.north,
    );
    let size = size(options);
    // Against the bot there is no clock, but a level.
    let pace = scene
        .row
        .practice
        .is_none()
        .then(|| texts::terms_pace(language, clock::pace_word(scene.row.pace)));
    let mut heading = std::iter::once(heading)
        .chain(size)
        .chain(terms_beyond(language, options))
        .chain(pace)
        .collect::<Vec<_>>()
        .join(" · ");
    if let Some(bot) = scene.row.practice {
        heading.push_str(&texts::practice_heading(language, bot.level));
    }
    heading
}

/// What was played last; against the bot, with the person's own pick before it, and whatever ended
/// an opening or a round in between.
fn all_told(language: Language, scene: &Scene) -> Vec<String> {
    let Some(last) = &scene.last else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    for (nth, played) in scene.earlier.iter().enumerate() {
        let is_own = scene
            .row
            .practice
            .is_some_and(|bot| !matches!(played.entry, Entry::Pick(hole) if hole.side == bot.side));
        if (nth == 0 && is_own) || played.opening_ended || played.round_end.is_some() {
            lines.extend(told(language, scene, played, Told::Before));
        }
    }
    lines.extend(told(language, scene, last, Told::Last));
    lines
}

/// Which entry is told of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    /// The last one: with the others of its turn.
    Last,
    /// One before it.
    Before,
}

/// Who is to do what now; or how the match ended.
fn call(language: Language, scene: &Scene, under: Under) -> String {
    match (scene.position.phase(), scene.position.to_move()) {
        (Phase::Over, _) => result(language, scene),
        (Phase::Opening, _) => opening(language, scene, under),
        (Phase::Play, Some(side)) if is_bots(scene, side) => {
            texts::practice_thinking(language, name(language, &scene.row.names[side]))
        }
        (Phase::Play, Some(side)) => {
            let player = called(language, scene, side, under);
            // Oware: the other side has nothing, and only what reaches it may be picked.
            let must_feed = scene.position.options().variant == Variant::Oware
                && scene.position.board().in_row(side.other()) == 0;
            if must_feed {
                texts::must_feed(language, player)
            } else if scene.goes_on().is_some() {
                texts::pick_again(language, player)
            } else {
                texts::your_turn(language, player)
            }
        }
        (Phase::Play, None) => String::new(),
    }
}

/// A player who is called: by a mention where all see the board, which pings; by name where one
/// person alone does, to whom a mention would look like a ping that it is not.
fn called(language: Language, scene: &Scene, side: Side, under: Under) -> String {
    match under {
        Under::Everything => mention(language, scene.row.players[side]),
        Under::OwnBoard | Under::Nothing => name(language, &scene.row.names[side]),
    }
}

/// Whether the bot sits on a side.
fn is_bots(scene: &Scene, side: Side) -> bool {
    scene.row.practice.is_some_and(|bot| bot.side == side)
}

fn opening(language: Language, scene: &Scene, under: Under) -> String {
    let awaited = scene.position.awaited();
    let relaying = scene.position.relaying();
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let player = name(language, &scene.row.names[side]);
        lines.push(match (relaying[side], awaited[side], scene.ready[side]) {
            (Some(hole), ..) => texts::opening_relays(language, player, hole.label),
            (None, true, true) => texts::opening_chosen(language, player),
            (None, true, false) if is_bots(scene, side) => {
                texts::practice_thinking(language, player)
            }
            (None, true, false) => {
                texts::opening_choosing(language, called(language, scene, side, under))
            }
            (None, false, _) => continue,
        });
    }
    // Nobody is sent to a DM that did not arrive.
    let is_without_dms = Side::BOTH.into_iter().all(|side| scene.without_dm[side]);
    let hint = match (under, scene.row.practice) {
        (Under::Nothing, _) => None,
        (Under::Everything, Some(_)) => Some(texts::practice_opening(language)),
        (Under::OwnBoard, Some(_)) => Some(texts::opening_hint_here(language)),
        (_, None) if is_without_dms => Some(texts::opening_hint_here(language)),
        (_, None) => Some(texts::opening_hint(language)),
    };
    lines.extend(hint.map(str::to_owned));
    lines.join("\n")
}

/// What an entry did, in a line or two; and the end of the round, if it brought it.
fn told(language: Language, scene: &Scene, played: &Played, which: Told) -> Vec<String> {
    let player = |side: Side| name(language, &scene.row.names[side]);
    let mut lines = match played.entry {
        Entry::Pick(hole) => one_hand(language, scene, played, hole, which),
        Entry::Wave(labels) => vec![
            texts::both_chose(
                language,
                player(Side::South),
                labels.south,
                player(Side::North),
                labels.north,
            ),
            both_hands(language, scene, played),
        ],
        Entry::Resigned(_) | Entry::OutOfTime(_) | Entry::DrawAgreed => Vec::new(),
    };
    if played.opening_ended && played.round_end.is_none() && scene.position.outcome().is_none() {
        lines.push(texts::opening_over(language).to_owned());
    }
    if let Some(end) = &played.round_end {
        lines.extend(round_told(language, scene, end));
    }
    lines
}

fn one_hand(
    language: Language,
    scene: &Scene,
    played: &Played,
    hole: Hole,
    which: Told,
) -> Vec<String> {
    let by = hole.side;
    let player = name(language, &scene.row.names[by]);
    // A relay of the opening goes on beside a single pick: then two hands have sown.
    if played.laps[by.other()] > 0 {
        let line = texts::chose(language, player, hole.label);
        return vec![line, both_hands(language, scene, played)];
    }
    let mut lines = vec![texts::sowed(
        language,
        player,
        hole.label,
        sown(played, by),
        played.laps[by],
        played.captured[by],
        last(played, by),
    )];
    let turn = scene.turn();
    if which == Told::Last && turn.len() > 1 {
        let holes = listed(language, turn.iter().map(|hole| hole.label));
        lines.push(texts::this_turn(language, holes));
    }
    lines
}

pub(super) fn both_hands(language: Language, scene: &Scene, played: &Played) -> String {
    let told: Vec<String> = Side::BOTH
        .into_iter()
        .filter(|&side| played.laps[side] > 0)
        .map(|side| {
            texts::hand_of(
                language,
                name(language, &scene.row.names[side]),
                sown(played, side),
                played.laps[side],
                played.captured[side],
                last(played, side),
            )
        })
        .collect();
    told.join(" · ")
}

/// How many seeds one side's hand has laid.
pub(super) fn sown(played: &Played, by: Side) -> usize {
    let drops = played.steps.iter();
    drops
        .filter(|step| matches!(step, Step::Drop { by: who, .. } if *who == by))
        .count()
}

/// How one side's hand ended, where that is worth a word, as the texts select by it.
pub(super) fn last(played: &Played, by: Side) -> &'static str {
    match played.last_seed[by] {
        Some(LastSeed::OwnStore) => "store",
        Some(LastSeed::Burnt) => "burnt",
        Some(LastSeed::Relays) => "relays",
        Some(LastSeed::Captured | LastSeed::Stayed | LastSeed::RoundEnded | LastSeed::NoPick)
        | None => "stayed",
    }
}

fn round_told(language: Language, scene: &Scene, end: &RoundEnd) -> Vec<String> {
    let reason = match end.reason {
        RoundEndReason::ByWord => return Vec::new(),
        RoundEndReason::Repetition => "repetition",
        RoundEndReason::CannotFeed => "cannot_feed",
        RoundEndReason::SideEmpty | RoundEndReason::Majority => "usual",
    };
    let names = names(language, &scene.row.names);
    let (south, north) = (names.south.as_str(), names.north.as_str());
    let (round, seeds) = (end.round, end.seeds);
    let is_only = scene.position.options().rounds == Rounds::Fixed(1);
    let mut lines = vec![match end.winner {
        _ if is_only => texts::round_only(language, south, seeds.south, north, seeds.north, reason),
        Some(side) => texts::round_won(
            language,
            round,
            names[side].as_str(),
            south,
            seeds.south,
            north,
            seeds.north,
            reason,
        ),
        None => texts::round_drawn(
            language,
            round,
            south,
            seeds.south,
            north,
            seeds.north,
            reason,
        ),
    }];
    if scene.position.outcome().is_some() {
        return lines;
    }
    let board = scene.position.board();
    for side in Side::BOTH {
        let burnt: Vec<u8> = board
            .holes(side)
            .filter(|&hole| board.is_burnt(hole))
            .map(|hole| hole.label)
            .collect();
        if !burnt.is_empty() {
            let (player, holes) = (names[side].as_str(), listed(language, burnt));
            lines.push(texts::burnt_holes(language, player, holes));
        }
    }
    lines
}

/// What decided a match, as the texts select by it.
fn decided_by(decision: Option<Decision>) -> &'static str {
    match decision.map(|decision| decision.by) {
        Some(DecidedBy::Victory(Victory::Rounds)) | None => "rounds",
        Some(DecidedBy::Victory(Victory::Seeds)) => "seeds",
        Some(DecidedBy::Victory(Victory::Holes)) => "holes",
        Some(DecidedBy::LastRound) => "level",
    }
}

/// Whether no leaderboard counts a match that a word ends now, or has ended, as it is too early.
pub(super) fn is_too_early(scene: &Scene) -> bool {
    let is_counted = scene.row.practice.is_none() && scene.row.server.guest_of().is_none();
    let is_by_word = scene.position.ended_by() != Some(EndedBy::Rounds);
    is_counted && is_by_word && play::is_early(&scene.record)
}

/// How the match ended; and that it does not count, where it ended too early.
fn result(language: Language, scene: &Scene) -> String {
    let mut result = outcome(language, scene);
    if is_too_early(scene) {
        result.push('\n');
        result.push_str(texts::match_early(language));
    }
    result
}

fn outcome(language: Language, scene: &Scene) -> String {
    let player = |side: Side| name(language, &scene.row.names[side]);
    let wins = scene.position.wins();
    let rounds = rounds(scene.position.options().rounds);
    match (scene.position.ended_by(), scene.position.outcome()) {
        (Some(EndedBy::Resigned(side)), _) => {
            texts::match_resigned(language, player(side), player(side.other()))
        }
        (Some(EndedBy::OutOfTime(side)), _) => {
            texts::match_out_of_time(language, player(side), player(side.other()))
        }
        (_, Some(Outcome::Won(side))) => {
            let decision = scene.position.decision();
            let score = decision.map_or(wins, |decision| decision.score);
            texts::match_won(
                language,
                player(side),
                rounds,
                wins[side],
                wins[side.other()],
                decided_by(decision),
                score[side],
                score[side.other()],
            )
        }
        (_, Some(Outcome::Draw)) => texts::match_drawn(language, rounds, wins.south, wins.north),
        (_, None) => String::new(),
    }
}
