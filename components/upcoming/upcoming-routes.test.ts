import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { upcomingRoutes } from './upcoming-routes'

test.each(Object.keys(upcomingRoutes))('the announced route %s has a page', (path) => {
  expect([`pages${path}.tsx`, `pages${path}/index.tsx`].some(existsSync)).toBe(true)
})
