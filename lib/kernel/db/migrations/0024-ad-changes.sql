-- Which ads have changed: what a search index reads to follow the market (decision 037). One row a statement, ids only.
-- Positions are no order of commits, and some never come: a reader asks for every transaction that was still open, or had not begun, when it read last.
create table ad_change (
  position bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  ad_ids bigint[],                          -- null: any ad may have changed
  changed_at timestamptz not null default now()
);
create index ad_change_transaction on ad_change (transaction_id);
create index ad_change_age on ad_change (changed_at);

-- The last change that was deleted, whoever did it, and how often some were: whoever had not read so far cannot catch up any more.
create table ad_change_lost (last_transaction_id xid8 not null, deletions bigint not null);
insert into ad_change_lost values (pg_current_xact_id(), 0);

create function record_lost_ad_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    update ad_change_lost set last_transaction_id = pg_current_xact_id(), deletions = deletions + 1;
  else
    update ad_change_lost set deletions = deletions + 1,
      last_transaction_id = case when lost.transaction_id > last_transaction_id then lost.transaction_id else last_transaction_id end
    from (select transaction_id from removed order by transaction_id desc limit 1) lost;
  end if;
  return null;
end $$;
create trigger ad_change_deleted after delete on ad_change referencing old table as removed for each statement execute function record_lost_ad_changes();
create trigger ad_change_emptied after truncate on ad_change for each statement execute function record_lost_ad_changes();

create function record_added_ads() returns trigger language plpgsql as $$
begin
  insert into ad_change (ad_ids) select array_agg(id) from added where status = 'published' having count(*) > 0;
  return null;
end $$;
create function record_changed_ads() returns trigger language plpgsql as $$
begin
  insert into ad_change (ad_ids)
  select array_agg(id) from (select id from before where status = 'published' union select id from after where status = 'published') changed
  having count(*) > 0;
  return null;
end $$;
create function record_removed_ads() returns trigger language plpgsql as $$
begin
  insert into ad_change (ad_ids) select array_agg(id) from removed where status = 'published' having count(*) > 0;
  return null;
end $$;
create function record_any_ad() returns trigger language plpgsql as $$
begin
  insert into ad_change (ad_ids) values (null);
  return null;
end $$;
create trigger ad_added after insert on ad referencing new table as added for each statement execute function record_added_ads();
create trigger ad_changed after update on ad referencing old table as before new table as after for each statement execute function record_changed_ads();
create trigger ad_removed after delete on ad referencing old table as removed for each statement execute function record_removed_ads();
create trigger ad_emptied after truncate on ad for each statement execute function record_any_ad();

-- What an ad is compared with decides its price label.
create function record_compared_ads() returns trigger language plpgsql as $$
begin
  insert into ad_change (ad_ids) select array_agg(ad_id) from compared having count(*) > 0;
  return null;
end $$;
create trigger market_price_added after insert on market_price referencing new table as compared for each statement execute function record_compared_ads();
create trigger market_price_changed after update on market_price referencing new table as compared for each statement execute function record_compared_ads();
create trigger market_price_removed after delete on market_price referencing old table as compared for each statement execute function record_compared_ads();
create trigger market_price_emptied after truncate on market_price for each statement execute function record_any_ad();

-- An ad is found by the name of its dealer, and by having a picture.
create function record_ads_of_renamed() returns trigger language plpgsql as $$
begin
  insert into ad_change (ad_ids)
  select array_agg(ad.id) from before join after on after.id = before.id join ad on ad.dealer_id = after.id
  where ad.status = 'published' and after.name is distinct from before.name
  having count(*) > 0;
  return null;
end $$;
create trigger dealer_renamed after update on dealer referencing old table as before new table as after for each statement execute function record_ads_of_renamed();

create function record_pictured_ads() returns trigger language plpgsql as $$
begin
  insert into ad_change (ad_ids) select array_agg(distinct ad_id) from pictures having count(*) > 0;
  return null;
end $$;
create trigger ad_photo_added after insert on ad_photo referencing new table as pictures for each statement execute function record_pictured_ads();
create trigger ad_photo_removed after delete on ad_photo referencing old table as pictures for each statement execute function record_pictured_ads();
create trigger ad_photo_emptied after truncate on ad_photo for each statement execute function record_any_ad();
