import { type Dealership, mayIn } from '@/lib/accounts/dealerships/dealership'
import type { Db } from '@/lib/kernel/db/db.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { listDone } from './done-tasks.server'
import { chooseTasks, type Morning, type MorningPart } from './morning'
import { findStockTasks } from './stock-tasks.server'
import { findWaitingImports, findWaitingLeads, findWeekFigures } from './waiting-tasks.server'

/** What waits for the staff of a dealer. A part that cannot be read is named on the page, and the others stand. */
export async function getMorning(db: Db, dealership: Dealership, now: Date): Promise<Morning> {
  const failed: MorningPart[] = []
  const part = async <Part>(name: MorningPart, reading: Promise<Part>): Promise<Part | null> => {
    try {
      return await reading
    } catch (error) {
      reportFailure(error, { route: `morning/${name}` }, 'a part of a dealer’s morning could not be read')
      failed.push(name)
      return null
    }
  }
  const readsLeads = mayIn(dealership, 'readLeads')
  const [stock, leads, imports, done, week] = await Promise.all([
    part('stock', findStockTasks(db, dealership, now)),
    readsLeads ? part('leads', findWaitingLeads(db, dealership)) : null,
    part('imports', findWaitingImports(db, dealership)),
    part('done', listDone(db, dealership, readsLeads)),
    part('week', findWeekFigures(db, dealership)),
  ])
  const { prices = null, photos = null, ending = null, staleSince = null } = stock ?? {}
  const tasks = chooseTasks({ leads, prices, photos, imports, ending }, dealership)
  return { tasks, done: done ?? [], week, failed, staleSince, at: now.toISOString() }
}
