-- A buyer may write to a dealer without speaking of one of their ads.
alter table reply alter column ad_id drop not null;
alter table reply alter column ad_title drop not null; -- null: the conversation is called as the dealer is
alter table reply add column dealer_id bigint references dealer (id) on delete cascade;
alter table reply add constraint reply_about_one check (num_nonnulls(ad_id, dealer_id) = 1 and num_nonnulls(ad_id, ad_title) <> 1);
create index reply_dealer on reply (dealer_id) where dealer_id is not null;
