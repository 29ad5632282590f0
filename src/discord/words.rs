//! Words for people, in every language the bot speaks. One function a thing to be said, each an
//! exhaustive match on the language, so that no sentence can be missing in one of them.

mod board;
mod clock;
mod refusal;
mod rules;
mod turn;

pub(super) use board::{alt_text, text_board};
pub(super) use clock::{called_off, farewell, late, offer, reminder, thread_name};
pub(super) use refusal::refusal;
pub(super) use rules::rules;
pub(super) use turn::{board_words, opening_over_words, own_board_words};

use crate::db::{Challenge, ChallengeState, OpenMatch, PlayerId, Standing, StandingsPage};
use crate::play::{Link, Scene};
use crate::rules::{Options, Record, Rounds, Side, Variant};
use std::fmt::Write as _;

/// How long a list may be: Discord's limit on a message, less room for a last line.
const LIST_CHARS_MAX: usize = 1900;

/// A language the bot speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Language {
    /// The default.
    English,
    /// Discord knows no Malay; Indonesian is the nearest that it does.
    Indonesian,
}

use Language::{English, Indonesian};

impl Language {
    /// The language for one of Discord's locales.
    pub(super) fn of(locale: &str) -> Self {
        match locale.split('-').next() {
            Some("id" | "ms") => Indonesian,
            _ => English,
        }
    }

    /// The locale by which the language is kept.
    pub(super) const fn locale(self) -> &'static str {
        match self {
            English => "en",
            Indonesian => "id",
        }
    }
}

/// A name as it is written in a message: no markdown, no mention, no line of its own.
pub(super) fn name(name: &str) -> String {
    let mut safe = String::with_capacity(name.len());
    for c in name.chars().filter(|c| !is_invisible(*c)) {
        if "\\*_~`|<>@#[]():-+.!".contains(c) {
            safe.push('\\');
        }
        safe.push(c);
    }
    safe
}

/// Whether a character is a control, or turns the direction of what comes after it.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A name as it is read out: as it is, less what cannot be seen.
fn plain_name(name: &str) -> String {
    name.chars().filter(|c| !is_invisible(*c)).collect()
}

/// A player's mention. It pings only where the card says so.
pub(super) fn mention(player: PlayerId) -> String {
    format!("<@{player}>")
}

/// The address of a message, or of its channel.
pub(super) fn link(place: &Link) -> String {
    let (server, channel) = (place.server, place.channel);
    match place.message {
        Some(message) => format!("https://discord.com/channels/{server}/{channel}/{message}"),
        None => format!("<#{channel}>"),
    }
}

/// The name of a game.
pub(super) const fn game(variant: Variant) -> &'static str {
    match variant {
        Variant::Congkak => "Congkak",
        Variant::Kalah => "Kalah",
        Variant::Oware => "Oware",
    }
}

/// The game and what was agreed on beyond its defaults, in a line.
pub(super) fn terms(language: Language, options: &Options) -> String {
    let usual = Options::new(options.variant);
    let mut terms = vec![game(options.variant).to_owned()];
    if (options.holes, options.seeds) != (usual.holes, usual.seeds) {
        terms.push(format!("{}×{}", options.holes, options.seeds));
    }
    terms.push(match (language, options.rounds) {
        (English, Rounds::Fixed(1)) => "one round".to_owned(),
        (English, Rounds::Fixed(rounds)) => format!("{rounds} rounds"),
        (English, Rounds::Burnout) => "until burnout".to_owned(),
        (Indonesian, Rounds::Fixed(1)) => "satu ronde".to_owned(),
        (Indonesian, Rounds::Fixed(rounds)) => format!("{rounds} ronde"),
        (Indonesian, Rounds::Burnout) => "sampai hangus".to_owned(),
    });
    // The remaining headers of a record, as far as they differ: the same words as the options of
    // the command.
    let (text, usual) = (
        Record::new(*options).to_string(),
        Record::new(usual).to_string(),
    );
    let told = ["game", "holes", "seeds", "rounds", "lot"];
    for line in text
        .lines()
        .filter(|line| !usual.lines().any(|u| u == *line))
    {
        if let Some((header, _)) = line.split_once(':')
            && !told.contains(&header)
        {
            terms.push(line.replace('_', " "));
        }
    }
    terms.join(" · ")
}

