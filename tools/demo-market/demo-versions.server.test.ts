import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findVersions } from '@/lib/market/versions/find-versions.server'
import { lacksDemoVersions, writeDemoVersions } from './demo-versions.server'

test(
  'the invented market has its own versions, from the facts that its ads are made of',
  withRollback(async (db) => {
    await db`delete from vehicle_version`
    expect(await lacksDemoVersions(db)).toBe(true)
    await writeDemoVersions(db, new Date('2026-11-30T00:00:00Z'))
    const found = await findVersions(db, { category: 'auto', make: 'fiat', model: 'panda', year: 2019 })
    expect(found.find(({ label }) => label === '1.2 69 CV Easy')).toMatchObject({
      facts: { powerKw: 51, displacementCc: 1_242, doors: 5, seats: 5, drive: 'anteriore', body: 'city-car' },
    })
    expect(found.some(({ fuel }) => fuel === 'diesel')).toBe(true)
  }),
)
