-- Who was logged in when they reported an ad. An address that is typed proves nothing: of reports from before nobody knows whose they are.
alter table ad_report add column user_id bigint;
create index ad_report_user on ad_report (user_id) where user_id is not null;
