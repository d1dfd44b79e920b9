-- Where a photograph perhaps shows a plate, in the upright picture; null: not looked at yet, empty: nothing, or somebody has decided.
alter table photo add column proposed_plates jsonb;
