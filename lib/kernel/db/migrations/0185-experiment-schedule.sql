-- When an experiment shall start and stop by itself, once a second person has agreed; empty: at the approval, and when somebody stops it. lib/experimentation/experiment-drafts.
alter table experiment
  add column start_at timestamptz,
  add column stop_at timestamptz,
  add check (stop_at > start_at),
  drop constraint experiment_state_check,
  add constraint experiment_state_check check (state in ('draft', 'scheduled', 'running', 'stopped', 'shipped'));

alter table experiment_log drop constraint experiment_log_action_check;
alter table experiment_log add constraint experiment_log_action_check
  check (action in ('created', 'saved', 'proposed', 'withdrawn', 'rejected', 'approved', 'stopped', 'harmed', 'begun', 'ended', 'cancelled'));
-- {goal: days}: how long after somebody was first shown an experiment what they do counts for a goal; a goal that is left out has no end. lib/experimentation/experiment-drafts.
alter table experiment add column goal_windows jsonb not null default '{}';
