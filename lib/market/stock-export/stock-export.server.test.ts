import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { array, string } from 'yup'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { Ad, NewAd } from '@/lib/market/ads/ad'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { importStock } from '@/lib/market/stock-import/import-stock.server'
import type { ExportFile } from './export-files'
import { checkFeeds, exportFile, findExportingDealer } from './stock-export.server'

const siteUrl = 'https://ingrana.example'
const vin = 'ZFA31200003312345'
const photoUrls = ['https://foto.example/1.jpg', 'https://foto.example/2.jpg']

const panda: Partial<NewAd> = {
  model: 'panda',
  version: '1.2 Easy',
  body: 'city-car',
  fuel: 'benzina-gpl',
  powerKw: 51,
  displacementCc: 1242,
  gearbox: 'manuale',
  gears: 5,
  drive: 'anteriore',
  emissionClass: 'euro6',
  co2GKm: 119,
  colour: 'bianco',
  doors: 5,
  seats: 5,
  firstRegistration: new Date('2018-03-01'),
  mileageKm: 43_217,
  owners: 1,
  priceCents: 899_000,
  vatDeductible: true,
  description: 'Tagliandi; sempre in box, "come nuova".',
  placeIstat: '018110',
  provinceCode: 'PV',
  vin,
  photoUrls,
  publishedAt: new Date('2026-11-03T00:00:00Z'),
}

