-- Versions of models as ads name them, for sellers to choose from (decision 155). Aggregates of at least three ads, never one of them.
create table vehicle_version (
  is_demo boolean not null default false,   -- of the invented market, from the facts of its seed
  category text not null,
  make text not null,
  model text not null,
  key text not null,
  label text not null,
  fuel text not null,
  gearbox text not null,
  ads integer not null check (is_demo or ads >= 3),
  years jsonb not null,                     -- ads by year of registration
  facts jsonb not null,                     -- each fact with its value, how many ads speak for it and how many contradict
  primary key (category, make, model, is_demo, key)
);
