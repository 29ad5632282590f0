//! The whole bot, played: the real program on a stand-in for Discord.
//!
//! What players of other game bots complain about most, and the tests that it is not so here:
//!
//! | complaint | tests |
//! |---|---|
//! | games lost, buttons dead after a restart | `faults::a_kill_*`, `days::time_in_which_the_bot_was_down_*` |
//! | "interaction failed" for strangers and old buttons | `manners::strangers_are_told_*`, `manners::buttons_of_every_age_*` |
//! | a game that hangs because DMs are closed | `manners::closed_dms_*`, `days::closed_dms_*` |
//! | stuck in "you are already in a game" | `manners::nobody_challenges_*_twice`, `offers::of_several_matches_*` |
//! | nobody can end an abandoned game, or it ends unwarned | `days::an_abandoned_match_*` |
//! | challenged without consent, or by oneself | `manners::only_the_challenged_*`, `settings::nobody_is_challenged_*` |
//! | double clicks counted twice, double wins | `faults`: presses that come twice |
//! | silent failure where a permission is taken | `manners::a_missing_permission_*`, `places::without_the_permission_*` |
//! | threads not supported | `places::threads_and_forum_posts_*`, `places::a_match_gets_its_own_thread_*` |
//! | the picture twice, unreadable, no words for it | `matches::every_picture_has_*`, and the tests of `picture` |
//! | markdown or @everyone in names | `manners::a_name_is_no_markdown_*`, `settings::names_of_emoji_*` |
//! | pings nobody asked for, or none on one's turn | `matches::each_turn_is_one_message_*`, `settings::a_ping_comes_*` |
//! | no rematch, no takeback by consent | `days::a_rematch_*`, `offers::a_turn_is_taken_back_*` |
//! | no way to delete one's data | `settings::ones_data_*` |

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

mod days;
mod faults;
mod manners;
mod matches;
mod offers;
mod places;
mod secrets;
mod settings;
mod standings;
mod start;
mod table;
mod teacher;
mod watch;
