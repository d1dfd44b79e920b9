import type { Db } from '@/lib/kernel/db/db.server'

/** Registrations nobody confirmed and links nobody can use any more. For a nightly job. */
export async function purgeExpiredRegistrations(db: Db): Promise<void> {
  await db`delete from user_token where expires_at < now() - interval '7 days'`
  await db`
    delete from app_user where confirmed_at is null and created_at < now() - interval '2 days'
      and not exists (select 1 from user_token where user_id = app_user.id and used_at is null and expires_at > now())`
}
