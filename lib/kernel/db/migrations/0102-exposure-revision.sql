-- The configuration by which the variation was decided, as the page says: the exposure belongs to the phase that was in force under it, whoever heard of a change sooner or later.
alter table experiment_exposure add column revision text;
create index experiment_config_revision on experiment_config (revision, used_at);
