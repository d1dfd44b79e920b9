import { describe, expect, test } from 'vitest'
import { spokenNumber } from '@/lib/kernel/italian/spoken-number'
import { amountAt } from './amounts'
import { bareAmount } from './bare-amount'
import { tokenise } from './tokens'

const thisYear = 2026
const amount = (text: string) => {
  const found = amountAt(tokenise(text), 0, thisYear)
  return found && { value: found.value, low: found.low, limit: found.limit, unit: found.unit }
}

describe('an amount is read with its limit and its unit', () => {
  test.each([
    ['sotto i 10mila', { value: 10_000, low: null, limit: 'max', unit: 'euro' }],
    ['max 25k', { value: 25_000, low: null, limit: 'max', unit: 'euro' }],
    ['tra 5 e 10mila', { value: 10_000, low: 5_000, limit: null, unit: 'euro' }],
    ['da 8k a 12k', { value: 12_000, low: 8_000, limit: null, unit: 'euro' }],
    ['2018-2020', { value: 2020, low: 2018, limit: null, unit: 'anno' }],
    ['dal 2018 al 2020', { value: 2020, low: 2018, limit: null, unit: 'anno' }],
    ['meno di 80.000 km', { value: 80_000, low: null, limit: 'max', unit: 'km' }],
    ['almeno 150cv', { value: 150, low: null, limit: 'min', unit: 'cv' }],
    ['del 2018', { value: 2018, low: null, limit: 'exactly', unit: 'anno' }],
    ["del '18", { value: 2018, low: null, limit: 'exactly', unit: 'anno' }],
    ['anni ottanta', { value: 1989, low: 1980, limit: null, unit: 'anno' }],
    ['10 000 euro', { value: 10_000, low: null, limit: null, unit: 'euro' }],
    ['diecimila euro', { value: 10_000, low: null, limit: null, unit: 'euro' }],
    ['10.000 a 8.000', null],
  ])('«%s»', (text, expected) => {
    expect(amount(text)).toEqual(expected)
  })
})

describe('thousands may stand apart, the number of a model before them does not belong to them', () => {
  test.each([
    ['10 000 km', 10_000],
    ['12 500 euro', 12_500],
    ['max 80 mila km', 80_000],
    ['999 mila euro', 999_000],
    ['mille euro', 1_000],
    ['1234 000 euro', undefined],
    ['1500 mila euro', undefined],
    ['10-000 euro', undefined],
  ])('«%s»: %s', (text, value) => {
    expect(amount(text)?.value).toBe(value)
  })
})

describe('an amount without a unit is a price from 500 on, with one from 100 on', () => {
  test.each([
    ['max 499', undefined],
    ['max 500', 500],
    ['max 99 €', undefined],
    ['max 100 €', 100],
    ['euro 5000', 5_000],
    ['max euro 5000', 5_000],
    ['5000 euro massimo', 5_000],
  ])('«%s»: %s', (text, value) => {
    expect(amount(text)?.value).toBe(value)
    if (value !== undefined) expect(amount(text)?.unit).toBe('euro')
  })
})

describe('a year may be written short and goes up to the next one', () => {
  test.each([
    ['dal 18', 2018, 'from'],
    ['dopo il 18', 2018, 'after'],
    ['prima del 99', 1999, 'before'],
    ['dal 27', 2027, 'from'],
    ['dal 28', 1928, 'from'],
    ['del 1900', 1900, 'exactly'],
    ['del 2027', 2027, 'exactly'],
    ['fino al 2019', 2019, 'max'],
  ])('«%s»: %s', (text, value, limit) => {
    expect(amount(text)).toEqual({ value, low: null, limit, unit: 'anno' })
  })

  test.each(['del 1899', 'del 2028'])('«%s» is none', (text) => {
    expect(amount(text)).toBeNull()
  })

  test('with its month, where a year follows it', () => {
    expect(amountAt(tokenise('da marzo 2019'), 0, thisYear)).toMatchObject({
      value: 2019,
      month: 3,
      limit: 'from',
      unit: 'anno',
      length: 3,
    })
    expect(bareAmount(tokenise('dicembre 2019'), 0, thisYear, null)).toMatchObject({ value: 2019, month: 12, unit: 'anno', length: 2 })
    expect(amountAt(tokenise('da marzo 19'), 0, thisYear)).toMatchObject({ value: 2019, month: 3, unit: 'anno', length: 3 })
  })
})

describe('a decade goes from the twenties of the last century to its nineties', () => {
  test.each([
    ['anni 20', 1920],
    ['degli anni 90', 1990],
    ["anni '90", 1990],
    ['dagli anni settanta', 1970],
  ])('«%s» begins in %s and has ten years', (text, low) => {
    expect(amount(text)).toEqual({ value: low + 9, low, limit: null, unit: 'anno' })
  })

  test.each(['anni 10', 'anni 95', 'anni 100'])('«%s» is none', (text) => {
    expect(amount(text)).toBeNull()
  })
})

