-- What the invented market of this database was made from, and up to when it has grown: one row, or none where nothing is invented (decision 140).
create table demo_market (
  only_one boolean primary key default true check (only_one),
  seed bigint not null,
  ads integer not null check (ads > 0),     -- on offer when it began
  began_at timestamptz not null,
  grown_to timestamptz not null
);
-- Nothing leads from an answer to its ad, so those that nobody gave say so themselves.
alter table paid_price add column is_demo boolean not null default false;
