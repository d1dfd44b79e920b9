-- How a dealer has said that the cells under a header are to be read: { dateOrder, decimalSign, currency, distanceUnit, powerUnit, yesNo }.
create table dealer_column_reading (
  dealer_id bigint not null references dealer (id) on delete cascade,
  header text not null,
  readings jsonb not null,
  primary key (dealer_id, header)
);
-- The same of one file: { header: readings }.
alter table dealer_import add column readings jsonb not null default '{}';
