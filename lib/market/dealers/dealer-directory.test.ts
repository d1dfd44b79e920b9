import { expect, test } from 'vitest'
import { dealerQuestionHref, readDealerQuestion } from './dealer-directory'

test.each([
  ['', { name: '', region: null, page: 1 }],
  ['nome=+Brianza+Motori+', { name: 'Brianza Motori', region: null, page: 1 }],
  ['regione=lombardia&pagina=3', { name: '', region: 'lombardia', page: 3 }],
  ['regione=atlantide&pagina=0', { name: '', region: null, page: 1 }],
  ['regione=toString&pagina=-2', { name: '', region: null, page: 1 }],
  ['pagina=1e3', { name: '', region: null, page: 1 }],
])('«%s» asks for %o', (address, expected) => {
  expect(readDealerQuestion(new URLSearchParams(address))).toEqual(expected)
})

test('a question and its address say the same', () => {
  const question = { name: "L'Àncora & figli", region: 'sicilia', page: 2 }
  const address = dealerQuestionHref(question)
  expect(readDealerQuestion(new URL(address, 'http://localhost').searchParams)).toEqual(question)
  expect(dealerQuestionHref({ name: '', region: null, page: 1 })).toBe('/concessionari')
})
