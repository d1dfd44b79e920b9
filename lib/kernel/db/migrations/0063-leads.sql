-- Who of a dealer's staff looks after a conversation, and when the staff was reminded of it.
alter table reply
  add column assigned_to bigint references app_user (id) on delete set null,
  add column reminded_at timestamptz;
create index reply_assigned on reply (assigned_to) where assigned_to is not null;
-- Who of the staff wrote it; null for everybody else.
alter table reply_message add column author_id bigint references app_user (id) on delete set null;
create index reply_message_author on reply_message (author_id) where author_id is not null;

-- Answers that a dealer's staff gives again and again.
create table dealer_template (
  id bigint generated always as identity primary key,
  dealer_id bigint not null references dealer (id) on delete cascade,
  name text not null,
  message text not null,
  created_at timestamptz not null default now()
);
create index dealer_template_dealer on dealer_template (dealer_id);

-- The middle of how long buyers waited for a first answer; null while there are too few.
alter table dealer add column response_minutes integer check (response_minutes >= 0);
