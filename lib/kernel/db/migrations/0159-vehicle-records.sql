-- What the seller of an ad says of its vehicle's past, with its day, and where there is one a picture of the paper, masked before it was sent.
create table vehicle_record (
  id bigint generated always as identity primary key,
  ad_id bigint not null references ad (id) on delete cascade,
  kind text not null check (kind in ('inspection', 'service', 'registration', 'battery', 'other')),
  happened_on date not null,                    -- of a registration: the first one
  km integer check (km between 0 and 2000000),
  owners smallint check (owners between 0 and 30),
  percent smallint check (percent between 1 and 100),  -- health of a battery
  measured_by text,
  created_at timestamptz not null default now(),
  paper_id uuid unique,                         -- names the picture in the store; null: no paper
  paper_state text check (paper_state in ('waiting', 'accepted', 'redo')),
  paper_note text,                              -- what has to be done again, for the seller
  paper_width integer,
  paper_height integer,
  sent_at timestamptz,
  decided_at timestamptz,
  check ((paper_id is null) = (paper_state is null)),
  unique (ad_id, kind, happened_on)
);
create index vehicle_record_waiting on vehicle_record (sent_at, id) where paper_state = 'waiting';
create trigger vehicle_record_change after insert or update or delete or truncate on vehicle_record for each statement
  execute function tell_market_change();

-- Searches for ads with papers follow what moderators decide: the ads whose papers changed are looked at again by each index.
create function record_record_ads() returns trigger language plpgsql as $$
begin
  insert into ad_change (ad_ids) select array_agg(distinct ad_id) from records where paper_state is not null having count(*) > 0;
  return null;
end $$;
create trigger vehicle_record_added after insert on vehicle_record referencing new table as records for each statement execute function record_record_ads();
create trigger vehicle_record_updated after update on vehicle_record referencing new table as records for each statement execute function record_record_ads();
create trigger vehicle_record_removed after delete on vehicle_record referencing old table as records for each statement execute function record_record_ads();
