import { loginChallengeMinutes } from '@/lib/accounts/consent/storage-limits'
import type { User } from '@/lib/accounts/users/user'
import { userColumns } from '@/lib/accounts/users/user-queries.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'
import { confirmByPasskey } from './passkeys.server'
import { spendCode } from './second-factor.server'

/** A login whose password was right: the token goes into the cookie and is worth nothing without a code. */
export async function openChallenge(db: Db, userId: number): Promise<string> {
  const token = randomToken()
  await db`
    insert into login_challenge (id_hash, user_id, credentials_version, expires_at)
    select ${hashToken(token)}, id, credentials_version, now() + ${loginChallengeMinutes} * interval '1 minute'
    from app_user where id = ${userId}`
  return token
}

/** The user whose login waits for a code in this browser. A password or e-mail changed meanwhile ends it. */
export async function findChallenge(db: Db, token: string | undefined): Promise<User | undefined> {
  if (token === undefined) return undefined
  const [user] = await db<User[]>`
    select ${userColumns(db)} from app_user
    join login_challenge on login_challenge.user_id = app_user.id and login_challenge.credentials_version = app_user.credentials_version
    where login_challenge.id_hash = ${hashToken(token)} and login_challenge.expires_at > now()`
  return user
}

/** The account whose login this code completes. */
export async function answerChallenge(db: Db, token: string | undefined, code: string): Promise<User> {
  const user = await findChallenge(db, token)
  if (!user || token === undefined) throw noLogin()
  await spendCode(db, user, code)
  await end(db, token)
  return user
}

/** Answers the challenge by a passkey of the account. */
export async function answerByPasskey(db: Db, token: string | undefined, signed: string): Promise<User> {
  const user = await findChallenge(db, token)
  if (!user || token === undefined) throw noLogin()
  await confirmByPasskey(db, user.id, signed, { purpose: 'code', token })
  await end(db, token)
  return user
}

async function end(db: Db, token: string): Promise<void> {
  const ended = await db`delete from login_challenge where id_hash = ${hashToken(token)}`
  if (ended.count === 0) throw noLogin() // another code of the account has completed it at the same moment: one login opens one session
}

function noLogin(): AppError {
  return new AppError('unauthenticated', 'no login waits here', { shownText: 'È passato troppo tempo: accedi di nuovo con la password.' })
}

export const challengeExpiries: readonly Expiry[] = [{ table: 'login_challenge', isOver: (db) => db`expires_at <= now()` }]
