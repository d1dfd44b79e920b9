import { configYears, eventMonths, unmarkedEventMonths } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'

/** Results never use events past their retention. The outcome at the end of an experiment stays, with the names it needs. */
export const eventExpiries: readonly Expiry[] = [
  { table: 'experiment_exposure', isOver: (db) => db`received_at < now() - ${eventMonths} * interval '1 month'` },
  {
    table: 'experiment_contact',
    isOver: (db) => db`exists (
      select from experiment_conversion event where event.event_uuid = experiment_contact.event_uuid and event.received_at < now() - ${eventMonths} * interval '1 month')`,
  },
  {
    table: 'experiment_conversion',
    isOver: (db) => db`received_at < now() - ${eventMonths} * interval '1 month'
      or (received_at < now() - ${unmarkedEventMonths} * interval '1 month' and not exists (select from known_goal where known_goal.key = experiment_conversion.key))`,
  },
  { table: 'experiment_visitor_total', isOver: (db) => db`day < (now() - ${eventMonths} * interval '1 month')::date` },
  { table: 'experiment_goal_total', isOver: (db) => db`day < (now() - ${eventMonths} * interval '1 month')::date` },
  { table: 'experiment_earlier_total', isOver: (db) => db`day < (now() - ${eventMonths} * interval '1 month')::date` },
  { table: 'experiment_crowd', isOver: (db) => db`counted_at < now() - ${eventMonths} * interval '1 month'` },
  { table: 'event_intake', isOver: (db) => db`day < (now() - ${eventMonths} * interval '1 month')::date` },
  {
    table: 'experiment_config_file',
    isOver: (db) => db`used_at < now() - ${configYears} * interval '1 year' and used_at < (select max(used_at) from experiment_config)`,
  },
  {
    table: 'known_experiment',
    isOver: (db) =>
      db`seen_at < now() - ${eventMonths} * interval '1 month'
        and not exists (select from experiment_exposure shown where shown.experiment_id = known_experiment.experiment_id)
        and not exists (select from experiment_outcome stored where stored.experiment_id = known_experiment.experiment_id)`,
  },
]
