-- What a week's visitors say when they are divided by chance and nobody sees anything different: lib/experimentation/experiment-results/empty-test.
create table empty_test (
  week date primary key,                    -- the Monday, in Italy
  visitors integer not null,
  splits integer not null,                  -- how often they were divided
  alarms integer not null,                  -- splits of which any goal was called different on any day
  wrong_splits integer not null,            -- splits whose halves were called wrong on any day
  lost jsonb not null                       -- [{experimentId, variationId, shown, lost}]: of the variations shown that week, visitors of whom nothing else arrived
);
