-- When a private seller can show a vehicle. A dealer has opening hours.
create table visit_hours (
  id bigint generated always as identity primary key,
  ad_id bigint not null references ad (id) on delete cascade,
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  created_at timestamptz not null default now(),
  unique (ad_id, from_at)
);
-- The visits of a conversation. States and who moves them: lib/accounts/deals/transitions.ts.
create table visit (
  id bigint generated always as identity primary key,
  reply_id bigint not null references reply (id) on delete cascade,
  message_id bigint not null references reply_message (id) on delete cascade, -- where the card stands
  ad_id bigint not null references ad (id) on delete cascade,
  state text not null check (state in ('toConfirm', 'moved', 'confirmed', 'held', 'cancelled', 'expired', 'lapsed', 'noShow')),
  author text not null check (author in ('buyer', 'seller')), -- the side that named the hour
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  answer_by timestamptz, -- when an hour that nobody confirms is free again
  address text, -- of a private seller; erased seven days after the visit, at once when there is none
  revision integer not null default 0,
  calendar_id uuid not null default gen_random_uuid(),
  day_reminded_at timestamptz,
  hours_reminded_at timestamptz,
  absent text check (absent in ('buyer', 'seller')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create unique index visit_open on visit (reply_id) where state in ('toConfirm', 'moved', 'confirmed');
create unique index visit_hour on visit (ad_id, from_at) where state in ('toConfirm', 'moved', 'confirmed');
create index visit_reply on visit (reply_id);
create index visit_message on visit (message_id);
create index visit_ad on visit (ad_id);
