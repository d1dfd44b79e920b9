import { readdirSync, readFileSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { loggedPath } from '@/lib/kernel/errors/logged-path'
import { kindsOfAddress } from '@/lib/kernel/framework/test-names'
import { cacheableAddress } from '@/lib/server/page-cache/cacheable-address'
import { prepareRequest } from '@/lib/server/runtime/front/prepare-request.server'
import { isEventBatch, isUpload } from '@/lib/server/runtime/front/request-kinds'
import { staticFolders } from '@/lib/server/runtime/front/static-files.server'
import { livePath, readyPaths } from '@/lib/server/runtime/health.server'
import nextConfig from '../next.config.js'
import { addressTable } from './test-address-table'

const rows = addressTable.flatMap(({ addresses, ...rules }) => addresses.map((name) => ({ name, ...rules })))
const areas = rows.filter(({ name }) => name.endsWith('/*'))
const rowOf = (name: string) => rows.find((row) => row.name === name) ?? areas.find((area) => `${name}/`.startsWith(area.name.slice(0, -1)))

/** The routes of the file tree, by the names that Next gives them. */
const routes = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^_/.test(file))
  .map((file) => `/${file.replace(/\.tsx?$/, '').replace(/(^|\/)index$/, '')}`)
/** An address of the route, with a word in place of each parameter. */
const sampleOf = (route: string) => route.replace(/\/\[\[\.\.\.\w+\]\]/, '').replace(/\[(?:\.\.\.)?\w+\]/g, 'parola') || '/'

/** Whatever opens a port. */
function portOpeners(): string[] {
  return ['lib', 'scripts', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.m?[jt]s$/.test(file) && !/test/.test(file) && /\bcreateServer\(|\.listen\(\d/.test(readFileSync(file, 'utf8')))
      .map((file) => `port ${file}`),
  )
}

/** Found where the program looks for them. `sw.js` is made by a build. */
const answering = [
  ...routes,
  ...[...readdirSync('public').filter((file) => !/^(sw|workbox-.*)\.js$/.test(file)), 'sw.js'].map((file) => `public ${file}`),
  ...[livePath, ...readyPaths],
  ...staticFolders('.').map(({ path }) => path),
  ...kindsOfAddress().map((kind) => `next ${kind}`),
  ...portOpeners(),
]

test('every served address has rules for absence, limits and logs, and no rule lacks an address', () => {
  expect(answering.length).toBeGreaterThan(200)
  expect(answering.filter((name) => !rowOf(name))).toEqual([])
  const used = new Set(answering.map((name) => rowOf(name)?.name))
  expect(rows.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([])
  expect(rows.map(({ name }) => name)).toEqual([...new Set(rows.map(({ name }) => name))])
})

test('every rewrite leads to an address of the table', async () => {
  const { rewrites } = await nextConfig('phase-production-server')
  const led = (await rewrites?.()) ?? []
  const destinations = (Array.isArray(led) ? led : []).map(({ destination }) => destination.replace(/:\w+\*?/g, 'parola'))
  expect(destinations.length).toBeGreaterThan(20)
  const patterns = routes.map((route) => new RegExp(`^${route.replace(/\/\[\[?\.\.\.\w+\]?\]/, '(/.*)?').replace(/\[\w+\]/g, '[^/]+')}$`))
  expect(destinations.filter((address) => !patterns.some((pattern) => pattern.test(address)))).toEqual([])
})

test('each route keeps the rules of its row: cached or not, in which queue, and what a log says of it', () => {
  for (const route of routes) {
    const row = rowOf(route)
    const address = sampleOf(route)
    const writes = ['POST', 'PUT'].map((method) => ({ method, url: address }))
    const holdsSecret = /\[(?:token|code|codice|secret|key)\]/i.test(route) && !openKeys.has(route)
    expect(
      {
        isCached: cacheableAddress(address) !== undefined,
        limit: writes.some(isUpload) ? 'uploads' : writes.some(isEventBatch) ? 'events' : 'pages',
        log: holdsSecret ? 'masked' : 'path',
      },
      route,
    ).toEqual({ isCached: row?.gone === 'market', limit: row?.limit, log: row?.log })
    expect(loggedPath(`${address}?codice=segreto#segreto`), route).toBe(holdsSecret ? address.replace('parola', '[token]') : address)
  }
})
/** Addresses whose keys are names of experiments. */
const openKeys = new Set(['/area-privata/esperimenti/[key]', '/api/v1/pages/private/experiments/[key]'])

function early(method: string, url: string) {
  return prepareRequest(Object.assign(new IncomingMessage(new Socket()), { method, url, rawHeaders: ['Host', 'x'] }))?.status
}

test.each([
  '/_next/image',
  '/_next/image?url=%2Ffoto%2Fx%2F832.webp&w=640&q=75',
  '/_next/image/',
  '/_next//image?url=x',
  '/_next/%69mage?url=x',
  '/_next/./image?url=x',
  '/_next/flight/usate',
  '/_next/mcp',
  '/_next/postponed/resume/x',
  '/_next',
])('%s of Next, which no page uses, is refused in front', (address) => {
  expect(early('GET', address)).toBe(404)
})
