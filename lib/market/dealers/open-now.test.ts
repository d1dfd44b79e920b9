import { expect, test } from 'vitest'
import { openAt, openingHoursSpecification } from './open-now'

const hours = [
  { days: 'Lun–Ven', hours: '9:00–12:30, 14:30–19:00' },
  { days: 'Sab', hours: '9:00–12:30' },
  { days: 'Dom', hours: 'chiuso' },
]

// The 16th of November 2026 is a Monday; Italy is one hour ahead of UTC then, two in July.
test.each([
  ['2026-11-16T07:59:00Z', false, 'apre alle 9:00'],
  ['2026-11-16T08:00:00Z', true, 'chiude alle 12:30'],
  ['2026-11-16T11:29:00Z', true, 'chiude alle 12:30'],
  ['2026-11-16T11:30:00Z', false, 'apre alle 14:30'],
  ['2026-11-16T18:00:00Z', false, 'apre domani alle 9:00'],
  ['2026-11-21T12:00:00Z', false, 'apre lunedì alle 9:00'],
  ['2026-11-22T10:00:00Z', false, 'apre domani alle 9:00'],
  ['2026-07-13T07:00:00Z', true, 'chiude alle 12:30'],
  ['2026-11-15T23:30:00Z', false, 'apre alle 9:00'],
])('at %s open: %s, and it %s', (moment, isOpen, until) => {
  expect(openAt(hours, new Date(moment))).toEqual({ isOpen, until })
})

test('a week that is never open has no next opening, and midnight may be the end of a day', () => {
  const monday = new Date('2026-11-16T22:59:00Z')
  expect(openAt([{ days: 'Lun–Dom', hours: 'chiuso' }], monday)).toEqual({ isOpen: false, until: null })
  expect(openAt([{ days: 'Lun–Dom', hours: '0:00–24:00' }], monday)).toEqual({ isOpen: true, until: 'chiude alle 24:00' })
})

test('A day without readable hours says nothing', () => {
  const monday = new Date('2026-11-16T10:00:00Z')
  for (const lines of [[], [{ days: 'Mar', hours: '9:00–19:00' }], [{ days: 'Lun', hours: 'su appuntamento' }]])
    expect(openAt(lines, monday)).toBeNull()
  const saturday = new Date('2026-11-21T12:00:00Z')
  expect(openAt([{ days: 'Sab', hours: '9:00–12:30' }], saturday)).toEqual({ isOpen: false, until: null })
})

test('search engines get each span of each day, closed days too, and no day that nobody speaks of', () => {
  const hours = [
    { days: 'Lun–Mar', hours: '9:00–12:30, 14:30–24:00' },
    { days: 'Mer', hours: 'su appuntamento' },
    { days: 'Dom', hours: 'chiuso' },
  ]
  const lines = openingHoursSpecification(hours).map(({ dayOfWeek, opens, closes }) => [dayOfWeek.split('/').at(-1), opens, closes])
  expect(lines).toEqual([
    ['Monday', '09:00', '12:30'],
    ['Monday', '14:30', '23:59'],
    ['Tuesday', '09:00', '12:30'],
    ['Tuesday', '14:30', '23:59'],
    ['Sunday', '00:00', '00:00'],
  ])
})
