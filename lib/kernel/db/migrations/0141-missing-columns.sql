-- Whether a remark is answered with a column of the file: it lacks one, or one was taken for something else.
alter table dealer_import_line add column wants_column boolean not null default false;
