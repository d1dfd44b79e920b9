import type { Db } from '@/lib/kernel/db/db.server'
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