/// The words of a challenge, in any of its states.
pub(super) fn challenge(language: Language, challenge: &Challenge) -> String {
    let offer = &challenge.offer;
    let challenger = name(&offer.challenger_name);
    let opponent = name(&offer.opponent_name);
    let terms = Record::parse(&offer.options)
        .map(|record| terms(language, &record.options))
        .unwrap_or_default();
    let until = offer.expires_at.secs();
    match (language, challenge.state, offer.opponent) {
        (English, ChallengeState::Open, Some(id)) => format!(
            "{}, **{challenger}** challenges you.\n{terms}\n-# Open until <t:{until}:f>",
            mention(id)
        ),
        (English, ChallengeState::Open, None) => {
            format!("**{challenger}** looks for an opponent.\n{terms}\n-# Open until <t:{until}:f>")
        }
        (Indonesian, ChallengeState::Open, Some(id)) => format!(
            "{}, **{challenger}** menantangmu.\n{terms}\n-# Berlaku sampai <t:{until}:f>",
            mention(id)
        ),
        (Indonesian, ChallengeState::Open, None) => {
            format!("**{challenger}** mencari lawan.\n{terms}\n-# Berlaku sampai <t:{until}:f>")
        }
        (English, ChallengeState::Accepted, _) => {
            format!("**{challenger}**'s challenge was accepted.\n{terms}")
        }
        (Indonesian, ChallengeState::Accepted, _) => {
            format!("Tantangan **{challenger}** diterima.\n{terms}")
        }
        (English, ChallengeState::Declined, _) => {
            format!("**{opponent}** declined **{challenger}**'s challenge.\n{terms}")
        }
        (Indonesian, ChallengeState::Declined, _) => {
            format!("**{opponent}** menolak tantangan **{challenger}**.\n{terms}")
        }
        (English, ChallengeState::Cancelled, _) => {
            format!("**{challenger}** took the challenge back.\n{terms}")
        }
        (Indonesian, ChallengeState::Cancelled, _) => {
            format!("**{challenger}** menarik kembali tantangannya.\n{terms}")
        }
        (English, ChallengeState::Expired, _) => {
            format!("Nobody answered **{challenger}**'s challenge in time.\n{terms}")
        }
        (Indonesian, ChallengeState::Expired, _) => {
            format!("Tidak ada yang menjawab tantangan **{challenger}** pada waktunya.\n{terms}")
        }
    }
}

/// What a button says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    Accept,
    Decline,
    Cancel,
    OwnBoard,
    Refresh,
    Resign,
    ResignMeant,
    KeepPlaying,
    Rematch,
    Previous,
    Next,
}

/// The text of a button.
pub(super) const fn label(language: Language, label: Label) -> &'static str {
    match (language, label) {
        (English, Label::Accept) => "Accept",
        (English, Label::Decline) => "Decline",
        (English, Label::Cancel) => "Cancel",
        (English, Label::OwnBoard) => "My board",
        (English, Label::Refresh) => "Refresh",
        (English, Label::Resign) => "Resign",
        (English, Label::ResignMeant) => "Yes, resign",
        (English, Label::KeepPlaying) => "Keep playing",
        (English, Label::Rematch) => "Rematch",
        (English, Label::Previous) => "Previous",
        (English, Label::Next) => "Next",
        (Indonesian, Label::Accept) => "Terima",
        (Indonesian, Label::Decline) => "Tolak",
        (Indonesian, Label::Cancel) => "Batalkan",
        (Indonesian, Label::OwnBoard) => "Papan saya",
        (Indonesian, Label::Refresh) => "Segarkan",
        (Indonesian, Label::Resign) => "Menyerah",
        (Indonesian, Label::ResignMeant) => "Ya, menyerah",
        (Indonesian, Label::KeepPlaying) => "Main terus",
        (Indonesian, Label::Rematch) => "Main lagi",
        (Indonesian, Label::Previous) => "Sebelumnya",
        (Indonesian, Label::Next) => "Berikutnya",
    }
}

