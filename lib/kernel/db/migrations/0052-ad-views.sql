-- How often the page of an ad was opened. No word about who opened it.
create table ad_view (
  ad_id bigint not null references ad (id) on delete cascade,
  day date not null,                        -- in Italy
  times integer not null check (times > 0),
  primary key (ad_id, day)
);
