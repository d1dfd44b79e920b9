-- What «ribassati» finds (docs/search-addresses.md): since when an ad asks less than at any time in the 30 days before; null when it does not.
alter table ad add column price_reduced_at timestamptz;

-- The lowest price asked in the 30 days before a moment, of those recorded before the price with this id.
create function lowest_price_before(of_ad bigint, moment timestamptz, before_id bigint) returns integer language sql stable as $$
  select min(price_cents) from ad_price
  where ad_id = of_ad and id < before_id and recorded_at <= moment and recorded_at >= coalesce(
    (select max(earlier.recorded_at) from ad_price earlier where earlier.ad_id = of_ad and earlier.recorded_at <= moment - interval '30 days'),
    '-infinity')
$$;

update ad set price_reduced_at = latest.recorded_at
from (select distinct on (ad_id) ad_id, id, price_cents, recorded_at from ad_price order by ad_id, id desc) latest
where ad.id = latest.ad_id and ad.price_cents = latest.price_cents
  and latest.price_cents < lowest_price_before(latest.ad_id, latest.recorded_at, latest.id);

create function note_reduction() returns trigger language plpgsql as $$
declare
  moment timestamptz := coalesce(new.price_changed_at, now()); -- as record_new_price writes it
begin
  new.price_reduced_at := case when new.price_cents < lowest_price_before(new.id, moment, 9223372036854775807) then moment end;
  return new;
end $$;
create trigger ad_reduction before update of price_cents on ad for each row
  when (old.price_cents is distinct from new.price_cents) execute function note_reduction();

-- An ad may come with the price it had before, as in record_first_price.
create function note_first_reduction() returns trigger language plpgsql as $$
begin
  new.price_reduced_at := new.price_changed_at;
  return new;
end $$;
create trigger ad_first_reduction before insert on ad for each row
  when (new.previous_price_cents > new.price_cents and new.price_changed_at > coalesce(new.published_at, new.created_at))
  execute function note_first_reduction();
