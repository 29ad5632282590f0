//! How a game is played, and what its options change. All of it says what RULES.md says.

use super::{Language, game, rounds, texts};
use crate::rules::{Options, Rounds, Variant, Victory};

/// What the picture beside the rules shows.
pub(in crate::discord) fn alt_example(language: Language, variant: Variant, hole: u8) -> String {
    texts::alt_example(language, game(variant), hole)
}

/// How a game is played, to a newcomer in a few sentences.
pub(in crate::discord) fn rules(language: Language, variant: Variant) -> &'static str {
    match variant {
        Variant::Congkak => texts::rules_congkak(language),
        Variant::Kalah => texts::rules_kalah(language),
        Variant::Oware => texts::rules_oware(language),
    }
}

/// A part of what players agree on that changes the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Term {
    Size,
    Rounds,
    Burnt,
    Refill,
    Victory,
    Opening,
    GrandSlam,
}

impl Term {
    /// All of them, in the order in which they are told.
    pub(in crate::discord) const ALL: [Self; 7] = [
        Self::Size,
        Self::Rounds,
        Self::Burnt,
        Self::Refill,
        Self::Victory,
        Self::Opening,
        Self::GrandSlam,
    ];

    /// Whether options differ from the game's usual ones in it.
    pub(in crate::discord) fn is_changed(self, options: &Options) -> bool {
        let usual = Options::new(options.variant);
        match self {
            Self::Size => (options.holes, options.seeds) != (usual.holes, usual.seeds),
            Self::Rounds => options.rounds != usual.rounds,
            Self::Burnt => options.burnt != usual.burnt,
            Self::Refill => options.refill != usual.refill,
            Self::Victory => options.victory != usual.victory,
            Self::Opening => options.opening != usual.opening,
            Self::GrandSlam => options.grand_slam != usual.grand_slam,
        }
    }

    /// What it comes to, in a line.
    fn told(self, language: Language, options: &Options) -> String {
        match self {
            Self::Size => texts::rules_size(language, options.holes, options.seeds),
            Self::Rounds => texts::rules_rounds(language, rounds(options.rounds), ends(options)),
            Self::Burnt => texts::rules_burnt(language, options.burnt.word()),
            Self::Refill => texts::rules_refill(language, options.refill.word()),
            Self::Victory => texts::rules_victory(language, options.victory.word()),
            Self::Opening => texts::rules_opening(language, options.opening.word()),
            Self::GrandSlam => texts::rules_grand_slam(language, options.grand_slam.word()),
        }
    }
}

/// What ends a match before its last round, as the texts select by it (RULES.md §6.5, §7.5).
fn ends(options: &Options) -> &'static str {
    match (options.variant, options.victory, options.rounds) {
        (Variant::Kalah | Variant::Oware, ..) => "half",
        (Variant::Congkak, Victory::Rounds, Rounds::Fixed(_)) => "both",
        (Variant::Congkak, ..) => "seeds",
    }
}

/// How a game is played, and below what was chosen of it.
pub(in crate::discord) fn rules_with(
    language: Language,
    options: &Options,
    terms: &[Term],
) -> String {
    let heading = texts::rules_chosen(language);
    below(language, options, heading, terms)
}

/// How a game is played, and below what is in force in the reader's match.
pub(in crate::discord) fn rules_here(language: Language, options: &Options) -> String {
    let mut terms = Term::ALL.to_vec();
    terms.retain(|term| term.is_changed(options));
    if terms.is_empty() {
        let usual = texts::rules_here_usual(language);
        return format!("{}\n{usual}", rules(language, options.variant));
    }
    below(language, options, texts::rules_here(language), &terms)
}

fn below(language: Language, options: &Options, heading: &str, terms: &[Term]) -> String {
    let told = terms.iter().map(|term| term.told(language, options));
    [
        rules(language, options.variant).to_owned(),
        heading.to_owned(),
    ]
    .into_iter()
    .chain(told)
    .collect::<Vec<_>>()
    .join("\n")
}
