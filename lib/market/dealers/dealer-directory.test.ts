import { expect, test } from 'vitest'
import { allDealers, dealerQueryHref, readDealerQuery, unreadDealerParams } from './dealer-directory'

test.each([
  ['', {}],
  ['nome=+Brianza+Motori+', { name: 'Brianza Motori' }],
  ['regione=lombardia&pagina=3', { region: 'lombardia', page: 3 }],
  ['provincia=MB', { region: 'lombardia', province: 'MB' }],
  ['regione=lazio&provincia=MB', { region: 'lazio' }],
  ['regione=lombardia&provincia=', { region: 'lombardia' }],
  ['provincia=mb', {}],
  ['marca=alfa-romeo', { make: 'alfa-romeo' }],
  ["marca='; drop table ad", {}],
  ['regione=atlantide&pagina=0', {}],
  ['regione=toString&provincia=constructor&pagina=-2', {}],
  ['pagina=1e3', {}],
])('the address «%s» is read as %o', (address, expected) => {
  expect(readDealerQuery(new URLSearchParams(address))).toEqual({ ...allDealers, ...expected })
})

test.each([
  { name: "L'Àncora & figli", region: 'sicilia', province: null, make: null, page: 2 },
  { name: '', region: 'lombardia', province: 'MI', make: 'fiat', page: 1 },
])('a question and its address say the same: %o', (question) => {
  const address = dealerQueryHref(question)
  expect(readDealerQuery(new URL(address, 'http://localhost').searchParams)).toEqual(question)
})

test('the address of all dealers is that of the page', () => {
  expect(dealerQueryHref(allDealers)).toBe('/concessionari')
})

test.each([
  ['', []],
  ['nome=rossi&regione=lombardia&provincia=MI&marca=fiat&pagina=2', []],
  ['nome=&regione=', []],
  ['region=lombardia&marca=FIAT!', ['region', 'marca']],
  ['regione=padania', ['regione']],
  ['regione=lazio&provincia=MI', ['provincia']],
  ['provincia=ZZ', ['provincia']],
  ['toString=1', ['toString']],
])('the address %j of the directory has the unread parameters %j', (address, names) => {
  expect(unreadDealerParams(new URLSearchParams(address))).toEqual(names)
})
