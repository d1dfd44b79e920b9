-- For what vehicles were sold, where sellers have said so. Nothing leads back to the ad or to its seller.
create table paid_price (
  id bigint generated always as identity primary key,
  month date not null,                      -- its first day
  category text not null,
  make text not null,
  model text,
  found_here boolean,                       -- the buyer came from Ingrana; null where that was not said
  asked_euro integer not null check (asked_euro > 0),
  paid_euro integer not null check (paid_euro > 0)
);
create trigger paid_price_change after insert or update or delete or truncate on paid_price for each statement execute function tell_market_change();
