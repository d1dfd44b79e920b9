import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { logYears } from './moderation-case'

export const moderationExpiries: readonly Expiry[] = [
  { table: 'moderation_log', isOver: (db) => db`happened_at < now() - ${logYears} * interval '1 year'` },
]
