-- How far each side has read a conversation, by the number of the last message, and who does not want to hear more of it.
alter table reply
  add column buyer_read_id bigint not null default 0,
  add column seller_read_id bigint not null default 0,
  add column blocked_by text check (blocked_by in ('buyer', 'seller'));
