-- Which configurations of the experiments have been in use, and since when.
create table experiment_config (
  used_at timestamptz primary key,          -- when the service had it first, as far as we know
  revision text not null
);

-- The times during which an experiment was decided in one way. A phase ends when the next one begins.
create table experiment_phase (
  experiment_id text not null,
  started_at timestamptz not null,
  revision text not null,                   -- the first one that said so
  status text,                              -- null: the configuration had it no longer
  allocation jsonb not null,                -- the vendor's ranges of buckets, [{entityId, endOfRange}], without empty ones
  goals text[] not null,                    -- the keys of its conversions, the primary one first, by the latest revision of the phase
  primary key (experiment_id, started_at)
);

-- What was read when an experiment ended. It holds numbers alone, and outlives the events.
create table experiment_outcome (
  experiment_id text not null,
  ended_at timestamptz not null,            -- when the phase began that ended it
  read_at timestamptz not null,
  result jsonb not null,
  primary key (experiment_id, ended_at),
  foreign key (experiment_id, ended_at) references experiment_phase
);
