-- The hash in four parts of 16 bits, each told from the others by its place: of two hashes that differ in 7 bits at most, one part is equal or differs in one bit.
create function hash_bands(hash bigint) returns integer[] language sql immutable as $$
  select array[
    ((hash >> 48) & 65535)::int,
    ((hash >> 32) & 65535)::int + 65536,
    ((hash >> 16) & 65535)::int + 131072,
    (hash & 65535)::int + 196608
  ]
$$;
alter table photo add column hash_bands integer[] generated always as (hash_bands(perceptual_hash)) stored;
create index photo_hash_bands on photo using gin (hash_bands);
