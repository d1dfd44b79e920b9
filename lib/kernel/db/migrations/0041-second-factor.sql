-- The second factor of an account: codes of an app (TOTP). Its recovery codes are worked out from the secret, so only those used are kept.
create table second_factor (
  user_id bigint primary key references app_user (id) on delete cascade,
  secret text not null,                     -- base32, as the app takes it
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,                 -- by its first code; asked for at the login from then on
  recovery_seen_at timestamptz,             -- its recovery codes are shown until then, and never again
  recovery_round integer not null default 1,
  recovery_used bigint[] not null default '{}',
  last_step bigint not null default 0       -- of 30 seconds, of the last code that was accepted: none counts twice
);

-- A login whose password was right and whose code has not come yet. It opens nothing.
create table login_challenge (
  id_hash text primary key,                 -- sha256 of the cookie
  user_id bigint not null references app_user (id) on delete cascade,
  credentials_version integer not null,
  expires_at timestamptz not null
);
create index login_challenge_of_user on login_challenge (user_id);
