//! Presses of buttons: of any age, by anybody, each with an answer.

use super::answer::{self, Reply, Then};
use super::card::{Audience, Button, Card, Style};
use super::commands::missing_permissions;
use super::custom_id::Ask;
use super::rest::Asked;
use super::standings::{self, BoardAsk};
use super::words::{self, Label, Language};
use super::{Bot, show};
use crate::db::{MatchId, Measure, MessageId, Period, PlayerId, Pool, ServerId};
use crate::play::{self, Lots, Person, Picked, PlayError, Press, Refusal, Seat};
use crate::rules::Side;
use poise::serenity_prelude as serenity;
use tracing::info;

/// Who pressed what, where.
struct Pressed<'a> {
    bot: &'a Bot,
    who: Person,
    language: Language,
    // For what everybody in the channel sees.
    language_of_all: Language,
    server: Option<ServerId>,
    message: MessageId,
    // Whether only the presser sees the message that was pressed.
    audience: Audience,
    token: &'a str,
}

/// Answers a press.
pub(super) async fn on_press(bot: &Bot, press: &serenity::ComponentInteraction) {
    let asked = Asked {
        id: press.id.get(),
        token: press.token.clone(),
    };
    let language = Language::of(&press.locale);
    let is_private = press.guild_id.is_none()
        || press
            .message
            .flags
            .is_some_and(|flags| flags.contains(serenity::MessageFlags::EPHEMERAL));
    let pressed = Pressed {
        bot,
        who: person(&press.user, press.member.as_ref()),
        language,
        language_of_all: Language::of_server(press.guild_locale.as_deref()),
        server: press.guild_id.map(|id| ServerId::of_discord(id.get())),
        message: MessageId::of_discord(press.message.id.get()),
        audience: if is_private {
            Audience::Asker
        } else {
            Audience::Channel
        },
        token: &press.token,
    };
    if bot.is_repeated(asked.id) {
        return;
    }
    let missing = missing_permissions(press.app_permissions, press.channel.as_ref());
    let reply = match press.data.custom_id.parse::<Ask>() {
        // What starts a match needs a channel to play in.
        Ok(Ask::Accept(_) | Ask::Rematch(_)) if press.guild_id.is_some() && !missing.is_empty() => {
            Reply::private(Card::of_words(words::missing_permissions(
                language, &missing,
            )))
        }
        Ok(ask) => match pressed.act(ask).await {
            Ok(reply) => reply,
            Err(why) => pressed.refused(ask, why).await,
        },
        Err(_) => Reply::private(Card::of_words(words::unknown_button(language))),
    };
    answer::give(bot, &asked, &reply).await;
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
        let (db, now) = (&self.bot.db, Bot::now());
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
            Ask::Resign(mat) => self.resign_question(mat).await,
            Ask::ResignMeant(mat) => {
                play::resign(db, now, mat, self.who.id).await?;
                info!(match_id = %mat, "match {mat} resigned");
                let card = Card::of_words(words::resigned(self.language));
                Ok(Reply::update(card, Then::Done))
            }
            Ask::Never => {
                let card = Card::of_words(words::went_on(self.language));
                Ok(Reply::update(card, Then::Done))
            }
            Ask::Rematch(mat) => {
                let answer = self.public_answer();
                let (challenge, owed) =
                    play::rematch(db, now, mat, self.who.clone(), answer.clone()).await?;
                if answer.is_some() {
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
                let language = self.language_here();
                let card = standings::history(self.bot, language, server, ask).await?;
                Ok(Reply::update(card, Then::Done))
            }
            Ask::Matches(ask) => {
                let Some(server) = self.server else {
                    return Ok(self.only_in_servers());
                };
                let card = standings::history(self.bot, self.language, server, ask).await?;
                Ok(Reply::private(card))
            }
            Ask::Past(mat) => standings::past(self.bot, self.language, self.server, mat)
                .await
                .map(Reply::private),
            Ask::PlayBack(mat) => self.play_back(mat).await,
        }
    }

    /// The language for whoever sees the message that was pressed.
    const fn language_here(&self) -> Language {
        match self.audience {
            Audience::Channel => self.language_of_all,
            Audience::Asker => self.language,
        }
    }

    async fn board(&self, ask: BoardAsk) -> Result<Reply, PlayError> {
        let Some(server) = self.server else {
            return Ok(self.only_in_servers());
        };
        let language = self.language_here();
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
        let card = show::replay(self.bot, self.language, &scene, show::Stretch::Match).await?;
        let nothing = || Card::of_words(words::nothing_to_replay(self.language));
        Ok(Reply::private(card.unwrap_or_else(nothing)))
    }

    fn only_in_servers(&self) -> Reply {
        Reply::private(Card::of_words(words::only_in_servers(self.language)))
    }

    /// The token of an answer that all in the channel would see; none from a private message.
    fn public_answer(&self) -> Option<String> {
        (self.audience == Audience::Channel).then(|| self.token.to_owned())
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
                play::tell_now(&self.bot.db, Bot::now(), owed).await?;
                let text = words::challenge_ended(self.language, challenge.state);
                Ok(Reply::update(Card::of_words(text), Then::Done))
            }
        }
    }

    async fn accept(&self, id: crate::db::ChallengeId) -> Result<Reply, PlayError> {
        let accepted = play::accept(
            &self.bot.db,
            Bot::now(),
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
                let card = show::channel_board(self.bot, &scene, place).await;
                Ok(Reply::board(card, place, &scene.row, owed))
            }
        }
    }

    async fn pick_own(&self, mat: MatchId, revision: i64, label: u8) -> Result<Reply, PlayError> {
        let own = match self.play(mat, revision, label).await? {
            Picked::Kept(own) => *own,
            Picked::Sown { scene, side, .. } => play::OwnScene {
                scene: *scene,
                side,
                own_pick: None,
            },
        };
        let card = show::own_board(self.bot, self.language, &own).await;
        Ok(Reply::update(card, Then::Done))
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
        play::pick(&self.bot.db, Bot::now(), press).await
    }

    async fn own_board(&self, mat: MatchId) -> Result<Card, PlayError> {
        let own = play::own_scene(&self.bot.db, mat, Seat::Of(self.who.id)).await?;
        Ok(show::own_board(self.bot, self.language, &own).await)
    }

    async fn resign_question(&self, mat: MatchId) -> Result<Reply, PlayError> {
        resign_question(self.bot, self.language, mat, self.who.id)
            .await
            .map(Reply::private)
    }

    /// The refusal of a press. On a private board it is shown in that board's place, where the
    /// board has moved on; everywhere else it is a message of its own that only the presser sees.
    async fn refused(&self, ask: Ask, why: PlayError) -> Reply {
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

/// Asks a player whether resigning is meant.
pub(super) async fn resign_question(
    bot: &Bot,
    language: Language,
    mat: MatchId,
    player: PlayerId,
) -> Result<Card, PlayError> {
    let own = play::own_scene(&bot.db, mat, Seat::Of(player)).await?;
    if !own.scene.row.is_open {
        return Err(Refusal::MatchOver {
            outcome: own.scene.position.outcome(),
            players: own.scene.row.names,
        }
        .into());
    }
    let mut card = Card::of_words(words::resign_question(language, &own.scene, own.side));
    let button = |label, ask: Ask, style| Button {
        label: words::label(language, label).to_owned(),
        custom_id: ask.to_string(),
        style,
        is_enabled: true,
    };
    card.rows = vec![vec![
        button(Label::ResignMeant, Ask::ResignMeant(mat), Style::Danger),
        button(Label::KeepPlaying, Ask::Never, Style::Secondary),
    ]];
    Ok(card)
}
