-- Until when a vehicle is put aside; null: its seller has named no end, or it is not.
alter table ad add column reserved_until timestamptz;
