-- Play over days: clocks, offers between players, vacations, blocks, more settings, and what is
-- to be forgotten. Challenges and matches of before go on without a clock, as they were agreed on.

alter table challenges add column pace text not null default 'none';    -- live, 1d, 3d, 7d, none
alter table challenges add column has_thread bigint not null default 0; -- 1: the match gets a thread of its own

alter table matches add column pace text not null default 'none';
alter table matches add column called_off text;        -- null, or why a match that is off has no result
alter table matches add column home_id bigint;         -- the channel that its own thread belongs to

create index matches_server on matches (server_id, state);
create index challenges_server on challenges (server_id, state);

-- The clocks that run, or stand still: one for each side whose pick is awaited under a pace.
create table clocks (
    match_id  bigint not null references matches (match_id) on delete cascade,
    side      text   not null,
    player_id bigint not null,
    set_at    bigint not null,              -- which deadline this is; moves of the others do not change it
    due_at    bigint not null,
    remind_at bigint,                       -- null: the reminder is in the outbox, was told, or is not wanted
    warned_at bigint,                       -- null: not warned, and so the match cannot be claimed
    late_at   bigint,                       -- since when it is said that time is up
    left_ms   bigint,                       -- not null: it stands still, with so much left
    primary key (match_id, side)
);

create index clocks_remind on clocks (remind_at) where remind_at is not null and left_ms is null;
create index clocks_due on clocks (due_at) where warned_at is not null and late_at is null and left_ms is null;
create index clocks_late on clocks (late_at) where late_at is not null;
create index clocks_still on clocks (player_id) where left_ms is not null;
create index clocks_player on clocks (player_id);

-- What one player asks the other to agree to: a draw, or to take a turn back.
create table offers (
    offer_id   integer primary key,
    match_id   bigint not null references matches (match_id) on delete cascade,
    kind       text   not null,             -- draw, takeback
    side       text   not null,             -- who asks
    revision   bigint not null,             -- of the match, when it was asked
    state      text   not null,             -- open, accepted, declined, withdrawn, void
    message_id bigint,
    created_at bigint not null
);

create unique index offers_open on offers (match_id, kind) where state = 'open';
create index offers_match on offers (match_id);

create table vacations (
    vacation_id integer primary key,
    player_id   bigint not null,
    begins_at   bigint not null,
    ends_at     bigint not null
);

create index vacations_player on vacations (player_id, ends_at);

-- Whose challenges a player does not want.
create table blocks (
    player_id    bigint not null,
    blocked_id   bigint not null,
    blocked_name text   not null,
    created_at   bigint not null,
    primary key (player_id, blocked_id)
);

-- Servers that the bot is not in any more.
create table gone_servers (
    server_id bigint primary key,
    gone_at   bigint not null
);

-- When the bot was last alive: what it missed is given back to the clocks.
create table heartbeats (
    name    text   primary key,
    beat_at bigint not null
);

-- Null: not chosen.
alter table settings add column language text;         -- server, player
alter table settings add column locale text;           -- player: what the client last spoke
alter table settings add column game text;             -- server
alter table settings add column rounds text;           -- server
alter table settings add column pace text;             -- server
alter table settings add column thread text;           -- server: yes, no
alter table settings add column channels text;         -- server: ids, where matches may be played
alter table settings add column manager text;          -- server: the id of a role
alter table settings add column challenges_max text;   -- server: open at once, for each player
alter table settings add column matches_max text;      -- server: open at once, for each player
alter table settings add column reminders text;        -- player: dm, ping, none
alter table settings add column motion text;           -- player: yes, no
alter table settings add column picks_in text;         -- player: dm, channel
