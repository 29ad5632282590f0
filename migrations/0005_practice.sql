-- Matches against the bot: the bot sits on a side of them, at a level. Matches of before are between
-- two people. That the bot's pick is awaited follows from what a match has had before: nothing else
-- need be kept for it.

alter table matches add column bot_side text;          -- null: between two people; S, N: the bot's
alter table matches add column bot_level bigint;       -- 1 to 6
alter table matches add column rng_seed bigint;        -- what the bot's picks are drawn by; told to nobody

-- Those in which the bot may have to pick.
create index matches_bot on matches (match_id) where state = 'open' and bot_side is not null;

-- Such a match that gets a thread of its own begins as a challenge that the bot has accepted.
alter table challenges add column bot_level bigint;    -- null: to a person, or to whoever comes
