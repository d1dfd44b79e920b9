-- The account that an ad was written with; null for imported ones, and when the account is gone. Its ad expires.
alter table ad
  add column owner_id bigint references app_user (id) on delete set null,
  add column expires_at timestamptz,          -- null: as long as its dealer has it
  add column reminded_at timestamptz,         -- when its owner was last told that it expires
  add column deleted_from text check (deleted_from in ('draft', 'in_review', 'published', 'paused', 'reserved', 'sold', 'expired', 'withdrawn', 'rejected', 'deleted')); -- the status that its owner deleted it from, while that can be taken back
create index ad_owner on ad (owner_id) where owner_id is not null;
create index ad_expiry on ad (expires_at) where status = 'published';

-- An ad while it is written, or changed once more, step by step (decision 047).
create table ad_draft (
  id uuid primary key default gen_random_uuid(),
  category text not null check (category in ('auto', 'moto-e-scooter', 'caravan-e-camper', 'veicoli-commerciali')),
  owner_id bigint references app_user (id) on delete cascade,
  key_hash text,                              -- of the cookie of the browser that began it, until somebody logs in there
  ad_id bigint references ad (id) on delete cascade, -- the ad that it changes, or that it has become
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  submitted_at timestamptz,
  constraint ad_draft_holder check (num_nonnulls(owner_id, key_hash) = 1)
);
create index ad_draft_owner on ad_draft (owner_id, saved_at) where submitted_at is null;
create index ad_draft_key on ad_draft (key_hash) where key_hash is not null;
create unique index ad_draft_open on ad_draft (ad_id) where submitted_at is null;

-- What was typed on a page of the draft, as it was typed. Two devices never overwrite each other: whoever saves names the version they saw.
create table ad_draft_step (
  draft_id uuid not null references ad_draft (id) on delete cascade,
  step text not null check (step in ('veicolo', 'stato', 'testo', 'prezzo', 'pubblica')),
  answers jsonb not null,
  version integer not null default 1,
  rival jsonb,                                -- what another device typed meanwhile, until somebody chooses
  saved_at timestamptz not null default now(),
  primary key (draft_id, step)
);
