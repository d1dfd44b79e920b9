-- Searches somebody wants to find again, with what is new in them.
create table saved_search (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  address text not null check (octet_length(address) <= 2000), -- canonical: of equal searches the same, whoever saved them
  name text not null check (char_length(name) between 1 and 80),
  saved_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),   -- ads published later are new to its owner
  removed_at timestamptz,                       -- off the list, but still there for an undo
  unique (user_id, address)
);
create index saved_search_removed on saved_search (removed_at) where removed_at is not null;
