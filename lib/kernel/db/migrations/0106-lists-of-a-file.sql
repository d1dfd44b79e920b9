-- A file that holds several lists of vehicles (sheets, files of an archive): which one is read, which others there are, and the file as it came, while another may be chosen.
alter table dealer_import
  add column original bytea,
  add column list text,
  add column other_lists text[] not null default '{}';
-- The list of a feed that a person chose.
alter table dealer_feed
  add column list text;
