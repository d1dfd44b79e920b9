import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'
import { sessionMaxDays } from '@/lib/people/consent/storage-limits'
import type { OpenedSession } from './session'

type Opening = { userId: number; userAgent: string | undefined; replaces?: string | undefined }

/** Logs a browser in, always under a new id. The session it had before is over. */
export async function openSession(db: Db, { userId, userAgent = '', replaces }: Opening): Promise<OpenedSession> {
  const token = randomToken()
  if (replaces !== undefined) await db`delete from session where id_hash = ${hashToken(replaces)}`
  const [opened] = await db<{ expiresAt: Date }[]>`
    insert into session (id_hash, user_id, credentials_version, user_agent, expires_at)
    select ${hashToken(token)}, id, credentials_version, ${userAgent.slice(0, 300)}, now() + ${sessionMaxDays} * interval '1 day'
    from app_user where id = ${userId} and confirmed_at is not null
    returning expires_at`
  if (!opened) throw new AppError('unauthenticated')
  return { token, expiresAt: opened.expiresAt }
}
