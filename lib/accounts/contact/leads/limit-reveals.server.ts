import type { Db } from '@/lib/kernel/db/db.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'

/** Limits phone reveals per client address: 5 in 20 seconds, 20 in an hour. */
export async function limitReveals(db: Db, address: string): Promise<void> {
  await consumeRateLimit(db, rateLimits.revealFromAddress, address)
  await consumeRateLimit(db, rateLimits.revealAtOnce, address)
}
