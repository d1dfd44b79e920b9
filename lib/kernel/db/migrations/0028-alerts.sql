-- How often somebody is written to about a saved search (decision 041). Nobody is until they ask.
alter table saved_search
  add column frequency text not null default 'never' check (frequency in ('at_once', 'daily', 'weekly', 'never')),
  add column paused_at timestamptz,
  add column alerts_since timestamptz not null default now(); -- what happened before is not written about
create index saved_search_alerts on saved_search (address) where frequency <> 'never' and paused_at is null and removed_at is null;

-- What has happened to ads and no search has been told of yet: one row a statement, deleted by whoever has matched it.
create table ad_event (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('new', 'price_drop', 'available')),
  ad_ids bigint[] not null,
  happened_at timestamptz not null default now()
);

-- An event that a search has found: written once, whoever matches it and however often, and told once.
create table saved_search_event (
  search_id bigint not null references saved_search (id) on delete cascade,
  ad_id bigint not null references ad (id) on delete cascade,
  event_id bigint not null,                 -- of ad_event, where it is gone by then
  kind text not null check (kind in ('new', 'price_drop', 'available')),
  happened_at timestamptz not null,
  told_at timestamptz,                      -- set in the transaction that puts the mail into the outbox
  primary key (search_id, ad_id, event_id)
);
create index saved_search_event_untold on saved_search_event (search_id) where told_at is null;
create index saved_search_event_ad on saved_search_event (ad_id);
create index saved_search_event_age on saved_search_event (happened_at);

-- The mails about saved searches: which searches the code in a mail speaks for, and when somebody was written to last.
create table alert_mail (
  code text primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  search_ids bigint[] not null,
  is_digest boolean not null,               -- of a day or a week, not at once
  queued_at timestamptz not null default now()
);
create index alert_mail_user on alert_mail (user_id, queued_at);

create function record_new_ads() returns trigger language plpgsql as $$
begin
  insert into ad_event (kind, ad_ids) select 'new', array_agg(id) from added where status = 'published'
  having count(*) > 0 and exists (select from saved_search where frequency <> 'never' and paused_at is null and removed_at is null);
  if found then perform pg_notify('ad_event', ''); end if;
  return null;
end $$;
-- What was off the market for a while comes back; what had never been on it is new.
create function record_ad_events() returns trigger language plpgsql as $$
begin
  insert into ad_event (kind, ad_ids)
  select what.kind, array_agg(after.id)
  from before join after on after.id = before.id
  cross join lateral (select case
    when before.status in ('draft', 'in_review', 'rejected') then 'new'
    when before.status <> 'published' then 'available'
    when after.rental_fee_cents < before.rental_fee_cents then 'price_drop'
    when after.price_reduced_at is distinct from before.price_reduced_at and after.price_reduced_at is not null then 'price_drop'
  end as kind) what
  where after.status = 'published' and what.kind is not null and exists (select from saved_search where frequency <> 'never' and paused_at is null and removed_at is null)
  group by what.kind;
  if found then perform pg_notify('ad_event', ''); end if;
  return null;
end $$;
create trigger ad_event_of_added after insert on ad referencing new table as added for each statement execute function record_new_ads();
create trigger ad_event_of_changed after update on ad referencing old table as before new table as after for each statement execute function record_ad_events();
