-- What the support did with accounts. Nobody changes it afterwards, the support and programs neither; it outlives the account.
create table support_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  operator text not null,                     -- the name on the machine, or what they gave
  action text not null check (action in ('find', 'resend', 'unlock')),
  user_id bigint not null
);
create function refuse_support_log_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.happened_at < now() - interval '2 years' then return old; end if;
  raise exception 'support_log is append-only';
end $$;
create trigger support_log_append_only before update or delete on support_log for each row execute function refuse_support_log_change();
create trigger support_log_never_emptied before truncate on support_log for each statement execute function refuse_support_log_change();
