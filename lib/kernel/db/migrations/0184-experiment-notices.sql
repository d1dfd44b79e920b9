-- What marketing has been written about an experiment, so that each state is written about once: lib/experimentation/experiment-drafts/notices.
create table experiment_notice (
  experiment_id text not null,
  kind text not null check (kind in ('verdict', 'plan', 'split', 'harm', 'silence')),
  state text not null,                        -- what exactly: a variation and its verdict, the moment of the last visitor
  noticed_at timestamptz not null default now(),
  primary key (experiment_id, kind, state)
);
