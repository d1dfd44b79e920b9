// reads: lib/, components/, pages/, styles/, scripts/, tools/, e2e/, next.config.js
import { expect, test } from 'vitest'
import { codeOf, findInsides } from './find-insides'

test('nothing outside of lib/kernel/framework uses what Next and React do not publish', () => {
  const code = codeOf(process.cwd())
  expect(code.length).toBeGreaterThan(2_000)
  expect(findInsides(code)).toEqual([])
})

test.each([
  ["import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver.js'", 'a file inside of Next'],
  ["const edge = require('react-dom/server.edge')", 'a file inside of React'],
  ["readFileSync('.next/routes-manifest.json')", 'a manifest of a build'],
  ["const lists = ['_buildManifest.js']", 'a manifest of a build'],
  ["import('../.next/server/pages/index.js')", 'what Next has built for itself'],
  ['const first = /chunks\\/(framework|main)-/', 'the name of a chunk'],
  ["plugins.find((plugin) => plugin.constructor.name === 'BuildManifestPlugin')", 'a plugin by the name of its class'],
  ["settings['process.env.__NEXT_HAS_REWRITES'] = false", 'a name that Next keeps for itself'],
  ["document.getElementById('__next')", 'a name that Next keeps for itself'],
  ['React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', 'a name that React keeps for itself'],
  ['override getScripts(files: Files) {', 'a method of Head'],
  ['Router.router?.sdc', 'the router behind the router'],
  ["address.startsWith('/_next/data/')", 'the address of page data'],
])('planted outside of it, this is found: %s', (text, what) => {
  const planted = (file: string) => findInsides([{ file, text: `\n${text}\n` }])
  expect(planted('lib/market/ads/plain.ts')).toContainEqual({ file: 'lib/market/ads/plain.ts', line: 2, what })
  expect(planted('next.config.js')).toContainEqual({ file: 'next.config.js', line: 2, what })
  expect(planted('lib/kernel/framework/plain.ts')).toEqual([])
})

test('a comment about insides is no use of them, and tests may request page data as a browser does', () => {
  expect(findInsides([{ file: 'lib/a.ts', text: '/** Next answers below /_next/data/… as well. */\n// see next/dist' }])).toEqual([])
  expect(findInsides([{ file: 'e2e/http/a.spec.ts', text: 'await get(`/_next/data/${build}/index.json`)' }])).toEqual([])
})
