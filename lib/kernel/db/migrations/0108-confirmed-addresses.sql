-- Since when it is known that who writes as a buyer reads the mails of the address they gave; null: anybody may have typed it.
alter table reply add column email_confirmed_at timestamptz;
update reply set email_confirmed_at = now() from app_user where app_user.id = reply.user_id and lower(app_user.email) = lower(reply.email);
-- Whoever wrote a second time did so by the link of a mail, or logged in.
update reply set email_confirmed_at = now()
where email_confirmed_at is null and (select count(*) from reply_message where reply_id = reply.id and sender = 'buyer') > 1;
