import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { plainCar } from '@/lib/market/price-rating/model/test-models/test-cars'
import { currentPriceModel } from './current-price-model.server'
import { fitPriceModels, hasOldPriceModels, lacksPriceModels } from './fit-price-models.server'
import { valueOffer, valueVehicle } from './model/price-model'
import { addTestOffers, addValuedOffers, fittedAt } from './test-offers'

/** Price of the plain car by the rule that the prices of the invented market follow. */
const plainCarEuro = 15_000 * (51 / 80) ** 0.3 * Math.exp(-0.09 * 4 - 50 / 500)
const fit = (db: Db) => fitPriceModels(db, fittedAt)
const fitCars = async (db: Db) => (await fit(db)).find(({ category }) => category === 'auto')

async function estimateOf(db: Db): Promise<number> {
  const current = await currentPriceModel(db, 'auto')
  const valuation = current && valueVehicle(current.model, plainCar)
  return valuation && 'euro' in valuation ? valuation.euro : Number.NaN
}

test(
  'a fitted model values a vehicle the same after it was stored',
  withRollback(async (db) => {
    await addTestOffers(db, 600)
    expect([await lacksPriceModels(db), await hasOldPriceModels(db)]).toEqual([true, false])
    const fitted = await fitCars(db)
    expect(fitted).toMatchObject({ vehicles: 600 })
    expect(await lacksPriceModels(db)).toBe(false)
    const daysLater = (days: number) => new Date(fittedAt.getTime() + days * 86_400_000)
    expect([await hasOldPriceModels(db, daysLater(6)), await hasOldPriceModels(db, daysLater(8))]).toEqual([false, true])
    const current = await currentPriceModel(db, 'auto')
    expect(current).toMatchObject({ vehicles: 600, fittedAt })
    expect((await estimateOf(db)) / plainCarEuro).toBeGreaterThan(0.94)
    expect((await estimateOf(db)) / plainCarEuro).toBeLessThan(1.06)
    const [error] = await db<{ median: number; scored: number }[]>`
      select median, scored from price_model_error where category = 'auto' and part = 'all'`
    expect(error?.median).toBeGreaterThan(0.01)
    expect(error?.median).toBeLessThan(0.1)
    expect(error?.scored).toBeGreaterThan(550)
  }),
)

test(
  'a model in memory is used until another version is published',
  withRollback(async (db) => {
    await addValuedOffers(db, 300)
    const first = await currentPriceModel(db, 'auto')
    expect(await currentPriceModel(db, 'auto')).toBe(first)
    await db`update ad set price_cents = price_cents * 2`
    const before = await estimateOf(db)
    await fit(db)
    expect((await currentPriceModel(db, 'auto'))?.version).not.toBe(first?.version)
    expect((await estimateOf(db)) / before).toBeCloseTo(2, 1)
  }),
)

test(
  'a category with too few ads has no model, and says why',
  withRollback(async (db) => {
    await addTestOffers(db, 49)
    expect(await fit(db)).toEqual([
      { category: 'auto', why: 'servono almeno 50 veicoli con modello, anno, km e prezzo; ce ne sono 49' },
      { category: 'moto-e-scooter', why: 'servono almeno 50 veicoli con modello, anno, km e prezzo; ce ne sono 0' },
      { category: 'caravan-e-camper', why: 'servono almeno 50 veicoli con modello, anno, km e prezzo; ce ne sono 0' },
      { category: 'veicoli-commerciali', why: 'servono almeno 50 veicoli con modello, anno, km e prezzo; ce ne sono 0' },
    ])
    expect(await currentPriceModel(db, 'auto')).toBeNull()
  }),
)

/** The places of the ads in their order: prices picked by them do not depend on the ids. */
const numbered = (db: Db) => db`(select id, row_number() over (order by id) - 1 as place from ad) numbered`

