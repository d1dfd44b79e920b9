import { sessionIdleDays } from '@/lib/accounts/consent/storage-limits'
import { leavesAt } from '@/lib/accounts/users/account-deletion.server'
import type { User } from '@/lib/accounts/users/user'
import { userColumns } from '@/lib/accounts/users/user-queries.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import type { ListedSession, Session } from './session'
import { isRandomToken } from './session-cookie.server'

/** Use is noted this often, so that reading a page does not write to the database each time. */
const touchIntervalMinutes = 10

type SessionRow = User & { sessionId: number; leavesAt: Date | null; isNoted: boolean }

/** Who a session cookie belongs to. Expired, ended and forged ones belong to nobody. */
export async function findSession(db: Db, token: string | undefined): Promise<Session | undefined> {
  if (!isRandomToken(token)) return undefined
  const idHash = hashToken(token)
  const [row] = await db<SessionRow[]>`
    select ${userColumns(db)}, session.id as session_id, ${leavesAt(db)} as leaves_at, session.last_seen_at > now() - ${touchIntervalMinutes} * interval '1 minute' as is_noted
    from session join app_user on app_user.id = session.user_id and ${isAliveSession(db)}
    where session.id_hash = ${idHash}`
  if (!row) return undefined
  const { sessionId, leavesAt: endsAt, isNoted, ...user } = row
  if (!isNoted) await db`update session set last_seen_at = now() where id = ${sessionId}`
  return { id: sessionId, idHash, user, leavesAt: endsAt }
}

export async function listSessions(db: Db, current: Session): Promise<ListedSession[]> {
  return db<ListedSession[]>`
    select session.id, user_agent, session.created_at, last_seen_at, session.id = ${current.id} as is_current
    from session join app_user on app_user.id = session.user_id and ${isAliveSession(db)}
    where session.user_id = ${current.user.id} order by is_current desc, last_seen_at desc`
}

/** A new password or e-mail raises the account's version and so ends every session opened before. */
export function isAliveSession(db: Db) {
  return db`session.credentials_version = app_user.credentials_version and session.expires_at > now() and session.last_seen_at > now() - ${sessionIdleDays} * interval '1 day'`
}
