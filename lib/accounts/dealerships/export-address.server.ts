import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { hashToken, randomToken, storedForms } from '@/lib/kernel/tokens/random-token.server'
import { logDealerAction } from './dealer-log.server'
import type { Dealership } from './dealership'

/** The time since which other programs can fetch a dealer's stock at addresses; null: there are none. */
export async function findExportDate(db: Db, dealerId: number): Promise<string | null> {
  const [row] = await db<{ createdAt: Date }[]>`select created_at from dealer_export where dealer_id = ${dealerId}`
  return row?.createdAt.toISOString() ?? null
}

/** The dealer whose addresses have this secret. */
export async function findExportedDealer(db: Db, token: string): Promise<number | undefined> {
  const [row] = await db<{ dealerId: number }[]>`select dealer_id from dealer_export where token = any(${storedForms(token)})`
  return row?.dealerId
}

/** Opens the addresses, or replaces those there were: the old ones answer 404 from now on. Gives their secret once: only its hash is stored. */
export async function renewExportToken(db: Db, dealership: Dealership, user: User): Promise<string> {
  const token = randomToken()
  await inTransaction(db, async (db) => {
    await db`
      insert into dealer_export (dealer_id, token) values (${dealership.dealerId}, ${hashToken(token)})
      on conflict (dealer_id) do update set token = excluded.token, created_at = now()`
    await logDealerAction(db, dealership, user, 'exportOpened', '')
  })
  return token
}

/** Closes the addresses. */
export async function closeExport(db: Db, dealership: Dealership, user: User): Promise<void> {
  await inTransaction(db, async (db) => {
    const closed = await db`delete from dealer_export where dealer_id = ${dealership.dealerId}`
    if (closed.count > 0) await logDealerAction(db, dealership, user, 'exportClosed', '')
  })
}
