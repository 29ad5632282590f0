-- A puzzle a day in a server, and who answered what.

create table puzzles (
    puzzle_id  integer primary key,
    server_id  bigint not null,
    day        bigint not null,                 -- days since 1970, UTC
    round      text   not null,                 -- the position: congkak S 0 6 0 3 0 0 3 [20] / …
    goal       bigint not null,                 -- seeds
    solution   text   not null,                 -- 7 1 2
    is_only    bigint not null,                 -- 1: nothing else does it
    language   text   not null,
    channel_id bigint,                          -- where all see it; null: nowhere yet
    message_id bigint,
    revealed   bigint not null default 0,       -- 1: the solution was told, or there was nowhere to tell it
    created_at bigint not null
);

create unique index puzzles_day on puzzles (server_id, day);
create index puzzles_due on puzzles (day) where revealed = 0;

-- Secret until the day is over.
create table puzzle_answers (
    puzzle_id   bigint not null references puzzles (puzzle_id) on delete cascade,
    player_id   bigint not null,
    name        text   not null,                -- when it was answered
    picks       text   not null,                -- 7 1 2
    solved      bigint not null,
    answered_at bigint not null,
    primary key (puzzle_id, player_id)
);

create index puzzle_answers_player on puzzle_answers (player_id);
