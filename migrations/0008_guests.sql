-- Play where the bot is no member: in DMs between people, in groups, and in servers in which only a
-- player has installed it. There it can do nothing but answer. The server of such a challenge or
-- match is a number below 0, which no server has.

-- Through which interaction something can still be shown there. Discord takes it for 15 minutes.
create table doors (
    channel_id bigint not null,
    message_id bigint not null,             -- the message it can change; 0: it can send new ones
    token      text   not null,
    shut_at    bigint not null,
    primary key (channel_id, message_id)
);

create index doors_shut on doors (shut_at);

alter table matches add column unseen bigint not null default 0;    -- 1: it went on, and the channel was not shown

alter table matches add column left_told text not null default '';  -- S, N: the other was told that this one has left

create index matches_unseen on matches (channel_id) where unseen = 1;
