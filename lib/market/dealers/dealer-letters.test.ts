import { expect, test } from 'vitest'
import { indexHref, readIndexQuery } from './dealer-letters'

test.each([
  ['', { province: null, letter: null, page: 1 }],
  ['provincia=PV&lettera=b&pagina=2', { province: 'PV', letter: 'b', page: 2 }],
  ['lettera=0', { province: null, letter: '0', page: 1 }],
  ['provincia=toString&lettera=%C3%A0&pagina=x', { province: null, letter: null, page: 1 }],
  ['lettera=ab', { province: null, letter: null, page: 1 }],
])('the address «%s» is read as %o', (address, expected) => {
  expect(readIndexQuery(new URLSearchParams(address))).toEqual(expected)
})

test('A query survives the way through its address', () => {
  const query = { province: 'PV', letter: '0', page: 3 }
  expect(readIndexQuery(new URL(indexHref(query), 'http://localhost').searchParams)).toEqual(query)
  expect(indexHref({ province: null, letter: null, page: 1 })).toBe('/elenco-concessionari')
})
