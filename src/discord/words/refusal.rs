//! Why something was not done, told to who asked for it.

use super::{English, Indonesian, Language, link, name};
use crate::db::ChallengeState;
use crate::play::Refusal;
use crate::rules::{BadOptions, BySide, CannotPick, Outcome};

/// The words of a refusal. Exhaustive: a new refusal will not compile mute.
pub(in crate::discord) fn refusal(language: Language, refusal: &Refusal) -> String {
    match (language, refusal) {
        (English, Refusal::Oneself) => {
            "You cannot challenge yourself. Pick somebody else as `opponent`.".to_owned()
        }
        (Indonesian, Refusal::Oneself) => {
            "Kamu tidak bisa menantang dirimu sendiri. Pilih orang lain sebagai `opponent`."
                .to_owned()
        }
        (English, Refusal::Bot) => "Bots do not play here. Challenge a person.".to_owned(),
        (Indonesian, Refusal::Bot) => "Bot tidak ikut bermain. Tantang seseorang.".to_owned(),
        (_, Refusal::Options(bad)) => bad_options(language, *bad),
        (
            English,
            Refusal::ChallengedAlready {
                place,
                is_for_anybody: true,
                ..
            },
        ) => format!("You offer a match to anybody here already: {}", link(place)),
        (
            Indonesian,
            Refusal::ChallengedAlready {
                place,
                is_for_anybody: true,
                ..
            },
        ) => format!(
            "Kamu sudah menawarkan pertandingan di sini: {}",
            link(place)
        ),
        (English, Refusal::ChallengedAlready { place, is_own, .. }) => {
            let whose = if *is_own {
                "You have challenged this player here already"
            } else {
                "This player has challenged you here already; accept that"
            };
            format!("{whose}: {}", link(place))
        }
        (Indonesian, Refusal::ChallengedAlready { place, is_own, .. }) => {
            let whose = if *is_own {
                "Kamu sudah menantang pemain ini di sini"
            } else {
                "Pemain ini sudah menantangmu di sini; terimalah tantangan itu"
            };
            format!("{whose}: {}", link(place))
        }
        (English, Refusal::PlayingAlready { place, .. }) => format!(
            "You two have a match in this channel already: {}\n\
             Finish or resign it, or play another in another channel.",
            link(place)
        ),
        (Indonesian, Refusal::PlayingAlready { place, .. }) => format!(
            "Kalian sudah punya pertandingan di kanal ini: {}\n\
             Selesaikan atau menyerah dulu, atau main di kanal lain.",
            link(place)
        ),
        (English, Refusal::NoSuchChallenge) => {
            "This challenge is gone. `/challenge` makes a new one.".to_owned()
        }
        (Indonesian, Refusal::NoSuchChallenge) => {
            "Tantangan ini sudah tidak ada. Buat yang baru dengan `/challenge`.".to_owned()
        }
        (English, Refusal::NotForYou { opponent }) => {
            format!("This challenge is for {}.", name(opponent))
        }
        (Indonesian, Refusal::NotForYou { opponent }) => {
            format!("Tantangan ini untuk {}.", name(opponent))
        }
        (English, Refusal::NotYourChallenge { challenger }) => {
            format!("Only {} can take this challenge back.", name(challenger))
        }
        (Indonesian, Refusal::NotYourChallenge { challenger }) => {
            format!(
                "Hanya {} yang bisa menarik tantangan ini.",
                name(challenger)
            )
        }
        (English, Refusal::OwnChallenge) => {
            "This is your own challenge: the other player must accept it. \
             **Cancel** takes it back."
                .to_owned()
        }
        (Indonesian, Refusal::OwnChallenge) => {
            "Ini tantanganmu sendiri: pemain lain yang harus menerimanya. \
             **Batalkan** menariknya kembali."
                .to_owned()
        }
        (_, Refusal::ChallengeOver { state }) => challenge_over(language, *state).to_owned(),
        (English, Refusal::NoSuchMatch) => {
            "This match is gone. `/games` lists your open matches.".to_owned()
        }
        (Indonesian, Refusal::NoSuchMatch) => {
            "Pertandingan ini sudah tidak ada. `/games` mendaftar pertandinganmu.".to_owned()
        }
        (English, Refusal::NotYourMatch { players }) => format!(
            "This match is between {} and {}. `/challenge` starts one of your own.",
            name(&players.south),
            name(&players.north)
        ),
        (Indonesian, Refusal::NotYourMatch { players }) => format!(
            "Ini pertandingan {} melawan {}. Mulai pertandinganmu sendiri dengan `/challenge`.",
            name(&players.south),
            name(&players.north)
        ),
        (English, Refusal::NotYourTurn { to_move }) => {
            format!("It is {}'s turn.", name(to_move))
        }
        (Indonesian, Refusal::NotYourTurn { to_move }) => {
            format!("Sekarang giliran {}.", name(to_move))
        }
        (English, Refusal::NothingToPick) => {
            "You need not pick now: your hand goes on by itself, or your opening is over. \
             The next board calls you."
                .to_owned()
        }
        (Indonesian, Refusal::NothingToPick) => {
            "Kamu tidak perlu memilih sekarang: tanganmu berlanjut sendiri, atau pembukaanmu \
             sudah selesai. Papan berikutnya akan memanggilmu."
                .to_owned()
        }
        (English, Refusal::Stale { .. }) => {
            "That button belongs to an earlier board. Here is the match as it is now.".to_owned()
        }
        (Indonesian, Refusal::Stale { .. }) => {
            "Tombol itu milik papan yang lama. Inilah keadaan pertandingan sekarang.".to_owned()
        }
        (_, Refusal::MatchOver { outcome, players }) => match_over(language, *outcome, players),
        (English, Refusal::MatchNotOver) => "This match is not over yet.".to_owned(),
        (Indonesian, Refusal::MatchNotOver) => "Pertandingan ini belum selesai.".to_owned(),
        (_, Refusal::Hole { hole, why }) => cannot_pick(language, hole.label, *why),
        (_, other) => super::clock::refusal(language, other),
    }
}

