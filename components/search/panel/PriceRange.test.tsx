// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { histogramBins } from '@/lib/market/search/engine/histogram/price-histogram'
import { PriceRange } from './PriceRange'

afterEach(cleanup)

const histogram = { euro: 1_000, bars: Array.from({ length: histogramBins }, () => 14) }

function renderRange(filters: Record<string, readonly string[]> = {}) {
  const { container } = render(
    <form>
      <PriceRange label="Prezzo" isTitled={false} param="prezzo" unit="€" histogram={histogram} filters={filters} />
    </form>,
  )
  const thumbs = () => screen.getAllByRole<HTMLInputElement>('slider').map(({ value }) => Number(value))
  const sent = () => [...new FormData(container.querySelector('form') ?? undefined)]
  return { thumbs, sent }
}
const move = (name: 'minimo' | 'massimo', value: number) =>
  fireEvent.change(screen.getByRole('slider', { name: `Cursore del prezzo ${name}` }), { target: { value } })

test('a price thumb writes into its field, and the end of the scale is no limit', () => {
  const { sent } = renderRange()
  move('massimo', 12_000)
  move('minimo', 3_000)
  expect(sent()).toEqual([
    ['prezzo_da', '3.000'],
    ['prezzo_a', '12.000'],
  ])
  move('massimo', 20_000)
  move('minimo', 0)
  expect(sent()).toEqual([
    ['prezzo_da', ''],
    ['prezzo_a', ''],
  ])
})

test('the price thumbs cannot cross, and have a value text', () => {
  const { thumbs } = renderRange({ prezzo_da: ['5000'], prezzo_a: ['9000'] })
  expect(thumbs()).toEqual([5_000, 9_000])
  move('minimo', 15_000)
  expect(thumbs()).toEqual([9_000, 9_000])
  move('massimo', 2_000)
  expect(thumbs()).toEqual([9_000, 9_000])
  expect(screen.getByRole('slider', { name: 'Cursore del prezzo massimo' }).getAttribute('aria-valuetext')).toBe('9.000 €')
})

test('typed prices move the thumbs, at most to the end of the scale', () => {
  const { thumbs } = renderRange()
  expect(thumbs()).toEqual([0, 20_000])
  fireEvent.input(screen.getByLabelText('Prezzo da'), { target: { value: '4.000' } })
  fireEvent.input(screen.getByLabelText('Prezzo a'), { target: { value: '90.000' } })
  expect(thumbs()).toEqual([4_000, 20_000])
  fireEvent.input(screen.getByLabelText('Prezzo da'), { target: { value: 'tanto' } })
  expect(thumbs()).toEqual([0, 20_000])
})
