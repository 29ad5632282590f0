//! Commands of a match that is played, and of the manners around it.

use super::{Asker, Context, MATCHES_ASKED, Which, Wish, dispatch, offer, private};
use crate::db::{MatchId, OfferKind, OpenMatch, PlayerId};
use crate::discord::answer::Reply;
use crate::discord::card::{Button, Card, Style, shortened};
use crate::discord::custom_id::Ask;
use crate::discord::here::Here;
use crate::discord::words::{self, Label};
use crate::discord::{AnyError, show};
use crate::play::{self, Person, Picked, PlayError, Press, Refusal, VACATION_DAYS_MAX};
use crate::rules::{Entry, Options, Phase, Variant};
use poise::serenity_prelude as serenity;
use tracing::warn;

/// Discord's limit on suggestions, and on the text of each.
const SUGGESTED: usize = 25;
const SUGGESTION_CHARS: usize = 100;
/// How many open tables a list shows.
const TABLES_LISTED: u32 = 15;

/// Gives an answer that can fail.
async fn answer(asker: &Asker<'_>, reply: Result<Reply, PlayError>) -> Result<(), AnyError> {
    asker.answer(reply).await;
    Ok(())
}

/// Play a hole: lists your holes, and what each would do
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn play(
    ctx: Context<'_>,
    #[description = "The number of a hole, from your own left"]
    #[autocomplete = "suggest_holes"]
    hole: String,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let reply = play_hole(&asker, &hole).await;
    answer(&asker, reply).await
}

/// A hole of a match, as a suggestion carries it: `match.revision.label`.
struct Suggested {
    mat: MatchId,
    revision: i64,
    label: u8,
}

impl Suggested {
    fn text(&self) -> String {
        format!("{}.{}.{}", self.mat, self.revision, self.label)
    }

    fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let suggested = Self {
            mat: MatchId::new(parts.next()?.parse().ok()?),
            revision: parts.next()?.parse().ok()?,
            label: parts.next()?.parse().ok()?,
        };
        parts.next().is_none().then_some(suggested)
    }
}

async fn play_hole(asker: &Asker<'_>, typed: &str) -> Result<Reply, PlayError> {
    let typed = typed.trim();
    let suggested = match (Suggested::parse(typed), typed.parse::<u8>()) {
        (Some(suggested), _) => suggested,
        (None, Ok(label)) => match meant(asker).await? {
            Some((mat, revision)) => Suggested {
                mat,
                revision,
                label,
            },
            None => return Ok(private(words::no_match_here(asker.language))),
        },
        (None, Err(_)) => return Err(Refusal::NoSuchHole.into()),
    };
    dispatch::about(suggested.mat);
    let press = Press {
        mat: suggested.mat,
        revision: suggested.revision,
        player: asker.who.id,
        label: suggested.label,
        // The channel's board is the worker's to show: this answer is for the player alone.
        answer: None,
        message: None,
    };
    let picked = match play::pick(&asker.bot.db, asker.bot.now(), press).await {
        // It was never there: somebody has typed what only looks like a choice.
        Err(PlayError::Refused(Refusal::NoSuchMatch)) => return Err(Refusal::NoSuchHole.into()),
        picked => picked?,
    };
    match picked {
        Picked::Kept(own) => {
            let card = show::own_board(asker.bot, asker.language, &own).await;
            Ok(Reply::private(card))
        }
        Picked::Sown { .. } => {
            asker.bot.wake_bot();
            let words = words::played(asker.language, suggested.label);
            Ok(private(words))
        }
    }
}

/// The match in which a bare number is meant: the one that awaits the asker, or the only one.
async fn meant(asker: &Asker<'_>) -> Result<Option<(MatchId, i64)>, PlayError> {
    let matches = asker.matches_here().await?;
    let awaiting: Vec<&OpenMatch> = matches
        .iter()
        .filter(|open| awaits(open, asker.who.id))
        .collect();
    let mat = match (awaiting.as_slice(), matches.as_slice()) {
        ([open], _) => open.match_id,
        ([], [open, ..]) => open.match_id,
        ([], []) => return Ok(None),
        (_, _) => return Err(Refusal::NoSuchHole.into()),
    };
    let scene = play::scene(&asker.bot.db, mat).await?;
    Ok(Some((mat, scene.row.revision)))
}

