// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PriceBars } from './PriceBars'

afterEach(cleanup)

const histogram = { euro: 1_000, bars: [0, 28, 14, 1, ...Array.from({ length: 16 }, () => 0)] }

function renderBars(from?: number, to?: number) {
  const { container } = render(<PriceBars histogram={histogram} from={from} to={to} />)
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
}

test('price bars within the limits are plotted apart, the highest at full height, the lowest visible', () => {
  expect(renderBars(1_000, 2_500)).toEqual([
    `M0 28V28h1V0h1V14h1${'V28h1'.repeat(17)}V28`,
    `M0 28V28h1V28h1V28h1V27h1${'V28h1'.repeat(16)}V28`,
  ])
})

test('without limits all price bars are chosen, and screen readers skip them', () => {
  expect(renderBars()).toHaveLength(1)
  expect(document.body.textContent).toBe('010.00020.000 € e più')
  expect(document.querySelectorAll('svg:not([aria-hidden=true]), p:not([aria-hidden=true])')).toHaveLength(0)
})
