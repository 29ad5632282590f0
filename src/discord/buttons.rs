//! Presses of buttons: of any age, by anybody, each with an answer.

use super::answer::{self, Reply, Then};
use super::card::{Audience, Card};
use super::commands::{can_have_threads, missing_for_threads, missing_permissions};
use super::custom_id::{Ask, BoardAsk};
use super::here::{Entry, Here};
use super::more::Asking;
use super::panel::{self, Viewer};
use super::rest::{AnswerKind, Asked};
use super::standings;
use super::words::{self, Language};
use super::{Bot, analysis, dispatch, made_at, motion, puzzle, show};
use crate::db::{
    ChallengeState, ChannelId, MatchId, Measure, MessageId, Period, PlayerId, Pool, ServerId,
};
use crate::play::{
    self, Again, AnalysisAsk, BoardPlace, Lots, OwnPuzzle, Person, Picked, PlayError, Press,
    Refusal, Seat,
};
use crate::rules::Side;
use crate::watch::Kind;
use poise::serenity_prelude as serenity;
use std::time::Instant;
use tracing::info;

/// Who pressed what, where.
struct Pressed<'a> {
    bot: &'a Bot,
    who: Person,
    language: Language,
    here: Here,
    // Where the bot is a member of it.
    server: Option<ServerId>,
    channel: ChannelId,
    message: MessageId,
    // Whether only the presser sees the message that was pressed.
    audience: Audience,
    press: &'a serenity::ComponentInteraction,
}

/// Answers a press.
pub(super) async fn on_press(bot: &Bot, press: &serenity::ComponentInteraction) {
    let channel = ChannelId::of_discord(press.channel_id.get());
    let ask = press.data.custom_id.parse::<Ask>();
    let mut here = Here::of_press(press);
    if here == Here::Dm && is_practised(bot, ask.ok(), channel).await {
        here = here.to_practise(channel);
    }
    let is_private = here == Here::Dm
        || press
            .message
            .flags
            .is_some_and(|flags| flags.contains(serenity::MessageFlags::EPHEMERAL));
    let message = MessageId::of_discord(press.message.id.get());
    let asked = Asked {
        id: press.id.get(),
        token: press.token.clone(),
        kind: Kind::Press,
        since: Instant::now(),
        entry: Entry::of(
            here,
            channel,
            (!is_private).then_some(message),
            &press.token,
            made_at(press.id.get()),
        ),
    };
    if bot.is_repeated(asked.id) {
        return;
    }
    bot.hear(asked.id);
    if let Err(wait) = bot.admit(press.user.id.get()) {
        let words = words::too_fast(Language::of(&press.locale), wait);
        let reply = Reply::private(Card::of_words(words));
        return answer::give(bot, &asked, &reply).await;
    }
    let who = person(&press.user, press.member.as_ref());
    let language = bot.language_of(who.id, &press.locale).await;
    let pressed = Pressed {
        bot,
        who,
        language,
        here,
        server: here.home(),
        channel,
        message,
        audience: if is_private {
            Audience::Asker
        } else {
            Audience::Channel
        },
        press,
    };
    let missing = match here {
        Here::Server(_) => missing_permissions(press.app_permissions, press.channel.as_ref()),
        Here::Guest(_) | Here::Dm => Vec::new(),
    };
    if let Some(mat) = ask.ok().and_then(Ask::mat) {
        dispatch::about(mat);
    }
    let mut reply = match ask {
        // What starts a match needs a channel to play in.
        Ok(Ask::Accept(_) | Ask::Rematch(_)) if !missing.is_empty() => Reply::private(
            Card::of_words(words::missing_permissions(language, &missing)),
        ),
        Ok(ask) => match pressed.act(ask).await {
            Ok(reply) => reply,
            Err(why) => pressed.refused(ask, why).await,
        },
        Err(_) => Reply::private(Card::of_words(words::unknown_button(language))),
    };
    // Who plays on in private learns why the channel shows nothing of it.
    let lacks = words::missing_permissions(language, &missing);
    let is_seen_alone = is_private || matches!(reply.kind, AnswerKind::Message(Audience::Asker));
    let is_said = reply.card.words.contains(&lacks);
    if !missing.is_empty() && is_seen_alone && !is_said {
        reply.card.words = format!("{}\n{lacks}", reply.card.words);
    }
    answer::give(bot, &asked, &reply).await;
}

