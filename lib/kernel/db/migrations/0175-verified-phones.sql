-- The mobile number that the owner of an account has shown to be theirs, by typing the code that was sent to it.
create table verified_phone (
  user_id bigint primary key references app_user (id) on delete cascade,
  phone text not null, -- +393331234567
  verified_at timestamptz not null default now()
);
create index verified_phone_number on verified_phone (phone);
create trigger verified_phone_change after insert or update or delete or truncate on verified_phone for each statement
  execute function tell_market_change(); -- the page of an ad shows the mark

-- A code that was sent and not typed yet.
create table phone_code (
  user_id bigint primary key references app_user (id) on delete cascade,
  phone text not null,
  code_hash text not null, -- keyed: six digits are soon tried
  tries smallint not null default 0,
  sent_at timestamptz not null default now()
);
create index phone_code_age on phone_code (sent_at);

-- Whatever writes another number into an account takes the mark away.
create function drop_verified_phone() returns trigger language plpgsql as $$
begin
  delete from verified_phone where user_id = new.id;
  return null;
end $$;
create trigger app_user_phone_change after update of phone on app_user for each row
  when (old.phone is distinct from new.phone) execute function drop_verified_phone();
