import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits, refundRateLimit, resetAttempts } from '@/lib/kernel/rate-limits/rate-limits.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { loginFailureText } from '@/lib/people/users/account-schemas'
import { checkCredentials } from '@/lib/people/users/check-credentials.server'
import { emailKey, type User } from '@/lib/people/users/user'

type Attempt = { email: string; password: string; address: string }

/** Who may log in. Ten failures for an account or from an address close it for ten minutes, whether the account exists or not. */
export async function logIn(db: Db, attempt: Attempt): Promise<User> {
  await consumeRateLimit(db, rateLimits.anyLoginFromAddress, attempt.address)
  const user = await tryPassword(db, attempt)
  if (!user) throw new AppError('unauthenticated', 'wrong credentials', { shownText: loginFailureText })
  return user
}

/** Asks for the password again before something that cannot be undone. Guessing here counts like guessing at the login. */
export async function confirmPassword(
  db: Db,
  user: User,
  { password, address, field }: { password: string; address: string; field: string },
): Promise<void> {
  if (!user.hasPassword) throw invalidField(field, 'Il tuo account non ha ancora una password: impostala da «Password dimenticata».')
  const confirmed = await tryPassword(db, { email: user.email, password, address })
  if (confirmed?.id !== user.id) throw invalidField(field, 'La password non è corretta.')
}

export const deletionWord = 'ELIMINA'

/** Before an account goes: its password, or a word to write where there is none. */
export async function confirmDeletion(
  db: Db,
  user: User,
  { password, conferma, address }: { password: string; conferma: string; address: string },
): Promise<void> {
  if (user.hasPassword) return confirmPassword(db, user, { password, address, field: 'password' })
  if (conferma.trim() !== deletionWord) throw invalidField('conferma', `Scrivi ${deletionWord} per confermare.`)
}

async function tryPassword(db: Db, { email, password, address }: Attempt): Promise<User | undefined> {
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
