-- What was checked of a plate or a chassis that a seller gave in private: facts and keyed hashes, never the number.
create table vehicle_identity (
  id bigint generated always as identity primary key,
  draft_id uuid references ad_draft (id) on delete cascade,
  ad_id bigint references ad (id) on delete cascade,   -- instead of the draft once that is published
  kind text not null check (kind in ('plate', 'chassis')),
  hashes text[] not null,                              -- one for each key that was known
  form text not null,
  window_from date,                                    -- first registrations that such plates were handed out for
  window_to date,
  makers text[],                                       -- makes that the chassis can be of; null: not known
  is_confirmed boolean not null default false,         -- the seller was asked about a contradiction and said that it is so
  checked_at timestamptz not null default now(),
  check (num_nonnulls(draft_id, ad_id) = 1),
  unique (draft_id, kind),
  unique (ad_id, kind)
);
create index vehicle_identity_hashes on vehicle_identity using gin (hashes);
