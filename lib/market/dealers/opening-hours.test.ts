import { expect, test } from 'vitest'
import { copyMonday, openingHoursOf, readHours, weekOf } from './opening-hours'

test.each([
  ['9-12.30 / 14:30–19', '9:00–12:30, 14:30–19:00'],
  ['9:00–12:30, 14:30–19:00', '9:00–12:30, 14:30–19:00'],
  ['8.30 - 12 e 15 - 19', '8:30–12:00, 15:00–19:00'],
  ['9-12.30 14.30-19', '9:00–12:30, 14:30–19:00'],
  ['9–13/15–19', '9:00–13:00, 15:00–19:00'],
  ['9.00 alle 12:30', '9:00–12:30'],
  ['dalle ore 9 alle 13 e dalle 15.30 alle 19', '9:00–13:00, 15:30–19:00'],
  ['Mattina: 9h00-13, pomeriggio: 15-19', '9:00–13:00, 15:00–19:00'],
  ['orario continuato 9-19', '9:00–19:00'],
  ['8,30-12,30 e 14-19', '8:30–12:30, 14:00–19:00'],
  ['9-12,14-19', '9:00–12:00, 14:00–19:00'],
  ['0-24', '0:00–24:00'],
  [' Chiuso ', 'chiuso'],
  ['chiusi', 'chiuso'],
  ['', ''],
])('«%s» is read as «%s»', (typed, shown) => expect(readHours(typed)).toBe(shown))

test.each([
  '19-9',
  '9-9',
  '9-13, 12-19',
  '9',
  '9-25',
  '9:60-12',
  '24:30-25',
  'sempre',
  '9-10,11-12,13-14,15-16',
  '9–',
  '9-12-15',
  '9.5-12',
  '9-12 circa',
  'e',
  '<b>',
])('«%s» is no hours', (typed) => expect(readHours(typed)).toBeUndefined())

const week = { Lun: '', Mar: '9:00–19:00', Mer: '9:00–19:00', Gio: '', Ven: '9:00–19:00', Sab: '9:00–12:30', Dom: 'chiuso' }

test('days in a row with the same hours are one line, and the lines give the week back', () => {
  const lines = openingHoursOf(week)
  expect(lines).toEqual([
    { days: 'Mar–Mer', hours: '9:00–19:00' },
    { days: 'Ven', hours: '9:00–19:00' },
    { days: 'Sab', hours: '9:00–12:30' },
    { days: 'Dom', hours: 'chiuso' },
  ])
  expect(weekOf(lines)).toEqual(week)
  expect(openingHoursOf({ Lun: '', Mar: '', Mer: '', Gio: '', Ven: '', Sab: '', Dom: '' })).toEqual([])
})

test('Monday’s hours are copied to every day but the closed ones, and only when they can be read', () => {
  expect(copyMonday({ ...week, Lun: '9-13' })).toEqual({
    ...{ Lun: '9-13', Mar: '9-13', Mer: '9-13', Gio: '9-13', Ven: '9-13', Sab: '9-13', Dom: 'chiuso' },
  })
  for (const Lun of ['', 'mattina']) expect(copyMonday({ ...week, Lun })).toEqual({ ...week, Lun })
})

test('lines of other words say nothing about a day', () => {
  expect(
    new Set(
      Object.values(
        weekOf([
          { days: 'Feriali', hours: '9–18' },
          { days: 'Ven–Lun', hours: '9–18' },
        ]),
      ),
    ),
  ).toEqual(new Set(['']))
})
