-- What comparable vehicles have is averaged over where an ad leaves it out (decision 128): their facts, without prices and without what only one or two say.
alter table price_model
  alter column typical_powers set default '', -- nobody reads it any more
  add column peers text not null default '',  -- model, fold, years and facts with tabs between them, a vehicle each line
  add column distance_bands text not null default '', -- a kind, a low and a high distance each line
  add column shares text not null default ''; -- how often each seller, province and piece of equipment is found
