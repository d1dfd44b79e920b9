-- Which mail carries a message: one that is given up sets the message waiting again, one that has not left goes with its conversation.
alter table reply_message add column mail_id bigint;       -- no foreign key: the outbox forgets its mails earlier
alter table reply_message add column refused_address text; -- takes no mail; the message waits for another one
create index reply_message_mail on reply_message (mail_id) where mail_id is not null;
