-- What an offer asks for beside its amount, its reminder, and the lowest price that a seller lets be answered.
alter table offer
  add column wants_reservation boolean not null default false,
  add column part_exchange_id bigint references saved_valuation (id) on delete set null, -- for this seller; null again: taken back
  add column part_exchange_euro integer check (part_exchange_euro > 0),                  -- what its author hopes for
  add column reminded_at timestamptz;                                                    -- once, before it expires
create index offer_part_exchange on offer (part_exchange_id);

create table hidden_minimum (
  ad_id bigint primary key references ad (id) on delete cascade,
  euro integer not null check (euro > 0),     -- nobody but the seller reads it
  moved_at timestamptz not null
);

-- What in the messages of one side looks like a known fraud: the reasons, never the words.
create table conversation_signal (
  reply_id bigint not null references reply (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller')),
  kind text not null,                         -- lib/accounts/contact/conversation-signals.ts
  message_id bigint not null references reply_message (id) on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz,                        -- a moderator has looked at it
  primary key (reply_id, side, kind)
);
create index conversation_signal_message on conversation_signal (message_id);
create index conversation_signal_new on conversation_signal (created_at) where seen_at is null;
