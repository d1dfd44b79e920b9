-- What the configuration called its experiments: their results outlive it, and their events hold ids alone.
create table known_experiment (
  experiment_id text primary key,
  key text not null,
  variations jsonb not null,                -- id, key and share of each; the first is the control
  seen_at timestamptz not null default now() -- when a configuration that has it was last written down
);

-- Few conversions are worth anything in money or numbers: their sums need not read the others.
create index experiment_conversion_worth on experiment_conversion (visitor_hash) where value is not null or revenue is not null;
