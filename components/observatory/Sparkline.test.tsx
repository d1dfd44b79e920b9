// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Sparkline } from './Sparkline'

afterEach(cleanup)

test('a sparkline spaces its months by time, and describes its first and last price', () => {
  const { container } = render(
    <Sparkline
      months={[
        [4, 11_000],
        [1, 10_500],
        [0, 10_000],
      ]}
    />,
  )
  expect(screen.getByRole('img', { name: /^Da 11.000\s€ a 10.000\s€$/ })).toBeDefined()
  expect(container.querySelector('polyline')?.getAttribute('points')).toBe('2 2 62 12 82 22')
})

test('two months give no sparkline', () => {
  const { container } = render(
    <Sparkline
      months={[
        [1, 10_000],
        [0, 9_000],
      ]}
    />,
  )
  expect(container.textContent).toBe('n.d.')
})
