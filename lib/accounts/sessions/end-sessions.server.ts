import { sessionIdleDays } from '@/lib/accounts/consent/storage-limits'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import type { Session } from './session'
import { isRandomToken } from './session-cookie.server'

/** Logout: deletes the session, so that its cookie is no longer accepted. */
export async function endSession(db: Db, token: string | undefined): Promise<void> {
  if (isRandomToken(token)) await db`delete from session where id_hash = ${hashToken(token)}`
}

export async function endOtherSessions(db: Db, current: Session): Promise<void> {
  await db`delete from session where user_id = ${current.user.id} and id <> ${current.id}`
}

/** Logs an account out everywhere. */
export async function endSessionsOf(db: Db, userId: number): Promise<void> {
  await db`delete from session where user_id = ${userId}`
}

/** Ends one of one's own sessions. Somebody else's are not found. */
export async function endOneSession(db: Db, current: Session, id: number): Promise<void> {
  const { count } = await db`delete from session where id = ${id} and user_id = ${current.user.id}`
  if (count === 0) throw new AppError('notFound')
}

export const sessionExpiries: readonly Expiry[] = [
  {
    table: 'session',
    isOver: (db) => db`
      expires_at <= now() or last_seen_at < now() - ${sessionIdleDays} * interval '1 day'
        or exists (select 1 from app_user where app_user.id = session.user_id and app_user.credentials_version <> session.credentials_version)`,
  },
]
