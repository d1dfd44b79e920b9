-- What is said otherwise of an ad and waits for a person, while everybody reads what it said before.
create table ad_revision (
  ad_id bigint primary key references ad (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'refused')),
  changes jsonb not null default '{}',      -- by columns of ad; empty for an ad that nobody has seen yet
  draft_id uuid references ad_draft (id) on delete set null, -- whose photographs it shows
  signals jsonb not null,
  is_case_due boolean not null default false, -- nobody has put it in the queue of the desk yet
  before jsonb,                             -- what the columns were, of one that was applied, so that it can be undone
  photos_before jsonb,
  changed_at timestamptz not null default now()
);
create index ad_revision_due on ad_revision (ad_id) where is_case_due;
create index ad_revision_draft on ad_revision (draft_id) where draft_id is not null;
