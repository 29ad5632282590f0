//! The catalogue of texts: one function a text of `assets/locales`, by the same name, with its
//! variable parts as arguments.
//!
//! A new text is a line here and one in every file, in the same place. So the compiler finds a text
//! that is not there, one that nobody uses, and a forgotten argument; the tests hold the files of all
//! languages to this list.

#![expect(
    clippy::too_many_arguments,
    reason = "a text has the variable parts that it has"
)]

use super::language::{Language, filled, fixed};
use fluent_bundle::{FluentArgs, FluentValue};

// A macro of our own, for once: a hundred functions that differ in nothing but their names.
macro_rules! text {
    ($key:ident) => {
        pub(super) fn $key(language: Language) -> &'static str {
            fixed(language, stringify!($key))
        }
    };
    ($key:ident $($arg:ident)+) => {
        pub(super) fn $key<'a>(
            language: Language,
            $($arg: impl Into<FluentValue<'a>>,)+
        ) -> String {
            let mut args = FluentArgs::new();
            $(args.set(stringify!($arg), $arg);)+
            filled(language, stringify!($key), &args)
        }
    };
}

macro_rules! catalogue {
    ($($key:ident($($arg:ident),*);)*) => {
        /// The name and the arguments of every text, in the order of the files.
        pub(super) const CATALOGUE: &[(&str, &[&str])] =
            &[$((stringify!($key), &[$(stringify!($arg)),*]),)*];
        $(text!($key $($arg)*);)*
    };
}

