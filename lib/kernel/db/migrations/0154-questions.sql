-- Questions on what an ad leaves out, as cards of a conversation: those that were asked together stand at the place of one message.
create table question (
  id bigint generated always as identity primary key,
  reply_id bigint not null references reply (id) on delete cascade,
  message_id bigint not null references reply_message (id) on delete cascade, -- where the card stands
  fact text not null,                         -- lib/accounts/deals/questions/asked-facts.ts
  state text not null check (state in ('asked', 'answered', 'unknown', 'lapsed')),
  answer text,                                -- as it is read; a choice or a number, no free words
  is_private boolean not null default false,  -- for the buyer alone; the ad does not say it
  created_at timestamptz not null,
  moved_at timestamptz not null
);
create unique index question_once on question (reply_id, fact) where state <> 'lapsed';
create index question_reply on question (reply_id, id);
create index question_message on question (message_id);
create index question_open on question (id) where state = 'asked';
