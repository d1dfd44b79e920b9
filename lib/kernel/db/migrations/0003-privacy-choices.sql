-- The proof of every privacy choice: what was decided, on which banner, how. Nothing here says who it was:
-- the random id stands in that browser's cookie alone.
create table privacy_choice (
  id bigint generated always as identity primary key,
  consent_id uuid not null,
  decided_at timestamptz not null,                  -- by the browser's clock; with the id it names one choice
  banner_version integer not null,
  purposes text[] not null,                         -- what was allowed; empty: refused
  source text not null check (source in ('banner-accept', 'banner-reject', 'banner-close', 'preferences')),
  recorded_at timestamptz not null default now(),   -- by ours
  unique (consent_id, decided_at)
);

create function refuse_privacy_choice_change() returns trigger language plpgsql as $$
begin
  raise exception 'privacy_choice is append-only';
end $$;
create trigger privacy_choice_append_only before update or delete on privacy_choice for each row execute function refuse_privacy_choice_change();
create trigger privacy_choice_not_emptied before truncate on privacy_choice for each statement execute function refuse_privacy_choice_change();
