-- How Google Maps calls the place of a dealer, for the reviews it has there. Google allows to keep this and nothing else.
alter table dealer add column google_place_id text;
create index dealer_google_place on dealer (google_place_id) where google_place_id is not null;
