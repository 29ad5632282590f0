//! What else can be done in a match, beside picking: offers, claims, an end without a result.

use super::Bot;
use super::card::{Button, Card, Style};
use super::custom_id::Ask;
use super::show::{self, button};
use super::words::{self, Label, Language};
use crate::db::{MatchId, OfferKind, PlayerId};
use crate::play::{self, PlayError, Scene};
use tracing::info;

/// Who asks.
pub(super) struct Asking<'a> {
    pub(super) bot: &'a Bot,
    pub(super) language: Language,
    pub(super) player: PlayerId,
}

impl Asking<'_> {
    fn button(&self, label: Label, ask: Ask, style: Style) -> Button {
        button(self.language, label, ask, style)
    }

    /// All that can be done now, behind one button of the board.
    pub(super) async fn more(&self, mat: MatchId) -> Result<Card, PlayError> {
        let own = play::open_scene(&self.bot.db, mat, self.player).await?;
        let opponent = &own.scene.row.names[own.side.other()];
        let mut card = Card::of_words(words::more_heading(self.language, opponent));
        let draw = Ask::Propose(mat, OfferKind::Draw);
        let takeback = Ask::Propose(mat, OfferKind::Takeback);
        let mut row = vec![
            self.button(Label::Draw, draw, Style::Secondary),
            self.button(Label::Takeback, takeback, Style::Secondary),
        ];
        if show::is_late(&own.scene, own.side.other()) {
            row.push(self.button(Label::TimeIsUp, Ask::TimeIsUp(mat), Style::Primary));
        }
        if play::why_to_call_off(&own.scene, self.bot.now()).is_some() {
            row.push(self.button(Label::CallOff, Ask::CallOff(mat), Style::Secondary));
        }
        row.push(self.button(Label::Resign, Ask::Resign(mat), Style::Danger));
        card.rows = vec![row];
        Ok(card)
    }

    /// Asks the other player for a draw, or for the own last turn back.
    pub(super) async fn ask(&self, mat: MatchId, kind: OfferKind) -> Result<Card, PlayError> {
        let (db, now) = (&self.bot.db, self.bot.now());
        let own = play::open_scene(db, mat, self.player).await?;
        if own.scene.row.practice.is_some() {
            return self.ask_bot(own.scene, kind).await;
        }
        let answered = play::offer(db, now, mat, self.player, kind).await?;
        Ok(Card::of_words(words::asked(self.language, &answered.offer)))
    }

    /// Asks the bot, which answers at once.
    async fn ask_bot(&self, scene: Scene, kind: OfferKind) -> Result<Card, PlayError> {
        let (db, now) = (&self.bot.db, self.bot.now());
        let (mat, revision) = (scene.row.id, scene.row.revision);
        let takes = match kind {
            OfferKind::Draw => self.bot.work_out(move || play::takes_draw(&scene)).await,
            OfferKind::Takeback => None,
        };
        let draw_at = (takes == Some(true)).then_some(revision);
        let answered = play::offer_to_bot(db, now, mat, self.player, kind, draw_at).await?;
        let words = words::asked_bot(self.language, &answered.scene, &answered.offer);
        Ok(Card::of_words(words))
    }

    /// Tells what to pick, and why.
    pub(super) async fn hint(&self, mat: MatchId) -> Result<Card, PlayError> {
        let own = play::scene_for_hint(&self.bot.db, mat, self.player).await?;
        let (scene, side) = (own.scene.clone(), own.side);
        let advice = self.bot.work_out(move || play::advise(&scene, side)).await;
        Ok(Card::of_words(match advice.flatten() {
            Some(advice) => words::hint(self.language, &own, &advice),
            None => words::broken(self.language).to_owned(),
        }))
    }

    /// Asks whether resigning is meant.
    pub(super) async fn resign_question(&self, mat: MatchId) -> Result<Card, PlayError> {
        let own = play::open_scene(&self.bot.db, mat, self.player).await?;
        let words = words::resign_question(self.language, &own.scene, own.side);
        let mut card = Card::of_words(words);
        card.rows = vec![vec![
            self.button(Label::ResignMeant, Ask::ResignMeant(mat), Style::Danger),
            self.button(Label::KeepPlaying, Ask::Never, Style::Secondary),
        ]];
        Ok(card)
    }

    /// Asks whether cancelling is meant, where it is possible.
    pub(super) async fn call_off_question(&self, mat: MatchId) -> Result<Card, PlayError> {
        let own = play::open_scene(&self.bot.db, mat, self.player).await?;
        if play::why_to_call_off(&own.scene, self.bot.now()).is_none() {
            return Err(play::Refusal::CannotCallOff.into());
        }
        let opponent = &own.scene.row.names[own.side.other()];
        let mut card = Card::of_words(words::call_off_question(self.language, opponent));
        card.rows = vec![vec![
            self.button(Label::CallOffMeant, Ask::CallOffMeant(mat), Style::Danger),
            self.button(Label::KeepPlaying, Ask::Never, Style::Secondary),
        ]];
        Ok(card)
    }

    pub(super) async fn call_off(&self, mat: MatchId) -> Result<Card, PlayError> {
        play::call_off(&self.bot.db, self.bot.now(), mat, self.player).await?;
        info!(match_id = %mat, "match {mat} called off");
        Ok(Card::of_words(words::called_off_now(self.language)))
    }

    /// Asks what to do about an opponent whose time is up.
    pub(super) async fn late_question(&self, mat: MatchId) -> Result<Card, PlayError> {
        let own = play::open_scene(&self.bot.db, mat, self.player).await?;
        let late = own.side.other();
        play::refuse_in_time(&own, self.bot.now())?;
        let opponent = &own.scene.row.names[late];
        let both = show::is_late(&own.scene, own.side);
        let mut card = Card::of_words(words::late_question(self.language, opponent, both));
        let first = if both {
            self.button(Label::CallOff, Ask::CallOff(mat), Style::Danger)
        } else {
            self.button(Label::Claim, Ask::Claim(mat), Style::Danger)
        };
        card.rows = vec![vec![
            first,
            self.button(Label::Extend, Ask::Extend(mat), Style::Primary),
            self.button(Label::Wait, Ask::Wait, Style::Secondary),
        ]];
        Ok(card)
    }

    pub(super) async fn claim(&self, mat: MatchId) -> Result<Card, PlayError> {
        play::claim(&self.bot.db, self.bot.now(), mat, self.player).await?;
        info!(match_id = %mat, "match {mat} claimed");
        Ok(Card::of_words(words::claimed(self.language)))
    }

    pub(super) async fn extend(&self, mat: MatchId) -> Result<Card, PlayError> {
        let scene = play::extend(&self.bot.db, self.bot.now(), mat, self.player).await?;
        let words = scene
            .seat_of(self.player)
            .map(|side| words::extended(self.language, &scene, side));
        Ok(Card::of_words(words.unwrap_or_default()))
    }

    pub(super) async fn end_vacation(&self) -> Result<Card, PlayError> {
        let (db, now) = (&self.bot.db, self.bot.now());
        let days = play::end_vacation(db, now, self.player).await?;
        Ok(Card::of_words(words::vacation(self.language, None, days)))
    }

    pub(super) async fn unblock(&self, other: PlayerId, name: &str) -> Result<Card, PlayError> {
        play::unblock(&self.bot.db, self.player, other).await?;
        Ok(Card::of_words(words::unblocked(self.language, name)))
    }
}
