//! The slash commands. Their descriptions in every language, and the names of choices, are in
//! `assets/locales`; what stands here is the English of it.

use super::answer::{self, Reply, Then};
use super::buttons::{person, viewer};
use super::card::{Button, Card, Style};
use super::custom_id::Ask;
use super::here::{Entry, Here, is_hushed};
use super::more::Asking;
use super::rest::Asked;
use super::words::{self, Language, Term, Under};
use super::{AnyError, Bot, dispatch, made_at, panel, show, standings};
use crate::ai::Level;
use crate::db::{self, ChannelId, MatchId, OpenMatch, Owner, Pace, ServerId};
use crate::play::{self, BoardPlace, NewOffer, Person, PlayError, Refusal, ServerSettings};
use crate::rules::{
    BadOptions, Burnt, GrandSlam, Opening, Options, Record, Refill, Rounds, Side, Variant, Victory,
};
use crate::watch::Kind;
use poise::serenity_prelude as serenity;
use std::sync::Arc;
use std::time::Instant;
use tracing::{error, warn};

mod practice;
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
        practice::practice(),
        games(),
        board(),
        table::play(),
        table::draw(),
        table::takeback(),
        practice::hint(),
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
    pub(super) here: Here,
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
            here: Here::of_command(interaction),
            since: Instant::now(),
        }
    }

    async fn give(&self, reply: Reply) {
        let asked = Asked {
            id: self.interaction.id.get(),
            token: self.interaction.token.clone(),
            kind: Kind::Command,
            since: self.since,
            // What is practised in a DM with the bot is shown through doors, too.
            entry: Entry::of(
                self.here.to_practise(self.channel()),
                self.channel(),
                None,
                &self.interaction.token,
                made_at(self.interaction.id.get()),
            ),
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

    /// The language of what all in a place see: the server's; among people, the asker's.
    pub(super) async fn language_of_all(&self, server: ServerId) -> anyhow::Result<Language> {
        if server.is_guest() {
            return Ok(self.language);
        }
        let locale = self.interaction.guild_locale.as_deref();
        self.bot.language_in(server, locale).await
    }

    /// Says that nothing is counted here: the bot is not a member.
    pub(super) async fn no_standings_here(&self) -> Result<(), AnyError> {
        self.give(private(words::no_standings_here(self.language)))
            .await;
        Ok(())
    }

    /// Whether the asker may choose for the whole server.
    pub(super) async fn manages_server(&self) -> anyhow::Result<bool> {
        let member = self.interaction.member.as_deref();
        let viewer = viewer(self.bot, self.who.id, self.server(), member).await?;
        Ok(viewer.manages)
    }

    /// The server, where the bot is a member of it.
    pub(super) fn server(&self) -> Option<ServerId> {
        self.here.home()
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
        self.server().is_some() && can_have_threads(self.interaction.channel.as_ref())
    }

    /// The channel that the thread belongs to, where the command is given in one.
    fn parent(&self) -> Option<ChannelId> {
        let parent = self.interaction.channel.as_ref()?.parent_id?;
        Some(ChannelId::of_discord(parent.get()))
    }

    /// What is so in the server, or anywhere else.
    async fn usual(&self) -> anyhow::Result<ServerSettings> {
        match self.server() {
            Some(server) => play::server_settings(&self.bot.db, server).await,
            None => Ok(ServerSettings::from(db::Chosen::default())),
        }
    }

    /// The place, where a match can be played here; else what is told instead.
    fn place_to_play(&self, here: Here, wish: &Wish) -> Result<ServerId, Box<Reply>> {
        let told = |words: String| Err(Box::new(private(words)));
        let Some(place) = here.place() else {
            return told(words::not_at_home(self.language).to_owned());
        };
        if is_hushed(here, self.interaction.member.as_deref()) {
            return told(words::guest_hushed(self.language).to_owned());
        }
        let missing = match here {
            Here::Server(_) => self.missing_permissions(wish.has_thread),
            Here::Guest(_) | Here::Dm => Vec::new(),
        };
        if missing.is_empty() {
            return Ok(place);
        }
        told(words::missing_permissions(self.language, &missing))
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
        if self.here != Here::Dm {
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
            [open] => {
                dispatch::about(open.match_id);
                Ok(Which::One(open.match_id))
            }
            many => {
                let mut card = Card::of_words(words::which_match(self.language));
                let buttons: Vec<Button> = many
                    .iter()
                    .take(MATCHES_ASKED)
                    .map(|open| Button {
                        label: words::versus(self.language, open, self.who.id),
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

/// The rules that somebody chose among the options of a command.
#[derive(Clone, Copy, Debug)]
struct ChosenRules {
    rounds: Option<RoundsChoice>,
    holes: Option<u8>,
    seeds: Option<u8>,
    burnt: Option<BurntChoice>,
    refill: Option<RefillChoice>,
    victory: Option<VictoryChoice>,
    opening: Option<OpeningChoice>,
    grand_slam: Option<GrandSlamChoice>,
}

impl ChosenRules {
    /// All the rules of a match: what was not chosen is as usual.
    fn options(self, variant: Variant, usual_rounds: Option<Rounds>) -> Options {
        let mut options = Options::new(variant);
        if let Some(holes) = self.holes {
            options.holes = holes;
            // As many as holes, unless it is said otherwise (RULES.md §2).
            if options.variant == Variant::Congkak {
                options.seeds = holes;
            }
        }
        options.seeds = self.seeds.unwrap_or(options.seeds);
        options.rounds = match (self.rounds, usual_rounds) {
            (Some(rounds), _) => rounds.into(),
            // Not every game is played until burnout.
            (None, Some(Rounds::Burnout)) if options.variant != Variant::Congkak => options.rounds,
            (None, Some(rounds)) => rounds,
            (None, None) => options.rounds,
        };
        options.burnt = self.burnt.map_or(options.burnt, |choice| match choice {
            BurntChoice::Forfeit => Burnt::Forfeit,
            BurntChoice::Skip => Burnt::Skip,
            BurntChoice::Off => Burnt::Off,
        });
        options.refill = self.refill.map_or(options.refill, |choice| match choice {
            RefillChoice::Partial => Refill::Partial,
            RefillChoice::Full => Refill::Full,
            RefillChoice::Even => Refill::Even,
        });
        options.victory = self.victory.map_or(options.victory, |choice| match choice {
            VictoryChoice::Rounds => Victory::Rounds,
            VictoryChoice::Seeds => Victory::Seeds,
            VictoryChoice::Holes => Victory::Holes,
        });
        options.opening = self.opening.map_or(options.opening, |choice| match choice {
            OpeningChoice::Simultaneous => Opening::Simultaneous,
            OpeningChoice::South => Opening::Starts(Side::South),
            OpeningChoice::North => Opening::Starts(Side::North),
        });
        options.grand_slam = self
            .grand_slam
            .map_or(options.grand_slam, |choice| match choice {
                GrandSlamChoice::Capture => GrandSlam::Capture,
                GrandSlamChoice::None => GrandSlam::None,
            });
        options
    }

    /// The first of the chosen options that a game does not know, whatever its value: whoever gives
    /// it believes that it does something.
    fn foreign(self, variant: Variant) -> Option<BadOptions> {
        let known: &[&str] = match variant {
            Variant::Congkak => &["burnt", "refill", "victory"],
            Variant::Kalah => &[],
            Variant::Oware => &["grand_slam"],
        };
        let given = [
            ("burnt", self.burnt.is_some()),
            ("refill", self.refill.is_some()),
            ("victory", self.victory.is_some()),
            ("grand_slam", self.grand_slam.is_some()),
        ];
        let foreign = |(option, is_given): &(&str, bool)| *is_given && !known.contains(option);
        let (option, _) = given.into_iter().find(foreign)?;
        Some(BadOptions::NotInVariant { variant, option })
    }

    /// What was chosen at all.
    fn terms(self) -> Vec<Term> {
        let mut terms = Term::ALL.to_vec();
        terms.retain(|term| match term {
            Term::Size => self.holes.is_some() || self.seeds.is_some(),
            Term::Rounds => self.rounds.is_some(),
            Term::Burnt => self.burnt.is_some(),
            Term::Refill => self.refill.is_some(),
            Term::Victory => self.victory.is_some(),
            Term::Opening => self.opening.is_some(),
            Term::GrandSlam => self.grand_slam.is_some(),
        });
        terms
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
    #[description = "Against the bot: how well it plays, from 1 to 6 (3)"] level: Option<
        practice::LevelChoice,
    >,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let usual = asker.usual().await?;
    let game = game.map(Variant::from).or(usual.game);
    let chosen = ChosenRules {
        rounds,
        holes,
        seeds,
        burnt,
        refill,
        victory,
        opening,
        grand_slam,
    };
    let options = chosen.options(game.unwrap_or(Variant::Congkak), usual.rounds);
    let wish = Wish {
        options,
        pace: pace.map(Pace::from),
        has_thread: thread.unwrap_or(usual.has_thread) && asker.can_have_threads(),
        level: level.map(Level::from),
    };
    let reply = match chosen.foreign(wish.options.variant) {
        Some(bad) => Err(Refusal::Options(bad).into()),
        None => offer(&asker, opponent, wish).await,
    };
    asker.answer(reply).await;
    Ok(())
}

/// What a challenger wants.
struct Wish {
    options: Options,
    pace: Option<Pace>,
    has_thread: bool,
    // Of the bot.
    level: Option<Level>,
}

async fn offer(
    asker: &Asker<'_>,
    opponent: Option<serenity::User>,
    wish: Wish,
) -> Result<Reply, PlayError> {
    let is_me = |user: &serenity::User| user.id.get() == asker.bot.me.id.to_discord();
    if opponent.as_ref().is_some_and(is_me) {
        return practice::practise(asker, wish).await;
    }
    if wish.level.is_some() {
        return Err(Refusal::LevelWithoutBot.into());
    }
    let server = match asker.place_to_play(asker.here, &wish) {
        Ok(server) => server,
        Err(told) => return Ok(*told),
    };
    let new = NewOffer {
        parent: asker.parent(),
        pace: wish.pace,
        has_thread: Some(wish.has_thread),
        server,
        channel: asker.channel(),
        challenger: asker.who.clone(),
        opponent_is_bot: opponent.as_ref().is_some_and(|user| user.bot),
        opponent_is_elsewhere: opponent.as_ref().is_some_and(|user| {
            let members = &asker.interaction.data.resolved.members;
            asker.interaction.guild_id.is_some() && !members.contains_key(&user.id)
        }),
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
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
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
        // In a DM with the bot, where only practice is played.
        BoardAs::Picture if asker.here == Here::Dm && scene.row.channel != asker.channel() => {
            let own = play::own_scene(&asker.bot.db, mat, play::Seat::Side(side)).await?;
            let card = show::own_board(asker.bot, asker.language, &own).await;
            Ok(Reply::private(card))
        }
        BoardAs::Text => {
            let card = show::text_board(asker.language, &scene, side);
            Ok(Reply::private(card))
        }
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
            Under::Nothing,
        )));
    }
    let card = show::watched_board(asker.bot, asker.language, &scene).await;
    Ok(Reply::private(card))
}

/// Resign your match in this channel
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
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
#[expect(
    clippy::too_many_arguments,
    reason = "they are the options of the command"
)]
async fn rules(
    ctx: Context<'_>,
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
    let asker = Asker::of(ctx).await;
    let chosen = ChosenRules {
        rounds,
        holes,
        seeds,
        burnt,
        refill,
        victory,
        opening,
        grand_slam,
    };
    let reply = explain(&asker, game.map(Variant::from), chosen).await;
    asker.answer(reply).await;
    Ok(())
}

/// Explains a game: with what was chosen, or else as it is played in the asker's match here.
async fn explain(
    asker: &Asker<'_>,
    game: Option<Variant>,
    chosen: ChosenRules,
) -> Result<Reply, PlayError> {
    let language = asker.language;
    let terms = chosen.terms();
    let here = if terms.is_empty() {
        let matches = asker.matches_here().await?;
        let mut records = matches
            .iter()
            .filter_map(|open| Record::parse(&open.record).ok())
            .map(|record| record.options);
        records.find(|options| game.is_none_or(|game| game == options.variant))
    } else {
        None
    };
    let options = here.unwrap_or_else(|| chosen.options(game.unwrap_or(Variant::Congkak), None));
    options.check().map_err(Refusal::Options)?;
    let words = match (here, terms.as_slice()) {
        (Some(options), _) => words::rules_here(language, &options),
        (None, []) => words::rules(language, options.variant).to_owned(),
        (None, terms) => words::rules_with(language, &options, terms),
    };
    let mut reader = vec![Owner::Player(asker.who.id)];
    reader.extend(asker.server().map(Owner::Server));
    let card = show::rules(asker.bot, language, words, options, &reader).await;
    Ok(Reply::private(card))
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
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
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
    let channel = asker.channel();
    let Some(mat) = db.newest_played_in(channel, asker.who.id).await? else {
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
