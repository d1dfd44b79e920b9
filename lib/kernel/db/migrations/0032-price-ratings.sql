-- What is said of the price of each published ad, by which model (decision 045). It takes the place of the medians, as the one value that
-- filter, cards, pages and the search index read. No foreign key: hundreds of thousands of rows are written at once; triggers take them away.
drop trigger ad_market_price on ad;
drop function forget_market_price();
drop table market_price;
drop function record_compared_ads();
create table price_rating (
  ad_id bigint primary key,
  is_due boolean not null default true,     -- has not been looked at since the ad was published or its facts changed
  model_version integer,                    -- null: no model of its category
  estimate_euro integer,                    -- null: nothing is said, and `why` has the reason
  low_euro integer,
  high_euro integer,
  comparables integer,
  why text,
  verdict text not null default 'unrated' check (verdict in ('great', 'good', 'fair', 'doubtful', 'unrated'))
) with (fillfactor = 50); -- every night all rows are written anew: with room beside them the indexes need not be
create index price_rating_due on price_rating (ad_id) where is_due;

-- `ratePrice` of lib/market/price-rating/price-rating.ts, in the same whole euro.
create function price_verdict(price_cents integer, estimate_euro integer, low_euro integer) returns text language sql immutable as $$
  select case
    when price_cents is null or price_cents <= 0 or estimate_euro is null then 'unrated'
    when price_cents < 100 * greatest(estimate_euro::bigint * 70 / 100, least(estimate_euro::bigint * 80 / 100, 3 * low_euro::bigint - 2 * estimate_euro)) then 'doubtful'
    when price_cents <= 100 * least(estimate_euro::bigint * 88 / 100, low_euro) then 'great'
    when price_cents <= 100 * least(estimate_euro::bigint * 95 / 100, (estimate_euro::bigint + low_euro) / 2) then 'good'
    else 'fair'
  end
$$;
create function label_of(verdict text) returns integer language sql immutable as $$ select case verdict when 'great' then 1 when 'good' then 2 end $$;

-- A published ad is looked at when it appears and when a fact of its estimate changes; when its price changes its verdict follows at once.
create function rate_added_ads() returns trigger language plpgsql as $$
begin
  insert into price_rating (ad_id) select id from added where status = 'published' on conflict (ad_id) do nothing;
  return null;
end $$;
create trigger ad_rating_added after insert on ad referencing new table as added for each statement execute function rate_added_ads();

create function rate_changed_ad() returns trigger language plpgsql as $$
begin
  if new.status = 'published' then
    insert into price_rating (ad_id) values (new.id) on conflict (ad_id) do update set is_due = true, model_version = null,
      estimate_euro = null, low_euro = null, high_euro = null, comparables = null, why = null, verdict = 'unrated';
  else
    delete from price_rating where ad_id = new.id;
  end if;
  return null;
end $$;
create trigger ad_rating_changed after update on ad for each row
  when ((old.status = 'published') is distinct from (new.status = 'published') or (new.status = 'published' and
    (old.category, old.offer_type, old.make, old.model, old.version, old.body, old.fuel, old.gearbox, old.drive, old.power_kw, old.displacement_cc, old.doors,
      old.seats, old.equipment, old.first_registration, old.mileage_km, old.dealer_id, old.seller_type, old.province_code, old.accident, old.running, old.finance_required)
    is distinct from
    (new.category, new.offer_type, new.make, new.model, new.version, new.body, new.fuel, new.gearbox, new.drive, new.power_kw, new.displacement_cc, new.doors,
      new.seats, new.equipment, new.first_registration, new.mileage_km, new.dealer_id, new.seller_type, new.province_code, new.accident, new.running, new.finance_required)))
  execute function rate_changed_ad();

create function rate_changed_price() returns trigger language plpgsql as $$
begin
  update price_rating set verdict = price_verdict(new.price_cents, estimate_euro, low_euro)
  where ad_id = new.id and verdict <> price_verdict(new.price_cents, estimate_euro, low_euro);
  return null;
end $$;
create trigger ad_rating_price after update of price_cents on ad for each row
  when (old.price_cents is distinct from new.price_cents) execute function rate_changed_price();

create function forget_ratings() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from price_rating;
  else
    delete from price_rating where ad_id in (select id from removed);
  end if;
  return null;
end $$;
create trigger ad_rating_removed after delete on ad referencing old table as removed for each statement execute function forget_ratings();
create trigger ad_rating_emptied after truncate on ad for each statement execute function forget_ratings();

-- A search index learns of labels that change, and finished pages of anything.
create function record_labelled_ads() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into ad_change (ad_ids)
    select array_agg(after.ad_id) from before join after on after.ad_id = before.ad_id
    where label_of(after.verdict) is distinct from label_of(before.verdict)
    having count(*) > 0;
  else
    insert into ad_change (ad_ids) select array_agg(ad_id) from labelled where label_of(verdict) is not null having count(*) > 0;
  end if;
  return null;
end $$;
create trigger price_rating_added after insert on price_rating referencing new table as labelled for each statement execute function record_labelled_ads();
create trigger price_rating_changed after update on price_rating referencing old table as before new table as after for each statement execute function record_labelled_ads();
create trigger price_rating_removed after delete on price_rating referencing old table as labelled for each statement execute function record_labelled_ads();
create trigger price_rating_emptied after truncate on price_rating for each statement execute function record_any_ad();
create trigger price_rating_change after insert or update or delete or truncate on price_rating for each statement
  when (pg_trigger_depth() = 0) execute function tell_market_change();

insert into price_rating (ad_id) select id from ad where status = 'published';
