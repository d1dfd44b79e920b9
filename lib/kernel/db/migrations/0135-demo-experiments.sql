-- Seeded with the demo market, and removed with it (decision 143).
alter table experiment add column is_demo boolean not null default false;

-- The log of what people did stays append-only; that of a seeded experiment goes with it.
create or replace function refuse_experiment_log_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.happened_at < now() - interval '5 years' or exists (select from experiment where id = old.experiment_id and is_demo) then return old; end if;
  end if;
  raise exception 'experiment_log is append-only';
end $$;
