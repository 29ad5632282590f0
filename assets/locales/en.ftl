# What the bot says in English, and the pattern for every other language: the same texts in the same
# order. Arguments are what stands behind a dollar sign; a selector may be used or left out wherever
# the language wants it. Names arrive with Discord's markdown escaped.

## Lists and names

list_separator = {", "}
# In place of a name: such as it is, whatever the case.
player_forgotten = Forgotten player
player_nameless = Nameless player

## Challenges

challenge_to_you =
    { $player }, **{ $challenger }** challenges you.
    { $terms }
    -# Open until <t:{ $until }:f>
challenge_to_anybody =
    {""}**{ $challenger }** looks for an opponent.
    { $terms }
    -# Open until <t:{ $until }:f>
challenge_accepted =
    {""}**{ $challenger }**'s challenge was accepted.
    { $terms }
challenge_declined =
    {""}**{ $opponent }** declined **{ $challenger }**'s challenge.
    { $terms }
challenge_taken_back =
    {""}**{ $challenger }** took the challenge back.
    { $terms }
challenge_expired =
    Nobody answered **{ $challenger }**'s challenge in time.
    { $terms }
guest_challenge = -# I am a guest here and can only answer: the board moves on when somebody presses or uses `/board`, I remind by DM where I may, and no leaderboard counts it.
you_declined = You have declined the challenge.
you_took_back = The challenge is taken back.
you_accepted = Accepted: the match is on. The board is in the channel.
rematch_offered = The rematch is offered in the channel.

## Terms: what was agreed on beyond the game's defaults, one after another in a line

terms_rounds =
    { $rounds ->
        [1] one round
        [burnout] until burnout
       *[other] { $rounds } rounds
    }
terms_burnt =
    { $burnt ->
        [forfeit] seeds in burnt holes go to the opponent
        [skip] burnt holes are passed over
       *[off] holes do not burn
    }
terms_refill =
    { $refill ->
        [partial] the last hole may get fewer seeds
        [full] only full holes are refilled
       *[even] refilled evenly
    }
terms_victory =
    { $victory ->
        [rounds] most rounds win
        [seeds] most seeds in the last round win
       *[holes] most holes left to open with win
    }
terms_opening =
    { $opening ->
        [simultaneous] both open at once
        [south] South starts
       *[north] North starts
    }
terms_grand_slam = taking every seed captures nothing
terms_pace =
    { $pace ->
        [live] 5 minutes a pick
        [day] a day for each pick
        [three_days] 3 days for each pick
        [week] a week for each pick
       *[none] no clock
    }
terms_thread = in its own thread

## Buttons: short enough for a phone

label_accept = Accept
label_decline = Decline
label_cancel = Cancel
label_own_board = My board
label_refresh = Refresh
label_resign = Resign
label_resign_meant = Yes, resign
label_keep_playing = Keep playing
label_rematch = Rematch
label_previous = Previous
label_next = Next
label_more = More…
label_time_is_up = Time is up…
label_claim = Claim the match
label_extend = Give more time
label_wait = Wait
label_draw = Offer a draw
label_takeback = Take back
label_call_off = Cancel match
label_call_off_meant = Yes, cancel it
label_withdraw = Withdraw
label_agree = Agree
label_own_settings = My settings
label_server_settings = Server settings
label_motion_on = Animations: on
label_motion_off = Animations: off
label_moves_on = Moves: animated
label_moves_off = Moves: still
label_thread_on = Threads: on
label_thread_off = Threads: off
label_export = Get my data
label_forget = Delete my data
label_forget_meant = Yes, delete it
label_keep = Keep my data
label_end_vacation = End the vacation
label_earlier = Earlier season
label_later = Later season
label_history = Matches
label_play_back = Play back
label_analyse = Analyse
label_leaderboard = Leaderboard
label_hint = Hint

## Over a board

heading =
    { $rounds ->
        [1] -# { $game }
        [burnout] -# { $game } · round { $round }, until burnout · { $south }–{ $north }
       *[other] -# { $game } · round { $round } of { $rounds } · { $south }–{ $north }
    }
your_turn = { $player }, your turn.
pick_again = { $player }, pick again.
must_feed = { $player }, your turn: you must give your opponent seeds.
own_turn = **Your turn:** pick a hole.
own_waiting = Waiting for **{ $opponent }**.
played_here = The match is played here: { $place }
goes_on_here = The match goes on here: { $place }

## The opening

opening_relays = 🔁 **{ $player }**'s hand goes on from hole { $hole }
opening_chosen = ✅ **{ $player }** has chosen
opening_choosing = ⏳ { $player } is choosing
opening_hint = -# The opening is chosen in secret: in my DM, or by **{ label_own_board }** below.
opening_hint_here = -# The opening is chosen in secret: by **{ label_own_board }** below.
opening_dm_refused = -# { $player }, I could not send you a DM. No matter: **{ label_own_board }** opens your board here, for your eyes only.
own_opening = **Choose your opening hole in secret.** **{ $opponent }** chooses, too; both picks are shown together. Your row is the lower one.
own_opening_alone = **Choose the next hole of your opening.** **{ $opponent }**'s hand goes on by itself, and your pick is sown at once. Your row is the lower one.
own_opening_chosen = You chose **hole { $hole }**. Only you see this; you can change it until **{ $opponent }** has chosen.
own_opening_waiting = You need not pick in this wave. Waiting for **{ $opponent }**.
opening_over = The opening is over; from here on picks are open.

## What was played

