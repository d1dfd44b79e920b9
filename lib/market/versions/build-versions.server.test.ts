import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { buildVersions, lacksVersions } from './build-versions.server'
import { findVersions } from './find-versions.server'

const of = { category: 'auto', make: 'fiat', model: 'panda', year: 2019 } as const
const panda = {
  ...{ category: 'auto' as const, make: 'fiat', model: 'panda', version: '1.2 Prova', fuel: 'benzina', gearbox: 'manuale' },
  powerKw: 51,
  doors: 5,
}

test(
  'versions come from what people declare, three ads at least, and never from invented sellers',
  withRollback(async (db) => {
    const registered = { firstRegistration: new Date('2019-03-01T00:00:00Z'), publishedAt: new Date() }
    for (const contactEmail of ['a@gente.it', 'b@gente.it', 'c@privati.example', 'd@privati.example'])
      await addTestAd(db, { ...panda, ...registered, contactEmail })
    await buildVersions(db)
    expect(await findVersions(db, of)).toEqual([])
    expect(await lacksVersions(db)).toBe(true)
    await addTestAd(db, { ...panda, ...registered, contactEmail: 'e@gente.it', consumptionL100km: 5.2 })
    await buildVersions(db)
    expect(await findVersions(db, of)).toMatchObject([
      { label: '1.2 Prova', fuel: 'benzina', gearbox: 'manuale', ads: 3, facts: { powerKw: 51, doors: 5 } },
    ])
    expect(await lacksVersions(db)).toBe(false)
  }),
)
