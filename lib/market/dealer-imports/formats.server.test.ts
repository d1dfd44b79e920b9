import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { describeColumns } from '@/lib/market/stock-import/columns/describe-columns.server'
import { formatOf } from '@/lib/market/stock-import/columns/formats'
import { tableFile } from '@/lib/market/stock-import/files/table-file.server'
import { importStock } from '@/lib/market/stock-import/import-stock.server'

// reads: lib/market/dealer-imports/test-formats

const folder = path.join(import.meta.dirname, 'test-formats')

type Car = { code: string; status: string; version?: string; mileageKm: number; powerKw: number | null; month: string; photos: number }
const panda: Car = { code: 'F1', status: 'published', version: '1.2 Easy', mileageKm: 45_211, powerKw: null, month: '2019-03', photos: 2 }
const corsa: Car = {
  code: 'F2',
  status: 'published',
  version: '1.2 Edition',
  mileageKm: 38_870,
  powerKw: null,
  month: '2021-05',
  photos: 1,
}
const withKw = [
  { ...panda, powerKw: 51 },
  { ...corsa, powerKw: 55 },
]
const ofYears = [
  { ...panda, month: '2019-01' },
  { ...corsa, month: '2021-01' },
]
const meta = ofYears.map((car) => ({ ...car, photos: 2 }))

/** What a file of each documented format becomes; its photographs stand in their order. `gone`: vehicles that it calls sold. */
const samples: Readonly<Record<string, { format: string; cars: readonly Car[]; gone?: number }>> = {
  'autoscout24.json': { format: 'AutoScout24 (JSON)', cars: withKw },
  'gestionale-auto.xml': { format: 'GestionaleAuto (XML)', cars: withKw },
  'google.tsv': { format: 'feed di Google per i veicoli', cars: ofYears.map((car) => ({ ...car, photos: car.photos + 1 })) },
  'google.xml': { format: 'feed di Google per i veicoli', cars: ofYears.map((car, at) => ({ ...car, photos: at === 0 ? 3 : 1 })) },
  'ingrana.csv': { format: 'il nostro file (Ingrana)', cars: withKw },
  'meta.csv': { format: 'feed di Meta (Facebook e Instagram)', cars: meta, gone: 1 },
  'meta.xml': { format: 'feed di Meta (Facebook e Instagram)', cars: meta },
  'mobile-de-headers.csv': { format: 'mobile.de', cars: withKw.map((car) => ({ ...car, photos: 0 })) },
  'mobile-de-positions.csv': { format: 'mobile.de (CSV senza intestazioni)', cars: withKw.map((car) => ({ ...car, photos: 0 })) },
  'mobile-de.csv': { format: 'mobile.de (CSV)', cars: withKw.map((car) => ({ ...car, photos: 0 })) },
  'mobile-de.xml': { format: 'mobile.de (XML)', cars: withKw },
  'multigestionale.xml': { format: 'MultiGestionale (XML)', cars: withKw },
  'schema-org.json': {
    format: 'schema.org (JSON-LD)',
    cars: [
      { ...panda, powerKw: 51 },
      { ...corsa, powerKw: 55 },
    ],
    gone: 1,
  },
}

const tableOf = async (file: string) => (await tableFile(readFileSync(path.join(folder, file)))).content

async function carsOf(db: Db, dealerId: number) {
  return db<(Omit<Car, 'photos'> & { photoUrls: string[]; placeIstat: string | null })[]>`
    select split_part(import_key, '|', 3) as code, status, version, mileage_km, power_kw, to_char(first_registration, 'YYYY-MM') as month, photo_urls, place_istat
    from ad where dealer_id = ${dealerId} order by import_key`
}

test('every file of the folder has its outcome in the table', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(samples).toSorted())
})

