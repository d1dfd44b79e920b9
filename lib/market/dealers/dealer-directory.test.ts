import { expect, test } from 'vitest'
import { dealerQueryHref, readDealerQuery } from './dealer-directory'

test.each([
  ['', { name: '', region: null, page: 1 }],
  ['nome=+Brianza+Motori+', { name: 'Brianza Motori', region: null, page: 1 }],
  ['regione=lombardia&pagina=3', { name: '', region: 'lombardia', page: 3 }],
  ['regione=atlantide&pagina=0', { name: '', region: null, page: 1 }],
  ['regione=toString&pagina=-2', { name: '', region: null, page: 1 }],
  ['pagina=1e3', { name: '', region: null, page: 1 }],
])('«%s» asks for %o', (address, expected) => {
  expect(readDealerQuery(new URLSearchParams(address))).toEqual(expected)
})

test('a question and its address say the same', () => {
  const question = { name: "L'Àncora & figli", region: 'sicilia', page: 2 }
  const address = dealerQueryHref(question)
  expect(readDealerQuery(new URL(address, 'http://localhost').searchParams)).toEqual(question)
  expect(dealerQueryHref({ name: '', region: null, page: 1 })).toBe('/concessionari')
})
