import type { Db } from '@/lib/db/db.server'
import { emailKey } from '@/lib/users/user'
import { countAttempt, limits } from './attempts.server'

/** Before a mail that anybody may ask for: nobody's letter box is filled, whether it is known here or not. */
export async function countMail(db: Db, email: string, address: string): Promise<void> {
  await countAttempt(db, limits.mailFromAddress, address)
  await countAttempt(db, limits.mailToAddressee, emailKey(email))
}
