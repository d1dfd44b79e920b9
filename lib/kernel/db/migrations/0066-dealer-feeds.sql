-- Where a dealer's stock is fetched from by itself.
create table dealer_feed (
  dealer_id bigint primary key references dealer (id) on delete cascade,
  user_id bigint references app_user (id) on delete set null,
  address text not null,
  etag text,
  last_modified text,
  content_hash text,
  checked_at timestamptz,
  next_at timestamptz not null,
  failing_since timestamptz,
  fault text,
  is_stopped boolean not null default false,
  -- The import that waits for a person, once that was told.
  told_import bigint,
  created_at timestamptz not null default now()
);
create index dealer_feed_user on dealer_feed (user_id) where user_id is not null;

-- From a feed: it needs nobody, unless too much would vanish.
alter table dealer_import add column is_automatic boolean not null default false;
