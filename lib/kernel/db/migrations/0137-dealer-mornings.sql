-- What the staff of a dealer did from its morning page: stays there until midnight, with the way back.
create table dealer_task (
  id bigint generated always as identity primary key,
  dealer_id bigint not null references dealer (id) on delete cascade,
  ad_id bigint not null,
  user_id bigint references app_user (id) on delete set null,
  kind text not null check (kind in ('price', 'renewal')),
  before_price_cents integer,
  after_price_cents integer,
  before_expires_at timestamptz,
  done_at timestamptz not null default now(),
  undone_at timestamptz
);
create index dealer_task_day on dealer_task (dealer_id, done_at);
create index dealer_task_user on dealer_task (user_id) where user_id is not null;

-- Who of a staff wants the morning page by mail at seven, and the Italian day it was last looked at for them.
alter table dealer_member
  add column morning_mail_since timestamptz,
  add column morning_mailed_on date;
