//! The slash commands. Their descriptions in every language, and the names of choices, are in
//! `assets/locales`; what stands here is the English of it.

use super::answer::{self, Reply, Then};
use super::buttons::{person, viewer};
use super::card::{Button, Card, Style};
use super::custom_id::Ask;
use super::more::Asking;
use super::rest::Asked;
use super::words::{self, Language};
use super::{AnyError, Bot, panel, show, standings};
use crate::db::{ChannelId, Chosen, MatchId, OpenMatch, Owner, Pace, ServerId};
use crate::play::{self, BoardPlace, NewOffer, Person, PlayError, ServerSettings};
use crate::rules::{Burnt, GrandSlam, Opening, Options, Refill, Rounds, Side, Variant, Victory};
use crate::watch::Kind;
use poise::serenity_prelude as serenity;
use std::sync::Arc;
use std::time::Instant;
use tracing::{error, warn};

mod table;
mod teacher;

pub(super) type Context<'a> = poise::ApplicationContext<'a, Arc<Bot>, AnyError>;

/// How many matches a list shows.
const GAMES_LISTED: u32 = 15;
/// How many matches a question shows to choose from: as many buttons as a message has.
const MATCHES_ASKED: usize = 25;

/// All commands, as they are registered: described in every language.
pub(super) fn all() -> Vec<poise::Command<Arc<Bot>, AnyError>> {
    let mut all = as_written();
    words::put_into(&mut all);
    all
}

/// What is sent to register the commands. The names in menus are translated, too, which poise
/// leaves out.
pub(super) fn builders(
    commands: &[poise::Command<Arc<Bot>, AnyError>],
) -> Vec<serenity::CreateCommand> {
    let slash = commands
        .iter()
        .filter_map(poise::Command::create_as_slash_command);
    let menus = commands.iter().filter_map(|command| {
        let builder = command.create_as_context_menu_command()?;
        let names = words::menu_names(command.context_menu_name.as_deref()?);
        let named =
            |builder: serenity::CreateCommand, (locale, name)| builder.name_localized(locale, name);
        Some(names.into_iter().fold(builder, named))
    });
    slash.chain(menus).collect()
}

/// All commands, as they are written here.
pub(super) fn as_written() -> Vec<poise::Command<Arc<Bot>, AnyError>> {
    vec![
        challenge(),
        games(),
        board(),
        table::play(),
        table::draw(),
        table::takeback(),
        table::cancel(),
        resign(),
        table::tables(),
        standings::leaderboard(),
        standings::profile_command(),
        standings::history_command(),
        replay(),
        teacher::analyse(),
        teacher::puzzle_command(),
        rules(),
        table::vacation(),
        table::block(),
        settings(),
        table::privacy(),
        help(),
        table::challenge_to_congkak(),
        table::show_the_record(),
    ]
}

