import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { applyRevision, findRevisedAds, keepRevision, reopenRevision } from './revisions.server'

test(
  'what waited is written whole, columns of several words too, and is as before when that is taken back',
  withRollback(async (db) => {
    const id = await addTestAd(db, { mileageKm: 45_000, description: 'prima', priceCents: 890_000 })
    const read = async () => {
      const [ad] = await db<{ mileageKm: number; description: string; priceCents: number }[]>`
        select mileage_km, description, price_cents from ad where id = ${id}`
      return ad
    }
    const changes = { mileageKm: 12_000, description: 'dopo', priceCents: 90_000 }
    await keepRevision(db, id, { changes, signals: [] })
    expect(await read()).toEqual({ mileageKm: 45_000, description: 'prima', priceCents: 890_000 })
    expect(await findRevisedAds(db, [id, await addTestAd(db)])).toEqual([id])
    expect(await applyRevision(db, id)).toBe(true)
    expect(await read()).toEqual(changes)
    await reopenRevision(db, id)
    expect(await read()).toEqual({ mileageKm: 45_000, description: 'prima', priceCents: 890_000 })
  }),
)
