-- How things stood before a decision, so that it can be undone while its mails wait, and who works on a case now (decision 062).
alter table moderation_case
  add column undo jsonb,                      -- { "mails": [ids], "reports": [ids], "statusAfter", "before": { "status", "publishedAt", "expiresAt", "remindedAt", "closedAt" } }
  add column held_by bigint references app_user (id) on delete set null,
  add column held_since timestamptz;
create index moderation_case_held_by on moderation_case (held_by);
create index app_user_moderators on app_user (display_name) where role = 'moderator';

-- People without an account may say who they are, and get the answer at their address.
alter table ad_report
  add column reporter_name text not null default '',
  drop constraint ad_report_kind_check,
  add constraint ad_report_kind_check check (kind in ('truffa', 'prezzo-falso', 'gia-venduto', 'duplicato', 'venditore', 'altro'));
alter table conversation_report alter column reporter_id drop not null; -- null: whoever holds the link of a mail
