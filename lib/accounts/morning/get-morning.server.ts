import { listCallbacks } from '@/lib/accounts/contact/callbacks/callbacks.server'
import { type Dealership, mayIn } from '@/lib/accounts/dealerships/dealership'
import { listVisitsToday } from '@/lib/accounts/deals/visits/visits.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { sortCalls } from './call-tasks'
import { listDone } from './done-tasks.server'
import { chooseTasks, type Morning, type MorningPart } from './morning'
import { findWaitingQuestions } from './question-tasks.server'
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
  const [stock, leads, calls, visits, questions, imports, done, week] = await Promise.all([
    part('stock', findStockTasks(db, dealership, now)),
    readsLeads ? part('leads', findWaitingLeads(db, dealership)) : null,
    readsLeads ? part('calls', listCallbacks(db, dealership, now)) : null,
    readsLeads ? part('visits', listVisitsToday(db, dealership.dealerId, now)) : null,
    readsLeads ? part('questions', findWaitingQuestions(db, dealership.dealerId)) : null,
    part('imports', findWaitingImports(db, dealership)),
    part('done', listDone(db, dealership, readsLeads)),
    part('week', findWeekFigures(db, dealership)),
  ])
  const { prices = null, photos = null, ending = null, staleSince = null } = stock ?? {}
  const { missed, today, called } = sortCalls(calls ?? [], now)
  const tasks = chooseTasks({ leads, callbacks: calls && missed, prices, photos, questions, imports, ending }, dealership)
  const own = { calls: today, visits: visits ?? [], week }
  return { tasks, done: [...called, ...(done ?? [])], ...own, failed, staleSince, at: now.toISOString() }
}
