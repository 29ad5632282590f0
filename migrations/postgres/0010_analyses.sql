-- Where a finished match was looked at, for all to see: who asks again is led there.

alter table matches add column analysis_id bigint;     -- the thread; null: there is none
