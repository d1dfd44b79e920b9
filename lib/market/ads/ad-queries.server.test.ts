import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { listStockIds } from '@/lib/market/ads/dealers/dealer-page.server'
import { allStock } from '@/lib/market/ads/dealers/dealer-stock'
import { copyAds } from '@/lib/market/ads/imported/copy-ads.server'
import { adJsonLd } from '@/lib/market/ads/page/ad-json-ld'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { rateDueAds } from '@/lib/market/price-rating/rate-ads.server'
import { rateTestAd } from '@/lib/market/price-rating/test-rating'
import type { NewAd } from './ad'
import { getAdCards } from './ad-cards.server'
import { adTitle } from './ad-description'
import { findAdPage } from './ad-queries.server'
import { addTestAd } from './test-ad'

const panda = {
  category: 'auto',
  status: 'published',
  offerType: 'usato',
  make: 'fiat',
  model: 'panda',
  version: '1.0 FireFly Hybrid City Life',
  body: 'city-car',
  fuel: 'mild-hybrid',
  gearbox: 'manuale',
  powerKw: 51,
  emissionClass: 'euro6d',
  mileageKm: 42_300,
  firstRegistration: new Date('2022-06-01'),
  priceCents: 1_190_000,
  sellerType: 'privato',
  contactName: 'Mario',
  importKey: null,
  sourceLink: 'https://example.org/1',
  placeIstat: '108033',
  provinceCode: 'MB',
  region: 'lombardia',
  latitude: 45.58,
  longitude: 9.27,
  publishedAt: new Date('2026-04-14T10:00:00Z'),
} as const satisfies NewAd

const addAd = (db: Db, ad: Partial<NewAd> = {}) => addTestAd(db, { ...panda, ...ad })

test(
  'the page of an ad can be sent to the browser as it is, and keeps the seller’s secrets',
  withRollback(async (db) => {
    const page = await findAdPage(db, await addAd(db))
    expect(JSON.parse(JSON.stringify(page))).toEqual(page)
    expect(page).toMatchObject({
      title: 'Fiat Panda',
      place: 'Monza (MB)',
      seller: { kind: 'privato', name: 'Privato' },
      unavailable: false,
      ad: { firstRegistration: '2022-06-01', mileageKm: 42_300 },
    })
    expect(JSON.stringify(page)).not.toMatch(/Mario|example\.org/)
  }),
)

test(
  'Page, card and JSON-LD of an ad without a seller type call the seller neither private nor dealer',
  withRollback(async (db) => {
    const id = await addAd(db, { sellerType: null })
    const [page, cards] = [await findAdPage(db, id), await getAdCards(db, [id])]
    const undeclared = { kind: 'non-indicato', name: 'Venditore non indicato' }
    expect([page?.seller, cards[0]?.seller]).toEqual([undeclared, undeclared])
    expect(page && adJsonLd(page, '', [], 'https://ingrana.example').offers).toMatchObject({ '@type': 'Offer', seller: undefined })
    const dealer = await findAdPage(db, await addAd(db, { sellerType: 'concessionario' }))
    expect(dealer && adJsonLd(dealer, '', [], 'https://ingrana.example').offers).toMatchObject({ seller: { '@type': 'AutoDealer' } })
  }),
)

test.each(['draft', 'in_review', 'paused', 'rejected', 'deleted'] as const)('an ad that is %s has no public page', (status) =>
  withRollback(async (db) => {
    expect(await findAdPage(db, await addAd(db, { status }))).toBeUndefined()
  })(),
)

test(
  'a sold ad says so, is not praised for its price, and shows similar ones',
  withRollback(async (db) => {
    await copyAds(
      db,
      Array.from({ length: 10 }, () => ({ ...panda, priceCents: 1_500_000 })),
    )
    const id = await addAd(db)
    await rateTestAd(db, id, 14_000)
    expect(await findAdPage(db, id)).toMatchObject({ unavailable: false, rating: { verdict: 'great' } })
    await db`update ad set status = 'sold' where id = ${id}`
    const page = await findAdPage(db, id)
    expect(page).toMatchObject({ unavailable: true, rating: null })
    expect(page?.similar).toHaveLength(4)
  }),
)

