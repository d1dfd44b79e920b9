import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import { EventIntake } from '@/lib/experimentation/experiment-results/intake/receive-events.server'
import { config, userAgent } from '@/lib/experimentation/experiment-results/intake/test-intakes'
import { decide } from '@/lib/experimentation/experiments/decision/decide'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { countTotals } from './count-totals.server'
import { findResults } from './results-queries.server'

const [experiment, goal] = ['10002', 'phone_shown']
const [minute, hour, begin] = [60_000, 3_600_000, Date.parse('2026-03-02T08:00:00Z')]
const forger = '203.0.113.9'

/** A uuid of version 4, the same in each run. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** What a browser reports that was shown the experiment, and did what it counts or not. */
function visitOf(id: string, at: number, isConverted: boolean) {
  const { variation } = decide(config, 'contact_wording', { id, attributes: { deviceType: 'unknown' }, stored: {} })
  const entry = (key: string, timestamp: number, decisions?: { experiment_id: string; variation_id: string }[]) => ({
    visitor_id: id,
    snapshots: [{ ...(decisions ? { decisions } : {}), events: [{ key, uuid: uuidOf(`${id} ${key}`), timestamp }] }],
  })
  const shown = variation ? [entry('campaign_activated', at, [{ experiment_id: experiment, variation_id: variation.id }])] : []
  return { variation: variation?.id, batch: { visitors: [...shown, ...(isConverted ? [entry(goal, at + minute)] : [])] } }
}

/** A market of which the clock is set by the test. */
function openMarket(db: Db) {
  let now = begin
  const intake = new EventIntake(db, { now: () => new Date(now), mostAtOnce: 1_000 })
  const receive = (address: string, batch: ReturnType<typeof visitOf>['batch']) => intake.receive(batch, { address, userAgent }, config)
  return {
    /** So many people of as many addresses, of whom a tenth convert. */
    bringPeople: (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, place) =>
          receive(
            `10.${place % 250}.${Math.floor(place / 250)}.1`,
            visitOf(uuidOf(`person ${place}`), now - 2 * minute, place % 10 === 0).batch,
          ),
        ),
      ),
    /** A script fetches so many ids and reports that those of one variation converted, so that the split stays right. Returns how many were taken. */
    async forge(count: number, winner: string) {
      const visits = Array.from({ length: count }, (_, place) => {
        const id = uuidOf(`forged ${place}`)
        return visitOf(id, now, visitOf(id, now, false).variation === winner)
      })
      let taken = 0
      const waiting = [...visits]
      while (waiting.length > 0) {
        const answers = await Promise.allSettled(waiting.splice(0, 300).map(({ batch }) => receive(forger, batch)))
        taken += answers.filter(({ status }) => status === 'fulfilled').length
        now += 5 * hour
      }
      return taken
    },
  }
}

async function read(db: Db, withCrowds = false) {
  const { crowd, countedTo: _, ...results } = await findResults(db, experiment, { from: null, to: null, withCrowds })
  const variations = (config.experimentById.get(experiment)?.variations ?? []).map((each) => ({ ...each, share: 1 / 3 }))
  const { goals, total, split } = analyseResults(results, variations, [goal])
  const verdicts = goals.map(({ arms }) => arms.map(({ verdict, visitors, converted }) => ({ verdict, visitors, converted })))
  return { crowd, verdicts, total, isMismatch: split?.isMismatch }
}

test(
  'ten thousand ids fetched by a script from one address change no verdict, and are shown',
  withRollback(async (db) => {
    await db`delete from experiment_count`
    const market = openMarket(db)
    await market.bringPeople(3_000)
    const before = await read(db)
    expect(before.crowd).toEqual([])
    expect(before.verdicts[0]?.map(({ verdict }) => verdict)).toEqual(['control', 'open', 'open'])
    const taken = await market.forge(10_000, '20004')
    expect(taken).toBeGreaterThan(7_000)
    const after = { ...before, crowd: [taken] }
    expect(await read(db), 'before the next count').toEqual(after)
    await countTotals(db)
    expect(await read(db), 'from the totals').toEqual(after)
    const everybody = await read(db, true)
    expect([everybody.total, everybody.isMismatch]).toEqual([before.total + taken, false])
    expect(everybody.verdicts[0]?.map(({ verdict }) => verdict)).toContain('better')
  }),
)

test(
  'a hundred and six invented visitors of one address in a small experiment are left out',
  withRollback(async (db) => {
    await db`delete from experiment_count`
    const market = openMarket(db)
    await market.bringPeople(1_200)
    const before = await read(db)
    expect(await market.forge(106, '20004')).toBe(106)
    expect(await read(db)).toEqual({ ...before, crowd: [106] })
  }),
)
