-- Whom a message went to, so that results are said by seller and by ad. Sealed hashes: equal ones are one seller, and nobody can be looked up by them. lib/experimentation/experiment-results/intake.
create table experiment_contact (
  event_uuid uuid primary key references experiment_conversion on delete cascade,
  seller_hash bytea not null,
  ad_hash bytea                             -- null: a message to a dealer about no ad
);
