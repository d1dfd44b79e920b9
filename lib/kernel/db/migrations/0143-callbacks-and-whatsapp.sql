-- Somebody who wants to be called back by a dealer, within hours of theirs. Of an ad the number and the title, as in `reply`.
create table callback (
  id bigint generated always as identity primary key,
  dealer_id bigint not null references dealer (id) on delete cascade,
  ad_id bigint,
  ad_title text,
  user_id bigint references app_user (id) on delete cascade, -- null: without an account
  name text not null,
  phone text not null,
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  done_by bigint references app_user (id) on delete set null
);
create index callback_dealer on callback (dealer_id, to_at);
create index callback_user on callback (user_id) where user_id is not null;
create index callback_done_by on callback (done_by) where done_by is not null;

-- The number of a dealer's WhatsApp, as digits with 39 before; null: no link to it anywhere.
alter table dealer add column whatsapp text;
