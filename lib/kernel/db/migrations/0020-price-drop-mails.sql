-- Who wants to be written to when a saved ad gets cheaper. Nobody does until they ask.
create table price_drop_mail (
  user_id bigint primary key references app_user (id) on delete cascade,
  code text not null unique,                -- stands in every such mail; whoever has it can end them and nothing else
  asked_at timestamptz not null default now()
);

-- The price its owner was last written about; null: they have looked since, and seen_price_cents counts.
alter table saved_ad add column told_price_cents integer;

-- Where one press ends mails of this kind (RFC 8058).
alter table outbox_mail add column unsubscribe_url text;
