-- The chassis number, for feeds of other services; null: not given.
alter table ad add column vin text;

-- The secret part of the addresses at which a dealer's stock can be fetched by other programs.
create table dealer_export (
  dealer_id bigint primary key references dealer (id) on delete cascade,
  token text not null unique,
  created_at timestamptz not null default now()
);
