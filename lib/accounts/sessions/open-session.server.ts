import { sessionMaxDays } from '@/lib/accounts/consent/storage-limits'
import { endRecoveryLinks } from '@/lib/accounts/users/token.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'
import type { OpenedSession } from './session'

type Opening = {
  userId: number
  userAgent: string | undefined
  replaces?: string | undefined
  /** The code of the second factor was given, or the browser was logged in to this account already. */
  isProven?: boolean
}

/**
 * Logs a browser in, always under a new id. The session it had before is over, and so are links for a new password that nobody has used.
 * An account with a second factor is never opened without proof.
 */
export async function openSession(db: Db, { userId, userAgent = '', replaces, isProven = false }: Opening): Promise<OpenedSession> {
  const token = randomToken()
  if (replaces !== undefined) await db`delete from session where id_hash = ${hashToken(replaces)}`
  const [opened] = await db<{ expiresAt: Date; email: string }[]>`
    insert into session (id_hash, user_id, credentials_version, user_agent, expires_at)
    select ${hashToken(token)}, id, credentials_version, ${userAgent.slice(0, 300)}, now() + ${sessionMaxDays} * interval '1 day'
    from app_user where id = ${userId} and confirmed_at is not null
      and (${isProven} or not exists (select from second_factor where user_id = app_user.id and second_factor.confirmed_at is not null))
    returning expires_at, (select email from app_user where id = ${userId})`
  if (!opened) throw new AppError('unauthenticated')
  await endRecoveryLinks(db, userId)
  return { token, ...opened }
}
