import { expect, test } from 'vitest'
import { italianDay, italianMoments } from '@/lib/kernel/italian/italian-time'
import { answerBy, clockOf, dealerSlots, privateSlots, readSpan, slotDays } from './slots'

const monday = new Date('2026-11-30T08:00:00Z') // 9:00 in Italy
const always = [{ days: 'Lun–Dom', hours: '1:00–4:00' }]
const clocks = (slots: { from: Date }[]) => slots.map(({ from }) => clockOf(from))

test('an Italian clock shows a time once, never in the hour of March, twice in that of October', () => {
  expect(italianMoments('2026-11-30', 15 * 60)).toEqual([new Date('2026-11-30T14:00:00Z')])
  for (const day of ['2026-03-29', '2027-03-28']) {
    expect(italianMoments(day, 2 * 60 + 30)).toEqual([])
    expect(italianMoments(day, 3 * 60)).toEqual([new Date(`${day}T01:00:00Z`)])
  }
  for (const day of ['2026-10-25', '2027-10-31'])
    expect(italianMoments(day, 2 * 60 + 30)).toEqual([new Date(`${day}T00:30:00Z`), new Date(`${day}T01:30:00Z`)])
})

test('a dealer’s visits last 45 minutes, lie within its hours and begin in an hour at the earliest', () => {
  const slots = dealerSlots([{ days: 'Lun', hours: '9:00–12:30, 14:30–16:00' }], monday)
  expect(slots.slice(0, 4).map(({ from, to }) => [from.toISOString(), to.toISOString()])).toEqual([
    ['2026-11-30T09:30:00.000Z', '2026-11-30T10:15:00.000Z'],
    ['2026-11-30T10:15:00.000Z', '2026-11-30T11:00:00.000Z'],
    ['2026-11-30T13:30:00.000Z', '2026-11-30T14:15:00.000Z'],
    ['2026-11-30T14:15:00.000Z', '2026-11-30T15:00:00.000Z'],
  ])
  expect(slots.at(-1)?.from.toISOString()).toBe('2026-12-14T14:15:00.000Z')
  expect(dealerSlots([], monday)).toEqual([])
})

test.each([
  { before: '2026-03-28T12:00:00Z', day: '2026-03-29', expected: ['1:00', '1:45'] },
  { before: '2027-03-27T12:00:00Z', day: '2027-03-28', expected: ['1:00', '1:45'] },
  { before: '2026-10-24T12:00:00Z', day: '2026-10-25', expected: ['1:00', '1:45', '2:30 (ora legale)', '2:15 (ora solare)', '3:00'] },
  { before: '2027-10-30T12:00:00Z', day: '2027-10-31', expected: ['1:00', '1:45', '2:30 (ora legale)', '2:15 (ora solare)', '3:00'] },
])('a dealer open on the night of $day offers only hours that exist, each once', ({ before, day, expected }) => {
  expect(clocks(dealerSlots(always, new Date(before)).filter(({ from }) => italianDay(from) === day))).toEqual(expected)
})

test('a private seller’s span is cut into hours, over the hour that comes twice into as many as pass', () => {
  const night = readSpan({ giorno: '2026-10-25', dalle: '1:00', alle: '4:00' }, new Date('2026-10-24T12:00:00Z'))
  if (!('from' in night)) throw new Error(night.text)
  expect(clocks(privateSlots([night], new Date('2026-10-24T12:00:00Z')))).toEqual([
    '1:00',
    '2:00 (ora legale)',
    '2:00 (ora solare)',
    '3:00',
  ])
  const brief = { from: new Date('2026-12-01T14:00:00Z'), to: new Date('2026-12-01T14:40:00Z') }
  expect(privateSlots([brief], monday)).toEqual([brief])
})

test('nothing is offered within three hours of now, in the past, or beyond two weeks', () => {
  const spans = [
    { from: new Date('2026-11-29T14:00:00Z'), to: new Date('2026-11-29T16:00:00Z') },
    { from: new Date('2026-11-30T10:00:00Z'), to: new Date('2026-11-30T13:00:00Z') },
    { from: new Date('2026-12-14T21:00:00Z'), to: new Date('2026-12-14T23:00:00Z') },
    { from: new Date('2026-12-15T09:00:00Z'), to: new Date('2026-12-15T10:00:00Z') },
  ]
  expect(privateSlots(spans, monday).map(({ from }) => from.toISOString())).toEqual([
    '2026-11-30T11:00:00.000Z',
    '2026-11-30T12:00:00.000Z',
    '2026-12-14T21:00:00.000Z',
    '2026-12-14T22:00:00.000Z',
  ])
})

test.each([
  { typed: { giorno: '2026-11-30', dalle: '8:30', alle: '10' }, field: 'dalle', text: /già passata/ },
  { typed: { giorno: '2026-11-29', dalle: '10', alle: '11' }, field: 'giorno', text: /già passato/ },
  { typed: { giorno: '2026-12-15', dalle: '10', alle: '11' }, field: 'giorno', text: /entro 14 giorni/ },
  { typed: { giorno: '2026-02-30', dalle: '10', alle: '11' }, field: 'giorno', text: /Scegli un giorno/ },
  { typed: { giorno: '', dalle: '10', alle: '11' }, field: 'giorno', text: /Scegli un giorno/ },
  { typed: { giorno: '2026-12-01', dalle: '25', alle: '26' }, field: 'dalle', text: /Scrivi un’ora/ },
  { typed: { giorno: '2026-12-01', dalle: '11', alle: '10' }, field: 'alle', text: /prima di quella di inizio/ },
  { typed: { giorno: '2026-12-01', dalle: '11', alle: '11:20' }, field: 'alle', text: /almeno 30 minuti/ },
])('a span of $typed is refused with a sentence that says why', ({ typed, field, text }) => {
  const said: unknown = expect.stringMatching(text)
  expect(readSpan(typed, monday)).toEqual({ field, text: said })
})

test('an hour that summer time skips is refused and named', () => {
  expect(readSpan({ giorno: '2027-03-28', dalle: '2:30', alle: '4' }, new Date('2027-03-27T12:00:00Z'))).toEqual({
    field: 'dalle',
    text: 'Alle 2:30 di quel giorno l’ora non esiste: si passa all’ora legale',
  })
})

test('a taken hour stands among the others and cannot be chosen', () => {
  const [first, second] = privateSlots([{ from: new Date('2026-12-01T14:00:00Z'), to: new Date('2026-12-01T16:00:00Z') }], monday)
  if (!first || !second) throw new Error('no slots')
  expect(slotDays([first, second], [second])).toEqual([
    {
      day: 'martedì 1 dicembre',
      slots: [
        { at: first.from.toISOString(), clock: '15:00', isTaken: false },
        { at: second.from.toISOString(), clock: '16:00', isTaken: true },
      ],
    },
  ])
})

test('a seller has a day to confirm, and no longer than to an hour before', () => {
  expect(answerBy(new Date('2026-12-05T10:00:00Z'), monday)).toEqual(new Date('2026-12-01T08:00:00Z'))
  expect(answerBy(new Date('2026-11-30T13:00:00Z'), monday)).toEqual(new Date('2026-11-30T12:00:00Z'))
})
