-- Matches, what leads to them, and what must still be told.
-- In the common subset of SQLite and PostgreSQL: 64-bit integers, text, partial indexes.
-- Moments are milliseconds since 1970 in UTC. Ids of Discord are stored as they are.

create table challenges (
    challenge_id    integer primary key,
    server_id       bigint not null,
    channel_id      bigint not null,
    message_id      bigint,
    challenger      bigint not null,
    challenger_name text   not null,
    opponent        bigint,                     -- null: whoever comes
    opponent_name   text   not null default '',
    options         text   not null,            -- the headers of a record, without a lot
    language        text   not null,
    state           text   not null,            -- open, accepted, declined, cancelled, expired
    match_id        bigint,                     -- the match it became
    rematch_of      bigint,                     -- the match whose seats are changed
    pair            text   not null,            -- both player ids, the smaller first
    expires_at      bigint not null,
    created_at      bigint not null
);

-- Not twice the same pair in one channel.
create unique index challenges_open_pair on challenges (channel_id, pair) where state = 'open';
create index challenges_due on challenges (expires_at) where state = 'open';

create table matches (
    match_id    integer primary key,
    server_id   bigint not null,
    channel_id  bigint not null,
    message_id  bigint,                         -- the newest board message in the channel
    south       bigint not null,
    north       bigint not null,
    south_name  text   not null,
    north_name  text   not null,
    language    text   not null,
    record      text   not null,                -- RULES.md §9: what the match is
    revision    bigint not null,                -- entries in the record, and one more for each change beside it
    state       text   not null,                -- open, over
    awaited     text   not null,                -- S, N, SN or nothing: whose pick
    pair        text   not null,
    created_at  bigint not null,
    updated_at  bigint not null
);

create unique index matches_open_pair on matches (channel_id, pair) where state = 'open';
create index matches_open_south on matches (south) where state = 'open';
create index matches_open_north on matches (north) where state = 'open';

-- A pick of the simultaneous opening, until its wave begins. Nothing else may hold it.
create table secret_picks (
    match_id bigint not null references matches (match_id) on delete cascade,
    side     text   not null,
    label    bigint not null,
    primary key (match_id, side)
);

-- The message in a player's DMs that shows the own board.
create table private_boards (
    match_id   bigint not null references matches (match_id) on delete cascade,
    side       text   not null,
    channel_id bigint not null,                 -- 0: the DM was refused
    message_id bigint not null,
    primary key (match_id, side)
);

-- What must still be told, in the order in which it came up.
create table outbox (
    outbox_id  integer primary key autoincrement, -- never used again: an answer settles by it, late
    lane       bigint not null,                 -- told one after another; a match id, or minus a challenge id
    notice     text   not null,                 -- JSON
    due_at     bigint not null,
    attempts   bigint not null default 0,
    created_at bigint not null
);

create index outbox_due on outbox (due_at);

-- One row a finished round, and one a finished match. All totals can be counted again from these.
create table round_results (
    match_id    bigint not null references matches (match_id) on delete cascade,
    round       bigint not null,
    south_seeds bigint not null,
    north_seeds bigint not null,
    winner      text   not null,                -- S, N or =
    reason      text   not null,
    ended_at    bigint not null,
    primary key (match_id, round)
);

create table match_results (
    match_id    bigint primary key references matches (match_id) on delete cascade,
    server_id   bigint not null,
    game        text   not null,
    south       bigint not null,
    north       bigint not null,
    winner      text   not null,                -- S, N or =
    reason      text   not null,
    south_wins  bigint not null,
    north_wins  bigint not null,
    drawn       bigint not null,                -- rounds nobody won
    ended_at    bigint not null
);

create index match_results_server on match_results (server_id, game, ended_at);

-- Totals kept for speed, written with the row they count.
create table standings (
    server_id     bigint not null,
    game          text   not null,              -- a game, or * for all together
    player_id     bigint not null,
    name          text   not null,
    matches_won   bigint not null default 0,
    matches_drawn bigint not null default 0,
    matches_lost  bigint not null default 0,
    rounds_won    bigint not null default 0,
    rounds_drawn  bigint not null default 0,
    rounds_lost   bigint not null default 0,
    primary key (server_id, game, player_id)
);

create index standings_rank on standings
    (server_id, game, matches_won desc, rounds_won desc, matches_lost, player_id);
