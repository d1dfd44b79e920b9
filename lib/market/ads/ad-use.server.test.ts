import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findAdPrice } from '@/lib/market/ads/page/ad-price-page.server'
import { rateDueAds } from '@/lib/market/price-rating/rate-ads.server'
import { addValuedOffers } from '@/lib/market/price-rating/test-offers'
import { findAdUse } from './ad-use.server'
import { addTestAd } from './test-ad'

const now = new Date('2026-11-22T12:00:00Z')
const car = {
  fuel: 'diesel',
  powerKw: 96,
  emissionClass: 'euro5',
  mileageKm: 60_000,
  firstRegistration: new Date('2021-11-01'),
  provinceCode: 'PV',
}

async function openMarket(db: Db): Promise<number[]> {
  const offers = await addValuedOffers(db, 400)
  await rateDueAds(db)
  return offers.map(({ id }) => id)
}

test(
  'the loss of value begins at the estimate of the page, and more kilometres a year never make it less',
  withRollback(async (db) => {
    let compared = 0
    for (const id of (await openMarket(db)).slice(0, 25)) {
      const estimate = (await findAdPrice(db, id))?.explanation?.estimateEuro
      const lostAt = async (km: string) =>
        (await findAdUse(db, id, { km_anno: km }, now))?.fiveYears.costs.find(({ kind }) => kind === 'depreciation')
      const [little, much] = [await lostAt('1.000'), await lostAt('40.000')]
      if (!estimate || !little || !much || little.euro.includes(null) || much.euro.includes(null)) continue
      compared += 1
      expect(little.how).toContain(`oggi è offerto a ${new Intl.NumberFormat('it-IT', { useGrouping: 'always' }).format(estimate)}\u00a0€`)
      expect(much.totalEuro).toBeGreaterThanOrEqual(little.totalEuro ?? 0)
      expect(little.euro.every((euro) => euro !== null && euro >= 0)).toBe(true)
    }
    expect(compared).toBeGreaterThan(10)
  }),
)

test(
  'An ad without consumption gets the median of at least eight ads with its engine, of fewer nothing',
  withRollback(async (db) => {
    const id = await addTestAd(db, car)
    const energyOf = async () =>
      (await findAdUse(db, id, { prezzo_carburante: '2' }, now))?.fiveYears.costs.find(({ kind }) => kind === 'energy')
    for (const l of [4, 4, 5, 5, 5, 6, 6]) await addTestAd(db, { ...car, consumptionL100km: l })
    await addTestAd(db, { ...car, powerKw: 97, consumptionL100km: 9 })
    expect(await energyOf()).toMatchObject({ totalEuro: null, how: 'Consumo non indicato: se lo sai, scrivilo.' })
    await addTestAd(db, { ...car, consumptionL100km: 6 })
    expect(await energyOf()).toMatchObject({ totalEuro: 7_500 })
    expect((await energyOf())?.how).toContain('la mediana di 8 annunci con lo stesso motore')
  }),
)

test(
  'Tax and limits are those of the given province; a text that is no province is shown again',
  withRollback(async (db) => {
    const id = await addTestAd(db, car)
    const taxIn = async (provincia: string) =>
      (await findAdUse(db, id, { provincia }, now))?.fiveYears.costs.find(({ kind }) => kind === 'tax')?.totalEuro
    expect([await taxIn(''), await taxIn('Roma')]).toEqual([1_240, null])
    expect((await findAdUse(db, id, { provincia: 'milano' }, now))?.circulation?.answer).toBe('limited')
    expect((await findAdUse(db, id, { provincia: 'Atlantide' }, now))?.province).toEqual({
      code: 'PV',
      unknown: 'Atlantide',
      name: 'Pavia',
    })
  }),
)

test(
  'A caravan has no fuel costs, a classic no loss of value, a rental and a sold ad no costs',
  withRollback(async (db) => {
    const caravan = await findAdUse(
      db,
      await addTestAd(db, { category: 'caravan-e-camper', body: 'caravan', make: 'adria', grossMassKg: 1_300 }),
      {},
      now,
    )
    expect([caravan?.energy, caravan?.circulation, caravan?.licences?.answers.at(-1)?.licence]).toEqual([null, null, 'BE'])
    const classic = await findAdUse(db, await addTestAd(db, { ...car, offerType: 'epoca', constructionYear: 1972 }), {}, now)
    expect(classic?.historic?.sentence).toContain('Da 30 anni')
    expect(classic?.fiveYears.costs.at(-1)?.how).toBe('Non la stimiamo: i veicoli d’epoca valgono uno per uno.')
    expect(await findAdUse(db, await addTestAd(db, { ...car, offerType: 'noleggio' }), {}, now)).toBeNull()
    expect(await findAdUse(db, await addTestAd(db, { ...car, status: 'sold' }), {}, now)).toBeNull()
    expect(await findAdUse(db, 999_999_999, {}, now)).toBeNull()
  }),
)

test(
  'How long an ad has been on sale is shown in whole days, and nothing where that is not known',
  withRollback(async (db) => {
    const onSaleOf = async (publishedAt: Date | null) =>
      (await findAdUse(db, await addTestAd(db, { ...car, publishedAt }), {}, now))?.onSale
    expect(await onSaleOf(new Date('2026-11-20T11:00:00Z'))).toEqual({ days: 2, model: { category: 'auto', make: 'fiat', model: 'panda' } })
    expect((await onSaleOf(new Date('2026-11-23T00:00:00Z')))?.days).toBe(0)
    expect((await onSaleOf(null))?.days).toBeNull()
    expect((await findAdUse(db, await addTestAd(db, { ...car, model: null }), {}, now))?.onSale.model).toBeNull()
  }),
)
