-- In how many days half of the ads of a model that left in the last year had left; null where there were too few.
alter table observed_month add column days_online integer check (days_online >= 0);
