-- The texts of a draft that somebody has looked at in four widths, as they were then; empty: none. lib/experimentation/experiment-drafts.
alter table experiment add column texts_checked text;