/// Asks whether resigning is meant.
pub(super) fn resign_question(language: Language, scene: &Scene, side: Side) -> String {
    let winner = name(&scene.row.names[side.other()]);
    match language {
        English => {
            format!("Do you mean to resign? **{winner}** then wins the match, and that stays so.")
        }
        Indonesian => {
            format!("Yakin menyerah? **{winner}** akan memenangkan pertandingan, dan itu tetap.")
        }
    }
}

/// Confirms a resignation to the player who resigned.
pub(super) const fn resigned(language: Language) -> &'static str {
    match language {
        English => "You have resigned. The channel shows the result.",
        Indonesian => "Kamu sudah menyerah. Hasilnya ada di kanal.",
    }
}

/// Says that nothing was done.
pub(super) const fn went_on(language: Language) -> &'static str {
    match language {
        English => "Good, the match goes on.",
        Indonesian => "Baik, pertandingan berlanjut.",
    }
}

/// Says how a challenge was ended, to who ended it from elsewhere than its message.
pub(super) const fn challenge_ended(language: Language, state: ChallengeState) -> &'static str {
    match (language, state) {
        (English, ChallengeState::Declined) => "You have declined the challenge.",
        (English, _) => "The challenge is taken back.",
        (Indonesian, ChallengeState::Declined) => "Kamu menolak tantangan itu.",
        (Indonesian, _) => "Tantangan ditarik kembali.",
    }
}

/// Says that a challenge was accepted from elsewhere than its message.
pub(super) const fn accepted(language: Language) -> &'static str {
    match language {
        English => "Accepted: the match is on. The board is in the channel.",
        Indonesian => "Diterima: pertandingan dimulai. Papannya ada di kanal.",
    }
}

/// Says that a rematch was offered from elsewhere than the channel.
pub(super) const fn rematch_offered(language: Language) -> &'static str {
    match language {
        English => "The rematch is offered in the channel.",
        Indonesian => "Tawaran main lagi ada di kanal.",
    }
}

/// A player's open matches, as a list.
pub(super) fn games(language: Language, player: PlayerId, matches: &[OpenMatch]) -> String {
    if matches.is_empty() {
        return match language {
            English => "You have no open matches. `/challenge` starts one.".to_owned(),
            Indonesian => {
                "Kamu tidak punya pertandingan terbuka. Mulai dengan `/challenge`.".to_owned()
            }
        };
    }
    let heading = match language {
        English => "**Your open matches**",
        Indonesian => "**Pertandinganmu**",
    };
    let mut text = heading.to_owned();
    for (told, open) in matches.iter().enumerate() {
        let side = if open.south == player {
            Side::South
        } else {
            Side::North
        };
        let opponent = match side {
            Side::South => &open.north_name,
            Side::North => &open.south_name,
        };
        let is_awaited = open.awaited.contains(side.letter());
        let call = match (language, is_awaited) {
            (English, true) => "**your pick**",
            (English, false) => "waiting",
            (Indonesian, true) => "**giliranmu**",
            (Indonesian, false) => "menunggu",
        };
        let game = Record::parse(&open.record)
            .map(|record| game(record.options.variant))
            .unwrap_or_default();
        let place = Link {
            server: open.server_id,
            channel: open.channel_id,
            message: open.message_id,
        };
        let (opponent, place) = (name(opponent), link(&place));
        let line = format!("\n- {game} · {opponent} · {call} · {place}");
        if text.chars().count() + line.chars().count() > LIST_CHARS_MAX {
            let left = matches.len() - told;
            let _ = match language {
                English => write!(text, "\n… and {left} more"),
                Indonesian => write!(text, "\n… dan {left} lagi"),
            };
            break;
        }
        text.push_str(&line);
    }
    text
}

