-- Dealers who want to join. Confirmed by the mail's link, then looked at by a moderator.
create table dealer_registration (
  id bigint generated always as identity primary key,
  code_hash text unique,                 -- of the link in the mail; null once it was used
  user_id bigint references app_user (id) on delete cascade, -- whoever confirmed; null before
  contact_name text not null,
  email text not null,
  name text not null,
  vat_number text not null,
  profile jsonb not null,                -- the rest of the dealer, as NewDealer
  terms_version text not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  decided_at timestamptz,
  decided_by bigint references app_user (id) on delete set null,
  outcome text check (outcome in ('approved', 'refused')),
  statement text,
  check ((user_id is null) = (confirmed_at is null)),
  check ((outcome is null) = (decided_at is null))
);
create index dealer_registration_user on dealer_registration (user_id) where user_id is not null;
create index dealer_registration_decider on dealer_registration (decided_by) where decided_by is not null;

-- Links by which somebody joins a dealer's staff.
create table dealer_invitation (
  id bigint generated always as identity primary key,
  dealer_id bigint not null references dealer (id) on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'seller', 'stock', 'reader')),
  code_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index dealer_invitation_dealer on dealer_invitation (dealer_id);
