-- The sign of a dealer, made anew from what was sent. Small, so it lies here and not with the photographs. An id is one picture for ever.
create table dealer_logo (
  id uuid primary key default gen_random_uuid(),
  content bytea not null,                -- WebP
  created_at timestamptz not null default now()
);

-- Where the company stands in the register of companies, its certified mailbox, what kind of dealer it is (lib/market/dealers/dealer-activities.ts).
alter table dealer
  add column logo_id uuid references dealer_logo (id) on delete set null,
  add column rea text,
  add column pec text,
  add column activity text;
create index dealer_logo_of on dealer (logo_id) where logo_id is not null;

alter table dealer_registration add column logo_id uuid references dealer_logo (id) on delete set null;
create index dealer_registration_logo on dealer_registration (logo_id) where logo_id is not null;
