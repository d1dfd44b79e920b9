// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListPageSlug } from '@/lib/market/search/page/list-pages'
import { filtersOf } from '@/lib/market/search/query/filter-params'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { FilterField } from './FilterField'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function fieldOf(param: string, list: ListPageSlug, filters: Record<string, readonly string[]>) {
  const filter = filtersOf(list).find((one) => one.param === param)
  if (!filter) throw new Error(`no such filter: ${param}`)
  return (
    <form>
      <FilterField filter={filter} query={{ ...emptySearch(list), filters }} facets={{}} />
    </form>
  )
}
function renderRange(param: string, filters: Record<string, readonly string[]> = {}, list: ListPageSlug = 'usate') {
  const { container } = render(fieldOf(param, list, filters))
  return () => [...new FormData(container.querySelector('form') ?? undefined).values()]
}
const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const move = (name: string, value: number) => fireEvent.change(thumb(name), { target: { value } })

test('thumbs of year, kilometres and power write into their fields, and the end of a scale is no limit', () => {
  const years = renderRange('anno', { anno_da: ['2019-03'] })
  move('Cursore dell’ultimo anno', 2022)
  expect(years(), 'a month that was typed stays until its thumb is moved').toEqual(['03/2019', '2022'])
  move('Cursore del primo anno', 2018)
  expect(years()).toEqual(['2018', '2022'])
  move('Cursore dell’ultimo anno', 2026)
  expect(years()).toEqual(['2018', ''])
  cleanup()
  const kilometres = renderRange('km')
  move('Cursore dei chilometri massimi', 120_000)
  expect(kilometres()).toEqual(['', '120.000'])
})

test('the slider of power has the unit of its fields', () => {
  const sent = renderRange('cv', { cv_da: ['60'], cv_a: ['95'] })
  expect(thumb('Cursore della potenza massima').getAttribute('aria-valuetext')).toBe('95 CV')
  fireEvent.click(screen.getByRole('button', { name: 'kW' }))
  expect([
    thumb('Cursore della potenza minima').getAttribute('aria-valuetext'),
    thumb('Cursore della potenza massima').getAttribute('aria-valuetext'),
  ]).toEqual(['44 kW', '70 kW'])
  move('Cursore della potenza massima', 85)
  expect(sent()).toEqual(['44', '85'])
})

test('slider thumbs have a value text and follow typed limits', () => {
  renderRange('anno')
  const says = (name: string) => thumb(name).getAttribute('aria-valuetext')
  expect(['Cursore del primo anno', 'Cursore dell’ultimo anno'].map(says)).toEqual(['1990 e prima', '2026'])
  fireEvent.input(screen.getByLabelText('Anno di immatricolazione da'), { target: { value: 'marzo 2019' } })
  expect(says('Cursore del primo anno')).toBe('2019')
  fireEvent.input(screen.getByLabelText('Anno di immatricolazione a'), { target: { value: '1960' } })
  expect(thumb('Cursore dell’ultimo anno').value, 'at the end of the scale').toBe('1990')
})

test('the scales of the sliders fit the vehicles of each list', () => {
  const endsOf = (param: string, list: ListPageSlug) => {
    renderRange(param, {}, list)
    const ends = screen.getAllByRole<HTMLInputElement>('slider').map(({ min, max }) => [Number(min), Number(max)])
    cleanup()
    return ends[0]
  }
  expect(endsOf('km', 'usate')).toEqual([0, 300_000])
  expect(endsOf('km', 'moto-e-scooter')).toEqual([0, 100_000])
  expect(endsOf('cv', 'moto-e-scooter')).toEqual([0, 200])
  expect(endsOf('anno', 'auto_d_epoca')).toEqual([1920, 2026])
})

test.each(['anno', 'km', 'cv'])('without JavaScript a range has its fields alone: %s', (param) => {
  const html = renderToString(fieldOf(param, 'usate', {}))
  expect([html.match(/<input/g)?.length, html.includes('type="range"')]).toEqual([2, false])
})
