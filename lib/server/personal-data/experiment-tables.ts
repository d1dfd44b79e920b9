import { logYears } from '@/lib/experimentation/experiment-drafts/experiment-log'
import { configYears, eventMonths, unmarkedEventMonths } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import { each, nobodys, stays, type TableOfPeople } from './table-of-people'

/** What marketing runs, and what browsers report of it, for `personal-columns.ts`. */
export const experimentTables: Readonly<Record<string, TableOfPeople>> = {
  experiment: {
    owner: 'nobody: what marketing tries on the site; who is responsible, by the number of their account',
    retention: 'for good: no name is used twice; the samples of the demo market go with it',
    personal: {},
    others: [
      ...[
        'id',
        'key',
        'state',
        'revision',
        'hypothesis',
        'owner_id',
        'variations',
        'audience',
        'goals',
        'guardrails',
        'traffic',
        'group_id',
        'group_percent',
      ],
      ...[
        'expected_rate',
        'smallest_lift',
        'visitors_a_day',
        'planned_visitors',
        'planned_days',
        'variation_slices',
        'group_slices',
        'winner',
        'rollout',
      ],
      ...['place', 'texts_checked'],
      ...[
        'pending_step',
        'pending_traffic',
        'pending_winner',
        'pending_rollout',
        'pending_by',
        'started_at',
        'ended_at',
        'is_demo',
        'start_at',
        'stop_at',
        'goal_windows',
      ],
    ],
  },
  experiment_log: {
    owner: 'who of marketing did it',
    retention: `${logYears} years`,
    personal: { actor: stays({ withheld: 'a log of what marketing did, which cannot be changed' }) },
    others: ['id', 'experiment_id', 'happened_at', 'action', 'before', 'after'],
  },
  experiment_config_file: {
    owner: 'nobody: the configurations of the experiments; their whitelists name browsers of those who test, by random ids',
    retention: `${configYears} years; the one in use stays`,
    personal: { file: stays(nobodys) },
    others: ['used_at'],
  },
  experiment_exposure: {
    owner: 'a browser that allowed it, by a hash of its random id',
    retention: `${eventMonths} months`,
    personal: {
      visitor_hash: stays(nobodys),
      variation_id: stays(nobodys),
      first_at: stays(nobodys),
      segments: stays(nobodys),
      origin: stays(nobodys),
    },
    others: ['experiment_id', 'saw_several', 'received_at', 'revision'],
  },
  experiment_crowd: {
    owner: 'a network address that brought many visitors of an experiment, by a hash that needs our key',
    retention: `${eventMonths} months`,
    personal: { origin: stays(nobodys) },
    others: ['experiment_id', 'visitors', 'counted_at'],
  },
  experiment_contact: {
    owner: 'nobody: whom messages of such browsers went to, by sealed hashes of seller and ad',
    retention: 'as long as its event',
    personal: { seller_hash: stays(nobodys), ad_hash: stays(nobodys) },
    others: ['event_uuid'],
  },
  experiment_conversion: {
    owner: 'a browser that allowed it, by a hash of its random id',
    retention: `${eventMonths} months; ${unmarkedEventMonths} months where no configuration of the experiments has ever counted the event`,
    personal: each('visitor_hash key occurred_at value revenue', stays(nobodys)),
    others: ['event_uuid', 'received_at'],
  },
}
