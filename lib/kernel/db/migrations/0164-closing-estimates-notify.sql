-- The prices of regions read what ads were worth when they left: lib/market/observatory.
create trigger closing_estimate_change after insert or update or delete or truncate on closing_estimate for each statement
  when (pg_trigger_depth() = 0) execute function tell_market_change(); -- what the trigger of an ad writes, the ad has notified of
