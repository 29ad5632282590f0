//! Commands of practice against the bot.

use super::{
    Asker, BurntChoice, ChosenRules, Context, GameChoice, GrandSlamChoice, OpeningChoice,
    RefillChoice, RoundsChoice, VictoryChoice, Which, Wish,
};
use crate::ai::Level;
use crate::discord::AnyError;
use crate::discord::answer::{self, Reply};
use crate::discord::buttons::draw_lots;
use crate::discord::custom_id::Ask;
use crate::play::{self, NewPractice, PlayError, Refusal};
use crate::rules::Variant;
use tracing::info;

/// How well the bot plays, as people choose it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum LevelChoice {
    #[name = "1"]
    One,
    #[name = "2"]
    Two,
    #[name = "3"]
    Three,
    #[name = "4"]
    Four,
    #[name = "5"]
    Five,
    #[name = "6"]
    Six,
}

impl From<LevelChoice> for Level {
    fn from(choice: LevelChoice) -> Self {
        let [one, two, three, four, five, six] = Self::ALL;
        match choice {
            LevelChoice::One => one,
            LevelChoice::Two => two,
            LevelChoice::Three => three,
            LevelChoice::Four => four,
            LevelChoice::Five => five,
            LevelChoice::Six => six,
        }
    }
}

/// Play against the bot at once, at a level of your choice
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
#[expect(
    clippy::too_many_arguments,
    reason = "they are the options of the command"
)]
pub(super) async fn practice(
    ctx: Context<'_>,
    #[description = "Against the bot: how well it plays, from 1 to 6 (3)"] level: Option<
        LevelChoice,
    >,
    #[description = "Which game (Congkak)"] game: Option<GameChoice>,
    #[description = "How many rounds (1)"] rounds: Option<RoundsChoice>,
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
    let wish = Wish {
        options: chosen.options(game.unwrap_or(Variant::Congkak), usual.rounds),
        pace: None,
        has_thread: thread.unwrap_or(usual.has_thread) && asker.can_have_threads(),
        level: level.map(Level::from),
    };
    let reply = match chosen.foreign(wish.options.variant) {
        Some(bad) => Err(Refusal::Options(bad).into()),
        None => practise(&asker, wish).await,
    };
    asker.answer(reply).await;
    Ok(())
}

/// Begins a match against the bot.
pub(super) async fn practise(asker: &Asker<'_>, wish: Wish) -> Result<Reply, PlayError> {
    let here = asker.here.to_practise(asker.channel());
    let server = match asker.place_to_play(here, &wish) {
        Ok(server) => server,
        Err(told) => return Ok(*told),
    };
    let new = NewPractice {
        server,
        channel: asker.channel(),
        parent: asker.parent(),
        player: asker.who.clone(),
        bot: asker.bot.me.clone(),
        level: wish.level.unwrap_or(LevelChoice::Three.into()),
        options: wish.options,
        has_thread: wish.has_thread,
        language: asker.language_of_all(server).await?.locale().to_owned(),
        answer: Some(asker.interaction.token.clone()),
    };
    let (db, now) = (&asker.bot.db, asker.bot.now());
    let begun = play::practice(db, now, new, draw_lots(), rand::random()).await?;
    info!(match_id = %begun.scene.row.id, "started practice match {}", begun.scene.row.id);
    Ok(answer::begun(asker.bot, begun).await)
}

/// Get a hint in your practice match, only for you
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub(super) async fn hint(ctx: Context<'_>) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let reply = match asker.match_here(Ask::Hint).await {
        Ok(Which::One(mat)) => asker.asking().hint(mat).await.map(Reply::private),
        Ok(Which::Told(reply)) => Ok(*reply),
        Err(why) => Err(why),
    };
    asker.answer(reply).await;
    Ok(())
}
