-- A vehicle of a dealer's stock while it is written or changed belongs to the dealer: whoever of the staff may change stock goes on with it.
alter table ad_draft
  add column dealer_id bigint references dealer (id) on delete cascade,
  add column base jsonb,                      -- the answers that the ad gave when its change was begun: only what differs from them is written
  drop constraint ad_draft_holder,
  add constraint ad_draft_holder check (num_nonnulls(owner_id, key_hash, dealer_id) = 1);
create index ad_draft_dealer on ad_draft (dealer_id, saved_at) where dealer_id is not null;
