-- An account that goes in some days, until somebody takes that back. Its ads are off the market meanwhile.
create table account_deletion (
  user_id bigint primary key references app_user (id) on delete cascade,
  code_hash text not null unique,            -- sha256 of the code in the mail that takes it back
  asked_at timestamptz not null default now(),
  ads jsonb not null default '[]'            -- what was taken off, [{id, status}], to be as it was
);
