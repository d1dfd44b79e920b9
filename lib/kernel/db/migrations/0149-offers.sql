-- Offers of a price, as cards of a conversation: each stands at the place of a message.
create table offer (
  id bigint generated always as identity primary key,
  reply_id bigint not null references reply (id) on delete cascade,
  message_id bigint not null unique references reply_message (id) on delete cascade,
  author text not null check (author in ('buyer', 'seller')),
  amount_euro integer not null check (amount_euro > 0),
  asked_cents bigint not null,                -- what the ad asked then: another price ends an offer that waits
  state text not null default 'sent'
    check (state in ('sent', 'superseded', 'withdrawn', 'accepted', 'declined', 'expired', 'lapsed', 'steppedBack')),
  expires_at timestamptz not null,
  is_extended boolean not null default false,
  moved_at timestamptz not null,
  moved_by text check (moved_by in ('buyer', 'seller')), -- null: nobody yet, the clock or the market
  created_at timestamptz not null
);
create unique index offer_in_the_air on offer (reply_id) where state in ('sent', 'accepted');
create index offer_reply on offer (reply_id, id);
create index offer_due on offer (id) where state in ('sent', 'accepted');
