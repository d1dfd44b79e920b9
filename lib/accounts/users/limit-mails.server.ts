import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { emailKey } from './user'

/** Limits mails that anybody may request, per client address. */
export async function limitMailsFrom(db: Db, address: string): Promise<void> {
  await consumeRateLimit(db, rateLimits.mailFromAddress, address)
}

/** Limits mails that anybody may request, per recipient, whether the address has an account or not. */
export async function limitMailsTo(db: Db, email: string): Promise<void> {
  await consumeRateLimit(db, rateLimits.mailToAddressee, emailKey(email))
}

/** Limits a mail that can be left out, and says whether it may go. */
export async function mayMail(db: Db, email: string): Promise<boolean> {
  try {
    await limitMailsTo(db, email)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'tooMany') return false
    throw error
  }
}
