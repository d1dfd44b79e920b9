import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { recordDays } from './typed-record'

/** The night deletes the pictures that no record names any more. */
export const recordExpiries: readonly Expiry[] = [
  {
    table: 'vehicle_record',
    isOver: (db) => db`
      ad_id in (select id from ad where status in ('sold', 'expired', 'withdrawn', 'deleted', 'rejected')
        and coalesce(closed_at, updated_at) < now() - ${recordDays} * interval '1 day')`,
  },
]
