-- What a server or a player has chosen. A row is there only where something was.

create table settings (
    owner    text   not null,               -- server, player
    owner_id bigint not null,
    theme    text,                          -- null: not chosen
    primary key (owner, owner_id)
);

create index matches_channel on matches (channel_id, match_id);
