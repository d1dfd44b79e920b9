-- A group of remarks on missing powers is answered with one version of the model, «auto/fiat/panda».
alter table dealer_import_line
  drop constraint dealer_import_line_fix_check,
  add constraint dealer_import_line_fix_check check (fix in ('price', 'metres', 'colour', 'version')),
  add column model text not null default '';
