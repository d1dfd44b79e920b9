import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { addExportingDealer, addStock, broughtBack, exported, storedAds } from './test-round-trip'

/** Our files at another dealer: each cell is read, so that what it leaves out or writes wrongly shows; at their own they are compared. */
const publishedAt = new Date('2026-03-04T00:00:00Z')
const place = { placeIstat: '018110', provinceCode: 'PV' }
const car = {
  category: 'auto',
  make: 'fiat',
  model: 'panda',
  status: 'reserved',
  offerType: 'usato',
  version: '1.2 Easy',
  body: 'city-car',
  fuel: 'benzina',
  powerKw: 51,
  displacementCc: 1_242,
  gearbox: 'manuale',
  gears: 5,
  drive: 'anteriore',
  emissionClass: 'euro6',
  co2GKm: 119,
  consumptionL100km: 4.9,
  colour: 'rosso',
  doors: 5,
  seats: 5,
  firstRegistration: new Date('2018-03-01'),
  mileageKm: 45_211,
  owners: 2,
  priceCents: 890_050,
  vatDeductible: true,
  description: 'Riga uno; "due"\nRiga tre',
  contactPhone: '0382 471220',
  contactEmail: 'vendite@salone.example',
  vin: 'ZFA31200003123456',
  photoUrls: ['https://foto.example/2.jpg', 'https://foto.example/1.jpg'],
  reportUrl: 'https://perizie.example/1.pdf',
  sourceLink: 'https://salone.example/auto?id=1',
  publishedAt,
  ...place,
} satisfies Partial<NewAd>
const rental = {
  category: 'auto',
  make: 'volkswagen',
  model: 'golf',
  status: 'published',
  offerType: 'noleggio',
  version: '1.5 TSI Life',
  priceCents: null,
  rentalFeeCents: 29_950,
  rentalDepositCents: 300_000,
  rentalMonths: 48,
  rentalKmYear: 15_000,
  rentalVatIncluded: true,
  deliveryWeeks: 6,
  publishedAt,
  ...place,
} satisfies Partial<NewAd>
const camper = {
  category: 'caravan-e-camper',
  make: 'hymer',
  model: 'b-class',
  status: 'published',
  offerType: 'usato',
  version: 'B 544',
  body: 'motorhome',
  fuel: 'diesel',
  beds: 4,
  grossMassKg: 3_500,
  firstRegistration: new Date('2009-05-01'),
  mileageKm: 98_000,
  priceCents: 2_490_000,
  vatDeductible: false,
  publishedAt,
  ...place,
} satisfies Partial<NewAd>
const van = {
  category: 'veicoli-commerciali',
  make: 'fiat',
  model: 'ducato',
  status: 'published',
  offerType: 'km0',
  fuel: 'diesel',
  payloadKg: 1_200,
  firstRegistration: new Date('2026-02-01'),
  mileageKm: 10,
  priceCents: 3_100_000,
  publishedAt,
  ...place,
} satisfies Partial<NewAd>

const stock = { A1: car, R2: rental, C3: camper, V4: van }

test.each(['veicoli.csv', 'veicoli.json'] as const)(
  '%s says another dealer’s program every fact of four vehicles, a rental among them',
  (file) =>
    withRollback(async (db) => {
      const dealerId = await addExportingDealer(db, 'da')
      await addStock(
        db,
        dealerId,
        Object.entries(stock).map(([code, ad]) => ({ code, ad })),
      )
      const content = await exported(db, dealerId, file)
      await db`update ad set status = 'withdrawn' where dealer_id = ${dealerId}` // the same chassis in two live ads waits for a moderator
      const otherId = await addExportingDealer(db, 'a')
      const { inserted, refused, drafts } = await broughtBack(db, otherId, content)
      expect({ inserted, refused, drafts }).toEqual({ inserted: 4, refused: 0, drafts: 0 })
      const read = new Map(Object.values(await storedAds(db, otherId)).map((ad) => [ad.importKey, ad]))
      for (const [code, ad] of Object.entries(stock)) expect(read.get(`d${otherId}|id|${code}`)).toMatchObject(ad)
    })(),
)

test.each(['google-veicoli.csv', 'meta-veicoli.csv'] as const)('%s says what its format has a place for', (file) =>
  withRollback(async (db) => {
    const { vin, mileageKm, priceCents, make, model, firstRegistration, colour } = car
    const photoUrls = file === 'meta-veicoli.csv' ? car.photoUrls.slice(0, 1) : car.photoUrls
    const dealerId = await addExportingDealer(db, 'da')
    await addStock(db, dealerId, [{ code: 'A1', ad: { ...car, status: 'published' } }])
    const content = await exported(db, dealerId, file)
    await db`update ad set status = 'withdrawn' where dealer_id = ${dealerId}` // the same chassis in two live ads waits for a moderator
    const otherId = await addExportingDealer(db, 'a')
    await broughtBack(db, otherId, content)
    const [read] = Object.values(await storedAds(db, otherId))
    expect(read).toMatchObject({ vin, mileageKm, priceCents, make, model, photoUrls, colour, status: 'published' })
    expect(read?.firstRegistration?.getUTCFullYear()).toBe(firstRegistration.getUTCFullYear())
  })(),
)
