import { expect, test } from 'vitest'
import { withSignOf } from '@/lib/market/stock-import/cells/decimal-sign'
import { type Aspect, type ChosenReadings, parseReadings } from './aspects'
import type { Column } from './column'
import { readColumns } from './column-readings'
import { readingOptions, readingText } from './reading-texts'

function readingOf(
  column: Column,
  aspect: Aspect,
  cells: readonly string[],
  { name = 'colonna', chosen = {} }: { name?: string; chosen?: ChosenReadings } = {},
) {
  const readings = readColumns(
    [column],
    [name],
    cells.map((cell) => [cell]),
    { [name]: chosen },
  )
  return readings.get(column)?.find((reading) => reading.aspect === aspect)
}

function said(column: Column, aspect: Aspect, cells: readonly string[], options: Parameters<typeof readingOf>[3] = {}): string | undefined {
  const reading = readingOf(column, aspect, cells, options)
  return reading && readingText(reading)
}

test.each([
  [['15/03/2019', '04/05/2020', '28/02/2018'], 'Giorno prima del mese: 2 righe lo provano'],
  [['03/15/2019', '04/05/2020 00:00:00'], 'Mese prima del giorno: 1 riga lo prova'],
  [['04/05/2020', '01/02/2019'], 'Non deciso: nessuna riga prova se viene prima il giorno o il mese; leggiamo giorno/mese'],
  [
    ['15/03/2019', '16/03/2019', '03/15/2019', '01/02/2019'],
    'Giorno prima del mese: 2 righe lo provano, ma 1 prova il contrario. Le celle che non si capiscono da sole sono da chiarire',
  ],
  [['03/2019', '2019-03-15', '201903', '03/03/2019'], undefined],
  [['2019-04-05', '2020-02-01'], undefined], // as date cells of a workbook arrive
  [['2019-04-05', '04/05/2020'], 'Non deciso: nessuna riga prova se viene prima il giorno o il mese; leggiamo giorno/mese'],
])('dates like %j: %s', (cells, text) => {
  expect(said('registration', 'dateOrder', cells)).toBe(text)
})

test.each([
  ['price', ['8.900', '12.500'], 'Migliaia con il punto: 2 righe lo provano'],
  ['price', ['8,900', '12,500'], 'Migliaia con la virgola: 2 righe lo provano'],
  ['price', ['8900.00', '12500.50'], 'Decimali con il punto: 2 righe lo provano'],
  ['price', ['8.900,00', '€ 12.500,50', '9900'], 'Decimali con la virgola: 2 righe lo provano'],
  ['price', ['1,234.50', '8900'], 'Decimali con il punto: 1 riga lo prova'],
  ['price', ['8900', '12500 €'], undefined],
  ['price', ['8.900', '8,900'], undefined],
  ['mileage', ['38.87', '38.870'], 'Migliaia con il punto: 1 riga lo prova'],
  ['consumption', ['5.2', '4.8'], 'Decimali con il punto: 2 righe lo provano'],
] as const)('in a column of %s cells like %j: %s', (column, cells, text) => {
  expect(said(column, 'decimalSign', cells)).toBe(text)
})

test.each([
  { cells: ['900.000', '8900.000'], text: '900.000', read: '900,00', why: 'the column has three decimals' },
  { cells: ['8900.50', '12500.00'], text: '8.900', read: '8900', why: 'no car costs 8.9 €' },
  { cells: ['8900.50', '12500.00'], text: '450.000', read: undefined, why: 'it may be 450 € in this column' },
  { cells: ['1.234,50', '1,234.50'], text: '450.000', read: undefined, why: 'its rows contradict each other' },
  { cells: ['8.900', '12.500'], text: '450.000', read: '450.000', why: 'points stand between thousands' },
  { cells: ['8900.50'], text: '1.234,50', read: '1.234,50', why: 'it proves itself how it is meant' },
])('«$text» among $cells is read as $read, because $why', ({ cells, text, read }) => {
  expect(withSignOf(text, 'price', readingOf('price', 'decimalSign', cells))).toBe(read)
})

