import { saveContacts } from '@/lib/experimentation/experiment-results/intake/contacts.server'
import { countIntake } from '@/lib/experimentation/experiment-results/intake/event-intake.server'
import { EventIntake } from '@/lib/experimentation/experiment-results/intake/receive-events.server'
import { entryOf, uuidsOf } from '@/lib/experimentation/experiment-results/intake/record-event.server'
import { goalsUnder, saveEvents } from '@/lib/experimentation/experiment-results/intake/save-events.server'
import { signVisitor } from '@/lib/experimentation/experiment-results/intake/visitor-token.server'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import type { Db } from '@/lib/kernel/db/db.server'
import { dayAfter, daysBetween, midnightOf, returnDays, simulatedSeller, visitorsOf } from './simulated-visitors'
import { type Visit, visitsOf } from './visit-batches'

/** The first and the last Italian day, and the one before which nobody came. */
export type Simulation = Record<'from' | 'to' | 'startedOn', string>

/** What arrives while the clock of the simulation stands still. */
const tickMs = 6 * 3_600_000
/** More batches at once than over HTTP: nobody waits for the answer. */
const mostAtOnce = 500
/** Days of a simulation after which the tables have grown much. */
const analysedAfter = [1, 3, 9]
/** So many visitors share an address that none brings more than one may. */
const originDigits = 3

/** Lets visitors of earlier days go through the intake of events as if they came then. The same days again change nothing in the results. */
export async function simulateVisitors(db: Db, config: ProjectConfig, { from, to, startedOn }: Simulation): Promise<void> {
  const [earliest = from] = [startedOn, dayAfter(from, -returnDays - 1)].toSorted().slice(-1)
  let later: Visit[] = []
  for (const [place, day] of daysBetween(earliest, to).entries()) {
    // Statements that were planned for empty tables would read them whole to the end.
    if (analysedAfter.includes(place)) await db`analyze experiment_exposure, experiment_conversion`
    const until = midnightOf(dayAfter(day, 1))
    const visits = [...later, ...visitorsOf(day).flatMap((visitor) => visitsOf(visitor, config))]
    later = visits.filter(({ arrivesAt }) => arrivesAt >= until)
    if (day >= from)
      await simulateDay(
        db,
        config,
        visits.filter(({ arrivesAt }) => arrivesAt < until),
        { begin: midnightOf(day), until },
      )
  }
}

async function simulateDay(db: Db, config: ProjectConfig, visits: readonly Visit[], { begin, until }: Record<'begin' | 'until', number>) {
  let now = new Date(begin)
  const intake = new EventIntake(db, { now: () => now, mostAtOnce })
  for (let tick = begin; tick < until; tick += tickMs) {
    now = new Date(Math.min(tick + tickMs, until) - 1)
    const arriving = visits.filter(({ arrivesAt }) => arrivesAt >= tick && arrivesAt < tick + tickMs)
    await Promise.all(
      arriving.map((visit) =>
        intake.receive(visit.batch, { address: nowhere, userAgent: visit.userAgent, token: tokenOf(visit.visitorId, now) }, config),
      ),
    )
    await recordServerEvents(db, arriving, { config, now })
  }
}

/** Nobody is admitted by an address: each comes with a token, as from the second batch on. */
const nowhere = '198.51.100.0'
const tokenOf = (visitorId: string, now: Date) => signVisitor(visitorId, visitorId.slice(0, originDigits).padEnd(16, '0'), now)

/** What the server records itself on a site, as its events arrive there. */
async function recordServerEvents(db: Db, visits: readonly Visit[], { config, now }: { config: ProjectConfig; now: Date }): Promise<void> {
  const events = visits.flatMap(({ visitorId, recorded }) => recorded.map((each) => ({ visitorId, ...each })))
  if (events.length === 0) return
  const visitors = await Promise.all(events.map(({ event, visitorId, at }) => entryOf(event, visitorId, new Date(at))))
  await countIntake(db, await saveEvents(db, { visitors, receivedAt: now }, now, goalsUnder(config)), now)
  await saveContacts(
    db,
    visitors.flatMap((visitor) => uuidsOf(visitor).map((eventUuid) => ({ eventUuid, ...simulatedSeller(visitor.visitor_id) }))),
  )
}
