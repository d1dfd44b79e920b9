import type { Db } from '@/lib/kernel/db/db.server'

/** Visits to a provider that never came back. */
export async function forgetExpiredSocialLogins(db: Db): Promise<void> {
  await db`delete from social_login_state where expires_at < now()`
}