describe('a range', () => {
  test.each([
    ['tra 500 e 10mila', 500, 10_000, 'euro'],
    ['tra 10mila e 5mila', 5_000, 10_000, 'euro'],
    ['tra 8000 euro e 12000 euro', 8_000, 12_000, 'euro'],
    ['da 8000 fino a 12000', 8_000, 12_000, 'euro'],
    ['tra il 2015 e il 2018', 2015, 2018, 'anno'],
    ['dal 2020 al 2018', 2018, 2020, 'anno'],
    ['5-10mila', 5_000, 10_000, 'euro'],
    ['5/10mila', 5_000, 10_000, 'euro'],
    ['5 - 10 mila euro', 5_000, 10_000, 'euro'],
    ['max 500-900', 500, 900, 'euro'],
    ['80-100 cv', 80, 100, 'cv'],
    ['5-8 posti', 5, 8, 'posti'],
  ])('«%s» goes from %s to %s %s', (text, low, value, unit) => {
    expect(amount(text)).toEqual({ value, low, limit: null, unit })
  })

  test.each(['2018-2016', '2018-10000', '0-5000 euro', '500-900'])('«%s» is none', (text) => {
    expect(amount(text)).toBeNull()
  })
})

describe('a name before the number says more than the unit behind it', () => {
  test.each([
    ['autonomia 400 km', 400, 'autonomia'],
    ['autonomia 400', 400, 'autonomia'],
    ['canone 300 euro', 300, 'canone'],
    ['garanzia 12 mesi', 12, 'garanzia_mesi'],
    ['garanzia 12', 12, 'garanzia_mesi'],
    ['garanzia 2 anni', 2, 'garanzia_anni'],
    ['anticipo 0', 0, 'anticipo'],
    ['co2 0', 0, 'co2'],
    ['chiavi in mano 12000', 12_000, 'chiavi'],
    ['70 anni', 70, 'anni'],
    ['5 cv', 5, 'cv'],
  ])('«%s» is %s %s', (text, value, unit) => {
    expect(amount(text)).toMatchObject({ value, unit })
  })
})

test('a limit behind an amount belongs to it only where no other amount begins with it', () => {
  expect(amountAt(tokenise('10000 euro max'), 0, thisYear)).toMatchObject({ limit: 'max', length: 3 })
  expect(amountAt(tokenise('10000 euro max 80000 km'), 0, thisYear)).toMatchObject({ limit: null, length: 2 })
})

describe('A text that is no amount is left alone', () => {
  test.each([
    '500 euro 6',
    'di',
    'da',
    'tra',
    'del 500',
    'max 20 €',
    '0 km',
    'km 0',
    'panda',
    '',
    '71 anni',
    '4 cv',
    '6000 euro 6',
    '5000 e',
    'chiavi in mano 2018',
    'marzo 2019',
  ])('«%s»', (text) => {
    expect(amount(text)).toBeNull()
  })
})

describe('a bare number', () => {
  test('is a year from 1900 to the next one', () => {
    const unit = (text: string) => bareAmount(tokenise(text), 0, thisYear, null)?.unit
    expect([unit('1899'), unit('1900'), unit('2027'), unit('2028')]).toEqual([undefined, 'anno', 'anno', undefined])
  })

  test('is a price when it is round and not too small', () => {
    const unit = (text: string) => bareAmount(tokenise(text), 0, thisYear, null)?.unit
    expect([unit('1450'), unit('1500'), unit('9501'), unit('9500')]).toEqual([undefined, 'euro', undefined, 'euro'])
  })

  test('is the displacement of a motorbike', () => {
    const unit = (text: string, isBike = true) => bareAmount(tokenise(text), 0, thisYear, isBike ? 'bike' : null)?.unit
    expect(['45', '50', '125', '126', '1895', '1905'].map((text) => unit(text))).toEqual([undefined, 'cc', 'cc', undefined, 'cc', 'anno'])
    expect(unit('125', false)).toBeUndefined()
    expect(unit('2mila')).toBe('euro')
  })
})

test.each<readonly [string, number | undefined]>([
  ...(['venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta'] as const).map(
    (word, place) => [word, 20 + place * 10] as const,
  ),
  ...'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'
    .split(' ')
    .map((word, place) => [word, place + 1] as const),
  ['ventuno', 21],
  ['ventotto', 28],
  ['cento', 100],
  ['duecentocinquanta', 250],
  ['mille', 1_000],
  ['millecinquecento', 1_500],
  ['quindicimila', 15_000],
  ['centocinquantamila', 150_000],
  ['vento', undefined],
  ['panda', undefined],
  ['milano', undefined],
])('«%s» says %s', (word, value) => {
  expect(spokenNumber(word)).toBe(value)
})
