import { expect, test } from 'vitest'
import { maxNoteLength, maxSavedAds } from './watchlist'
import { noteFormSchema, noteSchema, savedAdSchema, seenSchema, watchlistQuerySchema } from './watchlist-schemas'

test.each([
  { ad: '1', valid: true },
  { ad: '9'.repeat(15), valid: true },
  { ad: '9'.repeat(16), valid: false },
  { ad: '0', valid: false },
  { ad: 'x1', valid: false },
  { ad: '1x', valid: false },
])('an ad of the number $ad can be saved: $valid', ({ ad, valid }) => {
  expect(savedAdSchema.isValidSync({ ad })).toBe(valid)
})

test.each([
  { priceCents: 0, valid: true },
  { priceCents: 2_147_483_647, valid: true },
  { priceCents: 2_147_483_648, valid: false },
  { priceCents: -1, valid: false },
  { priceCents: 0.5, valid: false },
  { priceCents: null, valid: true },
  { priceCents: undefined, valid: false },
])('a price of $priceCents cents can have been seen: $valid', ({ priceCents, valid }) => {
  expect(seenSchema.isValidSync({ seen: [{ ad: '1', priceCents, isSold: false }] })).toBe(valid)
})

test('the list of seen ads may be as long as the watchlist', () => {
  const seen = (count: number) => ({ seen: Array.from({ length: count }, () => ({ ad: '1', priceCents: null, isSold: false })) })
  expect([0, maxSavedAds, maxSavedAds + 1].map((count) => seenSchema.isValidSync(seen(count)))).toEqual([true, true, false])
})

test('a note has one kind of line break; an empty one removes the note, a missing one does not', () => {
  expect(noteSchema.validateSync({ note: ' a\r\nb\rc ' })).toEqual({ note: 'a\nb\nc' })
  expect([noteSchema.isValidSync({ note: '' }), noteSchema.isValidSync({}), noteFormSchema.isValidSync({})]).toEqual([true, false, true])
  expect([maxNoteLength, maxNoteLength + 1].map((length) => noteSchema.isValidSync({ note: 'x'.repeat(length) }))).toEqual([true, false])
})

test.each([
  { query: {}, read: { ordina: 'salvati', pagina: '1' } },
  { query: { pagina: '99999' }, read: { ordina: 'salvati', pagina: '99999' } },
])('the list requested by $query is $read', ({ query, read }) => {
  expect(watchlistQuerySchema.validateSync(query)).toEqual(read)
})

test.each([{ pagina: '0' }, { pagina: '100000' }, { pagina: 'x1' }, { pagina: '1x' }, { ordina: 'boh' }])(
  'a list of $pagina $ordina there is none',
  (query) => {
    expect(watchlistQuerySchema.isValidSync(query)).toBe(false)
  },
)
