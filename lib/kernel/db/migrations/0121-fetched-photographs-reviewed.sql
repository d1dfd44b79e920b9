-- The photographs that a dealer's file names are compared with those of other sellers before anybody sees them.
alter table ad_photo_source add column review text check (review in ('free', 'waiting', 'refused', 'approved')); -- null: not compared yet
update ad_photo_source set review = 'free' where is_shown;
