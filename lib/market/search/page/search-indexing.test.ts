import { expect, test } from 'vitest'
import { largeComuni } from '@/lib/market/places/large-comuni'
import { listPlaces } from '@/lib/market/places/places.server'
import { lookups } from '@/lib/market/search/engine/lookups.server'
import { readSearch } from '@/lib/market/search/query/read-search'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { type ListPageSlug, listPageSlugs } from './list-pages'
import { adsToLandOn, canonicalHref, isIndexable, isLandingSearch, listsOfComuni, relTo } from './search-indexing'

function read(address: string, list: ListPageSlug = 'usate'): SearchQuery {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const found = readSearch({ list, segments: pathname.split('/').filter(Boolean), params: searchParams }, lookups)
  if (!found) throw new Error('no such page')
  return found.query
}

/** Parameters behind the address of the list, and what a search engine makes of them. */
test.each([
  { address: '/', index: true, why: 'a list' },
  { address: '/fiat', index: true, why: 'a make' },
  { address: '/fiat/panda', index: true, why: 'a model' },
  { address: '/?regione=lazio', index: true, why: 'a region' },
  { address: '/?provincia=mi', index: true, why: 'a province' },
  { address: '/fiat?regione=lazio', index: true, why: 'a make in a region' },
  { address: '/fiat/panda?provincia=mi', index: true, why: 'a model in a province' },
  { address: '/?dove=Milano', index: true, why: 'around a large comune' },
  { address: '/?dove=Milano&raggio=20', index: false, why: 'another radius' },
  { address: '/fiat?dove=Milano', index: false, why: 'a make around a comune' },
  { address: '/?dove=Milano&provincia=mi', index: false, why: 'a comune and a province' },
  { address: '/?dove=Lecco', index: false, why: 'one of 7,852 smaller comuni' },
  { address: '/?dove=Milno', index: false, why: 'whatever was typed' },
  { address: '/?pagina=2', index: false, why: 'nobody lands on a later page' },
  { address: '/?ordina=km', index: true, why: 'the order is not content: the canonical address says so' },
  { address: '/?ordina=km&pagina=2', index: false, why: 'a later page in another order' },
  { address: '/?marca=fiat&marca=toyota', index: false, why: 'two makes' },
  { address: '/?marca=fiat:panda&marca=fiat:500', index: false, why: 'two models' },
  { address: '/fiat?senza_marca=fiat:panda', index: false, why: 'a make without one of its models' },
  { address: '/?senza_marca=fiat', index: false, why: 'all but one make' },
  { address: '/?provincia=mi&provincia=to', index: false, why: 'two provinces' },
  { address: '/?regione=lazio&regione=umbria', index: false, why: 'two regions' },
  { address: '/?provincia=mi&regione=lombardia', index: false, why: 'an area twice' },
  { address: '/?carburante=diesel', index: false, why: 'any other filter' },
  { address: '/fiat/panda?prezzo_a=9000', index: false, why: 'a model and any other filter' },
  { address: '/?residenza=mi', index: false, why: 'prices for one buyer' },
])('a search engine indexes the page of $address: $index, $why', ({ address, index }) => {
  expect(isIndexable(read(address), 1_000)).toBe(index)
  expect(isIndexable(read(address), adsToLandOn)).toBe(index)
  expect(isIndexable(read(address), adsToLandOn - 1)).toBe(false)
})

test('Only some lists have landing pages around comuni', () => {
  expect(listPageSlugs.filter((list) => isLandingSearch(read('/?dove=Milano', list)))).toEqual(listsOfComuni)
})

test('large comuni are those of the table with at least 100,000 inhabitants', () => {
  const large = listPlaces().filter(({ weight }) => weight >= 100_000)
  expect(largeComuni.toSorted()).toEqual(large.map(({ istat }) => istat).toSorted())
})

test.each([
  ['/fiat?ordina=km&pagina=3&regione=lazio', '/usate/fiat?pagina=3&regione=lazio'],
  ['/?ordina=prezzo_crescente', '/usate'],
  ['/?dove=Milano&utm_source=posta', '/usate?dove=015146'],
])('the canonical address of %s is %s: it keeps the page and drops the order', (address, canonical) => {
  expect(canonicalHref(read(address))).toBe(canonical)
})

test('a link to fewer ads than a page to land on has is not followed; where the number is not known it is', () => {
  expect([relTo(0), relTo(adsToLandOn - 1)]).toEqual(['nofollow', 'nofollow'])
  expect([relTo(adsToLandOn), relTo(null)]).toEqual([undefined, undefined])
})
