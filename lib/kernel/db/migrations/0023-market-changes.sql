-- Says after each transaction that has changed what public pages show that it has: finished pages are kept until then (decision 030).
-- Once for a statement, however many rows, and once for a transaction: PostgreSQL sends equal notices only once.
create function tell_market_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('market_changed', '');
  return null;
end $$;
create trigger ad_change after insert or update or delete or truncate on ad for each statement execute function tell_market_change();
create trigger dealer_change after insert or update or delete or truncate on dealer for each statement execute function tell_market_change();
-- What a trigger of an ad writes here, row by row, the ad has told already.
create trigger ad_photo_change after insert or update or delete or truncate on ad_photo for each statement
  when (pg_trigger_depth() = 0) execute function tell_market_change();
create trigger ad_price_change after insert or update or delete or truncate on ad_price for each statement
  when (pg_trigger_depth() = 0) execute function tell_market_change();
create trigger market_price_change after insert or update or delete or truncate on market_price for each statement
  when (pg_trigger_depth() = 0) execute function tell_market_change();
