-- Whoever has no account is written to about a search at an address that they have confirmed (decision 041).
create table alert_request (
  token_hash text primary key,                -- of the code in the mail that asks
  email text not null,
  address text not null check (octet_length(address) <= 2000),
  frequency text not null check (frequency in ('at_once', 'daily', 'weekly')),
  requested_at timestamptz not null default now()
);

create table subscriber (
  id bigint generated always as identity primary key,
  email text not null,
  email_key text not null unique,
  confirmed_at timestamptz not null default now() -- the last time
);

alter table saved_search
  alter column user_id drop not null,
  add column subscriber_id bigint references subscriber (id) on delete cascade,
  add constraint saved_search_owner check (num_nonnulls(user_id, subscriber_id) = 1),
  add unique (subscriber_id, address);
alter table alert_mail
  alter column user_id drop not null,
  add column subscriber_id bigint references subscriber (id) on delete cascade,
  add constraint alert_mail_owner check (num_nonnulls(user_id, subscriber_id) = 1);
create index alert_mail_subscriber on alert_mail (subscriber_id, queued_at) where subscriber_id is not null;

-- Whoever opens an account with that address, or moves theirs to it, finds the searches in it.
create function adopt_saved_searches() returns trigger language plpgsql as $$
declare
  known bigint;
begin
  select id into known from subscriber where email_key = new.email_key for update;
  if known is null then return null; end if;
  update saved_search set user_id = new.id, subscriber_id = null
  where subscriber_id = known and not exists (select from saved_search own where own.user_id = new.id and own.address = saved_search.address);
  update alert_mail set user_id = new.id, subscriber_id = null where subscriber_id = known;
  delete from subscriber where id = known;
  return null;
end $$;
create trigger app_user_confirmed after update of confirmed_at, email_key on app_user for each row
  when (new.confirmed_at is not null and (old.confirmed_at is null or old.email_key <> new.email_key)) execute function adopt_saved_searches();
create trigger app_user_added_confirmed after insert on app_user for each row
  when (new.confirmed_at is not null) execute function adopt_saved_searches();
