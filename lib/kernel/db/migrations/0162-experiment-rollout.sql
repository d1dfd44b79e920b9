-- How much of its audience sees the winner of an experiment, beside as many who see the control; empty: all of it. lib/experimentation/experiment-drafts.
alter table experiment
  add column rollout smallint check (rollout in (5, 25)),
  add column pending_rollout smallint check (pending_rollout in (5, 25));

-- «harmed»: the site ended a roll-out by itself because a guardrail got worse.
alter table experiment_log drop constraint experiment_log_action_check;
alter table experiment_log add constraint experiment_log_action_check
  check (action in ('created', 'saved', 'proposed', 'withdrawn', 'rejected', 'approved', 'stopped', 'harmed'));
