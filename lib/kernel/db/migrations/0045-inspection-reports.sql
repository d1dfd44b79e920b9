-- Where an inspector's report on the vehicle stands; null: there is none.
alter table ad add column report_url text;
