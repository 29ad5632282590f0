//! The slash commands. Their descriptions in every language, and the names of choices, are in
//! `assets/locales`; what stands here is the English of it.

use super::answer::{self, Reply, Then};
use super::buttons::{person, resign_question};
use super::card::Card;
use super::rest::Asked;
use super::words::{self, Language};
use super::{AnyError, Bot, show, standings};
use crate::db::{ChannelId, OpenMatch, Owner, PlayerId, SeasonLength, ServerId};
use crate::picture::Theme;
use crate::play::{self, BoardPlace, NewOffer, Person, PlayError};
use crate::rules::{Burnt, GrandSlam, Opening, Options, Refill, Rounds, Side, Variant, Victory};
use poise::serenity_prelude as serenity;
use std::sync::Arc;
use tracing::{error, warn};

pub(super) type Context<'a> = poise::ApplicationContext<'a, Arc<Bot>, AnyError>;

/// How many matches a list shows.
const GAMES_LISTED: u32 = 15;

/// All commands, as they are registered: described in every language.
pub(super) fn all() -> Vec<poise::Command<Arc<Bot>, AnyError>> {
    let mut all = as_written();
    words::put_into(&mut all);
    all
}

/// All commands, as they are written here.
pub(super) fn as_written() -> Vec<poise::Command<Arc<Bot>, AnyError>> {
    vec![
        challenge(),
        games(),
        board(),
        resign(),
        standings::leaderboard(),
        standings::profile_command(),
        standings::history_command(),
        replay(),
        rules(),
        settings(),
        help(),
    ]
}

/// What poise could not hand on to a command, and why a command failed.
pub(super) async fn on_error(error: poise::FrameworkError<'_, Arc<Bot>, AnyError>) {
    let ctx = error.ctx();
    match error {
        // A client may still have the commands of an earlier version.
        poise::FrameworkError::ArgumentParse { error, .. } => {
            warn!("an option could not be read: {error}");
        }
        poise::FrameworkError::Command { error, .. } => error!("{error:#}"),
        other => error!("{other}"),
    }
    if let Some(ctx) = ctx {
        say_broken(ctx).await;
    }
}

async fn say_broken(ctx: poise::Context<'_, Arc<Bot>, AnyError>) {
    if let poise::Context::Application(ctx) = ctx {
        let asker = Asker::of(ctx);
        asker
            .give(Reply::private(Card::of_words(words::broken(
                asker.language,
            ))))
            .await;
    }
}

/// Who runs a command, and where.
pub(super) struct Asker<'a> {
    pub(super) bot: &'a Bot,
    pub(super) interaction: &'a serenity::CommandInteraction,
    pub(super) language: Language,
    pub(super) who: Person,
}

impl<'a> Asker<'a> {
    pub(super) fn of(ctx: Context<'a>) -> Self {
        let interaction = ctx.interaction;
        Self {
            bot: ctx.framework.user_data,
            interaction,
            language: Language::of(&interaction.locale),
            who: person(&interaction.user, interaction.member.as_deref()),
        }
    }

    async fn give(&self, reply: Reply) {
        let asked = Asked {
            id: self.interaction.id.get(),
            token: self.interaction.token.clone(),
        };
        answer::give(self.bot, &asked, &reply).await;
    }

    pub(super) async fn answer(&self, reply: Result<Reply, PlayError>) {
        let reply = match reply {
            Ok(reply) => reply,
            Err(why) => answer::refuse(self.bot, self.language, self.who.id, &why).await,
        };
        self.give(reply).await;
    }

    /// The language for what everybody in the channel sees.
    pub(super) fn language_of_all(&self) -> Language {
        Language::of_server(self.interaction.guild_locale.as_deref())
    }

    pub(super) fn server(&self) -> Option<ServerId> {
        self.interaction
            .guild_id
            .map(|id| ServerId::of_discord(id.get()))
    }

    /// Says that the command needs a server.
    pub(super) async fn only_in_servers(&self) -> Result<(), AnyError> {
        self.give(private(words::only_in_servers(self.language)))
            .await;
        Ok(())
    }

    fn channel(&self) -> ChannelId {
        ChannelId::of_discord(self.interaction.channel_id.get())
    }

    fn missing_permissions(&self) -> Vec<&'static str> {
        missing_permissions(
            self.interaction.app_permissions,
            self.interaction.channel.as_ref(),
        )
    }

    /// Whether the asker may choose for the whole server.
    pub(super) fn manages_server(&self) -> bool {
        self.interaction
            .member
            .as_ref()
            .and_then(|member| member.permissions)
            .is_some_and(|granted| granted.contains(serenity::Permissions::MANAGE_GUILD))
    }

    /// The asker's open match in this channel that was touched last.
    async fn match_here(&self) -> Result<Option<OpenMatch>, PlayError> {
        let matches = self.bot.db.open_matches(self.who.id, u32::MAX).await?;
        let channel = self.channel();
        Ok(matches.into_iter().find(|open| open.channel_id == channel))
    }
}

