-- The session in which a code was given last, and when: for some minutes it may do what asks for one.
alter table second_factor
  add column unlocked_session bigint,
  add column unlocked_at timestamptz;
