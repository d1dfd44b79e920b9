import { expect, test } from 'vitest'
import { comparisonHref, readAdToAdd, readComparisonQuery } from './comparison-query'

test('an address and its query say the same', () => {
  const query = { ids: [12, 7], province: 'Forlì', kmAYear: '20.000', onlyDifferent: true }
  const href = comparisonHref(query)
  expect(href).toBe('/confronta?annuncio=12+7&provincia=Forl%C3%AC&km_anno=20.000&differenze=1')
  expect(readComparisonQuery({ annuncio: '12 7', provincia: 'Forlì', km_anno: '20.000', differenze: '1' })).toEqual(query)
  expect(comparisonHref({ ids: [] })).toBe('/confronta')
})

test.each([
  { annuncio: undefined, ids: [] },
  { annuncio: '7', ids: [7] },
  { annuncio: ['7', '7', '8', '7'], ids: [7, 8] },
  { annuncio: ['7 9', '8+7'], ids: [7, 9, 8] },
  { annuncio: ['-1', '0', '1e3', '', 'x', '9'.repeat(16), "1'--", '3'], ids: [3] },
  { annuncio: Array.from({ length: 500 }, (_, place) => String(place + 1)), ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
])('the address with the ads $annuncio compares $ids', ({ annuncio, ids }) => {
  expect(readComparisonQuery({ annuncio }).ids).toEqual(ids)
})

test.each([
  { typed: '48198833', id: 48_198_833 },
  { typed: ' RIF 48198833 ', id: 48_198_833 },
  { typed: 'rif.7', id: 7 },
  { typed: 'https://www.ingrana.it/annuncio/fiat-panda-1-2-7?provincia=MI#simili', id: 7 },
  { typed: '/annuncio/fiat-panda-7/prezzo', id: 7 },
  { typed: 'annuncio/fiat-panda', id: undefined },
  { typed: 'Kia Niro', id: undefined },
  { typed: '-7', id: undefined },
])('«$typed» means the ad $id', ({ typed, id }) => {
  expect(readAdToAdd({ aggiungi: typed })).toEqual({ typed: typed.trim(), id })
})

test.each([{}, { aggiungi: '  ' }, { aggiungi: ['1', '2'] }])('%o adds nothing', (query) => {
  expect(readAdToAdd(query)).toBeUndefined()
})

test('A text that is too long to be an ad is cut', () => {
  expect(readAdToAdd({ aggiungi: 'x'.repeat(5_000) })?.typed).toHaveLength(300)
})
