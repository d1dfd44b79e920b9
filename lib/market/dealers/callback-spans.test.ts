import { expect, test } from 'vitest'
import { callbackSpans } from './callback-spans'

const hours = [
  { days: 'Lun–Ven', hours: '9:00–12:30, 14:30–19:00' },
  { days: 'Sab', hours: '9:00–12:00' },
  { days: 'Dom', hours: 'chiuso' },
]
const labels = (at: string) => callbackSpans(hours, new Date(at)).map(({ label }) => label)

test('a dealer calls back within its hours, in spans of about two, of which an hour is left', () => {
  expect(labels('2026-11-27T15:10:00Z').slice(0, 4)).toEqual([
    'venerdì 27 novembre, 16:30–19:00',
    'sabato 28 novembre, 9:00–11:00',
    'sabato 28 novembre, 11:00–12:00',
    'lunedì 30 novembre, 9:00–11:00',
  ])
})

test('hours are those of Italy, in summer and over a change of clocks', () => {
  expect(callbackSpans(hours, new Date('2026-07-31T20:00:00Z'))[0]).toMatchObject({
    fromAt: '2026-08-01T07:00:00.000Z',
    toAt: '2026-08-01T09:00:00.000Z',
  })
  expect(callbackSpans(hours, new Date('2026-10-24T12:00:00Z'))[0]).toMatchObject({
    key: '2026-10-26 9:00–11:00',
    fromAt: '2026-10-26T08:00:00.000Z',
  })
})

test('where the hours of a dealer are not known nothing is promised', () => {
  expect(callbackSpans([], new Date())).toEqual([])
  expect(callbackSpans([{ days: 'Lun–Dom', hours: 'su appuntamento' }], new Date())).toEqual([])
})