catalogue! {
    // Lists and names
    list_separator();
    player_forgotten();
    player_nameless();

    // Challenges
    challenge_to_you(player, challenger, terms, until);
    challenge_to_anybody(challenger, terms, until);
    challenge_accepted(challenger, terms);
    challenge_declined(opponent, challenger, terms);
    challenge_taken_back(challenger, terms);
    challenge_expired(challenger, terms);
    guest_challenge();
    you_declined();
    you_took_back();
    you_accepted();
    rematch_offered();

    // Terms
    terms_rounds(rounds);
    terms_burnt(burnt);
    terms_refill(refill);
    terms_victory(victory);
    terms_opening(opening);
    terms_grand_slam();
    terms_pace(pace);
    terms_thread();

    // Buttons
    label_accept();
    label_decline();
    label_cancel();
    label_own_board();
    label_refresh();
    label_resign();
    label_resign_meant();
    label_keep_playing();
    label_rematch();
    label_previous();
    label_next();
    label_more();
    label_time_is_up();
    label_claim();
    label_extend();
    label_wait();
    label_draw();
    label_takeback();
    label_call_off();
    label_call_off_meant();
    label_withdraw();
    label_agree();
    label_own_settings();
    label_server_settings();
    label_motion_on();
    label_motion_off();
    label_moves_on();
    label_moves_off();
    label_thread_on();
    label_thread_off();
    label_export();
    label_forget();
    label_forget_meant();
    label_keep();
    label_end_vacation();
    label_earlier();
    label_later();
    label_history();
    label_play_back();
    label_analyse();
    label_leaderboard();
    label_hint();

    // Over a board
    heading(game, rounds, round, south, north);
    your_turn(player);
    pick_again(player);
    must_feed(player);
    own_turn();
    own_waiting(opponent);
    played_here(place);
    goes_on_here(place);

    // The opening
    opening_relays(player, hole);
    opening_chosen(player);
    opening_choosing(player);
    opening_hint();
    opening_hint_here();
    opening_dm_refused(player);
    own_opening(opponent);
    own_opening_alone(opponent);
    own_opening_chosen(hole, opponent);
    own_opening_waiting(opponent);
    opening_over();

    // What was played
    chose(player, hole);
    both_chose(south, south_hole, north, north_hole);
    sowed(player, hole, seeds, laps, captured, last);
    hand_of(player, seeds, laps, captured, last);
    this_turn(holes);

    // Ends
    round_won(round, winner, south, south_seeds, north, north_seeds, reason);
    round_drawn(round, south, south_seeds, north, north_seeds, reason);
    round_only(south, south_seeds, north, north_seeds, reason);
    burnt_holes(player, holes);
    match_resigned(loser, winner);
    match_out_of_time(loser, winner);
    match_won(winner, rounds, winner_wins, loser_wins, by, winner_score, loser_score);
    match_drawn(rounds, south, north);
    match_early();
    resign_question(winner);
    resign_early();
    resigned();
    went_on();

    // The board in words
    alt_game(game, rounds, round, own, other);
    alt_practice(level);
    alt_hole(hole, seeds);
    alt_side(player, row, store);
    alt_to_move(player, choices);
    alt_example(game, hole);

    // Lists of matches and players
    games_none();
    games_heading();
    games_line(game, opponent, awaited, place);
    games_more(count);
    leaderboard_empty();
    leaderboard_foot(page, pages, players);
    replay_heading(south, north, moves);
    replay_nothing();

    // Clocks
    clock_runs(player, until);
    clock_stands(player);
    clock_ran_out(player);
    reminder(player, opponent, until, place);
    late(player, opponent, place);
    late_left(player, opponent, place);
    left(player, opponent, clock, place);
    late_question(opponent);
    late_question_both(opponent);
    claimed();
    extended(opponent, until);
    waited();
    farewell_place(opponent);
    farewell_server(opponent);
    off_cancelled();
    off_both_late();
    off_silence();
    off_abandoned();
    off_place_gone();

    // What players ask each other
    more_heading(opponent);
    draw_asked(player, opponent);
    draw_agreed(player, opponent);
    draw_declined(player, opponent);
    draw_withdrawn(opponent);
    draw_void(opponent);
    takeback_asked(player, opponent);
    takeback_agreed(player, opponent);
    takeback_declined(player, opponent);
    takeback_withdrawn(opponent);
    takeback_void(opponent);
    asked();
    agreed();
    call_off_question(opponent);
    called_off();
    which_match();
    what_to_cancel();
    nothing_to_cancel();
    challenge_choice(opponent, game);
    challenge_choice_anybody(game);
    played(hole);
    hole_choice(hole, laps, seeds, captured, last);
    hole_choice_secret(seeds, hole);
    record_heading(south, north);
    alt_record(south, north);
    record_none();

    // Practice against the bot, and hints
    practice_begun(player, opponent, level, terms);
    practice_heading(level);
    practice_opponent(player, level);
    practice_thinking(player);
    practice_opening();
    practice_draw_taken(opponent);
    practice_draw_declined(opponent);
    practice_taken_back();
    hint_pick(hole, seeds, gained, captured, last);
    hint_then();
    hint_turn(line);
    hint_worth(worth, count);
    hint_threat(opponent, line);
    hint_share(hole, share);
    hint_opening(line);
    hint_opening_sure(hole);

    // Vacations, open tables, blocks
    vacation_begun(until, days);
    vacation_over(days);
    tables_none();
    tables_heading();
    tables_line(player, terms, place);
    blocked(player);
    unblocked(player);
    blocks_none();
    blocks_heading();

    // Settings
    settings_own();
    settings_server(page, pages);
    settings_need_manager();
    setting_language(language);
    setting_language_auto();
    setting_theme(theme);
    setting_season(season);
    setting_reminders(reminders);
    setting_picks(picks);
    setting_game(game);
    setting_rounds(rounds);
    setting_pace(pace);
    setting_challenges(count);
    setting_matches(count);
    setting_channels();
    setting_manager();

    // Privacy
    privacy();
    privacy_export();
    forget_question();
    forgotten();
    kept();
    // Leaderboards
    time_always();
    time_month(month, year);
    time_quarter(quarter, year);
    board_heading(game, measure, time);
    board_empty();
    board_line(rank, player, settled, value, off, won, drawn, lost);
    board_not_on_it(player);
    alt_board_line(rank, player, settled, value, off);
    season_heading(time, measure);

    // Profiles
    profile_none(player);
    profile_heading(player);
    profile_left();
    profile_uncounted();
    profile_rank(game, settled, value, off, rank, players);
    profile_rating(game, settled, value, off);
    profile_matches(won, drawn, lost, rounds_won, rounds_drawn, rounds_lost);
    profile_runs(run, longest, captured);
    profile_turn(seeds, laps);
    profile_holes(holes);
    profile_openings(openings);
    profile_opening(hole, won, opened);
    profile_against(player, other);
    profile_against_line(game, won, drawn, lost);
    profile_against_none();
    profile_against_oneself();
    alt_chart(game, matches, first, last, off, lowest, highest);

    // Analyses
    analysis_begun(south, north);
    analysis_there(south, north, place);
    analysis_heading(south, north);
    analysis_line(rank, step, player, hole, best);
    analysis_line_wave(rank, step, south, south_hole, north, north_hole);
    analysis_nothing();
    analysis_foot();
    moment_heading(rounds, rank, step, round);
    moment_better(turn);
    moment_with(before, after);
    moment_wave_with(before, after);
    stand(degree, player);
    alt_balance(course);
    alt_then(player, holes);
    alt_solution(holes);
    analysis_choice(outcome, number, game, opponent);
    analysis_no_match();

    // Puzzles
    puzzle(when, goal, until);
    puzzle_place(place);
    puzzle_own_none();
    puzzle_own(holes);
    puzzle_own_foot(until);
    puzzle_over(holes);
    puzzle_found();
    puzzle_missed(holes);
    puzzle_today();
    puzzle_solution(when, goal, holes);
    puzzle_solvers(solvers);
    puzzle_unsolved(answers);
    puzzle_you();
    puzzle_other();
    profile_puzzles(solved, run, longest);

    // Histories and records
    history_heading(player);
    history_heading_with(player, opponent);
    history_none();
    history_line(outcome, number, opponent, terms, when, place);
    history_early();
    history_foot(page);
    past_record();
    results_given(count);
    results_none();
    results_need_manage_server();

    // Refusals
    refused_oneself();
    refused_bot();
    refused_level();
    refused_offered_already(place);
    refused_challenged_already(place);
    refused_accept_that(place);
    refused_playing_already(place);
    refused_challenge_gone();
    refused_not_for_you(opponent);
    refused_not_your_challenge(challenger);
    refused_own_challenge();
    refused_was_accepted();
    refused_was_declined();
    refused_was_taken_back();
    refused_has_expired();
    refused_match_gone();
    refused_not_your_match(south, north);
    refused_not_your_turn(player);
    refused_no_turn();
    refused_nothing_to_pick();
    refused_stale();
    refused_match_won(winner);
    refused_match_drawn();
    refused_match_not_over();
    refused_match_elsewhere();
    refused_still_played();
    refused_nothing_to_analyse();
    refused_analysis_under_way();
    refused_many_analyses();
    refused_puzzle_gone();
    refused_picks(count);
    refused_empty(hole);
    refused_burnt(hole);
    refused_relayed_from(hole);
    refused_must_feed(hole);
    refused_no_such_hole(hole);
    refused_off();
    refused_not_taken(player);
    refused_not_takable();
    refused_nobody_there();
    refused_many_challenges(count);
    refused_many_matches(count);
    refused_many_matches_of(player);
    refused_server_full();
    refused_only_there(place);
    refused_left(player);
    refused_many_practices(count);
    refused_no_hints();
    refused_not_here(channels);
    refused_no_clock();
    refused_not_awaited();
    refused_own_clock();
    refused_not_late(until);
    refused_not_warned();
    refused_on_vacation(until);
    refused_clock_stands();
    refused_pick_first();
    refused_both_late();
    refused_call_off();
    refused_offer_stands();
    refused_answer_first();
    refused_asked_already();
    refused_nothing_to_take_back();
    refused_offer_gone();
    refused_not_your_offer(player);
    refused_offer_over();
    refused_on_vacation_already(until);
    refused_vacation_too_long(days);
    refused_no_vacation();
    refused_setting();
    refused_block();
    refused_hole_unknown();
    refused_match_unknown();

    // Options that do not go together
    options_holes(min, max);
    options_seeds(min, max);
    options_rounds(max);
    options_burnout_without_burning();
    options_not_in_game(game, option);

    // What else the bot says
    unknown_button();
    too_fast(seconds);
    broken();
    only_in_servers();
    no_standings_here();
    not_at_home();
    guest_hushed();
    missing_permissions(permissions);
    no_match_here();

    // Help and rules
    help_begin();
    help_command(command, description);
    help_end(languages);
    rules_congkak();
    rules_kalah();
    rules_oware();
    rules_chosen();
    rules_here();
    rules_here_usual();
    rules_size(holes, seeds);
    rules_rounds(rounds, ends);
    rules_burnt(burnt);
    rules_refill(refill);
    rules_victory(victory);
    rules_opening(opening);
    rules_grand_slam(slam);
}
