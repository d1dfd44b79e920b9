-- «Affare fatto»: two people who have agreed on a vehicle. States and who moves them: lib/accounts/deals/transitions.ts (`deal`).
create table sale (
  id bigint generated always as identity primary key,
  reply_id bigint not null references reply (id) on delete cascade,
  message_id bigint not null references reply_message (id) on delete cascade, -- where the card stands
  ad_id bigint not null references ad (id) on delete cascade,
  author text not null check (author in ('buyer', 'seller')), -- who opened it, then who took it first
  state text not null check (state in ('open', 'taken', 'agreed', 'failed', 'sold', 'lapsed')),
  price_euro integer check (price_euro > 0), -- what was agreed on; null: the ad names no price
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by text check (changed_by in ('buyer', 'seller')) -- null: the market
);
create unique index sale_live on sale (reply_id) where state in ('open', 'taken', 'agreed');
create unique index sale_agreed on sale (ad_id) where state = 'agreed';
create index sale_reply on sale (reply_id);
create index sale_message on sale (message_id);
create index sale_ad on sale (ad_id);
