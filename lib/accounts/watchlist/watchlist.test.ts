import { expect, test } from 'vitest'
import { isWatchlistSort, priceChange, readWatchlistQuery, watchlistHref } from './watchlist'

test.each([
  { before: 2_590_000, now: 2_490_000, expected: { cents: -100_000, percent: -3.9 } },
  { before: 1_000_000, now: 1_100_000, expected: { cents: 100_000, percent: 10 } },
  { before: 10_000_000, now: 9_999_900, expected: { cents: -100, percent: 0 } },
  { before: 1_000_000, now: 1_000_000, expected: null },
  { before: null, now: 1_000_000, expected: null },
  { before: 1_000_000, now: null, expected: null },
  { before: 0, now: 100, expected: { cents: 100, percent: 0 } },
])('from $before to $now', ({ before, now, expected }) => {
  expect(priceChange(before, now)).toEqual(expected)
})

test.each([
  ['salvati', true],
  ['ribasso', true],
  ['toString', false],
  ['', false],
  [['salvati'], false],
  [undefined, false],
] as const)('%j is a sort: %s', (text, expected) => {
  expect(isWatchlistSort(text)).toBe(expected)
})

test('the address of the list says what is not the usual: another order, another page than the first', () => {
  const addresses = [watchlistHref('salvati', 1), watchlistHref('ribasso', 1), watchlistHref('salvati', 2), watchlistHref('prezzo', 3)]
  expect(addresses.map((address) => address.split('?')[1])).toEqual([undefined, 'ordina=ribasso', 'pagina=2', 'ordina=prezzo&pagina=3'])
})

test.each(['1', '2', '99999'])('page %s of the list is requested', (pagina) => {
  expect(readWatchlistQuery({ pagina, ordina: 'prezzo' })).toEqual({ sort: 'prezzo', page: Number(pagina) })
})

test.each([undefined, '', '0', '01', '-1', '1x', 'x1', '100000', ['1', '2']])(
  'an invalid page number means the first page: %j',
  (pagina) => {
    expect(readWatchlistQuery({ ...(pagina !== undefined && { pagina }), ordina: 'x' })).toEqual({ sort: 'salvati', page: 1 })
  },
)
