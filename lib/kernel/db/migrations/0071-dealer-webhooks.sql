-- Where a dealer's program is told that a buyer has written.
create table dealer_webhook (
  dealer_id bigint primary key references dealer (id) on delete cascade,
  user_id bigint references app_user (id) on delete set null,
  address text not null,
  secret text not null,                  -- kept as it is: every call is signed with it
  is_stopped boolean not null default false,
  created_at timestamptz not null default now()
);
create index dealer_webhook_user on dealer_webhook (user_id) where user_id is not null;

create table webhook_delivery (
  id bigint generated always as identity primary key,
  dealer_id bigint not null references dealer_webhook (dealer_id) on delete cascade,
  event text not null check (event in ('lead.created', 'lead.message', 'test')),
  body text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_at timestamptz default now(),     -- null: delivered, or given up
  delivered_at timestamptz,
  fault text,                            -- of the last attempt that failed
  check (delivered_at is null or next_at is null)
);
create index webhook_delivery_due on webhook_delivery (next_at) where next_at is not null;
create index webhook_delivery_dealer on webhook_delivery (dealer_id, id desc);
