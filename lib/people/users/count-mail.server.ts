import type { Db } from '@/lib/kernel/db/db.server'
import { countAttempt, limits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { emailKey } from './user'

/** Before a mail that anybody may ask for is even considered. */
export async function countMailFrom(db: Db, address: string): Promise<void> {
  await countAttempt(db, limits.mailFromAddress, address)
}

/** Before a mail that anybody may ask for: nobody's letter box is filled, whether it is known here or not. */
export async function countMailTo(db: Db, email: string): Promise<void> {
  await countAttempt(db, limits.mailToAddressee, emailKey(email))
}
