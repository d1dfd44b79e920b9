import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { adDescription, adTitle } from '@/lib/market/ads/ad-description'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { adJsonLd } from './ad-json-ld'
import type { AdPage } from './ad-page'

async function pageOf(db: Db, ad: Partial<NewAd>): Promise<AdPage> {
  const page = await findAdPage(db, await addTestAd(db, ad))
  if (!page) throw new Error('the ad has no page')
  return page
}
const numbered = (page: AdPage): AdPage => ({ ...page, ad: { ...page.ad, id: 7 } })
/** Reads the JSON-LD as a reader of the page gets it: JSON drops what is undefined. */
const read = (page: AdPage): unknown => JSON.parse(JSON.stringify(adJsonLd(page, 'Sana', ['/foto/1.svg'], 'https://ingrana.example')))

test(
  'The JSON-LD has no undeclared fact, and no offer of an ad without a price',
  withRollback(async (db) => {
    const page = await pageOf(db, {})
    expect(read(page)).toEqual({
      '@context': 'https://schema.org',
      '@type': ['Product', 'Car'],
      name: page.title,
      description: 'Sana',
      image: ['https://ingrana.example/foto/1.svg'],
      url: `https://ingrana.example${page.href}`,
      sku: String(page.ad.id),
      brand: { '@type': 'Brand', name: 'Fiat' },
      model: 'Panda',
      itemCondition: 'https://schema.org/UsedCondition',
    })
  }),
)

test(
  'The JSON-LD has every fact that the page shows',
  withRollback(async (db) => {
    const page = await pageOf(db, {
      version: '1.2 Easy',
      firstRegistration: new Date('2021-03-01'),
      mileageKm: 0,
      fuel: 'benzina',
      gearbox: 'manuale',
      body: 'city-car',
      colour: 'bianco',
      doors: 5,
      seats: 4,
      powerKw: 51,
      displacementCc: 1_242,
      priceCents: 990_000,
    })
    expect(read(page)).toMatchObject({
      name: `${page.title} 1.2 Easy`,
      vehicleConfiguration: '1.2 Easy',
      vehicleModelDate: '2021',
      dateVehicleFirstRegistered: '2021-03-01',
      mileageFromOdometer: { value: 0, unitCode: 'KMT' },
      fuelType: 'Benzina',
      vehicleTransmission: 'Manuale',
      bodyType: 'City car',
      color: 'Bianco',
      numberOfDoors: 5,
      vehicleSeatingCapacity: 4,
      vehicleEngine: { enginePower: { value: 51, unitCode: 'KWT' }, engineDisplacement: { value: 1_242, unitCode: 'CMQ' } },
      offers: {
        '@type': 'Offer',
        price: 9_900,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
      },
    })
  }),
)

test(
  'The JSON-LD says whether a car is new, sold or for rent, and takes the year of construction',
  withRollback(async (db) => {
    expect(read(await pageOf(db, { offerType: 'nuovo' }))).toMatchObject({ itemCondition: 'https://schema.org/NewCondition' })
    expect(read(await pageOf(db, { status: 'sold', priceCents: 990_000 }))).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    })
    expect(read(await pageOf(db, { offerType: 'noleggio', rentalFeeCents: 19_950 }))).toMatchObject({
      offers: { price: 199.5, businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' },
    })
    expect(read(await pageOf(db, { priceCents: 990_000 }))).not.toHaveProperty('offers.businessFunction')
    expect(read(await pageOf(db, { constructionYear: 1969 }))).toMatchObject({ vehicleModelDate: '1969' })
  }),
)

test(
  'a seller is called a person or a company only where he says so',
  withRollback(async (db) => {
    const page = await pageOf(db, { priceCents: 990_000 })
    const sellerAs = (kind: AdPage['seller']['kind']) => read({ ...page, seller: { kind, name: 'Anna' } })
    expect(sellerAs('non-indicato')).not.toHaveProperty('offers.seller')
    expect(sellerAs('privato')).toMatchObject({ offers: { seller: { '@type': 'Person', name: 'Anna' } } })
    expect(sellerAs('concessionario')).toMatchObject({ offers: { seller: { '@type': 'AutoDealer', name: 'Anna' } } })
  }),
)

test(
  'the description of a page has four facts that were declared, its place, its price and its number',
  withRollback(async (db) => {
    const facts = { mileageKm: 31_400, fuel: 'benzina', gearbox: 'manuale', powerKw: 51, emissionClass: 'euro6' } as const
    const plain = (text: string) => text.replace(/\s/g, ' ')
    const page = await pageOf(db, { version: '1.2 Easy', ...facts, priceCents: 990_000 })
    const placed = numbered({ ...page, place: 'Monza (MB)' })
    expect(plain(adDescription(placed))).toBe('Fiat Panda 1.2 Easy, 31.400 km, Benzina, Manuale, 51 kW (69 CV), Monza (MB), 9.900 €, n. 7')
    expect(plain(adTitle(placed))).toBe('Fiat Panda 1.2 Easy, 9.900 €, Monza (MB), n. 7')
    const bare = numbered(await pageOf(db, {}))
    expect([adDescription(bare), adTitle(bare)]).toEqual(['Fiat Panda, prezzo su richiesta, n. 7', 'Fiat Panda, n. 7'])
    const rental = numbered(await pageOf(db, { offerType: 'noleggio', rentalFeeCents: 19_900 }))
    expect(plain(adTitle(rental))).toBe('Fiat Panda, 199 € al mese, n. 7')
  }),
)

test.each([
  { version: 'a'.repeat(32), shown: 'a'.repeat(32) },
  { version: 'a'.repeat(33), shown: `${'a'.repeat(32)}…` },
  { version: `${'a'.repeat(32)} b`, shown: `${'a'.repeat(32)}…` },
  { version: `${'a'.repeat(20)} ${'b'.repeat(20)}`, shown: `${'a'.repeat(20)}…` },
])('the version $version in a title is cut between words at 32 letters: $shown', ({ version, shown }) =>
  withRollback(async (db) => {
    expect(adTitle(numbered(await pageOf(db, { version })))).toBe(`Fiat Panda ${shown}, n. 7`)
  })(),
)
