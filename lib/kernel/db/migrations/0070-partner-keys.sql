-- Keys by which a dealer's own programs call the partner API. A key acts in the name of whoever made it, and no longer than they are of the staff.
create table partner_key (
  id bigint generated always as identity primary key,
  dealer_id bigint not null references dealer (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  name text not null,
  key_hash text not null unique,         -- sha256; the key itself is shown once
  hint text not null,                    -- its first letters, to tell it from others
  scopes text[] not null,
  created_at timestamptz not null default now(),
  last_used_on date,
  revoked_at timestamptz
);
create index partner_key_dealer on partner_key (dealer_id);
create index partner_key_user on partner_key (user_id);

-- What was answered to a write, for a program that asks the same again (Idempotency-Key).
create table partner_answer (
  key_id bigint not null references partner_key (id) on delete cascade,
  idempotency_key text not null,
  request_hash text not null,
  status integer,
  body text,                             -- as JSON
  created_at timestamptz not null default now(),
  primary key (key_id, idempotency_key)
);
