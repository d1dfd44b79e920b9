import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { eventExpiries } from './event-expiries.server'
import { countIntake, readIntake } from './event-intake.server'
import { eventOutcomes, refusedShare } from './event-outcome'

/** Half past midnight of 2 March in Italy, still the day before in UTC. */
const now = new Date('2026-03-01T23:30:00Z')
const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000)
const intakeOf = async (db: Db, outcome: string) => (await readIntake(db, now)).find((row) => row.outcome === outcome)

test(
  'outcomes of events are summed for this Italian day, for seven days and for thirty',
  withRollback(async (db) => {
    await db`delete from event_intake`
    await countIntake(db, { counted: 7, bot: 2 }, now)
    await countIntake(db, { counted: 3, doubled: 0 }, now)
    await countIntake(db, { counted: 10 }, new Date('2026-03-01T22:30:00Z'))
    for (const days of [6, 7, 29, 30]) await countIntake(db, { counted: 100 }, daysBefore(days))
    await countIntake(db, {}, now)
    expect(await intakeOf(db, 'counted')).toEqual({ outcome: 'counted', today: 10, week: 120, month: 320 })
    expect(await intakeOf(db, 'bot')).toEqual({ outcome: 'bot', today: 2, week: 2, month: 2 })
    expect((await readIntake(db, now)).map(({ outcome }) => outcome)).toEqual(eventOutcomes.map(({ outcome }) => outcome))
    expect(await db`select from event_intake where outcome = 'doubled'`).toHaveLength(0)
  }),
)

test(
  'the figures of the intake are deleted with the events that they are about',
  withRollback(async (db) => {
    await db`delete from event_intake`
    await db`insert into event_intake values ((now() - interval '13 months')::date, 'counted', 1), ((now() - interval '13 months 1 day')::date, 'counted', 2)`
    for (const expiry of eventExpiries) await purgeRows(db, expiry)
    expect(await db`select events from event_intake`).toMatchObject([{ events: 1 }])
  }),
)

const week = (counts: Record<string, number>) =>
  eventOutcomes.map(({ outcome }) => ({ outcome, today: 0, week: counts[outcome] ?? 0, month: 0 }))

test.each([
  { counts: {}, share: null, why: 'nothing came' },
  { counts: { counted: 90, unknownEvent: 6, otherVariation: 4 }, share: 0.1, why: 'refused by the configuration' },
  { counts: { counted: 80, limited: 10, overShare: 10 }, share: 0.2, why: 'refused by the limits' },
  {
    counts: { counted: 100, late: 100, doubled: 0, bot: 1_000 },
    share: 0,
    why: 'late events are among the counted, and programs are no visitors',
  },
  {
    counts: { counted: 50, byServer: 1_000, unknownEvent: 50 },
    share: 0.5,
    why: 'what the server records anyway is no problem, and hides none',
  },
  { counts: { counted: 50, doubled: 50 }, share: 0, why: 'an event that comes twice is no made-up one' },
])('the share of refused events of a week: $why', ({ counts, share }) => {
  expect(refusedShare(week(counts))).toBe(share)
})
