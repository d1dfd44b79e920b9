import { expect, test } from 'vitest'
import { lookups } from '@/lib/market/search/engine/lookups.server'
import { unreadParams } from './unread-params'

test.each([
  ['', []],
  ['marca=fiat&modello=panda&prezzo_a=15.000&prezzo_da=0', []],
  ['marca=fiat:panda,audi&senza_marca=bmw', []],
  ['carburante=diesel&carburante=ibrida-diesel&cv_da=150&kw_a=200', []],
  ['dove=015146&raggio=30&ordina=prezzo_crescente&pagina=2', []],
  ['dove=Lombardia&raggio=30', []],
  ['regione=lazio&km_a=&versione=', []],
  ['marca=zzzz', ['marca']],
  ['marca=fiat,zzzz', ['marca']],
  ['marca=fiat&modello=golf', ['modello']],
  ['modello=panda', ['modello']],
  ['senza_marca=zzzz', ['senza_marca']],
  ['category=moto&region=lombardia', ['category', 'region']],
  ['carburante=diesel&carburante=acqua', ['carburante']],
  ['prezzo_a=poco&anno_da=20x0', ['prezzo_a', 'anno_da']],
  ['dove=Atlantide', ['dove']],
  ['ordina=a-caso&pagina=0&raggio=9999', ['ordina', 'pagina', 'raggio']],
  ['metallizzato=forse', ['metallizzato']],
  ['beds=4&posti_letto=4', ['beds', 'posti_letto']],
  ['__proto__=1&versione=%22%22', ['__proto__', 'versione']],
])('the address of a list of cars, %j, has the unread parameters %j', (address, names) => {
  expect(unreadParams('annunci', new URLSearchParams(address), lookups)).toEqual(names)
})

test('A parameter unknown to one list can be known to a second one', () => {
  const params = new URLSearchParams('posti_letto=4')
  expect([unreadParams('caravan-e-camper', params, lookups), unreadParams('annunci', params, lookups)]).toEqual([[], ['posti_letto']])
})
