import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { measureLog } from './measure-log.server'

const now = new Date('2026-03-29T12:00:00Z')

/** So many visitors of a day before `now`, of whom some search; each event twice. */
const giveVisitors = async (db: Db, daysAgo: number, visitors: number, searching: number) => {
  const at = new Date(now.getTime() - daysAgo * 86_400_000)
  for (const round of [1, 2])
    await db`
      insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at, received_at)
      select gen_random_uuid(), case when visitor <= ${searching}::int then 'search' else 'ad_view' end, sha256((visitor || 'of' || ${daysAgo}::float8)::bytea), ${at}, ${at}
      from generate_series(1, ${visitors}::int) as visitor where ${round}::int > 0`
}

test(
  'rates and pace are those of the visitors of four weeks, over three months',
  withRollback(async (db) => {
    await db`delete from experiment_conversion`
    await db`delete from experiment_exposure`
    await giveVisitors(db, 27.9, 2_800, 280)
    await giveVisitors(db, 55.9, 1_400, 70)
    await giveVisitors(db, 100, 9_000, 9_000) // too long ago
    const logged = await measureLog(db, ['search', 'lead'], now)
    expect(logged?.visitorsADay).toBe(75)
    expect([...(logged?.rates ?? [])]).toEqual([['search', 350 / 4_200]])
  }),
)

test(
  'a log of a few days says the pace of those days, and one of few visitors says nothing',
  withRollback(async (db) => {
    await db`delete from experiment_conversion`
    await db`delete from experiment_exposure`
    await giveVisitors(db, 2, 400, 40)
    expect(await measureLog(db, ['search'], now)).toBeNull()
    await giveVisitors(db, 4, 400, 40)
    expect(await measureLog(db, ['search'], now)).toEqual({ visitorsADay: 200, rates: new Map([['search', 0.1]]) })
  }),
)
