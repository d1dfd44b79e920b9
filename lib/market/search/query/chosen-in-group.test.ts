import { expect, test } from 'vitest'
import { lookups } from '@/lib/market/search/engine/lookups.server'
import { chosenText } from './chosen-in-group'
import type { FilterGroup } from './filter-kinds'
import { filtersOf } from './filter-params'
import { readSearch } from './read-search'

const groupOf = (name: FilterGroup) => filtersOf('usate').filter(({ group }) => group === name)
function read(search: string) {
  const found = readSearch({ list: 'usate', segments: [], params: new URLSearchParams(search) }, lookups)
  if (!found) throw new Error('the address was not understood')
  return found.query
}

test.each([
  { group: 'dotazioni', search: 'carburante=diesel', says: 'Nessuna scelta' },
  { group: 'dotazioni', search: 'dotazioni=abs', says: 'ABS' },
  { group: 'dotazioni', search: 'dotazioni=abs&dotazioni=esp', says: '2 scelte' },
  { group: 'dove', search: 'dove=Pisa&raggio=100', says: 'Pisa (PI) + 100 km' },
  { group: 'dove', search: 'dove=Pizza', says: 'Pizza' },
  { group: 'dove', search: 'provincia=pi', says: 'Pisa' },
  { group: 'misure', search: 'posti=5', says: 'Posti, almeno 5' },
] as const)('a row says what is chosen in its group: «$group» of «$search»', ({ group, search, says }) => {
  expect(chosenText(groupOf(group), read(search), null)).toBe(says)
})

test('once something was changed it says what the form says, not what the page came with', () => {
  const query = read('dove=Pisa&carrozzeria=suv&dotazioni=abs')
  const says = (group: FilterGroup, form: string) => chosenText(groupOf(group), query, new URLSearchParams(form))
  expect(says('dove', 'dove=+Lucca (LU)&raggio=20')).toBe('Lucca (LU) + 20 km')
  expect(says('dove', 'raggio=50')).toBe('Nessuna scelta')
  expect(says('carrozzeria', 'carrozzeria=berlina&carrozzeria=suv&colore=bizarre')).toBe('2 scelte')
  expect(says('dotazioni', 'dove=Pisa')).toBe('Nessuna scelta')
})
