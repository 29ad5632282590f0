-- Results in full, ratings, and the totals of every board, profile and season.
-- What is counted here follows from match_results, round_results and the records of the matches:
-- `congkak recount` counts it again. The results of before are completed when the bot starts.

alter table round_results add column began text not null default '';          -- S, N, or SN: both at once
alter table round_results add column south_burnt text not null default '';    -- the labels of burnt holes: 6 7
alter table round_results add column north_burnt text not null default '';

alter table match_results add column number bigint not null default 0;        -- the order in which results came
alter table match_results add column options text not null default '';        -- what was agreed on beside the game's own
alter table match_results add column counts text not null default '';         -- yes, early; nothing: not known yet

update match_results set number = (
    select count(*) from match_results b
    where b.ended_at < match_results.ended_at
       or (b.ended_at = match_results.ended_at and b.match_id <= match_results.match_id)
);

create unique index match_results_number on match_results (number);
create index match_results_of_server on match_results (server_id, number);
create index match_results_incomplete on match_results (server_id) where counts = '';
drop index match_results_server;

-- A result as each of its two players sees it.
create table player_results (
    server_id   bigint not null,
    player_id   bigint not null,
    game        text   not null,
    number      bigint not null,                -- of match_results
    match_id    bigint not null,
    opponent_id bigint not null,
    side        text   not null,                -- S, N
    outcome     text   not null,                -- W, =, L
    counts      text   not null,
    captured    bigint not null,                -- seeds, in the whole match
    opening     bigint not null,                -- the first pick; 0: none
    turn_seeds  bigint not null,                -- laid in the biggest turn
    turn_laps   bigint not null,
    picks       text   not null,                -- of hole 1, 2 … : 4 0 1
    rating      bigint,                         -- after it, in thousandths; null: not rated
    deviation   bigint,
    rating_all  bigint,                         -- the same, in the rating of all games together
    deviation_all bigint,
    ended_at    bigint not null,
    primary key (server_id, player_id, game, number)
);

create index player_results_pair on player_results (server_id, player_id, opponent_id, number);

-- Who has played in a server.
create table players (
    server_id bigint not null,
    player_id bigint not null,
    name      text   not null,                  -- when last played
    present   bigint not null default 1,        -- 0: has left the server, or Discord
    looked_at bigint not null default 0,        -- when it was last looked whether that is so
    primary key (server_id, player_id)
);

create index players_player on players (player_id);

insert into players (server_id, player_id, name)
    select server_id, player_id, max(name) from standings group by server_id, player_id;

drop table standings;

-- Whoever was forgotten before is nobody that results can be counted of: each gets a number, and is
-- on no board.
update match_results set south = 1 - 2 * number where south = 0;
update match_results set north = 0 - 2 * number where north = 0;
insert into players (server_id, player_id, name, present)
    select server_id, south, '', 0 from match_results where south < 0
    union all select server_id, north, '', 0 from match_results where north < 0;

-- What a player has reached in a server, in a game and a stretch of time.
create table totals (
    server_id     bigint not null,
    game          text   not null,              -- a game, or * for all together
    period        bigint not null,              -- 0: always; 202611: a month; 20264: a quarter
    player_id     bigint not null,
    present       bigint not null,
    matches_won   bigint not null,
    matches_drawn bigint not null,
    matches_lost  bigint not null,
    rounds_won    bigint not null,
    rounds_drawn  bigint not null,
    rounds_lost   bigint not null,
    captured      bigint not null,
    run           bigint not null,              -- matches won one after another, up to now
    run_longest   bigint not null,
    turn_seeds    bigint not null,
    turn_laps     bigint not null,
    rating        bigint not null,              -- thousandths of a point
    deviation     bigint not null,
    volatility    bigint not null,              -- thousand millionths
    rated         bigint not null,              -- matches that it rests on, ever
    rated_at      bigint not null,
    rating_score  bigint not null,              -- whole points, and 100000 where it is settled
    primary key (server_id, game, period, player_id)
);

create index totals_rating on totals (server_id, game, period, present, rating_score desc, player_id);
create index totals_won on totals (server_id, game, period, present, matches_won desc, player_id);
create index totals_rounds on totals (server_id, game, period, present, rounds_won desc, player_id);
create index totals_captured on totals (server_id, game, period, present, captured desc, player_id);
create index totals_run on totals (server_id, game, period, present, run_longest desc, player_id);

-- How many players a leaderboard has; and, where they are many, how many stand in each band of
-- it, so that a rank is known without counting all who are better.
create table boards (
    server_id bigint not null,
    game      text   not null,
    period    bigint not null,
    players   bigint not null,
    banded    bigint not null default 0,
    primary key (server_id, game, period)
);

create table bands (
    server_id bigint not null,
    game      text   not null,
    period    bigint not null,
    measure   text   not null,
    score     bigint not null,                  -- of the first in it
    player_id bigint not null,
    players   bigint not null,
    primary key (server_id, game, period, measure, score, player_id)
);

-- How often a player picked a hole, and how it went when that was the first pick.
create table hole_totals (
    server_id bigint not null,
    game      text   not null,
    player_id bigint not null,
    label     bigint not null,
    picks     bigint not null,
    opened    bigint not null,                  -- matches opened with it
    won       bigint not null,
    primary key (server_id, game, player_id, label)
);

-- The stretches of time in which a server has played, each closed once.
create table seasons (
    server_id bigint not null,
    period    bigint not null,
    ends_at   bigint not null,
    closed    bigint not null default 0,
    primary key (server_id, period)
);

create index seasons_due on seasons (ends_at) where closed = 0;

alter table settings add column season text;    -- quarter, month; null: not chosen
