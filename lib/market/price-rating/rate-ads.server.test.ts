import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { fitPriceModels } from './fit-price-models.server'
import { labelOf, ratePrice } from './price-rating'
import { rateAllAds, rateDueAds } from './rate-ads.server'
import { findRating, priceLabelSql, ratingJoin, type StoredRating } from './stored-ratings.server'
import { addValuedOffers, fittedAt } from './test-offers'

/** A market whose prices have been learned and looked at; answers its first ad. */
async function openMarket(db: Db, count = 300): Promise<number> {
  const [offer] = await addValuedOffers(db, count)
  await rateDueAds(db)
  return offer?.id ?? 0
}

async function rated(db: Db, id: number): Promise<StoredRating & { estimateEuro: number; lowEuro: number }> {
  const rating = await findRating(db, id)
  const { estimateEuro = null, lowEuro = null } = rating ?? {}
  if (!rating || estimateEuro === null || lowEuro === null) throw new Error(rating?.why ?? 'not rated')
  return { ...rating, estimateEuro, lowEuro }
}

const everyRating = (db: Db) => db<{ adId: number }[]>`select * from price_rating order by ad_id`

test(
  'every published ad is looked at once, and again when another model is published',
  withRollback(async (db) => {
    await addValuedOffers(db, 300)
    expect([await rateDueAds(db), await rateDueAds(db), await rateAllAds(db)]).toEqual([300, 0, 0])
    const verdicts = await db<
      { verdict: string; count: number }[]
    >`select verdict, count(*)::int as count from price_rating group by verdict`
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(expect.arrayContaining(['great', 'good', 'fair']))
    const before = await everyRating(db)
    await rateAllAds(db)
    expect(await everyRating(db)).toEqual(before)
    await fitPriceModels(db, fittedAt)
    expect([await rateAllAds(db), await rateAllAds(db)]).toEqual([300, 0])
  }),
)

test(
  'a verdict follows the price at once, as the rule says, and nothing else of the rating changes',
  withRollback(async (db) => {
    const id = await openMarket(db)
    const before = await rated(db, id)
    const seen = new Set<string>()
    for (const share of [0.5, 0.75, 0.8, 0.85, 0.9, 0.93, 0.96, 1, 1.3]) {
      const cents = Math.round(before.estimateEuro * share) * 100
      await db`update ad set price_cents = ${cents} where id = ${id}`
      const now = await rated(db, id)
      expect(now, `${share}`).toEqual({ ...before, verdict: ratePrice(cents, before) })
      const [row] = await db<
        { label: number | null }[]
      >`select ${priceLabelSql(db)} as label from ad a ${ratingJoin(db)} where a.id = ${id}`
      expect(row?.label).toBe(labelOf(now.verdict))
      seen.add(now.verdict)
    }
    expect(seen).toEqual(new Set(['doubtful', 'great', 'good', 'fair']))
    await db`update ad set price_cents = null where id = ${id}`
    expect(await findRating(db, id)).toMatchObject({ verdict: 'unrated', estimateEuro: before.estimateEuro })
  }),
)

test.each([
  { fact: 'mileage_km', value: 200_000 },
  { fact: 'first_registration', value: '2018-01-01' },
  { fact: 'version', value: '1.2 Cross 4x4' },
  { fact: 'gearbox', value: 'cvt' },
  { fact: 'province_code', value: 'TO' },
])('an ad whose $fact changes is not rated by what it was, and looked at again', ({ fact, value }) =>
  withRollback(async (db) => {
    const id = await openMarket(db)
    await db`update ad set description = 'Altre parole' where id = ${id}`
    const before = await rated(db, id)
    await db`update ad set ${db({ [fact]: value })} where id = ${id}`
    expect(await findRating(db, id)).toBeUndefined()
    expect(await rateDueAds(db)).toBe(1)
    expect((await rated(db, id)).estimateEuro).not.toBe(before.estimateEuro)
  })(),
)

test(
  'what is no longer published is not rated, and what comes back is',
  withRollback(async (db) => {
    const id = await openMarket(db)
    await db`update ad set status = 'sold' where id = ${id}`
    expect(await db`select 1 from price_rating where ad_id = ${id}`).toHaveLength(0)
    await db`update ad set status = 'published' where id = ${id}`
    expect(await rateDueAds(db)).toBe(1)
    expect(await rated(db, id)).toMatchObject({ why: null })
    await db`delete from ad where id = ${id}`
    expect(await db`select 1 from price_rating where ad_id = ${id}`).toHaveLength(0)
  }),
)

test.each([
  { facts: { offerType: 'noleggio' }, why: 'per il noleggio non stimiamo il canone' },
  { facts: { offerType: 'epoca' }, why: 'i veicoli d’epoca valgono uno per uno' },
  { facts: { accident: 'si' }, why: 'il veicolo è incidentato' },
  { facts: { running: false }, why: 'il veicolo non è marciante' },
  { facts: { financeRequired: true }, why: 'il prezzo vale solo con un finanziamento' },
  { facts: { model: null }, why: 'il modello non è riconosciuto' },
  { facts: { mileageKm: null }, why: 'mancano i chilometri' },
  { facts: { firstRegistration: null }, why: 'manca la prima immatricolazione' },
  { facts: { model: 'multipla' }, why: 'dati insufficienti: 0 veicoli simili' },
  { facts: { category: 'moto-e-scooter' }, why: 'ci sono ancora pochi annunci di questa categoria' },
])('an ad without a rating has its reason stored: $why', ({ facts, why }) =>
  withRollback(async (db) => {
    const id = await openMarket(db)
    await db`update ad set ${db(facts)} where id = ${id}`
    await rateDueAds(db)
    expect(await findRating(db, id)).toMatchObject({ verdict: 'unrated', estimateEuro: null, why })
  })(),
)

test(
  'a new vehicle without a registration or a mileage is rated as not driven',
  withRollback(async (db) => {
    const id = await openMarket(db)
    await db`update ad set offer_type = 'nuovo', first_registration = null, mileage_km = null where id = ${id}`
    await rateDueAds(db)
    expect((await rated(db, id)).estimateEuro).toBeGreaterThan(5_000)
  }),
)
