-- The home page shows the cars that were reduced most within a day or a week.
create index ad_reduced on ad (category, price_reduced_at) where status = 'published' and price_reduced_at is not null;
