import { expect, test } from 'vitest'
import { inOrder, judgeMileage, leap, type Reading, roundingKm } from './mileage'

const reading = (on: string, km: number): Reading => ({ on, km, source: 'Annuncio, dichiarati', isDocumented: false })

test('readings that rise are said to, with what is driven in a year', () => {
  expect(judgeMileage([reading('2021-05-03', 11_900), reading('2024-03-12', 33_900), reading('2026-03-14', 48_800)])).toEqual({
    kind: 'rises',
    head: 'Salgono sempre, senza salti.',
    text: 'In media 7.600\u00a0km l’anno fra la prima lettura e l’ultima.',
    places: [],
  })
})

test('readings that fall name the years, by how much, and ask', () => {
  const verdict = judgeMileage([reading('2020-06-01', 21_000), reading('2022-06-01', 71_000), reading('2024-06-01', 41_000)])
  expect(verdict).toMatchObject({ kind: 'falls', head: 'Tra il 2022 e il 2024 scendono di 30.000.', places: [2] })
  expect(verdict.text).toContain('chiedi perché')
})

test('two falls are both named', () => {
  const falls = judgeMileage([
    reading('2018-01-01', 90_000),
    reading('2020-01-01', 50_000),
    reading('2022-01-01', 80_000),
    reading('2024-01-01', 60_000),
  ])
  expect(falls.places).toEqual([1, 3])
  expect(falls.head).toBe('Tra il 2018 e il 2020 scendono di 40.000. Tra il 2022 e il 2024 scendono di 20.000.')
})

test.each([
  { fewer: roundingKm, kind: 'rises' },
  { fewer: roundingKm + 1, kind: 'falls' },
])('$fewer kilometres fewer: $kind', ({ fewer, kind }) => {
  expect(judgeMileage([reading('2024-01-01', 54_300), reading('2026-01-01', 54_300 - fewer)]).kind).toBe(kind)
})

test.each([
  { to: 10_000 + leap.km - 1, on: '2024-01-02', kind: 'rises' },
  { to: 10_000 + leap.km, on: '2024-01-02', kind: 'leaps' },
  { to: 10_000 + leap.kmInYear - 1_000, on: '2025-01-01', kind: 'rises' },
  { to: 10_000 + leap.kmInYear + 1_000, on: '2025-01-01', kind: 'leaps' },
])('from 10.000 to $to until $on: $kind', ({ to, on, kind }) => {
  expect(judgeMileage([reading('2024-01-01', 10_000), reading(on, to)]).kind).toBe(kind)
})

test.each([
  { name: 'of one year by months', to: '2024-09-02', head: 'Tra 02/2024 e 09/2024 scendono di 5.000.' },
  { name: 'of one month by days', to: '2024-02-20', head: 'Tra il 03/02/2024 e il 20/02/2024 scendono di 5.000.' },
])('readings $name', ({ to, head }) => {
  expect(judgeMileage([reading('2024-02-03', 60_000), reading(to, 55_000)]).head).toBe(head)
})

test('one reading and none say what is missing', () => {
  expect(judgeMileage([reading('2024-02-03', 60_000)]).kind).toBe('one')
  expect(judgeMileage([]).kind).toBe('none')
})

test('readings of a few weeks say nothing of a year', () => {
  expect(judgeMileage([reading('2026-10-01', 60_000), reading('2026-11-01', 61_000)]).text).toContain('non dicono quanto')
})

test('the order is that of the days, of one day the lower first', () => {
  const [a, b, c] = [reading('2024-01-01', 9), reading('2023-01-01', 5), reading('2024-01-01', 7)]
  expect(inOrder([a, b, c])).toEqual([b, c, a])
})
