-- What buyers say about a dealer they wrote to. A moderator reads it before anybody else does.
create table dealer_review (
  id bigint generated always as identity primary key,
  dealer_id bigint not null references dealer (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  signature text not null,               -- how it is signed: «Marco B.»
  stars integer not null check (stars between 1 and 5),
  words text not null,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
  written_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references app_user (id) on delete set null,
  statement text not null default '',    -- why it was refused
  answer text,                           -- of the dealer
  answered_at timestamptz,
  answered_by bigint references app_user (id) on delete set null,
  unique (dealer_id, user_id),
  check ((state = 'waiting') = (decided_at is null)),
  check ((answer is null) = (answered_at is null))
);
create index dealer_review_user on dealer_review (user_id);
create index dealer_review_waiting on dealer_review (written_at) where state = 'waiting';
create index dealer_review_decider on dealer_review (decided_by) where decided_by is not null;
create index dealer_review_answerer on dealer_review (answered_by) where answered_by is not null;

-- The page of the dealer shows them.
create trigger dealer_review_change after insert or update or delete or truncate on dealer_review for each statement execute function tell_market_change();
