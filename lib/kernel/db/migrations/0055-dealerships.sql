-- Which accounts act for a dealer, and as what.
create table dealer_member (
  user_id bigint not null references app_user (id) on delete cascade,
  dealer_id bigint not null references dealer (id) on delete cascade,
  role text not null check (role in ('owner', 'seller', 'stock', 'reader')),
  created_at timestamptz not null default now(),
  primary key (user_id, dealer_id)
);
create index dealer_member_dealer on dealer_member (dealer_id);

-- What was done for a dealer, by whom. The name is the account's: when that is gone, the line stays without it.
create table dealer_log (
  id bigint generated always as identity primary key,
  dealer_id bigint not null references dealer (id) on delete cascade,
  user_id bigint references app_user (id) on delete set null,
  action text not null,
  detail text not null,
  created_at timestamptz not null default now()
);
create index dealer_log_dealer on dealer_log (dealer_id, id desc);
create index dealer_log_user on dealer_log (user_id) where user_id is not null;
