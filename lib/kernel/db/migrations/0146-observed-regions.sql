-- What the observed car of each model was worth in each region, month by month (decision 160). Earlier months cannot be worked out: the models of prices
-- that would say so are gone. So it begins empty, and the page says since when there are months.
create table observed_region_month (
  make text not null,
  model text not null,
  region text not null,
  month date not null,                      -- its first day
  price_euro integer not null,
  low_euro integer not null,
  high_euro integer not null,
  ads integer not null,                     -- of the model in the region, when it was worked out last
  is_estimate boolean not null,             -- fewer than thirty valued ads there: what the model of prices says of its provinces, from all cars
  primary key (make, model, region, month),
  foreign key (make, model) references observed_vehicle (make, model) on delete cascade
);
create trigger observed_region_month_change after insert or update or delete or truncate on observed_region_month for each statement execute function tell_market_change();
