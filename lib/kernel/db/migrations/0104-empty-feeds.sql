-- A feed without a vehicle: since when, and of which of these days its owners know.
alter table dealer_feed
  add column empty_since timestamptz,
  add column told_empty_since timestamptz;
