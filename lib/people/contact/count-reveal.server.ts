import type { Db } from '@/lib/kernel/db/db.server'
import { countAttempt, limits } from '@/lib/kernel/rate-limits/rate-limits.server'

/** Before a number is told: some can be asked for at once, more over time. */
export async function countReveal(db: Db, address: string): Promise<void> {
  await countAttempt(db, limits.revealFromAddress, address)
  await countAttempt(db, limits.revealAtOnce, address)
}
