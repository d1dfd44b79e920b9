-- What an ad said of its kilometres before it said something else: each with the moment since which it did (decision «Verifiche»).
create table ad_mileage (
  id bigint generated always as identity primary key,
  ad_id bigint not null references ad (id) on delete cascade,
  km integer not null,
  said_at timestamptz not null,
  replaced_at timestamptz not null
);
create index ad_mileage_ad on ad_mileage (ad_id, id);
create function keep_ad_mileage() returns trigger language plpgsql as $$
begin
  insert into ad_mileage (ad_id, km, said_at, replaced_at)
  select old.id, old.mileage_km, coalesce((select max(replaced_at) from ad_mileage where ad_id = old.id), old.published_at), now();
  return null;
end $$;
-- Only of what was public: a draft may be corrected without a trace.
create trigger ad_mileage_history after update of mileage_km on ad for each row
  when (old.mileage_km is distinct from new.mileage_km and old.mileage_km is not null and old.published_at is not null)
  execute function keep_ad_mileage();
create trigger ad_mileage_change after insert or update or delete or truncate on ad_mileage for each statement
  when (pg_trigger_depth() = 0) execute function tell_market_change(); -- what the trigger of an ad writes, the ad has told
create trigger vehicle_identity_change after insert or update or delete or truncate on vehicle_identity for each statement
  execute function tell_market_change();

-- The battery of an electric vehicle, and the price without a loan where the asked one needs it.
alter table ad add column battery_health smallint, add column battery_measured_by text, add column battery_measured_on date,
  add column battery_rented boolean, add column cash_price_cents integer;
