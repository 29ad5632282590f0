//! What was played, whose turn it is, and how it ended.

use super::{Language, clock, game, link, listed, mention, name, rounds, texts};
use crate::play::{Link, OwnScene, Scene};
use crate::rules::{
    EndedBy, Entry, Hole, LastSeed, Match, Outcome, Phase, Played, RoundEnd, RoundEndReason, Side,
    Step, Variant,
};

/// The words over the channel's board: the game, what was played last, and who is called.
pub(in crate::discord) fn board_words(language: Language, scene: &Scene) -> String {
    let mut lines = vec![heading(language, &scene.position)];
    if let Some(played) = &scene.last {
        lines.extend(told(language, scene, played));
    }
    match scene.row.called_off {
        Some(why) => lines.push(clock::called_off(language, why).to_owned()),
        None => lines.push(call(language, scene)),
    }
    if scene.row.is_open {
        lines.extend(clock::clocks(language, scene));
    }
    for side in Side::BOTH {
        if scene.row.is_open && scene.dm_refused[side] && scene.position.phase() == Phase::Opening {
            let player = name(&scene.row.names[side]);
            lines.push(texts::opening_dm_refused(language, player));
        }
    }
    lines.join("\n")
}

/// The words over a player's own board.
pub(in crate::discord) fn own_board_words(language: Language, own: &OwnScene) -> String {
    let scene = &own.scene;
    let mut lines = vec![heading(language, &scene.position)];
    if let Some(played) = &scene.last {
        lines.extend(told(language, scene, played));
    }
    let opponent = name(&scene.row.names[own.side.other()]);
    let is_awaited = scene.position.awaited()[own.side];
    let off = scene
        .row
        .called_off
        .map(|why| clock::called_off(language, why));
    lines.push(match (scene.position.phase(), is_awaited) {
        _ if off.is_some() => off.unwrap_or_default().to_owned(),
        (Phase::Opening, true) => match own.own_pick {
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
        let place = link(&Link::to_match(&scene.row));
        lines.push(texts::played_here(language, place));
    }
    lines.join("\n")
}

/// The words over a DM whose board has done its work: the opening is over.
pub(in crate::discord) fn opening_over_words(language: Language, scene: &Scene) -> String {
    let mut lines = vec![heading(language, &scene.position)];
    if let Some(played) = &scene.last {
        lines.extend(told(language, scene, played));
    }
    // To the channel: the board to play on is about to be posted there.
    let place = link(&Link {
        message: None,
        ..Link::to_match(&scene.row)
    });
    lines.push(texts::goes_on_here(language, place));
    lines.join("\n")
}

fn heading(language: Language, position: &Match) -> String {
    let (options, wins) = (position.options(), position.wins());
    texts::heading(
        language,
        game(options.variant),
        rounds(options.rounds),
        position.round(),
        wins.south,
        wins.north,
    )
}

/// Who is to do what now; or how the match ended.
fn call(language: Language, scene: &Scene) -> String {
    match (scene.position.phase(), scene.position.to_move()) {
        (Phase::Over, _) => result(language, scene),
        (Phase::Opening, _) => opening(language, scene),
        (Phase::Play, Some(side)) => {
            let player = mention(scene.row.players[side]);
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

fn opening(language: Language, scene: &Scene) -> String {
    let awaited = scene.position.awaited();
    let relaying = scene.position.relaying();
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let player = name(&scene.row.names[side]);
        lines.push(match (relaying[side], awaited[side], scene.ready[side]) {
            (Some(hole), ..) => texts::opening_relays(language, player, hole.label),
            (None, true, true) => texts::opening_chosen(language, player),
            (None, true, false) => {
                texts::opening_choosing(language, mention(scene.row.players[side]))
            }
            (None, false, _) => continue,
        });
    }
    lines.push(texts::opening_hint(language).to_owned());
    lines.join("\n")
}

/// What an entry did, in a line or two; and the end of the round, if it brought it.
fn told(language: Language, scene: &Scene, played: &Played) -> Vec<String> {
    let player = |side: Side| name(&scene.row.names[side]);
    let mut lines = match played.entry {
        Entry::Pick(hole) => one_hand(language, scene, played, hole),
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

fn one_hand(language: Language, scene: &Scene, played: &Played, hole: Hole) -> Vec<String> {
    let by = hole.side;
    let player = name(&scene.row.names[by]);
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
    if turn.len() > 1 {
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
                name(&scene.row.names[side]),
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
    let names = scene.row.names.as_ref().map(|player| name(player));
    let (south, north) = (names.south.as_str(), names.north.as_str());
    let (round, seeds) = (end.round, end.seeds);
    let mut lines = vec![match end.winner {
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

fn result(language: Language, scene: &Scene) -> String {
    let player = |side: Side| name(&scene.row.names[side]);
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
            texts::match_won(language, player(side), rounds, wins.south, wins.north)
        }
        (_, Some(Outcome::Draw)) => texts::match_drawn(language, rounds, wins.south, wins.north),
        (_, None) => String::new(),
    }
}
