-- What the price of each ad is compared with: the median of the others like it, brought to its age and its mileage.
-- No foreign key: hundreds of thousands of rows are written at once, and what an ad leaves behind goes with the next time.
drop table market_price;
create table market_price (
  ad_id bigint primary key,
  median_cents integer not null,
  comparables smallint not null
);

-- What was compared is no longer true when these facts change.
create function forget_market_price() returns trigger language plpgsql as $$
begin
  delete from market_price where ad_id = old.id;
  return null;
end $$;
create trigger ad_market_price after update of category, make, model, offer_type, first_registration, mileage_km on ad for each row
  when ((old.category, old.make, old.model, old.offer_type, old.first_registration, old.mileage_km)
    is distinct from (new.category, new.make, new.model, new.offer_type, new.first_registration, new.mileage_km))
  execute function forget_market_price();
