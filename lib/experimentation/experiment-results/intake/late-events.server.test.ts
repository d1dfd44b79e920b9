import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { countTotals } from '@/lib/experimentation/experiment-results/queries/count-totals.server'
import { findResults } from '@/lib/experimentation/experiment-results/queries/results-queries.server'
import { decide } from '@/lib/experimentation/experiments/decision/decide'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { EventIntake } from './receive-events.server'
import { config, userAgent } from './test-intakes'

const [hour, day] = [3_600_000, 86_400_000]
const seenAt = Date.parse('2026-03-10T10:00:00Z')
const begun = new Date(seenAt - 2 * hour)

/** A new visitor's exposure and phone call, as a browser tells it whose clock is ahead by so much. */
function visitOf(at: number, ahead: number, arrivesAt: number) {
  for (;;) {
    const id = randomUUID()
    const { variation } = decide(config, 'contact_wording', { id, attributes: { deviceType: 'unknown' }, stored: {} })
    if (variation?.key !== 'scrivi') continue
    const entry = (key: string, timestamp: number, decisions = {}) => ({
      visitor_id: id,
      snapshots: [{ ...decisions, events: [{ key, uuid: randomUUID(), timestamp: timestamp + ahead }] }],
    })
    const shown = entry('campaign_activated', at, { decisions: [{ experiment_id: '10002', variation_id: variation.id }] })
    return { sentAt: arrivesAt + ahead, visitors: [shown, entry('phone_shown', at + 60_000)] }
  }
}

test(
  'after a day without events each visit counts once on its own day, whatever browsers’ clocks show',
  withRollback(async (db) => {
    await db`delete from experiment_count`
    await db`
      insert into experiment_phase (experiment_id, started_at, revision, status, allocation, goals)
      values ('10002', ${begun}, '1', 'Running', '[{"entityId": "20004", "endOfRange": 10000}]', '{}')`
    const arrivesAt = seenAt + day
    const intake = new EventIntake(db, { now: () => new Date(arrivesAt), mostAtOnce: 50 })
    const clocks = [0, 30 * day, -400 * day, 5 * hour]
    const visits = clocks.map((ahead) => visitOf(seenAt, ahead, arrivesAt))
    const tooEarly = clocks.map((ahead) => visitOf(seenAt - 3 * hour, ahead, arrivesAt))
    for (const [place, batch] of [...visits, ...visits, ...tooEarly].entries())
      await intake.receive(batch, { address: `198.51.100.${place}`, userAgent }, config)
    for (const count of [async () => {}, () => countTotals(db)]) {
      await count()
      const { visitors, converted } = await findResults(db, '10002')
      expect(visitors).toMatchObject([{ day: '2026-03-10', phase: begun.toISOString(), variationId: '20004', visitors: 4 }])
      expect(converted).toMatchObject([{ day: '2026-03-10', key: 'phone_shown', visitors: 4 }])
    }
  }),
)
