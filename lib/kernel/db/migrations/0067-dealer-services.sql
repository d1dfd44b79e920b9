-- What a dealer does besides selling; the words are in lib/market/dealers/dealer-services.ts.
alter table dealer add column services text[] not null default '{}';