/// A page of a leaderboard.
pub(super) fn leaderboard(
    language: Language,
    page: u32,
    page_lines: u32,
    of_game: Option<Variant>,
    standings: &StandingsPage,
) -> String {
    let title = match (language, of_game) {
        (English, None) => "**Leaderboard** · all games".to_owned(),
        (English, Some(variant)) => format!("**Leaderboard** · {}", game(variant)),
        (Indonesian, None) => "**Papan peringkat** · semua permainan".to_owned(),
        (Indonesian, Some(variant)) => format!("**Papan peringkat** · {}", game(variant)),
    };
    if standings.players == 0 {
        let empty = match language {
            English => "Nobody has finished a match here yet. `/challenge` somebody!",
            Indonesian => "Belum ada pertandingan yang selesai di sini. Coba `/challenge`!",
        };
        return format!("{title}\n{empty}");
    }
    let mut text = title;
    for line in &standings.lines {
        text.push('\n');
        text.push_str(&standing(language, line));
    }
    if let Some(own) = &standings.own
        && !standings.lines.contains(own)
    {
        text.push_str("\n…\n");
        text.push_str(&standing(language, own));
    }
    let pages = (standings.players + i64::from(page_lines) - 1) / i64::from(page_lines);
    let page = i64::from(page) + 1;
    let foot = match (language, standings.players) {
        (English, 1) => "\n-# 1 player".to_owned(),
        (English, players) if pages == 1 => format!("\n-# {players} players"),
        (English, players) => format!("\n-# Page {page} of {pages} · {players} players"),
        (Indonesian, players) if pages == 1 => format!("\n-# {players} pemain"),
        (Indonesian, players) => format!("\n-# Halaman {page} dari {pages} · {players} pemain"),
    };
    text.push_str(&foot);
    text
}

fn standing(language: Language, line: &Standing) -> String {
    let (rank, name) = (line.rank, name(&line.name));
    let matches = (line.matches_won, line.matches_drawn, line.matches_lost);
    let rounds = (line.rounds_won, line.rounds_drawn, line.rounds_lost);
    match language {
        English => format!(
            "{rank}\\. **{name}** · matches {} won, {} drawn, {} lost · rounds {}–{}–{}",
            matches.0, matches.1, matches.2, rounds.0, rounds.1, rounds.2
        ),
        Indonesian => format!(
            "{rank}\\. **{name}** · pertandingan {} menang, {} seri, {} kalah · ronde {}–{}–{}",
            matches.0, matches.1, matches.2, rounds.0, rounds.1, rounds.2
        ),
    }
}

/// Says that a button is not to be understood any more.
pub(super) const fn unknown_button(language: Language) -> &'static str {
    match language {
        English => {
            "This button was made by another version of the bot. \
             `/board` shows your match as it is now, `/games` lists your matches."
        }
        Indonesian => {
            "Tombol ini dibuat oleh versi bot yang lain. `/board` menampilkan pertandinganmu \
             sekarang, `/games` mendaftar semua pertandinganmu."
        }
    }
}

/// Says that something broke that the player cannot mend.
pub(super) const fn broken(language: Language) -> &'static str {
    match language {
        English => {
            "Something went wrong on my side, and nothing was changed. Please try again; \
             `/board` shows where the match stands."
        }
        Indonesian => {
            "Ada gangguan di pihakku, dan tidak ada yang berubah. Silakan coba lagi; \
             `/board` menampilkan keadaan pertandingan."
        }
    }
}

/// Says that a command needs a server.
pub(super) const fn only_in_servers(language: Language) -> &'static str {
    match language {
        English => "This works in a server's channels: please use it there.",
        Indonesian => "Ini hanya bisa di kanal sebuah server: silakan pakai di sana.",
    }
}

/// Says which permissions the bot lacks in a channel. Permissions go by Discord's own names.
pub(super) fn missing_permissions(language: Language, missing: &[&str]) -> String {
    let missing = missing.join("**, **");
    match language {
        English => format!(
            "I cannot play here: in this channel I lack **{missing}**. \
             Someone who manages the server can grant it, or try another channel."
        ),
        Indonesian => format!(
            "Aku tidak bisa main di sini: di kanal ini aku tidak punya izin **{missing}**. \
             Pengelola server bisa memberikannya, atau coba kanal lain."
        ),
    }
}

/// Says that a player has no open match in this channel, though `/board` asks for one.
pub(super) const fn no_match_here(language: Language) -> &'static str {
    match language {
        English => {
            "You have no open match in this channel. `/games` lists your matches elsewhere, \
             `/challenge` starts one."
        }
        Indonesian => {
            "Kamu tidak punya pertandingan di kanal ini. `/games` mendaftar pertandinganmu di \
             tempat lain, `/challenge` memulai yang baru."
        }
    }
}

