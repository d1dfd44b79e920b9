import { expect, test } from 'vitest'
import { italianDay, italianTime } from './italian-time'

const known = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'medium' })
const shown = (moment: number) => italianTime(moment).toISOString().slice(0, 19).replace('T', ' ')

test('the clocks of Italy are those of the time zone database, every eleven hours of 45 years', () => {
  for (let moment = Date.UTC(1996, 0, 1); moment < Date.UTC(2041, 0, 1); moment += 11 * 3_600_000)
    expect(shown(moment)).toBe(known.format(moment))
})

test.each(Array.from({ length: 45 }, (_, place) => 1996 + place))(
  'Italian clocks change at the same second as those of the database: %d',
  (year) => {
    for (const month of [2, 9])
      for (let day = 25; day <= 31; day++)
        for (const seconds of [-1, 0]) {
          const moment = Date.UTC(year, month, day, 1, 0, seconds)
          expect(shown(moment)).toBe(known.format(moment))
        }
  },
)

test('the day in Italy begins an hour or two before that of UTC', () => {
  expect(italianDay('2026-11-22T22:59:59Z')).toBe('2026-11-22')
  expect(italianDay('2026-11-22T23:00:00Z')).toBe('2026-11-23')
  expect(italianDay('2026-07-22T22:00:00Z')).toBe('2026-07-23')
})
