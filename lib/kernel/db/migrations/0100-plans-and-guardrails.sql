-- What the plan of an experiment says, read once when its visitors and its days had come. Numbers alone, for good.
create table experiment_plan_reading (
  experiment_id text primary key,
  reached_at timestamptz not null,          -- all that had happened by then counts, and nothing later
  read_at timestamptz not null,
  result jsonb not null                     -- as in experiment_outcome
);

-- Goals that must not get worse by more than a limit, which is a part of the control's rate: [{key, limit}]. They are not among `goals`.
alter table experiment add column guardrails jsonb not null default '[]';
