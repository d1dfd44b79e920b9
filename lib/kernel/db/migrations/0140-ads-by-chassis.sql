-- A file of a dealer looks for its chassis numbers among the ads of all others (decision 164).
create index ad_vin on ad (vin) where vin is not null;
