-- A price that its seller lets go down by itself (decision 156). What it was before stands in `ad_price`, as after every change.
create table planned_drop (
  ad_id bigint primary key references ad (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade, -- who set it, and is written to
  percent integer not null check (percent between 0 and 20),  -- of the price then; 0: an amount
  cents integer not null check (cents >= 0),
  every_days integer not null check (every_days between 3 and 90),
  floor_cents integer not null check (floor_cents > 0),
  set_at timestamptz not null default now(),
  next_on date not null,                   -- in Italy
  announced_on date,                       -- the day its seller was written to about the next one; null: not yet
  announced_cents integer,                 -- the price that was announced: another is announced anew
  check ((percent > 0) <> (cents > 0)),
  check ((announced_on is null) = (announced_cents is null))
);
create index planned_drop_user on planned_drop (user_id);

-- Sold, reserved, withdrawn, expired: whatever takes an ad off the market ends its plan, whoever does it.
create function end_planned_drop() returns trigger language plpgsql as $$
begin
  delete from planned_drop where ad_id = new.id;
  return null;
end $$;
create trigger ad_off_market after update of status on ad for each row
  when (new.status is distinct from old.status and new.status not in ('published', 'paused', 'in_review')) execute function end_planned_drop();
