// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CategoryStrip } from './CategoryStrip'

afterEach(cleanup)

test.each([
  { path: '/usate', current: 'page', why: 'the page itself' },
  { path: '/usate/fiat/panda', current: 'true', why: 'a model page below it' },
  { path: '/usatesicure', current: null, why: 'only a like-sounding address' },
  { path: '/', current: null, why: 'the home page' },
])('on $path the category «Usate» is marked $current: $why', ({ path, current }) => {
  render(<CategoryStrip path={path} />)
  expect(screen.getByRole('link', { name: 'Usate' }).getAttribute('aria-current')).toBe(current)
})

test('the strip links to the five kinds of car offer', () => {
  render(<CategoryStrip path="/" />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/usate',
    '/km0',
    '/nuove',
    '/noleggio_lungo_termine',
    '/auto_d_epoca',
  ])
})
