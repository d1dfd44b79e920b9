-- The session in which a code was given last, and when: for some minutes it may do what asks for one.
alter table second_factor
  add column unlocked_session bigint references session (id) on delete set null,
  add column unlocked_at timestamptz;
create index second_factor_unlocked on second_factor (unlocked_session) where unlocked_session is not null;
