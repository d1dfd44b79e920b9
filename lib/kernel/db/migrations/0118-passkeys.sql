-- Keys that an account logs in with instead of password and code (WebAuthn). The private part never leaves its device.
create table passkey (
  id text primary key,                       -- of the credential, in base64url
  user_id bigint not null references app_user (id) on delete cascade,
  name text not null,
  public_key bytea not null,                 -- COSE
  counter bigint not null default 0,         -- 0 for good where the device does not count
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_of_user on passkey (user_id);

-- What a device has to sign, once.
create table passkey_challenge (
  challenge text primary key,
  holder_hash text not null,                 -- sha256 of what it is for, and of the session, or the cookie of the browser
  expires_at timestamptz not null
);
