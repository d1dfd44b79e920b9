-- What somebody asked the value of, to see later how it has changed.
create table saved_valuation (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  address text not null check (octet_length(address) <= 2000), -- the vehicle as its valuation page is asked for it
  name text not null check (char_length(name) between 1 and 300),
  euro integer not null check (euro > 0),                      -- what it was worth when it was saved
  saved_at timestamptz not null default now(),
  removed_at timestamptz,                                      -- off the list, but still there for an undo
  unique (user_id, address)
);
create index saved_valuation_removed on saved_valuation (removed_at) where removed_at is not null;
