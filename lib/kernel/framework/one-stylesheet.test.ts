// reads: temporary files
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { extractStyles } from './one-stylesheet.mjs'
import { readNotes } from './piece-notes.mjs'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'one-stylesheet-'))
  mkdirSync(path.join(dir, 'components'))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dir, { recursive: true })
})
const output = () => path.join(dir, 'out')
const whys = () => readNotes(output()).map(({ piece, why }) => `${piece}: ${why}`)

type Tap = (compilation: { assets: object }) => Promise<void>
class Replacement {
  apply() {}
}

/** What the piece adds to a build, and what it does when the build is written. */
function builtFor(kind: 'server' | 'browsers', entry: unknown = async () => ({})) {
  const plugins: { apply: (compiler: object) => void }[] = []
  const config = { entry, plugins, module: { rules: [] } }
  const of = kind === 'server' ? { isServer: true, nextRuntime: 'nodejs' } : { isServer: false }
  extractStyles(config, { dir, buildId: 'b', config: { distDir: 'out' }, webpack: { NormalModuleReplacementPlugin: Replacement }, ...of })
  const taps: Tap[] = []
  for (const plugin of plugins) plugin.apply({ hooks: { afterEmit: { tapPromise: (_: string, tap: Tap) => taps.push(tap) } } })
  return async (...assets: string[]) => {
    for (const tap of taps) await tap({ assets: Object.fromEntries(assets.map((name) => [name, {}])) })
  }
}
function writeCollector(text: string) {
  mkdirSync(path.join(output(), 'server'), { recursive: true })
  writeFileSync(path.join(output(), 'server/package.json'), '{"type":"commonjs"}')
  writeFileSync(path.join(output(), 'server/stylesheet.js'), text)
}

test('entries of a build that are no function are noted, and the build is to be made without the piece', () => {
  expect(() => builtFor('server', { main: './a.js' })).toThrow('no function')
  expect(whys()).toEqual(['one-stylesheet: the entries of a build are no function any more'])
})

test('a build for the server that lies elsewhere is noted', async () => {
  await expect(builtFor('server')()).rejects.toThrow('elsewhere')
  expect(whys()).toEqual(['one-stylesheet: Next writes what it has built for the server elsewhere'])
})

test('components that get no name from the compiler are noted', async () => {
  writeCollector('exports.stylesheets = async () => { const { target } = undefined }')
  await expect(builtFor('server')()).rejects.toThrow('compiled in another way')
  expect(whys()).toHaveLength(1)
})

test('a rule that a build cannot know is a fault of our code, not of Next', async () => {
  writeCollector("exports.stylesheets = async () => { throw new Error('the styles of e1 hold a function') }")
  await expect(builtFor('server')()).rejects.toThrow('hold a function')
  expect(whys()).toEqual([])
})

test('a Next that makes no file of the font faces is noted', async () => {
  await expect(builtFor('browsers')('static/chunks/a.js')).rejects.toThrow('font faces')
  expect(whys()).toEqual(['one-stylesheet: Next makes no file of the font faces any more'])
})
