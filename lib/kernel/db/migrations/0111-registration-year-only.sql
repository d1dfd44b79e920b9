-- True where only the year of the first registration is known: first_registration is then January of it.
alter table ad add column registration_year_only boolean;
