-- What one side of a conversation says of the other, with the messages it is about: moderators see these and no others (decision 058).
create table conversation_report (
  id bigint generated always as identity primary key,
  reply_id bigint not null references reply (id) on delete cascade,
  reporter_id bigint not null references app_user (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller')), -- of whoever reports
  kind text not null check (kind in ('soldi', 'canale', 'offese', 'spam', 'altro')),
  words text not null default '',
  message_ids bigint[] not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references app_user (id) on delete set null,
  outcome text check (outcome in ('accepted', 'dismissed')),
  statement text not null default '',         -- what the reported one reads
  constraint conversation_report_decided check ((decided_at is null) = (outcome is null))
);
create unique index conversation_report_open on conversation_report (reply_id, side) where decided_at is null;
create index conversation_report_reporter on conversation_report (reporter_id);
create index conversation_report_decided_by on conversation_report (decided_by);
