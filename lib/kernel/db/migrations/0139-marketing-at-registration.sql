-- What somebody ticked about e-mails with advertising while registering: it becomes an answer once the account is confirmed.
alter table user_token
  add column first_party_marketing boolean,
  add column third_party_marketing boolean,
  add column consent_text_version text;   -- which words were shown; null: nothing was ticked
alter table marketing_consent
  drop constraint marketing_consent_privacy_consent_source_check,
  add constraint marketing_consent_privacy_consent_source_check check (privacy_consent_source in ('SETTINGS', 'FACEBOOK_MODAL', 'REGISTRATION'));
