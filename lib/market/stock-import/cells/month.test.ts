import { expect, test } from 'vitest'
import { firstDay, readMonth } from './month'

const today = new Date('2026-11-21T00:00:00Z')

test.each([
  ['Aprile 2013', 2013, 4],
  ['Mag, 2021', 2021, 5],
  ['04/2013', 2013, 4],
  ['Mar-20', 2020, 3],
  ['02-2019', 2019, 2],
  ['2021', 2021, null],
  ['2019-02', 2019, 2],
  ['2019-02-14', 2019, 2],
  ['2019-02-14T10:00:00', 2019, 2],
  ['15/04/2021', 2021, 4],
  ['4.2021', 2021, 4],
  ['Sett 2020', 2020, 9],
  ['dic-99', 1999, 12],
  ['Jul-80', 1980, 7],
  ['May-21', 2021, 5],
  ['Oktober 2018', 2018, 10],
  ['11/2026', 2026, 11],
])('%j is year %d, month %s', (text, year, month) => {
  expect(readMonth(text, today)).toEqual({ value: { year, month } })
})

test.each(['12/2026', '2027', '13/2020', '00/2020', '01/1884', 'Altro', 'marsala 2020', 'automatic', '€ 5.000', '2021 2022'])(
  '%j is no month a car can have',
  (text) => {
    expect(readMonth(text, today)).toHaveProperty('fault')
  },
)

test('the year that has just begun is not in the future', () => {
  expect(readMonth('2026', new Date('2026-01-01T00:00:00Z'))).toEqual({ value: { year: 2026, month: null } })
  expect(readMonth('02/2026', new Date('2026-01-31T00:00:00Z'))).toHaveProperty('fault')
})

test.each(['', 'new', 'unknown', 'Da immatricolare', '-'])('%j says nothing', (text) => {
  expect(readMonth(text, today)).toBeNull()
})

test('a year alone stands as its January', () => {
  expect(firstDay({ year: 2021, month: null }).toISOString()).toBe('2021-01-01T00:00:00.000Z')
})

test.each([
  ['01/1885', { value: { year: 1885, month: 1 } }],
  ['1884', { fault: 'la data è impossibile' }],
  ['2020-13', { fault: 'la data è impossibile' }],
  ['2020-00', { fault: 'la data è impossibile' }],
  ['12/2020', { value: { year: 2020, month: 12 } }],
  ['2026', { value: { year: 2026, month: null } }],
  ['2026-12', { fault: 'la data è nel futuro' }],
  ['nov-26', { value: { year: 2026, month: 11 } }],
  ['gen-27', { value: { year: 1927, month: 1 } }],
  ['1 marzo 2020', { value: { year: 2020, month: 3 } }],
  ['immatricolata 2019-02', { value: { year: 2019, month: 2 } }],
  ['ottobre 02/2019', { fault: 'la data non è leggibile' }],
  ['circa 2019', { fault: 'la data non è leggibile' }],
  ['2019 circa', { fault: 'la data non è leggibile' }],
])('%j is read as %j', (text, reading) => {
  expect(readMonth(text, today)).toEqual(reading)
})

test('a month stands as its first day', () => {
  expect(firstDay({ year: 2021, month: 12 }).toISOString()).toBe('2021-12-01T00:00:00.000Z')
})

test.each([
  '201903',
  '03.2019',
  '3/19',
  '03/15/2019',
  '15/03/2019',
  '15-mar-2019',
  'mar-19',
  '2019-03-15T00:00:00Z',
  '2019-03-15T00:00:00.000+01:00',
  '43539',
  '43539.0',
  '1552608000',
  '1552608000000',
  '20190315',
  '15032019',
  '032019',
  '15.03.19',
  '15/3/19',
  'EZ 03/2019',
  'Imm. 03/2019',
  '2019/3',
  'marzo 19',
  'marzo ’19',
  'III/2019',
  '03-19',
  '2019-15-03',
  '15 marzo 2019',
  '15 mar. 2019',
  'March 15, 2019',
  '15. März 2019',
  'Fri Mar 15 2019 00:00:00 GMT+0100 (CET)',
  'Fri, 15 Mar 2019 00:00:00 +0100',
  '15/03/2019 00:00:00',
  '15/03/2019 0.00.00',
  '2019-03-15 00:00:00.000',
  '3/15/2019 12:00:00 AM',
  '3/2019 (6 anni)',
  '/Date(1552608000000)/',
  '/Date(1552608000000+0100)/',
  '’03/2019',
  '2019_03',
  '03_2019',
  '2019-03-15 00:00:00+00',
  '2019-03-15+01:00',
  '2019-03-15-00.00.00.000000',
  '2019-03-15T00:00:00Z[UTC]',
  '20190315T000000',
  '20190315T000000Z',
  '2019 (marzo)',
  '03/2019 -',
  'Timestamp(2019-03-15)',
  "Timestamp('2019-03-15 00:00:00')",
  'datetime.date(2019, 3, 15)',
  '20190315000000',
  '15MAR2019',
  'mar2019',
  'mars 2019',
  '15 mars 2019',
  'mrt 2019',
  '15/III/2019',
  '1º marzo 2019',
  'March 15th, 2019',
  '15. 3. 2019',
  '2019. 3. 15.',
  'da marzo 2019',
  'immatricolata a marzo 2019',
  '1a imm. 03/2019',
  '03/2019 - 6 anni',
  '"03/2019"',
  '2019 marzo',
])('«%s» is March 2019', (text) => {
  expect(readMonth(text, new Date('2026-11-27'))).toEqual({ value: { year: 2019, month: 3 } })
})

test.each([
  ['févr. 2019', 2],
  ['avril 2019', 4],
  ['juin 2019', 6],
  ['juillet 2019', 7],
  ['août 2019', 8],
  ['septembre 2019', 9],
  ['octobre 2019', 10],
  ['décembre 2019', 12],
  ['janv. 2019', 1],
])('the French «%s» is month %d', (text, month) => {
  expect(readMonth(text, new Date('2026-11-27'))).toEqual({ value: { year: 2019, month } })
})

test.each(['2019-W11', 'W11/2019', '2019W11', '2019-Q1', '2019-074', '1.5526E+12', '43.539', '15/03'])(
  '«%s» is no month of a year',
  (text) => {
    expect(readMonth(text, new Date('2026-11-27'))).toHaveProperty('fault')
  },
)

test('a column decides the order of days and months where a cell does not', () => {
  expect(readMonth('04/03/2019', new Date('2026-11-27'))).toEqual({ value: { year: 2019, month: 3 } })
  expect(readMonth('04/03/2019', new Date('2026-11-27'), 'mdy')).toEqual({ value: { year: 2019, month: 4 } })
  expect(readMonth('2019.0', new Date('2026-11-27'))).toEqual({ value: { year: 2019, month: null } })
})
