-- The recovery codes of the round that is named here, as argon2id hashes under one salt; what was used stands in recovery_used, by place.
-- Another round than recovery_round, or none: an older release made them, and they are worked out from the secret.
alter table second_factor
  add column recovery_hashes text[],
  add column recovery_salt text,
  add column recovery_hashed_round integer;