/// What poise could not hand on to a command, and why a command failed.
pub(super) async fn on_error(error: poise::FrameworkError<'_, Arc<Bot>, AnyError>) {
    let ctx = error.ctx();
    match error {
        // Who did too much at once was told so.
        poise::FrameworkError::CommandCheckFailed { error: None, .. } => return,
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

/// Whether who runs a command may do so now. Whoever did too much at once is told to wait.
pub(super) async fn is_admitted(
    ctx: poise::Context<'_, Arc<Bot>, AnyError>,
) -> Result<bool, AnyError> {
    let poise::Context::Application(ctx) = ctx else {
        return Ok(true);
    };
    // Suggestions while somebody types are no command, and cannot be answered with words.
    if ctx.interaction_type != poise::CommandInteractionType::Command {
        return Ok(true);
    }
    let admitted = ctx.framework.user_data.admit(ctx.interaction.user.id.get());
    let Err(wait) = admitted else {
        return Ok(true);
    };
    let asker = Asker::of(ctx).await;
    let words = words::too_fast(asker.language, wait);
    asker.give(Reply::private(Card::of_words(words))).await;
    Ok(false)
}

async fn say_broken(ctx: poise::Context<'_, Arc<Bot>, AnyError>) {
    if let poise::Context::Application(ctx) = ctx {
        let asker = Asker::of(ctx).await;
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
    since: Instant,
}

impl<'a> Asker<'a> {
    pub(super) async fn of(ctx: Context<'a>) -> Self {
        let interaction = ctx.interaction;
        let bot = ctx.framework.user_data;
        bot.hear(interaction.id.get());
        let who = person(&interaction.user, interaction.member.as_deref());
        Self {
            bot,
            interaction,
            language: bot.language_of(who.id, &interaction.locale).await,
            who,
            since: Instant::now(),
        }
    }

    async fn give(&self, reply: Reply) {
        let asked = Asked {
            id: self.interaction.id.get(),
            token: self.interaction.token.clone(),
            kind: Kind::Command,
            since: self.since,
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

    /// The language of what all in a server see.
    pub(super) async fn language_of_all(&self, server: ServerId) -> anyhow::Result<Language> {
        let locale = self.interaction.guild_locale.as_deref();
        self.bot.language_in(server, locale).await
    }

    /// Says that the command needs a server.
    pub(super) async fn only_in_servers(&self) -> Result<(), AnyError> {
        self.give(private(words::only_in_servers(self.language)))
            .await;
        Ok(())
    }

    /// Whether the asker may choose for the whole server.
    pub(super) async fn manages_server(&self) -> anyhow::Result<bool> {
        let member = self.interaction.member.as_deref();
        let viewer = viewer(self.bot, self.who.id, self.server(), member).await?;
        Ok(viewer.manages)
    }

    /// The server, where the bot is a member of it: an app that only the asker has installed can
    /// answer there, and nothing else.
    pub(super) fn server(&self) -> Option<ServerId> {
        use serenity::AuthorizingIntegrationOwner::GuildInstall;
        let owners = &self.interaction.authorizing_integration_owners.0;
        let is_member = owners
            .iter()
            .any(|owner| matches!(owner, GuildInstall(Some(_))));
        self.interaction
            .guild_id
            .filter(|_| is_member)
            .map(|id| ServerId::of_discord(id.get()))
    }

    fn channel(&self) -> ChannelId {
        ChannelId::of_discord(self.interaction.channel_id.get())
    }

    fn missing_permissions(&self, has_thread: bool) -> Vec<&'static str> {
        let granted = self.interaction.app_permissions;
        let mut missing = missing_permissions(granted, self.interaction.channel.as_ref());
        if has_thread {
            missing.extend(missing_for_threads(granted));
        }
        missing
    }

    /// Whether a thread can be made in this channel.
    fn can_have_threads(&self) -> bool {
        can_have_threads(self.interaction.channel.as_ref())
    }

    fn asking(&self) -> Asking<'_> {
        Asking {
            bot: self.bot,
            language: self.language,
            player: self.who.id,
        }
    }

    /// The asker's open matches in this channel; in DMs, all of them.
    async fn matches_here(&self) -> Result<Vec<OpenMatch>, PlayError> {
        let mut matches = self.bot.db.open_matches(self.who.id, u32::MAX).await?;
        let channel = self.channel();
        if self.server().is_some() {
            matches.retain(|open| open.channel_id == channel);
        }
        Ok(matches)
    }

    /// The asker's match in this channel; where there are several, a question which is meant,
    /// whose answers ask for `what`.
    async fn match_here(&self, what: fn(MatchId) -> Ask) -> Result<Which, PlayError> {
        let matches = self.matches_here().await?;
        match matches.as_slice() {
            [] => {
                let told = private(words::no_match_here(self.language));
                Ok(Which::Told(Box::new(told)))
            }
            [open] => Ok(Which::One(open.match_id)),
            many => {
                let mut card = Card::of_words(words::which_match(self.language));
                let buttons: Vec<Button> = many
                    .iter()
                    .take(MATCHES_ASKED)
                    .map(|open| Button {
                        label: words::versus(open, self.who.id),
                        custom_id: what(open.match_id).to_string(),
                        style: Style::Secondary,
                        is_enabled: true,
                    })
                    .collect();
                card.rows = buttons.chunks(5).map(<[Button]>::to_vec).collect();
                Ok(Which::Told(Box::new(Reply::private(card))))
            }
        }
    }
}

/// Which match a command is about.
enum Which {
    /// This one.
    One(MatchId),
    /// That must be told, or asked, first.
    Told(Box<Reply>),
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

/// Whether a thread can be made in a channel: not in another thread, and not beside voice.
pub(super) fn can_have_threads(channel: Option<&serenity::PartialChannel>) -> bool {
    use serenity::ChannelType as T;
    channel.is_some_and(|channel| matches!(channel.kind, T::Text | T::News))
}

/// What the bot needs for a thread of its own and does not have, by Discord's own names.
pub(super) fn missing_for_threads(granted: Option<serenity::Permissions>) -> Vec<&'static str> {
    use serenity::Permissions as P;
    let granted = granted.unwrap_or(P::all());
    [
        (P::CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (P::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
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

/// How much time a pick may take, as people choose it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum PaceChoice {
    Live,
    OneDay,
    ThreeDays,
    Week,
    NoClock,
}

impl From<PaceChoice> for Pace {
    fn from(choice: PaceChoice) -> Self {
        match choice {
            PaceChoice::Live => Self::Live,
            PaceChoice::OneDay => Self::Day,
            PaceChoice::ThreeDays => Self::ThreeDays,
            PaceChoice::Week => Self::Week,
            PaceChoice::NoClock => Self::None,
        }
    }
}

/// Challenge somebody to a match, or offer one to whoever comes
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
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
    #[description = "How much time for each pick (3 days, or as this server has chosen)"]
    pace: Option<PaceChoice>,
    #[description = "Whether the match gets its own thread"] thread: Option<bool>,
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
    let asker = Asker::of(ctx).await;
    let usual = match asker.server() {
        Some(server) => play::server_settings(&asker.bot.db, server).await?,
        None => ServerSettings::from(Chosen::default()),
    };
    let game = game.map(Variant::from).or(usual.game);
    let mut options = Options::new(game.unwrap_or(Variant::Congkak));
    if let Some(holes) = holes {
        options.holes = holes;
        // As many as holes, unless it is said otherwise (RULES.md §2).
        if options.variant == Variant::Congkak {
            options.seeds = holes;
        }
    }
    options.seeds = seeds.unwrap_or(options.seeds);
    options.rounds = match (rounds, usual.rounds) {
        (Some(rounds), _) => rounds.into(),
        // Not every game is played until burnout.
        (None, Some(Rounds::Burnout)) if options.variant != Variant::Congkak => options.rounds,
        (None, Some(rounds)) => rounds,
        (None, None) => options.rounds,
    };
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

    let wish = Wish {
        options,
        pace: pace.map(Pace::from),
        has_thread: thread.unwrap_or(usual.has_thread) && asker.can_have_threads(),
    };
    let reply = offer(&asker, opponent, wish).await;
    asker.answer(reply).await;
    Ok(())
}

/// What a challenger wants.
struct Wish {
    options: Options,
    pace: Option<Pace>,
    has_thread: bool,
}

async fn offer(
    asker: &Asker<'_>,
    opponent: Option<serenity::User>,
    wish: Wish,
) -> Result<Reply, PlayError> {
    let Some(server) = asker.server() else {
        return Ok(private(words::not_at_home(asker.language)));
    };
    let missing = asker.missing_permissions(wish.has_thread);
    if !missing.is_empty() {
        let words = words::missing_permissions(asker.language, &missing);
        return Ok(private(words));
    }
    let channel = asker.interaction.channel.as_ref();
    let new = NewOffer {
        parent: channel
            .and_then(|channel| channel.parent_id)
            .map(|id| ChannelId::of_discord(id.get())),
        pace: wish.pace,
        has_thread: Some(wish.has_thread),
        server,
        channel: asker.channel(),
        challenger: asker.who.clone(),
        opponent_is_bot: opponent.as_ref().is_some_and(|user| user.bot),
        opponent: opponent.map(|user| asker.person_named(&user)),
        options: wish.options,
        language: asker.language_of_all(server).await?.locale().to_owned(),
        answer: Some(asker.interaction.token.clone()),
    };
    let (challenge, owed) = play::challenge(&asker.bot.db, asker.bot.now(), new).await?;
    let then = Then::ChallengeShown(challenge.id, owed);
    Ok(Reply::public(show::challenge(&challenge), then))
}

/// List your open matches, with links to them
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn games(ctx: Context<'_>) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
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
    let asker = Asker::of(ctx).await;
    let reply = show_board(&asker, shown_as.unwrap_or(BoardAs::Picture)).await;
    asker.answer(reply).await;
    Ok(())
}

async fn show_board(asker: &Asker<'_>, shown_as: BoardAs) -> Result<Reply, PlayError> {
    if asker.matches_here().await?.is_empty()
        && let Some(mat) = asker
            .bot
            .db
            .newest_match_in(asker.channel(), asker.who.id)
            .await?
    {
        return watch(asker, mat, shown_as).await;
    }
    let mat = match asker.match_here(Ask::ShowBoard).await? {
        Which::One(mat) => mat,
        Which::Told(reply) => return Ok(*reply),
    };
    let scene = play::scene(&asker.bot.db, mat).await?;
    let side = scene.seat_of(asker.who.id).unwrap_or(Side::South);
    match shown_as {
        BoardAs::Text => Ok(private(words::text_board(asker.language, &scene, side))),
        BoardAs::Picture => {
            let mut card = show::channel_board(asker.bot, &scene, BoardPlace::Same).await;
            card.pings.clear();
            let then = Then::BoardShown(mat, scene.row.revision, None);
            Ok(Reply::public(card, then))
        }
    }
}

/// The newest match of a channel, for who is not in it: to look at, alone, and without buttons.
async fn watch(asker: &Asker<'_>, mat: MatchId, shown_as: BoardAs) -> Result<Reply, PlayError> {
    let scene = play::scene(&asker.bot.db, mat).await?;
    if shown_as == BoardAs::Text {
        return Ok(private(words::text_board(
            asker.language,
            &scene,
            Side::South,
        )));
    }
    let mut card = show::channel_board(asker.bot, &scene, BoardPlace::Same).await;
    card.pings.clear();
    card.rows.clear();
    Ok(Reply::private(card))
}

/// Resign your match in this channel
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild"
)]
async fn resign(ctx: Context<'_>) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let reply = match asker.match_here(Ask::Resign).await {
        Ok(Which::One(mat)) => asker
            .asking()
            .resign_question(mat)
            .await
            .map(Reply::private),
        Ok(Which::Told(reply)) => Ok(*reply),
        Err(why) => Err(why),
    };
    asker.answer(reply).await;
    Ok(())
}

/// Explain how a game is played
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn rules(
    ctx: Context<'_>,
    #[description = "Which game (Congkak)"] game: Option<GameChoice>,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let variant = game.map_or(Variant::Congkak, Variant::from);
    let mut reader = vec![Owner::Player(asker.who.id)];
    reader.extend(asker.server().map(Owner::Server));
    let card = show::rules(asker.bot, asker.language, variant, &reader).await;
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
    let asker = Asker::of(ctx).await;
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
    let Some(mat) = db.newest_match_in(asker.channel(), asker.who.id).await? else {
        return Ok(nothing());
    };
    let scene = play::scene(db, mat).await?;
    let moves = play::player_settings(db, asker.who.id).await?.motion;
    let language = Language::of(&scene.row.language);
    let card = show::replay(asker.bot, language, &scene, stretch, moves).await?;
    Ok(card.map_or_else(nothing, |card| Reply::public(card, Then::Done)))
}

/// Choose your language, reminders and boards, or your server's
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn settings(ctx: Context<'_>) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let reply = async {
        let member = asker.interaction.member.as_deref();
        let viewer = viewer(asker.bot, asker.who.id, asker.server(), member).await?;
        let card = panel::page(asker.bot, asker.language, &viewer, 0).await?;
        Ok(Reply::private(card))
    };
    let reply = reply.await;
    asker.answer(reply).await;
    Ok(())
}

/// What the bot does, and how to begin
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn help(ctx: Context<'_>) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let commands = &ctx.framework.options.commands;
    asker
        .give(private(words::help(asker.language, commands)))
        .await;
    Ok(())
}
