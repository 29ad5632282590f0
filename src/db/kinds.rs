//! Closed sets of which the database keeps words, and buttons carry them.

use crate::rules::Variant;

/// What is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferKind {
    /// To end the match without a winner.
    Draw,
    /// To take the asker's last turn back.
    Takeback,
}

impl OfferKind {
    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Takeback => "takeback",
        }
    }
}

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// How boards look.
    Theme,
    /// Which language is spoken.
    Language,
    /// Which language a player's client last spoke. Noted, not chosen.
    Locale,
    /// Which game a challenge offers, where it says nothing else.
    Game,
    /// How many rounds a challenge offers, where it says nothing else.
    Rounds,
    /// How much time a challenge offers, where it says nothing else.
    Pace,
    /// Whether a match gets a thread of its own, where its challenge says nothing else.
    Thread,
    /// Where matches may be played.
    Channels,
    /// The role that may choose for the server.
    Manager,
    /// How many open challenges a player may have in the server.
    ChallengesMax,
    /// How many open matches a player may have in the server.
    MatchesMax,
    /// How long a season is in the server.
    Season,
    /// How a player is reminded.
    Reminders,
    /// Whether a player wants pictures that move.
    Motion,
    /// Where a player makes secret picks.
    PicksIn,
    /// Whether boards move after each reveal.
    Animations,
}

impl Setting {
    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::Theme,
        Self::Language,
        Self::Locale,
        Self::Game,
        Self::Rounds,
        Self::Pace,
        Self::Thread,
        Self::Channels,
        Self::Manager,
        Self::ChallengesMax,
        Self::MatchesMax,
        Self::Season,
        Self::Reminders,
        Self::Motion,
        Self::PicksIn,
        Self::Animations,
    ];

    /// Its word, which is the name of its column.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Theme => "theme",
            Self::Language => "language",
            Self::Locale => "locale",
            Self::Game => "game",
            Self::Rounds => "rounds",
            Self::Pace => "pace",
            Self::Thread => "thread",
            Self::Channels => "channels",
            Self::Manager => "manager",
            Self::ChallengesMax => "challenges_max",
            Self::MatchesMax => "matches_max",
            Self::Season => "season",
            Self::Reminders => "reminders",
            Self::Motion => "motion",
            Self::PicksIn => "picks_in",
            Self::Animations => "animations",
        }
    }
}

/// What a leaderboard is ordered by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Measure {
    /// The rating; those that are not settled yet come last.
    Rating,
    /// Matches won.
    MatchesWon,
    /// Rounds won.
    RoundsWon,
    /// Seeds captured.
    Captured,
    /// The most matches won one after another.
    Run,
}

impl Measure {
    /// Every measure, in the order people are offered them.
    pub const ALL: [Self; 5] = [
        Self::Rating,
        Self::MatchesWon,
        Self::RoundsWon,
        Self::Captured,
        Self::Run,
    ];

    /// The word by which it is kept.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rating => "rating",
            Self::MatchesWon => "won",
            Self::RoundsWon => "rounds",
            Self::Captured => "captured",
            Self::Run => "run",
        }
    }
}

/// What is counted together: one game, or all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pool {
    /// All games.
    All,
    /// One game.
    Of(Variant),
}

impl Pool {
    /// The word by which it is kept.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::All => "*",
            Self::Of(variant) => variant.word(),
        }
    }

    /// All pools: all games together, and each.
    #[must_use]
    pub fn every() -> [Self; 4] {
        let [congkak, kalah, oware] = Variant::ALL;
        [
            Self::All,
            Self::Of(congkak),
            Self::Of(kalah),
            Self::Of(oware),
        ]
    }
}
