import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { tableFile } from '@/lib/market/stock-import/files/table-file.server'
import { importStock } from '@/lib/market/stock-import/import-stock.server'

// reads: lib/market/dealer-imports/test-files

const folder = path.join(import.meta.dirname, 'test-files')

/** What files like those of other programs become: published and reserved ads, drafts, refused rows, vehicles that are sold or gone. */
const outcomes: Readonly<Record<string, [published: number, drafts: number, refused: number, gone: number]>> = {
  '01-scientific-ids.csv': [0, 0, 3, 0],
  '03-pandas-floats.csv': [3, 0, 0, 0],
  '05-mysql-null.csv': [2, 0, 0, 0],
  '13-mojibake.csv': [2, 0, 0, 0],
  '19-mileage.csv': [17, 4, 0, 0],
  '20-dates.csv': [26, 0, 0, 0],
  'xlsx/21-plain.xlsx': [2, 0, 0, 0],
  'xlsx/22-workbook2.xlsx': [2, 0, 0, 0],
  'xlsx/23-SharedStrings-capital.xlsx': [2, 0, 0, 0],
  'xlsx/24-rel-prefix.xlsx': [2, 0, 0, 0],
  'xlsx/26-xlsx-dates.xlsx': [5, 0, 0, 0],
  'xlsx/27-cover-sheet.xlsx': [2, 0, 0, 0],
  'xlsx/29-locale-numbers.xlsx': [0, 1, 1, 0],
  'xlsx/30-strict.xlsx': [2, 0, 0, 0],
  'xlsx/31-backslash.xlsx': [2, 0, 0, 0],
  '40-google-vehicle-rss.xml': [3, 0, 0, 0],
  '41-google-vehicle.tsv': [3, 0, 0, 0],
  '43-attribute-rows.xml': [3, 0, 0, 0],
  '45-two-branches.xml': [3, 0, 0, 0],
  '46-blank-before-declaration.xml': [3, 0, 0, 0],
  '51-mobilede-positional.csv': [3, 0, 0, 0],
  '50-camelcase.xml': [3, 0, 0, 0],
  '52-german-header.csv': [3, 0, 0, 0],
  '53-units-in-header.csv': [3, 0, 0, 0],
  '54-duplicate-vin.csv': [1, 0, 1, 0],
  '60-places.csv': [11, 4, 0, 0],
  '61-mojibake-only-utf8-twice.csv': [2, 0, 0, 0],
  '62-html-entities-comma.csv': [1, 0, 0, 0],
  '63-formulas.csv': [2, 0, 1, 0],
  '64-phones.csv': [7, 0, 1, 0],
  '65-photo-urls.csv': [12, 0, 0, 0],
  '72-utf16-tab-excel-unicode-text.txt': [1, 0, 0, 0],
  '73-sep-bom.csv': [1, 0, 0, 0],
  '74-currencies.csv': [3, 0, 10, 0],
  '75-entities-desc.csv': [4, 0, 0, 0],
  '76-two-phones.csv': [6, 0, 0, 0],
  '77-status-sold.csv': [2, 1, 0, 2],
  '80-roundtrip.csv': [3, 0, 0, 0],
  '81-bom-quoted-header.csv': [1, 0, 0, 0],
  'xlsx/82-date1904.xlsx': [1, 0, 0, 0],
  '83-mojibake-cp1252-text.csv': [1, 0, 0, 0],
  'export-veicoli.csv': [3, 0, 0, 0],
}

test('every file of the folder has its outcome in the table', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => path.extname(file) !== '')
  expect(files.filter((file) => !Object.hasOwn(outcomes, file))).toEqual([])
})

test.each(Object.entries(outcomes))('%s becomes %j: published, drafts, refused, gone', (file, [published, drafts, refused, gone]) =>
  withRollback(async (db) => {
    const [dealerId = 0] = await addDealers(db, [{ name: 'Ticino', placeIstat: '018110', provinceCode: 'PV', region: 'lombardia' }])
    const { content: table } = await tableFile(readFileSync(path.join(folder, file)))
    const summary = await importStock(db, Readable.from([table]), { dealerId, now: new Date('2026-11-27T12:00:00Z') })
    expect(summary).toMatchObject({ inserted: published + drafts, drafts, refused, notOffered: gone })
  })(),
)

type Stored = {
  key: string
  version: string
  description: string
  mileageKm: number | null
  contactPhone: string | null
  photoUrls: string[]
  placeIstat: string | null
  fuel: string | null
  powerKw: number | null
}

const facts: readonly (readonly [file: string, key: string, stored: Partial<Stored>])[] = [
  ['03-pandas-floats.csv', '101', { description: '' }],
  ['05-mysql-null.csv', 'M1', { version: '', description: '' }],
  ['13-mojibake.csv', 'J2', { description: 'L’auto è perfetta – unicità' }],
  [
    '40-google-vehicle-rss.xml',
    'G2',
    { mileageKm: 38_870, photoUrls: ['1', '2', '3'].map((number) => `https://auto.example/f/G2-${number}.jpg`) },
  ],
  ['43-attribute-rows.xml', 'G1', { mileageKm: 45_211 }],
  ['45-two-branches.xml', 'G3', { version: '', placeIstat: '018182' }],
  ['53-units-in-header.csv', 'G1', { powerKw: 51, fuel: 'benzina' }],
  ['60-places.csv', 'P0', { placeIstat: '015209' }],
  ['75-entities-desc.csv', 'H2', { description: 'Prima riga\n\nSeconda riga\n\nABS\n\nClima' }],
  ['76-two-phones.csv', 'T2', { contactPhone: '0382 471220' }],
  ['83-mojibake-cp1252-text.csv', 'J1', { version: '1.2 Easy – più', description: 'L’auto è perfetta – unicità “top” € 300' }],
]

test.each(facts)('of %s the vehicle %s is stored as it was meant', (file, key, stored) =>
  withRollback(async (db) => {
    const [dealerId = 0] = await addDealers(db, [{ name: 'Ticino', placeIstat: '018110', provinceCode: 'PV', region: 'lombardia' }])
    await importStock(db, Readable.from([(await tableFile(readFileSync(path.join(folder, file)))).content]), { dealerId })
    const [ad] = await db<Stored[]>`
      select import_key as key, version, description, mileage_km, contact_phone, photo_urls, place_istat, fuel, power_kw from ad where import_key = ${`d${dealerId}|id|${key}`}`
    expect(ad).toMatchObject(stored)
  })(),
)
