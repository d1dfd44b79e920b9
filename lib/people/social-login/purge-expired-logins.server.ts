import type { Db } from '@/lib/kernel/db/db.server'

/** Deletes expired states of social logins. */
export async function purgeExpiredSocialLogins(db: Db): Promise<void> {
  await db`delete from social_login_state where expires_at < now()`
}
