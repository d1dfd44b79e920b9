// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Pagination, paginationSteps } from './Pagination'

afterEach(cleanup)
const hrefOf = (page: number) => `/annunci?pagina=${page}`

test('every page number is a link, and the current one is marked', () => {
  render(<Pagination page={2} pageCount={64} hrefOf={hrefOf} />)
  expect(screen.getByRole('link', { name: 'Pagina 64' }).getAttribute('href')).toBe('/annunci?pagina=64')
  expect(screen.getByRole('link', { name: 'Pagina precedente' }).getAttribute('href')).toBe('/annunci?pagina=1')
  expect(screen.getByRole('link', { name: 'Pagina successiva' }).getAttribute('href')).toBe('/annunci?pagina=3')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
})

test('page numbers are written like all numbers: «1.275»', () => {
  render(<Pagination page={1} pageCount={1275} hrefOf={hrefOf} />)
  const last = screen.getByRole('link', { name: 'Pagina 1.275' })
  expect([last.textContent, last.getAttribute('href')]).toEqual(['1.275', '/annunci?pagina=1275'])
})

test('the first page has no previous link, the last no next link, and a single page no links', () => {
  const { rerender } = render(<Pagination page={1} pageCount={3} hrefOf={hrefOf} />)
  expect(screen.queryByRole('link', { name: 'Pagina precedente' })).toBeNull()
  rerender(<Pagination page={3} pageCount={3} hrefOf={hrefOf} />)
  expect(screen.queryByRole('link', { name: 'Pagina successiva' })).toBeNull()
  rerender(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test.each([
  { page: 1, of: 1, expected: [1] },
  { page: 3, of: 5, expected: [1, 2, 3, 4, 5] },
  { page: 1, of: 6, expected: [1, 2, 3, null, 6] },
  { page: 3, of: 6, expected: [1, 2, 3, null, 6] },
  { page: 4, of: 6, expected: [1, null, 4, 5, 6] },
  { page: 6, of: 6, expected: [1, null, 4, 5, 6] },
  { page: 30, of: 64, expected: [1, null, 30, null, 64] },
  { page: 64, of: 64, expected: [1, null, 62, 63, 64] },
])('page $page of $of offers $expected', ({ page, of, expected }) => {
  expect(paginationSteps(page, of).map(({ to, isGap }) => (isGap ? null : to))).toEqual(expected)
})

test('a gap in the page numbers leads to the middle of the pages it leaves out', () => {
  const gaps = (page: number, of: number) => paginationSteps(page, of).flatMap(({ to, isGap }) => (isGap ? [to] : []))
  expect([gaps(1, 6), gaps(1, 16), gaps(30, 64), gaps(64, 64)]).toEqual([[5], [10], [16, 47], [32]])
  render(<Pagination page={1} pageCount={16} hrefOf={hrefOf} />)
  const gap = screen.getByRole('link', { name: 'Pagina 10' })
  expect([gap.textContent, gap.getAttribute('href')]).toEqual(['…', '/annunci?pagina=10'])
})

test('every page of a hundred is seven clicks away at most, every page of sixteen four', () => {
  const farthest = (of: number) => {
    const clicks = new Map([[1, 0]])
    for (const [from, count] of clicks) {
      const next = [...paginationSteps(from, of).map(({ to }) => to), Math.max(1, from - 1), Math.min(of, from + 1)]
      for (const to of next) if (!clicks.has(to)) clicks.set(to, count + 1)
    }
    expect(clicks.size).toBe(of)
    return Math.max(...clicks.values())
  }
  expect(farthest(16)).toBeLessThanOrEqual(4)
  expect(farthest(100)).toBeLessThanOrEqual(7)
})

test('first, last and current page are always offered, in order, in at most five places', () => {
  for (let of = 1; of <= 40; of++) {
    for (let page = 1; page <= of; page++) {
      const numbers = paginationSteps(page, of)
      const shown = numbers.map(({ to }) => to)
      expect(numbers.length).toBeLessThanOrEqual(5)
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b))
      expect(shown).toEqual(expect.arrayContaining([1, page, of]))
    }
  }
})
