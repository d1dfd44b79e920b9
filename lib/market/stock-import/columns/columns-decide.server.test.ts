import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { importedAds, runImport } from '@/lib/market/stock-import/test-import'
import type { ChosenReadings } from './aspects'

const models = ['Panda', 'Punto', 'Tipo', '500', 'Bravo', 'Doblò']

/** Cars that are alike but for one column. */
async function importColumn(db: Db, header: string, cells: readonly string[], readings: ChosenReadings = {}) {
  const base = { marca: 'Fiat', prezzo: '8900', km: '45211', immatricolazione: '03/2019', carburante: 'benzina' }
  const [field = '', name = header] = header.split('=')
  const lines = cells.map((cell, at) =>
    [`N${at}`, models[at], ...Object.entries({ ...base, [field]: cell }).map(([, value]) => value)].map((text) => `"${text}"`).join(';'),
  )
  const names = Object.keys({ ...base, [field]: '' }).map((key) => (key === field ? name : key))
  const result = await runImport(db, [`codice;modello;${names.join(';')}`, ...lines], { mapping: { readings: { [name]: readings } } })
  return { ...result, ads: await importedAds(db) }
}

const day = (date: Date | null) => date?.toISOString().slice(0, 7)

test(
  'a month before the day in one row decides the order for the whole column',
  withRollback(async (db) => {
    const proven = await importColumn(db, 'immatricolazione', ['03/15/2019', '04/05/2018'])
    expect(proven.ads.map(({ firstRegistration }) => day(firstRegistration))).toEqual(['2019-03', '2018-04'])
    expect(proven.report).toEqual([])
  }),
)

test(
  'dates that nothing proves are read the Italian way, and said once',
  withRollback(async (db) => {
    const { ads, report } = await importColumn(db, 'immatricolazione', ['04/05/2018', '06/07/2017', '01/02/2016'])
    expect(ads.map(({ firstRegistration }) => day(firstRegistration))).toEqual(['2018-05', '2017-07', '2016-02'])
    expect(report).toMatchObject([{ line: 1, kind: 'question', field: 'immatricolazione' }])
  }),
)

test(
  'what a person chose for a column holds, and nothing is doubtful any more',
  withRollback(async (db) => {
    const { ads, report } = await importColumn(db, 'immatricolazione', ['04/05/2018', '06/07/2017'], { dateOrder: 'mdy' })
    expect(ads.map(({ firstRegistration }) => day(firstRegistration))).toEqual(['2018-04', '2017-06'])
    expect(report).toEqual([])
  }),
)

test(
  'in a contradictory date column proven dates are read and the others are questions',
  withRollback(async (db) => {
    const { ads, drafts } = await importColumn(db, 'immatricolazione', ['15/03/2019', '03/16/2018', '04/05/2017'])
    expect(ads.map(({ firstRegistration, status }) => [day(firstRegistration), status])).toEqual([
      ['2019-03', 'published'],
      ['2018-03', 'published'],
      [undefined, 'draft'],
    ])
    expect(drafts).toBe(1)
  }),
)

test.each([
  { header: 'prezzo', cells: ['8.900', '12.500'], euro: [8_900, 12_500] },
  { header: 'prezzo', cells: ['8900.00', '12500.50'], euro: [8_900, 12_500.5] },
  { header: 'prezzo', cells: ['1,234.50', '8,900'], euro: [1_234.5, 8_900] },
  { header: 'prezzo', cells: ['8900.000', '900.000'], euro: [8_900, 900] },
  { header: 'prezzo', cells: ['8.900,00', '450.000'], euro: [8_900, 450_000] },
  { header: 'prezzo', cells: ['8900.50', '450.000'], euro: [8_900.5, null] },
])('prices like $cells are $euro', ({ header, cells, euro }) =>
  withRollback(async (db) => {
    const { ads, refused } = await importColumn(db, header, cells)
    expect(refused).toBe(0)
    expect(ads.map(({ priceCents, status }) => priceCents ?? status)).toEqual(
      euro.map((amount) => (amount === null ? 'draft' : amount * 100)),
    )
  })(),
)

test.each([
  { header: 'prezzo=Price (USD)', cells: ['18000', '17000'], refused: 2 },
  { header: 'prezzo', cells: ['$18,000', '17000'], refused: 2 },
  { header: 'prezzo', cells: ['€ 18.000', '17000', 'CHF 16000'], refused: 1 },
])('prices $cells under $header: $refused are in another currency', ({ header, cells, refused }) =>
  withRollback(async (db) => {
    const result = await importColumn(db, header, cells)
    expect(result).toMatchObject({ refused })
  })(),
)

test.each([
  { header: 'km=Mileage (mi)', cells: ['24153', '10000'], km: [38_870, 16_093] },
  { header: 'km=miglia', cells: ['24153', '10000'], km: [38_870, 16_093] },
  { header: 'km=mileage', cells: ['24153 miles', '10000'], km: [38_870, 16_093] },
  { header: 'km', cells: ['24153', '10000'], km: [24_153, 10_000] },
  { header: 'km', cells: ['45211.0', '12500.000'], km: [45_211, 12_500] },
  { header: 'km', cells: ['38.87', '38.870'], km: [null, 38_870] },
])('a mileage of $cells under $header is $km', ({ header, cells, km }) =>
  withRollback(async (db) => {
    const { ads } = await importColumn(db, header, cells)
    expect(ads.map(({ mileageKm }) => mileageKm)).toEqual(km)
  })(),
)

test.each([
  { header: 'potenza=Potenza (CV)', cells: ['69', '95'], kw: [51, 70] },
  { header: 'potenza=Potenza', cells: ['69 CV', '95'], kw: [51, 70] },
  { header: 'potenza=CV', cells: ['69', '95'], kw: [51, 70] },
  { header: 'potenza=Potenza', cells: ['51', '70'], kw: [51, 70] },
])('a power of $cells under $header is $kw', ({ header, cells, kw }) =>
  withRollback(async (db) => {
    const { ads } = await importColumn(db, header, cells)
    expect(ads.map(({ powerKw }) => powerKw)).toEqual(kw)
  })(),
)

test.each([
  { cells: ['J', 'N'], said: [true, false] },
  { cells: ['S', 'N'], said: [true, false] },
  { cells: ['VERO', 'FALSO'], said: [true, false] },
  { cells: ['ja', 'nein'], said: [true, false] },
  { cells: ['x', ''], said: [true, null] },
  { cells: ['1', '0'], said: [true, false] },
  { cells: ['1', '0'], said: [false, true], swapped: true },
])('yes and no as $cells are $said (swapped: $swapped)', ({ cells, said, swapped = false }) =>
  withRollback(async (db) => {
    const { ads } = await importColumn(db, 'iva esposta', cells, swapped ? { yesNo: 'swapped' } : {})
    expect(ads.map(({ vatDeductible }) => vatDeductible)).toEqual(said)
  })(),
)

test(
  'a code that a spreadsheet cut to its first digits is refused in every row',
  withRollback(async (db) => {
    const lines = ['Panda', 'Punto', 'Tipo'].map((model, at) => `"2,0230${at > 1 ? 8 : 9}E+11";Fiat;${model};8900;45211;03/2019`)
    const { refused, report } = await runImport(db, ['codice;marca;modello;prezzo;km;immatricolazione', ...lines])
    expect(refused).toBe(3)
    expect(report.map(({ reason }) => reason)).toEqual(Array(3).fill(expect.stringContaining('ha accorciato il codice')))
  }),
)
