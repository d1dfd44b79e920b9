-- What «Vendi» had been told when a draft was begun from it: its province counts until the place is known, and what comes later is compared with it (decision 133).
alter table ad_draft add column begun_with jsonb; -- the fields of the valuation as they were typed; null: nothing of the vehicle was said