test.each([
  { facts: { priceCents: 1_190_000 }, title: 'Fiat Panda 1.0 FireFly Hybrid City Life, 11.900 €, Monza (MB)' },
  { facts: { version: '' }, title: 'Fiat Panda, 11.900 €, Monza (MB)' },
  { facts: { priceCents: null, version: '' }, title: 'Fiat Panda, Monza (MB)' },
  { facts: { priceCents: null, rentalFeeCents: 24_900, version: '' }, title: 'Fiat Panda, 249 € al mese, Monza (MB)' },
  { facts: { placeIstat: null, provinceCode: null, version: '' }, title: 'Fiat Panda, 11.900 €' },
  { facts: { version: 'x'.repeat(32) }, title: `Fiat Panda ${'x'.repeat(32)}, 11.900 €, Monza (MB)` },
  { facts: { version: 'x'.repeat(33) }, title: `Fiat Panda ${'x'.repeat(32)}…, 11.900 €, Monza (MB)` },
  { facts: { version: '1.0 FireFly 70 CV S&S Hybrid City Life' }, title: 'Fiat Panda 1.0 FireFly 70 CV S&S Hybrid…, 11.900 €, Monza (MB)' },
])('the page of an ad has the title «$title»', ({ facts, title }) =>
  withRollback(async (db) => {
    const page = await findAdPage(db, await addAd(db, facts))
    expect(page && adTitle(page).replaceAll('\u00a0', ' ')).toBe(`${title}, n. ${page?.ad.id}`)
  })(),
)

test(
  'A good price is rated on the page and labelled on the card; an unrated page has the reason',
  withRollback(async (db) => {
    const id = await addAd(db)
    expect((await findAdPage(db, id))?.rating).toBeNull()
    await rateTestAd(db, id, 14_000)
    expect((await findAdPage(db, id))?.rating).toEqual({
      verdict: 'great',
      estimateEuro: 14_000,
      lowEuro: 12_600,
      highEuro: 15_400,
      comparables: 9,
    })
    expect((await getAdCards(db, [id]))[0]?.priceLabel).toBe(1)
    await db`update ad set mileage_km = null where id = ${id}`
    await db`delete from price_model`
    await rateDueAds(db)
    expect((await findAdPage(db, id))?.rating).toEqual({ verdict: 'unrated', why: 'ci sono ancora pochi annunci di questa categoria' })
    expect((await getAdCards(db, [id]))[0]?.priceLabel).toBeNull()
  }),
)

test(
  'the price history begins with the first price and grows with each change',
  withRollback(async (db) => {
    const id = await addAd(db)
    await db`update ad set previous_price_cents = price_cents, price_cents = 1090000, price_changed_at = '2026-05-01' where id = ${id}`
    const page = await findAdPage(db, id)
    expect(page?.prices.map(({ priceCents }) => priceCents)).toEqual([1_190_000, 1_090_000])
    expect(page?.previousPriceCents).toBe(1_190_000)
  }),
)

test(
  'a price that rose is no bargain: the card shows no former price',
  withRollback(async (db) => {
    const [card] = await getAdCards(db, [await addAd(db, { previousPriceCents: 1_000_000 })])
    expect(card).toMatchObject({ priceCents: 1_190_000, previousPriceCents: null })
  }),
)

test(
  'similar ads are of the same model, nearest in price, and never the ad itself',
  withRollback(async (db) => {
    await copyAds(
      db,
      [900_000, 1_100_000, 1_200_000, 1_300_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 6_000_000, 7_000_000].map((priceCents) => ({
        ...panda,
        priceCents,
      })),
    )
    await copyAds(db, [
      { ...panda, model: '500' },
      { ...panda, status: 'sold' },
      { ...panda, offerType: 'noleggio' },
    ])
    const id = await addAd(db)
    const similar = (await findAdPage(db, id))?.similar ?? []
    expect(similar.map((card) => card.priceCents)).toEqual([1_200_000, 1_100_000, 1_300_000, 900_000])
  }),
)