fn awaits(open: &OpenMatch, player: PlayerId) -> bool {
    let letter = if open.south == player { 'S' } else { 'N' };
    open.awaited.contains(letter)
}

/// The holes that the asker can pick, and what each would do; in the opening, what lies in each.
async fn suggest_holes(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let asker = Asker::of(ctx).await;
    let choices = holes(&asker, typed).await.unwrap_or_else(|why| {
        warn!("suggesting holes: {why}");
        Vec::new()
    });
    serenity::CreateAutocompleteResponse::new().set_choices(choices)
}

async fn holes(
    asker: &Asker<'_>,
    typed: &str,
) -> Result<Vec<serenity::AutocompleteChoice>, PlayError> {
    let mut matches = asker.matches_here().await?;
    matches.retain(|open| awaits(open, asker.who.id));
    let are_many = matches.len() > 1;
    let mut choices = Vec::new();
    for open in &matches {
        let scene = play::scene(&asker.bot.db, open.match_id).await?;
        let Some(side) = scene.seat_of(asker.who.id) else {
            continue;
        };
        for hole in scene.position.choices(side) {
            if !hole.label.to_string().starts_with(typed.trim()) {
                continue;
            }
            let played = (scene.position.phase() == Phase::Play)
                .then(|| scene.position.clone().play(Entry::Pick(hole)).ok())
                .flatten();
            let seeds = scene.position.board().seeds(hole);
            let mut text = words::hole_choice(asker.language, hole.label, seeds, played.as_ref());
            if are_many {
                text = format!(
                    "{text} · {}",
                    words::versus(asker.language, open, asker.who.id)
                );
            }
            let suggested = Suggested {
                mat: open.match_id,
                revision: scene.row.revision,
                label: hole.label,
            };
            let text = shortened(&text, SUGGESTION_CHARS);
            choices.push(serenity::AutocompleteChoice::new(text, suggested.text()));
        }
    }
    choices.truncate(SUGGESTED);
    Ok(choices)
}

/// Offer a draw in your match in this channel
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn draw(ctx: Context<'_>) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let reply = ask(&asker, OfferKind::Draw).await;
    answer(&asker, reply).await
}

/// Ask to take your last turn back
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn takeback(ctx: Context<'_>) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let reply = ask(&asker, OfferKind::Takeback).await;
    answer(&asker, reply).await
}

async fn ask(asker: &Asker<'_>, kind: OfferKind) -> Result<Reply, PlayError> {
    let what = match kind {
        OfferKind::Draw => |mat| Ask::Propose(mat, OfferKind::Draw),
        OfferKind::Takeback => |mat| Ask::Propose(mat, OfferKind::Takeback),
    };
    match asker.match_here(what).await? {
        Which::One(mat) => asker.asking().ask(mat, kind).await.map(Reply::private),
        Which::Told(reply) => Ok(*reply),
    }
}

/// Cancel your match before both have moved, or take a challenge back
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn cancel(ctx: Context<'_>) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let reply = cancel_here(&asker).await;
    answer(&asker, reply).await
}