async function addDealer(db: Db, name: string): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into dealer (slug, name, phone, street, postcode, place_istat, region)
    values (${name}, ${name}, '+39 0382 471220', 'Viale Cremona 118', '27100', '018110', 'lombardia') returning id`
  return row?.id ?? 0
}

async function fileOf(db: Db, dealerId: number, file: ExportFile): Promise<string> {
  const dealer = await findExportingDealer(db, dealerId)
  if (!dealer) throw new Error('the dealer is gone')
  return text(Readable.from(exportFile(db, file, dealer, siteUrl)))
}

async function rowsOf(db: Db, dealerId: number, file: ExportFile): Promise<Record<string, string>[]> {
  const table: unknown = parse(await fileOf(db, dealerId, file))
  const [header = [], ...rows] = array(array(string().defined()).required()).required().validateSync(table)
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])))
}

const exported = [
  ...([
    'category',
    'offerType',
    'make',
    'model',
    'version',
    'body',
    'fuel',
    'powerKw',
    'displacementCc',
    'gearbox',
    'gears',
    'drive',
  ] as const),
  ...(['emissionClass', 'co2GKm', 'colour', 'doors', 'seats', 'firstRegistration', 'mileageKm', 'owners', 'priceCents'] as const),
  ...(['vatDeductible', 'description', 'placeIstat', 'provinceCode', 'vin', 'photoUrls', 'rentalFeeCents', 'publishedAt'] as const),
]

test(
  'An import takes in the exported CSV unchanged: the dealer can leave with everything',
  withRollback(async (db) => {
    const [from, to] = [await addDealer(db, 'da'), await addDealer(db, 'a')]
    await addTestAd(db, { ...panda, dealerId: from })
    await addTestAd(db, { dealerId: from, model: '500', offerType: 'noleggio', rentalFeeCents: 29_900, version: 'Hybrid', photoUrls: [] })
    await addTestAd(db, {
      dealerId: from,
      category: 'moto-e-scooter',
      make: 'honda',
      model: 'sh-125',
      body: 'scooter',
      firstRegistration: new Date('2021-05-01'),
      mileageKm: 8_120,
      priceCents: 289_000,
    })
    const before = await db<Ad[]>`select * from ad where dealer_id = ${from} order by id`
    const file = Buffer.from(await fileOf(db, from, 'veicoli.csv'))
    await db`update ad set status = 'withdrawn', closed_at = now() where dealer_id = ${from}` // else one chassis would be live twice
    await importStock(db, Readable.from([file]), { dealerId: to })
    const after = await db<Ad[]>`select * from ad where dealer_id = ${to} order by id`
    const facts = (ad: Ad) => Object.fromEntries(exported.flatMap((name) => (ad[name] === null ? [] : [[name, ad[name]]])))
    expect(after).toHaveLength(3)
    for (const [at, ad] of before.entries()) expect(after[at]).toMatchObject(facts(ad))
  }),
)

test(
  'CSV and JSON have drafts and sold vehicles too, nobody else’s, and none that is deleted',
  withRollback(async (db) => {
    const [own, other] = [await addDealer(db, 'proprio'), await addDealer(db, 'altro')]
    const ids = [
      await addTestAd(db, { ...panda, dealerId: own }),
      await addTestAd(db, { dealerId: own, status: 'draft' }),
      await addTestAd(db, { dealerId: own, status: 'sold' }),
    ]
    await addTestAd(db, { dealerId: own, status: 'deleted' })
    await addTestAd(db, { dealerId: other })
    expect(
      (await rowsOf(db, own, 'veicoli.csv')).map(({ 'numero ingrana': id, 'stato annuncio': status }) => [Number(id), status]),
    ).toEqual([
      [ids[0], 'Pubblicato'],
      [ids[1], 'Bozza'],
      [ids[2], 'Venduto'],
    ])
    const json: unknown = JSON.parse(await fileOf(db, own, 'veicoli.json'))
    expect(json).toMatchObject({ dealer: { id: own }, vehicles: [{ id: ids[0], vin, priceCents: 899_000, pictures: photoUrls }, {}, {}] })
    expect(await rowsOf(db, await addDealer(db, 'vuoto'), 'veicoli.csv')).toEqual([])
    expect(JSON.parse(await fileOf(db, await addDealer(db, 'nuovo'), 'veicoli.json'))).toMatchObject({ vehicles: [] })
  }),
)

test(
  'No exported cell is a formula for a spreadsheet',
  withRollback(async (db) => {
    const dealerId = await addDealer(db, 'formule')
    await addTestAd(db, { ...panda, dealerId, version: '=1+1', description: '@SUM(A1)' })
    for (const file of ['veicoli.csv', 'google-veicoli.csv', 'meta-veicoli.csv'] as const) {
      const rows = await rowsOf(db, dealerId, file)
      expect(rows).toHaveLength(1)
      expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
    }
  }),
)

test(
  'Google and Meta get published cars that are complete; of others the check says what is missing',
  withRollback(async (db) => {
    const dealerId = await addDealer(db, 'annunci')
    const id = await addTestAd(db, { ...panda, dealerId })
    await addTestAd(db, { ...panda, dealerId, vin: null })
    await addTestAd(db, { ...panda, dealerId, vin: null, photoUrls: [] })
    for (const left of [{ status: 'reserved' }, { category: 'caravan-e-camper', body: 'mansardato' }, { offerType: 'noleggio' }] as const)
      await addTestAd(db, { ...panda, ...left, dealerId })
    expect(await rowsOf(db, dealerId, 'google-veicoli.csv')).toEqual([
      {
        vin,
        id: String(id),
        store_code: String(dealerId),
        dealership_name: 'annunci',
        dealership_address: 'Viale Cremona 118, 27100 Pavia, IT',
        tracking_phone_number: '0039 0382 471220',
        image_link: photoUrls[0],
        additional_image_link: photoUrls[1],
        link: `${siteUrl}/annuncio/fiat-panda-1-2-easy-${id}`,
        date_in_stock: '2026-11-03',
        price: '8990.00 EUR',
        condition: 'used',
        make: 'Fiat',
        model: 'Panda',
        trim: '1.2 Easy',
        year: '2018',
        mileage: '43217 km',
        exterior_color: 'Bianco',
      },
    ])
    const [meta, ...others] = await rowsOf(db, dealerId, 'meta-veicoli.csv')
    expect(others).toEqual([])
    expect(meta).toMatchObject({
      vehicle_id: String(id),
      'mileage.value': '43217',
      'mileage.unit': 'KM',
      'image[0].url': photoUrls[0],
      body_style: 'HATCHBACK',
      fuel_type: 'FLEX',
      transmission: 'MANUAL',
      drivetrain: 'FWD',
      state_of_vehicle: 'USED',
      availability: 'AVAILABLE',
      address: JSON.stringify({ addr1: 'Viale Cremona 118', city: 'Pavia', region: 'lombardia', postal_code: '27100', country: 'IT' }),
    })
    const dealer = await findExportingDealer(db, dealerId)
    if (!dealer) throw new Error('the dealer is gone')
    expect(await checkFeeds(db, dealer, siteUrl)).toEqual({
      'google-veicoli.csv': { advertised: 3, taken: 1, missing: [{ what: 'il telaio', vehicles: 2 }] },
      'meta-veicoli.csv': {
        advertised: 3,
        taken: 1,
        missing: [
          { what: 'il telaio', vehicles: 2 },
          { what: 'una foto', vehicles: 1 },
        ],
      },
    })
    await db`update dealer set street = null where id = ${dealerId}`
    expect(await rowsOf(db, dealerId, 'google-veicoli.csv'), 'nobody’s address is guessed').toEqual([])
    expect(await findExportingDealer(db, 0)).toBeUndefined()
  }),
)
