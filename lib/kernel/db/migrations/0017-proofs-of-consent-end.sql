-- Proofs of consent still cannot be changed, and no longer stay for ever: what nobody can ask for any more may be deleted.
create or replace function refuse_privacy_choice_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' then
    if old.recorded_at < now() - interval '6 years' then return old; end if;
  end if;
  raise exception 'privacy_choice is append-only';
end $$;

create or replace function keep_marketing_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' then
    -- Together with its account: by then the account is gone already.
    if not exists (select 1 from app_user where id = old.user_id) then return old; end if;
    -- Or long after the next answer has taken its place.
    if exists (select 1 from marketing_consent later where later.user_id = old.user_id and later.id > old.id and later.created_at < now() - interval '5 years')
    then return old; end if;
  end if;
  raise exception 'marketing_consent only grows';
end $$;