/// Takes the asker's challenge here back, or asks whether the match is to be cancelled; where there
/// are several of them, which is meant.
async fn cancel_here(asker: &Asker<'_>) -> Result<Reply, PlayError> {
    let (db, now, player) = (&asker.bot.db, asker.bot.now(), asker.who.id);
    let mut challenges = db.open_challenges_by(now, player).await?;
    if asker.here != Here::Dm {
        let channel = asker.channel();
        challenges.retain(|challenge| challenge.offer.channel == channel);
    }
    let matches = asker.matches_here().await?;
    if challenges.is_empty() {
        if matches.is_empty() {
            return Ok(private(words::nothing_to_cancel(asker.language)));
        }
        return match asker.match_here(Ask::CallOff).await? {
            Which::One(mat) => {
                let card = asker.asking().call_off_question(mat).await?;
                Ok(Reply::private(card))
            }
            Which::Told(reply) => Ok(*reply),
        };
    }
    // Beside a challenge, only such matches are asked about as can be cancelled.
    let mut buttons = Vec::new();
    for open in &matches {
        let own = play::open_scene(db, open.match_id, player).await?;
        if play::why_to_call_off(&own.scene, now).is_some() {
            let label = words::versus(asker.language, open, player);
            buttons.push((label, Ask::CallOff(open.match_id)));
        }
    }
    if let (true, [challenge]) = (buttons.is_empty(), challenges.as_slice()) {
        let (challenge, owed) = play::cancel(db, now, challenge.id, player).await?;
        play::tell_now(db, now, owed).await?;
        let words = words::challenge_ended(asker.language, challenge.state);
        return Ok(private(words));
    }
    buttons.extend(challenges.iter().map(|challenge| {
        let label = words::challenge_choice(asker.language, challenge);
        (label, Ask::Cancel(challenge.id))
    }));
    let mut card = Card::of_words(words::what_to_cancel(asker.language));
    let buttons: Vec<Button> = buttons
        .into_iter()
        .take(MATCHES_ASKED)
        .map(|(label, ask)| Button {
            label,
            custom_id: ask.to_string(),
            style: Style::Secondary,
            is_enabled: true,
        })
        .collect();
    card.rows = buttons.chunks(5).map(<[Button]>::to_vec).collect();
    Ok(Reply::private(card))
}

/// Stop your clocks for some days
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn vacation(
    ctx: Context<'_>,
    #[description = "For how many days; left out: shows what you have left"]
    #[min = 1]
    #[max = 30]
    days: Option<u32>,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let reply = go_on_vacation(&asker, days).await;
    answer(&asker, reply).await
}

async fn go_on_vacation(asker: &Asker<'_>, days: Option<u32>) -> Result<Reply, PlayError> {
    let (db, now, player) = (&asker.bot.db, asker.bot.now(), asker.who.id);
    if let Some(days) = days {
        play::begin_vacation(db, now, player, days.min(VACATION_DAYS_MAX)).await?;
        asker.bot.bell.notify_one();
    }
    let (until, days) = play::vacation(db, now, player).await?;
    let mut card = Card::of_words(words::vacation(asker.language, until, days));
    if until.is_some() {
        card.rows = vec![vec![show::button(
            asker.language,
            Label::EndVacation,
            Ask::EndVacation,
            Style::Secondary,
        )]];
    }
    Ok(Reply::private(card))
}

/// List who looks for an opponent in this server
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn tables(ctx: Context<'_>) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let Some(server) = asker.server() else {
        asker
            .give(private(words::only_in_servers(asker.language)))
            .await;
        return Ok(());
    };
    let (db, now) = (&asker.bot.db, asker.bot.now());
    let tables = db.open_tables(server, now, TABLES_LISTED).await?;
    asker
        .give(private(words::tables(asker.language, &tables)))
        .await;
    Ok(())
}

/// Block a player's challenges, or see whom you have blocked
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn block(
    ctx: Context<'_>,
    #[description = "Whom; left out: shows whom you have blocked"] player: Option<serenity::User>,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let reply = block_or_list(&asker, player).await;
    answer(&asker, reply).await
}

