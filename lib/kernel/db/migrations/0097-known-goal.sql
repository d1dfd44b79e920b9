-- The keys of events that a configuration of the experiments has had: conversions of these are kept for the whole time, the others for a shorter one.
create table known_goal (key text primary key);
insert into known_goal select distinct key from experiment_conversion;
