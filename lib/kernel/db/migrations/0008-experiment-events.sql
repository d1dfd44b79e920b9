-- What experiments have shown and what came of it, for the results that marketing reads. A visitor stands here as a hash
-- of a random id: enough to tell two visitors apart, and no way back to a browser. No address, no user agent.
create table experiment_exposure (
  experiment_id text not null,
  visitor_hash bytea not null,
  variation_id text not null,               -- the one that arrived first
  saw_several boolean not null default false, -- a visitor who saw another one too belongs to none
  first_at timestamptz not null,            -- by the clock of the browser, where it can be believed
  received_at timestamptz not null default now(),
  primary key (experiment_id, visitor_hash)
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
create index experiment_conversion_visitor on experiment_conversion (visitor_hash, key, occurred_at);
