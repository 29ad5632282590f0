//! Commands of what there is to learn: looking at a match again, and puzzles.

use super::{Asker, Context, private};
use crate::db::{Filter, MatchId, PlayerId, Pool, ServerId};
use crate::discord::answer::Reply;
use crate::discord::card::shortened;
use crate::discord::words::{self, Language};
use crate::discord::{AnyError, Bot, analysis, puzzle};
use crate::play::{self, AnalysisAsk, PlayError, PuzzleAsk, Refusal};
use poise::serenity_prelude as serenity;
use tracing::warn;

/// Discord's limit on suggestions, and on the text of each.
const SUGGESTED: u32 = 25;
const SUGGESTION_CHARS: usize = 100;

/// Look at a finished match again: who was ahead, and what decided it
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn analyse(
    ctx: Context<'_>,
    #[description = "Which of your matches here (the last one)"]
    #[rename = "match"]
    #[autocomplete = "suggest_matches"]
    mat: Option<String>,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let reply = look_again(&asker, mat.as_deref()).await;
    asker.answer(reply).await;
    Ok(())
}

async fn look_again(asker: &Asker<'_>, typed: Option<&str>) -> Result<Reply, PlayError> {
    let Some(server) = asker.server() else {
        return Ok(private(words::only_in_servers(asker.language)));
    };
    let mat = match typed {
        Some(typed) => {
            let number = typed.trim().trim_start_matches('#').parse();
            MatchId::new(number.map_err(|_| Refusal::UnknownMatch)?)
        }
        None => match own_matches(asker.bot, server, asker.who.id, 1)
            .await?
            .first()
        {
            Some(last) => last.mat,
            None => return Ok(private(words::analysis_no_match(asker.language))),
        },
    };
    let has_thread = asker.can_have_threads() && asker.missing_permissions(true).is_empty();
    let language = if has_thread {
        asker.language_of_all(server).await?
    } else {
        asker.language
    };
    let ask = AnalysisAsk {
        mat,
        player: asker.who.id,
        server: Some(server),
        channel: asker.channel(),
        language: language.locale().to_owned(),
        has_thread,
        answer: asker.interaction.token.clone(),
    };
    match analysis::begin(asker.bot, asker.language, ask).await {
        // It was never there: somebody has typed a number by hand.
        Err(PlayError::Refused(Refusal::NoSuchMatch)) => Err(Refusal::UnknownMatch.into()),
        begun => begun,
    }
}

async fn own_matches(
    bot: &Bot,
    server: ServerId,
    player: PlayerId,
    most: u32,
) -> anyhow::Result<Vec<crate::db::PastMatch>> {
    let filter = Filter {
        server,
        player,
        opponent: None,
        pool: Pool::All,
    };
    let (matches, _) = bot.db.past_matches(filter, 0, most).await?;
    Ok(matches)
}

/// The asker's last matches here that are over.
async fn suggest_matches(ctx: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let asker = Asker::of(ctx).await;
    let choices = matches(&asker, typed).await.unwrap_or_else(|why| {
        warn!("suggesting matches: {why:#}");
        Vec::new()
    });
    serenity::CreateAutocompleteResponse::new().set_choices(choices)
}

async fn matches(
    asker: &Asker<'_>,
    typed: &str,
) -> anyhow::Result<Vec<serenity::AutocompleteChoice>> {
    let Some(server) = asker.server() else {
        return Ok(Vec::new());
    };
    let typed = typed.trim().to_lowercase();
    let found = own_matches(asker.bot, server, asker.who.id, SUGGESTED).await?;
    let lines = found.iter().map(|past| {
        let text = words::analysis_choice(asker.language, past);
        (shortened(&text, SUGGESTION_CHARS), past.mat.to_string())
    });
    let fitting = lines.filter(|(text, _)| text.to_lowercase().contains(&typed));
    let choices = fitting.map(|(text, value)| serenity::AutocompleteChoice::new(text, value));
    Ok(choices.collect())
}

/// A puzzle a day: answer in secret, and see the solution tomorrow
#[poise::command(
    slash_command,
    rename = "puzzle",
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn puzzle_command(
    ctx: Context<'_>,
    #[description = "Your answer, such as 7 1 2; left out: shows the puzzle"] answer: Option<
        String,
    >,
) -> Result<(), AnyError> {
    let asker = Asker::of(ctx).await;
    let reply = puzzle_of_the_day(&asker, answer.as_deref()).await;
    asker.answer(reply).await;
    Ok(())
}

async fn puzzle_of_the_day(asker: &Asker<'_>, typed: Option<&str>) -> Result<Reply, PlayError> {
    let Some(server) = asker.server() else {
        return Ok(private(words::only_in_servers(asker.language)));
    };
    // An answer is nobody else's business; and where the bot cannot come back to, no solution is
    // promised.
    let can_be_public = typed.is_none() && asker.missing_permissions(false).is_empty();
    let language: Language = asker.language_of_all(server).await?;
    let ask = PuzzleAsk {
        server,
        channel: can_be_public.then(|| asker.channel()),
        language: language.locale().to_owned(),
        answer: asker.interaction.token.clone(),
    };
    let Some(typed) = typed else {
        return puzzle::ask(asker.bot, asker.language, asker.who.id, ask).await;
    };
    let (db, now) = (&asker.bot.db, asker.bot.now());
    let made = puzzle::of_today(asker.bot, server).await?;
    let (row, _) = play::show_puzzle(db, now, ask, &made).await?;
    let own = play::set_answer(db, now, Some(server), row.id, asker.who.clone(), typed).await?;
    let card = puzzle::own_card(asker.bot, asker.language, asker.who.id, &own).await;
    Ok(Reply::private(card))
}
