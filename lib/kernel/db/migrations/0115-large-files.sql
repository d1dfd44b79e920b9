-- A large file on its way into a row: in pieces, so that no statement holds the thread that answers visitors. They are put together and deleted in one transaction.
create unlogged table file_piece (
  file uuid not null,
  position integer not null,
  bytes bytea not null,
  primary key (file, position)
);
-- Parts of a file are read without unpacking the whole.
alter table dealer_import alter column content set storage external;
alter table dealer_import alter column original set storage external;
alter table file_trial alter column content set storage external;
-- A trial that may be made again with another list or another reading of a column: the file as it came, the table of it, and what was chosen.
alter table file_trial
  add column original bytea,
  add column tried bytea,
  add column readings jsonb not null default '{}',
  add column changes smallint not null default 0;
alter table file_trial alter column original set storage external, alter column tried set storage external;