/// What the bot needs in a channel and does not have, by Discord's own names.
pub(super) fn missing_permissions(
    granted: Option<serenity::Permissions>,
    channel: Option<&serenity::PartialChannel>,
) -> Vec<&'static str> {
    use serenity::Permissions as P;
    let is_thread = channel.is_some_and(|channel| channel.thread_metadata.is_some());
    let send = if is_thread {
        (P::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads")
    } else {
        (P::SEND_MESSAGES, "Send Messages")
    };
    // Answers to interactions need none of these; new boards, reminders and results do.
    let granted = granted.unwrap_or(P::all());
    [
        (P::VIEW_CHANNEL, "View Channel"),
        send,
        (P::EMBED_LINKS, "Embed Links"),
        (P::ATTACH_FILES, "Attach Files"),
    ]
    .into_iter()
    .filter(|(permission, _)| !granted.contains(*permission))
    .map(|(_, name)| name)
    .collect()
}

/// An answer in words that only the asker sees.
fn private(words: impl Into<String>) -> Reply {
    Reply::private(Card::of_words(words))
}

/// A game, as people choose it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum GameChoice {
    Congkak,
    Kalah,
    Oware,
}

impl From<GameChoice> for Variant {
    fn from(choice: GameChoice) -> Self {
        match choice {
            GameChoice::Congkak => Self::Congkak,
            GameChoice::Kalah => Self::Kalah,
            GameChoice::Oware => Self::Oware,
        }
    }
}

/// A number of rounds, as people choose it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum RoundsChoice {
    #[name = "1"]
    One,
    #[name = "3"]
    Three,
    #[name = "5"]
    Five,
    #[name = "7"]
    Seven,
    #[name = "9"]
    Nine,
    #[name = "11"]
    Eleven,
    #[name = "13"]
    Thirteen,
    #[name = "15"]
    Fifteen,
    Burnout,
}

impl From<RoundsChoice> for Rounds {
    fn from(choice: RoundsChoice) -> Self {
        match choice {
            RoundsChoice::One => Self::Fixed(1),
            RoundsChoice::Three => Self::Fixed(3),
            RoundsChoice::Five => Self::Fixed(5),
            RoundsChoice::Seven => Self::Fixed(7),
            RoundsChoice::Nine => Self::Fixed(9),
            RoundsChoice::Eleven => Self::Fixed(11),
            RoundsChoice::Thirteen => Self::Fixed(13),
            RoundsChoice::Fifteen => Self::Fixed(15),
            RoundsChoice::Burnout => Self::Burnout,
        }
    }
}

/// What burnt holes do, as people choose it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum BurntChoice {
    Forfeit,
    Skip,
    Off,
}

/// How holes are filled again, as people choose it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum RefillChoice {
    Partial,
    Full,
    Even,
}

/// What wins a match, as people choose it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum VictoryChoice {
    Rounds,
    Seeds,
    Holes,
}

/// What a capture of everything does, as people choose it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum GrandSlamChoice {
    Capture,
    None,
}

/// Who starts, as people choose it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum OpeningChoice {
    Simultaneous,
    South,
    North,
}

