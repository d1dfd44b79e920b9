// reads: temporary files
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBuiltRoutes } from './built-routes.server'
import { isOn, openPieces } from './piece-states.server'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-routes-'))
  openPieces(folder)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  openPieces(folder)
})
const output = () => path.join(folder, '.next')
const writeRoutes = (routes: object) => {
  mkdirSync(output())
  writeFileSync(path.join(output(), 'routes-manifest.json'), JSON.stringify(routes))
}

test('the routes of a build are read as Next writes them', () => {
  const routes = { staticRoutes: [{ page: '/' }], dynamicRoutes: [{ page: '/annuncio/[slug]', regex: '^/annuncio/([^/]+?)$' }] }
  writeRoutes({ version: 3, ...routes, rewrites: { beforeFiles: [], afterFiles: [] } })
  expect(readBuiltRoutes(output())).toMatchObject(routes)
  expect(isOn('route-names')).toBe(true)
})

test.each([
  { why: 'has other names', routes: { pages: [] } },
  { why: 'keeps no pattern', routes: { staticRoutes: [], dynamicRoutes: [{ page: '/a/[b]' }], rewrites: { afterFiles: [] } } },
])('routes that are written in another way are not used, and this is logged: the file $why', ({ routes }) => {
  writeRoutes(routes)
  expect(readBuiltRoutes(output())).toBeUndefined()
  expect(isOn('route-names')).toBe(false)
})

test('a folder without a build has no routes, and no piece is switched off', () => {
  expect(readBuiltRoutes(output())).toBeUndefined()
  expect(isOn('route-names')).toBe(true)
})
