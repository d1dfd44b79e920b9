-- Besides a refusal: an ad taken off until a moderator puts it back, an account that may not sell, and a question to the seller for which the case waits (decision 058).
alter table moderation_case
  drop constraint moderation_case_outcome_check,
  drop constraint appeal_after_decision,
  add constraint moderation_case_outcome_check check (outcome in ('approved', 'changes', 'refused', 'suspended', 'banned')),
  add constraint appeal_after_decision check (appealed_at is null or outcome <> 'approved'),
  add column question text not null default '',
  add column asked_at timestamptz,
  add column answer text not null default '',
  add column answered_at timestamptz;

-- Who may not sell or write, since which case, and which of their ads went off with it.
create table account_ban (
  case_id bigint primary key references moderation_case (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  banned_at timestamptz not null default now(),
  lifted_at timestamptz,
  ads jsonb not null                          -- [{ "id", "status" }], as they were
);
create unique index account_ban_of_user on account_ban (user_id) where lifted_at is null;
