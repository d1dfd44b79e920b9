-- A file with a dealer's stock on its way in.
create table dealer_import (
  id bigint generated always as identity primary key,
  dealer_id bigint not null references dealer (id) on delete cascade,
  user_id bigint references app_user (id) on delete set null,
  file_name text not null,
  -- As CSV, whatever it came as; gone when it is no longer needed.
  content bytea,
  -- What each header was taken for by a person: { header: column or null }.
  choices jsonb not null default '{}',
  category text,
  is_full_stock boolean not null default true,
  may_withdraw boolean not null default false,
  state text not null default 'columns' check (state in ('columns', 'checking', 'checked', 'importing', 'done', 'failed', 'cancelled', 'undone')),
  progress smallint not null default 0 check (progress between 0 and 100),
  counts jsonb,
  fault text,
  is_resumed boolean not null default false,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index dealer_import_dealer on dealer_import (dealer_id, id);
create index dealer_import_user on dealer_import (user_id) where user_id is not null;
-- One at a time for each dealer.
create unique index dealer_import_running on dealer_import ((case when state in ('checking', 'importing') then dealer_id end));

-- What a trial or an import says of rows and vehicles, in its order.
create table dealer_import_line (
  import_id bigint not null references dealer_import (id) on delete cascade,
  position integer not null,
  outcome text not null check (outcome in ('new', 'changed', 'removed', 'draft', 'refused', 'note')),
  line integer,
  vehicle text not null,
  detail text not null,
  primary key (import_id, position)
);

-- The dealer's ads as they were before an import, for as long as it can be undone.
create table dealer_import_before (
  import_id bigint not null references dealer_import (id) on delete cascade,
  ad_id bigint not null,
  before jsonb not null,
  primary key (import_id, ad_id)
);

-- What a dealer has taken a header for: the next file with it is read alike.
create table dealer_column (
  dealer_id bigint not null references dealer (id) on delete cascade,
  header text not null,
  field text,
  primary key (dealer_id, header)
);
