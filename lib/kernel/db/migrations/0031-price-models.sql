-- What prices are estimated with (decision 044), the latest model of each category: effects of features and counts, no ad and nobody's data.
create sequence price_model_version as integer;
create table price_model (
  category text primary key,
  version integer not null default nextval('price_model_version'),
  fitted_at timestamptz not null,
  vehicles integer not null,                -- that it was fitted on
  -- Names one a line; four traits of each feature; then of each sum what it begins with and the effects: 32-bit numbers in base64.
  price_names text not null,
  price_traits text not null,
  price_effects text not null,
  distance_names text not null,
  distance_traits text not null,
  distance_effects text not null,
  distance_low double precision not null,
  distance_high double precision not null,
  comparable_counts text not null,          -- a number and a name each line
  typical_powers text not null
);

-- How far estimates were from prices that the model had not seen: of all, of each tenth of the estimates (euro), of each range of ages (years).
create table price_model_error (
  category text not null references price_model (category) on delete cascade,
  part text not null check (part in ('all', 'estimate', 'age')),
  from_value integer not null,
  to_value integer,                         -- null: no end
  scored integer not null,
  median double precision not null,         -- errors and shares as parts of one
  mean double precision not null,
  within_tenth double precision not null,
  coverage double precision not null,
  abstained double precision not null,
  primary key (category, part, from_value)
);
create trigger price_model_change after insert or update or delete or truncate on price_model for each statement execute function tell_market_change();
create trigger price_model_error_change after insert or update or delete or truncate on price_model_error for each statement
  execute function tell_market_change();
