-- The ads of an account, found by its address when its owner asks for a copy of all data.
create index ad_contact_email on ad (lower(contact_email)) where contact_email is not null;
