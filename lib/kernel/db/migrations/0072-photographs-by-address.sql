-- The photographs of a dealer's file, fetched from the addresses it names and made into pictures as those that people send.
create table ad_photo_source (
  ad_id bigint not null references ad (id) on delete cascade,
  address text not null,
  position smallint not null,
  photo_id uuid references photo (id) on delete set null, -- null: not fetched, or given up
  attempts smallint not null default 0,
  next_at timestamptz default now(),                      -- null: fetched, or given up
  fault text,                                             -- why it was not fetched the last time
  is_shown boolean not null default false,                -- the ad shows it, at this place
  primary key (ad_id, address)
);
create index ad_photo_source_due on ad_photo_source (next_at) where next_at is not null;
create index ad_photo_source_photo on ad_photo_source (photo_id) where photo_id is not null;
create index ad_photo_source_unshown on ad_photo_source (ad_id) where not is_shown and photo_id is not null;

create function take_photo_addresses() returns trigger language plpgsql as $$
begin
  delete from ad_photo_source where ad_id = new.id and not (address = any(new.photo_urls[1:40]));
  if found and not exists (select from ad_photo_source where ad_id = new.id and photo_id is not null) then
    delete from ad_photo where ad_id = new.id;
  end if;
  insert into ad_photo_source (ad_id, address, position)
    select new.id, address, min(place) from unnest(new.photo_urls[1:40]) with ordinality as given (address, place) group by address
    on conflict (ad_id, address) do update set position = excluded.position;
  update ad_photo_source set is_shown = false where ad_id = new.id; -- the order may be another, or one gone
  return null;
end $$;
create trigger photo_addresses_given after insert on ad for each row
  when (new.dealer_id is not null and cardinality(new.photo_urls) > 0) execute function take_photo_addresses();
create trigger photo_addresses_changed after update of photo_urls on ad for each row
  when (new.dealer_id is not null and old.photo_urls is distinct from new.photo_urls) execute function take_photo_addresses();

insert into ad_photo_source (ad_id, address, position)
  select ad.id, address, min(place) from ad, unnest(photo_urls[1:40]) with ordinality as given (address, place)
  where dealer_id is not null group by ad.id, address;
