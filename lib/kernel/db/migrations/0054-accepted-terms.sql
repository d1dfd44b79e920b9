-- Which terms of use an account has accepted, and when. Versions are the days from which they are in force.
create table terms_acceptance (
  user_id bigint not null references app_user (id) on delete cascade,
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  accepted_at timestamptz not null default now(),
  primary key (user_id, version)
);
alter table user_token add column terms_version text; -- accepted with a registration that its mail has to confirm