/// Challenge somebody to a match, or offer one to whoever comes
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild"
)]
#[expect(
    clippy::too_many_arguments,
    reason = "they are the options of the command"
)]
async fn challenge(
    ctx: Context<'_>,
    #[description = "Who; left out: whoever comes"] opponent: Option<serenity::User>,
    #[description = "Which game (Congkak)"] game: Option<GameChoice>,
    #[description = "How many rounds (1)"] rounds: Option<RoundsChoice>,
    #[description = "Holes a side (Congkak 7, others 6)"]
    #[min = 1]
    #[max = 10]
    holes: Option<u8>,
    #[description = "Seeds a hole (Congkak: as many as holes, others 4)"]
    #[min = 1]
    #[max = 10]
    seeds: Option<u8>,
    #[description = "Congkak: what burnt holes do"] burnt: Option<BurntChoice>,
    #[description = "Congkak: how holes are filled for the next round"] refill: Option<
        RefillChoice,
    >,
    #[description = "Congkak: what wins the match"] victory: Option<VictoryChoice>,
    #[description = "Who starts (Congkak: both at once; others: South)"] opening: Option<
        OpeningChoice,
    >,
    #[description = "Oware: whether all of a side can be captured"] grand_slam: Option<
        GrandSlamChoice,
    >,
) -> Result<(), AnyError> {
    let mut options = Options::new(game.map_or(Variant::Congkak, Variant::from));
    if let Some(holes) = holes {
        options.holes = holes;
        // As many as holes, unless it is said otherwise (RULES.md §2).
        if options.variant == Variant::Congkak {
            options.seeds = holes;
        }
    }
    options.seeds = seeds.unwrap_or(options.seeds);
    options.rounds = rounds.map_or(options.rounds, Rounds::from);
    options.burnt = burnt.map_or(options.burnt, |choice| match choice {
        BurntChoice::Forfeit => Burnt::Forfeit,
        BurntChoice::Skip => Burnt::Skip,
        BurntChoice::Off => Burnt::Off,
    });
    options.refill = refill.map_or(options.refill, |choice| match choice {
        RefillChoice::Partial => Refill::Partial,
        RefillChoice::Full => Refill::Full,
        RefillChoice::Even => Refill::Even,
    });
    options.victory = victory.map_or(options.victory, |choice| match choice {
        VictoryChoice::Rounds => Victory::Rounds,
        VictoryChoice::Seeds => Victory::Seeds,
        VictoryChoice::Holes => Victory::Holes,
    });
    options.opening = opening.map_or(options.opening, |choice| match choice {
        OpeningChoice::Simultaneous => Opening::Simultaneous,
        OpeningChoice::South => Opening::Starts(Side::South),
        OpeningChoice::North => Opening::Starts(Side::North),
    });
    options.grand_slam = grand_slam.map_or(options.grand_slam, |choice| match choice {
        GrandSlamChoice::Capture => GrandSlam::Capture,
        GrandSlamChoice::None => GrandSlam::None,
    });

    let asker = Asker::of(ctx);
    let reply = offer(&asker, opponent, options).await;
    asker.answer(reply).await;
    Ok(())
}

async fn offer(
    asker: &Asker<'_>,
    opponent: Option<serenity::User>,
    options: Options,
) -> Result<Reply, PlayError> {
    let Some(server) = asker.server() else {
        return Ok(private(words::only_in_servers(asker.language)));
    };
    let missing = asker.missing_permissions();
    if !missing.is_empty() {
        let words = words::missing_permissions(asker.language, &missing);
        return Ok(private(words));
    }
    let resolved = &asker.interaction.data.resolved.members;
    let new = NewOffer {
        server,
        channel: asker.channel(),
        challenger: asker.who.clone(),
        opponent_is_bot: opponent.as_ref().is_some_and(|user| user.bot),
        opponent: opponent.map(|user| Person {
            id: PlayerId::of_discord(user.id.get()),
            name: resolved
                .get(&user.id)
                .and_then(|member| member.nick.clone())
                .unwrap_or_else(|| user.display_name().to_owned()),
        }),
        options,
        language: asker.language_of_all().locale().to_owned(),
        answer: Some(asker.interaction.token.clone()),
    };
    let (challenge, owed) = play::challenge(&asker.bot.db, Bot::now(), new).await?;
    let then = Then::ChallengeShown(challenge.id, owed);
    Ok(Reply::public(show::challenge(&challenge), then))
}

/// List your open matches, with links to them
#[poise::command(slash_command)]
async fn games(ctx: Context<'_>) -> Result<(), AnyError> {
    let asker = Asker::of(ctx);
    let player = asker.who.id;
    let matches = asker.bot.db.open_matches(player, GAMES_LISTED).await?;
    let text = words::games(asker.language, player, &matches);
    asker.give(private(text)).await;
    Ok(())
}

/// How the board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
enum BoardAs {
    Picture,
    Text,
}

/// Show the board of your match in this channel anew
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild"
)]
async fn board(
    ctx: Context<'_>,
    #[description = "As a picture for all (default), or as text for you alone"]
    #[rename = "as"]
    shown_as: Option<BoardAs>,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx);
    let reply = show_board(&asker, shown_as.unwrap_or(BoardAs::Picture)).await;
    asker.answer(reply).await;
    Ok(())
}

async fn show_board(asker: &Asker<'_>, shown_as: BoardAs) -> Result<Reply, PlayError> {
    let Some(open) = asker.match_here().await? else {
        return Ok(private(words::no_match_here(asker.language)));
    };
    let scene = play::scene(&asker.bot.db, open.match_id).await?;
    let side = scene.seat_of(asker.who.id).unwrap_or(Side::South);
    match shown_as {
        BoardAs::Text => Ok(private(words::text_board(&scene, side))),
        BoardAs::Picture => {
            let mut card = show::channel_board(asker.bot, &scene, BoardPlace::Same).await;
            card.pings.clear();
            let then = Then::BoardShown(open.match_id, scene.row.revision, None);
            Ok(Reply::public(card, then))
        }
    }
}

