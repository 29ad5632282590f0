//! What was played, whose turn it is, and how it ended.

use super::{English, Indonesian, Language, game, mention, name};
use crate::play::{OwnScene, Scene};
use crate::rules::{
    EndedBy, Entry, Hole, LastSeed, Match, Outcome, Phase, Played, RoundEnd, RoundEndReason,
    Rounds, Side, Step, Variant,
};

/// The words over the channel's board: the game, what was played last, and who is called.
pub(in crate::discord) fn board_words(language: Language, scene: &Scene) -> String {
    let mut lines = vec![heading(language, &scene.position)];
    if let Some(played) = &scene.last {
        lines.extend(told(language, scene, played));
    }
    match scene.row.called_off {
        Some(why) => lines.push(super::called_off(language, why).to_owned()),
        None => lines.push(call(language, scene)),
    }
    lines.extend(super::clock::clocks(language, scene));
    for side in Side::BOTH {
        if scene.dm_refused[side] && scene.position.phase() == Phase::Opening {
            lines.push(dm_refused(language, &name(&scene.row.names[side])));
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
    let awaited = scene.position.awaited();
    let line = match (language, scene.position.phase()) {
        (_, Phase::Opening) if awaited[own.side] => own_opening(language, own, &opponent),
        (_, Phase::Opening) => match language {
            English => {
                format!("You need not pick in this wave. Waiting for **{opponent}**.")
            }
            Indonesian => {
                format!("Kamu tidak perlu memilih di gelombang ini. Menunggu **{opponent}**.")
            }
        },
        (English, Phase::Play) if awaited[own.side] => "**Your turn:** pick a hole.".to_owned(),
        (Indonesian, Phase::Play) if awaited[own.side] => "**Giliranmu:** pilih lubang.".to_owned(),
        (English, Phase::Play) => format!("Waiting for **{opponent}**."),
        (Indonesian, Phase::Play) => format!("Menunggu **{opponent}**."),
        (_, Phase::Over) => result(language, scene),
    };
    lines.push(line);
    if scene.position.phase() != Phase::Opening {
        let place = super::link(&crate::play::Link::to_match(&scene.row));
        lines.push(match language {
            English => format!("The match is played here: {place}"),
            Indonesian => format!("Pertandingannya di sini: {place}"),
        });
    }
    lines.join("\n")
}

/// The words over a DM whose board has done its work: the opening is over.
pub(in crate::discord) fn opening_over_words(language: Language, scene: &Scene) -> String {
    let mut lines = vec![heading(language, &scene.position)];
    if let Some(played) = &scene.last {
        lines.extend(told(language, scene, played));
    }
    let place = super::link(&crate::play::Link::to_match(&scene.row));
    lines.push(match language {
        English => format!("The match goes on here: {place}"),
        Indonesian => format!("Pertandingan berlanjut di sini: {place}"),
    });
    lines.join("\n")
}

fn own_opening(language: Language, own: &OwnScene, opponent: &str) -> String {
    match (language, own.own_pick) {
        (English, None) => format!(
            "**Choose your opening hole in secret.** **{opponent}** chooses, too; both picks are \
             shown together. Your row is the lower one."
        ),
        (English, Some(label)) => format!(
            "You chose **hole {label}**. Only you see this; you can change it until \
             **{opponent}** has chosen."
        ),
        (Indonesian, None) => format!(
            "**Pilih lubang pembukamu secara rahasia.** **{opponent}** juga memilih; kedua \
             pilihan ditunjukkan bersamaan. Barismu yang di bawah."
        ),
        (Indonesian, Some(label)) => format!(
            "Kamu memilih **lubang {label}**. Hanya kamu yang melihat ini; kamu bisa mengubahnya \
             sampai **{opponent}** memilih."
        ),
    }
}

fn heading(language: Language, position: &Match) -> String {
    let game = game(position.options().variant);
    let (round, wins) = (position.round(), position.wins());
    match (language, position.options().rounds) {
        (_, Rounds::Fixed(1)) => format!("-# {game}"),
        (English, Rounds::Fixed(rounds)) => format!(
            "-# {game} · round {round} of {rounds} · {}–{}",
            wins.south, wins.north
        ),
        (English, Rounds::Burnout) => format!(
            "-# {game} · round {round}, until burnout · {}–{}",
            wins.south, wins.north
        ),
        (Indonesian, Rounds::Fixed(rounds)) => format!(
            "-# {game} · ronde {round} dari {rounds} · {}–{}",
            wins.south, wins.north
        ),
        (Indonesian, Rounds::Burnout) => format!(
            "-# {game} · ronde {round}, sampai hangus · {}–{}",
            wins.south, wins.north
        ),
    }
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
                return match language {
                    English => format!("{player}, your turn: you must give your opponent seeds."),
                    Indonesian => {
                        format!("{player}, giliranmu: kamu harus memberi lawan biji.")
                    }
                };
            }
            match (language, scene.goes_on().is_some()) {
                (English, true) => format!("{player}, pick again."),
                (English, false) => format!("{player}, your turn."),
                (Indonesian, true) => format!("{player}, pilih lagi."),
                (Indonesian, false) => format!("{player}, giliranmu."),
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
        let line = match (language, relaying[side], awaited[side], scene.ready[side]) {
            (English, Some(hole), ..) => {
                format!("🔁 **{player}**'s hand goes on from hole {}", hole.label)
            }
            (Indonesian, Some(hole), ..) => {
                format!(
                    "🔁 Tangan **{player}** berlanjut dari lubang {}",
                    hole.label
                )
            }
            (English, None, true, true) => format!("✅ **{player}** has chosen"),
            (Indonesian, None, true, true) => format!("✅ **{player}** sudah memilih"),
            (English, None, true, false) => {
                format!("⏳ {} is choosing", mention(scene.row.players[side]))
            }
            (Indonesian, None, true, false) => {
                format!("⏳ {} sedang memilih", mention(scene.row.players[side]))
            }
            (_, None, false, _) => continue,
        };
        lines.push(line);
    }
    lines.push(match language {
        English => {
            "-# The opening is chosen in secret: in my DM, or by **My board** below.".to_owned()
        }
        Indonesian => {
            "-# Pembukaan dipilih secara rahasia: di DM-ku, atau lewat **Papan saya**.".to_owned()
        }
    });
    lines.join("\n")
}

fn dm_refused(language: Language, player: &str) -> String {
    match language {
        English => format!(
            "-# {player}, I could not send you a DM. No matter: **My board** opens your board \
             here, for your eyes only."
        ),
        Indonesian => format!(
            "-# {player}, aku tidak bisa mengirimimu DM. Tidak apa-apa: **Papan saya** membuka \
             papanmu di sini, hanya untukmu."
        ),
    }
}

/// What an entry did, in a line or two; and the end of the round, if it brought it.
fn told(language: Language, scene: &Scene, played: &Played) -> Vec<String> {
    let player = |side: Side| name(&scene.row.names[side]);
    let mut lines = match played.entry {
        Entry::Pick(hole) => one_hand(language, scene, played, hole),
        Entry::Wave(labels) => vec![
            match language {
                English => format!(
                    "**{}** chose hole {}, **{}** chose hole {}.",
                    player(Side::South),
                    labels.south,
                    player(Side::North),
                    labels.north
                ),
                Indonesian => format!(
                    "**{}** memilih lubang {}, **{}** memilih lubang {}.",
                    player(Side::South),
                    labels.south,
                    player(Side::North),
                    labels.north
                ),
            },
            both_hands(language, scene, played),
        ],
        Entry::Resigned(_) | Entry::OutOfTime(_) | Entry::DrawAgreed => Vec::new(),
    };
    if played.opening_ended && played.round_end.is_none() && scene.position.outcome().is_none() {
        lines.push(match language {
            English => "The opening is over; from here on picks are open.".to_owned(),
            Indonesian => "Pembukaan selesai; mulai sekarang pilihan terbuka.".to_owned(),
        });
    }
    if let Some(end) = &played.round_end {
        lines.extend(round_told(language, scene, end));
    }
    lines
}

fn one_hand(language: Language, scene: &Scene, played: &Played, hole: Hole) -> Vec<String> {
    let by = hole.side;
    let other = by.other();
    // A relay of the opening goes on beside a single pick: then two hands have sown.
    if played.laps[other] > 0 {
        let line = match language {
            English => format!(
                "**{}** chose hole {}.",
                name(&scene.row.names[by]),
                hole.label
            ),
            Indonesian => format!(
                "**{}** memilih lubang {}.",
                name(&scene.row.names[by]),
                hole.label
            ),
        };
        return vec![line, both_hands(language, scene, played)];
    }
    let mut line = match language {
        English => format!(
            "**{}** sowed hole {}: ",
            name(&scene.row.names[by]),
            hole.label
        ),
        Indonesian => format!(
            "**{}** menyebar lubang {}: ",
            name(&scene.row.names[by]),
            hole.label
        ),
    };
    line.push_str(&hand(language, played, by));
    line.push('.');
    let mut lines = vec![line];
    let turn = scene.turn();
    if turn.len() > 1 {
        let labels: Vec<String> = turn.iter().map(|hole| hole.label.to_string()).collect();
        let labels = labels.join(", ");
        lines.push(match language {
            English => format!("-# This turn: {labels}"),
            Indonesian => format!("-# Giliran ini: {labels}"),
        });
    }
    lines
}

fn both_hands(language: Language, scene: &Scene, played: &Played) -> String {
    let told: Vec<String> = Side::BOTH
        .into_iter()
        .filter(|&side| played.laps[side] > 0)
        .map(|side| {
            format!(
                "{}: {}",
                name(&scene.row.names[side]),
                hand(language, played, side)
            )
        })
        .collect();
    told.join(" · ")
}

/// What one side's hand did: seeds, laps, captures, and how it ended.
fn hand(language: Language, played: &Played, by: Side) -> String {
    let sown = played
        .steps
        .iter()
        .filter(|step| matches!(step, Step::Drop { by: who, .. } if *who == by))
        .count();
    let (laps, captured) = (played.laps[by], played.captured[by]);
    let mut parts = vec![match (language, sown, laps) {
        (English, 1, _) => "1 seed".to_owned(),
        (English, _, 1) => format!("{sown} seeds"),
        (English, _, _) => format!("{sown} seeds in {laps} laps"),
        (Indonesian, _, 1) => format!("{sown} biji"),
        (Indonesian, _, _) => format!("{sown} biji dalam {laps} putaran"),
    }];
    if captured > 0 {
        parts.push(match language {
            English => format!("captured {captured}"),
            Indonesian => format!("menangkap {captured}"),
        });
    }
    let last = match (language, played.last_seed[by]) {
        (English, Some(LastSeed::OwnStore)) => Some("ended in the store"),
        (Indonesian, Some(LastSeed::OwnStore)) => Some("berakhir di rumah"),
        (English, Some(LastSeed::Burnt)) => Some("ended in a burnt hole"),
        (Indonesian, Some(LastSeed::Burnt)) => Some("berakhir di lubang hangus"),
        (English, Some(LastSeed::Relays)) => Some("goes on from there"),
        (Indonesian, Some(LastSeed::Relays)) => Some("berlanjut dari sana"),
        (
            _,
            Some(LastSeed::Captured | LastSeed::Stayed | LastSeed::RoundEnded | LastSeed::NoPick)
            | None,
        ) => None,
    };
    parts.extend(last.map(str::to_owned));
    parts.join(", ")
}

fn round_told(language: Language, scene: &Scene, end: &RoundEnd) -> Vec<String> {
    if end.reason == RoundEndReason::ByWord {
        return Vec::new();
    }
    let names = scene.row.names.as_ref().map(|player| name(player));
    let score = format!(
        "{} {} – {} {}",
        names.south, end.seeds.south, end.seeds.north, names.north
    );
    let why = match (language, end.reason) {
        (English, RoundEndReason::Repetition) => " The position came back.",
        (Indonesian, RoundEndReason::Repetition) => " Posisi yang sama terulang.",
        (English, RoundEndReason::CannotFeed) => " No move could go on.",
        (Indonesian, RoundEndReason::CannotFeed) => " Tidak ada langkah lagi.",
        (_, RoundEndReason::SideEmpty | RoundEndReason::Majority | RoundEndReason::ByWord) => "",
    };
    let mut lines = vec![match (language, end.winner) {
        (English, Some(side)) => format!(
            "🏁 Round {}: **{}** wins it, {score}.{why}",
            end.round, names[side]
        ),
        (English, None) => format!("🏁 Round {}: a draw, {score}.{why}", end.round),
        (Indonesian, Some(side)) => format!(
            "🏁 Ronde {}: **{}** menang, {score}.{why}",
            end.round, names[side]
        ),
        (Indonesian, None) => format!("🏁 Ronde {}: seri, {score}.{why}", end.round),
    }];
    if scene.position.outcome().is_some() {
        return lines;
    }
    let board = scene.position.board();
    for side in Side::BOTH {
        let burnt: Vec<String> = board
            .holes(side)
            .filter(|&hole| board.is_burnt(hole))
            .map(|hole| hole.label.to_string())
            .collect();
        if !burnt.is_empty() {
            let burnt = burnt.join(", ");
            lines.push(match language {
                English => format!("Burnt holes of **{}**: {burnt}", names[side]),
                Indonesian => format!("Lubang hangus **{}**: {burnt}", names[side]),
            });
        }
    }
    lines
}

fn result(language: Language, scene: &Scene) -> String {
    let player = |side: Side| name(&scene.row.names[side]);
    let wins = scene.position.wins();
    let score = match scene.position.options().rounds {
        Rounds::Fixed(1) => String::new(),
        Rounds::Fixed(_) | Rounds::Burnout => format!(" ({}–{})", wins.south, wins.north),
    };
    match (
        language,
        scene.position.ended_by(),
        scene.position.outcome(),
    ) {
        (English, Some(EndedBy::Resigned(side)), _) => format!(
            "🏆 **{}** resigns: **{}** wins the match.",
            player(side),
            player(side.other())
        ),
        (Indonesian, Some(EndedBy::Resigned(side)), _) => format!(
            "🏆 **{}** menyerah: **{}** memenangkan pertandingan.",
            player(side),
            player(side.other())
        ),
        (English, Some(EndedBy::OutOfTime(side)), _) => format!(
            "🏆 **{}** ran out of time: **{}** wins the match.",
            player(side),
            player(side.other())
        ),
        (Indonesian, Some(EndedBy::OutOfTime(side)), _) => format!(
            "🏆 Waktu **{}** habis: **{}** memenangkan pertandingan.",
            player(side),
            player(side.other())
        ),
        (English, _, Some(Outcome::Won(side))) => {
            format!("🏆 **{} wins the match**{score}.", player(side))
        }
        (Indonesian, _, Some(Outcome::Won(side))) => {
            format!("🏆 **{} memenangkan pertandingan**{score}.", player(side))
        }
        (English, _, Some(Outcome::Draw)) => format!("🤝 **The match is a draw**{score}."),
        (Indonesian, _, Some(Outcome::Draw)) => format!("🤝 **Pertandingan seri**{score}."),
        (_, _, None) => String::new(),
    }
}
