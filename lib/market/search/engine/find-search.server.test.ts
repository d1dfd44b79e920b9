import { expect, test } from 'vitest'
import { listPageOf, listPageSlugs } from '@/lib/market/search/page/list-pages'
import { searchHref } from '@/lib/market/search/query/search-href'
import { findSearch } from './find-search.server'

test.each(listPageSlugs)('the address of the list %s is read as a search of it', (list) => {
  expect(findSearch(listPageOf(list).path)?.list).toBe(list)
})

test.each(['/usate/fiat/panda?carburante=gpl', '/moto-e-scooter/annunci?dove=050026', '/annunci?marca=fiat:panda&marca=toyota'])(
  '%s is read as the page at this address reads it',
  (address) => {
    const query = findSearch(address)
    expect(query && searchHref(query)).toBe(address)
  },
)

test.each([
  '',
  'usate',
  '/',
  '/usatex',
  '/concessionari',
  '/usate/nessuna-marca',
  '/usate/fiat/panda/altro',
  '/usate/%',
  '//evil.example/usate',
  '/\\evil.example/usate',
  'https://evil.example/usate',
  'javascript:alert(1)',
])('at «%s» there is no search', (address) => {
  expect(findSearch(address)).toBeUndefined()
})
