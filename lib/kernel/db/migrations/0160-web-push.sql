-- Browsers that show notices of an account although no page is open. A browser belongs to its login: it goes with the session.
create table push_device (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  session_id bigint not null unique references session (id) on delete cascade,
  endpoint_hash text not null unique, -- sha256; one browser is one row, whoever logs in there
  subscription text not null,         -- encrypted: the browser's address at its push service, and its keys
  kinds text[] not null,              -- what it shows
  created_at timestamptz not null default now()
);
create index push_device_user on push_device (user_id);

-- Notices that have not arrived yet. They say what kind of thing happened and which page shows it, and nothing of what it says.
create table push_message (
  id bigint generated always as identity primary key,
  device_id bigint not null references push_device (id) on delete cascade,
  kind text not null check (kind in ('messages', 'offers', 'visits', 'searches')),
  href text not null,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index push_message_device on push_message (device_id);
create index push_message_due on push_message (next_at);
