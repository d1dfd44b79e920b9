-- Templates of descriptions, with placeholders for what an ad says.
create table description_template (
  id bigint generated always as identity primary key,
  dealer_id bigint not null references dealer (id) on delete cascade,
  name text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index description_template_dealer on description_template (dealer_id);
-- Descriptions composed from what an ad says, by a hash of them: one that somebody changes is theirs.
create table composed_text (
  ad_id bigint primary key references ad (id) on delete cascade,
  text_md5 text not null
);
alter table stock_change add constraint stock_change_kind_check check (kind in ('prices', 'statuses', 'texts'));
create trigger composed_text_change after insert or update or delete or truncate on composed_text for each statement execute function tell_market_change();
