-- Where a visitor first came from: a keyed hash of the network address, so that no address makes up more than a small share of an experiment.
alter table experiment_exposure add column origin bytea;

-- Addresses that brought more than their share of an experiment's visitors: results leave them out, and show them.
create table experiment_crowd (
  experiment_id text not null,
  origin bytea not null,
  visitors integer not null,
  counted_at timestamptz not null default now(),
  primary key (experiment_id, origin)
);

alter table experiment_visitor_total
  add column is_crowd boolean not null default false,
  drop constraint experiment_visitor_total_pkey,
  add primary key (experiment_id, day, phase, variation_id, is_crowd);
alter table experiment_goal_total
  add column is_crowd boolean not null default false,
  drop constraint experiment_goal_total_pkey,
  add primary key (experiment_id, day, phase, variation_id, key, converted_day, is_crowd);
alter table experiment_earlier_total
  add column is_crowd boolean not null default false,
  drop constraint experiment_earlier_total_pkey,
  add primary key (experiment_id, day, phase, variation_id, key, is_crowd);

-- Who is known is said by the token of the browser, no longer by a look at all exposures.
drop index experiment_exposure_visitor;
