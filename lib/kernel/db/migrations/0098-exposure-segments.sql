-- What was known of a visitor when they were first shown an experiment: words of lib/measuring/experiments/segment-table.ts, frozen.
alter table experiment_exposure add column segments jsonb not null default '{}';