/// Whether a button is one of a match that is played in this DM with the bot.
async fn is_practised(bot: &Bot, ask: Option<Ask>, channel: ChannelId) -> bool {
    let Some(mat) = ask.and_then(Ask::mat) else {
        return false;
    };
    match bot.db.match_row(mat).await {
        Ok(row) => row.is_some_and(|row| row.channel == channel),
        // Whoever answers finds that out again, and says so.
        Err(_) => false,
    }
}

/// A person as Discord names them here.
pub(super) fn person(user: &serenity::User, member: Option<&serenity::Member>) -> Person {
    Person {
        id: PlayerId::of_discord(user.id.get()),
        name: member
            .map_or_else(|| user.display_name(), serenity::Member::display_name)
            .to_owned(),
    }
}

/// Chance: where the challenger sits, and who plays first when the opening ends level.
pub(super) fn draw_lots() -> Lots {
    let lot = || {
        if rand::random() {
            Side::South
        } else {
            Side::North
        }
    };
    Lots {
        challenger: lot(),
        first: lot(),
    }
}

impl Pressed<'_> {
    async fn act(&self, ask: Ask) -> Result<Reply, PlayError> {
        let (db, now) = (&self.bot.db, self.bot.now());
        match ask {
            Ask::Accept(id) => self.accept(id).await,
            Ask::Decline(id) => {
                let (challenge, owed) = play::decline(db, now, id, self.who.id).await?;
                self.challenge_ended(&challenge, owed).await
            }
            Ask::Cancel(id) => {
                let (challenge, owed) = play::cancel(db, now, id, self.who.id).await?;
                self.challenge_ended(&challenge, owed).await
            }
            Ask::Pick(mat, revision, label) => self.pick(mat, revision, label).await,
            Ask::PickOwn(mat, revision, label) => self.pick_own(mat, revision, label).await,
            Ask::OwnBoard(mat) => self.own_board(mat).await.map(Reply::private),
            Ask::Refresh(mat) => {
                let card = self.own_board(mat).await?;
                Ok(Reply::update(card, Then::Done))
            }
            // Beside the board, not in its place: the hint is to be followed there.
            Ask::Hint(mat) => self.asking().hint(mat).await.map(Reply::private),
            Ask::Resign(mat) => self.privately(self.asking().resign_question(mat).await?),
            Ask::More(mat) => self.privately(self.asking().more(mat).await?),
            Ask::Propose(mat, kind) => self.privately(self.asking().ask(mat, kind).await?),
            Ask::CallOff(mat) => self.privately(self.asking().call_off_question(mat).await?),
            Ask::CallOffMeant(mat) => self.privately(self.asking().call_off(mat).await?),
            Ask::TimeIsUp(mat) => self.privately(self.asking().late_question(mat).await?),
            Ask::Claim(mat) => self.privately(self.asking().claim(mat).await?),
            Ask::Extend(mat) => self.privately(self.asking().extend(mat).await?),
            Ask::Wait => {
                let card = Card::of_words(words::waited(self.language));
                self.privately(card)
            }
            Ask::EndVacation => self.privately(self.asking().end_vacation().await?),
            Ask::Unblock(other) => {
                let name = self.label();
                self.privately(self.asking().unblock(other, &name).await?)
            }
            Ask::ShowBoard(mat) => self.show_board(mat).await,
            Ask::Settings(page) => self.settings(page).await,
            Ask::Choose(page, setting) => {
                let values = chosen_values(&self.press.data.kind);
                panel::choose(self.bot, &self.viewer().await?, page, setting, &values).await?;
                self.settings(page).await
            }
            Ask::Switch(page, setting, on) => {
                let value = if on { "yes" } else { "no" }.to_owned();
                let viewer = self.viewer().await?;
                panel::choose(self.bot, &viewer, page, setting, &[value]).await?;
                self.settings(page).await
            }
            Ask::Export => {
                let json = play::export(db, self.who.id).await?;
                Ok(Reply::private(show::export(self.language, json)))
            }
            Ask::Forget => self.privately(show::forget_question(self.language)),
            Ask::Keep => {
                let card = Card::of_words(words::kept(self.language));
                self.privately(card)
            }
            Ask::ForgetMeant => {
                play::forget_player(db, now, self.who.id).await?;
                info!("a player was forgotten");
                let card = Card::of_words(words::forgotten(self.language));
                self.privately(card)
            }
            Ask::ResignMeant(mat) => {
                play::resign(db, now, mat, self.who.id).await?;
                info!(match_id = %mat, "match {mat} resigned");
                let card = Card::of_words(words::resigned(self.language));
                self.privately(card)
            }
            Ask::Never => {
                let card = Card::of_words(words::went_on(self.language));
                self.privately(card)
            }
            Ask::Offer(id, reply) => {
                let (answered, owed) = play::answer_offer(db, now, id, self.who.id, reply).await?;
                let card = show::offer(&answered.scene, &answered.offer);
                Ok(Reply::update(card, Then::Settle(owed)))
            }
            Ask::Rematch(mat) if self.is_practice(mat).await? => self.practise_again(mat).await,
            Ask::Rematch(mat) => {
                let again = self.again().await?;
                let is_seen = again.answer.is_some();
                let (challenge, owed) = play::rematch(db, now, mat, again).await?;
                if is_seen && challenge.offer.channel == self.channel {
                    let then = Then::ChallengeShown(challenge.id, owed);
                    return Ok(Reply::public(show::challenge(&challenge), then));
                }
                let text = words::rematch_offered(self.language);
                Ok(Reply::private(Card::of_words(text)))
            }
            Ask::Leaderboard(page, game) => {
                self.board(BoardAsk {
                    pool: game.map_or(Pool::All, Pool::Of),
                    period: Period::Always,
                    measure: Measure::MatchesWon,
                    page,
                })
                .await
            }
            Ask::Board(ask) => self.board(ask).await,
            Ask::Standing(ask) => {
                let Some(server) = self.server else {
                    return Ok(self.only_in_servers());
                };
                let (bot, who) = (self.bot, self.who.id);
                let card = standings::board(bot, self.language, server, ask, who).await?;
                Ok(Reply::private(card))
            }
            Ask::History(ask) => {
                let Some(server) = self.server else {
                    return Ok(self.only_in_servers());
                };
                let language = self.language_here(server).await?;
                let known = std::slice::from_ref(&self.who);
                let card = standings::history(self.bot, language, server, ask, known).await?;
                Ok(Reply::update(card, Then::Done))
            }
            Ask::Matches(ask) => {
                let Some(server) = self.server else {
                    return Ok(self.only_in_servers());
                };
                let known = std::slice::from_ref(&self.who);
                let card = standings::history(self.bot, self.language, server, ask, known).await?;
                Ok(Reply::private(card))
            }
            Ask::Past(mat) => standings::past(self.bot, self.language, self.server, mat)
                .await
                .map(Reply::private),
            Ask::PlayBack(mat) => self.play_back(mat).await,
            Ask::Analyse(mat) => self.analyse(mat).await,
            Ask::PuzzlePick(id, at, label) => {
                let (server, who) = (self.server, self.who.clone());
                let pick = (at as usize, label);
                let own = play::add_to_answer(db, now, server, id, who, pick).await?;
                Ok(self.own_puzzle(&own).await)
            }
            Ask::PuzzleBack(id, at) => {
                let (server, who) = (self.server, self.who.clone());
                let own = play::cut_answer(db, now, server, id, who, at as usize).await?;
                Ok(self.own_puzzle(&own).await)
            }
        }
    }

    /// The language for whoever sees the message that was pressed.
    async fn language_here(&self, server: ServerId) -> anyhow::Result<Language> {
        match self.audience {
            Audience::Channel => {
                let locale = self.press.guild_locale.as_deref();
                self.bot.language_in(server, locale).await
            }
            Audience::Asker => Ok(self.language),
        }
    }

    async fn board(&self, ask: BoardAsk) -> Result<Reply, PlayError> {
        let Some(server) = self.server else {
            return Ok(self.only_in_servers());
        };
        let language = self.language_here(server).await?;
        let card = standings::board(self.bot, language, server, ask, self.who.id).await?;
        Ok(Reply::update(card, Then::Done))
    }

    async fn play_back(&self, mat: MatchId) -> Result<Reply, PlayError> {
        let scene = play::scene(&self.bot.db, mat).await?;
        if Some(scene.row.server) != self.server {
            return Ok(Reply::private(Card::of_words(words::match_elsewhere(
                self.language,
            ))));
        }
        let moves = play::player_settings(&self.bot.db, self.who.id)
            .await?
            .motion;
        let stretch = show::Stretch::Match;
        let card = show::replay(self.bot, self.language, &scene, stretch, moves).await?;
        let nothing = || Card::of_words(words::nothing_to_replay(self.language));
        Ok(Reply::private(card.unwrap_or_else(nothing)))
    }

    /// Looks at a match again: for all, in a thread, where all see the button; else for the presser.
    async fn analyse(&self, mat: MatchId) -> Result<Reply, PlayError> {
        let channel = self.press.channel.as_ref();
        let granted = self.press.app_permissions;
        let server = self.server.filter(|_| {
            self.audience == Audience::Channel
                && can_have_threads(channel)
                && missing_permissions(granted, channel).is_empty()
                && missing_for_threads(granted).is_empty()
        });
        let language = match server {
            Some(server) => self.language_here(server).await?,
            None => self.language,
        };
        let ask = AnalysisAsk {
            mat,
            player: self.who.id,
            server: self.server,
            channel: self.channel,
            language: language.locale().to_owned(),
            has_thread: server.is_some(),
            answer: self.press.token.clone(),
        };
        analysis::begin(self.bot, self.language, ask).await
    }

    /// A puzzle with the presser's own answer: in the place of the message that shows it already, or
    /// in one of its own.
    async fn own_puzzle(&self, own: &OwnPuzzle) -> Reply {
        let card = puzzle::own_card(self.bot, self.language, self.who.id, own).await;
        match self.audience {
            Audience::Asker => Reply::update(card, Then::Done),
            Audience::Channel => Reply::private(card),
        }
    }

    /// What the button that was pressed says.
    fn label(&self) -> String {
        let buttons = self.press.message.components.iter();
        let mut labels = buttons.flat_map(|row| &row.components).filter_map(|part| {
            let serenity::ActionRowComponent::Button(button) = part else {
                return None;
            };
            match &button.data {
                serenity::ButtonKind::NonLink { custom_id, .. }
                    if *custom_id == self.press.data.custom_id =>
                {
                    button.label.clone()
                }
                _ => None,
            }
        });
        labels.next().unwrap_or_default()
    }

    fn only_in_servers(&self) -> Reply {
        Reply::private(Card::of_words(words::only_in_servers(self.language)))
    }

    /// The token of an answer that all in the channel would see; none from a private message.
    fn public_answer(&self) -> Option<String> {
        (self.audience == Audience::Channel).then(|| self.press.token.clone())
    }

    /// The message that was pressed, if all in the channel see it.
    fn public_message(&self) -> Option<MessageId> {
        (self.audience == Audience::Channel).then_some(self.message)
    }

    async fn challenge_ended(
        &self,
        challenge: &crate::db::Challenge,
        owed: play::Owed,
    ) -> Result<Reply, PlayError> {
        match self.audience {
            Audience::Channel => Ok(Reply::update(
                show::challenge(challenge),
                Then::Settle(owed),
            )),
            Audience::Asker => {
                play::tell_now(&self.bot.db, self.bot.now(), owed).await?;
                let text = words::challenge_ended(self.language, challenge.state);
                Ok(Reply::update(Card::of_words(text), Then::Done))
            }
        }
    }

    async fn accept(&self, id: crate::db::ChallengeId) -> Result<Reply, PlayError> {
        let accepted = play::accept(
            &self.bot.db,
            self.bot.now(),
            id,
            self.who.clone(),
            draw_lots(),
            self.public_message(),
            self.public_answer(),
        )
        .await?;
        let mat = accepted.scene.row.id;
        info!(match_id = %mat, "started match {mat}");
        if self.audience == Audience::Asker {
            let text = words::accepted(self.language);
            return Ok(Reply::update(Card::of_words(text), Then::Done));
        }
        if accepted.has_thread
            && let Some(challenge) = self.bot.db.challenge(id).await?
        {
            let card = show::challenge(&challenge);
            return Ok(Reply::update(card, Then::Settle(accepted.owed)));
        }
        let place = accepted.place;
        let card = show::channel_board(self.bot, &accepted.scene, place).await;
        Ok(Reply::board(
            card,
            place,
            &accepted.scene.row,
            accepted.owed,
        ))
    }

    async fn pick(&self, mat: MatchId, revision: i64, label: u8) -> Result<Reply, PlayError> {
        match self.play(mat, revision, label).await? {
            // A secret pick through a public button: such a button is never made, but may be sent.
            Picked::Kept(own) => {
                let card = show::own_board(self.bot, self.language, &own).await;
                Ok(Reply::private(card))
            }
            Picked::Sown {
                scene, place, owed, ..
            } => {
                let scene = self.bot.after_bot(*scene).await;
                let mut card = show::channel_board(self.bot, &scene, place).await;
                let wait = motion::ANSWER_WAIT;
                motion::channel_reveal(self.bot, &scene, &mut card, wait).await;
                Ok(Reply::board(card, place, &scene.row, owed))
            }
        }
    }

    async fn pick_own(&self, mat: MatchId, revision: i64, label: u8) -> Result<Reply, PlayError> {
        let (own, is_reveal) = match self.play(mat, revision, label).await? {
            Picked::Kept(own) => (*own, false),
            Picked::Sown { scene, side, .. } => {
                let own = play::OwnScene {
                    scene: self.bot.after_bot(*scene).await,
                    side,
                    own_pick: None,
                };
                (own, true)
            }
        };
        let mut card = show::own_board(self.bot, self.language, &own).await;
        if is_reveal {
            motion::own_reveal(self.bot, &own, &mut card, motion::ANSWER_WAIT).await;
        }
        Ok(Reply::update(card, Then::Done))
    }

    async fn is_practice(&self, mat: MatchId) -> Result<bool, PlayError> {
        let row = self.bot.db.match_row(mat).await?;
        Ok(row.is_some_and(|row| row.practice.is_some()))
    }

    /// The press, as one that asks for the same match once more.
    async fn again(&self) -> anyhow::Result<Again> {
        let language = match self.server.filter(|server| !server.is_guest()) {
            Some(server) => {
                let locale = self.press.guild_locale.as_deref();
                let language = self.bot.language_in(server, locale).await?;
                Some(language.locale().to_owned())
            }
            None => None,
        };
        Ok(Again {
            player: self.who.clone(),
            here: self.channel,
            language,
            answer: self.public_answer(),
        })
    }

    /// The same match against the bot again, at once.
    async fn practise_again(&self, mat: MatchId) -> Result<Reply, PlayError> {
        let again = self.again().await?;
        let is_here = again.answer.is_some();
        let (db, now) = (&self.bot.db, self.bot.now());
        let (first, rng_seed) = (draw_lots().first, rand::random());
        let begun = play::practice_again(db, now, mat, again, first, rng_seed).await?;
        info!(match_id = %begun.scene.row.id, "started practice match {}", begun.scene.row.id);
        if is_here && begun.is_in(self.channel) {
            return Ok(answer::begun(self.bot, begun).await);
        }
        self.bot.wake_bot();
        let text = words::accepted(self.language);
        Ok(Reply::private(Card::of_words(text)))
    }

    async fn play(&self, mat: MatchId, revision: i64, label: u8) -> Result<Picked, PlayError> {
        let press = Press {
            mat,
            revision,
            player: self.who.id,
            label,
            answer: self.public_answer(),
            message: self.public_message(),
        };
        play::pick(&self.bot.db, self.bot.now(), press).await
    }

    async fn own_board(&self, mat: MatchId) -> Result<Card, PlayError> {
        let own = play::own_scene(&self.bot.db, mat, Seat::Of(self.who.id)).await?;
        Ok(show::own_board(self.bot, self.language, &own).await)
    }

    fn asking(&self) -> Asking<'_> {
        Asking {
            bot: self.bot,
            language: self.language,
            player: self.who.id,
        }
    }

    /// An answer for the presser alone: in place of the message that was pressed, where that was
    /// the presser's alone, too, and had no board in it.
    #[expect(clippy::unnecessary_wraps, reason = "it ends arms that can fail")]
    fn privately(&self, card: Card) -> Result<Reply, PlayError> {
        let has_board = !self.press.message.attachments.is_empty();
        Ok(match self.audience {
            Audience::Asker if !has_board => Reply::update(card, Then::Done),
            Audience::Asker | Audience::Channel => Reply::private(card),
        })
    }

    /// The channel's board, anew, in the channel where it belongs.
    async fn show_board(&self, mat: MatchId) -> Result<Reply, PlayError> {
        let own = play::own_scene(&self.bot.db, mat, Seat::Of(self.who.id)).await?;
        if own.scene.row.channel != self.channel {
            return self.own_board(mat).await.map(Reply::private);
        }
        let mut card = show::channel_board(self.bot, &own.scene, BoardPlace::Same).await;
        card.pings.clear();
        let then = Then::BoardShown(mat, own.scene.row.revision, None);
        Ok(Reply::public(card, then))
    }

    async fn viewer(&self) -> Result<Viewer, PlayError> {
        viewer(
            self.bot,
            self.who.id,
            self.server,
            self.press.member.as_ref(),
        )
        .await
    }

    async fn settings(&self, page: u32) -> Result<Reply, PlayError> {
        let viewer = self.viewer().await?;
        // What was chosen may be the language.
        let language = self.bot.language_of(self.who.id, &self.press.locale).await;
        self.privately(panel::page(self.bot, language, &viewer, page).await?)
    }

    /// A challenge that has ended, in place of its buttons, where the bot is a guest: nobody could show
    /// before how it ended.
    async fn ended_unseen(&self, ask: Ask, why: &PlayError) -> Option<Reply> {
        let (Here::Guest(_), Audience::Channel) = (self.here, self.audience) else {
            return None;
        };
        let (Ask::Accept(id) | Ask::Decline(id) | Ask::Cancel(id)) = ask else {
            return None;
        };
        let PlayError::Refused(Refusal::ChallengeOver { state }) = *why else {
            return None;
        };
        let mut challenge = self.bot.db.challenge(id).await.ok().flatten()?;
        // One that was accepted has become a board.
        if state == ChallengeState::Accepted || challenge.message != Some(self.message) {
            return None;
        }
        challenge.state = state;
        Some(Reply::update(show::challenge(&challenge), Then::Done))
    }

    /// The refusal of a press. On a private board it is shown in that board's place, where the
    /// board has moved on; everywhere else it is a message of its own that only the presser sees.
    async fn refused(&self, ask: Ask, why: PlayError) -> Reply {
        if let Some(reply) = self.ended_unseen(ask, &why).await {
            return reply;
        }
        let reply = answer::refuse(self.bot, self.language, self.who.id, &why).await;
        let is_stale = matches!(why, PlayError::Refused(Refusal::Stale { .. }));
        match (ask, self.audience) {
            (Ask::PickOwn(..), Audience::Asker) if is_stale => {
                Reply::update(reply.card, Then::Done)
            }
            _ => reply,
        }
    }
}

/// What was chosen from a list.
fn chosen_values(kind: &serenity::ComponentInteractionDataKind) -> Vec<String> {
    use serenity::ComponentInteractionDataKind as Kind;
    match kind {
        Kind::StringSelect { values } => values.clone(),
        Kind::ChannelSelect { values } => values.iter().map(ToString::to_string).collect(),
        Kind::RoleSelect { values } => values.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

/// Who looks at settings: whether that is somebody who manages the server, or has the role for it.
pub(super) async fn viewer(
    bot: &Bot,
    player: PlayerId,
    server: Option<ServerId>,
    member: Option<&serenity::Member>,
) -> Result<Viewer, PlayError> {
    let mut manages = false;
    if let (Some(server), Some(member)) = (server, member) {
        let granted = member.permissions.unwrap_or_default();
        manages = granted.manage_guild();
        if !manages && let Some(role) = play::server_settings(&bot.db, server).await?.manager {
            manages = member.roles.iter().any(|id| id.get().cast_signed() == role);
        }
    }
    Ok(Viewer {
        player,
        server,
        manages,
    })
}
