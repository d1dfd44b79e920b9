alter table ad
  add column seller_type text check (seller_type in ('privato', 'concessionario')), -- where no dealer is known; null: nobody said
  add column running boolean,                          -- null: not indicated
  add column left_stock_at timestamptz,                -- withdrawn because the dealer's file no longer had it
  add column photo_urls text[] not null default '{}';  -- as the seller's file gives them; nothing is fetched
-- What an import without a seller left behind may be anybody's; all other ads without a dealer are private.
update ad set seller_type = 'privato' where dealer_id is null and import_key is null;
