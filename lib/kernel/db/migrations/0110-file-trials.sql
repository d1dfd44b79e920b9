-- Files that visitors try without an account, for an hour at most. Unlogged: the log of the database, replicas and backups never have them.
create unlogged table file_trial (
  -- The token is in the address of the report; only its hash is stored.
  token_hash text primary key,
  file_name text not null,
  -- Until the file is tried.
  content bytea,
  columns jsonb not null,
  -- Which of several lists in the file it is, and those that could be read in its place.
  list text,
  other_lists text[] not null default '{}',
  attempts smallint not null default 0,
  report jsonb,
  -- The first of them, as cards.
  vehicles jsonb not null default '[]',
  fault text,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);

create unlogged table file_trial_line (
  token_hash text not null references file_trial (token_hash) on delete cascade,
  position integer not null,
  outcome text not null check (outcome in ('new', 'changed', 'removed', 'draft', 'refused', 'note')),
  line integer,
  vehicle text not null,
  detail text not null,
  primary key (token_hash, position)
);
