-- How often a trial or an import was begun and did not come to any end: of one that twice died with the program the third is not tried.
alter table dealer_import add column attempts smallint not null default 0;
