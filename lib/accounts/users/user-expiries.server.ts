import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { deadLinkDays, unconfirmedDays } from './user'

export const userExpiries: readonly Expiry[] = [
  { table: 'user_token', isOver: (db) => db`expires_at < now() - ${deadLinkDays} * interval '1 day'` },
  {
    table: 'app_user',
    isOver: (db) => db`
      confirmed_at is null and created_at < now() - ${unconfirmedDays} * interval '1 day'
        and not exists (select 1 from user_token where user_id = app_user.id and used_at is null and expires_at > now())`,
  },
]
