-- What a reduced price was reduced from: the lowest of the 30 days before (point 6 of the price pages). Null where price_reduced_at is.
alter table ad add column reduced_from_cents integer;

create or replace function note_reduction() returns trigger language plpgsql as $$
declare
  moment timestamptz := coalesce(new.price_changed_at, now()); -- as record_new_price writes it
  lowest integer := lowest_price_before(new.id, moment, 9223372036854775807);
begin
  new.price_reduced_at := case when new.price_cents < lowest then moment end;
  new.reduced_from_cents := case when new.price_cents < lowest then lowest end;
  return new;
end $$;

create or replace function note_first_reduction() returns trigger language plpgsql as $$
begin
  new.price_reduced_at := new.price_changed_at;
  new.reduced_from_cents := new.previous_price_cents;
  return new;
end $$;

-- Without the triggers: nothing that pages show of these ads has changed but this.
alter table ad disable trigger user;
update ad set reduced_from_cents = lowest_price_before(ad.id, latest.recorded_at, latest.id)
from (select distinct on (ad_id) ad_id, id, recorded_at from ad_price order by ad_id, id desc) latest
where ad.id = latest.ad_id and ad.price_reduced_at is not null;
alter table ad enable trigger user;
