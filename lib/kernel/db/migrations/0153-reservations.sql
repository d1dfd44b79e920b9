-- A vehicle that its seller puts aside for one buyer, without money. States: lib/accounts/deals/transitions.ts.
create table reservation (
  id bigint generated always as identity primary key,
  reply_id bigint not null references reply (id) on delete cascade,
  message_id bigint not null references reply_message (id) on delete cascade, -- where the card stands
  ad_id bigint not null references ad (id) on delete cascade,
  state text not null check (state in ('active', 'released', 'expired', 'dealt', 'lapsed')),
  until_at timestamptz not null,
  extended_at timestamptz, -- once
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index reservation_active on reservation (ad_id) where state = 'active';
create index reservation_reply on reservation (reply_id);
create index reservation_message on reservation (message_id);
