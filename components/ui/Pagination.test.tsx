// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Pagination } from './Pagination'

afterEach(cleanup)
const hrefOf = (page: number) => `/annunci?pagina=${page}`

test('every page number is a link of its own, and the current one is marked', () => {
  render(<Pagination page={2} pageCount={64} hrefOf={hrefOf} />)
  expect(screen.getByRole('link', { name: 'Pagina 64' }).getAttribute('href')).toBe('/annunci?pagina=64')
  expect(screen.getByRole('link', { name: 'Pagina precedente' }).getAttribute('href')).toBe('/annunci?pagina=1')
  expect(screen.getByRole('link', { name: 'Pagina successiva' }).getAttribute('href')).toBe('/annunci?pagina=3')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
})

test('the first page has no previous one, the last page no next one, and a single page needs no links', () => {
  const { rerender } = render(<Pagination page={1} pageCount={3} hrefOf={hrefOf} />)
  expect(screen.queryByRole('link', { name: 'Pagina precedente' })).toBeNull()
  rerender(<Pagination page={3} pageCount={3} hrefOf={hrefOf} />)
  expect(screen.queryByRole('link', { name: 'Pagina successiva' })).toBeNull()
  rerender(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
