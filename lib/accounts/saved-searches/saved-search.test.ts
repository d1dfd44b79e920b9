import { expect, test } from 'vitest'
import { findSearch } from '@/lib/market/search/engine/find-search.server'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { frequencyHint } from './alert-frequency'
import { addressToSave, proposedName } from './saved-search'
import { maxSearchNameLength } from './saved-search-limits'

function searchAt(address: string): SearchQuery {
  const query = findSearch(address)
  if (!query) throw new Error(`no search at ${address}`)
  return query
}

test.each([
  { address: '/usate?ordina=km&pagina=7', saved: '/usate' },
  { address: '/usate/fiat/panda?carburante=gpl&ordina=km', saved: '/usate/fiat/panda?carburante=gpl' },
  { address: '/usate?marca=fiat&modello=panda', saved: '/usate/fiat/panda' },
  { address: '/usate?dove=Qwertz&raggio=20', saved: '/usate' },
  { address: '/usate?chiavi_a=9000&residenza=mi&ordina=chiavi_in_mano', saved: '/usate?chiavi_a=9000&residenza=mi' },
  { address: '/usate?chiavi_a=9000&km_a=90000', saved: '/usate?km_a=90000' },
  { address: '/usate?residenza=mi&ordina=chiavi_in_mano', saved: '/usate' },
  { address: '/usate?dove=Pisa&raggio=20&ordina=distanza', saved: '/usate?dove=050026&raggio=20' },
])('the search at $address is saved as $saved, without order, page and empty filters', ({ address, saved }) => {
  expect(addressToSave(searchAt(address))).toBe(saved)
})

test.each([
  { address: '/usate/fiat/panda?dove=Pisa&carburante=gpl', name: 'Fiat Panda usate a Pisa e dintorni · GPL' },
  { address: '/usate?provincia=mi', name: 'Auto usate in provincia di Milano' },
  { address: '/moto-e-scooter/annunci/piaggio?prezzo_a=4500', name: 'Moto Piaggio · Fino a 4.500 €' },
])('a search is called by its heading and its other filters: $name', ({ address, name }) => {
  expect(proposedName(searchAt(address)).replaceAll('\u00a0', ' ')).toBe(name)
})

test('a name has room for whole filters only', () => {
  const name = proposedName(
    searchAt('/usate/fiat/panda?dove=Pisa&carburante=gpl&carburante=metano&carburante=diesel&cambio=automatico&colore=rosso'),
  )
  expect(name.length).toBeLessThanOrEqual(maxSearchNameLength)
  expect(name).toMatch(/ · \p{L}+$/u)
})

test.each([
  { mails: null, says: 'appena esce un annuncio' },
  { mails: 0, says: 'appena esce un annuncio: meno di una e-mail a settimana' },
  { mails: 1, says: 'appena esce un annuncio: circa una e-mail a settimana' },
  { mails: 1200, says: 'appena esce un annuncio: circa 1.200 e-mail a settimana' },
])('«Subito» says how many mails that is: $mails', ({ mails, says }) => {
  expect(frequencyHint('at_once', mails)).toBe(says)
  expect(frequencyHint('weekly', mails)).toBe('il lunedì mattina')
})