const pickPrices = (db: Db, first: number) => db`
  update ad set price_cents = 100000 * (1 + abs(hashint8(${first}::bigint + place)) % 400) from ${numbered(db)} where numbered.id = ad.id`

test.each([
  { what: 'hardly any ad is left', spoil: (db: Db) => db`update ad set status = 'sold' where id % 20 > 0`, says: /servono almeno 50/ },
  { what: 'all prices are equal', spoil: (db: Db) => db`update ad set price_cents = 990000`, says: /tutti i prezzi sono uguali/ },
  {
    what: 'prices say nothing of the vehicles',
    spoil: (db: Db) => pickPrices(db, 1),
    says: /troppo poche: 0 veicoli su 300/,
  },
  {
    what: 'a few estimates are near and all others say nothing',
    spoil: async (db: Db) => {
      await pickPrices(db, 1)
      await db`update ad set model = 'tipo', price_cents = 990000 from ${numbered(db)} where numbered.id = ad.id and place < 20`
    },
    says: /troppo poche: [1-9]\d? veicoli su 300/,
  },
])('where $what, the model of before stays', ({ spoil, says }) =>
  withRollback(async (db) => {
    await addValuedOffers(db, 300)
    const before = await currentPriceModel(db, 'auto')
    await spoil(db)
    const outcome = await fitCars(db)
    expect(outcome && 'why' in outcome ? outcome.why : '').toMatch(says)
    expect(await currentPriceModel(db, 'auto')).toBe(before)
  })(),
)

test(
  'rentals, classics, damaged vehicles and prices with a loan teach nothing',
  withRollback(async (db) => {
    await addTestOffers(db, 200)
    await db`update ad set offer_type = 'noleggio' where id % 10 = 0`
    await db`update ad set offer_type = 'epoca' where id % 10 = 1`
    await db`update ad set accident = 'si' where id % 10 = 2`
    await db`update ad set running = false where id % 10 = 3`
    await db`update ad set finance_required = true where id % 10 = 4`
    await db`update ad set price_cents = null where id % 10 = 5`
    expect(await fitCars(db)).toMatchObject({ vehicles: 80 })
  }),
)

test(
  'of a large market the newest of each model are fitted on',
  withRollback(async (db) => {
    await addTestOffers(db, 300)
    await db`update ad set published_at = now() - interval '1 year', price_cents = price_cents * 10 where id % 3 = 0`
    const [auto] = await fitPriceModels(db, fittedAt, 150)
    expect(auto).toMatchObject({ vehicles: 150 })
    expect((await estimateOf(db)) / plainCarEuro).toBeLessThan(1.5)
  }),
)

test(
  'an estimate does not depend on the price of the ad',
  withRollback(async (db) => {
    const [offer] = await addValuedOffers(db, 300)
    if (!offer) throw new Error('no offer')
    const estimate = async () => {
      const current = await currentPriceModel(db, 'auto')
      const valuation = current && valueOffer(current.model, offer.vehicle)
      return valuation && 'euro' in valuation ? valuation.euro : Number.NaN
    }
    const before = await estimate()
    await db`update ad set price_cents = price_cents / 2 where id = ${offer.id}`
    await fit(db)
    expect(await estimate()).toBe(before)
    expect(before).toBeGreaterThan(1_000)
  }),
)

test(
  'a stored model holds no ad and nothing that only one or two ads say',
  withRollback(async (db) => {
    const [offer] = await addTestOffers(db, 300)
    await db`update ad set version = '1.2 Easy Rossi 3331234567', contact_name = 'Carla Rossi' where id = ${offer?.id ?? 0}`
    await fit(db)
    const [stored] = await db<{ words: string }[]>`
      select price_names || distance_names || comparable_counts || peers || shares as words from price_model where category = 'auto'`
    expect(stored?.words).toContain('says easy')
    expect(stored?.words.toLowerCase()).not.toMatch(/rossi|333123/)
  }),
)