/// Resign your match in this channel
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild"
)]
async fn resign(ctx: Context<'_>) -> Result<(), AnyError> {
    let asker = Asker::of(ctx);
    let reply = match asker.match_here().await {
        Ok(Some(open)) => resign_question(asker.bot, asker.language, open.match_id, asker.who.id)
            .await
            .map(Reply::private),
        Ok(None) => Ok(private(words::no_match_here(asker.language))),
        Err(why) => Err(why),
    };
    asker.answer(reply).await;
    Ok(())
}

/// Explain how a game is played
#[poise::command(slash_command)]
async fn rules(
    ctx: Context<'_>,
    #[description = "Which game (Congkak)"] game: Option<GameChoice>,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx);
    let variant = game.map_or(Variant::Congkak, Variant::from);
    let card = show::rules(asker.bot, asker.language, variant).await;
    asker.give(Reply::private(card)).await;
    Ok(())
}

/// How much is played back, as people choose it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum StretchChoice {
    Last,
    Round,
    Match,
}

/// Play back the newest match of this channel as an animation
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild"
)]
async fn replay(
    ctx: Context<'_>,
    #[description = "How much of it (the last move)"] what: Option<StretchChoice>,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx);
    let stretch = match what {
        None | Some(StretchChoice::Last) => show::Stretch::Last,
        Some(StretchChoice::Round) => show::Stretch::Round,
        Some(StretchChoice::Match) => show::Stretch::Match,
    };
    let reply = play_back(&asker, stretch).await;
    asker.answer(reply).await;
    Ok(())
}

async fn play_back(asker: &Asker<'_>, stretch: show::Stretch) -> Result<Reply, PlayError> {
    let db = &asker.bot.db;
    let nothing = || private(words::nothing_to_replay(asker.language));
    let Some(mat) = db.newest_match_in(asker.channel()).await? else {
        return Ok(nothing());
    };
    let scene = play::scene(db, mat).await?;
    let language = Language::of(&scene.row.language);
    let card = show::replay(asker.bot, language, &scene, stretch).await?;
    Ok(card.map_or_else(nothing, |card| Reply::public(card, Then::Done)))
}

/// A theme, as people choose it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum ThemeChoice {
    Wood,
    Night,
    Contrast,
}

/// For whom a setting is, as people choose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
enum ScopeChoice {
    Own,
    Server,
}

/// How long a season is, as people choose it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum SeasonChoice {
    Quarter,
    Month,
}

/// Choose how boards look
#[poise::command(slash_command)]
async fn settings(
    ctx: Context<'_>,
    #[description = "Colours and material of the boards"] theme: Option<ThemeChoice>,
    #[description = "For your own boards (default), or for all in this server (needs Manage Server)"]
    scope: Option<ScopeChoice>,
    #[description = "How long a season is in this server (needs Manage Server)"] season: Option<
        SeasonChoice,
    >,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx);
    let reply = set(&asker, theme, scope, season).await;
    asker.answer(reply.map_err(PlayError::from)).await;
    Ok(())
}

/// Keeps what was chosen: all of it, or nothing.
async fn set(
    asker: &Asker<'_>,
    theme: Option<ThemeChoice>,
    scope: Option<ScopeChoice>,
    season: Option<SeasonChoice>,
) -> anyhow::Result<Reply> {
    let language = asker.language;
    let is_own = matches!(scope, None | Some(ScopeChoice::Own));
    let of_server = season.is_some() || !is_own;
    let server = match asker.server() {
        None if of_server => return Ok(private(words::only_in_servers(language))),
        Some(_) if of_server && !asker.manages_server() => {
            return Ok(private(words::needs_manage_server(language)));
        }
        server => server,
    };
    let mut told = Vec::new();
    let mut write = asker.bot.db.write().await?;
    if let Some(theme) = theme {
        let theme = match theme {
            ThemeChoice::Wood => Theme::Wood,
            ThemeChoice::Night => Theme::Night,
            ThemeChoice::Contrast => Theme::Contrast,
        };
        let owner = match server {
            Some(server) if !is_own => Owner::Server(server),
            _ => Owner::Player(asker.who.id),
        };
        write.set_theme(owner, theme.word()).await?;
        told.push(words::theme_kept(language, owner));
    }
    if let (Some(season), Some(server)) = (season, server) {
        let length = match season {
            SeasonChoice::Quarter => SeasonLength::Quarter,
            SeasonChoice::Month => SeasonLength::Month,
        };
        write.set_season_length(server, length).await?;
        told.push(words::season_kept(language));
    }
    write.commit().await?;
    if told.is_empty() {
        told.push(words::settings_nothing(language));
    }
    Ok(private(told.join("\n")))
}

/// What the bot does, and how to begin
#[poise::command(slash_command)]
async fn help(ctx: Context<'_>) -> Result<(), AnyError> {
    let asker = Asker::of(ctx);
    let commands = &ctx.framework.options.commands;
    asker
        .give(private(words::help(asker.language, commands)))
        .await;
    Ok(())
}
