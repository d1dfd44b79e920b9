-- What experiments have shown and what came of it, for the results that marketing reads. A visitor stands here as a hash
-- of a random id: enough to tell two visitors apart, and no way back to a browser. No address, no user agent.
create table experiment_exposure (
  experiment_id text not null,
  visitor_hash bytea not null,
  variation_id text not null,               -- in the key: a visitor who saw two of them can be left out
  first_at timestamptz not null,            -- by the clock of the browser, where it can be believed
  received_at timestamptz not null default now(),
  primary key (experiment_id, visitor_hash, variation_id)
);

create table experiment_conversion (
  event_uuid uuid primary key,              -- an event that is sent twice counts once
  key text not null,
  visitor_hash bytea not null,
  occurred_at timestamptz not null,
  value double precision,
  revenue bigint,
  received_at timestamptz not null default now()
);
create index experiment_conversion_key on experiment_conversion (key, visitor_hash);
