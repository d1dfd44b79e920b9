-- The lists that search engines may lead to, with what is said of each: written anew every night (decision 072).
create table landing_page (
  path text primary key,                    -- the address of the list
  ads integer not null,
  changed_at timestamptz not null,          -- when the last of its ads changed
  counted_at timestamptz not null,
  low_cents integer,                        -- of those with a price; on the list of rentals the fee
  median_cents integer,
  high_cents integer,
  fuel text,                                -- the most frequent
  year smallint
);
create trigger landing_page_change after insert or update or delete or truncate on landing_page for each statement execute function tell_market_change();
