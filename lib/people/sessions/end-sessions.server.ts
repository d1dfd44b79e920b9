import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import { sessionIdleDays } from '@/lib/people/consent/storage-limits'
import type { Session } from './session'
import { isRandomToken } from './session-cookie.server'

/** Logout: deletes the session, so that its cookie is no longer accepted. */
export async function endSession(db: Db, token: string | undefined): Promise<void> {
  if (isRandomToken(token)) await db`delete from session where id_hash = ${hashToken(token)}`
}

export async function endOtherSessions(db: Db, current: Session): Promise<void> {
  await db`delete from session where user_id = ${current.user.id} and id <> ${current.id}`
}

/** Ends one of one's own sessions. Somebody else's are not found. */
export async function endOneSession(db: Db, current: Session, id: number): Promise<void> {
  const { count } = await db`delete from session where id = ${id} and user_id = ${current.user.id}`
  if (count === 0) throw new AppError('notFound')
}

/** For a nightly job. */
export async function purgeExpiredSessions(db: Db): Promise<void> {
  await db`
    delete from session using app_user where app_user.id = session.user_id
      and (session.expires_at <= now() or session.last_seen_at < now() - ${sessionIdleDays} * interval '1 day' or session.credentials_version <> app_user.credentials_version)`
}
