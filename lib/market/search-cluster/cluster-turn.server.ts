import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'

/** Locks for what one process at a time does for all; any numbers work as long as no other lock of ours uses them. */
const turns = { follow: 7_214_011, build: 7_214_012 } as const
type Turn = keyof typeof turns

/** Does something that one process at a time does. `moment`: microseconds, by the clock of the database. Undefined where another one is at it. */
export function inTurn<T>(db: Db, turn: Turn, work: (moment: number, db: Db) => Promise<T>): Promise<T | undefined> {
  return inTransaction(db, async (db) => {
    const [row] = await db<{ isOurs: boolean | null; moment: number }[]>`
      select pg_try_advisory_xact_lock(${turns[turn]}) as is_ours, (extract(epoch from clock_timestamp()) * 1000000)::float8 as moment`
    return row?.isOurs ? work(Math.floor(row.moment), db) : undefined
  })
}

/** Waits for a turn within the transaction one is in. */
export async function waitForTurn(db: Db, turn: Turn): Promise<void> {
  await allowLongWork(db)
  await db`select pg_advisory_xact_lock(${turns[turn]})`
}