const fn challenge_over(language: Language, state: ChallengeState) -> &'static str {
    match (language, state) {
        (English, ChallengeState::Open | ChallengeState::Accepted) => {
            "This challenge was accepted already: the match is on."
        }
        (English, ChallengeState::Declined) => "This challenge was declined.",
        (English, ChallengeState::Cancelled) => "This challenge was taken back.",
        (English, ChallengeState::Expired) => {
            "This challenge has expired. `/challenge` makes a new one."
        }
        (Indonesian, ChallengeState::Open | ChallengeState::Accepted) => {
            "Tantangan ini sudah diterima: pertandingan sedang berjalan."
        }
        (Indonesian, ChallengeState::Declined) => "Tantangan ini sudah ditolak.",
        (Indonesian, ChallengeState::Cancelled) => "Tantangan ini sudah ditarik kembali.",
        (Indonesian, ChallengeState::Expired) => {
            "Tantangan ini sudah kedaluwarsa. Buat yang baru dengan `/challenge`."
        }
    }
}

fn match_over(language: Language, outcome: Option<Outcome>, players: &BySide<String>) -> String {
    match (language, outcome) {
        (English, Some(Outcome::Won(side))) => format!(
            "This match is over: {} has won. **Rematch** or `/challenge` starts another.",
            name(&players[side])
        ),
        (English, Some(Outcome::Draw) | None) => {
            "This match is over: a draw. **Rematch** or `/challenge` starts another.".to_owned()
        }
        (Indonesian, Some(Outcome::Won(side))) => format!(
            "Pertandingan ini selesai: {} menang. **Main lagi** atau `/challenge` memulai yang \
             baru.",
            name(&players[side])
        ),
        (Indonesian, Some(Outcome::Draw) | None) => {
            "Pertandingan ini selesai: seri. **Main lagi** atau `/challenge` memulai yang baru."
                .to_owned()
        }
    }
}

fn cannot_pick(language: Language, label: u8, why: CannotPick) -> String {
    match (language, why) {
        (English, CannotPick::Empty) => {
            format!("Hole {label} is empty: pick one that has seeds.")
        }
        (English, CannotPick::Burnt) => format!("Hole {label} is burnt: nobody can pick it."),
        (English, CannotPick::RelayedFrom) => {
            format!("Hole {label} is where the other hand goes on: pick another one.")
        }
        (English, CannotPick::MustFeed) => format!(
            "Hole {label} would give your opponent no seed, and they have none: \
             pick one that reaches them."
        ),
        (English, CannotPick::NoSuchHole) => format!("There is no hole {label} on this board."),
        (English, CannotPick::Over | CannotPick::NotAwaited | CannotPick::NotYourTurn) => {
            "It is not your turn.".to_owned()
        }
        (Indonesian, CannotPick::Empty) => {
            format!("Lubang {label} kosong: pilih yang berisi biji.")
        }
        (Indonesian, CannotPick::Burnt) => {
            format!("Lubang {label} hangus: tidak bisa dipilih siapa pun.")
        }
        (Indonesian, CannotPick::RelayedFrom) => {
            format!("Dari lubang {label} tangan lawan berlanjut: pilih yang lain.")
        }
        (Indonesian, CannotPick::MustFeed) => format!(
            "Lubang {label} tidak memberi lawan sebutir biji pun, padahal ia tidak punya: \
             pilih yang sampai kepadanya."
        ),
        (Indonesian, CannotPick::NoSuchHole) => {
            format!("Tidak ada lubang {label} di papan ini.")
        }
        (Indonesian, CannotPick::Over | CannotPick::NotAwaited | CannotPick::NotYourTurn) => {
            "Sekarang bukan giliranmu.".to_owned()
        }
    }
}

fn bad_options(language: Language, bad: BadOptions) -> String {
    match (language, bad) {
        (English, BadOptions::Holes { min, max }) => {
            format!("A side has {min} to {max} holes in this game: change `holes`.")
        }
        (English, BadOptions::Seeds { min, max }) => {
            format!("A hole starts with {min} to {max} seeds: change `seeds`.")
        }
        (English, BadOptions::Rounds { max }) => {
            format!("A match has an odd number of rounds, 1 to {max}: change `rounds`.")
        }
        (English, BadOptions::BurnoutWithoutBurning) => {
            "A match until burnout needs holes that burn: leave `burnt` out or change it."
                .to_owned()
        }
        (English, BadOptions::NotInVariant { variant, option }) => format!(
            "{} does not know `{option}`: leave it out.",
            super::game(variant)
        ),
        (Indonesian, BadOptions::Holes { min, max }) => {
            format!("Satu sisi punya {min} sampai {max} lubang: ubah `holes`.")
        }
        (Indonesian, BadOptions::Seeds { min, max }) => {
            format!("Satu lubang mulai dengan {min} sampai {max} biji: ubah `seeds`.")
        }
        (Indonesian, BadOptions::Rounds { max }) => {
            format!("Jumlah ronde harus ganjil, 1 sampai {max}: ubah `rounds`.")
        }
        (Indonesian, BadOptions::BurnoutWithoutBurning) => {
            "Pertandingan sampai hangus butuh lubang yang bisa hangus: ubah `burnt`.".to_owned()
        }
        (Indonesian, BadOptions::NotInVariant { variant, option }) => format!(
            "{} tidak mengenal `{option}`: jangan dipakai.",
            super::game(variant)
        ),
    }
}
