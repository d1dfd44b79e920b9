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
    const [scooter] = await findVersions(db, { category: 'moto-e-scooter', make: 'honda', model: 'sh-350', year: 2022 })
    expect(scooter).toMatchObject({ label: 'SH 350i', facts: { powerKw: 22, displacementCc: 330, seats: 2, body: 'maxi-scooter' } })
    const [van] = await findVersions(db, { category: 'veicoli-commerciali', make: 'volkswagen', model: 'crafter', year: 2020 })
    expect(van).toMatchObject({ label: '35 2.0 TDI 140 CV L3H3', facts: { powerKw: 103, drive: 'anteriore', doors: 5, seats: 3 } })
    const campers = await findVersions(db, { category: 'caravan-e-camper', make: 'laika', model: 'kosmo-209', year: 2024 })
    expect(campers.map(({ label }) => label)).toContain('Kosmo 209 Ducato 2.2 Multijet3 140 CV')
    expect(await findVersions(db, { category: 'caravan-e-camper', make: 'weinsberg', model: 'caraone', year: 2020 })).toEqual([])
  }),
)
