//! The whole bot, played: the real program on a stand-in for Discord.
//!
//! What players of other game bots complain about most, and the tests that it is not so here:
//!
//! | complaint | tests |
//! |---|---|
//! | games lost, buttons dead after a restart | `faults::a_kill_*`, `days::time_in_which_the_bot_was_down_*` |
//! | "interaction failed" for strangers and old buttons | `manners::strangers_are_told_*`, `manners::buttons_of_every_age_*` |
//! | a game that hangs because DMs are closed | `manners::closed_dms_*`, `days::closed_dms_*` |
//! | stuck in "you are already in a game" | `manners::nobody_challenges_*`, `offers::of_several_matches_*` |
//! | nobody can end an abandoned game, or it ends unwarned | `days::an_abandoned_match_*`, `days::both_late_*` |
//! | challenged without consent, or by oneself | `manners::only_the_challenged_*`, `settings::nobody_is_challenged_*`, `manners::nobody_challenges_oneself_*` |
//! | double clicks counted twice, double wins | `faults::ten_presses_of_one_button_*`, `faults::an_interaction_that_comes_twice_*` |
//! | silent failure where a permission is taken | `manners::a_missing_permission_*`, `manners::a_lost_permission_*`, `places::without_the_permission_*` |
//! | threads not supported | `places::threads_forum_posts_*`, `places::a_match_gets_its_own_thread_*` |
//! | the picture shown twice, or unreadable; boxes in place of names | `matches::every_picture_*`, `standings::names_of_every_script_*` |
//! | no alternative text | `matches::every_picture_has_the_board_in_words` |
//! | markdown or @everyone in names | `manners::a_name_is_no_markdown_*`, `settings::names_of_emoji_*` |
//! | leavers shown as digits on the leaderboard | `standings::who_left_or_deleted_*` |
//! | pings nobody asked for, or none on one's turn | `matches::each_turn_is_one_message_*`, `settings::a_ping_comes_*` |
//! | no rematch, no takeback by consent | `days::a_rematch_*`, `matches::a_rematch_*`, `offers::a_turn_is_taken_back_*` |
//! | no way to delete one's data | `settings::ones_data_*`, `standings::who_is_forgotten_*` |
//!
//! Pictures on a phone, on a light theme and for the colour-blind are in the tests of `picture`; gaps in
//! ranks and farmed wins in `tests/standings`: `those_who_are_level_*`, `rematches_of_a_day_*`.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

mod alone;
mod days;
mod faults;
mod guests;
mod manners;
mod matches;
mod offers;
mod places;
mod postgres;
mod practice;
mod proxy;
mod secrets;
mod settings;
mod shards;
#[path = "../databases/site.rs"]
mod site;
mod standings;
mod start;
mod table;
mod teacher;
mod watch;
