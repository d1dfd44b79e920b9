import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'

/** States of social logins that were not finished in time. */
export const socialLoginExpiries: readonly Expiry[] = [{ table: 'social_login_state', isOver: (db) => db`expires_at < now()` }]