async fn block_or_list(
    asker: &Asker<'_>,
    player: Option<serenity::User>,
) -> Result<Reply, PlayError> {
    let db = &asker.bot.db;
    if let Some(user) = player {
        let other = asker.person_named(&user);
        let name = other.name.clone();
        play::block(db, asker.bot.now(), asker.who.id, other, user.bot).await?;
        asker.bot.bell.notify_one();
        return Ok(private(words::blocked(asker.language, &name)));
    }
    let most = u32::try_from(MATCHES_ASKED).unwrap_or(u32::MAX);
    let blocks = db.blocks(asker.who.id, most).await?;
    let mut card = Card::of_words(words::blocks(asker.language, &blocks));
    let buttons: Vec<Button> = blocks
        .iter()
        .map(|block| Button {
            label: words::plain_name(asker.language, &block.blocked_name),
            custom_id: Ask::Unblock(block.blocked_id).to_string(),
            style: Style::Secondary,
            is_enabled: true,
        })
        .collect();
    card.rows = buttons.chunks(5).map(<[Button]>::to_vec).collect();
    Ok(Reply::private(card))
}

/// What is kept of you; get it as a file, or delete it
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn privacy(ctx: Context<'_>) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    asker
        .give(Reply::private(show::privacy(asker.language)))
        .await;
    Ok(())
}

/// Challenge a member of the server from their menu
#[poise::command(
    context_menu_command = "Challenge to Congkak",
    install_context = "Guild|User",
    interaction_context = "Guild|PrivateChannel"
)]
pub(super) async fn challenge_to_congkak(
    ctx: Context<'_>,
    user: serenity::User,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let has_thread = match asker.server() {
        Some(server) => {
            let usual = play::server_settings(&asker.bot.db, server).await?;
            usual.has_thread && asker.can_have_threads()
        }
        None => false,
    };
    let wish = Wish {
        options: Options::new(Variant::Congkak),
        pace: None,
        has_thread,
        level: None,
    };
    let reply = offer(&asker, Some(user), wish).await;
    answer(&asker, reply).await
}

/// Show the record of the match that a message shows
#[poise::command(
    context_menu_command = "Show the record",
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn show_the_record(
    ctx: Context<'_>,
    message: serenity::Message,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let reply = record_of(&asker, &message).await;
    answer(&asker, reply).await
}

async fn record_of(asker: &Asker<'_>, message: &serenity::Message) -> Result<Reply, PlayError> {
    let is_ours = message.author.id == asker.interaction.application_id.get();
    let mut found = asked_in(message).filter(|_| is_ours);
    // A board that has lost its buttons: it was shown while this match was the newest.
    // Still, or moving.
    let mut files = message.attachments.iter();
    let has_board = files.any(|file| file.filename.starts_with("board."));
    if found.is_none() && is_ours && has_board {
        let shown_at = message.timestamp.unix_timestamp() * 1000;
        let at = crate::db::Moment::from_millis(shown_at);
        found = asker.bot.db.match_in_at(asker.channel(), at).await?;
    }
    match found {
        Some(mat) => {
            let scene = play::scene(&asker.bot.db, mat).await?;
            Ok(Reply::private(show::record(asker.language, &scene)))
        }
        None => Ok(private(words::record_none(asker.language))),
    }
}

/// The match that the buttons of a message are about.
fn asked_in(message: &serenity::Message) -> Option<MatchId> {
    let rows = message.components.iter();
    rows.flat_map(|row| &row.components)
        .filter_map(|component| match component {
            serenity::ActionRowComponent::Button(button) => match &button.data {
                serenity::ButtonKind::NonLink { custom_id, .. } => custom_id.parse::<Ask>().ok(),
                _ => None,
            },
            _ => None,
        })
        .find_map(|ask| match ask {
            Ask::Pick(mat, ..)
            | Ask::PickOwn(mat, ..)
            | Ask::OwnBoard(mat)
            | Ask::Refresh(mat)
            | Ask::More(mat)
            | Ask::Hint(mat)
            | Ask::Rematch(mat) => Some(mat),
            _ => None,
        })
}

impl Asker<'_> {
    /// A person by the name that the person has here.
    pub(super) fn person_named(&self, user: &serenity::User) -> Person {
        let member = self.interaction.data.resolved.members.get(&user.id);
        Person {
            id: PlayerId::of_discord(user.id.get()),
            name: member
                .and_then(|member| member.nick.clone())
                .unwrap_or_else(|| user.display_name().to_owned()),
        }
    }
}
