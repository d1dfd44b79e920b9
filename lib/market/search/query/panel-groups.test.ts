import { expect, test } from 'vitest'
import { lookups } from '@/lib/market/search/engine/lookups.server'
import { listPageSlugs } from '@/lib/market/search/page/list-pages'
import { filtersOf, isCounted } from './filter-params'
import { filterPageHref, isFilterPage, panelGroups, shownChoices } from './panel-groups'
import { readSearch } from './read-search'

function read(search: string, list: (typeof listPageSlugs)[number] = 'usate') {
  const found = readSearch({ list, segments: [], params: new URLSearchParams(search) }, lookups)
  if (!found) throw new Error('the address was not understood')
  return found.query
}
const openIn = (search: string) => panelGroups(read(search), false).flatMap(({ name, isOpen }) => (isOpen ? [name] : []))

test.each([
  { search: '', opened: [] },
  { search: 'carrozzeria=suv', opened: ['carrozzeria'] },
  { search: 'posti=5', opened: ['misure'] },
  { search: 'provincia=mi', opened: ['dove'] },
  { search: 'dove=015146', opened: ['dove'] },
  { search: 'dove=Milno', opened: ['dove'] },
  { search: 'tagliandi=si&online_da=7', opened: ['offerta', 'storia'] },
  { search: 'dotazioni=abs', opened: ['dotazioni'] },
])('besides price, year and engine a group is unfolded when one of its filters is set: «$search»', ({ search, opened }) => {
  expect(openIn(search)).toEqual(['prezzo', 'anno', 'motore', ...opened])
})

test('Long groups have pages of their own in the sheet of a phone, none on the page of all filters', () => {
  const pagesOf = (isFilterPage: boolean) =>
    panelGroups(read('dotazioni=abs'), isFilterPage).flatMap(({ name, hasPage }) => (hasPage ? [name] : []))
  expect(pagesOf(false)).toEqual(['chiavi', 'carrozzeria', 'misure', 'dove', 'offerta', 'storia', 'dotazioni'])
  expect(pagesOf(true)).toEqual([])
})

test.each(listPageSlugs)('the panel of %s holds every filter once, and its page of all filters counts every choice', (list) => {
  const groups = panelGroups(read('', list), true)
  expect(groups.flatMap(({ filters }) => filters).sort(byParam)).toEqual([...filtersOf(list)].sort(byParam))
  expect(groups.filter(({ isOpen }) => !isOpen)).toEqual([])
  const choices = filtersOf(list)
    .filter(isCounted)
    .map(({ param }) => param)
  expect(shownChoices(read('', list), true).sort()).toEqual(['marca', 'modello', ...choices].sort())
})

test('Only what a list shows from the start is counted: open groups, and the links below the results', () => {
  expect(shownChoices(read('prezzo_a=9000'), false)).toEqual(['marca', 'modello', 'etichetta', 'carburante', 'cambio', 'trazione'])
  expect(shownChoices(read(''), false)).toContain('regione')
  expect(shownChoices(read('regione=lombardia'), false)).toContain('provincia')
  expect(shownChoices(read('', 'annunci'), false)).toContain('offerta')
  expect(shownChoices(read('colore=rosso'), false)).toEqual(expect.arrayContaining(['carrozzeria', 'colore', 'interni', 'porte']))
})

test('the page of all filters is the same search with one parameter more', () => {
  for (const search of ['', 'prezzo_a=9000&carburante=diesel']) {
    const url = new URL(filterPageHref(read(search)), 'http://localhost')
    expect([url.pathname, url.hash, isFilterPage(url.searchParams)]).toEqual(['/usate', '#filtri', true])
    expect(read(url.search)).toEqual(read(search))
  }
  expect(isFilterPage(new URLSearchParams('filtri=altro'))).toBe(false)
})

function byParam(a: { param: string }, b: { param: string }): number {
  return a.param < b.param ? -1 : 1
}
