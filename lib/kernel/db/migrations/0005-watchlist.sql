create sequence saved_ad_revision;

create table saved_ad (
  user_id bigint not null references app_user (id) on delete cascade,
  ad_id bigint not null references ad (id) on delete cascade,
  saved_at timestamptz not null default now(),
  saved_price_cents integer,                -- what it cost then, per month for a rental; null: on request
  note text not null default '' check (char_length(note) <= 500),
  seen_price_cents integer,                 -- what its owner last saw, so that news are told once
  seen_sold boolean not null,
  removed_at timestamptz,                   -- off the list, but still there for an undo
  revision bigint not null default nextval('saved_ad_revision'), -- taken anew under the row's lock: of two answers the higher one came last
  primary key (user_id, ad_id)
);
create index saved_ad_of_ad on saved_ad (ad_id);
create index saved_ad_removed on saved_ad (removed_at) where removed_at is not null;
