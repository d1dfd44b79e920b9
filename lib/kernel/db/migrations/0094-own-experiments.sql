-- Experiments that marketing runs from the product, and the configuration files that come of them: lib/measuring/experiment-drafts.
create table experiment_group (
  id bigint generated always as identity primary key,
  name text not null unique,
  holdout_percent smallint not null check (holdout_percent between 0 and 50), -- of all visitors, who see none of its experiments
  created_at timestamptz not null default now(),
  closed_at timestamptz
);

-- No row is ever deleted: neither a key nor an id is used a second time.
create table experiment (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[A-Za-z0-9_.-]{1,64}$'),
  state text not null default 'draft' check (state in ('draft', 'running', 'stopped', 'shipped')),
  revision integer not null default 1,        -- goes up with every change: whoever has seen an older one is told
  hypothesis text not null,
  owner_id bigint references app_user on delete set null,
  variations jsonb not null,                  -- [{key, percent}], the control first
  audience jsonb not null,                    -- {attribute: [values]}; an attribute that is left out says nothing
  goals text[] not null check (cardinality(goals) > 0), -- keys of events, the primary goal first
  traffic smallint not null check (traffic between 1 and 100),
  group_id bigint references experiment_group,
  group_percent smallint check (group_percent between 1 and 100),
  expected_rate double precision not null,    -- the plan: what the calculator was asked …
  smallest_lift double precision not null,
  visitors_a_day integer not null,
  planned_visitors integer not null,          -- … and what it said
  planned_days integer not null,
  variation_slices jsonb not null default '[]', -- [{owner, from, to}]: the buckets each variation has, once it has started
  group_slices jsonb not null default '[]',     -- the same within its group
  winner text,
  pending_step text check (pending_step in ('start', 'ramp', 'ship')), -- what waits for a second person
  pending_traffic smallint,
  pending_winner text,
  pending_by bigint references app_user on delete set null,
  started_at timestamptz,
  ended_at timestamptz,
  check ((group_id is null) = (group_percent is null))
);
create index experiment_group_id on experiment (group_id);
create index experiment_owner_id on experiment (owner_id);
create index experiment_pending_by on experiment (pending_by);

-- Every file that was ever published. The latest is what the service answers.
create table experiment_publication (
  revision integer primary key,
  published_at timestamptz not null,          -- whole seconds, each later than the one before: the date of an answer has no more
  file text not null
);

-- Who changed what. Nobody changes it afterwards.
create table experiment_log (
  id bigint generated always as identity primary key,
  experiment_id bigint not null references experiment,
  happened_at timestamptz not null default now(),
  actor text not null,                        -- as they were called then
  action text not null check (action in ('created', 'saved', 'proposed', 'withdrawn', 'rejected', 'approved', 'stopped')),
  before jsonb not null,                      -- what changed, as words
  after jsonb not null
);
create index experiment_log_experiment_id on experiment_log (experiment_id, id);
create function refuse_experiment_log_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.happened_at < now() - interval '5 years' then return old; end if;
  raise exception 'experiment_log is append-only';
end $$;
create trigger experiment_log_append_only before update or delete on experiment_log for each row execute function refuse_experiment_log_change();
create trigger experiment_log_never_emptied before truncate on experiment_log for each statement execute function refuse_experiment_log_change();
