-- What a person said of cells that could not be used, for the file that waits; what a group of remarks can be answered with.
alter table dealer_import add column corrections jsonb not null default '{}';
alter table dealer_import_line
  add column fix text check (fix in ('price', 'metres', 'colour')),
  add column value text not null default '';
-- What words in a dealer's files mean: for this file and the next.
create table dealer_word (
  dealer_id bigint not null references dealer (id) on delete cascade,
  kind text not null check (kind = 'colour'),
  word text not null,
  meaning text not null,
  primary key (dealer_id, kind, word)
);
