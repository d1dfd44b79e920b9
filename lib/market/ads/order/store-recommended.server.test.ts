import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { pictureTestAds } from '@/lib/market/photos/test-photos'
import { lacksRecommended, storeRecommended } from './store-recommended.server'

/** Hours that the order «Consigliati» counts for an ad. */
async function earnedBy(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db<{ hours: number }[]>`
    select (extract(epoch from recommended_at - published_at) / 3600)::int as hours from ad where id = ${id}`
  return row?.hours
}

test(
  'an ad earns by photographs and by its verdict, and an ad without a verdict nothing for its price',
  withRollback(async (db) => {
    const id = await addTestAd(db, { publishedAt: new Date() })
    expect(await earnedBy(db, id), 'until the job looks at it').toBe(0)
    await storeRecommended(db)
    const bare = (await earnedBy(db, id)) ?? 0
    await pictureTestAds(db, [id], 3)
    expect(await storeRecommended(db, { ids: [id + 1] }), 'of no other ad').toBe(0)
    await storeRecommended(db, { ids: [id] })
    expect(await earnedBy(db, id)).toBe(bare + 3 * 12)
    await pictureTestAds(db, [id], 3)
    await storeRecommended(db, { areNew: true })
    expect(await earnedBy(db, id)).toBe(bare + 3 * 12)
    for (const [verdict, hours] of [
      ['great', 240],
      ['good', 120],
      ['fair', 0],
      ['doubtful', 0],
      ['unrated', 0],
    ] as const) {
      await db`update price_rating set verdict = ${verdict} where ad_id = ${id}`
      await storeRecommended(db)
      expect(await earnedBy(db, id), verdict).toBe(bare + 3 * 12 + hours)
    }
    expect(await storeRecommended(db), 'writes only what has changed').toBe(0)
    expect(await lacksRecommended(db)).toBe(false)
  }),
)

test(
  'what an ad declares earns it days, and what such a vehicle cannot have is not counted against it',
  withRollback(async (db) => {
    const facts = {
      publishedAt: new Date(),
      colour: 'blu',
      placeIstat: '015146',
      description: 'Tenuta bene. '.repeat(20),
      warrantyMonths: 12,
      fuel: 'benzina',
      gearbox: 'manuale',
      powerKw: 51,
      version: '1.2',
      priceCents: 990_000,
    } as const
    const used = await addTestAd(db, {
      ...facts,
      firstRegistration: new Date('2020-01-01'),
      mileageKm: 50_000,
      owners: 1,
      serviceBook: true,
      accident: 'no',
    })
    const vague = await addTestAd(db, {
      ...facts,
      firstRegistration: null,
      mileageKm: null,
      owners: null,
      serviceBook: null,
      accident: null,
    })
    const brandNew = await addTestAd(db, {
      ...facts,
      offerType: 'nuovo',
      firstRegistration: null,
      mileageKm: null,
      owners: null,
      serviceBook: null,
      accident: null,
    })
    await storeRecommended(db)
    const hours = [await earnedBy(db, used), await earnedBy(db, vague), await earnedBy(db, brandNew)]
    expect(hours).toEqual([120, Math.floor((Math.floor(900 / 14) * 120) / 100), 120])
  }),
)
