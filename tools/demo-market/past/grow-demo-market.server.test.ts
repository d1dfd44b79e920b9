import { expect, test } from 'vitest'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addDays } from '../calendar'
import { seedDemoMarket } from '../seed-demo-market.server'
import { type Growth, growDemoMarket } from './grow-demo-market.server'
import { planTestMarket, seedTestPast } from './test-past'

const beganAt = new Date('2026-11-10T10:00:00Z')

const undo = new Error('undo')

async function summaryOf(db: Db): Promise<unknown> {
  return [
    ...(await db`
      select 1 as part, md5(string_agg(concat_ws('|', id, status, make, model, price_cents, published_at, closed_at, reduced_from_cents), ';' order by id)) as text from ad
      union all select 2, md5(string_agg(concat_ws('|', ad_id, price_cents, recorded_at), ';' order by ad_id, recorded_at)) from ad_price
      union all select 3, md5(string_agg(concat_ws('|', ad_id, day, times), ';' order by ad_id, day)) from ad_view
      union all select 4, md5(string_agg(concat_ws('|', month, make, model, paid_euro), ';' order by make, model, paid_euro)) from paid_price
      order by part`),
  ]
}

/** What comes of some steps; nothing of them stays, and the next ads get the same numbers. */
async function after(db: Db, days: readonly number[]): Promise<{ summary: unknown; growths: (Growth | undefined)[] }> {
  let found: { summary: unknown; growths: (Growth | undefined)[] } | undefined
  await db`select setval(pg_get_serial_sequence('ad', 'id'), (select max(id) from ad))`
  await inTransaction(db, async (db) => {
    const growths: (Growth | undefined)[] = []
    for (const day of days) growths.push(await growDemoMarket(db, addDays(beganAt, day), planTestMarket))
    found = { summary: await summaryOf(db), growths }
    throw undo
  }).catch((error: unknown) => {
    if (error !== undo) throw error
  })
  if (!found) throw new Error('the market did not grow')
  return found
}

test(
  'a market grows day by day to what it grows to at once, and a clock set back changes nothing',
  withRollback(async (db) => {
    await seedTestPast(db, { ads: 200, seed: 5, beganAt })
    // Somebody opened an ad on the day from which the market grows.
    await db`insert into ad_view (ad_id, day, times) select max(id), ${beganAt}, 1 from ad where status = 'published' on conflict do nothing`
    const atOnce = await after(db, [6])
    const byDay = await after(db, [1, 2.5, 6, 3, 6])
    expect(byDay.summary).toEqual(atOnce.summary)
    expect(byDay.growths.slice(3)).toEqual([undefined, undefined])
    expect(atOnce.growths.map((growth) => Math.min(...Object.values(growth ?? {})) > 0)).toEqual([true])
  }),
)

test(
  'a seed that is interrupted after its past leaves neither ads nor dealers nor people',
  withRollback(async (db) => {
    await db`delete from ad`
    await db`delete from dealer`
    const onProgress = (step: string) => {
      if (step === 'visitors') throw new Error('the power is gone')
    }
    await expect(seedDemoMarket(db, { ads: 60, today: beganAt, past: true, onProgress })).rejects.toThrow('the power is gone')
    const left = await db`
      select id from ad union all select id from dealer union all select id from paid_price where is_demo
      union all select id from app_user where email like '%@persone.example'`
    expect([...left]).toEqual([])
  }),
)
