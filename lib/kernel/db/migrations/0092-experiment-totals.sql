-- What the events of an experiment add up to, by the Italian day on which visitors were first shown it. A day is counted anew as a whole, from its events.
create table experiment_visitor_total (
  experiment_id text not null,
  day date not null,
  phase timestamptz not null,               -- when the phase began that they belong to; -infinity: before any was written down
  variation_id text not null,
  visitors integer not null,
  mixed integer not null,                   -- who saw another variation as well, and so belongs to none
  primary key (experiment_id, day, phase, variation_id)
);
create table experiment_goal_total (
  experiment_id text not null,
  day date not null,
  phase timestamptz not null,
  variation_id text not null,
  key text not null,
  converted_day date not null,              -- of the first time
  visitors integer not null,
  times bigint not null,                    -- all their conversions, and below the squares of each visitor's sum
  times_squared bigint not null,
  value numeric,
  value_squared numeric,
  revenue numeric,
  revenue_squared numeric,
  primary key (experiment_id, day, phase, variation_id, key, converted_day)
);

-- Everything received by then stands in the totals.
create table experiment_count (
  is_only boolean primary key default true check (is_only),
  counted_to timestamptz not null
);
-- Days that have to be counted anew although nothing new has been received of them.
create table experiment_recount (experiment_id text not null, day date not null);

create function note_changed_exposure() returns trigger language plpgsql as $$
begin
  insert into experiment_recount (experiment_id, day)
  values (old.experiment_id, (old.first_at at time zone 'Europe/Rome')::date), (new.experiment_id, (new.first_at at time zone 'Europe/Rome')::date);
  return null;
end $$;
create trigger experiment_exposure_changed after update on experiment_exposure for each row execute function note_changed_exposure();

create index experiment_exposure_first on experiment_exposure (experiment_id, first_at);
-- Events arrive in the order of the table: a few pages say where the latest are.
create index experiment_exposure_received on experiment_exposure using brin (received_at) with (pages_per_range = 32);
create index experiment_conversion_received on experiment_conversion using brin (received_at) with (pages_per_range = 32);
drop index experiment_conversion_worth; -- worths are added up with the rest
