//! The commands of leaderboards, profiles and histories.

use super::board::board;
use super::history::results;
use crate::db::{Measure, Period, PlayerId, Pool, ServerId};
use crate::discord::answer::{Reply, Then};
use crate::discord::card::Card;
use crate::discord::commands::{Asker, Context, GameChoice};
use crate::discord::custom_id::{BoardAsk, HistoryAsk};
use crate::discord::{AnyError, Bot, words};
use crate::play::{Person, PlayError};
use crate::rules::Variant;
use poise::serenity_prelude as serenity;

/// What a leaderboard is ordered by, as people choose it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum MeasureChoice {
    Rating,
    MatchesWon,
    RoundsWon,
    Captured,
    Run,
}

impl From<MeasureChoice> for Measure {
    fn from(choice: MeasureChoice) -> Self {
        match choice {
            MeasureChoice::Rating => Self::Rating,
            MeasureChoice::MatchesWon => Self::MatchesWon,
            MeasureChoice::RoundsWon => Self::RoundsWon,
            MeasureChoice::Captured => Self::Captured,
            MeasureChoice::Run => Self::Run,
        }
    }
}

/// The time of which a leaderboard is, as people choose it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum TimeChoice {
    Always,
    Month,
    Season,
    LastSeason,
}

impl TimeChoice {
    async fn period(self, bot: &Bot, server: ServerId) -> anyhow::Result<Period> {
        let now = bot.now();
        let season = bot.db.season_length(server).await?.season_at(now);
        Ok(match self {
            Self::Always => Period::Always,
            Self::Month => Period::month_of(now),
            Self::Season => season,
            Self::LastSeason => season.before(),
        })
    }
}

fn pool(game: Option<GameChoice>) -> Pool {
    game.map_or(Pool::All, |game| Pool::Of(Variant::from(game)))
}

/// A user that an option names, with the name by which the server knows them.
fn named(asker: &Asker<'_>, user: &serenity::User) -> Person {
    let members = &asker.interaction.data.resolved.members;
    Person {
        id: PlayerId::of_discord(user.id.get()),
        name: members
            .get(&user.id)
            .and_then(|member| member.nick.clone())
            .unwrap_or_else(|| user.display_name().to_owned()),
    }
}

async fn answer(asker: &Asker<'_>, card: Result<Card, PlayError>) {
    let reply = card.map(|card| Reply::public(card, Then::Done));
    asker.answer(reply).await;
}

/// Compare the players of this server
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(in crate::discord) async fn leaderboard(
    ctx: Context<'_>,
    #[description = "Of which game (all)"] game: Option<GameChoice>,
    #[description = "Ordered by what (rating)"] measure: Option<MeasureChoice>,
    #[description = "Of which time (all)"] time: Option<TimeChoice>,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let Some(server) = asker.server() else {
        return asker.no_standings_here().await;
    };
    let card = async {
        let time = time.unwrap_or(TimeChoice::Always);
        let ask = BoardAsk {
            pool: pool(game),
            period: time.period(asker.bot, server).await?,
            measure: measure.map_or(Measure::Rating, Measure::from),
            page: 0,
        };
        board(
            asker.bot,
            asker.language_of_all(server).await?,
            server,
            ask,
            asker.who.id,
        )
        .await
    };
    answer(&asker, card.await.map_err(PlayError::from)).await;
    Ok(())
}

/// Show a player's rating, record and habits in this server
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(in crate::discord) async fn profile(
    ctx: Context<'_>,
    #[description = "Whose (yours)"] player: Option<serenity::User>,
    #[description = "Compared with whom"] against: Option<serenity::User>,
    #[description = "Rating and habits of which game (all)"] game: Option<GameChoice>,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let Some(server) = asker.server() else {
        return asker.no_standings_here().await;
    };
    let who = player
        .as_ref()
        .map_or_else(|| asker.who.clone(), |user| named(&asker, user));
    let against = against.as_ref().map(|user| named(&asker, user));
    let card = super::profile(
        asker.bot,
        asker.language_of_all(server).await?,
        server,
        &who,
        against.as_ref(),
        pool(game),
    );
    answer(&asker, card.await.map_err(PlayError::from)).await;
    Ok(())
}

/// List your finished matches, with links and records
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(in crate::discord) async fn history(
    ctx: Context<'_>,
    #[description = "Only those with this player"] opponent: Option<serenity::User>,
    #[description = "Of which game (all)"] game: Option<GameChoice>,
    #[description = "The server's results as a file instead (needs Manage Server)"]
    #[rename = "results"]
    results_file: Option<bool>,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let Some(server) = asker.server() else {
        return asker.no_standings_here().await;
    };
    if results_file == Some(true) {
        let card = match asker.manages_server().await {
            Ok(true) => results(asker.bot, asker.language, server).await,
            Ok(false) => {
                let text = words::results_need_manage_server(asker.language);
                Ok(Card::of_words(text))
            }
            Err(error) => Err(error),
        };
        asker
            .answer(card.map(Reply::private).map_err(PlayError::from))
            .await;
        return Ok(());
    }
    let opponent = opponent.as_ref().map(|user| named(&asker, user));
    let ask = HistoryAsk {
        player: asker.who.id,
        opponent: opponent.as_ref().map(|person| person.id),
        pool: pool(game),
        page: 0,
    };
    let known: Vec<Person> = std::iter::once(asker.who.clone()).chain(opponent).collect();
    let language = asker.language_of_all(server).await?;
    let card = super::history(asker.bot, language, server, ask, &known);
    answer(&asker, card.await.map_err(PlayError::from)).await;
    Ok(())
}