/// The words over an animation.
pub(super) fn replay_words(language: Language, scene: &Scene, entries: usize) -> String {
    let names = scene.row.names.as_ref().map(|player| name(player));
    let (south, north) = (names.south, names.north);
    match (language, entries) {
        (English, 1) => format!("▶️ **{south}** – **{north}**, the last move."),
        (English, _) => format!("▶️ **{south}** – **{north}**, {entries} moves."),
        (Indonesian, 1) => format!("▶️ **{south}** – **{north}**, langkah terakhir."),
        (Indonesian, _) => format!("▶️ **{south}** – **{north}**, {entries} langkah."),
    }
}

/// Says that there is nothing to play back in this channel.
pub(super) const fn nothing_to_replay(language: Language) -> &'static str {
    match language {
        English => "Nothing has been played in this channel yet. `/challenge` starts a match.",
        Indonesian => "Belum ada yang dimainkan di kanal ini. Mulai dengan `/challenge`.",
    }
}

/// Says that a setting of the server needs a permission.
pub(super) const fn needs_manage_server(language: Language) -> &'static str {
    match language {
        English => {
            "Only who has **Manage Server** can choose for the whole server. \
             Leave `scope` out to choose for your own boards."
        }
        Indonesian => {
            "Hanya yang punya izin **Kelola Server** bisa memilih untuk seluruh server. \
             Kosongkan `scope` untuk papanmu sendiri."
        }
    }
}

/// Confirms a theme.
pub(super) const fn theme_kept(language: Language, owner: crate::db::Owner) -> &'static str {
    match (language, owner) {
        (English, crate::db::Owner::Player(_)) => {
            "Your own boards look like that from now on: in DMs, and by **My board**."
        }
        (English, crate::db::Owner::Server(_)) => {
            "The boards in this server's channels look like that from now on."
        }
        (Indonesian, crate::db::Owner::Player(_)) => {
            "Mulai sekarang papanmu tampil begitu: di DM dan lewat **Papan saya**."
        }
        (Indonesian, crate::db::Owner::Server(_)) => {
            "Mulai sekarang papan di kanal server ini tampil begitu."
        }
    }
}

/// What the picture beside the rules shows.
pub(super) fn example(language: Language, variant: Variant, hole: u8) -> String {
    let game = game(variant);
    match language {
        English => format!(
            "{game}: the board after South's first pick, hole {hole}. The marks show where the \
             seeds were lifted, which way they went and where the last one fell."
        ),
        Indonesian => format!(
            "{game}: papan setelah pilihan pertama Selatan, lubang {hole}. Tanda menunjukkan dari \
             mana biji diambil, ke mana perginya, dan di mana yang terakhir jatuh."
        ),
    }
}

/// What the bot is and how to begin.
pub(super) const fn help(language: Language) -> &'static str {
    match language {
        English => {
            "**Congkak, Kalah and Oware with friends**\n\
             `/challenge` offers a match; the other player presses **Accept**. In Congkak both \
             choose the first hole in secret, in my DM or by **My board**; then press the number \
             of a hole to sow it. Holes are numbered from your own left.\n\
             `/board` shows your match again · `/games` lists your matches · `/resign` gives one \
             up · `/leaderboard` compares the server's players · `/rules` explains the games.\n\
             A match keeps its place: play on whenever you like."
        }
        Indonesian => {
            "**Congkak, Kalah, dan Oware bersama teman**\n\
             `/challenge` menawarkan pertandingan; lawan menekan **Terima**. Dalam Congkak kedua \
             pemain memilih lubang pertama secara rahasia, di DM-ku atau lewat **Papan saya**; \
             lalu tekan nomor lubang untuk menyebar bijinya. Lubang dinomori dari kirimu sendiri.\n\
             `/board` menampilkan pertandingan lagi · `/games` mendaftar pertandinganmu · \
             `/resign` menyerah · `/leaderboard` membandingkan pemain server · `/rules` \
             menjelaskan permainan.\n\
             Pertandingan tersimpan: lanjutkan kapan saja."
        }
    }
}
