-- What became of the events that browsers reported, counted by day: marketing sees whether the numbers can be trusted. No visitor, no address.
create table event_intake (
  day date not null,      -- in Italian time
  outcome text not null,  -- lib/measuring/experiment-results/event-outcome.ts
  events bigint not null,
  primary key (day, outcome)
);
