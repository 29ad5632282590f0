-- Several processes on one database: who they are, and what each has taken on.

create table processes (
    process_id  bigint primary key,             -- drawn at its start
    first_shard bigint not null,                -- the shards that it runs, counted from 0
    last_shard  bigint not null,
    shards      bigint not null,                -- of how many
    alive_until bigint not null                 -- renewed while it lives; after that its claims are free
);

-- When a shard of each bucket may identify next: Discord lets one in every five seconds.
create table identifies (
    bucket  bigint primary key,
    free_at bigint not null
);

-- The interactions that a process has taken on while another was told of them, too.
create table heard (
    interaction_id bigint primary key,
    heard_at       bigint not null
);

create index heard_old on heard (heard_at);

-- How often something was changed that processes remember.
create table revisions (
    name     text   primary key,
    revision bigint not null
);

insert into revisions (name, revision) values ('settings', 0);

-- Which process tells it; null, or one that is not alive: whoever comes first.
alter table outbox add column claimed_by bigint;

create index outbox_lane on outbox (lane, outbox_id);
