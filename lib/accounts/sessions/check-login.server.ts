import { loginFailureText } from '@/lib/accounts/users/account-schemas'
import { checkCredentials } from '@/lib/accounts/users/check-credentials.server'
import { emailKey, type User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits, refundRateLimit, resetAttempts } from '@/lib/kernel/rate-limits/rate-limits.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { knownDevice } from './known-device.server'
import type { Session } from './session'

type Attempt = {
  email: string
  password: string
  address: string
  /** The cookie by which a browser is known that has logged in before. */
  deviceCookie?: string | undefined
}

/**
 * Checks a login, its password and rate limits, and opens no session. Ten failures for an account or from an address close it for ten minutes, whether the account exists or not. A browser in which
 * this account was logged in to before has ten of its own: strangers can close the account for other strangers only.
 */
export async function checkLogin(db: Db, attempt: Attempt): Promise<User> {
  const user = await tryPassword(db, attempt)
  if (!user) throw new AppError('unauthenticated', 'wrong credentials', { shownText: loginFailureText })
  return user
}

/** Asks for the password again before something that cannot be undone. A session has ten guesses in ten minutes, whatever strangers try at the login. */
export async function confirmPassword(
  db: Db,
  { id, user }: Session,
  { password, field }: { password: string; field: string },
): Promise<void> {
  if (!user.hasPassword) throw invalidField(field, 'Il tuo account non ha ancora una password: impostala da «Password dimenticata».')
  await consumeRateLimit(db, rateLimits.passwordInSession, String(id))
  const confirmed = await checkCredentials(db, user.email, password)
  if (confirmed?.id !== user.id) throw invalidField(field, 'La password non è corretta.')
  await resetAttempts(db, rateLimits.passwordInSession, String(id))
}

export const deletionWord = 'ELIMINA'

/** Asks, before an account goes, for its password, or a word to write where there is none. */
export async function confirmDeletion(
  db: Db,
  session: Session,
  { password, conferma }: { password: string; conferma: string },
): Promise<void> {
  if (session.user.hasPassword) return confirmPassword(db, session, { password, field: 'password' })
  if (conferma.trim() !== deletionWord) throw invalidField('conferma', `Scrivi ${deletionWord} per confermare.`)
}

async function tryPassword(db: Db, { email, password, address, deviceCookie }: Attempt): Promise<User | undefined> {
  const device = await knownDevice(deviceCookie, email)
  await consumeRateLimit(db, rateLimits.anyLogin, device ?? address)
  if (device !== undefined) return tryFromKnownDevice(db, device, email, password)
  const account = emailKey(email)
  await consumeRateLimit(db, rateLimits.loginFromAddress, address)
  await consumeRateLimit(db, rateLimits.loginOfAccount, account)
  const user = await checkCredentials(db, email, password)
  if (user) {
    await refundRateLimit(db, rateLimits.loginFromAddress, address)
    await resetAttempts(db, rateLimits.loginOfAccount, account)
  }
  return user
}

async function tryFromKnownDevice(db: Db, device: string, email: string, password: string): Promise<User | undefined> {
  await consumeRateLimit(db, rateLimits.loginFromKnownDevice, device)
  const user = await checkCredentials(db, email, password)
  if (user) await resetAttempts(db, rateLimits.loginFromKnownDevice, device)
  return user
}
