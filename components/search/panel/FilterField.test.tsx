// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { filterGroups } from '@/lib/market/search/query/filter-kinds'
import { filterDefinitions } from '@/lib/market/search/query/filters'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { FilterField } from './FilterField'
import { FilterGroup } from './FilterGroup'

afterEach(cleanup)

const option = { value: 'suv', label: 'SUV', count: 3, chosen: false }

/** One filter in its group, as the panel renders it. */
function renderField(param: string): void {
  const filter = filterDefinitions.find((one) => one.param === param)
  if (!filter) throw new Error(`no filter ${param}`)
  render(
    <FilterGroup
      title={filterGroups[filter.group]}
      open
      fields={() => <FilterField filter={filter} query={emptySearch('usate')} facets={{ [param]: [option] }} />}
    />,
  )
}

test.each([
  { param: 'prezzo', groups: ['Prezzo'] },
  { param: 'carrozzeria', groups: ['Carrozzeria'] },
  { param: 'km', groups: ['Anno e chilometri', 'Chilometri'] },
  { param: 'colore', groups: ['Carrozzeria', 'Colore'] },
])('a group and its filter never have the same name: $param', ({ param, groups }) => {
  renderField(param)
  const named = screen
    .getAllByRole('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? group.getAttribute('aria-label'))
  expect(named.filter(Boolean)).toEqual(groups)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(groups[0])
  expect(screen.getAllByText(groups.at(-1) ?? '')).toHaveLength(1)
})

test('a range without a title of its own still names its fields', () => {
  renderField('prezzo')
  expect(screen.getByRole('textbox', { name: 'Prezzo da' })).toBeTruthy()
})

test('limits of the price «chiavi in mano» without a province stay, with a request to choose one', () => {
  const filter = filterDefinitions.find(({ kind }) => kind === 'turnkey')
  if (!filter) throw new Error('no such filter')
  const { rerender } = render(
    <FilterField filter={filter} query={{ ...emptySearch('usate'), filters: { chiavi_a: ['10000'] } }} facets={{}} />,
  )
  const province = () => screen.getByRole('combobox', { name: 'La tua provincia' })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Prezzo chiavi in mano a' }).value).toBe('10.000')
  expect(province().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Scegli la provincia: senza, questo prezzo non filtra gli annunci.')).toBeTruthy()
  rerender(
    <FilterField
      key="mi"
      filter={filter}
      query={{ ...emptySearch('usate'), filters: { chiavi_a: ['10000'], residenza: ['mi'] } }}
      facets={{}}
    />,
  )
  expect(province()).toHaveProperty('value', 'mi')
  expect(province().getAttribute('aria-invalid')).toBeNull()
})
