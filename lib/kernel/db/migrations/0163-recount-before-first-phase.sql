-- Visitors whose time is before the first phase of their experiment count no longer: their days are counted again. lib/experimentation/experiment-results.
insert into experiment_recount (experiment_id, day)
select distinct total.experiment_id, total.day from experiment_visitor_total total
where total.phase = '-infinity' and exists (select from experiment_phase phase where phase.experiment_id = total.experiment_id);
