// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { filterGroups } from '@/lib/market/search/filter-kinds'
import { filterDefinitions } from '@/lib/market/search/filters'
import { emptySearch } from '@/lib/market/search/search-query'
import { FilterField } from './FilterField'
import { FilterGroup } from './FilterGroup'

afterEach(cleanup)

const option = { value: 'suv', label: 'SUV', count: 3, chosen: false }

/** One filter in its group, as the panel draws it. */
function draw(param: string): void {
  const filter = filterDefinitions.find((one) => one.param === param)
  if (!filter) throw new Error(`no filter ${param}`)
  render(
    <FilterGroup title={filterGroups[filter.group]} open>
      <FilterField filter={filter} query={emptySearch('usate')} facets={{ [param]: [option] }} />
    </FilterGroup>,
  )
}

test.each([
  { param: 'prezzo', groups: ['Prezzo'] },
  { param: 'carrozzeria', groups: ['Carrozzeria'] },
  { param: 'km', groups: ['Anno e chilometri', 'Chilometri'] },
  { param: 'colore', groups: ['Carrozzeria', 'Colore'] },
])('a group and its filter are never named twice in the same words: $param', ({ param, groups }) => {
  draw(param)
  const named = screen
    .getAllByRole('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? group.getAttribute('aria-label'))
  expect(named.filter(Boolean)).toEqual(groups)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(groups[0])
  expect(screen.getAllByText(groups.at(-1) ?? '')).toHaveLength(1)
})

test('without a title of its own a range still says what its fields are', () => {
  draw('prezzo')
  expect(screen.getByRole('textbox', { name: 'Prezzo da' })).toBeTruthy()
})
