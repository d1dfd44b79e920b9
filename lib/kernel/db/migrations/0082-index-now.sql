-- Until which change of an ad search engines have been told (IndexNow); empty until the first time.
create table index_now (
  is_only boolean primary key default true check (is_only),
  told_until timestamptz not null,
  told_ad_id bigint not null                -- of several ads that changed in one moment, the last
);
