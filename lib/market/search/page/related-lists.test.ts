import { expect, test } from 'vitest'
import { findSearch } from '@/lib/market/search/engine/find-search.server'
import { lookups } from '@/lib/market/search/engine/lookups.server'
import { readSearch } from '@/lib/market/search/query/read-search'
import { relatedLists } from './related-lists'
import { isLandingSearch } from './search-indexing'
import type { Facets } from './search-results'

const option = (value: string, label: string, count: number | null) => ({ value, label, count, chosen: false })
const facets: Facets = {
  marca: [option('fiat', 'Fiat', 40), option('bmw', 'BMW', 12)],
  modello: [option('panda', 'Panda', 25), option('500', '500', 15)],
  offerta: [option('usato', 'Usato', 30), option('aziendale', 'Aziendale', 2), option('km0', 'Km 0', 8), option('nuovo', 'Nuovo', 0)],
  regione: [option('lombardia', 'Lombardia', 21), option('molise', 'Molise', 0)],
  provincia: [option('mi', 'Milano', 20), option('to', 'Torino', 5)],
}

function related(address: string) {
  const query = findSearch(address)
  return query ? relatedLists(query, facets) : []
}
const hrefsOf = (address: string) => related(address).map(({ title, links }) => [title, links.map(({ href, count }) => `${href} ${count}`)])

test('A list links to its makes and its regions', () => {
  expect(hrefsOf('/usate')).toEqual([
    ['Auto usate per marca', ['/usate/fiat 40', '/usate/bmw 12']],
    ['Auto usate per regione', ['/usate?regione=lombardia 21']],
  ])
})

test('A make links to its models, a model to its regions, a region to its provinces', () => {
  expect(hrefsOf('/usate/fiat?ordina=km&pagina=2')).toEqual([
    ['Fiat usate per modello', ['/usate/fiat/panda 25', '/usate/fiat/500 15']],
    ['Fiat usate per regione', ['/usate/fiat?regione=lombardia 21']],
  ])
  expect(hrefsOf('/usate/fiat/panda')).toEqual([
    ['Fiat Panda usate per regione', ['/usate/fiat/panda?regione=lombardia 21']],
    ['Fiat Panda usate per provincia', ['/usate/fiat/panda?provincia=mi 20', '/usate/fiat/panda?provincia=to 5']],
  ])
  expect(hrefsOf('/usate/fiat/panda?regione=lombardia')).toEqual([
    ['Fiat Panda usate in Lombardia per provincia', ['/usate/fiat/panda?provincia=mi 20']],
  ])
  expect(hrefsOf('/usate/fiat/panda?provincia=mi')).toEqual([])
})

test('All cars of a model link to the used ones and those of km 0', () => {
  expect(hrefsOf('/annunci/fiat/panda')[0]).toEqual(['Annunci Fiat Panda per offerta', ['/usate/fiat/panda 32', '/km0/fiat/panda 8']])
})

test('Only cars have a list for each kind of offer', () => {
  expect(hrefsOf('/moto-e-scooter/annunci/vespa').map(([title]) => title)).toEqual(['Moto Vespa per modello', 'Moto Vespa per regione'])
})

test.each(['/usate?carburante=diesel', '/usate?dove=Milano', '/usate?regione=lazio&regione=marche', '/usate?regione=lazio&provincia=rm'])(
  'beside other filters nothing is offered, the numbers would be wrong: %s',
  (address) => {
    expect(related(address)).toEqual([])
  },
)

test.each(['/usate', '/usate/fiat', '/usate/fiat?regione=lombardia', '/annunci/fiat/panda'])(
  'every list offered from %s is one that search engines may keep',
  (address) => {
    for (const { href } of related(address).flatMap(({ links }) => links)) {
      const url = new URL(href, 'http://localhost')
      const found = readSearch({ list: 'usate', segments: url.pathname.split('/').slice(2), params: url.searchParams }, lookups)
      expect(found && isLandingSearch(found.query), href).toBe(true)
    }
  },
)
