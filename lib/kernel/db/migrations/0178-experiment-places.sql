-- Where on the site an experiment runs: lib/experimentation/experiments/places. Until now the key was the place.
alter table experiment add column place text;
update experiment set place = key;