test.each(Object.entries(samples))('%s is recognised and read as it is meant', (file, { format, cars, gone = 0 }) =>
  withRollback(async (db) => {
    const content = await tableOf(file)
    const columns = await describeColumns(content, {})
    expect(
      formatOf(
        columns.map(({ header }) => header),
        (at) => columns[at]?.examples ?? [],
      )?.name,
    ).toBe(format)
    const [dealerId = 0] = await addDealers(db, [{ name: 'Ticino', placeIstat: '018110', provinceCode: 'PV', region: 'lombardia' }])
    const summary = await importStock(db, Readable.from([content]), { dealerId, now: new Date('2026-11-27T12:00:00Z') })
    expect(summary).toMatchObject({ inserted: cars.length, notOffered: gone, refused: 0, drafts: 0 })
    const stored = await carsOf(db, dealerId)
    expect(stored.map(({ photoUrls, placeIstat: _, ...car }) => ({ ...car, photos: photoUrls.length }))).toEqual(cars)
    for (const { code, photoUrls } of stored)
      expect(photoUrls).toEqual(photoUrls.map((_, at) => `https://auto.example/f/${code}-${at + 1}.jpg`))
    if (file.startsWith('meta')) expect(stored.map(({ placeIstat }) => placeIstat)).toEqual(['018110', '018182'])
  })(),
)

test.each([
  ['mobile-de.csv', ['benzina manuale euro6', 'diesel automatico euro6']],
  ['mobile-de.xml', ['benzina manuale', 'diesel automatico']],
  ['gestionale-auto.xml', ['benzina manuale euro6', 'benzina manuale euro6']],
  ['multigestionale.xml', ['benzina manuale euro6', 'benzina manuale euro6']],
])('the codes and words of %s for fuel, gearbox and emission class are translated', (file, facts) =>
  withRollback(async (db) => {
    const [dealerId = 0] = await addDealers(db, [{ name: 'Ticino', placeIstat: '018110', provinceCode: 'PV', region: 'lombardia' }])
    await importStock(db, Readable.from([await tableOf(file)]), { dealerId, now: new Date('2026-11-27T12:00:00Z') })
    const ads = await db<{ facts: string }[]>`
      select concat_ws(' ', fuel, gearbox, emission_class) as facts from ad where dealer_id = ${dealerId} order by import_key`
    expect(ads.map((ad) => ad.facts)).toEqual(facts)
  })(),
)

test(
  'a file without headers is shown by position and read by what a person says of the positions',
  withRollback(async (db) => {
    const rows = ['A1;Fiat;Panda;8900;45211;03/2019', 'A2;Opel;Corsa;10400;51230;07/2019', 'A3;Ford;Fiesta;11900;38870;05/2020']
    const content = Buffer.from(rows.join('\n'))
    const columns = await describeColumns(content, {})
    expect(columns.map(({ header, column, examples }) => [header, column, examples[0]])).toEqual([
      ['Colonna 1 di 6', null, 'A1'],
      ['Colonna 2 di 6', null, 'Fiat'],
      ['Colonna 3 di 6', null, 'Panda'],
      ['Colonna 4 di 6', null, '8900'],
      ['Colonna 5 di 6', null, '45211'],
      ['Colonna 6 di 6', 'registration', '03/2019'],
    ])
    const said = { 'Colonna 1 di 6': 'externalId', 'Colonna 2 di 6': 'make', 'Colonna 3 di 6': 'model', 'Colonna 4 di 6': 'price' } as const
    const [dealerId = 0] = await addDealers(db, [{ name: 'Ticino', placeIstat: '018110', provinceCode: 'PV', region: 'lombardia' }])
    const mapping = { columns: { ...said, 'Colonna 5 di 6': 'mileage' as const } }
    const summary = await importStock(db, Readable.from([content]), { dealerId, mapping })
    expect(summary).toMatchObject({ read: 3, inserted: 3, drafts: 0, refused: 0 })
    expect((await carsOf(db, dealerId)).map(({ code, mileageKm }) => [code, mileageKm])).toEqual([
      ['A1', 45_211],
      ['A2', 51_230],
      ['A3', 38_870],
    ])
  }),
)

test('rows of words alone are no vehicles, and said to have no header', async () => {
  const content = Buffer.from('uno;due;tre;quattro\ncinque;sei;sette;otto\n')
  await expect(describeColumns(content, {})).rejects.toThrow('intestazioni riconoscibili')
})
