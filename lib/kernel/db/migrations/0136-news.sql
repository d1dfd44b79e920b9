-- What somebody has read of their news. The news itself is read from where it happens; a person without a row has seen what is older than a week.
create table news_mark (
  user_id bigint primary key references app_user (id) on delete cascade,
  read_until timestamptz not null,
  opened text[] not null default '{}',   -- newer ones that were opened one by one
  previous_until timestamptz,            -- before everything was marked as read, for the way back
  previous_opened text[]
);
