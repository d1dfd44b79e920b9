import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { listEmptyTests, readVisitors, recordEmptyTests } from './record-empty-tests.server'

/** Monday, Italian time. */
const week = '2031-06-02'
const sunday = new Date('2031-06-08T20:00:00Z')
const monday = new Date('2031-06-09T06:00:00Z')

/** Visitors of `e9` in halves, on Wednesday: all of the first variation are heard of again, and half of the second. */
async function giveVisitors(db: Db) {
  const at = new Date('2031-06-04T10:00:00Z')
  await db`
    insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at, received_at)
    select 'e9', sha256(('vuoto ' || visitor)::bytea), 'e9-' || (visitor % 2 + 1), ${at}, ${at} from generate_series(1, 400) as visitor`
  await db`
    insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at, received_at)
    select gen_random_uuid(), 'ad_view', sha256(('vuoto ' || visitor)::bytea), ${at}, ${at} from generate_series(1, 400) as visitor where visitor % 4 <> 1`
}

test(
  'a week is divided once it is over in Italy, and once',
  withRollback(async (db) => {
    await giveVisitors(db)
    const found = async () => (await listEmptyTests(db)).filter((row) => row.week === week)
    await recordEmptyTests(db, sunday)
    expect(await found()).toEqual([])
    for (let run = 0; run < 2; run += 1) await recordEmptyTests(db, monday)
    expect(await found()).toMatchObject([
      {
        ...{ visitors: 400, splits: 256 },
        lost: [
          { experimentId: 'e9', variationId: 'e9-1', shown: 200, lost: 0 },
          { experimentId: 'e9', variationId: 'e9-2', shown: 200, lost: 100 },
        ],
      },
    ])
  }),
)

test(
  'a visitor is read with the day of the week they came on, and of what they did first',
  withRollback(async (db) => {
    await giveVisitors(db)
    const visitors = await readVisitors(db, week)
    expect(visitors.filter(({ done }) => done.length > 0)).toHaveLength(300)
    const [active] = visitors.filter(({ done }) => done.length > 0)
    expect(active?.bits).toMatch(/^[0-9a-f]{64}$/)
    expect([active?.day, active?.done]).toEqual([2, [{ key: 'ad_view', day: 2 }]])
  }),
)
