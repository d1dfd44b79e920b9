-- A price is called reduced only where the former one stood for seven days and is the lowest of the thirty days before: one rule for cards, filters and mails. `priceHistory` has the same.
create function price_reduced_from(of_ad bigint, asked integer, moment timestamptz, before_id bigint) returns integer language sql stable as $$
  select former.price_cents
  from (select price_cents, recorded_at from ad_price where ad_id = of_ad and id < before_id and recorded_at <= moment order by recorded_at desc, id desc limit 1) former
  where former.recorded_at <= moment - interval '7 days' and asked < former.price_cents
    and former.price_cents = lowest_price_before(of_ad, moment, before_id)
$$;

create or replace function note_reduction() returns trigger language plpgsql as $$
declare
  moment timestamptz := coalesce(new.price_changed_at, now()); -- as record_new_price writes it
begin
  new.reduced_from_cents := price_reduced_from(new.id, new.price_cents, moment, 9223372036854775807);
  new.price_reduced_at := case when new.reduced_from_cents is not null then moment end;
  return new;
end $$;

create or replace function note_first_reduction() returns trigger language plpgsql as $$
begin
  if new.price_changed_at >= coalesce(new.published_at, new.created_at) + interval '7 days' then
    new.price_reduced_at := new.price_changed_at;
    new.reduced_from_cents := new.previous_price_cents;
  end if;
  return new;
end $$;

-- What was called reduced by the rule before. Without the triggers: the search indexes are built anew with this release, and nobody is to be written to.
alter table ad disable trigger user;
update ad set price_reduced_at = null, reduced_from_cents = null
from (select distinct on (ad_id) ad_id, id, recorded_at from ad_price order by ad_id, id desc) latest
where ad.id = latest.ad_id and ad.price_reduced_at is not null and price_reduced_from(ad.id, ad.price_cents, latest.recorded_at, latest.id) is null;
alter table ad enable trigger user;
