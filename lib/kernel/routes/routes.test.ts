import { expect, test } from 'vitest'
import { adIdOf, adPath, dealerPath, slugify } from './routes'

test.each([
  ['Citroën C3 1.2 PureTech', 'citroen-c3-1-2-puretech'],
  ["  L'Àncora & C. ", 'l-ancora-c'],
  ['Škoda Octávia', 'skoda-octavia'],
  ['!!!', ''],
])('«%s» becomes the slug «%s»', (text, expected) => {
  expect(slugify(text)).toBe(expected)
})

test('the address of an ad names make, model and version and ends with its id', () => {
  expect(adPath({ id: 42, make: 'fiat', model: 'panda', version: '1.0 Hybrid' })).toBe('/annuncio/fiat-panda-1-0-hybrid-42')
  expect(adPath({ id: 42, make: 'fiat', model: null, version: '' })).toBe('/annuncio/fiat-42')
})

test('a long version is cut, and the id is still found in the address', () => {
  const path = adPath({ id: 987_654, make: 'bmw', model: 'serie-3', version: 'molto accessoriata '.repeat(20) })
  expect(path.length).toBeLessThan(110)
  expect(adIdOf(path.split('/').at(-1) ?? '')).toBe(987_654)
})

test.each([
  ['fiat-panda-42', 42],
  ['42', 42],
  ['fiat-panda', undefined],
  ['fiat-500', 500],
  ['fiat-0', undefined],
  ['fiat-042', undefined],
  ['fiat-1234567890123456', undefined],
  ['fiat-42-', undefined],
])('the address part «%s» holds the id %s', (slug, expected) => {
  expect(adIdOf(slug)).toBe(expected)
})

test('each dealer has an address', () => {
  expect(dealerPath('brianza-motori')).toBe('/concessionari/brianza-motori')
})
