-- What vehicles of a dealer were before its staff changed them in the stock: for the undo, and to say who has just changed one.
create table stock_change (
  id bigint generated always as identity primary key,
  dealer_id bigint not null references dealer (id) on delete cascade,
  user_id bigint references app_user (id) on delete set null,
  kind text not null,
  vehicles jsonb not null,   -- [{"id": 1, "before": "1200000", "after": "1100000"}]: cents, statuses or texts
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
create index stock_change_dealer on stock_change (dealer_id, created_at desc);
create index stock_change_user on stock_change (user_id) where user_id is not null;
