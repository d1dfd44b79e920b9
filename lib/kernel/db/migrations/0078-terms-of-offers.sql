-- Whether the fee of a rental is said with VAT, and after how many weeks a new vehicle is delivered: 0 is at once.
alter table ad add column rental_vat_included boolean;
alter table ad add column delivery_weeks smallint check (delivery_weeks between 0 and 104);
