-- Photographs that dealers' files name are fetched from one dealer after the other, so that who brings many keeps nobody waiting.
alter table ad_photo_source add column dealer_id integer not null default 0; -- of the ad; 0: fetched or given up before this column was there
update ad_photo_source source set dealer_id = ad.dealer_id from ad where ad.id = ad_id and next_at is not null and ad.dealer_id is not null;
create index ad_photo_source_of_dealer on ad_photo_source (dealer_id, next_at) where next_at is not null;
drop index ad_photo_source_due; -- the release before finds the same rows without it

create or replace function take_photo_addresses() returns trigger language plpgsql as $$
begin
  delete from ad_photo_source where ad_id = new.id and not (address = any(new.photo_urls[1:40]));
  if found and not exists (select from ad_photo_source where ad_id = new.id and photo_id is not null) then
    delete from ad_photo where ad_id = new.id;
  end if;
  insert into ad_photo_source (ad_id, address, position, dealer_id)
    select new.id, address, min(place), new.dealer_id from unnest(new.photo_urls[1:40]) with ordinality as given (address, place) group by address
    on conflict (ad_id, address) do update set position = excluded.position;
  update ad_photo_source set is_shown = false where ad_id = new.id; -- the order may be another, or one gone
  return null;
end $$;
