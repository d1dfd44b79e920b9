-- Photographs as they are sent for a draft, and what becomes of them (decision 053). The files lie in the store of photographs, named by id.
create table photo (
  id uuid primary key,
  draft_id uuid references ad_draft (id) on delete set null,
  position smallint not null,
  revision smallint not null default 1,     -- one more whenever its pictures are to be made anew, so that an address shows one picture for ever
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  attempts smallint not null default 0,     -- how often its pictures were begun: what ends the process each time is given up
  failure text,                             -- a sentence for the person who sent it
  width integer not null,                   -- as it is seen, in pixels
  height integer not null,
  bytes integer not null,
  content_hash text not null,               -- of the file as it was sent
  perceptual_hash bigint,                   -- pictures that look alike differ in few bits
  colour text,                              -- «#rrggbb»: the one that most of it has
  rotation smallint not null default 0 check (rotation in (0, 90, 180, 270)),
  shot text,                                -- of the guided list
  caption text not null default '',
  created_at timestamptz not null default now(),
  removed_at timestamptz,                   -- can be taken back for a while
  constraint photo_failure check ((state = 'failed') = (failure is not null))
);
create unique index photo_content on photo (draft_id, content_hash) where draft_id is not null;
create index photo_waiting on photo (created_at) where state = 'waiting';

create function tell_waiting_photo() returns trigger language plpgsql as $$
begin
  if exists (select from written where state = 'waiting') then perform pg_notify('photo_waiting', ''); end if;
  return null;
end $$;
create trigger photo_sent after insert on photo referencing new table as written for each statement execute function tell_waiting_photo();
create trigger photo_turned after update on photo referencing new table as written for each statement execute function tell_waiting_photo();

-- The photographs that an ad shows: a copy of what pages need, so that changes of a draft reach no page before it is published.
-- Nothing has written this table so far; its triggers stay.
delete from ad_photo;
alter table ad_photo
  drop column file,
  add column photo_id uuid not null references photo (id),
  add column revision smallint not null,
  add column width integer not null,
  add column height integer not null,
  add column colour text not null;
create index ad_photo_photo on ad_photo (photo_id);
