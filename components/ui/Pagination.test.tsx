// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Pagination, paginationNumbers } from './Pagination'

afterEach(cleanup)
const hrefOf = (page: number) => `/annunci?pagina=${page}`

test('every page number is a link of its own, and the current one is marked', () => {
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

test('the first page has no previous one, the last page no next one, and a single page needs no links', () => {
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
  expect(paginationNumbers(page, of)).toEqual(expected)
})

test('first, last and current page are always offered, in order, in at most five places', () => {
  for (let of = 1; of <= 40; of++) {
    for (let page = 1; page <= of; page++) {
      const numbers = paginationNumbers(page, of)
      const shown = numbers.filter((number) => number !== null)
      expect(numbers.length).toBeLessThanOrEqual(5)
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b))
      expect(shown).toEqual(expect.arrayContaining([1, page, of]))
    }
  }
})