test(
  'without enough of the same model, others of the same body at a similar price fill up',
  withRollback(async (db) => {
    await copyAds(
      db,
      [1_000_000, 1_150_000, 1_180_000, 1_250_000].map((priceCents) => ({ ...panda, model: '500', priceCents })),
    )
    await copyAds(db, [{ ...panda, model: 'tipo', body: 'berlina' }])
    const similar = (await findAdPage(db, await addAd(db)))?.similar ?? []
    expect(similar.map((card) => card.title)).toEqual(['Fiat 500', 'Fiat 500', 'Fiat 500', 'Fiat 500'])
  }),
)

test(
  'an ad without a price is like the newest of its model, and a rental like rentals',
  withRollback(async (db) => {
    await copyAds(db, [
      ...[1, 2, 3, 4].map((day) => ({ ...panda, priceCents: day, publishedAt: new Date(`2026-04-0${day}`) })),
      ...[5, 6, 7, 8].map((cents) => ({ ...panda, offerType: 'noleggio', priceCents: null, rentalFeeCents: cents })),
    ])
    const unpriced = (await findAdPage(db, await addAd(db, { priceCents: null })))?.similar ?? []
    expect(unpriced.map((card) => card.priceCents)).toEqual([4, 3, 2, 1])
    const rental = (await findAdPage(db, await addAd(db, { offerType: 'noleggio', priceCents: null })))?.similar ?? []
    expect(rental.map((card) => card.rentalFeeCents).sort()).toEqual([5, 6, 7, 8])
  }),
)

test(
  'a card shows the six facts of its kind, and leaves out what nobody declared',
  withRollback(async (db) => {
    const facts = async (ad: Partial<NewAd>) =>
      (await getAdCards(db, [await addAd(db, ad)]))[0]?.facts.map(({ text }) => text.replaceAll('\u00a0', ' '))
    expect(await facts({})).toEqual(['06/2022', '42.300 km', 'Mild hybrid', 'Manuale', '51 kW (69 CV)', 'Euro 6d'])
    expect(await facts({ fuel: null, gearbox: null })).toEqual(['06/2022', '42.300 km', '51 kW (69 CV)', 'Euro 6d'])
    expect(await facts({ offerType: 'noleggio', rentalMonths: 36, rentalKmYear: 15_000 })).toContain('15.000 km/anno')
  }),
)

test(
  'A classic is illustrated by its year of construction, else by its first registration',
  withRollback(async (db) => {
    const classic = { offerType: 'epoca', constructionYear: 1966 }
    for (const { ad, year } of [
      { ad: classic, year: 1966 },
      { ad: { ...classic, constructionYear: null }, year: 2022 },
      { ad: { ...classic, offerType: 'usato' }, year: null },
    ]) {
      const id = await addAd(db, ad)
      expect((await getAdCards(db, [id]))[0]?.illustration).toMatchObject({ id, classicYear: year })
      expect((await findAdPage(db, id))?.illustration).toMatchObject({ id, classicYear: year })
    }
  }),
)

test(
  'Cards come in the requested order, with their distance and their dealer',
  withRollback(async (db) => {
    const [dealerId = 0] = await addDealers(db, [{ name: 'Autosalone Lambro' }])
    const [near, far] = [
      await addAd(db, { dealerId }),
      await addAd(db, { latitude: 41.9, longitude: 12.5, placeIstat: '058091', provinceCode: 'RM' }),
    ]
    const cards = await getAdCards(db, [far, near, 1], { place: { latitude: 45.58, longitude: 9.27 } })
    expect(cards.map(({ id, distanceKm, place, seller }) => [id, distanceKm, place, seller.name])).toEqual([
      [far, 484, 'Roma (RM)', 'Privato'],
      [near, 0, 'Monza (MB)', 'Autosalone Lambro'],
    ])
    expect(await listStockIds(db, dealerId, allStock, null)).toEqual([near])
  }),
)
