//! The languages, and what is written in each: `assets/locales`, read once.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::collections::HashMap;
use std::sync::LazyLock;
use tracing::error;
use unic_langid::LanguageIdentifier;

/// A language the bot speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::discord) enum Language {
    /// The default.
    English,
    German,
    Italian,
    Japanese,
    Korean,
    Indonesian,
    /// Discord knows no Malay: it can only be chosen.
    Malay,
}

impl Language {
    /// Every language, in the order people are offered them.
    pub(in crate::discord) const ALL: [Self; 7] = [
        Self::English,
        Self::German,
        Self::Italian,
        Self::Japanese,
        Self::Korean,
        Self::Indonesian,
        Self::Malay,
    ];

    /// The language for one of Discord's locales, or for a kept one.
    pub(in crate::discord) fn of(locale: &str) -> Self {
        let language = locale.split('-').next();
        Self::ALL
            .into_iter()
            .find(|known| Some(known.locale()) == language)
            .unwrap_or(Self::English)
    }

    /// The language for a server, whose locale is not told everywhere.
    pub(in crate::discord) fn of_server(locale: Option<&str>) -> Self {
        locale.map_or(Self::English, Self::of)
    }

    /// The locale by which the language is kept.
    pub(in crate::discord) const fn locale(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Italian => "it",
            Self::Japanese => "ja",
            Self::Korean => "ko",
            Self::Indonesian => "id",
            Self::Malay => "ms",
        }
    }

    /// The locale by which Discord's clients ask for it, beside the default.
    pub(in crate::discord) const fn of_clients(self) -> Option<&'static str> {
        match self {
            Self::English | Self::Malay => None,
            Self::German | Self::Italian | Self::Japanese | Self::Korean | Self::Indonesian => {
                Some(self.locale())
            }
        }
    }

    /// What the language calls itself.
    pub(in crate::discord) const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Italian => "Italiano",
            Self::Japanese => "日本語",
            Self::Korean => "한국어",
            Self::Indonesian => "Bahasa Indonesia",
            Self::Malay => "Bahasa Melayu",
        }
    }

    /// All that is written in it, as Fluent's files have it.
    pub(super) const fn source(self) -> &'static str {
        match self {
            Self::English => include_str!("../../../assets/locales/en.ftl"),
            Self::German => include_str!("../../../assets/locales/de.ftl"),
            Self::Italian => include_str!("../../../assets/locales/it.ftl"),
            Self::Japanese => include_str!("../../../assets/locales/ja.ftl"),
            Self::Korean => include_str!("../../../assets/locales/ko.ftl"),
            Self::Indonesian => include_str!("../../../assets/locales/id.ftl"),
            Self::Malay => include_str!("../../../assets/locales/ms.ftl"),
        }
    }
}

/// What is written in one language.
struct Book {
    bundle: FluentBundle<FluentResource>,
    /// The texts without a variable part, so that they can be borrowed.
    fixed: HashMap<&'static str, String>,
}

static BOOKS: LazyLock<HashMap<Language, Book>> = LazyLock::new(|| {
    Language::ALL
        .into_iter()
        .map(|language| (language, Book::read(language)))
        .collect()
});

impl Book {
    fn read(language: Language) -> Self {
        let locale: LanguageIdentifier = language
            .locale()
            .parse()
            .expect("our locales are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks would be seen in button labels; names lose theirs in `words::name`.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(language.source().to_owned()).unwrap_or_else(
            |(partial, errors)| {
                error!("{}.ftl: {errors:?}", language.locale());
                debug_assert!(false, "{}.ftl: {errors:?}", language.locale());
                partial
            },
        );
        // The first of two texts of one name stays; the tests find the second.
        let _ = bundle.add_resource(resource);
        let mut book = Self {
            bundle,
            fixed: HashMap::new(),
        };
        for (key, args) in super::texts::CATALOGUE {
            if args.is_empty() {
                let text = book.filled(key, None);
                book.fixed.insert(key, text);
            }
        }
        book
    }

    fn find(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        Some(text.into_owned())
    }

    /// A text; where it is missing, which the tests forbid, its key: better than nothing at all.
    fn filled(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        self.find(key, args).unwrap_or_else(|| {
            error!("no text for {key} in {:?}", self.bundle.locales);
            key.to_owned()
        })
    }
}

fn book(language: Language) -> &'static Book {
    BOOKS.get(&language).expect("every language has a book")
}

/// A text with its variable parts filled in.
pub(super) fn filled(language: Language, key: &str, args: &FluentArgs<'_>) -> String {
    book(language).filled(key, Some(args))
}

/// A text of the catalogue that has no variable part.
pub(super) fn fixed(language: Language, key: &'static str) -> &'static str {
    book(language).fixed.get(key).map_or(key, String::as_str)
}

/// A text that may not be there: those of commands go by the commands' names.
pub(super) fn found(language: Language, key: &str) -> Option<String> {
    book(language).find(key, None)
}
