-- What is not compared in public (decision 132): the estimate of such an ad stands apart, where only its seller and moderators read it.
alter table price_rating
  add column withheld_estimate_euro integer,   -- not null: nothing is said in public, and `why` has the words for it
  add column withheld_low_euro integer,
  add column withheld_high_euro integer,
  add column is_partly_told boolean not null default false; -- of its power or its version: a price far from the estimate is not compared

create or replace function rate_changed_ad() returns trigger language plpgsql as $$
begin
  if new.status = 'published' then
    insert into price_rating (ad_id) values (new.id) on conflict (ad_id) do update set is_due = true, model_version = null,
      estimate_euro = null, low_euro = null, high_euro = null, comparables = null, why = null, verdict = 'unrated',
      withheld_estimate_euro = null, withheld_low_euro = null, withheld_high_euro = null, is_partly_told = false;
  else
    delete from price_rating where ad_id = new.id;
  end if;
  return null;
end $$;

-- `isFarPrice` of lib/market/price-rating/model/far-price.ts. A price that leaves these bounds, or comes back, is looked at again before anything is said of it.
create or replace function rate_changed_price() returns trigger language plpgsql as $$
begin
  update price_rating set is_due = true, model_version = null, estimate_euro = null, low_euro = null, high_euro = null, comparables = null,
    why = null, verdict = 'unrated', withheld_estimate_euro = null, withheld_low_euro = null, withheld_high_euro = null
  where ad_id = new.id and is_partly_told and (withheld_estimate_euro is not null
    or new.price_cents not between 40 * estimate_euro::bigint and 160 * estimate_euro::bigint);
  if not found then
    update price_rating set verdict = price_verdict(new.price_cents, estimate_euro, low_euro)
    where ad_id = new.id and verdict <> price_verdict(new.price_cents, estimate_euro, low_euro);
  end if;
  return null;
end $$;
