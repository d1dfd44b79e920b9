alter table app_user drop constraint app_user_role_check;
alter table app_user add constraint app_user_role_check check (role in ('user', 'dealer', 'marketing', 'moderator'));

-- An ad that somebody has to look at: held before it was published, or reported (decision 049).
create table moderation_case (
  id bigint generated always as identity (start with 1001) primary key,
  ad_id bigint not null references ad (id) on delete cascade,
  opened_at timestamptz not null default now(),
  signals jsonb not null,                     -- [{ "kind", "weight", "evidence" }]
  decided_at timestamptz,
  decided_by bigint references app_user (id) on delete set null,
  outcome text check (outcome in ('approved', 'changes', 'refused')),
  reason text,
  statement text not null default '',         -- what the seller reads
  note text not null default '',              -- what only moderators read
  appeal text not null default '',
  appealed_at timestamptz,
  appeal_decided_at timestamptz,
  appeal_decided_by bigint references app_user (id) on delete set null,
  appeal_outcome text check (appeal_outcome in ('granted', 'rejected')),
  appeal_statement text not null default '',
  constraint decided_with_outcome check ((decided_at is null) = (outcome is null)),
  constraint appeal_after_decision check (appealed_at is null or outcome in ('changes', 'refused'))
);
create unique index moderation_case_open on moderation_case (ad_id) where decided_at is null;
create index moderation_case_ad on moderation_case (ad_id);
create index moderation_case_waiting on moderation_case (opened_at) where decided_at is null or (appealed_at is not null and appeal_decided_at is null);
create index moderation_case_decided_by on moderation_case (decided_by);
create index moderation_case_appeal_by on moderation_case (appeal_decided_by);

-- What moderators did. Nobody changes it afterwards, moderators and programs neither.
create table moderation_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  case_id bigint not null,
  ad_id bigint not null,
  moderator text not null,                    -- the name they had; «sistema»
  action text not null,
  reason text not null default ''
);
create function refuse_log_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.happened_at < now() - interval '5 years' then return old; end if;
  raise exception 'moderation_log is append-only';
end $$;
create trigger moderation_log_append_only before update or delete on moderation_log for each row execute function refuse_log_change();
create trigger moderation_log_never_emptied before truncate on moderation_log for each statement execute function refuse_log_change();