test('a person decides what rows leave open, and against them', () => {
  const among = (chosen: ChosenReadings) => readingOf('price', 'decimalSign', ['1.234,50', '1,234.50'], { chosen })
  expect(withSignOf('450.000', 'price', among({ decimalSign: 'point' }))).toBe('450,00')
  expect(withSignOf('450.000', 'price', among({ decimalSign: 'comma' }))).toBe('450000')
  expect(said('registration', 'dateOrder', ['15/03/2019'], { chosen: { dateOrder: 'mdy' } })).toBe('Mese prima del giorno: l’hai scelto tu')
})

test.each([
  ['mileage', 'distanceUnit', 'Mileage (mi)', ['24153'], 'Miglia: lo dice l’intestazione'],
  ['mileage', 'distanceUnit', 'Km percorsi', ['24153'], 'Chilometri: lo dice l’intestazione'],
  ['mileage', 'distanceUnit', 'Mileage', ['24153 miles', '38000'], 'Miglia: 1 riga lo prova'],
  ['mileage', 'distanceUnit', 'Mileage', ['24153'], 'Chilometri: nessuna riga dice miglia'],
  ['price', 'currency', 'price_usd', ['18000'], 'Un’altra valuta: lo dice l’intestazione'],
  ['price', 'currency', 'Prezzo €', ['18000'], 'Euro: lo dice l’intestazione'],
  ['price', 'currency', 'Prezzo', ['$18,000', '17000'], 'Un’altra valuta: 1 riga lo prova'],
  ['price', 'currency', 'Prezzo', ['18000'], 'Euro: nessuna riga nomina un’altra valuta'],
  ['power', 'powerUnit', 'Potenza (CV)', ['69'], 'CV: lo dice l’intestazione'],
  ['power', 'powerUnit', 'Pot. (kW/CV)', ['69'], 'Non deciso: nessuna riga dice kW o CV; leggiamo kW, per le moto CV'],
  ['power', 'powerUnit', 'Potenza', ['69 CV', '85'], 'CV: 1 riga lo prova'],
  ['registration', 'dateOrder', 'Date (MM/DD/YYYY)', ['03/04/2019'], 'Mese prima del giorno: lo dice l’intestazione'],
  ['registration', 'dateOrder', 'Data imm. gg/mm/aaaa', ['03/04/2019'], 'Giorno prima del mese: lo dice l’intestazione'],
  ['sold', 'yesNo', 'Verkauft', ['J', 'N', 'N'], 'Sì è «J», no è «N»: 3 righe lo provano'],
  ['sold', 'yesNo', 'Venduto', ['VERO', 'FALSO'], 'Sì è «VERO», no è «FALSO»: 2 righe lo provano'],
  ['sold', 'yesNo', 'Venduto', ['x', ''], 'Sì è «x»: 1 riga lo prova'],
] as const)('of %s the %s under «%s» among %j: %s', (column, aspect, name, cells, text) => {
  expect(said(column, aspect, cells, { name })).toBe(text)
})

test('the other reading is one choice away, in the words of the column', () => {
  const labels = (column: Column, aspect: Aspect, cells: string[]) => {
    const reading = readingOf(column, aspect, cells)
    return reading && readingOptions(reading).map(({ label }) => label)
  }
  expect(labels('sold', 'yesNo', ['S', 'N'])).toEqual(['Sì è «S», no è «N»', 'Sì è «N», no è «S»'])
  expect(labels('registration', 'dateOrder', ['03/15/2019'])).toEqual(['Mese prima del giorno', 'Giorno prima del mese'])
})

test('readings that nobody knows are none', () => {
  expect(parseReadings({ dateOrder: 'mdy', currency: 'other' })).toEqual({ dateOrder: 'mdy', currency: 'other' })
  for (const given of [null, [], 'mdy', { dateOrder: 'ymd' }, { order: 'mdy' }, { dateOrder: 7 }])
    expect(parseReadings(given)).toBeUndefined()
})
