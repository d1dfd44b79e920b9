-- What cannot be worked out later (decision 046): of each observed model of cars the vehicle whose price is followed, and what it was worth month by month.
create table observed_vehicle (
  make text not null,
  model text not null,
  version text not null,                    -- words that the price model knows, nothing else a seller wrote
  body text,
  fuel text,
  gearbox text,
  drive text,
  power_kw smallint,
  displacement_cc integer,
  doors smallint,
  seats smallint,
  age_years smallint not null,              -- it stays as old and as driven as this
  mileage_km integer not null,
  chosen_at timestamptz not null default now(),
  primary key (make, model)
);
create table observed_month (
  make text not null,
  model text not null,
  month date not null,                      -- its first day
  price_euro integer not null,
  low_euro integer not null,
  high_euro integer not null,
  ads integer not null,                     -- of the model, when it was worked out last
  primary key (make, model, month),
  foreign key (make, model) references observed_vehicle (make, model) on delete cascade
);
create trigger observed_vehicle_change after insert or update or delete or truncate on observed_vehicle for each statement execute function tell_market_change();
create trigger observed_month_change after insert or update or delete or truncate on observed_month for each statement execute function tell_market_change();

-- The ads of a model that have left, those that left last first.
create index ad_left on ad (category, make, model, closed_at desc) where status in ('sold', 'withdrawn') and closed_at is not null;
