-- The times of each visitor by those of the event below a ratio (lib/measuring/experiment-results/goal-ratios.ts), added up; null where there is none.
alter table experiment_goal_total add column base_product bigint;

-- Who had done the same in the weeks before they were shown an experiment, and how many of these did it again afterwards.
create table experiment_earlier_total (
  experiment_id text not null,
  day date not null,
  phase timestamptz not null,
  variation_id text not null,
  key text not null,
  visitors integer not null,
  converted integer not null,
  primary key (experiment_id, day, phase, variation_id, key)
);

-- Every day is counted anew, so that it has both.
insert into experiment_recount (experiment_id, day) select distinct experiment_id, day from experiment_visitor_total;
