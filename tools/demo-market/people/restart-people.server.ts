import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { clearPeople } from './clear-people.server'
import { demoPeople } from './people'
import { seedPeople } from './seed-people.server'

/** Gives the people of the demo back what they began with, in one transaction: while it runs, everybody sees what was. */
export async function restartDemoPeople(db: Db, today: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    await allowLongWork(db)
    await db`select pg_advisory_xact_lock(hashtextextended('demo market', 0))` // two presses, or a seed at the same time
    await clearPeople(db, [demoPeople.marco.email, demoPeople.sara.email]) // their experiments go on
    await seedPeople(db, { today, seed: 1 })
  })
}