# Not said by itself, but within the two that follow the choices.
hand =
    { $laps ->
        [1] { $seeds ->
            [one] { $seeds } seed
           *[other] { $seeds } seeds
        }
       *[other] { $seeds ->
            [one] { $seeds } seed
           *[other] { $seeds } seeds
        } in { $laps } laps
    }{ $captured ->
        [0] {""}
       *[other] , captured { $captured }
    }{ $last ->
        [store] , ended in the store
        [burnt] , ended in a burnt hole
        [relays] , goes on from there
       *[other] {""}
    }
chose = **{ $player }** chose hole { $hole }.
both_chose = **{ $south }** chose hole { $south_hole }, **{ $north }** chose hole { $north_hole }.
sowed = **{ $player }** sowed hole { $hole }: { hand }.
hand_of = { $player }: { hand }
this_turn = -# This turn: { $holes }

## Ends

# The second sentence of the two that follow.
round_reason =
    { $reason ->
        [repetition] {" "}The position came back.
        [cannot_feed] {" "}No move could go on.
       *[other] {""}
    }
round_won = 🏁 Round { $round }: **{ $winner }** wins it, { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
round_drawn = 🏁 Round { $round }: a draw, { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
# Of a match of one round, before its winner.
round_only = 🏁 { $south } { $south_seeds } – { $north } { $north_seeds }.{ round_reason }
burnt_holes = Burnt holes of **{ $player }**: { $holes }
match_resigned = 🏆 **{ $loser }** resigns: **{ $winner }** wins the match.
match_out_of_time = 🏆 **{ $loser }** ran out of time: **{ $winner }** wins the match.
# The second sentence of the one that follows.
match_by =
    { $by ->
        [rounds] {" "}It is won by rounds.
        [seeds] {" "}It is won by the seeds of the last round, { $winner_score } – { $loser_score }.
        [holes] {" "}It is won by the holes left to open with, { $winner_score } – { $loser_score }.
       *[level] {" "}Level in that, it is won by the seeds of the last round, { $winner_score } – { $loser_score }.
    }
match_won =
    { $rounds ->
        [1] 🏆 **{ $winner } wins the match**.
       *[other] 🏆 **{ $winner } wins the match** ({ $winner_wins }–{ $loser_wins }).{ match_by }
    }
match_drawn =
    { $rounds ->
        [1] 🤝 **The match is a draw**.
       *[other] 🤝 **The match is a draw** ({ $south }–{ $north }).
    }
match_early = -# It ended too early to count in the leaderboard.
resign_question = Do you mean to resign? **{ $winner }** then wins the match, and that stays so.
resign_early = It is still so early that the leaderboard will not count the match.
resigned = You have resigned. The channel shows the result.
went_on = Good, the match goes on.

## The board in words: read out, so without markdown

alt_game =
    { $rounds ->
        [1] { $game }.
        [burnout] { $game }, round { $round }, rounds won { $own } to { $other }.
       *[other] { $game }, round { $round } of { $rounds }, rounds won { $own } to { $other }.
    }
alt_practice = Practice against the bot, level { $level }.
alt_hole =
    { $seeds ->
        [burnt] { $hole }: burnt
       *[other] { $hole }: { $seeds }
    }
alt_side = { $player }: holes { $row }; store { $store }.
alt_to_move = { $player } to move: { $choices }.
alt_example = { $game }: the board after South's first pick, hole { $hole }. The marks show where the seeds were lifted, which way they went and where the last one fell.

## Lists of matches and players

games_none = You have no open matches. `/challenge` starts one.
games_heading = **Your open matches**
games_line =
    { $awaited ->
        [yes] - { $game } · { $opponent } · **your pick** · { $place }
       *[no] - { $game } · { $opponent } · waiting · { $place }
    }
games_more = … and { $count } more
leaderboard_empty = No match has counted here yet. `/challenge` somebody!
leaderboard_foot =
    { $pages ->
        [1] { $players ->
            [one] -# { $players } player
           *[other] -# { $players } players
        }
       *[other] { $players ->
            [one] -# Page { $page } of { $pages } · { $players } player
           *[other] -# Page { $page } of { $pages } · { $players } players
        }
    }
replay_heading =
    { $moves ->
        [1] ▶️ **{ $south }** – **{ $north }**, the last move.
       *[other] ▶️ **{ $south }** – **{ $north }**, { $moves } moves.
    }
replay_nothing = Nothing has been played in this channel yet. `/challenge` starts a match.

## Clocks

clock_runs = -# ⏳ **{ $player }**: until <t:{ $until }:f>, <t:{ $until }:R>
clock_stands = -# 🏖️ **{ $player }** is on vacation: the clock stands still.
clock_ran_out = ⌛ The time of **{ $player }** is up. A pick still counts until the other player claims the match.
reminder = ⏳ { $player }, **{ $opponent }** waits for your pick until <t:{ $until }:f>, <t:{ $until }:R>: { $place }
late = ⌛ { $player }, the time of **{ $opponent }** is up. You can claim the match, give more time, or wait: { $place }
late_left = ⌛ { $player }, **{ $opponent }** has left the server, and the time is up. You can claim the match, give more time, or wait: { $place }
left =
    { $clock ->
        [yes] 👋 { $player }, **{ $opponent }** has left the server. If they do not come back, you can claim the match once their time is up: { $place }
       *[no] 👋 { $player }, **{ $opponent }** has left the server. If nobody moves for a month, the match can be cancelled: { $place }
    }
late_question = The time of **{ $opponent }** is up. Claim the match, give as much time again, or wait? You can decide at any time.
late_question_both = Time is up for both of you. Choose your hole, give **{ $opponent }** more time, or cancel the match: it then has no result.
claimed = You have claimed the match. The channel shows the result.
extended = **{ $opponent }** has more time, until <t:{ $until }:f>.
waited = Good, you wait. **{ label_time_is_up }** stays where it is.
farewell_place = Your match against **{ $opponent }** is off, without a result: its channel is gone.
farewell_server = Your match against **{ $opponent }** is off, without a result: I am not in its server any more.
off_cancelled = 🚫 **The match was cancelled** before both had moved. It has no result.
off_both_late = 🚫 **The match is off**, without a result: both ran out of time.
off_silence = 🚫 **The match is off**, without a result: nobody moved for a month.
off_abandoned = 🚫 **The match is off**, without a result: for a month, nobody picked or claimed it.
off_place_gone = 🚫 **The match is off**, without a result: its place is gone.

## What players ask each other

more_heading = Your match against **{ $opponent }**:
draw_asked = 🤝 { $player }, **{ $opponent }** offers a draw.
draw_agreed = 🤝 **{ $player }** takes the draw that **{ $opponent }** offered.
draw_declined = 🤝 **{ $player }** declines the draw that **{ $opponent }** offered.
draw_withdrawn = 🤝 **{ $opponent }** has withdrawn the offer of a draw.
draw_void = 🤝 **{ $opponent }** offered a draw; the match went on.
takeback_asked = ↩️ { $player }, **{ $opponent }** would like to take the last turn back.
takeback_agreed = ↩️ **{ $player }** agrees: **{ $opponent }** takes the last turn back.
takeback_declined = ↩️ **{ $player }** does not agree that **{ $opponent }** takes the last turn back.
takeback_withdrawn = ↩️ **{ $opponent }** does not want the last turn back any more.
takeback_void = ↩️ **{ $opponent }** asked for the last turn back; the match went on.
asked = Asked. The other player answers in the channel.
agreed = You have agreed. The channel shows the match.
call_off_question = Cancel the match against **{ $opponent }**? It then has no result, and counts for nothing.
called_off = The match is cancelled.
which_match = Which match?
what_to_cancel = What do you want to cancel?
nothing_to_cancel = You have no open match and no open challenge in this channel. `/games` lists your matches elsewhere.
challenge_choice = Challenge: { $opponent } · { $game }
challenge_choice_anybody = Open table · { $game }
played = You played hole { $hole }. The channel shows the board.
# What a pick would do: as a list says it while a hole is typed, and an analysis of what was better.
would =
    { $laps ->
        [1] { $seeds ->
            [one] { $seeds } seed
           *[other] { $seeds } seeds
        }
       *[other] { $seeds ->
            [one] { $seeds } seed
           *[other] { $seeds } seeds
        } in { $laps } laps
    }{ $captured ->
        [0] {""}
       *[other] , captures { $captured }
    }{ $last ->
        [again] , ends in your store: pick again
        [store] , ends in the store
        [burnt] , ends in a burnt hole
        [relays] , goes on from there
        [over] , ends the round
       *[other] {""}
    }
# In a list of at most 100 characters a line, while a hole is typed.
hole_choice = { $hole }: { would }
hole_choice_secret =
    { $seeds ->
        [one] { $hole }: { $seeds } seed
       *[other] { $hole }: { $seeds } seeds
    }
record_heading = The record of **{ $south }** – **{ $north }**: it can be read, kept, and replayed.
alt_record = The record of the match between { $south } and { $north }, as text.
record_none = That message shows no match of mine.

## Practice against the bot, and hints

practice_begun =
    {""}**{ $player }** practises against **{ $opponent }**, level { $level }.
    { $terms }
practice_heading = {" · "}practice, level { $level }
practice_opponent = { $player } (level { $level })
practice_thinking = 🤔 **{ $player }** is thinking …
practice_opening = -# Press your opening hole below: nobody sees it before both have chosen, and I choose without knowing it.
practice_draw_taken = **{ $opponent }** takes the draw: counting whose turn it is, it does not think that it is better off. The channel shows the result.
practice_draw_declined = Thank you, but **{ $opponent }** would rather play on: it does not think that it is worse off.
practice_taken_back = Your last turn is taken back. The channel shows the match.
# One pick, within the sentences that follow. The number in brackets is what the own store gains.
hint_pick =
    { $last ->
        [store] hole { $hole } ends in the store
        [captured] hole { $hole } captures { $captured }
        [over] hole { $hole } ends the round
       *[stayed] hole { $hole } sows { $seeds }
    }{ $gained ->
        [0] {""}
       *[other] {" "}(+{ $gained })
    }
hint_then = {", then "}
hint_turn = 💡 Best: **{ $line }**.
hint_worth =
    { $worth ->
        [won] It wins this round for sure.
        [drawn] It makes sure of a draw in this round, and no more can be had.
        [lost] This round can only be lost; this loses the least.
        [ahead] { $count ->
            [one] After that I expect you { $count } seed ahead at the end of the round.
           *[other] After that I expect you { $count } seeds ahead at the end of the round.
        }
        [behind] { $count ->
            [one] After that I expect you { $count } seed behind at the end of the round.
           *[other] After that I expect you { $count } seeds behind at the end of the round.
        }
       *[level] After that I expect the round to end about level.
    }
hint_threat = -# What **{ $opponent }** could do, were it the one to move: { $line }.
hint_share = hole { $hole }: { $share } %
hint_opening = 💡 Who always opens with the same hole can be read. Choose by chance, so often: **{ $line }**.
hint_opening_sure = 💡 Best: **hole { $hole }**. No other promises more here, even where it is expected.

## Vacations, open tables, blocks

vacation_begun =
    You are on vacation until <t:{ $until }:f>. Until then your clocks stand still, except in live matches and where time was up already. You can play all the same.
    -# Days left in this year: { $days }
vacation_over =
    You are not on vacation. `/vacation` with `days` begins one: it stops your clocks, except in live matches.
    -# Days left in this year: { $days }
tables_none = Nobody looks for an opponent here now. `/challenge` without `opponent` opens a table.
tables_heading = **Open tables**
tables_line = - **{ $player }** · { $terms } · { $place }
blocked = You get no more challenges from **{ $player }**, and they get none from you. They are not told. `/block` shows whom you have blocked.
unblocked = **{ $player }** can challenge you again.
blocks_none = You have blocked nobody. `/block` with `player` blocks somebody.
blocks_heading = You have blocked these players. Press a name to unblock it.

## Settings

settings_own =
    {""}**My settings**
    For what I show and tell you alone. Each choice is kept at once.
settings_server =
    {""}**Settings of this server** · { $page } of { $pages }
    For what everybody sees here. Each choice is kept at once.
settings_need_manager = Only who has **Manage Server**, or the role chosen for it, can change this.
setting_language = Language: { $language }
setting_language_auto = Language: as Discord says
setting_theme =
    { $theme ->
        [wood] Boards: wood
        [night] Boards: night
        [contrast] Boards: high contrast
       *[auto] Boards: as usual here
    }
setting_season =
    { $season ->
        [month] Seasons: a month each
       *[other] Seasons: a quarter of a year each
    }
setting_reminders =
    { $reminders ->
        [dm] Reminders: by DM
        [ping] Reminders: by a ping in the channel
       *[none] Reminders: none
    }
setting_picks =
    { $picks ->
        [dm] Secret picks: by DM
       *[channel] Secret picks: on a private board in the channel
    }
setting_game = New challenges: { $game }
setting_rounds =
    { $rounds ->
        [1] New challenges: one round
        [burnout] New challenges: until burnout
       *[other] New challenges: { $rounds } rounds
    }
setting_pace = New challenges: { terms_pace }
setting_challenges = Open challenges for each player: { $count }
setting_matches = Open matches for each player: { $count }
setting_channels = Channels for matches: all
setting_manager = A role that may change these settings

## Privacy

privacy =
    {""}**What I keep**
    - of your challenges and matches: who plays whom under which names, in which place and messages, every move, offers, clocks and results, to play on after a restart;
    - in servers: ratings, leaderboards, which holes you pick, and whether you are still there, to compare players;
    - a secret pick, until it is shown; then it is deleted;
    - your answers to puzzles, which nobody sees before the day is over, for the streak in your profile;
    - your settings, your vacations, whom you have blocked, and the language of your Discord, to speak to you in it;
    - what must still be told, until it is told; and where I am a guest, for 15 minutes, the key with which Discord lets me answer there.
    I read no messages. Nothing is passed on, and nothing is used for anything else. When I am removed from a server, what was played there is deleted after 30 days.
privacy_export = Here is all that I keep of you.
forget_question =
    Delete all that I keep of you? That cannot be taken back.
    - Your open challenges are taken back, and open matches given up; those in which not both have moved are cancelled.
    - Finished matches stay for the other player, without your name. In each server they stay linked by a number made for it, so that ratings still add up; it says nothing of you.
    - You leave all leaderboards, and your settings go.
forgotten = All that I kept of you is deleted.
kept = Good, nothing was changed.
## Leaderboards

time_always = all time
time_month = { $month }/{ $year }
time_quarter = Q{ $quarter } { $year }
# What leaderboards are ordered by.
measure =
    { $measure ->
        [rating] rating
        [won] matches won
        [rounds] rounds won
        [captured] seeds captured
       *[run] longest winning run
    }
board_heading =
    { $game ->
        [all] **Leaderboard** · all games · { measure } · { $time }
       *[other] **Leaderboard** · { $game } · { measure } · { $time }
    }
board_empty = No match has counted here in that time.
# The number of a line: a rating with how far off it may be, or a count.
number =
    { $settled ->
        [yes] { $value } ± { $off }
        [no] { $value } ± { $off }, provisional
       *[count] { $value }
    }
board_line = { $rank }\. **{ $player }** · { number } · { $won } won, { $drawn } drawn, { $lost } lost
board_not_on_it = -# { $player } is not on it yet: it takes a finished match here.
alt_board_line = { $rank }. { $player }: { number }
season_heading = 🏁 **The season { $time } is over.** Best by { measure }:

## Profiles

profile_none = { $player } has not finished a match here yet.
profile_heading = 👤 **{ $player }**
profile_left = -# Has left the server.
profile_uncounted = No match here has counted yet: one that is ended too early does not.
profile_rank =
    { $game ->
        [all] All games: rating **{ number }** · rank { $rank } of { $players }
       *[other] { $game }: rating **{ number }** · rank { $rank } of { $players }
    }
profile_rating =
    { $game ->
        [all] All games: rating **{ number }**
       *[other] { $game }: rating **{ number }**
    }
profile_matches = - matches { $won } won, { $drawn } drawn, { $lost } lost · rounds { $rounds_won }–{ $rounds_drawn }–{ $rounds_lost }
profile_runs =
    - winning run { $run }, longest { $longest } · { $captured ->
        [one] { $captured } seed
       *[other] { $captured } seeds
    } captured
profile_turn =
    - biggest turn: { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    } in { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }
profile_holes = - holes picked most: { $holes }
profile_openings = - opened with: { $openings }
profile_opening = hole { $hole } ({ $won } of { $opened } won)
profile_against = 🆚 **{ $player }** against **{ $other }**
profile_against_line = - { $game }: { $won } won, { $drawn } drawn, { $lost } lost
profile_against_none = - no match between them has counted yet
profile_against_oneself = -# Nobody plays against themselves: choose another player as `against`.
alt_chart =
    { $game ->
        [all] Rating in all games over the last matches ({ $matches }): { $first } at first, now { $last } ± { $off }; lowest { $lowest }, highest { $highest }.
       *[other] Rating in { $game } over the last matches ({ $matches }): { $first } at first, now { $last } ± { $off }; lowest { $lowest }, highest { $highest }.
    }

## Analyses

analysis_begun = 🔍 I look at **{ $south }** – **{ $north }** again, move by move. This takes a moment.
analysis_there = 🔍 **{ $south }** – **{ $north }** was looked at already: { $place }
analysis_heading =
    🔍 **{ $south }** – **{ $north }**, looked at again. The line leans towards whoever was ahead, as far as I can see, and the numbers mark what decided it:
analysis_line = { $rank }\. Move { $step }: **{ $player }** picked hole { $hole }; hole { $best } was better.
analysis_line_wave = { $rank }\. Move { $step }: **{ $south }** chose hole { $south_hole } in secret, **{ $north }** hole { $north_hole }.
analysis_nothing = Neither made a mistake that mattered.
analysis_foot = -# The thread below has each of them.
moment_heading =
    { $rounds ->
        [1] **{ $rank }.** Move { $step }
       *[other] **{ $rank }.** Move { $step }, in round { $round }
    }
# A turn of several picks: { hole_choice } → { hole_choice }
moment_better = 💡 Better was hole { $turn }
moment_with = -# With that: { $before }. As it was played: { $after }.
moment_wave_with = -# Before it: { $before }. After it: { $after }.
stand =
    { $degree ->
        [level] level
        [slightly] { $player } slightly ahead
        [clearly] { $player } clearly ahead
        [nearly] { $player } close to winning the round
       *[sure] { $player } sure to win the round
    }
alt_balance = Who was ahead, by moves: { $course }.
alt_then = Then { $player } sows: { $holes }.
alt_solution = The solution: holes { $holes }, in this order.
# In a list of at most 100 characters a line, while a match is typed.
analysis_choice =
    { $outcome ->
        [won] #{ $number } · { $game } · won against { $opponent }
        [lost] #{ $number } · { $game } · lost to { $opponent }
       *[drawn] #{ $number } · { $game } · draw with { $opponent }
    }
analysis_no_match = You have finished no match here yet. `/challenge` starts one.

## Puzzles

puzzle =
    🧩 **The puzzle of the day**, <t:{ $when }:D>
    Congkak. You are below, your store is on the left. Take at least **{ $goal }** seeds in one turn!
    -# Press the holes in the order in which you would pick them. Nobody sees your answer, and you can change it until <t:{ $until }:t>. Then I tell the solution.
puzzle_place = -# All can see it here: { $place }
puzzle_own_none = **Your answer:** none yet. Press the first hole.
puzzle_own = **Your answer:** { $holes }
puzzle_own_foot = -# Only you see this, and it is kept as it stands. You can change it until <t:{ $until }:f>; then I tell whether it is right.
puzzle_over = 🧩 This puzzle is over. The solution was: **{ $holes }**.
puzzle_found = ✅ You found it.
puzzle_missed = You answered { $holes }.
puzzle_today = `/puzzle` shows today's.
puzzle_solution =
    🧩 **The puzzle of <t:{ $when }:D>**: at least { $goal } seeds in one turn.
    The solution: **{ $holes }**.
puzzle_solvers = ✅ Solved by { $solvers }.
puzzle_unsolved =
    { $answers ->
        [0] Nobody answered.
        [one] Nobody solved it, and { $answers } person tried.
       *[other] Nobody solved it, and { $answers } people tried.
    }
puzzle_you = You, below
puzzle_other = The other side
profile_puzzles = 🧩 puzzles solved: { $solved } · days in a row: { $run }, longest { $longest }

## Histories and records

history_heading = 📜 Matches of **{ $player }**
history_heading_with = 📜 Matches of **{ $player }** with **{ $opponent }**
history_none = No such match has been finished here yet.
history_line =
    { $outcome ->
        [won] - #{ $number } · **won** against { $opponent } · { $terms } · { $when } · { $place }
        [lost] - #{ $number } · lost to { $opponent } · { $terms } · { $when } · { $place }
       *[drawn] - #{ $number } · draw with { $opponent } · { $terms } · { $when } · { $place }
    }
history_early = not counted: ended too early
history_foot = -# Page { $page } · a button below shows a match with its record.
past_record = -# Attached: the record to read and replay, and a line of JSON a move.
results_given =
    { $count ->
        [one] The last result of this server.
       *[other] The last { $count } results of this server.
    }
results_none = Nobody has finished a match here yet.
results_need_manage_server = Only who has **Manage Server** gets the server's results. Leave `results` out to see matches.

## Refusals: what is the matter, and what to do instead

refused_oneself = You cannot challenge yourself. Pick somebody else as `opponent`.
refused_bot = Other bots do not play here. Challenge a person, or me: `/practice`.
refused_level = A `level` is for a match against me: choose me as `opponent`, or use `/practice`. Leave it out to play with people.
refused_offered_already = You offer a match to anybody here already: { $place }
refused_challenged_already = You have challenged this player here already: { $place }
refused_accept_that = This player has challenged you here already; accept that: { $place }
refused_playing_already =
    You two have a match in this channel already: { $place }
    Finish or resign it, or play another in another channel.
refused_challenge_gone = This challenge is gone. `/challenge` makes a new one.
refused_not_for_you = This challenge is for { $opponent }.
refused_not_your_challenge = Only { $challenger } can take this challenge back.
refused_own_challenge = This is your own challenge: the other player must accept it. **{ label_cancel }** takes it back.
refused_was_accepted = This challenge was accepted already: the match is on.
refused_was_declined = This challenge was declined.
refused_was_taken_back = This challenge was taken back.
refused_has_expired = This challenge has expired. `/challenge` makes a new one.
refused_match_gone = This match is gone. `/games` lists your open matches.
refused_not_your_match = This match is between { $south } and { $north }. `/challenge` starts one of your own.
refused_not_your_turn = It is { $player }'s turn.
refused_no_turn = It is not your turn.
refused_nothing_to_pick = You need not pick now: your hand goes on by itself, or your opening is over. The next board calls you.
refused_stale = That button belongs to an earlier board. Here is the match as it is now.
refused_match_won = This match is over: { $winner } has won. **{ label_rematch }** or `/challenge` starts another.
refused_match_drawn = This match is over: a draw. **{ label_rematch }** or `/challenge` starts another.
refused_match_not_over = This match is not over yet.
refused_match_elsewhere = That match was played in another server.
refused_still_played = This match is still played, and to look into it now would help one side. Ask again when it is over.
refused_nothing_to_analyse = This match was over before anybody picked a hole: there is nothing to look at.
refused_analysis_under_way = I am still at the last analysis that you asked for. Ask again when you have it.
refused_many_analyses = Many are having matches looked at just now. Try again in a minute.
refused_puzzle_gone = This puzzle is gone. `/puzzle` shows today's.
refused_picks = Write the numbers of the holes in order, such as `7 1 2`, and no more than { $count }.
refused_empty = Hole { $hole } is empty: pick one that has seeds.
refused_burnt = Hole { $hole } is burnt: nobody can pick it.
refused_relayed_from = Hole { $hole } is where the other hand goes on: pick another one.
refused_must_feed = Hole { $hole } would give your opponent no seed, and they have none: pick one that reaches them.
refused_no_such_hole = There is no hole { $hole } on this board.
refused_off = This match was cancelled, and has no result. **{ label_rematch }** or `/challenge` starts another.
refused_not_taken = { $player } takes no challenges at the moment.
refused_not_takable = You cannot take this challenge. With `/challenge` you make one of your own.
refused_nobody_there = The other player has left, and wanted to be forgotten. `/challenge` starts another match.
refused_many_challenges =
    { $count ->
        [one] You have { $count } open challenge here, and more are not allowed. Wait for an answer, or take it back.
       *[other] You have { $count } open challenges here, and more are not allowed. Wait for answers, or take one back.
    }
refused_many_matches =
    { $count ->
        [one] You have { $count } open match here, and more are not allowed. Finish it first; `/games` shows where.
       *[other] You have { $count } open matches here, and more are not allowed. Finish one first; `/games` lists them.
    }
refused_many_matches_of = { $player } plays as many matches here as are allowed. Try again later.
refused_server_full = There are as many open matches here as I can keep. Try again later.
refused_only_there = I am only a guest where that match was played: ask for it there, by **{ label_rematch }** or `/challenge`: { $place }
refused_left = { $player } is not in this server. Challenge somebody who is here.
refused_many_practices =
    { $count ->
        [one] You have { $count } open match against me in this server, and more are not allowed. Finish or resign it first; `/games` shows where.
       *[other] You have { $count } open matches against me in this server, and more are not allowed. Finish or resign one first; `/games` lists them.
    }
refused_no_hints = There are no hints in matches between people. `/practice` is for learning.
refused_not_here = In this server matches are played elsewhere: { $channels }
refused_no_clock = This match has no clock. If nobody moves for a month, it can be cancelled.
refused_not_awaited = The other player is not awaited now: there is nothing to claim.
refused_own_clock = It is your own pick that is awaited: choose a hole, as long as nobody has claimed the win.
refused_not_late = The other player still has time, until <t:{ $until }:f>, <t:{ $until }:R>.
refused_not_warned = The other player has not been reminded yet, and nobody loses without warning. Try again in a while.
refused_on_vacation = The other player is on vacation until <t:{ $until }:f>: the clock stands still.
refused_clock_stands = The other player's clock stands still.
refused_pick_first = Choose your own hole first: only who has chosen can claim.
refused_both_late = Time is up for both of you, so nobody can claim. Choose your hole, or cancel the match.
refused_call_off = Both of you have moved, so the match cannot be cancelled. Offer a draw, or resign.
refused_offer_stands = You have asked for that already. The other player has yet to answer.
refused_answer_first = The other player asks for a turn back, too: answer that first.
refused_asked_already = You have asked for that just now. You can ask again after the next move.
refused_nothing_to_take_back = There is no turn of yours to take back. What was chosen in secret, and rounds that are over, stay as they are.
refused_offer_gone = This offer is gone.
refused_not_your_offer = That is for { $player } to decide.
refused_offer_over = This offer is over.
refused_on_vacation_already = You are on vacation already, until <t:{ $until }:f>. `/vacation` shows how to end it.
refused_vacation_too_long =
    { $days ->
        [one] You have { $days } day of vacation left in this year.
       *[other] You have { $days } days of vacation left in this year.
    }
refused_no_vacation = You are not on vacation.
refused_setting = That cannot be chosen any more. `/settings` shows what can.
refused_block = You can block other people, but not yourself, and no bots.
refused_hole_unknown = Which hole, in which match? Choose one from the list that appears while you type.
refused_match_unknown = I know no such match here. Choose one from the list that appears while you type, or leave `match` out: then it is your last one.

## Options that do not go together

options_holes = A side has { $min } to { $max } holes in this game: change `holes`.
options_seeds = A hole starts with { $min } to { $max } seeds: change `seeds`.
options_rounds = A match has an odd number of rounds, 1 to { $max }: change `rounds`.
options_burnout_without_burning = A match until burnout needs holes that burn: leave `burnt` out or change it.
options_not_in_game =
    { $option ->
        [burnout] In { $game } no holes burn: choose a number of `rounds`.
        [opening] In { $game } one player starts: choose South or North as `opening`, or leave it out.
       *[other] { $game } does not know `{ $option }`: leave it out.
    }

## What else the bot says

unknown_button = This button was made by another version of the bot. `/board` shows your match as it is now, `/games` lists your matches.
too_fast =
    That was a lot at once. Please try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
broken = Something went wrong on my side, and nothing was changed. Please try again; `/board` shows where the match stands.
only_in_servers = This works in a server's channels: please use it there.
no_standings_here = Leaderboards, profiles and histories are kept in servers that I am a member of. `/games` lists your open matches anywhere.
not_at_home = Here are only you and I: `/practice` plays against me. `/challenge` works in a server, and in a DM or a group with your friends, once you have added me to your account.
guest_hushed = You lack **Use External Apps** in this channel, so nobody but you would see my answers. Someone who manages the server can grant it, or play in a DM.
# Permissions go by Discord's own English names, as they come.
missing_permissions = I cannot play here: in this channel I lack { $permissions }. Someone who manages the server can grant it, or try another channel.
no_match_here = You have no open match in this channel. `/games` lists your matches elsewhere, `/challenge` starts one.

## Help and rules

help_begin =
    {""}**Congkak, Kalah and Oware with friends**
    `/challenge` offers a match; the other player presses **{ label_accept }**. In Congkak both choose the first hole in secret, in my DM or by **{ label_own_board }**; then press the number of a hole to sow it. Holes are numbered from your own left.
help_command = - `/{ $command }` · { $description }
help_end = -# { $languages }
rules_congkak =
    {""}**Congkak.** Each player has 7 holes of 7 seeds, and a store at the own left. Pick a hole: its seeds are laid one by one, clockwise, into your holes, your store and the opponent's holes, never into the opponent's store.
    The last seed decides:
    - in **your store**: pick again;
    - in a hole **that has seeds**, yours or not: lift all of it and go on;
    - in an **empty hole of yours**: it and all seeds opposite go to your store; your turn is over;
    - in an **empty hole of the opponent's**: it stays; your turn is over.
    The round ends as soon as a lap leaves a side without seeds; what is left goes to the side it lies on. More seeds win.
    {""}**The opening** is played by both at once: each picks in secret, then both hands are sown in step. Who is out first plays first afterwards; if both are out at once, the smaller hand does, and if those are equal, a lot decides.
    {""}**More rounds:** each fills the own holes from the own store, from hole 1. A hole that stays empty is **burnt** for the rest of the match: a seed laid there goes to the opponent of who laid it. The loser of a round starts the next. More rounds won win the match; level, the seeds of the last one. `/challenge` can change all of this.
rules_kalah =
    {""}**Kalah.** Each player has 6 holes of 4 seeds, and a store at the own right. Pick a hole: its seeds are laid one by one, counter-clockwise, into your holes, your store and the opponent's holes, never into the opponent's store.
    - Last seed in **your store**: pick again.
    - Last seed in an **empty hole of yours with seeds opposite**: it and those seeds go to your store.
    As soon as a side is empty after a move, each player takes what lies on the own side. More seeds win. In several rounds, each starts on a full board, and the start alternates.
rules_oware =
    {""}**Oware.** Each player has 6 holes of 4 seeds. Pick a hole: its seeds are laid one by one, counter-clockwise, into all holes but the one that was lifted; nothing is laid in stores.
    - If the last seed makes an **opponent's hole 2 or 3**, you capture those, and so on backwards while the hole before is the opponent's and holds 2 or 3.
    - If the opponent has no seeds, you must make a move that gives some.
    The game ends at once when a player has more than half of the seeds, or both have exactly half: what still lies in the holes counts for nobody. It ends, too, when whoever is to move has no move, or when a position comes back with no capture in between: then each keeps what lies on the own side. In several rounds, each starts on a full board, and the start alternates.
# What options change, each a line below the rules of a game.
rules_chosen = **With what you chose:**
rules_here = **In your match here:**
rules_here_usual = -# In your match here it is so, and nothing was changed.
rules_size =
    {"- "}Each player has { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    } of { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    }.
rules_rounds =
    { $rounds ->
        [1] {"- "}One round.
        [burnout] {"- "}Rounds go on until a player ends one with too few seeds to fill a hole; there are at most 20.
       *[other] {"- "}At most { $rounds } rounds. { $ends ->
            [half] The match ends before, once a player has won more than half of them.
            [seeds] The match ends before, when a player ends a round with too few seeds to fill a hole.
           *[both] The match ends before, once a player has won more than half of them, or ends a round with too few seeds to fill a hole.
        }
    }
rules_burnt =
    { $burnt ->
        [forfeit] {"- "}A seed laid in a burnt hole goes to the opponent of who laid it; a last seed there ends the turn.
        [skip] {"- "}Sowing passes over burnt holes as if they were not there.
       *[off] {"- "}Holes do not burn: an empty one is simply empty.
    }
rules_refill =
    { $refill ->
        [partial] {"- "}Holes are refilled from hole 1; the last one reached may get fewer seeds.
        [full] {"- "}Only holes that get all their seeds are refilled; the rest stays in the store.
       *[even] {"- "}The seeds of a refill are spread evenly over the holes that are not burnt, hole 1 first for the odd ones.
    }
rules_victory =
    { $victory ->
        [rounds] {"- "}More rounds won win the match; level, the seeds of the last round.
        [seeds] {"- "}More seeds at the end of the last round win the match.
       *[holes] {"- "}More holes to open with, not burnt and reached by a refill, win the match; level, the seeds of the last round.
    }
rules_opening =
    { $opening ->
        [simultaneous] {"- "}Both open at once, in secret.
        [south] {"- "}South starts, whose holes are the lower row.
       *[north] {"- "}North starts, whose holes are the upper row.
    }
rules_grand_slam =
    { $slam ->
        [capture] {"- "}Taking all that the opponent has is a capture like any other.
       *[none] {"- "}A move that would take all that the opponent has stands, and captures nothing.
    }

## Commands, as Discord lists them: at most 100 characters each

command_challenge = Challenge somebody to a match, or offer one to whoever comes
command_practice = Play against the bot at once, at a level of your choice
command_games = List your open matches, with links to them
command_board = Show the board of your match in this channel anew
command_resign = Resign your match in this channel
command_leaderboard = Compare the players of this server
command_profile = Show a player's rating, record and habits in this server
command_history = List your finished matches, with links and records
command_replay = Play back the newest match of this channel as an animation
command_analyse = Look at a finished match again: who was ahead, and what decided it
command_puzzle = A puzzle a day: answer in secret, and see the solution tomorrow
command_rules = Explain how a game is played
command_settings = Choose your language, reminders and boards, or your server's
command_help = What the bot does, and how to begin
command_play = Play a hole: lists your holes, and what each would do
command_draw = Offer a draw in your match in this channel
command_takeback = Ask to take your last turn back
command_hint = Get a hint in your practice match, only for you
command_cancel = Cancel your match before both have moved, or take a challenge back
command_vacation = Stop your clocks for some days
command_tables = List who looks for an opponent in this server
command_block = Block a player's challenges, or see whom you have blocked
command_privacy = What is kept of you; get it as a file, or delete it
menu_challenge_to_congkak = Challenge to Congkak
menu_show_the_record = Show the record

## Options of commands: at most 100 characters each

option_challenge_opponent = Who; left out: whoever comes
option_challenge_level = Against the bot: how well it plays, from 1 to 6 (3)
option_challenge_game = Which game (Congkak)
option_challenge_rounds = How many rounds (1)
option_challenge_holes = Holes a side (Congkak 7, others 6)
option_challenge_seeds = Seeds a hole (Congkak: as many as holes, others 4)
option_challenge_burnt = Congkak: what burnt holes do
option_challenge_refill = Congkak: how holes are filled for the next round
option_challenge_victory = Congkak: what wins the match
option_challenge_opening = Who starts (Congkak: both at once; others: South)
option_challenge_grand_slam = Oware: whether all of a side can be captured
option_board_as = As a picture for all (default), or as text for you alone
option_leaderboard_game = Of which game (all)
option_leaderboard_measure = Ordered by what (rating)
option_leaderboard_time = Of which time (all)
option_profile_player = Whose (yours)
option_profile_against = Compared with whom
option_profile_game = Rating and habits of which game (all)
option_history_opponent = Only those with this player
option_history_game = Of which game (all)
option_history_results = The server's results as a file instead (needs Manage Server)
option_replay_what = How much of it (the last move)
option_analyse_match = Which of your matches here (the last one)
option_puzzle_answer = Your answer, such as 7 1 2; left out: shows the puzzle
option_rules_game = Which game (Congkak)
option_rules_rounds = How many rounds (1)
option_rules_holes = Holes a side (Congkak 7, others 6)
option_rules_seeds = Seeds a hole (Congkak: as many as holes, others 4)
option_rules_burnt = Congkak: what burnt holes do
option_rules_refill = Congkak: how holes are filled for the next round
option_rules_victory = Congkak: what wins the match
option_rules_opening = Who starts (Congkak: both at once; others: South)
option_rules_grand_slam = Oware: whether all of a side can be captured
option_challenge_pace = How much time for each pick (3 days, or as this server has chosen)
option_challenge_thread = Whether the match gets its own thread
option_play_hole = The number of a hole, from your own left
option_vacation_days = For how many days; left out: shows what you have left
option_block_player = Whom; left out: shows whom you have blocked

## Choices of options: at most 100 characters each

choice_rounds_burnout = Until burnout
choice_burnt_forfeit = Seeds laid in them go to the opponent
choice_burnt_skip = Sowing passes over them
choice_burnt_off = Holes do not burn
choice_refill_partial = The last hole may get fewer
choice_refill_full = Only full holes
choice_refill_even = Spread evenly
choice_victory_rounds = Rounds won
choice_victory_seeds = Seeds of the last round
choice_victory_holes = Holes left to open with
choice_opening_simultaneous = Both at once, in secret
choice_opening_south = South
choice_opening_north = North
choice_grand_slam_capture = Captures
choice_grand_slam_none = Captures nothing
choice_as_picture = Picture, for all to see
choice_as_text = Text, only for you
choice_what_last = The last move
choice_what_round = The round
choice_what_match = The whole match
choice_pace_live = Live: 5 minutes
choice_pace_one_day = 1 day
choice_pace_three_days = 3 days
choice_pace_week = 7 days
choice_pace_no_clock = No clock
choice_measure_rating = Rating
choice_measure_matches_won = Matches won
choice_measure_rounds_won = Rounds won
choice_measure_captured = Seeds captured
choice_measure_run = Longest winning run
choice_time_always = All time
choice_time_month = This month
choice_time_season = This season
choice_time_last_season = The season before
